//! Capacities that hide and that show: the Radar Jammer and the Recon Beam.

use crate::support::{Draft, ORTHOGONAL, SPECIAL, Table, duel};

/// What another player sees of the seat's ships on the board: letter, kind and sector.
fn seen(table: &Table, by: usize, of: usize) -> Vec<String> {
    let view = table.seen_by(by);
    let on_board = |ship: &fleet::show::ShipView| {
        Some(format!("{} {} {}", ship.id, ship.kind, ship.sector.as_ref()?))
    };
    view.seats[of - 1].ships.iter().filter_map(on_board).collect()
}

fn jammer() -> Draft {
    duel().ships(1, "mule:radar_jammer_device@a1 cruiser@a2 frigate@a2").ships(2, "cruiser@e5")
}

#[test]
fn fc_cap_05_a_radar_jammer_replaces_allied_ships_by_signals_and_adds_a_decoy() {
    let mut table = jammer().rolled(1, "go").table();
    // The letters b, c and d are mixed: each keeps its own.
    table.roll("activate a radar_jammer go a2", &[2, 1]);
    assert_eq!(
        seen(&table, 2, 1),
        ["a mule a1", "b signal a2", "c signal a2", "d signal a2"],
        "only the activation sector"
    );
    assert_eq!(
        seen(&table, 1, 1)[1..],
        ["b cruiser a2", "c frigate a2", "d decoy a2"],
        "their player knows them"
    );
    let draft = duel().ships(1, "mule:radar_jammer_device@d5 cruiser@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a radar_jammer go e5");
    assert_eq!(seen(&table, 1, 2), ["a cruiser e5"], "enemies stay what they are");
}

#[test]
fn fc_cap_06_a_radar_jammer_acts_at_once_each_turn_and_on_arrivals() {
    let draft = duel().ships(1, "mule:radar_jammer_device@a1 cruiser@c2").ships(2, "frigate@b3");
    let mut table = draft.rolled(1, "go bo").bridge(2, "ro rd").table();
    table.play("activate a radar_jammer go b1");
    assert_eq!(seen(&table, 2, 1).len(), 2, "nobody is there");
    table.play("move bo c2 c1");
    table.pass_turn().play_all(&["end"; 3]).roll("roll bbb", &[ORTHOGONAL; 3]);
    // Letters b and c are mixed, the cruiser becomes c.
    table.roll("move bo c1 b1", &[0]);
    assert_eq!(seen(&table, 2, 1), ["a mule a1", "b signal b1", "c signal b1"], "on arrival");
    assert_eq!(seen(&table, 1, 1)[1..], ["b decoy b1", "c cruiser b1"]);
}

#[test]
fn fc_cap_06_a_radar_jammer_hides_again_at_the_start_of_its_owners_turn() {
    let draft = jammer().ships(2, "frigate@b3").bridge(2, "rd");
    let mut table = draft.rolled(1, "go").table();
    table.roll("activate a radar_jammer go a2", &[2, 1]);
    table.pass_turn();
    table.play("scan rd* b3 a2");
    assert_eq!(seen(&table, 1, 1).len(), 3, "the decoy is gone");
    assert_eq!(seen(&table, 2, 1)[1..], ["b cruiser a2", "c frigate a2"]);
    table.play("end").roll("end", &[2, 1]);
    assert_eq!(seen(&table, 2, 1)[1..], ["b signal a2", "c signal a2", "d signal a2"]);
}

#[test]
fn fc_cap_06_what_goes_on_from_there_is_the_same_ship() {
    let draft = duel().ships(1, "mule:radar_jammer_device@a1 frigate@c2").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go bo bo").table();
    table.play("activate a radar_jammer go b1").play("move bo c2 c1").play("stop");
    table.roll("move bo c1 b1", &[0]);
    assert_eq!(seen(&table, 1, 1)[1..], ["b decoy b1", "c frigate b1"]);
    table.play("onward b2");
    assert_eq!(seen(&table, 2, 1)[1..], ["b signal b1", "c frigate b2"]);
}

fn beam() -> Draft {
    duel().ships(1, "mule:recon_beam_device@a1 cruiser@e1")
}

#[test]
fn fc_cap_14_a_recon_beam_shows_everything_on_a_whole_line() {
    let draft = beam().ships(2, "cruiser@a3 ?frigate@a4 ?cruiser@a5 ?frigate@b5");
    let mut table = draft.sectors("asteroid_field@a2").rolled(1, "go").table();
    table.play("activate a recon_beam go a2").play("sight column");
    assert_eq!(
        seen(&table, 1, 2),
        ["a cruiser a3", "b frigate a4", "c cruiser a5", "d signal b5"],
        "through ships and special sectors"
    );
}

#[test]
fn fc_cap_15_signals_on_the_line_are_revealed_as_long_as_the_beam_works() {
    let draft = beam().ships(2, "?frigate@c2 ?frigate@c5");
    let mut table = draft.rolled(1, "go").bridge(2, "bo bo").table();
    table.play("activate a recon_beam go a2").play("sight row");
    assert_eq!(seen(&table, 1, 2), ["a frigate c2", "b signal c5"]);
    assert_eq!(table.view().capacities[0].line, Some("row"));
    table.pass_turn();
    table.play("move bo* c5 c4").play("stop");
    assert_eq!(seen(&table, 1, 2)[1], "b signal c4");
    table.play("move bo* c4 c3").play("onward d3");
    assert_eq!(seen(&table, 1, 2)[1], "b frigate d3", "Ionic Propulsion shows it anyway");
    let draft = beam().ships(2, "?cruiser@c3 ?frigate@e5").bridge(2, "bo");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a recon_beam go a2").play("sight row");
    assert_eq!(seen(&table, 1, 2)[0], "a signal c3");
    table.pass_turn();
    table.play("move bo* c3 c2");
    assert_eq!(seen(&table, 1, 2)[0], "a cruiser c2", "by itself");
}

#[test]
fn fc_cap_16_a_recon_beam_lays_all_sectors_of_the_line_in_the_fog() {
    let draft = beam().options("fog_of_war").ships(2, "cruiser@e5").rolled(1, "go");
    let mut table = draft.table();
    table.play("activate a recon_beam go a2");
    table.play_as(1, "sight row", &[ORTHOGONAL, SPECIAL, 1, 1, 1], &["gas_cloud"]);
    let view = table.view();
    assert!(view.fog.iter().all(|at| !at.ends_with('2')), "{:?}", view.fog);
    assert_eq!(view.fog.len(), 10);
    assert_eq!((view.sectors[0].sector.as_str(), view.sectors[0].kind), ("b2", "gas_cloud"));
}

#[test]
fn fc_cap_17_the_owner_chooses_a_line_of_the_die_through_the_activation_sector() {
    let draft = beam().ships(2, "?cruiser@b4 ?frigate@c1");
    let mut table = draft.clone().rolled(1, "gd").table();
    table.play("activate a recon_beam gd b2");
    assert_eq!((table.asked(), table.rest("sight ")), (1, vec!["falling".into(), "rising".into()]));
    assert_eq!(table.refusal("sight row"), "FC-CAP-17");
    assert_eq!(table.refusal("end"), "FC-CAP-17");
    table.play("sight falling");
    assert_eq!(table.view().capacities[0].sectors, ["c1", "b2", "a3"], "both ways to the edges");
    assert_eq!(seen(&table, 1, 2), ["a signal b4", "b frigate c1"]);
    let mut table = draft.rolled(1, "gm").table();
    table.play("activate a recon_beam gm b2");
    assert_eq!(table.rest("sight "), ["column", "falling", "rising", "row"]);
    table.play("sight column").pass_turn();
    table.play("end").play("end");
    table.roll("reprogram 1a recon_beam b2", &[ORTHOGONAL]);
    assert_eq!(table.rest("sight "), ["column", "row"], "another die, another choice");
}

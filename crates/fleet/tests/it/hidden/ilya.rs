//! Ilya Kai Suhn: ships become Signals in the middle of a battle.

use crate::support::{Draft, ORTHOGONAL, Table, duel, teams};

/// Ilya leads Phebe, in the south.
fn ilya() -> Draft {
    duel().led_by(1, "ilya_kai_suhn")
}

/// What the other player sees of Phebe's ships on the board.
fn kinds(table: &Table) -> Vec<&'static str> {
    let view = table.seen_by(2);
    let there = view.seats[0].ships.iter().filter(|ship| ship.sector.is_some());
    there.map(|ship| ship.kind).collect()
}

#[test]
fn fc_cmd_10_after_a_special_in_reaction_ships_become_signals_with_a_decoy() {
    let mut table = ilya()
        .ships(1, "battleship:drones@c3 frigate@c3 destroyer@a1")
        .ships(2, "frigate@c4 cruiser@e5 cruiser@e4")
        .active(2)
        .rolled(2, "ro")
        .bridge(1, "rs")
        .table();
    table.play("attack ro c4 1a").play("counter rs* 2a");
    assert_eq!((table.asked(), table.actions()), (1, vec!["keep".into(), "veil c3".into()]));
    assert_eq!(table.refusal("veil a1"), "FC-CMD-10");
    // The letters a, b and d are mixed: the last one keeps its own, then the second.
    table.roll("veil c3", &[2, 1]);
    assert_eq!(kinds(&table), ["signal", "signal", "destroyer", "signal"]);
    assert_eq!(table.seen_by(1).seats[0].ships[3].kind, "decoy");
}

#[test]
fn fc_cmd_10_she_need_not_and_other_reactions_do_not_allow_it() {
    let draft = ilya()
        .ships(1, "battleship:drones@c3")
        .ships(2, "frigate@c4 cruiser@e5 cruiser@e4")
        .active(2)
        .rolled(2, "ro")
        .bridge(1, "rs go");
    let mut declined = draft.clone().table();
    declined.play_all(&["attack ro c4 1a", "counter rs* 2a", "keep"]);
    assert_eq!(kinds(&declined), ["battleship"]);
    let mut shielded = draft.table();
    shielded.play_all(&["attack ro c4 1a", "shield go* c4"]);
    assert_ne!(shielded.question(), "question-fleet-veil");
}

#[test]
fn fc_cmd_11_a_drain_allows_one_sector() {
    let mut table = ilya()
        .ships(1, "cruiser@b1 frigate@c1")
        .ships(2, "frigate@e5")
        .rolled(1, "gs")
        .bridge(2, "go")
        .table();
    table.play("drain gs 2");
    assert_eq!(table.actions(), ["keep", "veil b1", "veil c1"]);
    table.roll("veil b1", &[0]);
    assert_eq!(kinds(&table), ["signal", "frigate", "signal"]);
    assert_eq!(table.seen_by(1).seats[0].ships[0].kind, "decoy", "they changed letters");
}

#[test]
fn fc_cmd_12_a_turn_without_a_result_allows_one_sector() {
    let draft = ilya().ships(1, "cruiser@b1").ships(2, "frigate@e5").rolled(1, "bo go");
    let mut idle = draft.clone().table();
    idle.play("end");
    assert_eq!((idle.phase(), idle.actions()), ("bridge", vec!["keep".into(), "veil b1".into()]));
    idle.roll("veil b1", &[1]);
    assert_eq!(kinds(&idle), ["signal", "signal"]);
    let mut busy = draft.table();
    busy.play_all(&["move bo b1 b2", "end"]);
    assert_eq!(busy.question(), "question-fleet-bridge");
}

#[test]
fn fc_cmd_12_an_activation_uses_a_result() {
    let draft = ilya().ships(1, "mule:repair_drone_device@b2 cruiser@c3").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a repair_drone go b3").play("end");
    assert_eq!(table.question(), "question-fleet-bridge", "she is not asked");
}

#[test]
fn fc_cmd_12_a_fleet_has_four_decoys_in_play_at_most() {
    let line = "cruiser@a1 cruiser@b1 cruiser@c1 cruiser@d1 cruiser@e1";
    let mut table = ilya().ships(1, line).ships(2, "frigate@e5").table();
    let mut hide = |sector: &str, dice: &[u32]| {
        let veil = format!("veil {sector}");
        while !table.actions().contains(&veil) {
            match table.phase() {
                "energy" => table.roll("roll bbb", &[ORTHOGONAL; 3]),
                _ => table.play("end"),
            };
        }
        table.roll(&veil, dice);
        let ships = &table.seen_by(1).seats[0].ships;
        let decoys = ships.iter().filter(|ship| ship.kind == "decoy").count();
        (decoys, kinds(&table).iter().filter(|kind| **kind == "signal").count())
    };
    let four = ["a1", "b1", "c1", "d1"].map(|sector| hide(sector, &[1]));
    assert_eq!(four, [(1, 2), (2, 4), (3, 6), (4, 8)]);
    assert_eq!(hide("e1", &[]), (4, 9), "the cruiser is hidden, and alone");
}

#[test]
fn fc_cmd_13_signals_are_used_in_any_battle_and_squadrons_never_replaced() {
    let mut table = ilya()
        .ships(1, "carrier@b1 interceptor_squadron@b1")
        .ships(2, "frigate@e5 cruiser@b2")
        .table();
    table.play("end").roll("veil b1", &[1]);
    assert_eq!(kinds(&table), ["signal", "interceptor_squadron", "signal"]);
    assert_eq!(table.active(), 2, "there is nothing on her bridge");
}

#[test]
fn fc_cmd_14_after_a_retreat_the_new_sector_counts() {
    let mut table = ilya()
        .ships(1, "cruiser@c3 frigate@b2")
        .ships(2, "frigate@c4 cruiser@e5 cruiser@e4")
        .active(2)
        .rolled(2, "ro")
        .bridge(1, "bs")
        .table();
    table.play("attack ro c4 1a").play("retreat bs* c2");
    assert_eq!(table.actions(), ["keep", "veil c2"]);
    table.roll("veil c2", &[1]);
    assert_eq!(table.at(1, "a").as_deref(), Some("c2"));
    assert_eq!(kinds(&table), ["signal", "frigate", "signal"]);
}

#[test]
fn fc_cmd_14_a_gravity_field_carries_the_camouflage_on() {
    let mut table = ilya()
        .ships(1, "cruiser@c3 frigate@b2")
        .ships(2, "frigate@c4 cruiser@e5 cruiser@e4")
        .sectors("gravity_field@c2")
        .active(2)
        .rolled(2, "ro")
        .bridge(1, "bs")
        .table();
    table.play("attack ro c4 1a").roll("retreat bs* c2", &[ORTHOGONAL]);
    table.play("drift c1");
    assert_eq!((table.asked(), table.actions()), (1, vec!["keep".into(), "veil c1".into()]));
    assert_eq!(table.refusal("veil c2"), "FC-CMD-10");
    table.roll("veil c1", &[1]);
    assert_eq!(kinds(&table), ["signal", "frigate", "signal"]);
}

#[test]
fn fc_cmd_10_every_occasion_is_named_when_a_sector_is_refused() {
    let draft = ilya().ships(1, "cruiser@b1").ships(2, "frigate@e5").bridge(2, "go");
    let mut drained = draft.clone().rolled(1, "gs").table();
    drained.play("drain gs 2");
    assert_eq!((drained.refusal("veil c3"), drained.refusal("end")), ("FC-CMD-11", "FC-CMD-11"));
    let mut idle = draft.rolled(1, "bo").table();
    idle.play("end");
    assert_eq!((idle.refusal("veil c3"), idle.refusal("end")), ("FC-CMD-12", "FC-CMD-12"));
}

#[test]
fn fc_cmd_10_a_special_that_an_optimizer_reads_as_a_shield_counts() {
    let ships = "cruiser@c3";
    let draft = teams().led_by(3, "ilya_kai_suhn").ships(3, ships).ships(2, "cruiser@c4");
    let draft = draft.ships(1, "advantage:energy_device@c2").ships(4, "cruiser@h5");
    let mut table = draft.rolled(1, "go").bridge(2, "ro").bridge(3, "gs").table();
    table.play("activate a energy_optimizer go c3").pass_turn();
    table.play("attack ro* c4 3a").play("shield gs*~ c4");
    assert_eq!((table.asked(), table.actions()), (3, vec!["keep".into(), "veil c3".into()]));
}

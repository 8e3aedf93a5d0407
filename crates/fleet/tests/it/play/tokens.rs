//! What special weapons leave on the board, and when it goes.

use fleet::Setup;

use crate::support::{Draft, MULTI, ORTHOGONAL, SPECIAL, Table, draft, duel, scenario};

fn tokens(table: &Table) -> Vec<String> {
    let view = table.view();
    view.tokens.iter().map(|token| format!("{}@{}", token.kind, token.sector)).collect()
}

/// Ends the turn of the seat that is asked and rolls useless dice for the next one.
fn next_turn(table: &mut Table, dice_at_start: &[u32]) {
    table.play("end");
    if table.phase() == "bridge" {
        table.roll("end", dice_at_start);
    }
}

#[test]
fn fc_wpn_16_one_red_multi_for_the_drones_of_each_weapon() {
    let draft = duel().ships(1, "battleship:drones@c3 battleship:drones@d3").rolled(1, "rs bs");
    let draft = draft.ships(2, "cruiser@c5 cruiser@e5").bridge(1, "gs gs").bridge(2, "rm");
    let mut table = draft.table();
    table.play("weapon a rs bs 2a").play("weapon b gs* gs* 2a").play("end");
    assert_eq!(table.hull(2, "a"), 14, "both bite");
    table.roll("roll rgg", &[MULTI, 1, 1]);
    assert_eq!(table.rest("shake "), ["rm a", "rm* a"], "each result once");
    table.play("shake rm* a");
    assert_eq!(table.view().tokens[0].carrier, "1b", "those that came first are gone");
    table.play("shake rm a");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_wpn_28_mines_are_taken_off_one_by_one() {
    let draft = duel().ships(1, "battleship:minefields@c3").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "rs bs").bridge(1, "go").table();
    table.play("weapon a rs bs c4").play("mine c4").play("end");
    assert_eq!(table.rest("sweep "), ["c4"]);
    table.play("sweep c4");
    assert_eq!(tokens(&table), ["mine@c4"], "the other one may stay");
    table.play("sweep c4");
    assert!(tokens(&table).is_empty());
}

/// The Salvage, with a Battleship that can leave the zone from a1.
fn salvage(weapon: &str) -> Draft {
    let fleets = scenario("the_salvage", "cruiser", "cruiser");
    let draft = draft(Setup { terrain: Some(Vec::new()), ..fleets }).containers("a1=1 c3=2");
    let draft = draft.ships(1, &format!("battleship:{weapon}@a1 cruiser@e1"));
    draft.ships(2, "cruiser@b2 cruiser@e5").rolled(1, "rs bs bo")
}

#[test]
fn fc_wpn_34_a_bomb_goes_with_a_launcher_that_leaves_for_good() {
    for (weapon, target) in [("gamma_bomb", "b2"), ("sanctuary", "none")] {
        let mut table = salvage(weapon).table();
        table.play(&format!("weapon a rs bs {target}"));
        assert_eq!(table.view().tokens.len(), 1, "{weapon}");
        table.play("flee bo a1");
        assert!(tokens(&table).is_empty(), "{weapon}: {:?}", tokens(&table));
    }
}

#[test]
fn fc_fac_31_a_prize_leaves_its_tokens_behind() {
    let draft = duel().faction(1, "scavengers", "destroyer destroyer").active(2);
    let draft = draft.ships(1, "destroyer@c3 destroyer@c3 frigate@c3 destroyer@a1");
    let draft = draft.ships(2, "battleship:gamma_bomb@c4 battleship:drones@e5 cruiser@e4");
    let mut table = draft.bridge(1, "rs bs").rolled(2, "rs bs").table();
    table.play("weapon a rs bs c2").play("end").roll("roll ggg", &[1; 3]);
    assert_eq!(tokens(&table), ["gamma_bomb@c2"]);
    table.play("board c3 rs* bs* 2a").play("ships ab");
    assert!(tokens(&table).is_empty(), "nobody explodes it any more");
}

#[test]
fn fc_wpn_42_the_rampart_ends_before_the_sectors_are_tested() {
    let draft = duel().ships(1, "battleship:rampart_of_coeos@c3 frigate@d4=1").rolled(1, "rs bs");
    let mut table = draft.ships(2, "cruiser@a5").sectors("asteroid_field@d4").table();
    table.play("weapon a rs bs none").play("end").roll("roll ggg", &[ORTHOGONAL; 3]);
    next_turn(&mut table, &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c3=24"], "the asteroids come after it");
}

#[test]
fn fc_wpn_35_the_sanctuary_ends_before_squadrons_fly() {
    let ships = "battleship:sanctuary@c3 carrier@a1 interceptor_squadron@a2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "rs bs");
    let mut table = draft.table();
    table.play("weapon a rs bs none").play("end").roll("roll ggg", &[ORTHOGONAL; 3]);
    assert_eq!(tokens(&table), ["sanctuary@c3"]);
    next_turn(&mut table, &[]);
    assert_eq!((table.active(), table.question()), (1, "question-fleet-impulse"));
    assert!(tokens(&table).is_empty());
}

/// The goal of a Vortex Gate is not aimed at: only the sector that the ships leave is.
#[test]
fn fc_wpn_53_a_vortex_gate_may_lead_into_a_sanctuary() {
    let ships = "battleship:sanctuary@c3 battleship:vortex_gate@a1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@b2 cruiser@e5").rolled(1, "rs bs");
    let mut table = draft.bridge(1, "gs gs").table();
    table.play("weapon a rs bs none");
    assert_eq!(table.refusal("weapon b gs* gs* b2"), "FC-WPN-53", "b2 is sheltered");
    table.play("weapon b gs* gs* a1").play("jump d4");
    assert_eq!(table.at(1, "b").as_deref(), Some("d4"));
}

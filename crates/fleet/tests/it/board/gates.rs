//! Gates and several zones.

use fleet::{FleetCommander, Setup};
use kernel::Present as _;

use crate::support::{
    DIAGONAL, ORTHOGONAL, SPECIAL, Table, draft, duel, fleet_of, refused_setup, two_zones,
};

#[test]
fn fc_gat_01_gates_work_in_pairs_both_ways() {
    let draft =
        duel().ships(1, "cruiser@a1").ships(2, "cruiser@c5").gates("a1-e4").rolled(1, "bs bs");
    let mut table = draft.table();
    table.play("gate bs a1 e4").play("gate bs e4 a1");
    assert_eq!(table.at(1, "a").as_deref(), Some("a1"));
    let many = Setup { gates: Some(5), ..Setup::first_battle() };
    assert_eq!(refused_setup(&many), "FC-GAT-01", "four letters");
}

#[test]
fn fc_gat_02_ships_must_be_on_the_gate() {
    let draft =
        duel().ships(1, "cruiser@a2").ships(2, "cruiser@c5").gates("a1-e4").rolled(1, "bo bs");
    let table = draft.table();
    assert_eq!(table.refusal("gate bo a1 e5"), "FC-GAT-02");
    assert_eq!(table.refusal("gate bo a2 e5"), "FC-GAT-02");
}

#[test]
fn fc_gat_03_a_blue_direction_is_the_exit_direction() {
    let draft =
        duel().ships(1, "cruiser@a1").ships(2, "cruiser@c5").gates("a1-d3").rolled(1, "bo ro");
    let table = draft.table();
    assert_eq!(table.rest("gate bo a1 "), ["c3", "d2", "d4", "e3"]);
    assert_eq!(table.refusal("gate ro a1 d4"), "FC-GAT-03");
}

#[test]
fn fc_gat_04_all_or_part_of_the_ships_go() {
    let draft = duel().ships(1, "cruiser@a1 destroyer@a1").ships(2, "cruiser@c5").gates("a1-d3");
    let mut table = draft.rolled(1, "bo").table();
    table.play("gate bo a1 d4").play("ships b");
    assert_eq!(table.ships(1), ["a@a1=18", "b@d4=12"]);

    let draft = duel().ships(1, "cruiser@a1 destroyer@a1").ships(2, "cruiser@c5").gates("a1-d3");
    let mut table = draft.rolled(1, "bd").table();
    assert_eq!(table.rest("gate bd a1 "), ["c2", "c4", "e2", "e4"], "in the direction of the die");
    table.play("gate bd a1 e2");
    assert_eq!(table.rest("ships "), ["a", "ab", "b"]);
    table.play("ships ab");
    assert_eq!(table.ships(1), ["a@e2=18", "b@e2=12"], "all of them");
}

#[test]
fn fc_gat_05_a_special_leads_onto_the_partner() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c5").gates("a1-d3").rolled(1, "bs");
    let mut table = draft.table();
    assert_eq!(table.rest("gate "), ["bs a1 d3"]);
    table.play("gate bs a1 d3");
    assert_eq!(table.at(1, "a").as_deref(), Some("d3"));
}

#[test]
fn fc_gat_06_the_exit_on_a_special_sector_counts() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c5").gates("a1-d3").rolled(1, "bo");
    let mut table = draft.sectors("asteroid_field@d4").table();
    table.roll("gate bo a1 d4", &[SPECIAL]);
    assert_eq!(table.hull(1, "a"), 15);
}

#[test]
fn fc_gat_07_they_may_attack_and_move_in_the_same_turn() {
    let draft =
        duel().ships(1, "cruiser@a1").ships(2, "cruiser@d5").gates("a1-d3").rolled(1, "bo ro bd");
    let mut table = draft.table();
    table.play("gate bo a1 d4").play("attack ro d4 2a").play("move bd d4 e3");
    assert_eq!((table.hull(2, "a"), table.at(1, "a").as_deref()), (15, Some("e3")));
}

#[test]
fn fc_gat_08_an_exit_that_is_not_open_is_refused() {
    let draft = duel().ships(1, "cruiser@a1 battleship:drones@e3").ships(2, "cruiser@d4");
    let table = draft.gates("a1-d3").rolled(1, "bo").table();
    assert_eq!(table.rest("gate bo a1 "), ["c3", "d2"]);
    assert_eq!(table.refusal("gate bo a1 d4"), "FC-GAT-08");
    assert_eq!(table.refusal("gate bo a1 e3"), "FC-GAT-08", "too full");
    assert_eq!(table.refusal("gate bo/ a1 c4"), "FC-TURN-09", "there is no special to turn it");
}

fn zones() -> Setup {
    let fleets = vec![fleet_of("phebe", "frigate cruiser"), fleet_of("amycles", "destroyer")];
    Setup {
        zones: vec!["4x4".to_owned(), "4x4".to_owned()],
        first: Some(1),
        terrain: Some(Vec::new()),
        ..Setup::battle(fleets)
    }
}

#[test]
fn fc_gat_09_camps_place_gates_in_turn_each_in_another_zone() {
    let mut table = Table::start(&zones(), &[]);
    assert_eq!((table.asked(), table.rest("portal ").len()), (1, 32), "any neutral sector");
    table.play("portal b2");
    assert_eq!((table.asked(), table.rest("portal ").len()), (2, 16));
    assert_eq!(table.refusal("portal c3"), "FC-GAT-09", "the same zone");
    table.play("portal g3");
    assert_eq!(table.question(), "question-fleet-deploy");
    assert_eq!(table.view().gates, [("b2".to_owned(), "g3".to_owned())]);
}

#[test]
fn fc_gat_10_every_zone_is_linked_at_the_end() {
    let three = Setup { zones: vec!["4x4".to_owned(); 3], gates: Some(1), ..zones() };
    let mut table = Table::start(&three, &[]);
    table.play("portal b2").play("portal g3");
    assert_eq!(
        table.question(),
        "question-fleet-portal",
        "the third zone is not linked: one more pair"
    );
    table.play("portal b3").play("portal l3");
    assert_eq!(table.question(), "question-fleet-deploy");
}

#[test]
fn fc_gat_01_four_pairs_of_gates_link_four_zones() {
    let four = Setup { zones: vec!["4x4".to_owned(); 4], gates: Some(4), ..zones() };
    let mut table = Table::start(&four, &[]);
    for at in ["b2", "g2", "l2", "q2", "b3", "l3", "g3", "q3"] {
        assert_eq!(table.question(), "question-fleet-portal", "{at}");
        table.play(&format!("portal {at}"));
    }
    assert_eq!(table.question(), "question-fleet-deploy");
    let pairs = [("b2", "g2"), ("l2", "q2"), ("b3", "l3"), ("g3", "q3")];
    assert_eq!(table.view().gates, pairs.map(|(one, two)| (one.to_owned(), two.to_owned())));
    let told = format!("{:?}", FleetCommander::describe(&table.view()));
    assert!(told.contains(r#"Text("W")"#), "the last pair has a letter too");
    let five = Setup { zones: vec!["4x4".to_owned(); 4], gates: Some(5), ..zones() };
    assert_eq!(refused_setup(&five), "FC-GAT-01");
}

/// What lies behind a gate of the fourth pair is reached like what lies behind any other.
#[test]
fn fc_gat_04_ships_go_from_the_first_zone_to_the_fourth() {
    let zones = vec!["6x5".to_owned(); 4];
    let draft = draft(Setup { zones, ..self::zones() }).ships(1, "cruiser@a1");
    let mut table =
        draft.ships(2, "cruiser@h1").gates("b5-h5 i5-o5 p5-v5 a1-aa5").rolled(1, "bo").table();
    assert_eq!(table.rest("gate bo a1 "), ["aa4", "z5"]);
    table.play("gate bo a1 aa4");
    assert_eq!(table.at(1, "a").as_deref(), Some("aa4"));
}

#[test]
fn fc_gat_11_one_or_two_shortcuts_in_a_single_zone() {
    for (seats, zone) in [(4, "8x5"), (6, "12x5")] {
        let fleets = vec![fleet_of("phebe", "cruiser"); seats];
        let setup = |gates| Setup {
            mode: "teams".to_owned(),
            zones: vec![zone.to_owned()],
            gates: Some(gates),
            terrain: Some(Vec::new()),
            first: Some(1),
            ..Setup::battle(fleets.clone())
        };
        let mut table = Table::start(&setup(2), &[]);
        for (camp, at) in [(1, "a3"), (2, "a2"), (1, "h1"), (2, "h5")] {
            assert_eq!((table.asked() + 1) % 2, (camp + 1) % 2, "camps in turn");
            table.play(&format!("portal {at}"));
        }
        let gates = [("a3", "a2"), ("h1", "h5")].map(|(one, two)| (one.to_owned(), two.to_owned()));
        assert_eq!(table.view().gates, gates, "wherever they like");
        assert_eq!(table.question(), "question-fleet-deploy");
        let mut table = Table::start(&setup(1), &[]);
        table.play("portal a3").play("portal a2");
        assert_eq!(table.question(), "question-fleet-deploy");
        assert_eq!(refused_setup(&setup(3)), "FC-GAT-11");
    }
}

#[test]
fn fc_gat_12_a_gate_is_occupied_and_crossed_like_an_empty_sector() {
    let draft =
        duel().ships(1, "cruiser@a1").ships(2, "cruiser@c5").gates("a2-e5").rolled(1, "bo bo");
    let mut table = draft.table();
    table.play("move bo a1 a2").play("move bo a2 a3");
    assert_eq!(table.at(1, "a").as_deref(), Some("a3"));
}

#[test]
fn fc_gat_14_a_jump_is_one_of_the_two_plays_of_ionic_ships() {
    let draft = duel().ships(1, "frigate@a1").ships(2, "cruiser@c5").gates("a1-d3").rolled(1, "bo");
    let mut table = draft.clone().table();
    table.play("gate bo a1 d4").play("onward e4");
    assert_eq!(
        (table.at(1, "a").as_deref(), table.question()),
        (Some("e4"), "question-fleet-actions")
    );
    let draft = duel().ships(1, "frigate@a2").ships(2, "cruiser@c5").gates("a1-d3").rolled(1, "bo");
    let mut table = draft.table();
    table.play("move bo a2 a1").play("through d2");
    assert_eq!(table.at(1, "a").as_deref(), Some("d2"), "or the second");
}

#[test]
fn fc_rng_05_gates_do_not_block_a_ranged_attack() {
    let draft =
        duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3").gates("c2-e5").rolled(1, "ro ro");
    assert_eq!(draft.table().rest("attack ro+ro "), ["c1 c2 2a"]);
    let draft = duel().ships(1, "battleship:proton_beam@c1").ships(2, "cruiser@c3").gates("c2-e5");
    assert!(draft.rolled(1, "rs bs").table().rest("weapon ").is_empty(), "they do block a weapon");
}

#[test]
fn fc_zon_01_tokens_are_kept_only_in_the_carriers_zone() {
    let draft =
        two_zones().ships(1, "battleship:sanctuary@a1").ships(2, "cruiser@i4").gates("a1-g2");
    let mut table = draft.rolled(1, "rs rs bs").table();
    table.play("weapon a rs rs none");
    assert_eq!(table.view().tokens.len(), 1);
    table.play("gate bs a1 g2");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_zon_02_interdictor_mines_and_drones_go_when_the_carrier_leaves() {
    for weapon in ["interdictor", "minefields", "drones"] {
        let target = if weapon == "drones" { "2a" } else { "a2" };
        let ships = format!("battleship:{weapon}@a1");
        let draft = two_zones().ships(1, &ships).ships(2, "cruiser@c2").gates("a1-g2");
        let mut table = draft.rolled(1, "rs rs bs").table();
        table.play(&format!("weapon a rs rs {target}"));
        if weapon == "minefields" {
            table.play("stop");
        }
        table.play("gate bs a1 g2");
        assert!(table.view().tokens.is_empty(), "{weapon}");
        assert_eq!(table.event_names(), ["ResultUsed", "ShipsMoved", "TokenLost"], "{weapon}");
    }
}

#[test]
fn fc_zon_03_drones_return_when_their_victim_leaves() {
    let draft = two_zones().ships(1, "cruiser@a1").ships(2, "battleship:drones@c2").gates("a1-g2");
    let mut table = draft.active(2).rolled(2, "rs bs").bridge(1, "bs").table();
    table.play("weapon a rs bs 1a").play("end").roll("roll ggg", &[1; 3]);
    table.play("gate bs* a1 g2");
    assert!(table.view().tokens.is_empty());
    assert_eq!(table.event_names(), ["ResultUsed", "ShipsMoved", "TokenLost"]);
}

#[test]
fn fc_zon_04_only_a_vortex_gate_reaches_another_zone() {
    let draft =
        two_zones().ships(1, "battleship:vortex_missiles@a1").ships(2, "cruiser@g2 cruiser@c3");
    let table = draft.rolled(1, "rs bs").table();
    assert_eq!(table.rest("weapon a rs bs "), ["2b"]);
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-ZON-04");
    let draft = two_zones().ships(1, "battleship:vortex_gate@a1").ships(2, "cruiser@g2");
    let mut table = draft.rolled(1, "rs bs").table();
    table.play("weapon a rs bs a1").play("jump i4");
    assert_eq!(table.at(1, "a").as_deref(), Some("i4"));
}

#[test]
fn fc_zon_05_one_edge_of_one_zone_fixed_by_the_first_ship() {
    let fleets =
        vec![fleet_of("phebe", "frigate destroyer cruiser"), fleet_of("amycles", "frigate")];
    let setup = Setup { fleets, ..zones() };
    let mut table = Table::start(&setup, &[]);
    table.play("portal b2").play("portal g3");
    assert_eq!(table.rest("deploy a ").len(), 24, "every edge");
    table.play("deploy a f1");
    assert_eq!(table.refusal("deploy a f1"), "FC-OCC-02", "an enemy has come there");
    table.play("deploy a a4");
    assert_eq!(table.refusal("deploy b a1"), "FC-ZON-05", "another zone");
    assert_eq!(table.refusal("deploy b i3"), "FC-ZON-05", "another edge");
    assert_eq!(
        table.rest("deploy b "),
        ["f1", "f2", "f3", "f4", "g1", "h1", "i1"],
        "a corner leaves two"
    );
    table.play("deploy b f3");
    assert_eq!(table.rest("deploy c "), ["f1", "f2", "f3", "f4"]);
}

#[test]
fn fc_zon_05_four_players_each_take_an_edge_of_zones_of_sixteen_sectors() {
    for zones in [2, 3, 4] {
        let setup = Setup {
            mode: "teams".to_owned(),
            zones: vec!["4x4".to_owned(); zones],
            ..Setup::battle(vec![fleet_of("phebe", "cruiser cruiser destroyer frigate"); 4])
        };
        let mut most = 0;
        let table = Table::playout(&setup, 7, |table| {
            most = most.max((1..=4).map(|seat| table.ships(seat).len()).sum());
        });
        assert_eq!((most, table.is_over()), (16, true), "{zones} zones");
    }
}

#[test]
fn fc_zon_06_no_ship_on_a_special_sector_of_the_edge() {
    let terrain = Some(vec!["gas_cloud@a2".to_owned()]);
    let mut table = Table::start(&Setup { terrain, ..zones() }, &[]);
    table.play("portal b2").play("portal g3");
    assert_eq!(table.refusal("deploy a a2"), "FC-SETUP-13");
}

#[test]
fn fc_zon_07_orders_in_any_zone_with_the_same_dice() {
    let draft =
        two_zones().ships(1, "cruiser@a1 cruiser@f1").ships(2, "cruiser@d4").rolled(1, "bo bo");
    let mut table = draft.table();
    table.play("move bo a1 a2").play("move bo f1 f2");
    assert_eq!(table.ships(1), ["a@a2=18", "b@f2=18"]);
}

#[test]
fn sectors_of_different_zones_are_never_adjacent() {
    let draft = two_zones().ships(1, "cruiser@d2").ships(2, "cruiser@f2").rolled(1, "bm rm rm");
    let table = draft.table();
    assert_eq!(table.rest("move bm d2 "), ["c1", "c2", "c3", "d1", "d3"]);
    assert!(table.rest("attack ").is_empty());
    let draft =
        two_zones().ships(1, "cruiser@a1").ships(2, "cruiser@f2").sectors("gravity_field@a2");
    let mut table = draft.rolled(1, "bo").table();
    table.roll("move bo a1 a2", &[DIAGONAL]);
    assert_eq!(table.rest("drift "), ["b1", "b3"]);
    assert_ne!(ORTHOGONAL, DIAGONAL);
}

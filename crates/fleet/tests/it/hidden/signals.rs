//! Hidden deployment: Signals, decoys and scans.

use fleet::{Event, Setup};

use crate::support::{Draft, ORTHOGONAL, SPECIAL, Table, duel, fleet_of};

fn hidden() -> Draft {
    duel().options("hidden_deployment")
}

fn setup() -> Setup {
    Setup {
        first: Some(1),
        terrain: Some(Vec::new()),
        options: vec!["hidden_deployment".to_owned()],
        ..Setup::battle(vec![
            fleet_of("phebe", "battleship:drones frigate"),
            fleet_of("amycles", "cruiser"),
        ])
    }
}

/// What one player sees of a ship: its kind, and its class.
fn seen(table: &Table, by: usize, of: usize, ship: usize) -> (&'static str, u8) {
    let view = table.seen_by(by);
    let ship = &view.seats[of - 1].ships[ship];
    (ship.kind, ship.class)
}

/// Letters that stay what they are: what mixes them gives each its own place, four ships of the
/// first player and three of the second.
const UNMIXED: [u32; 5] = [3, 2, 1, 2, 1];

fn deployed() -> Table {
    let mut table = Table::start(&setup(), &UNMIXED);
    for action in ["deploy a b1", "deploy a a5", "deploy b c1", "deploy b b5"] {
        table.play(action);
    }
    table
}

#[test]
fn fc_ohd_01_ships_are_deployed_face_down() {
    let table = deployed();
    assert_eq!(seen(&table, 1, 1, 0), ("battleship", 4), "one’s own");
    assert_eq!(seen(&table, 2, 1, 0), ("signal", 0));
    assert_eq!(seen(&table, 1, 2, 0), ("signal", 0));
    let view = table.seen_by(2);
    assert_eq!(view.seats[0].ships[0].sector.as_deref(), Some("b1"), "where it is can be seen");
    assert_eq!((view.seats[0].ships[0].weapon, view.seats[0].ships[0].hull), (None, 0));
}

#[test]
fn fc_ohd_01_letters_do_not_tell_what_is_what() {
    // The battleship takes the letter of the last decoy.
    let table = Table::start(&setup(), &[0, 2, 1, 2, 1]);
    assert_eq!(seen(&table, 1, 1, 3), ("battleship", 4));
    assert_eq!(seen(&table, 1, 1, 0), ("decoy", 0));
}

#[test]
fn fc_ohd_02_two_decoys_for_each_fleet() {
    let view = Table::start(&setup(), &UNMIXED).seen_by(1);
    let decoys = view.seats[0].ships.iter().filter(|ship| ship.kind == "decoy").count();
    assert_eq!((view.seats[0].ships.len(), decoys), (4, 2));
    assert_eq!(view.seats[1].ships.len(), 3, "a cruiser and two decoys, all Signals");
    assert!(view.seats[1].ships.iter().all(|ship| ship.signal));
}

#[test]
fn fc_ohd_03_a_bridge_tile_is_laid_when_its_type_is_seen() {
    let mut table =
        hidden().ships(1, "frigate@c3").ships(2, "?cruiser@c4 ?frigate@c4").rolled(1, "ro").table();
    assert_eq!(table.bridge_tiles(2), ["left_wing", "right_wing"], "only the wings");
    assert_eq!(table.bridge_tiles(1), ["left_wing", "frigate", "right_wing"]);
    table.play("scan ro c3 c4");
    assert_eq!(table.bridge_tiles(2), ["left_wing", "frigate", "cruiser", "right_wing"]);
}

#[test]
fn fc_ohd_04_a_battleship_is_revealed_with_its_weapon_unless_that_is_secret() {
    let position = |options| {
        duel()
            .options(options)
            .ships(1, "frigate@c3")
            .ships(2, "?battleship:drones@c4")
            .rolled(1, "ro")
            .table()
    };
    let mut open = position("hidden_deployment");
    open.play("scan ro c3 c4");
    assert_eq!(open.seen_by(1).seats[1].ships[0].weapon, Some("drones"));
    let mut secret = position("hidden_deployment secret_weapons");
    secret.play("scan ro c3 c4");
    let view = secret.seen_by(1);
    let ship = &view.seats[1].ships[0];
    assert_eq!((ship.kind, ship.weapon, ship.weapon_face_down), ("battleship", None, true));
}

#[test]
fn fc_ohd_05_no_attack_on_what_is_not_revealed() {
    let table = hidden()
        .ships(1, "frigate@c3")
        .ships(2, "?cruiser@c4 frigate@d4")
        .rolled(1, "ro rd")
        .table();
    assert_eq!(table.refusal("attack ro c3 2a"), "FC-OHD-05");
    assert!(table.is_legal("attack rd c3 2b"));
}

#[test]
fn fc_ohd_06_signals_bar_the_way_of_ships_and_shots() {
    let table = hidden()
        .ships(1, "cruiser@c3")
        .ships(2, "?decoy@c4 frigate@c5")
        .rolled(1, "bo ro ro")
        .table();
    assert_eq!(table.refusal("move bo c3 c4"), "FC-OCC-03");
    assert_eq!(table.refusal("attack ro+ro c3 c4 2b"), "FC-OHD-06");
}

#[test]
fn fc_occ_03_no_ship_enters_a_sector_with_an_enemy_signal() {
    let table = hidden().ships(1, "frigate@c3").ships(2, "?decoy@c4").rolled(1, "bo").table();
    assert_eq!(table.rest("move bo c3 "), ["b3", "c2", "d3"]);
    assert_eq!(table.refusal("move bo c3 c4"), "FC-OCC-03");
}

#[test]
fn fc_ohd_07_a_red_direction_reveals_all_signals_of_a_sector() {
    let mut table = hidden()
        .ships(1, "frigate@c3")
        .ships(2, "?cruiser@c4 ?frigate@c4 ?decoy@d4")
        .rolled(1, "ro bo")
        .table();
    assert_eq!(table.refusal("scan bo c3 c4"), "FC-OHD-07");
    assert_eq!(table.refusal("scan ro c3 b3"), "FC-OHD-07");
    table.play("scan ro c3 c4");
    assert_eq!(seen(&table, 1, 2, 0), ("cruiser", 3));
    assert_eq!(seen(&table, 1, 2, 1), ("frigate", 1));
    assert_eq!(seen(&table, 1, 2, 2), ("signal", 0), "another sector");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (18, 6), "no damage");
}

#[test]
fn fc_ohd_07_a_scan_reaches_as_far_as_its_results() {
    let mut table =
        hidden().ships(1, "destroyer@c1").ships(2, "?cruiser@c3").rolled(1, "ro ro").table();
    assert!(!table.is_legal("scan ro c1 c2 c3"), "Multipoint Weapons do not help");
    table.play("scan ro+ro c1 c2 c3");
    assert_eq!(seen(&table, 1, 2, 0), ("cruiser", 3));
}

#[test]
fn fc_ohd_08_one_shield_in_the_right_direction_foils_a_scan() {
    let mut table = hidden()
        .ships(1, "frigate@c3")
        .ships(2, "?cruiser@c4")
        .rolled(1, "ro")
        .bridge(2, "go gd")
        .table();
    table.play("scan ro c3 c4");
    assert_eq!((table.asked(), table.rest("shield ")), (2, vec!["go* c3".to_owned()]));
    assert_eq!(table.refusal("shield gd* c3"), "FC-OHD-08");
    table.play("shield go* c3");
    assert_eq!(seen(&table, 1, 2, 0), ("signal", 0));
    assert_eq!((table.bridge(2), table.asked()), (vec!["gd".to_owned()], 1));
}

#[test]
fn fc_ohd_09_scan_or_attack() {
    let mut table = hidden()
        .ships(1, "frigate@c3")
        .ships(2, "?cruiser@c4 frigate@c4")
        .rolled(1, "ro ro")
        .table();
    assert!(table.is_legal("scan ro c3 c4") && table.is_legal("attack ro c3 2b"));
    table.play("attack ro c3 2b").play("keep");
    assert_eq!(table.hull(2, "b"), 5);
    assert_eq!(seen(&table, 1, 2, 0), ("signal", 0), "the attack does not reveal");
}

#[test]
fn fc_ohd_10_a_signal_that_takes_damage_is_revealed() {
    let mut table = hidden()
        .ships(1, "?cruiser@c3")
        .ships(2, "frigate@e5")
        .sectors("asteroid_field@c4")
        .rolled(1, "bo")
        .table();
    table.roll("move bo c3 c4", &[SPECIAL]);
    assert_eq!(seen(&table, 2, 1, 0), ("cruiser", 3));
    let mut lucky = hidden()
        .ships(1, "?cruiser@c3")
        .ships(2, "frigate@e5")
        .sectors("asteroid_field@c4")
        .rolled(1, "bo")
        .table();
    lucky.roll("move bo c3 c4", &[ORTHOGONAL]);
    assert_eq!(seen(&lucky, 2, 1, 0), ("signal", 0));
}

#[test]
fn fc_ohd_11_who_attacks_or_supports_is_revealed() {
    let mut table = hidden()
        .ships(1, "?frigate@c3 ?destroyer@c3 ?cruiser@d3 ?decoy@c3")
        .ships(2, "battleship:drones@c4")
        .rolled(1, "ro")
        .table();
    table.play("attack ro c3 2a");
    assert!(!table.is_legal("fire"), "somebody of the sector has to");
    assert_eq!(table.rest("join "), ["a", "b", "c"]);
    assert_eq!(table.refusal("join d"), "FC-OHD-11", "a decoy does not shoot");
    table.play("join c");
    assert!(!table.is_legal("fire"), "a supporter alone cannot");
    table.play_all(&["join b", "fire"]);
    assert_eq!(seen(&table, 2, 1, 0), ("signal", 0), "it held its fire");
    assert_eq!(seen(&table, 2, 1, 1), ("destroyer", 2));
    assert_eq!(seen(&table, 2, 1, 2), ("cruiser", 3));
    let mut alone = hidden()
        .ships(1, "?frigate@c3 ?decoy@c3")
        .ships(2, "battleship:drones@c4")
        .rolled(1, "ro")
        .table();
    alone.play("attack ro c3 2a").play("fire");
    assert_eq!(seen(&alone, 2, 1, 0), ("frigate", 1));
}

#[test]
fn fc_ohd_12_a_special_ability_reveals() {
    let mut moving =
        hidden().ships(1, "?frigate@c1").ships(2, "frigate@e5").rolled(1, "bo").table();
    moving.play("move bo c1 c2");
    assert_eq!(seen(&moving, 2, 1, 0), ("signal", 0));
    moving.play("onward c3");
    assert_eq!(seen(&moving, 2, 1, 0), ("frigate", 1), "Ionic Propulsion");
    let mut firing = hidden()
        .ships(1, "?battleship:exo_bomb@c1")
        .ships(2, "frigate@c4")
        .rolled(1, "rs bs")
        .table();
    firing.play("weapon a rs bs c3");
    assert_eq!(seen(&firing, 2, 1, 0), ("battleship", 4));
    let mut guarded =
        hidden().ships(1, "frigate@b3").ships(2, "frigate@c3 ?cruiser@c3").rolled(1, "ro").table();
    guarded.play("attack ro b3 2a").play("redirect b");
    assert_eq!(seen(&guarded, 1, 2, 1), ("cruiser", 3), "Depolarized Shields");
}

#[test]
fn fc_ohd_13_decoys_take_no_room_and_vanish_when_they_are_found() {
    let mut table = hidden()
        .ships(1, "?battleship:drones@c1 ?frigate@c1 ?decoy@b1 ?decoy@c2")
        .ships(2, "battleship:exo_bomb@c4 frigate@c3")
        .rolled(1, "bo")
        .table();
    assert!(table.is_legal("move bo b1 c1"), "class 0 fits in with class 5");
    table.play("move bo b1 c1");
    assert_eq!(table.at(1, "c").as_deref(), Some("c1"));
    let mut bombed = hidden()
        .ships(1, "?decoy@c2 ?cruiser@b2")
        .ships(2, "battleship:exo_bomb@c4 frigate@e5")
        .active(2)
        .rolled(2, "rs bs ro")
        .table();
    bombed.play("weapon a rs bs c3");
    assert_eq!((bombed.at(1, "a"), bombed.hull(1, "b")), (None, 17));
    assert!(bombed.events.iter().any(|event| matches!(event, Event::DecoyRevealed { .. })));
    let mut scanned =
        hidden().ships(1, "frigate@c3").ships(2, "?decoy@c4 ?frigate@e5").rolled(1, "ro").table();
    scanned.play("scan ro c3 c4");
    assert_eq!(scanned.at(2, "a"), None);
}

#[test]
fn fc_ohd_14_weapons_name_no_signal_but_areas_hit_it() {
    let table = hidden()
        .ships(1, "battleship:vortex_missiles@c1 battleship:exo_bomb@d1")
        .ships(2, "?cruiser@c3 frigate@e5")
        .rolled(1, "rs bs")
        .table();
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-OHD-14");
    assert!(table.is_legal("weapon a rs bs 2b"));
    let mut blast = table;
    blast.play("weapon b rs bs c3");
    assert_eq!((seen(&blast, 1, 2, 0), blast.hull(2, "a")), (("cruiser", 3), 17));
}

#[test]
fn fc_ohd_15_nothing_but_a_shield_answers_a_scan() {
    let mut table = hidden()
        .ships(1, "frigate@c3 cruiser@d3")
        .ships(2, "?cruiser@c4")
        .rolled(1, "ro")
        .bridge(2, "go bs rs")
        .table();
    table.play("scan ro c3 c4");
    assert_eq!(table.actions(), ["pass", "shield go* c3"], "and nobody supports it");
    assert_eq!(table.refusal("retreat bs* c5"), "FC-OHD-15");
    table.play("pass");
    assert_eq!(seen(&table, 1, 2, 0), ("cruiser", 3));
}

#[test]
fn fc_def_14_a_signal_takes_room_and_moves_like_its_ship() {
    let mut table = hidden()
        .ships(1, "?battleship:drones@c1 ?destroyer@d1 ?frigate@b1")
        .ships(2, "frigate@e5")
        .rolled(1, "bo bo")
        .table();
    assert_eq!(table.refusal("move bo d1 c1"), "FC-OCC-01", "four and two");
    assert!(table.is_legal("move bo b1 c1"));
    table.play("move bo c1 c2");
    assert_eq!((table.at(1, "a").as_deref(), seen(&table, 2, 1, 0)), (Some("c2"), ("signal", 0)));
}

#[test]
fn fc_gat_13_a_gate_does_not_reveal_a_signal() {
    let mut table = hidden()
        .ships(1, "?cruiser@a1")
        .ships(2, "frigate@e1")
        .gates("a1-d4")
        .rolled(1, "bo")
        .table();
    table.play("gate bo a1 d5");
    assert_eq!((table.at(1, "a").as_deref(), seen(&table, 2, 1, 0)), (Some("d5"), ("signal", 0)));
}

#[test]
fn fc_col_03_a_docked_ship_foils_no_scan() {
    let draft = hidden().ships(1, "?cruiser@c3 frigate@a1").ships(2, "cruiser@c4");
    let draft = draft.sectors("colony@c3").active(2).phase("bridge");
    let scanned = |answer: &str| {
        let mut table = draft.clone().bridge(1, "go").bridge(2, "ro").table();
        table.play("end").play(answer).roll("roll bbb", &[ORTHOGONAL; 3]).pass_turn();
        table.play("scan ro* c4 c3");
        (table.asked(), table.rest("shield "))
    };
    assert_eq!(scanned("keep"), (1, vec!["go* c4".to_owned()]));
    assert_eq!(scanned("dock a"), (2, Vec::new()));
}

#[test]
fn fc_ohd_12_a_result_on_its_refueller_reveals_a_signal() {
    for options in ["hidden_deployment", "hidden_deployment secret_devices"] {
        let draft = duel().options(options).ships(2, "cruiser@e5").phase("bridge");
        let draft = draft.ships(1, "?mule:refueller_device@a1 ?cruiser@b1");
        let mut table = draft.rolled(1, "rs bo").table();
        table.play("store rs refueller");
        assert_eq!((seen(&table, 2, 1, 0).0, seen(&table, 2, 1, 1).0), ("mule", "signal"));
    }
}

#[test]
fn fc_ohd_12_an_amplifier_reveals_nobody_and_ionic_propulsion_does() {
    let ships = "mule:power_amplifier_device@b1 ?cruiser@c2 ?decoy@c2 ?frigate@d1";
    let draft = hidden().ships(1, ships).ships(2, "frigate@e5").rolled(1, "gd go bo bo");
    let mut table = draft.clone().table();
    table.play("activate a power_amplifier gd c2").play("move bo c2 c3").play("ships bc");
    table.play("onward c4").play("ships bc");
    let kinds = [1, 2].map(|ship| seen(&table, 2, 1, ship).0);
    assert_eq!((kinds, table.at(1, "c").as_deref()), (["signal", "signal"], Some("c4")));
    // Of its three steps a Frigate takes the last by its own propulsion.
    let ships = "mule:power_amplifier_device@b1 ?frigate@c2";
    let draft = hidden().ships(1, ships).ships(2, "frigate@e5").rolled(1, "gd bo");
    let mut table = draft.table();
    table.play("activate a power_amplifier gd c2").play("move bo c2 c3").play("onward c4");
    assert_eq!(seen(&table, 2, 1, 1).0, "signal");
    table.play("onward c5");
    assert_eq!(seen(&table, 2, 1, 1).0, "frigate");
}

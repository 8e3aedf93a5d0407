//! Factions' powers, docks, Black Holes.

use crate::build::fleets::CHIMAERA;
use crate::support::{DIAGONAL, Draft, MULTI, ORTHOGONAL, SPECIAL, Table, duel, fleet_of, teams};

fn rebels() -> Draft {
    duel().faction(1, "rebels", "cruiser cruiser")
}

#[test]
fn fc_fac_21_rebels_reroll_each_multi_once() {
    let draft = rebels().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy");
    let mut table = draft.table();
    table.roll("roll rrb", &[MULTI, SPECIAL, ORTHOGONAL, MULTI, MULTI]);
    assert_eq!(table.rolled(1), ["ro", "rs", "bm"], "the second result stands");
    assert_eq!(table.reserve(1), [1, 2, 3]);
    assert_eq!(table.event_names(), ["MultiRerolled", "MultiRerolled", "DiceRolled"]);
}

#[test]
fn fc_fac_22_a_rebel_ship_survives_its_first_destruction() {
    let draft = rebels().ships(1, "cruiser@c3=2 cruiser@a1").ships(2, "battleship:drones@c4");
    let mut table = draft.active(2).rolled(2, "ro ro").table();
    table.play("attack ro c4 1a");
    assert_eq!((table.hull(1, "a"), table.points(1)), (1, 6));
    table.play("attack ro c4 1a");
    assert_eq!(table.at(1, "a"), None);
}

#[test]
fn fc_fac_23_a_wreck_is_not_repaired_and_goes_with_the_next_damage() {
    let draft =
        rebels().ships(1, "cruiser@c3=2 battleship:nano_repairer@c2").ships(2, "cruiser@c4");
    let mut table = draft.active(2).rolled(2, "ro").bridge(1, "gs gs").table();
    table.play("attack ro c4 1a").play("end").roll("roll bbb", &[1; 3]);
    table.play("weapon b gs* gs* 1a");
    assert_eq!(table.hull(1, "a"), 1);

    let draft = rebels().ships(1, "cruiser@c3=2 cruiser@a1").ships(2, "cruiser@c4");
    let mut table = draft.active(2).rolled(2, "ro ro").table();
    table.play("attack ro c4 1a");
    assert_eq!(table.hull(1, "a"), 1);
    table.play("attack ro c4 1a");
    assert_eq!(table.at(1, "a"), None, "any further damage removes it");
}

#[test]
fn fc_fac_23_a_captured_wreck_stays_one() {
    let draft =
        boarders().faction(2, "rebels", "cruiser cruiser").ships(2, "cruiser@c4=2 cruiser@e5");
    let draft = draft.ships(1, "destroyer@c3 destroyer@c3 mule:repair_drone_device@b4");
    let mut table = draft.rolled(1, "ro rs bs go").table();
    table.play_all(&["attack ro c3 2a", "fire", "board c3 rs bs 2a", "ships ab"]);
    let prize = &table.view().seats[0].ships[3];
    assert_eq!((prize.hull, prize.wreck), (1, true));
    table.play("activate c repair_drone go c4");
    assert_eq!(table.hull(1, "d"), 1, "nothing repairs it");
}

#[test]
fn fc_fac_24_a_wreck_keeps_its_class() {
    let draft = rebels().ships(1, "cruiser@c3=2 cruiser@a1").ships(2, "battleship:drones@c4");
    let mut table = draft.active(2).rolled(2, "ro").table();
    table.play("attack ro c4 1a");
    assert_eq!((table.points(1), table.view().seats[0].ships[0].wreck), (6, true));
    let draft = rebels().ships(1, "cruiser@c3=2 cruiser@c2").ships(2, "cruiser@c4");
    let mut table = draft.active(2).rolled(2, "ro").bridge(1, "bo").table();
    table.play("attack ro c4 1a").play("end").roll("roll ggg", &[1; 3]);
    assert_eq!(table.refusal("move bo* c2 c3"), "FC-OCC-01", "it takes as much room as before");
}

#[test]
fn fc_fac_26_scavengers_may_roll_a_test_again() {
    let draft = duel()
        .faction(1, "scavengers", "destroyer")
        .ships(1, "destroyer@c3")
        .ships(2, "cruiser@e5");
    let draft = draft.rolled(1, "bo").sectors("asteroid_field@c4");
    let mut table = draft.clone().table();
    table.roll("move bo c3 c4", &[SPECIAL]);
    assert_eq!(table.rest(""), ["again", "keep"]);
    table.roll("again", &[ORTHOGONAL]);
    assert_eq!(table.hull(1, "a"), 12);
    let mut table = draft.table();
    table.roll("move bo c3 c4", &[SPECIAL]).roll("again", &[SPECIAL]);
    assert_eq!((table.hull(1, "a"), table.question()), (10, "question-fleet-actions"), "once");
}

fn llib_sorg() -> Draft {
    duel().faction(1, "llib_sorg", "heavy_battleship:drones frigate")
}

#[test]
fn fc_fac_10_llib_sorg_has_a_slot_for_red_results() {
    let draft =
        llib_sorg().ships(1, "heavy_battleship:drones@a1").ships(2, "cruiser@e5").phase("bridge");
    let mut table = draft.rolled(1, "ro bo go").table();
    table.play("store ro commander");
    assert_eq!(table.refusal("store bo commander"), "FC-CMD-01");
}

#[test]
fn fc_fac_15_maa_seti_has_a_slot_for_green_results() {
    let draft =
        duel().faction(1, "maa_seti", CHIMAERA).ships(1, "chimaera@a1").ships(2, "cruiser@e5");
    let mut table = draft.phase("bridge").rolled(1, "ro go").table();
    assert_eq!(table.refusal("store ro commander"), "FC-CMD-01");
    table.play("store go commander");
}

#[test]
fn fc_fac_11_redemption() {
    let draft = llib_sorg()
        .ships(1, "heavy_battleship:drones@a1 frigate@c3 destroyer@c2")
        .ships(2, "cruiser@c4");
    let mut table = draft.rolled(1, "rs bs").bridge(2, "gm rs bs").table();
    assert_eq!(table.rest("redeem "), ["b rs bs 2a"]);
    assert_eq!(table.refusal("redeem c rs bs 2a"), "FC-FAC-11", "a Frigate only");
    table.play("redeem b rs bs 2a");
    assert_eq!((table.hull(2, "a"), table.at(1, "b"), table.asked()), (6, None, 1));
}

#[test]
fn fc_fac_12_llib_sorg_loses_only_with_his_flagship() {
    let ships = "heavy_battleship:drones@a1=2 frigate@c3=1";
    let draft =
        llib_sorg().ships(1, ships).ships(2, "cruiser@c4 cruiser@a2").points_at_start(1, 15);
    let mut table = draft.active(2).rolled(2, "ro ro").table();
    table.play("attack ro c4 1b");
    assert!(!table.is_over(), "5 of 15 points");
    table.play("attack ro a2 1a");
    assert_eq!(table.winners(), [2]);
}

#[test]
fn fc_fac_19_maa_seti_loses_only_with_the_chimaera() {
    let draft = duel()
        .faction(1, "maa_seti", &format!("{CHIMAERA} frigate"))
        .ships(1, "chimaera@a1=2 frigate@c3=1");
    let draft = draft.ships(2, "cruiser@c4 cruiser@a2").points_at_start(1, 12).active(2);
    let mut table = draft.rolled(2, "ro ro").table();
    table.play("attack ro c4 1b");
    assert!(!table.is_over());
    table.play("attack ro a2 1a");
    assert_eq!(table.winners(), [2]);
}

/// Phebe's turn is about to begin with ships on a dock on c3.
fn docked(kind: &str, ships: &str) -> Table {
    let draft = duel().ships(1, ships).ships(2, "cruiser@c5").active(2).phase("bridge");
    let mut table = draft.bridge(2, "ro").sectors(&format!("{kind}@c3")).table();
    table.play("end");
    table
}

#[test]
fn fc_sta_02_docking_at_the_start_of_the_turn() {
    let mut table = docked("battle_station", "destroyer@c3 destroyer@c3=5");
    assert_eq!(table.rest(""), ["dock a", "dock b", "keep"]);
    table.play("dock a");
    assert!(table.view().seats[0].ships[0].docked);
    table.roll("roll ggg", &[1; 3]).play("end").play("end").roll("roll ggg", &[1; 3]);
    table.play("end").play("end");
    assert_eq!(table.rest(""), ["dock b", "keep", "undock"]);
    table.play("dock b");
    let docked: Vec<bool> = table.view().seats[0].ships.iter().map(|ship| ship.docked).collect();
    assert_eq!(docked, [false, true], "exchanged");
}

#[test]
fn fc_sta_05_a_docked_ship_neither_attacks_nor_shields() {
    let mut table = docked("battle_station", "destroyer@c3");
    table.play("dock a").roll("roll rrg", &[MULTI, MULTI, MULTI]);
    assert_eq!(table.refusal("attack rm c3 2a"), "FC-STA-05");
    table.play("end").play("store gm wing").play("end").roll("roll bbb", &[1; 3]);
    table.play("move bo c5 c4").play("attack ro* c4 1a");
    assert_eq!((table.hull(1, "a"), table.asked()), (9, 2), "nor is it asked");

    let mut table = docked("battle_station:proton_beam", "battleship:proton_beam@c3");
    table.play("dock a").roll("roll rrr", &[SPECIAL; 3]);
    assert!(table.is_legal("station a rs 2a"), "the weapon of the station");
    assert_eq!(table.refusal("weapon a rs rs 2a"), "FC-STA-05", "not its own");
}

/// A Frigate is docked on c3, another one is not; an enemy's Cruiser is on c4.
fn docked_frigate(sector: &str) -> Table {
    let draft = duel().ships(1, "frigate@c3 frigate@c3 cruiser@a1").ships(2, "cruiser@c4");
    let draft = draft.bridge(1, "bo bs go").bridge(2, "ro ro").sectors(&format!("{sector}@c3"));
    let mut table = draft.active(2).phase("bridge").table();
    table.play("end").play("dock a").roll("roll rrr", &[SPECIAL; 3]);
    table
}

#[test]
fn fc_sta_05_a_docked_ship_has_no_ionic_propulsion() {
    let mut table = docked_frigate("battle_station");
    table.play("move bo* c3 c2").play("ships a");
    assert_eq!((table.at(1, "a").as_deref(), table.phase()), (Some("c2"), "actions"), "one sector");

    let mut table = docked_frigate("battle_station");
    table.play("move bo* c3 c2").play("ships ab");
    assert_eq!(table.rest("onward "), ["b2", "c1", "c3", "d2"], "the other one goes on");
    table.play("onward c1");
    assert_eq!(
        (table.at(1, "a").as_deref(), table.at(1, "b").as_deref()),
        (Some("c2"), Some("c1"))
    );
}

#[test]
fn fc_col_03_a_docked_ship_retreats_with_the_damage() {
    for (target, hull) in [("1a", 3), ("1b", 6)] {
        let mut table = docked_frigate("colony");
        table.play("end").play("end").roll("roll bbb", &[SPECIAL; 3]);
        table.play(&format!("attack ro* c4 {target}"));
        let taken = table.offered("retreat bs* c2", "damage");
        assert_eq!(taken, (6 - hull).to_string(), "{target}");
        table.play("retreat bs* c2");
        let both = (table.at(1, "a"), table.at(1, "b"));
        assert_eq!(both, (Some("c2".to_owned()), Some("c2".to_owned())));
        assert_eq!(table.hull(1, &target[1..]), hull, "{target}");
    }
}

#[test]
fn fc_col_03_a_docked_ship_uses_no_shield() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").sectors("colony@c3");
    let draft = draft.bridge(1, "go bs").bridge(2, "ro ro").active(2).phase("bridge");
    let mut table = draft.table();
    table.play("end").play("dock a").roll("roll rrr", &[SPECIAL; 3]).play("end").play("end");
    table.roll("roll bbb", &[SPECIAL; 3]).play("attack ro* c4 1a");
    assert_eq!(table.refusal("shield go* c4"), "FC-COL-03");
    assert!(table.is_legal("retreat bs* c2"));
}

#[test]
fn fc_sta_07_a_ship_beside_a_docked_one_is_chosen_as_any_other() {
    let mut table = docked_frigate("battle_station");
    table.play("move bo* c3 c2");
    assert_eq!(table.rest("ships "), ["a", "ab", "b"]);
    table.play("ships b").play("stop");
    assert!(table.view().seats[0].ships[0].docked);
}

#[test]
fn fc_sta_06_a_docked_ship_can_be_targeted() {
    let mut table = docked("colony", "destroyer@c3");
    table
        .play("dock a")
        .roll("roll ggg", &[1; 3])
        .play("end")
        .play("end")
        .roll("roll bbb", &[1; 3]);
    table.play("move bo c5 c4");
    assert!(table.is_legal("attack ro* c4 1a"));
}

#[test]
fn fc_sta_07_other_ships_of_the_sector_are_unaffected() {
    let mut table = docked("battle_station", "destroyer@c3 destroyer@c3=5");
    table.play("dock a").roll("roll rrb", &[MULTI, MULTI, 1]);
    table.play("move bo c3 c4").play("ships b");
    assert!(table.is_legal("attack rm c4 2a"));
    others_act_beside_a_docked_ship("battle_station:drones");
}

/// From the sector of a docked Frigate the others attack, support, raise shields and fire a weapon.
fn others_act_beside_a_docked_ship(kind: &str) {
    let dock = |ships: &str, north: &str| {
        let draft = duel().ships(1, ships).ships(2, north).active(2).phase("bridge");
        let draft = draft.sectors(&format!("{kind}@c3")).bridge(1, "rs bs go").bridge(2, "ro");
        let mut table = draft.table();
        table.play("end").play("dock a").roll("roll rrb", &[1; 3]);
        table
    };
    let mut table = dock("frigate@c3 cruiser@c3 frigate@b4", "cruiser@c4 cruiser@e5");
    let mut attack = table.clone();
    attack.play("attack ro c3 2a").play("fire");
    assert_eq!(attack.hull(2, "a"), 14, "{kind}: three of the Cruiser, one of the other Frigate");
    let mut support = table.clone();
    support.play("attack ro b4 2a").play("fire");
    assert_eq!(support.hull(2, "a"), 14, "{kind}: the Cruiser supports");
    table.play("end").play("end").roll("roll bbb", &[1; 3]).play("attack ro* c4 1b");
    table.play("shield go* c4");
    assert_eq!(table.hull(1, "b"), 18, "{kind}: it raises a shield");
    let mut table = dock("frigate@c3 battleship:proton_beam@c3", "cruiser@c4 cruiser@e5");
    table.play("weapon b rs* bs* 2a");
    assert_eq!(table.hull(2, "a"), 12, "{kind}: it fires its weapon");
}

#[test]
fn fc_sta_10_leaving_frees_the_dock() {
    let mut table = docked("battle_station", "destroyer@c3");
    table.play("dock a").roll("roll bbb", &[1; 3]).play("move bo c3 c4");
    assert!(!table.view().seats[0].ships[0].docked);
}

#[test]
fn fc_rea_18_docked_ships_do_not_add_to_a_counter_attack() {
    let draft =
        duel().ships(1, "destroyer@c3 frigate@c3").ships(2, "cruiser@c4").active(2).phase("bridge");
    let mut table = draft.bridge(2, "ro").bridge(1, "rs").sectors("colony@c3").table();
    table.play("end").play("dock a").roll("roll ggg", &[1; 3]).play("end").play("end");
    table.roll("roll bbb", &[1; 3]).play("attack ro* c4 1b").play("counter rs* 2a");
    assert_eq!(table.hull(2, "a"), 17);
}

#[test]
fn fc_col_01_a_colony_has_a_dock() {
    let table = docked("colony", "destroyer@c3=4");
    assert_eq!(table.rest(""), ["dock a", "keep"]);

    let mut table = docked("colony", "destroyer@c3=4 destroyer@c3=5");
    let docked_now = |table: &Table| -> Vec<bool> {
        table.view().seats[0].ships.iter().map(|ship| ship.docked).collect()
    };
    let next_turn = |table: &mut Table| {
        table.roll("roll ggg", &[1; 3]).play("end").play("end").roll("roll ggg", &[1; 3]);
        table.play("end").play("end");
    };
    table.play("dock a");
    next_turn(&mut table);
    assert_eq!(table.rest(""), ["dock b", "keep", "undock"]);
    let mut left = table.clone();
    left.play("keep");
    assert_eq!((docked_now(&left), left.hull(1, "a")), (vec![true, false], 8), "left and repaired");
    let mut undocked = table.clone();
    undocked.play("undock");
    assert_eq!(docked_now(&undocked), [false, false]);
    table.play("dock b");
    assert_eq!((docked_now(&table), table.hull(1, "b")), (vec![false, true], 7), "exchanged");
}

#[test]
fn fc_col_02_the_docked_ship_regains_two_hull() {
    let mut table = docked("colony", "destroyer@c3=4 frigate@c3=2");
    table.play("dock a");
    assert_eq!((table.hull(1, "a"), table.hull(1, "b")), (6, 2));
    let mut table = docked("colony", "destroyer@c3=11");
    assert_eq!(table.play("dock a").hull(1, "a"), 12, "not above the full hull");
}

#[test]
fn fc_col_03_a_ship_docked_at_a_colony_does_nothing_but_can_be_targeted() {
    let mut table = docked("colony", "destroyer@c3=4");
    table.play("dock a").roll("roll rrr", &[MULTI; 3]);
    assert_eq!(table.refusal("attack rm c3 2a"), "FC-COL-03");

    let draft = duel().ships(1, "frigate@c3 frigate@b4 battleship:proton_beam@c3=9");
    let draft = draft.ships(2, "cruiser@c4 cruiser@e5").active(2).phase("bridge");
    let draft = draft.bridge(1, "rs bs").bridge(2, "ro go").sectors("colony@c3");
    let start = draft.table();
    let mut table = start.clone();
    table.play("end").play("dock a").roll("roll rrg", &[1; 3]).play("attack ro b4 2a");
    let offered = table.actions();
    assert!(!offered.contains(&"hold a".to_owned()), "it does not support: {offered:?}");

    let mut table = start.clone();
    table.play("end").play("dock c").roll("roll ggg", &[1; 3]);
    assert!(table.rest("weapon ").is_empty(), "nor does it fire its weapon");
    assert_eq!(table.refusal("weapon c rs* bs* 2a"), "FC-COL-03");
    let mut table = start;
    table.play("end").play("keep").roll("roll ggg", &[1; 3]);
    assert!(!table.rest("weapon ").is_empty(), "which it could");

    let draft = duel().ships(1, "destroyer@c3 frigate@a1").ships(2, "cruiser@c4").active(2);
    let draft = draft.phase("bridge").bridge(2, "ro").bridge(1, "go").sectors("colony@c3");
    let mut table = draft.table();
    table.play("end").play("dock a").roll("roll bbb", &[1; 3]).play("end").play("end");
    table.roll("roll bbb", &[1; 3]).play("attack ro* c4 1a");
    assert_eq!((table.hull(1, "a"), table.asked()), (9, 2), "it is a target, and raises no shield");
}

#[test]
fn fc_col_04_others_are_unaffected() {
    let mut table = docked("colony", "destroyer@c3=4 destroyer@c3");
    table.play("dock a").roll("roll bbr", &[MULTI, 1, 1]).play("move bo c3 c4").play("ships b");
    assert!(table.is_legal("attack rm c4 2a"));
    others_act_beside_a_docked_ship("colony");
}

/// A Black Hole on c3, and so many specials rolled for it at the starts of the next turns.
fn holed(south: &str, north: &str, specials: usize) -> Table {
    let draft =
        duel().ships(1, south).ships(2, north).phase("bridge").bridge(1, "go").bridge(2, "go");
    let mut table = draft.sectors("black_hole@c3").table();
    for _ in 0..specials {
        table.roll("end", &[SPECIAL]);
        if !table.is_over() {
            table.roll("roll ggr", &[1; 3]).play("end");
        }
    }
    table
}

#[test]
fn fc_blk_01_a_special_at_every_start_of_turn_adds_a_marker() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("bridge");
    let draft = draft.bridge(1, "go").bridge(2, "go").sectors("black_hole@c3");
    let mut table = draft.clone().table();
    // The die, whose turn starts, and the markers after it.
    let starts =
        [(SPECIAL, 2, 1), (MULTI, 1, 1), (SPECIAL, 2, 2), (SPECIAL, 1, 3), (DIAGONAL, 2, 3)];
    for (die, seat, markers) in starts {
        table.roll("end", &[die]);
        assert_eq!((table.active(), table.view().sectors[0].markers), (seat, markers));
        table.roll("roll ggr", &[ORTHOGONAL; 3]).play("end");
    }

    let mut table = draft.sectors("black_hole@b3 black_hole@d3").table();
    table.play("end").roll("resolve d3", &[SPECIAL, ORTHOGONAL]);
    let sectors = table.view().sectors.into_iter();
    let marked: Vec<_> = sectors.map(|hole| (hole.sector, hole.markers)).collect();
    assert_eq!(marked, [("b3".to_owned(), 0), ("d3".to_owned(), 1)], "a die for each hole");
}

#[test]
fn fc_blk_02_the_fourth_marker_activates_it() {
    let table = holed("cruiser@a1", "cruiser@e5", 4);
    assert_eq!(
        (table.at(1, "a").as_deref(), table.at(2, "a").as_deref()),
        (Some("b2"), Some("d4"))
    );
}

#[test]
fn fc_blk_03_all_ships_on_straight_lines_move_one_sector() {
    let table = holed("cruiser@a1 frigate@b1 destroyer@c1", "cruiser@e5 frigate@e4", 4);
    assert_eq!(table.ships(1), ["a@b2=18", "b@b1=6", "c@c2=12"], "b1 is on no line");
    assert_eq!(table.ships(2), ["a@d4=18", "b@e4=6"]);
}

#[test]
fn fc_blk_04_ships_that_reach_the_hole_are_destroyed() {
    let table = holed("cruiser@a1 frigate@c2", "cruiser@e5 cruiser@e1", 4);
    assert_eq!((table.at(1, "b"), table.points(1)), (None, 3));
}

#[test]
fn fc_blk_05_then_a_new_cycle_begins() {
    let table = holed("cruiser@a1", "cruiser@e5", 5);
    assert_eq!(table.view().sectors[0].markers, 1);
}

#[test]
fn fc_blk_06_any_ship_moved_onto_it_is_destroyed() {
    let draft =
        duel().ships(1, "cruiser@c2 cruiser@a1 cruiser@b1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("black_hole@c3").table();
    table.play("move bo c2 c3");
    assert_eq!(table.ships(1).len(), 2);
}

#[test]
fn fc_blk_07_the_nearer_make_room_for_the_farther() {
    let table = holed("battleship:drones@a1 battleship:drones@b2 cruiser@a5", "cruiser@e5", 4);
    assert_eq!(table.at(1, "a").as_deref(), Some("b2"));
    assert_eq!(table.at(1, "b"), None);
}

#[test]
fn fc_blk_07_the_hole_takes_ships_from_all_sides_at_once() {
    // More than five class points, and of both players: nobody is in anybody's way.
    let south = "battleship:drones@c2 cruiser@b2 cruiser@a5";
    let table = holed(south, "battleship:drones@c4 cruiser@d4 cruiser@e1", 4);
    assert_eq!((table.ships(1), table.ships(2)), (vec!["c@b4=18".into()], vec!["c@d2=18".into()]));
    assert!(table.is_draw(), "both are beaten, with three points each");
}

#[test]
fn fc_blk_08_nothing_saves_a_hull_from_it() {
    let draft = rebels()
        .ships(1, "cruiser@c2 cruiser@a1 cruiser@b1")
        .ships(2, "cruiser@e5")
        .rolled(1, "bo");
    let mut table = draft.sectors("black_hole@c3").table();
    table.play("move bo c2 c3");
    assert_eq!(table.at(1, "a"), None, "not even Relentless");
}

/// Two Destroyers and a Frigate of the Scavengers beside a Cruiser.
fn boarders() -> Draft {
    let draft = duel().faction(1, "scavengers", "destroyer destroyer");
    let draft = draft.ships(1, "destroyer@c3 destroyer@c3=5 frigate@c3 destroyer@a1");
    draft.ships(2, "cruiser@c4=7 battleship:drones@e5 cruiser@e4").rolled(1, "rs bs")
}

#[test]
fn fc_fac_28_boarding_costs_two_specials_and_ships() {
    let mut table = boarders().table();
    assert_eq!(table.rest("board "), ["c3 rs bs 2a"]);
    table.play("board c3 rs bs 2a");
    assert_eq!(table.rest("ships "), ["ab", "abc", "ac", "bc"], "class 3 or more");
    let draft =
        duel().ships(1, "destroyer@c3 frigate@c3").ships(2, "cruiser@c4").rolled(1, "rs bs");
    assert_eq!(draft.table().refusal("board c3 rs bs 2a"), "FC-FAC-28", "Scavengers only");
}

#[test]
fn fc_fac_29_the_prize_is_alone_and_not_of_a_higher_class() {
    let table = boarders().ships(2, "cruiser@c4 frigate@c4 cruiser@e5").table();
    assert_eq!(table.refusal("board c3 rs bs 2a"), "FC-FAC-29", "not alone");
    let table = boarders().ships(1, "destroyer@c3").table();
    assert_eq!(table.refusal("board c3 rs bs 2a"), "FC-FAC-29", "class 2 against 3");
}

#[test]
fn fc_fac_30_the_prize_joins_the_fleet() {
    let mut table = boarders().table();
    table.play("board c3 rs bs 2a").play("ships ac");
    assert_eq!(table.ships(1), ["b@c3=5", "d@a1=12", "e@c4=7"]);
    assert_eq!(table.ships(2), ["b@e5=24", "c@e4=18"]);
}

#[test]
fn fc_fac_31_its_class_changes_sides_and_thresholds_stay() {
    let mut table = boarders().table();
    let start = |table: &Table| [0, 1].map(|seat: usize| table.view().seats[seat].points_at_start);
    assert_eq!((table.points(1), table.points(2), start(&table)), (7, 10, [7, 10]));
    table.play("board c3 rs bs 2a").play("ships ac");
    assert_eq!((table.points(1), table.points(2), start(&table)), (7, 7, [7, 10]));
    let table = boarders().sectors("asteroid_field@c4").table();
    assert_eq!(table.refusal("board c3 rs bs 2a"), "FC-FAC-31", "it must be open to targeting");
}

#[test]
fn fc_ast_05_powers_are_not_used_from_asteroids_drains_are() {
    let table = boarders().sectors("asteroid_field@c3").rolled(1, "gs bs").table();
    assert!(table.rest("board ").is_empty());
    assert_eq!(table.refusal("board c3 gs bs 2a"), "FC-AST-05");
    assert!(table.is_legal("drain gs 2"));
    let draft =
        llib_sorg().ships(1, "heavy_battleship:drones@a1 frigate@c3").ships(2, "cruiser@c4");
    let table = draft.rolled(1, "rs bs").sectors("asteroid_field@c3").table();
    assert!(table.rest("redeem ").is_empty());
    assert_eq!(table.refusal("redeem b rs bs 2a"), "FC-AST-05");
    let draft =
        duel().ships(1, "carrier@c2").ships(2, "cruiser@c4").rolled(1, "ro").bridge(1, "gs gs");
    let mut table = draft.sectors("asteroid_field@c2").table();
    table.play("launch ro a c3");
    assert_eq!(table.refusal("offensive a gs* gs*"), "FC-AST-05");

    let draft = duel().ships(1, "mule:sentinel_device@c2").ships(2, "cruiser@c4").rolled(1, "go");
    let mut table = draft.sectors("asteroid_field@c2").table();
    table.play("activate a sentinel go c3");
    assert_eq!(table.hull(2, "a"), 17, "technical capacities remain possible");
}

/// Maa Seti in the north with a Chimaera among other ships.
fn chimaera(north: &str, south: &str) -> Draft {
    duel().faction(2, "maa_seti", CHIMAERA).ships(1, south).ships(2, north)
}

#[test]
fn fc_fac_17_the_chimaera_is_a_target_only_when_nothing_else_is() {
    let draft = chimaera("chimaera@c4 frigate@e3", "cruiser@c3 cruiser@e2");
    let table = draft.rolled(1, "ro").table();
    assert_eq!(table.rest("attack "), ["ro e2 2b"], "on any sector");
    assert_eq!(table.refusal("attack ro c3 2a"), "FC-FAC-17");
    let table = chimaera("chimaera@c4 frigate@e5", "cruiser@c3 cruiser@e2").rolled(1, "ro").table();
    assert_eq!(table.rest("attack "), ["ro c3 2a"], "the only one");
    let far = chimaera("chimaera@c4 frigate@e4", "cruiser@c3 cruiser@e2");
    let table = far.rolled(1, "ro ro").table();
    assert!(table.is_legal("attack ro c3 2a"), "one result reaches nobody else");
    assert!(table.is_legal("attack ro+ro e2 e3 2b"), "two do");
}

#[test]
fn fc_fac_17_results_that_could_hit_somebody_near_do_not_hit_the_chimaera_from_afar() {
    let north = "chimaera@c3 frigate@b1";
    let table = chimaera(north, "cruiser@c1").rolled(1, "ro ro").table();
    assert_eq!(table.rest("attack "), ["ro c1 2b"], "one of the two is enough for the Frigate");
    assert_eq!(table.refusal("attack ro+ro c1 c2 2a"), "FC-FAC-17");
    let table = chimaera("chimaera@d2 frigate@b1", "cruiser@c1").rolled(1, "ro rs").table();
    assert_eq!(table.rest("attack "), ["ro c1 2b"], "so is a result that a special turns");
    assert_eq!(table.refusal("attack ro/ c1 2a"), "FC-FAC-17");
    let table = chimaera("chimaera@d2 frigate@b1", "cruiser@c1").rolled(1, "ro rd").table();
    assert_eq!(table.rest("attack "), ["rd c1 2a", "ro c1 2b"], "another result is not");
}

#[test]
fn fc_fac_18_enemies_deflect_no_attack_onto_the_chimaera() {
    let north = "chimaera@c3 frigate@c3 carrier@g5 interceptor_squadron@c3";
    let draft = teams().faction(2, "maa_seti", CHIMAERA).ships(2, north);
    let draft = draft.ships(1, "salvation:defence_device@c1").ships(4, "cruiser@h5");
    let draft = draft.ships(3, "cruiser@b2").rolled(1, "go").bridge(3, "rd");
    let mut table = draft.table();
    table.play_all(&["activate a deflection_shield go c3", "end", "end", "end"]);
    table.roll("roll rrr", &[1; 3]).pass_turn();
    table.play("attack rd* b2 2b");
    assert_eq!((table.asked(), table.rest("redirect ")), (1, vec!["d".to_owned()]));
    assert_eq!(table.refusal("redirect a"), "FC-FAC-17");
}

#[test]
fn fc_fac_18_for_counter_attacks_capacities_and_weapons_too() {
    let weapon = chimaera("chimaera@c5 frigate@e5", "battleship:vortex_missiles@c1");
    let table = weapon.rolled(1, "rs bs").table();
    assert_eq!(table.rest("weapon "), ["a rs bs 2b"]);
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-FAC-17");
    let sentinel = chimaera("chimaera@c3 frigate@d2", "mule:sentinel_device@c1");
    let mut table = sentinel.rolled(1, "go").table();
    table.play("activate a sentinel go c2");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (24, 5));
    let counter = chimaera("chimaera@c4 frigate@b4", "cruiser@c3").active(2).rolled(2, "ro");
    let mut table = counter.bridge(1, "rs").table();
    table.play("attack ro c4 1a").play("fire");
    assert_eq!(table.rest("counter "), ["rs* 2b"], "its supporter");
    let station = chimaera("chimaera@c4 frigate@a4", "cruiser@c1").active(2).phase("bridge");
    let station = station.sectors("battle_station:vortex_missiles@c1");
    let mut table = station.bridge(1, "rs").bridge(2, "bo").table();
    table.play("end").play("dock a").roll("roll bbb", &[1; 3]);
    assert_eq!(table.rest("station "), ["a rs* 2b"], "the weapon of a Battle Station");
    assert_eq!(table.refusal("station a rs* 2a"), "FC-FAC-17");
    let boarding = chimaera("chimaera@c4 frigate@a2", "destroyer@c3 destroyer@c3 frigate@b2");
    let boarding = boarding.faction(1, "scavengers", "destroyer").rolled(1, "rs bs");
    assert_eq!(boarding.table().rest("board "), ["b2 rs bs 2b"], "Boarding");
    let redemption =
        chimaera("chimaera@c4 frigate@a2", "heavy_battleship@e1 frigate@c3 frigate@b2");
    let redemption =
        redemption.faction(1, "llib_sorg", "heavy_battleship:drones").rolled(1, "rs bs");
    let redeemed = redemption.table().rest("redeem ");
    assert_eq!(redeemed, ["c rs bs 2b"], "Redemption");
}

#[test]
fn fc_fac_27_scavengers_place_all_sectors_and_deploy_last() {
    let fleets = vec![fleet_of("phebe", "frigate cruiser"), fleet_of("scavengers", "destroyer")];
    let setup = fleet::Setup { first: Some(1), ..fleet::Setup::battle(fleets) };
    let mut table = Table::start(&setup, &[]);
    table.play_all(&["tile gas_cloud", "tile gas_cloud", "tile colony", "tile asteroid_field"]);
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-terrain"));
    table.play("terrain gas_cloud c3").play("terrain colony b3");
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refusal("terrain colony d3"), "FC-SETUP-07", "a cloud is next");
    table.play("terrain gas_cloud d3").play("pass");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-deploy"));
    table.play("deploy a a1");
    assert_eq!(table.asked(), 1, "all others first");
    table.play("deploy b b1");
    assert_eq!(table.asked(), 2);
}

/// There is no leader to lose where the flagship found no room.
#[test]
fn fc_fac_12_a_flagship_that_takes_no_part_leaves_points_to_decide() {
    let south = "chimaera:attack_device+refueller_device destroyer destroyer destroyer destroyer";
    let fleets = vec![fleet_of("maa_seti", south), fleet_of("phebe", "cruiser frigate")];
    let setup = fleet::Setup {
        zones: vec!["4x4".to_owned()],
        terrain: Some(Vec::new()),
        first: Some(1),
        points: 15,
        ..fleet::Setup::battle(fleets)
    };
    let mut table = Table::start(&setup, &[]);
    table.play_all(&["deploy b a1", "deploy a a4", "deploy c b1", "deploy b b4", "deploy d c1"]);
    table.play("deploy e d1");
    assert!(table.event_names().contains(&"ShipLeftOut".to_owned()));
    assert_eq!((table.phase(), table.points(1)), ("energy", 8));
    assert!(!table.is_over() && table.state.verdict().is_none());
}

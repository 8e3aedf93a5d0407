//! Special weapons.

use crate::support::{
    DIAGONAL, Draft, MULTI, ORTHOGONAL, SPECIAL, duel, fleet_of, refused_setup, two_zones,
};

/// A Battleship with the weapon on c3 and two specials.
fn armed(weapon: &str) -> Draft {
    duel().ships(1, &format!("battleship:{weapon}@c3")).rolled(1, "rs bs")
}

/// What the weapon may be aimed at.
fn targets(draft: Draft) -> Vec<String> {
    draft.table().rest("weapon a rs bs ")
}

#[test]
fn fc_spe_01_two_specials_of_any_colours_fire_a_weapon() {
    let draft = duel().ships(1, "battleship:vortex_missiles@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "gs").bridge(1, "rs").table();
    assert_eq!(table.rest("weapon "), ["a gs rs* 2a"]);
    assert_eq!(table.refusal("weapon a gs gs 2a"), "FC-SPE-01", "one special is not two");
    table.play("weapon a gs rs* 2a");
    assert_eq!((table.hull(2, "a"), table.reserve(1), table.bridge(1).len()), (14, [3, 3, 3], 0));
}

#[test]
fn fc_spe_02_several_activations_in_a_turn() {
    let draft = duel().ships(1, "battleship:vortex_missiles@a1").ships(2, "cruiser@e5");
    let mut table = draft.clone().rolled(1, "rs rs").bridge(1, "bs bs").table();
    table.play("weapon a rs rs 2a").play("weapon a bs* bs* 2a");
    assert_eq!(table.hull(2, "a"), 10);
    for (phase, clause) in [("energy", "FC-TURN-07"), ("bridge", "FC-TURN-12")] {
        let table = draft.clone().bridge(1, "bs bs").phase(phase).table();
        assert_eq!((table.asked(), table.refusal("weapon a bs* bs* 2a")), (1, clause));
    }
}

#[test]
fn fc_abl_18_a_ship_with_the_ability_carries_a_weapon() {
    let draft = armed("proton_beam").ships(1, "cruiser@c3 battleship:proton_beam@b1");
    let table = draft.ships(2, "cruiser@c4").table();
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-ABL-18");
}

#[test]
fn fc_fleet_06_a_weapon_stays_with_its_ship() {
    let ships = "battleship:drones@c3 battleship:proton_beam@c1=1 cruiser@a1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c2 cruiser@e5").active(2);
    let mut table = draft.rolled(2, "ro").bridge(1, "rs bs").table();
    table.play("attack ro c2 1b").play("pass").play("end").roll("roll ggg", &[ORTHOGONAL; 3]);
    let weapons: Vec<Option<&str>> = table.view().seats[0].ships.iter().map(|s| s.weapon).collect();
    assert_eq!(weapons[0], Some("drones"), "what another ship carried is lost with it");
    let mine = table.actions().into_iter().filter(|action| action.starts_with("weapon "));
    assert!(mine.clone().count() > 0 && mine.clone().all(|it| it.starts_with("weapon a ")));
    table.play("weapon a rs* bs* 2a");
    assert_eq!(table.hull(2, "a"), 18, "they are still Drones, which bite later");
    let weapons: Vec<Option<&str>> = table.view().seats[0].ships.iter().map(|s| s.weapon).collect();
    assert_eq!(weapons[0], Some("drones"), "they stay its own");
}

#[test]
fn fc_fleet_07_a_weapon_is_lost_with_its_carrier() {
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "battleship:drones@c4=3 cruiser@e5 cruiser@a5");
    let mut table = draft.rolled(1, "ro").bridge(2, "rs bs").table();
    table.play("attack ro c3 2a").play("pass").play("end");
    table.roll("roll ggg", &[1, 1, 1]);
    assert!(table.rest("weapon ").is_empty());
}

#[test]
fn fc_fleet_10_neutral_weapons_and_those_of_ones_own_faction() {
    let with = |faction: &str, weapon: &str| {
        let fleet = fleet_of(faction, &format!("battleship:{weapon} cruiser cruiser"));
        fleet::Setup::battle(vec![fleet, fleet_of("amycles", "cruiser")])
    };
    assert!(with("phebe", "rampart_of_coeos").resolve().is_ok());
    assert_eq!(refused_setup(&with("amycles", "rampart_of_coeos")), "FC-FLEET-10");
    assert_eq!(refused_setup(&with("phebe", "prometheus_beam")), "FC-FLEET-10");
    assert_eq!(refused_setup(&with("phebe", "gamma_warheads")), "FC-WPN-37");
    for weapon in ["rampart_of_coeos", "prometheus_beam"] {
        let fleet = fleet_of("forge_of_fendrix", &format!("battleship:{weapon} cruiser"));
        let setup = fleet::Setup::battle(vec![fleet, fleet_of("amycles", "cruiser")]);
        assert!(setup.resolve().is_ok(), "FC-FAC-02: {weapon}");
    }
}

#[test]
fn fc_fac_33_pirates_use_neutral_weapons_only() {
    let fleet = fleet_of("llib_sorg", "heavy_battleship:prometheus_beam frigate");
    let setup = fleet::Setup::battle(vec![fleet, fleet_of("amycles", "cruiser")]);
    assert_eq!(refused_setup(&setup), "FC-FAC-33");
}

#[test]
fn fc_wpn_01_weapons_allow_no_reaction() {
    let draft = armed("proton_beam").ships(2, "cruiser@c4").bridge(2, "gm go bs rs");
    let mut table = draft.table();
    table.play("weapon a rs bs 2a");
    assert_eq!((table.hull(2, "a"), table.asked()), (12, 1));
}

#[test]
fn fc_wpn_02_up_to_two_sectors() {
    let draft = armed("drones")
        .ships(2, "frigate@c4 frigate@e5 frigate@a1")
        .ships(1, "battleship:drones@b3");
    assert_eq!(targets(draft), ["2a", "2c"], "e5 is three sectors away");
}

#[test]
fn fc_wpn_03_a_proton_beam_deals_twice_the_class() {
    let draft = armed("proton_beam").ships(2, "destroyer@c5 cruiser@d4");
    let mut table = draft.clone().table();
    assert_eq!(targets(draft.clone()), ["2a", "2b"]);
    table.play("weapon a rs bs 2b");
    assert_eq!(table.hull(2, "b"), 12);
    assert_eq!(draft.table().play("weapon a rs bs 2a").hull(2, "a"), 8);
    let draft = armed("proton_beam").ships(2, "destroyer@c5 frigate@c4");
    assert_eq!(targets(draft.clone()), ["2b"]);
    assert_eq!(draft.table().refusal("weapon a rs bs 2a"), "FC-DEF-08", "a ship in between");
}

#[test]
fn fc_def_05_ships_special_sectors_gates_and_signals_are_obstacles() {
    for block in ["asteroid_field@c4", "gas_cloud@c4", "gravity_field@c4"] {
        let draft = armed("proton_beam").ships(2, "destroyer@c5").sectors(block);
        assert!(targets(draft).is_empty(), "{block}");
    }
    let draft = duel().ships(1, "battleship:proton_beam@c3 frigate@c4").ships(2, "destroyer@c5");
    assert!(targets(draft.rolled(1, "rs bs")).is_empty(), "one’s own ship too");
    let draft = armed("proton_beam").ships(2, "destroyer@c5");
    assert_eq!(targets(draft.clone()), ["2a"], "nothing is between");
    assert!(targets(draft.gates("c4-a1")).is_empty(), "a gate");
    for signal in ["?cruiser@c4", "?decoy@c4"] {
        let ships = format!("destroyer@c5 {signal} cruiser@e1");
        let draft = armed("proton_beam").options("hidden_deployment").ships(2, &ships);
        assert!(!targets(draft).contains(&"2a".to_owned()), "a Signal: {signal}");
    }
}

#[test]
fn fc_def_08_the_line_at_two_sectors() {
    // A knight's offset: one of two sectors between must be free.
    let draft = armed("proton_beam").ships(2, "destroyer@d5");
    assert_eq!(targets(draft.clone().sectors("gas_cloud@c4")), ["2a"]);
    assert!(targets(draft.sectors("gas_cloud@c4 gas_cloud@d4")).is_empty());
    // A pure diagonal: the one in the middle.
    let draft = armed("proton_beam").ships(2, "destroyer@e5");
    assert!(targets(draft.clone().sectors("gas_cloud@d4")).is_empty());
    assert_eq!(targets(draft.sectors("gas_cloud@d5 gas_cloud@e4")), ["2a"]);
}

#[test]
fn fc_wpn_04_a_magnetic_bomb_clears_a_bridge() {
    let draft = armed("magnetic_bomb").ships(2, "cruiser@e5").bridge(2, "rs gm bo");
    let mut table = draft.table();
    assert_eq!(table.rest("weapon a rs bs "), ["2"]);
    table.play("weapon a rs bs 2");
    assert_eq!((table.bridge(2).len(), table.reserve(2)), (0, [3, 3, 3]));
}

#[test]
fn fc_wpn_06_an_interdictor_goes_on_an_empty_sector_within_two() {
    let draft = armed("interdictor").ships(2, "frigate@c4 frigate@e5").sectors("gas_cloud@b3");
    let sectors = targets(draft);
    assert!(sectors.contains(&"c5".to_owned()), "obstacles are ignored");
    for other in ["c3", "c4", "e5", "b3"] {
        assert!(!sectors.contains(&other.to_owned()), "{other}");
    }
    assert_eq!(sectors.len(), 25 - 4);
}

#[test]
fn fc_wpn_07_nothing_enters_or_crosses_it() {
    let draft = armed("interdictor")
        .ships(1, "battleship:interdictor@c3 cruiser@c1")
        .ships(2, "cruiser@e5 cruiser@a1");
    let mut table = draft.rolled(1, "rs bs bo").table();
    table.play("weapon a rs bs c2");
    for barred in ["move bo c1 c2", "move bo c3 c2"] {
        assert_eq!(table.refusal(barred), "FC-MOVE-05", "not even one’s own");
    }
    let draft = duel().ships(1, "cruiser@c1").ships(2, "battleship:interdictor@e4 frigate@c3");
    let mut table = draft.active(2).rolled(2, "rs bs").bridge(1, "ro ro").table();
    assert_eq!(table.rest("weapon a rs bs c2"), [""], "two away");
    table.play("weapon a rs bs c2").play("end").roll("roll ggg", &[1, 1, 1]);
    assert!(table.rest("attack ro*+ro* c1 c2").is_empty());
}

#[test]
fn fc_move_05_a_sector_with_an_interdictor_cannot_be_entered() {
    let draft = armed("interdictor").ships(2, "cruiser@e5").rolled(1, "rs bs bm");
    let mut table = draft.table();
    table.play("weapon a rs bs c4");
    assert!(!table.rest("move bm c3 ").contains(&"c4".to_owned()));
    assert_eq!(table.rest("move bm c3 ").len(), 7);
    assert_eq!(table.refusal("move bm c3 c4"), "FC-MOVE-05");

    let ships = "battleship:interdictor@c3 frigate@a1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "rs bs bm");
    let mut table = draft.table();
    table.play("weapon a rs bs a3").play("move bm a1 a2");
    assert_eq!(table.refusal("onward a3"), "FC-MOVE-05", "nor by a second step");
}

#[test]
fn fc_wpn_08_how_an_interdictor_ends() {
    let draft = armed("interdictor").ships(2, "cruiser@e5").bridge(1, "gs gs");
    let mut table = draft.table();
    table.play("weapon a rs bs c4").play("weapon a gs* gs* c2");
    let tokens = |table: &crate::support::Table| -> Vec<String> {
        table.view().tokens.iter().map(|token| token.sector.clone()).collect()
    };
    assert_eq!(tokens(&table), ["c2"], "it was replayed");
    table.play("lift a");
    assert!(tokens(&table).is_empty(), "it was switched off");
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "battleship:interdictor@c4=3 cruiser@e5 cruiser@a5");
    let mut table = draft.active(2).rolled(2, "rs bs").bridge(1, "ro").table();
    table.play("weapon a rs bs d4").play("end").roll("roll ggg", &[1; 3]);
    table.play("attack ro* c3 2a");
    assert!(tokens(&table).is_empty(), "its carrier is gone");
}

#[test]
fn fc_wpn_09_a_vortex_gate_sends_ships_to_a_far_empty_sector() {
    let draft = armed("vortex_gate").ships(1, "battleship:vortex_gate@c3 cruiser@c2 destroyer@c2");
    let mut table = draft.ships(2, "frigate@e5").table();
    assert_eq!(table.rest("weapon a rs bs "), ["c2", "c3"]);
    table.play("weapon a rs bs c2");
    assert_eq!(table.rest("ships "), ["b", "bc", "c"]);
    table.play("ships bc");
    let sectors = table.rest("jump ");
    assert!(sectors.contains(&"a5".to_owned()) && !sectors.contains(&"b1".to_owned()));
    assert!(!sectors.contains(&"e5".to_owned()), "not empty");
    table.play("jump a5");
    assert_eq!(table.ships(1), ["a@c3=24", "b@a5=18", "c@a5=12"]);
}

#[test]
fn fc_wpn_10_the_ships_may_be_the_enemys() {
    let draft = armed("vortex_gate").ships(2, "cruiser@c4 frigate@e5");
    let mut table = draft.table();
    table.play("weapon a rs bs c4").play("jump a1");
    assert_eq!((table.at(2, "a").as_deref(), table.asked()), (Some("a1"), 1));
}

#[test]
fn fc_wpn_11_not_adjacent_to_the_sector_they_leave() {
    let mut table = armed("vortex_gate").ships(2, "cruiser@d4").table();
    table.play("weapon a rs bs d4");
    for near in ["c4", "c5", "d5", "e5", "e4", "e3", "d3"] {
        assert_eq!(table.refusal(&format!("jump {near}")), "FC-WPN-11", "{near}");
    }
    assert_eq!(table.refusal("jump d4"), "FC-WPN-09", "nor that sector itself: it holds them");
    assert!(table.is_legal("jump b3"), "though it is beside the carrier");
}

#[test]
fn fc_wpn_12_vortex_missiles_reach_all_but_adjacent_sectors() {
    let draft = armed("vortex_missiles")
        .ships(2, "frigate@c4 frigate@a1 frigate@e5")
        .sectors("gas_cloud@d4");
    assert_eq!(targets(draft.clone()), ["2b", "2c"]);
    assert_eq!(draft.table().play("weapon a rs bs 2c").hull(2, "c"), 2);
}

#[test]
fn fc_wpn_13_a_nano_repairer_gives_back_four_hull_at_most_to_the_full() {
    let draft = duel()
        .ships(1, "battleship:nano_repairer@c3=5 cruiser@c4=16 cruiser@e5=1")
        .ships(2, "frigate@a1");
    let draft = draft.rolled(1, "rs bs");
    assert_eq!(targets(draft.clone()), ["1a", "1b"], "the carrier itself, and what is beside it");
    assert_eq!(draft.clone().table().play("weapon a rs bs 1a").hull(1, "a"), 9);
    assert_eq!(draft.table().play("weapon a rs bs 1b").hull(1, "b"), 18);
}

/// Amycles' drones sit on Phebe's Cruiser.
fn droned() -> crate::support::Table {
    let draft =
        duel().ships(1, "cruiser@c3 cruiser@a1").ships(2, "battleship:drones@c5 cruiser@e5");
    let mut table = draft.active(2).rolled(2, "rs bs").table();
    table.play("weapon a rs bs 1a").play("end");
    table
}

#[test]
fn fc_wpn_14_drones_attach_within_two_whatever_lies_between() {
    let draft = armed("drones").ships(2, "frigate@c5 frigate@c4 frigate@e1");
    assert_eq!(targets(draft.clone()), ["2a", "2b", "2c"]);
    let mut table = draft.table();
    table.play("weapon a rs bs 2a");
    assert_eq!(table.view().tokens[0].victim.as_deref(), Some("2a"));
}

#[test]
fn fc_wpn_15_two_damage_at_each_start_of_turn_of_the_owner() {
    let mut table = droned();
    assert_eq!(table.hull(1, "a"), 16, "Phebe’s turn has begun");
    table.roll("roll ggg", &[1; 3]).play("end").play("end");
    assert_eq!(table.hull(1, "a"), 16, "not in the other’s turn");
    table.roll("roll ggg", &[1; 3]).play("end").play("end");
    assert_eq!(table.hull(1, "a"), 14);
}

#[test]
fn fc_wpn_16_a_red_multi_shakes_them_off() {
    let mut table = droned();
    table.roll("roll rrg", &[MULTI, ORTHOGONAL, 1]);
    assert_eq!(table.refusal("shake ro a"), "FC-WPN-16");
    assert_eq!(table.refusal("shake rm b"), "FC-WPN-16", "none there");
    table.play("shake rm a");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_wpn_17_after_the_damage_of_the_turns_start() {
    let mut table = droned();
    assert_eq!(table.hull(1, "a"), 16);
    table.roll("roll rrr", &[MULTI; 3]).play("shake rm a");
    assert_eq!(table.hull(1, "a"), 16);
}

#[test]
fn fc_wpn_18_drones_follow_their_victim_and_vanish_with_their_carrier() {
    let mut table = droned();
    table.roll("roll bbb", &[ORTHOGONAL; 3]).play("move bo c3 d3");
    assert_eq!(table.view().tokens[0].sector, "d3");
    let draft = duel()
        .ships(1, "cruiser@c3 cruiser@c4")
        .ships(2, "battleship:drones@c5=3 cruiser@e5 cruiser@e1");
    let mut table = draft.active(2).rolled(2, "rs bs").bridge(1, "ro").table();
    table.play("weapon a rs bs 1a").play("end").roll("roll ggg", &[1; 3]);
    table.play("attack ro* c4 2a");
    assert!(table.view().tokens.is_empty());
    let draft = duel()
        .ships(1, "frigate@c3=2 cruiser@a1 cruiser@e1")
        .ships(2, "battleship:drones@c5 cruiser@d4");
    let mut table = draft.active(2).rolled(2, "rs bs rd").table();
    table.play("weapon a rs bs 1a").play("attack rd d4 1a");
    assert!(table.view().tokens.is_empty(), "and with their victim");
}

#[test]
fn fc_wpn_19_a_new_activation_moves_them() {
    let draft = armed("drones").ships(2, "frigate@c4 frigate@d4").bridge(1, "gs gs");
    let mut table = draft.table();
    table.play("weapon a rs bs 2a").play("weapon a gs* gs* 2b");
    let tokens = table.view().tokens;
    assert_eq!((tokens.len(), tokens[0].victim.as_deref()), (1, Some("2b")));
}

#[test]
fn fc_wpn_20_an_exo_bomb_hurts_everybody_around() {
    let draft = duel()
        .ships(1, "battleship:exo_bomb@c3 frigate@d5")
        .ships(2, "frigate@c5 frigate@d4 frigate@a1");
    let mut table = draft.rolled(1, "rs bs").sectors("asteroid_field@d4").table();
    table.play("weapon a rs bs c4");
    assert_eq!((table.hull(1, "a"), table.hull(1, "b")), (23, 5), "friends too");
    let hulls = ["a", "b", "c"].map(|ship| table.hull(2, ship));
    assert_eq!(hulls, [5, 5, 6], "special sectors included");

    let draft = duel().ships(1, "battleship:exo_bomb@a1").ships(2, "frigate@a2 frigate@b2");
    let near = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
    assert_eq!(targets(draft.rolled(1, "rs bs")), near, "within two, whatever lies between");
}

#[test]
fn fc_wpn_21_no_bomb_on_gas_asteroids_or_storms() {
    for weapon in ["exo_bomb", "gamma_bomb"] {
        let draft = armed(weapon).ships(2, "frigate@e5");
        let draft = draft
            .sectors("gas_cloud@c4 asteroid_field@d4 gamma_storm@b4 battle_station@c2 colony@d2");
        let sectors = targets(draft.clone());
        for forbidden in ["c4", "d4", "b4"] {
            assert!(!sectors.contains(&forbidden.to_owned()), "{weapon} {forbidden}");
        }
        assert!(sectors.contains(&"c2".to_owned()) && sectors.contains(&"d2".to_owned()));
        assert_eq!(draft.table().refusal("weapon a rs bs c4"), "FC-WPN-21");
    }
}

#[test]
fn fc_gas_12_splash_and_drones_still_hurt_in_a_cloud() {
    let draft = armed("exo_bomb").ships(2, "frigate@d4").sectors("gas_cloud@d4");
    assert_eq!(draft.table().play("weapon a rs bs c4").hull(2, "a"), 5);

    let draft = armed("drones").ships(2, "frigate@c4 cruiser@e5").sectors("gas_cloud@d4");
    let mut table = draft.bridge(2, "bo").table();
    table.play("weapon a rs bs 2a").play("end");
    assert_eq!(table.hull(2, "a"), 4, "attached outside");
    table.roll("roll ggg", &[1; 3]).play("move bo* c4 d4").play("stop").play("end").play("end");
    table.roll("roll ggg", &[1; 3]).play("end").play("end");
    assert_eq!((table.at(2, "a").as_deref(), table.hull(2, "a")), (Some("d4"), 2), "inside");
}

#[test]
fn fc_sto_06_splash_hurts_in_a_storm() {
    let draft = armed("exo_bomb").ships(2, "frigate@d4").sectors("gamma_storm@d4");
    assert_eq!(draft.table().play("weapon a rs bs c4").hull(2, "a"), 5);
}

#[test]
fn fc_def_11_area_damage_names_nobody() {
    let draft = armed("exo_bomb").ships(2, "frigate@d4").sectors("asteroid_field@d4");
    let mut table = draft.table();
    assert!(!table.is_legal("weapon a rs bs d4"));
    assert_eq!(table.play("weapon a rs bs c4").hull(2, "a"), 5, "though it cannot be targeted");
}

#[test]
fn fc_wpn_22_a_tractor_beam_moves_one_ship() {
    let draft = armed("tractor_beam")
        .ships(2, "cruiser@c5 battleship:drones@d5")
        .ships(1, "battleship:tractor_beam@c3 frigate@b3");
    let mut table = draft.table();
    assert_eq!(table.rest("weapon a rs bs "), ["1a", "1b", "2a", "2b"]);
    table.play("weapon a rs bs 2a");
    assert_eq!(
        (table.asked(), table.rest("tow ")),
        (1, vec!["b4".into(), "b5".into(), "c4".into(), "d4".into()])
    );
    assert_eq!(table.refusal("tow d5"), "FC-WPN-22", "4 + 3 is too much");
    table.play("tow c4");
    assert_eq!(table.at(2, "a").as_deref(), Some("c4"));
}

#[test]
fn fc_wpn_23_entry_effects_apply() {
    let draft = armed("tractor_beam").ships(2, "cruiser@c5").sectors("asteroid_field@b5");
    let mut table = draft.table();
    table.play("weapon a rs bs 2a").roll("tow b5", &[SPECIAL]);
    assert_eq!(table.hull(2, "a"), 15);
}

#[test]
fn fc_wpn_24_what_counts_is_the_owner_of_the_ship_that_is_moved() {
    let draft = armed("tractor_beam").ships(2, "cruiser@c5").sectors("gravity_field@b5");
    let mut table = draft.table();
    table.play("weapon a rs bs 2a").roll("tow b5", &[DIAGONAL]);
    assert_eq!((table.asked(), table.rest("drift ")), (2, vec!["a4".into(), "c4".into()]));

    let draft = armed("tractor_beam").ships(1, "battleship:tractor_beam@c3 frigate@b4");
    let mut table = draft.ships(2, "cruiser@c5 frigate@d4").sectors("black_hole@b5").table();
    table.play("weapon a rs bs 2a");
    let open = ["b5", "c4", "d4", "d5"];
    assert_eq!(table.rest("tow "), open, "beside his own ship, not onto mine; the Black Hole too");
    table.play("tow b5");
    assert_eq!(table.at(2, "a"), None, "it is swallowed");
}

#[test]
fn fc_wpn_25_mines_on_one_or_two_empty_sectors() {
    let draft = armed("minefields").ships(2, "frigate@e5");
    let mut table = draft.table();
    table.play("weapon a rs bs c4");
    assert_eq!(table.question(), "question-fleet-mines");
    table.play("mine c4");
    let mines = table.view().tokens.iter().filter(|token| token.sector == "c4").count();
    assert_eq!((mines, table.question()), (2, "question-fleet-actions"));
    let mut table = armed("minefields").ships(2, "frigate@e5").table();
    table.play("weapon a rs bs c4").play("stop");
    assert_eq!(table.view().tokens.len(), 1);
}

#[test]
fn fc_wpn_26_enemies_that_enter_each_take_two_for_each_mine() {
    let draft = duel().ships(1, "battleship:minefields@c3").ships(2, "destroyer@c5 cruiser@c5");
    let mut table = draft.rolled(1, "rs bs").bridge(2, "bo").table();
    table.play("weapon a rs bs c4").play("mine c4").play("end").play("end");
    table.roll("roll ggg", &[1; 3]);
    table.play("move bo* c5 c4").play("ships ab");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b"), table.view().tokens.len()), (8, 14, 0));
    let draft = duel().ships(1, "battleship:minefields@c3").ships(2, "destroyer@c5");
    let mut table = draft.rolled(1, "rs bs bo").table();
    table.play("weapon a rs bs c4").play("stop").play("move bo c3 c4");
    assert_eq!((table.hull(1, "a"), table.view().tokens.len()), (24, 1), "not their owner");
}

#[test]
fn fc_wpn_27_at_most_four_mines_of_a_weapon() {
    let draft = armed("minefields").ships(2, "frigate@e5").bridge(1, "gs gs");
    let mut table = draft.rolled(1, "rs rs bs").table();
    table.play("weapon a rs rs c4").play("mine c5").play("weapon a gs* gs* b4").play("mine b5");
    assert_eq!(table.view().tokens.len(), 4);
    assert!(table.rest("weapon ").is_empty());
}

#[test]
fn fc_wpn_28_mines_are_taken_off_in_the_bridge_phase() {
    let mut table = armed("minefields").ships(2, "frigate@e5").bridge(1, "go").table();
    table.play("weapon a rs bs c4").play("stop");
    assert_eq!(table.refusal("sweep c4"), "FC-TURN-09", "not before");
    table.play("end").play("sweep c4");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_wpn_29_mines_go_with_their_carrier() {
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "battleship:minefields@c4=3 cruiser@e5 cruiser@a5");
    let mut table = draft.active(2).rolled(2, "rs bs").bridge(1, "ro").table();
    table.play("weapon a rs bs d4").play("stop").play("end").play("end").roll("roll ggg", &[1; 3]);
    table.play("attack ro* c3 2a");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_wpn_30_mines_only_on_empty_sectors() {
    let draft = armed("minefields")
        .ships(2, "frigate@c4")
        .sectors("battle_station@c2 colony@d2 gas_cloud@b2");
    let sectors = targets(draft);
    for other in ["c4", "c2", "d2", "b2", "c3"] {
        assert!(!sectors.contains(&other.to_owned()), "{other}");
    }
}

/// Lays a Gamma Bomb on c4 and comes back to its owner's turn.
fn bombed(face: u32) -> crate::support::Table {
    let draft =
        duel().ships(1, "battleship:gamma_bomb@c3").ships(2, "cruiser@c4 cruiser@c5 cruiser@d5");
    let mut table = draft.rolled(1, "rs bs").bridge(2, "go").table();
    table.play("weapon a rs bs c4").play("end").roll("roll ggr", &[1; 3]).play("end");
    assert_eq!(table.hull(2, "a"), 18, "not yet");
    table.roll("end", &[face]);
    table
}

#[test]
fn fc_wpn_31_a_gamma_bomb_explodes_at_the_owners_next_start_of_turn() {
    let table = bombed(ORTHOGONAL);
    assert_eq!((table.active(), table.phase()), (1, "energy"));
    assert!(table.event_names().contains(&"BombExploded".to_owned()));
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_wpn_32_two_damage_there_and_in_all_directions_shown() {
    let hulls = |table: &crate::support::Table| ["a", "b", "c"].map(|ship| table.hull(2, ship));
    let table = bombed(ORTHOGONAL);
    assert_eq!((hulls(&table), table.hull(1, "a")), ([16, 16, 18], 22));
    let table = bombed(DIAGONAL);
    assert_eq!((hulls(&table), table.hull(1, "a")), ([16, 18, 16], 24));
    let table = bombed(MULTI);
    assert_eq!((hulls(&table), table.hull(1, "a")), ([16, 16, 16], 22));
}

#[test]
fn fc_wpn_33_on_a_special_four_in_its_own_sector() {
    let table = bombed(SPECIAL);
    assert_eq!(["a", "b", "c"].map(|ship| table.hull(2, ship)), [14, 18, 18]);
}

#[test]
fn fc_wpn_34_it_explodes_without_its_launcher_unless_that_left_the_zone() {
    let draft = duel()
        .ships(1, "battleship:gamma_bomb@c3=3 cruiser@a1 cruiser@b1")
        .ships(2, "cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "rs bs").bridge(2, "ro").table();
    table.play("weapon a rs bs c4").play("end").roll("roll ggb", &[1; 3]);
    table.play("attack ro* c4 1a").play("end").roll("end", &[SPECIAL]);
    assert_eq!((table.at(1, "a"), table.hull(2, "a")), (None, 14));
    let draft = two_zones().gates("b2-g2").ships(1, "battleship:gamma_bomb@b2");
    let mut table = draft.ships(2, "cruiser@b4").rolled(1, "rs gs bo").bridge(2, "go").table();
    table.play("weapon a rs gs b4");
    assert_eq!(table.view().tokens.len(), 1);
    table.play("gate bo b2 g3");
    assert!(table.view().tokens.is_empty(), "its launcher is elsewhere");
}

#[test]
fn fc_wpn_35_a_sanctuary_protects_its_sector_and_those_around() {
    let draft =
        duel().ships(1, "battleship:sanctuary@c3 frigate@d4").ships(2, "cruiser@e4 cruiser@a1");
    let mut table = draft.rolled(1, "rs bs").bridge(2, "ro").table();
    table.play("weapon a rs bs none").play("end").roll("roll ggb", &[1; 3]);
    assert_eq!(table.refusal("attack ro* e4 1b"), "FC-ATK-11");
    table.play("end").play("end");
    assert!(table.view().tokens.is_empty(), "until the owner’s next start of turn");
}

#[test]
fn fc_wpn_36_it_stays_where_it_is_and_lets_ships_attack_out() {
    let draft =
        duel().ships(1, "battleship:sanctuary@c3 frigate@d4").ships(2, "cruiser@e4 frigate@c2");
    let mut table = draft.rolled(1, "rs bs bo ro").bridge(1, "ro").table();
    table.play("weapon a rs bs none");
    assert_eq!(table.refusal("attack ro c3 2b"), "FC-ATK-11", "it protects everybody there");
    assert!(table.is_legal("attack ro d4 2a"));
    table.play("move bo c3 b3");
    assert_eq!(table.view().tokens[0].sector, "c3");
}

#[test]
fn fc_wpn_42_the_rampart_holds_hulls_at_one() {
    let draft =
        duel().ships(1, "battleship:rampart_of_coeos@c3 frigate@d4=2").ships(2, "cruiser@e4");
    let mut table = draft.rolled(1, "rs bs").bridge(2, "ro").table();
    table
        .play("weapon a rs bs none")
        .play("end")
        .roll("roll ggb", &[1; 3])
        .play("attack ro* e4 1b");
    assert_eq!(table.ships(1), ["a@c3=24", "b@d4=1"]);
    table.play("end").play("end");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_wpn_43_prometheus_grows_with_distance() {
    for (at, hull) in [("c2", 18), ("c3", 15), ("c4", 12), ("c5", 9)] {
        let draft =
            duel().ships(1, "battleship:prometheus_beam@c1").ships(2, &format!("cruiser@{at}"));
        let mut table = draft.rolled(1, "rs bs").table();
        assert_eq!(table.play("weapon a rs bs 2a").hull(2, "a"), hull, "{at}");
    }
    let draft = duel().ships(1, "battleship:prometheus_beam@c1").ships(2, "cruiser@d3");
    assert!(targets(draft.rolled(1, "rs bs")).is_empty(), "straight lines only");
}

#[test]
fn fc_wpn_44_its_line_is_free_of_obstacles() {
    let draft = duel().ships(1, "battleship:prometheus_beam@c1").ships(2, "cruiser@c4 frigate@c3");
    assert_eq!(targets(draft.clone().rolled(1, "rs bs")), ["2b"], "the first sector with ships");
    let draft = duel().ships(1, "battleship:prometheus_beam@c1").ships(2, "cruiser@c4");
    let draft = draft.rolled(1, "rs bs");
    let table = draft.clone().sectors("gas_cloud@c3").table();
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-WPN-44", "a special sector");
    let table = draft.clone().gates("c3-e4").table();
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-WPN-44", "a gate");
    assert_eq!(targets(draft.clone().gates("c3-e4").variant("clear_gates")), ["2a"]);
    for under in [draft.clone(), draft.clone().variant("clear_gates")] {
        assert_eq!(targets(under.gates("c4-e4")), ["2a"], "a gate under the target is no matter");
    }
    let signal = draft.clone().options("hidden_deployment").ships(2, "cruiser@c4 ?cruiser@c3");
    assert!(targets(signal).is_empty(), "a Signal");
    let ships = "battleship:prometheus_beam@c1 battleship:interdictor@b4";
    let mut table = draft.ships(1, ships).rolled(1, "rs bs rs bs").table();
    table.play("weapon b rs bs c3");
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-WPN-44", "an Interdictor");
}

#[test]
fn fc_wpn_45_friends_block_it_and_protection_stops_it() {
    let draft = duel().ships(1, "battleship:prometheus_beam@c1 frigate@c2").ships(2, "cruiser@c4");
    assert!(targets(draft.clone().rolled(1, "rs bs")).is_empty());
    let table = draft.rolled(1, "rs bs").table();
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-WPN-45");
    let draft = duel().ships(1, "battleship:prometheus_beam@c1").ships(2, "cruiser@c4 cruiser@c5");
    assert!(targets(draft.rolled(1, "rs bs").sectors("asteroid_field@c4")).is_empty());
}

#[test]
fn fc_wpn_52_no_weapon_from_asteroids_gas_or_storms() {
    for kind in ["asteroid_field", "gas_cloud", "gamma_storm"] {
        let draft = armed("magnetic_bomb").ships(2, "cruiser@e5").sectors(&format!("{kind}@c3"));
        assert_eq!(draft.table().refusal("weapon a rs bs 2"), "FC-WPN-52", "{kind}");
    }
}

#[test]
fn fc_wpn_53_protected_ships_are_not_named() {
    for kind in ["asteroid_field", "gas_cloud", "gamma_storm"] {
        let draft = armed("vortex_missiles").ships(2, "cruiser@e5").sectors(&format!("{kind}@e5"));
        assert_eq!(draft.table().refusal("weapon a rs bs 2a"), "FC-WPN-53", "{kind}");
        let draft =
            duel().ships(1, "battleship:nano_repairer@c3 cruiser@c4=2").ships(2, "cruiser@e5");
        let draft = draft.rolled(1, "rs bs").sectors(&format!("{kind}@c4"));
        assert_eq!(targets(draft), ["1a"], "friends neither");
    }
}

#[test]
fn fc_gas_10_no_weapon_from_a_gas_cloud() {
    let draft = armed("proton_beam").ships(2, "cruiser@c4").sectors("gas_cloud@c3");
    assert_eq!(draft.table().refusal("weapon a rs bs 2a"), "FC-WPN-52");
}

#[test]
fn fc_gas_11_only_standard_attacks_target_ships_in_a_cloud() {
    let draft = armed("proton_beam").ships(2, "cruiser@c4").rolled(1, "rs bs ro");
    let table = draft.sectors("gas_cloud@c4").table();
    assert!(table.is_legal("attack ro c3 2a"));
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-WPN-53");
}

#[test]
fn fc_sto_05_no_weapon_from_or_toward_a_storm() {
    let draft = armed("proton_beam").ships(2, "cruiser@c4");
    assert_eq!(
        draft.clone().sectors("gamma_storm@c4").table().refusal("weapon a rs bs 2a"),
        "FC-WPN-53"
    );
    assert_eq!(draft.sectors("gamma_storm@c3").table().refusal("weapon a rs bs 2a"), "FC-WPN-52");
}

#[test]
fn fc_def_03_an_empty_sector_is_neutral_and_without_ships() {
    let draft = armed("interdictor").ships(2, "frigate@c4").sectors("gravity_field@c2");
    let sectors = targets(draft);
    assert!(sectors.contains(&"c5".to_owned()));
    assert!(!sectors.contains(&"c4".to_owned()) && !sectors.contains(&"c2".to_owned()));
}

#[test]
fn fc_def_04_tokens_leave_a_sector_empty_an_interdictor_does_not() {
    let ships = "battleship:minefields@c3 battleship:interdictor@b2 battleship:interdictor@a1";
    let draft = duel().ships(1, ships).ships(2, "frigate@e5").rolled(1, "rs rs rs bs bs bs");
    let mut table = draft.bridge(1, "gs gs").table();
    table.play("weapon a rs rs c2").play("stop");
    assert!(table.is_legal("weapon b bs bs c2"), "mines");
    table.play("weapon b bs bs b3");
    assert_eq!(table.refusal("weapon c gs* gs* b3"), "FC-WPN-06");

    let ships = "battleship:interdictor@b2 battleship:gamma_bomb@c3 mule:sentinel_device@d1";
    let draft = duel().ships(1, ships).ships(2, "frigate@e5").gates("a2-e1");
    let mut table = draft.rolled(1, "rs rs bs bs go").table();
    table.play("weapon b rs rs c2").play("activate c sentinel go c1");
    for (at, what) in [("a2", "a gate"), ("c2", "a Gamma Bomb"), ("c1", "a capacity")] {
        assert!(table.is_legal(&format!("weapon a bs bs {at}")), "{what}");
    }

    let draft = duel().ships(1, "battleship:sanctuary@a2 cruiser@a1").ships(2, "cruiser@a4");
    let mut table = draft.rolled(1, "ro ro ro bo gs gs").table();
    table.play("weapon a gs gs none").play("move bo a2 b2");
    assert!(table.is_legal("attack ro+ro+ro a1 a3 2a"), "over the Sanctuary's token");
}

#[test]
fn fc_def_13_arriving_by_any_means_is_an_entry() {
    // A Tractor Beam into a minefield of one's own side.
    let ships = "battleship:minefields@c3 battleship:tractor_beam@b3";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c5").rolled(1, "rs rs bs bs");
    let mut table = draft.table();
    table.play("weapon a rs rs c4").play("stop").play("weapon b bs bs 2a").play("tow c4");
    assert_eq!(table.hull(2, "a"), 16, "towed");
    // A retreat, and a gate.
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "ro").bridge(2, "bs");
    let mut table = draft.sectors("asteroid_field@c5").table();
    table.play("attack ro c3 2a").roll("retreat bs* c5", &[SPECIAL]);
    assert_eq!(table.hull(2, "a"), 12, "3 of the attack, 3 of the asteroids");
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c5").gates("a1-d3").rolled(1, "bo");
    let mut table = draft.sectors("asteroid_field@d4").table();
    table.roll("gate bo a1 d4", &[SPECIAL]);
    assert_eq!(table.hull(1, "a"), 15);
    // A Vortex Gate, into a minefield.
    let ships = "battleship:minefields@a1 battleship:vortex_gate@b1 cruiser@e1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c2").rolled(1, "rs rs bs bs");
    let mut table = draft.table();
    table.play("weapon a rs rs a3").play("stop").play("weapon b bs bs c2").play("jump a3");
    assert_eq!((table.at(2, "a").as_deref(), table.hull(2, "a")), (Some("a3"), 16));
    // A squadron's own flight.
    let draft = duel().ships(1, "battleship:minefields@c2 cruiser@e1").rolled(1, "rs bs");
    let draft = draft.ships(2, "cruiser@e5").faction(2, "phebe", "carrier cruiser cruiser");
    let draft = draft.ships(2, "carrier@e5 interceptor_squadron@c5 cruiser@a5");
    let mut table = draft.table();
    table.play("weapon a rs bs c4").play("stop").play("end").play("end").play("fly b c4");
    assert_eq!(table.at(2, "b"), None);
    // The draught of a Black Hole.
    let draft = duel().ships(1, "battleship:minefields@b5 cruiser@a2").rolled(1, "rs bs");
    let mut table = draft.ships(2, "cruiser@e5").sectors("black_hole@c3").table();
    table.play("weapon a rs bs d4").play("stop").play("end").roll("end", &[SPECIAL]);
    for _ in 0..3 {
        table.roll("roll bbb", &[SPECIAL; 3]).play("end").roll("end", &[SPECIAL]);
    }
    assert_eq!((table.at(2, "a").as_deref(), table.hull(2, "a")), (Some("d4"), 16));
}

#[test]
fn fc_def_15_a_special_sector_does_nothing_that_is_not_written() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo bo");
    let mut table = draft.sectors("gas_cloud@c4").table();
    table.play("move bo c3 c4");
    assert_eq!(table.event_names(), ["ResultUsed", "ShipsMoved"], "no roll on entry");
    table.play("end").play("end").roll("roll ggg", &[1; 3]).play("end");
    table.play("end");
    assert_eq!((table.active(), table.hull(1, "a")), (1, 18), "nor at the start of a turn");
}

#[test]
fn fc_wpn_09_a_vortex_gate_takes_ships_not_squadrons_alone() {
    let table = duel()
        .ships(1, "battleship:vortex_gate@c1")
        .ships(2, "carrier@c5 interceptor_squadron@c2 interceptor_squadron@c2")
        .rolled(1, "rs bs")
        .table();
    assert!(!table.is_legal("weapon a rs bs c2"), "{:?}", table.rest("weapon "));
}

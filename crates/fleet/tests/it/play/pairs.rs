//! Every pair of rules that a ruling or the manual's questions and answers name, and the test that
//! shows how the two go together. Most of the tests are in `interactions` and beside the clause
//! that decides the pair; those for which neither is the place follow below. `C-` and `A-` are the
//! numbers of the catalogue's rulings on contradictions and ambiguities.
//!
//! | pair | decided by | test |
//! | --- | --- | --- |
//! | Gas Cloud × special weapons | FC-GAS-11 | `fc_gas_11_only_standard_attacks_target_ships_in_a_cloud` |
//! | Gas Cloud × counter-attack | FC-GAS-12 | `fc_rea_14_a_ship_in_a_gas_cloud_can_be_the_victim_in_a_storm_or_sanctuary_not` |
//! | Gas Cloud × Exo-Bomb | FC-GAS-12 | `fc_gas_12_splash_and_drones_still_hurt_in_a_cloud` |
//! | Gas Cloud × Drones | FC-GAS-12 | `gas_cloud_and_drones` |
//! | Gas Cloud’s die × counter-attack | FC-GAS-06 | `fc_gas_06_the_bonus_die_is_a_shield_reaction` |
//! | Gas Cloud’s die × Reserve | FC-GAS-03 | `fc_gas_03_a_used_bonus_die_goes_to_the_reserve` |
//! | Depolarized Shields × Multipoint Weapons | FC-ABL-11 | `depolarized_shields_and_multipoint_weapons` |
//! | Multipoint Weapons × shields | FC-ABL-15 | `fc_abl_15_each_of_two_attacks_needs_a_shield` |
//! | Vortex Gate × enemies | FC-WPN-10 | `fc_wpn_10_the_ships_may_be_the_enemys` |
//! | Ionic Propulsion × Gravity Field | FC-ABL-04 | `fc_abl_04_ionic_ships_cross_a_gravity_field_and_go_on` |
//! | Ionic Propulsion × the same field again | FC-ABL-05 | `fc_abl_05_after_being_thrown_back_the_field_may_be_tried_again` |
//! | bombs × special sectors | FC-WPN-21 | `fc_wpn_21_no_bomb_on_gas_asteroids_or_storms` |
//! | mines × special sectors | FC-WPN-30 | `fc_wpn_30_mines_only_on_empty_sectors` |
//! | weapons × faction | FC-FLEET-10 | `fc_fleet_10_neutral_weapons_and_those_of_ones_own_faction` |
//! | Targeting Adjuster × its owner’s wish | FC-CAP-26 | `fc_cap_26_under_an_adjuster_red_orthogonal_and_diagonal_are_swapped_at_will` |
//! | two faces × reprogramming | FC-TEC-18 | `fc_tec_18_reprogramming_never_turns_the_token` |
//! | Offensive × squadrons without a target | FC-ABL-30 | `fc_abl_30_afterwards_all_return_to_the_carrier` |
//! | squadrons × counter-attack | FC-REA-15 | `fc_rea_15_squadrons_add_to_a_counter_attack` |
//! | Dreadnought and Carrier × reroll | FC-SPE-04 | `fc_spe_04_dreadnoughts_and_carriers_count_as_battleships` |
//! | Long Range Missiles × shields | FC-ABL-20 | `fc_abl_20_it_is_a_standard_attack` |
//! | Ilya × open deployment | FC-CMD-13 | `fc_cmd_13_signals_are_used_in_any_battle_and_squadrons_never_replaced` |
//! | Ilya’s Signals × squadrons | FC-CMD-13 | `ilyas_signals_and_squadrons` |
//! | Llib Sorg × Battleship | FC-FAC-09 | `fc_fac_09_nothing_of_the_flagships_class_beside_it` |
//! | Chimaera × reroll | FC-SPE-05 | `fc_spe_05_the_chimaera_does_not` |
//! | Dun Antar × squadrons | FC-CMD-17 | `fc_cmd_17_squadrons_are_not_concerned` |
//! | Ionic Module × retreat | FC-WPN-47 | `ionic_module_and_retreat` |
//! | Multipoint Module × double attack | FC-WPN-49 | `fc_wpn_49_it_gives_no_double_attack` |
//! | gates × ranged attacks | C-04 | `fc_rng_05_gates_do_not_block_a_ranged_attack` |
//! | gates × lines of weapons | C-04 | `gates_and_the_lines_of_weapons` |
//! | Vortex Gate × zones | C-05 | `fc_zon_04_only_a_vortex_gate_reaches_another_zone` |
//! | Drain × activation dice | C-19 | `fc_spe_14_the_drained_player_chooses_between_bridge_and_activation_dice` |
//! | Signals × attacks | C-28 | `fc_ohd_05_no_attack_on_what_is_not_revealed` |
//! | Signals × area damage | C-28 | `fc_ohd_14_weapons_name_no_signal_but_areas_hit_it` |
//! | Gamma Warheads × reroll | C-32 | `fc_spe_06_warheads_alone_do_not_forbid_the_reroll` |
//! | secret weapons × first use | C-33 | `fc_osw_02_a_weapon_is_shown_at_its_first_use` |
//! | tokens × empty sectors | A-02 | `fc_def_04_tokens_leave_a_sector_empty_an_interdictor_does_not` |
//! | area damage × protection from targeting | A-04 | `fc_def_11_area_damage_names_nobody` |
//! | area damage × Elusive | A-04 | `exo_bomb_and_elusive` |
//! | squadrons × being alone | A-06 | `fc_def_16_squadrons_are_overlooked_in_alone_tests` |
//! | squadrons × moving ships | A-16 | `fc_move_08_squadrons_ride_along` |
//! | Carrier × support | A-17 | `fc_abl_33_a_carrier_launches_an_attack_in_order_to_be_supported` |
//! | retreat × ranged attack | A-19 | `fc_rng_09_a_ranged_attack_may_be_retreated_from` |
//! | retreat × a target that dies | A-22 | `fc_rea_08_the_others_retreat_though_the_target_dies` |
//! | counter-attack × supporters | A-23 | `fc_rea_13_a_supporter_may_be_the_victim` |
//! | counter-attack × Gamma Storm | A-24 | `fc_rea_14_a_ship_in_a_gas_cloud_can_be_the_victim_in_a_storm_or_sanctuary_not` |
//! | counter-attack × Sanctuary | A-24 | `sanctuary_and_counter_attack` |
//! | counter-attack × docks | A-25 | `fc_rea_18_docked_ships_do_not_add_to_a_counter_attack` |
//! | counter-attack × Communications Jammer | A-25 | `jammer_and_counter_attack` |
//! | change of direction × shields | A-27 | `fc_spe_10_a_shield_may_be_turned` |
//! | Drain × an empty bridge | A-28 | `fc_spe_15_a_drain_of_nothing_is_legal` |
//! | redirection × ranged attacks | A-31 | `fc_abl_10_redirection_comes_before_the_shots_and_at_a_distance_too` |
//! | double attack × reactions | A-33 | `fc_abl_17_each_of_two_attacks_allows_one_reaction` |
//! | Long Range Missiles × companions | A-34 | `fc_abl_22_only_the_dreadnought_takes_part` |
//! | squadrons × teammates | A-36 | `fc_sqn_11_squadrons_do_not_share_a_teammates_sector` |
//! | capacity × lost ship | A-41 | `fc_tec_19_it_ends_with_its_ship` |
//! | capacity × another zone | A-42 | `fc_tec_20_it_ends_when_its_ship_leaves_the_zone` |
//! | Refueller × Drain, Magnetic Bomb, modules | A-43 | `fc_cap_09_the_refuellers_die_counts_as_on_the_bridge` |
//! | Recon Beam × Signals | FC-CAP-15 | `fc_cap_15_signals_on_the_line_are_revealed_as_long_as_the_beam_works` |
//! | Recon Beam × fog of war | FC-CAP-16 | `fc_cap_16_a_recon_beam_lays_all_sectors_of_the_line_in_the_fog` |
//! | Recon Beam × axis | A-44 | `fc_cap_17_the_owner_chooses_a_line_of_the_die_through_the_activation_sector` |
//! | Radar Jammer × arrivals | FC-CAP-06 | `fc_cap_06_a_radar_jammer_acts_at_once_each_turn_and_on_arrivals` |
//! | Recall Beacon × occupancy, entries, zones | A-45 | `fc_cap_19_recall_obeys_occupancy_entry_effects_and_zones` |
//! | Disruptor × Ionic, retreat, Impulse, gates | A-46 | `fc_cap_21_neither_ionic_nor_retreat_nor_impulse_nor_gates` |
//! | Disruptor × Tractor Beam | A-46 | `fc_cap_20_enemies_under_a_disruptor_cannot_move_by_themselves` |
//! | Disruptor × Recall Beacon | A-46 | `disruptor_and_recall` |
//! | Deflection × Depolarized Shields | A-47 | `fc_cap_23_deflection_comes_before_depolarized_shields` |
//! | Deflection × ranged attacks | A-47 | `deflection_and_ranged_attacks` |
//! | Distortion × retreat, counter-attack, gates, Drain, reroll | A-48 | `fc_cap_28_what_is_tied_to_ships_but_not_drain_and_reroll` |
//! | Distortion × special weapons, direction | A-48 | `fc_cap_27_enemies_on_the_indicated_sectors_use_no_specials` |
//! | Distortion × Offensive | A-48 | `distortion_and_offensive` |
//! | Distortion × Redemption | A-48 | `distortion_and_redemption` |
//! | Distortion × Boarding | A-48 | `distortion_and_boarding` |
//! | Distortion × Adjuster | A-48 | `distortion_and_adjuster` |
//! | Distortion × Battle Station | A-48 | `station_weapon_and_distortion` |
//! | Sentinel × protected sectors | A-49 | `fc_cap_31_ships_in_protected_sectors_are_immune_to_sentinel_and_repair_drone` |
//! | asteroids × Redemption, Boarding, Offensive, Drain | A-51 | `fc_ast_05_powers_are_not_used_from_asteroids_drains_are` |
//! | asteroids × technical capacities | A-51 | `asteroids_and_capacities` |
//! | Gravity Field × Gravity Field | A-52 | `fc_grv_06_in_a_chain_the_origin_is_where_they_could_last_stand` |
//! | Gas Cloud’s die × stored shields | A-53 | `fc_gas_07_after_a_useless_bonus_every_reaction_is_open` |
//! | Gas Cloud’s die × Depolarized Shields | FC-GAS-05 | `fc_gas_05_depolarized_shields_do_not_turn_the_bonus_die` |
//! | Gas Cloud’s die × Shield Blocker | FC-CAP-24 | `fc_cap_24_enemies_under_a_shield_blocker_use_no_shields` |
//! | Black Hole × full sectors | A-57 | `fc_blk_07_the_nearer_make_room_for_the_farther` |
//! | Black Hole × Interdictor | A-57 | `black_hole_and_interdictor` |
//! | Black Hole × Relentless | A-58 | `fc_blk_08_nothing_saves_a_hull_from_it` |
//! | Black Hole × Rampart of Coeos | A-58 | `rampart_and_black_hole` |
//! | Gamma Storm × splash | A-59 | `fc_sto_06_splash_hurts_in_a_storm` |
//! | gates × Ionic Propulsion | A-62 | `fc_gat_14_a_jump_is_one_of_the_two_plays_of_ionic_ships` |
//! | free-for-all’s supporters × counter-attack | A-65 | `fc_ffa_05_supporters_of_other_players_may_be_countered` |
//! | decoys × area damage | A-66 | `fc_ohd_13_decoys_take_no_room_and_vanish_when_they_are_found` |
//! | scans × reactions | A-68 | `fc_ohd_15_nothing_but_a_shield_answers_a_scan` |
//! | Anata × Battle Station | A-70 | `fc_cmd_03_anata_rerolls_the_one_special_of_a_station` |
//! | Ilya × retreat | A-71 | `fc_cmd_14_after_a_retreat_the_new_sector_counts` |
//! | Magnetic Bomb × activation dice | A-72 | `fc_wpn_05_a_magnetic_bomb_spares_activation_dice` |
//! | Vortex Gate × Black Hole; Tractor Beam × Black Hole | A-75 | `vortex_gate_and_black_hole` |
//! | Gamma Bomb × its launcher’s loss | A-76 | `fc_wpn_34_it_explodes_without_its_launcher_unless_that_left_the_zone` |
//! | Gamma Bomb × its launcher’s leaving | A-76 | `gamma_bomb_and_zones` |
//! | Sanctuary × attacks out of it | A-77 | `fc_wpn_36_it_stays_where_it_is_and_lets_ships_attack_out` |
//! | Sanctuary × Drones | A-81 | `sanctuary_and_drones` |
//! | Sanctuary × weapons on sectors | A-81 | `sanctuary_and_weapons_on_sectors` |
//! | Prometheus Beam × friends and protection | A-78 | `fc_wpn_45_friends_block_it_and_protection_stops_it` |
//! | modules × companions | A-79 | `fc_wpn_50_companions_do_not_join_the_doubled_step` |
//! | modules × reroll | A-80 | `fc_wpn_51_a_module_carrier_counts_as_a_battleship` |
//! | Nano-Repairer × protected friends | A-81 | `fc_wpn_53_protected_ships_are_not_named` |
//! | Battle Station × tokens | A-82 | `fc_wpn_55_tokens_of_a_station_stay_while_a_ship_is_docked` |
//! | Relentless × Rampart of Coeos | FC-WPN-42 | `relentless_and_rampart` |
//! | Relentless × retreat | FC-REA-07 | `relentless_and_retreat` |
//! | Boarding × squadrons | FC-SQN-08 | `boarding_and_squadrons` |
//! | Power Amplifier × decoys | FC-OHD-13 | `amplifier_and_decoys` |
//! | Power Amplifier × decoys × class limit | FC-MOVE-03 | `amplifier_and_decoys_that_fit_where_ships_do_not` |
//! | Shuttle × Signals | FC-OCC-03 | `shuttle_and_signals` |
//! | Interdictor × gates | FC-WPN-07 | `interdictor_and_gates` |
//! | Sentinel × retreat | FC-CAP-03 | `sentinel_and_retreat` |
//! | Sentinel × Gravity Field | FC-CAP-03 | `sentinel_and_gravity_field` |
//! | Power Amplifier × shields against ranged attacks | FC-CAP-13 | `amplifier_and_shields_against_a_ranged_attack` |
//! | gates × Signals | FC-GAT-13 | `fc_gat_13_a_gate_does_not_reveal_a_signal` |

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{ORTHOGONAL, SPECIAL, draft, duel, scenario, two_zones};

/// The pairs of the table above, and their tests.
fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = include_str!("pairs.rs").lines().filter_map(|line| line.strip_prefix("//! | "));
    rows.filter_map(|row| {
        let mut cells = row.trim_end_matches(" |").split(" | ");
        let (pair, test) = (cells.next()?, cells.nth(1)?);
        Some((pair, test.strip_prefix('`')?.strip_suffix('`')?))
    })
}

/// Everything that is written in the files of a folder and of those within.
fn texts_in(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the tests are there");
    let read = |path: PathBuf| {
        if path.is_dir() { texts_in(&path) } else { fs::read_to_string(path).expect("it is text") }
    };
    entries.map(|entry| read(entry.expect("it is listed").path())).collect()
}

#[test]
fn every_pair_has_a_test_of_its_own() {
    let tests = texts_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("it"));
    for (pair, test) in pairs() {
        assert!(tests.contains(&format!("#[test]\nfn {test}() {{")), "{pair}: {test}");
    }
    assert!(pairs().count() > 100);
}

#[test]
fn gas_cloud_and_drones() {
    // Drones ride along into a cloud and go on biting there; none are sent into it.
    let draft = duel().ships(1, "battleship:drones@c3").ships(2, "cruiser@c5 cruiser@a4");
    let draft = draft.sectors("gas_cloud@c4").rolled(1, "rs bs").bridge(2, "bo");
    let mut table = draft.bridge(1, "gs gs").table();
    table.play("weapon a rs bs 2a").play("end").play("end").roll("roll ggg", &[1; 3]);
    table.play("move bo* c5 c4").play("end").play("end").roll("roll rrr", &[1; 3]);
    assert_eq!((table.hull(2, "a"), table.refusal("weapon a gs* gs* 2a")), (16, "FC-WPN-53"));
    table.play("end").play("end");
    assert_eq!(table.hull(2, "a"), 14);
}

#[test]
fn ilyas_signals_and_squadrons() {
    // Squadrons stay what they are, and their Carrier can still call them home (FC-ABL-30).
    let draft = duel().led_by(1, "ilya_kai_suhn").ships(2, "cruiser@c4 frigate@e5");
    let draft = draft.ships(1, "carrier@c2 interceptor_squadron@c2 interceptor_squadron@c3");
    let mut table = draft.bridge(1, "rs gs").table();
    table.play("end").roll("veil c2", &[1]).play("end").roll("roll rrr", &[1; 3]);
    let seen = |table: &crate::support::Table| -> Vec<&'static str> {
        table.seen_by(2).seats[0].ships.iter().map(|ship| ship.kind).collect()
    };
    let veiled = ["signal", "interceptor_squadron", "interceptor_squadron", "signal"];
    assert_eq!(seen(&table), veiled);
    table.play("end").play("end").play("end").roll("roll bbb", &[1; 3]);
    table.play("offensive a rs* gs*").play("strike 2a");
    assert_eq!(table.hull(2, "a"), 16);
    assert_eq!(seen(&table)[0], "carrier", "a Signal that uses its ability is revealed");
}

#[test]
fn gates_and_the_lines_of_weapons() {
    // A gate is an obstacle for a weapon that needs a clear line, not for a shot.
    let draft = duel().ships(1, "battleship:proton_beam@c1").ships(2, "cruiser@c3");
    let table = draft.gates("c2-e5").rolled(1, "rs bs ro ro").table();
    assert_eq!(table.refusal("weapon a rs bs 2a"), "FC-DEF-08");
    assert!(table.is_legal("attack ro+ro c1 c2 2a"));
}

#[test]
fn sanctuary_and_counter_attack() {
    // Who attacks out of a Sanctuary cannot be struck back (FC-REA-14).
    let draft = duel().ships(1, "battleship:sanctuary@c3 cruiser@d3").ships(2, "cruiser@e4");
    let mut table = draft.rolled(1, "rs bs rd").bridge(2, "rs go").table();
    table.play("weapon a rs bs none").play("attack rd d3 2a");
    assert_eq!(table.refusal("counter rs* 1b"), "FC-REA-14");
    assert!(table.is_legal("shield go* d3"), "Depolarized Shields are another reaction");
}

#[test]
fn jammer_and_counter_attack() {
    // Ships under a Jammer shoot back with nothing (FC-REA-18).
    let draft = duel().ships(1, "advantage:attack_device@c2 cruiser@b3");
    let draft = draft.ships(2, "destroyer@c3 frigate@c3").rolled(1, "go ro").bridge(2, "rs bs");
    let mut free = draft.clone().table();
    free.play("attack ro b3 2b").play("counter rs* 1b");
    assert_eq!(free.hull(1, "b"), 15, "two and one");
    let mut jammed = draft.table();
    jammed.play("activate a communications_jammer go c3").play("attack ro b3 2b");
    jammed.play("counter rs* 1b");
    assert_eq!(jammed.hull(1, "b"), 18, "the die is spent, and nobody fires");
}

#[test]
fn distortion_and_offensive() {
    // The Carrier's specials are its own (FC-CAP-28).
    let draft = duel().ships(1, "carrier@c3 interceptor_squadron@c4 cruiser@a1");
    let draft = draft.ships(2, "advantage:energy_device@c5 cruiser@d5").active(2);
    let mut table = draft.rolled(2, "gm").bridge(1, "gs rs").table();
    assert!(!table.is_over());
    table.play("activate a distortion_field gm d4").play("end").play("end").play("end");
    table.roll("roll ggb", &[1; 3]);
    assert_eq!(table.refusal("offensive a rs* gs*"), "FC-CAP-28");
    assert!(table.rest("offensive ").is_empty());
}

#[test]
fn distortion_and_redemption() {
    let ships = "heavy_battleship:drones@a1 frigate@c3 frigate@b3";
    let draft = duel().faction(1, "llib_sorg", "heavy_battleship:drones frigate").ships(1, ships);
    let draft = draft.ships(2, "advantage:energy_device@d5 cruiser@c4 cruiser@e4").active(2);
    let mut table = draft.rolled(2, "go").bridge(1, "gs rs").table();
    table.play("activate a distortion_field go d4").play("end").play("end");
    table.roll("roll ggb", &[1; 3]);
    assert_eq!(table.rest("redeem "), ["b rs* gs* 2b", "c rs* gs* 2b"], "d4 points elsewhere");
    let draft = duel().faction(1, "llib_sorg", "heavy_battleship:drones frigate").ships(1, ships);
    let draft = draft.ships(2, "advantage:energy_device@d5 cruiser@c4 cruiser@e4").active(2);
    let mut table = draft.rolled(2, "gd gm").bridge(1, "gs rs").table();
    table
        .play("activate a distortion_field gm d4")
        .play("end")
        .play("end")
        .roll("roll ggb", &[1; 3]);
    assert_eq!(table.rest("redeem "), ["c rs* gs* 2b"], "c3 lies in the field");
}

#[test]
fn distortion_and_boarding() {
    let draft = duel().faction(1, "scavengers", "destroyer destroyer");
    let draft = draft.ships(1, "destroyer@c3 destroyer@c3 frigate@a1");
    let draft = draft.ships(2, "advantage:energy_device@d5 cruiser@b4 cruiser@e2").active(2);
    let mut table = draft.clone().rolled(2, "gm").bridge(1, "gs rs").table();
    table
        .play("activate a distortion_field gm d4")
        .play("end")
        .play("end")
        .roll("roll ggb", &[1; 3]);
    assert!(table.rest("board ").is_empty());
    let mut free = draft.active(1).rolled(1, "gs rs").table();
    assert_eq!(free.rest("board "), ["c3 rs gs 2b"]);
    free.play("board c3 rs gs 2b");
}

#[test]
fn asteroids_and_capacities() {
    // A technical ship works from inside an Asteroid Field (FC-AST-05).
    let ships = "mule:repair_drone_device@c1 cruiser@c2=5";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").sectors("asteroid_field@c1");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a repair_drone go c2");
    assert_eq!(table.hull(1, "b"), 6);
}

#[test]
fn black_hole_and_interdictor() {
    // Nothing is drawn through a barred sector: who stands behind it stays (FC-BLK-07).
    let draft = duel().ships(1, "battleship:interdictor@a1 cruiser@c1").ships(2, "cruiser@e5");
    let draft = draft.sectors("black_hole@c3").rolled(1, "rs bs").bridge(1, "go");
    let mut table = draft.bridge(2, "go").table();
    table.play("weapon a rs bs c2");
    for turn in 0..4 {
        table.play("end").roll("end", &[SPECIAL]);
        if turn < 3 {
            table.roll("roll rgb", &[ORTHOGONAL; 3]);
        }
    }
    assert_eq!(table.at(1, "b").as_deref(), Some("c1"), "the Interdictor bars its way");
    assert_eq!(table.at(1, "a").as_deref(), Some("b2"), "the Battleship is drawn in");
}

#[test]
fn gamma_bomb_and_zones() {
    // The bomb is taken off when its launcher leaves the zone (FC-WPN-34).
    let draft = two_zones().ships(1, "battleship:gamma_bomb@a1").ships(2, "cruiser@c2");
    let mut table = draft.gates("a1-g2").rolled(1, "rs rs bs").table();
    table.play("weapon a rs rs b2");
    assert_eq!(table.view().tokens.len(), 1);
    table.play("gate bs a1 g2");
    assert!(table.view().tokens.is_empty());
}

#[test]
fn sanctuary_and_weapons_on_sectors() {
    // No bomb, mine or Interdictor is put under a Sanctuary, and nobody is taken out of it.
    for weapon in ["exo_bomb", "gamma_bomb", "minefields", "interdictor", "vortex_gate"] {
        let draft = duel().ships(1, &format!("battleship:{weapon}@c1 cruiser@a1"));
        let draft = draft.ships(2, "battleship:sanctuary@c4 frigate@d2").active(2);
        let mut table = draft.rolled(2, "rs bs").bridge(1, "rs bs").table();
        table.play("weapon a rs bs none").play("end").roll("roll ggb", &[1; 3]);
        let named = table.rest("weapon a rs* bs* ");
        for sheltered in ["b3", "c3", "d3"] {
            assert!(!named.contains(&sheltered.to_owned()), "{weapon} {sheltered}: {named:?}");
        }
        if weapon != "vortex_gate" {
            assert_eq!(table.refusal("weapon a rs* bs* c3"), "FC-WPN-53", "{weapon}");
        }
    }
}

#[test]
fn relentless_and_retreat() {
    // A ship that would be destroyed clings on, so the sector must hold it too (FC-REA-07).
    let draft = duel().faction(1, "rebels", "cruiser cruiser").ships(2, "cruiser@c4 cruiser@b4");
    let draft = draft.ships(1, "cruiser@c3=2 destroyer@c3 destroyer@c2").active(2);
    let mut table = draft.rolled(2, "ro").bridge(1, "bs").table();
    table.play("attack ro c4 1a").play("fire");
    assert!(!table.is_legal("retreat bs* c2"), "three, two and two");
    table.play("retreat bs* d2");
    assert_eq!(table.ships(1), ["a@d2=1", "b@d2=12", "c@c2=12"]);
}

#[test]
fn boarding_and_squadrons() {
    // Squadrons leave a ship alone (FC-DEF-16), but nobody else stands where they are (FC-SQN-08).
    let draft = duel().faction(1, "scavengers", "destroyer destroyer");
    let draft = draft.ships(1, "destroyer@c3 destroyer@c3 frigate@c3").rolled(1, "rs bs");
    let guarded = "cruiser@c4 interceptor_squadron@c4 carrier@e5";
    let table = draft.clone().ships(2, guarded).table();
    assert_eq!(table.refusal("board c3 rs bs 2a"), "FC-SQN-08");
    // Those of a captured Carrier vanish with it.
    let own = "carrier@c4 interceptor_squadron@c4 interceptor_squadron@d5 cruiser@e5 cruiser@e4";
    let mut table = draft.ships(2, own).table();
    table.play("board c3 rs bs 2a").play("ships abc");
    assert_eq!(table.ships(1), ["d@c4=30"]);
    assert_eq!(table.ships(2), ["d@e5=18", "e@e4=18"]);
}

#[test]
fn amplifier_and_decoys() {
    // Signals move like the ships they stand for (FC-DEF-14), and an Amplifier is no ability of
    // theirs (FC-OHD-12).
    let ships = "mule:power_amplifier_device@b1 ?cruiser@c2 ?decoy@c2";
    let draft = duel().options("hidden_deployment").ships(1, ships).ships(2, "frigate@e5");
    let mut table = draft.rolled(1, "gd bo").table();
    table.play("activate a power_amplifier gd c2").play("move bo c2 c3").play("ships bc");
    table.play("onward c4").play("ships bc");
    assert_eq!(table.ships(1)[1..], ["b@c4=0", "c@c4=0"], "nobody knows which is which");
}

#[test]
fn amplifier_and_decoys_that_fit_where_ships_do_not() {
    // A decoy, which has no class, goes where ships do not fit (FC-MOVE-03, FC-OHD-13).
    let ships = "mule:power_amplifier_device@b1 ?cruiser@c2 ?decoy@c2 cruiser@c4 frigate@b4";
    let draft = duel().options("hidden_deployment").ships(1, ships).ships(2, "frigate@e5");
    let mut table = draft.rolled(1, "gd bo").table();
    table.play("activate a power_amplifier gd c2").play("move bo c2 c3").play("ships bc");
    assert_eq!(table.rest("onward "), ["b3", "c2", "c4", "d3"]);
    let mut together = table.clone();
    together.play("onward d3");
    assert_eq!(together.rest("ships "), ["b", "bc", "c"]);
    table.play("onward c4");
    let places = ["b", "c"].map(|ship| table.at(1, ship));
    assert_eq!(places, [Some("c3".to_owned()), Some("c4".to_owned())], "no room for a Cruiser");
}

#[test]
fn shuttle_and_signals() {
    // Nobody moves where an enemy Signal is (FC-OCC-03), also where it is the shuttle, alone.
    let setup = scenario("the_capture", "frigate", "cruiser");
    let table = |shuttle: &str| {
        let draft = draft(setup.clone()).options("hidden_deployment");
        let draft = draft.ships(1, &format!("{shuttle} frigate@a1")).ships(2, "cruiser@c4");
        draft.active(2).rolled(2, "bo").table()
    };
    assert!(table("diplomatic_shuttle@c3").is_legal("move bo c4 c3"));
    assert_eq!(table("?diplomatic_shuttle@c3").refusal("move bo c4 c3"), "FC-OCC-03");
}

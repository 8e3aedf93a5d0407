//! Technical ships: activation, deactivation, reprogramming.

use fleet::Setup;

use crate::support::{
    DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, Table, duel, fleet_of, refused_setup, two_zones,
};

/// The capacities in play as `sentinel@c3 orthogonal`.
fn in_play(table: &Table) -> Vec<String> {
    let view = table.view();
    let text = |c: &fleet::show::CapacityView| format!("{}@{} {}", c.capacity, c.sector, c.die);
    view.capacities.iter().map(text).collect()
}

#[test]
fn fc_tec_01_a_green_direction_activates_a_capacity_on_an_indicated_sector() {
    let draft = duel().ships(1, "mule:sentinel_device@c3").ships(2, "cruiser@a5");
    let table = draft.rolled(1, "go bo gs").table();
    assert_eq!(table.rest("activate a sentinel go "), ["b3", "c2", "c4", "d3"]);
    assert_eq!(table.refusal("activate a sentinel bo c4"), "FC-TEC-01", "not a green result");
    assert_eq!(table.refusal("activate a sentinel gs c4"), "FC-TEC-01", "no directions");
    assert_eq!(table.refusal("activate a sentinel go d4"), "FC-TEC-01");
    assert_eq!(table.refusal("activate a repair_drone go c4"), "FC-TEC-01", "no such device");
}

#[test]
fn fc_tec_02_token_and_die_lie_on_the_activation_sector() {
    let draft = duel().ships(1, "mule:repair_drone_device@c3").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "gd").table();
    table.play("activate a repair_drone gd d4");
    assert_eq!(in_play(&table), ["repair_drone@d4 diagonal"]);
    assert_eq!((table.reserve(1), table.rolled(1).len()), ([3, 3, 2], 0), "the die lies there");
}

#[test]
fn fc_tec_03_it_works_as_long_as_the_die_stays() {
    let draft = duel().ships(1, "mule:sentinel_device@c2").ships(2, "cruiser@c4 cruiser@a5");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a sentinel go c3");
    assert_eq!(table.hull(2, "a"), 17);
    table.play("end").play("deactivate 1a sentinel c3").roll("roll rrr", &[1; 3]);
    table.play("end").play("end");
    assert_eq!(table.hull(2, "a"), 17, "ended: nothing at the next start of turn");
}

#[test]
fn fc_tec_04_only_while_its_token_is_on_the_bridge() {
    let draft = duel().ships(1, "mule:sentinel_device@c3").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "go gd").table();
    table.play("activate a sentinel go c4");
    assert!(table.rest("activate ").is_empty());
    assert_eq!(table.refusal("activate a sentinel gd d4"), "FC-TEC-04");
}

#[test]
fn fc_tec_05_remote_activation_by_a_path_of_green_results() {
    let draft = duel().ships(1, "mule:sentinel_device@a1 frigate@b1").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "go gd").table();
    // Orthogonal to a2, then diagonal to b3; b2 and b1 are beside the ship, b1 is held.
    assert_eq!(table.rest("activate a sentinel gd b3"), [" by go"]);
    assert_eq!(table.rest("activate a sentinel go "), ["a2", "b1", "b3 by gd", "c2 by gd"]);
    table.play("activate a sentinel gd b3 by go");
    assert_eq!(in_play(&table), ["sentinel@b3 diagonal"], "the last die of the path");
    let blocked = duel().ships(1, "mule:sentinel_device@a1").ships(2, "cruiser@b2 cruiser@a2");
    let table = blocked.rolled(1, "go gd").table();
    assert_eq!(table.refusal("activate a sentinel gd b3 by go"), "FC-TEC-05", "a path over empty");
}

#[test]
fn fc_tec_06_the_other_dice_go_back_and_the_last_sector_may_hold_anything() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@a3");
    let mut table = draft.sectors("black_hole@c1").rolled(1, "go go gd").table();
    assert!(table.is_legal("activate a repair_drone go c1 by go"), "a special sector");
    table.play("activate a repair_drone go a3 by go");
    assert_eq!(in_play(&table), ["repair_drone@a3 orthogonal"], "an enemy's");
    assert_eq!((table.reserve(1), table.rolled(1)), ([3, 3, 1], vec!["gd".to_owned()]));
}

#[test]
fn fc_tec_07_an_activation_die_is_neither_stored_nor_rolled() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go").bridge(1, "gd gm").table();
    table.play("activate a repair_drone go a2").play("end").play("end");
    assert_eq!(table.bridge(1), ["gd", "gm"]);
    table.roll("roll rrr", &[1; 3]).play("end").play("end").play("end");
    assert_eq!(table.active(), 1);
    assert_eq!(table.reserve(1), [3, 3, 0]);
    assert_eq!(table.refusal("roll rbg"), "FC-TURN-07");
}

#[test]
fn fc_tec_08_an_enemy_ends_it_by_a_red_result_from_beside_it() {
    let near = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@b3 cruiser@e5");
    let mut table = near.rolled(1, "go").bridge(2, "ro rd").table();
    table.play("activate a repair_drone go a2").play("end").play("end").roll("roll ggg", &[1; 3]);
    assert_eq!(table.rest("disrupt "), ["ro* 1a repair_drone a2"]);
    table.play("disrupt ro* 1a repair_drone a2");
    assert!(in_play(&table).is_empty());
    assert_eq!((table.reserve(1), table.reserve(2)), ([3, 3, 3], [2, 3, 0]));
    let far = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@c4");
    let mut table = far.rolled(1, "go").bridge(2, "ro").table();
    table.play("activate a repair_drone go a2").play("end").play("end").roll("roll ggg", &[1; 3]);
    assert_eq!(table.refusal("disrupt ro* 1a repair_drone a2"), "FC-TEC-08", "no ship is near");
}

#[test]
fn fc_tec_08_neither_decoys_nor_squadrons_end_a_capacity() {
    let mule = duel().ships(1, "mule:repair_drone_device@a1").rolled(1, "go").bridge(2, "ro");
    let signals = mule.clone().options("hidden_deployment");
    let mut decoy = signals.clone().ships(2, "?decoy@b3 cruiser@e5").table();
    decoy.play("activate a repair_drone go a2").pass_turn();
    assert_eq!(decoy.refusal("disrupt ro* 1a repair_drone a2"), "FC-TEC-08");
    let mut hidden = signals.ships(2, "?cruiser@b3 cruiser@e5").table();
    hidden.play("activate a repair_drone go a2").pass_turn();
    hidden.play("disrupt ro* 1a repair_drone a2");
    assert!(in_play(&hidden).is_empty(), "a hidden ship does");
    assert!(hidden.event_names().contains(&"SignalsHinted".to_owned()));
    let mut squadron = mule.ships(2, "carrier@e5 interceptor_squadron@b3").table();
    squadron.play_all(&["activate a repair_drone go a2", "end", "end", "end"]);
    squadron.roll("roll ggg", &[ORTHOGONAL; 3]);
    assert_eq!(squadron.refusal("disrupt ro* 1a repair_drone a2"), "FC-TEC-08");
}

/// A Chimaera on b2 with two equal devices, and the dice for them.
fn doubled(device: &str, north: &str) -> Table {
    let chimaera = format!("chimaera:{device}+{device}");
    let draft = duel().faction(1, "maa_seti", &chimaera).ships(2, north);
    let draft = draft.ships(1, &format!("{chimaera}@b2 cruiser@e1"));
    draft.rolled(1, "gm go").bridge(2, "ro").table()
}

#[test]
fn fc_fac_16_two_equal_devices_of_a_chimaera_work_each_by_its_own_die() {
    let mut table = doubled("sentinel_device", "cruiser@c4");
    table.play("activate a sentinel go b3");
    assert_eq!(table.hull(2, "a"), 18, "c4 is diagonal from b3");
    table.play("activate a sentinel gm b3");
    assert_eq!(table.hull(2, "a"), 17, "the second die is a multi");

    let mut table = doubled("recon_beam_device", "?cruiser@b5 ?frigate@e3");
    table.play_all(&["activate a recon_beam go b3", "sight column"]);
    table.play_all(&["activate a recon_beam gm b3", "sight row"]);
    let lines: Vec<_> = table.view().capacities.iter().map(|beam| beam.line).collect();
    assert_eq!(lines, [Some("column"), Some("row")]);

    let mut table = doubled("repair_drone_device", "cruiser@b4");
    table.play_all(&["activate a repair_drone gm b3", "activate a repair_drone go b3"]);
    table.pass_turn();
    assert_eq!(table.rest("disrupt "), ["ro* 1a repair_drone b3"]);
    table.play("disrupt ro* 1a repair_drone b3");
    assert_eq!(in_play(&table), ["repair_drone@b3 multi"], "the die that the result fits");
}

#[test]
fn fc_tec_09_a_red_multi_fits_every_die_and_a_multi_needs_one() {
    let on = |die: &str| {
        let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@b3");
        let mut table = draft.rolled(1, die).bridge(2, "ro rm").table();
        let at = if die == "gd" { "b2" } else { "a2" };
        table.play(&format!("activate a repair_drone {die} {at}")).play("end").play("end");
        table.roll("roll ggg", &[1; 3]);
        table
            .rest("disrupt ")
            .into_iter()
            .map(|a| a.split(' ').next().unwrap().to_owned())
            .collect()
    };
    let (orthogonal, diagonal, multi): (Vec<String>, Vec<String>, Vec<String>) =
        (on("go"), on("gd"), on("gm"));
    assert_eq!(orthogonal, ["rm*", "ro*"]);
    assert_eq!(diagonal, ["rm*"]);
    assert_eq!(multi, ["rm*"]);
}

#[test]
fn fc_tec_10_enemies_end_it_in_their_own_dice_actions() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@b3");
    let mut table = draft.rolled(1, "go").bridge(2, "ro").table();
    table.play("activate a repair_drone go a2").play("end").play("end");
    assert_eq!((table.asked(), table.phase()), (2, "energy"));
    assert_eq!(table.refusal("disrupt ro* 1a repair_drone a2"), "FC-TEC-10");
    table.roll("roll ggg", &[1; 3]);
    assert!(table.is_legal("disrupt ro* 1a repair_drone a2"));
}

#[test]
fn fc_tec_11_a_drain_may_take_an_activation_die() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go").bridge(1, "bo").bridge(2, "gs").table();
    table.play("activate a repair_drone go a2").play("end").play("end").roll("roll ggr", &[1; 3]);
    table.play("drain gs* 1").play("deactivate 1a repair_drone a2");
    assert!(in_play(&table).is_empty());
    assert_eq!((table.bridge(1), table.reserve(1)), (vec!["bo".to_owned()], [3, 2, 3]));
}

#[test]
fn fc_tec_12_the_owner_ends_it_in_the_bridge_phase() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go bo").table();
    table.play("activate a repair_drone go a2");
    assert_eq!(table.refusal("deactivate 1a repair_drone a2"), "FC-TEC-12");
    table.play("end").play("store bo wing").play("deactivate 1a repair_drone a2");
    assert!(in_play(&table).is_empty());
}

#[test]
fn fc_tec_13_the_token_returns_to_the_bridge_and_the_die_to_the_reserve() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "go").bridge(1, "gd").table();
    table.play("activate a repair_drone go a2").play("end");
    assert_eq!(table.reserve(1), [3, 3, 1]);
    table.play("deactivate 1a repair_drone a2");
    assert_eq!(table.reserve(1), [3, 3, 2]);
    table.play("end").roll("roll rrr", &[1; 3]).play("end").play("end").roll("roll rrr", &[1; 3]);
    assert!(table.is_legal("activate a repair_drone gd* b2"), "the token can be used again");
}

/// Seat 1 has a Repair Drone on a2 and begins another turn.
fn next_turn(die: &str) -> Table {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, die).table();
    table.play(&format!("activate a repair_drone {die} a2")).play("end").play("end");
    table.roll("roll rrr", &[1; 3]).play("end").play("end");
    table
}

#[test]
fn fc_tec_14_an_activation_die_may_be_rolled_again_at_the_end_of_start_of_turn() {
    let mut table = next_turn("go");
    assert_eq!((table.phase(), table.question()), ("start", "question-fleet-reprogram"));
    assert_eq!(table.rest("reprogram "), ["1a repair_drone a2"]);
    table.roll("reprogram 1a repair_drone a2", &[DIAGONAL]);
    assert_eq!(in_play(&table), ["repair_drone@a2 diagonal"]);
    assert_eq!(table.phase(), "energy", "nothing is left to roll");
    let mut table = next_turn("go");
    table.play("end");
    assert_eq!(in_play(&table), ["repair_drone@a2 orthogonal"], "it may");
}

#[test]
fn fc_tec_15_each_die_once_a_turn_and_several_dice() {
    let ships = "mule:repair_drone_device@a1 mule:repair_drone_device@c1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "go go");
    let mut table = draft.table();
    table.play("activate a repair_drone go a2").play("activate b repair_drone go c2");
    table.play("end").play("end").roll("roll rrr", &[1; 3]).play("end").play("end");
    table.play("resolve a2");
    table.roll("reprogram 1a repair_drone a2", &[ORTHOGONAL]);
    assert_eq!(table.refusal("reprogram 1a repair_drone a2"), "FC-TEC-15");
    table.roll("reprogram 1b repair_drone c2", &[MULTI]);
    assert_eq!(in_play(&table), ["repair_drone@a2 orthogonal", "repair_drone@c2 multi"]);
    table.roll("roll rrr", &[1; 3]).play("end").play("end").roll("roll rrr", &[1; 3]);
    table.play("end").play("end").play("resolve c2");
    assert!(table.is_legal("reprogram 1a repair_drone a2"), "again in the next turn");
}

#[test]
fn fc_tec_16_a_special_ends_the_capacity() {
    let mut table = next_turn("go");
    table.roll("reprogram 1a repair_drone a2", &[SPECIAL]);
    assert!(in_play(&table).is_empty());
    assert_eq!(table.reserve(1), [3, 3, 3]);
}

#[test]
fn fc_tec_17_the_owner_picks_the_face_when_he_activates() {
    let draft = duel().ships(1, "salvation:movement_device@c3").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "gm").table();
    let faces: std::collections::BTreeSet<String> = table
        .rest("activate a ")
        .iter()
        .filter_map(|action| action.split(' ').next().map(str::to_owned))
        .collect();
    assert_eq!(faces.into_iter().collect::<Vec<_>>(), ["propulsion_disruptor", "recall_beacon"]);
    table.play("activate a propulsion_disruptor gm c4");
    assert_eq!(in_play(&table), ["propulsion_disruptor@c4 multi"]);
}

#[test]
fn fc_tec_18_reprogramming_never_turns_the_token() {
    let draft = duel().ships(1, "salvation:movement_device@c3").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "gm").table();
    table.play("activate a propulsion_disruptor gm c4").play("end").play("end");
    table.roll("roll rrr", &[1; 3]).play("end").play("end");
    assert_eq!(table.rest("reprogram "), ["1a propulsion_disruptor c4"]);
    table.roll("reprogram 1a propulsion_disruptor c4", &[DIAGONAL]);
    assert_eq!(in_play(&table), ["propulsion_disruptor@c4 diagonal"]);
}

#[test]
fn fc_tec_19_it_ends_with_its_ship() {
    let ships = "mule:repair_drone_device@a1=2 cruiser@e1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@b2");
    let mut table = draft.rolled(1, "go").bridge(2, "rd").table();
    table.play("activate a repair_drone go a2").play("end").play("end");
    table.roll("roll ggg", &[1; 3]).play("attack rd* b2 1a");
    assert_eq!(table.ships(1), ["b@e1=18"]);
    assert!(in_play(&table).is_empty());
    assert_eq!(table.reserve(1), [3, 3, 3], "the die comes back");
}

#[test]
fn fc_tec_20_it_ends_when_its_ship_leaves_the_zone() {
    let draft = two_zones().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@i4");
    let mut table = draft.gates("a1-g2").rolled(1, "go bs").table();
    table.play("activate a repair_drone go a2").play("gate bs a1 g2");
    assert!(in_play(&table).is_empty());
    assert_eq!(table.reserve(1)[2], 3);
}

#[test]
fn fc_tec_21_indicated_sectors_are_the_neighbours_in_the_dies_directions() {
    for (die, at, expected) in [
        ("go", "c2", vec!["b2", "c1", "c3", "d2"]),
        ("gd", "b2", vec!["a1", "a3", "c1", "c3"]),
        ("gm", "b1", vec!["a1", "a2", "b2", "c1", "c2"]),
    ] {
        let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@a5");
        let mut table = draft.rolled(1, die).table();
        table.play(&format!("activate a sentinel {die} {at}"));
        let mut sectors = table.view().capacities[0].sectors.clone();
        sectors.sort();
        assert_eq!(sectors, expected, "{die}");
    }
}

#[test]
fn fc_abl_31_each_green_result_of_a_salvation_travels_two_sectors() {
    let draft = duel().ships(1, "salvation:defence_device@a1").ships(2, "cruiser@e5");
    let table = draft.clone().rolled(1, "go").table();
    assert_eq!(table.rest("activate a shield_blocker go "), ["a2", "a3", "b1", "c1"]);
    let table = draft.rolled(1, "go go").table();
    assert!(table.is_legal("activate a shield_blocker go a5 by go"), "four by two results");
    assert!(table.is_legal("activate a shield_blocker go c2 by go"), "or three");
    let mule = duel().ships(1, "mule:sentinel_device@a1").ships(2, "cruiser@e5");
    assert_eq!(mule.rolled(1, "go").table().rest("activate a sentinel go "), ["a2", "b1"]);
}

#[test]
fn fc_abl_32_both_steps_follow_the_die_over_an_empty_sector() {
    let draft = duel().ships(1, "salvation:defence_device@a1 frigate@a2").ships(2, "cruiser@e5");
    let table = draft.clone().rolled(1, "go").table();
    assert_eq!(table.rest("activate a shield_blocker go "), ["a2", "b1", "c1"], "a2 is held");
    assert_eq!(table.refusal("activate a shield_blocker go a3"), "FC-TEC-05");
    let table = draft.rolled(1, "gd").table();
    assert_eq!(table.rest("activate a shield_blocker gd "), ["a3", "b2", "c1", "c3"]);
}

#[test]
fn fc_def_07_capacity_tokens_block_nothing() {
    let ships = "mule:sentinel_device@b1 cruiser@c1 battleship:proton_beam@e1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3 cruiser@e3");
    let mut table = draft.rolled(1, "gd ro ro rs bs").table();
    table.play("activate a sentinel gd c2");
    assert!(table.is_legal("attack ro+ro c1 c2 2a"), "the path crosses it");
    assert!(table.is_legal("weapon c rs bs 2b"));
    let weapon = duel().ships(1, "mule:sentinel_device@b1 battleship:proton_beam@c1");
    let mut table = weapon.ships(2, "cruiser@c3").rolled(1, "gd rs bs").table();
    table.play("activate a sentinel gd c2");
    assert!(table.is_legal("weapon b rs bs 2a"), "and so does the line of a weapon");
}

#[test]
fn fc_def_12_allied_ships_are_ones_own_and_those_of_teammates() {
    let draft = crate::support::teams()
        .ships(1, "mule:repair_drone_device@a1")
        .ships(2, "cruiser@h5")
        .ships(3, "cruiser@b2=5")
        .ships(4, "cruiser@h4");
    let mut table = draft.rolled(1, "gd").table();
    table.play("activate a repair_drone gd b2");
    assert_eq!(table.hull(3, "a"), 6);
}

#[test]
fn fc_occ_07_enemies_enter_a_sector_with_a_token() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@a3");
    let mut table = draft.rolled(1, "go").bridge(2, "bo").table();
    table.play("activate a repair_drone go a2").play("end").play("end").roll("roll rrr", &[1; 3]);
    table.play("move bo* a3 a2");
    assert_eq!(table.at(2, "a").as_deref(), Some("a2"));
}

#[test]
fn fc_turn_03_sectors_then_weapons_then_capacities() {
    let ships = "mule:repair_drone_device@a1 cruiser@b2 frigate@e1";
    let draft = duel().ships(1, ships).ships(2, "battleship:drones@d3");
    let draft = draft.sectors("asteroid_field@e1").rolled(1, "gd").bridge(2, "rs bs");
    let mut table = draft.table();
    table.play("activate a repair_drone gd b2").pass_turn();
    table.play("weapon a rs* bs* 1b").play("end").roll("end", &[SPECIAL]);
    assert_eq!(table.question(), "question-fleet-reprogram");
    assert_eq!(table.hull(1, "b"), 17, "the Drones have bitten, then the Repair Drone has come");
    let names = table.event_names();
    let place = |name: &str| names.iter().position(|other| other == name);
    assert!(place("SectorTested") < place("CapacityUsed"), "sectors come first: {names:?}");
}

#[test]
fn fc_turn_05_reprogramming_comes_at_the_very_end_of_start_of_turn() {
    let draft = duel().ships(1, "mule:sentinel_device@a1").ships(2, "cruiser@a3");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a sentinel go a2").play("end").play("end").roll("roll rrr", &[1; 3]);
    table.play("end").play("end");
    assert_eq!(table.hull(2, "a"), 16, "the Sentinel has fired once more");
    assert_eq!((table.phase(), table.question()), ("start", "question-fleet-reprogram"));
    table.play("end");
    assert_eq!(table.phase(), "energy");
}

#[test]
fn fc_spe_14_the_drained_player_chooses_between_bridge_and_activation_dice() {
    let draft = duel().ships(1, "mule:repair_drone_device@a1").ships(2, "cruiser@e5");
    let mut table = draft.clone().rolled(1, "go").bridge(1, "bo").bridge(2, "gs").table();
    table.play("activate a repair_drone go a2").play("end").play("end").roll("roll ggr", &[1; 3]);
    table.play("drain gs* 1");
    assert_eq!(
        (table.asked(), table.actions()),
        (1, vec!["lose bo".to_owned(), "deactivate 1a repair_drone a2".to_owned()])
    );
    table.play("lose bo");
    assert_eq!(in_play(&table), ["repair_drone@a2 orthogonal"]);
    let mut table = draft.rolled(1, "go").bridge(2, "gs").table();
    table.play("activate a repair_drone go a2").play("end").play("end").roll("roll ggr", &[1; 3]);
    table.play("drain gs* 1");
    assert_eq!(in_play(&table), ["repair_drone@a2 orthogonal"], "nothing has to be given");
}

#[test]
fn fc_fleet_14_one_device_of_its_pool_for_each_technical_ship() {
    let with = |ships: &str| {
        let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", "cruiser")];
        Setup { terrain: Some(Vec::new()), ..Setup::battle(fleets) }
    };
    assert!(with("mule:sentinel_device salvation:defence_device").resolve().is_ok());
    assert_eq!(refused_setup(&with("mule")), "FC-FLEET-14", "none");
    assert_eq!(refused_setup(&with("mule:attack_device")), "FC-FLEET-14", "of another pool");
    assert_eq!(refused_setup(&with("mule:sentinel_device+refueller_device")), "FC-FLEET-14");
}

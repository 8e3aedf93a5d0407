//! What technical capacities do.

use crate::support::{SPECIAL, Table, draft, duel, fleet_of, scenario};
use fleet::Setup;

#[test]
fn fc_cap_01_sentinel_hits_one_enemy_on_an_indicated_sector() {
    let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@c3 cruiser@d2");
    let mut table = draft.clone().rolled(1, "go").table();
    table.play("activate a sentinel go c2");
    assert_eq!(
        (table.asked(), table.actions()),
        (1, vec!["strike 2a".to_owned(), "strike 2b".to_owned()])
    );
    assert_eq!(table.refusal("strike 1a"), "FC-CAP-01");
    table.play("strike 2b");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (18, 17));
    let mut table = draft.rolled(1, "gd").table();
    table.play("activate a sentinel gd b2");
    assert_eq!(table.hull(2, "a"), 17, "the only one in its directions");
}

#[test]
fn fc_cap_02_sentinel_acts_on_activation_and_at_the_owners_start_of_turn() {
    let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@c3");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a sentinel go c2");
    assert_eq!(table.hull(2, "a"), 17);
    table.pass_turn();
    assert_eq!(table.hull(2, "a"), 17, "not at the victim's start of turn");
    table.play("end").play("end");
    assert_eq!(table.hull(2, "a"), 16);
}

#[test]
fn fc_cap_03_sentinel_acts_on_enemies_that_arrive() {
    let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@d2 frigate@c4");
    let mut table = draft.rolled(1, "go").bridge(2, "bo bm").table();
    table.play("activate a sentinel go c2");
    assert_eq!(table.hull(2, "a"), 17);
    table.pass_turn();
    table.play("move bo* c4 c3");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (17, 5), "one of the arrivals");
    table.play("stop").play("move bm* d2 e1");
    assert_eq!(table.hull(2, "a"), 17, "away from it");
}

#[test]
fn fc_cap_04_nobody_reacts_to_a_sentinel() {
    let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "frigate@c3");
    let mut table = draft.rolled(1, "go").bridge(2, "gm bs").table();
    table.play("activate a sentinel go c2");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-actions"));
    assert_eq!((table.hull(2, "a"), table.bridge(2).len()), (5, 2));
}

#[test]
fn fc_cap_07_refueller_holds_a_result_of_any_kind_without_activation() {
    let draft = duel().ships(1, "mule:refueller_device@a1 cruiser@e1").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "rs go bs").bridge(1, "rs gs").table();
    assert_eq!(table.refusal("activate a refueller go a2"), "FC-CAP-07");
    table.play("end").play("store bs refueller");
    assert_eq!(table.bridge(1), ["rs", "gs", "bs"]);
    assert_eq!(table.refusal("store rs refueller"), "FC-CAP-07", "one result");
    let none = duel().ships(1, "cruiser@e1").ships(2, "cruiser@a5").rolled(1, "rs");
    let mut table = none.table();
    table.play("end");
    assert_eq!(table.refusal("store rs refueller"), "FC-CAP-07");
}

#[test]
fn fc_cap_08_the_stored_die_goes_back_when_the_refueller_is_lost() {
    let ships = "mule:refueller_device@a1=2 cruiser@e1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@b2").active(2);
    let mut table = draft.bridge(1, "rs gs bs").rolled(2, "rd").table();
    assert_eq!(table.bridge(1).len(), 3);
    table.play("attack rd b2 1a");
    if table.asked() == 1 {
        table.play("pass");
    }
    assert_eq!(
        (table.bridge(1), table.reserve(1)),
        (vec!["rs".to_owned(), "gs".to_owned()], [2, 3, 2])
    );
}

#[test]
fn fc_cap_09_the_refuellers_die_counts_as_on_the_bridge() {
    let ships = "mule:refueller_device@a1 cruiser@e1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@b2 battleship:magnetic_bomb@e5").active(2);
    let mut table = draft.clone().bridge(1, "bo bo go").rolled(2, "rd gs").table();
    assert_eq!(table.bridge(1), ["bo", "bo", "go"], "the wing is full");
    table.play("drain gs 1");
    assert_eq!(table.rest("lose "), ["bo", "go"], "exposed to Drain");
    let mut table = draft.clone().bridge(1, "bo bo gd").rolled(2, "rd").table();
    table.play("attack rd b2 1a");
    assert!(table.is_legal("shield gd* b2"), "usable for reactions");
    let mut table = draft.bridge(1, "bo bo gd").rolled(2, "rs bs").table();
    table.play("weapon b rs bs 1");
    assert!(table.bridge(1).is_empty(), "taken by a Magnetic Bomb");
    let module = "mule:refueller_device@a1 battleship:ionic_module@c1";
    let draft = duel().ships(1, module).ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo rs rs").bridge(1, "bo bd").table();
    table.play("move bo c1 c2");
    assert_eq!(table.question(), "question-fleet-actions", "no two specials on the bridge");
    table.play("end").play("store rs refueller").play("store rs wing").play("end");
    table.roll("roll rrr", &[1; 3]).play("end").play("end").roll("roll bgg", &[1; 3]);
    table.play("move bo* c2 c3");
    assert_eq!(table.question(), "question-fleet-onward", "it counts for two specials");
}

#[test]
fn fc_cap_10_repair_drone_gives_an_allied_ship_one_hull() {
    let ships = "mule:repair_drone_device@a1 cruiser@a2=5 destroyer@a2=3";
    let mut table = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "go").table();
    table.play("activate a repair_drone go a2");
    assert_eq!(table.actions(), ["mend 1b", "mend 1c"]);
    assert_eq!(table.refusal("mend 1a"), "FC-CAP-10");
    table.play("mend 1c");
    assert_eq!((table.hull(1, "b"), table.hull(1, "c")), (5, 4));
    let whole = "mule:repair_drone_device@a1 cruiser@a2";
    let mut table = duel().ships(1, whole).ships(2, "cruiser@e5").rolled(1, "go").table();
    table.play("activate a repair_drone go a2");
    assert_eq!(table.hull(1, "b"), 18, "not above the maximum");
}

#[test]
fn fc_cap_11_repair_drone_acts_each_turn_and_on_arrivals() {
    let ships = "mule:repair_drone_device@a1 cruiser@a2=5 frigate@b3=2 destroyer@b3=4";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "go bd");
    let mut table = draft.table();
    table.play("activate a repair_drone go a2");
    assert_eq!(table.hull(1, "b"), 6);
    table.play("move bd b3 a2").play("ships c");
    assert_eq!((table.hull(1, "b"), table.hull(1, "c")), (6, 3), "only an arrival");
    table.pass_turn();
    table.play("end").play("end");
    assert_eq!(table.actions(), ["mend 1b", "mend 1c"]);
    table.play("mend 1b");
    assert_eq!(table.hull(1, "b"), 7);
}

/// Seat 1's Amplifier lies on c2.
fn amplified(ships: &str, enemies: &str, dice: &str) -> Table {
    let ships = format!("mule:power_amplifier_device@b1 {ships}");
    let draft = duel().ships(1, &ships).ships(2, enemies);
    let mut table = draft.rolled(1, &format!("gd {dice}")).table();
    table.play("activate a power_amplifier gd c2");
    table
}

#[test]
fn fc_cap_12_results_used_from_the_amplifier_reach_one_sector_further() {
    let mut table = amplified("cruiser@c2", "cruiser@e5", "bo");
    table.play("move bo c2 c3").play("onward c4");
    assert_eq!(
        (table.at(1, "b").as_deref(), table.question()),
        (Some("c4"), "question-fleet-actions")
    );
    let mut table = amplified("frigate@c2", "cruiser@e5", "bo");
    table.play("move bo c2 c3").play("onward c4").play("onward c5");
    assert_eq!(table.question(), "question-fleet-actions", "an Ionic group reaches three");
    let table = amplified("cruiser@c2", "cruiser@c4", "ro");
    assert_eq!(table.rest("attack ro c2 "), ["c3 2a"], "a shot too");
    let table = amplified("cruiser@d2", "cruiser@d4", "ro");
    assert!(table.rest("attack ").is_empty(), "not from another sector");
    let table = amplified("destroyer@c2", "cruiser@c5", "ro");
    assert_eq!(table.rest("attack ro c2 "), ["c4 2a"], "Multipoint Weapons reach three");
    let table = amplified("mule:sentinel_device@c2", "cruiser@e5", "go");
    assert!(table.is_legal("activate b sentinel go c4"), "and so does an activation");
}

#[test]
fn fc_cap_13_shields_on_the_amplifier_stop_two_sectors() {
    let ships = "mule:power_amplifier_device@b1 cruiser@b2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c2 cruiser@b3 cruiser@c3");
    let mut table = draft.rolled(1, "go").bridge(1, "gm").bridge(2, "ro").table();
    table.play("activate a power_amplifier go b2");
    table.pass_turn();
    table.play("attack ro* c2 1b").play("fire");
    assert_eq!(table.offered("shield gm* c2 b3", "prevented"), "6");
    table.play("shield gm* c2 b3");
    assert_eq!(table.hull(1, "b"), 15, "only c3 gets through");
}

#[test]
fn fc_cap_18_recall_beacon_teleports_an_allied_ship_that_is_not_adjacent() {
    let ships = "salvation:movement_device@c1 cruiser@a5 frigate@d3";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "go");
    let mut table = draft.table();
    table.play("activate a recall_beacon go c2");
    assert_eq!(table.actions(), ["keep", "recall 1b"], "d3 is adjacent, and c1 too");
    assert_eq!(table.refusal("recall 1c"), "FC-CAP-18");
    table.play("keep");
    table.pass_turn();
    table.play("end").play("end");
    assert_eq!(table.actions(), ["keep", "recall 1b"], "and at the owner's start of turn");
    table.play("recall 1b");
    assert_eq!(table.at(1, "b").as_deref(), Some("c2"));
}

#[test]
fn fc_cap_19_recall_obeys_occupancy_entry_effects_and_zones() {
    let ships = "salvation:movement_device@c1 battleship:drones@a5 frigate@c2 frigate@c2";
    let mut table = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "go").table();
    table.play("activate a recall_beacon go c2");
    assert_eq!(table.question(), "question-fleet-actions", "class 6 does not fit");
    let ships = "salvation:movement_device@c1 cruiser@a5";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").sectors("asteroid_field@c2");
    let mut table = draft.rolled(1, "go").table();
    table.play("activate a recall_beacon go c2").roll("recall 1b", &[SPECIAL]);
    assert_eq!(table.hull(1, "b"), 15);
    let ships = "salvation:movement_device@c1 cruiser@g2";
    let zones = crate::support::two_zones().ships(1, ships).ships(2, "cruiser@i4");
    let mut table = zones.rolled(1, "go").table();
    table.play("activate a recall_beacon go c2");
    assert_eq!(table.question(), "question-fleet-actions", "another zone");
}

/// Seat 1 puts this face of its device on a sector of seat 2, which then has its Dice Actions.
fn hostile(ship: &str, face: &str, die: &str, at: &str, north: &str, bridge: &str) -> Table {
    let draft = duel().ships(1, &format!("{ship} cruiser@e1")).ships(2, north);
    let mut table = draft.rolled(1, die).bridge(2, bridge).table();
    table.play(&format!("activate a {face} {die} {at}"));
    table.pass_turn();
    table
}

const SALVATION: &str = "salvation:movement_device@c1";

#[test]
fn fc_cap_20_enemies_under_a_disruptor_cannot_move_by_themselves() {
    let north = "cruiser@c3 cruiser@a5 battleship:tractor_beam@e3";
    let mut table = hostile(SALVATION, "propulsion_disruptor", "go", "c3", north, "bo rs rs");
    assert!(table.rest("move bo* c3 ").is_empty());
    assert_eq!(table.refusal("move bo* c3 c4"), "FC-CAP-20");
    assert!(table.is_legal("move bo* a5 a4"), "others move");
    table.play("weapon c rs* rs* 2a").play("tow d4");
    assert_eq!(table.at(2, "a").as_deref(), Some("d4"), "a Tractor Beam moves it");
}

#[test]
fn fc_cap_21_neither_ionic_nor_retreat_nor_impulse_nor_gates() {
    // A group stops where the Disruptor works.
    let mut table =
        hostile(SALVATION, "propulsion_disruptor", "go", "c3", "frigate@c4 cruiser@a5", "bo");
    table.play("move bo* c4 c3");
    assert_eq!(table.question(), "question-fleet-actions", "no second step");
    // Retreat.
    let draft = duel().ships(1, "salvation:movement_device@c1 cruiser@d2").ships(2, "cruiser@c3");
    let mut table = draft.rolled(1, "go rd").bridge(2, "bs rs").table();
    table.play("activate a propulsion_disruptor go c3").play("attack rd d2 2a");
    assert!(table.rest("retreat ").is_empty());
    assert_eq!(table.refusal("retreat bs* c4"), "FC-CAP-21");
    // Gates.
    let draft = duel().ships(1, "salvation:movement_device@c1").ships(2, "cruiser@c3");
    let mut table = draft.gates("c3-a5").rolled(1, "go").bridge(2, "bo").table();
    table.play("activate a propulsion_disruptor go c3");
    table.pass_turn();
    assert_eq!(table.refusal("gate bo* c3 a4"), "FC-CAP-21");
    let draft = duel().ships(1, "salvation:movement_device@c1").ships(2, "cruiser@c3");
    let draft = draft.gates("c3-a5").variant("gates_by_chance");
    let mut table = draft.rolled(1, "go").bridge(2, "bo").table();
    table.play("activate a propulsion_disruptor go c3").pass_turn();
    assert_eq!(table.refusal("gate bo* c3 a5"), "FC-CAP-21", "in the first edition too");
    // Impulse.
    let setup = Setup {
        terrain: Some(Vec::new()),
        ..Setup::battle(vec![
            fleet_of("phebe", "salvation:movement_device carrier"),
            fleet_of("phebe", "carrier"),
        ])
    };
    let mut table = draft_of(setup);
    table.play("activate a propulsion_disruptor go c3");
    table.pass_turn();
    table.play("launch ro a c3").play("end").play("end");
    assert_eq!(table.question(), "question-fleet-reprogram");
    table.play("end").roll("roll rrr", &[1; 3]).play("end").play("end");
    assert_eq!((table.asked(), table.phase()), (2, "energy"), "no squadron can fly");
}

/// A Carrier of seat 2 on c4, and a Salvation of seat 1 on c1.
fn draft_of(setup: Setup) -> Table {
    draft(setup).ships(1, SALVATION).ships(2, "carrier@c4").rolled(1, "go").table()
}

#[test]
fn fc_cap_22_the_owner_of_a_deflection_shield_chooses_the_target() {
    let ships = "salvation:defence_device@c1 frigate@c2 destroyer@c2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3");
    let mut table = draft.rolled(1, "go").bridge(2, "ro").table();
    table.play("activate a deflection_shield go c2");
    table.pass_turn();
    table.play("attack ro* c3 1b");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-deflect"));
    assert_eq!(table.actions(), ["keep", "redirect c"]);
    table.play("redirect c");
    assert_eq!((table.hull(1, "b"), table.hull(1, "c")), (6, 9));
}

#[test]
fn fc_cap_23_deflection_comes_before_depolarized_shields() {
    // The Deflection Shield belongs to the attacker's camp: his target stands.
    let ships = "salvation:defence_device@c1 cruiser@b2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3 frigate@c3");
    let mut table = draft.rolled(1, "go rd").table();
    table.play("activate a deflection_shield go c3").play("attack rd b2 2b");
    assert_eq!(table.question(), "question-fleet-actions", "the Cruiser is not asked");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (18, 3));
}

#[test]
fn fc_cap_24_enemies_under_a_shield_blocker_use_no_shields() {
    let draft = duel().ships(1, "salvation:defence_device@c1 cruiser@b2").ships(2, "cruiser@c3");
    let mut table = draft.clone().rolled(1, "go rd").bridge(2, "gm bs").table();
    table.play("activate a shield_blocker go c3").play("attack rd b2 2a");
    assert!(table.rest("shield ").is_empty());
    assert_eq!(table.refusal("shield gm* b2"), "FC-CAP-24");
    assert!(table.is_legal("retreat bs* d4"), "other reactions are open");
    let mut table = draft.sectors("gas_cloud@c3").rolled(1, "go rd").table();
    table.play("activate a shield_blocker go c3").play("attack rd b2 2a");
    assert_eq!(table.hull(2, "a"), 15, "not even the bonus of a Gas Cloud");
}

#[test]
fn fc_cap_24_under_a_shield_blocker_no_scan_is_foiled_and_no_bonus_rolled() {
    let draft = duel().ships(1, "salvation:defence_device@c1 cruiser@b2").rolled(1, "go rd");
    let hidden = draft.clone().options("hidden_deployment").ships(2, "?cruiser@c3 frigate@e5");
    let mut open = hidden.clone().bridge(2, "gd").table();
    open.play("scan rd b2 c3");
    assert_eq!(open.rest("shield "), ["gd* b2"]);
    let mut table = hidden.bridge(2, "gd").table();
    table.play("activate a shield_blocker go c3").play("scan rd b2 c3");
    assert_eq!((table.asked(), table.view().seats[1].ships[0].kind), (1, "cruiser"));
    let cloud = draft.sectors("gas_cloud@c3").ships(2, "cruiser@c3").bridge(2, "bs");
    let mut table = cloud.table();
    table.play("activate a shield_blocker go c3").play("attack rd b2 2a");
    assert_eq!(table.refusal("gas"), "FC-CAP-24");
}

const ADVANTAGE: &str = "advantage:attack_device@c1";

#[test]
fn fc_cap_25_enemies_under_a_jammer_neither_launch_nor_support() {
    let north = "cruiser@c2 cruiser@d2";
    let mut table = hostile(ADVANTAGE, "communications_jammer", "go", "c2", north, "rd ro");
    assert!(table.rest("attack rd* c2 ").is_empty());
    assert_eq!(table.refusal("attack ro* c2 1a"), "FC-CAP-25");
    table.play("attack rd* d2 1a");
    assert_eq!(table.hull(1, "a"), 3, "no support from c2");
}

#[test]
fn fc_cap_26_under_an_adjuster_red_orthogonal_and_diagonal_are_swapped_at_will() {
    let ships = "advantage:attack_device@c1 cruiser@c2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3 cruiser@d3").rolled(1, "go ro");
    let mut table = draft.table();
    assert_eq!(table.refusal("attack ro~ c2 2b"), "FC-CAP-26");
    table.play("activate a targeting_adjuster go c2");
    assert_eq!(table.rest("attack "), ["ro c2 2a", "ro~ c2 2b"], "optional each time");
    table.play("attack ro~ c2 2b");
    assert_eq!((table.hull(2, "b"), table.reserve(1)[0]), (15, 3), "for nothing");
}

const FIELD: &str = "advantage:energy_device@c1";

#[test]
fn fc_cap_27_enemies_on_the_indicated_sectors_use_no_specials() {
    let north = "battleship:vortex_missiles@c3 cruiser@a5";
    let table = hostile(FIELD, "distortion_field", "go", "c2", north, "rs bs bo");
    assert!(table.rest("weapon ").is_empty());
    assert_eq!(table.refusal("weapon a rs* bs* 1b"), "FC-CAP-28");
    assert!(table.rest("move bo*/* c3 ").is_empty(), "no change of direction");
    assert!(table.is_legal("move bo*/* a5 b4"), "elsewhere");
    let table = hostile(FIELD, "distortion_field", "go", "c2", "battleship:drones@c2", "rs bs");
    assert!(!table.rest("weapon ").is_empty(), "not on the activation sector itself");
}

#[test]
fn fc_cap_28_what_is_tied_to_ships_but_not_drain_and_reroll() {
    let draft = duel().ships(1, "advantage:energy_device@c1 cruiser@b3").ships(2, "cruiser@c3");
    let mut table = draft.rolled(1, "go ro").bridge(2, "bs rs").table();
    table.play("activate a distortion_field go c2").play("attack ro b3 2a");
    assert_eq!(table.hull(2, "a"), 15, "neither retreat nor counter-attack");
    let draft = duel().ships(1, FIELD).ships(2, "cruiser@c3").gates("c3-a5");
    let mut table = draft.rolled(1, "go").bridge(2, "bs gs").table();
    table.play("activate a distortion_field go c2");
    table.pass_turn();
    assert_eq!(table.refusal("gate bs* c3 a5"), "FC-CAP-28");
    assert!(table.is_legal("drain gs* 1"), "a Drain is not tied to ships");
    assert!(table.is_legal("reroll bs* gs*") || table.is_legal("reroll gs* bs*"));

    let draft = duel().ships(1, FIELD).ships(2, "carrier@c3 interceptor_squadron@b4");
    let mut table = draft.rolled(1, "go").bridge(2, "rs bs bo").table();
    table.play_all(&["activate a distortion_field go c2", "end", "end", "end"]);
    assert_eq!(table.roll("roll ggg", &[1; 3]).refusal("offensive a rs* bs*"), "FC-CAP-28");
    assert_eq!(table.refusal("move bo*/* c3 d4"), "FC-CAP-28", "no change of direction");
    let distorted = |faction: &str, fleet: &str, ships: &str| {
        let draft = duel().faction(2, faction, fleet).ships(2, ships);
        let mut table = draft.ships(1, "advantage:energy_device@c1 frigate@d4 frigate@c4");
        table = table.rolled(1, "go").bridge(2, "rs bs");
        let mut table = table.table();
        table.play("activate a distortion_field go c2");
        table.pass_turn();
        table
    };
    let flagship = "heavy_battleship:drones";
    let table = distorted("llib_sorg", flagship, "heavy_battleship:drones@e5 frigate@c3");
    assert_eq!(table.refusal("redeem b rs* bs* 1b"), "FC-CAP-28");
    let table = distorted("scavengers", "destroyer", "destroyer@c3");
    assert_eq!(table.refusal("board c3 rs* bs* 1b"), "FC-CAP-28");
}

#[test]
fn fc_cap_29_under_an_optimizer_specials_may_be_played_as_multi() {
    let ships = "advantage:energy_device@c1 cruiser@c2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@d3").rolled(1, "go bs rs");
    let mut table = draft.table();
    assert_eq!(table.refusal("move bs~ c2 b3"), "FC-CAP-29");
    table.play("activate a energy_optimizer go c2");
    assert!(table.is_legal("attack rs~ c2 2a"));
    assert_eq!(table.rest("move bs~ c2 ").len(), 7, "all but the enemy's");
    table.play("attack rs~ c2 2a").play("move bs~ c2 b3");
    assert_eq!((table.hull(2, "a"), table.at(1, "b").as_deref()), (15, Some("b3")));
    let shield = duel().ships(1, ships).ships(2, "cruiser@d3");
    let mut table = shield.rolled(1, "go").bridge(1, "gs").bridge(2, "rd").table();
    table.play("activate a energy_optimizer go c2");
    table.pass_turn();
    table.play("attack rd* d3 1b").play("shield gs*~ d3");
    assert_eq!(table.hull(1, "b"), 18);
}

#[test]
fn fc_cap_30_faces_of_the_devices() {
    let tables = fleet::data::Tables::get();
    let faces = |id: &str| -> Vec<&str> {
        let device: fleet::pieces::Device = id.parse().expect("a device");
        tables.device(device).faces.iter().map(|face| face.id()).collect()
    };
    assert_eq!(faces("movement_device"), ["recall_beacon", "propulsion_disruptor"]);
    assert_eq!(faces("defence_device"), ["deflection_shield", "shield_blocker"]);
    assert_eq!(faces("attack_device"), ["communications_jammer", "targeting_adjuster"]);
    assert_eq!(faces("energy_device"), ["distortion_field", "energy_optimizer"]);
    let neutral = fleet::pieces::Device::ALL.iter().filter(|device| device.faction().is_none());
    assert!(neutral.clone().count() == 6 && neutral.into_iter().all(|d| faces(d.id()).len() == 1));
}

#[test]
fn fc_cap_31_ships_in_protected_sectors_are_immune_to_sentinel_and_repair_drone() {
    for sector in ["asteroid_field", "gas_cloud", "gamma_storm"] {
        let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@c3");
        let draft = draft.sectors(&format!("{sector}@c3")).rolled(1, "go");
        let mut table = draft.table();
        table.play("activate a sentinel go c2");
        assert_eq!(table.hull(2, "a"), 18, "{sector}");
        let ships = "mule:repair_drone_device@c1 cruiser@c2=5";
        let draft = duel().ships(1, ships).ships(2, "cruiser@e5").sectors(&format!("{sector}@c2"));
        let mut table = draft.rolled(1, "go").table();
        table.play("activate a repair_drone go c2");
        assert_eq!(table.hull(1, "b"), 5, "{sector}");
    }
    let ships = "mule:sentinel_device@c1";
    let draft = duel().ships(1, ships).ships(2, "battleship:sanctuary@c3").active(2);
    let mut table = draft.rolled(2, "rs rs").bridge(1, "go").table();
    table.play("weapon a rs rs none").play("end").roll("roll rrr", &[1; 3]);
    table.play("activate a sentinel go* c2");
    assert_eq!(table.hull(2, "a"), 24, "a Sanctuary");
}

/// A Blockade: Phebe, in the north, has a civilian in the enemy's deployment zone.
fn blockade(south: &str, south_dice: &str, north_bridge: &str) -> Table {
    let setup = scenario("blockade", "cruiser", "cruiser");
    let setup = Setup { phebe: Some(2), terrain: Some(Vec::new()), ..setup };
    let runner = "civilian@c1 civilian@e3 civilian@e3 cruiser@e5";
    let draft = draft(setup).ships(1, south).ships(2, runner);
    draft.rolled(1, south_dice).bridge(2, north_bridge).table()
}

#[test]
fn fc_cap_21_nobody_leaves_the_zone_under_a_disruptor() {
    let start = |at: &str| {
        let mut table = blockade("salvation:movement_device@c2 cruiser@a1", "go", "bo");
        table.play(&format!("activate a propulsion_disruptor go {at}")).pass_turn();
        table
    };
    assert!(start("b2").is_legal("flee bo* c1"));
    assert_eq!(start("c1").refusal("flee bo* c1"), "FC-CAP-21");
    assert_eq!(start("c1").refusal("flee bo* e3"), "FC-SCN-48", "from anywhere else nobody leaves");
}

#[test]
fn fc_cap_28_distorted_ships_turn_nothing_to_leave_scan_or_discover() {
    let mut table = blockade("advantage:energy_device@b3 cruiser@a1", "go", "bo bs");
    table.play("activate a distortion_field go b2").pass_turn();
    assert!(table.is_legal("flee bo*/* c1"), "c1 is diagonal from there");
    let mut table = blockade("advantage:energy_device@b2 cruiser@a1", "go", "bo bs");
    table.play("activate a distortion_field go b1").pass_turn();
    assert_eq!(table.refusal("flee bo*/* c1"), "FC-CAP-28");
    assert!(table.is_legal("flee bo* c1"));

    let scan = duel().options("hidden_deployment");
    let scan = scan.ships(1, "advantage:energy_device@c1 ?frigate@d4 ?frigate@c4 frigate@a1");
    let mut table = scan.rolled(1, "go").ships(2, "cruiser@c3").bridge(2, "ro rs").table();
    table.play("activate a distortion_field go c2").pass_turn();
    assert_eq!(table.rest("scan "), ["ro* c3 c4"]);
    assert_eq!(table.refusal("scan ro*/* c3 d4"), "FC-CAP-28");

    let fog = duel().options("fog_of_war").discovered("c2").ships(2, "cruiser@c3");
    let fog = fog.ships(1, "advantage:energy_device@c1").rolled(1, "go").bridge(2, "bo bs");
    let mut table = fog.table();
    table.play("activate a distortion_field go c2").pass_turn();
    assert_eq!(table.rest("survey "), ["bo* c3"]);
    assert_eq!(table.refusal("survey bo*/* c3"), "FC-CAP-28");
}

#[test]
fn fc_cap_28_distorted_ships_turn_no_double_attack_launch_or_bombardment() {
    let distorted = |north: &str, south: &str| {
        let south = format!("advantage:energy_device@c1 {south}");
        let draft = duel().ships(1, &south).ships(2, north).sectors("colony@d2");
        let mut table = draft.rolled(1, "go").bridge(2, "ro rs").table();
        table.play("activate a distortion_field go c2").pass_turn();
        table
    };
    let table = distorted("destroyer@c3", "frigate@d4 frigate@d4");
    assert_eq!(table.refusal("double ro*/* c3 1b 1c"), "FC-CAP-28");
    let table = distorted("carrier@c3", "frigate@a1");
    assert_eq!(table.refusal("launch ro*/* a d4"), "FC-CAP-28");
    assert!(table.is_legal("launch ro* a c4"));
    let table = distorted("battleship:gamma_warheads@c3", "frigate@a1");
    assert_eq!(table.refusal("bombard ro*/* c3 d2"), "FC-CAP-28");
}

#[test]
fn fc_cap_28_distorted_ships_turn_no_shield() {
    let draft = duel().ships(1, "advantage:energy_device@c1 cruiser@b2").rolled(1, "go rd");
    let draft = draft.bridge(2, "gd go gs");
    let mut table = draft.clone().ships(2, "cruiser@c3").table();
    table.play("activate a distortion_field go c2").play("attack rd b2 2a");
    assert_eq!(table.refusal("shield go*/* b2"), "FC-CAP-28");
    let mut table = draft.options("hidden_deployment").ships(2, "?cruiser@c3 frigate@e5").table();
    table.play("activate a distortion_field go c2").play("scan rd b2 c3");
    assert_eq!(table.rest("shield "), ["gd* b2"], "neither against a scan");
    assert_eq!(table.refusal("shield go*/* b2"), "FC-CAP-28");
}

#[test]
fn fc_cap_26_an_adjuster_serves_scans_and_counter_attacks_too() {
    let draft = duel().options("hidden_deployment").rolled(1, "go ro");
    let draft = draft.ships(1, "advantage:attack_device@c1 cruiser@c2");
    let mut table = draft.ships(2, "?cruiser@d3 frigate@e5").table();
    assert_eq!(table.refusal("scan ro~ c2 d3"), "FC-CAP-26");
    table.play("activate a targeting_adjuster go c2");
    assert_eq!(table.rest("scan "), ["ro~ c2 d3"]);

    let ships = "advantage:attack_device@c5 cruiser@c4";
    let draft = duel().led_by(2, "feyn_gandris").ships(2, ships).ships(1, "cruiser@d3 frigate@c3");
    let mut table = draft.active(2).rolled(2, "go").bridge(2, "ro").bridge(1, "rd").table();
    table.play("activate a targeting_adjuster go c4").pass_turn();
    table.play("attack rd* d3 2b").play("fire");
    assert_eq!(table.rest("counter "), ["ro* 1b", "ro*~ 1a"]);
    assert_eq!(table.refusal("counter ro*~ 1b"), "FC-CMD-04");
    table.play("counter ro*~ 1a");
    assert_eq!((table.hull(1, "a"), table.bridge(2).len()), (15, 0));
}

#[test]
fn fc_cap_29_an_optimizer_serves_scans_discoveries_flights_and_shields_too() {
    let draft = duel().options("hidden_deployment fog_of_war").rolled(1, "go rs bs");
    let draft = draft.ships(1, "advantage:energy_device@c1 cruiser@c2");
    let mut table = draft.ships(2, "?cruiser@d3 frigate@e5").table();
    table.play("activate a energy_optimizer go c2");
    assert_eq!(
        (table.rest("scan "), table.rest("survey ")),
        (vec!["rs~ c2 d3".to_owned()], vec!["bs~ c2".to_owned()])
    );

    let setup = scenario("blockade", "cruiser", "cruiser");
    let setup = Setup { phebe: Some(1), terrain: Some(Vec::new()), ..setup };
    let runner = "advantage:energy_device@c4 civilian@c5 civilian@a1 civilian@a1";
    let mut table = crate::support::draft(setup)
        .ships(1, runner)
        .ships(2, "cruiser@e1")
        .rolled(1, "go bs")
        .table();
    table.play("activate a energy_optimizer go c5");
    assert_eq!(table.rest("flee "), ["bs~ c5"]);

    let draft =
        duel().options("hidden_deployment").ships(1, "advantage:energy_device@c2 ?cruiser@c3");
    let mut table =
        draft.rolled(1, "go").bridge(1, "gs").ships(2, "cruiser@c4").bridge(2, "ro").table();
    table.play("activate a energy_optimizer go c3").pass_turn();
    table.play("scan ro* c4 c3");
    assert_eq!((table.asked(), table.rest("shield ")), (1, vec!["gs*~ c4".to_owned()]));
}

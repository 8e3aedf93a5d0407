//! Rules that meet: every pair that a ruling or the manual's questions and answers name.

use crate::support::{SPECIAL, draft as draft_of, duel, scenario};

#[test]
fn ionic_module_and_retreat() {
    // The module doubles blue results only: a retreat still takes the damage (FC-WPN-47).
    let draft = duel().ships(1, "cruiser@c3").ships(2, "battleship:ionic_module@c4");
    let mut table = draft.rolled(1, "ro").bridge(2, "bs rs").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.offered("retreat bs* c5", "damage"), "3");
    table.play("retreat bs* c5");
    assert_eq!(table.ships(2), ["a@c5=21"]);
}

#[test]
fn amplifier_and_shields_against_a_ranged_attack() {
    // A ranged attack comes from one sector: one plain shield is enough, the second sector of an
    // amplified one has nothing to stop (FC-RNG-07, FC-CAP-13).
    let ships = "mule:power_amplifier_device@b1 destroyer@c1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3 destroyer@c3");
    let mut table = draft.rolled(1, "go").bridge(1, "go").bridge(2, "ro ro").table();
    table.play("activate a power_amplifier go c1");
    table.pass_turn();
    table.play("attack ro*+ro* c3 c2 1b");
    table.play("fire");
    assert_eq!(table.rest("shield "), ["go* c2"]);
    table.play("shield go* c2");
    assert_eq!(table.hull(1, "b"), 12);
}

#[test]
fn sentinel_and_retreat() {
    // Who falls back onto an indicated sector has arrived there (FC-CAP-03, FC-DEF-13).
    let draft = duel().ships(1, "mule:sentinel_device@c1 cruiser@d4").ships(2, "cruiser@d3");
    let mut table = draft.rolled(1, "go ro").bridge(2, "bs").table();
    table.play("activate a sentinel go c2").play("attack ro d4 2a").play("retreat bs* c3");
    assert_eq!(table.ships(2), ["a@c3=14"], "3 of the attack and 1 of the Sentinel");
}

#[test]
fn sentinel_and_gravity_field() {
    // What the sector does comes first: who was carried on is not there any more.
    let draft = duel().ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@c4 cruiser@a5");
    let draft = draft.sectors("gravity_field@c3").rolled(1, "go").bridge(2, "bo");
    let mut table = draft.table();
    table.play("activate a sentinel go c2");
    table.pass_turn();
    table.roll("move bo* c4 c3", &[crate::support::DIAGONAL]).play("drift d4");
    assert_eq!(table.hull(2, "a"), 18);
}

#[test]
fn relentless_and_rampart() {
    // Under a Rampart no hull falls to 0, so nothing has to be survived (FC-WPN-42, FC-FAC-22).
    let draft = crate::support::teams()
        .faction(1, "rebels", "cruiser cruiser")
        .ships(1, "cruiser@c1=2")
        .ships(2, "cruiser@c2 cruiser@b2")
        .ships(3, "battleship:rampart_of_coeos@h1")
        .ships(4, "cruiser@h5");
    let mut table = draft.active(3).rolled(3, "rs bs").bridge(2, "ro").table();
    table.play("weapon a rs bs none").play("end").roll("roll rrr", &[1; 3]).play("end").play("end");
    table.roll("roll rrr", &[1; 3]).play("end").play("end").roll("roll ggg", &[1; 3]);
    table.play("attack ro* c2 1a").play("fire");
    let ship = &table.view().seats[0].ships[0];
    assert_eq!((ship.hull, ship.wreck), (1, false));
}

#[test]
fn deflection_and_ranged_attacks() {
    let ships = "salvation:defence_device@c1 frigate@c2 destroyer@c2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c4");
    let mut table = draft.rolled(1, "go").bridge(2, "ro ro").table();
    table.play("activate a deflection_shield go c2");
    table.pass_turn();
    table.play("attack ro*+ro* c4 c3 1b").play("redirect c");
    assert_eq!((table.hull(1, "b"), table.hull(1, "c")), (6, 9));
}

#[test]
fn distortion_and_adjuster() {
    // An Adjuster asks for no special, so a Distortion Field does not touch it (FC-CAP-26, -27).
    let ships = "advantage:attack_device@c1 cruiser@c2";
    let draft = duel().ships(1, ships).ships(2, "advantage:energy_device@a4 cruiser@d3");
    let mut table = draft.rolled(1, "go").bridge(2, "gd").table();
    table.play("activate a targeting_adjuster go c2");
    table.pass_turn();
    table.play("activate a distortion_field gd* b3");
    table.play("end").play("end").play("end").roll("roll rrr", &[1, 1, 6]);
    assert!(table.is_legal("attack ro~ c2 2b"));
    assert!(table.rest("attack ro/ c2 ").is_empty());
}

#[test]
fn disruptor_and_recall() {
    // A Recall moves what cannot move by itself (FC-CAP-20).
    let south = "salvation:movement_device@c1";
    let north = "salvation:movement_device@a5 cruiser@c3";
    let fleets = vec![
        crate::support::fleet_of("phebe", "cruiser"),
        crate::support::fleet_of("phebe", "cruiser"),
    ];
    let setup = fleet::Setup { terrain: Some(Vec::new()), ..fleet::Setup::battle(fleets) };
    let draft = crate::support::draft(setup).ships(1, south).ships(2, north);
    let mut table = draft.rolled(1, "go").bridge(2, "go bo").table();
    table.play("activate a propulsion_disruptor go c3");
    table.pass_turn();
    assert!(table.rest("move bo* c3 ").is_empty());
    table.play("activate a recall_beacon go* a4").play("recall 2b");
    assert_eq!(table.at(2, "b").as_deref(), Some("a4"));
}

#[test]
fn depolarized_shields_and_multipoint_weapons() {
    // The Cruiser that draws both shots of a double attack takes both (FC-ABL-11).
    let draft = duel().ships(1, "destroyer@c3").ships(2, "cruiser@c4 frigate@c4");
    let mut table = draft.rolled(1, "ro").table();
    table.play("double ro c3 2b 2a").play("redirect a");
    assert_eq!(table.ships(2), ["a@c4=14", "b@c4=6"]);
}

#[test]
fn sanctuary_and_drones() {
    // Drones that sit on a ship go on biting under a Sanctuary; new ones cannot be sent there
    // (FC-WPN-15, FC-WPN-53).
    let draft = duel().ships(1, "battleship:drones@c1").ships(2, "battleship:sanctuary@c3");
    let mut table = draft.rolled(1, "rs bs").bridge(1, "gs gs").bridge(2, "rs bs").table();
    table.play("weapon a rs bs 2a").play("end").play("end");
    assert_eq!(table.hull(2, "a"), 22);
    table.roll("roll ggg", &[1; 3]).play("weapon a rs* bs* none").play("end").play("end");
    table.roll("roll rrr", &[1; 3]);
    assert_eq!(table.refusal("weapon a gs* gs* 2a"), "FC-WPN-53");
    table.play("end").play("end");
    assert_eq!(table.hull(2, "a"), 20, "at the next start of turn");
}

#[test]
fn interdictor_and_gates() {
    // Nobody comes out onto a barred sector, not even onto the gate itself (FC-WPN-07, FC-GAT-08).
    let ships = "battleship:interdictor@e5 cruiser@a1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@a5").gates("a1-d3");
    let mut table = draft.rolled(1, "rs gs bs bo").table();
    table.play("weapon a rs gs d4");
    assert_eq!(table.rest("gate bo a1 "), ["c3", "d2", "e3"]);
    let draft = duel().ships(1, ships).ships(2, "cruiser@a5").gates("a1-d3");
    let mut table = draft.rolled(1, "rs gs bs").table();
    table.play("weapon a rs gs d3");
    assert_eq!(table.refusal("gate bs a1 d3"), "FC-GAT-08");
}

#[test]
fn vortex_gate_and_black_hole() {
    // A Vortex Gate needs an empty sector, so it throws nobody into a Black Hole; a Tractor Beam
    // may (FC-WPN-09, FC-WPN-24).
    let draft = duel().ships(1, "battleship:vortex_gate@c1").ships(2, "cruiser@c2");
    let mut table = draft.sectors("black_hole@e4").rolled(1, "rs bs").table();
    table.play("weapon a rs bs c2");
    assert_eq!(table.refusal("jump e4"), "FC-WPN-09");
    let draft = duel().ships(1, "battleship:tractor_beam@c1").ships(2, "frigate@c3 cruiser@a5");
    let mut table = draft.sectors("black_hole@c4").rolled(1, "rs bs").table();
    table.play("weapon a rs bs 2a").play("tow c4");
    assert_eq!(table.ships(2), ["b@a5=18"]);
}

#[test]
fn rampart_and_black_hole() {
    // What a Black Hole swallows is gone whatever holds the hull (FC-WPN-42, FC-BLK-06).
    let ships = "battleship:rampart_of_coeos@a1 frigate@c3";
    let draft = duel().ships(1, ships).ships(2, "cruiser@a5").sectors("black_hole@c4");
    let mut table = draft.rolled(1, "rs bs bo").table();
    table.play("weapon a rs bs none").play("move bo c3 c4");
    assert_eq!(table.at(1, "b"), None);
}

#[test]
fn exo_bomb_and_elusive() {
    // Area damage is not targeting (FC-DEF-11, FC-FAC-17).
    let draft = duel()
        .faction(2, "maa_seti", "chimaera:sentinel_device+sentinel_device")
        .ships(1, "battleship:exo_bomb@c1")
        .ships(2, "chimaera@c3 frigate@e5");
    let mut table = draft.rolled(1, "rs bs").table();
    table.play("weapon a rs bs c3");
    assert_eq!(table.hull(2, "a"), 23);
}

#[test]
fn station_weapon_and_distortion() {
    // A docked ship uses specials like any other (FC-STA-04, FC-CAP-28).
    let draft = duel().ships(1, "cruiser@c3").ships(2, "advantage:energy_device@d5");
    let draft = draft.sectors("battle_station:vortex_missiles@c3").active(2);
    let mut table = draft.rolled(2, "gd gm").bridge(1, "rs").table();
    table.play("activate a distortion_field gm c4").play("end").play("end").play("dock a");
    table.roll("roll ggg", &[1; 3]);
    assert_eq!(table.refusal("station a rs* 2a"), "FC-CAP-28");
}

#[test]
fn fc_def_13_a_recalled_ship_enters_and_a_launched_squadron_does_not() {
    let draft = duel().ships(1, "battleship:minefields@c2 cruiser@e1").rolled(1, "rs bs");
    let draft = draft.faction(2, "phebe", "carrier cruiser cruiser").bridge(2, "gm rm");
    let draft = draft.ships(2, "carrier@c5 salvation:movement_device@b5 cruiser@e5");
    let mut table = draft.table();
    table.play("weapon a rs bs c4").play("stop").play("end").play("end");
    table.roll("roll bbb", &[SPECIAL; 3]);
    let mut launched = table.clone();
    launched.play("launch rm* a c4");
    assert_eq!((launched.hull(2, "d"), launched.view().tokens.len()), (1, 1), "the mine lies on");
    table.play("activate b recall_beacon gm* c4").play("recall 2c");
    let recalled = (table.at(2, "c"), table.hull(2, "c"), table.view().tokens.len());
    assert_eq!(recalled, (Some("c4".to_owned()), 16, 0));
}

#[test]
fn fc_def_13_who_comes_onto_the_board_later_enters_a_sector() {
    // Through one's own gate in Control.
    let control = draft_of(scenario("control", "cruiser cruiser", "cruiser cruiser"));
    let draft = control.ships(1, "frigate@a5").held_back(1, "cruiser").bridge(1, "bo").active(2);
    let draft = draft.ships(2, "mule:sentinel_device@c2 cruiser@e1").rolled(2, "gm");
    let mut table = draft.table();
    table.play("activate a sentinel gm c1").play("end").play("end").roll("roll ggg", &[1; 3]);
    table.play("arrive bo* b1");
    assert_eq!((table.at(1, "b").as_deref(), table.hull(1, "b")), (Some("b1"), 17));
    // The damaged Cruiser of The Passage.
    let passage = draft_of(scenario("the_passage", "cruiser cruiser", "cruiser cruiser"));
    let draft = passage.ships(1, "cruiser@e1").held_back(1, "damaged_cruiser").active(2);
    let mut table = draft.ships(2, "mule:sentinel_device@b4").rolled(2, "gm").table();
    table.play("activate a sentinel gm b3").play("end");
    table.roll("end", &[SPECIAL]);
    assert_eq!((table.at(1, "b").as_deref(), table.hull(1, "b")), (Some("a3"), 5));
    // Reinforcements of a Duel.
    let champion = "heavy_battleship:drones";
    let draft = draft_of(scenario("duel", champion, champion)).rolled(1, "go rd");
    let draft = draft.ships(1, "heavy_battleship:drones@a1 mule:sentinel_device@c3");
    let draft = draft.ships(2, "heavy_battleship:drones@b2=19").held_back(2, "cruiser frigate");
    let mut table = draft.table();
    table.play("activate b sentinel go c4").play("attack rd a1 2a").play("end").play("end");
    table.play("deploy b c5");
    assert_eq!((table.at(2, "b").as_deref(), table.hull(2, "b")), (Some("c5"), 17));
}

#[test]
fn fc_wpn_08_an_interdictor_that_goes_with_its_carrier_is_told_of() {
    let draft = duel().ships(1, "battleship:interdictor@c3=2 cruiser@a1 cruiser@b1");
    let draft = draft.ships(2, "cruiser@c4 cruiser@e5").rolled(1, "rs bs").bridge(2, "ro");
    let mut table = draft.table();
    table.play("weapon a rs bs c2").play("end").roll("roll ggg", &[1; 3]).play("attack ro* c4 1a");
    let names = table.event_names();
    let end: Vec<&str> = names.iter().rev().take(2).map(String::as_str).collect();
    assert_eq!(end, ["TokenLost", "ShipDestroyed"]);
}

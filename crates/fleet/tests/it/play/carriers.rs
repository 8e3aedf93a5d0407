//! Carriers and their squadrons, Dreadnoughts, modules.

use crate::support::{
    DIAGONAL, Draft, ORTHOGONAL, SPECIAL, Table, draft as draft_of, duel, scenario, two_zones,
};

fn carrier() -> Draft {
    duel().ships(1, "carrier@c3").ships(2, "cruiser@e5")
}

/// A Carrier on c2 with a squadron on c3.
fn with_squadron(rest: &str) -> Draft {
    duel().ships(1, &format!("carrier@c2 interceptor_squadron@c3 {rest}"))
}

#[test]
fn fc_abl_23_six_squadrons_for_each_carrier() {
    let five = "interceptor_squadron@b1 ".repeat(5);
    let draft = duel().ships(1, &format!("carrier@c3 {five}")).ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "rm rm").table();
    table.play("launch rm a c4");
    assert_eq!(table.ships(1).len(), 7, "six and their Carrier");
    assert!(table.rest("launch ").is_empty());
    assert_eq!(table.refusal("launch rm a c4"), "FC-ABL-23", "all are in play");
    let draft = duel().ships(1, &format!("carrier@c3 {five} carrier@c1")).ships(2, "cruiser@e5");
    let table = draft.rolled(1, "rm").table();
    assert!(table.is_legal("launch rm g c2"), "each has its own");
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "rm");
    assert_eq!(draft.table().refusal("launch rm a c4"), "FC-ABL-23", "no bays");
}

#[test]
fn fc_abl_24_a_red_direction_deploys_one() {
    let mut table = carrier().rolled(1, "ro").table();
    assert_eq!(table.rest("launch ro a "), ["b3", "c2", "c4", "d3"]);
    table.play("launch ro a c4");
    assert_eq!((table.ships(1).len(), table.reserve(1)), (2, [3, 3, 3]));
    assert_eq!(carrier().rolled(1, "bo").table().refusal("launch bo a c4"), "FC-ABL-24");
    assert_eq!(carrier().rolled(1, "ro").table().refusal("launch ro a d4"), "FC-ABL-24");
}

/// Nobody is put down where nobody can stay, or where no sector is laid yet.
#[test]
fn fc_abl_24_not_onto_a_black_hole_a_gravity_field_or_into_the_fog() {
    let draft = carrier().rolled(1, "ro");
    let table = draft.clone().sectors("black_hole@c4 gravity_field@d3").table();
    assert_eq!(table.rest("launch ro a "), ["b3", "c2"]);
    assert_eq!(table.refusal("launch ro a c4"), "FC-BLK-06");
    assert_eq!(table.refusal("launch ro a d3"), "FC-GRV-05");
    let table = draft.options("fog_of_war").discovered("c3 c4").table();
    assert_eq!(table.rest("launch ro a "), ["c4"]);
    assert_eq!(table.refusal("launch ro a b3"), "FC-OFW-05");
}

#[test]
fn fc_grv_05_squadrons_on_an_anomaly_leave_it_with_those_who_find_a_field() {
    let draft = duel().ships(1, "carrier@c2 cruiser@d3").ships(2, "cruiser@e5").rolled(1, "ro bo");
    let mut table = draft.sectors("radar_anomaly@c3").table();
    table.play("launch ro a c3");
    assert_eq!(table.event_names(), ["ResultUsed", "SquadronLaunched"], "that is no entry");
    table.roll("move bo d3 c3", &[DIAGONAL, ORTHOGONAL]).play("drift b3");
    assert_eq!(table.ships(1), ["a@c2=30", "b@b3=18", "c@b3=1"]);
}

#[test]
fn fc_abl_25_beside_friends_never_on_enemies() {
    let draft = duel().ships(1, "carrier@c3 heavy_battleship:drones@c2").ships(2, "frigate@c4");
    let table = draft.rolled(1, "ro").table();
    assert_eq!(table.rest("launch ro a "), ["b3", "c2", "d3"]);
    assert_eq!(table.refusal("launch ro a c4"), "FC-ABL-25");
}

#[test]
fn fc_abl_26_destroyed_squadrons_come_back() {
    let draft = duel().ships(1, "carrier@c2").ships(2, "cruiser@c5 cruiser@e5").rolled(1, "ro");
    let mut table = draft.bridge(2, "ro").bridge(1, "rm").table();
    table.play("launch ro a c3").play("end").play("end").roll("roll ggb", &[1; 3]);
    table.play("end").play("end");
    assert_eq!(table.question(), "question-fleet-impulse");
    table.play("fly b c4").roll("roll ggg", &[1; 3]).play("end").play("end");
    table.roll("roll ggb", &[1; 3]).play("attack ro* c5 1b");
    assert_eq!(table.ships(1).len(), 1);
    table.play("end").play("end").roll("roll ggb", &[1; 3]).play("launch rm* a c3");
    assert_eq!(table.ships(1), ["a@c2=30", "b@c3=1"], "the same token");
}

#[test]
fn fc_abl_27_squadrons_vanish_with_their_carrier() {
    let draft =
        duel().ships(1, "carrier@c2=2 cruiser@a1 cruiser@b1").ships(2, "cruiser@c1 cruiser@e5");
    let mut table = draft.rolled(1, "ro").bridge(2, "ro").table();
    table.play("launch ro a c3").play("end").roll("roll ggb", &[1; 3]).play("attack ro* c1 1a");
    assert_eq!(table.ships(1), ["b@a1=18", "c@b1=18"]);
    let lost = table.event_names().iter().filter(|name| *name == "ShipDestroyed").count();
    assert_eq!(lost, 2, "the Carrier, and the squadron with it");
    let ships = "carrier@b2 interceptor_squadron@b2 interceptor_squadron@b3";
    let draft = two_zones().gates("b2-g2").ships(1, ships).ships(2, "cruiser@i4");
    let mut table = draft.rolled(1, "bo").table();
    table.play("gate bo b2 g3").play("ships ab");
    assert_eq!(table.ships(1), ["a@g3=30", "b@g3=1"], "it has left the zone without the other");
    assert!(table.event_names().contains(&"ShipDestroyed".to_owned()), "which everybody is told");
}

/// A Carrier on c2 that has launched squadrons to c3 and d3.
fn launched(bridge: &str) -> Table {
    let draft = duel().ships(1, "carrier@c2").ships(2, "cruiser@c4 cruiser@e5").rolled(1, "ro rd");
    let mut table = draft.bridge(1, bridge).table();
    table.play("launch ro a c3").play("launch rd a d3");
    table
}

#[test]
fn fc_abl_28_an_offensive_of_all_squadrons() {
    let mut table = launched("gs gs");
    table.play("offensive a gs* gs*");
    assert_eq!(table.rest(""), ["pass", "strike 2a"]);
    table.play("strike 2a").play("strike 2a");
    assert_eq!(table.hull(2, "a"), 14);
    assert_eq!(carrier().rolled(1, "rs bs").table().refusal("offensive a rs bs"), "FC-ABL-28");
}

#[test]
fn fc_abl_29_an_offensive_allows_no_reaction() {
    let draft =
        duel().ships(1, "carrier@c2").ships(2, "cruiser@c4").rolled(1, "ro").bridge(1, "gs gs");
    let mut table = draft.bridge(2, "gm rs bs").table();
    table.play("launch ro a c3").play("offensive a gs* gs*").play("strike 2a");
    assert_eq!((table.hull(2, "a"), table.asked()), (16, 1));
}

#[test]
fn fc_abl_30_afterwards_all_return_to_the_carrier() {
    let mut table = launched("gs gs");
    table.play("offensive a gs* gs*").play("strike 2a").play("pass");
    assert_eq!(table.ships(1), ["a@c2=30", "b@c2=1", "c@c2=1"]);
}

/// They come home together: one entry for all of them.
#[test]
fn fc_abl_30_the_return_is_one_entry() {
    let three = "interceptor_squadron@c3 interceptor_squadron@d3 interceptor_squadron@b3";
    let draft = duel().ships(1, &format!("carrier@c2 {three}")).ships(2, "cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "rs bs").sectors("gamma_storm@c2").table();
    table.play("offensive a rs bs").play("strike 2a").play("strike 2a");
    table.roll("strike 2a", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c2=20", "b@c2=1", "c@c2=1", "d@c2=1"], "one test (FC-AST-04)");

    let two = "carrier@c2 interceptor_squadron@c3 interceptor_squadron@d3";
    let north = "mule:sentinel_device@a2 cruiser@c4 cruiser@e5";
    let draft = duel().ships(1, two).ships(2, north).active(2).rolled(2, "go");
    let mut table = draft.bridge(1, "rs bs").table();
    table.play("activate a sentinel go b2").play("end").play("end").play("end");
    table.roll("roll ggg", &[1; 3]).play("offensive a rs* bs*");
    table.play("strike 2b").play("strike 2b");
    assert_eq!((table.asked(), table.rest("strike ")), (2, vec!["1b".into(), "1c".into()]));
    table.play("strike 1b");
    assert_eq!(table.ships(1), ["a@c2=29", "c@c2=1"], "a Sentinel hits one of those who came");
}

#[test]
fn fc_abl_33_a_carrier_launches_an_attack_in_order_to_be_supported() {
    let draft = duel().ships(1, "carrier@c3 frigate@b3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.hull(2, "a"), 17);
}

#[test]
fn fc_sqn_01_class_0_firepower_1_hull_1() {
    let view = with_squadron("").ships(2, "cruiser@e5").table().view();
    let squadron = &view.seats[0].ships[1];
    assert_eq!((squadron.class, squadron.firepower, squadron.hull), (0, Some(1), 1));
}

#[test]
fn fc_sqn_02_impulse_at_the_beginning_of_the_turn() {
    let draft = with_squadron("").ships(2, "cruiser@e5 frigate@b4").active(2).phase("bridge");
    let mut table = draft.bridge(2, "go").table();
    table.play("end");
    assert_eq!(table.question(), "question-fleet-impulse");
    assert_eq!(
        table.rest("fly b "),
        ["b2", "b3", "c2", "c4", "d2", "d3", "d4"],
        "not onto an enemy"
    );
    table.play("fly b d4");
    assert_eq!((table.at(1, "b").as_deref(), table.phase()), (Some("d4"), "energy"), "each once");
}

#[test]
fn fc_turn_04_impulse_comes_before_the_sectors() {
    let draft = with_squadron("cruiser@a3").ships(2, "cruiser@e5").active(2).phase("bridge");
    let mut table = draft.bridge(2, "go").sectors("asteroid_field@a3").table();
    table.play("end");
    assert_eq!(table.question(), "question-fleet-impulse");
    table.roll("end", &[SPECIAL]);
    assert_eq!(table.hull(1, "c"), 15);
}

#[test]
fn fc_sqn_03_dice_do_not_move_squadrons_alone() {
    let draft = with_squadron("").ships(2, "cruiser@e5").rolled(1, "bo");
    let table = draft.table();
    assert_eq!(table.refusal("move bo c3 c4"), "FC-SQN-03");
    assert_eq!(table.refusal("move bo d4 c4"), "FC-DICE-08", "nobody is there");
}

#[test]
fn fc_move_08_squadrons_ride_along() {
    let draft =
        duel().ships(1, "carrier@c2 interceptor_squadron@a1 frigate@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").table();
    table.play("move bo a1 a2");
    assert_eq!(table.rest("ships "), ["bc", "c"], "with a ship, or not");
    table.play("ships bc");
    assert_eq!(table.at(1, "b").as_deref(), Some("a2"));
    assert_eq!(table.rest("onward "), ["a1", "a3", "b2"], "on the second step too");
    table.play("onward a3").play("ships bc");
    assert_eq!(table.at(1, "b").as_deref(), Some("a3"));

    let ships = "carrier@a1 interceptor_squadron@c2 battleship:ionic_module@c2 cruiser@e1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "bo").bridge(1, "rs bs");
    let mut table = draft.clone().table();
    table.play("move bo c2 c3").play("ships bc").play("onward c4");
    assert_eq!(table.rest("ships "), ["bc", "c"], "with a module as well");
    table.play("ships bc");
    assert_eq!(
        (table.at(1, "b").as_deref(), table.at(1, "c").as_deref()),
        (Some("c4"), Some("c4"))
    );

    let mut table = draft.gates("c2-e3").table();
    table.play("gate bo c2 e4").play("ships bc");
    assert_eq!(
        (table.at(1, "b").as_deref(), table.at(1, "c").as_deref()),
        (Some("e4"), Some("e4"))
    );
}

#[test]
fn fc_rea_07_squadrons_do_not_retreat_without_a_ship() {
    let draft = duel().faction(2, "phebe", "carrier cruiser cruiser").ships(1, "cruiser@c3");
    let ships = "carrier@e5 interceptor_squadron@c4 destroyer@c4=1 cruiser@a5";
    let mut table = draft.clone().ships(2, ships).rolled(1, "ro").bridge(2, "bs go").table();
    table.play("attack ro c3 2c");
    assert_eq!(table.refusal("retreat bs* c5"), "FC-REA-07", "the only ship is about to die");
    table.play("pass");
    assert_eq!((table.at(2, "b").as_deref(), table.at(2, "c")), (Some("c4"), None));

    let ships = "carrier@e5 interceptor_squadron@c4 destroyer@c4=1 frigate@c4 cruiser@a5";
    let mut table = draft.ships(2, ships).rolled(1, "ro").bridge(2, "bs").table();
    table.play("attack ro c3 2c").play("retreat bs* c5");
    let left = (table.at(2, "b"), table.at(2, "c"), table.at(2, "d"));
    assert_eq!(left, (Some("c5".to_owned()), None, Some("c5".to_owned())), "with a Frigate");
}

#[test]
fn fc_move_08_squadrons_that_came_along_go_on_with_their_ships() {
    for ship in ["frigate", "battleship:ionic_module"] {
        let ships = format!("{ship}@c1 carrier@a1 interceptor_squadron@c1 interceptor_squadron@c2");
        let draft = duel().ships(1, &ships).ships(2, "cruiser@e5").rolled(1, "bo");
        let mut table = draft.bridge(1, "bs rs").table();
        table.play("move bo c1 c2").play("ships ac").play("onward c3");
        assert_eq!(table.rest("ships "), ["a", "ac"], "{ship}: who waits on c2 stays (FC-ABL-03)");
        table.play("ships ac");
        assert_eq!(table.at(1, "c").as_deref(), Some("c3"), "{ship}");
    }
    let ships = "battleship:ionic_module@c1 frigate@c1 carrier@a1 interceptor_squadron@c1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.bridge(1, "bs rs").table();
    table.play("move bo c1 c2").play("ships bd");
    assert_eq!(table.question(), "question-fleet-actions", "the ship with the module stayed");
}

#[test]
fn fc_sqn_04_squadrons_support_but_do_not_launch() {
    let draft = with_squadron("cruiser@b4").ships(2, "cruiser@c4").rolled(1, "ro rm");
    let mut table = draft.table();
    assert_eq!(table.refusal("attack ro c3 2a"), "FC-SQN-04");
    assert_eq!(table.refusal("attack ro d4 2a"), "FC-DICE-08", "nobody is there");
    table.play("attack ro b4 2a").play("fire");
    assert_eq!(table.hull(2, "a"), 14);
}

#[test]
fn fc_sqn_05_squadrons_profit_from_shields_of_their_sector() {
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "carrier@e5 interceptor_squadron@c4 frigate@c4");
    let mut table = draft.clone().rolled(1, "ro").bridge(2, "go").table();
    table.play("attack ro c3 2b").play("shield go* c3");
    assert_eq!(table.hull(2, "b"), 1);
}

#[test]
fn fc_rea_15_squadrons_add_to_a_counter_attack() {
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "carrier@e5 interceptor_squadron@c4 frigate@c4");
    let mut table = draft.rolled(1, "ro").bridge(2, "rs").table();
    table.play("attack ro c3 2c").play("counter rs* 1a");
    assert_eq!(table.hull(1, "a"), 16);
}

#[test]
fn fc_rea_16_squadrons_alone_do_not_react() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "carrier@e5 interceptor_squadron@c4");
    let mut table = draft.rolled(1, "ro").bridge(2, "go gm bs rs").table();
    table.play("attack ro c3 2b");
    assert_eq!((table.at(2, "b"), table.asked()), (None, 1));
}

#[test]
fn fc_atk_10_squadrons_can_be_attacked() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "carrier@e5 interceptor_squadron@c4");
    let mut table = draft.rolled(1, "ro").table();
    assert_eq!(table.rest("attack ro c3 "), ["2b"]);
    table.play("attack ro c3 2b");
    assert_eq!(table.at(2, "b"), None);
}

#[test]
fn fc_sqn_06_squadrons_do_not_count_for_victory() {
    let table = with_squadron("").ships(2, "cruiser@e5").table();
    assert_eq!(table.points(1), 5);
    let ships = "carrier@c2=2 interceptor_squadron@c3 carrier@a1=2 interceptor_squadron@a2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c1 cruiser@b1 cruiser@e5").active(2);
    let mut table = draft.rolled(2, "ro ro").table();
    table.play("attack ro c1 1a").play("fire");
    assert!(!table.is_over(), "half of the points are left");
    table.play("attack ro b1 1c");
    assert_eq!(table.winners(), [2]);
}

#[test]
fn fc_sqn_07_class_based_effects_pass_squadrons_by() {
    let draft =
        duel().ships(1, "carrier@c2 interceptor_squadron@a1 frigate@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").sectors("asteroid_field@a2").table();
    table.play("move bo a1 a2").roll("ships bc", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c2=30", "b@a2=1", "c@a2=5"]);

    // A Gravity Field takes one hull from each, whatever its class.
    let draft =
        duel().ships(1, "carrier@c2 interceptor_squadron@a1 frigate@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").sectors("gravity_field@a2").table();
    table.play("move bo a1 a2").roll("ships bc", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c2=30", "c@a1=5"], "other effects apply");
}

#[test]
fn fc_sqn_08_squadrons_keep_enemies_out() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "carrier@e5 interceptor_squadron@c4");
    assert_eq!(draft.rolled(1, "bo").table().refusal("move bo c3 c4"), "FC-OCC-04");
    let draft = duel().ships(1, "cruiser@c3").ships(2, "carrier@c4 interceptor_squadron@c4");
    assert_eq!(draft.rolled(1, "bo").table().refusal("move bo c3 c4"), "FC-OCC-02", "and a ship");
}

#[test]
fn fc_occ_04_no_entry_onto_an_enemys_squadron() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "carrier@e5 interceptor_squadron@c4");
    assert!(!draft.rolled(1, "bm").table().rest("move bm c3 ").contains(&"c4".to_owned()));
}

#[test]
fn fc_occ_06_squadrons_are_class_0() {
    let ships =
        "heavy_battleship:drones@c3 carrier@a1 interceptor_squadron@c3 interceptor_squadron@c3";
    let table = duel().ships(1, ships).ships(2, "cruiser@e5").table();
    assert_eq!(table.ships(1).len(), 4);
}

#[test]
fn fc_sqn_09_squadrons_block_paths_and_lines() {
    let draft =
        duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3 carrier@e5 interceptor_squadron@c2");
    assert!(draft.rolled(1, "ro ro").table().rest("attack ro+ro ").is_empty());
    let draft = duel()
        .ships(1, "battleship:proton_beam@c1")
        .ships(2, "cruiser@c3 carrier@e5 interceptor_squadron@c2");
    assert_eq!(draft.rolled(1, "rs bs").table().rest("weapon a rs bs "), ["2c"]);
}

#[test]
fn fc_rng_04_squadrons_containers_an_interdictor_and_the_unknown_block_the_path() {
    const SHOT: &str = "attack ro+ro c1 c2 2a";
    let across = |draft: Draft| {
        draft.ships(1, "cruiser@c1").ships(2, "cruiser@c3 cruiser@e5").rolled(1, "ro ro").table()
    };
    assert!(across(duel()).is_legal(SHOT), "nothing is in the way");
    let draft =
        duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3 carrier@e5 interceptor_squadron@c2");
    assert_eq!(draft.rolled(1, "ro ro").table().refusal(SHOT), "FC-RNG-04");

    let salvage = || draft_of(scenario("the_salvage", "cruiser", "cruiser")).containers("");
    assert!(across(salvage()).is_legal(SHOT));
    assert_eq!(across(salvage().containers("c2=1")).refusal(SHOT), "FC-RNG-04", "a container");

    let fog = || duel().options("fog_of_war");
    assert!(across(fog().discovered("b2 c2 d2 c3")).is_legal(SHOT));
    assert_eq!(across(fog().discovered("b2 d2 c3")).refusal(SHOT), "FC-OFW-06", "the unknown");

    let ships = "cruiser@c1 battleship:interdictor@a1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3 cruiser@e5");
    let mut table = draft.rolled(1, "ro ro rs").bridge(1, "bs").table();
    assert!(table.is_legal(SHOT));
    table.play("weapon b rs bs* c2");
    assert_eq!(table.refusal(SHOT), "FC-RNG-04", "an Interdictor");
}

#[test]
fn fc_sqn_10_a_squadron_does_not_stop_on_enemies() {
    let draft =
        with_squadron("").ships(2, "frigate@c4 carrier@e5 interceptor_squadron@d4").active(2);
    let mut table = draft.phase("bridge").bridge(2, "go").table();
    table.play("end");
    let sectors = table.rest("fly b ");
    assert!(!sectors.contains(&"c4".to_owned()) && !sectors.contains(&"d4".to_owned()));
    for signal in ["?cruiser", "?decoy"] {
        let draft = with_squadron("").options("hidden_deployment").active(2).phase("bridge");
        let draft = draft.ships(2, &format!("cruiser@e5 {signal}@c4")).bridge(2, "go");
        let mut table = draft.table();
        table.play("end");
        let open = ["b2", "b3", "b4", "c2", "d2", "d3", "d4"];
        assert_eq!(table.rest("fly b "), open, "nor on a Signal: {signal}");
    }
}

#[test]
fn fc_def_06_squadrons_are_obstacles() {
    let ships = "battleship:proton_beam@c3 carrier@a1 interceptor_squadron@c4";
    let draft = duel().ships(1, ships).ships(2, "destroyer@c5").rolled(1, "rs bs");
    assert!(draft.table().rest("weapon ").is_empty());
}

#[test]
fn fc_def_10_the_battleship_family() {
    for (ship, family) in [
        ("battleship:drones", true),
        ("heavy_battleship:drones", true),
        ("dreadnought", true),
        ("carrier", true),
        ("cruiser", false),
        ("chimaera", false),
    ] {
        let draft =
            duel().ships(1, &format!("{ship}@a1")).ships(2, "cruiser@e5").rolled(1, "rs bs");
        assert_eq!(!draft.table().is_legal("reroll rs bs"), family, "{ship}");
    }
}

#[test]
fn fc_def_16_squadrons_are_overlooked_in_alone_tests() {
    let ships = "destroyer@c3 carrier@a1 interceptor_squadron@c3";
    let draft = duel().ships(1, ships).ships(2, "frigate@c4 frigate@c4").rolled(1, "ro");
    assert!(draft.table().is_legal("double ro c3 2a 2b"));
    let ships = "frigate@c3 carrier@a1 interceptor_squadron@c3";
    let mut table = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "bo").table();
    table.play("move bo c3 c4").play("ships a");
    assert_eq!(table.question(), "question-fleet-onward");
}

fn dreadnought(bridge: &str) -> Draft {
    duel().ships(1, "dreadnought@c1").ships(2, "cruiser@c3").rolled(1, "ro").bridge(1, bridge)
}

#[test]
fn fc_abl_19_with_two_specials_a_dreadnought_shoots_two_sectors() {
    let mut table = dreadnought("gs bs").table();
    assert_eq!(table.rest("attack "), ["ro c1 c2 2a"]);
    table.play("attack ro c1 c2 2a");
    assert_eq!(table.hull(2, "a"), 12);
}

#[test]
fn fc_abl_20_it_is_a_standard_attack() {
    let mut table = dreadnought("gs bs").bridge(2, "go").table();
    table.play("attack ro c1 c2 2a").play("shield go* c2");
    assert_eq!(table.hull(2, "a"), 18);
}

#[test]
fn fc_abl_21_the_specials_stay_and_are_needed() {
    let mut table = dreadnought("gs bs").table();
    table.play("attack ro c1 c2 2a");
    assert_eq!(table.bridge(1), ["gs", "bs"]);
    assert!(dreadnought("gs").table().rest("attack ").is_empty());
    assert!(
        dreadnought("").rolled(1, "ro gs bs").table().rest("attack ").is_empty(),
        "not on the bridge"
    );
    let mut table = dreadnought("gs bs").rolled(1, "ro rs").table();
    table.play("drain gs* 2");
    assert!(table.rest("attack ").is_empty(), "one is left");
    table.play_all(&["end", "store rs wing", "end"]);
    table.roll("roll rrr", &[1; 3]).play("end").play("end").roll("roll rgg", &[1; 3]);
    assert!(table.is_legal("attack ro c1 c2 2a"), "two again");
}

/// What the attack or the move itself spends is no longer on the bridge.
#[test]
fn fc_abl_21_two_specials_are_left_after_the_payment() {
    for (ship, clause) in
        [("dreadnought", "FC-ABL-21"), ("battleship:multipoint_module", "FC-WPN-48")]
    {
        let draft = duel().ships(1, &format!("{ship}@c1")).ships(2, "cruiser@c3 cruiser@e5");
        let draft = draft.rolled(1, "rd");
        let table = draft.clone().bridge(1, "rs bs").table();
        assert_eq!(table.rest("attack "), ["rd c1 b2 2a", "rd c1 d2 2a"], "{ship}: as it lies");
        assert_eq!(table.refusal("attack rd/* c1 c2 2a"), clause);
        let mut table = draft.clone().rolled(1, "rd rs").bridge(1, "gs bs").table();
        assert_eq!(table.rest("attack rd/"), [" c1 c2 2a"], "a special of this turn turns it");
        let damage: u8 = if ship == "dreadnought" { 6 } else { 4 };
        assert_eq!(table.offered("attack rd/ c1 c2 2a", "damage"), damage.to_string());
        table.play("attack rd/ c1 c2 2a");
        assert_eq!(table.hull(2, "a"), 18 - damage, "{ship}");
    }
    let draft = duel().ships(1, "dreadnought@c1 mule:refueller_device@a1");
    let draft = draft.ships(2, "cruiser@c3 cruiser@e5").rolled(1, "rd");
    let mut table = draft.bridge(1, "rs bs bs").table();
    table.play("attack rd/* c1 c2 2a");
    assert_eq!(
        (table.hull(2, "a"), table.bridge(1).len()),
        (12, 2),
        "one of three could be spared"
    );
}

#[test]
fn fc_abl_21_a_special_that_is_read_as_a_multi_is_spent_too() {
    let ships = "dreadnought@c1 mule:energy_device@b1";
    let draft = duel().ships(2, ships).ships(1, "cruiser@c3 cruiser@e5").active(2);
    let mut table = draft.rolled(2, "go").bridge(2, "rs bs").table();
    table.play("activate b energy_optimizer go c1");
    assert!(table.rest("attack ").is_empty());
    assert_eq!(table.refusal("attack rs*~ c1 c2 1a"), "FC-ABL-21");
}

#[test]
fn fc_abl_22_only_the_dreadnought_takes_part() {
    let ships = "dreadnought@c1 carrier@a1 interceptor_squadron@c1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3").rolled(1, "ro").bridge(1, "gs bs");
    let mut table = draft.table();
    table.play("attack ro c1 c2 2a");
    assert_eq!(table.hull(2, "a"), 12, "six, without the squadron");
}

#[test]
fn fc_wpn_46_an_ionic_module_moves_two_sectors() {
    let draft =
        duel().ships(1, "battleship:ionic_module@c1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.clone().bridge(1, "gs rs").table();
    table.play("move bo c1 c2").play("onward c3");
    assert_eq!((table.at(1, "a").as_deref(), table.bridge(1).len()), (Some("c3"), 2));
    let mut table = draft.bridge(1, "gs").table();
    table.play("move bo c1 c2");
    assert_eq!(table.question(), "question-fleet-actions", "two specials are needed");
    let draft = duel().ships(1, "battleship:ionic_module@c1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bd").bridge(1, "bs rs").table();
    table.play("move bd/* c1 c2");
    assert_eq!(table.question(), "question-fleet-actions", "the move has spent one of them");
}

#[test]
fn fc_wpn_47_it_gives_no_retreat_without_damage() {
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "battleship:ionic_module@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "bs rs").table();
    table.play("attack ro c3 2a").play("retreat bs* c5");
    assert_eq!(table.hull(2, "a"), 21);
}

#[test]
fn fc_wpn_48_a_multipoint_module_shoots_two_sectors() {
    let draft =
        duel().ships(1, "battleship:multipoint_module@c1").ships(2, "cruiser@c3").rolled(1, "ro");
    let mut table = draft.clone().bridge(1, "gs rs").table();
    table.play("attack ro c1 c2 2a");
    assert_eq!((table.hull(2, "a"), table.bridge(1).len()), (14, 2));
    assert!(draft.bridge(1, "gs").table().rest("attack ").is_empty());
}

#[test]
fn fc_wpn_49_it_gives_no_double_attack() {
    let draft =
        duel().ships(1, "battleship:multipoint_module@c3").ships(2, "frigate@c4 frigate@c4");
    let table = draft.rolled(1, "ro").bridge(1, "gs rs").table();
    assert_eq!(table.refusal("double ro c3 2a 2b"), "FC-ABL-12");
}

#[test]
fn fc_wpn_50_companions_do_not_join_the_doubled_step() {
    let draft =
        duel().ships(1, "battleship:multipoint_module@c1 frigate@c1").ships(2, "cruiser@c3");
    let mut table = draft.rolled(1, "ro").bridge(1, "gs bs").table();
    table.play("attack ro c1 c2 2a");
    assert_eq!(table.hull(2, "a"), 14);
    let draft = duel().ships(1, "battleship:ionic_module@c1 frigate@c1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").bridge(1, "gs rs").table();
    table.play("move bo c1 c2").play("ships ab").play("onward c3");
    assert_eq!(table.ships(1), ["a@c3=24", "b@c2=6"]);
}

#[test]
fn fc_wpn_51_a_module_carrier_counts_as_a_battleship() {
    let draft =
        duel().ships(1, "battleship:ionic_module@c1").ships(2, "cruiser@e5").rolled(1, "rs bs");
    assert_eq!(draft.table().refusal("reroll rs bs"), "FC-SPE-03");
}

//! The first edition's rules and those of the play aid, each as a switch of its own.

use fleet::Setup;
use fleet::build::FleetPick;

use crate::support::{
    DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, Table, draft, duel, fleet_of, refused_setup, scenario,
    two_zones,
};

/// Two zones of 4×4, columns a–d and f–i, with gates on b2 and g2.
fn gates() -> crate::support::Draft {
    two_zones().gates("b2-g2").ships(2, "cruiser@i4").variant("gates_by_chance")
}

#[test]
fn fc_leg_01_any_blue_direction_enters_and_a_die_says_where_it_leads() {
    let mut table = gates().ships(1, "frigate@b2").rolled(1, "bo bs").table();
    assert_eq!(table.rest("gate "), ["bo b2 g2", "bo/ b2 g2"]);
    assert_eq!(table.refusal("gate bs b2 g2"), "FC-LEG-01");
    table.roll("gate bo b2 g2", &[DIAGONAL]);
    assert_eq!(table.rest("through "), ["f1", "f3", "h1", "h3"]);
    table.play("through h3");
    assert_eq!(table.at(1, "a").as_deref(), Some("h3"));
    let mut table = gates().ships(1, "frigate@b2 frigate@b2").rolled(1, "bo").table();
    table.play("gate bo b2 g2");
    assert_eq!(table.rest("ships "), ["a", "ab"], "all or some of them");
}

#[test]
fn fc_leg_02_a_special_means_the_gate_itself() {
    let mut table = gates().ships(1, "frigate@b2").rolled(1, "bm").table();
    table.roll("gate bm b2 g2", &[SPECIAL]);
    assert_eq!(table.at(1, "a").as_deref(), Some("g2"));
}

#[test]
fn fc_leg_03_if_nothing_can_hold_them_they_stay() {
    let held = gates().ships(2, "cruiser@g2").ships(1, "frigate@b2");
    let mut table = held.rolled(1, "bo").table();
    table.roll("gate bo b2 g2", &[SPECIAL]);
    assert_eq!(
        (table.at(1, "a").as_deref(), table.question()),
        (Some("b2"), "question-fleet-actions")
    );
    let draft = gates().ships(2, "frigate@f2 frigate@g1 frigate@h2").ships(1, "frigate@b2");
    let mut table = draft.rolled(1, "bo").table();
    table.roll("gate bo b2 g2", &[ORTHOGONAL]);
    assert_eq!(table.at(1, "a").as_deref(), Some("g3"), "the only one must be used");
}

#[test]
fn fc_leg_04_every_zone_has_a_gate_and_pairs_lead_elsewhere() {
    let zones = vec!["4x4".to_owned(); 3];
    let fleets = vec![fleet_of("phebe", "cruiser"), fleet_of("amycles", "cruiser")];
    let setup = |gates| Setup {
        zones: zones.clone(),
        gates: Some(gates),
        terrain: Some(Vec::new()),
        first: Some(1),
        variants: vec!["agreed_gates".to_owned()],
        ..Setup::battle(fleets.clone())
    };
    assert_eq!(refused_setup(&setup(1)), "FC-LEG-04");
    let mut table = Table::start(&setup(2), &[]);
    table.play("portal b2");
    assert!(!table.is_legal("portal c3"), "the other gate lies in another zone");
    assert_eq!(table.refusal("portal c3"), "FC-LEG-04");
    table.play("portal g2");
    assert!(table.is_legal("portal g3"), "the next pair begins anywhere");
    table.play("portal b3");
    assert!(table.rest("portal ").iter().all(|at| at.as_str() > "j"), "one in every zone");
    table.play("portal l2");
    assert_eq!(table.question(), "question-fleet-deploy");
}

#[test]
fn fc_leg_05_gates_are_no_obstacles_for_weapons() {
    let start = |draft: crate::support::Draft| {
        let draft = draft.gates("c3-a5").ships(1, "battleship:proton_beam@c2");
        draft.ships(2, "cruiser@c4").rolled(1, "rs gs").table()
    };
    let aims = |table: &Table| table.rest("weapon a rs gs ");
    assert!(aims(&start(duel())).is_empty(), "the gate on c3 is in the way");
    assert_eq!(aims(&start(duel().variant("clear_gates"))), ["2a"]);
}

#[test]
fn fc_leg_06_a_vortex_gate_keeps_to_its_zone() {
    let start = |draft: crate::support::Draft| {
        let draft = draft.ships(1, "battleship:vortex_gate@a1 frigate@a2").ships(2, "cruiser@i4");
        let mut table = draft.rolled(1, "rs gs").table();
        table.play("weapon a rs gs a2");
        table.rest("jump ")
    };
    assert!(start(two_zones()).contains(&"g3".to_owned()));
    let jumps = start(two_zones().variant("weapons_stay_in_zone"));
    assert!(jumps.contains(&"d4".to_owned()) && jumps.iter().all(|at| at.as_str() < "e"));
}

#[test]
fn fc_leg_07_the_bonus_die_of_a_cloud_must_be_used_and_no_weapon_concerns_it() {
    let start = |draft: crate::support::Draft| {
        let draft = draft.sectors("gas_cloud@c4").ships(1, "cruiser@c3").ships(2, "cruiser@c4");
        let mut table = draft.rolled(1, "ro").table();
        table.play("attack ro c3 2a").roll("gas", &[MULTI]);
        table.rest("")
    };
    assert!(start(duel()).contains(&"pass".to_owned()));
    assert_eq!(start(duel().variant("strict_gas")), ["shield gm c3"]);
    let draft = duel().variant("strict_gas").sectors("gas_cloud@c4").bridge(2, "rs bs go");
    let draft = draft.ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.table();
    table.play("attack ro c3 2a").roll("gas", &[MULTI]);
    for other in ["pass", "gas", "counter rs* 1a", "retreat bs* c5", "shield go* c3"] {
        assert_eq!(table.refusal(other), "FC-LEG-07", "{other}");
    }
    for weapon in ["proton_beam", "vortex_gate", "exo_bomb", "drones"] {
        let draft = duel().variant("strict_gas").sectors("gas_cloud@c4");
        let armed = |at: &str| format!("battleship:{weapon}@{at}");
        let from = draft.clone().ships(1, &armed("c4")).ships(2, "cruiser@c5").rolled(1, "rs bs");
        assert!(from.table().rest("weapon ").is_empty(), "{weapon} from the cloud");
        let toward = draft.ships(1, &armed("c3")).ships(2, "cruiser@c4").rolled(1, "rs bs");
        let aims = toward.table().rest("weapon a rs bs ");
        assert!(!aims.contains(&"2a".to_owned()) && !aims.contains(&"c4".to_owned()), "{weapon}");
    }
}

#[test]
fn fc_leg_08_an_exo_bomb_needs_a_sector_without_terrain() {
    let start = |draft: crate::support::Draft| {
        let draft = draft.sectors("colony@c4").ships(1, "battleship:exo_bomb@c2");
        draft.ships(2, "cruiser@e5").rolled(1, "rs gs").table().rest("weapon a rs gs ")
    };
    assert!(start(duel()).contains(&"c4".to_owned()));
    let aims = start(duel().variant("exo_bomb_off_terrain"));
    assert!(!aims.contains(&"c4".to_owned()) && aims.contains(&"d4".to_owned()));
}

#[test]
fn fc_leg_09_tiles_are_drawn_and_placed_on_either_side_or_discarded() {
    let fleets = vec![fleet_of("phebe", "cruiser"), fleet_of("amycles", "cruiser")];
    let setup = Setup {
        first: Some(1),
        variants: vec!["drawn_terrain".to_owned()],
        ..Setup::battle(fleets)
    };
    let mut table = Table::start_drawing(&setup, &[], &["asteroid_field/gas_cloud"]);
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-terrain"));
    assert!(table.is_legal("terrain asteroid_field c3") && table.is_legal("terrain gas_cloud c3"));
    assert_eq!(table.refusal("terrain gravity_field c3"), "FC-LEG-09");
    let next = ["gravity_field/radar_anomaly"];
    table.play_as(1, "terrain gas_cloud c3", &[], &next);
    table.play_as(2, "terrain radar_anomaly b3", &[], &["asteroid_field/gravity_field"]);
    assert_eq!(table.asked(), 1);
    table.play_as(1, "pass", &[], &["gravity_field/gas_cloud"]);
    table.play("terrain gravity_field d3");
    assert_eq!(table.question(), "question-fleet-deploy", "twice each");
    let laid: Vec<String> = table.view().sectors.iter().map(|it| it.sector.clone()).collect();
    assert_eq!(laid, ["b3", "c3", "d3"], "one was discarded");
}

#[test]
fn fc_leg_09_four_tiles_in_a_zone_at_most() {
    let fleets = ["phebe", "amycles"].into_iter().cycle().take(4);
    let fleets: Vec<fleet::build::FleetSpec> = fleets.map(|it| fleet_of(it, "cruiser")).collect();
    let setup = Setup {
        first: Some(1),
        mode: "teams".to_owned(),
        zones: vec!["8x5".to_owned()],
        variants: vec!["drawn_terrain".to_owned()],
        ..Setup::battle(fleets)
    };
    let tile = ["asteroid_field/gas_cloud"];
    let others = [
        "asteroid_field/gravity_field",
        "asteroid_field/radar_anomaly",
        "gravity_field/gas_cloud",
        "gravity_field/radar_anomaly",
    ];
    let mut table = Table::start_drawing(&setup, &[], &tile);
    for (next, at) in others.iter().zip(["b3", "c3", "d3", "e3"]) {
        let kind = table.rest("terrain ")[0].split(' ').next().expect("a kind").to_owned();
        table.play_as(table.asked(), &format!("terrain {kind} {at}"), &[], &[next]);
    }
    assert_eq!(table.actions(), ["pass"], "four lie there");
    assert_eq!(table.refusal("terrain gravity_field f3"), "FC-LEG-09");
    table.play_as(1, "pass", &[], &tile);
    assert_eq!((table.asked(), table.actions()), (2, vec!["pass".to_owned()]), "another box");
}

#[test]
fn fc_leg_10_three_of_nine_tokens_for_a_secret_weapon() {
    let setup = Setup {
        first: Some(1),
        terrain: Some(Vec::new()),
        options: vec!["secret_weapons".to_owned()],
        variants: vec!["nine_tokens".to_owned()],
        ..Setup::battle(vec![fleet_of("phebe", "battleship"), fleet_of("amycles", "cruiser")])
    };
    let drawn = ["drones", "exo_bomb", "proton_beam"];
    let mut table = Table::start_drawing(&setup, &[], &drawn);
    assert_eq!(table.rest("arm "), drawn);
    table.play("arm exo_bomb");
    assert_eq!(table.seen_by(1).seats[0].ships[0].weapon, Some("exo_bomb"));
    let nine = [
        "proton_beam",
        "magnetic_bomb",
        "vortex_missiles",
        "nano_repairer",
        "drones",
        "tractor_beam",
        "interdictor",
        "vortex_gate",
        "exo_bomb",
    ];
    for seed in 0..40 {
        let playout = Table::begun(&setup, seed);
        let drawn = playout.seen_by(1).seats[0].drawn.clone();
        assert!(drawn.len() == 3 && drawn.iter().all(|it| nine.contains(it)), "{drawn:?}");
    }
}

#[test]
fn fc_leg_15_a_green_special_ends_a_capacity() {
    let start = |draft: crate::support::Draft| {
        let draft = draft.ships(1, "mule:sentinel_device@a1 frigate@b1").ships(2, "cruiser@e5");
        let mut table = draft.rolled(1, "go").bridge(2, "gs gd").table();
        table.play("activate a sentinel go a2").pass_turn();
        table
    };
    let table = start(duel());
    assert_eq!(table.refusal("disrupt gs* 1a sentinel a2"), "FC-TEC-08");
    let mut table = start(duel().variant("drain_ends_capacities"));
    assert_eq!(table.rest("disrupt "), ["gs* 1a sentinel a2"], "from any distance");
    assert_eq!(table.refusal("disrupt gd* 1a sentinel a2"), "FC-LEG-15");
    table.play("disrupt gs* 1a sentinel a2");
    assert!(table.view().capacities.is_empty());
    assert_eq!((table.reserve(1)[2], table.bridge(2)), (3, vec!["gd".to_owned()]));
}

#[test]
fn fc_leg_15_it_is_a_drain_for_commanders_too() {
    let start = |commander: &str, bridge: &str| {
        let draft = duel().variant("drain_ends_capacities").led_by(1, commander);
        let draft = draft.ships(2, "mule:sentinel_device@a5 frigate@b5").ships(1, "cruiser@e1");
        let mut table = draft.active(2).rolled(2, "go").bridge(1, bridge).table();
        table.play("activate a sentinel go a4").pass_turn();
        table
    };
    let mut ilya = start("ilya_kai_suhn", "gs");
    ilya.play("disrupt gs* 2a sentinel a4");
    assert_eq!((ilya.asked(), ilya.actions()), (1, vec!["keep".into(), "veil e1".into()]));
    let arop = start("arop_tan", "gd gm");
    assert_eq!(arop.rest("disrupt "), ["gm* 2a sentinel a4"], "where she would choose the die");
    assert_eq!(arop.refusal("disrupt gd* 2a sentinel a4"), "FC-LEG-15");
}

#[test]
fn fc_leg_16_green_results_lead_through_gates_and_discover_sectors() {
    let draft = two_zones().gates("b2-g2").ships(2, "cruiser@i4").variant("green_gates");
    let mut table = draft.ships(1, "frigate@b2").rolled(1, "bo go gs").table();
    assert_eq!(table.refusal("gate bo b2 g3"), "FC-LEG-16");
    assert!(table.is_legal("gate gs b2 g2"), "a special leads onto the other gate");
    table.play("gate go b2 g3");
    assert_eq!(
        (table.at(1, "a").as_deref(), table.question()),
        (Some("g3"), "question-fleet-actions"),
        "no second play of a result that is no movement"
    );
    table.play("move bo g3 g2");
    assert_eq!(table.rest("through "), [""; 0], "blue results lead through no gate");

    let draft = duel().options("fog_of_war").variant("green_gates");
    let draft = draft.ships(1, "frigate@c1").ships(2, "frigate@c5");
    let mut table = draft.rolled(1, "bo gd").table();
    assert_eq!(table.refusal("survey bo c1"), "FC-LEG-16");
    table.roll("survey gd c1", &[ORTHOGONAL, ORTHOGONAL]);
    assert_eq!(table.view().fog.len(), 13);
}

#[test]
fn fc_leg_11_eight_to_fourteen_points_in_several_zones() {
    let zones = vec!["4x4".to_owned(), "4x4".to_owned()];
    let fleets = vec![fleet_of("phebe", "cruiser cruiser destroyer"); 2];
    let setup = |points| Setup {
        points,
        zones: zones.clone(),
        variants: vec!["multi_board_fleets".to_owned()],
        ..Setup::battle(fleets.clone())
    };
    assert!(setup(8).resolve().is_ok() && setup(14).resolve().is_ok());
    assert_eq!(refused_setup(&setup(15)), "FC-LEG-11");
    assert_eq!(refused_setup(&setup(7)), "FC-LEG-11");
    let plain = Setup { variants: Vec::new(), ..setup(8) };
    assert_eq!(refused_setup(&plain), "FC-FLEET-02");
    let unknown = Setup { variants: vec!["more_dice".to_owned()], ..setup(12) };
    assert_eq!(refused_setup(&unknown), "PA-SETUP-01");
}

#[test]
fn fc_leg_11_both_camps_have_the_same_total() {
    let eight = "cruiser cruiser destroyer";
    let (ten, twelve) = ("cruiser cruiser destroyer destroyer", "cruiser cruiser cruiser cruiser");
    let setup = |zone: &str, mode: &str, ships: &[&str]| Setup {
        points: 12,
        mode: mode.to_owned(),
        zones: vec![zone.to_owned(); 2],
        variants: vec!["multi_board_fleets".to_owned()],
        ..Setup::battle(ships.iter().map(|ships| fleet_of("phebe", ships)).collect())
    };
    assert!(setup("4x4", "duel", &[ten, ten]).resolve().is_ok());
    assert_eq!(refused_setup(&setup("4x4", "duel", &[ten, twelve])), "FC-LEG-11");
    assert_eq!(refused_setup(&setup("4x4", "duel", &["cruiser"; 2])), "FC-LEG-11", "below eight");
    // Seats 1 and 3 against 2 and 4: players of one camp may differ.
    let unequal = setup("5x5", "teams", &[eight, ten, twelve, ten]);
    assert!(unequal.resolve().is_ok());
    assert_eq!(refused_setup(&setup("5x5", "teams", &[eight, ten, ten, ten])), "FC-LEG-11");
    assert_eq!(refused_setup(&setup("5x5", "free_for_all", &[ten, ten, twelve])), "FC-LEG-11");
    let plain = Setup { variants: Vec::new(), ..setup("4x4", "duel", &[ten, twelve]) };
    assert!(plain.resolve().is_ok());
}

#[test]
fn fc_leg_11_a_fleet_chosen_at_the_table_spends_all_points() {
    let full = "cruiser cruiser cruiser cruiser";
    let setup = Setup {
        zones: vec!["4x4".to_owned(); 2],
        variants: vec!["multi_board_fleets".to_owned()],
        choice: Some("open".to_owned()),
        terrain: Some(Vec::new()),
        first: Some(1),
        ..Setup::battle(vec![fleet_of("phebe", full), fleet_of("phebe", full)])
    };
    let table = Table::start(&setup, &[]);
    let own = |ships| FleetPick::own(&fleet_of("phebe", ships)).expect("a short fleet");
    assert_eq!(table.refusal(&format!("fleet {}", own("cruiser cruiser destroyer"))), "FC-LEG-11");
    assert!(
        table.is_legal(&format!("fleet {}", own("cruiser cruiser destroyer destroyer destroyer")))
    );
}

#[test]
fn fc_leg_12_a_diplomatic_frigate_passes() {
    let variants = vec!["diplomatic_frigate".to_owned()];
    let setup = Setup {
        variants,
        terrain: Some(Vec::new()),
        ..scenario("the_passage", "cruiser", "cruiser")
    };
    let view = Table::start(&setup, &[]).view();
    let ship = view.seats[0].ships.last().expect("two ships");
    assert_eq!((ship.kind, ship.hull, ship.firepower), ("diplomatic_frigate", 6, Some(0)));
    assert!(ship.held_back);
    let draft = draft(setup).ships(1, "diplomatic_frigate@d3 cruiser@a1").ships(2, "cruiser@a5");
    let mut table = draft.rolled(1, "bo bo").table();
    table.play("move bo d3 e3");
    assert_eq!(table.question(), "question-fleet-actions", "no Ionic Propulsion");
    table.play("flee bo e3");
    assert_eq!(table.winners(), [1]);
}

#[test]
fn fc_leg_13_both_gates_win_at_once() {
    let draft = draft(scenario("control", "cruiser", "cruiser")).variant("sudden_control");
    let draft = draft.ships(1, "frigate@a1 cruiser@d5").ships(2, "cruiser@c4").rolled(1, "bo");
    let mut table = draft.table();
    table.play("move bo d5 e5");
    assert_eq!(table.winners(), [1]);
}

#[test]
fn fc_leg_14_prometheus_deals_three_for_each_sector() {
    let start = |draft: crate::support::Draft| {
        let draft =
            draft.faction(2, "amycles", "cruiser").ships(2, "battleship:prometheus_beam@c5");
        let mut table = draft.ships(1, "cruiser@c3").active(2).rolled(2, "rs gs").table();
        table.play("weapon a rs gs 1a");
        table.hull(1, "a")
    };
    assert_eq!(start(duel()), 18 - 3, "3 × (distance − 1)");
    assert_eq!(start(duel().variant("prometheus_by_distance")), 18 - 6, "3 × distance");
}

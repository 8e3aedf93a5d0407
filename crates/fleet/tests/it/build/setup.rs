//! Set-up: zones, first player, special sectors, deployment.

use fleet::Setup;
use fleet::build::FleetSpec;

use crate::support::{SPECIAL, Table, fleet_of, refused_setup, teams};

fn small(terrain: Option<Vec<String>>) -> Setup {
    let fleets = vec![fleet_of("phebe", "frigate cruiser"), fleet_of("amycles", "destroyer")];
    Setup { first: Some(1), terrain, ..Setup::battle(fleets) }
}

#[test]
fn fc_setup_01_the_most_specials_begin() {
    let dice: Vec<u32> = [vec![1; 9], vec![6, 6, 1, 1, 1, 1, 1, 1, 1]].concat();
    let table = Table::start(&Setup::first_battle(), &dice);
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-deploy"));
    let chosen = Table::start(&Setup { first: Some(2), ..Setup::first_battle() }, &[]);
    assert_eq!(chosen.asked(), 2, "or the one who observed gravitational waves last");
    assert_eq!(refused_setup(&Setup { first: Some(3), ..Setup::first_battle() }), "FC-SETUP-01");
}

#[test]
fn fc_setup_02_those_who_tie_roll_again() {
    let mut dice = vec![SPECIAL; 18];
    dice.extend([vec![SPECIAL; 9], vec![1; 9]].concat());
    let table = Table::start(&Setup::first_battle(), &dice);
    assert_eq!(table.asked(), 1);
}

/// Up to four boards for up to eight players, whatever their size.
#[test]
fn fc_setup_03_three_and_four_zones() {
    for (zone, zones, corners) in [
        ("5x5", 3, "a1 g1 m1"),
        ("7x5", 3, "a1 i1 q1"),
        ("4x4", 4, "a1 f1 k1 p1"),
        ("5x5", 4, "a1 g1 m1 s1"),
        ("6x5", 4, "a1 h1 o1 v1"),
        ("7x7", 4, "a1 i1 q1 y1"),
    ] {
        for (mode, seats) in [("free_for_all", 5), ("teams", 8)] {
            let fleets = vec![fleet_of("phebe", "cruiser"); seats];
            let zones = vec![zone.to_owned(); zones];
            let setup = Setup { mode: mode.to_owned(), zones, ..Setup::battle(fleets) };
            let view = Table::begun(&setup, 1).view();
            let found: Vec<&str> = view.zones.iter().map(|zone| zone.corner.as_str()).collect();
            assert_eq!(found.join(" "), corners, "{zone} for {seats}");
        }
    }
    let of = |zone: &str, zones| Setup { zones: vec![zone.to_owned(); zones], ..small(None) };
    assert_eq!(refused_setup(&of("8x5", 4)), "FC-SETUP-03", "35 columns");
    assert_eq!(refused_setup(&of("4x4", 5)), "FC-SETUP-03", "five boards");
}

#[test]
fn fc_setup_03_zones() {
    let with = |zone: &str| Setup { zones: vec![zone.to_owned()], ..small(Some(Vec::new())) };
    for zone in ["5x5", "6x5", "6x6"] {
        assert!(with(zone).resolve().is_ok(), "{zone}");
    }
    for zone in ["3x3", "5x6", "five", "33x5", "9x9"] {
        assert_eq!(refused_setup(&with(zone)), "FC-SETUP-03", "{zone}");
    }
    let view = Table::start(&with("6x5"), &[]).view();
    assert_eq!(
        (view.zones[0].corner.as_str(), view.zones[0].width, view.zones[0].depth),
        ("a1", 6, 5)
    );
    let two = Setup { zones: vec!["4x4".to_owned(); 2], ..small(Some(Vec::new())) };
    let mut table = Table::start(&two, &[]);
    let zones = table.view().zones;
    let corners: Vec<&str> = zones.iter().map(|zone| zone.corner.as_str()).collect();
    assert_eq!((corners, zones[1].width, zones[1].depth), (vec!["a1", "f1"], 4, 4));
    table.play("portal b2").play("portal g3");
    assert_eq!(table.view().gates.len(), 1, "linked by gates");
}

#[test]
fn fc_setup_05_camps_face_each_other_across_the_shorter_dimension() {
    let setup = Setup { zones: vec!["6x5".to_owned()], ..small(Some(Vec::new())) };
    let view = Table::start(&setup, &[]).view();
    assert_eq!(view.seats[0].home, ["a1", "b1", "c1", "d1", "e1", "f1"]);
    assert_eq!(view.seats[1].home, ["a5", "b5", "c5", "d5", "e5", "f5"]);
}

#[test]
fn fc_setup_06_two_asteroid_fields_in_the_first_game() {
    let view = Table::start(&Setup { first: Some(1), ..Setup::first_battle() }, &[]).view();
    let sectors: Vec<(&str, &str)> =
        view.sectors.iter().map(|sector| (sector.sector.as_str(), sector.kind)).collect();
    assert_eq!(sectors, [("b3", "asteroid_field"), ("d3", "asteroid_field")]);
}

#[test]
fn fc_setup_07_each_player_sets_two_tiles_aside_first() {
    let mut table = Table::start(&small(None), &[]);
    let tiles = [
        "asteroid_field",
        "battle_station",
        "black_hole",
        "colony",
        "gamma_storm",
        "gas_cloud",
        "gravity_field",
    ];
    assert_eq!(table.rest("tile "), tiles);
    assert_eq!(table.refusal("terrain gas_cloud c3"), "FC-SETUP-07");
    table.play_all(&["tile gas_cloud", "tile gas_cloud"]);
    assert_eq!((table.asked(), table.view().seats[0].tiles.len()), (2, 2));
    table.play_all(&["tile asteroid_field", "tile gravity_field"]);
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-terrain"));
}

fn with_tiles() -> Table {
    let mut table = Table::start(&small(None), &[]);
    let (clouds, others) = (["tile gas_cloud"; 2], ["tile asteroid_field", "tile gravity_field"]);
    table.play_all(&clouds).play_all(&others);
    table
}

#[test]
fn fc_setup_08_then_each_places_one_or_passes_twice() {
    let mut table = with_tiles();
    assert_eq!(table.refusal("terrain asteroid_field c3"), "FC-SETUP-07", "not one’s own");
    assert_eq!(table.refusal("terrain gas_cloud c1"), "FC-SETUP-08", "a deployment zone");
    table.play("terrain gas_cloud c3");
    assert_eq!(table.refusal("terrain gravity_field c3"), "FC-SETUP-08", "not neutral any more");
    table.play_all(&["pass", "terrain gas_cloud b2", "terrain gravity_field d4"]);
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-deploy"));
    assert_eq!(table.view().sectors.len(), 3);
    let early = Setup { terrain: Some(vec!["gas_cloud@c1".to_owned()]), ..small(None) };
    assert_eq!(refused_setup(&early), "FC-SETUP-08");
}

#[test]
fn fc_setup_09_from_none_to_four_special_sectors() {
    let mut table = with_tiles();
    table.play_all(&["pass"; 4]);
    assert_eq!(table.view().sectors.len(), 0);
    let mut table = with_tiles();
    table.play_all(&["terrain gas_cloud c3", "terrain asteroid_field b3"]);
    table.play_all(&["terrain gas_cloud d3", "terrain gravity_field e3"]);
    assert_eq!(table.view().sectors.len(), 4);
}

#[test]
fn fc_setup_10_the_deployment_zone_is_the_edge_row() {
    let table = Table::start(&small(Some(Vec::new())), &[]);
    assert_eq!(table.rest("deploy a "), ["a1", "b1", "c1", "d1", "e1"]);
    assert_eq!(table.refusal("deploy a c2"), "FC-SETUP-10");
}

#[test]
fn fc_setup_11_players_deploy_one_ship_in_turn() {
    let mut table = Table::start(&small(Some(Vec::new())), &[]);
    table.play("deploy b c1");
    assert_eq!((table.asked(), table.ships(1)), (2, vec!["b@c1=18".to_owned()]));
    table.play("deploy a c5");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refusal("deploy b c1"), "FC-SETUP-11", "already deployed");
    assert_eq!(table.refusal("deploy a c2"), "FC-SETUP-10", "its edge was never to be chosen");
    table.play("deploy a c1");
    assert_eq!((table.phase(), table.active()), ("energy", 1));
}

#[test]
fn fc_setup_12_who_has_no_ship_left_is_skipped() {
    let fleets =
        vec![fleet_of("phebe", "frigate destroyer cruiser"), fleet_of("amycles", "frigate")];
    let setup = Setup { first: Some(2), terrain: Some(Vec::new()), ..Setup::battle(fleets) };
    let mut table = Table::start(&setup, &[]);
    table.play("deploy a a5").play("deploy a a1");
    assert_eq!(table.asked(), 1, "again");
    table.play("deploy b a1").play("deploy c b1");
    assert_eq!((table.phase(), table.active()), ("energy", 2));
}

#[test]
fn fc_setup_14_deployment_keeps_the_class_limit() {
    let fleets = vec![fleet_of("phebe", "cruiser cruiser"), FleetSpec::first_battle("amycles")];
    let setup = Setup { first: Some(1), terrain: Some(Vec::new()), ..Setup::battle(fleets) };
    let mut table = Table::start(&setup, &[]);
    table.play("deploy a a1").play("deploy a a5");
    assert_eq!(table.refusal("deploy b a1"), "FC-SETUP-14");
}

#[test]
fn fc_setup_14_a_ship_without_room_takes_no_part() {
    let ships = "destroyer destroyer destroyer destroyer battleship:drones";
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(|faction| fleet_of(faction, ships));
    let mut table = Table::start(&Setup { fleets: fleets.to_vec(), ..team_setup("8x5") }, &[]);
    for column in ["a", "b", "c", "d"] {
        let south = table.rest(&format!("deploy {column} "));
        assert!(south.contains(&format!("{column}1")));
        for _ in 0..4 {
            let seat = table.asked();
            let column = if seat > 2 {
                (column.as_bytes()[0] + 4) as char
            } else {
                column.as_bytes()[0] as char
            };
            let row = if seat % 2 == 1 { 1 } else { 5 };
            let ship = table.rest("deploy ")[0][..1].to_owned();
            table.play(&format!("deploy {ship} {column}{row}"));
        }
    }
    assert_eq!(
        (table.phase(), table.points(1), table.view().seats[0].points_at_start),
        ("energy", 8, 8)
    );
}

fn team_setup(zone: &str) -> Setup {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    Setup {
        mode: "teams".to_owned(),
        zones: vec![zone.to_owned()],
        first: Some(1),
        terrain: Some(Vec::new()),
        ..Setup::battle(fleets)
    }
}

#[test]
fn fc_tea_01_each_player_has_a_fleet_a_bridge_and_nine_dice() {
    let view = Table::start(&team_setup("8x5"), &[]).view();
    assert_eq!(view.seats.len(), 4);
    for seat in &view.seats {
        assert_eq!((seat.reserve, seat.ships.len(), seat.points), ([3, 3, 3], 7, 12));
    }
    let three = Setup { fleets: team_setup("8x5").fleets[..3].to_vec(), ..team_setup("8x5") };
    assert_eq!(refused_setup(&three), "FC-TEA-01", "camps are equal");
}

#[test]
fn fc_tea_04_four_deployment_sectors_each() {
    let view = Table::start(&team_setup("8x5"), &[]).view();
    assert!(view.seats.iter().all(|seat| seat.home.len() == 4));
    assert_eq!(refused_setup(&team_setup("6x5")), "FC-TEA-04");
}

#[test]
fn fc_tea_05_how_an_edge_is_split() {
    for (zone, second) in [("8x5", "e1"), ("9x5", "f1"), ("10x5", "g1"), ("7x5", "d1")] {
        let view = Table::start(&team_setup(zone), &[]).view();
        assert_eq!(
            (view.seats[0].home[0].as_str(), view.seats[2].home[0].as_str()),
            ("a1", second)
        );
    }
    // On width 7 the middle column goes to whoever uses it first.
    let mut table = Table::start(&team_setup("7x5"), &[]);
    table.play("deploy a d1").play("deploy a a5");
    assert!(!table.rest("deploy a ").contains(&"d1".to_owned()));
    assert_eq!(table.refusal("deploy a d1"), "FC-OCC-05");
}

#[test]
fn fc_tea_06_camps_alternate_and_everybody_has_a_turn() {
    let view = Table::start(&team_setup("8x5"), &[]).view();
    let camps: Vec<u8> = view.seats.iter().map(|seat| seat.camp).collect();
    assert_eq!(camps, [0, 1, 0, 1]);
    let draft = teams().ships(1, "cruiser@a1").ships(2, "cruiser@a5").ships(3, "cruiser@h1");
    let mut table = draft.ships(4, "cruiser@h5").phase("energy").table();
    for seat in [1, 2, 3, 4, 1] {
        assert_eq!((table.asked(), table.active()), (seat, seat));
        table.roll("roll bbb", &[6; 3]).play("end").play("end");
    }
}

#[test]
fn fc_scn_01_a_pitched_battle_for_two() {
    let three =
        Setup { fleets: vec![FleetSpec::first_battle("phebe"); 3], ..Setup::first_battle() };
    assert_eq!(refused_setup(&three), "FC-SCN-01");
    let unknown = Setup { scenario: "picnic".to_owned(), ..Setup::first_battle() };
    assert_eq!(refused_setup(&unknown), "PA-SETUP-01", "no rule speaks of picnics");
    let of = |points: u8, zones: &[&str]| {
        let ships = vec!["frigate"; usize::from(points)].join(" ");
        let zones = zones.iter().map(|zone| (*zone).to_owned()).collect();
        let fleets = vec![fleet_of("phebe", &ships), fleet_of("amycles", &ships)];
        Setup { points, zones, ..Setup::battle(fleets) }
    };
    for zones in [&["5x5"][..], &["6x5"], &["6x6"], &["4x4", "4x4"]] {
        assert!(of(12, zones).resolve().is_ok(), "{zones:?}");
    }
    for (points, is_allowed) in [(8, false), (9, true), (15, true), (16, false)] {
        assert_eq!(of(points, &["5x5"]).resolve().is_ok(), is_allowed, "{points} points");
    }
    let mut table = Table::start(&Setup { first: Some(1), ..of(12, &["5x5"]) }, &[]);
    for _ in 0..4 {
        table.play("tile gas_cloud");
    }
    table.play("terrain gas_cloud c3").play_all(&["pass", "pass", "pass"]);
    assert_eq!(table.question(), "question-fleet-deploy", "none to two special sectors each");
    assert_eq!(table.view().sectors.len(), 1);
}

#[test]
fn fc_setup_13_no_ship_is_deployed_on_a_special_sector() {
    let setup = Setup {
        zones: vec!["4x4".to_owned(), "4x4".to_owned()],
        ..small(Some(vec!["gas_cloud@a2".to_owned()]))
    };
    let mut table = Table::start(&setup, &[]);
    table.play("portal b2").play("portal g3");
    assert_eq!(table.refusal("deploy a a2"), "FC-SETUP-13");
    assert!(table.is_legal("deploy a a1"));
}

#[test]
fn fc_setup_04_twelve_to_fifteen_sectors_for_each_of_two() {
    let advice = |zones: &str| {
        let zones = zones.split('+').map(str::to_owned).collect();
        let advice = Setup { zones, ..small(None) }.advice()?;
        Some(
            advice.args.iter().map(|(name, value)| format!("{name} {value:?}")).collect::<Vec<_>>(),
        )
    };
    for zones in ["5x5", "6x5", "7x4", "6x6", "4x4+4x4"] {
        assert_eq!(advice(zones), None, "{zones}");
    }
    let told = |count: u32| ["sectors", "least", "most"].into_iter().zip([count, 24, 30]);
    for (zones, count) in [("5x4", 20), ("7x5", 35)] {
        let told = told(count).map(|(name, number)| format!("{name} Number({number})"));
        assert_eq!(advice(zones), Some(told.collect()), "{zones}");
    }
}

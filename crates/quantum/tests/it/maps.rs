//! Maps, the void tile and the house rule: `QU-MAP`, `QU-VOID`, `QU-HOUSE`.

use quantum::{Group, Map, Setup};

use crate::support::{Table, alpha, on, refused_setup};

#[test]
fn qu_map_01_a_map_is_made_for_its_number_of_players() {
    for map in Map::all() {
        for seats in (2..=4).filter(|seats| *seats != map.seats) {
            assert_eq!(refused_setup(&Setup::on(&map.id, seats)), "QU-MAP-01", "{}", map.id);
        }
        let starts = map.planets.iter().filter(|planet| planet.is_start).count();
        assert_eq!(starts, usize::from(map.seats), "{}: a start planet each", map.id);
    }
    for seats in [0, 1, 5, 255] {
        assert_eq!(refused_setup(&Setup::on("alpha-sector", seats)), "QU-SETUP-01");
    }
}

#[test]
fn qu_map_02_each_map_says_how_many_cubes() {
    let expected = [
        ("alpha-sector", 5),
        ("beta-sector", 5),
        ("gamma-sector", 5),
        ("false-binary", 6),
        ("terra-minor", 7),
        ("the-empty-center", 6),
        ("singularity", 4),
        ("nexus", 6),
        ("helix", 7),
        ("tactics", 4),
    ];
    for (id, cubes) in expected {
        assert_eq!(Map::find(id).expect("a map").cubes, cubes, "{id}");
    }
    for map in Map::all() {
        let mut table = Table::start(&Setup::on(&map.id, map.seats), &[1, 2, 3]);
        assert_eq!(table.cubes_left(1), map.cubes, "{}", map.id);
        while table.view().phase == "setup" {
            let first = table.actions().remove(0);
            table.play_by_chance(&first, 1);
        }
        for seat in 1..=usize::from(map.seats) {
            assert_eq!(table.cubes_left(seat), map.cubes - 1, "{}: one is placed", map.id);
            assert_eq!(table.ships(seat).len(), 3, "{}", map.id);
        }
    }
}

#[test]
fn qu_map_03_only_the_maps_of_the_list() {
    assert_eq!(Map::all().len(), 73);
    let count = |group| Map::all().iter().filter(|map| map.group == group).count();
    let groups = [
        (Group::Basic, 3),
        (Group::Advanced, 37),
        (Group::Addon2014, 6),
        (Group::Superseded, 3),
        (Group::Community, 24),
    ];
    for (group, maps) in groups {
        assert_eq!(count(group), maps, "{group:?}");
    }
    for wrong in ["", "delta-sector", "Alpha-Sector"] {
        assert_eq!(refused_setup(&Setup::on(wrong, 2)), "QU-MAP-03", "`{wrong}`");
    }
    let old = Table::start(&Setup::on("first-printing-basic-3", 3), &[1, 2, 3]);
    assert_eq!(old.view().map, "first-printing-basic-3", "a superseded map can be chosen");
    assert_eq!(Setup::basic(3).map, "beta-sector", "but is not offered by default");
}

/// The void tile of this map covers d4 to f6.
const VOID: &str = "axiomatic";

#[test]
fn qu_void_01_a_ship_there_at_the_start_of_a_turn_adds_research() {
    let fleet = || on(VOID, 2).ships(1, "1@e5 2@d4 3@a4").ships(2, "6@f6").active(2);
    let mut table = fleet().table();
    table.play("end");
    assert_eq!(table.event_names(), ["TurnEnded", "TurnStarted", "ResearchChanged"]);
    assert_eq!((table.research(1), table.actions_left()), (3, 3), "two ships, no action");
    assert_eq!(table.research(2), 1, "not at the end of a turn");
    table.play("end");
    assert_eq!((table.research(1), table.research(2)), (3, 2), "each in one's own turn");

    let mut table = fleet().research(1, 5).shown("agile").table();
    table.play("end");
    assert_eq!((table.research(1), table.picks(1)), (6, 1), "no higher than 6");
    let mut table = on(VOID, 2).ships(1, "1@g5").table();
    table.play("g5-f5");
    assert_eq!(table.research(1), 1, "nothing for entering it");
}

#[test]
fn qu_void_02_all_nine_squares_are_open_and_nobody_starts_there() {
    let table = on(VOID, 2).ships(1, "5@d5 1@e4").table();
    for square in ["d4", "f4", "e5", "f5", "d6", "e6", "f6"] {
        assert!(table.is_legal(&format!("d5-{square}")), "{square}");
    }
    assert!(table.is_legal("e4-e5"), "the middle one too");
    assert_eq!(table.refusal("build e5"), "QU-BUILD-02", "no planet");
    let mut table = on(VOID, 2).dominance(1, 6).table();
    table.play("research");
    assert!(!table.is_legal("infamy e5"), "no slot");
    assert_eq!(table.view().board[3], "ooovvvoooooo");
    let mut voids = 0;
    for map in Map::all() {
        let squares = map.open_squares().filter(|square| map.is_void(*square)).count();
        assert_eq!(squares % 9, 0, "{}", map.id);
        assert!(map.planets.iter().all(|planet| !map.is_void(planet.square)), "{}", map.id);
        voids += squares / 9;
    }
    assert_eq!(voids, 27, "maps with a void tile");
}

/// Ends so many turns.
fn idle(table: &mut Table, turns: u32) {
    for turn in 0..turns {
        assert!(!table.is_draw(), "over after {turn} turns");
        table.play("end");
    }
}

#[test]
fn qu_house_01_fifty_quiet_rounds_are_a_draw() {
    let mut table = alpha().table();
    idle(&mut table, 99);
    assert!(!table.is_draw());
    table.play("end");
    assert_eq!(table.event_names(), ["TurnEnded", "GameEnded"]);
    assert!(table.is_draw());
    assert_eq!((table.view().phase, table.winner()), ("over", None));
    let mut table = on("beta-sector", 3).table();
    idle(&mut table, 150);
    assert!(table.is_draw(), "three turns a round with three players");
}

#[test]
fn qu_house_01_research_and_moves_are_no_progress() {
    let mut table = alpha().ships(1, "6@a1").table();
    idle(&mut table, 98);
    table.play("a1-a2").roll("scout a2", &[3]).play("research").play("end");
    assert!(!table.is_draw());
    table.play("end");
    assert!(table.is_draw());
}

#[test]
fn qu_house_01_a_cube_a_destroyed_ship_or_a_card_begins_the_count_anew() {
    let mut table = alpha().ships(1, "5@e4 3@e6").table();
    idle(&mut table, 98);
    table.play("build e5").play("end").play("pass");
    idle(&mut table, 100);
    assert!(table.is_draw(), "fifty rounds after the turn with the cube");

    let mut table = alpha().ships(1, "1@a1").ships(2, "6@a2").table();
    idle(&mut table, 98);
    table.roll("a1xa2", &[1, 1, 3]).play("withdraw").play("end");
    idle(&mut table, 100);
    assert!(table.is_draw());

    let mut table = alpha().research(1, 6).shown("agile").table();
    table.play("end").draw("take agile", &[], "eager");
    idle(&mut table, 100);
    assert!(table.is_draw());

    let mut table = alpha().research(1, 6).table();
    let shown = "agile eager cruel expansion expansion sabotage";
    table.play("end").draw("refresh", &[], shown);
    idle(&mut table, 99);
    assert!(table.is_draw(), "new cards in the display are not taken");
}

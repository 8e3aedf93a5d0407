//! Geometry and vocabulary: `QU-TERM`.

use quantum::{Map, Setup, Square};

use crate::support::{Table, alpha, on};

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn sorted(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let mut texts: Vec<String> = squares.map(|square| square.to_string()).collect();
    texts.sort();
    texts
}

#[test]
fn qu_term_01_near_is_the_four_squares_that_share_an_edge() {
    assert_eq!(sorted(square("e5").near()), ["d5", "e4", "e6", "f5"]);
    assert!(square("e5").is_near(square("e4")));
    assert!(!square("e5").is_near(square("d4")), "not diagonally");
    assert!(!square("e5").is_near(square("e5")) && !square("e5").is_near(square("e7")));
    assert_eq!(sorted(square("a1").near()), ["a2", "b1"], "the corner of the board");
}

#[test]
fn qu_term_02_around_is_all_eight_neighbours() {
    let around = ["d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"];
    assert_eq!(sorted(square("e5").around()), around);
    assert!(around.iter().all(|other| square("e5").is_around(square(other))));
    assert!(!square("e5").is_around(square("e5")) && !square("e5").is_around(square("g5")));
}

#[test]
fn qu_term_03_a_ship_on_the_corner_is_not_in_orbit() {
    let map = Map::find("alpha-sector").expect("a map");
    let planet = map.planet_at(square("e5")).expect("the 8");
    let orbit = map.open_squares().filter(|at| map.orbited_from(*at) == Some(planet));
    assert_eq!(sorted(orbit), ["d5", "e4", "e6", "f5"]);
    assert_eq!(map.orbited_from(square("d4")), None);
    // The figure: a 3 in orbit counts towards a cube, a 5 on the corner does not.
    assert!(alpha().ships(1, "3@e4 5@d5").table().is_legal("build e5"));
    assert_eq!(alpha().ships(1, "3@e4 5@d4").table().refusal("build e5"), "QU-BUILD-04");
}

#[test]
fn qu_term_04_the_grid_runs_on_from_tile_to_tile() {
    assert_eq!(alpha().ships(1, "1@c4").table().rest("c4-"), ["b4", "c3", "c5", "d4"]);
    // Near across the edge of a tile holds for attacks too.
    assert!(alpha().ships(1, "1@c4").ships(2, "6@d4").table().is_legal("c4xd4"));
}

#[test]
fn qu_term_05_a_planet_is_no_square_to_move_on() {
    let table = alpha().ships(1, "1@e4").table();
    assert_eq!(table.rest("e4-"), ["d4", "e3", "f4"]);
    assert_eq!(table.refusal("e4-e5"), "QU-MOVE-06");
    let map = Map::find("alpha-sector").expect("a map");
    assert!(map.planets.iter().all(|planet| !map.is_open(planet.square)));
    assert_eq!(map.open_squares().count(), 72);
}

#[test]
fn qu_term_06_the_face_is_the_longest_move_and_the_strength() {
    for face in 1..=6_u8 {
        let table = alpha().ships(1, &format!("{face}@a1")).table();
        assert!(table.is_legal(&format!("a1-a{}", face + 1)), "{face} squares with a {face}");
        assert_eq!(table.refusal(&format!("a1-a{}", face + 2)), "QU-MOVE-02");
    }
    // With equal combat dice the lower face wins.
    for (attacker, defender, won) in [(1, 6, true), (3, 4, true), (4, 3, false), (6, 1, false)] {
        let draft = alpha().ships(1, &format!("{attacker}@a1"));
        let mut table = draft.ships(2, &format!("{defender}@a2 1@i9")).table();
        let dice: &[u32] = if won { &[3, 3, 2] } else { &[3, 3] };
        table.roll("a1xa2", dice);
        assert_eq!(table.scrapyard(2).len(), usize::from(won), "{attacker} against {defender}");
    }
}

#[test]
fn qu_term_07_each_face_is_a_type_of_ship() {
    // Walled in: only a diagonal step leads out.
    let abilities = |face: u8| -> Vec<&str> {
        let own = format!("{face}@e4 6@e3");
        let table = alpha().ships(1, &own).ships(2, "6@d4 6@f4").ability_used(1, "e3").table();
        let orders = [
            ("battlestation", "strike e4 d4"),
            ("flagship", "e4+e3-e3"),
            ("destroyer", "warp e4 e3"),
            ("frigate", "modify e4 5"),
            ("interceptor", "e4-d5"),
            ("scout", "scout e4"),
        ];
        orders
            .into_iter()
            .filter(|(_, order)| table.is_legal(order))
            .map(|(name, _)| name)
            .collect()
    };
    let types = ["battlestation", "flagship", "destroyer", "frigate", "interceptor", "scout"];
    for (face, name) in (1..).zip(types) {
        assert_eq!(abilities(face), [name], "face {face}");
    }
}

#[test]
fn qu_term_08_planets_of_8_9_and_10_have_2_3_and_4_slots() {
    for (number, slots) in [(8, 2), (9, 3), (10, 4)] {
        for map in Map::all() {
            let planets = map.planets.iter().filter(|planet| planet.number == number);
            assert!(planets.into_iter().all(|planet| planet.slots() == slots), "{}", map.id);
        }
    }
    // A 10 takes a cube of each of four players.
    let full = on("gamma-sector", 4).cubes(1, "e5").cubes(2, "e5").cubes(3, "e5").cubes(4, "e5");
    assert_eq!(full.table().cubes_on("e5"), [1, 2, 3, 4]);
    // An 8 takes two.
    let third = on("gamma-sector", 4).cubes(1, "b2").cubes(2, "b2").cubes(3, "b2");
    assert_eq!(third.fault(), "QU-CUBE-04");
}

#[test]
fn qu_term_09_a_planet_of_7_has_one_slot() {
    for map in Map::all() {
        for planet in &map.planets {
            assert_eq!(planet.slots(), planet.number - 6, "{}", map.id);
        }
    }
    assert_eq!(alpha().cubes(1, "b5").cubes(2, "b5").fault(), "QU-CUBE-04");
    let table = alpha().cubes(2, "b5").ships(1, "4@b4 3@a5").table();
    assert_eq!(table.refusal("build b5"), "QU-BUILD-05");
}

#[test]
fn qu_term_10_an_empty_square_has_neither_ship_nor_planet() {
    assert_eq!(alpha().ships(1, "1@a1 2@a1").fault(), "QU-TERM-10");
    assert_eq!(alpha().ships(1, "1@a1").ships(2, "2@a1").fault(), "QU-TERM-10");
    assert_eq!(alpha().ships(1, "1@b2").fault(), "QU-TERM-10", "a planet");
    assert_eq!(on("circular-logic", 2).ships(1, "1@e5").fault(), "QU-TERM-10", "no tile");
    // Cubes on planets block no square.
    let without = alpha().ships(1, "6@a1").table().rest("a1-");
    let with = alpha().ships(1, "6@a1").cubes(2, "b2 b5").cubes(1, "e2").table().rest("a1-");
    assert_eq!(without, with);
}

#[test]
fn qu_term_11_every_other_player_is_an_enemy_and_nobody_else() {
    let table = on("gamma-sector", 4)
        .ships(1, "3@e4 2@e3")
        .ships(2, "3@d4")
        .ships(3, "3@f4")
        .ships(4, "3@c3")
        .table();
    assert_eq!(table.refusal("e4xe3"), "QU-TERM-11");
    for enemy in ["e4xd4", "e4xf4"] {
        assert!(table.is_legal(enemy));
    }
    assert!(table.is_legal("e3-d3xc3"));
}

#[test]
fn qu_term_12_every_die_is_in_one_place_through_whole_games() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (2, 4)] {
        Table::playout(&Setup::basic(seats), seed, |table| {
            let view = table.view();
            let mut taken = std::collections::BTreeSet::new();
            for seat in &view.seats {
                assert_eq!(seat.ships.len(), 5);
                for ship in &seat.ships {
                    assert_eq!(ship.square.is_some(), ship.place == "board");
                    assert!((1..=6).contains(&ship.face));
                    if let Some(square) = &ship.square {
                        assert!(taken.insert(square.clone()), "two ships on {square}");
                    }
                }
            }
            if view.phase == "actions" && table.is_legal("end") {
                for seat in 0..view.seats.len() {
                    assert_eq!(view.ships_in(seat, "hand").count(), 0);
                    assert!(view.ships_in(seat, "reserve").count() <= 2);
                }
            }
        });
    }
    assert_eq!(alpha().ships(1, "1@a1 1@a2 1@a3").scrapyard(1, &[1, 2, 3]).fault(), "QU-TERM-12");
}

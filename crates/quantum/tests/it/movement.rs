//! Moving: `QU-MOVE`.

use std::collections::BTreeSet;

use quantum::{Map, Setup, View};

use crate::support::{Table, alpha, on};

#[test]
fn qu_move_01_a_move_costs_an_action_and_marks_the_die() {
    let mut table = alpha().ships(1, "2@a1").ships(2, "2@i9").scrapyard(1, &[6]).table();
    assert_eq!(table.refusal("c3-c4"), "QU-MOVE-01", "no ship is there");
    assert_eq!(table.refusal("i9-i8"), "QU-MOVE-01", "that is another player's");
    let movers: BTreeSet<String> = table
        .actions()
        .iter()
        .filter_map(|action| action.split_once('-').map(|(from, _)| from.to_owned()))
        .collect();
    assert_eq!(movers, BTreeSet::from(["a1".to_owned()]), "nothing moves out of the scrapyard");
    table.play("a1-a3");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["2@a3".to_owned()], 2));
    assert_eq!(table.event_names(), ["ShipMoved"]);
    assert_eq!(table.marks(1, "a"), (true, false));
}

#[test]
fn qu_move_02_a_ship_goes_up_to_as_many_squares_as_its_face_shows() {
    let table = alpha().ships(1, "6@a1").table();
    assert!(table.is_legal("a1-a6"), "five squares with a 6");
    assert!(table.is_legal("a1-a7"), "six squares with a 6");
    assert_eq!(table.refusal("a1-a8"), "QU-MOVE-02");
    assert_eq!(alpha().ships(1, "3@a1").table().refusal("a1-a5"), "QU-MOVE-02");
    let table = alpha().ships(1, "2@d4").table();
    let reached = ["b4", "c3", "c4", "c5", "d2", "d3", "d5", "d6", "e3", "e4", "f4"];
    assert_eq!(table.rest("d4-"), reached);
}

#[test]
fn qu_move_03_steps_are_straight() {
    assert_eq!(alpha().ships(1, "1@c3").table().rest("c3-"), ["b3", "c2", "c4", "d3"]);
    assert_eq!(alpha().ships(1, "1@c3").table().refusal("c3-d4"), "QU-MOVE-03");
    assert!(alpha().ships(1, "2@c3").table().is_legal("c3-d4"), "two steps");
    let table = alpha().ships(1, "3@c3").table();
    assert_eq!(table.refusal("c3-a1"), "QU-MOVE-03", "two diagonal steps are four");
}

#[test]
fn qu_move_04_orbital_and_other_squares_alike() {
    let table = alpha().ships(1, "3@d4").table();
    let map = Map::find("alpha-sector").expect("a map");
    let reached = table.rest("d4-");
    for (square, in_orbit) in [("d5", true), ("e4", true), ("d3", false), ("d6", false)] {
        assert!(reached.iter().any(|to| to == square), "{square}");
        let orbit = map.orbited_from(square.parse().expect("a square")).is_some();
        assert_eq!(orbit, in_orbit, "{square}");
    }
}

#[test]
fn qu_move_05_the_direction_may_change_at_every_step() {
    // Around the planet on b2: right, right, down, down, left, left.
    assert!(alpha().ships(1, "6@a1").ships(2, "1@a2").table().is_legal("a1-a3"));
    assert!(
        !alpha().ships(1, "5@a1").ships(2, "1@a2").ability_used(1, "a1").table().is_legal("a1-a3")
    );
}

#[test]
fn qu_move_06_planets_are_neither_entered_nor_crossed() {
    let table = alpha().ships(1, "3@e4").table();
    assert_eq!(table.refusal("e4-e5"), "QU-MOVE-06");
    assert_eq!(table.refusal("e4-e6"), "QU-MOVE-06", "straight through");
    assert!(alpha().ships(1, "4@e4").table().is_legal("e4-e6"), "around it are four steps");
}

#[test]
fn qu_move_07_ships_block_the_way() {
    let draft = alpha().ships(1, "3@a1 1@a2");
    let own = draft.table();
    assert_eq!(own.refusal("a1-a3"), "QU-MOVE-07");
    assert_eq!(own.rest("a1-"), ["b1", "c1", "c2", "d1"]);
    let enemy = alpha().ships(1, "3@a1").ships(2, "1@a2").table();
    assert_eq!(enemy.refusal("a1-a3"), "QU-MOVE-07");
    let moves: Vec<String> = enemy.rest("a1-").into_iter().filter(|to| !to.contains('x')).collect();
    assert_eq!(moves, ["b1", "c1", "c2", "d1"]);
    // A corridor three squares wide, closed by two players' ships.
    let draft = on("null-hypothesis", 2).ships(1, "6@h1 1@g4 1@i4").ships(2, "1@h4");
    let table = draft.table();
    assert!(table.rest("h1-").iter().all(|to| to.ends_with(['1', '2', '3']) || to.contains('x')));
}

#[test]
fn qu_move_08_a_move_ends_on_an_empty_square() {
    let table = alpha().ships(1, "6@a1 2@a3").ships(2, "1@c1").table();
    assert_eq!(table.refusal("a1-a3"), "QU-MOVE-08", "an own ship");
    assert_eq!(table.refusal("a1-c1"), "QU-MOVE-08", "an enemy ship is attacked, not entered");
    assert!(table.is_legal("a1-b1xc1"));
    assert_eq!(table.refusal("a1-a2xa3"), "QU-TERM-11");
}

#[test]
fn qu_move_09_at_least_one_step() {
    let table = alpha().ships(1, "3@a1").table();
    assert_eq!(table.refusal("a1-a1"), "QU-MOVE-09");
    let walled_in = alpha().ships(1, "6@a1 1@a2 1@b1").table();
    assert_eq!(walled_in.rest("a1-"), Vec::<String>::new());
}

#[test]
fn qu_move_10_a_plain_move_does_not_end_where_it_began() {
    for face in 1..=6 {
        let table = alpha().ships(1, &format!("{face}@d4")).table();
        assert!(!table.rest("d4-").contains(&"d4".to_owned()), "{face}");
    }
    let carrying = alpha().ships(1, "2@d4 1@d3").table();
    assert_eq!(carrying.refusal("d4-d4"), "QU-MOVE-09");
    assert!(carrying.is_legal("d4+d3-d4"), "a flagship with a load may go out and back");
}

#[test]
fn qu_move_11_no_face_changes_between_the_approach_and_the_roll() {
    let draft = alpha().ships(1, "4@a1 6@c3").ships(2, "6@a3 1@i9").scrapyard(1, &[2]);
    let mut table = draft.commands(1, "relentless flexible").commands(2, "dangerous").table();
    table.play("a1-a2xa3");
    assert_eq!(table.asked(), 2, "before the dice");
    assert_eq!(table.refusal_to(1, "modify a2 3"), "PA-SEAT-01");
    table.roll("fight", &[3, 1]);
    assert_eq!(table.asked(), 1, "after the dice, for a reroll");
    let orders =
        ["modify a2 3", "reconfigure a2", "flexible a2 3", "scout c3", "reconfigure c", "c3-c4"];
    for order in orders {
        assert_eq!(table.refusal(order), "QU-MOVE-14", "`{order}`");
    }
    table.roll("keep", &[5]);
    assert!(format!("{:?}", table.events).contains("CombatDecided { attack: 7, defence: 7 }"));
}

#[test]
fn qu_move_12_the_range_is_read_when_the_move_starts() {
    let mut table = alpha().ships(1, "4@a1").table();
    assert_eq!(table.refusal("a1-a6"), "QU-MOVE-02");
    table.play("modify a1 5");
    assert!(table.is_legal("a1-a6"));
    assert_eq!(table.refusal("a1-a7"), "QU-MOVE-02");
    let mut table = alpha().ships(1, "6@a1").table();
    table.roll("reconfigure a1", &[1]);
    assert_eq!(table.rest("a1-"), ["a2", "b1"]);
    // Agile adds a square, but not in the turn in which it was taken.
    assert!(alpha().ships(1, "1@a1").commands(1, "agile").table().is_legal("a1-a3"));
    let new = alpha().ships(1, "1@a1").new_commands(1, "agile").table();
    assert_eq!(new.rest("a1-"), ["a2", "b1"]);
}

#[test]
fn qu_move_13_the_edge_and_gaps_are_no_squares() {
    let edge = alpha().ships(1, "1@i4 1@a6").table();
    assert_eq!(edge.rest("i4-"), ["h4", "i3", "i5"], "no way around to a5");
    assert_eq!(edge.rest("a6-"), ["a5", "a7", "b6"]);
    assert_eq!(edge.refusal("i4-j4"), "QU-MOVE-13");

    let gap = on("circular-logic", 2).ships(1, "4@c4 6@c6").table();
    assert_eq!(gap.refusal("c4-d4"), "QU-MOVE-13", "no tile");
    assert_eq!(gap.refusal("c4-g4"), "QU-MOVE-13", "across the hole in the middle");
    assert!(gap.is_legal("c6-g6"), "six squares around it");
    let mut east = gap.rest("c4-");
    east.retain(|to| !to.starts_with(['a', 'b', 'c']));
    assert_eq!(east, ["d1", "d2", "d3", "e3", "f3"]);
}

#[test]
fn qu_move_13_tiles_that_touch_at_a_corner_are_not_connected() {
    // On this map c3 and d4 belong to tiles that share nothing but a corner.
    let tile = ["a1", "a2", "a3", "b1", "b3", "c1", "c2"];
    let table = on("infamous", 3).ships(1, "6@c3").table();
    assert_eq!(table.rest("c3-"), tile);
    assert_eq!(table.refusal("c3-d4"), "QU-MOVE-13");
    let table = on("infamous", 3).ships(1, "5@c3").table();
    assert!(table.is_legal("c3-d4"), "an interceptor gets across");
    let table = on("infamous", 3).ships(1, "5@c3").ability_used(1, "c3").table();
    assert_eq!(table.rest("c3-"), tile);
    let table = on("infamous", 3).ships(1, "1@c3").ships(2, "6@d4").table();
    assert_eq!(table.refusal("c3xd4"), "QU-MOVE-03");
    assert_eq!(table.refusal("strike c3 d4"), "QU-SHIP-1-01");
}

#[test]
fn qu_move_14_nothing_else_happens_in_the_middle_of_a_move() {
    let draft = alpha().ships(1, "2@d4 1@d3 3@a9 4@i1").ships(2, "6@a8");
    let mut table = draft.commands(1, "flexible").table();
    table.play("d4+d3-c4");
    for order in ["warp a9 c4", "modify i1 3", "flexible i1 5", "research", "a9-a7", "a9xa8"] {
        assert_eq!(table.refusal(order), "QU-MOVE-14", "`{order}` while the flagship is loaded");
    }
    table.play("drop d4");
    assert!(table.is_legal("warp a9 c4"));
    // Neither between a won attack and the attacker's final square.
    table.roll("a9xa8", &[1, 1, 2]);
    assert_eq!(table.refusal("warp a9 c4"), "QU-MOVE-14");
    assert_eq!(table.refusal("research"), "QU-MOVE-14");
}

/// Everything that the rules of moving say, once more and step by step, on whole random games:
/// moves and attacks of ships that use no ability and no card.
#[test]
fn qu_move_07_moves_and_attacks_agree_with_a_plain_search() {
    for (map, seats, seed) in
        [("circular-logic", 2, 1), ("infamous", 3, 2), ("gamma-sector", 4, 3), ("helix", 4, 4)]
    {
        let mut turns = 0;
        Table::playout(&Setup::on(map, seats), seed, |table| {
            let view = table.view();
            let seat = usize::from(view.active);
            let plain = view.seats[seat].cards.is_empty();
            if !plain || turns > 400 || view.actions_left == 0 || !table.is_legal("end") {
                return;
            }
            turns += 1;
            for ship in view.ships_in(seat, "board").filter(|ship| !ship.moved) {
                if ship.face == 5 && !ship.ability_used {
                    continue;
                }
                let from = ship.square.as_deref().expect("it is on the board");
                let (moves, attacks) = search(&view, seat, from, ship.face);
                let listed = table.rest(&format!("{from}-"));
                let listed_moves = listed.iter().filter(|to| !to.contains('x')).cloned();
                assert_eq!(listed_moves.collect::<BTreeSet<_>>(), moves, "{map}: from {from}");
                let adjacent = table.rest(&format!("{from}x"));
                let adjacent = adjacent.iter().map(|target| format!("{from}x{target}"));
                let far = listed.into_iter().filter(|to| to.contains('x'));
                assert_eq!(far.chain(adjacent).collect::<BTreeSet<_>>(), attacks, "{map}: {from}");
            }
        });
        assert!(turns > 20, "{map}");
    }
}

/// The squares that a ship can move to, and its attacks as approach and target.
fn search(view: &View, seat: usize, from: &str, face: u8) -> (BTreeSet<String>, BTreeSet<String>) {
    let name = |(x, y): (i32, i32)| format!("{}{}", char::from(b'a' + x as u8), y + 1);
    let is_square = |(x, y): (i32, i32)| {
        let row = usize::try_from(y).ok().and_then(|y| view.board.get(y));
        let symbol = row.and_then(|row| row.chars().nth(usize::try_from(x).ok()?));
        matches!(symbol, Some('o' | 'v'))
    };
    let owner = |square: &str| {
        let at = |ship: &quantum::ShipView| ship.square.as_deref() == Some(square);
        view.seats.iter().position(|sheet| sheet.ships.iter().any(at))
    };
    let start =
        (i32::from(from.as_bytes()[0] - b'a'), from[1..].parse::<i32>().expect("a row") - 1);
    let (mut moves, mut attacks) = (BTreeSet::new(), BTreeSet::new());
    let mut wave = BTreeSet::from([start]);
    for _ in 0..face {
        let mut next = BTreeSet::new();
        for at in &wave {
            for step in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let to = (at.0 + step.0, at.1 + step.1);
                if !is_square(to) {
                    continue;
                }
                match owner(&name(to)) {
                    None => {
                        moves.insert(name(to));
                        next.insert(to);
                    }
                    Some(other) if other != seat => {
                        attacks.insert(format!("{}x{}", name(*at), name(to)));
                    }
                    Some(_) => {}
                }
            }
        }
        wave = next;
    }
    (moves, attacks)
}

//! The worked example and the figures of the rulebook: `QU-EX`.
//!
//! Where a figure's squares are not in the text, the layout here satisfies every stated fact.

use std::collections::BTreeSet;

use crate::support::{Draft, Table, alpha};

/// Fixture F0: red, seat 1, with five ships; blue, seat 2, with two; an empty 8 on e5.
fn f0() -> Draft {
    alpha()
        .ships(1, "4@e4 6@i7 1@b3 2@c2 3@a6")
        .ships(2, "3@g3 5@e6")
        .cubes(1, "b2")
        .cubes(2, "h8")
        .research(1, 2)
        .dominance(1, 2)
        .dominance(2, 2)
        .shown("ferocious cruel agile aggression expansion momentum")
}

/// The example's decisions with their dice and cards.
const STORY: [(&str, &[u32], &str); 17] = [
    ("i7-f5", &[], ""),
    ("scout f5", &[1], ""),
    ("reconfigure f5", &[4], ""),
    ("research", &[], ""),
    ("end", &[], ""),
    ("g3-g5xf5", &[3, 2, 5], ""),
    ("occupy", &[], ""),
    ("build e5", &[], ""),
    ("end", &[], ""),
    ("take aggression", &[], "sabotage"),
    ("c2+b3-c4", &[], ""),
    ("drop d5", &[], ""),
    ("warp a6 d5", &[], ""),
    ("modify e4 5", &[], ""),
    ("build e5", &[], ""),
    ("end", &[], ""),
    ("take ferocious", &[], "clever"),
];

/// The table after so many decisions of the example.
fn told(decisions: usize) -> Table {
    let mut table = f0().table();
    for (action, dice, cards) in &STORY[..decisions] {
        table.draw(action, dice, cards);
    }
    table
}

#[test]
fn qu_ex_01_red_moves_the_6_five_squares() {
    let table = told(0);
    assert_eq!(table.refusal("i7-e5"), "QU-MOVE-06", "not onto the planet");
    assert_eq!(table.refusal("i7-e6"), "QU-MOVE-08", "not onto a ship");
    let table = told(1);
    assert!(table.ships(1).contains(&"6@f5".to_owned()));
    assert_eq!((table.actions_left(), table.marks(1, "b")), (2, (true, false)));
    assert_eq!(table.refusal("f5-f6"), "QU-TURN-05");
}

#[test]
fn qu_ex_02_red_rerolls_the_scout_for_free() {
    let table = told(2);
    assert!(table.ships(1).contains(&"1@f5".to_owned()));
    assert_eq!((table.actions_left(), table.marks(1, "b")), (2, (true, true)));
    assert!(table.rest("strike ").is_empty());
}

#[test]
fn qu_ex_03_red_reconfigures_the_same_die() {
    let table = told(3);
    assert!(table.ships(1).contains(&"4@f5".to_owned()));
    assert_eq!(table.actions_left(), 1);
    assert_eq!(table.refusal("modify f5 3"), "QU-SHIP-0-02");
}

#[test]
fn qu_ex_04_red_cannot_build_with_one_action_and_researches() {
    assert_eq!(told(3).refusal("build e5"), "QU-BUILD-01", "4 + 4 is the number, but 2 actions");
    let table = told(4);
    assert_eq!((table.research(1), table.picks(1), table.actions_left()), (3, 0, 0));
    let table = told(5);
    assert_eq!((table.asked(), table.view().phase), (2, "actions"), "no card is taken");
}

#[test]
fn qu_ex_05_blue_wins_the_tie_and_occupies() {
    let table = told(6);
    assert_eq!(table.totals(), Some((3 + 3, 4 + 2)));
    assert_eq!(table.scrapyard(1), [5], "rerolled at once");
    assert_eq!(table.actions(), ["occupy", "withdraw"]);
    let table = told(7);
    assert_eq!(table.ships(2), ["3@f5", "5@e6"]);
    assert_eq!((table.dominance(2), table.dominance(1)), (3, 1));
    assert_eq!(table.actions_left(), 2);
}

#[test]
fn qu_ex_06_blue_builds_beside_reds_4() {
    let table = told(8);
    assert!(table.ships(1).contains(&"4@e4".to_owned()), "an enemy in orbit does not matter");
    assert_eq!(table.cubes_on("e5"), [2]);
    assert_eq!((table.actions_left(), table.picks(2), table.cubes_left(2)), (0, 1, 3));
}

#[test]
fn qu_ex_07_blue_takes_aggression() {
    let table = told(10);
    assert_eq!(table.dominance(2), 5);
    let view = table.view();
    assert_eq!(view.gambits, ["sabotage", "expansion", "momentum"]);
    assert_eq!(view.gambit_discard, 1);
    assert_eq!((table.asked(), table.actions_left()), (1, 3));
}

#[test]
fn qu_ex_08_red_transports_the_1() {
    let table = told(11);
    assert!(table.rest("drop ").contains(&"d5".to_owned()), "diagonal, and empty");
    let table = told(12);
    assert!(table.ships(1).contains(&"1@d5".to_owned()));
    assert!(table.ships(1).contains(&"2@c4".to_owned()));
    assert_eq!(table.actions_left(), 2);
    assert_eq!((table.marks(1, "d"), table.marks(1, "c")), ((true, true), (false, false)));
}

#[test]
fn qu_ex_09_red_warps_the_3_into_orbit() {
    let table = told(13);
    assert_eq!(table.ships(1), ["1@a6", "2@c4", "3@d5", "4@e4"]);
    assert_eq!((table.actions_left(), table.marks(1, "e")), (2, (false, true)));
}

#[test]
fn qu_ex_10_red_modifies_the_4() {
    assert!(!told(13).is_legal("build e5"), "4 + 3 is not the number");
    let table = told(14);
    assert!(table.ships(1).contains(&"5@e4".to_owned()));
    assert_eq!(table.actions_left(), 2);
    assert!(table.is_legal("build e5"), "5 + 3 is");
}

#[test]
fn qu_ex_11_red_builds_on_the_second_slot() {
    let table = told(15);
    assert_eq!(table.cubes_on("e5"), [1, 2]);
    assert_eq!((table.actions_left(), table.picks(1)), (0, 1));
    assert_eq!(table.view().planets[4].slots, 2, "the planet is full");
}

#[test]
fn qu_ex_12_red_takes_ferocious_for_the_next_turn() {
    let mut table = told(17);
    assert_eq!(table.cards(1), ["(ferocious)"]);
    assert_eq!(table.view().commands, ["clever", "cruel", "agile"]);
    assert_eq!(table.asked(), 2);
    table.play("end");
    assert_eq!((table.asked(), table.cards(1)), (1, vec!["ferocious".to_owned()]));
}

#[test]
fn qu_ex_13_building_counts_own_ships_in_orbit_only() {
    let draft = alpha().ships(1, "5@e4 3@d5 2@f6").ships(2, "3@f5").actions(4);
    let mut table = draft.table();
    table.play("build e5");
    assert_eq!((table.cubes_on("e5"), table.actions_left()), (vec![1], 2));
    assert_eq!(table.refusal("build e5"), "QU-BUILD-06");
}

/// The squares that the seat's ships can attack.
fn targets(table: &Table) -> BTreeSet<String> {
    let actions = table.actions();
    let attacks = actions.iter().filter_map(|action| action.split_once('x'));
    attacks.map(|(_, target)| target.to_owned()).collect()
}

#[test]
fn qu_ex_14_a_3_attacks_what_is_three_squares_away() {
    let table = alpha().ships(1, "3@d4").ships(2, "4@f3 2@d6 5@g5").table();
    assert_eq!(targets(&table), ["d6", "f3"].map(str::to_owned).into());
    assert_eq!(table.refusal("d4-g4xg5"), "QU-ATK-02");
}

#[test]
fn qu_ex_15_a_won_combat_and_a_step_back() {
    let mut table =
        alpha().ships(1, "3@a1").ships(2, "4@a3").dominance(1, 2).dominance(2, 3).table();
    table.roll("a1-a2xa3", &[2, 2, 6]);
    assert_eq!(table.totals(), Some((5, 6)));
    table.play("withdraw");
    assert_eq!(table.ships(1), ["3@a2"], "back to the approach square, not to its start");
    assert_eq!((table.ships(2).len(), table.scrapyard(2)), (0, vec![6]));
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 2));
}

#[test]
fn qu_ex_16_sums_of_two_and_of_three_ships() {
    for ships in ["6@e4 2@e6", "5@e4 2@e6 1@d5"] {
        assert!(alpha().ships(1, ships).table().is_legal("build e5"), "{ships}");
    }
    for ships in ["5@e4 2@e6", "5@e4 4@e6", "6@e4 2@e6 1@d5"] {
        assert!(!alpha().ships(1, ships).table().is_legal("build e5"), "{ships}");
    }
}

#[test]
fn qu_ex_17_reach_is_a_search_through_empty_squares() {
    let table = alpha().ships(1, "4@e4 1@e3 1@f4").ships(2, "5@d3").table();
    let board: Vec<Vec<char>> =
        table.view().board.iter().map(|row| row.chars().collect()).collect();
    let name = |column: usize, row: usize| format!("{}{}", (b'a' + column as u8) as char, row + 1);
    let ships: Vec<String> = ["e4", "e3", "f4", "d3"].map(str::to_owned).into();

    let mut reached = BTreeSet::from([(4_usize, 3_usize)]);
    for _step in 0..4 {
        for (column, row) in reached.clone() {
            let near = [
                (column + 1, row),
                (column.wrapping_sub(1), row),
                (column, row + 1),
                (column, row.wrapping_sub(1)),
            ];
            reached.extend(near.into_iter().filter(|(column, row)| {
                let square = board.get(*row).and_then(|row| row.get(*column));
                square == Some(&'o') && !ships.contains(&name(*column, *row))
            }));
        }
    }
    reached.remove(&(4, 3));
    let mut expected: Vec<String> = reached.iter().map(|(c, r)| name(*c, *r)).collect();
    expected.sort();
    let mut moves = table.rest("e4-");
    moves.retain(|rest| !rest.contains('x'));
    assert_eq!(moves, expected);
    assert!(table.is_legal("e4-b4"), "three to the left");
    assert_eq!(table.refusal("e4-e2"), "QU-MOVE-06");
    assert_eq!(table.refusal("e4-f3"), "QU-MOVE-07", "ships bar both ways");
}

#[test]
fn qu_ex_18_a_1_attacks_beside_its_square_only() {
    let table = alpha().ships(1, "1@d4").ships(2, "6@d3 6@e3 6@d6").table();
    assert_eq!(table.rest("d4x"), ["d3"]);
    assert_eq!(table.rest("strike d4 "), ["d3"]);
    assert_eq!(table.refusal("d4xe3"), "QU-MOVE-03");
    assert_eq!(table.refusal("d4-d5xd6"), "QU-ATK-02");
}

#[test]
fn qu_ex_19_a_corner_is_no_orbit() {
    let table = alpha().ships(1, "3@e4 5@f4").commands(1, "nomadic").table();
    assert!(!table.is_legal("build e5"), "the 5 on the corner does not count");
    assert!(!table.rest("nomadic e4 ").is_empty(), "the 3 is in orbit");
    assert!(table.rest("nomadic f4 ").is_empty(), "the 5 is not");
    let table = alpha().ships(1, "3@e4 5@f5").table();
    assert!(table.is_legal("build e5"));
}

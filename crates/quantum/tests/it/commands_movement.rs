//! Command cards that move ships: Agile, Energetic, Nomadic, Tactical.

use crate::support::{alpha, on};

#[test]
fn qu_agile_01_every_ship_moves_one_square_further() {
    let table = alpha().ships(1, "1@a1 6@i1").ships(2, "4@a3").commands(1, "agile").table();
    assert!(table.is_legal("a1-a2") && table.is_legal("a1-c1"));
    assert_eq!(table.refusal("a1-d1"), "QU-MOVE-02");
    assert!(table.is_legal("a1-a2xa3"), "an attack too");
    assert!(table.is_legal("i1-i8"), "seven squares");
    assert_eq!(table.refusal("i1-i9"), "QU-MOVE-02");

    let table = alpha().ships(1, "1@a1").ships(2, "4@i9").commands(2, "agile").table();
    assert_eq!(table.refusal("a1-c1"), "QU-MOVE-02", "it is another player's card");
}

#[test]
fn qu_agile_01_a_transport_goes_three_squares() {
    let draft = || alpha().ships(1, "2@c2 1@b3");
    let mut table = draft().commands(1, "agile").table();
    assert!(!table.is_legal("c2+b3-c6"), "not four");
    table.play("c2+b3-c5");
    assert!(table.is_legal("drop c4") && table.is_legal("drop d6"));
    assert_eq!(draft().table().refusal("c2+b3-c5"), "QU-SHIP-2-01");
}

#[test]
fn qu_agile_01_neither_strike_nor_tactical_step_is_longer() {
    let draft = alpha().ships(1, "1@a1").ships(2, "4@a3").commands(1, "agile tactical");
    let table = draft.table();
    assert_eq!(table.refusal("strike a1 a3"), "QU-SHIP-1-01");
    assert_eq!(table.refusal("tactical a1-c1"), "QU-TACTICAL-01");
    assert_eq!(table.refusal("tactical a1-a2xa3"), "QU-TACTICAL-01");
    assert_eq!(table.rest("tactical "), ["a1-a2", "a1-b1"]);
}

#[test]
fn qu_energetic_01_each_further_move_costs_an_action() {
    let mut table = alpha().ships(1, "2@a1").commands(1, "energetic").table();
    table.play("a1-a3").play("a3-a5").play("a5-a7");
    assert_eq!(table.actions_left(), 0);
    assert_eq!(table.refusal("a7-a8"), "QU-TURN-02");
}

#[test]
fn qu_energetic_01_a_ship_attacks_more_than_once() {
    let draft = alpha().ships(1, "2@a1").ships(2, "6@a2 6@b1").commands(1, "energetic");
    let mut table = draft.table();
    table.roll("a1xa2", &[6, 1]).roll("a1xa2", &[1, 6, 3]).play("withdraw");
    table.roll("a1xb1", &[1, 6, 3]).play("withdraw");
    assert_eq!((table.actions_left(), table.dominance(1)), (0, 3));
}

#[test]
fn qu_energetic_01_the_ability_is_not_renewed() {
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "energetic").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.refusal("c4+d5-c3"), "QU-SHIP-0-02");
    table.play("c4-c3").play("c3-c2");
    assert_eq!(table.actions_left(), 0);

    let mut table = alpha().ships(1, "5@c3").commands(1, "energetic").table();
    table.play("c3-c4").play("c4-f7");
    assert_eq!(table.marks(1, "a"), (true, true), "the manoeuvre waited for the second move");
}

#[test]
fn qu_nomadic_01_from_orbit_to_the_four_tiles_beside() {
    let draft = || alpha().ships(1, "3@b3").commands(1, "nomadic");
    let around_b5_and_e2 = ["a5", "b4", "b6", "c5", "d2", "e1", "e3", "f2"];
    assert_eq!(draft().table().rest("nomadic b3 "), around_b5_and_e2, "not the diagonal e5");
    let table = draft().ships(2, "1@b4").table();
    assert_eq!(table.refusal("nomadic b3 b4"), "QU-NOMADIC-01", "no attack");
    assert_eq!(table.refusal("nomadic b3 e4"), "QU-NOMADIC-01", "a diagonal tile");
    assert_eq!(table.refusal("nomadic b3 b1"), "QU-NOMADIC-01", "its own planet");
    assert_eq!(table.refusal("nomadic b3 a4"), "QU-NOMADIC-01", "no orbit");
}

#[test]
fn qu_nomadic_01_it_costs_an_action_once_a_turn_and_is_no_move() {
    let draft = || alpha().ships(1, "3@b3 2@b1").commands(1, "nomadic");
    let mut table = draft().moved(1, "b3").table();
    table.play("nomadic b3 b4");
    assert_eq!((table.actions_left(), table.ships(1)), (2, vec!["2@b1".into(), "3@b4".into()]));
    assert_eq!(table.refusal("nomadic b1 e1"), "QU-FAQ-13");

    let mut table = draft().table();
    table.play("nomadic b3 b4");
    assert_eq!(table.marks(1, "a"), (false, false));
    assert!(table.is_legal("b4-a4"), "it may still move");
    assert_eq!(draft().actions(0).table().refusal("nomadic b3 b4"), "QU-NOMADIC-01");
}

#[test]
fn qu_nomadic_01_only_from_orbit_and_never_by_the_void() {
    let table = alpha().ships(1, "3@a1").commands(1, "nomadic").table();
    assert_eq!(table.refusal("nomadic a1 b4"), "QU-NOMADIC-01");

    // The middle tile, d4 to f6, is void.
    let table = on("the-empty-center", 3).ships(1, "3@e3 3@d5").commands(1, "nomadic").table();
    let around_b2_and_h2 = ["a2", "b1", "b3", "c2", "g2", "h1", "h3", "i2"];
    assert_eq!(table.rest("nomadic e3 "), around_b2_and_h2);
    assert!(table.rest("nomadic d5 ").is_empty());
    assert_eq!(table.refusal("nomadic d5 b4"), "QU-NOMADIC-01");
}

#[test]
fn qu_tactical_01_one_free_step_once_a_turn() {
    let draft = || alpha().ships(1, "6@a1 3@i9").commands(1, "tactical");
    let mut table = draft().table();
    assert_eq!(table.refusal("tactical a1-a3"), "QU-TACTICAL-01", "exactly one square");
    table.play("tactical a1-a2");
    assert_eq!((table.actions_left(), table.marks(1, "a")), (3, (true, false)));
    assert_eq!(table.refusal("tactical i9-i8"), "QU-FAQ-13");
    assert!(draft().actions(0).table().is_legal("tactical a1-b1"));
}

#[test]
fn qu_tactical_01_it_is_the_ships_move() {
    let draft = || alpha().ships(1, "6@a1 3@i9");
    let mut table = draft().commands(1, "tactical").table();
    table.play("tactical a1-a2");
    assert_eq!(table.refusal("a2-a3"), "QU-TURN-05");
    let table = draft().commands(1, "tactical").moved(1, "a1").table();
    assert_eq!(table.refusal("tactical a1-a2"), "QU-TURN-05");
    assert!(table.is_legal("tactical i9-i8"));

    let mut table = draft().commands(1, "tactical energetic").moved(1, "a1").table();
    table.play("tactical a1-a2").play("a2-a5");
    assert_eq!(table.actions_left(), 2, "Energetic lifts that");
}

#[test]
fn qu_tactical_01_the_step_may_be_an_attack() {
    let draft = alpha().ships(1, "6@a1").ships(2, "6@a2 6@c1").commands(1, "tactical");
    let mut table = draft.table();
    assert_eq!(table.refusal("tactical a1-b1xc1"), "QU-TACTICAL-01");
    table.roll("tactical a1xa2", &[1, 2, 4]).play("occupy");
    assert_eq!((table.actions_left(), table.dominance(1)), (3, 2));
    assert_eq!(table.ships(1), ["6@a2"]);
}

#[test]
fn qu_tactical_01_the_step_may_transport_or_go_diagonally() {
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "tactical").table();
    assert_eq!(table.refusal("tactical c2+b3-c4"), "QU-TACTICAL-01");
    assert_eq!(table.refusal("tactical c2+b3-c2"), "QU-SHIP-2-09", "out and back takes two");
    table.play("tactical c2+b3-c3").play("drop d4");
    assert_eq!((table.actions_left(), table.marks(1, "a")), (3, (true, true)));

    let mut table = alpha().ships(1, "5@c3").commands(1, "tactical").table();
    table.play("tactical c3-d4");
    assert_eq!((table.actions_left(), table.marks(1, "a")), (3, (true, true)));

    let draft = alpha().ships(1, "5@c3").commands(1, "tactical").ability_used(1, "c3");
    assert_eq!(draft.table().refusal("tactical c3-d4"), "QU-SHIP-5-05");
}

#[test]
fn qu_tactical_01_own_ships_only() {
    let table = alpha().ships(1, "3@a1").ships(2, "6@i9").commands(1, "tactical").table();
    assert!(!table.is_legal("tactical i9-i8"));
}

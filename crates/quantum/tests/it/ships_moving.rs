//! Abilities that ride on a move, transport and manoeuvre: `QU-SHIP-2`, `QU-SHIP-5`.

use crate::support::alpha;

#[test]
fn qu_ship_2_01_load_move_one_or_two_squares_and_put_down() {
    // The example of the rulebook: the 2 takes the 1 along and drops it in orbit.
    let mut table = alpha().ships(1, "2@c2 1@b3 6@i9 3@c4").table();
    assert!(table.is_legal("c2+b3-c1"), "one square");
    assert!(table.is_legal("c2+b3-d3"), "two squares");
    assert_eq!(table.refusal("c2+b3-f2"), "QU-SHIP-2-01", "three squares");
    assert_eq!(table.refusal("c2+i9-c3"), "QU-SHIP-2-01", "too far away");
    assert_eq!(table.refusal("c2+c4-c3"), "QU-SHIP-2-01", "two squares away");
    assert_eq!(table.refusal("c2+c3-c1"), "QU-SHIP-2-01", "nobody to load");
    assert_eq!(table.refusal("c2+b3-c4"), "QU-MOVE-08", "an own ship stands there");
    assert_eq!(table.refusal("b3+c2-b4"), "QU-SHIP-2-01", "a battlestation carries nobody");
    table = alpha().ships(1, "2@c2 1@b3 6@i9").table();
    table.play("c2+b3-c4");
    assert_eq!(table.event_names(), ["ShipLoaded", "ShipMoved"]);
    table.play("drop d5");
    assert_eq!(table.event_names(), ["ShipPlaced"]);
    assert_eq!(table.ships(1), ["1@d5", "2@c4", "6@i9"]);
}

#[test]
fn qu_ship_2_02_transport_uses_the_move_the_ability_and_an_action() {
    let mut table = alpha().ships(1, "2@c2 1@b3").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.actions_left(), 2);
    assert_eq!(table.marks_at(1, "c4"), (true, true));
    assert_eq!(table.refusal("c4-c3"), "QU-TURN-05");
    let table = alpha().ships(1, "2@c2 1@b3").moved(1, "c2").table();
    assert_eq!(table.refusal("c2+b3-c3"), "QU-TURN-05");
    let table = alpha().ships(1, "2@c2 1@b3").ability_used(1, "c2").table();
    assert_eq!(table.refusal("c2+b3-c3"), "QU-SHIP-0-02");
    assert!(table.is_legal("c2-c3"), "alone it may go");
}

#[test]
fn qu_ship_2_03_a_carrying_flagship_does_not_attack() {
    let table = alpha().ships(1, "2@c2 1@b3").ships(2, "6@c3 6@d1").table();
    assert!(table.is_legal("c2xc3"));
    assert_eq!(table.refusal("c2+b3-c3"), "QU-SHIP-2-03");
    assert_eq!(table.refusal("c2+b3-d1"), "QU-SHIP-2-03");
    assert_eq!(table.rest("c2+b3-"), ["b1", "c1", "c2", "d2", "d3"]);
}

#[test]
fn qu_ship_2_04_being_carried_is_neither_move_nor_ability() {
    let mut table = alpha().ships(1, "2@c2 5@b3").ships(2, "6@d6").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.marks_at(1, "d5"), (false, false));
    table.roll("d5xd6", &[1, 1, 3]).play("occupy");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["2@c4".into(), "5@d6".into()], 1));
    let mut table = alpha().ships(1, "2@c2 6@b3").table();
    table.play("c2+b3-c4").play("drop d5").roll("scout d5", &[4]).play("d5-d7");
    assert_eq!(table.ships(1), ["2@c4", "4@d7"]);
}

#[test]
fn qu_ship_2_05_the_load_goes_to_an_empty_square_around_the_flagship() {
    let mut table = alpha().ships(1, "2@c2 1@b3 3@c5").ships(2, "6@d4").table();
    table.play("c2+b3-c4");
    assert_eq!(table.rest("drop "), ["b3", "b4", "c3", "d3", "d5"]);
    assert_eq!(table.refusal("drop b5"), "QU-SHIP-2-05", "a planet");
    assert_eq!(table.refusal("drop d4"), "QU-SHIP-2-05", "an enemy");
    assert_eq!(table.refusal("drop c5"), "QU-SHIP-2-05", "an own ship");
    assert_eq!(table.refusal("drop c4"), "QU-SHIP-2-05", "the flagship itself");
    assert_eq!(table.refusal("drop c2"), "QU-SHIP-2-05", "two squares away");
    let mut table = alpha().ships(1, "2@i8 1@i7").table();
    table.play("i8+i7-i9");
    assert_eq!(table.rest("drop "), ["h9", "i8"]);
    assert_eq!(table.refusal("drop j9"), "QU-SHIP-2-05", "off the board");
}

#[test]
fn qu_ship_2_06_loaded_before_the_first_step_and_put_down_after_the_last() {
    // c3 lies beside c2, the square in the middle of the way from c1 to d2.
    let mut table = alpha().ships(1, "2@c1 1@b1 6@c3").table();
    assert_eq!(table.refusal("c1+c3-d2"), "QU-SHIP-2-01");
    assert_eq!(table.refusal("drop b1"), "QU-SHIP-2-06", "nothing is loaded");
    table.play("c1+b1-d2");
    assert_eq!(table.refusal("drop b1"), "QU-SHIP-2-05", "it was beside the way only");
    assert_eq!(table.refusal("end"), "QU-MOVE-14", "the load has to be put down");
    assert_eq!(table.rest("drop "), ["c1", "c2", "d1", "d3", "e1", "e3"]);
    assert_eq!(table.actions().len(), 6, "and nothing else may be done");
}

#[test]
fn qu_ship_2_07_the_square_of_the_load_is_free() {
    let table = alpha().ships(1, "2@c2 1@c3").table();
    assert!(table.is_legal("c2+c3-c3"), "the flagship may end there");
    assert!(table.is_legal("c2+c3-c4"), "or cross it");
    assert_eq!(table.refusal("c2-c3"), "QU-MOVE-08", "without a load it may not");
    assert_eq!(table.refusal("c2-c4"), "QU-MOVE-07");
    let table = alpha().ships(1, "2@c2 1@c3 6@b3").table();
    assert_eq!(table.refusal("c2+b3-c3"), "QU-MOVE-08", "another ship's square is not");
    assert_eq!(table.refusal("c2+b3-c4"), "QU-MOVE-07");
    let mut table = alpha().ships(1, "2@c2 1@c3").table();
    table.play("c2+c3-c3").play("drop c4");
    assert_eq!(table.ships(1), ["1@c4", "2@c3"]);
}

#[test]
fn qu_ship_2_08_the_load_may_go_to_either_former_square() {
    let pair = || alpha().ships(1, "2@c2 1@d3").table();
    let mut table = pair();
    table.play("c2+d3-c3").play("drop d3");
    assert_eq!(table.ships(1), ["1@d3", "2@c3"], "back to its own");
    let mut table = pair();
    table.play("c2+d3-c3").play("drop c2");
    assert_eq!(table.ships(1), ["1@c2", "2@c3"], "to the flagship's");
    let mut table = pair();
    table.play("c2+d3-c4");
    assert_eq!(table.refusal("drop c2"), "QU-SHIP-2-05", "unless it is out of reach");
    assert!(table.is_legal("drop d3"));
}

#[test]
fn qu_ship_2_09_at_least_one_step_and_out_and_back_is_one() {
    let mut table = alpha().ships(1, "2@c2 1@b3").table();
    assert_eq!(table.refusal("c2-c2"), "QU-MOVE-09");
    table.play("c2+b3-c2").play("drop d1");
    assert_eq!(table.ships(1), ["1@d1", "2@c2"]);
    assert_eq!((table.marks_at(1, "c2"), table.actions_left()), ((true, true), 2));

    let walled = alpha().ships(1, "2@c1 1@d2").ships(2, "6@b1 6@d1 6@c2").table();
    assert_eq!(walled.rest("c1+"), [""; 0], "no step, no transport");
    assert_eq!(walled.refusal("c1+d2-c1"), "QU-SHIP-2-09");
    assert_eq!(walled.refusal("c1+d2-c3"), "QU-MOVE-07");
    let way_out = alpha().ships(1, "2@c1 1@c2").ships(2, "6@b1 6@d1").table();
    assert!(way_out.is_legal("c1+c2-c2"), "the load's own square is free");
    assert!(way_out.is_legal("c1+c2-c1"));
    assert!(way_out.is_legal("c1+c2-d2"));
}

#[test]
fn qu_ship_2_10_a_place_for_the_load_is_needed_and_the_way_leaves_one() {
    // The square before the last step is always empty, so that no destination is ever lost.
    let mut table = alpha().ships(1, "2@a2 1@a3").ships(2, "6@b1").table();
    table.play("a2+a3-a1");
    assert_eq!(table.actions(), ["drop a2"]);
    let mut table = alpha().ships(1, "2@a3 1@b3").ships(2, "6@b1").table();
    table.play("a3+b3-a1").play("drop a2");
    assert_eq!(table.ships(1), ["1@a2", "2@a1"]);
}

#[test]
fn qu_ship_2_11_any_one_own_ship_may_be_carried_more_than_once() {
    let table = alpha().ships(1, "2@c2").ships(2, "6@b3").table();
    assert_eq!(table.refusal("c2+b3-c3"), "QU-SHIP-2-11", "an enemy is no load");
    let mut table = alpha().ships(1, "2@c2 6@b3").moved(1, "b3").ability_used(1, "b3").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.marks_at(1, "d5"), (true, true), "carried, and no fresher for it");
    let mut table = alpha().ships(1, "2@c2 1@b3 2@c6").table();
    table.play("c2+b3-c4").play("drop c5").play("c6+c5-d7").play("drop e7");
    assert_eq!(table.ships(1), ["1@e7", "2@c4", "2@d7"], "by one flagship, then by another");
    let mut table = alpha().ships(1, "2@c2 2@c3").table();
    table.play("c2+c3-c4").play("drop d5").play("d5+c4-d6").play("drop d7");
    assert_eq!(table.ships(1), ["2@d6", "2@d7"], "flagships carry each other");
}

#[test]
fn qu_ship_2_12_a_flagship_without_a_load_keeps_its_ability() {
    let mut table = alpha().ships(1, "2@c2 1@b3").table();
    table.play("c2-c3");
    assert_eq!(table.marks_at(1, "c3"), (true, false));
    assert_eq!(table.refusal("c3+b3-c4"), "QU-TURN-05", "but no move for it to ride on");
    table.roll("reconfigure c3", &[6]).roll("scout c3", &[1]);
    assert_eq!(table.marks_at(1, "c3"), (true, true));
}

#[test]
fn qu_ship_5_01_the_interceptor_moves_and_attacks_diagonally() {
    let mut table = alpha().ships(1, "5@c1").table();
    assert!(table.is_legal("c1-g5"), "four diagonal steps, eight straight ones");
    table.play("c1-f4");
    assert_eq!(table.ships(1), ["5@f4"]);
    let table = alpha().ships(1, "5@c1 4@c9").ships(2, "6@d2 6@d8 6@f4").table();
    assert!(table.is_legal("c1xd2"));
    assert!(table.is_legal("c1-e3xf4"));
    assert_eq!(table.refusal("c9xd8"), "QU-MOVE-03", "no other ship does");
    let far = alpha().ships(1, "5@c1").table();
    assert_eq!(far.refusal("c1-c7"), "QU-MOVE-02", "five squares are the most");
    assert_eq!(far.refusal("c1-i7"), "QU-MOVE-02");
}

#[test]
fn qu_ship_5_02_the_manoeuvre_uses_the_move_the_ability_and_an_action() {
    let mut table = alpha().ships(1, "5@c1").table();
    table.play("c1-f4");
    assert_eq!((table.marks_at(1, "f4"), table.actions_left()), ((true, true), 2));
    assert_eq!(table.refusal("f4-f3"), "QU-TURN-05");
    table.roll("reconfigure f4", &[6]);
    assert_eq!(table.refusal("scout f4"), "QU-SHIP-0-02");
}

#[test]
fn qu_ship_5_03_diagonal_and_straight_steps_mix() {
    // a3 to f5: three steps to the right and two down to the right.
    let mut table = alpha().ships(1, "5@a3").table();
    table.play("a3-f5");
    assert_eq!(table.marks_at(1, "f5"), (true, true));
    let table = alpha().ships(1, "5@c1").table();
    assert!(table.is_legal("c1-f2"), "three to the right, one of them down");
    let table = alpha().ships(1, "5@a3").table();
    assert_eq!(table.refusal("a3-g5"), "QU-MOVE-02", "six columns away");
}

#[test]
fn qu_ship_5_04_it_slips_between_two_blocked_squares() {
    let squeezed = || alpha().ships(1, "5@c3 1@d3").ships(2, "1@c4");
    let mut table = squeezed().table();
    table.play("c3-d4");
    assert_eq!(table.marks_at(1, "d4"), (true, true));
    assert_eq!(squeezed().ability_used(1, "c3").table().refusal("c3-d4"), "QU-MOVE-07");
    let table = alpha().ships(1, "5@b1").ships(2, "1@a1").table();
    assert!(table.is_legal("b1-a2"), "past the corner of a planet");
    let table = alpha().ships(1, "5@c3 1@d3").ships(2, "1@c4 1@d4").table();
    assert!(table.is_legal("c3xd4"), "to attack as well");
    assert_eq!(table.refusal("c3-c4"), "QU-MOVE-08", "but it enters no occupied square");
    let walled = alpha().ships(1, "5@a1").ships(2, "1@a2 1@b1").table();
    assert_eq!(walled.rest("a1-"), [""; 0], "nor a planet");
    assert_eq!(walled.refusal("a1-b2"), "QU-MOVE-06");
}

#[test]
fn qu_ship_5_05_a_straight_way_does_not_use_the_ability() {
    let mut table = alpha().ships(1, "5@c1").table();
    table.play("c1-d2");
    assert_eq!(table.marks_at(1, "d2"), (true, false), "by c2 or d1");
    let mut table = alpha().ships(1, "5@c1").ships(2, "1@c2 1@d1").table();
    table.play("c1-d2");
    assert_eq!(table.marks_at(1, "d2"), (true, true), "both are blocked");

    let mut table = alpha().ships(1, "4@c1").table();
    table.play("modify c1 5");
    assert_eq!(table.refusal("c1-f4"), "QU-SHIP-5-05");
    table.play("c1-c6");
    assert_eq!(table.marks_at(1, "c6"), (true, true));
    let table = alpha().ships(1, "5@c1").ships(2, "6@d2").ability_used(1, "c1").table();
    assert_eq!(table.refusal("c1xd2"), "QU-SHIP-5-05", "no diagonal attack either");
    assert!(table.is_legal("c1-c2xd2"));
}

#[test]
fn qu_ship_5_05_an_attack_uses_the_ability_only_if_it_needs_a_diagonal() {
    let enemy = |draft: crate::support::Draft| draft.ships(1, "5@c1").ships(2, "1@c4").table();
    let mut table = enemy(alpha());
    table.roll("c1-c3xc4", &[6, 1]);
    assert_eq!(table.marks_at(1, "c3"), (true, false), "straight down");
    let mut table = enemy(alpha());
    table.roll("c1-d3xc4", &[6, 1]);
    assert_eq!(table.marks_at(1, "d3"), (true, true), "a straight way to a diagonal attack");
    // d5 is beside c5 and six straight steps from c1, but five with a diagonal one.
    let mut table = alpha().ships(1, "5@c1").ships(2, "1@c6").table();
    table.roll("c1-d5xc6", &[6, 1]);
    assert_eq!(table.marks_at(1, "d5"), (true, true));
    let mut table = alpha().ships(1, "5@c1").ships(2, "1@c6 1@c3").table();
    table.roll("c1-c5xc6", &[6, 1]);
    assert_eq!(table.marks_at(1, "c5"), (true, true), "around the ship on c3");
}

#[test]
fn qu_ship_5_06_the_approach_square_may_be_on_the_diagonal() {
    let mut table = alpha().ships(1, "5@c1").ships(2, "1@f4").table();
    table.roll("c1-e3xf4", &[6, 1]);
    assert_eq!(table.ships(1), ["5@e3"], "repelled to where it came from");
    let mut table = alpha().ships(1, "5@c1").ships(2, "6@d2").table();
    table.roll("c1xd2", &[1, 1, 2]).play("withdraw");
    assert_eq!(table.ships(1), ["5@c1"]);
    let mut table = alpha().ships(1, "5@c1").ships(2, "6@d2").table();
    table.roll("c1xd2", &[1, 1, 2]).play("occupy");
    assert_eq!((table.ships(1), table.marks_at(1, "d2")), (vec!["5@d2".to_owned()], (true, true)));
}

//! Command cards about actions: Arrogant, Conformist, Curious, Eager, Resourceful, Scrappy,
//! Warlike.

use crate::support::{Draft, alpha, on};

/// The actions that seat 1 begins its turn with.
fn actions_at_turn_start(draft: Draft, seats: u8) -> u8 {
    let mut table = draft.active(seats).table();
    table.play("end");
    assert_eq!(table.asked(), 1);
    table.actions_left()
}

#[test]
fn qu_arrogant_01_an_action_for_strictly_the_most_ships() {
    let two = |ships: &str, others: &str| {
        alpha().ships(1, ships).ships(2, others).commands(1, "arrogant")
    };
    assert_eq!(actions_at_turn_start(two("3@a1 4@a9", "1@i9"), 2), 4);
    assert_eq!(actions_at_turn_start(two("3@a1", "1@i9"), 2), 3, "a tie");
    assert_eq!(actions_at_turn_start(two("3@a1", "1@i9 1@i8"), 2), 3);
    let scrapped = two("3@a1 4@a9", "1@i9").scrapyard(2, &[1, 2]);
    assert_eq!(actions_at_turn_start(scrapped, 2), 4, "only those on the map count");
    let scrapped = two("3@a1", "1@i9").scrapyard(1, &[1, 2]);
    assert_eq!(actions_at_turn_start(scrapped, 2), 3);

    let three = |third: &str| {
        let draft = on("beta-sector", 3).ships(1, "3@a1 4@a9").ships(2, "1@i9");
        draft.ships(3, third).commands(1, "arrogant")
    };
    assert_eq!(actions_at_turn_start(three("1@i1"), 3), 4);
    assert_eq!(actions_at_turn_start(three("1@i1 1@i2"), 3), 3, "more than every other player");
}

#[test]
fn qu_arrogant_01_the_extra_action_is_no_second_move() {
    let draft = alpha().ships(1, "3@a1 4@a9").ships(2, "1@i9").commands(1, "arrogant");
    let mut table = draft.active(2).table();
    table.play("end").play("a1-a2");
    assert_eq!(table.refusal("a2-a3"), "QU-TURN-05");
}

#[test]
fn qu_conformist_01_an_action_for_two_alike() {
    let with = |ships: &str| alpha().ships(1, ships).ships(2, "3@i9").commands(1, "conformist");
    assert_eq!(actions_at_turn_start(with("4@a1 4@a9"), 2), 4);
    assert_eq!(actions_at_turn_start(with("4@a1 4@a9 2@i1 2@i2"), 2), 4, "one at most");
    assert_eq!(actions_at_turn_start(with("4@a1 4@a9 4@i1"), 2), 4);
    assert_eq!(actions_at_turn_start(with("4@a1 3@a9"), 2), 3, "another player's 3");
    let scrapped = with("4@a1").scrapyard(1, &[4]);
    assert_eq!(actions_at_turn_start(scrapped, 2), 3, "only those on the map count");
}

#[test]
fn qu_curious_01_a_free_move_once_a_turn() {
    let draft = || alpha().ships(1, "6@a1 3@i9").commands(1, "curious");
    let mut table = draft().actions(0).table();
    assert!(table.is_legal("curious a1-a7"), "as far as its face");
    table.play("curious a1-a4");
    assert_eq!((table.actions_left(), table.marks(1, "a")), (0, (true, false)));
    assert_eq!(table.refusal("curious i9-i8"), "QU-FAQ-13");

    let mut table = draft().table();
    table.play("curious a1-a4");
    assert_eq!(table.refusal("a4-a5"), "QU-TURN-05", "it is the ship's move");
    let table = draft().moved(1, "a1").table();
    assert_eq!(table.refusal("curious a1-a2"), "QU-TURN-05");
}

#[test]
fn qu_curious_01_energetic_lets_a_ship_that_has_moved_use_it() {
    let draft = alpha().ships(1, "6@a1").commands(1, "curious energetic").moved(1, "a1");
    let mut table = draft.actions(0).table();
    table.play("curious a1-a4");
    assert_eq!(table.ships(1), ["6@a4"]);
}

#[test]
fn qu_curious_01_it_pays_for_a_transport() {
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "curious").table();
    table.play("curious c2+b3-c4").play("drop d5");
    assert_eq!((table.actions_left(), table.marks(1, "a")), (3, (true, true)));
}

#[test]
fn qu_curious_01_revised_no_attack_in_the_whole_turn() {
    let draft = || alpha().ships(1, "6@a1 1@i9").ships(2, "6@a2 2@i8").commands(1, "curious");
    let mut table = draft().table();
    assert_eq!(table.refusal("curious a1xa2"), "QU-CURIOUS-01");
    table.play("curious a1-b1");
    assert_eq!(table.refusal("i9xi8"), "QU-CURIOUS-01");
    assert_eq!(table.refusal("strike i9 i8"), "QU-CURIOUS-01");
    assert!(table.actions().iter().all(|action| !action.contains('x')));

    let mut table = draft().table();
    table.roll("i9xi8", &[6, 1]);
    assert_eq!(table.refusal("curious a1-b1"), "QU-CURIOUS-01", "an attack, lost or won");
    let mut table = draft().table();
    table.roll("strike i9 i8", &[6, 1]);
    assert_eq!(table.refusal("curious a1-b1"), "QU-CURIOUS-01");
    table.play("end").play("end");
    assert!(table.is_legal("curious a1-b1"), "in the next turn again");
}

#[test]
fn qu_curious_01_first_edition_only_the_free_move_may_not_attack() {
    let draft = || {
        let draft = alpha().ships(1, "6@a1 1@i9").ships(2, "6@a2 2@i8");
        draft.commands(1, "curious").first_edition()
    };
    let mut table = draft().table();
    assert_eq!(table.refusal("curious a1xa2"), "QU-CURIOUS-01");
    table.play("curious a1-b1").roll("i9xi8", &[6, 1]).roll("strike i9 i8", &[6, 1]);
    let mut table = draft().table();
    table.roll("strike i9 i8", &[6, 1]).play("curious a1-b1");
    assert_eq!(table.actions_left(), 3);
}

#[test]
fn qu_eager_01_deploying_is_free() {
    let draft = || alpha().cubes(1, "b2").ships(2, "1@b1").scrapyard(1, &[4, 5, 6, 6]).actions(0);
    let mut table = draft().commands(1, "eager").table();
    table.play("deploy a a2").play("deploy b b3").play("deploy c c2");
    assert_eq!((table.actions_left(), table.ships(1).len()), (0, 3));
    assert_eq!(table.refusal("deploy d b1"), "QU-DEPLOY-04", "no free square is left");
    assert_eq!(draft().table().refusal("deploy a a2"), "QU-TURN-02");
}

#[test]
fn qu_resourceful_01_a_ship_for_an_action() {
    let draft = || {
        let draft = alpha().ships(1, "3@a1 5@i9").ships(2, "4@e4").scrapyard(1, &[2]);
        draft.commands(1, "resourceful").dominance(1, 3).dominance(2, 3)
    };
    let mut table = draft().actions(0).table();
    table.roll("resourceful a1", &[3]);
    assert_eq!(table.scrapyard(1), [2, 3], "rolled, and the old number is allowed");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["5@i9".into()], 1));
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 3));
    assert_eq!(table.refusal("resourceful i9"), "QU-FAQ-13");
    assert_eq!(draft().table().refusal("resourceful e4"), "QU-RESOURCEFUL-01");
    assert_eq!(draft().table().refusal("resourceful a2"), "QU-RESOURCEFUL-01");
}

#[test]
fn qu_scrappy_01_each_ship_roll_may_be_repeated_once() {
    let draft = || alpha().ships(1, "4@a1").commands(1, "scrappy");
    let mut table = draft().table();
    table.roll("reconfigure a1", &[2]);
    assert_eq!(table.actions(), ["keep", "reroll"]);
    table.roll("reroll", &[4, 2]);
    assert_eq!(table.ships(1), ["2@a1"], "never the number it began with; the first roll again");
    assert_eq!(table.actions_left(), 2);
    assert!(table.is_legal("research"), "and no third roll");

    let mut table = draft().table();
    table.roll("reconfigure a1", &[2]).play("keep");
    assert_eq!(table.ships(1), ["2@a1"]);
    table.roll("reconfigure a1", &[6]).play("keep").roll("scout a1", &[1]);
    table.roll("reroll", &[6, 5]);
    assert_eq!(table.ships(1), ["5@a1"]);
}

#[test]
fn qu_scrappy_01_also_a_ship_lost_in_the_own_turn() {
    let draft = alpha().ships(1, "4@a1").ships(2, "2@a2").commands(1, "scrappy");
    let mut table = draft.commands(2, "stubborn").table();
    table.roll("a1xa2", &[5, 1]).roll("keep", &[6]);
    assert_eq!(table.asked(), 1);
    table.roll("reroll", &[2]);
    assert_eq!(table.scrapyard(1), [2]);
}

#[test]
fn qu_scrappy_01_the_attack_die_adds_to_relentless() {
    let draft = alpha().ships(1, "4@a1").ships(2, "4@a2");
    let mut table = draft.commands(1, "scrappy relentless").table();
    table.roll("a1xa2", &[6, 3]);
    assert_eq!(table.actions(), ["keep", "reroll relentless", "reroll scrappy"]);
    table.roll("reroll scrappy", &[5]);
    assert_eq!(table.refusal("reroll scrappy"), "QU-SCRAPPY-01");
    table.roll("reroll relentless", &[2, 1]);
    assert_eq!(table.totals(), Some((4 + 2, 4 + 3)));
}

#[test]
fn qu_scrappy_01_not_on_another_players_turn() {
    let draft = || alpha().ships(1, "4@a1").ships(2, "4@a2");
    let mut table = draft().commands(2, "scrappy").table();
    table.roll("a1xa2", &[1, 6, 3]);
    assert_eq!(table.asked(), 1, "neither its defence die nor its destroyed ship");
    assert_eq!(table.scrapyard(2), [3]);

    let mut table = draft().commands(2, "scrappy relentless").table();
    table.roll("a1xa2", &[1, 6]);
    assert_eq!(table.actions(), ["keep", "reroll relentless"]);
    assert_eq!(table.refusal("reroll scrappy"), "QU-SCRAPPY-01");
}

#[test]
fn qu_warlike_01_an_action_for_the_first_destruction() {
    let draft = alpha().ships(1, "1@a1 1@i9").ships(2, "6@a2 6@i8").commands(1, "warlike");
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.actions_left(), 3, "one spent, one gained");
    assert_eq!(table.refusal("a1-a2"), "QU-TURN-05", "no second move");
    table.roll("i9xi8", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.actions_left(), 2, "once a turn");
}

#[test]
fn qu_warlike_01_nothing_for_a_repelled_attack_or_on_another_turn() {
    let draft = || alpha().ships(1, "4@a1").ships(2, "4@a2");
    let mut table = draft().commands(1, "warlike").table();
    table.roll("a1xa2", &[6, 1]);
    assert_eq!(table.actions_left(), 2);
    let mut table = draft().commands(2, "warlike stubborn").table();
    table.roll("a1xa2", &[6, 1, 2]).play("end");
    assert_eq!((table.asked(), table.actions_left()), (2, 3));
}

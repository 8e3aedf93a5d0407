//! Command cards about ships and their numbers: Clever, Cunning, Flexible, Stealthy.

use crate::support::{alpha, on};

#[test]
fn qu_clever_01_a_reconfigured_ship_gets_the_chosen_number() {
    let mut table = alpha().ships(1, "4@a1 6@i9").scrapyard(1, &[2]).commands(1, "clever").table();
    table.play("reconfigure a1");
    assert_eq!(table.rest("choose "), ["1", "2", "3", "5", "6"], "it must still change");
    assert_eq!(table.refusal("choose 4"), "QU-RECONF-02");
    table.play("choose 1").play("scout i9");
    assert_eq!(table.rest("choose "), ["1", "2", "3", "4", "5"], "a scout is no 6 again");
    table.play("choose 5").play("reconfigure c").play("choose 6");
    assert_eq!((table.ships(1), table.scrapyard(1)), (vec!["1@a1".into(), "5@i9".into()], vec![6]));
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn qu_clever_01_a_destroyed_ship_also_on_another_players_turn() {
    let mut table = alpha().ships(1, "1@a1").ships(2, "6@a2").commands(2, "clever").table();
    table.roll("a1xa2", &[1, 6]);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.rest("choose "), ["1", "2", "3", "4", "5", "6"], "the old number too");
    table.play("choose 6");
    assert_eq!((table.scrapyard(2), table.asked()), (vec![6], 1));
    assert_eq!(table.actions(), ["occupy", "withdraw"]);
}

#[test]
fn qu_clever_01_both_ships_of_a_dangerous_defence() {
    let draft = alpha().ships(1, "1@a1").ships(2, "6@a2").commands(1, "clever");
    let mut table = draft.commands(2, "dangerous").table();
    table.play("a1xa2").roll("detonate", &[3]);
    assert_eq!((table.asked(), table.scrapyard(2)), (1, vec![3]));
    table.play("choose 2");
    assert_eq!(table.scrapyard(1), [2]);
}

#[test]
fn qu_clever_01_resourceful_and_expansion() {
    let mut table = alpha().ships(1, "4@a1").commands(1, "clever resourceful").table();
    table.play("resourceful a1").play("choose 4");
    assert_eq!((table.scrapyard(1), table.actions_left()), (vec![4], 4));

    let draft = alpha().cubes(1, "b2").commands(1, "clever").picks(1, 1).shown("expansion");
    let mut table = draft.table();
    table.play("end").play("take expansion").play("choose 3").draw("place b3", &[], "sabotage");
    assert_eq!(table.ships(1), ["3@b3"]);
}

#[test]
fn qu_clever_01_not_for_combat_dice_and_no_roll_for_scrappy() {
    let mut table = alpha().ships(1, "4@a1").ships(2, "4@a2").commands(1, "clever").table();
    table.roll("a1xa2", &[6, 1]);
    assert_eq!(table.totals(), Some((10, 5)), "rolled");
    let mut table = alpha().ships(1, "4@a1").commands(1, "clever scrappy").table();
    table.play("reconfigure a1").play("choose 2");
    assert!(table.is_legal("research"), "nothing was rolled that could be rolled again");
}

#[test]
fn qu_cunning_01_one_ship_uses_an_ability_twice() {
    let mut table = alpha().ships(1, "3@a1 3@i9 6@a9").commands(1, "cunning").table();
    table.play("warp a1 i9").play("warp i9 a9");
    assert_eq!(table.ships(1), ["3@a1", "3@a9", "6@i9"]);
    assert_eq!(table.refusal("warp a9 i9"), "QU-SHIP-0-02", "no third time");
    table.play("warp a1 i9");
    assert_eq!(table.refusal("warp i9 a1"), "QU-SHIP-0-02", "and for one ship only");
    table.play("end").play("end");
    table.play("warp i9 a1").play("warp a1 i9");
    assert_eq!(table.actions_left(), 3, "in each turn, for no action");
}

#[test]
fn qu_cunning_01_after_a_change_of_number_and_without_a_second_move() {
    let mut table = alpha().ships(1, "6@a1").ships(2, "6@a2").commands(1, "cunning").table();
    table.roll("scout a1", &[1]).roll("strike a1 a2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.dominance(1), 2);

    let mut table = alpha().ships(1, "4@c3").commands(1, "cunning").table();
    table.play("modify c3 5").play("c3-f6");
    assert_eq!(table.marks(1, "a"), (true, true), "the first move, with the second ability");
    assert_eq!(table.refusal("f6-f7"), "QU-TURN-05");
}

#[test]
fn qu_flexible_01_one_up_or_down_on_the_map() {
    let draft = || alpha().ships(1, "3@a1 1@i1 6@i9").scrapyard(1, &[4]).commands(1, "flexible");
    let table = draft().table();
    assert_eq!(table.rest("flexible "), ["a1 2", "a1 4", "i1 2", "i9 5"], "1 and 6 do not meet");
    assert_eq!(table.refusal("flexible i1 6"), "QU-FLEXIBLE-01");
    assert_eq!(table.refusal("flexible a1 5"), "QU-FLEXIBLE-01");
    let mut table = draft().actions(0).table();
    table.play("flexible a1 4");
    assert_eq!((table.ships(1)[2].clone(), table.actions_left()), ("6@i9".into(), 0));
    assert!(table.ships(1).contains(&"4@a1".to_owned()));
    assert_eq!(table.refusal("flexible i1 2"), "QU-FAQ-13");
    assert!(table.is_legal("modify a1 5"), "its single ability is unused");
}

#[test]
fn qu_flexible_01_not_in_the_middle_of_a_move_or_attack() {
    let draft = alpha().ships(1, "4@a1 1@i9").ships(2, "4@a2").commands(1, "flexible relentless");
    let mut table = draft.table();
    table.roll("a1xa2", &[3, 3]);
    assert_eq!(table.refusal("flexible a1 3"), "QU-MOVE-14");
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "flexible").table();
    table.play("c2+b3-c4");
    assert_eq!(table.refusal("flexible c4 1"), "QU-MOVE-14");
}

#[test]
fn qu_stealthy_01_deploying_to_any_lone_square() {
    let draft = || {
        let draft = alpha().ships(1, "3@g4").ships(2, "4@e7 5@b1").cubes(1, "b2");
        draft.scrapyard(1, &[6])
    };
    let table = draft().commands(1, "stealthy").table();
    for near in ["e6", "d7", "f7", "g3", "f4", "h4", "g5", "a1"] {
        assert_eq!(table.refusal(&format!("deploy b {near}")), "QU-STEALTHY-01", "{near}");
    }
    for lone in ["d6", "f8", "f3", "h3", "i9", "d4"] {
        assert!(table.is_legal(&format!("deploy b {lone}")), "{lone}: diagonals do not matter");
    }
    assert!(table.is_legal("deploy b b3") && table.is_legal("deploy b a2"), "the own orbit too");
    assert!(!table.is_legal("deploy b e5"), "a planet");
    assert!(!table.is_legal("deploy b e7"), "a ship");
    assert_eq!(draft().table().refusal("deploy b d6"), "QU-DEPLOY-01", "without the card");
    assert_eq!(draft().table().rest("deploy b "), ["a2", "b3", "c2"]);
}

#[test]
fn qu_stealthy_01_an_own_orbit_beside_a_ship_stays_allowed() {
    let draft = alpha().ships(2, "4@b4").cubes(1, "b2").scrapyard(1, &[6]);
    assert!(draft.commands(1, "stealthy").table().is_legal("deploy a b3"));
}

#[test]
fn qu_stealthy_01_void_squares_and_expansion() {
    let draft = on("the-empty-center", 3).scrapyard(1, &[6]).cubes(1, "b2");
    let table = draft.commands(1, "stealthy").table();
    assert!(table.is_legal("deploy a e5"), "the middle of the void tile");

    let draft = alpha().ships(2, "4@e7").cubes(1, "b2").commands(1, "stealthy");
    let mut table = draft.picks(1, 1).shown("expansion").table();
    table.play("end").roll("take expansion", &[2]);
    assert_eq!(table.refusal("place e6"), "QU-STEALTHY-01");
    table.draw("place f6", &[], "sabotage");
    assert_eq!(table.ships(1), ["2@f6"]);
}

//! The turn: `QU-TURN`.

use crate::support::{alpha, on};

#[test]
fn qu_turn_01_actions_then_cards_then_the_next_player() {
    let draft = on("beta-sector", 3).ships(1, "3@e4 6@d5").cubes(1, "b2").cubes(2, "h2");
    let mut table = draft.shown("agile expansion").table();
    assert_eq!(table.refusal("take agile"), "QU-CARD-01", "no cards in phase 1");
    table.play("build e5");
    assert_eq!((table.asked(), table.view().phase), (1, "actions"), "phase 2 has to be called");
    table.play("end");
    assert_eq!((table.asked(), table.view().phase), (1, "cards"));
    assert_eq!(table.event_names(), ["CardPhaseStarted"]);
    for order in ["research", "e4-e3", "reconfigure e4", "modify e4 3", "build e5", "end"] {
        assert_eq!(table.refusal(order), "QU-TURN-01", "`{order}` after phase 2 began");
    }
    table.draw("take agile", &[], "cruel");
    assert_eq!(table.event_names(), ["CardTaken", "CardRevealed", "TurnEnded", "TurnStarted"]);
    assert_eq!((table.asked(), table.view().phase), (2, "actions"));
    table.play("end");
    assert_eq!(table.event_names(), ["TurnEnded", "TurnStarted"]);
    assert_eq!(table.asked(), 3);
    table.play("end");
    assert_eq!(table.asked(), 1, "clockwise and around");
    assert_eq!(table.refusal_to(2, "research"), "PA-SEAT-01");
}

#[test]
fn qu_turn_01_phase_2_cannot_begin_in_the_middle_of_a_move() {
    let mut table = alpha().ships(1, "2@d4 1@d3").cubes(1, "b2").table();
    table.play("d4+d3-c4");
    assert_eq!(table.refusal("end"), "QU-MOVE-14");
    table.play("drop d3");
    let mut fight = alpha().ships(1, "1@a1").ships(2, "6@a2 1@i9").table();
    fight.roll("a1xa2", &[1, 1, 5]);
    assert_eq!(fight.refusal("end"), "QU-MOVE-14");
    assert_eq!(fight.actions(), ["occupy", "withdraw"]);
}

#[test]
fn qu_turn_02_up_to_three_actions() {
    let mut table = alpha().ships(1, "4@a1").scrapyard(1, &[2]).cubes(1, "h2").table();
    assert_eq!(table.actions_left(), 3);
    table.roll("reconfigure a1", &[3]);
    assert_eq!(table.actions_left(), 2);
    table.play("deploy b h1");
    assert_eq!(table.actions_left(), 1);
    table.play("a1-a2");
    assert_eq!(table.actions_left(), 0);
    for order in ["research", "reconfigure a2", "h1-i1"] {
        assert_eq!(table.refusal(order), "QU-TURN-02", "a fourth action: `{order}`");
    }
    let scrapped = alpha().scrapyard(1, &[2]).cubes(1, "h2").actions(0).table();
    assert_eq!(scrapped.refusal("deploy a h1"), "QU-TURN-02");
    assert_eq!(scrapped.refusal("reconfigure a"), "QU-TURN-02");
    let build = alpha().ships(1, "3@e4 5@d5").actions(1).table();
    assert_eq!(build.refusal("build e5"), "QU-BUILD-01", "building costs two");
}

#[test]
fn qu_turn_03_unused_actions_are_lost() {
    let mut table = alpha().ships(1, "4@a1").ships(2, "4@i9").table();
    table.play("research").play("end");
    assert_eq!((table.asked(), table.actions_left()), (2, 3));
    table.play("end");
    assert_eq!((table.asked(), table.actions_left()), (1, 3), "not five");
}

#[test]
fn qu_turn_04_the_same_action_may_be_repeated() {
    let mut table = alpha().ships(1, "4@a1").research(1, 2).table();
    table.play("research").play("research").play("research");
    assert_eq!((table.research(1), table.actions_left()), (5, 0));
    let mut table = alpha().ships(1, "4@a1").table();
    table.roll("reconfigure a1", &[2]).roll("reconfigure a1", &[3]).roll("reconfigure a1", &[2]);
    assert_eq!((table.ships(1), table.actions_left()), (vec!["2@a1".to_owned()], 0));
    let mut table = alpha().ships(1, "1@a1 1@i1 1@i9").table();
    table.play("a1-a2").play("i1-i2").play("i9-i8");
    assert_eq!(table.actions_left(), 0);
}

#[test]
fn qu_turn_05_a_die_moves_once_a_turn_whatever_it_becomes() {
    let mut table = alpha().ships(1, "6@a1 2@i1").table();
    table.play("a1-a4").roll("reconfigure a4", &[4]);
    assert_eq!(table.refusal("a4-a3"), "QU-TURN-05");
    assert_eq!(table.rest("a4-"), Vec::<String>::new());
    assert!(table.is_legal("i1-i2"), "another ship may");
    assert_eq!(table.marks(1, "a"), (true, false));

    // All the same with any number of actions left.
    let table = alpha().ships(1, "6@a1 2@i1").moved(1, "a1").table();
    assert_eq!((table.refusal("a1-a2"), table.is_legal("i1-i2")), ("QU-TURN-05", true));

    // An attack is the move as well, won or lost.
    let mut table = alpha().ships(1, "6@a1").ships(2, "1@a3").table();
    table.roll("a1-a2xa3", &[6, 1]);
    assert_eq!(table.refusal("a2xa3"), "QU-TURN-05");
    assert_eq!(table.refusal("a2-a1"), "QU-TURN-05");
}

#[test]
fn qu_turn_05_the_next_turn_lets_it_move_again() {
    let mut table = alpha().ships(1, "6@a1").ships(2, "6@i9").table();
    table.play("a1-a2").play("end").play("i9-i8").play("end");
    assert!(table.is_legal("a2-a3"));
    assert_eq!(table.marks(1, "a"), (false, false));
}

#[test]
fn qu_turn_06_one_ability_a_die_and_none_costs_an_action() {
    let mut table = alpha().ships(1, "6@a1 4@i1").table();
    table.roll("scout a1", &[3]);
    assert_eq!(table.actions_left(), 3);
    assert_eq!(table.refusal("warp a1 i1"), "QU-SHIP-0-02", "its ability is used");
    table.play("modify i1 3");
    assert_eq!(table.actions_left(), 3, "another die has its own");
    assert_eq!(table.refusal("warp i1 a1"), "QU-SHIP-0-02");
    assert_eq!((table.marks(1, "a"), table.marks(1, "b")), ((false, true), (false, true)));
}

#[test]
fn qu_turn_07_actions_and_abilities_in_any_order() {
    let mut table = alpha().ships(1, "6@a1 4@i1 3@a9").table();
    table.roll("scout a1", &[2]).play("research").play("modify i1 5").play("i1-i3");
    table.play("warp a9 i3").play("i3-i4");
    assert_eq!(table.actions_left(), 0);
    assert_eq!(table.ships(1), ["2@a1", "3@i4", "5@a9"].map(str::to_owned));
}

#[test]
fn qu_turn_08_abilities_and_cards_after_the_third_action() {
    let draft = alpha().ships(1, "1@a1 6@i1").ships(2, "6@a2 1@i9").actions(1);
    let mut table = draft.commands(1, "flexible").table();
    table.play("research");
    assert_eq!((table.asked(), table.actions_left()), (1, 0), "the turn is not over");
    assert!(table.is_legal("flexible i1 5"));
    table.roll("strike a1 a2", &[1, 1, 4]).play("withdraw");
    assert_eq!(table.actions_left(), 0);
    table.roll("scout i1", &[6, 2]).play("end");
    assert_eq!(table.asked(), 2);
}

#[test]
fn qu_turn_09_a_player_may_stop_early() {
    for actions in 0..=3 {
        let mut table = alpha().ships(1, "4@a1").actions(actions).table();
        table.play("end");
        assert_eq!(table.asked(), 2, "with {actions} left");
    }
}

#[test]
fn qu_turn_10_marks_belong_to_the_die_and_not_to_its_square_or_face() {
    // Warped after its move: the moved die cannot move from its new square, its partner can.
    let mut table = alpha().ships(1, "2@a1 3@i9").table();
    table.play("a1-a2").play("warp i9 a2");
    assert_eq!(table.ships(1), ["2@i9", "3@a2"].map(str::to_owned));
    assert_eq!(table.refusal("i9-i8"), "QU-TURN-05");
    assert!(table.is_legal("a2-a3"), "the destroyer has not moved");
    assert_eq!((table.marks(1, "a"), table.marks(1, "b")), ((true, false), (false, true)));

    // Carried after its move.
    let mut table = alpha().ships(1, "5@c4 2@d4").table();
    table.play("c4-c3").play("d4+c3-d5").play("drop d6");
    assert_eq!(table.refusal("d6-d7"), "QU-TURN-05");
    assert_eq!(table.marks(1, "a"), (true, false));
}

#[test]
fn qu_turn_10_marks_go_through_scrapyard_and_deployment() {
    // Stubborn destroys the attacker, which has used its ability and its move.
    let draft = alpha().ships(1, "4@a1").ships(2, "1@a3").cubes(1, "b2");
    let mut table = draft.commands(2, "stubborn").table();
    table.play("modify a1 5").roll("a1-a2xa3", &[6, 1, 4]);
    assert_eq!(table.scrapyard(1), [4]);
    table.roll("reconfigure a", &[6]).play("deploy a c2");
    assert_eq!(table.marks(1, "a"), (true, true));
    assert_eq!(table.refusal("scout c2"), "QU-SHIP-0-02");
    assert_eq!(table.actions_left(), 0);
    table.play("end").play("end");
    assert_eq!(table.marks(1, "a"), (false, false), "a new turn of its owner");
    assert!(table.is_legal("scout c2") && table.is_legal("c2-c1"));
}

#[test]
fn qu_turn_10_momentum_makes_every_ship_fresh() {
    let draft = alpha().ships(1, "4@a1").picks(1, 1).shown("momentum");
    let mut table = draft.table();
    table.play("modify a1 5").play("a1-a2").play("end");
    table.draw("take momentum", &[], "sabotage");
    assert_eq!((table.asked(), table.view().phase), (1, "actions"));
    assert_eq!(table.marks(1, "a"), (false, false));
    assert!(table.is_legal("a2-a3"));
}

#[test]
fn qu_turn_11_nobody_is_eliminated() {
    let draft = alpha().ships(1, "3@a1").ships(2, "6@a2").scrapyard(2, &[5, 4]).cubes(2, "h8");
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 6, 6]).play("occupy");
    assert_eq!(table.ships(2), Vec::<String>::new());
    assert_eq!(table.winner(), None);
    table.play("end");
    assert_eq!((table.asked(), table.actions_left()), (2, 3));
    assert_eq!(table.rest("deploy a "), ["g8", "h7", "h9", "i8"]);
    assert!(table.is_legal("reconfigure b") && table.is_legal("research"));
    table.play("deploy a h7").play("research").roll("reconfigure b", &[1]).play("end");
    assert_eq!(table.asked(), 1);
}

//! The rulebook's questions and answers: `QU-FAQ`.

use crate::support::alpha;

#[test]
fn qu_faq_01_a_ship_moves_once_and_uses_one_ability_a_turn() {
    let mut table = alpha().ships(1, "6@a1 2@i9").table();
    table.play("a1-a4").roll("scout a4", &[3]);
    assert_eq!(table.marks(1, "a"), (true, true), "both in one turn");
    assert_eq!(table.refusal("a4-a5"), "QU-TURN-05");
    assert_eq!(table.refusal("warp a4 i9"), "QU-SHIP-0-02");
    assert!(table.is_legal("i9-i8"), "the other ship has its own move");

    let mut table = alpha().ships(1, "3@a1").ships(2, "1@a2").table();
    table.roll("a1xa2", &[6, 1]);
    assert_eq!(table.refusal("a1xa2"), "QU-TURN-05", "an attack is the ship's move");
    assert_eq!(table.refusal("a1-b1"), "QU-TURN-05");
}

#[test]
fn qu_faq_02_a_new_ability_only_if_none_was_used() {
    let mut table = alpha().ships(1, "5@a1 2@i9").table();
    table.roll("reconfigure a1", &[3]);
    assert!(table.is_legal("warp a1 i9"), "an action changed the face");

    let mut table = alpha().ships(1, "6@a1 2@i9").table();
    table.roll("scout a1", &[3]);
    assert_eq!(table.refusal("warp a1 i9"), "QU-SHIP-0-02");
    table.roll("reconfigure a1", &[4]);
    assert_eq!(table.refusal("modify a1 5"), "QU-SHIP-0-02");
}

#[test]
fn qu_faq_03_abilities_in_the_own_turn_and_from_the_board_only() {
    let table = alpha().active(2).ships(1, "6@a1").ships(2, "4@a3").table();
    assert_eq!(table.refusal_to(1, "scout a1"), "PA-SEAT-01");
    assert!(table.is_legal("modify a3 5"));

    let table = alpha().ships(1, "2@a1").scrapyard(1, &[6]).cubes(1, "b2").table();
    assert!(table.rest("scout ").is_empty(), "a 6 in the scrapyard is not rolled for free");
}

#[test]
fn qu_faq_03_no_ability_between_the_move_and_the_combat_roll() {
    let attackers = || alpha().ships(1, "4@a1 3@i9").ships(2, "5@a4");
    let mut table = attackers().commands(2, "dangerous").table();
    table.play("a1-a3xa4");
    assert_eq!(table.asked(), 2, "nothing is rolled yet");
    assert_eq!(table.refusal_to(1, "modify a3 3"), "PA-SEAT-01");
    table.roll("fight", &[2, 3, 1]);
    assert_eq!(table.totals(), Some((4 + 2, 5 + 3)), "the frigate fights as a 4");

    let mut table = attackers().commands(1, "relentless").table();
    table.roll("a1-a3xa4", &[2, 3]);
    assert_eq!(table.refusal("modify a3 3"), "QU-MOVE-14");
    assert_eq!(table.refusal("warp i9 a3"), "QU-MOVE-14", "another ship's neither");
    table.roll("keep", &[1]);
    assert_eq!(table.totals(), Some((6, 8)));
    assert_eq!(table.refusal("modify a3 3"), "QU-MOVE-14", "nor before its final square");
    table.play("withdraw");
    assert!(table.is_legal("modify a3 3"), "the move is over");
}

#[test]
fn qu_faq_04_actions_and_abilities_in_any_order() {
    let fleet = || alpha().ships(1, "4@a1 6@i1 3@a9").table();
    let mut table = fleet();
    table.play("modify a1 5").play("a1-a4").roll("scout i1", &[2]);
    table.play("research").play("warp a9 a4").play("i1-i2");
    assert_eq!(table.ships(1), ["2@i2", "3@a4", "5@a9"]);
    assert_eq!(table.actions_left(), 0);

    let mut table = fleet();
    table.play("i1-i3").play("research").play("a1-a3");
    table.roll("scout i3", &[5]).play("modify a3 3").play("warp a9 a3");
    assert_eq!(table.ships(1), ["3@a3", "3@a9", "5@i3"]);
}

#[test]
fn qu_faq_05_after_the_third_action_abilities_and_card_powers_remain() {
    let mut table = alpha()
        .ships(1, "6@a1")
        .commands(1, "flexible cerebral")
        .dominance(1, 2)
        .actions(1)
        .table();
    table.play("research");
    assert_eq!((table.asked(), table.actions_left()), (1, 0));
    assert_eq!(table.refusal("reconfigure a1"), "QU-TURN-02");
    table.roll("scout a1", &[4]).play("flexible a1 5").play("cerebral");
    assert_eq!(table.ships(1), ["5@a1"]);
    assert_eq!(table.research(1), 1 + 1 + 3);
    assert_eq!(table.asked(), 1, "the turn ends when its player says so");
    table.play("end");
    assert_eq!(table.asked(), 2);
}

#[test]
fn qu_faq_06_a_losing_attacker_stays_where_it_attacked_from() {
    let mut table = alpha().ships(1, "3@g3").ships(2, "4@f5").table();
    table.roll("g3-g5xf5", &[6, 1]);
    assert_eq!(table.totals(), Some((9, 5)));
    assert_eq!(table.ships(1), ["3@g5"]);
    assert_eq!(table.ships(2), ["4@f5"]);
    assert!(table.scrapyard(1).is_empty() && table.scrapyard(2).is_empty());
}

#[test]
fn qu_faq_07_a_failed_attack_costs_no_dominance() {
    let fight = || alpha().ships(1, "3@g3").ships(2, "4@f5").dominance(1, 3).dominance(2, 2);
    let mut table = fight().table();
    table.roll("g3-g5xf5", &[6, 1]);
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 2));
    let mut table = fight().table();
    table.roll("g3-g5xf5", &[1, 1, 5]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (4, 1));
}

#[test]
fn qu_faq_08_cubes_stay_and_relocation_alone_moves_one() {
    let mut table = alpha()
        .cubes(1, "b2")
        .cubes(2, "h8 e8")
        .cubes_left(2, 1)
        .picks(1, 1)
        .shown("relocation")
        .table();
    table.play("end").play("take relocation");
    assert_eq!(table.asked(), 1);
    let open = ["b5", "b8", "e2", "e5", "h2", "h5"];
    assert_eq!(table.rest("relocate 2 h8 "), open);
    assert_eq!(table.refusal("relocate 2 h8 e8"), "QU-CUBE-03");
    assert_eq!(table.refusal("relocate 2 h8 b2"), "QU-CUBE-04");
    table.draw("relocate 2 h8 e5", &[], "sabotage");
    assert_eq!(table.cubes_on("e5"), [2], "it keeps its owner");
    assert!(table.cubes_on("h8").is_empty());
    assert_eq!((table.cubes_left(2), table.picks(2), table.winner()), (1, 0, None));
}

#[test]
fn qu_faq_09_cards_come_in_the_card_phase_of_the_own_turn() {
    let mut table = alpha().picks(1, 1).shown("agile").table();
    assert_eq!(table.refusal("take agile"), "QU-CARD-01");
    assert_eq!(table.refusal("refresh"), "QU-CARD-01");
    assert_eq!(table.refusal_to(2, "take agile"), "PA-SEAT-01");
    table.play("end");
    assert_eq!(table.refusal("research"), "QU-TURN-01", "the actions are over");
    table.draw("take agile", &[], "cruel");
    assert_eq!(table.cards(1), ["(agile)"]);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refusal("take cruel"), "QU-CARD-01");
}

#[test]
fn qu_faq_10_transport_and_manoeuvre_spend_move_ability_and_action() {
    let mut table = alpha().ships(1, "5@c3").table();
    table.play("c3-f6");
    assert_eq!((table.marks(1, "a"), table.actions_left()), ((true, true), 2));

    let mut table = alpha().ships(1, "5@c3").table();
    table.play("c3-c6");
    assert_eq!(table.marks(1, "a"), (true, false), "straight: the ability is not used");

    let mut table = alpha().ships(1, "2@c2 1@b3").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!((table.marks(1, "a"), table.actions_left()), ((true, true), 2));
    assert_eq!(table.marks(1, "b"), (false, false), "the load has done nothing");
}

#[test]
fn qu_faq_11_a_second_move_brings_no_second_transport_or_manoeuvre() {
    let mut table = alpha().ships(1, "5@c3").commands(1, "energetic").table();
    table.play("c3-f6");
    assert_eq!(table.refusal("f6-i3"), "QU-SHIP-5-05", "six squares without diagonals");
    assert!(table.is_legal("f6-f9"));

    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "energetic").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.refusal("c4+d5-c3"), "QU-SHIP-0-02");
    assert!(table.is_legal("c4-c3"));
}

#[test]
fn qu_faq_11_a_second_ability_brings_no_second_move() {
    let mut table = alpha().ships(1, "5@c3").commands(1, "cunning").table();
    table.play("c3-f6");
    assert_eq!(table.refusal("f6-i3"), "QU-TURN-05");
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "cunning").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.refusal("c4+d5-c3"), "QU-TURN-05");
}

#[test]
fn qu_faq_12_a_card_prevails_over_the_rules() {
    let mut table = alpha().ships(1, "3@a1").table();
    table.play("a1-a2");
    assert_eq!(table.refusal("a2-a3"), "QU-TURN-05");
    let mut table = alpha().ships(1, "3@a1").commands(1, "energetic").table();
    table.play("a1-a2").play("a2-a3");
    assert_eq!(table.ships(1), ["3@a3"]);
}

#[test]
fn qu_faq_13_once_per_turn_is_once_in_the_own_turn() {
    let mut table = alpha().commands(1, "cerebral").dominance(1, 5).table();
    table.play("cerebral");
    assert_eq!(table.refusal("cerebral"), "QU-FAQ-13");
    table.play("end");
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refusal_to(1, "cerebral"), "PA-SEAT-01");
    assert_eq!(table.refusal("cerebral"), "QU-CEREBRAL-01", "it is not this player's card");
    table.play("end").play("cerebral");
    assert_eq!((table.dominance(1), table.research(1)), (3, 6));
}

#[test]
fn qu_faq_14_free_powers_spend_no_action() {
    let with = |card: &str| {
        let draft = alpha().ships(1, "3@b3").dominance(1, 2).research(1, 2).cubes(1, "b2");
        draft.commands(1, card).table()
    };
    for (card, power) in [
        ("flexible", "flexible b3 4"),
        ("cerebral", "cerebral"),
        ("tyrannical", "tyrannical"),
        ("tactical", "tactical b3-b4"),
        ("curious", "curious b3-b4"),
    ] {
        assert_eq!(with(card).play(power).actions_left(), 3, "{card}");
    }
    assert_eq!(with("nomadic").play("nomadic b3 b4").actions_left(), 2, "it uses an action");
}

#[test]
fn qu_faq_14_gambits_spend_no_action() {
    let mut table =
        alpha().cubes(1, "b2").picks(1, 2).shown("expansion aggression").actions(0).table();
    table.play("end").draw("take aggression", &[], "sabotage").roll("take expansion", &[4]);
    table.draw("scrap", &[], "sabotage");
    table.play("end");
    assert_eq!((table.asked(), table.actions_left()), (1, 3));
}

#[test]
fn qu_faq_15_gambits_act_at_once_commands_from_the_owners_next_turn() {
    let mut table =
        alpha().ships(1, "3@a2").ships(2, "3@a1").picks(1, 2).shown("ferocious aggression").table();
    table.play("end").draw("take aggression", &[], "sabotage");
    assert_eq!((table.asked(), table.dominance(1)), (1, 3));
    table.draw("take ferocious", &[], "agile");
    assert_eq!(table.cards(1), ["(ferocious)"]);
    table.roll("a1xa2", &[3, 2]);
    assert_eq!(table.totals(), Some((6, 5)), "passive cards do not work in between either");
    table.play("end");
    assert_eq!(table.cards(1), ["ferocious"]);
    table.roll("a2xa1", &[3, 2, 6]);
    assert_eq!(table.totals(), Some((5, 5)));
}

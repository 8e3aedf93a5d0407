//! Command cards about research and dominance: Brilliant, Cerebral, Plundering, Precocious;
//! Ravenous, Righteous, Tyrannical.

use crate::support::{Draft, alpha};

/// A 1 on a1 attacks a 6 on a2.
fn duel(attacker: &str, defender: &str) -> Draft {
    alpha().ships(1, "1@a1").ships(2, "6@a2").commands(1, attacker).commands(2, defender)
}

#[test]
fn qu_brilliant_01_two_research_when_the_turn_begins() {
    let begin = |research: u8| {
        let draft = alpha().active(2).commands(1, "brilliant").research(1, research);
        let mut table = draft.table();
        table.play("end");
        (table.research(1), table.picks(1))
    };
    assert_eq!(begin(1), (3, 0));
    assert_eq!(begin(4), (6, 1), "the breakthrough is this turn's");
    assert_eq!(begin(5), (6, 1), "not above 6");

    let draft = alpha().active(2).commands(1, "brilliant").research(1, 4).shown("agile");
    let mut table = draft.table();
    table.play("end").play("end");
    assert_eq!((table.asked(), table.view().phase), (1, "cards"));
    table.draw("take agile", &[], "cruel");
    assert_eq!((table.research(1), table.asked()), (1, 2));
}

#[test]
fn qu_brilliant_01_not_on_other_turns_nor_before_it_works() {
    let mut table = alpha().commands(1, "brilliant").table();
    table.play("end");
    assert_eq!((table.asked(), table.research(1), table.research(2)), (2, 1, 1));
    let mut table = alpha().new_commands(1, "brilliant").table();
    table.play("end");
    assert_eq!(table.research(1), 1);
    table.play("end");
    assert_eq!(table.research(1), 3, "from the owner's next turn on");
}

#[test]
fn qu_cerebral_01_dominance_into_research() {
    let draft = |dominance: u8, research: u8| {
        alpha().commands(1, "cerebral").dominance(1, dominance).research(1, research)
    };
    let mut table = draft(2, 1).actions(0).table();
    table.play("cerebral");
    assert_eq!((table.dominance(1), table.research(1), table.actions_left()), (1, 4, 0));
    assert_eq!(table.refusal("cerebral"), "QU-FAQ-13");
    let mut table = draft(3, 5).table();
    table.play("cerebral");
    assert_eq!((table.dominance(1), table.research(1)), (2, 6), "not above 6");
    assert_eq!(draft(1, 1).table().refusal("cerebral"), "QU-CEREBRAL-01");
}

#[test]
fn qu_plundering_01_three_research_at_the_first_destruction() {
    let draft = alpha().ships(1, "1@a1 1@i9").ships(2, "6@a2 6@i8").commands(1, "plundering");
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.research(1), 4, "at once");
    table.roll("strike i9 i8", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.research(1), 4, "once a turn");

    let mut table = duel("plundering", "").research(1, 5).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!((table.research(1), table.picks(1)), (6, 1), "not above 6");
}

#[test]
fn qu_plundering_01_only_for_a_destruction_in_the_own_turn() {
    let mut table = duel("plundering", "").ships(2, "1@a2").table();
    table.roll("a1xa2", &[6, 1]);
    assert_eq!(table.research(1), 1, "repelled");
    let mut table = duel("", "plundering stubborn").table();
    table.roll("a1xa2", &[6, 1, 2]);
    assert_eq!((table.ships(1).len(), table.research(2)), (0, 1), "another's turn");
    let mut table = duel("plundering", "dangerous").table();
    table.play("a1xa2").roll("detonate", &[1, 1]);
    assert_eq!(table.research(1), 1, "both ships lost through Dangerous");
}

#[test]
fn qu_precocious_01_the_breakthrough_at_4() {
    let draft = |research: u8| alpha().commands(1, "precocious").research(1, research);
    let mut table = draft(3).table();
    table.play("end");
    assert_eq!((table.asked(), table.research(1)), (2, 3), "3 is too little");
    for research in [4, 5, 6] {
        let mut table = draft(research).shown("agile").table();
        table.play("end");
        assert_eq!((table.asked(), table.picks(1)), (1, 1), "at {research}");
        table.draw("take agile", &[], "cruel");
        assert_eq!((table.research(1), table.asked()), (1, 2), "one pick, from {research}");
    }
    let mut table = draft(4).table();
    assert!(table.is_legal("research"), "the dial itself still ends at 6");
    table.play("end").play("pass");
    assert_eq!(table.research(1), 1, "it cannot be held back");
    let mut table = alpha().research(1, 5).table();
    table.play("end");
    assert_eq!((table.asked(), table.research(1)), (2, 5), "without the card");
}

#[test]
fn qu_ravenous_01_gains_and_losses_of_two() {
    let mut table = duel("ravenous", "").dominance(1, 2).dominance(2, 4).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (4, 3));
    let mut table = duel("", "ravenous").dominance(1, 2).dominance(2, 4).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 2));
    let mut table = duel("", "ravenous").dominance(2, 2).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!(table.dominance(2), 1, "never below 1");
    let mut table = duel("", "ravenous stubborn").dominance(1, 3).dominance(2, 2).table();
    table.roll("a1xa2", &[6, 1, 3]);
    assert_eq!((table.dominance(1), table.dominance(2)), (2, 4), "in defence too");
}

#[test]
fn qu_ravenous_01_points_beyond_6_are_lost() {
    let mut table = duel("ravenous", "").dominance(1, 5).cubes(1, "b2").table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy").play("infamy e5");
    assert_eq!((table.dominance(1), table.cubes_left(1), table.picks(1)), (1, 3, 1));
}

#[test]
fn qu_ravenous_01_with_righteous_gains_of_two_and_no_losses() {
    let mut table = duel("ravenous righteous", "").dominance(1, 2).dominance(2, 4).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (4, 3));
    let mut table = duel("", "ravenous righteous").dominance(1, 2).dominance(2, 4).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 4));
}

#[test]
fn qu_righteous_01_lost_ships_cost_no_dominance() {
    let mut table = duel("", "righteous").dominance(1, 2).dominance(2, 4).table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 4), "the winner gains as ever");
    let mut table = duel("righteous", "stubborn").dominance(1, 4).table();
    table.roll("a1xa2", &[6, 1, 3]);
    assert_eq!((table.dominance(1), table.dominance(2)), (4, 2), "a lost attacker neither");
}

#[test]
fn qu_righteous_01_cerebral_and_infamy_still_lower_it() {
    let mut table = duel("righteous cerebral", "").dominance(1, 5).cubes(1, "b2").table();
    table.play("cerebral");
    assert_eq!(table.dominance(1), 4);
    let mut table = duel("righteous", "").dominance(1, 5).cubes(1, "b2").table();
    table.roll("a1xa2", &[1, 6, 3]).play("occupy").play("infamy e5");
    assert_eq!(table.dominance(1), 1);
}

#[test]
fn qu_tyrannical_01_research_into_dominance() {
    let draft = |research: u8, dominance: u8| {
        alpha().commands(1, "tyrannical").dominance(1, dominance).research(1, research)
    };
    let mut table = draft(3, 2).actions(0).table();
    table.play("tyrannical");
    assert_eq!((table.research(1), table.dominance(1), table.actions_left()), (2, 3, 0));
    assert_eq!(table.refusal("tyrannical"), "QU-FAQ-13");
    assert_eq!(draft(1, 2).table().refusal("tyrannical"), "QU-TYRANNICAL-01");
}

#[test]
fn qu_tyrannical_01_it_can_bring_infamy_at_once() {
    let draft = alpha().commands(1, "tyrannical").dominance(1, 5).research(1, 6).cubes(1, "b2");
    let mut table = draft.table();
    table.play("tyrannical");
    assert_eq!(table.refusal("research"), "QU-DOM-11");
    table.play("infamy e5");
    assert_eq!((table.dominance(1), table.cubes_on("e5")), (1, vec![1]));
    assert_eq!(table.picks(1), 1, "the cube's; research is at 5 again");
}

//! The gambits: Expansion, Aggression, Momentum, Relocation, Reorganization, Sabotage.

use crate::support::{Draft, Table, alpha, on};

/// Seat 1 in its card phase with one pick.
fn choosing(draft: Draft, shown: &str) -> Table {
    let mut table = draft.picks(1, 1).shown(shown).table();
    table.play("end");
    table
}

#[test]
fn qu_expansion_01_a_rolled_ship_to_an_own_orbit_or_the_scrapyard() {
    let draft = || alpha().ships(1, "3@a1 3@a9 3@b3").ships(2, "6@c2").cubes(1, "b2");
    let mut table = choosing(draft(), "expansion");
    table.roll("take expansion", &[4]);
    assert_eq!(table.actions(), ["scrap", "place b1", "place a2"]);
    assert_eq!(table.refusal("place e4"), "QU-CARD-19", "no own cube there");
    assert_eq!(table.refusal("place c2"), "QU-CARD-19", "occupied");
    table.draw("place b1", &[], "sabotage");
    assert_eq!((table.ships(1).len(), table.reserve(1), table.asked()), (4, 1, 2));
    assert!(table.ships(1).contains(&"4@b1".to_owned()));

    let mut table = choosing(draft(), "expansion");
    table.roll("take expansion", &[4]).draw("scrap", &[], "sabotage");
    assert_eq!((table.scrapyard(1), table.reserve(1)), (vec![4], 1));
}

#[test]
fn qu_expansion_01_not_without_a_ship_in_reserve() {
    let draft = alpha().ships(1, "3@a1 3@a9 3@b3 3@i1").scrapyard(1, &[2]).cubes(1, "b2");
    let table = choosing(draft, "expansion agile");
    assert_eq!(table.refusal("take expansion"), "QU-CARD-18");
    assert!(table.is_legal("take agile") && table.is_legal("refresh"));
}

#[test]
fn qu_expansion_01_scrappy_rolls_it_again() {
    let draft = alpha().ships(1, "3@a1").cubes(1, "b2").commands(1, "scrappy");
    let mut table = choosing(draft, "expansion");
    table.roll("take expansion", &[4]).roll("reroll", &[4]).draw("place b3", &[], "sabotage");
    assert!(table.ships(1).contains(&"4@b3".to_owned()), "the second roll, the same or not");
}

#[test]
fn qu_aggression_01_two_dominance_at_once() {
    let mut table = choosing(alpha().dominance(1, 3), "aggression");
    table.draw("take aggression", &[], "sabotage");
    assert_eq!((table.dominance(1), table.asked()), (5, 2));
    let view = table.view();
    assert_eq!((view.gambits, view.gambit_discard), (vec!["sabotage".to_owned()], 1));
}

#[test]
fn qu_aggression_01_infamy_and_one_more_pick() {
    for dominance in [4, 5] {
        let draft = alpha().dominance(1, dominance).cubes(1, "b2");
        let mut table = choosing(draft, "aggression agile");
        table.play("take aggression");
        assert_eq!(table.refusal("take agile"), "QU-DOM-11", "the cube first");
        table.draw("infamy e5", &[], "sabotage");
        assert_eq!((table.dominance(1), table.cubes_on("e5")), (1, vec![1]), "from {dominance}");
        assert_eq!((table.asked(), table.picks(1)), (1, 1));
        table.draw("take agile", &[], "cruel");
        assert_eq!(table.asked(), 2);
    }
    let mut table = choosing(alpha().dominance(1, 4).cubes_left(1, 1), "aggression");
    table.play("take aggression").play("infamy e5");
    assert_eq!(table.winner(), Some(1));
}

#[test]
fn qu_momentum_01_another_turn_of_two_actions() {
    let draft = alpha().ships(1, "3@a1").ships(2, "3@i9").moved(1, "a1").new_commands(1, "agile");
    let mut table = choosing(draft, "momentum");
    table.draw("take momentum", &[], "sabotage");
    assert_eq!((table.asked(), table.actions_left(), table.picks(1)), (1, 2, 0));
    assert_eq!(table.cards(1), ["agile"], "just taken, and active");
    table.play("a1-a5").play("end");
    assert_eq!((table.asked(), table.actions_left()), (2, 3));
}

#[test]
fn qu_momentum_01_what_happens_at_a_turns_start_happens_again() {
    let draft = alpha().ships(1, "3@a1 3@a9").ships(2, "3@i9").research(1, 2);
    let draft = draft.commands(1, "brilliant arrogant conformist");
    let mut table = choosing(draft, "momentum");
    table.draw("take momentum", &[], "sabotage");
    assert_eq!((table.research(1), table.actions_left()), (4, 2 + 1 + 1));

    // A ship on the void tile, d4 to f6.
    let draft = on("the-empty-center", 3).ships(1, "3@e5 3@d4");
    let mut table = choosing(draft, "momentum");
    table.draw("take momentum", &[], "sabotage");
    assert_eq!(table.research(1), 3);
}

#[test]
fn qu_momentum_01_once_a_turn_cards_and_free_moves_are_fresh() {
    let draft = alpha().ships(1, "6@a1").ships(2, "6@a2").commands(1, "curious tactical cunning");
    let mut table = draft.picks(1, 1).shown("momentum").table();
    table.roll("scout a1", &[6, 6, 2]).roll("tactical a1xa2", &[6, 1]).play("end");
    table.draw("take momentum", &[], "sabotage");
    assert!(table.is_legal("curious a1-b1"), "no attack in this turn yet");
    assert!(table.is_legal("tactical a1-b1"));
    assert_eq!(table.marks(1, "a"), (false, false));
}

#[test]
fn qu_momentum_01_owed_picks_wait_and_momentum_may_follow_momentum() {
    let mut table = alpha().picks(1, 3).shown("momentum momentum agile").table();
    table.play("end").draw("take momentum", &[], "sabotage");
    assert_eq!((table.actions_left(), table.picks(1)), (2, 2));
    table.play("research").play("end").draw("take momentum", &[], "sabotage");
    assert_eq!((table.asked(), table.actions_left(), table.picks(1)), (1, 2, 1));
    table.play("end").draw("take agile", &[], "cruel");
    assert_eq!(table.asked(), 2);
}

/// Three players; seat 3 is about to earn an infamy cube on seat 1's turn.
fn stubborn_third() -> Table {
    on("beta-sector", 3)
        .ships(1, "3@a1")
        .ships(3, "3@a2 6@i9")
        .commands(3, "stubborn")
        .new_commands(3, "flexible")
        .dominance(3, 5)
        .cubes(3, "h2")
        .shown("momentum agile")
        .table()
}

#[test]
fn qu_momentum_01_taken_on_another_turn_it_comes_right_after_it() {
    let mut table = stubborn_third();
    table.roll("a1xa2", &[2, 2, 6]).play("infamy e5").play("end");
    assert_eq!((table.asked(), table.picks(3)), (3, 1), "after the active player's cards");
    table.draw("take momentum", &[], "sabotage");
    assert_eq!((table.asked(), table.actions_left()), (3, 2), "the bonus turn");
    assert_eq!(table.cards(3), ["flexible", "stubborn"]);
    table.play("i9-i4").play("end");
    assert_eq!((table.asked(), table.actions_left()), (2, 3), "then the normal order");
    table.play("end");
    assert_eq!((table.asked(), table.actions_left(), table.marks(3, "b")), (3, 3, (false, false)));
}

#[test]
fn qu_relocation_01_a_cube_of_another_player() {
    let draft = || alpha().cubes(1, "b2 e5").cubes(2, "h8 e2");
    let mut table = choosing(draft(), "relocation");
    table.play("take relocation");
    assert!(table.rest("relocate 1 ").is_empty(), "not the own ones");
    assert_eq!(table.refusal("relocate 1 b2 b5"), "QU-RELOCATION-01");
    assert_eq!(table.refusal("relocate 2 b5 b8"), "QU-RELOCATION-01", "no cube there");
    assert_eq!(table.refusal("relocate 2 h8 b2"), "QU-CUBE-04", "full");
    assert_eq!(table.refusal("relocate 2 h8 e2"), "QU-CUBE-03", "one of the colour is there");
    table.draw("relocate 2 h8 e5", &[], "sabotage");
    assert_eq!((table.cubes_on("e5"), table.cubes_on("h8")), (vec![1, 2], vec![]));
    assert_eq!((table.cubes_left(2), table.picks(2)), (3, 0));
}

#[test]
fn qu_relocation_01_a_higher_number_by_edition() {
    let draft = || alpha().cubes(1, "b2").cubes(2, "h8");
    let mut table = choosing(draft(), "relocation");
    table.play("take relocation");
    assert!(table.is_legal("relocate 2 h8 e5"), "revised: from a 7 to the 8");
    assert!(table.is_legal("relocate 2 h8 b5"));

    let mut table = choosing(draft().first_edition(), "relocation");
    table.play("take relocation");
    assert_eq!(table.refusal("relocate 2 h8 e5"), "QU-RELOCATION-01", "first: not higher");
    assert!(table.is_legal("relocate 2 h8 b5"), "from a 7 to a 7");
    let mut table = choosing(draft().cubes(2, "e5").first_edition(), "relocation");
    table.play("take relocation");
    assert!(table.is_legal("relocate 2 e5 b5"), "from the 8 to a 7");
}

#[test]
fn qu_relocation_01_it_never_wins_and_may_find_nothing() {
    let mut table = choosing(alpha().cubes(2, "h8").cubes_left(2, 1), "relocation");
    table.play("take relocation").draw("relocate 2 h8 b5", &[], "sabotage");
    assert_eq!((table.winner(), table.cubes_left(2)), (None, 1));

    let mut table = choosing(alpha().cubes(1, "b2"), "relocation");
    table.draw("take relocation", &[], "sabotage");
    assert_eq!(table.asked(), 2, "nobody else has a cube: no effect");
}

#[test]
fn qu_reorganization_01_chosen_rolled_together_then_placed() {
    let draft = alpha().ships(1, "3@a1 4@i9").scrapyard(1, &[5]).cubes(1, "b2");
    let mut table = choosing(draft, "reorganization");
    table.play("take reorganization");
    let choices = ["a", "ab", "abc", "ac", "b", "bc", "c", "none"];
    assert_eq!(table.rest("reorganize "), choices, "on the map and in the scrapyard");
    assert_eq!(table.refusal("reorganize d"), "QU-REORGANIZATION-01", "not the reserve");
    table.roll("reorganize ac", &[3, 1]);
    assert_eq!(table.ships(1), ["4@i9"], "both are off the map before they are placed");
    assert_eq!(table.refusal("place e4"), "QU-REORGANIZATION-01");
    table.play("place b3");
    assert_eq!(table.refusal("place b3"), "QU-REORGANIZATION-01", "taken by now");
    table.draw("scrap", &[], "sabotage");
    assert_eq!((table.ships(1), table.scrapyard(1)), (vec!["3@b3".into(), "4@i9".into()], vec![1]));
    assert_eq!(table.asked(), 2);
}

#[test]
fn qu_reorganization_01_none_is_a_number_too() {
    let mut table = choosing(alpha().ships(1, "3@a1").cubes(1, "b2"), "reorganization");
    table.play("take reorganization").draw("reorganize none", &[], "sabotage");
    assert_eq!((table.ships(1), table.asked()), (vec!["3@a1".into()], 2));
}

#[test]
fn qu_reorganization_01_clever_stealthy_and_scrappy() {
    let fleet = |cards: &str| {
        let draft = alpha().ships(1, "3@a1 4@i9").cubes(1, "b2").commands(1, cards);
        let mut table = choosing(draft, "reorganization");
        table.play("take reorganization");
        table
    };
    let mut table = fleet("clever stealthy");
    table.play("reorganize ab").play("choose 5").play("choose 4").play("place e6");
    assert_eq!(table.refusal("place f6"), "QU-STEALTHY-01", "beside the one just placed");
    table.draw("place f7", &[], "sabotage");
    assert_eq!(table.ships(1), ["4@f7", "5@e6"]);

    let mut table = fleet("scrappy");
    table.roll("reorganize ab", &[1, 2]);
    table.roll("reroll", &[1]).play("keep").play("place b1").draw("place b3", &[], "sabotage");
    assert_eq!(table.ships(1), ["1@b1", "2@b3"], "each roll has its own second chance");
}

#[test]
fn qu_sabotage_01_every_other_player_discards_clockwise() {
    let draft = on("gamma-sector", 4)
        .active(3)
        .commands(1, "agile cruel")
        .commands(2, "clever")
        .commands(3, "eager")
        .commands(4, "nomadic stubborn")
        .picks(3, 1)
        .shown("sabotage");
    let mut table = draft.table();
    table.play("end").play("take sabotage");
    assert_eq!(table.asked(), 4);
    assert_eq!(table.actions(), ["discard nomadic", "discard stubborn"], "the victim chooses");
    assert_eq!(table.refusal("discard agile"), "QU-SABOTAGE-01");
    table.play("discard stubborn");
    assert_eq!(table.asked(), 1);
    table.play("discard cruel");
    assert_eq!(table.asked(), 2);
    table.draw("discard clever", &[], "expansion");
    assert_eq!(table.asked(), 4, "the next turn");
    let cards: Vec<_> = (1..=4).flat_map(|seat| table.cards(seat)).collect();
    assert_eq!(cards, ["agile", "eager", "nomadic"]);
    assert_eq!(table.view().command_discard, 3);
}

#[test]
fn qu_sabotage_01_new_cards_count_and_no_cards_no_loss() {
    let draft = on("beta-sector", 3).new_commands(3, "agile");
    let mut table = choosing(draft, "sabotage");
    table.play("take sabotage");
    assert_eq!(table.asked(), 3, "seat 2 has nothing to lose");
    assert_eq!(table.actions(), ["discard agile"], "not active yet, but it counts");
    table.draw("discard agile", &[], "expansion");
    assert!(table.cards(3).is_empty());

    let mut table = choosing(alpha(), "sabotage");
    table.draw("take sabotage", &[], "expansion");
    assert_eq!(table.asked(), 2, "nobody is asked");
}

//! The card phase: `QU-CARD`.

use quantum::Card;

use crate::support::{Table, alpha};

const SHOWN: &str = "agile clever cruel aggression expansion sabotage";

/// Seat 1 in its card phase with so many picks, and so many ships that two are left in reserve.
fn choosing(picks: u8) -> Table {
    let draft = alpha().ships(1, "5@e4 3@e6 1@i9").cubes(1, "b2").picks(1, picks).shown(SHOWN);
    let mut table = draft.table();
    table.play("end");
    table
}

/// How many cards are in the piles and the discards: commands, then gambits.
fn piles(table: &Table) -> [u32; 4] {
    let view = table.view();
    [view.command_pile, view.command_discard, view.gambit_pile, view.gambit_discard]
}

#[test]
fn qu_card_01_cards_are_chosen_after_all_actions() {
    let mut table = alpha().picks(1, 1).shown(SHOWN).table();
    for early in ["take agile", "refresh", "pass"] {
        assert_eq!(table.refusal(early), "QU-CARD-01", "{early}");
    }
    table.play("research").play("end");
    assert_eq!((table.asked(), table.view().phase), (1, "cards"));
    for late in ["research", "end"] {
        assert_eq!(table.refusal(late), "QU-TURN-01", "{late}");
    }
}

#[test]
fn qu_card_02_a_pick_for_each_cube_and_one_for_a_breakthrough() {
    let mut table = alpha().ships(1, "5@e4 3@e6").research(1, 5).shown(SHOWN).table();
    table.play("build e5");
    assert_eq!(table.picks(1), 1);
    table.play("research");
    assert_eq!(table.picks(1), 2);
    let mut table = alpha().shown(SHOWN).table();
    table.play("end");
    assert_eq!(table.asked(), 2, "without either there is no card phase");
}

#[test]
fn qu_card_03_each_pick_takes_one_of_six_of_either_type() {
    let mut table = choosing(2);
    assert_eq!(
        table.rest("take "),
        ["aggression", "agile", "clever", "cruel", "expansion", "sabotage"]
    );
    assert_eq!(table.refusal("take eager"), "QU-CARD-03", "it is not face up");
    table.draw("take agile", &[], "eager").draw("take clever", &[], "nomadic");
    assert_eq!(table.commands(1), ["agile?", "clever?"], "two commands");
    let mut table = choosing(2);
    table.draw("take aggression", &[], "momentum").draw("take sabotage", &[], "relocation");
    assert_eq!((table.dominance(1), table.asked()), (3, 2), "two gambits");
}

#[test]
fn qu_card_04_a_gambit_acts_at_once_and_is_discarded() {
    let mut table = choosing(1);
    assert_eq!(piles(&table), [28, 0, 19, 0]);
    table.draw("take aggression", &[], "momentum");
    assert_eq!(table.dominance(1), 3);
    assert_eq!(table.commands(1), [""; 0], "it is not kept");
    assert_eq!(piles(&table), [28, 0, 18, 1]);
    let mut table = choosing(1);
    table.roll("take expansion", &[4]);
    assert_eq!(table.refusal("pass"), "QU-CARD-04", "it is carried out before anything else");
}

#[test]
fn qu_card_05_a_command_card_stays_for_good() {
    let mut table = choosing(1);
    table.draw("take agile", &[], "eager");
    for _ in 0..6 {
        table.play("end");
    }
    assert_eq!(table.commands(1), ["agile"]);
    assert_eq!(piles(&table), [27, 0, 19, 0], "it lies beside the sheet, not on a pile");
}

#[test]
fn qu_card_06_the_gap_is_filled_before_the_next_pick() {
    let mut table = choosing(2);
    table.draw("take agile", &[], "eager");
    assert_eq!(table.event_names(), ["CardTaken", "CardRevealed"]);
    assert_eq!(table.display()[0], ["clever", "cruel", "eager"]);
    assert_eq!(table.display()[1].len(), 3, "from the pile of its own type");
    table.draw("take eager", &[], "nomadic");
    assert_eq!(table.commands(1), ["agile?", "eager?"], "the new card could be taken");
}

#[test]
fn qu_card_07_a_gambit_acts_is_discarded_and_then_replaced() {
    let mut table = choosing(1);
    table.draw("take aggression", &[], "momentum");
    assert_eq!(
        table.event_names()[..3],
        ["CardTaken", "DominanceChanged", "CardRevealed"].map(str::to_owned)
    );
    let mut table = choosing(1);
    table.roll("take expansion", &[4]);
    assert_eq!(piles(&table), [28, 0, 19, 0], "not discarded before the ship is placed");
    table.draw("scrap", &[], "momentum");
    assert_eq!(piles(&table), [28, 0, 18, 1]);
}

/// Empties the pile of gambits but for one Sabotage; the display keeps Aggression.
fn nearly_empty() -> Table {
    let mut table =
        alpha().picks(1, 200).shown("agile clever cruel aggression aggression aggression").table();
    table.play("end");
    let gambits = [
        "expansion expansion expansion",
        "expansion expansion expansion",
        "expansion expansion momentum",
        "momentum momentum momentum",
        "relocation relocation reorganization",
        "reorganization sabotage aggression",
    ];
    let commands = [
        "arrogant brilliant cerebral",
        "conformist cunning curious",
        "dangerous eager energetic",
        "ferocious flexible ingenious",
        "intelligent nomadic plundering",
        "precocious rational ravenous",
    ];
    for (commands, gambits) in commands.iter().zip(gambits) {
        table.draw("refresh", &[], &format!("{commands} {gambits}"));
    }
    table
}

#[test]
fn qu_card_07_the_gambit_just_used_is_part_of_the_reshuffle() {
    let mut table = nearly_empty();
    assert_eq!(piles(&table), [10, 18, 1, 18]);
    table.draw("take aggression", &[], "sabotage");
    assert_eq!(piles(&table), [10, 18, 0, 19], "the last card of the pile");
    // All four aggressions are discarded by now, this one among them.
    table.draw("take sabotage", &[], "aggression");
    assert_eq!(piles(&table), [10, 18, 19, 0], "20 cards were shuffled");
    let mut table = nearly_empty();
    table.draw("take sabotage", &[], "sabotage").draw("take sabotage", &[], "sabotage");
    assert_eq!(table.display()[1], ["aggression", "reorganization", "sabotage"]);
}

#[test]
fn qu_card_08_three_command_cards_at_most() {
    let mut table = alpha().commands(1, "eager nomadic stubborn").picks(1, 1).shown(SHOWN).table();
    table.play("end").play("take agile");
    assert_eq!(table.commands(1).len(), 3);
    table.draw("discard nomadic", &[], "energetic");
    assert_eq!(table.event_names()[..2], ["CardDiscarded", "CardRevealed"].map(str::to_owned));
    assert_eq!(table.commands(1), ["agile?", "eager", "stubborn"]);
    assert_eq!(piles(&table)[..2], [24, 1]);
    let mut table = alpha().commands(1, "eager nomadic").picks(1, 1).shown(SHOWN).table();
    table.play("end").draw("take agile", &[], "energetic");
    assert_eq!(table.commands(1).len(), 3, "a third card costs none");
}

#[test]
fn qu_card_09_one_of_the_older_three_goes_at_once() {
    let draft = alpha().commands(1, "eager nomadic").new_commands(1, "stubborn");
    let mut table = draft.picks(1, 2).shown(SHOWN).table();
    table.play("end").play("take agile");
    assert_eq!(table.actions(), ["discard eager", "discard nomadic", "discard stubborn"]);
    assert_eq!(table.refusal("discard agile"), "QU-CARD-09", "not the new one");
    assert_eq!(table.refusal("discard cruel"), "QU-CARD-09", "not one that is not held");
    assert_eq!(table.refusal("pass"), "QU-CARD-09");
    table.draw("discard stubborn", &[], "energetic").play("take cruel");
    assert_eq!(
        table.actions(),
        ["discard agile", "discard eager", "discard nomadic"],
        "one taken in the same phase counts as held"
    );
}

#[test]
fn qu_card_10_a_pick_may_replace_all_six_cards() {
    let mut table = choosing(2);
    table.draw("refresh", &[], "eager nomadic stubborn momentum relocation expansion");
    assert_eq!(table.event_names()[0], "DisplayRefreshed");
    assert_eq!(table.event_names().len(), 7, "six new cards");
    assert_eq!(table.display()[0], ["eager", "nomadic", "stubborn"]);
    assert_eq!(table.display()[1], ["expansion", "momentum", "relocation"]);
    assert_eq!((table.asked(), table.picks(1)), (1, 1));
    assert_eq!(piles(&table), [25, 3, 16, 3]);
}

#[test]
fn qu_card_11_each_time_costs_one_pick() {
    let mut table = choosing(1);
    table.draw("refresh", &[], "eager nomadic stubborn momentum relocation expansion");
    assert_eq!((table.asked(), table.commands(1).len()), (2, 0), "no card this turn");
    let mut table = choosing(2);
    table.draw("refresh", &[], "eager nomadic stubborn momentum relocation expansion");
    table.draw("refresh", &[], "energetic curious flexible expansion expansion expansion");
    assert_eq!(table.asked(), 2, "it may be repeated while picks last");
}

#[test]
fn qu_card_12_an_empty_pile_is_made_of_its_own_discards() {
    let mut table = alpha().picks(1, 200).shown(SHOWN).table();
    table.play("end");
    for seed in 0..150 {
        table.play_by_chance("refresh", seed);
        let [commands, gambits] = table.display();
        assert_eq!((commands.len(), gambits.len()), (3, 3));
        let is_gambit = |id: &String| matches!(id.parse(), Ok(Card::Gambit(_)));
        assert!(!commands.iter().any(is_gambit) && gambits.iter().all(is_gambit));
        let [pile, discard, gambit_pile, gambit_discard] = piles(&table);
        assert_eq!((pile + discard, gambit_pile + gambit_discard), (28, 19), "none is lost");
    }
}

#[test]
fn qu_card_13_the_pile_is_made_anew_when_a_card_must_be_drawn() {
    let mut table = nearly_empty();
    assert_eq!(piles(&table)[2..], [1, 18], "one card is left, and it is not touched");
    // Old cards are discarded first; the last card comes, then two of the 21 discarded ones.
    table.draw("refresh", &[], "relentless resourceful righteous sabotage sabotage aggression");
    assert_eq!(piles(&table), [7, 21, 19, 0]);
    let mut table = alpha().picks(1, 9).shown("agile expansion").table();
    table.play("end");
    assert_eq!(table.display(), [vec!["agile".to_owned()], vec!["expansion".to_owned()]]);
    table.draw("take agile", &[], "eager");
    assert_eq!(table.display()[0], ["eager"], "a short display stays short");
    table.draw("refresh", &[], "cruel nomadic stubborn momentum relocation expansion");
    assert_eq!(table.display()[0].len(), 3, "until all six are replaced");
}

#[test]
fn qu_card_14_a_new_command_card_waits_for_the_next_turn() {
    let table = alpha().ships(1, "4@a1").new_commands(1, "flexible").table();
    assert_eq!(table.refusal("flexible a1 5"), "QU-CARD-14");
    let mut table = alpha().ships(1, "4@a1").picks(1, 1).shown("flexible").table();
    assert_eq!(table.refusal("flexible a1 5"), "QU-FLEXIBLE-01", "nobody has it yet");
    table.play("end").draw("take flexible", &[], "eager");
    assert_eq!(table.commands(1), ["flexible?"]);
    table.play("end");
    assert_eq!(table.commands(1), ["flexible"]);
    table.play("flexible a1 5");

    let mut table = alpha().ships(1, "4@a1").picks(1, 2).shown("flexible momentum").table();
    table.play("end").draw("take flexible", &[], "eager").draw("take momentum", &[], "expansion");
    assert!(table.is_legal("flexible a1 5"), "Momentum begins a new turn");
}

#[test]
fn qu_card_15_a_card_that_works_by_itself_waits_for_its_owners_turn() {
    let mut table =
        alpha().ships(1, "3@a2").ships(2, "3@a1").picks(1, 1).shown("ferocious").table();
    table.play("end").draw("take ferocious", &[], "eager");
    table.roll("a1xa2", &[3, 3, 4]);
    assert!(
        format!("{:?}", table.events).contains("CombatDecided { attack: 6, defence: 6 }"),
        "nothing is taken off seat 1's roll in seat 2's turn"
    );
    let draft = alpha().ships(1, "3@a2").ships(2, "3@a1").commands(1, "ferocious");
    let mut table = draft.active(2).table();
    table.roll("a1xa2", &[3, 3]);
    assert!(format!("{:?}", table.events).contains("CombatDecided { attack: 6, defence: 5 }"));
}

#[test]
fn qu_card_16_expansion_brings_one_ship_each() {
    let draft = alpha().ships(1, "5@e4 3@e6 1@i9").cubes(1, "b2");
    let mut table = draft.picks(1, 2).shown(SHOWN).table();
    let reserve = |table: &Table| table.view().ships_in(0, "reserve").count();
    assert_eq!(reserve(&table), 2);
    assert_eq!(table.refusal("deploy d b1"), "QU-DEPLOY-03");
    table.play("end").roll("take expansion", &[4]).draw("place b1", &[], "expansion");
    assert_eq!((reserve(&table), table.ships(1).len()), (1, 4));
    table.roll("take expansion", &[2]).draw("scrap", &[], "momentum");
    assert_eq!((reserve(&table), table.scrapyard(1)), (0, vec![2]));
}

#[test]
fn qu_card_17_not_with_both_expansion_ships_in_play() {
    let draft = || alpha().ships(1, "5@e4 3@e6 1@i9 2@a1").picks(1, 1).shown(SHOWN);
    let mut table = draft().scrapyard(1, &[6]).table();
    table.play("end");
    assert!(!table.is_legal("take expansion"), "one on the board, one in the scrapyard");
    let mut table = draft().table();
    table.play("end");
    assert!(table.is_legal("take expansion"), "one is left");
}

#[test]
fn qu_card_18_then_expansion_is_no_choice() {
    let draft = alpha().ships(1, "5@e4 3@e6 1@i9").scrapyard(1, &[6, 6]).picks(1, 1).shown(SHOWN);
    let mut table = draft.table();
    table.play("end");
    assert_eq!(table.refusal("take expansion"), "QU-CARD-18");
    assert_eq!(table.rest("take "), ["aggression", "agile", "clever", "cruel", "sabotage"]);
    assert!(table.is_legal("refresh"));
}

#[test]
fn qu_card_19_the_new_ship_is_rolled_and_placed_by_its_owner() {
    let mut table = alpha()
        .ships(1, "5@e4 3@e6 1@b1")
        .cubes(1, "b2 e8")
        .ships(2, "6@a2")
        .picks(1, 1)
        .shown(SHOWN)
        .table();
    table.play("end").roll("take expansion", &[4]);
    assert_eq!(table.event_names(), ["CardTaken", "ShipRolled"]);
    assert_eq!(table.rest("place "), ["b3", "c2", "d8", "e7", "e9", "f8"]);
    assert!(table.is_legal("scrap"));
    assert_eq!(table.refusal("place b1"), "QU-CARD-19", "an own ship is there");
    assert_eq!(table.refusal("place a2"), "QU-CARD-19", "an enemy is there");
    assert_eq!(table.refusal("place a1"), "QU-CARD-19", "a corner");
    assert_eq!(table.refusal("place e3"), "QU-CARD-19", "no own cube");
    table.draw("place b3", &[], "momentum");
    assert_eq!(table.ships(1), ["1@b1", "3@e6", "4@b3", "5@e4"]);
    table.play("end");
    assert_eq!(table.actions_left(), 3, "four ships, three actions");
}

#[test]
fn qu_card_20_picks_may_be_passed_up() {
    let mut table = choosing(3);
    table.draw("take agile", &[], "eager").play("pass");
    assert_eq!(table.event_names(), ["PicksLapsed", "TurnEnded", "TurnStarted"]);
    assert_eq!((table.asked(), table.picks(1)), (2, 0));
    table.play("end");
    assert_eq!((table.asked(), table.picks(1)), (1, 0), "they do not come back");
    table.play("end");
    assert_eq!(table.asked(), 2);
}

#[test]
fn qu_card_21_aggression_adds_two_dominance() {
    let mut table = choosing(1);
    table.draw("take aggression", &[], "momentum");
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 1));
    let mut table = alpha().dominance(1, 3).picks(1, 1).shown(SHOWN).table();
    table.play("end").draw("take aggression", &[], "momentum");
    assert_eq!((table.dominance(1), table.asked()), (5, 2), "5 is no infamy");
}

#[test]
fn qu_card_22_the_named_cards_are_of_these_types() {
    let commands = "ferocious cruel relentless stubborn arrogant curious warlike flexible \
                    energetic cunning stealthy clever";
    for id in commands.split_whitespace() {
        assert!(matches!(id.parse(), Ok(Card::Command(_))), "{id}");
    }
    for id in ["aggression", "expansion", "relocation", "momentum", "reorganization"] {
        assert!(matches!(id.parse(), Ok(Card::Gambit(_))), "{id}");
    }
}

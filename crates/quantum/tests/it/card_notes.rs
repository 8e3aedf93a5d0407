//! The rulebook's notes on cards: `QU-NOTE`.

use crate::support::{Draft, Table, alpha};

#[test]
fn qu_note_01_an_expansion_ship_stays_in_the_fleet() {
    let mut table = alpha()
        .ships(1, "3@a1 3@a9 3@i1")
        .ships(2, "1@b4")
        .cubes(1, "b2")
        .picks(1, 1)
        .shown("expansion")
        .table();
    table.play("end").roll("take expansion", &[5]).draw("place b3", &[], "sabotage");
    assert_eq!((table.ships(1).len(), table.reserve(1)), (4, 1));
    table.roll("b4xb3", &[1, 6, 2]).play("withdraw").play("end");
    assert_eq!((table.scrapyard(1), table.reserve(1)), (vec![2], 1), "like any other ship");
    table.play("deploy d b1");
    assert!(table.ships(1).contains(&"2@b1".to_owned()));
    assert_eq!(table.actions_left(), 2);
}

#[test]
fn qu_note_02_expansion_gives_no_action() {
    let fleet = || alpha().cubes(1, "b2").picks(1, 1).shown("expansion");
    let mut table = fleet().ships(1, "3@a1 3@a9 3@i1 3@i2").table();
    table.play("end").roll("take expansion", &[5]).draw("place b3", &[], "sabotage");
    assert_eq!((table.ships(1).len(), table.reserve(1)), (5, 0));
    table.play("end");
    assert_eq!((table.asked(), table.actions_left()), (1, 3), "five ships, three actions");
}

#[test]
fn qu_note_02_no_expansion_with_both_ships_in_play() {
    let fleet = || alpha().cubes(1, "b2").picks(1, 1).shown("expansion");
    for mut table in [
        fleet().ships(1, "3@a1 3@a9 3@i1 3@i2 3@i3").table(),
        fleet().ships(1, "3@a1 3@a9 3@i1").scrapyard(1, &[2, 2]).table(),
    ] {
        table.play("end");
        assert_eq!(table.refusal("take expansion"), "QU-CARD-18");
    }
    let mut table = fleet().ships(1, "3@a1").scrapyard(1, &[2, 2, 2]).table();
    table.play("end");
    assert!(table.is_legal("take expansion"), "one is left");
}

#[test]
fn qu_note_03_stubborn_destroys_the_attacker_with_dominance() {
    let mut table = alpha()
        .ships(1, "3@g3")
        .ships(2, "3@f5")
        .commands(2, "stubborn")
        .dominance(1, 3)
        .dominance(2, 4)
        .table();
    table.roll("g3-g5xf5", &[2, 2, 6]);
    assert_eq!(table.totals(), Some((5, 5)));
    assert!(table.ships(1).is_empty());
    assert_eq!(table.scrapyard(1), [6], "rolled anew");
    assert_eq!(table.ships(2), ["3@f5"]);
    assert_eq!((table.dominance(1), table.dominance(2)), (2, 5));
}

#[test]
fn qu_note_03_stubborn_can_bring_infamy_on_another_players_turn() {
    let fight = || alpha().ships(1, "3@g3").ships(2, "3@f5").commands(2, "stubborn");
    let mut table = fight().dominance(2, 5).cubes(2, "h8").table();
    table.roll("g3-g5xf5", &[2, 2, 6]);
    assert_eq!(table.asked(), 2);
    table.play("infamy e5");
    assert_eq!((table.cubes_on("e5"), table.dominance(2)), (vec![2], 1));
    assert_eq!(table.asked(), 1, "the turn goes on");
    assert_eq!(table.picks(2), 1);

    let mut table = fight().dominance(2, 5).cubes(2, "h8").first_edition().table();
    table.roll("g3-g5xf5", &[2, 2, 6]).play("infamy e5");
    assert_eq!(table.picks(2), 0, "no card outside the own turn");

    let mut table = fight().dominance(2, 5).cubes_left(2, 1).table();
    table.roll("g3-g5xf5", &[2, 2, 6]).play("infamy e5");
    assert_eq!(table.winner(), Some(2));
}

/// A 3 on a1 attacks a 3 on a2.
fn duel(attacker: &str, defender: &str) -> Draft {
    alpha().ships(1, "3@a1").ships(2, "3@a2").commands(1, attacker).commands(2, defender)
}

#[test]
fn qu_note_04_rerolls_come_after_both_first_rolls() {
    let mut table = duel("relentless", "cruel").table();
    table.roll("a1xa2", &[4, 5]);
    assert_eq!(table.event_names(), ["AttackDeclared", "CombatRolled"]);
    let combat = table.view().combat.expect("a combat is on");
    assert_eq!((combat.attack, combat.defence), (4, 5));
    assert_eq!(table.actions(), ["keep", "reroll relentless"]);
}

#[test]
fn qu_note_05_the_attacker_decides_first_and_the_last_roll_stands() {
    let mut table = duel("relentless", "cruel").table();
    table.roll("a1xa2", &[6, 4]);
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refusal_to(2, "reroll cruel"), "PA-SEAT-01");
    table.roll("reroll relentless", &[1]);
    assert_eq!((table.asked(), table.totals()), (2, None));
    assert_eq!(table.actions(), ["keep", "reroll cruel"]);
    table.roll("reroll cruel", &[5]);
    assert_eq!(table.totals(), Some((3 + 5, 3 + 4)), "neither the 6 nor the 1 counts");
    assert_eq!(table.ships(1), ["3@a1"]);
}

#[test]
fn qu_note_06_no_second_round_of_rerolls() {
    let mut table = duel("cruel scrappy", "relentless").table();
    table.roll("a1xa2", &[2, 6]).play("keep");
    assert_eq!(table.asked(), 2, "the defender decides, knowing the attacker's choice");
    table.roll("reroll relentless", &[1]);
    assert_eq!(table.totals(), Some((5, 4)), "the attacker is not asked again");
    assert_eq!(table.ships(2), ["3@a2"]);
}

#[test]
fn qu_note_07_an_extra_action_is_no_second_move() {
    let draft = alpha().active(2).ships(1, "3@a1 3@a9").ships(2, "1@i9");
    let mut table = draft.commands(1, "arrogant").table();
    table.play("end");
    assert_eq!(table.actions_left(), 4);
    table.play("a1-a2").play("research").play("research");
    assert_eq!(table.actions_left(), 1);
    assert_eq!(table.refusal("a2-a3"), "QU-TURN-05");
    assert!(table.is_legal("a9-a8"), "with a fresh ship");
}

#[test]
fn qu_note_07_neither_are_warlike_and_curious() {
    let draft = alpha().ships(1, "3@a1 3@a9").ships(2, "6@a2").commands(1, "warlike");
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 6, 2]).play("withdraw");
    assert_eq!(table.actions_left(), 3);
    assert_eq!(table.refusal("a1-a2"), "QU-TURN-05");
    assert!(table.is_legal("a9-a8"));

    let mut table = alpha().ships(1, "3@a1 3@a9").commands(1, "curious").table();
    table.play("a1-a2");
    assert_eq!(table.refusal("curious a2-a3"), "QU-TURN-05");
    assert!(table.is_legal("curious a9-a8"));
}

#[test]
fn qu_note_08_flexible_neither_uses_nor_renews_the_ability() {
    let mut table = alpha().ships(1, "4@a1 6@i9").commands(1, "flexible").table();
    table.play("flexible a1 3").play("warp a1 i9");
    assert_eq!(table.refusal("warp i9 a1"), "QU-SHIP-0-02", "once");

    let mut table = alpha().ships(1, "4@a1 6@i9").commands(1, "flexible").table();
    table.play("modify a1 5").play("flexible a1 4");
    assert_eq!(table.refusal("modify a1 3"), "QU-SHIP-0-02");
}

#[test]
fn qu_note_09_energetic_renews_no_manoeuvre() {
    let fleet = || alpha().ships(1, "5@c3").commands(1, "energetic");
    let mut table = fleet().table();
    table.play("c3-f6");
    assert_eq!(table.refusal("f6-i3"), "QU-SHIP-5-05");
    assert!(table.is_legal("f6-f4"), "straight ahead");

    let mut table = fleet().table();
    table.play("c3-c6");
    assert!(table.is_legal("c6-f9"), "the manoeuvre was still unused");
    table.play("c6-f9");
    assert_eq!(table.marks(1, "a"), (true, true));
}

#[test]
fn qu_note_10_momentum_begins_a_brand_new_turn() {
    let mut table = alpha()
        .ships(1, "3@a1 2@i9")
        .moved(1, "a1")
        .ability_used(1, "a1")
        .commands(1, "cerebral")
        .dominance(1, 4)
        .picks(1, 2)
        .shown("flexible momentum")
        .table();
    table.play("cerebral").play("end");
    table.draw("take flexible", &[], "agile").draw("take momentum", &[], "sabotage");
    assert_eq!((table.asked(), table.actions_left()), (1, 2));
    assert_eq!(table.view().phase, "actions");
    assert_eq!(table.marks(1, "a"), (false, false));
    for action in ["a1-a2", "warp a1 i9", "cerebral", "flexible a1 4"] {
        assert!(table.is_legal(action), "{action}");
    }
    table.play("end");
    assert_eq!(table.asked(), 2, "then the order goes on");
}

#[test]
fn qu_note_11_open_picks_wait_for_the_new_turns_card_phase() {
    let mut table = alpha().ships(1, "5@e4 3@e6").picks(1, 2).shown("agile cruel momentum").table();
    table.play("end").draw("take momentum", &[], "sabotage");
    assert_eq!((table.actions_left(), table.picks(1)), (2, 1));
    assert_eq!(table.refusal("take agile"), "QU-CARD-01", "actions come first");
    table.play("build e5").play("end");
    assert_eq!(table.picks(1), 2, "one owed, one earned");
    table.draw("take agile", &[], "clever").draw("take cruel", &[], "eager");
    assert_eq!(table.asked(), 2);
}

#[test]
fn qu_note_12_cunning_repeats_the_four_free_abilities() {
    let enemies = "2@a2 2@b1";
    let mut table = alpha().ships(1, "1@a1").ships(2, enemies).commands(1, "cunning").table();
    table.roll("strike a1 a2", &[6, 1]).roll("strike a1 b1", &[6, 1]);
    assert_eq!(table.actions_left(), 3);
    assert_eq!(table.refusal("strike a1 a2"), "QU-SHIP-0-02", "no third time");

    let mut table = alpha().ships(1, "6@a1").commands(1, "cunning").table();
    table.roll("scout a1", &[2]).roll("reconfigure a1", &[6]).roll("scout a1", &[3]);
    assert_eq!(table.actions_left(), 2);

    let mut table = alpha().ships(1, "3@a1 6@i9 5@i1").commands(1, "cunning").table();
    table.play("warp a1 i9").play("warp i9 i1");
    assert_eq!(table.ships(1), ["3@i1", "5@i9", "6@a1"]);

    let mut table = alpha().ships(1, "4@a1").commands(1, "cunning").table();
    table.play("modify a1 3").roll("reconfigure a1", &[4]).play("modify a1 5");
    assert_eq!(table.ships(1), ["5@a1"]);
}

#[test]
fn qu_note_13_cunning_alone_gives_no_second_move() {
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "cunning").table();
    table.play("c2+b3-c4").play("drop d5");
    assert_eq!(table.refusal("c4+d5-c3"), "QU-TURN-05");
}

#[test]
fn qu_note_13_cunning_with_energetic_gives_two_transports_or_manoeuvres() {
    let mut table = alpha().ships(1, "2@c2 1@b3").commands(1, "cunning energetic").table();
    table.play("c2+b3-c4").play("drop d5").play("c4+d5-c3").play("drop d3");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["1@d3".into(), "2@c3".into()], 1));
    assert_eq!(table.refusal("c3+d3-c4"), "QU-SHIP-0-02");

    let mut table = alpha().ships(1, "5@c3").commands(1, "cunning energetic").table();
    table.play("c3-f6").play("f6-i3");
    assert_eq!(table.actions_left(), 1);
    assert_eq!(table.refusal("i3-f6"), "QU-SHIP-5-05");
}

#[test]
fn qu_note_14_cunning_uses_the_ability_of_the_new_face() {
    let mut table = alpha().ships(1, "4@a1 6@i9").commands(1, "cunning").table();
    table.play("modify a1 3").play("warp a1 i9");
    assert_eq!(table.ships(1), ["3@i9", "6@a1"]);
    assert_eq!(table.refusal("warp i9 a1"), "QU-SHIP-0-02");
}

/// A player with a cube on b2 and one pick, in the card phase, with Reorganization taken.
fn reorganizing(draft: Draft) -> Table {
    let mut table = draft.cubes(1, "b2").picks(1, 1).shown("reorganization").table();
    table.play("end").play("take reorganization");
    table
}

#[test]
fn qu_note_15_reorganization_with_stealthy_goes_to_any_lone_square() {
    let fleet = || alpha().ships(1, "3@a1 2@g4").ships(2, "4@e7");
    let mut table = reorganizing(fleet().commands(1, "stealthy"));
    table.roll("reorganize a", &[5]);
    for near in ["e6", "d7", "f7", "g3", "f4", "h4", "g5"] {
        assert_eq!(table.refusal(&format!("place {near}")), "QU-STEALTHY-01", "{near}");
    }
    for diagonal in ["d6", "f6", "f3", "h3", "i9", "a1"] {
        assert!(table.is_legal(&format!("place {diagonal}")), "{diagonal}");
    }
    assert_eq!(table.refusal("place e7"), "QU-REORGANIZATION-01", "occupied");
    assert!(table.is_legal("place b3") && table.is_legal("scrap"));

    let mut table = reorganizing(fleet().new_commands(1, "stealthy"));
    table.roll("reorganize a", &[5]);
    assert_eq!(table.refusal("place d6"), "QU-REORGANIZATION-01", "not active yet");
    assert_eq!(table.rest("place "), ["a2", "b1", "b3", "c2"]);
}

#[test]
fn qu_note_16_reorganization_with_clever_chooses_the_faces() {
    let fleet = || alpha().ships(1, "3@a1 2@g4");
    let mut table = reorganizing(fleet().commands(1, "clever"));
    table.play("reorganize ab");
    assert_eq!(table.rest("choose "), ["1", "2", "3", "4", "5", "6"], "the old face too");
    table.play("choose 6").play("choose 1").play("place b1").draw("place b3", &[], "sabotage");
    assert_eq!(table.ships(1), ["1@b3", "6@b1"]);

    let mut table = reorganizing(fleet().new_commands(1, "clever"));
    table.roll("reorganize ab", &[4, 5]);
    assert_eq!(table.refusal("choose 6"), "QU-CARD-04", "already owned, not just taken");
}

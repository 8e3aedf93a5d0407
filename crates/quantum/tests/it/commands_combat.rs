//! Command cards in combat: Cruel, Dangerous, Ferocious, Rational, Relentless, Strategic,
//! Stubborn.

use crate::support::{Draft, alpha, on};

/// A 3 on a1 attacks a 3 on a2.
fn duel(attacker: &str, defender: &str) -> Draft {
    alpha().ships(1, "3@a1").ships(2, "3@a2").commands(1, attacker).commands(2, defender)
}

#[test]
fn qu_cruel_01_the_opponent_rolls_again() {
    let mut table = duel("cruel", "").table();
    table.roll("a1xa2", &[4, 1]).roll("reroll cruel", &[6, 2]);
    assert_eq!(table.totals(), Some((3 + 4, 3 + 6)), "the attacker makes the defender reroll");

    let mut table = duel("", "cruel").table();
    table.roll("a1xa2", &[1, 2]);
    assert_eq!(table.asked(), 2);
    table.roll("reroll cruel", &[5]);
    assert_eq!(table.totals(), Some((3 + 5, 3 + 2)), "and the other way round");

    let mut table = duel("cruel", "").table();
    table.roll("a1xa2", &[4, 1]).play("keep");
    assert_eq!(table.totals(), Some((7, 4)), "it is a choice");
}

#[test]
fn qu_cruel_01_once_in_a_combat_the_attacker_first() {
    let mut table = duel("cruel scrappy", "relentless").table();
    table.roll("a1xa2", &[4, 4]).roll("reroll cruel", &[5]);
    assert_eq!(table.asked(), 1, "Scrappy is left");
    assert_eq!(table.refusal("reroll cruel"), "QU-CRUEL-01");
    table.roll("reroll scrappy", &[2]);
    assert_eq!(table.asked(), 2);
    table.roll("reroll relentless", &[1]);
    assert_eq!(table.totals(), Some((3 + 2, 3 + 1)), "the same die twice: the last throw counts");
}

#[test]
fn qu_relentless_01_the_own_die_rolls_again() {
    let mut table = duel("relentless", "").table();
    table.roll("a1xa2", &[6, 3]).roll("reroll relentless", &[6]);
    assert_eq!(table.totals(), Some((9, 6)), "the new roll counts, and there is no third");

    let mut table = duel("", "relentless").table();
    table.roll("a1xa2", &[3, 6]);
    assert_eq!(table.asked(), 2);
    table.roll("reroll relentless", &[1]);
    assert_eq!(table.totals(), Some((6, 4)));
}

#[test]
fn qu_relentless_01_each_combat_anew() {
    let draft = duel("relentless energetic", "");
    let mut table = draft.table();
    table.roll("a1xa2", &[6, 3]).roll("reroll relentless", &[6]);
    table.roll("a1xa2", &[6, 3]).roll("reroll relentless", &[1, 2]);
    assert_eq!(table.totals(), Some((4, 6)));
    let mut table = duel("", "").table();
    table.roll("a1xa2", &[6, 3]);
    assert_eq!(table.totals(), Some((9, 6)), "nobody is asked without the card");
}

#[test]
fn qu_dangerous_01_both_ships_go_before_any_roll() {
    let mut table = duel("", "dangerous").dominance(1, 3).dominance(2, 3).table();
    table.play("a1xa2");
    assert_eq!(table.event_names(), ["AttackDeclared"]);
    assert_eq!((table.asked(), table.actions()), (2, vec!["fight".into(), "detonate".into()]));
    table.roll("detonate", &[5, 6]);
    assert_eq!((table.ships(1).len(), table.ships(2).len()), (0, 0));
    assert_eq!((table.scrapyard(1), table.scrapyard(2)), (vec![6], vec![5]));
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 3));
    assert_eq!((table.asked(), table.actions_left()), (1, 2), "no final square to choose");
}

#[test]
fn qu_dangerous_01_it_pays_nobody() {
    let draft = duel("warlike plundering ravenous", "dangerous").ships(1, "3@a1 1@i9");
    let mut table = draft.ships(2, "3@a2 6@i8").table();
    table.play("a1xa2").roll("detonate", &[5, 6]);
    assert_eq!((table.actions_left(), table.research(1), table.dominance(1)), (2, 1, 1));
    table.play("strike i9 i8").roll("fight", &[1, 6, 2]).play("withdraw");
    let now = (table.actions_left(), table.research(1), table.dominance(1));
    assert_eq!(now, (3, 4, 3), "the cards still wait for a ship that is destroyed in combat");
}

#[test]
fn qu_dangerous_01_defending_only_and_by_choice() {
    let mut table = duel("dangerous", "").table();
    table.roll("a1xa2", &[6, 1]);
    assert_eq!((table.asked(), table.totals()), (1, Some((9, 4))));

    let mut table = duel("relentless", "dangerous").table();
    table.play("a1xa2").roll("fight", &[6, 1]).roll("reroll relentless", &[1, 2]);
    assert_eq!(table.totals(), Some((4, 4)), "fought as ever");
}

#[test]
fn qu_ferocious_01_one_less_in_attack_and_defence() {
    let mut table = duel("ferocious", "").table();
    table.roll("a1xa2", &[3, 2, 1]);
    assert_eq!(table.totals(), Some((5, 5)));
    let mut table = duel("", "ferocious").table();
    table.roll("a1xa2", &[3, 4, 1]);
    assert_eq!(table.totals(), Some((6, 6)));
    let mut table = duel("ferocious", "").table();
    table.roll("a1xa2", &[1, 1, 1]);
    assert_eq!(table.totals(), Some((3, 4)), "a 1 counts as 0");
}

#[test]
fn qu_rational_01_the_own_die_counts_3_unrolled() {
    let mut table = duel("rational", "").table();
    table.roll("a1xa2", &[2]);
    assert_eq!(table.totals(), Some((6, 5)), "only the defender's die is rolled");
    let mut table = duel("", "rational").table();
    table.roll("a1xa2", &[4]);
    assert_eq!(table.totals(), Some((7, 6)));
    let mut table = duel("", "rational ferocious").table();
    table.roll("a1xa2", &[3]);
    assert_eq!(table.totals(), Some((6, 5)), "Ferocious still applies");
    let mut table = duel("rational strategic", "").ships(1, "3@a1 6@b1").table();
    table.roll("a1xa2", &[4, 1]);
    assert_eq!(table.totals(), Some((4, 7)), "so does Strategic");
}

#[test]
fn qu_rational_01_nobody_rerolls_it() {
    let mut table = duel("rational relentless scrappy", "cruel").table();
    table.roll("a1xa2", &[2]);
    assert_eq!(table.totals(), Some((6, 5)), "neither its owner nor the opponent is asked");

    let mut table = duel("cruel relentless", "rational").table();
    table.roll("a1xa2", &[6]);
    assert_eq!(table.actions(), ["keep", "reroll relentless"]);
    assert_eq!(table.refusal("reroll cruel"), "QU-RATIONAL-01");
    table.roll("reroll relentless", &[3, 1]);
    assert_eq!(table.totals(), Some((6, 6)), "the other die is a die");

    let mut table = duel("", "rational relentless").table();
    table.roll("a1xa2", &[6]);
    assert_eq!(table.totals(), Some((9, 6)));
}

#[test]
fn qu_strategic_01_two_less_with_a_companion_beside() {
    let attack = |ships: &str| duel("strategic", "").ships(1, ships).table();
    let mut table = attack("3@a1 6@b1");
    table.roll("a1xa2", &[2, 1, 1]);
    assert_eq!(table.totals(), Some((3, 4)), "2 counts as 0");
    let mut table = attack("3@a1 6@i9");
    table.roll("a1xa2", &[2, 1]);
    assert_eq!(table.totals(), Some((5, 4)), "a companion far away");
    let mut table = duel("strategic", "").ships(1, "3@d3 6@c4").ships(2, "3@d4").table();
    table.roll("d3xd4", &[2, 1]);
    assert_eq!(table.totals(), Some((5, 4)), "c4 is diagonal to d3");
    let mut table = duel("strategic", "").ships(1, "3@d3 6@c3 6@e3 6@d2").ships(2, "3@d4").table();
    table.roll("d3xd4", &[1, 1, 1]);
    assert_eq!(table.totals(), Some((2, 4)), "once, whatever the number, and below 1");
    let mut table = duel("strategic ferocious", "").ships(1, "3@a1 6@b1").table();
    table.roll("a1xa2", &[1, 6, 1]);
    assert_eq!(table.totals(), Some((1, 9)), "3 + 1 - 2 - 1");
}

#[test]
fn qu_strategic_01_the_attacker_is_looked_at_where_it_attacks_from() {
    let draft = || alpha().ships(1, "3@a1 6@b3").ships(2, "3@a4").commands(1, "strategic");
    let mut table = draft().table();
    table.roll("a1-a3xa4", &[2, 1, 1]);
    assert_eq!(table.totals(), Some((3, 4)), "b3 is beside a3, not beside a1");
    let mut table = alpha().ships(1, "3@a1 6@b1").ships(2, "3@a4").commands(1, "strategic").table();
    table.roll("a1-a3xa4", &[2, 1]);
    assert_eq!(table.totals(), Some((5, 4)), "b1 was left behind");
}

#[test]
fn qu_strategic_01_a_defender_and_enemies_beside() {
    let mut table = duel("", "strategic").ships(2, "3@a2 6@a3").table();
    table.roll("a1xa2", &[3, 3]);
    assert_eq!(table.totals(), Some((6, 4)));
    let mut table = duel("strategic", "").table();
    table.roll("a1xa2", &[3, 4, 1]);
    assert_eq!(table.totals(), Some((6, 7)), "the ship it fights is no companion");
    let three = on("beta-sector", 3).ships(1, "3@a1").ships(2, "3@a2").ships(3, "3@b1");
    let mut table = three.commands(1, "strategic").table();
    table.roll("a1xa2", &[3, 4, 1]);
    assert_eq!(table.totals(), Some((6, 7)), "nor is a third player's");
}

#[test]
fn qu_strategic_01_a_companion_beside_the_target_by_edition() {
    let draft = || alpha().ships(1, "3@d3 6@e4").ships(2, "3@d4").commands(1, "strategic");
    let mut table = draft().table();
    table.roll("d3xd4", &[2, 1]);
    assert_eq!(table.totals(), Some((5, 4)), "revised: e4 is not beside d3");
    let mut table = draft().first_edition().table();
    table.roll("d3xd4", &[2, 1, 1]);
    assert_eq!(table.totals(), Some((3, 4)), "first: beside d4 is enough");
    let mut table = draft().ships(1, "3@d3 6@e4 6@c3").first_edition().table();
    table.roll("d3xd4", &[2, 1, 1]);
    assert_eq!(table.totals(), Some((3, 4)), "still once only");
    let lone = alpha().ships(1, "3@d3 6@c3").ships(2, "3@d4").commands(2, "strategic");
    let mut table = lone.first_edition().table();
    table.roll("d3xd4", &[2, 1]);
    assert_eq!(table.totals(), Some((5, 4)), "nothing for a defender alone");
}

#[test]
fn qu_stubborn_01_the_defender_wins_ties_and_destroys() {
    let mut table = duel("", "stubborn").dominance(1, 3).table();
    table.roll("a1xa2", &[2, 2, 4]);
    assert_eq!((table.ships(1).len(), table.scrapyard(1)), (0, vec![4]));
    assert_eq!(table.ships(2), ["3@a2"], "the defender does not move");
    assert_eq!((table.dominance(1), table.dominance(2)), (2, 2));
    assert_eq!(table.asked(), 1);

    let mut table = duel("", "stubborn").dominance(1, 3).table();
    table.roll("a1xa2", &[5, 2, 4]);
    assert_eq!((table.ships(1).len(), table.dominance(2)), (0, 2), "a lower total as well");
    let mut table = duel("", "stubborn").dominance(1, 3).table();
    table.roll("a1xa2", &[1, 2, 4]);
    assert_eq!(table.actions(), ["occupy", "withdraw"], "the attacker can still win");
}

#[test]
fn qu_stubborn_01_not_for_an_attacker_and_no_spoils() {
    let mut table = duel("stubborn", "").table();
    table.roll("a1xa2", &[2, 2, 4]);
    assert_eq!(table.actions(), ["occupy", "withdraw"], "a tie is the attacker's");
    let mut table = duel("stubborn", "").table();
    table.roll("a1xa2", &[5, 2]);
    assert_eq!(table.ships(2), ["3@a2"]);

    let mut table = duel("", "stubborn plundering warlike").table();
    table.roll("a1xa2", &[2, 2, 4]);
    assert_eq!((table.research(2), table.actions_left()), (1, 2));
}

#[test]
fn qu_stubborn_01_also_against_a_strike() {
    let mut table = duel("", "stubborn").ships(1, "1@a1").table();
    table.roll("strike a1 a2", &[6, 2, 4]);
    assert_eq!((table.ships(1).len(), table.scrapyard(1)), (0, vec![4]));
}

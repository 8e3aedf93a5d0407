//! How many ways there are to go on from fixed positions, counted twice: along the rules' lists and
//! along those of the brute force. Dice come from a fixed seed, the same for every decision.

use expect_test::{Expect, expect};
use kernel::chance::Fast;
use kernel::{Prompt, Rules as _};
use quantum::{Quantum, State};

use crate::answers::{Past, expected, listed};
use crate::support::{Draft, alpha, on};

const SEED: u64 = 20;

/// Lists the actions of a position in notation.
type Lister = fn(&State, &Past) -> Vec<String>;

fn count(state: &State, past: &Past, depth: u8, lister: Lister) -> u64 {
    let actions = lister(state, past);
    if depth == 1 {
        return actions.len() as u64;
    }
    let go_on = |text: &String| {
        let Prompt::Decide { seats, .. } = Quantum::prompt(state) else { return 0 };
        let seat = seats.first().expect("somebody is asked");
        let action = text.parse().expect("a listed action parses");
        let (mut next, mut past, mut events) = (*state, past.clone(), Vec::new());
        Quantum::apply(&mut next, seat.into(), &action, &mut Fast::new(SEED), &mut events);
        past.note(state, action, &events);
        count(&next, &past, depth - 1, lister)
    };
    actions.iter().map(go_on).sum()
}

/// Counts to the depth, by both lists.
#[track_caller]
fn check(draft: Draft, depth: u8, expected_counts: &Expect) {
    let state = draft.table().state;
    let along = |lister: Lister| -> Vec<u64> {
        (1..=depth).map(|depth| count(&state, &Past::default(), depth, lister)).collect()
    };
    let by_rules = along(|state, _| listed(state));
    let by_brute_force = along(expected);
    assert_eq!(by_rules, by_brute_force);
    let counts: Vec<String> = by_rules.iter().map(ToString::to_string).collect();
    expected_counts.assert_eq(&counts.join(" "));
}

#[test]
fn an_opening() {
    let draft = alpha().ships(1, "4@b1 2@a2 6@c2").cubes(1, "b2").ships(2, "3@h7 3@g8 5@h9");
    check(draft.cubes(2, "h8"), 3, &expect!["62 2088 48553"]);
}

#[test]
fn a_single_battlestation_between_enemies() {
    let draft = alpha().ships(1, "1@d4").ships(2, "6@d3 5@e4 2@c5").cubes(1, "b2");
    check(draft, 3, &expect!["9 165 9845"]);
}

#[test]
fn an_interceptor_in_a_narrow_place() {
    let draft = alpha().ships(1, "5@c4 1@c3").ships(2, "3@d4 6@d5 2@b3").cubes(1, "b5");
    check(draft, 2, &expect!["82 1005"]);
}

#[test]
fn an_interceptor_that_has_manoeuvred() {
    let draft = alpha().ships(1, "5@c4 1@c3").ships(2, "3@d4 6@d5 2@b3").cubes(1, "b5");
    check(draft.ability_used(1, "c4"), 2, &expect!["34 459"]);
}

#[test]
fn a_flagship_with_much_to_carry() {
    let draft = alpha().ships(1, "2@d4 6@d3 4@e3 1@c5").ships(2, "1@f4 3@d6").cubes(1, "e5");
    check(draft, 2, &expect!["79 3802"]);
}

#[test]
fn a_flagship_that_is_hemmed_in() {
    let draft = alpha().ships(1, "2@a1 5@b1 5@a2").ships(2, "1@c1").cubes(1, "b2");
    check(draft, 2, &expect!["85 3923"]);
}

#[test]
fn destroyers_frigates_and_scouts() {
    let draft = alpha().ships(1, "3@a1 3@i9 4@d4 6@f6").ships(2, "1@d6").cubes(1, "b2");
    check(draft, 2, &expect!["112 8680"]);
}

#[test]
fn an_empty_board_and_a_full_scrapyard() {
    let draft = alpha().scrapyard(1, &[1, 2, 3, 4, 5]).ships(2, "1@d6").cubes(1, "b2 h2");
    check(draft, 3, &expect!["47 2380 120639"]);
}

#[test]
fn agile_energetic_and_tactical() {
    let draft = alpha().ships(1, "1@d4 2@e3 2@d3").ships(2, "3@d6 4@f3").cubes(1, "b2");
    check(draft.commands(1, "agile energetic tactical"), 2, &expect!["97 3025"]);
}

#[test]
fn cunning_curious_and_flexible() {
    let draft = alpha().ships(1, "3@d4 5@e3").ships(2, "3@d6 4@f3").cubes(1, "b2");
    check(draft.commands(1, "cunning curious flexible").moved(1, "e3"), 2, &expect!["43 698"]);
}

#[test]
fn curious_in_the_first_edition() {
    let draft = alpha().first_edition().ships(1, "2@d4 1@e3").ships(2, "3@d3 4@f3");
    check(draft.cubes(1, "b2").commands(1, "curious"), 2, &expect!["47 560"]);
}

#[test]
fn nomadic_resourceful_and_stealthy() {
    let draft = alpha().ships(1, "2@b1 1@e4").scrapyard(1, &[6]).ships(2, "3@d6").cubes(1, "b2");
    check(draft.commands(1, "nomadic resourceful stealthy"), 2, &expect!["99 8267"]);
}

#[test]
fn eager_ingenious_and_intelligent() {
    let draft = alpha().ships(1, "4@e4 3@d4 2@f6 1@b4").scrapyard(1, &[6]).ships(2, "3@d6");
    check(draft.cubes(1, "b2").commands(1, "eager ingenious intelligent"), 2, &expect!["65 3575"]);
}

#[test]
fn rerolls_danger_and_stubbornness() {
    let draft = alpha().ships(1, "1@d4 1@d5").ships(2, "3@d6 4@e4").cubes(1, "b2").cubes(2, "h8");
    let draft = draft.commands(1, "relentless cruel scrappy");
    check(draft.commands(2, "dangerous stubborn"), 3, &expect!["11 100 1915"]);
}

#[test]
fn four_fleets_on_the_gamma_sector() {
    let draft = on("gamma-sector", 4).ships(1, "4@d4 2@d3 5@c4").ships(2, "3@e3 1@f4");
    let draft = draft.ships(3, "6@d6 6@e6").ships(4, "2@f5").cubes(1, "b2").active(1);
    check(draft, 2, &expect!["105 4138"]);
}

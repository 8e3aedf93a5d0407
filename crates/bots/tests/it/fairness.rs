//! No bot profits from what its seat cannot see.

use bots::{BotSpec, Ignorant};
use kernel::chance::Fast;
use kernel::{NoLog, Rules, Viewer};
use samples::sealed::{self, Action, Sealed};

use super::{FIRST, SECOND, actions, ask, deal};

/// Positions in which the second seat has already bid face down, each with another that the
/// first seat cannot tell from it.
fn twins() -> (Vec<sealed::State>, Vec<sealed::State>) {
    (0..25)
        .map(|seed| {
            let mut state = deal(seed);
            let bid = actions::<Sealed>(&state, SECOND)
                .into_iter()
                .filter(|action| matches!(action, Action::Bid(_)))
                .nth(seed as usize % 5)
                .expect("five cards to bid");
            Sealed::apply(&mut state, SECOND.into(), &bid, &mut Fast::new(seed), &mut NoLog);
            let mut twin = state;
            Sealed::redeal(&mut twin, Viewer::Seat(FIRST), &mut Fast::new(seed + 1_000));
            assert_ne!(state, twin, "seed {seed}");
            (state, twin)
        })
        .unzip()
}

#[test]
fn hidden_facts_change_no_choice() {
    let (states, twins) = twins();
    for name in ["random", "greedy", "mcts:300"] {
        let spec: BotSpec = name.parse().expect("a known bot");
        for seed in 0..4 {
            let chosen =
                |states| super::choices(&mut *spec.build::<Sealed>(seed, Ignorant), states, FIRST);
            assert_eq!(chosen(&states), chosen(&twins), "{name} with seed {seed}");
        }
    }
}

/// The test above would mean nothing if the search could not use the facts at all: a search that
/// is shown the cards, because it thinks for the seat that holds them, does use them.
#[test]
fn known_facts_do_change_choices() {
    let (states, twins) = twins();
    let chosen = |states: &[sealed::State]| {
        let mut bot = super::mcts::<Sealed>(1, 300);
        let mut choices = Vec::new();
        for state in states {
            let mut state = *state;
            let own = actions::<Sealed>(&state, FIRST)[0];
            Sealed::apply(&mut state, FIRST.into(), &own, &mut Fast::new(1), &mut NoLog);
            choices.push(ask(&mut bot, &state, SECOND));
        }
        choices
    };
    assert_ne!(chosen(&states), chosen(&twins));
}

//! Budgets are kept, and iterations are repeatable.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use bots::{Bot as _, Budget, Ignorant, Mcts};
use samples::race::Race;
use samples::sealed::{self, Sealed};

use super::{FIRST, ask, choices, deal, standing};

fn threads(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).expect("at least one")
}

#[test]
fn iterations_are_repeatable_on_any_number_of_threads() {
    let states: Vec<sealed::State> = (0..10).map(deal).collect();
    for count in 1..=3 {
        let play = |seed| {
            let mut bot =
                Mcts::<Sealed, _>::new(seed, Ignorant, Budget::Iterations(200), threads(count));
            choices(&mut bot, &states, FIRST)
        };
        assert_eq!(play(1), play(1), "{count} threads");
        assert_ne!(play(1), play(2), "{count} threads: the seed changes nothing");
    }
}

#[test]
fn fewer_iterations_than_threads_are_enough() {
    let budget = Budget::Iterations(1);
    let mut bot = Mcts::<Race, _>::new(1, Ignorant, budget, threads(4));
    ask(&mut bot, &standing([3, 4], [1, 0]), FIRST);
}

#[test]
fn a_time_budget_is_used_and_kept() {
    for count in [1, 2] {
        let mut bot = Mcts::<Race, _>::new(1, Ignorant, Budget::Time(60), threads(count));
        let start = Instant::now();
        ask(&mut bot, &standing([3, 4], [1, 0]), FIRST);
        let taken = start.elapsed();
        assert!(taken >= Duration::from_millis(60), "{taken:?} on {count} threads");
        // A busy machine may be late, but not by much.
        assert!(taken < Duration::from_millis(600), "{taken:?} on {count} threads");
    }
}

#[test]
fn whoever_is_hurried_answers_in_time_with_iterations_left() {
    let state = standing([3, 4], [1, 0]);
    let mut bot = Mcts::<Race, _>::new(1, Ignorant, Budget::Iterations(10_000_000), threads(1));
    bot.hurry(Duration::from_millis(60));
    let start = Instant::now();
    ask(&mut bot, &state, FIRST);
    assert!(start.elapsed() < Duration::from_millis(600), "{:?}", start.elapsed());

    // Somebody who has time enough decides as if nobody waited.
    let unhurried = |patience: Option<Duration>| {
        let mut bot = Mcts::<Race, _>::new(1, Ignorant, Budget::Iterations(500), threads(1));
        if let Some(patience) = patience {
            bot.hurry(patience);
        }
        ask(&mut bot, &state, FIRST)
    };
    assert_eq!(unhurried(Some(Duration::from_secs(600))), unhurried(None));
}

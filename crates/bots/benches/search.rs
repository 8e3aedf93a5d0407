//! How fast the bots think about Quantum.
//!
//! Run with `cargo bench -p bots`.

use std::num::NonZeroU32;

use bots::{Bot as _, Budget, Greedy, Knowledge as _, Mcts, QuantumKnowledge, Question};
use divan::counter::ItemsCount;
use kernel::chance::{Chance as _, Fast};
use kernel::{NoLog, Prompt, Rules as _, Seat};
use quantum::{Quantum, Setup, State};

fn main() {
    divan::main();
}

/// Positions at the start of a turn of a game between quick players, and who is asked.
fn positions() -> Vec<(State, Seat)> {
    let chance = &mut Fast::new(3);
    let mut state = Quantum::start(&Setup::basic(2), chance, &mut NoLog).expect("a basic map");
    let mut bot = Greedy::<Quantum, _>::new(3, QuantumKnowledge);
    let mut positions = Vec::new();
    let mut at = 0;
    while let Prompt::Decide { seats, .. } = Quantum::prompt(&state) {
        let seat = seats.first().expect("somebody is asked");
        if state.actions_left() == 3 {
            positions.push((state, seat));
        }
        let action = bot.answer(&Question::new(&state, seat, at)).expect("it never waits");
        Quantum::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
        at += 1;
    }
    positions
}

/// One of the positions, another one each time.
fn another(positions: &[(State, Seat)], chance: &mut Fast) -> (State, Seat) {
    positions[chance.below(positions.len() as u32) as usize]
}

/// What a position looks like.
#[divan::bench]
fn values(bencher: divan::Bencher<'_, '_>) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().map(|(state, _)| QuantumKnowledge.values(state)[0]).sum::<f32>()
    });
}

/// One decision of the bot that looks one decision ahead.
#[divan::bench]
fn greedy(bencher: divan::Bencher<'_, '_>) {
    let (positions, mut chance) = (positions(), Fast::new(1));
    let mut bot = Greedy::<Quantum, _>::new(1, QuantumKnowledge);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        let (state, seat) = another(&positions, &mut chance);
        bot.answer(&Question::new(&state, seat, 0))
    });
}

/// Iterations of the tree search, on so many threads.
#[divan::bench(args = [1, 2])]
fn mcts(bencher: divan::Bencher<'_, '_>, threads: u32) {
    const ITERATIONS: u32 = 2_000;
    let (positions, mut chance) = (positions(), Fast::new(1));
    let threads = NonZeroU32::new(threads).expect("at least one");
    let budget = Budget::Iterations(ITERATIONS);
    let mut bot = Mcts::<Quantum, _>::new(1, QuantumKnowledge, budget, threads);
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        let (state, seat) = another(&positions, &mut chance);
        bot.answer(&Question::new(&state, seat, 0))
    });
}

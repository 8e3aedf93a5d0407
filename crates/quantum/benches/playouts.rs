//! How fast random games go: all legal actions are listed at every decision.
//!
//! Run with `cargo bench -p quantum`.

use divan::counter::ItemsCount;
use kernel::chance::{Chance as _, Fast};
use kernel::{NoLog, Prompt, Rules as _};
use quantum::{Quantum, Setup, State};

fn main() {
    divan::main();
}

/// A random game; gives back how many decisions it took.
fn playout(start: &State, chance: &mut Fast, actions: &mut Vec<quantum::Action>) -> u64 {
    let mut state = *start;
    let mut decisions = 0;
    while let Prompt::Decide { seats, .. } = Quantum::prompt(&state) {
        let seat = seats.first().expect("somebody is asked");
        actions.clear();
        Quantum::actions(&state, seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        Quantum::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
        decisions += 1;
    }
    decisions
}

fn start(map: &str, seats: u8) -> State {
    Quantum::start(&Setup::on(map, seats), &mut Fast::new(1), &mut NoLog)
        .expect("the map is for so many seats")
}

/// Decisions per second over the same hundred random games.
#[divan::bench(args = [("alpha-sector", 2), ("gamma-sector", 4), ("the-great-expanse", 4), ("everything", 4)])]
fn random_games(bencher: divan::Bencher<'_, '_>, (map, seats): (&str, u8)) {
    let start = start(map, seats);
    let hundred_games = || {
        let (mut chance, mut actions) = (Fast::new(7), Vec::with_capacity(512));
        (0..100).map(|_| playout(&start, &mut chance, &mut actions)).sum::<u64>()
    };
    let decisions = hundred_games();
    bencher.counter(ItemsCount::new(decisions)).bench_local(hundred_games);
}

/// A copy of the whole state.
#[divan::bench]
fn clone_state(bencher: divan::Bencher<'_, '_>) {
    let state = start("alpha-sector", 2);
    bencher.bench_local(|| *divan::black_box(&state));
}

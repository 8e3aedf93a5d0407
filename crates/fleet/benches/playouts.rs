//! How fast random battles go: all legal actions are listed at every decision.
//!
//! Run with `cargo bench -p fleet`.

use divan::counter::ItemsCount;
use fleet::build::FleetSpec;
use fleet::{FleetCommander, Setup, State};
use kernel::chance::{Chance as _, Fast};
use kernel::{NoLog, Prompt, Rules as _};

fn main() {
    divan::main();
}

/// A random battle; gives back how many decisions it took.
fn playout(start: &State, chance: &mut Fast, actions: &mut Vec<fleet::Action>) -> u64 {
    let mut state = *start;
    let mut decisions = 0;
    while let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) {
        let seat = seats.first().expect("somebody is asked");
        actions.clear();
        FleetCommander::actions(&state, seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
        decisions += 1;
    }
    decisions
}

fn start(setup: &Setup) -> State {
    FleetCommander::start(setup, &mut Fast::new(1), &mut NoLog).expect("a sound set-up")
}

/// Cruisers and a Battleship: every ability of Genesis, and special sectors placed in play.
fn mixed() -> Setup {
    let ships = ["frigate", "frigate", "frigate", "destroyer", "cruiser", "battleship:drones"];
    let fleet = |faction: &str| FleetSpec {
        faction: faction.to_owned(),
        commander: None,
        ships: ships.map(str::to_owned).to_vec(),
    };
    Setup::battle(vec![fleet("phebe"), fleet("amycles")])
}

/// Decisions per second over the same hundred random battles.
#[divan::bench(args = ["first_battle", "mixed"])]
fn random_battles(bencher: divan::Bencher<'_, '_>, name: &str) {
    let start = start(&if name == "mixed" { mixed() } else { Setup::first_battle() });
    let hundred_battles = || {
        let (mut chance, mut actions) = (Fast::new(7), Vec::with_capacity(1024));
        (0..100).map(|_| playout(&start, &mut chance, &mut actions)).sum::<u64>()
    };
    let decisions = hundred_battles();
    bencher.counter(ItemsCount::new(decisions)).bench_local(hundred_battles);
}

/// A copy of the whole state.
#[divan::bench]
fn clone_state(bencher: divan::Bencher<'_, '_>) {
    let state = start(&Setup::first_battle());
    bencher.bench_local(|| *divan::black_box(&state));
}

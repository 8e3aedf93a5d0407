//! The kernel's promises, on every map and in both editions.

use kernel::conformance::{Effort, run};
use quantum::{Quantum, Setup};

use crate::player::setups;

/// Random games last a few thousand decisions; a look at some of them on each map is enough.
const EFFORT: Effort = Effort { games: 1, decisions_at_most: 50_000, every: 37 };

#[test]
fn every_map_keeps_the_contract() {
    for setup in setups().filter(|setup| setup.edition == "revised") {
        run::<Quantum>(&setup, EFFORT);
    }
}

#[test]
fn every_map_keeps_the_contract_in_the_first_edition() {
    for setup in setups().filter(|setup| setup.edition == "first") {
        run::<Quantum>(&setup, EFFORT);
    }
}

#[test]
fn every_decision_of_a_game_keeps_the_contract() {
    run::<Quantum>(&Setup::basic(2), Effort { every: 1, ..EFFORT });
}

//! The kernel's promises, on every map and in both editions.

use kernel::conformance::{Effort, run};
use quantum::{Edition, Map, Quantum, Setup};

#[test]
fn every_map_and_edition_keeps_the_contract() {
    for map in Map::all().iter().step_by(4) {
        for edition in [Edition::Revised, Edition::First] {
            let setup = Setup { edition: edition.to_string(), ..Setup::on(&map.id, map.seats) };
            run::<Quantum>(&setup, Effort { games: 1, decisions_at_most: 20_000 });
        }
    }
}

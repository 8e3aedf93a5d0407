//! The promises of the kernel's contract.

use fleet::{FleetCommander, FleetSpec, Setup};
use kernel::conformance::{self, Effort};

use crate::support::fleet_of;

const EFFORT: Effort = Effort { games: 3, decisions_at_most: 40_000, every: 97 };

#[test]
fn the_first_battle_keeps_the_contract() {
    conformance::run::<FleetCommander>(&Setup::first_battle(), EFFORT);
}

#[test]
fn battles_with_placed_sectors_keep_the_contract() {
    let ships = "frigate frigate frigate destroyer cruiser battleship:drones";
    let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", ships)];
    conformance::run::<FleetCommander>(&Setup::battle(fleets), EFFORT);
}

#[test]
fn battles_of_teams_keep_the_contract() {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let setup =
        Setup { mode: "teams".to_owned(), zones: vec!["8x5".to_owned()], ..Setup::battle(fleets) };
    conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
}

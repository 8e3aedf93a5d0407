//! The promises of the contract, for every size of crew and every kind of mission.

use alert::{Alert, DeckColour, Setup};
use kernel::Outcome;
use kernel::conformance::{self, Effort};

const EFFORT: Effort = Effort { games: 2, decisions_at_most: 20_000, every: 40 };

fn conforms(setup: &Setup) -> Vec<Outcome> {
    conformance::run::<Alert>(setup, EFFORT)
}

#[test]
fn solo_conforms() {
    conforms(&Setup::on("mission", 1));
}

#[test]
fn two_players_with_androids_conform() {
    conforms(&Setup { common: DeckColour::Yellow, ..Setup::on("mission", 2) });
}

#[test]
fn three_players_with_two_androids_conform() {
    conforms(&Setup { five: true, serious: DeckColour::Mixed, ..Setup::on("S2-5", 3) });
}

#[test]
fn four_players_conform() {
    conforms(&Setup::on("mission", 4));
}

#[test]
fn five_players_conform() {
    conforms(&Setup::on("advanced-simulation", 5));
}

#[test]
fn a_test_run_conforms() {
    conforms(&Setup::on("test-run", 4));
}

#[test]
fn a_simulation_without_the_clock_conforms() {
    conforms(&Setup { clock: false, ..Setup::on("simulation", 3) });
}

#[test]
fn a_campaign_conforms() {
    conforms(&Setup { campaign: true, ..Setup::on("mission", 2) });
}

#[test]
fn a_generated_mission_conforms() {
    conforms(&Setup::on("generated", 3));
}

#[test]
fn a_mission_file_conforms() {
    conforms(&Setup { file: Some(super::written::text()), ..Setup::on("written", 4) });
}

//! The one-ply bot plays for what each scenario is about, in both parts.

use fleet::scenario::Scenario;
use kernel::{Outcome, Seat};

use super::fleet::play_scenario;

/// Battles of each kind.
const BATTLES: u64 = 8;

/// How often the seat of `greedy` wins against one that plays anything.
fn won_against_random(scenario: Scenario, seat: u8) -> usize {
    let names = if seat == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
    let won =
        |seed: &u64| play_scenario(scenario, *seed, names) == Outcome::won_by(Seat::new(seat));
    (1..=BATTLES).filter(won).count()
}

/// It wins by far the most battles as Phebe and as Amycles, and comes to an end with its like.
fn expect_played(scenario: Scenario) {
    let [phebe, amycles] = [0, 1].map(|seat| won_against_random(scenario, seat));
    assert!(phebe >= 5 && amycles >= 5, "{scenario}: {phebe} and {amycles} of {BATTLES}");
    assert!(phebe + amycles >= 12, "{scenario}: {phebe} and {amycles} of {BATTLES}");
    let drawn = |seed: &u64| play_scenario(scenario, *seed, ["greedy", "greedy"]) == Outcome::Drawn;
    let draws = (1..=BATTLES).filter(drawn).count();
    assert!(draws <= 3, "{scenario}: {draws} of {BATTLES} drawn");
}

#[test]
fn greedy_plays_a_pitched_battle() {
    expect_played(Scenario::PitchedBattle);
}

#[test]
fn greedy_plays_the_asteroid_belt() {
    expect_played(Scenario::AsteroidBelt);
}

#[test]
fn greedy_plays_the_trap() {
    expect_played(Scenario::TheTrap);
}

#[test]
fn greedy_plays_the_salvage() {
    expect_played(Scenario::TheSalvage);
    let both = ["greedy", "greedy"];
    let drawn = |seed: &u64| play_scenario(Scenario::TheSalvage, *seed, both) == Outcome::Drawn;
    assert_eq!((1..=BATTLES).filter(drawn).count(), 0, "somebody carries away more");
}

#[test]
fn greedy_plays_the_passage() {
    expect_played(Scenario::ThePassage);
    let won = |seed: &u64| {
        let both = ["greedy", "greedy"];
        play_scenario(Scenario::ThePassage, *seed, both) == Outcome::won_by(Seat::new(0))
    };
    assert!((1..=BATTLES).any(|seed| won(&seed)), "Phebe gets through now and then");
}

#[test]
fn greedy_plays_the_capture() {
    expect_played(Scenario::TheCapture);
}

#[test]
fn greedy_plays_control() {
    expect_played(Scenario::Control);
}

#[test]
fn greedy_plays_a_planetary_assault() {
    expect_played(Scenario::PlanetaryAssault);
    let held = |seed: &u64| {
        let both = ["greedy", "greedy"];
        play_scenario(Scenario::PlanetaryAssault, *seed, both) == Outcome::won_by(Seat::new(0))
    };
    let held = (1..=BATTLES).filter(held).count();
    assert!(held >= 3, "Phebe stands on her stations: {held} of {BATTLES}");
}

#[test]
fn greedy_plays_a_duel() {
    expect_played(Scenario::Duel);
}

#[test]
fn greedy_plays_a_blockade() {
    expect_played(Scenario::Blockade);
}

#[test]
fn greedy_plays_illegal() {
    expect_played(Scenario::Illegal);
}

//! The sample games keep the contract.

use kernel::conformance::{Effort, run};
use kernel::{Outcome, Present, Rules};
use samples::{drill, race, sealed};

fn play<R: Present>(setup: &R::Setup) -> Vec<Outcome> {
    run::<R>(setup, Effort { games: 30, decisions_at_most: 1000, every: 1 })
}

#[test]
fn sealed_conforms() {
    for seats in 2..=8 {
        for teams in [false, seats % 2 == 0] {
            play::<sealed::Sealed>(&sealed::Setup { seats, rounds: 5, teams });
        }
    }
}

#[test]
fn race_conforms_and_can_be_won_or_drawn() {
    let mut outcomes = Vec::new();
    for seats in 2..=4 {
        outcomes.extend(play::<race::Race>(&race::Setup { seats, goal: 30, rounds: 12 }));
    }
    assert!(outcomes.contains(&Outcome::Drawn));
    assert!(outcomes.iter().any(|outcome| matches!(outcome, Outcome::Won { .. })));
}

#[test]
fn drill_conforms_and_can_be_won_or_lost() {
    let mut outcomes = Vec::new();
    for seats in 1..=8 {
        let setup = drill::Setup { seats, alarms: 4, needed: seats };
        outcomes.extend(play::<drill::Drill>(&setup));
    }
    assert!(outcomes.iter().any(|outcome| matches!(outcome, Outcome::Lost { .. })));
    assert!(outcomes.iter().any(|outcome| matches!(outcome, Outcome::Won { .. })));
}

#[test]
fn the_clock_ends_a_drill_in_which_nobody_decides() {
    let setup = drill::Setup { seats: 1, alarms: 2, needed: 3 };
    assert_eq!(drill::Drill::clock(5).map(|action| action.to_string()).as_deref(), Some("t 5"));
    let outcomes =
        run::<drill::Drill>(&setup, Effort { games: 5, decisions_at_most: 200, every: 1 });
    assert_eq!(outcomes.len(), 5);
}

//! The sample games, clause by clause.

mod drill;
mod race;
mod sealed;

use kernel::chance::Seed;
use kernel::{Play, Player, Rules};

fn start<R: Rules>(setup: R::Setup, seats: usize) -> Play<R> {
    let player = Player { name: "Ada".to_owned(), kind: "human".to_owned() };
    Play::start(setup, vec![player; seats], Seed::from_number(1)).expect("the set-up is legal")
}

/// The clause by which a set-up is refused.
fn refused_by<R: Rules>(setup: &R::Setup) -> &'static str {
    let started = R::start(setup, &mut Seed::from_number(1).chance_for(0), &mut kernel::NoLog);
    started.expect_err("the set-up is not legal").clause.0
}

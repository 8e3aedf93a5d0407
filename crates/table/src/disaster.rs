//! Simulated disasters: the real table, driven through everything that can go wrong.
//!
//! One seed decides all of it: two nodes with the same table, a store, and clients that connect,
//! act, repeat themselves, lose their connection and come back. Nodes crash at any point, appends
//! are slow, fail, or are stored although they seem to have failed; a machine that crashes tears
//! the line it was writing; messages are lost, doubled and overtaken. Nothing happens by itself and
//! nothing at the same time: the simulator is one loop over a list of things to come, so that a
//! seed that fails fails again.
//!
//! At every step, or when all is quiet again:
//!
//! * what is acknowledged is in the log, for good;
//! * a command acts at most once;
//! * the log replays, to what every node has in memory;
//! * every client that looks on has what the table has;
//! * every node knows who is connected through the others;
//! * the store knows when the table has to be looked at, if a clock runs;
//! * nobody is told what they must not know.

mod client;
mod disk;
mod scenarios;
mod truth;
mod world;

use crate::{Games, NewTable};

pub use scenarios::{long_scenarios, scenarios};
pub use world::{Report, run};

/// A table to be driven through disasters.
#[derive(Debug, Clone)]
pub struct Scenario {
    pub name: &'static str,
    /// With people whose secrets are those of [`secret`], and bots.
    pub table: NewTable,
}

/// The secret of a person in a [`Scenario`].
pub const fn secret(seat: u8) -> crate::Secret {
    crate::Secret::from_bytes([seat + 1; 16])
}

/// What is broken on purpose, to show that the simulator notices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sabotage {
    /// Nothing.
    None,
    /// The driver tells the table that an entry is stored before it is.
    AcknowledgeEarly,
    /// The store says that it stored what it did not.
    LoseAppends,
    /// The store lets a second entry take a position.
    Overwrite,
    /// The driver writes entries without the ids of their commands.
    ForgetIds,
    /// The driver sends everybody what the first of them is sent.
    ShowEverybody,
    /// The driver does not pass on what happened at another node.
    KeepNewsBack,
    /// The driver does not tell who is connected through another node.
    KeepPresenceBack,
    /// The driver does not note when the table has to be looked at.
    ForgetDeadlines,
}

/// An invariant that did not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("seed {seed} ({scenario}), step {step}: {what}")]
pub struct Failure {
    pub seed: u64,
    pub scenario: &'static str,
    pub step: u64,
    pub what: String,
}

/// Runs one seed after the other; stops at the first that fails.
pub fn run_many(
    seeds: impl Iterator<Item = u64>,
    games: &Games,
    scenarios: &[Scenario],
    sabotage: Sabotage,
    mut progress: impl FnMut(&Report),
) -> Result<Report, Failure> {
    let mut total = Report::default();
    for seed in seeds {
        total.add(&run(seed, games, scenarios, sabotage)?);
        progress(&total);
    }
    Ok(total)
}

//! Positions placed by hand, for scripts, tests and rules questions.

use std::fmt::Debug;

use serde::de::DeserializeOwned;

use crate::{Refusal, Rules};

/// A game whose positions can be written down instead of played to.
///
/// ```
/// use kernel::{Rules, Seat, Stage};
/// use samples::race::{Position, Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let position = Position { squares: vec![3, 5], rockets: vec![], turn: 2, round: 0 };
/// let state = Race::stage(&setup, &position)?;
/// assert_eq!(Race::prompt(&state).seats().first(), Some(Seat::new(1)));
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub trait Stage: Rules {
    /// A position as people write it: ships, cubes, dials, cards.
    type Position: DeserializeOwned + Debug + Send + Sync;

    /// Sets the position up, or says what is wrong with it.
    fn stage(setup: &Self::Setup, position: &Self::Position) -> Result<Self::State, Refusal>;

    /// The members of a set that go by this name when chance picks one, bit by bit: all copies of
    /// a card.
    fn picks_named(name: &str) -> Option<u64>;
}

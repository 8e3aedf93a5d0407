//! Positions placed by hand, for scripts, tests and rules questions.

use serde::de::DeserializeOwned;

use crate::{Refusal, Rules};

/// A game whose positions can be written down instead of played to.
pub trait Stage: Rules {
    /// A position as people write it: ships, cubes, dials, cards.
    type Position: DeserializeOwned;

    /// Sets the position up, or says what is wrong with it.
    fn stage(setup: &Self::Setup, position: &Self::Position) -> Result<Self::State, Refusal>;

    /// The members of a set that go by this name when chance picks one, bit by bit: all copies of
    /// a card.
    fn picks_named(name: &str) -> Option<u64>;
}

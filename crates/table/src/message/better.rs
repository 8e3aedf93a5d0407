//! A game as it might have gone: what the bots find once it is over.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{EventShown, Written};

/// Another course of a game that is over.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct BetterShown {
    /// `small` for the smallest change that helps, `best` for the best that was found, `own` for
    /// what somebody tried, `flown` for what was done.
    pub kind: String,
    /// What was done otherwise.
    pub changes: Vec<ChangeShown>,
    /// All that was done, by member and turn, in the game's notation.
    pub rows: Vec<Vec<Option<String>>>,
    /// The game's own view before it goes otherwise, as JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub before: Written,
    /// What would have happened.
    pub events: Vec<EventShown>,
    /// The game's own view at the end, as JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub after: Written,
}

/// One thing that was done otherwise.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct ChangeShown {
    /// Whose it is, counted from 0.
    pub member: u8,
    pub turn: u8,
    /// What was done, in the game's notation.
    pub was: Option<String>,
    /// What would have been better.
    pub now: Option<String>,
}

/// A game that is over with other decisions, and what could have been done instead.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct RetryShown {
    /// What every member had, and from when on.
    pub held: Vec<Vec<HeldShown>>,
    pub flight: BetterShown,
}

/// Something that somebody could have used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct HeldShown {
    /// In the game's notation.
    pub card: String,
    /// The first turn for which it was there.
    pub from: u8,
}

//! Many games at once, for those who study them.
//!
//! A [`Playout`] is played by bots; a [`Tournament`] plays many on all cores and counts;
//! [`Results`] says who won how often, and [`chart`] draws it. A [`Matrix`] does so for every pair
//! of many sides, and [`grid`] draws that. A [`Study`] lets the solver of Space Alert loose on many
//! missions.
//!
//! # Invariants
//!
//! * Every game follows from the tournament's seed and its own number, so the results do not
//!   depend on how many games are played at the same time.

mod chart;
mod interval;
mod matrix;
mod playout;
mod results;
mod study;
mod tournament;

pub use chart::{Captions, GridCaptions, chart, grid};
pub use interval::{Interval, wilson};
pub use matrix::{Matrix, Pair};
pub use playout::{PlayError, Playout};
pub use results::{BotResult, Length, Results};
pub use study::{Finding, Findings, Study};
pub use tournament::{Tournament, TournamentError};

//! The game kernel: what every game on the platform has in common.

mod seat;
mod sentence;

pub use seat::{Actor, Audience, Seat, SeatSet, Viewer};
pub use sentence::{Sentence, Value};

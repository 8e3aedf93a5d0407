//! Decisions: what players can decide, how it is written, what is allowed now and why not more.
//!
//! * `action`, `notation`: decisions as values and as text.
//! * `list`: what is allowed now, a file for each kind of question.
//! * `check`: why something else is not; `refusal`: how such a reason is worded.

pub(crate) mod action;
pub(crate) mod check;
pub(crate) mod list;
mod notation;
pub(crate) mod refusal;

pub use action::{Action, Target};

//! The terminal.
//!
//! * [`text`]: any game in plain lines, for screen readers, pipes and tests.
//! * [`save`]: where a running game is kept.

pub mod save;
pub mod text;

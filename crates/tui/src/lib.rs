//! The terminal.
//!
//! * [`board`]: a game drawn on the whole screen, for keys and the mouse.
//! * [`text`]: any game in plain lines, for screen readers, pipes and tests.
//! * [`save`]: where a running game is kept.

pub mod board;
pub mod save;
pub mod text;

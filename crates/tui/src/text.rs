//! Any game in plain lines: positions in words, actions by number or notation.
//!
//! Reads lines and writes lines, with no cursor, colour or frame, so that a screen reader, a pipe
//! and a test all use it alike. It knows only the contract of a game: whatever implements
//! [`kernel::Present`] can be played here.
//!
//! # Layout, in reading order
//!
//! * [`Session`]: one game at one keyboard. [`Chair`]: who decides for a seat.
//! * [`Keyboard`]: what is typed, and the time that passes meanwhile; [`Timed`]: in real time.
//! * [`scrub`]: a recorded game, step by step.
//! * [`Teacher`]: a lesson.
//! * [`Voice`]: sentences and clauses, printed. [`Sheet`]: a page of reference.
//! * `draft` is a line that is being typed, `hush` the terminal that lets us keep it.
//! * `thought`: bots that think while somebody types.
//! * `command` reads what was typed, `menu` lists what can be done, `curtain` keeps secrets.

mod command;
pub(crate) mod curtain;
mod draft;
#[cfg(unix)]
mod hush;
mod keyboard;
mod lesson;
mod menu;
mod rulebook;
pub(crate) mod scrub;
mod session;
mod sheet;
mod thought;
mod turn;
mod voice;

pub use keyboard::{Bell, Heard, Keyboard, Pace, PaceError, Timed, time_of};
pub use lesson::{Left, Teacher};
pub use scrub::{Scrubber, scrub};
pub use session::{Chair, Ended, Session};
pub use sheet::{Sheet, columns};
pub use voice::Voice;

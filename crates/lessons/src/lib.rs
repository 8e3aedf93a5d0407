//! Lessons: a position, something to read, a question, and what is said to each answer.
//!
//! A lesson is a TOML file beside the rules of its game, `crates/<game>/lessons/01-move.toml`; what
//! it says stands in `locales/<language>/<game>/lessons.ftl`. `docs/lessons.md` explains both to
//! those who write one. The rules that a lesson is played by are those of the game: what the file
//! does not know, they refuse.
//!
//! # Layout, in reading order
//!
//! * `format`: what stands in the file. [`Lesson`]: a lesson that was read.
//! * [`Walk`]: somebody on the way through a lesson. [`Answer`]: what became of a decision.
//! * [`Course`], [`Courses`]: the lessons of each game behind one interface without types.
//! * [`wire`]: what leaves the server.
//!
//! # Invariants
//!
//! * A walk follows from the right answers that were given, and from nothing else: whoever knows
//!   those can take the lesson up anywhere.
//! * A wrong answer changes nothing.
//! * No text is built here: a lesson names keys of the locale files.

mod course;
mod format;
mod lesson;
mod pattern;
mod walk;
pub mod wire;

pub use course::{Course, Courses, Unknown};
pub use format::{Play, ReadError};
pub use lesson::{Lesson, Right, Step, Wrong, read_all};
pub use walk::{Answer, Happened, LessonFault, Stray, Walk};

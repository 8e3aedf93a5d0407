//! The text mode, fed with lines and read back.

mod board;
mod clock;
mod keeping;
mod menus;
mod quantum;
mod scrubbing;
mod secrets;
mod sessions;
mod transcript;

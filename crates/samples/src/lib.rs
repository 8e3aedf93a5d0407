//! Tiny games that are complete: the contract of [`kernel`] by example.
//!
//! Each shows what one of the large games needs, and nothing else, so that the kernel, the bots,
//! scripts and the text mode can be tested before and beside the large games.
//!
//! * [`sealed`]: hidden hands and simultaneous secret bids, two to eight seats, with or without
//!   teams.
//! * [`race`]: turns, dice, and a reaction asked of another seat in the middle of a turn.
//! * [`drill`]: the whole crew at once, together, against a clock.

pub mod drill;
pub mod race;
pub mod sealed;

use std::fmt::Display;
use std::str::FromStr;

use kernel::NotationError;

/// Reads `word` followed by a number, in exactly the form in which it is written.
fn number_after<N: FromStr + Display>(text: &str, word: &str) -> Option<N> {
    let digits = text.strip_prefix(word)?.strip_prefix(' ')?;
    digits.parse().ok().filter(|number: &N| number.to_string() == digits)
}

fn no_action(text: &str) -> NotationError {
    NotationError(text.to_owned())
}

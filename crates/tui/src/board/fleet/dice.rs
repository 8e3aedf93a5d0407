//! Results of dice: a letter for the colour, in the language, and a sign for the face.

use ratatui::style::{Modifier, Style};
use words::Words;

use crate::board::canvas::Canvas;
use crate::board::theme::Paint;

/// `bo` as `b+`, `gs*` as `v★` in French: orthogonal, diagonal, multidirectional, special.
pub(super) fn sign(words: &Words, notation: &str) -> String {
    let face = match notation.as_bytes().get(1) {
        Some(b'o') => '+',
        Some(b'd') => '×',
        Some(b'm') => '✳',
        Some(b's') => '★',
        _ => '?',
    };
    format!("{}{face}", letter(words, notation))
}

/// The letter of a colour, by its notation or its name.
pub(super) fn letter(words: &Words, colour: &str) -> String {
    let key = match colour.as_bytes().first() {
        Some(b'r') => "board-fleet-letter-red",
        Some(b'b') => "board-fleet-letter-blue",
        _ => "board-fleet-letter-green",
    };
    words.text(key).unwrap_or_default()
}

/// The ink of a colour, by its notation or its name.
pub(super) fn style(canvas: &Canvas<'_>, colour: &str) -> Style {
    let paint = match colour.as_bytes().first() {
        Some(b'r') => Paint::Red,
        Some(b'b') => Paint::Blue,
        Some(b'g') => Paint::Green,
        _ => Paint::Ink,
    };
    canvas.ink(paint).add_modifier(Modifier::BOLD)
}

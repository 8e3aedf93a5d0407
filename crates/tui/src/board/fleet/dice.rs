//! Results of dice: a letter for the colour and a sign for the face.

use ratatui::style::{Modifier, Style};

use crate::board::canvas::Canvas;
use crate::board::theme::Paint;

/// `bo` as `b+`, `rs*` as `r★`: orthogonal, diagonal, multidirectional, special.
pub(super) fn sign(notation: &str) -> String {
    let mut letters = notation.chars();
    let colour = letters.next().unwrap_or(' ');
    let face = match letters.next() {
        Some('o') => '+',
        Some('d') => '×',
        Some('m') => '✳',
        Some('s') => '★',
        _ => '?',
    };
    format!("{colour}{face}")
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

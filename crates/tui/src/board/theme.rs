//! Colours and shapes. Nothing is told by colour alone: each seat has a shape too.

use kernel::Seat;
use ratatui::style::{Color, Modifier, Style};

/// What a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// The colours as they are meant.
    #[default]
    Full,
    /// The nearest of the 256 colours that old terminals know.
    Indexed,
    /// No colours: shapes, brackets and inverted text must do.
    Plain,
}

/// A colour by what it is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    /// What is dark under everything.
    Backdrop,
    /// A tile of the board.
    Tile,
    /// A thing that can be picked.
    Lit,
    /// What was picked.
    Chosen,
    /// Where the cursor is.
    Cursor,
    /// Text.
    Ink,
    /// Text of less weight: frames, hints.
    Faint,
    /// A heading, a key to press.
    Accent,
    /// A refusal.
    Alarm,
    Planet,
    /// Dice of these colours.
    Red,
    Blue,
    Green,
    Seat(Seat),
}

/// Okabe–Ito: told apart with every kind of colour vision.
const SEATS: [((u8, u8, u8), u8); 5] = [
    ((0x56, 0xB4, 0xE9), 74),
    ((0xF0, 0xE4, 0x42), 227),
    ((0x00, 0x72, 0xB2), 25),
    ((0xD5, 0x5E, 0x00), 166),
    ((0xCC, 0x79, 0xA7), 175),
];

const SHAPES: [&str; 8] = ["▲", "●", "■", "◆", "▼", "○", "□", "◇"];

/// The shape of a seat, one cell wide.
pub const fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.index() % SHAPES.len()]
}

impl Theme {
    /// What the environment says of the terminal: `NO_COLOR` and `COLORTERM`.
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
        let has_full = variable("COLORTERM")
            .is_some_and(|value| value.contains("truecolor") || value.contains("24bit"));
        match (is_set("NO_COLOR"), has_full) {
            (true, _) => Self::Plain,
            (false, true) => Self::Full,
            (false, false) => Self::Indexed,
        }
    }

    pub fn color(self, paint: Paint) -> Color {
        let ((red, green, blue), index) = values(paint);
        match self {
            Self::Full => Color::Rgb(red, green, blue),
            Self::Indexed => Color::Indexed(index),
            Self::Plain => Color::Reset,
        }
    }

    /// Text of this colour on the table.
    pub fn on_table(self, paint: Paint) -> Style {
        Style::new().fg(self.color(paint)).bg(self.color(Paint::Backdrop))
    }

    /// Text on a block of this colour; inverted where there are no colours.
    pub fn block(self, paint: Paint) -> Style {
        let ink = if is_dark(paint) { Paint::Cursor } else { Paint::Backdrop };
        let style = Style::new().fg(self.color(ink)).bg(self.color(paint));
        match self {
            Self::Full | Self::Indexed => style,
            Self::Plain => style.add_modifier(Modifier::REVERSED),
        }
    }
}

/// Whether white can be read on it better than black.
const fn is_dark(paint: Paint) -> bool {
    matches!(paint, Paint::Seat(seat) if seat.index() % SEATS.len() == 2)
        || matches!(paint, Paint::Backdrop | Paint::Tile | Paint::Lit)
}

const fn values(paint: Paint) -> ((u8, u8, u8), u8) {
    match paint {
        Paint::Backdrop => ((0x0B, 0x10, 0x20), 233),
        Paint::Tile => ((0x16, 0x1E, 0x36), 235),
        Paint::Lit => ((0x2F, 0x3F, 0x69), 238),
        Paint::Chosen => ((0xCC, 0x79, 0xA7), 175),
        Paint::Cursor => ((0xFF, 0xFF, 0xFF), 231),
        Paint::Ink => ((0xDD, 0xE3, 0xF0), 254),
        Paint::Faint => ((0x7F, 0x8A, 0xA8), 245),
        Paint::Accent => ((0x7F, 0xDB, 0xCA), 116),
        Paint::Alarm => ((0xFF, 0xA0, 0x7A), 216),
        Paint::Planet => ((0xB8, 0xA9, 0x8F), 180),
        Paint::Red => ((0xFF, 0x7A, 0x6B), 209),
        Paint::Blue => ((0x7F, 0xB8, 0xFF), 111),
        Paint::Green => ((0x8F, 0xD1, 0x7F), 114),
        Paint::Seat(seat) => SEATS[seat.index() % SEATS.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_how_many_colours_there_are() {
        let theme = |pairs: &'static [(&str, &str)]| {
            Theme::from_variables(move |name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(theme(&[("COLORTERM", "truecolor")]), Theme::Full);
        assert_eq!(theme(&[]), Theme::Indexed);
        assert_eq!(theme(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]), Theme::Plain);
        assert_eq!(theme(&[("NO_COLOR", "")]), Theme::Indexed);
    }

    #[test]
    fn every_seat_has_a_shape_of_its_own() {
        let shapes: std::collections::BTreeSet<_> = Seat::all(8).map(shape).collect();
        assert_eq!(shapes.len(), 8);
    }
}

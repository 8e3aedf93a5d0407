//! A line that somebody is typing, kept here instead of in the terminal: when news comes in
//! between, what was typed so far can be shown again.

use unicode_width::UnicodeWidthChar as _;

/// What came of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Stroke {
    /// The line goes on; this is what the terminal has to show for it.
    Shown(String),
    /// The line is finished, here without its end.
    Line(String),
    /// Nothing more will be typed.
    End,
}

/// The keys that a terminal sends for what is no letter.
mod key {
    pub(super) const END: u8 = 0x04;
    pub(super) const BACKSPACE: u8 = 0x08;
    pub(super) const ERASE_LINE: u8 = 0x15;
    pub(super) const ERASE_WORD: u8 = 0x17;
    pub(super) const ESCAPE: u8 = 0x1b;
    pub(super) const DELETE: u8 = 0x7f;
}

/// The beginning of a line.
#[derive(Debug, Default)]
pub(super) struct Draft {
    text: String,
    /// The first bytes of a letter that has several.
    letter: Vec<u8>,
    /// An arrow or another key without a letter is being received: it is passed over.
    escape: Escape,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Escape {
    #[default]
    None,
    Begun,
    /// Until the byte that ends it.
    Sequence,
}

impl Draft {
    /// What was typed so far.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// One more byte from the keyboard.
    pub(super) fn take(&mut self, byte: u8) -> Stroke {
        if self.is_escaped(byte) {
            return Stroke::Shown(String::new());
        }
        match byte {
            b'\r' | b'\n' => {
                self.letter.clear();
                Stroke::Line(std::mem::take(&mut self.text).trim().to_owned())
            }
            key::END if self.text.is_empty() => Stroke::End,
            key::BACKSPACE | key::DELETE => self.erase(1),
            key::ERASE_LINE => self.erase(usize::MAX),
            key::ERASE_WORD => self.erase(self.last_word()),
            0..0x20 => Stroke::Shown(String::new()),
            byte => self.add(byte),
        }
    }

    fn is_escaped(&mut self, byte: u8) -> bool {
        self.escape = match (self.escape, byte) {
            (Escape::None, key::ESCAPE) => Escape::Begun,
            (Escape::None, _) => return false,
            (Escape::Begun, b'[' | b'O') | (Escape::Sequence, 0x20..0x40) => Escape::Sequence,
            (Escape::Begun | Escape::Sequence, _) => Escape::None,
        };
        true
    }

    fn add(&mut self, byte: u8) -> Stroke {
        self.letter.push(byte);
        let shown = match std::str::from_utf8(&self.letter) {
            Ok(letter) => letter.to_owned(),
            // More of it is to come.
            Err(error) if error.error_len().is_none() => return Stroke::Shown(String::new()),
            Err(_) => char::REPLACEMENT_CHARACTER.to_string(),
        };
        self.letter.clear();
        self.text.push_str(&shown);
        Stroke::Shown(shown)
    }

    /// Takes letters off the end, and tells what wipes them off the screen.
    fn erase(&mut self, letters: usize) -> Stroke {
        let gone = (0..letters).map_while(|_| self.text.pop());
        Stroke::Shown(
            gone.map(|letter| "\u{8} \u{8}".repeat(letter.width().unwrap_or(0))).collect(),
        )
    }

    /// How many letters the last word has, with the spaces after it.
    fn last_word(&self) -> usize {
        let kept = self.text.trim_end().rfind(' ').map_or(0, |space| space + 1);
        self.text[kept..].chars().count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(bytes: &[u8]) -> (Draft, Vec<Stroke>) {
        let mut draft = Draft::default();
        let strokes = bytes.iter().map(|byte| draft.take(*byte)).collect();
        (draft, strokes)
    }

    #[test]
    fn letters_add_up_to_a_line() {
        let (draft, strokes) = typed("é5\n".as_bytes());
        let shown = |text: &str| Stroke::Shown(text.to_owned());
        assert_eq!(strokes, [shown(""), shown("é"), shown("5"), Stroke::Line("é5".to_owned())]);
        assert_eq!(draft.text(), "");
    }

    #[test]
    fn what_was_typed_can_be_erased() {
        for (bytes, left) in [
            (&b"lay 5\x7f"[..], "lay "),
            (b"lay 5\x08\x08", "lay"),
            (b"lay 5 A\x17", "lay 5 "),
            (b"lay 5 \x17", "lay "),
            (b"lay\x17", ""),
            (b"lay 5\x15take", "take"),
            (b"\x7f\x17\x15", ""),
        ] {
            assert_eq!(typed(bytes).0.text(), left, "{bytes:?}");
        }
        let (_, strokes) = typed("界\x7f".as_bytes());
        let wide = Stroke::Shown("\u{8} \u{8}\u{8} \u{8}".to_owned());
        assert_eq!(strokes.last(), Some(&wide), "it is two columns wide");
    }

    #[test]
    fn keys_without_a_letter_are_passed_over() {
        assert_eq!(typed(b"a\x1b[Ab\x1b[3~c\x1bOPd\te\x01").0.text(), "abcde");
        assert_eq!(typed(b"\xffa").0.text(), "\u{fffd}a", "no text at all");
    }

    #[test]
    fn the_end_comes_on_an_empty_line_only() {
        assert_eq!(typed(b"\x04").1, [Stroke::End]);
        assert_eq!(typed(b"a\x04").1.last(), Some(&Stroke::Shown(String::new())));
    }
}

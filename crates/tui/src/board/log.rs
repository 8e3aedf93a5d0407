//! What happened, in sentences.

use kernel::{Event as _, Present, Seat, Sentence, Value, Viewer};
use ratatui::layout::Rect;
use words::Words;

use super::canvas::{Canvas, wrapped};
use super::theme::{Paint, shape};

/// The sentences of the game so far. They are kept as data, so that another language rewrites the
/// past.
#[derive(Debug, Clone, Default)]
pub(crate) struct Log {
    /// Each with the decision that it came from, and whom it is about.
    entries: Vec<Entry>,
    /// How many lines back from the last one reads.
    back: usize,
}

#[derive(Debug, Clone)]
struct Entry {
    moment: usize,
    about: Option<Seat>,
    sentence: Sentence,
}

impl Log {
    /// Takes in what happened by one decision, as far as the viewer may know it.
    pub(crate) fn add<R: Present>(&mut self, moment: usize, events: &[R::Event], viewer: Viewer) {
        let seen = events.iter().filter_map(|event| event.seen_by(viewer));
        self.entries.extend(seen.map(|event| {
            let sentence = R::tell(&event);
            Entry { moment, about: subject(&sentence), sentence }
        }));
        self.back = 0;
    }

    /// What happened last.
    pub(crate) fn last(&self) -> Option<&Sentence> {
        self.entries.last().map(|entry| &entry.sentence)
    }

    /// Forgets decisions that were taken back.
    pub(crate) fn cut(&mut self, moments: usize) {
        self.entries.retain(|entry| entry.moment < moments);
        self.back = 0;
    }

    /// Turns back by so many lines, or forward.
    pub(crate) fn scroll(&mut self, lines: isize) {
        self.back = self.back.saturating_add_signed(lines);
    }

    pub(crate) fn scroll_to_start(&mut self) {
        self.back = usize::MAX / 2;
    }

    pub(crate) fn scroll_to_end(&mut self) {
        self.back = 0;
    }

    /// Draws the end of the log, or an earlier part; the newest decision stands out.
    pub(crate) fn draw(
        &mut self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        words: &Words,
        names: &[String],
    ) {
        let newest = self.entries.last().map_or(0, |entry| entry.moment);
        let mut lines: Vec<(&Entry, bool, String)> = Vec::new();
        let room = area.width.saturating_sub(2);
        let rows = usize::from(area.height);
        for entry in self.entries.iter().rev() {
            if lines.len() >= self.back.saturating_add(rows) {
                break;
            }
            let text = wrapped(&words.say(&entry.sentence, names), room);
            let texts = text.into_iter().enumerate().rev();
            lines.extend(texts.map(|(index, text)| (entry, index == 0, text)));
        }
        self.back = self.back.min(lines.len().saturating_sub(rows));
        let shown = lines.iter().skip(self.back).take(rows);
        let mut row = shown.len() as u16;
        for (entry, is_first, text) in shown {
            row -= 1;
            let paint = if entry.moment == newest { Paint::Ink } else { Paint::Faint };
            if let (true, Some(seat)) = (is_first, entry.about) {
                let style = canvas.ink(Paint::Seat(seat));
                canvas.write(area, 0, row, shape(seat), style);
            }
            let style = canvas.ink(paint);
            canvas.write(area, 2, row, text, style);
        }
    }

    /// Whether something newer lies below what is shown.
    pub(crate) const fn is_scrolled(&self) -> bool {
        self.back > 0
    }
}

/// The first player that a sentence speaks of.
fn subject(sentence: &Sentence) -> Option<Seat> {
    sentence.args.iter().find_map(|(_, value)| match value {
        Value::Seat(seat) => Some(*seat),
        Value::Number(_)
        | Value::Text(_)
        | Value::Message(_)
        | Value::List(_)
        | Value::Sentence(_) => None,
    })
}

//! Text put onto cells.

use kernel::Pick;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr as _;

use super::spots::{Spot, Spots};
use super::theme::{Paint, Theme};

/// What a picture draws on. It also notes where the things lie that can be picked.
#[derive(Debug)]
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    spots: &'a mut Spots,
    pub theme: Theme,
}

impl<'a> Canvas<'a> {
    pub(crate) const fn new(buffer: &'a mut Buffer, spots: &'a mut Spots, theme: Theme) -> Self {
        Self { buffer, spots, theme }
    }

    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes into one line of an area; what is too long ends with an ellipsis. Gives back the
    /// column after the text, counted from the area's left edge.
    pub fn write(&mut self, area: Rect, column: u16, row: u16, text: &str, style: Style) -> u16 {
        let room = area.width.saturating_sub(column);
        if row >= area.height || room == 0 {
            return column;
        }
        let text = shortened(text, room.into());
        let (x, y) = (area.x + column, area.y + row);
        if !self.buffer.area.contains((x, y).into()) {
            return column;
        }
        let (end, _) = self.buffer.set_stringn(x, y, &text, room.into(), style);
        end - area.x
    }

    /// Text in this colour, on the table.
    pub fn ink(&self, paint: Paint) -> Style {
        self.theme.on_table(paint)
    }

    pub fn bold(&self, paint: Paint) -> Style {
        self.ink(paint).add_modifier(Modifier::BOLD)
    }

    /// Wipes an area.
    pub fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.buffer.area);
        for row in area.top()..area.bottom() {
            for column in area.left()..area.right() {
                self.buffer[(column, row)].reset();
            }
        }
        self.buffer.set_style(area, style);
    }

    /// Underlines what is written there.
    pub fn underline(&mut self, area: Rect) {
        let area = area.intersection(self.buffer.area);
        self.buffer.set_style(area, Style::new().add_modifier(Modifier::UNDERLINED));
    }

    /// A heading, with a line to the right edge. What comes after it starts one row further down.
    pub fn heading(&mut self, area: Rect, row: u16, text: &str) {
        let style = self.ink(Paint::Faint);
        let line = "─".repeat(area.width.into());
        self.write(area, 0, row, &line, style);
        let heading = self.bold(Paint::Accent);
        self.write(area, 1, row, &format!(" {text} "), heading);
    }

    /// Notes that a thing lies here.
    pub fn spot(&mut self, area: Rect, pick: Pick) {
        self.spot_within(area, (area.x.into(), area.y.into()), (area.width, area.height), pick);
    }

    /// Notes that a thing lies here, perhaps outside of the part of it that is shown.
    pub(crate) fn spot_within(
        &mut self,
        shown: Rect,
        (left, top): (i32, i32),
        (width, height): (u16, u16),
        pick: Pick,
    ) {
        let is_shown = (i32::from(shown.left())..i32::from(shown.right())).contains(&left)
            && (i32::from(shown.top())..i32::from(shown.bottom())).contains(&top);
        let (width, height) = (width.into(), height.into());
        self.spots.push(Spot { pick, left, top, width, height, is_shown });
    }

    /// Whether the thing was drawn already.
    pub(crate) fn has_spot(&self, pick: &Pick) -> bool {
        self.spots.find(pick).is_some()
    }
}

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> u16 {
    text.width().min(u16::MAX.into()) as u16
}

/// The text, cut to so many cells.
fn shortened(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    let mut cut = String::new();
    for character in text.chars() {
        if cut.width() + character.to_string().width() >= room {
            break;
        }
        cut.push(character);
    }
    cut.push('…');
    cut
}

/// The text in lines of so many cells. Lines break at plain spaces only: a no-break space keeps
/// `«` and `!` with their words.
pub(crate) fn wrapped(text: &str, room: u16) -> Vec<String> {
    let room = usize::from(room.max(1));
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && line.width() + 1 + word.width() > room {
                lines.push(std::mem::take(&mut line));
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_plain_spaces_only() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("Fini\u{a0}! Encore", 7), ["Fini\u{a0}!", "Encore"]);
        assert_eq!(wrapped("unbreakable a", 4), ["unbreakable", "a"]);
        assert_eq!(wrapped("a\n\nb", 4), ["a", "", "b"]);
        assert_eq!(wrapped("", 4), [""]);
    }

    #[test]
    fn what_is_too_long_ends_with_an_ellipsis() {
        assert_eq!(shortened("battlestation", 13), "battlestation");
        assert_eq!(shortened("battlestation", 7), "battle…");
    }
}

//! Lines around boxes of one size, joined where boxes touch.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::theme::Paint;

/// Boxes in columns and rows, some of which may be missing, seen through a window.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lattice {
    pub(super) columns: u16,
    pub(super) rows: u16,
    /// The inside of a box, in cells.
    pub(super) inside: (u16, u16),
    pub(super) area: Rect,
    /// Columns and rows of cells that are scrolled away.
    pub(super) hidden: (u16, u16),
}

impl Lattice {
    /// Draws the lines around every box that is there; rows are counted from the top.
    pub(super) fn draw(self, canvas: &mut Canvas<'_>, is_there: impl Fn(i32, i32) -> bool) {
        let (wide, high) = (self.inside.0 + 1, self.inside.1 + 1);
        for row in 0..=i32::from(self.rows) {
            for column in 0..=i32::from(self.columns) {
                let [before, after] = [column - 1, column];
                let right = is_there(after, row - 1) || is_there(after, row);
                let left = is_there(before, row - 1) || is_there(before, row);
                let down = is_there(before, row) || is_there(after, row);
                let up = is_there(before, row - 1) || is_there(after, row - 1);
                let (x, y) = (column as u16 * wide, row as u16 * high);
                self.put(canvas, x, y, corner([up, right, down, left]));
                for step in 1..wide {
                    self.put(canvas, x + step, y, if right { '─' } else { ' ' });
                }
                for step in 1..high {
                    self.put(canvas, x, y + step, if down { '│' } else { ' ' });
                }
            }
        }
    }

    /// One cell of a line, unless it is scrolled away.
    fn put(self, canvas: &mut Canvas<'_>, x: u16, y: u16, line: char) {
        let Some(column) = x.checked_sub(self.hidden.0) else { return };
        let Some(row) = y.checked_sub(self.hidden.1) else { return };
        if line != ' ' && column < self.area.width {
            let style = canvas.ink(Paint::Lit);
            canvas.write(self.area, column, row, line.encode_utf8(&mut [0; 4]), style);
        }
    }
}

/// The character that joins lines going up, right, down and left.
fn corner(lines: [bool; 4]) -> char {
    const CORNERS: [char; 16] =
        [' ', ' ', ' ', '└', ' ', '│', '┌', '├', ' ', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
    let index = lines.iter().zip([1, 2, 4, 8]).map(|(is_there, bit)| usize::from(*is_there) * bit);
    CORNERS[index.sum::<usize>()]
}

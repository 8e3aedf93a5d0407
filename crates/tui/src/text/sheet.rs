//! A page of reference: titled blocks of short lines, in as many columns as fit.

use std::io::{IsTerminal as _, stdout};

use unicode_width::UnicodeWidthStr as _;

use crate::board::wrapped;

/// The narrowest column that is worth having beside another.
const NARROWEST: u16 = 56;
/// The columns between two columns.
const GAP: u16 = 3;

/// A page of titled blocks.
///
/// ```
/// use tui::text::Sheet;
///
/// let blocks = vec![("Dice".to_owned(), "Nine for each player.".to_owned())];
/// let sheet = Sheet { title: "At a glance".to_owned(), blocks };
/// assert_eq!(sheet.in_columns(80), "At a glance\n\nDICE\n- Nine for each player.\n");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    pub title: String,
    /// Titles with their lines.
    pub blocks: Vec<(String, String)>,
}

impl Sheet {
    /// The page for a terminal of this width.
    pub fn in_columns(&self, columns: u16) -> String {
        let count = ((columns + GAP) / (NARROWEST + GAP)).clamp(1, 3);
        let width = ((columns + GAP) / count).saturating_sub(GAP).max(20);
        let blocks: Vec<Vec<String>> =
            self.blocks.iter().map(|(title, text)| block(title, text, width)).collect();
        let sides = shared_out(blocks, count.into());
        let rows = sides.iter().map(Vec::len).max().unwrap_or(0);
        let mut page = format!("{}\n\n", self.title);
        for row in 0..rows {
            let mut line = String::new();
            for (number, side) in sides.iter().enumerate() {
                let start = number * usize::from(width + GAP);
                line.push_str(&" ".repeat(start.saturating_sub(line.width())));
                line.push_str(side.get(row).map_or("", String::as_str));
            }
            page.push_str(line.trim_end());
            page.push('\n');
        }
        page
    }
}

fn block(title: &str, text: &str, width: u16) -> Vec<String> {
    let mut lines = wrapped(&title.to_uppercase(), width);
    for line in text.lines() {
        let parts = wrapped(line.trim(), width.saturating_sub(2));
        let marks = std::iter::once("- ").chain(std::iter::repeat("  "));
        lines.extend(marks.zip(parts).map(|(mark, part)| format!("{mark}{part}")));
    }
    lines
}

/// Shares blocks out to so many sides of about the same height, in reading order.
fn shared_out(blocks: Vec<Vec<String>>, count: usize) -> Vec<Vec<String>> {
    let total: usize = blocks.iter().map(|block| block.len() + 1).sum();
    let mut sides: Vec<Vec<String>> = vec![Vec::new(); count];
    let mut before = 0;
    for block in blocks {
        let middle = before + block.len() / 2;
        let side = &mut sides[(middle * count / total.max(1)).min(count - 1)];
        before += block.len() + 1;
        if !side.is_empty() {
            side.push(String::new());
        }
        side.extend(block);
    }
    sides
}

/// How wide the output is: the terminal's width, or 80 columns where there is none.
pub fn columns() -> u16 {
    if !stdout().is_terminal() {
        return 80;
    }
    ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| columns.max(20))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let blocks = ["Moving", "Attacking", "Reacting"].map(|title| {
            (
                title.to_owned(),
                "One die for one sector.\nNever onto another player’s ship.".to_owned(),
            )
        });
        Sheet { title: "At a glance".to_owned(), blocks: blocks.to_vec() }
    }

    #[test]
    fn a_wide_terminal_has_columns_and_a_narrow_one_breaks_lines() {
        let wide = sheet().in_columns(130);
        assert!(
            wide.lines().any(|line| line.contains("MOVING") && line.contains("REACTING")),
            "{wide}"
        );
        let narrow = sheet().in_columns(24);
        assert!(narrow.lines().all(|line| line.width() <= 24), "{narrow}");
        assert!(narrow.contains("- Never onto another\n  player’s ship."), "{narrow}");
    }

    #[test]
    fn every_block_is_there_once_at_every_width() {
        for columns in [20, 60, 80, 120, 200, 400] {
            let page = sheet().in_columns(columns);
            for title in ["MOVING", "ATTACKING", "REACTING"] {
                assert_eq!(page.matches(title).count(), 1, "{columns}: {page}");
            }
        }
    }
}

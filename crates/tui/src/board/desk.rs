//! What a game and a replay have in common: words, log, and the pages that are read over them.

use kernel::{Paragraph, Sentence};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use words::{Language, Words};

use super::canvas::{Canvas, width, wrapped};
use super::log::Log;
use super::picture::Zoom;
use super::rulebook::{Reading, Rulebook};
use super::spots::Spots;
use super::theme::{Paint, Theme};

/// The smallest screen on which everything has its place.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// Everything around the board that is not the game.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) words: Words,
    pub(crate) names: Vec<String>,
    pub(crate) theme: Theme,
    pub(crate) log: Log,
    pub(crate) page: Option<Page>,
    pub(crate) zoom: Zoom,
    pub(crate) spots: Spots,
    /// What the ids of the game's clauses start with.
    prefix: &'static str,
    /// The clause that was spoken of last.
    pub(crate) clause: Option<&'static str>,
}

/// A page that lies over the board.
#[derive(Debug, Clone)]
pub(crate) enum Page {
    /// The keys, read from this line on.
    Help(usize),
    /// The cards with their texts, read from this line on.
    Reference(usize),
    Rules(Rulebook),
    /// How it ended.
    Over,
}

/// A line of the help: a message whose attribute `keys` names the keys.
pub(crate) type HelpLines = &'static [&'static str];

impl Desk {
    pub(crate) fn new(
        language: Language,
        names: Vec<String>,
        theme: Theme,
        prefix: &'static str,
    ) -> Self {
        Self {
            words: Words::new(language),
            names,
            theme,
            log: Log::default(),
            page: None,
            zoom: Zoom::Fit,
            spots: Spots::default(),
            prefix,
            clause: None,
        }
    }

    pub(crate) fn say(&self, sentence: &Sentence) -> String {
        self.words.say(sentence, &self.names)
    }

    /// Takes the keys that mean the same everywhere. Gives back whether this was one.
    pub(crate) fn press(&mut self, key: KeyEvent) -> bool {
        if self.page.is_some() {
            self.press_on_page(key);
            return true;
        }
        match key.code {
            KeyCode::Char('h') | KeyCode::F(1) => self.page = Some(Page::Help(0)),
            KeyCode::Char('c') => self.page = Some(Page::Reference(0)),
            KeyCode::Char('?') => {
                self.page = Some(Page::Rules(Rulebook::open(self.prefix, self.clause)));
            }
            KeyCode::Char('L') => self.change_language(),
            KeyCode::Char('z') => {
                self.zoom = match self.zoom {
                    Zoom::Fit => Zoom::Large,
                    Zoom::Large => Zoom::Fit,
                };
            }
            _ => return false,
        }
        true
    }

    fn press_on_page(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('L') && !matches!(self.page, Some(Page::Rules(_))) {
            self.change_language();
            return;
        }
        let goes_on = match &mut self.page {
            Some(Page::Rules(book)) => book.press(key, &self.words) == Reading::GoesOn,
            Some(Page::Help(line) | Page::Reference(line)) => {
                let to = match key.code {
                    KeyCode::Up => Some(line.saturating_sub(1)),
                    KeyCode::Down => Some(*line + 1),
                    KeyCode::PageUp => Some(line.saturating_sub(10)),
                    KeyCode::PageDown => Some(*line + 10),
                    KeyCode::Home => Some(0),
                    _ => None,
                };
                *line = to.unwrap_or(0);
                to.is_some()
            }
            // Keys typed ahead must not wipe away who won.
            Some(Page::Over) => key.code != KeyCode::Esc,
            None => false,
        };
        if !goes_on {
            self.page = None;
        }
    }

    pub(crate) fn change_language(&mut self) {
        self.words = Words::new(match self.words.language() {
            Language::En => Language::Fr,
            Language::Fr => Language::En,
        });
    }

    /// The wheel turns the page, or the log.
    pub(crate) fn wheel(&mut self, lines: isize) {
        match &mut self.page {
            Some(Page::Help(line) | Page::Reference(line)) => {
                *line = line.saturating_add_signed(-lines);
            }
            Some(Page::Rules(_) | Page::Over) => {}
            None => self.log.scroll(lines),
        }
    }

    /// Draws the page that lies over everything, if there is one.
    pub(crate) fn draw_page(
        &mut self,
        canvas: &mut Canvas<'_>,
        help: HelpLines,
        reference: &[Paragraph],
        over: &[String],
    ) {
        let whole = canvas.area();
        match &mut self.page {
            None => {}
            Some(Page::Rules(book)) => {
                let inner = sheet(canvas, whole, &text_of(&self.words, "board-rulebook"));
                book.draw(canvas, inner, &self.words);
            }
            Some(Page::Help(line)) => {
                let inner = sheet(canvas, whole, &text_of(&self.words, "board-help"));
                let lines = help_lines(&self.words, help, inner.width);
                draw_lines(canvas, inner, &lines, line);
            }
            Some(Page::Reference(line)) => {
                let inner = sheet(canvas, whole, &text_of(&self.words, "board-reference"));
                let lines = reference_lines(&self.words, &self.names, reference, inner.width);
                draw_lines(canvas, inner, &lines, line);
            }
            Some(Page::Over) => draw_box(canvas, whole, over),
        }
    }
}

fn text_of(words: &Words, key: &str) -> String {
    words.text(key).unwrap_or_else(|| format!("{{{key}}}"))
}

/// A line and whether it is a heading.
type Line = (bool, String);

fn help_lines(words: &Words, help: HelpLines, room: u16) -> Vec<Line> {
    let keys = |key: &str| text_of(words, &format!("{key}.keys"));
    let column = help.iter().map(|key| width(&keys(key))).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for key in help {
        let text = wrapped(&text_of(words, key), room.saturating_sub(column));
        for (index, line) in text.iter().enumerate() {
            let keys = if index == 0 { keys(key) } else { String::new() };
            let gap = " ".repeat((column - width(&keys)).into());
            lines.push((false, format!("{keys}{gap}{line}")));
        }
    }
    lines
}

fn reference_lines(
    words: &Words,
    names: &[String],
    paragraphs: &[Paragraph],
    room: u16,
) -> Vec<Line> {
    let mut lines = Vec::new();
    for paragraph in paragraphs {
        if !lines.is_empty() {
            lines.push((false, String::new()));
        }
        lines.push((true, words.say(&paragraph.heading, names)));
        for sentence in &paragraph.lines {
            let text = wrapped(&words.say(sentence, names), room.saturating_sub(4));
            let indents = std::iter::once("  ").chain(std::iter::repeat("    "));
            lines.extend(text.iter().zip(indents).map(|(line, by)| (false, format!("{by}{line}"))));
        }
    }
    lines
}

/// Lines from this one on; the place is kept within them.
fn draw_lines(canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], first: &mut usize) {
    *first = (*first).min(lines.len().saturating_sub(area.height.into()));
    let shown = lines.iter().skip(*first).take(area.height.into());
    for (row, (is_heading, line)) in (0..).zip(shown) {
        let style = if *is_heading { canvas.bold(Paint::Accent) } else { canvas.ink(Paint::Ink) };
        canvas.write(area, 0, row, line, style);
    }
}

/// A page with a frame and a title; gives back the room inside.
fn sheet(canvas: &mut Canvas<'_>, whole: Rect, title: &str) -> Rect {
    let style = canvas.ink(Paint::Ink);
    canvas.fill(whole, style);
    canvas.heading(whole, 0, title);
    Rect {
        x: whole.x + 2,
        y: whole.y + 2,
        width: whole.width.saturating_sub(4),
        height: whole.height.saturating_sub(3),
    }
}

/// A few lines in the middle.
fn draw_box(canvas: &mut Canvas<'_>, whole: Rect, texts: &[String]) {
    let room = whole.width.saturating_sub(12).min(74);
    let lines: Vec<String> = texts.iter().flat_map(|text| wrapped(text, room)).collect();
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let (wide, high) = (widest + 6, lines.len() as u16 + 4);
    let area = Rect {
        x: whole.x + whole.width.saturating_sub(wide) / 2,
        y: whole.y + whole.height.saturating_sub(high) / 2,
        width: wide.min(whole.width),
        height: high.min(whole.height),
    };
    let style = canvas.ink(Paint::Accent);
    canvas.fill(area, style);
    let bar = "─".repeat(usize::from(area.width.saturating_sub(2)));
    canvas.write(area, 0, 0, &format!("╭{bar}╮"), style);
    canvas.write(area, 0, area.height - 1, &format!("╰{bar}╯"), style);
    for row in 1..area.height - 1 {
        canvas.write(area, 0, row, "│", style);
        canvas.write(area, area.width - 1, row, "│", style);
    }
    for (row, line) in (2..).zip(&lines) {
        let style = if row == 2 { canvas.bold(Paint::Ink) } else { canvas.ink(Paint::Ink) };
        canvas.write(area, 3, row, line, style);
    }
}

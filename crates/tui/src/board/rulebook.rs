//! The built-in rulebook: chapters on the left, clauses on the right, and a search.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use words::{Clause, Words};

use super::canvas::{Canvas, wrapped};
use super::theme::Paint;

/// Where somebody is in the rulebook. Clauses are kept by id, so that another language opens at
/// the same place.
#[derive(Debug, Clone)]
pub(crate) struct Rulebook {
    prefix: &'static str,
    clause: Option<String>,
    search: String,
    is_typing: bool,
}

/// What a key did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    GoesOn,
    Ends,
}

impl Rulebook {
    /// Opens the rules of a game, at this clause if there is one.
    pub(crate) fn open(prefix: &'static str, clause: Option<&str>) -> Self {
        let clause = clause.map(str::to_owned);
        Self { prefix, clause, search: String::new(), is_typing: false }
    }

    /// The game's clauses and then the platform's, those that the search finds.
    fn found(&self, words: &Words) -> Vec<Clause> {
        let mut clauses = words.clauses(self.prefix);
        if self.prefix != "PA-" {
            clauses.extend(words.clauses("PA-"));
        }
        let wanted = self.search.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        clauses.retain(|clause| has(&clause.id) || has(&clause.title) || has(&clause.text));
        clauses
    }

    fn index(&self, clauses: &[Clause]) -> usize {
        let is_here = |clause: &Clause| Some(&clause.id) == self.clause.as_ref();
        clauses.iter().position(is_here).unwrap_or(0)
    }

    pub(crate) fn press(&mut self, key: KeyEvent, words: &Words) -> Reading {
        if self.is_typing {
            self.type_search(key);
            return Reading::GoesOn;
        }
        let clauses = self.found(words);
        let index = self.index(&clauses);
        let last = clauses.len().saturating_sub(1);
        let to = match key.code {
            KeyCode::Char('/') => {
                self.is_typing = true;
                self.search.clear();
                return Reading::GoesOn;
            }
            KeyCode::Esc if !self.search.is_empty() => {
                self.search.clear();
                return Reading::GoesOn;
            }
            KeyCode::Esc | KeyCode::Char('?' | 'q') => return Reading::Ends,
            KeyCode::Up => index.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('n') => (index + 1).min(last),
            KeyCode::Left | KeyCode::PageUp => chapter_before(&clauses, index),
            KeyCode::Right | KeyCode::PageDown => chapter_after(&clauses, index),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => return Reading::GoesOn,
        };
        self.clause = clauses.get(to).map(|clause| clause.id.clone());
        Reading::GoesOn
    }

    fn type_search(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Enter => self.is_typing = false,
            KeyCode::Esc => {
                self.is_typing = false;
                self.search.clear();
            }
            KeyCode::Backspace => {
                self.search.pop();
            }
            KeyCode::Char(letter) => self.search.push(letter),
            _ => {}
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, words: &Words) {
        let clauses = self.found(words);
        let index = self.index(&clauses);
        let chapters = Rect { width: 28.min(area.width / 3), height: area.height - 2, ..area };
        let x = chapters.right() + 2;
        let body = Rect { x, width: area.right().saturating_sub(x), ..chapters };
        self.draw_chapters(canvas, chapters, words, clauses.get(index));
        if self.search.is_empty() {
            let here = chapter_of(clauses.get(index));
            let first = clauses.iter().position(|clause| chapter_of(Some(clause)) == here);
            let first = first.unwrap_or(0);
            let in_chapter = clauses.iter().filter(|clause| chapter_of(Some(clause)) == here);
            draw_clauses(canvas, body, &in_chapter.collect::<Vec<_>>(), index - first);
        } else {
            draw_clauses(canvas, body, &clauses.iter().collect::<Vec<_>>(), index);
        }
        self.draw_search(canvas, area, words, clauses.len());
    }

    fn draw_chapters(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        words: &Words,
        here: Option<&Clause>,
    ) {
        let mut chapters: Vec<String> = Vec::new();
        let all = Self { search: String::new(), ..self.clone() };
        for clause in all.found(words) {
            let chapter = chapter_of(Some(&clause));
            if chapters.last().is_none_or(|last| last != chapter) {
                chapters.push(chapter.to_owned());
            }
        }
        let here = chapters.iter().position(|chapter| chapter == chapter_of(here)).unwrap_or(0);
        let first = here.saturating_sub(usize::from(area.height) / 2);
        let shown = chapters.iter().enumerate().skip(first).take(area.height.into());
        for (row, (index, chapter)) in (0..).zip(shown) {
            let title = words.text(&format!("section-{chapter}"));
            let title = title.unwrap_or_else(|| chapter.clone());
            let style = if index == here {
                canvas.bold(Paint::Ink).add_modifier(Modifier::REVERSED)
            } else {
                canvas.ink(Paint::Faint)
            };
            canvas.write(area, 0, row, &format!(" {title} "), style);
        }
    }

    fn draw_search(&self, canvas: &mut Canvas<'_>, area: Rect, words: &Words, found: usize) {
        let row = area.height - 1;
        let hint = words.text("board-rulebook-keys").unwrap_or_default();
        if self.is_typing || !self.search.is_empty() {
            let cursor = if self.is_typing { "▏" } else { "" };
            let style = canvas.bold(Paint::Accent);
            let text = format!("/{}{cursor}  ({found})  ", self.search);
            let column = canvas.write(area, 0, row, &text, style);
            let style = canvas.ink(Paint::Faint);
            canvas.write(area, column, row, &hint, style);
        } else {
            let style = canvas.ink(Paint::Faint);
            canvas.write(area, 0, row, &hint, style);
        }
    }
}

/// Clauses below each other, scrolled so that the whole of the one at `index` is seen.
fn draw_clauses(canvas: &mut Canvas<'_>, area: Rect, clauses: &[&Clause], index: usize) {
    let mut lines = Vec::new();
    let mut here = (0, 0);
    for (number, clause) in clauses.iter().enumerate() {
        let start = lines.len();
        lines.push((number, true, format!("{}  {}", clause.id, clause.title)));
        let text = wrapped(&clause.text, area.width.saturating_sub(2));
        lines.extend(text.into_iter().map(|line| (number, false, format!("  {line}"))));
        lines.push((usize::MAX, false, String::new()));
        if number == index {
            here = (start, lines.len());
        }
    }
    let rows = usize::from(area.height);
    let first = here.1.saturating_sub(rows).max(here.0.saturating_sub(rows / 2));
    let first = first.min(lines.len().saturating_sub(rows)).min(here.0);
    for (row, (number, is_title, line)) in (0..).zip(lines.iter().skip(first).take(rows)) {
        let style = match (*number == index, is_title) {
            (true, true) => canvas.bold(Paint::Accent).add_modifier(Modifier::REVERSED),
            (false, true) => canvas.bold(Paint::Accent),
            (true, false) => canvas.ink(Paint::Ink),
            (false, false) => canvas.ink(Paint::Faint),
        };
        canvas.write(area, 0, row, line, style);
    }
}

/// `QU-MOVE` of `QU-MOVE-03`.
fn chapter_of(clause: Option<&Clause>) -> &str {
    let id = clause.map_or("", |clause| clause.id.as_str());
    id.rsplit_once('-').map_or(id, |(chapter, _number)| chapter)
}

fn chapter_after(clauses: &[Clause], index: usize) -> usize {
    let here = chapter_of(clauses.get(index));
    let later = clauses.iter().skip(index).position(|clause| chapter_of(Some(clause)) != here);
    later.map_or(clauses.len().saturating_sub(1), |steps| index + steps)
}

/// The start of this chapter, or of the one before when we are there.
fn chapter_before(clauses: &[Clause], index: usize) -> usize {
    let start = |index: usize| {
        let here = chapter_of(clauses.get(index));
        clauses.iter().position(|clause| chapter_of(Some(clause)) == here).unwrap_or(0)
    };
    if start(index) < index { start(index) } else { start(index.saturating_sub(1)) }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyModifiers;
    use words::Language;

    use super::*;

    fn press(book: &mut Rulebook, codes: impl IntoIterator<Item = KeyCode>) -> Reading {
        let words = Words::new(Language::En);
        let mut reading = Reading::GoesOn;
        for code in codes {
            reading = book.press(KeyEvent::new(code, KeyModifiers::NONE), &words);
        }
        reading
    }

    #[test]
    fn the_book_opens_at_a_clause_and_is_read_by_clause_and_chapter() {
        let mut book = Rulebook::open("QU-", Some("QU-MOVE-03"));
        press(&mut book, [KeyCode::Down]);
        assert_eq!(book.clause.as_deref(), Some("QU-MOVE-04"));
        press(&mut book, [KeyCode::Left]);
        assert_eq!(book.clause.as_deref(), Some("QU-MOVE-01"));
        press(&mut book, [KeyCode::Right, KeyCode::Left, KeyCode::Left]);
        assert_ne!(book.clause.as_deref(), Some("QU-MOVE-01"));
        press(&mut book, [KeyCode::Home]);
        assert_eq!(book.clause.as_deref(), Some("QU-COMP-01"));
    }

    #[test]
    fn a_search_keeps_what_it_finds() {
        let mut book = Rulebook::open("QU-", None);
        let words = Words::new(Language::En);
        let all = book.found(&words).len();
        let typed = "/flagship".chars().map(KeyCode::Char);
        press(&mut book, typed.chain([KeyCode::Enter]));
        let found = book.found(&words).len();
        assert!((1..all).contains(&found), "{found} of {all}");
        assert_eq!(press(&mut book, [KeyCode::Esc]), Reading::GoesOn, "ends the search");
        assert_eq!(book.found(&words).len(), all);
        assert_eq!(press(&mut book, [KeyCode::Esc]), Reading::Ends);
    }
}

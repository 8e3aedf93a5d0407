//! Keys and the mouse, at a session.

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use kernel::Sentence;

use super::{Leaving, Notice, Session};
use crate::board::picture::Picture;
use crate::board::spots::Direction;

impl<R: Picture> Session<R> {
    /// One key.
    pub fn press(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leaving = Leaving::Yes;
        } else if self.typed.is_some() {
            self.press_while_typing(key);
        } else if self.curtain.is_some() {
            if key.code == KeyCode::Enter {
                self.curtain = None;
            }
        } else if key.code == KeyCode::Char('q') {
            self.leave();
        } else {
            if self.leaving == Leaving::Asked {
                self.leaving = Leaving::No;
                self.notice = None;
            }
            if !self.desk.press(key) {
                self.press_at_board(key);
            }
        }
    }

    fn press_at_board(&mut self, key: KeyEvent) {
        let is_wide = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Up => self.go(Direction::Up, is_wide),
            KeyCode::Down => self.go(Direction::Down, is_wide),
            KeyCode::Left => self.go(Direction::Left, is_wide),
            KeyCode::Right => self.go(Direction::Right, is_wide),
            KeyCode::Tab => self.cycle(1),
            KeyCode::BackTab => self.cycle(-1),
            KeyCode::Enter | KeyCode::Char(' ') => match self.cursor.clone() {
                // What was picked last is done with: go on to what comes after it.
                Some(pick) if self.is_picked_last(&pick) => self.go_on(),
                Some(pick) => self.pick(&pick),
                None if self.seat.is_some() => self.go_on(),
                None => self.is_hurried = true,
            },
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char(':') => self.typed = Some(String::new()),
            KeyCode::Char(digit @ '1'..='9') => {
                let index = digit as usize - '1' as usize;
                if let Some(pick) = self.numbered.get(index).cloned() {
                    self.pick(&pick);
                }
            }
            KeyCode::PageUp => self.desk.log.scroll(5),
            KeyCode::PageDown => self.desk.log.scroll(-5),
            KeyCode::Home => self.desk.log.scroll_to_start(),
            KeyCode::End => self.desk.log.scroll_to_end(),
            _ => {}
        }
    }

    fn is_picked_last(&self, pick: &kernel::Pick) -> bool {
        self.picker.picks().last() == Some(pick) && !self.picker.lit().contains(pick)
    }

    fn press_while_typing(&mut self, key: KeyEvent) {
        let Some(typed) = &mut self.typed else { return };
        match key.code {
            KeyCode::Char(letter) => typed.push(letter),
            KeyCode::Backspace if !typed.is_empty() => {
                typed.pop();
            }
            KeyCode::Backspace | KeyCode::Esc => self.typed = None,
            KeyCode::Enter => {
                let text = std::mem::take(typed);
                self.typed = None;
                if !text.trim().is_empty() {
                    self.play_typed(&text);
                }
            }
            _ => {}
        }
    }

    /// The game is kept after each decision, so leaving loses nothing; still it takes two keys.
    fn leave(&mut self) {
        if self.desk.page.is_some() && self.play.prompt().outcome().is_none() {
            self.desk.page = None;
            return;
        }
        let is_over = self.play.prompt().outcome().is_some();
        if is_over || self.leaving == Leaving::Asked {
            self.leaving = Leaving::Yes;
        } else {
            self.leaving = Leaving::Asked;
            let key = if self.save.is_some() { "board-leave-saved" } else { "board-leave" };
            self.notice = Some(Notice::Said(Sentence::new(key)));
        }
    }

    /// Moves the cursor to the next thing that can be picked, or to the next thing at all.
    fn go(&mut self, direction: Direction, is_wide: bool) {
        self.notice = None;
        let lit = self.picker.lit();
        let Some(from) = self.cursor.clone().filter(|pick| self.desk.spots.find(pick).is_some())
        else {
            self.cycle(1);
            return;
        };
        let is_wanted = |pick: &kernel::Pick| is_wide || lit.is_empty() || lit.contains(pick);
        if let Some(to) = self.desk.spots.toward(&from, direction, is_wanted) {
            self.cursor = Some(to);
        }
    }

    /// Picks the only thing that can be picked, or moves the cursor on to the first of several: where
    /// there is no choice, one key is enough.
    fn go_on(&mut self) {
        let lit = self.picker.lit();
        match self.desk.spots.in_reading_order(|pick| lit.contains(pick)).as_slice() {
            [only] => {
                let only = only.clone();
                self.pick(&only);
            }
            _ => self.cycle(1),
        }
    }

    /// Moves the cursor on to the next thing that can be picked.
    fn cycle(&mut self, by: isize) {
        self.notice = None;
        let lit = self.picker.lit();
        let things = self.desk.spots.in_reading_order(|pick| lit.contains(pick));
        if things.is_empty() {
            return;
        }
        let here = self.cursor.as_ref();
        let next = match things.iter().position(|pick| Some(pick) == here) {
            Some(index) => (index as isize + by).rem_euclid(things.len() as isize) as usize,
            None if by < 0 => things.len() - 1,
            None => 0,
        };
        self.cursor = Some(things[next].clone());
    }

    /// The mouse: a click picks, the wheel turns the log.
    pub fn mouse(&mut self, event: MouseEvent) {
        if self.typed.is_some() || self.curtain.is_some() {
            return;
        }
        match event.kind {
            MouseEventKind::ScrollUp => self.desk.wheel(3),
            MouseEventKind::ScrollDown => self.desk.wheel(-3),
            MouseEventKind::Down(MouseButton::Left) if self.desk.page.is_some() => {
                self.desk.page = None;
            }
            MouseEventKind::Down(MouseButton::Left) => {
                let Some(pick) = self.desk.spots.at(event.column, event.row).cloned() else {
                    return;
                };
                self.cursor = Some(pick.clone());
                self.pick(&pick);
            }
            MouseEventKind::Down(MouseButton::Right) => self.back(),
            _ => {}
        }
    }
}

//! A recorded game on the screen, forwards and backwards.

use std::io;
use std::time::{Duration, Instant};

use kernel::{Event as _, Pick, Record, Replay, ReplayError, Viewer};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

use super::desk::{Desk, HelpLines};
use super::picture::Picture;
use super::run::{Settings, seat_of};
use super::screen::{self, News, Shown};
use super::session::places_of;
use super::terminal::Screen;
use crate::text::scrub::{has_secrets, place_sentence};

const HELP: HelpLines = &[
    "board-help-step",
    "board-help-turn",
    "board-help-ends",
    "board-help-playing",
    "board-help-speed",
    "board-help-cards",
    "board-help-rules",
    "board-help-zoom",
    "board-help-language",
    "board-help-look-replay",
    "board-help-leave-replay",
];

/// The pauses that one can choose between while a record plays by itself.
const PAUSES_MS: [u64; 5] = [2_000, 1_000, 500, 250, 100];

/// A record being looked at.
#[derive(Debug)]
pub struct Scrub<R: Picture> {
    // Invariant: one for the start and one for each decision, so never empty.
    places: Vec<Place<R>>,
    at: usize,
    desk: Desk,
    /// What was clicked.
    cursor: Option<Pick>,
    /// Which pause it plays with, if it plays.
    playing: bool,
    pace: usize,
    is_left: bool,
}

#[derive(Debug)]
struct Place<R: Picture> {
    state: R::State,
    events: Vec<R::Event>,
    /// Who decided what, in notation.
    decision: Option<kernel::Decision>,
    begins_turn: bool,
}

impl<R: Picture> Scrub<R> {
    /// Replays the whole record, and looks at the position after so many decisions.
    pub fn new(
        record: &Record<R::Setup>,
        at: usize,
        settings: &Settings,
    ) -> Result<Self, ReplayError> {
        let mut replay = Replay::<R>::new(record)?;
        let mut places = vec![Place {
            state: replay.state().clone(),
            events: replay.start_moment().events,
            decision: None,
            begins_turn: true,
        }];
        while let Some(moment) = replay.step()? {
            places.push(Place {
                state: replay.state().clone(),
                begins_turn: moment.events.iter().any(|event| R::turn_of(event).is_some()),
                events: moment.events,
                decision: record.decisions.get(places.len() - 1).cloned(),
            });
        }
        let names = record.players.iter().map(|player| player.name.clone()).collect();
        let mut scrub = Self {
            places,
            at: 0,
            desk: Desk::new(settings.language, names, settings.theme, R::CLAUSES),
            cursor: None,
            playing: false,
            pace: 1,
            is_left: false,
        };
        scrub.go_to(at);
        Ok(scrub)
    }

    /// How many decisions the record has.
    pub const fn decisions(&self) -> usize {
        self.places.len() - 1
    }

    /// The decision that is looked at; 0 is the start.
    pub const fn at(&self) -> usize {
        self.at
    }

    pub const fn is_left(&self) -> bool {
        self.is_left
    }

    /// How long to look at this position before the next, while it plays.
    pub fn pause(&self) -> Option<Duration> {
        let plays = self.playing && self.at < self.decisions() && self.desk.page.is_none();
        plays.then(|| Duration::from_millis(PAUSES_MS[self.pace]))
    }

    /// One decision further.
    pub fn step(&mut self) {
        self.go_to(self.at + 1);
        self.playing &= self.at < self.decisions();
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.decisions());
        self.desk.log.cut(0);
        for (number, place) in self.places.iter().enumerate().take(self.at + 1) {
            self.desk.log.add::<R>(number, &place.events, Viewer::Spectator);
        }
    }

    fn turn_before(&self) -> usize {
        let earlier = self.places.iter().take(self.at).rposition(|place| place.begins_turn);
        earlier.unwrap_or(0)
    }

    fn turn_after(&self) -> usize {
        let later = self.places.iter().skip(self.at + 1).position(|place| place.begins_turn);
        later.map_or(self.decisions(), |steps| self.at + 1 + steps)
    }

    /// One key.
    pub fn press(&mut self, key: KeyEvent) {
        let is_interrupt =
            key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
        if key.kind == KeyEventKind::Release {
            return;
        }
        if is_interrupt {
            self.is_left = true;
        } else if !self.desk.press(key) {
            self.press_at_board(key);
        }
    }

    fn press_at_board(&mut self, key: KeyEvent) {
        let is_playing = key.code == KeyCode::Char(' ') && !self.playing;
        match key.code {
            KeyCode::Left | KeyCode::Up => self.go_to(self.at.saturating_sub(1)),
            KeyCode::Right | KeyCode::Down | KeyCode::Enter => self.go_to(self.at + 1),
            KeyCode::PageUp => self.go_to(self.turn_before()),
            KeyCode::PageDown => self.go_to(self.turn_after()),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.decisions()),
            KeyCode::Char('+') => {
                self.pace = (self.pace + 1).min(PAUSES_MS.len() - 1);
                return;
            }
            KeyCode::Char('-') => {
                self.pace = self.pace.saturating_sub(1);
                return;
            }
            KeyCode::Char(' ') if is_playing && self.at == self.decisions() => self.go_to(0),
            KeyCode::Char('q') | KeyCode::Esc => self.is_left = true,
            _ => {}
        }
        self.playing = is_playing;
    }

    fn click(&mut self, column: u16, row: u16) {
        if self.desk.page.take().is_none() {
            self.cursor = self.desk.spots.at(column, row).cloned();
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let place = &self.places[self.at];
        let view = R::view(&place.state, Viewer::Spectator);
        let seen = place.events.iter().filter_map(|event| event.seen_by(Viewer::Spectator));
        let touched: Vec<Pick> = seen.flat_map(|event| places_of::<R>(&event)).collect();
        let looked = self.cursor.as_ref().and_then(|pick| R::inspect(&view, pick));
        let asked = place.decision.as_ref().and_then(|decision| seat_of(decision.actor));
        let cursor = self.cursor.clone();
        let shown = Shown::<R> {
            view: &view,
            seat: None,
            asked,
            question: self.where_we_are(),
            hint: None,
            picks: &[],
            lit: &[],
            cursor: cursor.as_ref(),
            touched: &touched,
            typed: None,
            news: looked.map_or(News::Nothing, |it| News::Looked(self.desk.say(&it))),
            hints: self.desk.words.text("board-hints-replay").unwrap_or_default(),
            help: HELP,
            over: Vec::new(),
        };
        screen::draw(&mut self.desk, buffer, &shown);
        self.draw_slider(buffer);
    }

    fn where_we_are(&self) -> String {
        let place = &self.places[self.at];
        let is_over = R::prompt(&self.places[self.decisions()].state).outcome().is_some();
        let secret = !is_over && has_secrets::<R>(&place.events);
        let decision = place.decision.as_ref();
        let sentence = place_sentence(decision, self.at, self.decisions(), secret);
        let outcome = R::prompt(&place.state).outcome();
        let text = self.desk.say(&sentence);
        outcome.map_or(text.clone(), |it| format!("{text} · {}", self.desk.say(&it.sentence())))
    }

    /// A bar below the question: how far we are, with a tick at each turn.
    fn draw_slider(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        if self.desk.page.is_some()
            || area.width < super::desk::LEAST.0
            || area.height < super::desk::LEAST.1
        {
            return;
        }
        let row = area.height - 5;
        let wide = usize::from(area.width - 6);
        let column = |at: usize| at * (wide - 1) / self.decisions().max(1);
        let mut bar: Vec<char> = vec!['─'; wide];
        for (index, place) in self.places.iter().enumerate() {
            if place.begins_turn {
                bar[column(index)] = '┴';
            }
        }
        let (paint, theme) = (super::theme::Paint::Faint, self.desk.theme);
        let text: String = bar.into_iter().collect();
        buffer.set_string(area.x + 4, row, text, theme.on_table(paint));
        let state = if self.playing { "▶" } else { "‖" };
        let accent = theme.on_table(super::theme::Paint::Accent);
        buffer.set_string(area.x + 1, row, state, accent);
        buffer.set_string(area.x + 4 + column(self.at) as u16, row, "█", accent);
    }
}

/// Shows a record on the terminal until it is left.
pub fn replay<R: Picture>(mut scrub: Scrub<R>) -> io::Result<()> {
    let mut screen = Screen::take(R::GAME)?;
    let mut since = Instant::now();
    while !scrub.is_left() && !screen.is_to_end() {
        screen.terminal.draw(|frame| scrub.draw(frame.buffer_mut()))?;
        let left = scrub.pause().map(|pause| pause.saturating_sub(since.elapsed()));
        if !event::poll(left.unwrap_or(Duration::from_secs(1)))? {
            if scrub.pause().is_some() {
                scrub.step();
                since = Instant::now();
            }
            continue;
        }
        match event::read()? {
            Event::Key(key) => {
                let at = scrub.at();
                scrub.press(key);
                if scrub.at() != at {
                    since = Instant::now();
                }
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => scrub.click(mouse.column, mouse.row),
                MouseEventKind::ScrollUp => scrub.desk.wheel(3),
                MouseEventKind::ScrollDown => scrub.desk.wheel(-3),
                _ => {}
            },
            Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => {}
        }
    }
    Ok(())
}

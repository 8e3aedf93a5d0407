//! One game at one keyboard: who is asked, what is picked, what is said about it.
//!
//! A session knows no terminal and no clock. Keys go in, a screen is drawn from it, and whoever runs
//! it lets the bots think.

mod keys;
#[cfg(test)]
mod reach;
mod show;

use bots::Floor;
use kernel::{Actor, Event as _, Pick, Play, Prompt, Refusal, Seat, SeatSet, Sentence, Viewer};
use ratatui::buffer::Buffer;
use words::Language;

use super::desk::{Desk, HelpLines, Page};
use super::pick::{Picker, Spelling};
use super::picture::Picture;
use super::theme::Theme;
use crate::save::SaveFile;
use crate::text::curtain;

/// The help of a game.
const HELP: HelpLines = &[
    "board-help-arrows",
    "board-help-pick",
    "board-help-back",
    "board-help-next",
    "board-help-number",
    "board-help-type",
    "board-help-undo",
    "board-help-hurry",
    "board-help-cards",
    "board-help-rules",
    "board-help-log",
    "board-help-zoom",
    "board-help-language",
    "board-help-look",
    "board-help-mouse",
    "board-help-leave",
];

/// A game being played on the screen.
#[derive(Debug)]
pub struct Session<R: Picture> {
    play: Play<R>,
    /// Which seats decide at this keyboard.
    humans: SeatSet,
    desk: Desk,
    save: Option<SaveFile>,
    /// Whose eyes the board is drawn for.
    viewer: Viewer,
    /// The human who is asked now, with the picks so far.
    seat: Option<Seat>,
    picker: Picker<R::Action>,
    cursor: Option<Pick>,
    notice: Option<Notice>,
    typed: Option<String>,
    /// Things that have a number to press, as they were drawn.
    numbered: Vec<Pick>,
    /// Somebody else must take the keyboard before anything is shown.
    curtain: Option<Seat>,
    leaving: Leaving,
    is_hurried: bool,
    /// Counts decisions and those taken back.
    changes: u64,
    /// What had changed when a bot last had nothing to do.
    waiting: [Option<u64>; Seat::MOST],
}

#[derive(Debug, Clone, PartialEq)]
enum Notice {
    Refused(Refusal),
    Said(Sentence),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leaving {
    No,
    /// Once more and we leave.
    Asked,
    Yes,
}

impl<R: Picture> Session<R> {
    /// A game that is about to begin or to go on; the seats in `humans` decide here.
    pub fn new(play: Play<R>, humans: SeatSet, language: Language, theme: Theme) -> Self {
        let names = play.record().players.iter().map(|player| player.name.clone()).collect();
        let mut session = Self {
            play,
            humans,
            desk: Desk::new(language, names, theme, R::CLAUSES),
            save: None,
            viewer: humans.first().map_or(Viewer::Spectator, Viewer::Seat),
            seat: None,
            picker: Picker::default(),
            cursor: None,
            notice: None,
            typed: None,
            numbered: Vec::new(),
            curtain: None,
            leaving: Leaving::No,
            is_hurried: false,
            changes: 0,
            waiting: [None; Seat::MOST],
        };
        session.rewrite_log();
        session.ask();
        session
    }

    /// Keeps the game in this file, from now on and after each decision.
    #[must_use]
    pub fn saved_in(mut self, save: SaveFile) -> Self {
        self.save = Some(save);
        self.keep();
        self
    }

    pub const fn play(&self) -> &Play<R> {
        &self.play
    }

    pub fn language(&self) -> Language {
        self.desk.words.language()
    }

    /// Whether somebody wants to leave.
    pub fn is_left(&self) -> bool {
        self.leaving == Leaving::Yes
    }

    /// The bot that is asked now. Nothing goes on while somebody reads a page.
    pub fn bot_asked(&self) -> Option<Seat> {
        let next = self.next_seat().filter(|_| !self.is_reading())?;
        if self.humans.contains(next) {
            return None;
        }
        let decisions = &self.play.record().decisions;
        let floor = Floor::after(decisions.iter().rev().map(|decision| decision.actor));
        let bots = self.ready().iter().filter(|seat| !self.humans.contains(*seat));
        floor.next(self.play.prompt(), SeatSet::of(bots))
    }

    /// A bot had nothing to do when so much had changed: it is asked again after the next change.
    pub fn bot_waits(&mut self, seat: Seat, changes: u64) {
        self.waiting[seat.index()] = Some(changes);
        self.ask();
    }

    /// Those who are asked, but for bots that have nothing to do now.
    fn ready(&self) -> SeatSet {
        let asked = self.play.prompt().seats();
        let waits = |seat: &Seat| self.waiting[seat.index()] == Some(self.changes);
        SeatSet::of(asked.iter().filter(|seat| !waits(seat)))
    }

    /// Goes up with each decision and each one taken back: a bot's answer to an earlier question is
    /// out of date.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether a page or a curtain lies over the board.
    pub const fn is_reading(&self) -> bool {
        self.desk.page.is_some() || self.curtain.is_some()
    }

    /// Whether the bots shall not pause until a human is asked.
    pub const fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// What a bot decided.
    pub fn bot_decided(&mut self, seat: Seat, action: &R::Action) {
        self.decide(seat.into(), action);
    }

    /// Draws the screen.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        show::draw(self, buffer);
    }

    /// The seat that decided last goes on while it is asked; otherwise the first of those that are.
    fn next_seat(&self) -> Option<Seat> {
        let asked = self.ready();
        match self.last_actor() {
            Some(Actor::Seat(seat)) if asked.contains(seat) => Some(seat),
            Some(Actor::Seat(_) | Actor::Clock) | None => asked.first(),
        }
    }

    fn last_actor(&self) -> Option<Actor> {
        self.play.record().decisions.last().map(|decision| decision.actor)
    }

    /// Finds out who is asked, and offers what that seat can do.
    fn ask(&mut self) {
        self.picker = Picker::default();
        self.seat = self.next_seat().filter(|seat| self.humans.contains(*seat));
        let Some(seat) = self.seat else {
            self.wait();
            return;
        };
        self.is_hurried = false;
        if self.last_actor() != Some(seat.into()) {
            // The key that ended the last turn shall not end this one.
            self.cursor = None;
        }
        self.hand_over(seat);
        let state = self.play.state();
        let offers = self.play.actions(seat).into_iter().map(|action| {
            let offer = R::offer(state, seat, &action);
            (action, offer)
        });
        self.picker = Picker::new(offers.collect::<Vec<_>>());
    }

    /// Nobody at this keyboard is asked: the game is over, a bot thinks, or time passes.
    fn wait(&mut self) {
        match self.play.prompt() {
            Prompt::Over(_) => {
                self.cursor = None;
                self.desk.page = Some(Page::Over);
            }
            Prompt::Decide { seats, clock_ms } => {
                let is_idle = seats.iter().all(|seat| !self.ready().contains(seat));
                let clock = clock_ms.filter(|_| is_idle).and_then(R::clock);
                if let Some(action) = clock {
                    self.decide(Actor::Clock, &action);
                }
            }
        }
    }

    /// Lets another person take the keyboard, behind a curtain where there are secrets.
    fn hand_over(&mut self, seat: Seat) {
        let Viewer::Seat(before) = self.viewer else { return };
        if before == seat {
            return;
        }
        if curtain::is_needed::<R>(self.play.state(), before, seat) {
            self.curtain = Some(seat);
        }
        self.viewer = Viewer::Seat(seat);
        self.rewrite_log();
    }

    fn decide(&mut self, actor: Actor, action: &R::Action) {
        self.notice = None;
        if let Err(refusal) = self.play.play(actor, action) {
            self.refuse(refusal);
            return;
        }
        self.changes += 1;
        self.tell(self.play.moments().len() - 1);
        self.keep();
        self.ask();
    }

    /// Puts what happened by one decision into the log.
    fn tell(&mut self, number: usize) {
        let events = &self.play.moments()[number].events;
        self.desk.log.add::<R>(number, events, self.viewer);
    }

    fn rewrite_log(&mut self) {
        self.desk.log.cut(0);
        (0..self.play.moments().len()).for_each(|number| self.tell(number));
    }

    /// Saves the game. That it cannot be saved is told, and no reason to stop playing.
    fn keep(&mut self) {
        let Some(save) = &self.save else { return };
        if let Err(error) = save.write(self.play.record()) {
            let sentence = Sentence::new("text-save-failed")
                .with("file", save.path().display().to_string())
                .with("reason", error.to_string());
            self.notice = Some(Notice::Said(sentence));
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.desk.clause = Some(refusal.clause.0);
        self.notice = Some(Notice::Refused(refusal));
    }

    /// Picks a thing, wherever it lies: what is lit goes into the order, what would begin another
    /// order begins it, and what is dark is explained.
    fn pick(&mut self, pick: &Pick) {
        self.notice = None;
        let Some(seat) = self.seat else {
            self.is_hurried = true;
            return;
        };
        if self.picker.lit().contains(pick) {
            self.cursor = Some(pick.clone());
            if let Spelling::Spelt(action) = self.picker.pick_and_follow(pick, R::follows) {
                self.decide(seat.into(), &action);
            }
        } else if self.picker.picks().last() == Some(pick) {
            self.back();
        } else if self.picker.is_begun() && self.picker.lit_first().contains(pick) {
            self.picker.clear();
            self.pick(pick);
        } else {
            self.explain(seat, pick);
        }
    }

    /// Why a thing is dark, if the rules can say it.
    fn explain(&mut self, seat: Seat, pick: &Pick) {
        let mut picks = self.picker.picks();
        picks.push(pick.clone());
        let picked: Vec<_> =
            picks.iter().map(|pick| kernel::Picked { kind: pick.kind, id: &pick.id }).collect();
        let meant = R::meant(self.play.state(), seat, &picked);
        match meant.map(|action| R::check(self.play.state(), seat.into(), &action)) {
            Some(Err(refusal)) => self.refuse(refusal),
            Some(Ok(())) | None => {
                self.notice = Some(Notice::Said(Sentence::new("board-nothing-here")));
            }
        }
    }

    /// Takes back the last pick.
    fn back(&mut self) {
        self.notice = None;
        if let Some(pick) = self.picker.back() {
            self.cursor = Some(pick);
        }
    }

    /// Takes back the last decision of whoever sits at this keyboard.
    fn undo(&mut self) {
        let by = self.play.undoable_by().filter(|seat| self.humans.contains(*seat));
        let Some(by) = by.or(self.seat).or(self.humans.first()) else { return };
        if let Err(refusal) = self.play.undo(by) {
            self.refuse(refusal);
            return;
        }
        self.changes += 1;
        self.desk.log.cut(self.play.moments().len());
        self.desk.page = None;
        self.keep();
        self.ask();
        self.notice = Some(Notice::Said(Sentence::new("text-undone").with("seat", by)));
    }

    /// Plays what was typed, or says why not.
    fn play_typed(&mut self, text: &str) {
        let Some(seat) = self.seat.or(self.humans.first()) else { return };
        let action = text.parse::<R::Action>().map_err(Refusal::from);
        let checked = action
            .and_then(|action| R::check(self.play.state(), seat.into(), &action).map(|()| action));
        match checked {
            Ok(action) => self.decide(seat.into(), &action),
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// What the last decision that changed anything seen changed.
    fn touched(&self) -> Vec<Pick> {
        let seen = |number: usize| -> Vec<Pick> {
            let events = self.play.moments()[number].events.iter();
            let seen = events.filter_map(|event| event.seen_by(self.viewer));
            seen.flat_map(|event| places_of::<R>(&event)).collect()
        };
        let moments = (1..self.play.moments().len()).rev();
        moments.map(seen).find(|touched| !touched.is_empty()).unwrap_or_default()
    }
}

/// The places that an event is about.
pub(super) fn places_of<R: Picture>(event: &R::Event) -> impl Iterator<Item = Pick> + use<R> {
    R::marks(event).into_iter().filter(|mark| R::PLACES.contains(&mark.kind))
}

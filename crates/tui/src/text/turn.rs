//! One decision of a person: the question, what can be typed, and the answers.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use kernel::chance::Fast;
use kernel::{Form, NoLog, Present, Refusal, Rules, Seat, Sentence};

use super::Session;
use super::command::Command;
use super::keyboard::{Heard, Keyboard};
use super::menu::Menu;
use crate::save::{SaveError, SaveFile};

/// Whether to go on asking, or that the game stops here.
type Flow = ControlFlow<()>;

impl<R: Present, I: Keyboard, O: Write> Session<'_, R, I, O> {
    /// Asks until the seat has answered or something happened. Breaks when the game is to stop.
    pub(super) fn human_decides(&mut self, seat: Seat) -> io::Result<Flow> {
        self.tell_news()?;
        self.describe_once()?;
        if self.asked != Some(seat) {
            self.ask(seat, &Menu::new(&self.play, seat))?;
            self.asked = Some(seat);
        }
        let who = self.called(seat, self.due_ms());
        self.voice.ask(&who, self.input.begun().unwrap_or_default())?;
        loop {
            match self.listen()? {
                Heard::Line(line) => {
                    // Bots and the clock may have acted since the question.
                    let menu = Menu::new(&self.play, seat);
                    return self.answer(seat, &menu, &line);
                }
                // Where nothing is to be read the question still stands, and so does what was
                // typed.
                Heard::Due => {
                    if !self.passes_quietly(self.due_ms())? || self.bots_act()? {
                        return Ok(Flow::Continue(()));
                    }
                }
                Heard::Thought => {
                    if self.tell_thoughts()? {
                        return Ok(Flow::Continue(()));
                    }
                }
                Heard::End => {
                    self.voice.gap()?;
                    return Ok(Flow::Break(()));
                }
            }
        }
    }

    /// Lets time pass, and says whether nothing came of it.
    fn passes_quietly(&mut self, due_ms: Option<u32>) -> io::Result<bool> {
        self.run_clock(due_ms)?;
        let is_quiet = self.was_quiet();
        if !is_quiet {
            self.voice.gap()?;
        }
        self.tell_news()?;
        Ok(is_quiet)
    }

    /// The seat's name and, in a game against the clock, what time it is.
    fn called(&self, seat: Seat, due_ms: Option<u32>) -> String {
        let name = &self.voice.names[seat.index()];
        let now_ms = due_ms.and_then(|_| self.input.now_ms());
        match now_ms.and_then(|now_ms| R::clock_shows(self.play.state(), now_ms)) {
            None => name.clone(),
            Some(now_ms) => format!("{name} {}:{:02}", now_ms / 60_000, now_ms / 1_000 % 60),
        }
    }

    /// The question, and what can be done about it.
    fn ask(&mut self, seat: Seat, menu: &Menu<R>) -> io::Result<()> {
        if let Some(hint) = R::hint(self.play.state(), seat) {
            self.voice.say(&hint)?;
        }
        self.voice.say(&R::question(self.play.state(), seat))?;
        self.show(menu, &menu.all())?;
        let forms = Menu::<R>::write(&menu.forms_for(""), self.voice.words);
        write!(self.voice.output, "{forms}")
    }

    /// What can be written, with all that its blanks may be.
    fn show_forms(&mut self, forms: &[&Form]) -> io::Result<()> {
        let words = self.voice.words;
        let (lines, blanks) = (Menu::<R>::write(forms, words), Menu::<R>::blanks(forms, words));
        write!(self.voice.output, "{lines}{blanks}")
    }

    fn show(&mut self, menu: &Menu<R>, indices: &[usize]) -> io::Result<()> {
        let lines = menu.outline(indices, self.voice.words, &self.voice.names);
        write!(self.voice.output, "{lines}")?;
        if lines.lines().count() < indices.len() {
            self.voice.say(&Sentence::new("text-many").with("count", indices.len() as u32))?;
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, menu: &Menu<R>, line: &str) -> io::Result<Flow> {
        if line.is_empty() {
            self.ask(seat, menu)?;
        } else if let Some(action) = menu.chosen(line) {
            self.decide(seat.into(), action)?;
        } else if let Some((command, rest)) = Command::parse(line, self.voice.words) {
            return self.obey(seat, menu, command, rest);
        } else if !self.try_shorthand(seat, line)? {
            self.try_notation(seat, menu, line)?;
        }
        Ok(Flow::Continue(()))
    }

    fn obey(
        &mut self,
        seat: Seat,
        menu: &Menu<R>,
        command: Command,
        rest: &str,
    ) -> io::Result<Flow> {
        match command {
            Command::Help => self.help()?,
            Command::List => self.list(menu, rest)?,
            Command::Position => self.describe()?,
            Command::Log => self.log()?,
            Command::Why => self.why(seat, menu, rest)?,
            Command::Undo => self.undo(seat)?,
            Command::Rules => self.rules(rest)?,
            Command::Save => self.save_copy(rest)?,
            Command::Quit => return Ok(Flow::Break(())),
        }
        Ok(Flow::Continue(()))
    }

    /// Several decisions on one line, in the short form of the game: all of them or none. Gives back
    /// whether it was one.
    fn try_shorthand(&mut self, seat: Seat, line: &str) -> io::Result<bool> {
        match meant::<R>(self.play.state(), seat, line) {
            Ok(None) => return Ok(false),
            Ok(Some(actions)) if actions.is_empty() => {
                self.voice.say_plain("text-changes-nothing")?;
            }
            Ok(Some(actions)) => {
                for action in &actions {
                    self.decide(seat.into(), action)?;
                }
            }
            Err(refusal) => {
                self.voice.refuse(&refusal)?;
                self.voice.say_plain("text-whole-line")?;
            }
        }
        Ok(true)
    }

    /// Something that is not listed: refused by its clause, or the beginning of something.
    fn try_notation(&mut self, seat: Seat, menu: &Menu<R>, line: &str) -> io::Result<()> {
        match tried::<R>(self.play.state(), seat, line) {
            Ok(action) => self.decide(seat.into(), &action),
            Err(refusal) => {
                let begun = menu.beginning_with(line);
                let is_spelt = line.parse::<R::Action>().is_ok();
                match menu.overshot(line).filter(|_| !is_spelt && begun.is_empty()) {
                    Some(last) => {
                        let sentence = Sentence::new("text-no-such-number").with("count", last);
                        self.voice.say(&sentence)
                    }
                    None if is_spelt => self.voice.refuse(&refusal),
                    None => {
                        let forms = menu.forms_for(line);
                        if begun.is_empty() && forms.is_empty() {
                            return self.voice.refuse(&refusal);
                        }
                        if !begun.is_empty() {
                            self.show(menu, &begun)?;
                        }
                        self.show_forms(&forms)
                    }
                }
            }
        }
    }

    fn help(&mut self) -> io::Result<()> {
        if let Some(sentence) = R::shorthand_help() {
            self.voice.say(&sentence)?;
        }
        self.voice.say_plain("text-help")?;
        for command in Command::ALL {
            let words = self.voice.words;
            let line = words.pair(command.name(words), command.help(words));
            self.voice.line(&format!("  {line}"))?;
        }
        Ok(())
    }

    fn list(&mut self, menu: &Menu<R>, beginning: &str) -> io::Result<()> {
        let indices =
            if beginning.is_empty() { menu.all() } else { menu.beginning_with(beginning) };
        let forms = menu.forms_for(beginning);
        if indices.is_empty() && forms.is_empty() {
            let none = Sentence::new("text-none-begins").with("typed", beginning.to_owned());
            return self.voice.say(&none);
        }
        let lines = menu.list(&indices, self.voice.words, &self.voice.names);
        write!(self.voice.output, "{lines}")?;
        self.show_forms(&forms)
    }

    fn log(&mut self) -> io::Result<()> {
        self.tell_from(0)
    }

    /// Why an action is not allowed, with the whole text of the clause.
    fn why(&mut self, seat: Seat, menu: &Menu<R>, notation: &str) -> io::Result<()> {
        if notation.is_empty() {
            return self.voice.say_plain("text-why-how");
        }
        if menu.chosen(notation).is_some() {
            let allowed = Sentence::new("text-allowed").with("action", notation.to_owned());
            return self.voice.say(&allowed);
        }
        let tried = match meant::<R>(self.play.state(), seat, notation) {
            Ok(Some(_)) => Ok(notation.to_owned()),
            Ok(None) => tried::<R>(self.play.state(), seat, notation).map(|it| it.to_string()),
            Err(refusal) => Err(refusal),
        };
        match tried {
            Ok(action) => {
                let allowed = Sentence::new("text-allowed").with("action", action);
                self.voice.say(&allowed)
            }
            Err(refusal) => {
                self.voice.refuse(&refusal)?;
                match self.voice.words.clause(refusal.clause.0) {
                    Some(clause) => self.voice.line(&clause.text),
                    None => Ok(()),
                }
            }
        }
    }

    /// Takes back the last decision of whoever sits at this keyboard.
    fn undo(&mut self, seat: Seat) -> io::Result<()> {
        let by = self.play.undoable_by().filter(|by| self.is_human(*by)).unwrap_or(seat);
        if let Err(refusal) = self.play.undo(by) {
            return self.voice.refuse(&refusal);
        }
        self.forget_undone();
        self.voice.say(&Sentence::new("text-undone").with("seat", by))?;
        self.keep()
    }

    fn rules(&mut self, id: &str) -> io::Result<()> {
        if id.is_empty() {
            return self.voice.contents(self.clauses);
        }
        if self.voice.rules(id)?
            || self.voice.look_up(&R::catalogue(), id)?
            || self.voice.search(self.clauses, id)?
        {
            Ok(())
        } else {
            self.voice.say(&Sentence::new("text-no-clause").with("id", id.to_owned()))
        }
    }

    /// Puts a copy of the record elsewhere; the game goes on being kept where it was.
    fn save_copy(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.voice.say_plain("text-save-how");
        }
        let copy = SaveFile::new(PathBuf::from(file));
        let sentence = match copy.write_copy::<R>(self.play.record()) {
            Ok(()) => Sentence::new("text-saved"),
            Err(SaveError::Io(error)) => {
                Sentence::new("text-save-failed").with("reason", error.to_string())
            }
            Err(SaveError::NotOurs(_) | SaveError::OtherGame) => {
                Sentence::new("text-save-occupied")
            }
        };
        self.voice.say(&sentence.with("file", file.to_owned()))
    }
}

/// What a line in the short form of the game means, if it is one and all of it is allowed.
fn meant<R: Present>(
    state: &R::State,
    seat: Seat,
    line: &str,
) -> Result<Option<Vec<R::Action>>, Refusal> {
    if line.parse::<R::Action>().is_ok() {
        return Ok(None);
    }
    let Some(actions) = R::shorthand(state, seat, line)? else { return Ok(None) };
    let mut after = state.clone();
    for action in &actions {
        R::check(&after, seat.into(), action)?;
        R::apply(&mut after, seat.into(), action, &mut Fast::new(0), &mut NoLog);
    }
    Ok(Some(actions))
}

/// The action that a text spells, or why the seat may not play it.
fn tried<R: Rules>(state: &R::State, seat: Seat, text: &str) -> Result<R::Action, Refusal> {
    let action: R::Action = text.parse()?;
    R::check(state, seat.into(), &action).map(|()| action)
}

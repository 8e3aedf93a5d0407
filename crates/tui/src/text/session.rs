//! One game at one keyboard.

use std::fmt;
use std::io::{self, Write};

use bots::{Bot, Floor, Question};
use kernel::{
    Actor, Event as _, Outcome, Play, Present, Prompt, Record, Rules, Seat, SeatSet, Sentence,
    Viewer,
};
use words::Words;

use super::keyboard::{Heard, Keyboard};
use super::thought::Thought;
use super::{Voice, curtain};
use crate::save::SaveFile;

/// Rings at a terminal.
const BELL: char = '\x07';

/// Who decides for a seat.
pub enum Chair<R: Rules> {
    /// Somebody at this keyboard.
    Human,
    Bot(Box<dyn Bot<R>>),
    /// A bot that is thinking on a thread of its own; it comes back with its answer.
    Away,
}

impl<R: Rules> fmt::Debug for Chair<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Human => "Human",
            Self::Bot(_) => "Bot",
            Self::Away => "Away",
        })
    }
}

/// How a session ended. In each case the game is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    Over(Outcome),
    /// Somebody typed `quit`, or there is nothing more to read.
    Stopped,
}

/// One game being played in plain lines.
///
/// ```
/// use bots::Question;
/// use kernel::chance::Seed;
/// use kernel::{Play, Player};
/// use samples::race::{Action, Race, Setup};
/// use tui::text::{Chair, Ended, Session};
/// use words::{Language, Words};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 30 };
/// let player = |name: &str| Player { name: name.into(), kind: "human".into() };
/// let play = Play::<Race>::start(setup, vec![player("Ada"), player("Robot")], Seed::from_number(1))?;
/// let sleepy = |_: &Question<Race>| Some(Action::Rest);
/// let chairs = vec![Chair::Human, Chair::Bot(Box::new(sleepy))];
///
/// let (words, mut output) = (Words::new(Language::En), Vec::new());
/// let ended = Session::new(play, chairs, &words, &b"rest\nquit\n"[..], &mut output).run()?;
/// assert_eq!(ended, Ended::Stopped);
/// assert!(String::from_utf8(output)?.contains("Robot rests and loads a rocket."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session<'a, R: Present, I, O> {
    pub(super) play: Play<R>,
    pub(super) chairs: Vec<Chair<R>>,
    pub(super) input: I,
    pub(super) voice: Voice<'a, O>,
    pub(super) save: Option<SaveFile>,
    /// What wipes the screen between two players; nothing where there is no screen.
    wipe: &'static str,
    /// Who sits at the keyboard.
    viewer: Viewer,
    /// How many moments each seat has been told of.
    told: [usize; Seat::MOST],
    /// Whether the viewer has heard the position since somebody else changed it.
    described: bool,
    /// Who was told what can be done, with nothing but talk since then.
    pub(super) asked: Option<Seat>,
    /// How many decisions there were when a bot last had nothing to do.
    pub(super) waits: [Option<usize>; Seat::MOST],
    /// What a bot is thinking about while somebody types.
    pub(super) thought: Option<Thought<R>>,
}

impl<'a, R: Present, I: Keyboard, O: Write> Session<'a, R, I, O> {
    /// A game that is about to begin or to go on. There is a chair for each seat.
    pub fn new(
        play: Play<R>,
        chairs: Vec<Chair<R>>,
        words: &'a Words,
        input: I,
        output: O,
    ) -> Self {
        assert_eq!(chairs.len(), usize::from(R::seats(play.state())), "a chair for each seat");
        let names = play.record().players.iter().map(|player| player.name.clone()).collect();
        let mut session = Self {
            play,
            chairs,
            input,
            voice: Voice::new(output, words).with_names(names),
            save: None,
            wipe: "",
            viewer: Viewer::Spectator,
            told: [0; Seat::MOST],
            described: false,
            asked: None,
            waits: [None; Seat::MOST],
            thought: None,
        };
        let first = Seat::all(session.chairs.len() as u8).find(|seat| session.is_human(*seat));
        session.viewer = first.map_or(Viewer::Spectator, Viewer::Seat);
        session
    }

    /// Keeps the game in this file, from the start and after each decision.
    #[must_use]
    pub fn saved_in(mut self, save: SaveFile) -> Self {
        self.save = Some(save);
        self
    }

    /// Breaks lines between words to fit a terminal of this width.
    #[must_use]
    pub fn within(mut self, columns: Option<u16>) -> Self {
        self.voice = self.voice.within(columns);
        self
    }

    /// Writes this to wipe the screen before it passes to somebody who must not read it.
    #[must_use]
    pub const fn wiping_with(mut self, sequence: &'static str) -> Self {
        self.wipe = sequence;
        self
    }

    /// Does not tell again what happened before the game was taken up.
    #[must_use]
    pub fn resumed(mut self) -> Self {
        self.told = [self.play.moments().len(); Seat::MOST];
        self
    }

    /// Plays until the game is over, somebody quits, or there is nothing more to read.
    pub fn run(&mut self) -> io::Result<Ended> {
        self.keep()?;
        // Who does not know the signs of a game cannot read what comes next.
        if let Some(signs) = R::shorthand_help() {
            self.voice.say(&signs)?;
        }
        loop {
            self.think_apart()?;
            let (seats, clock_ms) = match self.play.prompt() {
                Prompt::Over(outcome) => {
                    self.close(outcome)?;
                    return Ok(Ended::Over(outcome));
                }
                Prompt::Decide { seats, clock_ms } => (seats, clock_ms),
            };
            match self.next_seat(seats) {
                None if self.is_thinking() => self.await_thought()?,
                None => self.let_time_pass(clock_ms)?,
                Some(_) if self.is_due(clock_ms) && !self.is_thinking() => {
                    self.let_time_pass(clock_ms)?;
                }
                Some(seat) if self.is_human(seat) => {
                    self.hand_over(seat)?;
                    if self.human_decides(seat)?.is_break() {
                        self.stop()?;
                        return Ok(Ended::Stopped);
                    }
                }
                Some(seat) => self.bot_decides(seat)?,
            }
        }
    }

    /// Bots decide before people do, since they make nobody wait. The person who decided last goes
    /// on while asked, to finish before the next is; otherwise it is the first of those asked.
    fn next_seat(&self, asked: SeatSet) -> Option<Seat> {
        if !self.thinks_apart()
            && let Some(bot) = self.next_bot(asked)
        {
            return Some(bot);
        }
        let mut people = asked.iter().filter(|seat| self.is_human(*seat));
        match self.last_seat() {
            Some(seat) if asked.contains(seat) && self.is_human(seat) => Some(seat),
            Some(_) | None => people.next(),
        }
    }

    /// Bots decide in turns, as long as they have something to do.
    pub(super) fn next_bot(&self, asked: SeatSet) -> Option<Seat> {
        let decisions = &self.play.record().decisions;
        let is_ready = |seat: &Seat| {
            !self.is_human(*seat) && self.waits[seat.index()] != Some(decisions.len())
        };
        let ready = SeatSet::of(asked.iter().filter(is_ready));
        let floor = Floor::after(decisions.iter().rev().map(|decision| decision.actor));
        floor.next(self.play.prompt(), ready)
    }

    /// Whoever decided last, if it was not the clock.
    fn last_seat(&self) -> Option<Seat> {
        match self.play.record().decisions.last()?.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Clock => None,
        }
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.chairs[seat.index()], Chair::Human)
    }

    /// Against the clock many small things are done in a moment: they are told together, before
    /// somebody is asked or time goes on.
    fn bot_decides(&mut self, seat: Seat) -> io::Result<()> {
        match self.bot_wish(seat) {
            Some(action) if self.due_ms().is_some() => self.enter(seat.into(), &action),
            Some(action) => self.decide(seat.into(), &action),
            None => Ok(()),
        }
    }

    /// What a bot wants to do; none if it would rather wait. The clock stands still while it
    /// thinks, since nobody is heard meanwhile; where somebody races, it thinks apart instead.
    fn bot_wish(&mut self, seat: Seat) -> Option<R::Action> {
        let Chair::Bot(bot) = &mut self.chairs[seat.index()] else { return None };
        let now_ms = self.input.now_ms();
        let at = self.play.record().decisions.len();
        let action = bot.answer(&Question::new(self.play.state(), seat, at));
        if let Some(now_ms) = now_ms {
            self.input.turn_back_to(now_ms);
        }
        if action.is_none() {
            self.waits[seat.index()] = Some(at);
        }
        action
    }

    /// Lets bots do what they want while a person is asked, and says whether they did anything.
    pub(super) fn bots_act(&mut self) -> io::Result<bool> {
        if self.thinks_apart() {
            self.think_apart()?;
            return Ok(false);
        }
        let mut has_acted = false;
        while let Prompt::Decide { seats, clock_ms: Some(_) } = self.play.prompt()
            && let Some(seat) = self.next_bot(seats)
        {
            let Some(action) = self.bot_wish(seat) else { continue };
            has_acted = true;
            self.enter(seat.into(), &action)?;
        }
        if has_acted {
            self.voice.gap()?;
        }
        self.tell_news()?;
        Ok(has_acted)
    }

    /// When the clock acts next.
    pub(super) fn due_ms(&self) -> Option<u32> {
        match self.play.prompt() {
            Prompt::Decide { clock_ms, .. } => clock_ms,
            Prompt::Over(_) => None,
        }
    }

    pub(super) fn is_race(&self) -> bool {
        is_race(&self.play)
    }

    /// Whether the clock is to act now.
    fn is_due(&self, clock_ms: Option<u32>) -> bool {
        clock_ms.zip(self.input.now_ms()).is_some_and(|(due_ms, now_ms)| now_ms >= due_ms)
    }

    /// The clock runs to the next thing that happens: at its time, or at once if nobody is asked
    /// before.
    pub(super) fn let_time_pass(&mut self, clock_ms: Option<u32>) -> io::Result<()> {
        self.tell_news()?;
        self.run_clock(clock_ms)?;
        self.tell_news()
    }

    /// The same without telling what happened.
    pub(super) fn run_clock(&mut self, clock_ms: Option<u32>) -> io::Result<()> {
        let due = clock_ms.and_then(|due_ms| Some((due_ms, R::clock(due_ms)?)));
        let Some((due_ms, action)) = due else {
            return Err(io::Error::other("the game waits for nobody"));
        };
        self.input.skip_to(due_ms);
        self.enter(Actor::Clock, &action)?;
        if !self.was_quiet() && !self.wipe.is_empty() {
            // What the clock brings is not to be missed by somebody who looks elsewhere.
            write!(self.voice.output, "{BELL}")?;
        }
        Ok(())
    }

    /// Whether nothing happened in the last moment: time only went on.
    pub(super) fn was_quiet(&self) -> bool {
        self.play.moments().last().is_some_and(|moment| moment.events.is_empty())
    }

    /// The game as it stands.
    pub const fn play(&self) -> &Play<R> {
        &self.play
    }

    /// Says something that is not about the game itself.
    pub fn say(&mut self, sentence: &Sentence) -> io::Result<()> {
        self.voice.say(sentence)
    }

    /// Plays an action that is listed, keeps the game, and tells the viewer what happened.
    pub(super) fn decide(&mut self, actor: Actor, action: &R::Action) -> io::Result<()> {
        self.enter(actor, action)?;
        self.tell_news()
    }

    pub(super) fn enter(&mut self, actor: Actor, action: &R::Action) -> io::Result<()> {
        let was_racing = self.is_race();
        if let Err(refusal) = self.play.play(actor, action) {
            return Err(io::Error::other(format!("`{action}` was offered but refused: {refusal}")));
        }
        let by_viewer = match (actor, self.viewer) {
            (Actor::Seat(seat), Viewer::Seat(viewer)) => seat == viewer,
            (Actor::Seat(_) | Actor::Clock, _) => false,
        };
        // Against the clock what happens is told, and no more: nobody must lose sight of it, nor of
        // what is being typed. The table and the list are there for whoever asks.
        let is_racing = was_racing && self.is_race();
        self.described &= by_viewer || self.was_quiet() || is_racing;
        if !is_racing && (actor != Actor::Clock || !self.was_quiet()) {
            self.asked = None;
        }
        match actor {
            Actor::Seat(seat) if self.is_human(seat) => self.keep()?,
            Actor::Seat(_) | Actor::Clock => self.keep_with(SaveFile::write_unsynced)?,
        }
        Ok(())
    }

    /// Saves the game. That it cannot be saved is told, and no reason to stop playing.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        self.keep_with(SaveFile::write)
    }

    fn keep_with(
        &mut self,
        write: impl FnOnce(&SaveFile, &Record<R::Setup>) -> io::Result<()>,
    ) -> io::Result<()> {
        let Some(save) = &self.save else { return Ok(()) };
        match write(save, self.play.record()) {
            Ok(()) => Ok(()),
            Err(error) => {
                let sentence = Sentence::new("text-save-failed")
                    .with("file", save.path().display().to_string())
                    .with("reason", error.to_string());
                self.voice.say(&sentence)
            }
        }
    }

    /// What happened since the viewer was last told.
    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        let from = self.told_to_viewer();
        self.tell_from(from)?;
        self.set_told(self.play.moments().len());
        Ok(())
    }

    /// The start (0) and the decisions from there on. Where something happened that the viewer may
    /// not know, who decided is told.
    pub(super) fn tell_from(&mut self, first: usize) -> io::Result<()> {
        let mut together = Vec::new();
        for number in first..self.play.moments().len() {
            let events = &self.play.moments()[number].events;
            let before = together.len();
            together.extend(events.iter().filter_map(|event| event.seen_by(self.viewer)));
            if events.is_empty() || together.len() > before {
                continue;
            }
            self.voice.tell::<R>(&together)?;
            together.clear();
            let decision = number.checked_sub(1).map(|index| &self.play.record().decisions[index]);
            if let Some(Actor::Seat(seat)) = decision.map(|decision| decision.actor) {
                self.voice.say(&Sentence::new("text-decided").with("seat", seat))?;
            }
        }
        self.voice.tell::<R>(&together)
    }

    /// Whether something happened that the viewer was not told of.
    pub(super) fn has_news(&self) -> bool {
        self.told_to_viewer() < self.play.moments().len()
    }

    fn told_to_viewer(&self) -> usize {
        match self.viewer {
            Viewer::Seat(seat) => self.told[seat.index()],
            Viewer::Spectator => self.told[0],
        }
    }

    pub(super) fn set_told(&mut self, moments: usize) {
        match self.viewer {
            Viewer::Seat(seat) => self.told[seat.index()] = moments,
            Viewer::Spectator => self.told[0] = moments,
        }
    }

    /// After an undo nobody can have been told of more than there is.
    pub(super) fn forget_undone(&mut self) {
        let moments = self.play.moments().len();
        for told in &mut self.told {
            *told = moments.min(*told);
        }
        self.described = false;
        self.asked = None;
    }

    /// Lets another person take the keyboard, behind a curtain where there are secrets.
    fn hand_over(&mut self, seat: Seat) -> io::Result<()> {
        let Viewer::Seat(before) = self.viewer else { return Ok(()) };
        if before == seat {
            return Ok(());
        }
        if curtain::is_needed::<R>(self.play.state(), before, seat) {
            self.curtain(seat)?;
        } else {
            self.told[seat.index()] = self.told[seat.index()].max(self.told[before.index()]);
        }
        self.viewer = Viewer::Seat(seat);
        self.described = false;
        self.asked = None;
        Ok(())
    }

    fn curtain(&mut self, seat: Seat) -> io::Result<()> {
        write!(self.voice.output, "{}", self.wipe)?;
        self.voice.say(&Sentence::new("text-curtain").with("seat", seat))?;
        self.voice.output.flush()?;
        while self.input.listen(None)? == Heard::Thought {}
        write!(self.voice.output, "{}", self.wipe)
    }

    /// The position in words, as the viewer sees it.
    pub(super) fn describe(&mut self) -> io::Result<()> {
        self.described = true;
        let paragraphs = R::describe(&R::view(self.play.state(), self.viewer));
        self.voice.gap()?;
        self.voice.describe(&paragraphs)?;
        self.voice.gap()
    }

    /// Describes the position once for everybody who takes the keyboard.
    pub(super) fn describe_once(&mut self) -> io::Result<()> {
        if self.described { Ok(()) } else { self.describe() }
    }

    fn close(&mut self, outcome: Outcome) -> io::Result<()> {
        self.tell_news()?;
        // Everybody looks at the end; what is still a secret stays one.
        if self.chairs.iter().filter(|chair| matches!(chair, Chair::Human)).count() > 1 {
            self.viewer = Viewer::Spectator;
        }
        self.describe()?;
        self.voice.tell_outcome(outcome)?;
        self.keep()?;
        self.say_where("text-record")
    }

    fn stop(&mut self) -> io::Result<()> {
        self.say_where("text-stopped")
    }

    fn say_where(&mut self, key: &'static str) -> io::Result<()> {
        let Some(save) = &self.save else { return Ok(()) };
        self.voice.say(&Sentence::new(key).with("file", save.path().display().to_string()))
    }
}

/// Whether somebody races against the clock.
pub(super) fn is_race<R: Present>(play: &Play<R>) -> bool {
    let Prompt::Decide { clock_ms: Some(due_ms), .. } = play.prompt() else { return false };
    R::clock_shows(play.state(), due_ms).is_some()
}

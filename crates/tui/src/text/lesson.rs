//! A lesson in plain lines.

use std::io::{self, BufRead, Write};

use kernel::{Event as _, Present, Sentence, Stage, Viewer};
use lessons::{Answer, Lesson, LessonFault, Stray, Walk};
use words::Words;

use super::Voice;

/// What can be typed besides an action, in the order in which it is explained.
const COMMANDS: [(Typed, &str); 9] = [
    (Typed::Next, "learn-command-next"),
    (Typed::Back, "learn-command-back"),
    (Typed::Hint, "learn-command-hint"),
    (Typed::Show, "learn-command-show"),
    (Typed::List, "learn-command-list"),
    (Typed::Position, "learn-command-position"),
    (Typed::Rules, "learn-command-rules"),
    (Typed::Help, "learn-command-help"),
    (Typed::Quit, "learn-command-quit"),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Typed {
    Next,
    Back,
    Hint,
    Show,
    List,
    Position,
    Rules,
    Help,
    Quit,
}

/// How a lesson was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Left {
    /// Every step is done.
    Finished,
    /// Somewhere on the way.
    Early,
}

/// Somebody who learns at a keyboard.
#[derive(Debug)]
pub struct Teacher<'a, R: Stage, I, O> {
    lesson: &'a Lesson<R>,
    walk: Walk<'a, R>,
    /// The right answers so far, one for each step that was left behind.
    done: Vec<String>,
    /// The right answer to this step, once it is given.
    given: String,
    input: I,
    voice: &'a mut Voice<'a, O>,
}

impl<'a, R: Stage + Present, I: BufRead, O: Write> Teacher<'a, R, I, O> {
    /// Takes a lesson up after these right answers; from the beginning, where they lead nowhere.
    pub fn new(
        lesson: &'a Lesson<R>,
        done: Vec<String>,
        input: I,
        voice: &'a mut Voice<'a, O>,
    ) -> Result<Self, LessonFault> {
        let (walk, done) = match Walk::after(lesson, &done) {
            Ok(walk) => (walk, done),
            Err(Stray::NotRight(_) | Stray::TooFar) => (Walk::begin(lesson)?, Vec::new()),
            Err(Stray::Fault(fault)) => return Err(fault),
        };
        Ok(Self { lesson, walk, done, given: String::new(), input, voice })
    }

    /// Teaches until the end of the lesson or of the input. `keep` is told the right answers so far
    /// whenever there is one more.
    pub fn teach(&mut self, mut keep: impl FnMut(&[String])) -> io::Result<Left> {
        self.show_step()?;
        loop {
            self.voice.ask(&self.voice.words.text("learn-prompt").unwrap_or_default(), "")?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                self.voice.gap()?;
                return Ok(Left::Early);
            }
            let typed = line.trim();
            match (command(typed, self.voice.words), typed) {
                (Some((Typed::Quit, _)), _) => return Ok(Left::Early),
                (Some((Typed::Next, _)), _) | (None, "") if !self.walk.asks() => {
                    if self.go_on()? {
                        return Ok(Left::Finished);
                    }
                    keep(&self.done);
                }
                (Some((command, rest)), _) => self.obey(command, rest)?,
                (None, "") => self.ask()?,
                (None, action) => self.answer(action)?,
            }
        }
    }

    fn obey(&mut self, command: Typed, rest: &str) -> io::Result<()> {
        match command {
            Typed::Next | Typed::Quit => self.ask(),
            Typed::Back => self.back(),
            Typed::Hint => self.say_part("hint"),
            Typed::Show => match self.walk.step().solution().filter(|_| self.walk.asks()) {
                Some(action) => {
                    self.voice.line(action)?;
                    self.answer(action)
                }
                None => self.ask(),
            },
            Typed::List => self.list(rest),
            Typed::Position => self.position(),
            Typed::Rules => match rest {
                "" => self.clauses(),
                id if self.voice.rules(id)? => Ok(()),
                id => self.voice.say(&Sentence::new("text-no-clause").with("id", id.to_owned())),
            },
            Typed::Help => self.help(),
        }
    }

    /// Leaves the step behind; gives back whether it was the last.
    fn go_on(&mut self) -> io::Result<bool> {
        if self.walk.is_over() {
            return Ok(true);
        }
        self.done.push(std::mem::take(&mut self.given));
        self.walk.go_on().map_err(io::Error::other)?;
        self.show_step()?;
        Ok(false)
    }

    /// Back to the step before, or to the beginning of this one if something was answered here.
    fn back(&mut self) -> io::Result<()> {
        if self.given.is_empty() {
            self.done.pop();
        }
        self.given.clear();
        self.walk = Walk::after(self.lesson, &self.done).map_err(io::Error::other)?;
        self.show_step()
    }

    fn answer(&mut self, typed: &str) -> io::Result<()> {
        let action = self.by_number(typed).unwrap_or_else(|| typed.to_owned());
        match self.walk.try_answer(&action).map_err(io::Error::other)? {
            Answer::Refused(refusal) => self.voice.refuse(&refusal),
            Answer::Wrong(said) => self.say_key("learn-look-again", &said),
            Answer::Right(said) => {
                self.given = action;
                self.tell()?;
                self.say_key("learn-right", &said)?;
                self.voice.say_plain(self.what_next())
            }
        }
    }

    fn by_number(&self, typed: &str) -> Option<String> {
        let number: usize = typed.parse().ok()?;
        self.actions().get(number.checked_sub(1)?).map(ToString::to_string)
    }

    fn actions(&self) -> Vec<R::Action> {
        let mut actions = Vec::new();
        if self.walk.asks() {
            R::actions(self.walk.state(), self.lesson.seat, &mut actions);
        }
        actions
    }

    fn what_next(&self) -> &'static str {
        if self.walk.is_over() { "learn-press-end" } else { "learn-press-next" }
    }

    fn show_step(&mut self) -> io::Result<()> {
        let step = self.walk.step();
        let title = self.voice.words.text(&format!("{}.title", step.key)).unwrap_or_default();
        self.voice.gap()?;
        let heading = Sentence::new("learn-step")
            .with("number", self.walk.at() as u32 + 1)
            .with("steps", self.lesson.steps.len() as u32)
            .with("title", title);
        self.voice.say(&heading)?;
        if step.position.is_some() || self.walk.at() == 0 {
            self.position()?;
        }
        self.tell()?;
        self.say_text(&step.key)?;
        if !step.clauses.is_empty() {
            let clauses = step.clauses.join(", ");
            self.voice.say(&Sentence::new("learn-clauses").with("clauses", clauses))?;
        }
        if !step.look.is_empty() {
            let marks: Vec<&str> = step.look.iter().map(|mark| mark.id.as_str()).collect();
            self.voice.say(&Sentence::new("learn-look").with("marks", marks.join(", ")))?;
        }
        self.ask()
    }

    /// What is asked; what to press where nothing is.
    fn ask(&mut self) -> io::Result<()> {
        if !self.walk.asks() {
            return self.voice.say_plain(self.what_next());
        }
        self.say_part("task")?;
        self.voice.say_plain("learn-how")
    }

    fn tell(&mut self) -> io::Result<()> {
        let learner = Viewer::Seat(self.lesson.seat);
        for happened in self.walk.told() {
            let seen: Vec<R::Event> =
                happened.events.iter().filter_map(|event| event.seen_by(learner)).collect();
            self.voice.tell::<R>(&seen)?;
        }
        Ok(())
    }

    fn position(&mut self) -> io::Result<()> {
        let view = R::view(self.walk.state(), Viewer::Seat(self.lesson.seat));
        self.voice.describe(&R::describe(&view))
    }

    fn list(&mut self, beginning: &str) -> io::Result<()> {
        let (state, seat) = (self.walk.state(), self.lesson.seat);
        for (index, action) in self.actions().iter().enumerate() {
            let notation = action.to_string();
            if notation.starts_with(beginning) {
                let said = self.voice.put(&R::offer(state, seat, action).sentence);
                let line = self.voice.words.pair(notation, said);
                self.voice.line(&format!("{:>3}  {line}", index + 1))?;
            }
        }
        Ok(())
    }

    fn clauses(&mut self) -> io::Result<()> {
        for clause in &self.walk.step().clauses {
            self.voice.rules(clause)?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        self.voice.say_plain("learn-help")?;
        for (_, key) in COMMANDS {
            let words = self.voice.words;
            let [name, help] = [key.to_owned(), format!("{key}.help")]
                .map(|key| words.text(&key).unwrap_or_default());
            self.voice.line(&format!("  {}", words.pair(name, help)))?;
        }
        Ok(())
    }

    /// An attribute of the step; where it has none, what is asked.
    fn say_part(&mut self, part: &str) -> io::Result<()> {
        let key = format!("{}.{part}", self.walk.step().key);
        if self.walk.asks() { self.say_text(&key) } else { self.ask() }
    }

    fn say_key(&mut self, kind: &'static str, key: &str) -> io::Result<()> {
        let text = self.plain(key);
        self.voice.say(&Sentence::new(kind).with("text", text))
    }

    fn say_text(&mut self, key: &str) -> io::Result<()> {
        let text = self.plain(key);
        self.voice.line(&text)
    }

    /// What is stressed in a browser is not in plain lines.
    fn plain(&self, key: &str) -> String {
        self.voice.words.text(key).unwrap_or_default().replace("**", "")
    }
}

/// A command, and what follows it.
fn command<'t>(typed: &'t str, words: &Words) -> Option<(Typed, &'t str)> {
    let (name, rest) = typed.split_once(' ').unwrap_or((typed, ""));
    let is_it = |key: &str| words.text(key).is_some_and(|known| known == name.to_lowercase());
    let (command, _) = COMMANDS.iter().find(|(_, key)| is_it(key))?;
    Some((*command, rest.trim()))
}

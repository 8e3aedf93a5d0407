//! A lesson that was read.

use kernel::chance::Fast;
use kernel::{NoLog, Refusal, Rules, Seat, Stage};

use crate::format::{File, Play, ReadError, RightFile, StepFile};
use crate::pattern::fits;
use crate::wire::Mark;

mod sources {
    include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
}

/// A lesson of the game `R`.
#[derive(Debug)]
pub struct Lesson<R: Stage> {
    /// Its name in addresses and on the command line.
    pub id: String,
    pub minutes: u8,
    /// Who learns.
    pub seat: Seat,
    pub setup: R::Setup,
    seed: Option<u64>,
    pub steps: Vec<Step<R>>,
}

/// Something to read, and perhaps something to do.
#[derive(Debug)]
pub struct Step<R: Stage> {
    /// The key of its text; `.title`, `.task`, `.hint` and `.done` are attributes of it, and so is
    /// what is said to each wrong answer.
    pub key: String,
    /// What it is about; everything, if nothing is named.
    pub look: Vec<Mark>,
    pub clauses: Vec<String>,
    pub position: Option<R::Position>,
    pub before: Vec<Play>,
    /// Nothing is asked if nothing is right.
    pub right: Vec<Right>,
    pub wrong: Vec<Wrong>,
}

/// Answers that end a step.
#[derive(Debug)]
pub struct Right {
    pub actions: Vec<String>,
    pub dice: Vec<u32>,
    pub cards: Vec<String>,
    pub then: Vec<Play>,
    /// The key of what is said.
    pub said: String,
}

/// Answers that the rules allow and the lesson does not.
#[derive(Debug)]
pub struct Wrong {
    /// The key of what is said.
    pub said: String,
    pub actions: Vec<String>,
}

impl<R: Stage> Lesson<R> {
    /// Reads a file.
    pub fn read(id: &str, text: &str) -> Result<Self, ReadError> {
        let file: File<R::Setup, R::Position> =
            toml::from_str(text).map_err(|error| ReadError::Toml(error.to_string()))?;
        let number = file.seat.checked_sub(1).ok_or(ReadError::Seat(file.seat))?;
        let seat = Seat::try_from(number).map_err(|_| ReadError::Seat(file.seat))?;
        let first = file.steps.first().ok_or(ReadError::NoStep)?;
        if first.position.is_none() && file.seed.is_none() {
            return Err(ReadError::NoPosition);
        }
        let key = format!("lesson-{}-{id}", R::GAME);
        let steps = file.steps.into_iter().map(|step| Step::read(&key, step));
        Ok(Self {
            id: id.to_owned(),
            minutes: file.minutes,
            seat,
            setup: file.setup,
            seed: file.seed,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }

    /// The key of its name; `.about` says in a sentence what one learns.
    pub fn key(&self) -> String {
        format!("lesson-{}-{}", R::GAME, self.id)
    }

    /// The state in which a step finds the table, if it does not go on from the one before it.
    pub(crate) fn stage(&self, step: usize) -> Option<Result<R::State, Refusal>> {
        match (&self.steps[step].position, self.seed) {
            (Some(position), _) => Some(R::stage(&self.setup, position)),
            (None, Some(seed)) if step == 0 => {
                Some(R::start(&self.setup, &mut Fast::new(seed), &mut NoLog))
            }
            (None, _) => None,
        }
    }
}

impl<R: Stage> Step<R> {
    fn read(lesson: &str, file: StepFile<R::Position>) -> Result<Self, ReadError> {
        let key = format!("{lesson}-{}", file.name);
        let is_exact =
            |right: &RightFile| right.actions.first().is_some_and(|it| !it.contains('%'));
        match file.right.first() {
            Some(first) if !is_exact(first) => return Err(ReadError::NoSolution(key)),
            None if !file.wrong.is_empty() => return Err(ReadError::NothingAsked(key)),
            Some(_) | None => {}
        }
        let look = file.look.iter().map(|text| Mark::read(text));
        Ok(Self {
            look: look.collect::<Result<_, _>>()?,
            clauses: file.clauses,
            position: file.position,
            before: file.before,
            right: file.right.into_iter().map(|right| Right::read(&key, right)).collect(),
            wrong: file
                .wrong
                .into_iter()
                .map(|wrong| Wrong {
                    said: format!("{key}.{}", wrong.name),
                    actions: wrong.actions,
                })
                .collect(),
            key,
        })
    }

    /// What ends it: the action that is shown to whoever wants to see it.
    pub fn solution(&self) -> Option<&str> {
        self.right.first().and_then(|right| right.actions.first()).map(String::as_str)
    }

    /// The answer that is meant by a notation. One that names it whole comes before one that leaves something open,
    /// and otherwise the first that fits.
    pub(crate) fn answer_for(&self, notation: &str) -> Option<Listed<'_>> {
        let rights = self.right.iter().map(|right| (&right.actions, Listed::Right(right)));
        let wrongs = self.wrong.iter().map(|wrong| (&wrong.actions, Listed::Wrong(wrong)));
        let all: Vec<_> = rights.chain(wrongs).collect();
        let find = |is_meant: &dyn Fn(&String) -> bool| {
            all.iter().find(|(actions, _)| actions.iter().any(is_meant)).map(|(_, listed)| *listed)
        };
        find(&|action| action == notation).or_else(|| find(&|action| fits(action, notation)))
    }
}

/// An answer that a step knows.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Listed<'s> {
    Right(&'s Right),
    Wrong(&'s Wrong),
}

impl Right {
    fn read(key: &str, file: RightFile) -> Self {
        Self {
            actions: file.actions,
            dice: file.dice,
            cards: file.cards,
            then: file.then,
            said: format!("{key}.{}", file.name.as_deref().unwrap_or("done")),
        }
    }
}

/// Every lesson of a game that ships with the program, in the order in which they are taught.
pub fn read_all<R: Stage>() -> Result<Vec<Lesson<R>>, (&'static str, ReadError)> {
    let own = sources::ALL.iter().filter(|(game, _, _)| *game == R::GAME);
    own.map(|(_, name, text)| Lesson::read(id_of(name), text).map_err(|error| (*name, error)))
        .collect()
}

/// `03-combat` is lesson `combat`: the number only puts it in its place.
fn id_of(name: &str) -> &str {
    name.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('-')
}

/// Seats from 1, as people count them.
pub(crate) fn seat_of<R: Rules>(state: &R::State, number: u8) -> Option<Seat> {
    (1..=R::seats(state)).contains(&number).then(|| Seat::new(number - 1))
}

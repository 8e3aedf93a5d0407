//! Bots as people name them: `random`, `greedy`, `mcts:2000`, `mcts:200ms`, `hard`.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use kernel::Rules;

use crate::{Bot, Budget, Greedy, Knowledge, Mcts, Random, Tuning, Whims};

/// A kind of bot, named and not yet built.
///
/// ```
/// use bots::{BotSpec, Budget};
///
/// let spec: BotSpec = "mcts:200ms".parse()?;
/// assert_eq!(spec, BotSpec::Mcts(Budget::Time(200)));
/// assert_eq!(spec.to_string(), "mcts:200ms");
/// # Ok::<(), bots::BotSpecError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotSpec {
    /// Any action that is open.
    Random,
    /// The action after which the position looks best.
    Greedy,
    /// Tree search, for so long.
    Mcts(Budget),
    /// One of the others, by how hard it is to beat.
    Level(Level),
}

/// How hard a bot is to beat. Levels think in iterations, not in time, so that they are equally
/// strong on every machine; how many suit a game, its [`Tuning`] says. Where people wait they end
/// sooner if they must ([`Level::patience`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Plays `greedy`.
    Easy,
    /// Searches for a moment.
    Medium,
    /// Searches as long as a person waits gladly.
    Hard,
}

impl Level {
    /// The bot that plays at this level.
    pub const fn bot(self, tuning: &Tuning) -> BotSpec {
        match self {
            Self::Easy => BotSpec::Greedy,
            Self::Medium => BotSpec::Mcts(Budget::Iterations(tuning.medium_iterations)),
            Self::Hard => BotSpec::Mcts(Budget::Iterations(tuning.hard_iterations)),
        }
    }

    /// How long whoever plays against it should wait for an answer, at most. Where nobody waits it
    /// takes as long as its iterations do.
    pub const fn patience(self) -> Duration {
        match self {
            Self::Easy | Self::Medium => Duration::from_millis(400),
            Self::Hard => Duration::from_millis(2_500),
        }
    }
}

impl BotSpec {
    /// More would fill the tree and not the time of anybody.
    pub const ITERATIONS_AT_MOST: u32 = 10_000_000;
    /// Ten minutes for one decision.
    pub const MS_AT_MOST: u32 = 600_000;
    /// What [`BotSpec::from_str`] understands.
    pub const KNOWN: &str =
        "random, greedy, mcts:2000 (iterations), mcts:200ms, easy, medium, hard";

    /// The bot, with whims of its own, thinking on one thread.
    pub fn build<R: Rules>(
        self,
        whims: impl Into<Whims>,
        knowledge: impl Knowledge<R>,
    ) -> Box<dyn Bot<R>> {
        self.build_on(NonZeroU32::MIN, whims, knowledge)
    }

    /// The bot for a table where people wait: a level answers when they would grow impatient, with
    /// the best that it has found.
    pub fn build_for_people<R: Rules>(
        self,
        threads: NonZeroU32,
        whims: impl Into<Whims>,
        knowledge: impl Knowledge<R>,
    ) -> Box<dyn Bot<R>> {
        let mut bot = self.build_on(threads, whims, knowledge);
        if let Self::Level(level) = self {
            bot.hurry(level.patience());
        }
        bot
    }

    /// The bot, thinking on several threads if its budget is a time. Where iterations are counted
    /// one thread thinks, so that the same seed gives the same game on every machine.
    pub fn build_on<R: Rules>(
        self,
        threads: NonZeroU32,
        whims: impl Into<Whims>,
        knowledge: impl Knowledge<R>,
    ) -> Box<dyn Bot<R>> {
        match self {
            Self::Random => Box::new(Random::new(whims)),
            Self::Greedy => Box::new(Greedy::new(whims, knowledge)),
            Self::Mcts(budget @ Budget::Iterations(_)) => {
                Box::new(Mcts::new(whims, knowledge, budget, NonZeroU32::MIN))
            }
            Self::Mcts(budget @ Budget::Time(_)) => {
                Box::new(Mcts::new(whims, knowledge, budget, threads))
            }
            Self::Level(level) => match knowledge.own_bot(level) {
                Some(bot) => bot,
                None => level.bot(&knowledge.tuning()).build_on(threads, whims, knowledge),
            },
        }
    }
}

/// A text that names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BotSpecError {
    #[error("`{0}` is not a bot; known are {known}", known = BotSpec::KNOWN)]
    Unknown(String),
    #[error("`{0}` says not how long to think: write mcts:2000 (iterations) or mcts:200ms")]
    NoBudget(String),
    #[error("`{text}`: `{amount}` is not a number of iterations or milliseconds")]
    NotANumber { text: String, amount: String },
    #[error("`{text}`: from 1 to {at_most} {unit} are allowed")]
    OutOfBounds { text: String, at_most: u32, unit: &'static str },
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "easy" => Ok(Self::Level(Level::Easy)),
            "medium" => Ok(Self::Level(Level::Medium)),
            "hard" => Ok(Self::Level(Level::Hard)),
            "mcts" => Err(BotSpecError::NoBudget(text.to_owned())),
            _ => match text.strip_prefix("mcts:") {
                Some(budget) => parse_budget(text, budget).map(Self::Mcts),
                None => Err(BotSpecError::Unknown(text.to_owned())),
            },
        }
    }
}

fn parse_budget(text: &str, budget: &str) -> Result<Budget, BotSpecError> {
    type Unit = fn(u32) -> Budget;
    let (amount, unit_budget, at_most, unit) = match budget.strip_suffix("ms") {
        Some(amount) => (amount, Budget::Time as Unit, BotSpec::MS_AT_MOST, "milliseconds"),
        None => (budget, Budget::Iterations as Unit, BotSpec::ITERATIONS_AT_MOST, "iterations"),
    };
    let text = text.to_owned();
    if amount.is_empty() {
        return Err(BotSpecError::NoBudget(text));
    }
    if !amount.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(BotSpecError::NotANumber { text, amount: amount.to_owned() });
    }
    match amount.parse() {
        Ok(number) if (1..=at_most).contains(&number) => Ok(unit_budget(number)),
        _ => Err(BotSpecError::OutOfBounds { text, at_most, unit }),
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Mcts(Budget::Iterations(iterations)) => write!(f, "mcts:{iterations}"),
            Self::Mcts(Budget::Time(ms)) => write!(f, "mcts:{ms}ms"),
            Self::Level(Level::Easy) => f.write_str("easy"),
            Self::Level(Level::Medium) => f.write_str("medium"),
            Self::Level(Level::Hard) => f.write_str("hard"),
        }
    }
}

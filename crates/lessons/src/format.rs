//! What stands in the file of a lesson, as types.

use serde::Deserialize;

/// A whole file: `S` is the game's set-up, `P` its way to write a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File<S, P> {
    /// How long it takes.
    pub(crate) minutes: u8,
    /// Who learns, counted from 1.
    #[serde(default = "first")]
    pub(crate) seat: u8,
    /// What chance gives to the set-up of a lesson whose first step has no position.
    pub(crate) seed: Option<u64>,
    pub(crate) setup: S,
    #[serde(rename = "step")]
    pub(crate) steps: Vec<StepFile<P>>,
}

const fn first() -> u8 {
    1
}

/// Something to read, and perhaps something to do.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepFile<P> {
    pub(crate) name: String,
    /// What it is about, such as `square:c3`. Everything, if nothing is named.
    #[serde(default)]
    pub(crate) look: Vec<String>,
    #[serde(default)]
    pub(crate) clauses: Vec<String>,
    /// Placed by hand; without it the lesson goes on from where the step before it led.
    pub(crate) position: Option<P>,
    /// What is played before anything is asked.
    #[serde(default)]
    pub(crate) before: Vec<Play>,
    #[serde(default)]
    pub(crate) right: Vec<RightFile>,
    #[serde(default)]
    pub(crate) wrong: Vec<WrongFile>,
}

/// Answers that end the step.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RightFile {
    #[serde(rename = "do")]
    pub(crate) actions: Vec<String>,
    #[serde(default)]
    pub(crate) dice: Vec<u32>,
    #[serde(default)]
    pub(crate) cards: Vec<String>,
    /// What the others, the clock, or the learner without being asked, do then.
    #[serde(default)]
    pub(crate) then: Vec<Play>,
    /// What is said, if it is not what is said to every right answer.
    pub(crate) name: Option<String>,
}

/// Answers that the rules allow and the lesson does not.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrongFile {
    pub(crate) name: String,
    #[serde(rename = "do")]
    pub(crate) actions: Vec<String>,
}

/// A decision that the lesson makes, with what chance gives it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Whose it is, counted from 1; the seat that is asked, if it is left out.
    pub seat: Option<u8>,
    #[serde(rename = "do")]
    pub action: Option<String>,
    /// Instead of an action: the clock runs to this time, in milliseconds since the start.
    pub clock: Option<u32>,
    #[serde(default)]
    pub dice: Vec<u32>,
    #[serde(default)]
    pub cards: Vec<String>,
}

/// A file that is no lesson.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("{0}")]
    Toml(String),
    #[error("`{0}` is no mark: it is written as `kind:id`")]
    Mark(String),
    #[error("there is no seat {0}")]
    Seat(u8),
    #[error("a lesson has at least one step")]
    NoStep,
    #[error("{0}: the first right answer is the solution, and stands for itself")]
    NoSolution(String),
    #[error("{0}: a step that asks nothing answers nothing")]
    NothingAsked(String),
    #[error("the first step needs a position, or the lesson a seed")]
    NoPosition,
}

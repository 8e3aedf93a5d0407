//! What leaves the server about lessons.

use kernel::{Actor, Clause, Seat, Sentence};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use table::message::{Now, PickSent, Written};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::ReadError;

/// A thing of the table that a step is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[schema(example = json!({"kind": "square", "id": "c3"}))]
pub struct Mark {
    pub kind: String,
    pub id: String,
}

impl Mark {
    pub(crate) fn read(text: &str) -> Result<Self, ReadError> {
        let (kind, id) = text.split_once(':').ok_or_else(|| ReadError::Mark(text.to_owned()))?;
        Ok(Self { kind: kind.to_owned(), id: id.to_owned() })
    }
}

/// A lesson in a list. Titles and texts are keys of the locale files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"game": "quantum", "id": "move", "title": "lesson-quantum-move", "minutes": 3, "steps": 5}
))]
pub struct LessonListed {
    pub game: &'static str,
    pub id: String,
    /// The key of its name; its attribute `about` says in a sentence what one learns.
    pub title: String,
    pub minutes: u8,
    pub steps: u8,
}

/// A lesson with all its steps.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"game": "quantum", "id": "move", "title": "lesson-quantum-move", "minutes": 3, "steps": 1,
    "seat": 0, "rules": 1, "setup": {"map": "alpha-sector", "seats": 2}, "setting": {"key":
    "quantum-menu-map-named", "args": [["map", {"message": "map-alpha-sector"}]]}, "way": [{"text":
    "lesson-quantum-move-go", "asks": true, "clauses": ["QU-MOVE-01"], "look": [{"kind": "square",
    "id": "c3"}], "solution": "c3-c5"}]}
))]
pub struct LessonShown {
    #[serde(flatten)]
    pub listed: LessonListed,
    /// Who learns.
    pub seat: Seat,
    /// The version of the rules.
    pub rules: u32,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Json,
    pub setting: Sentence,
    /// Its steps, in order.
    pub way: Vec<StepShown>,
}

/// A step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct StepShown {
    /// The key of what there is to read. Its attribute `title` is its name; `task`, `hint` and
    /// `done` belong to steps that ask something.
    pub text: String,
    /// Whether a decision ends it; otherwise it is only read.
    pub asks: bool,
    /// The rules that it is about.
    pub clauses: Vec<String>,
    /// What to look at; everything, if nothing is named.
    pub look: Vec<Mark>,
    /// The action that ends it, for those who want to be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub solution: Option<String>,
}

/// Where somebody is in a lesson, and what they do there.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"done": ["", "c3-c5"], "action": "b4-c4"}))]
pub struct LessonTry {
    /// The right answers to the steps before this one, in order; an empty one for each step that
    /// asks nothing.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub done: Vec<String>,
    /// The action that is tried, in notation.
    #[serde(default)]
    #[ts(optional)]
    pub action: Option<String>,
    /// Instead of an action: things that cannot be picked, in the order in which one tried to.
    #[serde(default)]
    #[ts(optional)]
    pub why: Option<Vec<PickSent>>,
}

/// The table of a lesson.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"step": 1, "done": true, "answer": {"kind": "right", "text": "lesson-quantum-move-orbit.done"},
    "told": [{"actor": 0, "action": "c3-d5", "sentence": {"key": "offer-quantum-move", "args": []},
    "events": []}], "prompt": {"seats": []}, "view": {}, "actions": {"notations": []}, "things": [],
    "forms": [], "undo": false, "clock": {"now_ms": 0, "running": false, "paused": false,
    "awaits_ready": false, "seats": []}, "seats": []}
))]
pub struct LessonNow {
    /// The number of the step, counted from 0.
    pub step: u8,
    /// Whether a right answer was given, or none is asked for.
    pub done: bool,
    /// What became of the action that was tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<AnswerShown>,
    /// What happened since the step began, in order.
    pub told: Vec<LessonMoment>,
    #[serde(flatten)]
    pub now: Now,
}

/// What became of an action that was tried.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AnswerShown {
    /// The step is done; the key of what is said.
    Right { text: String },
    /// It is allowed, but not what is asked; the key of what is said.
    Wrong { text: String },
    /// The rules do not allow it.
    Refused {
        sentence: Sentence,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clause: Option<Clause>,
    },
}

/// A decision that was made in a lesson.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct LessonMoment {
    pub actor: Actor,
    /// The action in notation, if the learner may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sentence: Option<Sentence>,
    #[ts(as = "Vec<table::message::EventShown>")]
    #[schema(value_type = Vec<table::message::EventShown>)]
    pub events: Written,
}

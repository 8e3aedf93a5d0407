//! The log of a table: what happened at it, one entry after the other, each a JSON object.
//!
//! `docs/table-log.md` describes the format for people. A table is its log read from the start;
//! nothing else is stored.

use kernel::chance::{Commitment, Seed};
use kernel::{Actor, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::campaign::Step;
use crate::{SecretHash, TableId, TableKey};

/// The version of the format that this program writes, and the only one so far that it reads.
pub const LOG_VERSION: u32 = 1;

/// One line of the log.
///
/// ```
/// use table::Entry;
///
/// let text = r#"{"v":1,"at_ms":12,"entry":"resigned","seat":1,"id":"a1"}"#;
/// let entry = Entry::parse(text)?;
/// assert_eq!(entry.to_text(), text);
/// # Ok::<(), table::EntryError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// [`LOG_VERSION`].
    pub v: u32,
    /// When it was written, in milliseconds since 1970; never less than in the entry before.
    pub at_ms: u64,
    #[serde(flatten)]
    pub what: What,
}

/// What an entry says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum What {
    /// The first entry of every log.
    Opened(Box<Opened>),
    /// Somebody took a seat; the secret by which they came is void from now on.
    Sat {
        seat: Seat,
        name: String,
        secret: SecretHash,
        id: String,
        /// Whether nobody had to be invited: the seat was free for everybody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        open: bool,
    },
    /// A seat or the clock decided. Decisions of bots and of the clock have no id.
    Decided {
        by: Actor,
        #[serde(rename = "do")]
        action: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A seat took its last decision back.
    Undone {
        seat: Seat,
        id: String,
    },
    Resigned {
        seat: Seat,
        id: String,
    },
    /// A seat's time ran out.
    Flagged {
        seat: Seat,
    },
    /// A bot plays for an absent player from now on.
    TakenOver {
        seat: Seat,
        level: String,
        /// The host, if the host said so alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// The player is back.
    GivenBack {
        seat: Seat,
        id: String,
    },
    Chatted {
        seat: Seat,
        text: String,
        id: String,
    },
    /// A seat is for or against something.
    Voted {
        seat: Seat,
        on: Motion,
        agree: bool,
        id: String,
    },
    /// The time runs from now on: everybody is seated, or said that they are ready.
    Begun,
    /// The time stands still.
    Paused {
        seat: Seat,
        id: String,
    },
    Resumed {
        seat: Seat,
        id: String,
    },
    /// The players went on to another table.
    Rematched {
        table: TableId,
    },
    /// An entry of a campaign's log; no table has one.
    Campaign(Box<Step>),
}

/// What seats can be for or against.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// A bot shall play for this seat.
    Takeover(Seat),
    /// Another game, with the seats rotated.
    Rematch,
    /// The clock may start.
    Start,
}

/// How a table was opened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    pub setup: Json,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default)]
    pub public: bool,
    pub seats: Vec<OpenedSeat>,
    /// The seat of whoever opened it, if they play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    pub commitment: Commitment,
    /// Not told to anybody before the end. Missing in a record that came without one: such a
    /// table can only be looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    pub key: TableKey,
    /// What chance gave to the set-up.
    pub chance: Vec<u32>,
    #[serde(default)]
    pub limits: Limits,
    /// Whether nobody plays before everybody has sat down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    /// The table whose players went on to this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<TableId>,
    /// The campaign that the match belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<TableId>,
}

/// A seat as the table was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedSeat {
    /// `human`, or the level of a bot.
    pub kind: String,
    /// Missing while nobody has sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Opens the seat: of whoever sits there, or of the invitation. Bots have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<SecretHash>,
}

/// How long people may think. Nothing is limited unless it says so.
///
/// ```
/// use table::Limits;
///
/// assert!(!Limits::default().are_set());
/// assert!(Limits { decision_ms: Some(60_000), game_ms: None }.are_set());
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// For each decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub decision_ms: Option<u64>,
    /// For all decisions of a seat together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub game_ms: Option<u64>,
}

impl Limits {
    pub const fn are_set(self) -> bool {
        self.decision_ms.is_some() || self.game_ms.is_some()
    }
}

/// A line that is no entry of a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    #[error("the entry has version {0}, this program reads version {LOG_VERSION}")]
    Version(u32),
    #[error("not an entry of a table's log: {0}")]
    Syntax(String),
}

#[derive(Deserialize)]
struct Preamble {
    v: u32,
}

impl Entry {
    pub const fn new(at_ms: u64, what: What) -> Self {
        Self { v: LOG_VERSION, at_ms, what }
    }

    pub fn parse(text: &str) -> Result<Self, EntryError> {
        let syntax = |error: serde_json::Error| EntryError::Syntax(error.to_string());
        let preamble: Preamble = serde_json::from_str(text).map_err(syntax)?;
        if preamble.v != LOG_VERSION {
            return Err(EntryError::Version(preamble.v));
        }
        serde_json::from_str(text).map_err(syntax)
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("entries hold only what JSON can say")
    }

    /// The seat and the id of the command that the entry answers.
    pub(crate) fn command(&self) -> Option<(Option<Seat>, &str)> {
        match &self.what {
            What::Sat { id, .. } => Some((None, id)),
            What::Undone { seat, id }
            | What::Resigned { seat, id }
            | What::GivenBack { seat, id }
            | What::Chatted { seat, id, .. }
            | What::Voted { seat, id, .. }
            | What::Paused { seat, id }
            | What::Resumed { seat, id }
            | What::Decided { by: Actor::Seat(seat), id: Some(id), .. } => Some((Some(*seat), id)),
            What::TakenOver { by, id: Some(id), .. } => Some((*by, id)),
            What::Opened(_)
            | What::Decided { .. }
            | What::Flagged { .. }
            | What::TakenOver { id: None, .. }
            | What::Begun
            | What::Rematched { .. }
            | What::Campaign(_) => None,
        }
    }
}

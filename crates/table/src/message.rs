//! What a table says to those who look at it: the wire types, all that ever leaves it.
//!
//! They are built from `view`, from what is open to the viewer's own seat and from events as the
//! viewer may see them, and from nothing else.

mod better;
mod changes;
mod offered;

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use kernel::chance::{Commitment, Seed};
use kernel::{Actor, Clause, Form, Outcome, Pick, Seat, Sentence, Value};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Limits, Motion, TableId};

pub use better::{BetterShown, ChangeShown, HeldShown, RetryShown};
pub use changes::ViewChange;
pub(crate) use changes::changes;
pub use offered::{Actions, Freedom, Offered, Phrase};

/// One message to a client.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything this viewer may know.
    Snapshot(Box<Snapshot>),
    /// The table changed by one version.
    Moment(Box<MomentShown>),
    /// The last decision was taken back. A snapshot follows.
    Undone { version: u32, at: u32, by: Seat },
    /// A command was carried out, and what it did is stored.
    Ack { id: String, version: u32 },
    /// Somebody may call this seat theirs now: the answer to sitting down.
    Seated { id: String, version: u32, seat: Seat, secret: String },
    /// A command was not carried out.
    Refused(Box<Refused>),
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody came, went, sat down, or is for something.
    Seats { seats: Vec<SeatShown>, motions: Vec<MotionShown>, watching: u32 },
    /// The table's time, when it changed otherwise than by a moment.
    Clock(ClockShown),
    /// The players go on at this table.
    Next { table: TableId },
    /// A player looks at this event of this version. It is kept nowhere, and told to those only
    /// who are connected through the same node.
    Pointed { seat: Seat, version: u32, event: u32 },
    /// The answer to a ping: its own number, and the server's time.
    Pong {
        #[ts(type = "number")]
        t: u64,
        #[ts(type = "number")]
        now: u64,
    },
    /// The server hangs up, and says why.
    Bye { sentence: Sentence },
}

/// A table as one viewer may know it.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"id": "w5dq3k1v0xnh8c2t", "version": 0, "at": 0, "last": 0, "game": "quantum", "rules": 1,
    "public": true, "setup": {"edition": "revised", "map": "wave-function", "seats": 2},
    "setting": {"key": "quantum-menu-map-named", "args": [["map", {"message":
    "map-wave-function"}]]}, "secrets": false, "prompt": {"seats": [0], "question": {"key":
    "question-quantum-start-roll", "args": []}}, "view": {}, "actions": {"notations": ["keep"],
    "sentences": [[0]], "picks": [[0]], "phrases": [{"key": "offer-quantum-keep", "args": []}],
    "things": [{"kind": "button", "id": "keep"}]}, "things": [{"kind": "button", "id": "keep",
    "name": {"message": "button-quantum-keep"}}], "forms": [], "undo": false, "clock": {"now_ms": 1_794_811_573_630_u64, "running": false,
    "paused": false, "seats": []}, "seats": [{"seat": 0, "name": "Ada", "kind": "human",
    "taken": true, "connected": false, "resigned": false, "away": false, "host": true}, {"seat":
    1, "kind": "human", "taken": false, "connected": false, "resigned": false, "away": false,
    "host": false}], "you": 0, "host": true, "commitment":
    "6eca51d2ad63eadf7a5fe9cb313fa6bef284088d8c13d7a20a608d2d176f4319", "limits": {}, "chat":
    [], "motions": [], "watching": 0}
))]
pub struct Snapshot {
    pub id: TableId,
    /// Counts what changed the game.
    pub version: u32,
    /// How many decisions stand; in a look at the past, how many stood then.
    pub at: u32,
    /// How many decisions stand now.
    pub last: u32,
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    pub public: bool,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Json,
    /// The set-up in words.
    pub setting: Sentence,
    /// Whether anything is hidden from anybody.
    pub secrets: bool,
    #[serde(flatten)]
    pub now: Now,
    /// The viewer's own seat; none for a spectator.
    pub you: Option<Seat>,
    /// Whether the viewer opened the table.
    pub host: bool,
    /// What the server promised before the first draw: the hash of the seed.
    pub commitment: Commitment,
    /// Told when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<Seed>,
    /// How long people may think.
    pub limits: Limits,
    /// The last hundred lines.
    pub chat: Vec<ChatLine>,
    /// What some are for, and others have not answered yet.
    pub motions: Vec<MotionShown>,
    /// How many look on.
    pub watching: u32,
    /// Where the players go on after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next_table: Option<TableId>,
    /// The table that this one follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub after: Option<TableId>,
    /// The campaign that the match belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<TableId>,
}

/// JSON that is written once, for everybody to whom it is shown.
#[derive(Debug, Clone)]
pub struct Written(Arc<RawValue>);

impl Written {
    pub fn new(value: &(impl Serialize + ?Sized)) -> Self {
        let raw = to_raw_value(value).expect("what is shown holds only what JSON can say");
        Self(raw.into())
    }

    pub fn get(&self) -> &str {
        self.0.get()
    }

    /// A number by which it is known again.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.get().hash(&mut hasher);
        hasher.finish()
    }
}

impl From<Box<RawValue>> for Written {
    fn from(raw: Box<RawValue>) -> Self {
        Self(raw.into())
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

impl Serialize for Written {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// How it stands.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct Now {
    pub prompt: PromptShown,
    /// The game's own view, as JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Written,
    /// What is open to the viewer's own seat.
    pub actions: Actions,
    /// The things that can be picked for them and whose ids say too little.
    pub things: Vec<ThingShown>,
    /// What the viewer's own seat may write besides.
    pub forms: Vec<Form>,
    /// Whether the viewer may take a decision back.
    pub undo: bool,
    pub clock: ClockShown,
    pub seats: Vec<SeatShown>,
}

/// How it stands after a change: what is left out is as it was one version before.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct Changed {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<PromptShown>,
    /// The game's own view, as JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Written>,
    /// What is different in the game's own view, where that is less than the whole: ways into it by
    /// names and numbers, and the value that stands there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "[(string | number)[], unknown][]")]
    #[schema(value_type = Option<Vec<Object>>)]
    pub view_changes: Option<Vec<ViewChange>>,
    /// What is open to the viewer's own seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Actions>")]
    #[schema(value_type = Option<Actions>)]
    pub actions: Option<Written>,
    /// The things that can be picked for them and whose ids say too little.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<ThingShown>>")]
    #[schema(value_type = Option<Vec<ThingShown>>)]
    pub things: Option<Written>,
    /// What the viewer's own seat may write besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Form>>")]
    #[schema(value_type = Option<Vec<Form>>)]
    pub forms: Option<Written>,
    /// Whether the viewer may take a decision back.
    pub undo: bool,
    pub clock: ClockShown,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<Vec<SeatShown>>,
}

/// What the table waits for.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct PromptShown {
    /// The seats that owe a decision.
    pub seats: Vec<Seat>,
    /// What is asked of the viewer's own seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<Sentence>,
    /// Whether that is more urgent than a turn: somebody is shot at.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub urgent: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Over>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct Over {
    pub outcome: Outcome,
    pub winners: Vec<Seat>,
    /// The outcome in words, or why the table ended it.
    pub sentence: Sentence,
}

/// What there is to say about a thing that can be picked, where its id says too little.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct ThingShown {
    #[serde(flatten)]
    pub pick: Pick,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub name: Option<Value>,
    /// Whether it ends something or gives it up: it stands after all others.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub closes: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// What happened by one change of version.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"version": 1, "at": 1, "actor": 0, "action": "keep", "sentence": {"key":
    "offer-quantum-keep", "args": []}, "events": [{"event": {"type": "ship_rolled", "seat": 1,
    "die": "a", "face": 6, "roll": "start"}, "sentence": {"key": "event-quantum-rolled-start",
    "args": [["seat", {"seat": 1}], ["die", {"text": "a"}], ["face", {"number": 6}], ["ship",
    {"message": "ship-6"}]]}, "marks": [{"kind": "seat", "id": "1"}, {"kind": "die", "id":
    "a"}], "clause": "QU-SETUP-05", "depth": 0}]}
))]
pub struct MomentShown {
    pub version: u32,
    /// How many decisions stand then.
    pub at: u32,
    /// A seat or the clock; nobody when the table itself changed something.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub actor: Option<Actor>,
    /// The action in notation, if the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<String>,
    /// The action in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sentence: Option<Sentence>,
    #[ts(as = "Vec<EventShown>")]
    #[schema(value_type = Vec<EventShown>)]
    pub events: Written,
    /// How it stands. Left out of the moments that a client missed: a snapshot follows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub now: Option<Changed>,
}

/// An event as a viewer may know it.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct EventShown {
    /// The game's own event, as JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Written,
    pub sentence: Sentence,
    /// What to light up.
    pub marks: Vec<Pick>,
    /// The rule that made it happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<Clause>,
    /// How far it is set in under those before it: 0 stands out.
    pub depth: u8,
    /// The seat whose turn it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<Seat>,
    /// Whether it decides something that one looks for later.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub decides: bool,
}

/// Why a command was not carried out.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct Refused {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    pub error: RefusedCode,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<Clause>,
    pub sentence: Sentence,
    /// How it stands, for a client that looked at something older.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub current: Option<Box<Snapshot>>,
}

/// The kinds of refusals, for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefusedCode {
    /// The rules of the game do not allow it; `clause` says which.
    Rules,
    /// The client looked at something older; `current` is how it stands.
    Stale,
    /// It is for seats, or for another seat, or for the host.
    NotYours,
    /// The secret opens nothing here.
    Secret,
    /// Nothing of the kind is possible now.
    NotNow,
    /// The command itself makes no sense.
    Malformed,
    /// Too much waits already, or the store does not answer. Ask again with the same id.
    Unavailable,
}

/// A seat as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "all of it can be true of a seat at once")]
pub struct SeatShown {
    pub seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    pub kind: SeatKind,
    /// The bot's level, if a bot plays here now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Whether somebody sits here.
    pub taken: bool,
    /// Whether the player looks at the table now.
    pub connected: bool,
    /// Whether the player gave the game up.
    pub resigned: bool,
    /// A bot plays for the player who sits here.
    pub away: bool,
    /// Whether the player opened the table.
    pub host: bool,
}

/// Whose seat it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Human,
    Bot,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ChatLine {
    pub seat: Seat,
    pub text: String,
    #[ts(type = "number")]
    pub at_ms: u64,
}

/// Something that some seats are for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct MotionShown {
    pub motion: Motion,
    /// Who is for it.
    pub agreed: Vec<Seat>,
    /// Who still has to be.
    pub missing: Vec<Seat>,
    /// When a bot plays for the seat unless the player comes back, if that is settled: in
    /// milliseconds since 1970, as the table's clock tells them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub at_ms: Option<u64>,
}

/// The table's time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ClockShown {
    /// The server's time when this was said.
    #[ts(type = "number")]
    pub now_ms: u64,
    /// Whether the time runs.
    pub running: bool,
    pub paused: bool,
    /// A game against a clock that begins when everybody has said that they are ready.
    pub awaits_ready: bool,
    /// In games against a clock: how much has passed since the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub elapsed_ms: Option<u64>,
    /// How long until the start, once everybody has said that they are ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub begins_in_ms: Option<u64>,
    /// When the clock of the game acts next, counted like `elapsed_ms`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub next_ms: Option<u64>,
    /// The seats whose time is limited.
    pub seats: Vec<SeatClockShown>,
}

/// What is left to a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatClockShown {
    pub seat: Seat,
    /// Whether it counts down.
    pub running: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub decision_left_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub game_left_ms: Option<u64>,
}

/// One message from a client.
#[derive(Debug, Clone, PartialEq, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum ClientMessage {
    Connection(Greeting),
    Command(Command),
}

/// What a client says about its connection.
#[derive(Debug, Clone, PartialEq, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Greeting {
    /// Who looks: a seat by its secret, or a spectator. May be said again.
    Hello {
        #[serde(default)]
        #[ts(optional)]
        secret: Option<String>,
        /// The last version that the client knows; it gets what it missed.
        #[serde(default)]
        #[ts(optional)]
        from: Option<u32>,
    },
    /// Asks for the server's time; the number comes back.
    Ping {
        #[ts(type = "number")]
        t: u64,
    },
}

/// What a viewer wants the table to do. The id is the client's own; a command that is repeated
/// with its id is carried out once, and answered again.
#[derive(Debug, Clone, PartialEq, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Plays an action, given in notation.
    Act { id: String, expected: u32, action: String },
    /// Takes the last decision back.
    Undo { id: String, expected: u32 },
    /// Gives the game up.
    Resign { id: String },
    /// Says something to everybody.
    Chat { id: String, text: String },
    /// Whether a bot shall play for a seat.
    Takeover { id: String, seat: Seat, agree: bool },
    /// The player takes the seat back from the bot.
    Back { id: String },
    /// Whether another game shall follow, with the seats rotated.
    Rematch { id: String, agree: bool },
    /// The clock may start, as far as this seat is concerned.
    Ready { id: String, agree: bool },
    /// Stops the time.
    Pause { id: String },
    /// Lets the time run again.
    Resume { id: String },
    /// Takes a free seat.
    Sit { id: String, seat: Seat, name: String },
    /// Why can these not be picked?
    Why { picks: Vec<PickSent> },
    /// Tells the others which event of which version this player looks at.
    Point { version: u32, event: u32 },
}

/// A pick as a client sends it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
pub struct PickSent {
    pub kind: String,
    pub id: String,
}

impl Command {
    /// The client's own id for it. A question has none: it changes nothing.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Act { id, .. }
            | Self::Undo { id, .. }
            | Self::Resign { id }
            | Self::Chat { id, .. }
            | Self::Takeover { id, .. }
            | Self::Back { id }
            | Self::Rematch { id, .. }
            | Self::Ready { id, .. }
            | Self::Pause { id }
            | Self::Resume { id }
            | Self::Sit { id, .. } => Some(id),
            Self::Why { .. } | Self::Point { .. } => None,
        }
    }
}

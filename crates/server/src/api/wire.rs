//! What requests and answers look like, besides what the table itself says.

use kernel::{Clause, Seat, Sentence};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use table::message::{PickSent, SeatKind};
use table::{Limits, Summary, TableId};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a server says of itself.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!({"public_url": "https://games.example.org"}))]
pub struct About {
    /// How the outside reaches it, where its host has said so: links that are handed on begin
    /// with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub public_url: Option<String>,
}

/// A table that somebody wants.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!(
    {"game": "quantum", "setup": {"map": "random"}, "seats": [{"kind": "human", "name": "Ada"},
    {"kind": "human"}], "public": true, "title": "Friday evening", "limits": {"decision_ms":
    86_400_000}}
))]
pub struct TableWanted {
    /// One of `/api/games`.
    pub game: String,
    /// What is chosen from the game's menu. `"random"` leaves a choice to chance.
    #[serde(default)]
    #[ts(optional, as = "Option<Map<String, Json>>")]
    #[schema(value_type = Object)]
    pub setup: Map<String, Json>,
    pub seats: Vec<SeatWanted>,
    /// Whether it is listed, and its free seats are free for everybody.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Whether nobody plays before everybody has sat down.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub wait: bool,
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// From a second to a hundred years.
    #[serde(default)]
    #[ts(optional)]
    pub limits: Option<Limits>,
}

/// Choices for a game that nobody has opened yet.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"seats": 2, "setup": {"map": "alpha-sector"}, "last": "map"}))]
pub struct SetupTried {
    pub seats: u8,
    #[serde(default)]
    #[ts(optional, as = "Option<Map<String, Json>>")]
    #[schema(value_type = Object)]
    pub setup: Map<String, Json>,
    /// The option that was chosen last: it stays as it is.
    #[serde(default)]
    #[ts(optional)]
    pub last: Option<String>,
}

/// A seat of a table that somebody wants.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatWanted {
    pub kind: SeatKind,
    /// Of a bot: `easy`, `medium` or `hard`.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
    /// A seat with a name is taken from the beginning.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A table that was opened.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"id": "w5dq3k1v0xnh8c2t", "seats": [{"seat": 0, "secret":
    "2f6c9d5a0b7e4c31a8d2e94b6f1c3075"}, {"seat": 1, "secret":
    "8b1e7740c2d95f36ea0b4d81c7f2963a"}], "watch": "/tables/w5dq3k1v0xnh8c2t"}
))]
pub struct TableMade {
    pub id: TableId,
    /// The secret of each seat that a person may take.
    pub seats: Vec<SeatSecret>,
    /// The address for those who look on.
    pub watch: String,
}

/// What opens a seat.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct SeatSecret {
    pub seat: Seat,
    pub secret: String,
}

/// A campaign that somebody wants.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!(
    {"game": "fleet", "players": [{"kind": "human", "name": "Ada"}, {"kind": "human"}], "setup":
    {"choice": "secret"}, "title": "The long war"}
))]
pub struct CampaignWanted {
    /// One of `/api/games` that has campaigns.
    pub game: String,
    /// A player with a name has joined from the beginning.
    pub players: Vec<SeatWanted>,
    /// What is chosen from the campaign's menu. `"random"` leaves a choice to chance.
    #[serde(default)]
    #[ts(optional, as = "Option<Map<String, Json>>")]
    #[schema(value_type = Object)]
    pub setup: Map<String, Json>,
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// Of each of its matches, from a second to a hundred years.
    #[serde(default)]
    #[ts(optional)]
    pub limits: Option<Limits>,
}

/// A campaign that has begun.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"id": "h2x7c5v0q9wd3k1t", "players": [{"seat": 0, "secret":
    "2f6c9d5a0b7e4c31a8d2e94b6f1c3075"}, {"seat": 1, "secret":
    "8b1e7740c2d95f36ea0b4d81c7f2963a"}], "watch": "/campaigns/h2x7c5v0q9wd3k1t"}
))]
pub struct CampaignMade {
    pub id: TableId,
    /// The secret of each player who is a person.
    pub players: Vec<SeatSecret>,
    /// The address for those who look on.
    pub watch: String,
}

/// Somebody has joined a campaign. The secret by which they came opens nothing any more.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!({"player": 1, "secret": "c40a6d19e5b83f72d1960b7ea82f4c53"}))]
pub struct CampaignJoined {
    pub player: Seat,
    /// It opens the player's seat at every table of the campaign, too.
    pub secret: String,
}

/// An answer to what a campaign asks.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"choice": "the_trap", "id": "3f1c-18"}))]
pub struct CampaignChoice {
    /// One of the values of the question.
    pub choice: String,
    /// The client's own name for it: sent again, it is carried out once.
    pub id: String,
}

/// The table of a campaign's match.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!({"table": "w5dq3k1v0xnh8c2t"}))]
pub struct CampaignMatch {
    pub table: TableId,
}

/// A table in a list.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"id": "w5dq3k1v0xnh8c2t", "game": "quantum", "title": "Friday evening", "setup":
    {"edition": "revised", "map": "wave-function", "seats": 2}, "public": true, "state": "open",
    "seats": [{"seat": 0, "kind": "human", "name": "Ada", "taken": true}, {"seat": 1, "kind":
    "human", "taken": false}], "started": false, "version": 0, "position": 1, "at_ms":
    1_794_811_572_845_u64, "setting": {"key": "quantum-menu-map-named", "args": [["map", {"message":
    "map-wave-function"}]]}, "your_turn": false, "urgent": false}
))]
pub struct TableListed {
    #[serde(flatten)]
    pub summary: Summary,
    /// The set-up in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub setting: Option<Sentence>,
    /// The seat that the secret opens, in one's own list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<Seat>,
    /// Whether that seat owes a decision.
    pub your_turn: bool,
    /// In one's own list: every seat that owes a decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Seat>>")]
    pub asked: Vec<Seat>,
    /// In one's own list: what one is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits: Option<Sentence>,
    /// Whether that is more urgent than a turn: one is shot at.
    pub urgent: bool,
    /// How long the one who is asked has left, where time is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub left_ms: Option<u64>,
    /// In one's own list: how it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<Sentence>,
}

/// A table and the secret by which one sits there.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"id": "w5dq3k1v0xnh8c2t", "secret": "2f6c9d5a0b7e4c31a8d2e94b6f1c3075"}))]
pub struct TableKept {
    pub id: String,
    pub secret: String,
}

/// An action that somebody plays.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"expected": 12, "action": "keep", "id": "3f1c-12"}))]
pub struct Act {
    /// The version that the player saw.
    pub expected: u32,
    /// The action in notation.
    pub action: String,
    /// The client's own name for it. Sent again, it is not played again, and gets the same answer.
    pub id: String,
}

/// Takes the last decision back.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"expected": 13, "id": "3f1c-13"}))]
pub struct Undo {
    /// The version that the player saw.
    pub expected: u32,
    /// The client's own name for it, as for every command: sent again, it is carried out once.
    pub id: String,
}

/// A command that needs no more than its id.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"id": "3f1c-14"}))]
pub struct Bare {
    /// The client's own name for it.
    pub id: String,
}

/// Something to say.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"text": "Well played!", "id": "3f1c-15"}))]
pub struct Say {
    /// The client's own name for it.
    pub id: String,
    pub text: String,
}

/// Whether a bot shall play for a seat.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"seat": 1, "agree": true, "id": "3f1c-16"}))]
pub struct Takeover {
    /// The client's own name for it.
    pub id: String,
    pub seat: Seat,
    /// For it if nothing is said.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub agree: bool,
}

/// Whether one is for it.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"agree": true, "id": "3f1c-17"}))]
pub struct Vote {
    /// The client's own name for it.
    pub id: String,
    /// For it if nothing is said.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub agree: bool,
}

const fn yes() -> bool {
    true
}

/// Things that cannot be picked, in the order in which one tried to.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"picks": [{"kind": "ship", "id": "1"}, {"kind": "square", "id": "a1"}]}))]
pub struct Why {
    pub picks: Vec<PickSent>,
}

/// A game that is over, with other decisions.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"rows": [["A/<", null], [null, "C/^"]]}))]
pub struct RetryWanted {
    /// By member and turn, in the game's notation; as it was played if this is left out.
    #[serde(default)]
    #[ts(optional)]
    pub rows: Option<Vec<Vec<Option<String>>>>,
}

/// Somebody who sits down.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"name": "Grace", "id": "b2d9a7c45e01f38a"}))]
pub struct Sit {
    pub name: String,
    /// The client's own name for it; drawn by the server if it is left out.
    #[serde(default)]
    #[ts(optional)]
    pub id: Option<String>,
}

/// A command was carried out and is stored.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!({"version": 13}))]
pub struct Done {
    pub version: u32,
}

/// The seat is yours. The secret by which you came opens nothing any more.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!({"seat": 1, "secret": "c40a6d19e5b83f72d1960b7ea82f4c53", "version": 0}))]
pub struct Seated {
    pub seat: Seat,
    pub secret: String,
    pub version: u32,
}

/// Whether everything that chance gave follows from the seed.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!({"ok": true, "sentence": {"key": "server-verified", "args": []}}))]
pub struct Verdict {
    pub ok: bool,
    pub sentence: Sentence,
}

/// A request that was not carried out.
#[derive(Debug, Serialize, TS, ToSchema)]
#[schema(example = json!(
    {"error": "rules", "sentence": {"key": "refusal-not-asked", "args": [["seat", {"seat":
    1}]]}, "message": "Grace has nothing to decide now.", "clause": "PA-SEAT-01", "values":
    {"seat": {"seat": 1}}}
))]
pub struct Problem {
    /// For programs: `stale`, `rules`, `secret`, `no_table`…
    pub error: String,
    pub sentence: Sentence,
    /// The sentence in the language of `Accept-Language`.
    pub message: String,
    /// The clause of the rules behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<Clause>,
    /// The arguments of the sentence by their names, where there is a clause.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub values: Option<Json>,
    /// How the table stands, where the request looked at something older.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<table::message::Snapshot>")]
    #[schema(value_type = table::message::Snapshot)]
    pub current: Option<Json>,
}

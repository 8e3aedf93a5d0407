//! A game behind two traits that know no types: [`Game`] makes matches, [`Match`] is one.
//!
//! The table, the server and the store handle every game by these. [`crate::Games`] is the list.

use std::fmt::Debug;

use bots::Floor;
use kernel::chance::{Chance as _, Commitment, Fast, Seed};
use kernel::{
    Actor, Decision, FirstGame, Fit, Form, MenuOption, Outcome, Paragraph, Player, Prompt, Record,
    RecordError, Refusal, ReplayError, Seat, SeatSet, Sentence, Viewer,
};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::message::{Offered, PickSent, SeatKind, ThingShown, Written};
use crate::rounds::Rounds;

/// A game that tables can be opened for.
pub trait Game: Debug + Send + Sync {
    fn name(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u32;

    /// What a start page needs to offer it.
    fn entry(&self) -> MenuEntry;

    /// The set-up for these choices, as it goes into a log.
    fn setup(&self, seats: u8, chosen: &Map<String, Json>, luck: u64) -> Result<Json, Refusal>;

    /// What goes with what was chosen, and what is to be changed so that a game can begin.
    fn fit(&self, seats: u8, chosen: &Map<String, Json>, last: Option<&str>) -> Fit;

    /// What the game lends to those who prepare one.
    fn document(&self, name: &str) -> Option<Json>;

    /// What it says of something that somebody prepares.
    fn consult(&self, name: &str, asked: &Json) -> Option<Result<Json, Refusal>>;

    /// What is played on, in a few words, if the set-up can be read.
    fn setting(&self, setup: &Json) -> Option<Sentence>;

    /// Starts a match: chance follows from the seed.
    fn start(
        &self,
        setup: &Json,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Box<dyn Match>, GameError>;

    /// Takes a match up from what was recorded of its start.
    fn resume(&self, setup: &Json, start: Start) -> Result<Box<dyn Match>, GameError>;

    /// Begins a series of matches; the same luck gives the same one.
    fn begin(
        &self,
        players: u8,
        chosen: &Map<String, Json>,
        luck: u64,
    ) -> Result<Box<dyn Rounds>, Refusal>;

    /// Reads a record of this game.
    fn read(&self, text: &str) -> Result<Recorded, GameError>;
}

/// What is recorded of the start of a match.
#[derive(Debug, Clone)]
pub struct Start {
    pub rules: u32,
    pub players: Vec<Player>,
    pub commitment: Commitment,
    pub seed: Option<Seed>,
    pub chance: Vec<u32>,
}

/// A record that was read, without the types of its game.
#[derive(Debug, Clone)]
pub struct Recorded {
    pub setup: Json,
    pub start: Start,
    pub decisions: Vec<Decision>,
}

/// A game on a start page.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[schema(example = json!(
    {"game": "quantum", "title": {"key": "quantum-title", "args": []}, "seats": [2, 3, 4],
    "options": [{"name": "edition", "label": {"key": "quantum-menu-edition", "args": []},
    "default": "revised", "choices": [{"value": "revised", "label": {"key":
    "quantum-menu-edition-revised", "args": []}}, {"value": "first", "label": {"key":
    "quantum-menu-edition-first", "args": []}}]}], "levels": ["easy", "medium", "hard"],
    "secrets": false, "real_time": false, "players": [2, 4], "minutes": [45, 60], "pitch": {"key":
    "quantum-pitch", "args": []}, "first": {"name": {"key": "quantum-first", "args": []}, "note":
    {"key": "quantum-first-note", "args": []}, "table": {"game": "quantum", "setup": {"map":
    "alpha-sector"}, "seats": [{"kind": "human"}, {"kind": "bot", "level": "easy"}]}}}
))]
pub struct MenuEntry {
    pub game: &'static str,
    pub title: Sentence,
    /// The numbers of seats that it can be played with.
    pub seats: Vec<u8>,
    pub options: Vec<MenuOption>,
    /// The levels of its bots, from weak to strong.
    pub levels: Vec<&'static str>,
    /// Whether anything is hidden from anybody.
    pub secrets: bool,
    /// Whether it is played against a clock of its own.
    pub real_time: bool,
    /// What can be chosen for each seat: a list with a value for every one of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<MenuOption>>")]
    pub each_seat: Vec<MenuOption>,
    /// What can be chosen of which several may be chosen at once: values with `+` between them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<MenuOption>>")]
    pub switches: Vec<MenuOption>,
    /// How many can play: at least, and at most.
    pub players: [u8; 2],
    /// How long a game takes: at least, and at most.
    pub minutes: [u16; 2],
    /// What it is about, in a sentence.
    pub pitch: Sentence,
    pub first: FirstShown,
    /// What a campaign of it begins with, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<CampaignMenu>,
}

/// The game to begin with.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct FirstShown {
    pub name: Sentence,
    /// What waits there, in a few words.
    pub note: Sentence,
    /// What to open it with, as `POST /api/tables` takes it.
    pub table: FirstTable,
}

/// The table of a first game: whoever opens it sits on the first seat.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct FirstTable {
    pub game: &'static str,
    #[schema(value_type = Object)]
    pub setup: Map<String, Json>,
    pub seats: Vec<FirstSeat>,
}

/// A seat of a first game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct FirstSeat {
    pub kind: SeatKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<&'static str>,
}

impl FirstShown {
    /// Bots of the lowest level sit on all seats but the first.
    pub(crate) fn of(game: &'static str, first: FirstGame) -> Self {
        let seat = |index| match index {
            0 => FirstSeat { kind: SeatKind::Human, level: None },
            _ => FirstSeat { kind: SeatKind::Bot, level: Some(LEVELS[0]) },
        };
        let seats = (0..first.seats).map(seat).collect();
        let table = FirstTable { game, setup: first.setup, seats };
        Self { name: first.name, note: first.note, table }
    }
}

/// What can be chosen before a campaign begins.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct CampaignMenu {
    /// The numbers of players that there is one for.
    pub players: Vec<u8>,
    pub options: Vec<MenuOption>,
}

/// A match that cannot be had.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    #[error("the set-up cannot be read: {0}")]
    Setup(String),
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("rules of version {found} were played, this program has {known}")]
    Rules { found: u32, known: u32 },
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// A bot about to think: it holds what its seat may know, and gives an action in notation, or none
/// while it would rather wait.
pub type Thinker = Box<dyn FnOnce() -> Option<String> + Send>;

/// A search that may take some seconds; what it finds is written once.
pub type Search = Box<dyn FnOnce() -> Written + Send>;

/// What members do in each turn, in the game's notation.
pub type Rows = Vec<Vec<Option<String>>>;

/// A game once more, elsewhere: nothing where this cannot be asked of the game.
pub type Again = Box<dyn FnOnce() -> Option<Result<Written, Refusal>> + Send>;

/// A match in progress, or over, of whichever game.
pub trait Match: Debug + Send + Sync {
    fn seats(&self) -> u8;

    /// How many decisions stand.
    fn at(&self) -> u32;

    fn prompt(&self) -> Prompt;

    /// Who wins and loses together.
    fn sides(&self) -> Vec<SeatSet>;

    /// Whether anything is hidden from anybody; if not, the view of everybody is the same.
    fn has_secrets(&self) -> bool;

    /// What everybody may read of the set-up.
    fn setup(&self) -> Json;

    fn setting(&self) -> Sentence;

    /// Why nobody may talk now, if so.
    fn silence(&self) -> Option<Refusal>;

    /// Whether the clock may be stopped.
    fn may_pause(&self) -> Result<(), Refusal>;

    /// The decision that a text spells, with what chance gives it; nothing changes yet.
    fn propose(&self, actor: Actor, text: &str) -> Result<Decision, Refusal>;

    /// Plays a decision that was proposed, by this program or another.
    fn accept(&mut self, decision: Decision) -> Result<(), ReplayError>;

    fn undoable_by(&self) -> Option<Seat>;

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// The action of the clock at this time.
    fn tick(&self, elapsed_ms: u32) -> Option<String>;

    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Written;

    /// The same with everything that the viewer cannot see replaced by something else that is
    /// possible: equal to [`Match::view`], or something leaks.
    fn view_if_redealt(&self, viewer: Viewer, luck: u64) -> Written;

    /// The position in words, now or after so many decisions, as the viewer may know it.
    fn describe(&self, at: Option<u32>, viewer: Viewer) -> Vec<Paragraph>;

    fn question(&self, seat: Seat) -> Sentence;

    /// Whether a question is more urgent than a turn.
    fn alarms(&self, question: &Sentence) -> bool;

    /// What is open to the seat.
    fn actions(&self, seat: Seat) -> Vec<Offered>;

    /// What there is to say to the seat about the things that are picked for these.
    fn things(&self, seat: Seat, offered: &[Offered]) -> Vec<ThingShown>;

    /// What the seat may write besides.
    fn forms(&self, seat: Seat) -> Vec<Form>;

    /// A number that changes when what this seat is asked changes.
    fn asked(&self, seat: Seat) -> u64;

    /// What the decisions with these numbers did, as the viewer may know it. The first decision is
    /// number 1, and 0 is the start.
    fn told(&self, numbers: std::ops::RangeInclusive<u32>, viewer: Viewer) -> Vec<Told>;

    /// How it stood after so many decisions, as the viewer may know it.
    fn past(&self, at: u32, viewer: Viewer) -> Past;

    /// Why picking these things is not allowed; nothing when it is, or when they mean nothing.
    fn why(&self, seat: Seat, picks: &[PickSent]) -> Option<Refusal>;

    /// The order in which bots decide, after the decisions so far.
    fn floor(&self) -> Floor;

    /// The bot of this seat, which lives as long as the match, about to think about what the seat
    /// may know; none if the seat is not asked.
    fn thinker(&mut self, seat: Seat, level: &str) -> Option<Thinker>;

    /// A search for what would have gone better, once the game is over.
    fn hindsight(&self) -> Option<Search>;

    /// The game once more with other decisions, by member and turn, once it is over: as it was
    /// without any.
    fn retry(&self, rows: Option<Rows>) -> Option<Again>;

    fn commitment(&self) -> Commitment;

    fn start_chance(&self) -> &[u32];

    /// The record as text, for these players.
    fn record(&self, players: Vec<Player>, with_seed: bool) -> String;

    /// What the match leaves for the series that it belongs to, whoever ended it.
    fn report(&self, outcome: Outcome) -> Json;

    /// Whether all chance follows from the seed; an error says what does not.
    fn verify(&self) -> Result<(), ReplayError>;
}

/// What one decision did.
#[derive(Debug, Clone)]
pub struct Told {
    pub number: u32,
    /// Nobody at the start.
    pub actor: Option<Actor>,
    /// The action in notation, and in words: for whoever may know.
    pub action: Option<String>,
    pub sentence: Option<Sentence>,
    /// A list of [`EventShown`](crate::message::EventShown).
    pub events: Written,
}

/// A moment that has passed.
#[derive(Debug)]
pub struct Past {
    pub at: u32,
    pub seats: SeatSet,
    pub outcome: Option<Outcome>,
    pub view: Written,
}

/// The levels that every game's bots have, from weak to strong.
pub const LEVELS: [&str; 3] = ["easy", "medium", "hard"];

/// The level at which a bot plays for somebody who left.
pub(crate) const TAKEOVER_LEVEL: &str = "medium";

/// Random numbers for a set-up that leaves something to chance.
pub(crate) fn fast(luck: u64) -> Fast {
    let mut chance = Fast::new(luck);
    chance.below(2);
    chance
}

pub(crate) fn record_of<S>(
    game: &str,
    setup: S,
    start: Start,
    decisions: Vec<Decision>,
) -> Record<S> {
    Record {
        game: game.to_owned(),
        rules: start.rules,
        setup,
        players: start.players,
        commitment: start.commitment,
        seed: start.seed,
        start: start.chance,
        decisions,
    }
}

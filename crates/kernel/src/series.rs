//! Matches that follow one another, such as the battles of a campaign.
//!
//! A series is folded from what happened in it: how it began, what players chose between its
//! matches, and how each match ended. It does no more than its game says: who plays when, who has
//! what to choose, and what one match changes in the next.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::{Clause, MenuOption, Outcome, Refusal, Rules, Seat, Sentence};

/// A series of matches of a game. Its players are numbered like seats, whichever seats they have
/// in one of the matches.
///
/// ```
/// use kernel::{Menu, Outcome, Seat, Series};
/// use samples::race::Race;
///
/// type Cup = <Race as Menu>::Series;
/// let cup = Cup::begin(2, &serde_json::Map::new(), 1)?;
/// let first = cup.next().expect("nobody has to choose anything before the first race");
/// assert_eq!(first.players, [Seat::new(0), Seat::new(1)]);
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub trait Series<R: Rules>: Clone + Debug + Send + Sync + 'static {
    /// The numbers of players that there is one for; none if the game has no series.
    fn sizes() -> Vec<u8>;

    /// What can be chosen before it begins.
    fn options() -> Vec<MenuOption>;

    /// Begins one. The same luck gives the same series.
    fn begin(players: u8, chosen: &Map<String, Json>, luck: u64) -> Result<Self, Refusal>;

    /// What somebody has to choose before the next match.
    fn question(&self) -> Option<SeriesQuestion>;

    /// Enters what was chosen, one of the values of the question.
    fn choose(&mut self, choice: &str) -> Result<(), Refusal>;

    /// The match that comes next: none at the end, and while there is a question.
    fn next(&self) -> Option<Fixture<R::Setup>>;

    /// What a match leaves for the series, whoever ended it.
    fn report(state: &R::State, outcome: Outcome) -> Json;

    /// Enters what the match that came next has left.
    fn enter(&mut self, report: &Json) -> Result<(), Refusal>;

    /// How it stands.
    fn standing(&self) -> Standing;
}

/// A match of a series.
#[derive(Debug, Clone, PartialEq)]
pub struct Fixture<S> {
    pub setup: S,
    /// The players, in the order of the match's seats.
    pub players: Vec<Seat>,
}

/// What a player has to choose between two matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeriesQuestion {
    pub player: Seat,
    pub question: Sentence,
    pub choices: Vec<SeriesChoice>,
    /// What a bot takes.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", ts(skip), schema(ignore))]
    pub usual: String,
}

/// One of the answers to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeriesChoice {
    pub value: String,
    pub label: Sentence,
    /// What it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub text: Option<Sentence>,
}

/// How a series stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Standing {
    /// Its matches in order: those that were played, and those to come.
    pub legs: Vec<Leg>,
    /// What players have won for later matches.
    pub carried: Vec<Carried>,
    /// Who has won it; nobody in a draw. Missing before the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub winners: Option<Vec<Seat>>,
}

/// A match on the path of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Leg {
    /// What it is called by: `2`, or `2a` where two are played at the same time.
    pub number: String,
    /// What is played; missing while nobody has chosen it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub title: Option<Sentence>,
    /// Who plays against whom, in the order of the seats.
    pub players: Vec<Seat>,
    /// What else there is to know: what is at stake, who chooses, who comes to help.
    pub notes: Vec<Sentence>,
    /// Who has won; nobody in a draw. Missing before its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub winners: Option<Vec<Seat>>,
    /// What the winners carry on from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub won: Option<Sentence>,
    /// The clause of the rules behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub clause: Option<Clause>,
}

/// Something that a player has won for a later match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Carried {
    pub player: Seat,
    pub name: Sentence,
    pub text: Sentence,
}

/// For games without a series: there is no value of it.
///
/// ```
/// use kernel::{NoSeries, Series};
/// use samples::drill::Drill;
///
/// assert!(<NoSeries as Series<Drill>>::sizes().is_empty());
/// assert!(<NoSeries as Series<Drill>>::begin(2, &serde_json::Map::new(), 0).is_err());
/// ```
#[derive(Debug, Clone, Copy)]
pub enum NoSeries {}

impl<R: Rules> Series<R> for NoSeries {
    fn sizes() -> Vec<u8> {
        Vec::new()
    }

    fn options() -> Vec<MenuOption> {
        Vec::new()
    }

    fn begin(_: u8, _: &Map<String, Json>, _: u64) -> Result<Self, Refusal> {
        Err(Refusal::no_series())
    }

    fn question(&self) -> Option<SeriesQuestion> {
        match *self {}
    }

    fn choose(&mut self, _: &str) -> Result<(), Refusal> {
        match *self {}
    }

    fn next(&self) -> Option<Fixture<R::Setup>> {
        match *self {}
    }

    fn report(_: &R::State, _: Outcome) -> Json {
        Json::Null
    }

    fn enter(&mut self, _: &Json) -> Result<(), Refusal> {
        match *self {}
    }

    fn standing(&self) -> Standing {
        match *self {}
    }
}

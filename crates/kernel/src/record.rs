//! The record of a game: its set-up, the commitment to its seed and its decisions, each with what
//! chance gave it. Nothing else; everything a game ever was is its record replayed.
//!
//! On disk a record is one JSON object a line: a header, then a line for each decision.
//! `docs/record-format.md` describes it for people who write their own tools.

use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::{Commitment, Seed};
use crate::{Actor, Rules, Seat};

/// The version of the format that this program writes, and the only one so far that it reads.
pub const FORMAT_VERSION: u32 = 1;

/// A game as it was played. `S` is the game's set-up; decisions are kept in notation.
///
/// ```
/// use kernel::{Record, RecordError};
/// use samples::race::Race;
///
/// assert_eq!(Record::parse::<Race>("").unwrap_err(), RecordError::Empty);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Record<S> {
    /// [`Rules::GAME`].
    pub game: String,
    /// [`Rules::VERSION`] of the rules that it was played under.
    pub rules: u32,
    pub setup: S,
    pub players: Vec<Player>,
    pub commitment: Commitment,
    /// Known to whoever runs the game, and to everybody once it is over.
    pub seed: Option<Seed>,
    /// What chance gave to the set-up.
    pub start: Vec<u32>,
    pub decisions: Vec<Decision>,
}

/// Who sat at a seat.
///
/// ```
/// use kernel::Player;
///
/// let bot = Player { name: "HAL".to_owned(), kind: "mcts:2000".to_owned() };
/// assert_eq!(bot.kind, "mcts:2000");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: String,
    /// `human`, or the bot's name: `greedy`, `mcts:2000`, `hard`.
    pub kind: String,
}

/// One decision and what chance gave it.
///
/// ```
/// use kernel::{Actor, Decision, Seat};
///
/// let actor = Actor::Seat(Seat::new(1));
/// let decision = Decision { actor, action: "roll".to_owned(), chance: vec![5] };
/// assert_eq!(decision.chance, [5]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    pub actor: Actor,
    /// The action in notation.
    pub action: String,
    pub chance: Vec<u32>,
}

/// A file that is not a record this program can read.
///
/// ```
/// use kernel::RecordError;
///
/// let error = RecordError::CutOff { line: 12 };
/// assert_eq!(error.to_string(), "line 12, the last, is cut off");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    #[error("the file is empty")]
    Empty,
    #[error("the file is not a Passerelle record")]
    NotARecord,
    #[error("line {line}: {reason}")]
    Syntax {
        line: usize,
        /// Where reading stopped, counted from 1, and what stands before that place.
        column: usize,
        near: String,
        /// The reader's own words, for whoever writes records by program.
        reason: String,
    },
    #[error("line {line}, the last, is cut off")]
    CutOff { line: usize },
    #[error("line {line}: there is no seat {seat} at a table of {players}")]
    NoSeat { line: usize, seat: u8, players: usize },
    #[error("the record has format version {found}, this program reads version {FORMAT_VERSION}")]
    Format { found: u32 },
    #[error("the record is a game of `{found}`, not of `{wanted}`")]
    Game { found: String, wanted: &'static str },
    #[error("the record was played under version {found} of the rules, this program has {known}")]
    Rules { found: u32, known: u32 },
}

const FORMAT: &str = "passerelle-record";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine<S> {
    format: String,
    version: u32,
    game: String,
    rules: u32,
    setup: S,
    players: Vec<Player>,
    commitment: Commitment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    chance: Vec<u32>,
}

/// The part of the header that every version of the format shares.
#[derive(Deserialize)]
struct Preamble {
    format: String,
    version: u32,
    game: String,
    rules: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecisionLine {
    by: By,
    #[serde(rename = "do")]
    action: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chance: Vec<u32>,
}

/// Seats stand in files as they stand in the program: counted from 0.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum By {
    Seat(u8),
    Clock(ClockWord),
}

#[derive(Serialize, Deserialize)]
enum ClockWord {
    #[serde(rename = "clock")]
    Clock,
}

/// The game that a record's text says it is of, for programs that know several.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    preamble(text).map(|preamble| preamble.game)
}

fn preamble(text: &str) -> Result<Preamble, RecordError> {
    let first = text.lines().next().filter(|line| !line.trim().is_empty());
    let preamble: Preamble = serde_json::from_str(first.ok_or(RecordError::Empty)?)
        .map_err(|_| RecordError::NotARecord)?;
    if preamble.format != FORMAT {
        return Err(RecordError::NotARecord);
    }
    if preamble.version != FORMAT_VERSION {
        return Err(RecordError::Format { found: preamble.version });
    }
    Ok(preamble)
}

impl<S: DeserializeOwned> Record<S> {
    /// Reads a record of the game `R`.
    pub fn parse<R: Rules<Setup = S>>(text: &str) -> Result<Self, RecordError> {
        let preamble = preamble(text)?;
        if preamble.game != R::GAME {
            return Err(RecordError::Game { found: preamble.game, wanted: R::GAME });
        }
        if preamble.rules != R::VERSION {
            return Err(RecordError::Rules { found: preamble.rules, known: R::VERSION });
        }

        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let (first, _) = lines.next().ok_or(RecordError::Empty)?;
        let header: HeaderLine<S> = parse_line(1, first)?;
        let players = header.players.len();
        let decisions = lines
            .map(|(line, number)| match parse_line::<DecisionLine>(number, line) {
                Ok(decision) => decision.decision(number, players),
                Err(_) if is_cut_off(text, number) => Err(RecordError::CutOff { line: number }),
                Err(error) => Err(error),
            })
            .collect::<Result<_, _>>()?;
        Ok(Self {
            game: header.game,
            rules: header.rules,
            setup: header.setup,
            players: header.players,
            commitment: header.commitment,
            seed: header.seed,
            start: header.chance,
            decisions,
        })
    }

    /// Reads a record whose last line may have been cut off while it was written, and leaves that
    /// line out: a game can go on from there. Gives the number of the line back, so that nobody
    /// has to take such a record for a whole one.
    pub fn recover<R: Rules<Setup = S>>(text: &str) -> Result<(Self, Option<usize>), RecordError> {
        match Self::parse::<R>(text) {
            Err(RecordError::CutOff { line }) => {
                let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
                Ok((Self::parse::<R>(whole)?, Some(line)))
            }
            answer => answer.map(|record| (record, None)),
        }
    }
}

impl<S: Serialize + Clone> Record<S> {
    /// Writes the record in the format of [`FORMAT_VERSION`].
    pub fn to_text(&self) -> String {
        let header = HeaderLine {
            format: FORMAT.to_owned(),
            version: FORMAT_VERSION,
            game: self.game.clone(),
            rules: self.rules,
            setup: self.setup.clone(),
            players: self.players.clone(),
            commitment: self.commitment,
            seed: self.seed,
            chance: self.start.clone(),
        };
        let mut text = json(&header);
        text.push('\n');
        for decision in &self.decisions {
            let by = match decision.actor {
                Actor::Seat(seat) => By::Seat(seat.index() as u8),
                Actor::Clock => By::Clock(ClockWord::Clock),
            };
            let (action, chance) = (decision.action.clone(), decision.chance.clone());
            writeln!(text, "{}", json(&DecisionLine { by, action, chance }))
                .expect("writing to a string cannot fail");
        }
        text
    }
}

impl DecisionLine {
    fn decision(self, line: usize, players: usize) -> Result<Decision, RecordError> {
        let actor = match self.by {
            By::Seat(seat) if usize::from(seat) < players.min(Seat::MOST) => {
                Actor::Seat(Seat::new(seat))
            }
            By::Seat(seat) => return Err(RecordError::NoSeat { line, seat, players }),
            By::Clock(ClockWord::Clock) => Actor::Clock,
        };
        Ok(Decision { actor, action: self.action, chance: self.chance })
    }
}

/// Every line is written with its end, so a last line without one is a line that was not finished.
fn is_cut_off(text: &str, line: usize) -> bool {
    !text.ends_with('\n') && line == text.lines().count()
}

/// So many letters before the place where reading stopped are repeated.
const NEAR: usize = 30;

fn parse_line<T: DeserializeOwned>(line: usize, text: &str) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| {
        let column = error.column();
        let read =
            text.char_indices().filter(|(start, _)| *start < column).map(|(_, letter)| letter);
        let near: Vec<char> = read.collect();
        let near = near[near.len().saturating_sub(NEAR)..].iter().collect();
        RecordError::Syntax { line, column, near, reason: error.to_string() }
    })
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("records hold only what JSON can say")
}

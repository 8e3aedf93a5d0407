//! What stands in a script, as types.

use std::collections::BTreeMap;

use kernel::Sentence;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::Failure;
use crate::source::Source;

/// A whole script: `S` is the game's set-up, `P` its way to write a position.
pub(crate) struct Script<S, P> {
    pub(crate) setup: Spanned<S>,
    /// Placed by hand; without it the game is set up as it would be for play.
    pub(crate) position: Option<Spanned<P>>,
    /// What chance gives to the set-up when it is played.
    pub(crate) seed: Option<u64>,
    pub(crate) chance: Given,
    /// The clause by which the set-up, or the position, must be refused. Nothing is played then.
    pub(crate) setup_refused: Option<Spanned<String>>,
    pub(crate) steps: Vec<Spanned<Step>>,
}

/// The dice and cards that chance shall give, in this order.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Given {
    pub(crate) dice: Option<Spanned<Vec<u32>>>,
    pub(crate) cards: Option<Spanned<Vec<Spanned<String>>>>,
}

/// An action, and what must be true after it. Seats are counted from 1.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    #[serde(rename = "do")]
    pub(crate) action: Option<Spanned<String>>,
    pub(crate) seat: Option<Spanned<u8>>,
    /// Instead of an action: the clock runs to this time, in milliseconds since the start.
    pub(crate) clock: Option<Spanned<u32>>,
    pub(crate) dice: Option<Spanned<Vec<u32>>>,
    pub(crate) cards: Option<Spanned<Vec<Spanned<String>>>>,

    pub(crate) viewer: Option<Spanned<u8>>,
    #[serde(default)]
    pub(crate) facts: BTreeMap<Spanned<String>, toml::Value>,
    #[serde(default)]
    pub(crate) legal: Vec<Spanned<Claim>>,
    #[serde(default)]
    pub(crate) illegal: Vec<Spanned<Claim>>,
    #[serde(default)]
    pub(crate) refused: Vec<Spanned<Refused>>,
    pub(crate) asked: Option<Spanned<Vec<u8>>>,
    pub(crate) won_by: Option<Spanned<Seats>>,
    pub(crate) drawn: Option<Spanned<bool>>,
    pub(crate) lost: Option<Spanned<bool>>,
}

/// An action that somebody could try.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a notation, or `{ do = \"…\", seat = … }`")]
pub(crate) enum Claim {
    Notation(String),
    By(ClaimBy),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimBy {
    #[serde(rename = "do")]
    pub(crate) action: String,
    pub(crate) seat: Option<u8>,
}

/// An action that the rules turn down, and the clause by which they do, where that matters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refused {
    #[serde(rename = "do")]
    pub(crate) action: String,
    pub(crate) clause: Option<String>,
    pub(crate) seat: Option<u8>,
}

/// One seat or several.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a seat or a list of seats, counted from 1")]
pub(crate) enum Seats {
    One(u8),
    Many(Vec<u8>),
}

impl Seats {
    pub(crate) fn as_slice(&self) -> &[u8] {
        match self {
            Self::One(seat) => std::slice::from_ref(seat),
            Self::Many(seats) => seats,
        }
    }
}

/// The keys of a script itself, for the answer to one that is none of them.
const KEYS: [&str; 8] =
    ["game", "seed", "dice", "cards", "setup", "setup_refused", "position", "step"];

/// The game that a script is of, with its line.
pub(crate) fn game(source: &Source<'_>) -> Result<(String, usize), Vec<Failure>> {
    let mut document = source.parse()?;
    let game = document.remove("game").ok_or_else(|| vec![missing("game")])?;
    let line = source.line(&game.span());
    Ok((source.read(game).map_err(|failure| vec![failure])?, line))
}

fn missing(key: &'static str) -> Failure {
    Failure::broken(1, Sentence::new("script-missing-key").with("key", key))
}

impl<S: DeserializeOwned, P: DeserializeOwned> Script<S, P> {
    /// Reads a script. Every part that is wrong is reported.
    pub(crate) fn read(source: &Source<'_>) -> Result<Self, Vec<Failure>> {
        let document = source.parse()?;
        let mut reader = Reader { source, failures: reader_failures(source, &document), document };
        let setup = reader.required("setup");
        let position = reader.optional("position");
        let seed = reader.optional("seed");
        let chance = Given { dice: reader.optional("dice"), cards: reader.optional("cards") };
        let setup_refused = reader.optional("setup_refused");
        let steps = reader.steps();
        match (setup, reader.failures) {
            (Some(setup), failures) if failures.is_empty() => {
                Ok(Self { setup, position, seed, chance, setup_refused, steps })
            }
            (_, failures) => Err(failures),
        }
    }
}

/// Keys of the script that the format does not know.
fn reader_failures(source: &Source<'_>, document: &DeTable<'_>) -> Vec<Failure> {
    let unknown = document.keys().filter(|key| !KEYS.contains(&key.get_ref().as_ref()));
    unknown
        .map(|key| {
            let reason = Sentence::new("script-unknown-key")
                .with("key", key.get_ref().clone().into_owned())
                .with("known", KEYS.join(", "));
            source.broken(&key.span(), reason)
        })
        .collect()
}

/// Takes the document apart, keeping every failure on the way.
struct Reader<'s, 'a> {
    source: &'s Source<'a>,
    document: DeTable<'a>,
    failures: Vec<Failure>,
}

impl Reader<'_, '_> {
    fn required<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<T> {
        if !self.document.contains_key(key) {
            self.failures.push(missing(key));
        }
        self.optional(key)
    }

    fn optional<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        let value = self.document.remove(key)?;
        self.source.read(value).map_err(|failure| self.failures.push(failure)).ok()
    }

    fn steps(&mut self) -> Vec<Spanned<Step>> {
        let Some(value) = self.document.remove("step") else { return Vec::new() };
        let span = value.span();
        let DeValue::Array(values) = value.into_inner() else {
            self.failures.push(self.source.broken(&span, Sentence::new("script-step-not-a-list")));
            return Vec::new();
        };
        let read = values.into_iter().map(|step| self.source.read(step)).collect::<Vec<_>>();
        read.into_iter()
            .filter_map(|step| step.map_err(|failure| self.failures.push(failure)).ok())
            .collect()
    }
}

//! What is chosen before a game of Quantum begins.

use std::fmt;
use std::str::FromStr;

use kernel::Refusal;
use serde::{Deserialize, Serialize};

use crate::map::Map;
use crate::position::Position;
use crate::refusal::Ban;

/// Which printing is played (`QU-EDITION-01`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// Entanglement, the corrected cards, and a card for infamy on another player's turn.
    #[default]
    Revised,
    /// The first rulebook to the letter.
    First,
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Revised => "revised",
            Self::First => "first",
        })
    }
}

impl FromStr for Edition {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        match text {
            "revised" => Ok(Self::Revised),
            "first" => Ok(Self::First),
            _ => Err(Ban::UnknownEdition(text.to_owned()).into()),
        }
    }
}

/// The choices of a game, as they stand in records, scripts and requests.
///
/// Map and edition are kept as they were written: [`Setup::resolve`] says what is wrong with
/// them, so that a mistake is answered with a sentence and not with a parser's complaint.
///
/// ```
/// use quantum::Setup;
///
/// assert!(Setup::basic(3).resolve().is_ok());
/// assert!(Setup { seats: 4, ..Setup::on("alpha-sector", 2) }.resolve().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub map: String,
    #[serde(default = "revised")]
    pub edition: String,
    /// A turn in the middle of a game, placed by hand; when left out, it is set up by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Position>>,
}

fn revised() -> String {
    Edition::Revised.to_string()
}

impl Setup {
    /// The learning map for so many seats, or a set-up that will be refused.
    pub fn basic(seats: u8) -> Self {
        Self::on(Map::basic(seats).map_or("alpha-sector", |map| &map.id), seats)
    }

    pub fn on(map: &str, seats: u8) -> Self {
        Self { seats, map: map.to_owned(), edition: revised(), position: None }
    }

    /// The map and the edition, or why the set-up is not one of ours (`QU-SETUP-01`,
    /// `QU-MAP-01`, `QU-MAP-03`, `QU-EDITION-01`).
    pub fn resolve(&self) -> Result<(&'static Map, Edition), Refusal> {
        if !(2..=4).contains(&self.seats) {
            return Err(Ban::SeatCount(self.seats).into());
        }
        let edition = self.edition.parse()?;
        let map = Map::find(&self.map).ok_or_else(|| Ban::UnknownMap(self.map.clone()))?;
        if map.seats != self.seats {
            let ban = Ban::MapSeats { map: &map.id, wanted: map.seats, seats: self.seats };
            return Err(ban.into());
        }
        Ok((map, edition))
    }
}

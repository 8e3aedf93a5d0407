//! What seats and the clock can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat};

use super::talk::Phrase;
use crate::campaign::Repair;
use crate::card::{Card, Correction, Half, Order};
use crate::logbook::{DeckColour, DeckColours};
use crate::ship::{Store, Zone};
use crate::tile::Tile;
use crate::turn::Turn;

/// A decision of a seat, or the clock.
///
/// ```
/// use alert::planning::Action;
///
/// for text in ["lay 5 A/<", "lay a1.5 ^/C", "turn 5", "move 5 6", "give 2 >/C", "t 35000"] {
///     let action: Action = text.parse()?;
///     assert_eq!(action.to_string(), text);
/// }
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A card from the hand, or an android's heroic card, goes on a slot with this half up.
    Lay {
        place: Place,
        card: Card,
        half: Half,
    },
    Turn(Place),
    /// To another slot; two cards change places.
    Move {
        from: Place,
        to: Place,
    },
    /// Back to the hand.
    Take(Place),
    /// Takes the pile of the next phase and locks this one.
    Next,
    /// Takes the card of an announcement of incoming data.
    Draw,
    Give {
        to: Seat,
        card: Card,
    },
    /// Takes the card that a seat holds out.
    Accept(Seat),
    Say(Phrase),
    /// With the clock: agrees to end the round now. Without: has time go on.
    Done,
    /// Takes that agreement back.
    Stay,

    /// Nothing to correct in this turn.
    Go,
    /// Nothing to correct in the rest of the mission.
    GoAll,
    /// "Oops, I tripped."
    Trip {
        android: Option<u8>,
        correction: Correction,
    },

    /// What the next crew member does between two missions.
    Repair(Repair),
    /// Where the only squad shall lie.
    Station(Store),
    /// Proposes another mission with these threats.
    GoOn(DeckColours),
    /// Proposes to fly home.
    Stop,

    /// The clock: so much time has passed since the start.
    Elapsed {
        ms: u32,
    },
}

/// A slot of one's own board, or of an android's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// Androids are counted from 0.
    pub android: Option<u8>,
    pub turn: Turn,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.android {
            Some(android) => write!(f, "a{}.{}", android + 1, self.turn),
            None => write!(f, "{}", self.turn),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (android, turn) = match text.split_once('.') {
            Some((android, turn)) => (Some(parse_android(android)), turn),
            None => (None, text),
        };
        let turn = turn.parse().ok().and_then(Turn::new);
        match (android, turn) {
            (None, Some(turn)) => Ok(Self { android: None, turn }),
            (Some(Some(android)), Some(turn)) => Ok(Self { android: Some(android), turn }),
            (Some(None), _) | (_, None) => Err(NotationError(text.to_owned())),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Lay { place, card, half } => write!(f, "lay {place} {}", card.laid(half)),
            Self::Turn(place) => write!(f, "turn {place}"),
            Self::Move { from, to } => write!(f, "move {from} {to}"),
            Self::Take(place) => write!(f, "take {place}"),
            Self::Next => f.write_str("next"),
            Self::Draw => f.write_str("draw"),
            Self::Give { to, card } => write!(f, "give {to} {card}"),
            Self::Accept(from) => write!(f, "accept {from}"),
            Self::Say(phrase) => write!(f, "say {phrase}"),
            Self::Done => f.write_str("done"),
            Self::Stay => f.write_str("stay"),
            Self::Go => f.write_str("go"),
            Self::GoAll => f.write_str("go all"),
            Self::Trip { android: None, correction } => write!(f, "trip {}", way(correction)),
            Self::Trip { android: Some(android), correction } => {
                write!(f, "trip a{} {}", android + 1, way(correction))
            }
            Self::Repair(Repair::Return) => f.write_str("return"),
            Self::Repair(Repair::Tile(zone, tile)) => {
                write!(f, "repair {} {}", zone_word(zone), tile_word(tile))
            }
            Self::Repair(Repair::Squad) => f.write_str("repair squad"),
            Self::Repair(Repair::Nothing) => f.write_str("repair nothing"),
            Self::Station(store) => write!(f, "squad {}", store.station()),
            Self::GoOn(choices) => {
                let (common, serious) = (choices.common.word(), choices.serious.word());
                write!(f, "on {common} {serious}")
            }
            Self::Stop => f.write_str("home"),
            Self::Elapsed { ms } => write!(f, "t {ms}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        parse_planning(&words)
            .or_else(|| parse_later(&words))
            .ok_or_else(|| NotationError(text.trim().to_owned()))
    }
}

fn parse_planning(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["lay", place, laid] => {
            let card: Card = laid.parse().ok()?;
            let up: Order = laid.split('/').next()?.parse().ok()?;
            let half = if up.is_movement() { Half::Movement } else { Half::Action };
            Action::Lay { place: place.parse().ok()?, card, half }
        }
        ["turn", place] => Action::Turn(place.parse().ok()?),
        ["move", from, to] => Action::Move { from: from.parse().ok()?, to: to.parse().ok()? },
        ["take", place] => Action::Take(place.parse().ok()?),
        ["next"] => Action::Next,
        ["draw"] => Action::Draw,
        ["give", to, card] => Action::Give { to: parse_seat(to)?, card: card.parse().ok()? },
        ["accept", from] => Action::Accept(parse_seat(from)?),
        ["say", ref phrase @ ..] => Action::Say(Phrase::parse(phrase)?),
        ["done"] => Action::Done,
        ["stay"] => Action::Stay,
        ["t", ms] => Action::Elapsed { ms: ms.parse().ok()? },
        _ => return None,
    })
}

/// What is decided when the cards lie.
fn parse_later(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["go"] => Action::Go,
        ["go", "all"] => Action::GoAll,
        ["trip", wrong] => Action::Trip { android: None, correction: parse_way(wrong)? },
        ["trip", android, wrong] => {
            Action::Trip { android: Some(parse_android(android)?), correction: parse_way(wrong)? }
        }
        ["return"] => Action::Repair(Repair::Return),
        ["repair", "squad"] => Action::Repair(Repair::Squad),
        ["repair", "nothing"] => Action::Repair(Repair::Nothing),
        ["repair", zone, tile] => {
            let zone = Zone::ALL.into_iter().find(|it| zone_word(*it) == zone)?;
            let tile = Tile::ALL.into_iter().find(|it| tile_word(*it) == tile)?;
            Action::Repair(Repair::Tile(zone, tile))
        }
        ["squad", station] => {
            Action::Station(Store::ALL.into_iter().find(|it| it.station().to_string() == station)?)
        }
        ["on", common, serious] => {
            let choice = |word| DeckColour::ALL.into_iter().find(|it| it.word() == word);
            Action::GoOn(DeckColours { common: choice(common)?, serious: choice(serious)? })
        }
        ["home"] => Action::Stop,
        _ => return None,
    })
}

fn parse_seat(text: &str) -> Option<Seat> {
    let number: u8 = text.parse().ok()?;
    (1..=Seat::MOST as u8).contains(&number).then(|| Seat::new(number - 1))
}

fn parse_android(text: &str) -> Option<u8> {
    let number: u8 = text.strip_prefix('a')?.parse().ok()?;
    (1..=4).contains(&number).then(|| number - 1)
}

const fn way(correction: Correction) -> &'static str {
    match correction {
        Correction::OtherHalf => "half",
        Correction::OppositeArrow => "arrow",
    }
}

fn parse_way(text: &str) -> Option<Correction> {
    Correction::ALL.into_iter().find(|correction| way(*correction) == text)
}

const fn zone_word(zone: Zone) -> &'static str {
    match zone {
        Zone::Red => "red",
        Zone::White => "white",
        Zone::Blue => "blue",
    }
}

const fn tile_word(tile: Tile) -> &'static str {
    match tile {
        Tile::HeavyLaser => "heavy",
        Tile::SecondWeapon => "second",
        Tile::Shield => "shield",
        Tile::Reactor => "reactor",
        Tile::Gravolift => "lift",
        Tile::Structural => "structure",
    }
}

//! The text form of actions: short enough to type, and it parses back to the same action.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Serialize, Serializer};

use crate::action::{Action, DiceSet, DieId, Pay, ShipRef};
use crate::card::Card;
use crate::square::Square;

impl fmt::Display for DieId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// On the wire squares, dice and cards go by their notation.
impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

kernel::serialize_as_text!(DieId, Card);

impl FromStr for DieId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        DieId::all()
            .find(|die| text.eq_ignore_ascii_case(&die.to_string()))
            .ok_or_else(|| NotationError(text.to_owned()))
    }
}

impl Pay {
    const fn name(self) -> &'static str {
        match self {
            Self::Action => "",
            Self::Curious => "curious ",
            Self::Tactical => "tactical ",
        }
    }
}

impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is listed most is spelled without a template.
fn spell(f: &mut fmt::Formatter<'_>, parts: &[&str]) -> fmt::Result {
    parts.iter().try_for_each(|part| f.write_str(part))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Keep => f.write_str("keep"),
            Self::Reroll => f.write_str("reroll"),
            Self::Settle(planet) => write!(f, "settle {planet}"),
            Self::Place(square) => write!(f, "place {square}"),
            Self::Scrap => f.write_str("scrap"),
            Self::Reconfigure(ShipRef::On(square)) => spell(f, &["reconfigure ", square.name()]),
            Self::Reconfigure(ShipRef::Scrapped(die)) => write!(f, "reconfigure {die}"),
            Self::Deploy { die, to } => spell(f, &["deploy ", die.name(), " ", to.name()]),
            Self::Move { from, to, pay } => spell(f, &[pay.name(), from.name(), "-", to.name()]),
            Self::Attack { from, via, target, pay } if from == via => {
                spell(f, &[pay.name(), from.name(), "x", target.name()])
            }
            Self::Attack { from, via, target, pay } => {
                spell(f, &[pay.name(), from.name(), "-", via.name(), "x", target.name()])
            }
            Self::Transport { from, load, to, pay } => {
                spell(f, &[pay.name(), from.name(), "+", load.name(), "-", to.name()])
            }
            Self::Drop(square) => write!(f, "drop {square}"),
            Self::Build(planet) => write!(f, "build {planet}"),
            Self::Research => f.write_str("research"),
            Self::End => f.write_str("end"),
            Self::Strike { from, target } => write!(f, "strike {from} {target}"),
            Self::Warp { from, with } => spell(f, &["warp ", from.name(), " ", with.name()]),
            Self::Modify { ship, face } => write!(f, "modify {ship} {face}"),
            Self::Scout(ship) => write!(f, "scout {ship}"),
            Self::Cerebral => f.write_str("cerebral"),
            Self::Tyrannical => f.write_str("tyrannical"),
            Self::Flexible { ship, face } => write!(f, "flexible {ship} {face}"),
            Self::Nomadic { from, to } => write!(f, "nomadic {from} {to}"),
            Self::Resourceful(ship) => write!(f, "resourceful {ship}"),
            Self::Occupy => f.write_str("occupy"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Detonate => f.write_str("detonate"),
            Self::Fight => f.write_str("fight"),
            Self::RerollWith(card) => write!(f, "reroll {}", card.id()),
            Self::Choose(face) => write!(f, "choose {face}"),
            Self::Infamy(planet) => write!(f, "infamy {planet}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Refresh => f.write_str("refresh"),
            Self::Pass => f.write_str("pass"),
            Self::Discard(card) => write!(f, "discard {}", card.id()),
            Self::Relocate { seat, from, to } => write!(f, "relocate {} {from} {to}", seat + 1),
            Self::Reorganize(dice) if dice.is_empty() => f.write_str("reorganize none"),
            Self::Reorganize(dice) => {
                f.write_str("reorganize ")?;
                dice.iter().try_for_each(|die| write!(f, "{die}"))
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        parse_words(&words)
            .or_else(|| parse_ship_order(&words))
            .ok_or_else(|| NotationError(text.trim().to_owned()))
    }
}

/// Actions that begin with a verb.
fn parse_words(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["keep"] => Action::Keep,
        ["reroll"] => Action::Reroll,
        ["settle", planet] => Action::Settle(planet.parse().ok()?),
        ["place", square] => Action::Place(square.parse().ok()?),
        ["scrap"] => Action::Scrap,
        ["reconfigure", ship] => Action::Reconfigure(parse_ship(ship)?),
        ["deploy", die, to] => Action::Deploy { die: die.parse().ok()?, to: to.parse().ok()? },
        ["drop", square] => Action::Drop(square.parse().ok()?),
        ["build", planet] => Action::Build(planet.parse().ok()?),
        ["research"] => Action::Research,
        ["end"] => Action::End,
        ["strike", from, target] => {
            Action::Strike { from: from.parse().ok()?, target: target.parse().ok()? }
        }
        ["warp", from, with] => Action::Warp { from: from.parse().ok()?, with: with.parse().ok()? },
        ["modify", ship, face] => {
            Action::Modify { ship: ship.parse().ok()?, face: parse_face(face)? }
        }
        ["scout", ship] => Action::Scout(ship.parse().ok()?),
        ["choose", face] => Action::Choose(parse_face(face)?),
        _ => return parse_card_words(words),
    })
}

/// Verbs that come with cards.
fn parse_card_words(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["cerebral"] => Action::Cerebral,
        ["tyrannical"] => Action::Tyrannical,
        ["flexible", ship, face] => {
            Action::Flexible { ship: ship.parse().ok()?, face: parse_face(face)? }
        }
        ["nomadic", from, to] => Action::Nomadic { from: from.parse().ok()?, to: to.parse().ok()? },
        ["resourceful", ship] => Action::Resourceful(ship.parse().ok()?),
        ["occupy"] => Action::Occupy,
        ["withdraw"] => Action::Withdraw,
        ["detonate"] => Action::Detonate,
        ["fight"] => Action::Fight,
        ["reroll", card] => Action::RerollWith(card.parse().ok()?),
        ["infamy", planet] => Action::Infamy(planet.parse().ok()?),
        ["take", card] => Action::Take(card.parse().ok()?),
        ["refresh"] => Action::Refresh,
        ["pass"] => Action::Pass,
        ["discard", card] => Action::Discard(card.parse().ok()?),
        ["relocate", seat, from, to] => Action::Relocate {
            seat: seat.parse::<u8>().ok()?.checked_sub(1).filter(|seat| *seat < 4)?,
            from: from.parse().ok()?,
            to: to.parse().ok()?,
        },
        ["reorganize", "none"] => Action::Reorganize(DiceSet::EMPTY),
        ["reorganize", dice] => {
            let dice = dice
                .char_indices()
                .map(|(at, letter)| dice[at..at + letter.len_utf8()].parse::<DieId>().ok());
            Action::Reorganize(dice.collect::<Option<DiceSet>>()?)
        }
        _ => return None,
    })
}

/// Orders to a ship: `b3-e4`, `b3xb4`, `b3-d4xe4`, `b3+c3-b4`, perhaps behind `curious` or
/// `tactical`.
fn parse_ship_order(words: &[&str]) -> Option<Action> {
    let (pay, order) = match *words {
        [order] => (Pay::Action, order),
        ["curious", order] => (Pay::Curious, order),
        ["tactical", order] => (Pay::Tactical, order),
        _ => return None,
    };
    let square = |text: &str| text.parse::<Square>().ok();
    if let Some((way, target)) = order.split_once('x') {
        let (from, via) = way.split_once('-').unwrap_or((way, way));
        let action =
            Action::Attack { from: square(from)?, via: square(via)?, target: square(target)?, pay };
        return Some(action);
    }
    let (ships, to) = order.split_once('-')?;
    match ships.split_once('+') {
        Some((from, load)) => Some(Action::Transport {
            from: square(from)?,
            load: square(load)?,
            to: square(to)?,
            pay,
        }),
        None => Some(Action::Move { from: square(ships)?, to: square(to)?, pay }),
    }
}

fn parse_ship(text: &str) -> Option<ShipRef> {
    let on_board = text.parse().map(ShipRef::On);
    on_board.or_else(|_| text.parse().map(ShipRef::Scrapped)).ok()
}

fn parse_face(text: &str) -> Option<u8> {
    text.parse().ok().filter(|face| (1..=6).contains(face))
}

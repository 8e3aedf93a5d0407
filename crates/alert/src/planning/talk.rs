//! What members of the crew tell each other: short phrases, kept until they are taken back.
//!
//! Cards may be described to anybody, and so may plans (`SA-PLAN-08`); nobody checks whether what
//! was said is true.

use std::fmt;

use kernel::Seat;
use serde::Serialize;

use crate::card::{ActionCard, Button, Card, HeroicCard, Order};
use crate::crew::Member;
use crate::ship::Station;
use crate::turn::{Number, NumberSet, Turn};

/// Something that one tells the others.
///
/// ```
/// use alert::planning::Action;
///
/// for text in ["say take 3", "say leave 3", "say need B", "say hold </A", "say 4 UR A", "say 3 UR"] {
///     assert_eq!(text.parse::<Action>()?.to_string(), text);
/// }
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Phrase {
    /// "I take care of threat 3."
    Take(Number),
    /// "I do not take care of threat 3 any more."
    Leave(Number),
    /// "I have a B."
    Have(Order),
    /// "I need a B."
    Need(Order),
    /// "I hold a card with a red arrow and an A."
    Hold(Card),
    /// "I fire the heavy red laser in turn 4."
    Will { turn: Turn, deed: Deed },
    /// "In turn 4 I play my heroic card."
    Hero(Turn),
}

/// What somebody intends for one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Deed {
    /// Presses a button, or fights.
    Press { station: Station, button: Button },
    /// Goes there, one step or with a heroic card.
    Go(Station),
    /// Nothing: can still be asked for something.
    Nothing,
}

impl Deed {
    /// Everything that can be intended.
    pub fn all() -> impl Iterator<Item = Self> {
        let press =
            |station| Button::ALL.into_iter().map(move |button| Self::Press { station, button });
        let go = Station::ALL.into_iter().map(Self::Go);
        Station::ALL.into_iter().flat_map(press).chain(go).chain([Self::Nothing])
    }
}

impl Phrase {
    /// The halves of action cards, of which one has or needs one.
    pub const ORDERS: [Order; 7] =
        [Order::Red, Order::Blue, Order::Lift, Order::A, Order::B, Order::C, Order::Bots];

    /// The kinds of cards that one may hold.
    pub fn cards() -> impl Iterator<Item = Card> {
        let heroics = HeroicCard::ALL.into_iter().map(Card::Heroic);
        ActionCard::all().map(Card::Action).chain(heroics)
    }

    /// Reads what follows `say`.
    pub(super) fn parse(words: &[&str]) -> Option<Self> {
        Some(match *words {
            ["take", number] => Self::Take(number.parse().ok().and_then(Number::new)?),
            ["leave", number] => Self::Leave(number.parse().ok().and_then(Number::new)?),
            ["have", order] => Self::Have(parse_order(order)?),
            ["need", order] => Self::Need(parse_order(order)?),
            ["hold", card] => Self::Hold(card.parse().ok()?),
            ["hero", turn] => Self::Hero(turn.parse().ok().and_then(Turn::new)?),
            [turn, ref deed @ ..] => {
                let turn = turn.parse().ok().and_then(Turn::new)?;
                Self::Will { turn, deed: parse_deed(deed)? }
            }
            [] => return None,
        })
    }
}

fn parse_order(text: &str) -> Option<Order> {
    text.parse().ok().filter(|order| Phrase::ORDERS.contains(order))
}

fn parse_deed(words: &[&str]) -> Option<Deed> {
    Some(match *words {
        ["free"] => Deed::Nothing,
        [station] | [station, "go"] => Deed::Go(station.parse().ok()?),
        [station, button] => {
            let named = |it: &Button| Order::from(*it).to_string() == button;
            let button = Button::ALL.into_iter().find(named)?;
            Deed::Press { station: station.parse().ok()?, button }
        }
        _ => return None,
    })
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(number) => write!(f, "take {number}"),
            Self::Leave(number) => write!(f, "leave {number}"),
            Self::Have(order) => write!(f, "have {order}"),
            Self::Need(order) => write!(f, "need {order}"),
            Self::Hold(card) => write!(f, "hold {card}"),
            Self::Will { turn, deed } => write!(f, "{turn} {deed}"),
            Self::Hero(turn) => write!(f, "hero {turn}"),
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Press { station, button } => write!(f, "{station} {}", Order::from(*button)),
            Self::Go(station) => write!(f, "{station}"),
            Self::Nothing => f.write_str("free"),
        }
    }
}

/// Everything that was said in this mission and not taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Talk([Said; Member::MOST]);

/// What one seat has said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    /// What it intends, turn by turn.
    pub deeds: [Option<Deed>; Turn::SLOTS],
    /// The turn in which it plays its heroic card; whoever says something else about this turn
    /// takes it back.
    pub hero: Option<Turn>,
    /// The threats that it takes care of.
    pub takes: NumberSet,
    /// Of each of [`Phrase::ORDERS`], whether it has one or needs one.
    pub orders: [Option<bool>; Phrase::ORDERS.len()],
    /// How many of each of [`Phrase::cards`] it holds, those of this phase on its board included.
    pub holds: [u8; CARDS],
}

/// The kinds of cards.
const CARDS: usize = 18;

impl Talk {
    pub(super) const SILENCE: Self = Self(
        [Said {
            deeds: [None; Turn::SLOTS],
            hero: None,
            takes: NumberSet::EMPTY,
            orders: [None; Phrase::ORDERS.len()],
            holds: [0; CARDS],
        }; Member::MOST],
    );

    pub const fn of(&self, seat: Seat) -> &Said {
        &self.0[seat.index()]
    }

    pub(super) fn hear(&mut self, seat: Seat, phrase: Phrase) {
        let said = &mut self.0[seat.index()];
        match phrase {
            Phrase::Take(number) => said.takes = said.takes.with(number),
            Phrase::Leave(number) => said.takes = said.takes.without(number),
            Phrase::Have(order) => said.tell_order(order, true),
            Phrase::Need(order) => said.tell_order(order, false),
            Phrase::Hold(card) => {
                if let Some(at) = Phrase::cards().position(|it| it == card) {
                    said.holds[at] = said.holds[at].saturating_add(1);
                }
            }
            Phrase::Will { turn, deed } => {
                if let Some(place) = said.deeds.get_mut(turn.slot()) {
                    *place = Some(deed);
                }
                said.hero = said.hero.filter(|hero| *hero != turn);
            }
            Phrase::Hero(turn) => said.hero = Some(turn),
        }
    }

    /// Whoever begins anew to tell their cards has said nothing of them before.
    pub(super) fn forget_holds(&mut self, seat: Seat) {
        self.0[seat.index()].holds = [0; CARDS];
    }

    /// Whoever was handed a card says what they still need.
    pub(super) fn forget_needs(&mut self, seat: Seat) {
        for order in &mut self.0[seat.index()].orders {
            *order = order.filter(|has| *has);
        }
    }

    /// Whoever hands a card over says what they still have.
    pub(super) fn forget_haves(&mut self, seat: Seat) {
        for order in &mut self.0[seat.index()].orders {
            *order = order.filter(|has| !*has);
        }
    }

    /// What was said of the cards in hand is not true any more.
    pub(super) fn forget_cards(&mut self, seat: Seat) {
        let said = &mut self.0[seat.index()];
        said.orders = [None; Phrase::ORDERS.len()];
        said.holds = [0; CARDS];
    }
}

impl Said {
    fn tell_order(&mut self, order: Order, has: bool) {
        if let Some(at) = Phrase::ORDERS.iter().position(|it| *it == order) {
            self.orders[at] = Some(has);
        }
    }

    /// The orders of which it said that it has one, or that it needs one.
    pub fn orders(&self, has: bool) -> impl Iterator<Item = Order> {
        let said = Phrase::ORDERS.into_iter().zip(self.orders);
        said.filter(move |(_, order)| *order == Some(has)).map(|(order, _)| order)
    }

    /// The cards that it said it holds, copies one by one.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let told = Phrase::cards().zip(self.holds);
        told.flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }
}

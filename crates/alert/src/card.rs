//! Cards: the 90 of the action deck, the six heroic ones, and how one lies on a board.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Serialize};

use crate::ship::Station;

/// The upper half of an action card (`SA-CARD-02`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Movement {
    Red,
    Blue,
    Lift,
}

impl Movement {
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Lift];
}

/// The lower half of an action card (`SA-CARD-03`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Button {
    A,
    B,
    C,
    #[serde(rename = "BB")]
    Bots,
}

impl Button {
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::Bots];
}

/// What one half of a card says, in the notation of plans.
///
/// ```
/// use alert::{Order, Station};
///
/// assert_eq!("^".parse(), Ok(Order::Lift));
/// assert_eq!("hBB".parse(), Ok(Order::HeroicBots));
/// assert_eq!(Order::HeroicMove(Station::LowerBlue).to_string(), "h:LB");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Order {
    Red,
    Blue,
    Lift,
    A,
    B,
    C,
    Bots,
    HeroicA,
    HeroicB,
    HeroicBots,
    HeroicMove(Station),
}

impl Order {
    /// The orders that have a notation of their own.
    const WRITTEN: [(Self, &'static str); 10] = [
        (Self::Red, "<"),
        (Self::Blue, ">"),
        (Self::Lift, "^"),
        (Self::A, "A"),
        (Self::B, "B"),
        (Self::C, "C"),
        (Self::Bots, "BB"),
        (Self::HeroicA, "hA"),
        (Self::HeroicB, "hB"),
        (Self::HeroicBots, "hBB"),
    ];

    /// Whether it is a movement half: all that the back of a card gives away (`SA-CARD-04`).
    pub const fn is_movement(self) -> bool {
        match self {
            Self::Red | Self::Blue | Self::Lift | Self::HeroicMove(_) => true,
            Self::A
            | Self::B
            | Self::C
            | Self::Bots
            | Self::HeroicA
            | Self::HeroicB
            | Self::HeroicBots => false,
        }
    }

    pub const fn is_heroic(self) -> bool {
        matches!(self, Self::HeroicA | Self::HeroicB | Self::HeroicBots | Self::HeroicMove(_))
    }

    /// The other arrow, when it is one (`SA-TRIP-02`).
    pub const fn opposite(self) -> Option<Self> {
        match self {
            Self::Red => Some(Self::Blue),
            Self::Blue => Some(Self::Red),
            Self::Lift
            | Self::A
            | Self::B
            | Self::C
            | Self::Bots
            | Self::HeroicA
            | Self::HeroicB
            | Self::HeroicBots
            | Self::HeroicMove(_) => None,
        }
    }
}

impl From<Movement> for Order {
    fn from(movement: Movement) -> Self {
        match movement {
            Movement::Red => Self::Red,
            Movement::Blue => Self::Blue,
            Movement::Lift => Self::Lift,
        }
    }
}

impl From<Button> for Order {
    fn from(button: Button) -> Self {
        match button {
            Button::A => Self::A,
            Button::B => Self::B,
            Button::C => Self::C,
            Button::Bots => Self::Bots,
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HeroicMove(station) => write!(f, "h:{station}"),
            order @ (Self::Red
            | Self::Blue
            | Self::Lift
            | Self::A
            | Self::B
            | Self::C
            | Self::Bots
            | Self::HeroicA
            | Self::HeroicB
            | Self::HeroicBots) => {
                let written = Self::WRITTEN.iter().find(|(written, _)| written == order);
                f.write_str(written.map_or("", |(_, text)| text))
            }
        }
    }
}

impl FromStr for Order {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(station) = text.strip_prefix("h:") {
            return station.parse().map(Self::HeroicMove);
        }
        let written = Self::WRITTEN.into_iter().find(|(_, written)| *written == text);
        written.map(|(order, _)| order).ok_or_else(|| NotationError(text.to_owned()))
    }
}

/// A card of the action deck: one movement, one action (`SA-CARD-01`).
///
/// ```
/// use alert::ActionCard;
///
/// let copies: u8 = ActionCard::all().map(ActionCard::copies).sum();
/// assert_eq!(copies, 90);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct ActionCard {
    pub movement: Movement,
    pub button: Button,
}

impl ActionCard {
    /// The twelve kinds.
    pub fn all() -> impl Iterator<Item = Self> {
        Movement::ALL
            .into_iter()
            .flat_map(|movement| Button::ALL.map(|button| Self { movement, button }))
    }

    /// How many of this kind the deck holds; the movement does not matter.
    pub const fn copies(self) -> u8 {
        match self.button {
            Button::A => 10,
            Button::B => 8,
            Button::C => 7,
            Button::Bots => 5,
        }
    }
}

/// One of the six heroic cards, named by the station that it moves to (`SA-HERO-14`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct HeroicCard(pub Station);

impl HeroicCard {
    pub const ALL: [Self; 6] = [
        Self(Station::UpperRed),
        Self(Station::UpperWhite),
        Self(Station::UpperBlue),
        Self(Station::LowerRed),
        Self(Station::LowerWhite),
        Self(Station::LowerBlue),
    ];

    /// The action half.
    pub const fn action(self) -> Order {
        match self.0 {
            Station::LowerRed | Station::LowerBlue => Order::HeroicA,
            Station::UpperRed | Station::UpperBlue => Order::HeroicB,
            Station::UpperWhite | Station::LowerWhite => Order::HeroicBots,
        }
    }
}

/// A card, whichever deck it comes from.
///
/// ```
/// use alert::{Card, HeroicCard, Order, Station};
///
/// let card = Card::Heroic(HeroicCard(Station::LowerRed));
/// assert_eq!(card.movement(), Order::HeroicMove(Station::LowerRed));
/// assert_eq!(card.action(), Order::HeroicA);
/// assert_eq!(card.to_string(), "h:LR/hA");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Card {
    Action(ActionCard),
    Heroic(HeroicCard),
}

impl Card {
    pub fn movement(self) -> Order {
        match self {
            Self::Action(card) => card.movement.into(),
            Self::Heroic(HeroicCard(station)) => Order::HeroicMove(station),
        }
    }

    pub fn action(self) -> Order {
        match self {
            Self::Action(card) => card.button.into(),
            Self::Heroic(card) => card.action(),
        }
    }

    /// The card on a board with this half up.
    pub fn laid(self, half: Half) -> Laid {
        let (movement, action) = (self.movement(), self.action());
        match half {
            Half::Movement => Laid { up: movement, under: Some(action) },
            Half::Action => Laid { up: action, under: Some(movement) },
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.movement(), self.action())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    /// Either half first.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let laid: Laid = text.parse()?;
        let heroic = HeroicCard::ALL.into_iter().map(Self::Heroic);
        let all = ActionCard::all().map(Self::Action).chain(heroic);
        let halves = [Some(laid.up), laid.under];
        all.into_iter()
            .find(|card| {
                let (movement, action) = (Some(card.movement()), Some(card.action()));
                halves == [movement, action] || halves == [action, movement]
            })
            .ok_or_else(|| NotationError(text.to_owned()))
    }
}

/// Which half lies on top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Half {
    Movement,
    Action,
}

/// A card on a slot: the half on top counts, the other matters only for a correction.
///
/// Whoever copies a plan from a real table may not know the half underneath.
///
/// ```
/// use alert::{Laid, Order};
///
/// let laid: Laid = "A/<".parse()?;
/// assert_eq!((laid.up, laid.under), (Order::A, Some(Order::Red)));
/// assert_eq!("A".parse::<Laid>()?.under, None);
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Laid {
    pub up: Order,
    pub under: Option<Order>,
}

impl Laid {
    /// The card itself, if the half underneath is known.
    pub fn card(self) -> Option<Card> {
        self.under?;
        self.to_string().parse().ok()
    }

    /// The card as it was meant, if it can have been meant so (`SA-TRIP-01`, `SA-TRIP-02`).
    pub fn corrected(self, correction: Correction) -> Option<Self> {
        match correction {
            Correction::OtherHalf => {
                self.under.map(|under| Self { up: under, under: Some(self.up) })
            }
            Correction::OppositeArrow => {
                self.up.opposite().map(|up| Self { up, under: self.under })
            }
        }
    }
}

impl From<Order> for Laid {
    fn from(up: Order) -> Self {
        Self { up, under: None }
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.up)?;
        self.under.map_or(Ok(()), |under| write!(f, "/{under}"))
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (up, under) = match text.split_once('/') {
            Some((up, under)) => (up.parse()?, Some(under.parse::<Order>()?)),
            None => (text.parse::<Order>()?, None),
        };
        let sound = under.is_none_or(|under| {
            up.is_movement() != under.is_movement() && up.is_heroic() == under.is_heroic()
        });
        if sound { Ok(Self { up, under }) } else { Err(NotationError(text.to_owned())) }
    }
}

/// How a card was laid wrongly: "Oops, I tripped" (`SA-TRIP-01`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Correction {
    OtherHalf,
    OppositeArrow,
}

impl Correction {
    pub const ALL: [Self; 2] = [Self::OtherHalf, Self::OppositeArrow];
}

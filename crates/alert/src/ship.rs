//! The ship: three zones, two decks, six stations (`SA-SHIP-01` to `SA-SHIP-10`).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::Movement;

/// A third of the ship, from left to right (`SA-SHIP-01`).
///
/// ```
/// use alert::Zone;
///
/// assert_eq!(Zone::ALL.map(Zone::shield_capacity), [2, 3, 2]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Zone {
    Red,
    White,
    Blue,
}

impl Zone {
    pub const ALL: [Self; 3] = [Self::Red, Self::White, Self::Blue];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The most cubes that an undamaged shield takes (`SA-SHIP-03`).
    pub const fn shield_capacity(self) -> u8 {
        match self {
            Self::Red | Self::Blue => 2,
            Self::White => 3,
        }
    }

    /// The most cubes that an undamaged reactor takes (`SA-SHIP-03`).
    pub const fn reactor_capacity(self) -> u8 {
        match self {
            Self::Red | Self::Blue => 3,
            Self::White => 5,
        }
    }

    /// The cubes in a reactor at the start (`SA-SHIP-06`).
    pub const fn reactor_start(self) -> u8 {
        match self {
            Self::Red | Self::Blue => 2,
            Self::White => 3,
        }
    }
}

kernel::bit_set! {
    /// A set of zones.
    ///
    /// ```
    /// use alert::{Zone, ZoneSet};
    ///
    /// let sides = ZoneSet::of([Zone::Red, Zone::Blue]);
    /// assert!(!sides.contains(Zone::White));
    /// assert_eq!(sides.len(), 2);
    /// ```
    #[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Zone[]"))]
    pub struct ZoneSet(u16) of Zone
}

/// The cubes in each shield at the start (`SA-SHIP-06`).
pub const SHIELD_START: u8 = 1;

/// The fuel capsules beside the central reactor at the start (`SA-SHIP-06`).
pub const CAPSULES_START: u8 = 3;

/// The rockets on board at the start (`SA-SHIP-07`).
pub const ROCKETS_START: u8 = 3;

/// Upper or lower.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deck {
    Upper,
    Lower,
}

/// One of the six places on board, written by deck and zone: `UR` to `LB`.
///
/// ```
/// use alert::{Movement, Station};
///
/// let bridge: Station = "UW".parse()?;
/// assert_eq!(bridge.neighbour(Movement::Red), Some(Station::UpperRed));
/// assert_eq!(bridge.neighbour(Movement::Lift).unwrap().to_string(), "LW");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Station {
    #[serde(rename = "UR")]
    UpperRed,
    #[serde(rename = "UW")]
    UpperWhite,
    #[serde(rename = "UB")]
    UpperBlue,
    #[serde(rename = "LR")]
    LowerRed,
    #[serde(rename = "LW")]
    LowerWhite,
    #[serde(rename = "LB")]
    LowerBlue,
}

impl Station {
    pub const ALL: [Self; 6] = [
        Self::UpperRed,
        Self::UpperWhite,
        Self::UpperBlue,
        Self::LowerRed,
        Self::LowerWhite,
        Self::LowerBlue,
    ];

    /// Where everybody starts (`SA-SHIP-05`).
    pub const BRIDGE: Self = Self::UpperWhite;

    pub const fn new(deck: Deck, zone: Zone) -> Self {
        match deck {
            Deck::Upper => Self::ALL[zone.index()],
            Deck::Lower => Self::ALL[zone.index() + 3],
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn zone(self) -> Zone {
        Zone::ALL[self.index() % 3]
    }

    pub const fn deck(self) -> Deck {
        if self.index() < 3 { Deck::Upper } else { Deck::Lower }
    }

    /// The station behind this door or lift; none beyond the hull (`SA-SHIP-02`).
    pub const fn neighbour(self, movement: Movement) -> Option<Self> {
        match (movement, self.zone()) {
            (Movement::Red, Zone::Red) | (Movement::Blue, Zone::Blue) => None,
            (Movement::Red, _) => Some(Self::ALL[self.index() - 1]),
            (Movement::Blue, _) => Some(Self::ALL[self.index() + 1]),
            (Movement::Lift, _) => Some(Self::ALL[(self.index() + 3) % 6]),
        }
    }

    /// The two or three stations that one step reaches.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Movement::ALL.into_iter().filter_map(move |movement| self.neighbour(movement))
    }

    /// What the A button fires here (`SA-SHIP-03`).
    pub const fn weapon(self) -> Weapon {
        match self {
            Self::UpperRed => Weapon::Heavy(Zone::Red),
            Self::UpperWhite => Weapon::Heavy(Zone::White),
            Self::UpperBlue => Weapon::Heavy(Zone::Blue),
            Self::LowerRed => Weapon::Light(Zone::Red),
            Self::LowerWhite => Weapon::Pulse,
            Self::LowerBlue => Weapon::Light(Zone::Blue),
        }
    }

    /// What the C button does here (`SA-ACT-C-01`).
    pub const fn facility(self) -> Facility {
        match self {
            Self::UpperRed => Facility::Interceptors,
            Self::UpperWhite => Facility::Computer,
            Self::UpperBlue => Facility::Bots(Store::UpperBlue),
            Self::LowerRed => Facility::Bots(Store::LowerRed),
            Self::LowerWhite => Facility::Window,
            Self::LowerBlue => Facility::Rockets,
        }
    }

    const fn code(self) -> &'static str {
        ["UR", "UW", "UB", "LR", "LW", "LB"][self.index()]
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Station {
    type Err = kernel::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = |station: &Self| station.code() == text;
        Self::ALL.into_iter().find(named).ok_or_else(|| kernel::NotationError(text.to_owned()))
    }
}

kernel::bit_set! {
    /// A set of stations.
    ///
    /// ```
    /// use alert::{Station, StationSet};
    ///
    /// let set = StationSet::of([Station::LowerBlue, Station::UpperRed]);
    /// assert_eq!(set.iter().next(), Some(Station::UpperRed));
    /// ```
    pub struct StationSet(u16) of Station
}

kernel::read_as_list!(StationSet of Station);

kernel::read_as_list!(ZoneSet of Zone);

/// A station's three buttons; a malfunction covers one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum System {
    A,
    B,
    C,
}

impl System {
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Whatever shoots at external threats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Weapon {
    Heavy(Zone),
    Light(Zone),
    Pulse,
    Rocket,
    Interceptors,
}

impl Weapon {
    /// The strength of the undamaged weapon; of interceptors, against a single target
    /// (`SA-SHIP-03`, `SA-SHIP-04`).
    pub const fn strength(self) -> u8 {
        match self {
            Self::Heavy(Zone::White) => 5,
            Self::Heavy(Zone::Red | Zone::Blue) => 4,
            Self::Light(_) => 2,
            Self::Pulse => 1,
            Self::Rocket | Self::Interceptors => 3,
        }
    }

    /// How many distances it reaches when undamaged (`SA-SHIP-03`, `SA-SHIP-04`).
    pub const fn range(self) -> u8 {
        match self {
            Self::Heavy(_) | Self::Light(_) => 3,
            Self::Pulse | Self::Rocket => 2,
            Self::Interceptors => 1,
        }
    }
}

/// What lies behind a C button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Facility {
    Interceptors,
    Computer,
    Bots(Store),
    Window,
    Rockets,
}

/// A store of battlebots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Store {
    LowerRed,
    UpperBlue,
}

impl Store {
    pub const ALL: [Self; 2] = [Self::LowerRed, Self::UpperBlue];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn station(self) -> Station {
        match self {
            Self::LowerRed => Station::LowerRed,
            Self::UpperBlue => Station::UpperBlue,
        }
    }
}

//! Time in the resolution: turns, phases, and the numbers on the tokens of threats.

use std::fmt;

use serde::Serialize;

/// A turn of the resolution, 1 to 13.
///
/// ```
/// use alert::{Phase, Turn};
///
/// assert_eq!(Turn::new(4).map(Turn::phase), Some(Phase::Two));
/// assert_eq!(Turn::new(14), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Turn(
    // Invariant: 1 to 13.
    u8,
);

impl Turn {
    pub const FIRST: Self = Self(1);
    /// The most turns in which the crew acts.
    pub const SLOTS: usize = 12;

    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::SLOTS + 1 { Some(Self(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The slot of this turn, counted from 0; one beyond the last for turn 13.
    pub const fn slot(self) -> usize {
        self.0 as usize - 1
    }

    pub const fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    /// Phases are turns 1 to 3, 4 to 7 and 8 to 12 (`SA-GEN-03`).
    pub const fn phase(self) -> Phase {
        match self.0 {
            ..=3 => Phase::One,
            4..=7 => Phase::Two,
            _ => Phase::Three,
        }
    }

    /// Whether the computer is checked at the end of this turn (`SA-TURN-02`).
    pub const fn has_maintenance_check(self) -> bool {
        matches!(self.0, 2 | 5 | 9)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A third of a mission.
///
/// ```
/// use alert::Phase;
///
/// assert_eq!(Phase::Two.turns(), 4..=7);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Phase {
    One,
    Two,
    Three,
}

impl Phase {
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The turns that are planned in this phase (`SA-GEN-03`).
    pub const fn turns(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Self::One => 1..=3,
            Self::Two => 4..=7,
            Self::Three => 8..=12,
        }
    }
}

/// The number on a threat's tokens, 1 to 8: when it appears, and when it acts (`SA-SETUP-06`).
///
/// ```
/// use alert::Number;
///
/// assert_eq!(Number::new(8).map(|number| number.to_string()), Some("8".to_owned()));
/// assert_eq!(Number::new(9), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "number"))]
pub struct Number(
    // Invariant: 0 to 7, one less than what is printed.
    u8,
);

impl Number {
    pub const MOST: usize = 8;
    pub const ALL: [Self; Self::MOST] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number - 1)),
            _ => None,
        }
    }

    pub const fn get(self) -> u8 {
        self.0 + 1
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

kernel::bit_set! {
    /// A set of threats, by their numbers.
    ///
    /// ```
    /// use alert::{Number, NumberSet};
    ///
    /// let set: NumberSet = Number::new(3).into_iter().collect();
    /// assert_eq!(set.iter().map(Number::get).collect::<Vec<_>>(), [3]);
    /// ```
    pub struct NumberSet(u16) of Number
}

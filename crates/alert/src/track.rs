//! The seven boards on which threats approach (`SA-THREAT-23`).

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Serialize};

/// One of the seven boards.
///
/// Spaces are counted from the ship: a threat enters on the highest, and space 1 is Z.
///
/// ```
/// use alert::{Mark, Track};
///
/// assert_eq!(Track::T6.length(), 15);
/// let passed: Vec<_> = Track::T6.marks_between(9, 3).collect();
/// assert_eq!(passed, [Mark::Y, Mark::Y]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Track {
    T1,
    T2,
    T3,
    T4,
    T5,
    T6,
    T7,
}

/// A space at which threats act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Mark {
    X,
    Y,
    Z,
}

impl Mark {
    /// The most of them on one track.
    pub(crate) const MOST: usize = 4;
}

impl Track {
    pub const ALL: [Self; 7] =
        [Self::T1, Self::T2, Self::T3, Self::T4, Self::T5, Self::T6, Self::T7];

    /// The space on which threats appear.
    pub const fn length(self) -> u8 {
        self as u8 + 10
    }

    /// The X space.
    pub const fn x(self) -> u8 {
        [5, 8, 8, 9, 11, 10, 12][self as usize]
    }

    /// The Y spaces, nearest to the start first.
    pub const fn y(self) -> &'static [u8] {
        const Y: [&[u8]; 7] = [&[], &[], &[3], &[5], &[7], &[7, 3], &[8, 5]];
        Y[self as usize]
    }

    /// What lies on a space.
    pub fn mark(self, space: u8) -> Option<Mark> {
        match space {
            1 => Some(Mark::Z),
            space if space == self.x() => Some(Mark::X),
            space if self.y().contains(&space) => Some(Mark::Y),
            _ => None,
        }
    }

    /// The marks that a move from one space to another reaches or passes, in order
    /// (`SA-THREAT-03`).
    #[inline]
    pub fn marks_between(self, from: u8, to: u8) -> impl Iterator<Item = Mark> {
        let mut crossed = self.marks() & ((1 << from) - (1 << to));
        std::iter::from_fn(move || {
            let space = crossed.checked_ilog2()? as u8;
            crossed &= !(1 << space);
            self.mark(space)
        })
    }

    /// A bit for each space with a mark.
    const fn marks(self) -> u32 {
        const MARKS: [u32; 7] = {
            let mut marks = [0b10; 7];
            let mut index = 0;
            while index < 7 {
                let track = Track::ALL[index];
                marks[index] |= 1 << track.x();
                let mut y = 0;
                while y < track.y().len() {
                    marks[index] |= 1 << track.y()[y];
                    y += 1;
                }
                index += 1;
            }
            marks
        };
        MARKS[self as usize]
    }
}

/// How far a space is from the ship: 1 for the nearest five, 2 for the next five, else 3
/// (`SA-DMG-03`).
pub const fn distance(space: u8) -> u8 {
    match space {
        ..=5 => 1,
        6..=10 => 2,
        _ => 3,
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", *self as u8 + 1)
    }
}

impl FromStr for Track {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let named = |track: &Self| track.to_string() == text;
        Self::ALL.into_iter().find(named).ok_or_else(|| NotationError(text.to_owned()))
    }
}

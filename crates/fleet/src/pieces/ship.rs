//! Ships and sets of ships.

use std::fmt;

use kernel::Seat;

use crate::board::sector::Sector;
use crate::data::tables::{ShipKind, Weapon};
use crate::pieces::device::Device;

/// A ship of one player, by its number in the fleet: written `a` to `z`, then `2` to `7`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShipId(u8); // Invariant: below `ShipId::COUNT`.

const LETTERS: &[u8; ShipId::COUNT] = b"abcdefghijklmnopqrstuvwxyz234567";

impl ShipId {
    /// More than any fleet of 20 points with squadrons, civilians and prizes needs.
    pub const COUNT: usize = 32;

    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % Self::COUNT
    }

    pub(crate) fn from_letter(letter: u8) -> Option<Self> {
        LETTERS.iter().position(|other| *other == letter).and_then(|at| Self::new(at as u8))
    }
}

impl fmt::Display for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.index()] as char)
    }
}

/// A ship of any player: `2b` is ship b of the second player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct ShipRef {
    pub seat: Seat,
    pub ship: ShipId,
}

impl ShipRef {
    pub const fn new(seat: Seat, ship: ShipId) -> Self {
        Self { seat, ship }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [seat @ b'1'..=b'8', ship] => {
                Some(Self::new(Seat::new(seat - b'1'), ShipId::from_letter(ship)?))
            }
            _ => None,
        }
    }
}

impl fmt::Display for ShipRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat, self.ship)
    }
}

kernel::bit_set! {
    /// Ships of one player.
    #[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
    pub struct ShipSet(u32) of ShipId(u8)
}

impl ShipSet {
    /// The set with two members exchanged.
    #[must_use]
    pub(crate) const fn swapped(self, one: ShipId, other: ShipId) -> Self {
        if self.contains(one) == self.contains(other) {
            return self;
        }
        Self(self.0 ^ (1 << one.0 | 1 << other.0))
    }
}

impl fmt::Display for ShipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|ship| write!(f, "{ship}"))
    }
}

/// Where a ship is. Every ship is in exactly one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Not in play yet.
    Waiting,
    On(Sector),
    Destroyed,
}

/// A ship in play, or one that was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ship {
    pub(crate) kind: ShipKind,
    pub(crate) hull: u8,
    pub(crate) place: Place,
    pub(crate) weapon: Option<Weapon>,
    pub(crate) devices: [Option<Device>; Device::MOST_OF_A_SHIP],
    /// The Carrier of a squadron.
    pub(crate) home: Option<ShipId>,
}

impl Ship {
    /// What lies in the unused places of a fleet.
    pub(crate) const NONE: Self = Self {
        kind: ShipKind::Frigate,
        hull: 0,
        place: Place::Destroyed,
        weapon: None,
        devices: [None; Device::MOST_OF_A_SHIP],
        home: None,
    };
}

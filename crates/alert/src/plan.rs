//! What a crew has planned: one card a slot on each member's action board.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::NotationError;

use crate::card::{Correction, Laid};
use crate::crew::Member;
use crate::turn::Turn;

/// One member's action board, written from left to right: `> A - C/<`.
///
/// ```
/// use alert::{Order, Plan, Turn};
///
/// let plan: Plan = "> - A".parse()?;
/// assert_eq!(plan.at(Turn::FIRST).map(|laid| laid.up), Some(Order::Blue));
/// assert_eq!(plan.to_string(), "> - A");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Plan {
    /// Turn 1 first. An empty slot is a turn without an action (`SA-CARD-07`).
    pub slots: [Option<Laid>; Turn::SLOTS],
}

impl Plan {
    pub const EMPTY: Self = Self { slots: [None; Turn::SLOTS] };

    /// The card of a turn; none in turn 13.
    #[inline]
    pub fn at(&self, turn: Turn) -> Option<Laid> {
        self.slots.get(turn.slot()).copied().flatten()
    }

    /// Moves the card of a slot and those behind it one turn on, up to the first empty slot; a
    /// card that leaves the board is given back (`SA-DELAY-01` to `SA-DELAY-04`).
    pub(crate) fn shift(&mut self, slot: usize, slots: usize) -> Option<Laid> {
        let moving = &mut self.slots[slot..slots];
        let mut carried = None;
        for place in moving {
            carried = std::mem::replace(place, carried);
            carried?;
        }
        carried
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self.slots.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        for (index, slot) in self.slots[..used].iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            match slot {
                Some(laid) => write!(f, "{space}{laid}")?,
                None => write!(f, "{space}-")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Plan {
    type Err = NotationError;

    /// Slots apart by spaces or commas; `-` is an empty one, and the rest may be left out.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut plan = Self::EMPTY;
        let mut slots = plan.slots.iter_mut();
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let slot = slots.next().ok_or_else(|| NotationError(text.to_owned()))?;
            *slot = if word == "-" { None } else { Some(word.parse()?) };
        }
        Ok(plan)
    }
}

/// The boards of the whole crew in the order in which they act: the Captain first, androids last
/// (`SA-ROLE-06`, `SA-ANDR-09`).
pub type Plans = ArrayVec<Plan, { Member::MOST }>;

/// Who says in which turn "I tripped", and how the card was meant (`SA-TRIP-01`).
///
/// ```
/// use alert::{Correction, Member, Trips, Turn};
///
/// let [captain, second, ..] = Member::ALL;
/// let trips = Trips::NONE.with(second, Turn::FIRST, Correction::OppositeArrow);
/// assert_eq!(trips.of(second, Turn::FIRST), Some(Correction::OppositeArrow));
/// assert_eq!(trips.of(captain, Turn::FIRST), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trips([[Option<Correction>; Turn::SLOTS]; Member::MOST]);

impl Trips {
    pub const NONE: Self = Self([[None; Turn::SLOTS]; Member::MOST]);

    /// These and one more. A turn that has no slot is passed over.
    #[must_use]
    pub fn with(mut self, member: Member, turn: Turn, correction: Correction) -> Self {
        if let Some(place) = self.0[member.index()].get_mut(turn.slot()) {
            *place = Some(correction);
        }
        self
    }

    #[inline]
    pub fn of(&self, member: Member, turn: Turn) -> Option<Correction> {
        self.0[member.index()].get(turn.slot()).copied().flatten()
    }
}

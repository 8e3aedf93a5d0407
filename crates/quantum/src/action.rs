//! What a seat can decide.

use crate::card::{Card, Command};
use crate::square::Square;

/// One of a player's five ship dice, by its letter `a` to `e`. The die keeps its letter whatever
/// face it shows and wherever it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct DieId(pub(crate) u8);

impl DieId {
    /// Three starting ships and two for expansion (`QU-COMP-02`).
    pub const COUNT: usize = 5;

    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT { Some(Self(index)) } else { None }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The letter as a text.
    pub fn name(self) -> &'static str {
        let index = usize::from(self.0);
        &"abcdefghijklmnopqrstuvwxyz"[index..=index]
    }
}

kernel::bit_set! {
    /// A set of a player's dice.
    pub struct DiceSet(u8) of DieId(u8)
}

/// How a move is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pay {
    /// One of the turn's actions.
    Action,
    /// The free move of Curious.
    Curious,
    /// The free single step of Tactical.
    Tactical,
}

/// A ship that is reconfigured stands on the board, or lies in the scrapyard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShipRef {
    On(Square),
    Scrapped(DieId),
}

/// One decision. Ships on the board go by their square, all others by their letter.
///
/// The text form of each is in `docs/notation.md`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Keep what was rolled: the starting ships, a combat die, a ship's new face.
    Keep,
    /// Roll again: the starting ships, or (Scrappy) a ship.
    Reroll,
    /// Put the first cube on this start planet.
    Settle(Square),
    /// Put the ship in question here: a starting ship, an expansion ship, a reorganized one.
    Place(Square),
    /// Put the ship in question into the scrapyard.
    Scrap,

    Reconfigure(ShipRef),
    Deploy {
        die: DieId,
        to: Square,
    },
    Move {
        from: Square,
        to: Square,
        pay: Pay,
    },
    /// A move that ends in an attack; `via` is the approach square, `from` when adjacent.
    Attack {
        from: Square,
        via: Square,
        target: Square,
        pay: Pay,
    },
    /// The flagship's move with a load.
    Transport {
        from: Square,
        load: Square,
        to: Square,
        pay: Pay,
    },
    /// Where the load goes.
    Drop(Square),
    Build(Square),
    Research,
    /// End the actions of this turn.
    End,

    Strike {
        from: Square,
        target: Square,
    },
    Warp {
        from: Square,
        with: Square,
    },
    Modify {
        ship: Square,
        face: u8,
    },
    /// The scout's free reconfiguration.
    Scout(Square),

    /// Trade dominance for research.
    Cerebral,
    /// Trade research for dominance.
    Tyrannical,
    Flexible {
        ship: Square,
        face: u8,
    },
    Nomadic {
        from: Square,
        to: Square,
    },
    Resourceful(Square),

    /// Take the defender's square after a won attack.
    Occupy,
    /// Step back to the approach square.
    Withdraw,
    /// Dangerous: destroy both ships before a die is rolled.
    Detonate,
    /// Dangerous: let the dice decide.
    Fight,
    /// Use a card to have a combat die rolled again.
    RerollWith(Command),
    /// Clever: the face of the ship in question.
    Choose(u8),
    /// Infamy: put a cube on this planet.
    Infamy(Square),

    Take(Card),
    /// Spend a pick on six new cards.
    Refresh,
    /// Let the remaining picks lapse.
    Pass,
    /// Give up one of the command cards.
    Discard(Command),
    /// Move a cube of the player at this seat (counted from 0).
    Relocate {
        seat: u8,
        from: Square,
        to: Square,
    },
    /// Roll these ships and place them anew.
    Reorganize(DiceSet),
}

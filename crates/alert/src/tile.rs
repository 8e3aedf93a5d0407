//! Damage tiles: six a zone, drawn one by one (`SA-HULL-09`).

use kernel::chance::Chance;
use serde::{Deserialize, Serialize};

use crate::ship::Zone;

/// What a damage tile of any zone lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Tile {
    /// Strength 1 less (`SA-HULL-03`).
    HeavyLaser,
    /// The light laser's strength or the pulse cannon's range 1 less (`SA-HULL-03`,
    /// `SA-HULL-04`).
    SecondWeapon,
    /// Capacity 1 less (`SA-HULL-05`).
    Shield,
    /// Capacity 1 less (`SA-HULL-05`).
    Reactor,
    /// Whoever takes the lift is delayed (`SA-HULL-07`).
    Gravolift,
    /// Nothing more than a damage (`SA-HULL-08`).
    Structural,
}

impl Tile {
    pub const ALL: [Self; 6] = [
        Self::HeavyLaser,
        Self::SecondWeapon,
        Self::Shield,
        Self::Reactor,
        Self::Gravolift,
        Self::Structural,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }
}

kernel::bit_set! {
    /// The tiles that lie in one zone.
    ///
    /// ```
    /// use alert::{Tile, TileSet};
    ///
    /// assert!(TileSet::one(Tile::Shield).contains(Tile::Shield));
    /// assert_eq!(TileSet::of(Tile::ALL).len(), 6);
    /// ```
    pub struct TileSet(u16) of Tile
}

/// In which order each zone's tiles are drawn.
///
/// Tiles that lie on the ship from an earlier mission are passed over.
///
/// ```
/// use alert::{Tile, TileOrder, Zone};
///
/// let order = TileOrder::default().beginning(Zone::Red, &[Tile::Gravolift]);
/// assert_eq!(order.of(Zone::Red)[..2], [Tile::Gravolift, Tile::HeavyLaser]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileOrder(
    // Invariant: each row is a permutation of `Tile::ALL`.
    [[Tile; 6]; 3],
);

impl Default for TileOrder {
    /// The order of [`Tile::ALL`] in every zone.
    fn default() -> Self {
        Self([Tile::ALL; 3])
    }
}

impl TileOrder {
    /// Each zone's pile, shuffled (`SA-SETUP-05`).
    pub fn shuffled(chance: &mut impl Chance) -> Self {
        let mut order = Self::default();
        for pile in &mut order.0 {
            chance.shuffle(pile);
        }
        order
    }

    /// The same order with these tiles of a zone on top; the others keep theirs.
    #[must_use]
    pub fn beginning(mut self, zone: Zone, first: &[Tile]) -> Self {
        let pile = &mut self.0[zone.index()];
        pile.sort_by_key(|tile| {
            first.iter().position(|wanted| wanted == tile).unwrap_or(first.len())
        });
        self
    }

    pub const fn of(&self, zone: Zone) -> &[Tile; 6] {
        &self.0[zone.index()]
    }
}

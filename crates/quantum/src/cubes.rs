//! Cubes on planets.

use kernel::Seat;

use crate::map::{Map, PlanetId};

/// Which cubes stand on which planets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cubes {
    // Invariant: a planet never holds more cubes than it has slots; the masks follow from the
    // counts.
    counts: [[u8; 4]; Map::PLANETS_AT_MOST],
    /// Planets with a cube of the seat, bit by bit.
    owned: [u32; 4],
    /// Planets with a free slot, bit by bit.
    free: u32,
}

impl Cubes {
    pub(crate) fn none(map: &Map) -> Self {
        let free = (1 << map.planets.len()) - 1;
        Self { counts: [[0; 4]; Map::PLANETS_AT_MOST], owned: [0; 4], free }
    }

    /// How many cubes of the seat stand on the planet.
    pub(crate) const fn count(&self, planet: PlanetId, seat: Seat) -> u8 {
        self.counts[planet.index()][seat.index()]
    }

    pub(crate) const fn has(&self, planet: PlanetId, seat: Seat) -> bool {
        self.owned[seat.index()] & (1 << planet.0) != 0
    }

    pub(crate) const fn has_free_slot(&self, planet: PlanetId) -> bool {
        self.free & (1 << planet.0) != 0
    }

    /// The planets where the seat has a cube.
    pub(crate) const fn owned(&self, seat: Seat) -> u32 {
        self.owned[seat.index()]
    }

    /// Planets with a free slot and without a cube of the seat (`QU-CUBE-03`, `QU-CUBE-04`).
    pub(crate) const fn open_to(&self, seat: Seat) -> u32 {
        self.free & !self.owned[seat.index()]
    }

    /// Planets with a free slot.
    pub(crate) const fn free(&self) -> u32 {
        self.free
    }

    pub(crate) fn place(&mut self, map: &Map, planet: PlanetId, seat: Seat) {
        debug_assert!(self.has_free_slot(planet), "a cube needs a free slot");
        self.counts[planet.index()][seat.index()] += 1;
        self.update(map, planet);
    }

    pub(crate) fn relocate(&mut self, map: &Map, seat: Seat, from: PlanetId, to: PlanetId) {
        self.counts[from.index()][seat.index()] -= 1;
        self.update(map, from);
        self.place(map, to, seat);
    }

    fn update(&mut self, map: &Map, planet: PlanetId) {
        let bit = 1 << planet.0;
        let counts = self.counts[planet.index()];
        for (owned, count) in self.owned.iter_mut().zip(counts) {
            *owned = if count > 0 { *owned | bit } else { *owned & !bit };
        }
        let full = counts.iter().sum::<u8>() >= map.planet(planet).slots();
        self.free = if full { self.free & !bit } else { self.free | bit };
    }
}

/// The planets of a mask, in order.
pub(crate) fn planets_of(mut mask: u32) -> impl Iterator<Item = PlanetId> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| PlanetId(mask.trailing_zeros() as u8));
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

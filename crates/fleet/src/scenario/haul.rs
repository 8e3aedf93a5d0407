//! Containers: where they lie, who may take them along, and how many are safe.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::pieces::ship::ShipSet;
use crate::scenario::Layout;

/// What is kept track of where containers are evacuated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Haul {
    pub(crate) cargo: Cargo,
    /// The ships of the active player that may move a container (`FC-SCN-15`).
    pub(crate) haulers: ShipSet,
    /// Containers that each seat has evacuated.
    pub(crate) saved: [u8; Seat::MOST],
    /// How many of them win.
    pub(crate) enough: u8,
}

impl Haul {
    pub(crate) fn new(layout: &Layout) -> Self {
        let mut haul = Self {
            cargo: Cargo::NONE,
            haulers: ShipSet::EMPTY,
            saved: [0; Seat::MOST],
            enough: layout.enough,
        };
        for text in &layout.containers {
            haul.put_cargo(text);
        }
        haul
    }

    /// Reads `c3=3`; says whether that could be read.
    pub(crate) fn put_cargo(&mut self, text: &str) -> bool {
        let read = |(at, count): (&str, &str)| Some((at.parse().ok()?, count.parse::<u8>().ok()?));
        let Some((at, count)) = text.split_once('=').and_then(read) else { return false };
        (0..count).for_each(|_| self.cargo.add(at));
        true
    }
}

/// Containers on the board, each by its sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cargo {
    // Invariant: the first `count` places are used.
    places: [Option<Sector>; Self::MOST],
    count: u8,
}

impl Cargo {
    /// The most of any layout (`FC-SCN-18`).
    pub(crate) const MOST: usize = 21;

    pub(crate) const NONE: Self = Self { places: [None; Self::MOST], count: 0 };

    /// One more; those beyond the most are passed over.
    pub(crate) fn add(&mut self, at: Sector) {
        if let Some(place) = self.places.get_mut(usize::from(self.count)) {
            *place = Some(at);
            self.count += 1;
        }
    }

    /// Takes one of the sector away, if there is one.
    pub(crate) fn remove(&mut self, at: Sector) {
        if let Some(found) = self.places.iter().position(|place| *place == Some(at)) {
            self.count -= 1;
            let last = usize::from(self.count);
            self.places.swap(found, last);
            self.places[last] = None;
        }
    }

    pub(crate) fn at(&self, sector: Sector) -> u8 {
        self.places.iter().filter(|place| **place == Some(sector)).count() as u8
    }

    pub(crate) fn sectors(&self) -> SectorSet {
        self.places.iter().copied().flatten().collect()
    }
}

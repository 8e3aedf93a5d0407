//! The combat zones and what lies on them.

use crate::sector::{Sector, SectorSet};
use crate::tables::{Forbid, SectorKind, Tables};

/// A rectangle of sectors on the canvas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Zone {
    /// The westernmost column.
    pub(crate) west: u8,
    pub(crate) width: u8,
    pub(crate) depth: u8,
}

/// One of the four sides of a zone, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edge {
    South,
    West,
    North,
    East,
}

impl Edge {
    pub(crate) const CLOCKWISE: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];
}

impl Zone {
    pub(crate) fn sectors(self) -> SectorSet {
        (0..self.depth).flat_map(|row| self.row(row).iter()).collect()
    }

    /// One row, counted from the south.
    pub(crate) fn row(self, row: u8) -> SectorSet {
        (self.west..self.west + self.width).filter_map(|column| Sector::new(column, row)).collect()
    }

    /// The sectors of a side, from the west or from the south.
    pub(crate) fn edge(self, edge: Edge) -> Vec<Sector> {
        let east = self.west + self.width - 1;
        let column = |column| (0..self.depth).filter_map(move |row| Sector::new(column, row));
        match edge {
            Edge::South => self.row(0).iter().collect(),
            Edge::North => self.row(self.depth - 1).iter().collect(),
            Edge::West => column(self.west).collect(),
            Edge::East => column(east).collect(),
        }
    }
}

/// The zones, their special sectors and where everybody deploys.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Field {
    zones: [Option<Zone>; Self::ZONES],
    /// All sectors of all zones.
    pub(crate) laid: SectorSet,
    pub(crate) special: SectorSet,
    kinds: [Option<SectorKind>; Sector::COUNT],
    /// The sectors inside which something is forbidden, for each thing that can be.
    forbidding: [SectorSet; Forbid::COUNT],
    /// Where each seat deploys.
    pub(crate) homes: [SectorSet; kernel::Seat::MOST],
}

impl Field {
    /// More zones do not fit on the canvas.
    pub(crate) const ZONES: usize = 4;

    /// Up to four zones that do not touch.
    pub(crate) fn new(zones: &[Zone]) -> Self {
        let laid = zones.iter().fold(SectorSet::EMPTY, |laid, zone| laid.or(zone.sectors()));
        let mut places = [None; Self::ZONES];
        for (place, zone) in places.iter_mut().zip(zones) {
            *place = Some(*zone);
        }
        Self {
            zones: places,
            laid,
            special: SectorSet::EMPTY,
            kinds: [None; Sector::COUNT],
            forbidding: [SectorSet::EMPTY; Forbid::COUNT],
            homes: [SectorSet::EMPTY; kernel::Seat::MOST],
        }
    }

    pub(crate) fn zones(&self) -> impl Iterator<Item = Zone> {
        self.zones.into_iter().flatten()
    }

    #[inline]
    pub(crate) const fn kind(&self, sector: Sector) -> Option<SectorKind> {
        self.kinds[sector.index()]
    }

    /// Lays a special sector.
    pub(crate) fn lay(&mut self, tables: &Tables, sector: Sector, kind: SectorKind) {
        self.kinds[sector.index()] = Some(kind);
        self.special = self.special.with(sector);
        let forbids = tables.sector(kind).forbids;
        for forbid in Forbid::ALL {
            let set = &mut self.forbidding[forbid.index()];
            *set = if forbids.has(*forbid) { set.with(sector) } else { set.without(sector) };
        }
    }

    /// The sectors inside which this is forbidden.
    #[inline]
    pub(crate) const fn forbidding(&self, forbid: Forbid) -> SectorSet {
        self.forbidding[forbid.index()]
    }

    /// All deployment zones together.
    pub(crate) fn all_homes(&self) -> SectorSet {
        self.homes.iter().fold(SectorSet::EMPTY, |all, home| all.or(*home))
    }
}

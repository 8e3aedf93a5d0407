//! The combat zones and what lies on them.

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Forbid, SectorKind, Tables};
use crate::scenario::{Ground, LoneGates};

/// The letters of the pairs of gates (`FC-GAT-01`): a pair for each zone that there may be.
pub const GATE_LETTERS: [char; 4] = ['X', 'Y', 'Z', 'W'];

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
    /// Sectors that nobody has discovered.
    pub(crate) fog: SectorSet,
    /// The tiles left for the fog, a bit for each.
    pub(crate) stack: u64,
    kinds: [Option<SectorKind>; Sector::COUNT],
    /// The sectors inside which something is forbidden, for each thing that can be.
    forbidding: [SectorSet; Forbid::COUNT],
    /// The gates by letter.
    gates: [[Option<Sector>; 2]; Self::GATES],
    gate_sectors: SectorSet,
    /// The sectors with an Interdictor: nothing enters or crosses them.
    pub(crate) barred: SectorSet,
    /// The sectors under a Sanctuary.
    pub(crate) sheltered: SectorSet,
    /// Markers on Black Holes.
    markers: [u8; Sector::COUNT],
    /// The sectors with containers.
    pub(crate) cluttered: SectorSet,
    /// The sectors that no special sector may be put on.
    closed: SectorSet,
    /// Where each seat deploys.
    pub(crate) homes: [SectorSet; kernel::Seat::MOST],
}

impl Field {
    /// Beyond the Gate has as many boards.
    pub(crate) const ZONES: usize = 4;

    pub(crate) const GATES: usize = GATE_LETTERS.len();

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
            fog: SectorSet::EMPTY,
            stack: crate::hidden::fog::STACK,
            kinds: [None; Sector::COUNT],
            forbidding: [SectorSet::EMPTY; Forbid::COUNT],
            gates: [[None; 2]; Self::GATES],
            gate_sectors: SectorSet::EMPTY,
            barred: SectorSet::EMPTY,
            sheltered: SectorSet::EMPTY,
            markers: [0; Sector::COUNT],
            cluttered: SectorSet::EMPTY,
            closed: SectorSet::EMPTY,
            homes: [SectorSet::EMPTY; kernel::Seat::MOST],
        }
    }

    pub(crate) fn zones(&self) -> impl Iterator<Item = Zone> {
        self.zones.into_iter().flatten()
    }

    /// All sectors of the zone that holds this one.
    pub(crate) fn zone_of(&self, sector: Sector) -> SectorSet {
        let mut zones = self.zones().map(Zone::sectors);
        zones.find(|zone| zone.contains(sector)).unwrap_or_default()
    }

    /// The sectors with a gate: obstacles for special weapons, and for nothing else.
    pub(crate) const fn gates(&self) -> SectorSet {
        self.gate_sectors
    }

    /// Puts the next gate down: two of a letter, then the next letter.
    pub(crate) fn lay_gate(&mut self, at: Sector) {
        if let Some(free) = self.gates.as_flattened_mut().iter_mut().find(|gate| gate.is_none()) {
            *free = Some(at);
            self.gate_sectors = self.gate_sectors.with(at);
        }
    }

    /// The gate that was laid last, when so many lie.
    pub(crate) fn last_gate(&self, laid: u8) -> Option<Sector> {
        let last = usize::from(laid).checked_sub(1)?;
        self.gates.as_flattened().get(last).copied().flatten()
    }

    /// Each pair of gates that is complete (`FC-GAT-01`).
    pub(crate) fn gate_pairs(&self) -> impl Iterator<Item = (Sector, Sector)> {
        self.gates.into_iter().filter_map(|[one, other]| Some((one?, other?)))
    }

    /// The other gate of the same letter.
    pub(crate) fn partner(&self, gate: Sector) -> Option<Sector> {
        let across = |(one, other)| match gate {
            _ if gate == one => Some(other),
            _ if gate == other => Some(one),
            _ => None,
        };
        self.gate_pairs().find_map(across)
    }

    /// Whether every zone is linked to another (`FC-GAT-10`).
    pub(crate) fn is_linked(&self) -> bool {
        let linked = |zone: SectorSet| {
            self.gate_pairs().any(|(one, other)| zone.contains(one) != zone.contains(other))
        };
        self.zones().nth(1).is_none() || self.zones().all(|zone| linked(zone.sectors()))
    }

    /// The sectors of one edge that this one lies on; both edges at a corner (`FC-ZON-05`).
    pub(crate) fn edges_of(&self, sector: Sector) -> SectorSet {
        let zone = self.zones().find(|zone| zone.sectors().contains(sector));
        let edges = zone.into_iter().flat_map(|zone| Edge::CLOCKWISE.map(|edge| zone.edge(edge)));
        edges.filter(|edge| edge.contains(&sector)).flatten().collect()
    }

    /// All edges of all zones.
    pub(crate) fn all_edges(&self) -> SectorSet {
        let edges = self.zones().flat_map(|zone| Edge::CLOCKWISE.map(|edge| zone.edge(edge)));
        edges.flatten().collect()
    }

    /// Adds a marker and gives back how many lie there.
    pub(crate) const fn mark(&mut self, sector: Sector) -> u8 {
        self.markers[sector.index()] += 1;
        self.markers[sector.index()]
    }

    pub(crate) const fn clear_marks(&mut self, sector: Sector) {
        self.markers[sector.index()] = 0;
    }

    pub(crate) const fn marks(&self, sector: Sector) -> u8 {
        self.markers[sector.index()]
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
            *set = if forbids.contains(*forbid) { set.with(sector) } else { set.without(sector) };
        }
    }

    /// The sectors inside which this is forbidden.
    #[inline]
    pub(crate) const fn forbidding(&self, forbid: Forbid) -> SectorSet {
        self.forbidding[forbid.index()]
    }

    /// Makes the sector neutral again.
    pub(crate) fn clear(&mut self, sector: Sector) {
        self.kinds[sector.index()] = None;
        self.special = self.special.without(sector);
        for set in &mut self.forbidding {
            *set = set.without(sector);
        }
    }

    /// The neutral sectors outside of all deployment zones (`FC-SETUP-08`), or where else the
    /// scenario lets special sectors be put. With several zones nobody has chosen an edge yet, and
    /// every neutral sector will do.
    pub(crate) fn open_ground(&self) -> SectorSet {
        self.laid.minus(self.special).minus(self.closed)
    }

    /// Says where no special sector may be put.
    pub(crate) fn close(&mut self, ground: Ground) {
        let several = self.zones().nth(1).is_some();
        let homes = self.homes.iter().fold(SectorSet::EMPTY, |all, home| all.or(*home));
        let homes = if several { SectorSet::EMPTY } else { homes };
        self.closed = match ground {
            Ground::Open | Ground::Belt | Ground::Stations | Ground::Colonies => homes,
            Ground::OffMiddle => homes.or(self.middle_row()),
            Ground::Anywhere => self.gate_sectors,
        };
    }

    fn middle_row(&self) -> SectorSet {
        self.zones().next().map_or(SectorSet::EMPTY, |zone| zone.row(zone.depth / 2))
    }

    /// The sector in the middle.
    pub(crate) fn centre(&self) -> Option<Sector> {
        let zone = self.zones().next()?;
        Sector::new(zone.west + zone.width / 2, zone.depth / 2)
    }

    pub(crate) fn corners(&self) -> SectorSet {
        let of_zone = |zone: Zone| {
            let (east, north) = (zone.west + zone.width - 1, zone.depth - 1);
            [(zone.west, 0), (east, 0), (zone.west, north), (east, north)]
        };
        self.zones()
            .flat_map(of_zone)
            .filter_map(|(column, row)| Sector::new(column, row))
            .collect()
    }

    /// The half of the zone in front of a player: without the middle row, if there is one
    /// (`FC-SCN-42`).
    pub(crate) fn half_of(&self, is_south: bool) -> SectorSet {
        let Some(zone) = self.zones().next() else { return SectorSet::EMPTY };
        let rows = if is_south { 0..zone.depth / 2 } else { zone.depth.div_ceil(2)..zone.depth };
        rows.fold(SectorSet::EMPTY, |half, row| half.or(zone.row(row)))
    }

    /// Puts the gates of a scenario down, which lead nowhere.
    pub(crate) fn lay_lone_gates(&mut self, gates: Option<LoneGates>) {
        let (Some(gates), Some(zone)) = (gates, self.zones().next()) else { return };
        let (east, north) = (zone.west + zone.width - 1, zone.depth - 1);
        let ends = match gates {
            LoneGates::MiddleEnds => [(zone.west, zone.depth / 2), (east, zone.depth / 2)],
            LoneGates::Diagonal => [(zone.west, 0), (east, north)],
        };
        for (pair, (column, row)) in self.gates.iter_mut().zip(ends) {
            pair[0] = Sector::new(column, row);
            self.gate_sectors = pair[0].map_or(self.gate_sectors, |at| self.gate_sectors.with(at));
        }
    }

    /// Whether a gate can still have a letter of its own.
    pub(crate) fn has_free_letter(&self) -> bool {
        self.gates.contains(&[None; 2])
    }

    /// Puts a gate down that leads nowhere on the board.
    pub(crate) fn lay_lone_gate(&mut self, at: Sector) {
        if let Some(free) = self.gates.iter_mut().find(|pair| **pair == [None; 2]) {
            free[0] = Some(at);
            self.gate_sectors = self.gate_sectors.with(at);
        }
    }

    /// The gate of this number, X being 0, if it has no partner.
    pub(crate) fn lone_gate(&self, number: usize) -> Option<Sector> {
        match self.gates.get(number)? {
            [Some(only), None] => Some(*only),
            _ => None,
        }
    }
}

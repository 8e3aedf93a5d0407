//! Fog of war: the zone is discovered sector by sector.

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat};

use crate::board::field::Field;
use crate::board::sector::{Sector, SectorSet};
use crate::build::setup::placeable;
use crate::build::variant::Variants;
use crate::data::tables::SectorKind;
use crate::decide::refusal::refuse;
use crate::pieces::die::{Face, Spend};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint};
use crate::state::State;

/// The special sides of the tiles: so many of each kind. The last eight are those of Avatar and of
/// Salvation.
const TILES: [(SectorKind, u32); 7] = [
    (SectorKind::AsteroidField, 18),
    (SectorKind::GasCloud, 16),
    (SectorKind::GravityField, 16),
    (SectorKind::BattleStation, 2),
    (SectorKind::BlackHole, 2),
    (SectorKind::Colony, 2),
    (SectorKind::GammaStorm, 2),
];

/// All tiles, a bit for each.
pub(crate) const STACK: u64 = (1 << 58) - 1;

/// The tiles of the expansions that are used.
fn tiles_in_play(variants: Variants) -> u64 {
    placeable(variants).filter_map(tiles_of).fold(0, |all, tiles| all | tiles)
}

/// The tiles of a kind, as a set that chance picks from.
pub(crate) fn tiles_of(kind: SectorKind) -> Option<u64> {
    let mut first = 0;
    for (other, count) in TILES {
        if other == kind {
            return Some(((1 << count) - 1) << first);
        }
        first += count;
    }
    None
}

fn kind_of(tile: u8) -> Option<SectorKind> {
    let mut kinds = TILES.iter().map(|(kind, _)| *kind);
    kinds.find(|kind| tiles_of(*kind).is_some_and(|tiles| tiles & (1 << tile) != 0))
}

impl Field {
    /// Only the neutral sectors where players deploy are laid (`FC-OFW-02`), and what the scenario
    /// puts on the zone: its gates, its containers, its special sectors.
    pub(crate) fn cover(&mut self, has_own_ground: bool) -> Result<(), Refusal> {
        if !self.special.is_empty() && !has_own_ground {
            return Err(refuse("FC-OFW-02", "refusal-fleet-fog-terrain"));
        }
        let homes = self.homes.iter().fold(self.laid, |fog, home| fog.minus(*home));
        self.fog = homes.minus(self.special).minus(self.gates()).minus(self.cluttered);
        Ok(())
    }
}

impl State {
    /// The sectors that ships there would discover by the result (`FC-OFW-03`, `FC-OFW-07`).
    pub(crate) fn survey_sectors(&self, from: Sector, face: Face) -> SectorSet {
        face.reach(from).and(self.field.fog)
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// A result discovers all sectors around in its directions.
    pub(crate) fn order_survey(&mut self, spend: Spend, from: Sector) {
        let seat = self.state.active;
        self.pay(seat, spend);
        self.hint(seat, Hint::Part);
        for at in self.state.survey_sectors(from, spend.face()).iter() {
            self.discover(seat, at);
        }
    }

    /// On a special the next tile is laid special side up, otherwise neutral side up (`FC-OFW-04`).
    pub(crate) fn discover(&mut self, seat: Seat, at: Sector) {
        if !self.state.field.fog.contains(at) {
            return;
        }
        self.state.field.fog = self.state.field.fog.without(at);
        let face = self.roll_face();
        let kind = if face == Face::Special { self.draw_tile() } else { None };
        if let Some(kind) = kind {
            self.state.field.lay(self.state.tables, at, kind);
        }
        self.log.push(Event::SectorDiscovered { seat, at, face, kind });
        if kind == Some(SectorKind::BattleStation) {
            self.arm_stations();
        }
    }

    fn draw_tile(&mut self) -> Option<SectorKind> {
        let all = tiles_in_play(self.state.variants);
        let left = self.state.field.stack & all;
        let left = if left == 0 { all } else { left };
        let tile = self.chance.one_of(left);
        self.state.field.stack = left & !(1 << tile);
        kind_of(tile)
    }
}

//! Special sectors of the first edition: tiles with two sides, drawn one by one (`FC-LEG-09`).

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::field::Zone;
use crate::board::sector::SectorSet;
use crate::build::variant::Variant;
use crate::data::tables::SectorKind;
use crate::pieces::fleet::TILES;
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::scenario::Ground;
use crate::state::State;
use crate::state::step::Step;

/// The five tiles, each with its two sides.
const STACK: [[SectorKind; TILES]; 5] = [
    [SectorKind::AsteroidField, SectorKind::GravityField],
    [SectorKind::AsteroidField, SectorKind::GasCloud],
    [SectorKind::AsteroidField, SectorKind::RadarAnomaly],
    [SectorKind::GravityField, SectorKind::GasCloud],
    [SectorKind::GravityField, SectorKind::RadarAnomaly],
];

/// The tile with these two sides, written `asteroid_field/gas_cloud`, as a set that chance picks from.
pub(crate) fn tile_named(name: &str) -> Option<u64> {
    let (front, back) = name.split_once('/')?;
    let sides = [front.parse().ok()?, back.parse().ok()?];
    STACK.iter().position(|tile| *tile == sides).map(|number| 1 << number)
}

/// No zone takes more of them.
const MOST_OF_A_ZONE: u32 = 4;

impl State {
    /// Whether the seat draws the tile that it places, instead of setting tiles aside.
    pub(crate) fn draws_tiles(&self, seat: Seat) -> bool {
        let ground = self.tables.scenario(self.scenario).ground;
        let is_given =
            ground == Ground::Belt || (ground.site().is_some() && seat == self.scene.phebe);
        self.varies(Variant::DrawnTerrain) && !is_given
    }

    /// The sectors of zones that hold all the tiles they may.
    pub(crate) fn crowded(&self) -> SectorSet {
        if !self.varies(Variant::DrawnTerrain) {
            return SectorSet::EMPTY;
        }
        let zones = self.field.zones().map(Zone::sectors);
        let full = zones.filter(|zone| zone.and(self.field.special).len() >= MOST_OF_A_ZONE);
        full.fold(SectorSet::EMPTY, SectorSet::or)
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Asks for a special sector. Who draws his tiles has the two sides of the next one; when the
    /// stack is used up, the tiles of another box follow.
    pub(crate) fn ask_for_terrain(&mut self, seat: Seat, asked: u8) {
        self.state.steps.reset(Step::Terrain { seat, asked });
        if !self.state.draws_tiles(seat) {
            return;
        }
        let all = (1 << STACK.len()) - 1;
        let left = self.state.field.stack & all;
        let left = if left == 0 { all } else { left };
        let tile = self.chance.one_of(left);
        self.state.field.stack = left & !(1 << tile);
        let sides = STACK[usize::from(tile)];
        self.state.fleet_mut(seat).tiles = sides.map(Some);
        let [front, back] = sides;
        self.log.push(Event::TileDrawn { seat, front, back });
    }

    /// A tile that was drawn is used up by either side.
    pub(crate) fn drop_drawn_tile(&mut self, seat: Seat) {
        if self.state.draws_tiles(seat) {
            self.state.fleet_mut(seat).tiles = [None; TILES];
        }
    }
}

//! Damage to the ship: shields, tiles and the seventh hit (`SA-HULL-01` to `SA-HULL-14`).

use kernel::Log;

use super::{Outcome, Resolver};
use crate::effect::{Aura, NamedTarget, Strength, Target};
use crate::event::{Blow, Energy, Event, Flow};
use crate::ship::{Station, Zone};
use crate::tile::Tile;
use crate::turn::Number;

/// A zone has six tiles; the next draw loses the ship (`SA-LOSE-01`).
const DAMAGE_MOST: u8 = 6;

impl<L: Log<Event>> Resolver<'_, L> {
    /// An attack on each zone meant, from left to right (`SA-THREAT-10`, `SA-THREAT-11`).
    pub(super) fn attack(
        &mut self,
        number: Number,
        strength: Strength,
        zones: Target,
        leak: u8,
        ignore_shields: bool,
    ) -> Outcome {
        let mut strength = self.strength_of(number, strength);
        if strength == 0 {
            return Ok(());
        }
        // The Scout does not strengthen itself (`SA-X-09`).
        if self.now.foe(number).aura != Some(Aura::Attack) {
            strength += self.now.attack_aura;
        }
        for zone in self.zones_of(number, zones).iter() {
            let shield = &mut self.now.shields[zone.index()];
            let absorbed = if ignore_shields { 0 } else { strength.min(*shield) };
            *shield -= absorbed;
            self.log.push(Event::ZoneAttacked { number, zone, strength, absorbed });
            self.bank(Energy::Shield(zone), absorbed, Flow::Absorbed);
            self.damage(number, zone, (strength - absorbed) * leak, Blow::Attack)?;
        }
        Ok(())
    }

    /// Damage that no shield stops (`SA-THREAT-13`).
    pub(super) fn damage_zones(
        &mut self,
        number: Number,
        strength: Strength,
        zones: Target,
    ) -> Outcome {
        let points = self.strength_of(number, strength);
        if let Target::Named(NamedTarget::EachStation) = zones {
            for zone in self.now.foe(number).tokens.iter().map(Station::zone) {
                self.damage(number, zone, points, Blow::Inside)?;
            }
            return Ok(());
        }
        for zone in self.zones_of(number, zones).iter() {
            self.damage(number, zone, points, Blow::Inside)?;
        }
        Ok(())
    }

    /// One tile a point, doubled for each reason to double (`SA-HULL-13`).
    pub(super) fn damage(
        &mut self,
        number: Number,
        zone: Zone,
        points: u8,
        cause: Blow,
    ) -> Outcome {
        if points == 0 {
            return Ok(());
        }
        let strained = if self.now.zones[zone.index()].strained { 2 } else { 1 };
        let fissured = if self.now.fissured.contains(zone) { 2 } else { 1 };
        let points = points * strained * fissured;
        self.log.push(Event::ZoneDamaged { number, zone, points, cause });
        for _ in 0..points {
            self.draw_tile(number, zone)?;
        }
        Ok(())
    }

    /// One by one, and the loss at the seventh (`SA-HULL-10`). Test runs count cubes only
    /// (`SA-HULL-12`).
    fn draw_tile(&mut self, number: Number, zone: Zone) -> Outcome {
        let hull = &mut self.now.zones[zone.index()];
        if hull.damage == DAMAGE_MOST {
            return Err(self.lose(number, Some(zone)));
        }
        hull.damage += 1;
        if !self.level().has_damage_tiles() {
            self.log.push(Event::DamageCounted { zone });
            return Ok(());
        }
        // Whoever does not know the piles owes the tile.
        let Some(tiles) = self.tiles else { return Ok(()) };
        let lies_there = self.now.zones[zone.index()].tiles;
        let mut pile = tiles.of(zone).iter().filter(|tile| !lies_there.contains(**tile));
        if let Some(&tile) = pile.next() {
            self.lay_tile(zone, tile);
        }
        Ok(())
    }

    pub(super) fn lay_tile(&mut self, zone: Zone, tile: Tile) {
        let hull = &mut self.now.zones[zone.index()];
        hull.tiles = hull.tiles.with(tile);
        self.log.push(Event::TileDrawn { zone, tile });
        self.trim(zone, tile);
    }

    /// Cubes above the new capacity go to the bank (`SA-HULL-06`).
    fn trim(&mut self, zone: Zone, tile: Tile) {
        let (store, capacity) = match tile {
            Tile::Shield => (Energy::Shield(zone), self.now.shield_capacity(zone)),
            Tile::Reactor => (Energy::Reactor(zone), self.now.reactor_capacity(zone)),
            Tile::HeavyLaser | Tile::SecondWeapon | Tile::Gravolift | Tile::Structural => return,
        };
        let cubes = self.cubes(store);
        let excess = cubes.saturating_sub(capacity);
        *cubes -= excess;
        self.bank(store, excess, Flow::Trimmed);
    }
}

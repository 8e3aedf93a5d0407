//! How near a seat is to what its scenario asks for: a rule of thumb for players who calculate.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{SectorKind, ShipKind, Weapon};
use crate::insight::Afloat;
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::scenario::Goal;
use crate::state::State;

/// What an objective that is reached is worth, in class points.
const REACHED: f32 = 4.0;

/// What one sector on the way to it is worth.
const STEP: f32 = 0.3;

/// The way of somebody who is not on the board.
const FAR: f32 = 6.0;

/// What one sector on the way to a gate is worth, which has to be held besides.
const GATE_STEP: f32 = 0.5;

/// What it costs to leave the zone to the others for good.
const ALONE: f32 = 4.0;

/// What a ship with Gamma Warheads is worth less beside guns that could destroy it.
const FEAR: f32 = 2.0;

/// What a site is worth more while a whole ship of its owner stands on it, so that nobody docks
/// there.
const GUARD: f32 = 1.5;

/// What an enemy costs for each sector that it is nearer than three to a site without guard.
const INTRUDER: f32 = 0.4;

/// The hull with which a guard is as good as any.
const STOUT: f32 = 18.0;

/// What each ship costs that is still to come.
const WAITING: f32 = 0.45;

impl State {
    /// What the seat has achieved, in class points; nothing in a Pitched Battle.
    pub fn progress(&self, seat: Seat) -> f32 {
        let is_phebe = seat == self.scene.phebe;
        match self.tables.scenario(self.scenario).goal {
            Goal::Containers => self.cargo_progress(seat),
            Goal::Cruiser if is_phebe => self.cruiser_progress(),
            Goal::Shuttle => self.shuttle_progress(seat),
            Goal::Gates => self.gate_progress(seat),
            Goal::Stations => self.site_progress(seat, SectorKind::BattleStation),
            Goal::Champion => self.champion_progress(seat),
            Goal::Civilians if is_phebe => self.civilian_progress(seat),
            Goal::Colonies => self.site_progress(seat, SectorKind::Colony),
            Goal::Attrition | Goal::Cruiser | Goal::Civilians => 0.0,
        }
    }

    /// What a result to move by is worth to the seat now, in class points: much for those who are
    /// not on the board, or have something to take away; nothing in a Pitched Battle.
    pub fn haste(&self, seat: Seat) -> f32 {
        let is_phebe = seat == self.scene.phebe;
        match self.tables.scenario(self.scenario).goal {
            Goal::Gates if !self.fleet(seat).held_back.is_empty() => 0.4,
            Goal::Containers => 0.03,
            Goal::Champion => 0.05,
            Goal::Cruiser if is_phebe => {
                let cruiser = self.protected_ship().and_then(|ship| self.sector_of(ship));
                if cruiser.is_some() { 0.15 } else { 0.0 }
            }
            Goal::Shuttle => 0.25,
            Goal::Civilians if is_phebe => 0.25,
            Goal::Stations | Goal::Colonies if !is_phebe => 0.1,
            Goal::Stations => {
                let guarded = |at: Sector| !self.fleet(seat).at(at).is_empty();
                let stations = self.standing_sites(SectorKind::BattleStation);
                if stations.iter().all(guarded) { 0.0 } else { 0.15 }
            }
            Goal::Attrition | Goal::Cruiser | Goal::Gates | Goal::Civilians | Goal::Colonies => 0.0,
        }
    }

    fn cargo_progress(&self, seat: Seat) -> f32 {
        let home = self.field.homes[seat.index()];
        let saved = f32::from(self.scene.haul.saved[seat.index()]);
        let fled = f32::from(self.class_of(seat, self.fleet(seat).fled));
        let mut worth = REACHED * saved;
        if self.enemies(seat).all(|enemy| self.fleet(enemy).is_spent()) {
            // There is nothing to stay for.
            worth += fled;
        } else {
            worth += 0.5 * fled;
            if self.fleet(seat).is_spent() {
                worth -= ALONE;
            }
        }
        for at in self.fleet(seat).sectors.iter() {
            let hauled = self.crewed(seat, at).len().min(u32::from(self.scene.haul.cargo.at(at)));
            let way = STEP * (4.0 - distance(at, home)).max(0.0);
            worth += hauled as f32 * (1.0 + way);
            if hauled == 0 {
                worth -= 0.25 * distance(at, self.field.cluttered);
            }
        }
        worth
    }

    /// What is left of its hull, and the way that it has still to go.
    fn cruiser_progress(&self) -> f32 {
        let Some(cruiser) = self.protected_ship() else { return 0.0 };
        let exit = self.field.lone_gate(1).map_or(SectorSet::EMPTY, SectorSet::one);
        let way = self.sector_of(cruiser).map_or(FAR, |at| distance(at, exit));
        let whole = f32::from(self.ship(cruiser).hull) / 6.0;
        REACHED * whole - STEP * way
    }

    /// What the guns around could do to the ship, from nothing to all of it.
    fn danger(&self, seat: Seat, ship: ShipId, at: Sector) -> f32 {
        let hull = f32::from(self.fleet(seat).ship(ship).hull);
        let guns = |enemy: Seat| {
            let near = move |ship: &Afloat<'_>| ship.sector.is_some_and(|it| it.distance(at) <= 1);
            self.ships_of(enemy).filter(near).filter_map(|ship| ship.row.firepower)
        };
        let power: u8 = self.enemies(seat).flat_map(guns).sum();
        (f32::from(power) / hull).min(1.0)
    }

    /// The shuttle is worth most where it can flee from, and little while it is alone in reach of
    /// others.
    fn shuttle_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        if let Some(at) = self.shuttle_of(seat) {
            let company = fleet.at(at).len() > 1;
            let left = if company { 0.0 } else { self.reach_of_others(seat, at) };
            return REACHED - left - STEP * distance(at, self.field.corners());
        }
        let shuttle = self.enemies(seat).find_map(|enemy| self.shuttle_of(enemy));
        -STEP * shuttle.map_or(FAR, |at| distance_from(fleet.sectors, at))
    }

    /// Where the seat's shuttle is, if it has one.
    fn shuttle_of(&self, seat: Seat) -> Option<Sector> {
        let fleet = self.fleet(seat);
        let is_shuttle = |ship: &ShipId| fleet.ship(*ship).kind == ShipKind::DiplomaticShuttle;
        self.sector_of(ShipRef::new(seat, fleet.afloat.iter().find(is_shuttle)?))
    }

    /// What being alone costs: the less, the farther away the next enemy is.
    fn reach_of_others(&self, seat: Seat, at: Sector) -> f32 {
        let ways = self.enemies(seat).map(|enemy| distance_from(self.fleet(enemy).sectors, at));
        (1.5 - 0.5 * (ways.fold(FAR, f32::min) - 1.0)).max(0.0)
    }

    /// Gates that are held, and how far two different ships are from both of them.
    fn gate_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        let gates = self.field.gates();
        let held = gates.iter().filter(|gate| !self.crewed(seat, *gate).is_empty()).count();
        let both = if held > 1 { REACHED } else { 0.0 };
        let waiting = fleet.held_back.len() as f32;
        1.2 * held as f32 + both - GATE_STEP * self.way_to_gates(seat) - WAITING * waiting
    }

    fn way_to_gates(&self, seat: Seat) -> f32 {
        let mut gates = self.field.gates().iter();
        let (Some(one), Some(other)) = (gates.next(), gates.next()) else { return 0.0 };
        let ships = || self.ships_of(seat).filter_map(|ship| Some((ship.id, ship.sector?)));
        let mut best = 2.0 * FAR;
        for (first, at) in ships() {
            let way = f32::from(at.distance(one));
            best = best.min(way + FAR);
            for (_, beside) in ships().filter(|(second, _)| *second != first) {
                best = best.min(way + f32::from(beside.distance(other)));
            }
        }
        best
    }

    /// What stands serves Phebe; the others have to go there.
    fn site_progress(&self, seat: Seat, kind: SectorKind) -> f32 {
        let standing = self.standing_sites(kind);
        if seat == self.scene.phebe {
            let whole = |at: Sector| 1.0 - 0.25 * f32::from(self.field.marks(at));
            let guard = |at: Sector| match kind {
                SectorKind::BattleStation => self.guard(seat, at),
                SectorKind::AsteroidField
                | SectorKind::GravityField
                | SectorKind::GasCloud
                | SectorKind::BlackHole
                | SectorKind::Colony
                | SectorKind::GammaStorm
                | SectorKind::RadarAnomaly => 0.0,
            };
            return standing.iter().map(|at| REACHED * whole(at) + guard(at)).sum();
        }
        let fleet = self.fleet(seat);
        let armed = |ship: &ShipId| fleet.ship(*ship).weapon == Some(Weapon::GammaWarheads);
        match fleet.afloat.iter().find(armed) {
            Some(ship) if kind == SectorKind::Colony => {
                let way = self.sector_of(ShipRef::new(seat, ship));
                let whole = f32::from(fleet.ship(ship).hull) / f32::from(self.row(seat, ship).hull);
                let fear = way.map_or(0.0, |at| self.danger(seat, ship, at));
                REACHED * whole - FEAR * fear - STEP * way.map_or(FAR, |at| distance(at, standing))
            }
            _ => {
                let near = standing.iter().map(|at| distance_from(fleet.sectors, at));
                -STEP * near.reduce(f32::min).unwrap_or(0.0)
            }
        }
    }

    /// How well the seat keeps others from docking on its Battle Station: where it stands nobody
    /// else enters.
    fn guard(&self, seat: Seat, site: Sector) -> f32 {
        let fleet = self.fleet(seat);
        let hull: u8 = fleet.at(site).iter().map(|ship| fleet.ship(ship).hull).sum();
        if hull > 0 {
            return GUARD * (f32::from(hull) / STOUT).min(1.0);
        }
        let near = |enemy: Seat| 3.0 - distance_from(self.fleet(enemy).sectors, site);
        let intruder = self.enemies(seat).map(near).fold(0.0, f32::max);
        -STEP * distance_from(fleet.sectors, site) - INTRUDER * intruder
    }

    /// The Colonies that are not destroyed, or the Battle Stations that are not disabled.
    fn standing_sites(&self, kind: SectorKind) -> SectorSet {
        let serves = |number: usize, at: Sector| {
            let stands = self.field.kind(at) == Some(kind);
            stands && (kind == SectorKind::Colony || self.scene.bays[number].is_some())
        };
        let sites = self.scene.sites.iter().enumerate();
        sites.filter_map(|(number, site)| site.filter(|at| serves(number, *at))).collect()
    }

    fn champion_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        let Some(champion) = self.scene.champion(seat) else { return 0.0 };
        let row = self.row(seat, champion);
        REACHED * f32::from(fleet.ship(champion).hull) / f32::from(row.hull)
    }

    fn civilian_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        let goal = self.enemies(seat).map(|enemy| self.field.homes[enemy.index()]);
        let goal = goal.fold(SectorSet::EMPTY, SectorSet::or);
        let mut worth = REACHED * fleet.fled.len() as f32;
        let civilians = fleet.all().filter(|ship| fleet.ship(*ship).kind == ShipKind::Civilian);
        for ship in civilians {
            worth += match fleet.ship(ship).place {
                Place::On(at) => 2.0 - STEP * distance(at, goal),
                Place::Waiting | Place::Destroyed => 0.0,
            };
        }
        worth
    }
}

/// Sectors to the nearest of these; none when there are none.
fn distance(at: Sector, goals: SectorSet) -> f32 {
    goals.iter().map(|goal| goal.distance(at)).min().map_or(0.0, f32::from)
}

/// Sectors from the nearest of these ships; who has none is as far as can be.
fn distance_from(ships: SectorSet, goal: Sector) -> f32 {
    ships.iter().map(|at| goal.distance(at)).min().map_or(FAR, f32::from)
}

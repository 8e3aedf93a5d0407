//! How near a seat is to what its scenario asks for: a rule of thumb for players who calculate.

use kernel::Seat;

use crate::opening::CHAMPION;
use crate::scenario::Goal;
use crate::sector::{Sector, SectorSet};
use crate::ship::{Place, ShipId, ShipRef};
use crate::state::State;
use crate::tables::{SectorKind, ShipKind, Weapon};

/// What an objective that is reached is worth, in class points.
const REACHED: f32 = 4.0;

/// What one sector on the way to it is worth.
const STEP: f32 = 0.3;

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

    fn cargo_progress(&self, seat: Seat) -> f32 {
        let home = self.field.homes[seat.index()];
        let saved = f32::from(self.scene.saved[seat.index()]);
        let mut worth = REACHED * saved;
        for at in self.fleet(seat).sectors.iter() {
            let hauled = self.crewed(seat, at).len().min(u32::from(self.scene.cargo.at(at)));
            let way = STEP * (4.0 - distance(at, home)).max(0.0);
            worth += hauled as f32 * (1.0 + way);
            if hauled == 0 {
                worth -= 0.1 * distance(at, self.field.cluttered);
            }
        }
        worth
    }

    fn cruiser_progress(&self) -> f32 {
        let Some(cruiser) = self.protected_ship() else { return 0.0 };
        let exit = self.field.lone_gate(1).map_or(SectorSet::EMPTY, SectorSet::one);
        let way = self.sector_of(cruiser).map_or(6.0, |at| distance(at, exit));
        let whole = f32::from(self.ship(cruiser).hull) / 6.0;
        REACHED * whole - STEP * way
    }

    fn shuttle_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        let own = |ship: &ShipId| fleet.ship(*ship).kind == ShipKind::DiplomaticShuttle;
        let corners = self.field.corners();
        match fleet.afloat.iter().find(own) {
            Some(ship) => {
                let at = self.sector_of(ShipRef::new(seat, ship));
                REACHED - STEP * at.map_or(0.0, |at| distance(at, corners))
            }
            None => match self.lone_shuttle(seat) {
                Some((_, at)) => -STEP * distance(at, fleet.sectors),
                None => 0.0,
            },
        }
    }

    fn gate_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        let gates = self.field.gates();
        let held = gates.iter().filter(|gate| fleet.sectors.contains(*gate)).count() as f32;
        let way: f32 = gates.iter().map(|gate| distance(gate, fleet.sectors).min(6.0)).sum();
        let waiting = fleet.held_back.len() as f32;
        1.5 * held - STEP * way - STEP * waiting
    }

    /// What stands serves Phebe; the others have to go there.
    fn site_progress(&self, seat: Seat, kind: SectorKind) -> f32 {
        let serves = |number: usize, at: Sector| {
            let stands = self.field.kind(at) == Some(kind);
            stands && (kind == SectorKind::Colony || self.scene.bays[number].is_some())
        };
        let sites = self.scene.sites.iter().enumerate();
        let standing: SectorSet =
            sites.filter_map(|(number, site)| site.filter(|at| serves(number, *at))).collect();
        if seat == self.scene.phebe {
            return REACHED * standing.len() as f32;
        }
        let fleet = self.fleet(seat);
        let armed = |ship: &ShipId| fleet.ship(*ship).weapon == Some(Weapon::GammaWarheads);
        let near = match fleet.afloat.iter().find(armed) {
            Some(ship) => self.sector_of(ShipRef::new(seat, ship)).map(|at| distance(at, standing)),
            None => standing.iter().map(|at| distance(at, fleet.sectors)).reduce(f32::min),
        };
        -STEP * near.unwrap_or(0.0)
    }

    fn champion_progress(&self, seat: Seat) -> f32 {
        let fleet = self.fleet(seat);
        let champion = fleet.all().find(|ship| self.row(seat, *ship).class == CHAMPION);
        let Some(champion) = champion else { return 0.0 };
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

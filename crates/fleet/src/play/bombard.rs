//! Gamma Warheads: Colonies are shot at by red results.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Forbid, SectorKind, Weapon, WeaponEffect};
use crate::decide::list;
use crate::pieces::die::{Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::step::Step;
use crate::state::{Attack, AttackKind, State};

impl State {
    /// Whether the seat has a ship in play that can shoot at Colonies.
    pub(crate) fn has_warheads(&self, seat: Seat) -> bool {
        let fleet = self.fleet(seat);
        fleet.afloat.iter().any(|ship| fleet.ship(ship).weapon == Some(Weapon::GammaWarheads))
    }

    /// The ship of the sector that can shoot at Colonies (`FC-WPN-37`, `FC-WPN-52`).
    pub(crate) fn bombardier(&self, seat: Seat, from: Sector) -> Option<ShipId> {
        let silent = self.field.forbidding(Forbid::UseWeapon).contains(from);
        let mut launchers = self.launchers(seat, from).iter().filter(|_| !silent);
        launchers.find(|ship| self.fleet(seat).ship(*ship).weapon == Some(Weapon::GammaWarheads))
    }

    /// The Colonies that can be shot at.
    pub(crate) fn colonies(&self) -> SectorSet {
        let colony = |at: &Sector| self.field.kind(*at) == Some(SectorKind::Colony);
        self.field.special.iter().filter(colony).collect::<SectorSet>().minus(self.field.sheltered)
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// A shot at a Colony; ships of an enemy there may raise a shield against it (`FC-WPN-39`).
    pub(crate) fn order_bombardment(
        &mut self,
        volley: Volley,
        from: Sector,
        via: Sector,
        at: Sector,
    ) {
        let seat = self.state.active;
        let bombardier = self.state.bombardier(seat, from).map_or(ShipSet::EMPTY, ShipSet::one);
        for spend in volley.iter() {
            self.pay(seat, spend);
        }
        self.log.push(Event::ColonyShot { seat, from, at });
        let mut enemies = self.state.enemies(seat);
        let keeper = enemies.find(|enemy| self.state.fleet(*enemy).sectors.contains(at));
        drop(enemies);
        let target = keeper.and_then(|keeper| {
            let ship = self.state.crewed(keeper, at).first()?;
            Some(ShipRef::new(keeper, ship))
        });
        self.state.steps.push(Step::Bombed { at });
        if let Some(target) = target {
            let mut joined = [ShipSet::EMPTY; Seat::MOST];
            joined[seat.index()] = bombardier;
            let shot = Attack::new(AttackKind::Warheads, seat, (from, via, at), target);
            self.state.attack = Attack { volley: Some(volley), joined, bonus_rolled: true, ..shot };
            self.state.steps.push(Step::Ward);
        } else {
            self.state.attack.blocked = SectorSet::EMPTY;
        }
    }

    /// Whether the ships on the Colony have a shield against the shot.
    pub(crate) fn has_ward(&self) -> bool {
        let seat = self.state.attack.target.seat;
        !list::wards(self.state, seat).is_empty()
    }

    pub(crate) fn ward(&mut self, seat: Seat, spend: Spend, against: Sector) {
        self.raise_shield(seat, spend, against, None);
        self.state.steps.pop();
    }

    /// A shot that was not stopped leaves a mark; the last one makes the Colony an asteroid field
    /// (`FC-WPN-38`, `FC-WPN-41`).
    pub(crate) fn bombed(&mut self, at: Sector) {
        self.state.steps.pop();
        if !self.state.attack.blocked.is_empty() {
            return;
        }
        let hits = self.state.field.mark(at);
        self.log.push(Event::ColonyHit { at, hits });
        let WeaponEffect::Warheads { hits: enough } =
            self.state.tables.weapon(Weapon::GammaWarheads).effect
        else {
            return;
        };
        if hits < enough {
            return;
        }
        self.state.field.clear_marks(at);
        self.state.field.lay(self.state.tables, at, SectorKind::AsteroidField);
        self.log.push(Event::ColonyDestroyed { at });
        self.state.victory_due = true;
        self.state.last_loss = self.state.round;
        for seat in Seat::all(self.state.seats) {
            let fleet = self.state.fleet_mut(seat);
            let ships = fleet.at(at);
            fleet.docked = fleet.docked.minus(ships);
            if !ships.is_empty() {
                self.state.steps.push(Step::Enter { seat, ships, at, origin: at });
            }
        }
    }
}

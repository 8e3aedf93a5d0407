//! Boarding: Scavengers give ships up to capture one.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::data::tables::{Forbid, Power};
use crate::pieces::device::Device;
use crate::pieces::die::{Held, Spend};
use crate::pieces::ship::{Place, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint};
use crate::state::State;
use crate::state::step::Step;

impl State {
    /// The ships that those of the sector can capture: alone beside them, open to targeting, and
    /// of no more class than all of them together (`FC-FAC-28`, `FC-FAC-29`, `FC-FAC-31`).
    pub(crate) fn prizes(&self, seat: Seat, from: Sector) -> impl Iterator<Item = ShipRef> {
        let class = self.class_of(seat, self.hands(seat, from));
        let fleet = self.fleet(seat);
        let able = fleet.has(Power::Boarding)
            && usize::from(fleet.built) < ShipId::COUNT
            && !self.field.forbidding(Forbid::Attack).contains(from);
        let hidden = self.field.forbidding(Forbid::BeNamed).or(self.field.sheltered);
        let near = from.around().minus(hidden);
        let enemies = self.enemies(seat).filter(move |_| able);
        enemies.flat_map(move |enemy| {
            let sectors = self.fleet(enemy).sectors.and(near).iter();
            sectors.filter_map(move |at| {
                let crew = self.crewed(enemy, at);
                let prize = ShipRef::new(enemy, crew.first()?);
                let fits = self.row(enemy, prize.ship).class <= class;
                let alone = crew.len() == 1 && self.signals_at(enemy, at).is_empty();
                let open = alone && !self.is_guarded(prize, at);
                (open && fits && self.is_targetable(prize)).then_some(prize)
            })
        })
    }

    /// Squadrons leave a ship alone (`FC-DEF-16`), but nobody else can stand where they are
    /// (`FC-SQN-08`): only the prize's own, which vanish with it, are no hindrance.
    pub(crate) fn is_guarded(&self, prize: ShipRef, at: Sector) -> bool {
        let there = self.squadrons(prize.seat).and(self.fleet(prize.seat).at(at));
        !there.minus(self.squadrons_of(prize)).is_empty()
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    pub(crate) fn order_boarding(&mut self, from: Sector, pair: [Held; 2], prize: ShipRef) {
        let seat = self.state.active;
        for special in pair {
            self.pay(seat, Spend::plain(special));
        }
        self.hint(seat, Hint::Part);
        self.state.steps.push(Step::Board { from, prize });
    }

    /// The sacrificed ships are removed, and the prize changes sides with its hull and its weapon
    /// (`FC-FAC-30`, `FC-FAC-31`).
    pub(crate) fn board(&mut self, ships: ShipSet) {
        let Step::Board { prize, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let seat = self.state.active;
        for ship in ships.iter() {
            self.reveal(ShipRef::new(seat, ship));
            self.remove(ShipRef::new(seat, ship));
        }
        self.reveal_weapon(prize);
        (0..Device::MOST_OF_A_SHIP as u8).for_each(|slot| self.reveal_device(prize, slot));
        let (captured, at) = (*self.state.ship(prize), self.state.sector_of(prize));
        let Some(at) = at else { return };
        let wreck = self.state.fleet(prize.seat).wrecks.contains(prize.ship);
        self.drop_squadrons(prize);
        // What it laid, and what sat on it, is left behind by a ship that changes sides.
        self.lose_tokens(|token| token.carrier == prize || token.victim == Some(prize));
        self.remove(prize);
        let number = self.state.fleet(seat).built;
        let fleet = self.state.fleet_mut(seat);
        fleet.add(captured);
        if let Some(id) = ShipId::new(number) {
            fleet.place(id, Place::On(at));
            // A wreck stays one (`FC-FAC-23`).
            if wreck {
                fleet.wrecks = fleet.wrecks.with(id);
            }
            let by = ShipRef::new(seat, id);
            self.log.push(Event::ShipBoarded { prize, kind: Some(captured.kind), by, at });
        }
    }

    /// Takes a ship out of play without any damage.
    fn remove(&mut self, ship: ShipRef) {
        let fleet = self.state.fleet_mut(ship.seat);
        fleet.ship_mut(ship.ship).hull = 0;
        fleet.place(ship.ship, Place::Destroyed);
        self.lose_tokens(|token| token.falls_with(ship));
        self.abandon_station(ship);
        self.end_capacities_of(ship);
        self.state.victory_due = true;
        self.state.last_loss = self.state.round;
    }
}

//! What is pending names ships by their letters: when letters are dealt out anew, it follows.

use kernel::Seat;

use crate::pieces::capacity::Activation;
use crate::pieces::ship::{ShipId, ShipSet};
use crate::state::State;
use crate::state::step::{Arrival, Step};

/// Two ships of a seat that have changed their letters.
#[derive(Debug, Clone, Copy)]
struct Exchange {
    seat: Seat,
    one: ShipId,
    other: ShipId,
}

impl Exchange {
    fn ship(self, ship: ShipId) -> ShipId {
        match ship {
            _ if ship == self.one => self.other,
            _ if ship == self.other => self.one,
            _ => ship,
        }
    }

    fn set(self, seat: Seat, ships: &mut ShipSet) {
        if seat == self.seat {
            *ships = ships.swapped(self.one, self.other);
        }
    }

    fn id(self, seat: Seat, ship: &mut ShipId) {
        if seat == self.seat {
            *ship = self.ship(*ship);
        }
    }

    fn name(self, name: &mut Activation) {
        self.id(name.ship.seat, &mut name.ship.ship);
    }

    fn arrival(self, arrival: &mut Option<Arrival>) {
        if let Some(Arrival { seat, ships, .. }) = arrival {
            self.set(*seat, ships);
        }
    }

    fn step(self, active: Seat, step: &mut Step) {
        match step {
            Step::Onward { ships, stride, .. } | Step::MoveShips { ships, stride, .. } => {
                self.set(active, ships);
                self.set(active, &mut stride.swift);
            }
            Step::Load { ships, .. } | Step::Plunge { ships } | Step::Emerge { ships, .. } => {
                self.set(active, ships);
            }
            Step::Bring { brought, .. } => self.set(active, brought),
            Step::Offensive { carrier, .. } | Step::LayMines { carrier, .. } => {
                self.id(active, carrier);
            }
            Step::SecondShot { ship, .. } => self.id(active, ship),
            Step::Veil { seat, ships: Some(ships) }
            | Step::Enter { seat, ships, .. }
            | Step::Drift { seat, ships, .. }
            | Step::Pilots { seat, ships, .. }
            | Step::Unveil { seat, ships, .. }
            | Step::Gather { seat, ships, .. }
            | Step::Jump { seat, ships, .. } => self.set(*seat, ships),
            Step::Trigger { name, arrival, .. } => {
                self.name(name);
                self.arrival(arrival);
            }
            Step::Sight { name, .. } => self.name(name),
            Step::Choose
            | Step::Arm
            | Step::SetAside { .. }
            | Step::Terrain { .. }
            | Step::Portal { .. }
            | Step::Deploy { .. }
            | Step::Found { .. }
            | Step::Breach { .. }
            | Step::Dismiss { .. }
            | Step::Preroll { .. }
            | Step::Prestore { .. }
            | Step::Impulse { .. }
            | Step::Start { .. }
            | Step::Reprogram
            | Step::Energy
            | Step::Actions
            | Step::Bridge { .. }
            | Step::Redirect
            | Step::Deflect { .. }
            | Step::Muster { .. }
            | Step::Assist { .. }
            | Step::Foil { .. }
            | Step::Veil { .. }
            | Step::React
            | Step::Drained { .. }
            | Step::Dock { .. }
            | Step::Board { .. }
            | Step::Blast { .. }
            | Step::Stir
            | Step::Shift { .. }
            | Step::Reinforce
            | Step::Leave { .. }
            | Step::Ward
            | Step::Tow { .. }
            | Step::Bombed { .. }
            | Step::Impact
            | Step::FallBack { .. }
            | Step::Scanned { .. } => {}
        }
    }
}

impl State {
    /// The letters of two ships were exchanged: steps that wait for them mean the same ships.
    pub(crate) fn rename_pending(&mut self, seat: Seat, one: ShipId, other: ShipId) {
        let exchange = Exchange { seat, one, other };
        for step in self.steps.pending_mut() {
            exchange.step(self.active, step);
        }
        exchange.set(self.active, &mut self.scene.haul.haulers);
        exchange.set(self.active, &mut self.scene.grounded);
    }

    /// Capacities and Refuellers go by the letters of their ships.
    pub(crate) fn rename_in_capacities(&mut self, seat: Seat, one: ShipId, other: ShipId) {
        let exchange = Exchange { seat, one, other };
        if !self.capacities.is_empty() {
            let before = self.capacities;
            for active in before.iter() {
                let mut renamed = active;
                exchange.name(&mut renamed.name);
                self.capacities.replace(active, renamed);
            }
        }
        self.fleet_mut(seat).bridge.rename_refuellers(|ship| exchange.ship(ship));
    }
}

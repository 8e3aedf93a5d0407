//! The set-up, step by step: first player, special sectors, deployment.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::die::{Colour, Face};
use crate::event::Event;
use crate::fleet::TILES;
use crate::resolve::Resolver;
use crate::sector::Sector;
use crate::setup::Plan;
use crate::ship::{Place, ShipId, ShipRef};
use crate::step::Step;
use crate::tables::SectorKind;

impl<C: Chance, L: Log<Event>> Resolver<'_, C, L> {
    /// Finds out who begins, and goes on to the special sectors or to the deployment.
    pub(crate) fn begin(&mut self, plan: &Plan) {
        let first = match plan.first {
            Some(seat) => seat,
            None => self.roll_for_start(),
        };
        self.state.first = first;
        self.state.active = first;
        self.log.push(Event::FirstPlayerFound { seat: first });
        self.state.steps.reset(if plan.places_terrain {
            Step::SetAside { seat: first }
        } else {
            Step::Deploy { seat: first }
        });
    }

    /// Everybody rolls all dice, the most specials begin (`FC-SETUP-01`); those who tie roll again
    /// (`FC-SETUP-02`).
    fn roll_for_start(&mut self) -> Seat {
        let mut tied: Vec<Seat> = Seat::all(self.state.seats).collect();
        while tied.len() > 1 {
            let mut rolls = Vec::new();
            for seat in tied {
                let dice: u8 = Colour::ALL.iter().map(|c| self.state.dice(seat, *c)).sum();
                let specials = (0..dice).filter(|_| self.roll_face() == Face::Special).count();
                self.log.push(Event::StartRolled { seat, specials: specials as u8 });
                rolls.push((seat, specials));
            }
            let most = rolls.iter().map(|(_, specials)| *specials).max();
            rolls.retain(|(_, specials)| Some(*specials) == most);
            tied = rolls.into_iter().map(|(seat, _)| seat).collect();
        }
        tied[0]
    }

    /// Each player in turn sets two tiles aside (`FC-SETUP-07`).
    pub(crate) fn set_aside(&mut self, seat: Seat, kind: SectorKind) {
        self.log.push(Event::TileSetAside { seat, kind });
        let tiles = &mut self.state.fleet_mut(seat).tiles;
        if let Some(free) = tiles.iter_mut().find(|tile| tile.is_none()) {
            *free = Some(kind);
        }
        if tiles.contains(&None) {
            return;
        }
        let next = seat.next(self.state.seats);
        self.state.steps.reset(if next == self.state.first {
            Step::Terrain { seat: next, asked: 0 }
        } else {
            Step::SetAside { seat: next }
        });
    }

    pub(crate) fn lay_sector(&mut self, seat: Seat, kind: SectorKind, at: Sector) {
        let tiles = &mut self.state.fleet_mut(seat).tiles;
        if let Some(tile) = tiles.iter_mut().find(|tile| **tile == Some(kind)) {
            *tile = None;
        }
        self.state.field.lay(self.state.tables, at, kind);
        self.log.push(Event::SectorLaid { seat, kind, at });
        self.next_terrain(seat);
    }

    /// Twice round the table (`FC-SETUP-08`).
    pub(crate) fn next_terrain(&mut self, seat: Seat) {
        let Step::Terrain { asked, .. } = self.state.steps.top() else { return };
        let next = seat.next(self.state.seats);
        let asked = if next == self.state.first { asked + 1 } else { asked };
        self.state.steps.reset(if usize::from(asked) < TILES {
            Step::Terrain { seat: next, asked }
        } else {
            Step::Deploy { seat: self.state.first }
        });
    }

    /// One ship at a time, in turn; who has none left is skipped (`FC-SETUP-11`, `FC-SETUP-12`).
    pub(crate) fn deploy(&mut self, seat: Seat, ship: ShipId, at: Sector) {
        self.state.fleet_mut(seat).place(ship, Place::On(at));
        let kind = self.state.fleet(seat).ship(ship).kind;
        self.log.push(Event::ShipDeployed { ship: ShipRef::new(seat, ship), kind, at });
        let mut order = self.state.clockwise(seat.next(self.state.seats));
        match order.find(|next| self.state.fleet(*next).waiting().next().is_some()) {
            Some(next) => self.state.steps.reset(Step::Deploy { seat: next }),
            None => self.begin_turn(self.state.first),
        }
    }
}

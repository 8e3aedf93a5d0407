//! What special sectors do at the start of a turn, besides tests: docks and Black Holes.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::data::tables::StartEffect;
use crate::pieces::die::Face;
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint, Repair};
use crate::state::State;
use crate::state::step::Step;

/// The marker that activates a Black Hole (`FC-BLK-02`).
pub(crate) const MARKERS: u8 = 4;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The start-of-turn effect of a special sector.
    pub(crate) fn resolve_sector(&mut self, at: Sector) {
        let Some(kind) = self.state.field.kind(at) else { return };
        match self.state.tables.sector(kind).at_start_of_turn {
            Some(StartEffect::TestClassDamage) => self.test_sector(at),
            Some(StartEffect::Dock) => self.state.steps.push(Step::Dock { at }),
            Some(StartEffect::Swell) => self.swell(at),
            None => {}
        }
    }

    /// The ship takes the dock, in place of another (`FC-STA-02`, `FC-COL-01`); without a ship the
    /// dock is left.
    pub(crate) fn dock(&mut self, ship: Option<ShipId>) {
        let Step::Dock { at } = self.state.steps.top() else { return };
        let seat = self.state.active;
        let there = self.state.fleet(seat).at(at);
        if let Some(before) = self.state.fleet(seat).docked.and(there).first() {
            let before = ShipRef::new(seat, before);
            match ship {
                Some(next) => self.state.pass_tokens(before, ShipRef::new(seat, next)),
                None => self.abandon_station(before),
            }
        }
        let fleet = self.state.fleet_mut(seat);
        fleet.docked = fleet.docked.minus(there);
        if let Some(ship) = ship {
            fleet.docked = fleet.docked.with(ship);
            self.hint(seat, Hint::Part);
            let ship = ShipRef::new(seat, ship);
            let kind = self.state.shown_kind(ship);
            let dock = self.state.field.kind(at).expect("there is a dock");
            self.log.push(Event::ShipDocked { ship, kind, at, dock });
            self.disable_station(at);
        }
        self.leave_dock();
    }

    /// Whether there is no ship to dock or undock. Signals are asked about all the same: they may
    /// be anything.
    pub(crate) fn has_nobody_to_dock(&self, at: Sector) -> bool {
        let seat = self.state.active;
        self.state.hands(seat, at).is_empty() && self.state.signals_at(seat, at).is_empty()
    }

    /// A Colony then repairs the docked ship (`FC-COL-02`).
    pub(crate) fn leave_dock(&mut self) {
        let Step::Dock { at } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let seat = self.state.active;
        let fleet = self.state.fleet(seat);
        let docked = fleet.docked.and(fleet.at(at)).first();
        let repair =
            self.state.field.kind(at).map_or(0, |kind| self.state.tables.sector(kind).repair);
        if let (Some(ship), true) = (docked, repair > 0) {
            self.repair(ShipRef::new(seat, ship), repair, Repair::Dock);
        }
    }

    /// A special adds a marker; the fourth activates the hole and begins a new cycle
    /// (`FC-BLK-01`, `FC-BLK-05`).
    fn swell(&mut self, at: Sector) {
        let face = self.roll_face();
        let kind = self.state.field.kind(at).expect("a Black Hole lies there");
        self.log.push(Event::SectorTested { seat: self.state.active, at, kind, face });
        if face != Face::Special {
            return;
        }
        let markers = self.state.field.mark(at);
        if markers >= MARKERS {
            self.state.field.clear_marks(at);
            self.pull(at);
        }
    }

    /// Every ship on a straight line moves one sector toward the hole, the nearest first, so that
    /// nobody blocks the next (`FC-BLK-03`, `FC-BLK-07`).
    fn pull(&mut self, hole: Sector) {
        self.log.push(Event::HoleActivated { at: hole });
        let zone = self.state.field.zone_of(hole);
        for first in hole.around().and(zone).iter() {
            self.draw_in(first, hole);
            let (mut to, mut from) = (first, first.beyond(hole, first));
            while let Some(at) = from.filter(|at| zone.contains(*at)) {
                self.pull_sector(at, to);
                to = at;
                from = at.beyond(hole, first);
            }
        }
    }

    /// Whoever is beside the hole is destroyed in it, from all sides at once: nobody takes up room
    /// there or bars the way to others (`FC-BLK-04`).
    fn draw_in(&mut self, from: Sector, hole: Sector) {
        let Some(seat) = self.holder(from) else { return };
        let ships = self.state.fleet(seat).at(from);
        self.hint(seat, Hint::Part);
        self.put(seat, ships, from, hole);
        for ship in ships.iter() {
            self.swallow(ShipRef::new(seat, ship));
        }
    }

    fn holder(&self, at: Sector) -> Option<Seat> {
        let mut seats = Seat::all(self.state.seats);
        seats.find(|seat| self.state.fleet(*seat).sectors.contains(at))
    }

    /// The ships that fit go; the others stay (`FC-OCC-08`).
    fn pull_sector(&mut self, from: Sector, to: Sector) {
        let Some(seat) = self.holder(from) else { return };
        if self.state.enterable(seat).contains(to) {
            self.hint(seat, Hint::Part);
            let group = self.state.fitting(seat, from, to);
            self.arrive(seat, group, to, None);
        }
    }
}

impl State {
    /// The ships that the other sector has room for, the earlier letters first (`FC-OCC-08`).
    pub(crate) fn fitting(&self, seat: Seat, from: Sector, to: Sector) -> ShipSet {
        let mut group = ShipSet::EMPTY;
        let mut room = self.room(seat, to);
        for ship in self.fleet(seat).at(from).iter() {
            let class = self.row(seat, ship).class;
            if class <= room {
                room -= class;
                group = group.with(ship);
            }
        }
        group
    }
}

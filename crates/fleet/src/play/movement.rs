//! Moving ships, and what happens where they arrive.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::data::tables::{Ability, Entry, Power, SectorKind, Weapon};
use crate::decide::list;
use crate::pieces::die::{Colour, Face, Spend};
use crate::pieces::ship::{Place, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint};
use crate::state::step::{Arrival, Step, Stride};

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// A blue result moves ships of one sector to one other (`FC-MOVE-01`, `FC-MOVE-02`); if all
    /// ships there are Ionic, the result may be played twice (`FC-ABL-01`).
    pub(crate) fn order_move(&mut self, spend: Spend, from: Sector, to: Sector) {
        let seat = self.state.active;
        let face = spend.face();
        let ships = self.state.fleet(seat).at(from).minus(self.state.scene.grounded);
        let ionic = self.state.all_have(seat, from, Ability::Ionic);
        let spent = spend.stored_specials();
        let module = self.state.with_module(seat, from, Weapon::IonicModule, spent);
        let swift = self.swift_ships(ships, ionic, module);
        let slow = if face.is_directional() { self.state.amplified(seat, from) } else { 0 };
        let left = slow + u8::from(face.is_directional()) + self.longer_by_multi(seat, face, ionic);
        self.pay(seat, spend);
        if ships.len() > 1 {
            self.hint_at_room(seat, ships, to);
        }
        // A green result leads through a gate and no further (`FC-LEG-16`).
        let is_movement = spend.colour() == Colour::Blue;
        let stride = if is_movement { Stride { swift, left, slow } } else { Stride::NONE };
        self.ask_for_ships(ships, to, face, stride);
    }

    /// The ships of the group that go a second step: Ionic ones that are not docked (`FC-STA-05`),
    /// or those with a module. Squadrons go along with any of them (`FC-MOVE-08`).
    fn swift_ships(&self, ships: ShipSet, ionic: bool, module: ShipSet) -> ShipSet {
        let seat = self.state.active;
        let decoy = |ship: &ShipId| self.state.is_decoy(ShipRef::new(seat, *ship));
        if ionic {
            let decoys: ShipSet = ships.iter().filter(decoy).collect();
            return ships.minus(decoys).minus(self.state.fleet(seat).docked);
        }
        if module.is_empty() { module } else { module.or(ships.and(self.state.squadrons(seat))) }
    }

    /// Sao Kai Suhn: a multi takes Ionic ships one sector further (`FC-CMD-05`).
    fn longer_by_multi(&self, seat: Seat, face: Face, ionic: bool) -> u8 {
        let stretched = self.state.fleet(seat).has(Power::StretchesMulti);
        u8::from(stretched && ionic && face == Face::Multi)
    }

    /// That Signals fit in with others says something about them.
    fn hint_at_room(&mut self, seat: Seat, ships: ShipSet, to: Sector) {
        let there = self.state.fleet(seat).at(to);
        if !there.is_empty() && !there.or(ships).and(self.state.fleet(seat).hidden).is_empty() {
            self.hint(seat, Hint::Room);
        }
    }

    /// Leaves out what can never go there, and asks when more than one group can.
    fn ask_for_ships(&mut self, ships: ShipSet, to: Sector, face: Face, stride: Stride) {
        let seat = self.state.active;
        let room = self.state.room(seat, to);
        let fits = |ship: &crate::pieces::ship::ShipId| self.state.row(seat, *ship).class <= room;
        let ships = ships.iter().filter(fits).collect();
        self.state.steps.push(Step::MoveShips { ships, to, face, stride });
    }

    pub(crate) fn choose_ships(&mut self, ships: ShipSet) {
        if let Step::Gather { .. } = self.state.steps.top() {
            self.gather(ships);
            return;
        }
        if let Step::Board { .. } = self.state.steps.top() {
            self.board(ships);
            return;
        }
        if let Step::Leave { .. } = self.state.steps.top() {
            self.leave(ships);
            return;
        }
        if let Step::Plunge { .. } = self.state.steps.top() {
            self.plunge(ships);
            return;
        }
        let Step::MoveShips { to, face, stride, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let goers = stride.goers(ships);
        if !goers.is_empty() {
            self.state.steps.push(Step::Onward { ships: goers, face, stride });
        }
        if self.state.loadable(ships) > 0 {
            self.state.steps.push(Step::Load { ships, to });
            return;
        }
        let seat = self.state.active;
        self.arrive(seat, ships, to, None);
    }

    /// Modules that let their ships do more are shown then (`FC-OSW-02`).
    pub(crate) fn reveal_modules(&mut self, ships: ShipSet, module: Weapon) {
        let seat = self.state.active;
        let fleet = self.state.fleet(seat);
        let has = |ship: &ShipId| fleet.ship(*ship).weapon == Some(module);
        let carriers: ShipSet = ships.and(fleet.secret).iter().filter(has).collect();
        carriers.iter().for_each(|ship| self.reveal_weapon(ShipRef::new(seat, ship)));
    }

    /// The group may have been thrown back on the way.
    pub(crate) fn can_go_onward(&self, ships: ShipSet, face: Face) -> bool {
        let seat = self.state.active;
        let at = ships.first().and_then(|ship| self.state.sector_of(ShipRef::new(seat, ship)));
        if at.is_some_and(|at| self.state.field.cluttered.contains(at)) {
            return false;
        }
        let near = list::destinations(self.state, seat, ships, face);
        !near.or(list::onward_exits(self.state, seat, ships, face)).is_empty()
    }

    pub(crate) fn go_onward(&mut self, to: Sector) {
        let Step::Onward { ships, face, stride } = self.state.steps.top() else { return };
        self.state.steps.pop();
        // What an Amplifier adds is no ability of those who move (`FC-OHD-12`).
        if stride.slow == 0 {
            self.reveal_modules(ships, Weapon::IonicModule);
            self.reveal_all(self.state.active, ships);
        }
        if ships.len() > 1 {
            self.hint_at_room(self.state.active, ships, to);
        }
        self.ask_for_ships(ships, to, face, stride.next());
    }

    /// Puts ships of one sector into another; what happens there follows as a step. The origin is
    /// where a Gravity Field throws them back to.
    pub(crate) fn arrive(
        &mut self,
        seat: Seat,
        ships: ShipSet,
        to: Sector,
        origin: Option<Sector>,
    ) {
        let first = ships.first().map(|ship| ShipRef::new(seat, ship));
        let Some(from) = first.and_then(|ship| self.state.sector_of(ship)) else { return };
        self.put(seat, ships, from, to);
        self.come_in(Arrival { seat, ships, at: to }, origin.unwrap_or(from));
    }

    /// What happens to ships that have come to a sector together: once for all of them
    /// (`FC-AST-04`).
    pub(crate) fn come_in(&mut self, arrival: Arrival, origin: Sector) {
        let Arrival { seat, ships, at } = arrival;
        self.discover(seat, at);
        self.trip_mines(seat, ships, at);
        self.notice_arrival(arrival);
        if self.state.field.special.contains(at) {
            self.state.steps.push(Step::Enter { seat, ships, at, origin });
        }
    }

    pub(crate) fn put(&mut self, seat: Seat, ships: ShipSet, from: Sector, to: Sector) {
        self.hint_at_room(seat, ships, to);
        for ship in ships.iter() {
            self.abandon_station(ShipRef::new(seat, ship));
            self.state.fleet_mut(seat).place(ship, Place::On(to));
        }
        let kind = self.state.single_kind(seat, ships);
        self.log.push(Event::ShipsMoved { seat, ships, kind, from, to });
        if seat == self.state.active {
            self.state.scene.haul.haulers = self.state.scene.haul.haulers.minus(ships);
        }
        self.seize(seat, to);
        self.look_at_gates_at_once();
        if !self.state.field.zone_of(from).contains(to) {
            for ship in ships.iter() {
                let left = ShipRef::new(seat, ship);
                self.lose_tokens(|token| token.stays_behind(left));
                self.leave_squadrons(left, to);
                self.end_capacities_of(left);
            }
        }
    }

    /// The entry effect of a special sector (`FC-MOVE-04`).
    pub(crate) fn enter(&mut self, seat: Seat, ships: ShipSet, at: Sector, origin: Sector) {
        self.state.steps.pop();
        // Decoys that a Recon Beam has found are gone.
        let ships = ships.and(self.state.fleet(seat).afloat);
        let Some(kind) = self.state.field.kind(at).filter(|_| !ships.is_empty()) else { return };
        match self.state.tables.sector(kind).on_entry {
            Some(Entry::TestClassDamage | Entry::Drift) => {
                self.test(seat, ships, at, origin, kind);
            }
            Some(Entry::Destroyed) => {
                for ship in ships.iter() {
                    self.swallow(ShipRef::new(seat, ship));
                }
            }
            Some(Entry::Peek) => self.peek(seat, at),
            Some(Entry::Unveil) => self.unveil(seat, ships, at, origin),
            None => {}
        }
    }

    /// Rolls a sector's test; Expert Pilots may roll once more (`FC-FAC-26`).
    pub(crate) fn test(
        &mut self,
        seat: Seat,
        ships: ShipSet,
        at: Sector,
        origin: Sector,
        kind: SectorKind,
    ) {
        let face = self.roll_face();
        self.log.push(Event::SectorTested { seat, at, kind, face });
        if self.state.fleet(seat).has(Power::ExpertPilots) {
            self.state.steps.push(Step::Pilots { seat, ships, at, origin, face });
        } else {
            self.apply_test(seat, ships, at, origin, face);
        }
    }

    /// The pilots keep the result, or roll again; the second stands.
    pub(crate) fn pilots_decide(&mut self, again: bool) {
        let Step::Pilots { seat, ships, at, origin, face } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let face = if again { self.roll_face() } else { face };
        if let (true, Some(kind)) = (again, self.state.field.kind(at)) {
            self.log.push(Event::SectorTested { seat, at, kind, face });
        }
        self.apply_test(seat, ships, at, origin, face);
    }

    fn apply_test(&mut self, seat: Seat, ships: ShipSet, at: Sector, origin: Sector, face: Face) {
        let Some(kind) = self.state.field.kind(at) else { return };
        match self.state.tables.sector(kind).on_entry {
            Some(Entry::Drift) => self.drift(seat, ships, at, origin, face),
            _ => self.take_class_damage(seat, at, kind, face),
        }
    }

    /// One roll; on a special every ship there takes damage by its class (`FC-AST-01`,
    /// `FC-AST-04`).
    fn take_class_damage(&mut self, seat: Seat, at: Sector, kind: SectorKind, face: Face) {
        if face == Face::Special {
            let factor = self.state.tables.sector(kind).damage_per_class;
            self.reveal_all(seat, self.state.fleet(seat).at(at));
            for ship in self.state.fleet(seat).at(at).iter() {
                let class = self.state.row(seat, ship).class;
                self.deal(ShipRef::new(seat, ship), class * factor);
            }
        }
    }

    /// A test at the start of a turn, if somebody is still there (`FC-AST-03`).
    pub(crate) fn test_sector(&mut self, at: Sector) {
        let seat = self.state.active;
        let ships = self.state.fleet(seat).at(at);
        if let Some(kind) = self.state.field.kind(at).filter(|_| !ships.is_empty()) {
            self.test(seat, ships, at, at, kind);
        }
    }

    /// A Gravity Field: the die gives the way out (`FC-GRV-01`..`FC-GRV-04`).
    fn drift(&mut self, seat: Seat, ships: ShipSet, at: Sector, origin: Sector, face: Face) {
        if face == Face::Special {
            for ship in ships.iter() {
                self.deal(ShipRef::new(seat, ship), 1);
            }
        }
        let ships = ships.and(self.state.fleet(seat).afloat);
        if !ships.is_empty() {
            self.hint(seat, Hint::Part);
            self.state.steps.push(Step::Drift { seat, ships, at, origin, face });
        }
    }

    /// Carries the group on. In a chain of fields it remembers where it could last stand, and what
    /// is not known yet may turn out to be another field (`FC-GRV-06`).
    pub(crate) fn choose_drift(&mut self, to: Sector) {
        let Step::Drift { seat, ships, origin, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        self.arrive(seat, ships, to, Some(origin));
    }

    /// Back to the origin: that is no entry, so nothing happens there. When a Black Hole has drawn
    /// somebody else to it, the group stays where it is.
    pub(crate) fn drift_back(&mut self) {
        let Step::Drift { seat, ships, at, origin, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let class = self.state.class_of(seat, ships);
        let open = self.state.enterable(seat).contains(origin);
        if open && self.state.room(seat, origin) >= class {
            self.put(seat, ships, at, origin);
        }
    }
}

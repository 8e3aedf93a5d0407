//! What a scenario does at the very beginning of a Start of Turn (`FC-TURN-03`).

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::SectorKind;
use crate::decide::list;
use crate::pieces::die::Face;
use crate::pieces::ship::{Place, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Ending, Event};
use crate::scenario::{Goal, Scenario, TurnEffect};
use crate::state::State;
use crate::state::step::{Arrival, Part, Step};

impl State {
    pub(crate) fn asteroid_fields(&self) -> SectorSet {
        let is_field = |at: &Sector| self.field.kind(*at) == Some(SectorKind::AsteroidField);
        self.field.special.iter().filter(is_field).collect()
    }

    /// Where the field can move by the result: inside the zone, never onto another special sector
    /// or a gate (`FC-SCN-06`).
    pub(crate) fn shift_sectors(&self, from: Sector, face: Face) -> SectorSet {
        let open = self.field.laid.minus(self.field.special).minus(self.field.gates());
        if face == Face::Special { SectorSet::EMPTY } else { face.reach(from).and(open) }
    }

    /// The ship that a scenario is about, wherever it is.
    pub(crate) fn protected_ship(&self) -> Option<ShipRef> {
        let seat = self.scene.phebe;
        let mut ships = self.fleet(seat).all();
        let found = ships.find(|ship| self.extra_ships().any(|it| it == self.row(seat, *ship).id));
        found.map(|ship| ShipRef::new(seat, ship))
    }

    /// Whether the seat has a ship on each gate (`FC-SCN-36`).
    pub(crate) fn holds_gates(&self, seat: Seat) -> bool {
        let relief = self.terms.helper.and_then(|helper| helper.gate);
        let gates = self.field.gates().minus(relief.map_or(SectorSet::EMPTY, SectorSet::one));
        !gates.is_empty() && gates.iter().all(|gate| !self.crewed(seat, gate).is_empty())
    }

    /// The active player's ships that begin their turn beside containers may move them
    /// (`FC-SCN-15`).
    pub(crate) fn load_up(&mut self) {
        let seat = self.active;
        let held = self.fleet(seat).sectors.and(self.field.cluttered);
        let crews = held.iter().map(|at| self.crewed(seat, at));
        self.scene.haul.haulers = crews.fold(ShipSet::EMPTY, ShipSet::or);
    }

    /// Remembers that a champion has lost half of its hull (`FC-SCN-44`).
    pub(crate) fn note_wound(&mut self, ship: ShipRef) {
        let row = self.row(ship.seat, ship.ship);
        let lost = row.hull - self.ship(ship).hull;
        if self.scene.champion(ship.seat) == Some(ship.ship) && 2 * lost >= row.hull {
            self.scene.wounded[ship.seat.index()] = true;
        }
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// What the last turn left behind is forgotten; who stands beside containers may move them.
    pub(crate) fn refresh_scene(&mut self) {
        self.state.scene.grounded = ShipSet::EMPTY;
        self.state.load_up();
    }

    pub(crate) fn begin_scenario_part(&mut self) {
        match self.state.tables.scenario(self.state.scenario).turn {
            Some(TurnEffect::ShiftsAsteroids) => self.begin_stirring(),
            Some(TurnEffect::BringsCruiser) => self.await_cruiser(),
            Some(TurnEffect::LooksAtGates) => self.look_at_gates(),
            Some(TurnEffect::CallsReinforcements) => self.state.steps.push(Step::Reinforce),
            None => {}
        }
    }

    fn begin_stirring(&mut self) {
        let fields = self.state.asteroid_fields();
        if !fields.is_empty() {
            self.state.steps.push(Step::Stir);
        }
    }

    /// A die says where the field may move (`FC-SCN-04`).
    pub(crate) fn stir(&mut self, at: Sector) {
        self.state.steps.pop();
        let face = self.roll_face();
        self.log.push(Event::AsteroidsStirred { seat: self.state.active, at, face });
        if !self.state.shift_sectors(at, face).is_empty() {
            self.state.steps.push(Step::Shift { from: at, face });
        }
    }

    /// Ships in the sector that the field reaches take its test (`FC-SCN-05`).
    pub(crate) fn shift(&mut self, to: Sector) {
        let Step::Shift { from, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        self.state.field.clear(from);
        self.state.field.lay(self.state.tables, to, SectorKind::AsteroidField);
        self.state.field.fog = self.state.field.fog.without(to);
        self.log.push(Event::AsteroidsShifted { from, to });
        let holder =
            Seat::all(self.state.seats).find(|seat| self.state.fleet(*seat).sectors.contains(to));
        if let Some(seat) = holder {
            let ships = self.state.fleet(seat).at(to);
            self.test(seat, ships, to, to, SectorKind::AsteroidField);
        }
    }

    /// Phebe rolls for the damaged Cruiser until it is there (`FC-SCN-22`); then it waits for its
    /// gate to be free (`FC-SCN-25`).
    fn await_cruiser(&mut self) {
        let seat = self.state.active;
        let Some(cruiser) = self.state.protected_ship() else { return };
        if seat != cruiser.seat || self.state.ship(cruiser).place != Place::Waiting {
            return;
        }
        if !self.state.scene.is_due {
            let face = self.roll_face();
            self.log.push(Event::ArrivalRolled { seat, face });
            self.state.scene.is_due = face == Face::Special;
        }
        let gate = self.state.field.lone_gate(0);
        if let (true, Some(gate)) = (self.state.scene.is_due, gate) {
            self.appear(cruiser, gate);
        }
    }

    fn appear(&mut self, ship: ShipRef, at: Sector) {
        let seat = ship.seat;
        let row = self.state.row(seat, ship.ship);
        let open = self.state.enterable(seat).contains(at);
        if open && self.state.room(seat, at) >= row.class {
            self.bring_in(ship, at);
            self.state.scene.grounded = ShipSet::one(ship.ship);
            let ships = ShipSet::one(ship.ship);
            self.trip_mines(seat, ships, at);
            self.notice_arrival(Arrival { seat, ships, at });
        } else {
            self.log.push(Event::ArrivalDelayed { ship, kind: row.id, at });
        }
    }

    /// Puts a ship that was held back on the board; a Signal stays one.
    pub(crate) fn bring_in(&mut self, ship: ShipRef, at: Sector) {
        let joined = self.state.fleet(ship.seat).sectors.contains(at);
        self.state.fleet_mut(ship.seat).place(ship.ship, Place::On(at));
        self.tell_deployment(ship, at, joined);
        self.look_at_gates_at_once();
    }

    fn look_at_gates(&mut self) {
        let seat = self.state.active;
        if self.state.holds_gates(seat) && !self.state.is_helper(seat) {
            self.end_game(kernel::Outcome::won_by(seat), Ending::Goal);
        }
    }

    /// In the first edition two gates win as soon as they are held (`FC-LEG-13`).
    pub(crate) fn look_at_gates_at_once(&mut self) {
        if self.state.varies(Variant::SuddenControl) {
            self.state.victory_due = true;
        }
    }

    /// Whether no reinforcement can come now (`FC-SCN-46`). Whether a Signal finds room is known to
    /// its player alone: he is asked.
    pub(crate) fn has_no_reinforcements(&self) -> bool {
        let seat = self.state.active;
        if self.state.holds_back_signals(seat) {
            return list::reinforcement_sectors(self.state, seat).is_empty();
        }
        let mut answers = Vec::new();
        list::reinforcements(self.state, seat, &mut answers);
        answers.is_empty()
    }

    pub(crate) fn reinforce(&mut self, ship: ShipId, at: Sector) {
        let seat = self.state.active;
        self.bring_in(ShipRef::new(seat, ship), at);
        let ships = ShipSet::one(ship);
        self.trip_mines(seat, ships, at);
        self.notice_arrival(Arrival { seat, ships, at });
    }

    /// A station in whose dock an enemy lies is disabled for good (`FC-SCN-40`).
    pub(crate) fn disable_station(&mut self, at: Sector) {
        let seat = self.state.active;
        let goal = self.state.tables.scenario(self.state.scenario).goal;
        let phebe = self.state.scene.phebe;
        if goal != Goal::Stations || !self.state.are_enemies(seat, phebe) {
            return;
        }
        let site = self.state.scene.sites.iter().position(|site| *site == Some(at));
        let Some(bays) = site.and_then(|number| self.state.scene.bays[number].take()) else {
            return;
        };
        let fleet = self.state.fleet_mut(phebe);
        fleet.ship_mut(bays).hull = 0;
        fleet.place(bays, Place::Destroyed);
        self.state.victory_due = true;
        self.state.last_loss = self.state.round;
        self.log.push(Event::StationDisabled { seat, at });
    }

    /// The beginning of the effects of a Start of Turn.
    pub(crate) fn begin_effects(&mut self) {
        let has_step = self.state.tables.scenario(self.state.scenario).turn.is_some();
        self.begin_part(if has_step { Part::Scenario } else { Part::Sectors });
    }

    /// A champion's wounds call for help.
    pub(crate) fn note_damage(&mut self, ship: ShipRef) {
        if self.state.scenario != Scenario::Duel || self.state.scene.wounded[ship.seat.index()] {
            return;
        }
        self.state.note_wound(ship);
        let is_called = self.state.scene.wounded[ship.seat.index()];
        if is_called && !self.state.fleet(ship.seat).held_back.is_empty() {
            let kind = self.state.ship(ship).kind;
            self.log.push(Event::ReinforcementsCalled { ship, kind });
        }
    }
}

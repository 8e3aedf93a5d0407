//! Containers, and ships that leave the zone for good.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Ability, ShipKind};
use crate::pieces::die::Spend;
use crate::pieces::ship::{Place, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::scenario::{Goal, Scenario};
use crate::state::State;
use crate::state::step::{Arrival, Step};

impl State {
    /// How many containers these ships, which stand together, may take along (`FC-SCN-15`).
    pub(crate) fn loadable(&self, ships: ShipSet) -> u8 {
        let first = ships.first().map(|ship| ShipRef::new(self.active, ship));
        match first.and_then(|ship| self.sector_of(ship)) {
            Some(from) if self.field.cluttered.contains(from) => {
                let haulers = ships.and(self.scene.haul.haulers).len() as u8;
                haulers.min(self.scene.haul.cargo.at(from))
            }
            _ => 0,
        }
    }

    /// The ships of the sector that may leave the zone for good, and how many by one result
    /// (`FC-SCN-16`, `FC-SCN-24`, `FC-SCN-31`, `FC-SCN-48`).
    pub(crate) fn leavers(&self, seat: Seat, from: Sector) -> (ShipSet, u8) {
        let ships = self.fleet(seat).at(from).minus(self.scene.grounded);
        let of_kind = |kind| ships.iter().filter(|ship| self.row(seat, *ship).id == kind).collect();
        let runs = seat == self.scene.phebe;
        let leavers = match self.tables.scenario(self.scenario).goal {
            Goal::Containers if self.field.homes[seat.index()].contains(from) => {
                return (ships.and(self.scene.haul.haulers), self.scene.haul.cargo.at(from));
            }
            Goal::Cruiser if runs && self.field.lone_gate(1) == Some(from) => {
                let protected = self.protected_ship().map(|it| ShipSet::one(it.ship));
                ships.and(protected.unwrap_or_default())
            }
            Goal::Shuttle if self.field.corners().contains(from) => {
                of_kind(ShipKind::DiplomaticShuttle)
            }
            Goal::Civilians if runs && self.enemy_home(seat).contains(from) => {
                of_kind(ShipKind::Civilian)
            }
            Goal::Attrition
            | Goal::Containers
            | Goal::Cruiser
            | Goal::Shuttle
            | Goal::Gates
            | Goal::Stations
            | Goal::Champion
            | Goal::Civilians
            | Goal::Colonies => ShipSet::EMPTY,
        };
        (leavers, 1)
    }

    /// Whether the ship does nothing but move: the shuttle (`FC-SCN-33`) and civilians
    /// (`FC-SCN-49`).
    pub(crate) fn is_passenger(&self, ship: ShipRef) -> bool {
        matches!(self.ship(ship).kind, ShipKind::DiplomaticShuttle | ShipKind::Civilian)
    }

    /// The ships in the sector that do something there: dock, or board an enemy.
    pub(crate) fn hands(&self, seat: Seat, sector: Sector) -> ShipSet {
        let works = |ship: &ShipId| !self.is_passenger(ShipRef::new(seat, *ship));
        self.crewed(seat, sector).iter().filter(works).collect()
    }

    fn enemy_home(&self, seat: Seat) -> SectorSet {
        let homes = self.enemies(seat).map(|enemy| self.field.homes[enemy.index()]);
        homes.fold(SectorSet::EMPTY, SectorSet::or)
    }

    /// The shuttle of somebody else, if it is alone where it is (`FC-SCN-30`).
    pub(crate) fn lone_shuttle(&self, seat: Seat) -> Option<(ShipRef, Sector)> {
        if self.scenario != Scenario::TheCapture {
            return None;
        }
        self.enemies(seat).find_map(|enemy| {
            let fleet = self.fleet(enemy);
            let is_shuttle = |ship: &ShipId| fleet.ship(*ship).kind == ShipKind::DiplomaticShuttle;
            let shuttle = ShipRef::new(enemy, fleet.afloat.iter().find(is_shuttle)?);
            let at = self.sector_of(shuttle)?;
            // A Signal keeps others out, whatever it stands for (`FC-OCC-03`).
            let is_known = !self.is_hidden(shuttle);
            (is_known && fleet.at(at) == ShipSet::one(shuttle.ship)).then_some((shuttle, at))
        })
    }

    /// The sectors that ships of the seat may move into, class apart.
    #[inline]
    pub(crate) fn reachable(&self, seat: Seat) -> SectorSet {
        match self.lone_shuttle(seat) {
            None => self.enterable(seat),
            Some((_, at)) => self.enterable(seat).with(at).minus(self.field.barred),
        }
    }

    /// The sectors that the group may be carried to, class apart: squadrons by themselves take no
    /// shuttle.
    pub(crate) fn open_to(&self, seat: Seat, ships: ShipSet) -> SectorSet {
        let is_ship = |ship: ShipId| !self.abilities(seat, ship).contains(Ability::Impulse);
        if ships.iter().any(is_ship) { self.reachable(seat) } else { self.enterable(seat) }
    }

    /// The class of a shuttle that whoever enters the sector would have to find room for.
    #[inline]
    pub(crate) fn prize_class(&self, seat: Seat, sector: Sector) -> u8 {
        match self.lone_shuttle(seat) {
            Some((prize, at)) if at == sector => self.row(prize.seat, prize.ship).class,
            _ => 0,
        }
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Containers go along with the first of those who may take them.
    pub(crate) fn take(&mut self, count: u8) {
        let Step::Load { ships, to } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let seat = self.state.active;
        let able = ships.and(self.state.scene.haul.haulers);
        let carriers: ShipSet = able.iter().take(usize::from(count)).collect();
        let from = ships.first().and_then(|ship| self.state.sector_of(ShipRef::new(seat, ship)));
        if let (Some(from), true) = (from, count > 0) {
            for _ in 0..count {
                self.state.scene.haul.cargo.remove(from);
                self.state.scene.haul.cargo.add(to);
            }
            self.state.field.cluttered = self.state.scene.haul.cargo.sectors();
            self.log.push(Event::ContainersMoved { seat, count, from, to });
        }
        self.arrive(seat, ships, to, None);
        self.state.scene.haul.haulers = self.state.scene.haul.haulers.or(carriers);
    }

    pub(crate) fn order_flight(&mut self, spend: Spend, from: Sector) {
        self.pay(self.state.active, spend);
        self.state.steps.push(Step::Leave { from });
    }

    /// The ships are gone for good, with a container each if that is what they came for.
    pub(crate) fn leave(&mut self, ships: ShipSet) {
        let Step::Leave { from } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let seat = self.state.active;
        for ship in ships.iter() {
            self.flee(ShipRef::new(seat, ship), from);
        }
        let count = ships.len() as u8;
        if self.state.tables.scenario(self.state.scenario).goal == Goal::Containers {
            (0..count).for_each(|_| self.state.scene.haul.cargo.remove(from));
            self.state.field.cluttered = self.state.scene.haul.cargo.sectors();
            self.state.scene.haul.saved[seat.index()] += count;
            let total = self.state.scene.haul.saved[seat.index()];
            self.log.push(Event::ContainersEvacuated { seat, count, total });
        }
        self.state.victory_due = true;
        self.state.last_loss = self.state.round;
    }

    /// Whoever leaves for good is known: his class leaves the fleet with him.
    fn flee(&mut self, ship: ShipRef, at: Sector) {
        self.reveal(ship);
        let kind = self.state.ship(ship).kind;
        let fleet = self.state.fleet_mut(ship.seat);
        fleet.ship_mut(ship.ship).hull = 0;
        fleet.place(ship.ship, Place::Destroyed);
        fleet.fled = fleet.fled.with(ship.ship);
        self.lose_tokens(|token| token.stays_behind(ship));
        self.abandon_station(ship);
        self.end_capacities_of(ship);
        self.drop_squadrons(ship);
        let goal = self.state.tables.scenario(self.state.scenario).goal;
        self.log.push(Event::ShipFled { ship, kind, at, goal });
    }

    /// Whoever moves onto a shuttle that is alone takes it (`FC-SCN-30`).
    pub(crate) fn seize(&mut self, seat: Seat, at: Sector) {
        let Some((prize, _)) = self.state.lone_shuttle(seat).filter(|(_, place)| *place == at)
        else {
            return;
        };
        let captured = *self.state.ship(prize);
        let loser = self.state.fleet_mut(prize.seat);
        loser.ship_mut(prize.ship).hull = 0;
        loser.place(prize.ship, Place::Destroyed);
        let fleet = self.state.fleet(seat);
        let held_before = fleet.all().find(|ship| fleet.ship(*ship).kind == captured.kind);
        let fleet = self.state.fleet_mut(seat);
        let id = held_before.or_else(|| ShipId::new(fleet.built));
        let Some(id) = id else { return };
        if held_before.is_none() {
            fleet.add(captured);
        }
        *fleet.ship_mut(id) = captured;
        fleet.place(id, Place::On(at));
        self.state.victory_due = true;
        self.log.push(Event::ShuttleCaptured { by: ShipRef::new(seat, id), at });
    }

    /// Ships come in through the player's own gate (`FC-SCN-35`).
    pub(crate) fn order_arrival(&mut self, spend: Spend, to: Sector) {
        self.pay(self.state.active, spend);
        self.state.steps.push(Step::Bring { to, brought: ShipSet::EMPTY });
    }

    pub(crate) fn bring(&mut self, ship: ShipId) {
        let Step::Bring { to, brought } = self.state.steps.top() else { return };
        self.bring_in(ShipRef::new(self.state.active, ship), to);
        self.state.steps.replace(Step::Bring { to, brought: brought.with(ship) });
    }

    /// What lies there concerns all of them together.
    pub(crate) fn end_arrival(&mut self) {
        let Step::Bring { to, brought } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let seat = self.state.active;
        self.discover(seat, to);
        self.trip_mines(seat, brought, to);
        self.notice_arrival(Arrival { seat, ships: brought, at: to });
        if self.state.field.special.contains(to) {
            self.state.steps.push(Step::Enter { seat, ships: brought, at: to, origin: to });
        }
    }
}

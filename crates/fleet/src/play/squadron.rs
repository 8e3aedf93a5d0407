//! Interceptor squadrons: Bays, Impulse and the Offensive.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Ability, CapacityEffect, Forbid, ShipKind};
use crate::pieces::die::{Face, Held, Spend};
use crate::pieces::ship::{Place, Ship, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::State;
use crate::state::step::{Arrival, Step};

/// Squadrons in play for each Carrier (`FC-ABL-23`).
const SQUADRONS_AT_MOST: usize = 6;

/// Squadrons in play for each Battle Station (`FC-SCN-39`).
const SQUADRONS_OF_A_STATION: usize = 3;

/// Damage of a squadron in an Offensive (`FC-ABL-28`).
pub(crate) const OFFENSIVE_DAMAGE: u8 = 2;

impl State {
    /// The squadrons in play that belong to the Carrier.
    pub(crate) fn squadrons_of(&self, carrier: ShipRef) -> ShipSet {
        let fleet = self.fleet(carrier.seat);
        let own = |ship: &ShipId| fleet.ship(*ship).home == Some(carrier.ship);
        fleet.afloat.iter().filter(own).collect()
    }

    pub(crate) fn squadrons(&self, seat: Seat) -> ShipSet {
        let is_squadron = |ship: &ShipId| self.abilities(seat, *ship).contains(Ability::Impulse);
        self.fleet(seat).afloat.iter().filter(is_squadron).collect()
    }

    /// The sectors that hold squadrons and nobody else.
    pub(crate) fn squadron_sectors(&self) -> SectorSet {
        let alone = |seat: Seat| {
            let squadrons = self.squadrons(seat);
            let is_left = move |at: &Sector| self.fleet(seat).at(*at).minus(squadrons).is_empty();
            self.fleet(seat).sectors.iter().filter(is_left)
        };
        Seat::all(self.seats).flat_map(alone).collect()
    }

    /// The Carriers that can use their Bays.
    pub(crate) fn bays(&self, seat: Seat) -> ShipSet {
        let fleet = self.fleet(seat);
        let open = |ship: &ShipId| {
            self.abilities(seat, *ship).contains(Ability::Bays) && !fleet.docked.contains(*ship)
        };
        let stations = self.scene.bays.into_iter().flatten().filter(|_| seat == self.scene.phebe);
        fleet.afloat.iter().filter(open).chain(stations).collect()
    }

    /// Where the bays are: those of a Battle Station are no ship (`FC-SCN-39`).
    pub(crate) fn bay_sector(&self, carrier: ShipRef) -> Option<Sector> {
        let bays = self.scene.bays.iter();
        let own =
            |bays: &Option<ShipId>| carrier.seat == self.scene.phebe && *bays == Some(carrier.ship);
        let station = bays.zip(self.scene.sites).find(|(bays, _)| own(bays));
        station.map_or_else(|| self.sector_of(carrier), |(_, site)| site)
    }

    /// How many squadrons the bays keep in play.
    fn squadrons_at_most(&self, carrier: ShipRef) -> usize {
        if self.ship(carrier).kind == ShipKind::Station {
            SQUADRONS_OF_A_STATION
        } else {
            SQUADRONS_AT_MOST
        }
    }

    /// Whether the bays have as many in play as they may.
    pub(crate) fn has_all_squadrons_out(&self, carrier: ShipRef) -> bool {
        self.squadrons_of(carrier).len() as usize >= self.squadrons_at_most(carrier)
    }

    /// The sectors where the Carrier can put a squadron down, whatever the result
    /// (`FC-ABL-24`, `FC-ABL-25`).
    pub(crate) fn launch_sectors(&self, carrier: ShipRef) -> SectorSet {
        let full = self.has_all_squadrons_out(carrier);
        let spare = usize::from(self.fleet(carrier.seat).built) < ShipId::COUNT
            || self.idle_squadron(carrier).is_some();
        match self.bay_sector(carrier) {
            Some(at) if !full && spare => {
                let reach = self.launch_reach(carrier.seat, at, Face::Multi);
                reach.and(self.enterable(carrier.seat)).minus(self.untenable())
            }
            _ => SectorSet::EMPTY,
        }
    }

    /// The sectors on which nobody can be put down: those where ships cannot stay (`FC-GRV-05`,
    /// `FC-BLK-06`), and those that are not laid yet (`FC-OFW-05`).
    pub(crate) fn untenable(&self) -> SectorSet {
        self.field.forbidding(Forbid::Stay).or(self.field.fog)
    }

    /// The sectors that a red result reaches for a squadron, over open ones (`FC-CAP-12`).
    pub(crate) fn launch_reach(&self, seat: Seat, from: Sector, face: Face) -> SectorSet {
        let near = face.reach(from);
        if self.amplified(seat, from) == 0 {
            return near;
        }
        let open = near.and(self.enterable(seat)).iter();
        open.fold(near, |reached, sector| reached.or(face.reach(sector))).without(from)
    }

    /// A squadron of the Carrier that was destroyed and can be deployed again (`FC-ABL-26`).
    fn idle_squadron(&self, carrier: ShipRef) -> Option<ShipId> {
        let fleet = self.fleet(carrier.seat);
        fleet.all().find(|ship| {
            let ship = fleet.ship(*ship);
            ship.home == Some(carrier.ship) && ship.place == Place::Destroyed
        })
    }

    /// Where the squadron can fly by itself (`FC-SQN-02`, `FC-SQN-10`).
    pub(crate) fn flight_sectors(&self, seat: Seat, ship: ShipId) -> SectorSet {
        let at = self.sector_of(ShipRef::new(seat, ship));
        let free = at.filter(|at| !self.hindered(seat, CapacityEffect::Pin).contains(*at));
        free.map_or(SectorSet::EMPTY, |at| at.around().and(self.enterable(seat)))
    }

    /// The ships that the squadron can strike in an Offensive.
    pub(crate) fn prey(&self, squadron: ShipRef) -> impl Iterator<Item = ShipRef> {
        let hidden = self.field.forbidding(Forbid::BeNamed).or(self.field.sheltered);
        let at = self.sector_of(squadron);
        let near = at.map_or(SectorSet::EMPTY, |at| at.around().minus(hidden));
        let seat = squadron.seat;
        self.enemies(seat).flat_map(move |enemy| {
            let ships = self.fleet(enemy).afloat.iter().map(move |ship| ShipRef::new(enemy, ship));
            ships.filter(move |ship| {
                let place = self.sector_of(*ship);
                self.is_targetable(*ship) && place.is_some_and(|place| near.contains(place))
            })
        })
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// One red direction deploys one squadron.
    pub(crate) fn launch_squadron(&mut self, spend: Spend, carrier: ShipId, to: Sector) {
        let seat = self.state.active;
        self.pay(seat, spend);
        let home = ShipRef::new(seat, carrier);
        self.reveal(home);
        let id = self.state.idle_squadron(home).unwrap_or_else(|| self.build_squadron(home));
        let hull = self.state.row(seat, id).hull;
        let fleet = self.state.fleet_mut(seat);
        fleet.ship_mut(id).hull = hull;
        fleet.place(id, Place::On(to));
        self.log.push(Event::SquadronLaunched { ship: ShipRef::new(seat, id), at: to });
    }

    /// A token that was never in play yet.
    fn build_squadron(&mut self, home: ShipRef) -> ShipId {
        let ship = Ship { kind: ShipKind::Squadron, home: Some(home.ship), ..Ship::NONE };
        let number = self.state.fleet(home.seat).built;
        self.state.fleet_mut(home.seat).add(ship);
        ShipId::new(number).expect("a listed launch finds a place in the fleet")
    }

    /// Impulse: a squadron flies one sector; each at most once (`FC-SQN-02`).
    pub(crate) fn fly(&mut self, ship: ShipId, to: Sector) {
        let Step::Impulse { left } = self.state.steps.top() else { return };
        self.state.steps.reset(Step::Impulse { left: left.without(ship) });
        self.arrive(self.state.active, ShipSet::one(ship), to, None);
    }

    pub(crate) fn can_fly(&self, left: ShipSet) -> bool {
        let seat = self.state.active;
        let afloat = left.and(self.state.fleet(seat).afloat);
        afloat.iter().any(|ship| !self.state.flight_sectors(seat, ship).is_empty())
    }

    pub(crate) fn end_impulse(&mut self) {
        self.begin_effects();
    }

    /// Two specials: every squadron of the Carrier strikes, then all come home (`FC-ABL-28`).
    pub(crate) fn order_offensive(&mut self, carrier: ShipId, pair: [Held; 2]) {
        let seat = self.state.active;
        for special in pair {
            self.pay(seat, Spend::plain(special));
        }
        self.reveal(ShipRef::new(seat, carrier));
        let ships = self.state.squadrons_of(ShipRef::new(seat, carrier));
        self.state.steps.push(Step::Offensive { carrier, left: ships });
    }

    pub(crate) fn strike(&mut self, target: Option<ShipRef>) {
        let Step::Offensive { carrier, left } = self.state.steps.top() else { return };
        let Some(ship) = left.first() else { return };
        self.state.steps.replace(Step::Offensive { carrier, left: left.without(ship) });
        if let Some(target) = target {
            self.deal(target, OFFENSIVE_DAMAGE);
        }
    }

    /// All squadrons return to the Carrier's sector together, those without a target too
    /// (`FC-ABL-30`).
    pub(crate) fn recall(&mut self, carrier: ShipId) {
        self.state.steps.pop();
        let seat = self.state.active;
        let home = ShipRef::new(seat, carrier);
        let Some(at) = self.state.bay_sector(home) else { return };
        if self.state.held_by_others(seat).contains(at) {
            return;
        }
        let all = self.state.squadrons_of(home);
        let mut returned = ShipSet::EMPTY;
        for from in self.state.fleet(seat).sectors.without(at).iter() {
            let ships = all.and(self.state.fleet(seat).at(from));
            if !ships.is_empty() {
                self.put(seat, ships, from, at);
                returned = returned.or(ships);
            }
        }
        if !returned.is_empty() {
            self.come_in(Arrival { seat, ships: returned, at }, at);
        }
    }

    /// A Carrier that leaves its zone loses the squadrons that stay behind (`FC-ABL-27`).
    pub(crate) fn leave_squadrons(&mut self, carrier: ShipRef, to: Sector) {
        let zone = self.state.field.zone_of(to);
        for ship in self.state.squadrons_of(carrier).iter() {
            let squadron = ShipRef::new(carrier.seat, ship);
            if self.state.sector_of(squadron).is_none_or(|place| !zone.contains(place)) {
                self.lose_squadron(squadron);
            }
        }
    }

    /// Squadrons vanish with their Carrier (`FC-ABL-27`).
    pub(crate) fn drop_squadrons(&mut self, carrier: ShipRef) {
        for ship in self.state.squadrons_of(carrier).iter() {
            self.lose_squadron(ShipRef::new(carrier.seat, ship));
        }
    }

    fn lose_squadron(&mut self, squadron: ShipRef) {
        let Some(at) = self.state.sector_of(squadron) else { return };
        let fleet = self.state.fleet_mut(squadron.seat);
        fleet.ship_mut(squadron.ship).hull = 0;
        fleet.place(squadron.ship, Place::Destroyed);
        self.log.push(Event::ShipDestroyed { ship: squadron, kind: ShipKind::Squadron, at });
        self.lose_tokens(|token| token.falls_with(squadron));
    }
}

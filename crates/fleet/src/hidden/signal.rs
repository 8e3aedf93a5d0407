//! Signals: ships that only their player knows, decoys among them, and how they are found out.
//!
//! A Signal keeps its letter, and everybody can follow it over the board; what it stands for is
//! shown to its player alone. Whatever a decision says about Signals without naming them (that two
//! fit into one sector, that one can shoot) is marked by [`Event::SignalsHinted`].

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::build::options::GameOption;
use crate::data::tables::{Ability, CapacityEffect, Power, ShipKind};
use crate::pieces::die::{Colour, Spend, Volley};
use crate::pieces::ship::{Place, Ship, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Cover, Event, Hint};
use crate::state::step::Step;
use crate::state::{Attack, AttackKind, State};

/// Decoys of each fleet (`FC-OHD-02`).
const DECOYS: usize = 2;
/// As many decoys of a fleet are in play at most: those of its deployment, and two more. Without an
/// end to them the groups that may move together would double with every camouflage.
const MOST_DECOYS: usize = 4;

/// The group of those that were deployed as Signals; later camouflage makes groups of its own.
pub(crate) const DEPLOYED: u8 = 1;

/// The group of those that come into play later, as Signals too.
const HELD_BACK: u8 = 2;

impl State {
    #[inline]
    pub(crate) fn is_hidden(&self, ship: ShipRef) -> bool {
        self.fleet(ship.seat).hidden.contains(ship.ship)
    }

    /// The seat's Signals in the sector.
    pub(crate) fn signals_at(&self, seat: Seat, sector: Sector) -> ShipSet {
        let fleet = self.fleet(seat);
        if fleet.hidden.is_empty() { ShipSet::EMPTY } else { fleet.at(sector).and(fleet.hidden) }
    }

    /// The sectors that hold Signals of the seat.
    pub(crate) fn signal_sectors(&self, seat: Seat) -> SectorSet {
        let fleet = self.fleet(seat);
        let places = fleet.hidden.and(fleet.afloat).iter();
        places.filter_map(|ship| self.sector_of(ShipRef::new(seat, ship))).collect()
    }

    pub(crate) fn is_decoy(&self, ship: ShipRef) -> bool {
        self.abilities(ship.seat, ship.ship).contains(Ability::Decoy)
    }

    /// The ships that come into play later as Signals: all but what a scenario has announced.
    fn hidden_later(&self, seat: Seat) -> ShipSet {
        let own = |ship: &ShipId| self.row(seat, *ship).role != "scenario";
        self.fleet(seat).held_back.iter().filter(own).collect()
    }

    /// Whether Signals of the seat are still to come into play. What fits where must not show then.
    pub(crate) fn holds_back_signals(&self, seat: Seat) -> bool {
        let fleet = self.fleet(seat);
        !fleet.held_back.and(fleet.hidden).is_empty()
    }

    /// What dice move: ships and decoys, no squadrons.
    pub(crate) fn movable(&self, seat: Seat, sector: Sector) -> ShipSet {
        let led = |ship: &ShipId| !self.abilities(seat, *ship).contains(Ability::Impulse);
        self.fleet(seat).at(sector).iter().filter(led).collect()
    }

    /// The sectors where ships can be camouflaged: those with a ship that everybody knows, one of
    /// these where only they are meant.
    pub(crate) fn veil_sectors(&self, seat: Seat, only: Option<ShipSet>) -> SectorSet {
        let known = |sector: &Sector| {
            let ships = self.crewed(seat, *sector).minus(self.fleet(seat).hidden);
            !only.map_or(ships, |only| ships.and(only)).is_empty()
        };
        self.fleet(seat).sectors.iter().filter(known).collect()
    }

    /// The stored shields that foil a scan from this side (`FC-OHD-08`).
    pub(crate) fn foils(&self, seat: Seat, at: Sector, via: Sector) -> impl Iterator<Item = Spend> {
        let able = self.can_foil(seat, at);
        let shields = self.spends(seat, Colour::Green, at, true).into_iter();
        shields.filter(move |spend| able && spend.face().reach(at).contains(via))
    }

    /// Whether shields can be used against a scan there: neither under a Shield Blocker
    /// (`FC-CAP-24`) nor where everybody is docked (`FC-STA-05`). Decoys seem to have shields, or
    /// a scan would find them out by being answered.
    fn can_foil(&self, seat: Seat, at: Sector) -> bool {
        let blocked = self.hindered(seat, CapacityEffect::Unshield).contains(at);
        !blocked && !self.movable(seat, at).minus(self.fleet(seat).docked).is_empty()
    }

    /// Two ships of a fleet change what they are and stay where they are.
    pub(crate) fn swap_identities(&mut self, seat: Seat, one: ShipId, other: ShipId) {
        let fleet = self.fleet_mut(seat);
        let places = (fleet.ship(one).place, fleet.ship(other).place);
        fleet.ships.swap(one.index(), other.index());
        (fleet.ship_mut(one).place, fleet.ship_mut(other).place) = places;
        let sets = [&mut fleet.secret, &mut fleet.wrecks, &mut fleet.docked];
        for set in sets.into_iter().chain(&mut fleet.sealed) {
            *set = set.swapped(one, other);
        }
        let renamed = |ship: ShipId| match ship {
            _ if ship == one => other,
            _ if ship == other => one,
            _ => ship,
        };
        for ship in &mut fleet.ships {
            ship.home = ship.home.map(renamed);
        }
        if let Some(champion) = self.scene.champions.get_mut(seat.index()) {
            *champion = champion.map(renamed);
        }
        self.rename_in_tokens(seat, renamed);
        self.rename_in_capacities(seat, one, other);
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Adds the decoys and mixes what the letters stand for (`FC-OHD-01`, `FC-OHD-02`).
    pub(crate) fn hide_fleets(&mut self) {
        let all = self.state.options.contains(GameOption::HiddenDeployment);
        let hides = self.state.terms.hides;
        for seat in Seat::all(self.state.seats).filter(|seat| all || hides[seat.index()]) {
            self.add_decoys(seat);
            let later = self.state.hidden_later(seat);
            let fleet = self.state.fleet_mut(seat);
            let ships: ShipSet = fleet.waiting().collect();
            fleet.hide(ships, DEPLOYED);
            fleet.hide(later, HELD_BACK);
            self.mix(seat, ships);
            self.mix(seat, later);
        }
    }

    /// Decoys are deployed with the others; where everybody comes later, so do they.
    fn add_decoys(&mut self, seat: Seat) {
        let fleet = self.state.fleet_mut(seat);
        let all_come_later = fleet.waiting().next().is_none();
        for _ in 0..DECOYS {
            let next = ShipId::new(fleet.built);
            fleet.add(Ship { place: Place::Waiting, hull: 1, ..DECOY });
            if let Some(decoy) = next.filter(|_| all_come_later) {
                fleet.held_back = fleet.held_back.with(decoy);
            }
        }
    }

    /// Deals out anew which letter stands for which of these ships.
    fn mix(&mut self, seat: Seat, ships: ShipSet) {
        let ids: arrayvec::ArrayVec<ShipId, { ShipId::COUNT }> = ships.iter().collect();
        for last in (1..ids.len()).rev() {
            let chosen = self.chance.below(last as u32 + 1) as usize;
            if chosen != last {
                self.state.swap_identities(seat, ids[last], ids[chosen]);
                self.state.rename_pending(seat, ids[last], ids[chosen]);
            }
        }
    }

    /// What was done says something about the seat's Signals.
    pub(crate) fn hint(&mut self, seat: Seat, hint: Hint) {
        if !self.state.fleet(seat).hidden.is_empty() {
            self.log.push(Event::SignalsHinted { seat, hint });
        }
    }

    /// Shows what a Signal stands for, with its weapon unless that is a secret of its own
    /// (`FC-OHD-04`). A decoy is taken off (`FC-OHD-13`).
    pub(crate) fn reveal(&mut self, ship: ShipRef) {
        if !self.state.is_hidden(ship) {
            return;
        }
        let decoy = self.state.is_decoy(ship);
        let secret = self.state.fleet(ship.seat).secret.contains(ship.ship);
        let fleet = self.state.fleet_mut(ship.seat);
        fleet.show(ship.ship);
        if decoy {
            fleet.place(ship.ship, Place::Destroyed);
            fleet.ship_mut(ship.ship).hull = 0;
            self.log.push(Event::DecoyRevealed { ship });
            return;
        }
        let Ship { kind, weapon, .. } = *fleet.ship(ship.ship);
        let weapon = weapon.filter(|_| !secret);
        self.log.push(Event::SignalRevealed { ship, kind, weapon });
    }

    pub(crate) fn reveal_all(&mut self, seat: Seat, ships: ShipSet) {
        for ship in ships.and(self.state.fleet(seat).hidden).iter() {
            self.reveal(ShipRef::new(seat, ship));
        }
    }

    /// One result, or several along a path, look at the Signals of a sector (`FC-OHD-07`).
    pub(crate) fn order_scan(&mut self, volley: Volley, from: Sector, via: Sector, at: Sector) {
        let seat = self.state.active;
        for spend in volley.iter() {
            self.pay(seat, spend);
        }
        self.log.push(Event::SectorScanned { seat, from, via, at });
        if !self.state.signals_at(seat, from).is_empty() {
            self.hint(seat, Hint::Part);
        }
        let mut seats = Seat::all(self.state.seats);
        let owner = seats.find(|owner| self.state.fleet(*owner).sectors.contains(at));
        if let Some(owner) = owner {
            let target = ShipRef { seat: owner, ..self.state.attack.target };
            let scan = Attack::new(AttackKind::Scan, seat, (from, via, at), target);
            self.state.attack = Attack { volley: Some(volley), ..scan };
            self.state.steps.push(Step::Scanned { seat: owner, at });
            self.state.steps.push(Step::Foil { seat: owner, at, via });
        }
    }

    /// One shield in the right direction is enough.
    pub(crate) fn foil(&mut self, seat: Seat, spend: Spend, against: Sector) {
        let Step::Foil { at, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        self.state.steps.pop();
        self.state.fleet_mut(seat).pay(spend);
        self.log.push(Event::SectorBlocked { seat, spend, against });
        self.log.push(Event::ScanFoiled { seat, at });
    }

    pub(crate) fn uncover(&mut self, seat: Seat, at: Sector) {
        self.state.steps.pop();
        self.reveal_all(seat, self.state.fleet(seat).at(at));
    }

    /// Asks Ilya whether ships are camouflaged: these, or those of a sector of her choice.
    pub(crate) fn ask_for_veil(&mut self, seat: Seat, ships: Option<ShipSet>) {
        self.state.steps.push(Step::Veil { seat, ships });
    }

    /// Ilya, who drains, may camouflage a sector (`FC-CMD-11`).
    pub(crate) fn offer_veil_by_drain(&mut self, seat: Seat) {
        if self.state.fleet(seat).has(Power::Camouflages) {
            self.ask_for_veil(seat, None);
        }
    }

    pub(crate) fn veil(&mut self, seat: Seat, at: Sector) {
        let by = match (self.state.steps.top(), self.state.steps.phase()) {
            (Step::Veil { ships: Some(_), .. }, _) => Cover::Reaction,
            (_, Step::Bridge { .. }) => Cover::Rest,
            (_, _) => Cover::Drain,
        };
        self.state.steps.pop();
        self.camouflage(seat, at, by);
    }

    /// Replaces the ships of a sector by Signals and adds a decoy; squadrons stay as they are
    /// (`FC-CMD-10`, `FC-CMD-13`).
    pub(crate) fn camouflage(&mut self, seat: Seat, at: Sector, by: Cover) {
        let known = self.state.crewed(seat, at).minus(self.state.fleet(seat).hidden);
        if known.is_empty() {
            return;
        }
        let fleet = self.state.fleet_mut(seat);
        let decoy = fleet.spare_decoy();
        if let Some(decoy) = decoy {
            fleet.ship_mut(decoy).hull = 1;
            fleet.place(decoy, Place::On(at));
        }
        let ships = decoy.map_or(known, |decoy| known.with(decoy));
        let last = fleet.veils.iter().max().copied().unwrap_or(HELD_BACK);
        let group = last.max(HELD_BACK).saturating_add(1);
        fleet.hide(ships, group);
        self.mix(seat, ships);
        self.log.push(Event::Camouflaged { seat, ships, at, by });
    }
}

const DECOY: Ship = Ship { kind: ShipKind::Decoy, ..Ship::NONE };

impl crate::pieces::fleet::Fleet {
    pub(crate) fn hide(&mut self, ships: ShipSet, group: u8) {
        self.hidden = self.hidden.or(ships);
        ships.iter().for_each(|ship| self.veils[ship.index()] = group);
    }

    /// Whether the ship has been a Signal from the beginning: nobody else has ever seen it.
    pub(crate) const fn is_deployed(&self, ship: ShipId) -> bool {
        matches!(self.veils[ship.index()], DEPLOYED | HELD_BACK)
    }

    fn show(&mut self, ship: ShipId) {
        self.hidden = self.hidden.without(ship);
        self.veils[ship.index()] = 0;
    }

    /// A decoy that was taken off, or a new one; none while the fleet has its fill of them.
    fn spare_decoy(&mut self) -> Option<ShipId> {
        let decoys = || self.all().filter(|ship| self.ship(*ship).kind == ShipKind::Decoy);
        let is_spare = |ship: &ShipId| self.ship(*ship).place == Place::Destroyed;
        if decoys().filter(|ship| !is_spare(ship)).count() >= MOST_DECOYS {
            return None;
        }
        let spare = decoys().find(is_spare);
        if spare.is_some() {
            return spare;
        }
        let next = ShipId::new(self.built)?;
        self.add(DECOY);
        Some(next)
    }
}

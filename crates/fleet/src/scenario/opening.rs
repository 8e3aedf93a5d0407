//! What a scenario changes before the first turn: extra ships, ships that come later, dice that are
//! rolled beforehand.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::build::options::GameOption;
use crate::build::variant::Variant;
use crate::data::tables::{Power, SectorKind, ShipKind};
use crate::pieces::bridge::Slot;
use crate::pieces::die::{Colour, Die};
use crate::pieces::ship::{Place, Ship, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::scenario::{Deployment, Goal, Ground, Scenario};
use crate::state::State;
use crate::state::step::Step;

/// The class of a champion.
const CHAMPION: u8 = 5;

/// Dice that one event tells of.
const DICE_TOLD: usize = 3;

impl State {
    /// What Phebe has besides his fleet.
    pub(crate) fn add_extra_ships(&mut self) {
        for kind in self.extra_ships() {
            self.add_ship(self.scene.phebe, kind);
        }
    }

    /// The extra ships of the scenario; in the first edition another one passes (`FC-LEG-12`).
    pub(crate) fn extra_ships(&self) -> impl Iterator<Item = ShipKind> + use<> {
        let frigate = self.varies(Variant::DiplomaticFrigate);
        let extra = self.tables.scenario(self.scenario).extra.iter().copied();
        extra.map(move |kind| match kind {
            ShipKind::DamagedCruiser if frigate => ShipKind::DiplomaticFrigate,
            kind @ (ShipKind::Frigate
            | ShipKind::Destroyer
            | ShipKind::Cruiser
            | ShipKind::Battleship
            | ShipKind::HeavyBattleship
            | ShipKind::Dreadnought
            | ShipKind::Carrier
            | ShipKind::Squadron
            | ShipKind::Mule
            | ShipKind::Advantage
            | ShipKind::Salvation
            | ShipKind::Testudo
            | ShipKind::Centaurus
            | ShipKind::Phalanx
            | ShipKind::Sagittarius
            | ShipKind::Chimaera
            | ShipKind::DamagedCruiser
            | ShipKind::DiplomaticFrigate
            | ShipKind::DiplomaticShuttle
            | ShipKind::Civilian
            | ShipKind::Decoy
            | ShipKind::Station) => kind,
        })
    }

    fn add_ship(&mut self, seat: Seat, kind: ShipKind) -> Option<ShipId> {
        let id = ShipId::new(self.fleet(seat).built)?;
        let hull = self.tables.ship(kind).hull;
        let ship = Ship { kind, hull, place: Place::Waiting, ..Ship::NONE };
        self.fleet_mut(seat).add(ship);
        Some(id)
    }

    /// Says which ships are not deployed in the set-up.
    pub(crate) fn hold_back(&mut self) {
        self.name_champions();
        let row = self.tables.scenario(self.scenario);
        for seat in Seat::all(self.seats) {
            let comes_later = |ship: &ShipId| match row.deployment {
                Deployment::OffBoard => true,
                Deployment::Champions => self.scene.champion(seat) != Some(*ship),
                Deployment::Edges | Deployment::Ambush => {
                    row.goal == Goal::Cruiser && self.row(seat, *ship).role == "scenario"
                }
            };
            let held = self.fleet(seat).all().filter(comes_later).collect();
            self.fleet_mut(seat).held_back = held;
        }
    }

    /// The champion of a Duel is the first ship of its class; a second one is a reinforcement like
    /// others (`FC-SCN-43`, `FC-SCN-44`).
    pub(crate) fn name_champions(&mut self) {
        if self.tables.scenario(self.scenario).deployment != Deployment::Champions {
            return;
        }
        for seat in Seat::all(self.seats) {
            let mut ships = self.fleet(seat).all();
            let first = ships.find(|ship| self.row(seat, *ship).class == CHAMPION);
            if let Some(champion) = self.scene.champions.get_mut(seat.index()) {
                *champion = first;
            }
        }
    }

    /// The Battle Stations of Phebe hold squadrons (`FC-SCN-39`).
    pub(crate) fn open_bays(&mut self) {
        if self.scenario != Scenario::PlanetaryAssault {
            return;
        }
        let seat = self.scene.phebe;
        for number in 0..self.scene.sites.iter().flatten().count() {
            let bays = self.add_ship(seat, ShipKind::Station);
            self.scene.bays[number] = bays;
            let held = bays.map_or(ShipSet::EMPTY, ShipSet::one);
            let fleet = self.fleet_mut(seat);
            fleet.held_back = fleet.held_back.or(held);
        }
    }

    /// Whether the seat deploys when everybody else has (`FC-CAM-06`).
    pub(crate) fn deploys_last(&self, seat: Seat) -> bool {
        // Scavengers deploy when everybody else has (`FC-FAC-27`).
        self.terms.deploys_last[seat.index()] || self.fleet(seat).has(Power::Ruse)
    }

    /// Where the seat may still deploy the ship: Amycles lays an ambush on both edges, with a ship
    /// on each, and decoys are none (`FC-SCN-08`).
    pub(crate) fn open_home(&self, seat: Seat, ship: ShipId) -> SectorSet {
        let home = self.field.homes[seat.index()];
        let row = self.tables.scenario(self.scenario);
        let is_ship = |ship: &ShipId| !self.is_decoy(ShipRef::new(seat, *ship));
        let is_free = row.deployment != Deployment::Ambush || seat == self.scene.phebe;
        if is_free || !is_ship(&ship) {
            return home;
        }
        let fleet = self.fleet(seat);
        let ships = fleet.afloat.iter().filter(is_ship);
        let held: SectorSet =
            ships.filter_map(|ship| self.sector_of(ShipRef::new(seat, ship))).collect();
        let is_last = fleet.waiting().filter(is_ship).nth(1).is_none() && !held.is_empty();
        let (south, north) =
            (self.field.half_of(true).and(home), self.field.half_of(false).and(home));
        match (held.and(south).is_empty(), held.and(north).is_empty()) {
            (true, false) if is_last => south,
            (false, true) if is_last => north,
            _ => home,
        }
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The shuttle starts in the middle (`FC-SCN-27`).
    pub(crate) fn place_shuttle(&mut self) {
        let seat = self.state.scene.phebe;
        let kind = ShipKind::DiplomaticShuttle;
        let fleet = self.state.fleet(seat);
        let shuttle = fleet.waiting().find(|ship| fleet.ship(*ship).kind == kind);
        if let (Some(ship), Some(at)) = (shuttle, self.state.field.centre()) {
            self.state.fleet_mut(seat).place(ship, Place::On(at));
            self.state.field.fog = self.state.field.fog.without(at);
            self.log.push(Event::ShipDeployed { ship: ShipRef::new(seat, ship), kind, at });
        }
    }

    /// What Phebe must place is already set aside, and so are the fields of a belt.
    pub(crate) fn begin_tiles(&mut self) {
        let first = self.state.first;
        let ground = self.state.tables.scenario(self.state.scenario).ground;
        let (phebe, amycles) = (self.state.scene.phebe, self.state.scene.amycles());
        if ground == Ground::Belt {
            for seat in Seat::all(self.state.seats) {
                self.state.fleet_mut(seat).tiles = [Some(SectorKind::AsteroidField); 2];
            }
            self.ask_for_terrain(first, 0);
        } else if let Some(site) = ground.site() {
            self.state.fleet_mut(phebe).tiles = [Some(site); 2];
            let in_fog = self.state.options.contains(GameOption::FogOfWar);
            if in_fog || self.state.draws_tiles(amycles) {
                self.ask_for_terrain(phebe, 0);
            } else {
                self.state.steps.reset(Step::SetAside { seat: amycles });
            }
        } else if self.state.draws_tiles(first) {
            self.ask_for_terrain(first, 0);
        } else {
            self.state.steps.reset(Step::SetAside { seat: first });
        }
    }

    /// Whoever has won nothing in a campaign may place a Colony where he deploys (`FC-CAM-07`).
    pub(crate) fn next_founder(&mut self) {
        let first = self.state.first;
        let founds = |seat: &Seat| self.state.terms.settles[seat.index()];
        match self.state.clockwise(first).find(founds) {
            Some(seat) => self.state.steps.reset(Step::Found { seat }),
            None => self.next_deployment(first),
        }
    }

    pub(crate) fn found_colony(&mut self, seat: Seat, at: Option<Sector>) {
        self.state.terms.settles[seat.index()] = false;
        if let Some(at) = at {
            let kind = SectorKind::Colony;
            self.state.field.lay(self.state.tables, at, kind);
            self.log.push(Event::SectorLaid { seat, kind, at });
        }
        self.next_founder();
    }

    /// Whoever rolls dice before the battle does so, and the first turn begins (`FC-SCN-07`).
    pub(crate) fn next_preroll(&mut self) {
        let first = self.state.first;
        let is_due = |seat: &Seat| self.state.scene.prerolls[seat.index()] > 0;
        match self.state.clockwise(first).find(is_due) {
            Some(seat) => self.state.steps.reset(Step::Preroll { seat }),
            None => self.begin_turn(first),
        }
    }

    pub(crate) fn has_no_choice_of_prerolls(&self, seat: Seat) -> bool {
        let dice: u8 = self.state.fleet(seat).reserve.iter().sum();
        dice <= self.state.scene.prerolls[seat.index()]
    }

    pub(crate) fn preroll(&mut self, seat: Seat, counts: [u8; Colour::COUNT]) {
        let colours = Colour::ALL.iter().zip(counts);
        let each =
            colours.flat_map(|(colour, count)| std::iter::repeat_n(*colour, usize::from(count)));
        let mut results: Vec<Die> = Vec::new();
        for colour in each {
            results.push(self.roll_die(seat, colour));
        }
        for told in results.chunks(DICE_TOLD) {
            let of = |number: usize| told.get(number).copied();
            let (first, second, third) = (of(0), of(1), of(2));
            self.log.push(Event::DiceRolled { seat, first, second, third });
        }
        self.state.scene.prerolls[seat.index()] = 0;
        self.state.steps.reset(Step::Prestore { seat });
    }

    /// Kept results obey the slots of the bridge (`FC-SCN-10`).
    pub(crate) fn prestore(&mut self, seat: Seat, die: Die, slot: Slot) {
        let fleet = self.state.fleet_mut(seat);
        fleet.rolled.remove(die);
        fleet.bridge.store(slot, die);
        self.log.push(Event::DieStored { seat, die, slot });
        if slot == Slot::Refueller {
            self.reveal_refueller(seat);
        }
    }

    /// The others go back to the Reserve.
    pub(crate) fn end_preroll(&mut self, seat: Seat) {
        self.clear_rolled(seat);
        self.next_preroll();
    }
}

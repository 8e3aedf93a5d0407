//! The set-up, step by step: first player, special sectors, deployment.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::build::options::GameOption;
use crate::build::setup::Plan;
use crate::build::variant::Variant;
use crate::data::tables::SectorKind;
use crate::decide::list;
use crate::pieces::die::{Colour, Face};
use crate::pieces::fleet::TILES;
use crate::pieces::ship::{Place, ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint};
use crate::state::step::Step;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Finds out who begins, and goes on to the special sectors or to the deployment.
    pub(crate) fn begin(&mut self, plan: &Plan) {
        let first = match plan.first {
            Some(seat) => seat,
            None => self.roll_for_start(),
        };
        self.state.first = first;
        self.state.active = first;
        self.log.push(Event::FirstPlayerFound { seat: first });
        self.begin_choice();
        self.settle();
    }

    /// Fleets are there: what the scenario and the optional rules do with them follows.
    pub(crate) fn prepare_fleets(&mut self) {
        self.place_shuttle();
        self.seal_devices();
        self.hide_fleets();
        self.arm_stations();
        self.begin_arming();
    }

    /// Special sectors are set aside and placed, unless they lie there or are discovered.
    pub(crate) fn begin_terrain(&mut self) {
        if self.state.places_terrain {
            self.begin_tiles();
        } else {
            self.next_portal(0);
        }
        self.settle();
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
    pub(crate) fn set_aside(&mut self, kind: SectorKind) {
        let Step::SetAside { seat } = self.state.steps.top() else { return };
        self.log.push(Event::TileSetAside { seat, kind });
        let tiles = &mut self.state.fleet_mut(seat).tiles;
        if let Some(free) = tiles.iter_mut().find(|tile| tile.is_none()) {
            *free = Some(kind);
        }
        if tiles.contains(&None) {
            return;
        }
        let next = seat.next(self.state.seats);
        if next == self.state.first || self.has_sites() {
            self.ask_for_terrain(next, 0);
        } else {
            self.state.steps.reset(Step::SetAside { seat: next });
        }
    }

    /// The tile is taken from the player whose turn it is, whoever places it.
    pub(crate) fn lay_sector(&mut self, placer: Seat, kind: SectorKind, at: Sector) {
        let Step::Terrain { seat, .. } = self.state.steps.top() else { return };
        let tiles = &mut self.state.fleet_mut(seat).tiles;
        if let Some(tile) = tiles.iter_mut().find(|tile| **tile == Some(kind)) {
            *tile = None;
        }
        self.state.field.lay(self.state.tables, at, kind);
        self.state.field.fog = self.state.field.fog.without(at);
        if seat == self.state.scene.phebe && self.has_sites() {
            self.state.scene.add_site(at);
        }
        self.arm_stations();
        self.log.push(Event::SectorLaid { seat: placer, kind, at });
        self.next_terrain();
    }

    /// Twice round the table (`FC-SETUP-08`).
    pub(crate) fn next_terrain(&mut self) {
        let Step::Terrain { seat, asked } = self.state.steps.top() else { return };
        self.drop_drawn_tile(seat);
        let next = seat.next(self.state.seats);
        let (next, asked) = match next {
            _ if self.has_sites() => self.after_site(seat, asked),
            next if next == self.state.first => (next, asked + 1),
            next => (next, asked),
        };
        if usize::from(asked) < TILES {
            self.ask_for_terrain(next, asked);
        } else {
            self.next_portal(0);
        }
    }

    /// Whether Phebe has something to protect, which he places.
    fn has_sites(&self) -> bool {
        self.state.tables.scenario(self.state.scenario).ground.site().is_some()
    }

    /// Phebe places both of what he protects, then Amycles his own (`FC-SCN-38`, `FC-SCN-51`).
    fn after_site(&self, seat: Seat, asked: u8) -> (Seat, u8) {
        let scene = &self.state.scene;
        match usize::from(asked) + 1 {
            next if next < TILES => (seat, next as u8),
            // In the fog of war nobody knows of other special sectors.
            _ if self.state.options.contains(GameOption::FogOfWar) => (seat, TILES as u8),
            _ if seat == scene.phebe => (scene.amycles(), 0),
            _ => (seat, TILES as u8),
        }
    }

    /// Camps place one gate each in turn, the first player's first, until all pairs lie and every
    /// zone is linked (`FC-GAT-09`, `FC-GAT-10`).
    fn next_portal(&mut self, laid: u8) {
        let wanted = usize::from(self.state.gate_pairs);
        let pairs = usize::from(laid / 2);
        let agreed = self.state.varies(Variant::AgreedGates);
        let linked = agreed || self.state.field.is_linked();
        let complete = laid.is_multiple_of(2) && pairs >= wanted && linked;
        let first = self.state.first;
        if complete || pairs >= crate::board::field::Field::GATES {
            self.next_founder();
            return;
        }
        let mut others = self.state.enemies(first);
        let seat = if laid.is_multiple_of(2) { first } else { others.next().unwrap_or(first) };
        drop(others);
        self.state.steps.reset(Step::Portal { seat, laid });
    }

    pub(crate) fn lay_portal(&mut self, seat: Seat, at: Sector) {
        if let Step::Breach { .. } = self.state.steps.top() {
            self.lay_breach(seat, at);
            return;
        }
        let Step::Portal { laid, .. } = self.state.steps.top() else { return };
        self.state.field.lay_gate(at);
        self.log.push(Event::GateLaid { seat, at });
        self.next_portal(laid + 1);
    }

    /// With several zones all ships of a player appear on one edge of one zone (`FC-ZON-05`).
    fn narrow_home(&mut self, seat: Seat, at: Sector) {
        if self.state.field.zones().nth(1).is_some() {
            let home = self.state.field.homes[seat.index()];
            self.state.field.homes[seat.index()] = home.and(self.state.field.edges_of(at));
        }
    }

    /// One ship at a time, in turn; who has none left is skipped (`FC-SETUP-11`, `FC-SETUP-12`).
    pub(crate) fn deploy(&mut self, seat: Seat, ship: ShipId, at: Sector) {
        let joined = self.state.fleet(seat).sectors.contains(at);
        self.state.fleet_mut(seat).place(ship, Place::On(at));
        self.narrow_home(seat, at);
        self.tell_deployment(ShipRef::new(seat, ship), at, joined);
        self.next_deployment(seat.next(self.state.seats));
    }

    /// Tells of a ship that is on the board now, and what that says of Signals: one that joins
    /// others has found room beside them.
    pub(crate) fn tell_deployment(&mut self, ship: ShipRef, at: Sector, joined: bool) {
        if self.state.is_hidden(ship) {
            self.log.push(Event::SignalDeployed { ship, at, joined });
            return;
        }
        let kind = self.state.ship(ship).kind;
        self.log.push(Event::ShipDeployed { ship, kind, at });
        if joined {
            self.hint(ship.seat, Hint::Room);
        }
    }

    /// Asks the next player who has a ship to place, or begins the battle with what is deployed
    /// (`FC-VIC-05`).
    pub(crate) fn next_deployment(&mut self, from: Seat) {
        for last in [false, true] {
            for seat in self.state.clockwise(from) {
                if self.state.deploys_last(seat) != last {
                    continue;
                }
                if list::can_deploy(self.state, seat) {
                    self.state.steps.reset(Step::Deploy { seat });
                    return;
                }
                self.leave_out(seat);
            }
        }
        for seat in Seat::all(self.state.seats) {
            let points = self.state.points(seat);
            self.state.fleet_mut(seat).points_at_start = points;
        }
        self.state.open_bays();
        self.next_preroll();
    }

    /// Ships for which there is no room left take no part.
    fn leave_out(&mut self, seat: Seat) {
        let waiting: ShipSet = self.state.fleet(seat).waiting().collect();
        for ship in waiting.iter() {
            self.reveal(ShipRef::new(seat, ship));
            let kind = self.state.fleet(seat).ship(ship).kind;
            let fleet = self.state.fleet_mut(seat);
            fleet.place(ship, Place::Destroyed);
            fleet.ship_mut(ship).hull = 0;
            self.log.push(Event::ShipLeftOut { ship: ShipRef::new(seat, ship), kind });
        }
        if !waiting.is_empty() {
            self.state.note_leaderless(seat);
        }
    }
}

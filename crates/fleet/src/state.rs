//! The state of a battle: small, flat and cheap to copy.
//!
//! * This file: what is on the table. `space`: who holds which sectors. `attack`: the attack that is
//!   resolved, and who may take part in it. `asked`: who owes a decision.
//! * `step`: what is pending. `pending`, `rename`: what becomes of it when ships go or get other
//!   letters.
//! * `position`: positions placed by hand. `laid`: what lies on the board there besides ships.

mod asked;
pub(crate) mod attack;
mod laid;
pub(crate) mod pending;
pub(crate) mod position;
mod rename;
mod space;
pub(crate) mod step;

pub(crate) use attack::{Attack, AttackKind, Reaction, Salvo};
pub use position::{Position, SeatPosition};

use kernel::{Outcome, Seat};

use crate::board::field::Field;
use crate::board::sector::{Sector, SectorSet};
use crate::build::choice::Choosing;
use crate::build::options::Options;
use crate::build::setup::{Mode, Plan};
use crate::build::variant::Variants;
use crate::campaign::terms::SeatTerms;
use crate::data::tables::{Abilities, Faction, ShipKind, ShipRow, Tables};
use crate::pieces::capacity::Capacities;
use crate::pieces::die::{Colour, Dice, Die, Face};
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::{Place, Ship, ShipId, ShipRef, ShipSet};
use crate::pieces::station::Stations;
use crate::pieces::token::Tokens;
use crate::scenario::Scenario;
use crate::scenario::scene::Scene;
use crate::state::step::{Step, Steps};

/// The classes of all ships in a sector never total more (`FC-OCC-01`).
pub(crate) const CLASS_LIMIT: u8 = 5;

/// Dice rolled in a turn (`FC-TURN-07`).
pub(crate) const DICE_ROLLED: u8 = 3;

/// Full rounds without a destroyed ship after which a battle is drawn (`FC-HOUSE-01`).
pub(crate) const QUIET_ROUNDS: u16 = 50;

/// The state of a battle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    pub(crate) tables: &'static Tables,
    pub(crate) scenario: Scenario,
    pub(crate) variants: Variants,
    pub(crate) scene: Scene,
    pub(crate) terms: SeatTerms,
    /// Fleets that are still to be chosen.
    pub(crate) choosing: Option<Choosing>,
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    pub(crate) field: Field,
    pub(crate) fleets: [Fleet; Seat::MOST],
    pub(crate) tokens: Tokens,
    pub(crate) capacities: Capacities,
    pub(crate) stations: Stations,
    pub(crate) steps: Steps,
    pub(crate) attack: Attack,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    /// Pairs of gates that are placed in the set-up.
    pub(crate) gate_pairs: u8,
    /// Whether players place special sectors in the set-up.
    pub(crate) places_terrain: bool,
    pub(crate) options: Options,
    /// Rounds begun.
    pub(crate) round: u16,
    /// The round in which the last ship was destroyed (`FC-HOUSE-01`).
    pub(crate) last_loss: u16,
    /// Whether a ship was destroyed since victory was last looked at (`FC-VIC-04`).
    pub(crate) victory_due: bool,
    /// Whether the player whose turn it is has used a result (`FC-CMD-12`).
    pub(crate) used_result: bool,
    /// Sectors whose test at the start of the turn is still to come.
    pub(crate) tests: SectorSet,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    /// Everything laid out, nothing rolled.
    pub(crate) fn laid_out(plan: &Plan) -> Self {
        let tables = Tables::get();
        let nobody = Seat::new(0);
        let corner = plan.field.laid.first().expect("a zone has sectors");
        let first_ship = ShipRef::new(nobody, ShipId::new(0).expect("0 is below the count"));
        let mut state = Self {
            tables,
            scenario: plan.scenario,
            variants: plan.variants,
            scene: plan.scene,
            terms: plan.terms,
            choosing: plan.choosing,
            mode: plan.mode,
            seats: plan.rosters.len() as u8,
            field: plan.field,
            fleets: [Fleet::new(tables, Faction::Phebe, None); Seat::MOST],
            tokens: Tokens::NONE,
            capacities: Capacities::NONE,
            stations: Stations::NONE,
            steps: Steps::new(Step::SetAside { seat: nobody }),
            attack: Attack::new(AttackKind::Attack, nobody, (corner, corner, corner), first_ship),
            active: nobody,
            first: nobody,
            gate_pairs: plan.gate_pairs,
            places_terrain: plan.places_terrain,
            options: plan.options,
            round: 0,
            last_loss: 0,
            victory_due: false,
            used_result: false,
            tests: SectorSet::EMPTY,
            outcome: None,
        };
        for (seat, roster) in Seat::all(state.seats).zip(&plan.rosters) {
            let camp = match plan.mode {
                Mode::Duel | Mode::FreeForAll => seat.index() as u8,
                Mode::Teams => seat.index() as u8 % 2,
            };
            state.fleets[seat.index()] = Fleet::built(tables, roster, camp);
        }
        state.muster_helper(&plan.helper_hulls);
        state.add_extra_ships();
        state.hold_back();
        state
    }

    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat whose turn it is.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Class points that the seat has in play (`FC-DEF-09`).
    pub fn points(&self, seat: Seat) -> u8 {
        self.fleet(seat).points(self.tables)
    }

    /// Where the seat's ships are, with their hull.
    pub fn ships(&self, seat: Seat) -> impl Iterator<Item = (ShipId, Place, u8)> {
        let fleet = self.fleet(seat);
        fleet.all().map(|id| (id, fleet.ship(id).place, fleet.ship(id).hull))
    }

    /// How many dice of the colour the seat has, wherever they lie.
    pub fn dice(&self, seat: Seat, colour: Colour) -> u8 {
        let fleet = self.fleet(seat);
        let in_pool = |dice: Dice| -> u8 {
            Face::ALL.iter().map(|face| dice.count(Die::new(colour, *face))).sum()
        };
        let active = if colour == Colour::Green { self.active_of(seat).count() as u8 } else { 0 };
        let lying = in_pool(fleet.rolled) + in_pool(fleet.bridge.stored());
        fleet.reserve[colour.index()] + lying + active
    }

    #[inline]
    pub(crate) fn fleet(&self, seat: Seat) -> &Fleet {
        &self.fleets[seat.index()]
    }

    #[inline]
    pub(crate) fn fleet_mut(&mut self, seat: Seat) -> &mut Fleet {
        &mut self.fleets[seat.index()]
    }

    #[inline]
    pub(crate) fn ship(&self, ship: ShipRef) -> &Ship {
        self.fleet(ship.seat).ship(ship.ship)
    }

    #[inline]
    pub(crate) fn row(&self, seat: Seat, ship: ShipId) -> &'static ShipRow {
        self.tables.ship(self.fleet(seat).ship(ship).kind)
    }

    #[inline]
    pub(crate) fn abilities(&self, seat: Seat, ship: ShipId) -> Abilities {
        self.row(seat, ship).abilities
    }

    /// Where the ship is, if it is on the board.
    #[inline]
    pub(crate) fn sector_of(&self, ship: ShipRef) -> Option<Sector> {
        match self.ship(ship).place {
            Place::On(sector) => Some(sector),
            Place::Waiting | Place::Destroyed => None,
        }
    }

    /// Every seat, from this one clockwise.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, mut seat) = (self.seats, from);
        (0..seats).map(move |_| {
            let current = seat;
            seat = seat.next(seats);
            current
        })
    }

    pub(crate) fn are_enemies(&self, one: Seat, other: Seat) -> bool {
        self.fleet(one).camp != self.fleet(other).camp
    }

    pub(crate) fn enemies(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |other| self.are_enemies(seat, *other))
    }

    /// The enemies who can still be named: whoever has left a free-for-all is not asked any more
    /// (`FC-FFA-03`).
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let is_out = |other: &Seat| self.mode == Mode::FreeForAll && self.fleet(*other).is_spent();
        self.enemies(seat).filter(move |other| !is_out(other))
    }

    /// What everybody sees the ship to be; none for a Signal.
    pub(crate) fn shown_kind(&self, ship: ShipRef) -> Option<ShipKind> {
        (!self.is_hidden(ship)).then(|| self.ship(ship).kind)
    }

    /// What everybody sees a single ship to be; none for several.
    pub(crate) fn single_kind(&self, seat: Seat, ships: ShipSet) -> Option<ShipKind> {
        let only = ships.first().filter(|_| ships.len() == 1)?;
        self.shown_kind(ShipRef::new(seat, only))
    }

    /// Whether the ship may give itself up (`FC-FAC-11`).
    pub(crate) fn redeems(&self, seat: Seat, ship: ShipId) -> bool {
        let redemption = self.tables.faction(self.fleet(seat).faction).redemption;
        redemption.is_some_and(|redemption| redemption.ship == self.fleet(seat).ship(ship).kind)
    }

    /// How much of its hull a repair can give back to the ship: a wreck stays one (`FC-FAC-23`).
    pub(crate) fn repairable(&self, ship: ShipRef) -> u8 {
        let wreck = self.fleet(ship.seat).wrecks.contains(ship.ship);
        let lost = self.row(ship.seat, ship.ship).hull - self.ship(ship).hull;
        if wreck { 0 } else { lost }
    }
}

//! The state of a battle: small, flat and cheap to copy.
//!
//! * This file: what is on the table.
//! * `step`: what is pending. `pending`, `rename`: what becomes of it when ships go or get other
//!   letters.
//! * `position`: positions placed by hand. `laid`: what lies on the board there besides ships.

mod laid;
pub(crate) mod pending;
pub(crate) mod position;
mod rename;
pub(crate) mod step;

pub use position::{Position, SeatPosition};

use kernel::{Outcome, Seat, SeatSet, named};

use crate::board::field::Field;
use crate::board::sector::{Sector, SectorSet};
use crate::build::choice::Choosing;
use crate::build::options::Options;
use crate::build::setup::{Mode, Plan};
use crate::build::variant::{Variant, Variants};
use crate::campaign::relief::Helper;
use crate::campaign::terms::SeatTerms;
use crate::data::tables::{
    Abilities, Ability, CapacityEffect, Faction, Forbid, Power, ShipKind, ShipRow, Tables, Weapon,
};
use crate::pieces::capacity::Capacities;
use crate::pieces::die::{Colour, Dice, Die, Face, Volley};
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

/// What the attacked player chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reaction {
    None,
    Shields,
    Retreat { to: Sector },
    Counter { victim: ShipRef },
}

named! {
    /// What is being resolved as an attack.
    pub(crate) enum AttackKind {
        Attack = "attack",
        /// The second shot of a double attack.
        SecondShot = "second_shot",
        /// A look at the Signals of a sector.
        Scan = "scan",
        /// A shot at a Colony.
        Warheads = "warheads",
    }
}

impl AttackKind {
    /// Whether it is aimed at a ship, and not at a sector.
    pub(crate) const fn aims_at_a_ship(self) -> bool {
        match self {
            Self::Attack | Self::SecondShot => true,
            Self::Scan | Self::Warheads => false,
        }
    }
}

/// The attack being resolved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Attack {
    pub(crate) kind: AttackKind,
    pub(crate) seat: Seat,
    /// The results that were spent on it.
    pub(crate) volley: Option<Volley>,
    pub(crate) from: Sector,
    /// The last sector before the target's: `from` itself unless the attack is ranged.
    pub(crate) via: Sector,
    pub(crate) target: ShipRef,
    /// The target's sector.
    pub(crate) at: Sector,
    /// Who fires, by seat.
    pub(crate) joined: [ShipSet; Seat::MOST],
    /// The sectors whose damage is stopped.
    pub(crate) blocked: SectorSet,
    pub(crate) reaction: Reaction,
    /// The attacker's Signals that may still show themselves and fire.
    pub(crate) veiled: ShipSet,
    /// Whether the attacked player used a special to react.
    pub(crate) used_special: bool,
    /// Whether the bonus die of a Gas Cloud was rolled.
    pub(crate) bonus_rolled: bool,
}

impl Attack {
    /// From a sector, via a second, at a third: nobody has joined or answered yet.
    pub(crate) const fn new(
        kind: AttackKind,
        seat: Seat,
        (from, via, at): (Sector, Sector, Sector),
        target: ShipRef,
    ) -> Self {
        Self {
            kind,
            seat,
            volley: None,
            from,
            via,
            target,
            at,
            joined: [ShipSet::EMPTY; Seat::MOST],
            blocked: SectorSet::EMPTY,
            reaction: Reaction::None,
            veiled: ShipSet::EMPTY,
            used_special: false,
            bonus_rolled: false,
        }
    }
}

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

    /// The sectors that hold ships of anybody else (`FC-OCC-02`, `FC-OCC-05`).
    #[inline]
    pub(crate) fn held_by_others(&self, seat: Seat) -> SectorSet {
        Seat::all(self.seats)
            .filter(|other| *other != seat)
            .fold(SectorSet::EMPTY, |held, other| held.or(self.fleet(other).sectors))
    }

    /// Whether ships of another player of the camp are in the sector.
    pub(crate) fn is_held_by_teammate(&self, seat: Seat, sector: Sector) -> bool {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let mut mates = others.filter(|other| !self.are_enemies(seat, *other));
        mates.any(|mate| self.fleet(mate).sectors.contains(sector))
    }

    /// The sectors that hold ships.
    #[inline]
    pub(crate) fn held(&self) -> SectorSet {
        Seat::all(self.seats).fold(SectorSet::EMPTY, |held, seat| held.or(self.fleet(seat).sectors))
    }

    /// The sectors that a ranged attack may cross (`FC-RNG-03`).
    #[inline]
    pub(crate) fn open_sky(&self) -> SectorSet {
        let field = &self.field;
        let closed = field.special.or(field.barred).or(field.fog).or(field.cluttered);
        field.laid.minus(closed).minus(self.held())
    }

    /// The empty sectors, for weapons that need one (`FC-DEF-03`, `FC-DEF-04`).
    #[inline]
    pub(crate) fn empty(&self) -> SectorSet {
        self.open_sky()
    }

    /// What blocks the line of a special weapon (`FC-DEF-05`, `FC-DEF-06`).
    pub(crate) fn obstacles(&self) -> SectorSet {
        let blocked = self.field.laid.minus(self.open_sky());
        if self.varies(Variant::ClearGates) { blocked } else { blocked.or(self.field.gates()) }
    }

    /// The sectors that ships of the seat may enter, class apart (`FC-MOVE-03`).
    #[inline]
    pub(crate) fn enterable(&self, seat: Seat) -> SectorSet {
        self.field.laid.minus(self.held_by_others(seat)).minus(self.field.barred)
    }

    /// The sum of the classes.
    #[inline]
    pub(crate) fn class_of(&self, seat: Seat, ships: ShipSet) -> u8 {
        ships.iter().map(|ship| self.row(seat, ship).class).sum()
    }

    /// How much class the seat's ships leave free in the sector.
    #[inline]
    pub(crate) fn room(&self, seat: Seat, sector: Sector) -> u8 {
        let taken = self.class_of(seat, self.fleet(seat).at(sector));
        CLASS_LIMIT.saturating_sub(taken + self.prize_class(seat, sector))
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

    #[inline]
    pub(crate) fn firepower(&self, seat: Seat, ship: ShipId) -> u8 {
        self.row(seat, ship).firepower.unwrap_or(0)
    }

    /// The firepower of a counter-attack from the sector (`FC-REA-10`, `FC-REA-18`).
    pub(crate) fn counter_power(&self, seat: Seat, sector: Sector) -> u8 {
        if self.hindered(seat, CapacityEffect::Silence).contains(sector) {
            return 0;
        }
        let fleet = self.fleet(seat);
        let ships = fleet.at(sector).minus(fleet.docked);
        ships.iter().map(|ship| self.firepower(seat, ship)).sum()
    }

    /// All ships and squadrons of the seat in the sector.
    pub(crate) fn all_at(&self, seat: Seat, sector: Sector) -> ShipSet {
        self.fleet(seat).at(sector)
    }

    /// How much of its hull a repair can give back to the ship: a wreck stays one (`FC-FAC-23`).
    pub(crate) fn repairable(&self, ship: ShipRef) -> u8 {
        let wreck = self.fleet(ship.seat).wrecks.contains(ship.ship);
        let lost = self.row(ship.seat, ship.ship).hull - self.ship(ship).hull;
        if wreck { 0 } else { lost }
    }

    /// How many specials lie on the bridge beyond the two that some ships and modules ask for; none
    /// if those are not there.
    pub(crate) fn spare_specials(&self, seat: Seat) -> Option<u8> {
        self.fleet(seat).bridge.stored().of_face(Face::Special).checked_sub(2)
    }

    /// Whether two specials lie on the bridge after so many were spent: what is paid for the action
    /// itself counts no more (`FC-ABL-21`).
    fn is_charged(&self, seat: Seat, spent: u8) -> bool {
        self.spare_specials(seat).is_some_and(|spare| spent <= spare)
    }

    /// The ships of the sector whose module works (`FC-WPN-46`, `FC-WPN-48`, `FC-WPN-52`) when so
    /// many specials of the bridge are spent.
    pub(crate) fn with_module(
        &self,
        seat: Seat,
        sector: Sector,
        module: Weapon,
        spent: u8,
    ) -> ShipSet {
        let silenced = self.field.forbidding(Forbid::UseWeapon).or(self.field.cluttered);
        if silenced.contains(sector) || !self.is_charged(seat, spent) {
            return ShipSet::EMPTY;
        }
        let fleet = self.fleet(seat);
        let has = |ship: &ShipId| fleet.ship(*ship).weapon == Some(module);
        fleet.at(sector).minus(fleet.docked).iter().filter(has).collect()
    }

    /// The ships of the sector that shoot two sectors far by one result: a Destroyer alone, a
    /// Dreadnought or a module with two specials on the bridge (`FC-ABL-12`, `FC-ABL-19`) when so
    /// many of them are spent.
    pub(crate) fn long_shooters(&self, seat: Seat, sector: Sector, spent: u8) -> ShipSet {
        let crew = self.crewed(seat, sector).minus(self.fleet(seat).docked);
        let alone = self.crewed(seat, sector).len() == 1;
        let multipoint = alone && self.all_have(seat, sector, Ability::Multipoint);
        if multipoint {
            return crew;
        }
        let missiles = |ship: &ShipId| self.abilities(seat, *ship).has(Ability::LongRange);
        let charged = self.is_charged(seat, spent);
        let dreadnoughts: ShipSet = crew.iter().filter(|ship| charged && missiles(ship)).collect();
        dreadnoughts.or(self.with_module(seat, sector, Weapon::MultipointModule, spent))
    }

    /// Whether the sector holds only ships with the ability; squadrons are overlooked
    /// (`FC-DEF-16`). Containers leave no room for Ionic Propulsion and Multipoint Weapons
    /// (`FC-SCN-14`).
    pub(crate) fn all_have(&self, seat: Seat, sector: Sector, ability: Ability) -> bool {
        let hampered = matches!(ability, Ability::Ionic | Ability::Multipoint);
        if hampered && self.field.cluttered.contains(sector) {
            return false;
        }
        let mut ships = self.crewed(seat, sector).iter().peekable();
        ships.peek().is_some() && ships.all(|ship| self.abilities(seat, ship).has(ability))
    }

    /// Whether the attacked ship takes no damage when its sector retreats: all there are Ionic
    /// (`FC-ABL-06`), and it is not docked (`FC-STA-05`).
    pub(crate) fn dodges(&self, target: ShipRef, at: Sector) -> bool {
        let docked = self.fleet(target.seat).docked.contains(target.ship);
        !docked && self.all_have(target.seat, at, Ability::Ionic)
    }

    /// The ships in the sector: neither squadrons nor decoys.
    #[inline]
    pub(crate) fn crewed(&self, seat: Seat, sector: Sector) -> ShipSet {
        let is_ship = |ship: &ShipId| {
            let abilities = self.abilities(seat, *ship);
            !abilities.has(Ability::Impulse) && !abilities.has(Ability::Decoy)
        };
        self.fleet(seat).at(sector).iter().filter(is_ship).collect()
    }

    /// The ships of the sector that may launch an attack (`FC-ATK-09`, `FC-SQN-04`, `FC-AST-02`).
    #[inline]
    pub(crate) fn launchers(&self, seat: Seat, sector: Sector) -> ShipSet {
        let silenced = self.hindered(seat, CapacityEffect::Silence);
        if self.field.forbidding(Forbid::Attack).or(silenced).contains(sector) {
            return ShipSet::EMPTY;
        }
        let docked = self.fleet(seat).docked;
        let armed =
            |ship: &ShipId| self.row(seat, *ship).firepower.is_some() && !docked.contains(*ship);
        self.crewed(seat, sector).iter().filter(armed).collect()
    }

    /// The sectors in which ships can be named as targets of attacks (`FC-ATK-11`).
    #[inline]
    pub(crate) fn exposed(&self) -> SectorSet {
        self.field.laid.minus(self.field.forbidding(Forbid::BeAttacked)).minus(self.field.sheltered)
    }

    /// Whether an attack may name the ship; Signals cannot be (`FC-OHD-05`).
    #[inline]
    pub(crate) fn is_targetable(&self, ship: ShipRef) -> bool {
        !self.is_hidden(ship)
            && !self.abilities(ship.seat, ship.ship).has(Ability::Untargetable)
            && self.sector_of(ship).is_some_and(|at| self.exposed().contains(at))
    }

    /// The ships of the seat that may support an attack on the sector (`FC-ATK-04`).
    pub(crate) fn supporters(&self, seat: Seat, from: Sector, at: Sector) -> ShipSet {
        if self.field.forbidding(Forbid::BeSupported).contains(from) {
            return ShipSet::EMPTY;
        }
        let jammed = self.hindered(seat, CapacityEffect::Silence);
        let silent = self.field.forbidding(Forbid::Support).or(jammed);
        let near = at.around().and(self.fleet(seat).sectors).minus(silent);
        let in_place = |ship: &ShipId| {
            let armed = self.row(seat, *ship).firepower.is_some();
            let place = self.sector_of(ShipRef::new(seat, *ship));
            armed && place.is_some_and(|sector| near.contains(sector))
        };
        let fleet = self.fleet(seat);
        fleet.afloat.minus(fleet.docked).iter().filter(in_place).collect()
    }

    /// Whether the seat may support the attack of another.
    pub(crate) fn may_help(&self, seat: Seat) -> bool {
        let attack = &self.attack;
        let allowed = match self.mode {
            // In a duel only somebody who comes to help is no enemy (`FC-CAM-11`).
            Mode::Duel | Mode::Teams => !self.are_enemies(seat, attack.seat),
            Mode::FreeForAll => seat != attack.target.seat,
        };
        allowed && seat != attack.seat
    }

    /// The ships of another player that may still join the attack: of a teammate (`FC-TEA-08`),
    /// in a free-for-all of anybody who is not attacked (`FC-FFA-02`).
    pub(crate) fn helpers(&self, seat: Seat, from: u8) -> ShipSet {
        let attack = &self.attack;
        if !self.may_help(seat) {
            return ShipSet::EMPTY;
        }
        let ships = self.supporters(seat, attack.from, attack.at);
        ships.iter().filter(|ship| ship.index() >= usize::from(from)).collect()
    }

    /// The sectors from which the attack hits, and with how much (`FC-ATK-06`). A ranged attack
    /// comes from the last sector of its path (`FC-RNG-07`).
    pub(crate) fn salvo(&self) -> Salvo {
        let mut salvo = Salvo::default();
        for seat in Seat::all(self.seats) {
            for ship in self.attack.joined[seat.index()].iter() {
                let place = self.sector_of(ShipRef::new(seat, ship));
                let source = if self.is_ranged() { Some(self.attack.via) } else { place };
                if let Some(source) = source {
                    salvo.add(source, self.firepower(seat, ship));
                }
            }
        }
        salvo
    }

    /// Whether the attack comes over more than one sector (`FC-RNG-01`).
    #[inline]
    pub(crate) fn is_ranged(&self) -> bool {
        self.attack.via != self.attack.from
    }

    /// Who places the tiles of a player: he himself, unless a campaign says otherwise
    /// (`FC-CAM-06`, `FC-CAM-10`) or Scavengers fight (`FC-FAC-27`).
    fn placer(&self, seat: Seat) -> Seat {
        let mut seats = self.clockwise(seat);
        let ruse = seats.find(|other| self.fleet(*other).has(Power::Ruse));
        self.terms.placer.or(ruse).unwrap_or(seat)
    }

    /// Everybody who owes a decision.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.question() {
            None => SeatSet::EMPTY,
            Some((Step::Arm, _)) => self.arming(),
            Some((Step::Choose, _)) => self.choosers(),
            Some((_, seat)) => SeatSet::one(seat),
        }
    }

    /// The question that is asked, and of whom: of several, the first.
    #[inline]
    pub(crate) fn question(&self) -> Option<(Step, Seat)> {
        if self.outcome.is_some() {
            return None;
        }
        let step = self.steps.top();
        let seat = match step {
            Step::SetAside { seat } => self.terms.placer.unwrap_or(seat),
            Step::Terrain { seat, .. } => self.placer(seat),
            Step::Portal { seat, .. }
            | Step::Deploy { seat }
            | Step::Found { seat }
            | Step::Breach { seat }
            | Step::Preroll { seat }
            | Step::Prestore { seat }
            | Step::Drift { seat, .. }
            | Step::Assist { seat, .. }
            | Step::Blast { seat, .. }
            | Step::Foil { seat, .. }
            | Step::Veil { seat, .. }
            | Step::Scanned { seat, .. }
            | Step::Deflect { seat }
            | Step::Unveil { seat, .. }
            | Step::Pilots { seat, .. }
            | Step::Drained { seat, .. } => seat,
            Step::Trigger { name, .. } | Step::Sight { name, .. } => name.ship.seat,
            Step::Redirect | Step::React | Step::Ward => self.attack.target.seat,
            Step::Arm => self.arming().first().unwrap_or(self.first),
            Step::Choose => self.choosers().first().unwrap_or(self.first),
            Step::Muster { .. } => self.attack.seat,
            Step::Dismiss { .. } => Helper::SEAT,
            Step::Impulse { .. }
            | Step::Stir
            | Step::Shift { .. }
            | Step::Reinforce
            | Step::Bring { .. }
            | Step::Load { .. }
            | Step::Leave { .. }
            | Step::Plunge { .. }
            | Step::Emerge { .. }
            | Step::Dock { .. }
            | Step::Board { .. }
            | Step::Offensive { .. }
            | Step::Start { .. }
            | Step::Reprogram
            | Step::Tow { .. }
            | Step::Gather { .. }
            | Step::Jump { .. }
            | Step::LayMines { .. }
            | Step::Energy
            | Step::Actions
            | Step::Bridge { .. }
            | Step::MoveShips { .. }
            | Step::Onward { .. }
            | Step::SecondShot { .. }
            | Step::Impact
            | Step::Bombed { .. }
            | Step::FallBack { .. }
            | Step::Enter { .. } => self.active,
        };
        Some((step, seat))
    }
}

/// Damage by the sector that it comes from.
#[derive(Debug, Clone, Default)]
pub(crate) struct Salvo {
    pub(crate) parts: arrayvec::ArrayVec<(Sector, u8), 9>,
}

impl Salvo {
    pub(crate) fn add(&mut self, source: Sector, damage: u8) {
        match self.parts.iter_mut().find(|(sector, _)| *sector == source) {
            Some((_, sum)) => *sum += damage,
            None => self.parts.push((source, damage)),
        }
    }

    /// What is left when the shots from these sectors are stopped (`FC-REA-05`).
    pub(crate) fn damage(&self, blocked: SectorSet) -> u8 {
        let through = self.parts.iter().filter(|(sector, _)| !blocked.contains(*sector));
        through.map(|(_, damage)| damage).sum()
    }

    pub(crate) fn sources(&self) -> SectorSet {
        self.parts.iter().map(|(sector, _)| *sector).collect()
    }
}

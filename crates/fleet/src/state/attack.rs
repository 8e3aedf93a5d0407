//! An attack: what is kept of it while it is resolved, who may take part, and with how much.

use kernel::{Seat, named};

use crate::board::sector::{Sector, SectorSet};
use crate::build::setup::Mode;
use crate::data::tables::{Ability, CapacityEffect, Forbid, Weapon};
use crate::pieces::die::{Face, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::state::State;

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

impl State {
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
        let missiles = |ship: &ShipId| self.abilities(seat, *ship).contains(Ability::LongRange);
        let charged = self.is_charged(seat, spent);
        let dreadnoughts: ShipSet = crew.iter().filter(|ship| charged && missiles(ship)).collect();
        dreadnoughts.or(self.with_module(seat, sector, Weapon::MultipointModule, spent))
    }

    /// Whether the attacked ship takes no damage when its sector retreats: all there are Ionic
    /// (`FC-ABL-06`), and it is not docked (`FC-STA-05`).
    pub(crate) fn dodges(&self, target: ShipRef, at: Sector) -> bool {
        let docked = self.fleet(target.seat).docked.contains(target.ship);
        !docked && self.all_have(target.seat, at, Ability::Ionic)
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
            && !self.abilities(ship.seat, ship.ship).contains(Ability::Untargetable)
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
}

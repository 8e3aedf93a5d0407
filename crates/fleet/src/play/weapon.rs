//! What special weapons do when they are fired, and at the start of a turn.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::{Power, Weapon, WeaponEffect};
use crate::decide::action::Target;
use crate::decide::list;
use crate::pieces::die::{Face, Held, Spend};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::pieces::token::{Token, TokenKind};
use crate::play::apply::Applier;
use crate::play::event::{Event, Repair};
use crate::state::State;
use crate::state::step::Step;

impl State {
    /// The damage that a weapon does to the ship at once, if it does any: by the ship's class, or by
    /// how far away it is (`FC-WPN-45`).
    pub(crate) fn weapon_damage(
        &self,
        carrier: ShipRef,
        effect: WeaponEffect,
        ship: ShipRef,
    ) -> Option<u8> {
        match effect {
            WeaponEffect::Damage { damage } => Some(damage),
            WeaponEffect::DamageByClass { factor } => {
                Some(factor * self.row(ship.seat, ship.ship).class)
            }
            WeaponEffect::DamageByDistance { factor } => {
                let (from, to) = (self.sector_of(carrier)?, self.sector_of(ship)?);
                let less = u8::from(!self.varies(Variant::PrometheusByDistance));
                Some(factor * (from.distance(to) - less))
            }
            WeaponEffect::Repair { .. }
            | WeaponEffect::ClearBridge
            | WeaponEffect::Attach { .. }
            | WeaponEffect::Tow
            | WeaponEffect::Bar
            | WeaponEffect::Teleport
            | WeaponEffect::Blast { .. }
            | WeaponEffect::Mine { .. }
            | WeaponEffect::TimeBomb { .. }
            | WeaponEffect::Shelter
            | WeaponEffect::HoldHulls
            | WeaponEffect::DoubleMove
            | WeaponEffect::DoubleRange
            | WeaponEffect::Warheads { .. } => None,
        }
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Two specials activate a weapon; nobody reacts (`FC-SPE-01`, `FC-WPN-01`).
    pub(crate) fn fire_weapon(&mut self, ship: ShipId, pair: [Held; 2], target: Target) {
        let seat = self.state.active;
        let carrier = ShipRef::new(seat, ship);
        let weapon = self.state.ship(carrier).weapon.expect("a listed carrier has a weapon");
        for special in pair {
            self.pay(seat, Spend::plain(special));
        }
        self.reveal(carrier);
        self.reveal_weapon(carrier);
        self.discharge(carrier, weapon, target);
        if self.state.fleet(seat).has(Power::RerollsSpentSpecials) {
            let [first, second] = pair.map(|special| self.roll_again(seat, special.die.colour));
            self.log.push(Event::SpecialsRerolled { seat, first, second });
        }
    }

    /// What the weapon does, however it was paid for.
    pub(crate) fn discharge(&mut self, carrier: ShipRef, weapon: Weapon, target: Target) {
        let kind = match target {
            Target::Ship(ship) => self.state.shown_kind(ship),
            Target::Nothing | Target::Sector(_) | Target::Seat(_) => None,
        };
        self.log.push(Event::WeaponFired { carrier, weapon, target, kind });
        let effect = self.state.tables.weapon(weapon).effect;
        match target {
            Target::Ship(ship) => self.strike_ship(carrier, effect, ship),
            Target::Sector(sector) => self.strike_sector(carrier, effect, sector),
            Target::Seat(victim) => self.clear_bridge(victim),
            Target::Nothing => self.raise_cover(carrier, effect),
        }
    }

    /// Llib Sorg: a Frigate gives itself up to damage a ship beside it (`FC-FAC-11`).
    pub(crate) fn redeem(&mut self, ship: ShipId, pair: [Held; 2], target: ShipRef) {
        let seat = self.state.active;
        for special in pair {
            self.pay(seat, Spend::plain(special));
        }
        self.swallow(ShipRef::new(seat, ship));
        let redemption = self.state.tables.faction(self.state.fleet(seat).faction).redemption;
        self.deal(target, redemption.map_or(0, |redemption| redemption.damage));
    }

    fn strike_ship(&mut self, carrier: ShipRef, effect: WeaponEffect, ship: ShipRef) {
        if let Some(damage) = self.state.weapon_damage(carrier, effect, ship) {
            self.deal(ship, damage);
        }
        match effect {
            WeaponEffect::Repair { hull } => self.repair(ship, hull, Repair::NanoRepairer),
            WeaponEffect::Attach { .. } => self.attach_drones(carrier, ship),
            WeaponEffect::Tow => self.state.steps.push(Step::Tow { ship }),
            WeaponEffect::Damage { .. }
            | WeaponEffect::DamageByClass { .. }
            | WeaponEffect::DamageByDistance { .. }
            | WeaponEffect::ClearBridge
            | WeaponEffect::Bar
            | WeaponEffect::Teleport
            | WeaponEffect::Blast { .. }
            | WeaponEffect::Mine { .. }
            | WeaponEffect::TimeBomb { .. }
            | WeaponEffect::Shelter
            | WeaponEffect::HoldHulls
            | WeaponEffect::DoubleMove
            | WeaponEffect::DoubleRange
            | WeaponEffect::Warheads { .. } => {}
        }
    }

    fn strike_sector(&mut self, carrier: ShipRef, effect: WeaponEffect, at: Sector) {
        match effect {
            WeaponEffect::Bar => {
                self.state.take_up(TokenKind::Interdictor, carrier);
                self.lay(TokenKind::Interdictor, carrier, at);
            }
            WeaponEffect::Blast { damage } => self.blast(at.around().with(at), damage),
            WeaponEffect::TimeBomb { .. } => self.lay(TokenKind::GammaBomb, carrier, at),
            WeaponEffect::Teleport => self.open_vortex(at),
            WeaponEffect::Mine { at_once, .. } => {
                self.state.steps.push(Step::LayMines { carrier: carrier.ship, left: at_once });
                self.lay_mine(at);
            }
            WeaponEffect::Damage { .. }
            | WeaponEffect::DamageByClass { .. }
            | WeaponEffect::DamageByDistance { .. }
            | WeaponEffect::Repair { .. }
            | WeaponEffect::ClearBridge
            | WeaponEffect::Attach { .. }
            | WeaponEffect::Tow
            | WeaponEffect::Shelter
            | WeaponEffect::HoldHulls
            | WeaponEffect::DoubleMove
            | WeaponEffect::DoubleRange
            | WeaponEffect::Warheads { .. } => {}
        }
    }

    /// What lasts until the owner's next start of turn (`FC-WPN-35`, `FC-WPN-42`).
    fn raise_cover(&mut self, carrier: ShipRef, effect: WeaponEffect) {
        let kind =
            if effect == WeaponEffect::Shelter { TokenKind::Sanctuary } else { TokenKind::Rampart };
        self.state.take_up(kind, carrier);
        if let Some(at) = self.state.sector_of(carrier) {
            self.lay(kind, carrier, at);
        }
    }

    fn lay(&mut self, kind: TokenKind, carrier: ShipRef, at: Sector) {
        let of_station = self.state.fleet(carrier.seat).docked.contains(carrier.ship);
        self.state.lay_token(Token { kind, carrier, at, victim: None, of_station, due: false });
        self.log.push(Event::TokenLaid { kind, at });
    }

    /// All results of the bridge go back to the Reserve (`FC-WPN-04`).
    fn clear_bridge(&mut self, victim: Seat) {
        let fleet = self.state.fleet_mut(victim);
        for die in fleet.bridge.stored().all() {
            fleet.use_up(Held::stored(die));
        }
    }

    /// Never above the full hull (`FC-WPN-13`).
    pub(crate) fn repair(&mut self, ship: ShipRef, hull: u8, by: Repair) {
        if self.state.fleet(ship.seat).wrecks.contains(ship.ship) {
            return;
        }
        let gained = self.state.repairable(ship).min(hull);
        let repaired = &mut self.state.fleet_mut(ship.seat).ship_mut(ship.ship).hull;
        *repaired += gained;
        let hull = *repaired;
        if !self.state.is_hidden(ship) {
            let kind = self.state.shown_kind(ship);
            self.log.push(Event::ShipRepaired { ship, kind, hull, by });
        }
    }

    /// They leave another victim for this one (`FC-WPN-19`).
    fn attach_drones(&mut self, carrier: ShipRef, victim: ShipRef) {
        self.state.take_up(TokenKind::Drones, carrier);
        if let Some(at) = self.state.sector_of(victim) {
            let kind = TokenKind::Drones;
            let of_station = self.state.fleet(carrier.seat).docked.contains(carrier.ship);
            let victim = Some(victim);
            self.state.lay_token(Token { kind, carrier, at, victim, of_station, due: false });
            self.log.push(Event::TokenLaid { kind, at });
        }
    }

    /// Everybody in these sectors, friend or foe (`FC-WPN-20`).
    fn blast(&mut self, sectors: SectorSet, damage: u8) {
        for seat in Seat::all(self.state.seats) {
            let hit = |ship: &ShipId| {
                let at = self.state.sector_of(ShipRef::new(seat, *ship));
                at.is_some_and(|at| sectors.contains(at))
            };
            let ships: ShipSet = self.state.fleet(seat).afloat.iter().filter(hit).collect();
            for ship in ships.iter() {
                self.deal(ShipRef::new(seat, ship), damage);
            }
        }
    }

    /// All ships of a sector belong to one player (`FC-WPN-11`).
    fn open_vortex(&mut self, from: Sector) {
        let mut seats = Seat::all(self.state.seats);
        let owner = seats.find(|seat| self.state.fleet(*seat).sectors.contains(from));
        if let Some(seat) = owner {
            let ships = self.state.fleet(seat).at(from);
            self.state.steps.push(Step::Gather { seat, ships, from });
        }
    }

    pub(crate) fn gather(&mut self, ships: ShipSet) {
        if let Step::Gather { seat, from, .. } = self.state.steps.top() {
            self.state.steps.replace(Step::Jump { seat, ships, from });
        }
    }

    pub(crate) fn jump(&mut self, to: Sector) {
        if let Step::Jump { seat, ships, .. } = self.state.steps.top() {
            self.state.steps.pop();
            self.arrive(seat, ships, to, None);
        }
    }

    pub(crate) fn tow(&mut self, to: Sector) {
        if let Step::Tow { ship } = self.state.steps.top() {
            self.state.steps.pop();
            self.arrive(ship.seat, ShipSet::one(ship.ship), to, None);
        }
    }

    pub(crate) fn lay_mine(&mut self, at: Sector) {
        let Step::LayMines { carrier, left } = self.state.steps.top() else { return };
        self.lay(TokenKind::Mine, ShipRef::new(self.state.active, carrier), at);
        self.state.steps.replace(Step::LayMines { carrier, left: left - 1 });
    }

    /// Whether another mine can be laid by the same activation (`FC-WPN-25`, `FC-WPN-27`).
    pub(crate) fn has_mines_left(&self, carrier: ShipId, left: u8) -> bool {
        let ready = list::ready_weapon(self.state, self.state.active, carrier).is_some();
        let carrier = ShipRef::new(self.state.active, carrier);
        left > 0 && ready && !list::mine_sectors(self.state, carrier).is_empty()
    }

    /// Each result shakes off the Drones of one weapon, those first that came first (`FC-WPN-16`).
    pub(crate) fn shake_off(&mut self, die: Held, ship: ShipId) {
        let seat = self.state.active;
        self.pay(seat, Spend::plain(die));
        let victim = ShipRef::new(seat, ship);
        self.state.take_token(|token| token.victim == Some(victim));
        let kind = self.state.shown_kind(victim);
        self.log.push(Event::DronesShaken { ship: victim, kind });
    }

    /// That of the station where the ship is docked comes before its own (`FC-WPN-55`).
    pub(crate) fn lift_interdictor(&mut self, ship: ShipId) {
        let (kind, carrier) = (TokenKind::Interdictor, ShipRef::new(self.state.active, ship));
        if self.state.take_up(kind, carrier).is_none() {
            self.state.take_token(|token| token.kind == kind && token.carrier == carrier);
        }
        self.log.push(Event::TokenLifted { kind, carrier });
    }

    /// One mine at a time, so that others may stay (`FC-WPN-28`).
    pub(crate) fn sweep_mine(&mut self, at: Sector) {
        let seat = self.state.active;
        let own = |token: &Token| token.is_mine_of(seat) && token.at == at;
        if let Some(mine) = self.state.take_token(own) {
            self.log.push(Event::TokenLifted { kind: TokenKind::Mine, carrier: mine.carrier });
        }
    }

    /// Takes tokens off the board that go with a ship, and tells of each kind once.
    pub(crate) fn lose_tokens(&mut self, is_lost: impl Fn(&Token) -> bool) {
        while let Some(lost) = self.state.tokens.find(&is_lost) {
            let (kind, carrier) = (lost.kind, lost.carrier);
            let is_alike = |token: &Token| token.kind == kind && token.carrier == carrier;
            self.state.remove_tokens(|token| is_lost(token) && is_alike(token));
            self.log.push(Event::TokenLost { kind, carrier });
        }
    }

    /// Ships that enter a mined sector each take the damage of all mines there, which are then
    /// gone (`FC-WPN-26`).
    pub(crate) fn trip_mines(&mut self, seat: Seat, ships: ShipSet, at: Sector) {
        let mines = self.state.mines_against(seat, at);
        let effect = self.state.tables.weapon(Weapon::Minefields).effect;
        let WeaponEffect::Mine { damage, .. } = effect else { return };
        if mines == 0 {
            return;
        }
        let camp = self.state.fleet(seat).camp;
        let camps = self.state.fleets.map(|fleet| fleet.camp);
        self.state.remove_tokens(|token| {
            let hostile = camps[token.carrier.seat.index()] != camp;
            token.kind == TokenKind::Mine && token.at == at && hostile
        });
        for ship in ships.iter() {
            self.deal(ShipRef::new(seat, ship), mines * damage);
        }
    }

    /// What lasted until the player's Start of Turn ends when that phase begins (`FC-WPN-35`,
    /// `FC-WPN-42`).
    pub(crate) fn end_covers(&mut self, seat: Seat) {
        self.state.remove_tokens(|token| {
            let timed = matches!(token.kind, TokenKind::Sanctuary | TokenKind::Rampart);
            timed && token.carrier.seat == seat
        });
    }

    /// Marks the tokens with a part in the player's start of turn: his Gamma Bombs, and Drones on
    /// his ships.
    pub(crate) fn begin_weapons_part(&mut self) {
        let seat = self.state.active;
        self.state.tokens.mark_due(|token| match token.kind {
            TokenKind::GammaBomb => token.carrier.seat == seat,
            TokenKind::Drones => token.victim.is_some_and(|victim| victim.seat == seat),
            TokenKind::Interdictor
            | TokenKind::Mine
            | TokenKind::Sanctuary
            | TokenKind::Rampart => false,
        });
    }

    /// Gamma Bombs explode (`FC-WPN-31`..`FC-WPN-33`) or Drones bite (`FC-WPN-15`) there. What is
    /// gone by then does nothing any more (`FC-WPN-18`).
    pub(crate) fn resolve_weapons(&mut self, kind: TokenKind, at: Sector) {
        while let Some(token) = self.state.due_token(kind, at) {
            self.state.tokens.mark_due(|other| other.due && *other != token);
            match token.victim {
                None => self.explode(Token { due: false, ..token }),
                Some(victim) => self.bite(victim),
            }
        }
    }

    fn bite(&mut self, victim: ShipRef) {
        let drones = self.state.tables.weapon(Weapon::Drones).effect;
        if let WeaponEffect::Attach { damage } = drones {
            self.deal(victim, damage);
        }
    }

    fn explode(&mut self, bomb: Token) {
        self.state.remove_tokens(|token| *token == bomb);
        let face = self.roll_face();
        self.log.push(Event::BombExploded { at: bomb.at, face });
        let effect = self.state.tables.weapon(Weapon::GammaBomb).effect;
        let WeaponEffect::TimeBomb { damage, centre } = effect else { return };
        if face == Face::Special {
            self.blast(SectorSet::one(bomb.at), centre);
        } else {
            self.blast(face.reach(bomb.at).with(bomb.at), damage);
        }
    }
}

//! Attacks: naming a target, redirection, who fires, reactions, damage.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Ability, Power, Weapon};
use crate::decide::action::Action;
use crate::decide::list;
use crate::pieces::die::{Colour, Face, Held, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint};
use crate::state::step::Step;
use crate::state::{Attack, AttackKind, Reaction};

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    pub(crate) fn order_attack(
        &mut self,
        volley: Volley,
        from: Sector,
        via: Sector,
        target: ShipRef,
    ) {
        let seat = self.state.active;
        for spend in volley.iter() {
            self.pay(seat, spend);
        }
        let mut launchers = self.state.launchers(seat, from);
        if from != via && self.is_stretched(volley, from, via, target) {
            launchers = launchers.and(self.state.long_shooters(seat, from, 0));
            self.reveal_modules(launchers, Weapon::MultipointModule);
        }
        let supporters = if from == via { self.supporters(from, target) } else { ShipSet::EMPTY };
        self.declare(from, via, target, launchers.or(supporters), from == via);
        self.note_volley(AttackKind::Attack, Some(volley));
        self.hint_at_guns(seat, from, launchers);
    }

    /// Whether the path asks for more steps than there are results: then only those who shoot
    /// further take part (`FC-ABL-22`, `FC-WPN-50`).
    fn is_stretched(&self, volley: Volley, from: Sector, via: Sector, target: ShipRef) -> bool {
        let at = self.state.sector_of(target).expect("a listed target is on the board");
        !list::is_plain_path(self.state, self.state.active, from, via, at, volley)
    }

    /// Somebody there is armed; if that is a Signal alone, it shows itself (`FC-OHD-11`).
    fn hint_at_guns(&mut self, seat: Seat, from: Sector, launchers: ShipSet) {
        if self.state.signals_at(seat, from).is_empty() {
            return;
        }
        self.hint(seat, Hint::Guns);
        if let (Some(only), 1) = (launchers.first(), launchers.len()) {
            self.show_and_join(seat, only);
        }
    }

    /// A Signal that launches or supports an attack is revealed (`FC-OHD-11`).
    fn show_and_join(&mut self, seat: Seat, ship: ShipId) {
        self.reveal(ShipRef::new(seat, ship));
        let attack = &mut self.state.attack;
        if seat == attack.seat {
            attack.veiled = attack.veiled.without(ship);
        }
        attack.joined[seat.index()] = attack.joined[seat.index()].with(ship);
    }

    /// Whether Signals of the attacker may take part, for all that the others know.
    pub(crate) fn may_be_joined(&self) -> bool {
        let attack = &self.state.attack;
        let near = if self.state.is_ranged() { SectorSet::EMPTY } else { attack.at.around() };
        let near = near.with(attack.from);
        !self.state.signal_sectors(attack.seat).and(near).is_empty()
    }

    /// Whether Signals of another player may support the attack, for all that the others know.
    pub(crate) fn may_be_helped(&self, seat: Seat) -> bool {
        let near = self.state.attack.at.around();
        let may = self.state.may_help(seat);
        may && !self.state.signal_sectors(seat).and(near).is_empty()
    }

    /// Two unsupported attacks on one sector, one after the other (`FC-ABL-14`).
    pub(crate) fn order_double(
        &mut self,
        spend: Spend,
        from: Sector,
        first: ShipRef,
        second: ShipRef,
    ) {
        let seat = self.state.active;
        self.pay(seat, spend);
        let launchers = self.state.launchers(seat, from);
        self.reveal_all(seat, launchers);
        if let (Some(ship), Some(at)) = (launchers.first(), self.state.sector_of(second)) {
            self.state.steps.push(Step::SecondShot { ship, from, target: second, at });
        }
        self.declare(from, from, first, launchers, false);
        self.note_volley(AttackKind::Attack, Some(Volley::one(spend)));
    }

    /// The second target may have fallen back, or the attacker may have been destroyed.
    pub(crate) fn second_shot(&mut self, ship: ShipId, from: Sector, target: ShipRef, at: Sector) {
        self.state.steps.pop();
        let seat = self.state.active;
        let in_place = |ship, sector| self.state.sector_of(ship) == Some(sector);
        let known = !self.state.is_hidden(target);
        if in_place(ShipRef::new(seat, ship), from) && in_place(target, at) && known {
            self.declare(from, from, target, ShipSet::one(ship), false);
            self.note_volley(AttackKind::SecondShot, None);
        }
    }

    /// What pays for the attack that was just declared.
    fn note_volley(&mut self, kind: AttackKind, volley: Option<Volley>) {
        self.state.attack.kind = kind;
        self.state.attack.volley = volley;
        let Attack { seat, from, via, target, .. } = self.state.attack;
        let kind = self.state.shown_kind(target);
        self.log.push(Event::AttackDeclared { seat, volley, from, via, target, kind });
    }

    fn supporters(&self, from: Sector, target: ShipRef) -> ShipSet {
        let at = self.state.sector_of(target).expect("a listed target is on the board");
        let near = self.state.supporters(self.state.active, from, at);
        near.minus(self.state.crewed(self.state.active, from))
    }

    fn declare(
        &mut self,
        from: Sector,
        via: Sector,
        target: ShipRef,
        ships: ShipSet,
        may_be_supported: bool,
    ) {
        let seat = self.state.active;
        let at = self.state.sector_of(target).expect("a listed target is on the board");
        let mut joined = [ShipSet::EMPTY; Seat::MOST];
        let veiled = ships.and(self.state.fleet(seat).hidden);
        joined[seat.index()] = ships.minus(veiled);
        let way = (from, via, at);
        let attack = Attack::new(AttackKind::Attack, seat, way, target);
        self.state.attack = Attack { joined, veiled, ..attack };
        self.state.steps.push(Step::Impact);
        self.state.steps.push(Step::React);
        if may_be_supported {
            for seat in Seat::all(self.state.seats).filter(|other| *other != seat) {
                self.state.steps.push(Step::Assist { seat, from: 0 });
            }
        }
        self.state.steps.push(Step::Muster { from: 0 });
        self.state.steps.push(self.redirection(at));
    }

    /// Another player's ship joins (`FC-TEA-11`, `FC-FFA-02`).
    pub(crate) fn join(&mut self, seat: Seat, ship: ShipId) {
        self.show_and_join(seat, ship);
        if let Step::Assist { .. } = self.state.steps.top() {
            let from = ship.index() as u8 + 1;
            self.state.steps.replace(Step::Assist { seat, from });
        }
    }

    /// `FC-ABL-10`: after the target was named, before anybody is said to fire.
    pub(crate) fn redirect(&mut self, ship: ShipId) {
        self.state.steps.pop();
        let from = self.state.attack.target;
        self.state.attack.target.ship = ship;
        let to = self.state.attack.target;
        self.reveal(to);
        let (from_kind, kind) = (self.state.shown_kind(from), self.state.shown_kind(to));
        self.log.push(Event::AttackRedirected { from, to, from_kind, kind });
    }

    pub(crate) fn hold_fire(&mut self, ship: ShipId) {
        let seat = self.state.attack.seat;
        let joined = &mut self.state.attack.joined[seat.index()];
        *joined = joined.without(ship);
        self.state.steps.replace(Step::Muster { from: ship.index() as u8 + 1 });
    }

    /// Whether somebody may still hold fire.
    pub(crate) fn may_hold_fire(&self, from: u8) -> bool {
        let seat = self.state.attack.seat;
        let joined = self.state.attack.joined[seat.index()];
        let open = joined.iter().filter(|ship| ship.index() >= usize::from(from));
        let launchers = joined.and(self.state.launchers(seat, self.state.attack.from));
        open.into_iter().any(|ship| launchers != ShipSet::one(ship))
    }

    /// Whether there is anything to decide but to let it happen.
    pub(crate) fn has_reaction(&self) -> bool {
        let mut answers: Vec<Action> = Vec::new();
        let seat = self.state.attack.target.seat;
        let fleet = self.state.fleet(seat);
        let no_dice = fleet.bridge.stored().is_empty() && fleet.rolled.is_empty();
        let no_cloud = !self.state.field.special.contains(self.state.attack.at);
        if no_dice && no_cloud {
            return false;
        }
        // With Signals in the fleet it stays open whether they would have had an answer.
        if !fleet.hidden.is_empty() {
            return true;
        }
        list::list(self.state, seat, &mut answers);
        answers.iter().any(|answer| *answer != Action::Pass)
    }

    /// A shield against a scan, or against an attack.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "two questions want a shield that stops no attack; wherever else one is raised, it stops one"
    )]
    pub(crate) fn shield(
        &mut self,
        seat: Seat,
        spend: Spend,
        against: Sector,
        also: Option<Sector>,
    ) {
        match self.state.steps.top() {
            Step::Foil { .. } => self.foil(seat, spend, against),
            Step::Ward => self.ward(seat, spend, against),
            _ => self.raise_shield(seat, spend, against, also),
        }
    }

    /// A Signal with Depolarized Shields that turns one is revealed (`FC-OHD-12`).
    fn show_depolarized(&mut self, seat: Seat, spend: Spend, against: Sector) {
        let at = self.state.attack.at;
        let fleet = self.state.fleet(seat);
        let turns =
            |ship: &ShipId| self.state.abilities(seat, *ship).contains(Ability::Depolarized);
        let turning: ShipSet = fleet.at(at).minus(fleet.docked).iter().filter(turns).collect();
        let is_needed = !spend.face().reach(at).contains(against);
        if is_needed && turning.minus(fleet.hidden).is_empty() {
            self.reveal_all(seat, turning.first().map_or(ShipSet::EMPTY, ShipSet::one));
        }
        self.hint(seat, Hint::Part);
    }

    /// One result stops what comes from one sector (`FC-REA-04`), or from two (`FC-CAP-13`).
    pub(crate) fn raise_shield(
        &mut self,
        seat: Seat,
        spend: Spend,
        against: Sector,
        also: Option<Sector>,
    ) {
        for against in [Some(against), also].into_iter().flatten() {
            self.show_depolarized(seat, spend, against);
        }
        let by_special = spend.turned_by().is_some() || spend.held.die.face == Face::Special;
        self.state.attack.used_special |= by_special;
        self.state.fleet_mut(seat).pay(spend);
        self.state.attack.reaction = Reaction::Shields;
        for against in [Some(against), also].into_iter().flatten() {
            self.state.attack.blocked = self.state.attack.blocked.with(against);
            self.log.push(Event::SectorBlocked { seat, spend, against });
        }
    }

    /// The bonus die of a Gas Cloud: it lies among the rolled results until it is used, and goes
    /// back at once when it stops nothing (`FC-GAS-01`, `FC-GAS-02`).
    pub(crate) fn roll_bonus(&mut self, seat: Seat) {
        self.state.attack.bonus_rolled = true;
        let die = self.roll_die(seat, Colour::Green);
        self.log.push(Event::BonusDieRolled { seat, face: die.face });
        let spend = Spend::plain(Held::rolled(die));
        let useless = list::shieldable(self.state, seat, spend).is_empty();
        if die.face == Face::Special || useless {
            self.clear_rolled(seat);
        }
    }

    pub(crate) fn order_retreat(&mut self, seat: Seat, special: Held, to: Sector) {
        self.pay(seat, Spend::plain(special));
        self.hint(seat, Hint::Part);
        self.state.attack.used_special |= special.die.face == Face::Special;
        self.state.attack.reaction = Reaction::Retreat { to };
        self.state.steps.pop();
        self.log.push(Event::RetreatOrdered { seat, to });
    }

    pub(crate) fn counter(&mut self, seat: Seat, spend: Spend, victim: ShipRef) {
        self.pay(seat, spend);
        self.hint(seat, Hint::Part);
        self.state.attack.used_special |= spend.held.die.face == Face::Special;
        self.state.attack.reaction = Reaction::Counter { victim };
        self.state.steps.pop();
    }

    /// The damage that gets through, and a counter-attack at the same moment (`FC-REA-12`).
    pub(crate) fn impact(&mut self) {
        self.state.steps.pop();
        let attack = self.state.attack;
        let defender = attack.target.seat;
        self.clear_rolled(defender);
        self.log_shots();
        self.offer_veil(defender);
        let mut damage = self.state.salvo().damage(attack.blocked);
        match attack.reaction {
            Reaction::None | Reaction::Shields => {}
            Reaction::Retreat { to } => {
                if self.state.dodges(attack.target, attack.at) {
                    damage = 0;
                    self.reveal_all(defender, self.state.crewed(defender, attack.at));
                }
                self.state.steps.push(Step::FallBack { seat: defender, from: attack.at, to });
            }
            Reaction::Counter { victim } => self.strike_back(victim),
        }
        if damage == 0 {
            let kind = self.state.shown_kind(attack.target);
            self.log.push(Event::AttackStopped { target: attack.target, kind });
        } else {
            self.deal(attack.target, damage);
        }
    }

    /// Ilya, who reacted by a special, may camouflage her ships where they then are
    /// (`FC-CMD-10`, `FC-CMD-14`).
    fn offer_veil(&mut self, defender: Seat) {
        let attack = self.state.attack;
        if attack.used_special && self.state.fleet(defender).has(Power::Camouflages) {
            let ships = self.state.crewed(defender, attack.at);
            self.ask_for_veil(defender, Some(ships));
        }
    }

    /// All firepower of the attacked sector hits one attacker (`FC-REA-10`).
    fn strike_back(&mut self, victim: ShipRef) {
        let seat = self.state.attack.target.seat;
        let at = self.state.attack.at;
        let armed = self.state.launchers(seat, at);
        self.reveal_all(seat, armed);
        let damage = self.state.counter_power(seat, at);
        let kind = self.state.shown_kind(victim);
        self.log.push(Event::CounterAttacked { seat, victim, kind, damage });
        self.deal(victim, damage);
    }

    fn log_shots(&mut self) {
        for seat in Seat::all(self.state.seats) {
            let ships = self.state.attack.joined[seat.index()];
            if !ships.is_empty() {
                let damage = ships.iter().map(|ship| self.state.firepower(seat, ship)).sum();
                let kind = self.state.single_kind(seat, ships);
                self.log.push(Event::ShotsFired { seat, ships, kind, damage });
            }
        }
    }

    /// Those who survived move together, as far as they still fit (`FC-REA-06`, `FC-REA-08`);
    /// squadrons alone stay (`FC-SQN-03`).
    pub(crate) fn fall_back(&mut self, seat: Seat, from: Sector, to: Sector) {
        self.state.steps.pop();
        if self.state.reachable(seat).contains(to) {
            let ships = self.state.fitting(seat, from, to);
            if !ships.minus(self.state.squadrons(seat)).is_empty() {
                self.arrive(seat, ships, to, None);
            }
        }
    }
}

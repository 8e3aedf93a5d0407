//! Playing a decision: what it does at once, and the steps that follow by themselves.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::data::tables::Power;
use crate::decide::action::Action;
use crate::decide::list;
use crate::pieces::die::{Colour, Die, Face, Spend};
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::play::event::{Event, Hint};
use crate::state::step::Step;
use crate::state::{DICE_ROLLED, State};

/// The state being changed, with where chance comes from and where events go.
pub(crate) struct Applier<'a, C, L> {
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Plays an action that was listed for the seat that is asked.
    #[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Arm(weapon) => self.arm(seat, weapon),
            Action::Survey { spend, from } => self.order_survey(spend, from),
            Action::SetAside(kind) => self.set_aside(kind),
            Action::Terrain { kind, at } => self.place_terrain(seat, kind, at),
            Action::Portal(at) => self.lay_portal(seat, at),
            Action::Deploy { ship, at } => self.bring_to(seat, ship, at),
            Action::Resolve(sector) => self.resolve_at(sector),
            Action::Roll { red, blue, green } => self.roll_dice(seat, [red, blue, green]),
            Action::Return(die) => self.return_die(die),
            Action::Store { die, slot } => self.keep_die(seat, die, slot),
            Action::End => self.end_phase(),
            Action::Gate { spend, from, to } => self.order_gate(spend, from, to),
            Action::Move { spend, from, to } => self.order_move(spend, from, to),
            Action::Attack { volley, from, via, target } => {
                self.order_attack(volley, from, via, target);
            }
            Action::Scan { volley, from, via, at } => self.order_scan(volley, from, via, at),
            Action::Veil(at) => self.veil(seat, at),
            Action::Double { spend, from, first, second } => {
                self.order_double(spend, from, first, second);
            }
            Action::Drain { special, victim } => self.drain(special, victim),
            Action::Reroll { first, second } => self.reroll_specials(first, second),
            Action::Weapon { ship, first, second, target } => {
                self.fire_weapon(ship, [first, second], target);
            }
            Action::Launch { spend, carrier, to } => self.launch_squadron(spend, carrier, to),
            Action::Offensive { carrier, first, second } => {
                self.order_offensive(carrier, [first, second]);
            }
            Action::Redeem { ship, first, second, target } => {
                self.redeem(ship, [first, second], target);
            }
            Action::Board { from, first, second, prize } => {
                self.order_boarding(from, [first, second], prize);
            }
            Action::Fly { ship, to } => self.fly(ship, to),
            Action::Dock(ship) => self.dock(Some(ship)),
            Action::Undock => self.dock(None),
            Action::Strike(target) => self.choose_victim(target),
            Action::Blast(sector) => self.go_down_with(sector),
            Action::Keep => self.keep(),
            Action::Again => self.pilots_decide(true),
            Action::Shake { die, ship } => self.shake_off(die, ship),
            Action::Lift(ship) => self.lift_interdictor(ship),
            Action::Sweep(sector) => self.sweep_mine(sector),
            Action::Tow(to) => self.tow(to),
            Action::Jump(to) => self.jump(to),
            Action::Mine(at) => self.lay_mine(at),
            Action::Ships(ships) => self.choose_ships(ships),
            Action::Onward(to) | Action::Through(to) => self.go_on(to),
            Action::Stop => self.stop(),
            Action::Fire => self.state.steps.pop(),
            Action::Drift(to) => self.choose_drift(to),
            Action::Redirect(ship) => self.redirect(ship),
            Action::Hold(ship) => self.hold_fire(ship),
            Action::Join(ship) => self.join(seat, ship),
            Action::Shield { spend, against, also } => self.shield(seat, spend, against, also),
            Action::Gas => self.roll_bonus(seat),
            Action::Retreat { special, to } => self.order_retreat(seat, special, to),
            Action::Counter { spend, victim } => self.counter(seat, spend, victim),
            Action::Pass => self.pass(seat),
            Action::Lose(die) => self.lose_die(die),
            Action::Station { ship, special, target } => self.fire_station(ship, special, target),
            Action::Bombard { volley, from, via, at } => {
                self.order_bombardment(volley, from, via, at);
            }
            Action::Unveil(kind) => self.lay_unveiled(kind),
            Action::Activate { ship, capacity, relay, die, at } => {
                self.order_activation(ship, capacity, relay, die, at);
            }
            Action::ResolveWeapon { kind, at } => self.resolve_weapons(kind, at),
            Action::ResolveCapacity(name) => self.resolve_capacity(name),
            Action::Disrupt { spend, name } => self.disrupt(spend, name),
            Action::Deactivate(name) => self.switch_off(name),
            Action::Reprogram(name) => self.reprogram(name),
            Action::Sight(axis) => self.sight(axis),
            Action::Mend(ship) | Action::Recall(ship) => self.act_on(ship),
            Action::Fleet(pick) => self.choose_fleet(seat, pick),
            Action::Arrive { spend, to } => self.order_arrival(spend, to),
            Action::Flee { spend, from } => self.order_flight(spend, from),
            Action::Stir(at) => self.stir(at),
            Action::Shift(to) => self.shift(to),
            Action::Bring(ship) => self.bring(ship),
            Action::Take(count) => self.take(count),
            Action::Dismiss(ship) => self.dismiss(ship),
        }
        self.settle();
    }

    /// Runs what follows by itself until somebody is asked or the battle is over. Victory is
    /// looked at whenever an action or an effect is over (`FC-VIC-04`).
    pub(crate) fn settle(&mut self) {
        loop {
            self.light_up();
            if self.state.victory_due && self.state.steps.is_phase() {
                self.look_for_victory();
            }
            if self.state.outcome.is_some() || !self.advance() {
                return;
            }
        }
    }

    /// Runs the step on top, or answers its question when there is only one answer. Gives back
    /// whether anything was done: if not, somebody is asked.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "these steps go on by themselves; the others ask somebody, as `question` says of each"
    )]
    fn advance(&mut self) -> bool {
        if self.leave_out_lost() {
            return true;
        }
        match self.state.steps.top() {
            Step::SecondShot { ship, from, target, at } => self.second_shot(ship, from, target, at),
            Step::Bombed { at } => self.bombed(at),
            Step::Impact => self.impact(),
            Step::FallBack { seat, from, to } => self.fall_back(seat, from, to),
            Step::Enter { seat, ships, at, origin } => self.enter(seat, ships, at, origin),
            Step::Scanned { seat, at } => self.uncover(seat, at),
            Step::Start { part } if self.state.effects(part).nth(1).is_none() => {
                self.next_effect(part);
            }
            Step::Reprogram if list::reprogrammable(self.state, self.state.active).is_empty() => {
                self.state.steps.reset(Step::Energy);
            }
            Step::Trigger { name, slot, arrival }
                if self.has_no_choice_of_ship(name, slot, arrival) =>
            {
                self.trigger_only(name, slot, arrival);
            }
            Step::Energy if self.has_no_choice_of_dice() => {
                self.roll_energy(self.state.fleet(self.state.active).reserve);
            }
            Step::Bridge { .. } if self.has_nothing_to_tidy() => self.end_turn(),
            Step::Gather { ships, .. } | Step::MoveShips { ships, .. } if ships.len() == 1 => {
                self.choose_ships(ships);
            }
            Step::Drift { seat, ships, at, face, .. } => {
                let exits = list::drift_exits(self.state, seat, ships, at, face);
                match (exits.first(), exits.len()) {
                    (Some(only), 1) => self.choose_drift(only),
                    (Some(_), _) => return false,
                    (None, _) => self.drift_back(),
                }
            }
            Step::Dock { at } if self.has_nobody_to_dock(at) => self.leave_dock(),
            Step::Impulse { left } if !self.can_fly(left) => self.end_impulse(),
            Step::Offensive { carrier, left } if left.is_empty() => self.recall(carrier),
            Step::Offensive { left, .. } if self.has_no_prey(left) => self.strike(None),
            Step::Drained { victim, .. } if self.has_no_choice_to_lose(victim) => {
                match self.state.fleet(victim).bridge.stored().kinds().next() {
                    Some(die) => self.lose_die(die),
                    None => self.state.steps.pop(),
                }
            }
            step if self.is_idle(step) => self.state.steps.pop(),
            step => return self.advance_scene(step),
        }
        true
    }

    /// The same for the questions of scenarios.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of the questions of scenarios these may have one answer only; the others are asked"
    )]
    fn advance_scene(&mut self, step: Step) -> bool {
        match step {
            Step::Preroll { seat } if self.has_no_choice_of_prerolls(seat) => {
                self.preroll(seat, self.state.fleet(seat).reserve);
            }
            Step::Prestore { seat } if self.state.fleet(seat).rolled.is_empty() => {
                self.end_preroll(seat);
            }
            Step::Plunge { ships } if ships.len() == 1 => self.plunge(ships),
            Step::Stir
            | Step::Shift { .. }
            | Step::Bring { .. }
            | Step::Emerge { .. }
            | Step::Leave { .. } => return self.answer_if_only(step),
            _ => return false,
        }
        true
    }

    /// Gives the only answer there is. Who brings in Signals is asked as long as some are left:
    /// that nothing else fits would tell what they are.
    fn answer_if_only(&mut self, step: Step) -> bool {
        let seat = self.state.active;
        if let Step::Bring { brought, .. } = step {
            let is_only = brought.is_empty() && self.state.fleet(seat).held_back.len() == 1;
            if self.state.holds_back_signals(seat) && !is_only {
                return false;
            }
        }
        let mut answers = Vec::new();
        list::list(self.state, seat, &mut answers);
        match (answers.as_slice(), step) {
            (&[Action::Stir(at)], _) => self.stir(at),
            (&[Action::Shift(to)], _) => self.shift(to),
            (&[Action::Bring(ship)], _) => self.bring(ship),
            (&[Action::Ships(ships)], _) => self.leave(ships),
            (&[Action::Through(to)], _) => self.emerge(to),
            (&[Action::Stop] | &[], Step::Bring { .. }) => self.end_arrival(),
            _ => return false,
        }
        true
    }

    fn stop(&mut self) {
        if matches!(self.state.steps.top(), Step::Bring { .. }) {
            self.end_arrival();
        } else {
            self.state.steps.pop();
        }
    }

    /// Whether the question has no answer but to let it be.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "these questions may have nothing to decide; all others are asked whenever they come up"
    )]
    fn is_idle(&self, step: Step) -> bool {
        match step {
            Step::LayMines { carrier, left } => !self.has_mines_left(carrier, left),
            Step::Onward { ships, face, .. } => !self.can_go_onward(ships, face),
            Step::Redirect => {
                let target = self.state.attack.target.seat;
                list::redirectors(self.state).is_empty()
                    && self.state.signals_at(target, self.state.attack.at).is_empty()
            }
            Step::Foil { seat, at, via } => self.state.foils(seat, at, via).next().is_none(),
            Step::Veil { seat, ships } => self.state.veil_sectors(seat, ships).is_empty(),
            Step::Muster { from } => !self.may_hold_fire(from) && !self.may_be_joined(),
            Step::Assist { seat, from } => {
                self.state.helpers(seat, from).is_empty() && !self.may_be_helped(seat)
            }
            Step::Deflect { seat } => list::deflections(self.state, seat).is_empty(),
            Step::React => !self.has_reaction(),
            Step::Ward => !self.has_ward(),
            Step::Blast { at, .. } => !self.state.can_blast(at),
            Step::Reinforce => self.has_no_reinforcements(),
            _ => self.is_void(step),
        }
    }

    fn has_no_choice_of_dice(&self) -> bool {
        self.state.fleet(self.state.active).reserve.iter().sum::<u8>() <= DICE_ROLLED
    }

    fn has_nothing_to_tidy(&self) -> bool {
        let seat = self.state.active;
        let fleet = self.state.fleet(seat);
        let mined = self.state.tokens.iter().any(|token| token.is_mine_of(seat));
        let idle = fleet.rolled.is_empty() && fleet.bridge.stored().is_empty();
        idle && !mined && !self.has_capacities(seat)
    }

    fn has_no_choice_to_lose(&self, seat: Seat) -> bool {
        let mut stored = self.state.fleet(seat).bridge.stored().kinds();
        match (stored.next(), stored.next()) {
            (None, _) => true,
            (Some(_), None) => !self.has_capacities(seat),
            (Some(_), Some(_)) => false,
        }
    }

    /// Whom a squadron strikes, or a Sentinel.
    fn choose_victim(&mut self, target: ShipRef) {
        if matches!(self.state.steps.top(), Step::Trigger { .. }) {
            self.act_on(target);
        } else {
            self.strike(Some(target));
        }
    }

    /// Rolls a die that belongs to nobody (`FC-DICE-10`).
    pub(crate) fn roll_face(&mut self) -> Face {
        Face::of_roll(self.chance.die(6))
    }

    /// Spends a result for what follows.
    pub(crate) fn pay(&mut self, seat: Seat, spend: Spend) {
        self.state.fleet_mut(seat).pay(spend);
        self.state.used_result |= seat == self.state.active;
        self.log.push(Event::ResultUsed { seat, spend });
    }

    /// A Drain: the opponent chooses what to give up (`FC-SPE-11`).
    fn drain(&mut self, special: crate::pieces::die::Held, victim: Seat) {
        let seat = self.state.active;
        self.pay(seat, Spend::plain(special));
        self.log.push(Event::Drained { seat, victim });
        // Arop Tan chooses herself when she drains by a multi or a special (`FC-CMD-08`).
        let chooses = self.state.fleet(seat).has(Power::DrainsWithAnyGreen)
            && matches!(special.die.face, Face::Multi | Face::Special);
        let chooser = if chooses { seat } else { victim };
        self.offer_veil_by_drain(seat);
        self.state.steps.push(Step::Drained { seat: chooser, victim });
    }

    fn lose_die(&mut self, die: Die) {
        let Step::Drained { victim: seat, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        self.state.fleet_mut(seat).use_up(crate::pieces::die::Held::stored(die));
        self.log.push(Event::DieLost { seat, die });
    }

    /// The new results are results of this turn (`FC-SPE-03`).
    fn reroll_specials(
        &mut self,
        first: crate::pieces::die::Held,
        second: crate::pieces::die::Held,
    ) {
        let seat = self.state.active;
        let mut results = [first.die, second.die];
        self.hint(seat, Hint::Part);
        self.state.used_result = true;
        for held in [first, second] {
            self.state.fleet_mut(seat).use_up(held);
        }
        for die in &mut results {
            *die = self.roll_die(seat, die.colour);
        }
        let [first, second] = results;
        self.log.push(Event::SpecialsRerolled { seat, first, second });
    }

    /// Takes a die from the Reserve and rolls it.
    pub(crate) fn roll_die(&mut self, seat: Seat, colour: Colour) -> Die {
        let die = Die::new(colour, self.roll_face());
        let fleet = self.state.fleet_mut(seat);
        fleet.reserve[colour.index()] -= 1;
        fleet.rolled.add(die);
        die
    }

    /// Rolls a die again that was just paid with.
    pub(crate) fn roll_again(&mut self, seat: Seat, colour: Colour) -> Die {
        self.state.fleet_mut(seat).wake(colour);
        self.roll_die(seat, colour)
    }

    fn has_no_prey(&self, left: ShipSet) -> bool {
        let squadron = left.first().map(|ship| ShipRef::new(self.state.active, ship));
        squadron.is_none_or(|squadron| self.state.prey(squadron).next().is_none())
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "in these two something happens all the same; elsewhere to keep is to go on"
    )]
    fn keep(&mut self) {
        match self.state.steps.top() {
            Step::Dock { .. } => self.leave_dock(),
            Step::Pilots { .. } => self.pilots_decide(false),
            _ => self.state.steps.pop(),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "in these three something happens all the same; elsewhere to pass is to go on"
    )]
    fn pass(&mut self, seat: Seat) {
        match self.state.steps.top() {
            Step::Terrain { .. } => self.next_terrain(),
            Step::Found { .. } => self.found_colony(seat, None),
            Step::Offensive { .. } => self.strike(None),
            _ => self.state.steps.pop(),
        }
    }
}

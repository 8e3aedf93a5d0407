//! The four phases of a turn, and the change from one player to the next.

use kernel::chance::Chance;
use kernel::{Log, Outcome, Seat};

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Power, StartEffect};
use crate::pieces::bridge::Slot;
use crate::pieces::die::{Colour, Die, Face, Held};
use crate::play::apply::Applier;
use crate::play::effect::Effect;
use crate::play::event::{Ending, Event};
use crate::scenario::goal;
use crate::state::QUIET_ROUNDS;
use crate::state::step::{Part, Step};

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Start of Turn: the special sectors that the player occupies are tested (`FC-TURN-03`).
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        if seat == self.state.first {
            self.state.round += 1;
        }
        if self.state.round > self.state.last_loss + QUIET_ROUNDS {
            self.end_game(goal::stalled(self.state), Ending::Quiet);
            return;
        }
        if self.is_relief_due() {
            self.begin_relief(seat);
            return;
        }
        self.open_turn(seat);
    }

    /// The start of the turn itself.
    pub(crate) fn open_turn(&mut self, seat: Seat) {
        self.state.active = seat;
        self.state.used_result = false;
        self.end_covers(seat);
        self.state.fleet_mut(seat).resting = 0;
        self.refresh_scene();
        self.log.push(Event::TurnStarted { seat, round: self.state.round });
        if self.state.fleet(seat).is_spent() {
            self.begin_part(Part::Weapons);
            return;
        }
        let left = self.state.squadrons(seat);
        if left.is_empty() {
            self.begin_effects();
        } else {
            self.state.steps.reset(Step::Impulse { left });
        }
    }

    /// Looks where something happens in this part of the start of turn.
    pub(crate) fn begin_part(&mut self, part: Part) {
        self.state.steps.reset(Step::Start { part });
        match part {
            Part::Scenario => self.begin_scenario_part(),
            Part::Sectors => self.state.tests = self.tested_sectors(),
            Part::Weapons => self.begin_weapons_part(),
            Part::Capacities => self.begin_capacities_part(),
        }
    }

    /// The special sectors of the player that ask for a die.
    fn tested_sectors(&self) -> SectorSet {
        let held = self.state.fleet(self.state.active).sectors;
        let is_due = |at: &Sector| {
            let kind = self.state.field.kind(*at);
            match kind.and_then(|kind| self.state.tables.sector(kind).at_start_of_turn) {
                Some(StartEffect::TestClassDamage | StartEffect::Dock) => held.contains(*at),
                Some(StartEffect::Swell) => true,
                None => false,
            }
        };
        self.state.field.special.iter().filter(is_due).collect()
    }

    /// The only effect that is left, the next part, or the next phase. With several effects, the
    /// player is asked for their order (`FC-TURN-06`).
    pub(crate) fn next_effect(&mut self, part: Part) {
        let first = self.state.effects(part).next();
        match (first, part.next()) {
            (Some(only), _) => self.resolve_effect(only),
            (None, Some(next)) => self.begin_part(next),
            (None, None) => self.begin_reprogramming(),
        }
    }

    /// What happens on a sector, where that is one thing only.
    pub(crate) fn resolve_at(&mut self, at: Sector) {
        let Step::Start { part } = self.state.steps.top() else { return };
        let first = self.state.effects(part).find(|effect| effect.at() == at);
        if let Some(effect) = first {
            self.resolve_effect(effect);
        }
    }

    pub(crate) fn resolve_effect(&mut self, effect: Effect) {
        match effect {
            Effect::Sector(at) => {
                self.state.tests = self.state.tests.without(at);
                self.resolve_sector(at);
                // A Black Hole may have drawn ships out of other sectors.
                self.state.tests = self.state.tests.and(self.tested_sectors());
            }
            Effect::Weapon { kind, at } => self.resolve_weapons(kind, at),
            Effect::Capacity(name) => self.resolve_capacity(name),
        }
    }

    /// Energy Allocation: rolls these dice of the Reserve (`FC-TURN-07`).
    pub(crate) fn roll_energy(&mut self, counts: [u8; Colour::COUNT]) {
        let seat = self.state.active;
        let mut results = [None; 3];
        let colours = Colour::ALL.iter().zip(counts);
        let each =
            colours.flat_map(|(colour, count)| std::iter::repeat_n(*colour, usize::from(count)));
        for (result, colour) in results.iter_mut().zip(each) {
            *result = Some(self.roll_energy_die(seat, colour));
        }
        let [first, second, third] = results;
        self.log.push(Event::DiceRolled { seat, first, second, third });
        self.state.steps.reset(Step::Actions);
    }

    /// Undisciplined crews roll each multi once more (`FC-FAC-21`).
    fn roll_energy_die(&mut self, seat: Seat, colour: Colour) -> Die {
        let die = self.roll_die(seat, colour);
        if die.face != Face::Multi || !self.state.fleet(seat).has(Power::Undisciplined) {
            return die;
        }
        self.state.fleet_mut(seat).use_up(Held::rolled(die));
        self.log.push(Event::MultiRerolled { seat, die });
        self.roll_die(seat, colour)
    }

    /// Ends the Dice Actions, or the Bridge phase.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "only these phases are ended by saying so, and the last of them ends the turn"
    )]
    pub(crate) fn end_phase(&mut self) {
        match self.state.steps.top() {
            Step::Impulse { .. } => self.end_impulse(),
            Step::Prestore { seat } => self.end_preroll(seat),
            Step::Reprogram => self.state.steps.reset(Step::Energy),
            Step::Actions => self.end_actions(),
            _ => self.end_turn(),
        }
    }

    /// Ilya may camouflage ships when she used no result (`FC-CMD-12`).
    fn end_actions(&mut self) {
        let seat = self.state.active;
        self.state.steps.reset(Step::Bridge { storing: false });
        if !self.state.used_result && self.state.fleet(seat).has(Power::Camouflages) {
            self.ask_for_veil(seat, None);
        }
    }

    pub(crate) fn return_die(&mut self, die: Die) {
        let seat = self.state.active;
        self.state.fleet_mut(seat).use_up(Held::stored(die));
        self.log.push(Event::DieReturned { seat, die });
    }

    /// From the first stored result on nothing is put back (`FC-TURN-11`, `FC-TURN-12`).
    pub(crate) fn store_die(&mut self, die: Die, slot: Slot) {
        let seat = self.state.active;
        let fleet = self.state.fleet_mut(seat);
        fleet.rolled.remove(die);
        fleet.bridge.store(slot, die);
        self.log.push(Event::DieStored { seat, die, slot });
        if slot == Slot::Refueller {
            self.reveal_refueller(seat);
        }
        self.state.steps.reset(Step::Bridge { storing: true });
    }

    /// Results that were not stored go back to the Reserve (`FC-TURN-15`); a player without ships
    /// is passed over (`FC-TURN-18`), unless a weapon of his waits for his Start of Turn.
    pub(crate) fn end_turn(&mut self) {
        let seat = self.state.active;
        self.clear_rolled(seat);
        self.log.push(Event::TurnEnded { seat });
        let mut next = self.state.next_in_turn(seat);
        while self.state.is_passed_over(next) && next != seat {
            if next == self.state.first {
                self.state.round += 1;
            }
            next = self.state.next_in_turn(next);
        }
        self.begin_turn(next);
    }

    /// Puts rolled results back into the Reserve.
    pub(crate) fn clear_rolled(&mut self, seat: Seat) {
        let fleet = self.state.fleet_mut(seat);
        for die in fleet.rolled.all() {
            fleet.use_up(Held::rolled(die));
        }
    }

    pub(crate) fn end_game(&mut self, outcome: Outcome, reason: Ending) {
        self.state.outcome = Some(outcome);
        for seat in Seat::all(self.state.seats) {
            self.reveal_all(seat, self.state.fleet(seat).hidden);
        }
        self.log.push(Event::GameEnded { outcome, reason });
    }
}

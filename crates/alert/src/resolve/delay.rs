//! Delays: a card and those behind it move one slot on (`SA-DELAY-01` to `SA-DELAY-12`).

use kernel::Log;

use super::Resolver;
use crate::crew::Member;
use crate::event::{Cause, Event, Step};
use crate::turn::Turn;

impl<L: Log<Event>> Resolver<'_, L> {
    /// The action of the next turn is delayed. A second delay in the same turn finds the slot
    /// empty, and so costs nothing more (`SA-DELAY-05`).
    pub(super) fn delay(&mut self, member: Member, cause: Cause) {
        if let Some(turn) = self.next_turn() {
            self.delay_turn(member, turn, cause);
        }
    }

    /// A delay for a turn behind the last slot has no effect (`SA-DELAY-06`).
    pub(super) fn delay_turn(&mut self, member: Member, turn: Turn, cause: Cause) {
        let slots = usize::from(self.level().turns());
        if turn.slot() >= slots {
            return;
        }
        let plan = &mut self.now.plans[member.index()];
        if plan.at(turn).is_none() {
            self.log.push(Event::DelaySpared { member, turn, cause });
            return;
        }
        let lost = plan.shift(turn.slot(), slots);
        self.log.push(Event::Delayed { member, turn, cause });
        if let Some(card) = lost {
            self.log.push(Event::CardLost { member, card });
        }
    }

    /// At the end of turns 2, 5 and 9: without maintenance in this phase, everybody on board is
    /// delayed (`SA-COMP-03`, `SA-COMP-04`).
    pub(super) fn check_maintenance(&mut self) {
        let turn = self.now.turn;
        if !turn.has_maintenance_check() || !self.level().has_rockets_and_computer() {
            return;
        }
        self.begin_step(Step::MaintenanceCheck);
        let phase = turn.phase();
        let done = self.now.maintained[phase.index()];
        self.log.push(Event::MaintenanceChecked { phase, done });
        if done {
            return;
        }
        for member in self.now.members() {
            if self.now.figure(member).is_aboard() {
                self.delay(member, Cause::Maintenance);
            }
        }
    }
}

//! The clock of games in real time.

use super::Examination;
use crate::chance::Chance as _;
use crate::{Actor, Present, Seat};

/// A time to try where no clock runs.
const SOME_MS: u32 = 1000;

impl<R: Present> Examination<R> {
    pub(super) fn examine_clock(&mut self, clock_ms: Option<u32>) {
        let Some(due_ms) = clock_ms else {
            if let Some(action) = R::clock(self.elapsed_ms + SOME_MS) {
                self.expect_refused(Actor::Clock, &action);
            }
            return;
        };
        let place = self.place();
        let action = self.clock_action(due_ms);
        let last_ms = self.elapsed_ms;
        assert!(due_ms > last_ms, "{place}: the clock is asked for {due_ms} after {last_ms} ms");
        if let Err(refusal) = R::check(self.play.state(), Actor::Clock, &action) {
            panic!("{place}: `{action}` is due but refused: {refusal}");
        }
        self.examine_notation(&action);
        self.remember(std::slice::from_ref(&action));
        for seat in Seat::all(R::seats(self.play.state())) {
            self.expect_refused(seat.into(), &action);
        }
        if last_ms > 0 {
            let past = self.clock_action(last_ms);
            let accepted = R::check(self.play.state(), Actor::Clock, &past).is_ok();
            assert!(!accepted, "{place}: `{past}` again: time does not run forward");
        }
    }

    /// Lets the time run to when the clock is due, or to some moment before if the rules take it.
    pub(super) fn let_clock_decide(&mut self, clock_ms: Option<u32>) {
        let due_ms = clock_ms.expect("the clock is asked");
        let wait_ms = due_ms - self.elapsed_ms;
        let early_ms = self.elapsed_ms + 1 + self.whim.below(wait_ms);
        let early = self.clock_action(early_ms);
        let takes_it = R::check(self.play.state(), Actor::Clock, &early).is_ok();
        if takes_it && self.whim.below(2) == 0 {
            self.elapsed_ms = early_ms;
            self.decide(Actor::Clock, &early);
        } else {
            self.elapsed_ms = due_ms;
            let due = self.clock_action(due_ms);
            self.decide(Actor::Clock, &due);
        }
    }

    fn clock_action(&self, elapsed_ms: u32) -> R::Action {
        R::clock(elapsed_ms).unwrap_or_else(|| {
            panic!("{}: the clock is asked but has no action", self.place());
        })
    }
}

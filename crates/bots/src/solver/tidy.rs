//! Leaves out of a plan what changes nothing, so that every card in it has a reason: one that is
//! only there to make the next one come later is none.

use alert::{Odds, Order};

use super::Solver;
use super::draft::Draft;
use super::hints::Hints;
use super::worth::{self, Judge, Worth};

/// So many plans at most are tried with all orders of tiles: where much is damaged, that takes a
/// while for each.
const TRIES: u32 = 100;

/// A plan with what comes of it: over a sample of the orders of tiles, and over all of them.
struct Judged {
    draft: Draft,
    sampled: Worth,
    odds: Odds,
    tries_left: u32,
}

impl Solver {
    /// The plan without the cards that change neither how likely the ship comes home nor the
    /// expected score; with what comes of it. Of a plan that never comes home, nothing has a
    /// reason and all of it stays.
    pub(super) fn tidy(&self, draft: &Draft) -> (Draft, Odds) {
        let judge = Judge::new(&self.mission, &self.tiles, self.seed);
        let sampled = sample(&judge, draft);
        let odds = self.odds(draft);
        let tries_left = if odds.survival() > 0.0 { TRIES } else { 0 };
        let mut plan = Judged { draft: draft.clone(), sampled, odds, tries_left };
        loop {
            let before = plan.draft.clone();
            for member in 0..plan.draft.rows.len() {
                for slot in 0..plan.draft.turns {
                    self.leave_out(&mut plan, &judge, member, &[slot]);
                }
                self.leave_out_detours(&mut plan, &judge, member);
                self.leave_out_waits(&mut plan, &judge, member);
            }
            // What went may have been the reason for something else.
            if plan.draft == before {
                return (plan.draft, plan.odds);
            }
        }
    }

    /// There and back again: neither step can go alone.
    fn leave_out_detours(&self, plan: &mut Judged, judge: &Judge, member: usize) {
        for there in 0..plan.draft.turns {
            for back in there + 1..plan.draft.turns {
                let row = &plan.draft.rows[member];
                if [there, back].iter().all(|slot| row[*slot].is_some_and(Order::is_movement)) {
                    self.leave_out(plan, judge, member, &[there, back]);
                }
            }
        }
    }

    /// A card that does nothing but let the following ones come later, where the cards are shifted:
    /// these are laid one turn later instead.
    fn leave_out_waits(&self, plan: &mut Judged, judge: &Judge, member: usize) {
        for slot in 0..plan.draft.turns {
            let row = &plan.draft.rows[member];
            let free = (slot..plan.draft.turns).find(|slot| row[*slot].is_none());
            let Some(free) = free.filter(|free| *free > slot + 1) else { continue };
            let mut draft = plan.draft.clone();
            draft.rows[member][slot] = None;
            draft.rows[member][slot + 1..=free].rotate_right(1);
            self.take_if_as_good(plan, judge, draft);
        }
    }

    /// Leaves these cards out, if nothing comes of them. What a sample tells apart need not be
    /// tried with all orders of tiles.
    fn leave_out(&self, plan: &mut Judged, judge: &Judge, member: usize, slots: &[usize]) {
        let mut draft = plan.draft.clone();
        for slot in slots {
            draft.rows[member][*slot] = None;
        }
        self.take_if_as_good(plan, judge, draft);
    }

    /// Takes another plan, if the same comes of it.
    fn take_if_as_good(&self, plan: &mut Judged, judge: &Judge, draft: Draft) {
        if draft == plan.draft || plan.tries_left == 0 || !self.hands.allow(&draft) {
            return;
        }
        let sampled = sample(judge, &draft);
        if sampled.score < plan.sampled.score {
            return;
        }
        plan.tries_left -= 1;
        let odds = self.odds(&draft);
        let end = |odds: &Odds| (odds.survival(), worth::expected(odds));
        if end(&odds) == end(&plan.odds) {
            *plan = Judged { draft, sampled, odds, ..*plan };
        }
    }
}

fn sample(judge: &Judge, draft: &Draft) -> Worth {
    judge.judge_best(&draft.plans(), Hints::Way, f64::NEG_INFINITY)
}

#[cfg(test)]
mod tests {
    use alert::{Level, Mission, Track};

    use super::*;

    /// Nobody looked after the computer, and so the cards of turns 10 and 11 come a turn later: two
    /// look out of the window in turn 12. The cannon is fired at nothing.
    #[test]
    fn a_card_that_only_makes_another_late_has_no_reason() {
        let mission = Mission::new(Level::Mission, [Track::T1, Track::T2, Track::T3], Track::T4);
        let mut draft = Draft::empty(4, 12);
        draft.rows[0][0] = Some(Order::Lift);
        draft.rows[0][9] = Some(Order::A);
        draft.rows[0][10] = Some(Order::C);
        draft.rows[1][1] = Some(Order::Lift);
        draft.rows[1][11] = Some(Order::C);
        let solver = Solver::new(mission, 4);
        let (tidied, odds) = solver.tidy(&draft);
        let change = worth::expected(&odds) - worth::expected(&solver.odds(&draft));
        assert!(change.abs() < 1e-9, "{change}");
        draft.rows[0][9] = None;
        draft.rows[0][10] = None;
        draft.rows[0][11] = Some(Order::C);
        assert_eq!(tidied, draft);
    }
}

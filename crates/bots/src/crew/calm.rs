//! A plan that was made before, once something new is known: it stays as it is unless another one
//! is really better, and then changes for those only who have to do something else. Whoever plays
//! with bots can then follow what they say.

use kernel::chance::Fast;

use super::future::Future;
use super::search::{Search, fit, leave_out_vain};
use super::seen::Public;
use super::think::{Effort, SEED, open_rows};
use crate::solver::draft::Draft;
use crate::solver::hints::Hints;

/// The points that a plan must be better to be worth a change.
const GAIN: f64 = 3.0;
/// The points that may be lost so that somebody need not change anything.
const PEACE: f64 = 0.5;

/// The plan for what is known now, given the one for what was known before.
pub(super) fn reconsider(public: &Public, effort: Effort, before: &Draft) -> Draft {
    let future = Future::imagine(public, &mut Fast::new(SEED));
    let mut kept = before.clone();
    for (member, known) in public.members.iter().enumerate() {
        let is_given = |slot: usize| slot < public.first_open(member) || known.fixed[slot];
        for slot in (0..public.turns).filter(|slot| is_given(*slot)) {
            kept.rows[member][slot] = known.row[slot];
        }
    }
    fit(public, &future, &mut kept);
    leave_out_vain(public, &mut kept);
    let search = |open, draft, steps| {
        let mut search = Search::new(public, &future, open, draft, (Hints::Way, SEED));
        search.run(steps);
        search
    };
    // Later phases are planned anew in any case.
    let ahead = open_rows(public, |member| public.first_ahead(member));
    let (kept, worth) = search(ahead, kept, effort.steps / 2).champion();
    let open = open_rows(public, |member| public.first_open(member));
    let mut better = search(open, kept.clone(), effort.steps);
    better.tidy();
    if better.best().score < worth.score + GAIN {
        return kept;
    }
    for member in 0..public.members.len() {
        better.restore(member, &kept, PEACE);
    }
    better.champion().0
}

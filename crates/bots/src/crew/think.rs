//! The search for a plan of the whole crew: with the cards that were told, and for several ways
//! in which it may go on.
//!
//! A plan is sought for each of these futures. What it says of this phase is then tried in all of
//! them: each time the phases to come are planned anew, and the plan that does best on average is
//! taken.
//!
//! It rests on nothing but what everybody knows, and throws no dice of its own: every bot comes to
//! the same plan without a word, and then says what its own part is.

use std::ops::Range;

use kernel::chance::Fast;

use super::future::Future;
use super::search::{Search, fit};
use super::seen::Public;
use crate::solver::draft::Draft;
use crate::solver::hints::Hints;
use crate::solver::moves::Open;
use crate::solver::worth::Worth;

/// The same for every bot.
pub(super) const SEED: u64 = 1;

/// How long a bot thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Effort {
    /// How many plans are sought, each for a future of its own.
    pub(super) plans: u32,
    /// How many changes are tried for each.
    pub(super) steps: u32,
    /// In how many futures each of them is tried.
    pub(super) futures: u32,
    /// How many changes are tried to the rest of the plan in each of these.
    pub(super) steps_ahead: u32,
}

impl Effort {
    pub(super) const fn new([plans, steps, futures, steps_ahead]: [u32; 4]) -> Self {
        Self { plans, steps, futures, steps_ahead }
    }
}

/// The best plan found.
pub(super) fn think(public: &Public, effort: Effort) -> Draft {
    let mut draft = Draft::empty(public.members.len(), public.turns);
    for (row, known) in draft.rows.iter_mut().zip(&public.members) {
        *row = known.row;
    }
    let open = open_rows(public, |member| public.first_open(member));
    if open.is_empty() || !public.has_work() {
        return draft;
    }
    let mut plans: Vec<(Draft, Worth)> = Vec::new();
    for number in 0..effort.plans {
        let plan = seek(public, &open, &draft, number, effort.steps);
        if !plans.iter().any(|(other, _)| is_same_now(public, other, &plan.0)) {
            plans.push(plan);
        }
    }
    choose(public, plans, effort).unwrap_or(draft)
}

/// The plan that does best in all futures. Half of the plans are dropped when half of the futures
/// were tried.
fn choose(public: &Public, mut plans: Vec<(Draft, Worth)>, effort: Effort) -> Option<Draft> {
    let ahead = open_rows(public, |member| public.first_ahead(member));
    if plans.len() > 1 && !ahead.is_empty() && effort.futures > 0 {
        let half = effort.futures.div_ceil(2);
        for plan in &mut plans {
            plan.1 = look_ahead(public, &ahead, &plan.0, effort, 0..half);
        }
        plans.sort_by(|one, other| other.1.score.total_cmp(&one.1.score));
        plans.truncate(plans.len().div_ceil(2));
        for (plan, worth) in &mut plans {
            let rest = look_ahead(public, &ahead, plan, effort, half..effort.futures);
            *worth = Worth { score: worth.score + rest.score, hinted: worth.hinted + rest.hinted };
        }
    }
    let better = |best: (Draft, Worth), plan: (Draft, Worth)| {
        if plan.1.beats(best.1) { plan } else { best }
    };
    plans.into_iter().reduce(better).map(|(plan, _)| plan)
}

/// The rows that may be changed.
pub(super) fn open_rows(public: &Public, first: impl Fn(usize) -> usize) -> Open {
    let first = (0..public.members.len()).map(|member| (member, first(member)));
    first.filter(|(_, first)| *first < public.turns).collect()
}

/// A plan for one future.
fn seek(public: &Public, open: &Open, draft: &Draft, number: u32, steps: u32) -> (Draft, Worth) {
    let seed = SEED + u64::from(number);
    let future = Future::imagine(public, &mut Fast::new(seed));
    let hints = Hints::ALL[number as usize % Hints::ALL.len()];
    let mut search = Search::new(public, &future, open.clone(), draft.clone(), (hints, seed));
    search.run(steps);
    search.tidy();
    search.champion()
}

/// What a plan for this phase is worth in some futures together, if the next phases are planned
/// when they come.
fn look_ahead(
    public: &Public,
    ahead: &Open,
    plan: &Draft,
    effort: Effort,
    futures: Range<u32>,
) -> Worth {
    let mut sum = Worth { score: 0.0, hinted: 0.0 };
    for number in futures {
        // Other futures than those for which the plans were made.
        let seed = SEED + u64::from(effort.plans + number);
        let future = Future::imagine(public, &mut Fast::new(seed));
        let mut draft = plan.clone();
        fit(public, &future, &mut draft);
        let mut search = Search::new(public, &future, ahead.clone(), draft, (Hints::Way, seed));
        search.run(effort.steps_ahead);
        let (_, worth) = search.champion();
        sum.score += worth.score;
        sum.hinted += worth.hinted;
    }
    sum
}

/// Whether two plans are the same up to the end of this phase.
fn is_same_now(public: &Public, one: &Draft, other: &Draft) -> bool {
    (0..public.members.len()).all(|member| {
        let end = public.first_ahead(member);
        one.rows[member][..end] == other.rows[member][..end]
    })
}

//! What the last plans of a crew were: each of its bots asks itself the same thing, again and again.
//! The plan for the last news of a phase follows from the question alone; where only cards changed
//! hands since, it is kept as far as it goes.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::seen::Public;
use super::share::{Gift, Question};
use super::think::Effort;
use crate::solver::draft::Draft;

/// So many plans are remembered, and so many answers.
const KEPT: usize = 256;

/// What the bots of one crew have thought: made with a game, and gone with it.
#[derive(Debug, Default)]
pub(super) struct Memory {
    plans: Mutex<VecDeque<Plan>>,
    answers: Mutex<VecDeque<Answer>>,
}

#[derive(Debug)]
struct Plan {
    public: Public,
    effort: Effort,
    draft: Draft,
}

/// What somebody should hand over or ask for, given what everybody knows.
#[derive(Debug)]
struct Answer {
    public: Public,
    steps: u32,
    question: Question,
    gift: Option<Gift>,
}

impl Memory {
    /// The plan that was made for this, or a new one.
    pub(super) fn recall_or(
        &self,
        public: &Public,
        effort: Effort,
        think: impl FnOnce() -> Draft,
    ) -> Draft {
        if let Some(draft) = self.recall(public, effort) {
            return draft;
        }
        let draft = think();
        keep(&self.plans, Plan { public: public.clone(), effort, draft: draft.clone() });
        draft
    }

    /// The last plan that was made for what was known before in the same phase. Towards its end a
    /// new threat deserves a whole new thought, and a new card does not.
    pub(super) fn recall_earlier(&self, public: &Public, effort: Effort) -> Option<Draft> {
        let is_earlier = |plan: &&Plan| {
            let is_near = !public.is_late || public.mission == plan.public.mission;
            plan.effort == effort && is_near && public.follows(&plan.public)
        };
        lock(&self.plans).iter().rev().find(is_earlier).map(|plan| plan.draft.clone())
    }

    fn recall(&self, public: &Public, effort: Effort) -> Option<Draft> {
        let is_same = |plan: &&Plan| plan.effort == effort && plan.public == *public;
        lock(&self.plans).iter().rev().find(is_same).map(|plan| plan.draft.clone())
    }

    /// What was thought about a card that changes hands, or a new thought.
    pub(super) fn recall_gift(
        &self,
        public: &Public,
        steps: u32,
        question: Question,
        think: impl FnOnce() -> Option<Gift>,
    ) -> Option<Gift> {
        let is_same =
            |it: &&Answer| it.question == question && it.steps == steps && it.public == *public;
        let known = lock(&self.answers).iter().rev().find(is_same).map(|answer| answer.gift);
        if let Some(gift) = known {
            return gift;
        }
        let gift = think();
        keep(&self.answers, Answer { public: public.clone(), steps, question, gift });
        gift
    }
}

/// What one bot left behind in the middle of a thought is as good as before.
fn lock<T>(kept: &Mutex<VecDeque<T>>) -> MutexGuard<'_, VecDeque<T>> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

fn keep<T>(kept: &Mutex<VecDeque<T>>, thought: T) {
    let mut kept = lock(kept);
    if kept.len() == KEPT {
        kept.pop_front();
    }
    kept.push_back(thought);
}

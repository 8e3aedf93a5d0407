//! What the last plans were: every bot of a crew asks itself the same thing, and a bot that a
//! server builds anew asks it again and again. The plan for the last news of a phase follows from
//! the question alone; where only cards changed hands since, it is kept as far as it goes.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use super::seen::Public;
use super::share::{Gift, Question};
use super::think::Effort;
use crate::solver::draft::Draft;

/// So many plans are remembered: those of some hundred crews.
const PLANS_MOST: usize = 1_000;

#[derive(Debug)]
struct Plan {
    public: Public,
    effort: Effort,
    draft: Draft,
}

static PLANS: Mutex<VecDeque<Plan>> = Mutex::new(VecDeque::new());

/// What somebody should hand over or ask for, given what everybody knows.
#[derive(Debug)]
struct Answer {
    public: Public,
    steps: u32,
    question: Question,
    gift: Option<Gift>,
}

static ANSWERS: Mutex<VecDeque<Answer>> = Mutex::new(VecDeque::new());

/// The plan that was made for this, or a new one.
pub(super) fn recall_or(public: &Public, effort: Effort, think: impl FnOnce() -> Draft) -> Draft {
    if let Some(draft) = recall(public, effort) {
        return draft;
    }
    let draft = think();
    let mut plans = PLANS.lock().unwrap_or_else(PoisonError::into_inner);
    if plans.len() == PLANS_MOST {
        plans.pop_front();
    }
    plans.push_back(Plan { public: public.clone(), effort, draft: draft.clone() });
    draft
}

/// The last plan that was made for what was known before in the same phase. Towards its end a new
/// threat deserves a whole new thought, and a new card does not.
pub(super) fn recall_earlier(public: &Public, effort: Effort) -> Option<Draft> {
    let plans = PLANS.lock().unwrap_or_else(PoisonError::into_inner);
    let is_earlier = |plan: &&Plan| {
        let is_near = !public.is_late || public.mission == plan.public.mission;
        plan.effort == effort && is_near && public.follows(&plan.public)
    };
    plans.iter().rev().find(is_earlier).map(|plan| plan.draft.clone())
}

fn recall(public: &Public, effort: Effort) -> Option<Draft> {
    let plans = PLANS.lock().unwrap_or_else(PoisonError::into_inner);
    let plan = plans.iter().rev().find(|plan| plan.effort == effort && plan.public == *public)?;
    Some(plan.draft.clone())
}

/// What was thought about a card that changes hands, or a new thought.
pub(super) fn recall_gift(
    public: &Public,
    steps: u32,
    question: Question,
    think: impl FnOnce() -> Option<Gift>,
) -> Option<Gift> {
    let is_same =
        |it: &&Answer| it.question == question && it.steps == steps && it.public == *public;
    let known = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(answer) = known.iter().rev().find(is_same) {
        return answer.gift;
    }
    drop(known);
    let gift = think();
    let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    if answers.len() == PLANS_MOST {
        answers.pop_front();
    }
    answers.push_back(Answer { public: public.clone(), steps, question, gift });
    gift
}

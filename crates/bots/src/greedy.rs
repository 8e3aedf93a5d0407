//! The bot that looks one decision ahead.

use kernel::chance::{Chance as _, Fast};
use kernel::{NoLog, Prompt, Rules, Seat, Viewer};

use crate::knowledge::judge;
use crate::question::wait;
use crate::{Bot, Knowledge, Question, Whims};

/// Tries every open action with a few rolls of the dice and takes the one after which the
/// position looks best. Where an action leaves something half done, a quick player finishes it.
///
/// Every action meets the same hidden facts and the same luck, so that two actions are never told
/// apart by chance alone; equals are told apart by a throw of its own.
#[derive(Debug)]
pub struct Greedy<R: Rules, K> {
    knowledge: K,
    whims: Whims,
    actions: Vec<R::Action>,
    scores: Vec<f32>,
    /// What is open while something half done is finished.
    open: Vec<R::Action>,
}

impl<R: Rules, K: Knowledge<R>> Greedy<R, K> {
    pub fn new(whims: impl Into<Whims>, knowledge: K) -> Self {
        Self {
            knowledge,
            whims: whims.into(),
            actions: Vec::new(),
            scores: Vec::new(),
            open: Vec::new(),
        }
    }

    fn score_actions(&mut self, state: &R::State, seat: Seat, whim: &mut Fast) {
        self.scores.clear();
        self.scores.resize(self.actions.len(), 0.0);
        for _ in 0..self.knowledge.tuning().samples {
            let mut redealt = state.clone();
            R::redeal(&mut redealt, Viewer::Seat(seat), whim);
            let luck = whim.next_u64();
            for (action, score) in self.actions.iter().zip(&mut self.scores) {
                let (mut after, mut chance) = (redealt.clone(), Fast::new(luck));
                R::apply(&mut after, seat.into(), action, &mut chance, &mut NoLog);
                finish::<R>(&self.knowledge, &mut after, &mut chance, &mut self.open);
                *score += judge::<R>(&self.knowledge, &after)[seat.index()];
            }
        }
    }
}

/// Plays quickly on to a position that can be judged.
fn finish<R: Rules>(
    knowledge: &impl Knowledge<R>,
    state: &mut R::State,
    chance: &mut Fast,
    open: &mut Vec<R::Action>,
) {
    while let Prompt::Decide { seats, .. } = R::prompt(state)
        && !knowledge.is_quiet(state)
        && let Some(seat) = seats.first()
    {
        open.clear();
        R::actions(state, seat, open);
        let index = knowledge.rollout(state, seat, open, chance);
        R::apply(state, seat.into(), &open[index], chance, &mut NoLog);
    }
}

impl<R: Rules, K: Knowledge<R>> Bot<R> for Greedy<R, K> {
    fn answer(&mut self, question: &Question<R>) -> Option<R::Action> {
        let (state, seat) = (question.state(), question.seat);
        let mut whim = self.whims.at(question.at);
        self.actions.clear();
        R::actions(state, seat, &mut self.actions);
        if let Some(idea) = self.knowledge.idea(state, seat, &mut whim) {
            return Some(idea);
        }
        match self.actions.as_slice() {
            [] => return wait::<R>(question),
            [only] => return Some(only.clone()),
            _ => {}
        }
        self.score_actions(state, seat, &mut whim);
        let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equals = || (0..self.scores.len()).filter(|&index| self.scores[index] >= best);
        let chosen = whim.below(equals().count() as u32) as usize;
        let index = equals().nth(chosen).expect("a best score belongs to some action");
        Some(self.actions[index].clone())
    }
}

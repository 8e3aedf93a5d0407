//! The bot that looks one decision ahead.

use kernel::chance::{Chance as _, Fast};
use kernel::{NoLog, Prompt, Rules, Seat, Viewer};

use crate::knowledge::judge;
use crate::{Bot, Knowledge};

/// Tries every open action with a few rolls of the dice and takes the one after which the
/// position looks best. Where an action leaves something half done, a quick player finishes it.
///
/// Every action meets the same hidden facts and the same luck, so that two actions are never told
/// apart by chance alone; equals are told apart by a throw of its own.
#[derive(Debug)]
pub struct Greedy<R: Rules, K> {
    knowledge: K,
    chance: Fast,
    actions: Vec<R::Action>,
    scores: Vec<f32>,
    /// What is open while something half done is finished.
    open: Vec<R::Action>,
}

impl<R: Rules, K: Knowledge<R>> Greedy<R, K> {
    pub fn new(seed: u64, knowledge: K) -> Self {
        Self {
            knowledge,
            chance: Fast::new(seed),
            actions: Vec::new(),
            scores: Vec::new(),
            open: Vec::new(),
        }
    }

    fn score_actions(&mut self, state: &R::State, seat: Seat) {
        self.scores.clear();
        self.scores.resize(self.actions.len(), 0.0);
        for _ in 0..self.knowledge.tuning().samples {
            let mut redealt = state.clone();
            R::redeal(&mut redealt, Viewer::Seat(seat), &mut self.chance);
            let luck = self.chance.next_u64();
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
    fn choose(&mut self, state: &R::State, seat: Seat) -> R::Action {
        self.actions.clear();
        R::actions(state, seat, &mut self.actions);
        assert!(!self.actions.is_empty(), "seat {seat} is not asked");
        if let Some(idea) = self.knowledge.idea(state, seat, &mut self.chance) {
            return idea;
        }
        if self.actions.len() == 1 {
            return self.actions[0].clone();
        }
        self.score_actions(state, seat);
        let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equals = || (0..self.scores.len()).filter(|&index| self.scores[index] >= best);
        let chosen = self.chance.below(equals().count() as u32) as usize;
        let index = equals().nth(chosen).expect("a best score belongs to some action");
        self.actions[index].clone()
    }
}

//! The bot that throws a die over everything it may do.

use kernel::Rules;
use kernel::chance::Chance as _;

use crate::question::wait;
use crate::{Bot, Question, Whims};

/// Chooses evenly among the open actions.
///
/// It needs no redeal: which actions are open to a seat never depends on what the seat cannot
/// see, which is a promise of the contract that every game's conformance test checks.
#[derive(Debug)]
pub struct Random<R: Rules> {
    whims: Whims,
    actions: Vec<R::Action>,
}

impl<R: Rules> Random<R> {
    pub fn new(whims: impl Into<Whims>) -> Self {
        Self { whims: whims.into(), actions: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Random<R> {
    fn answer(&mut self, question: &Question<R>) -> Option<R::Action> {
        self.actions.clear();
        R::actions(question.state(), question.seat, &mut self.actions);
        if self.actions.is_empty() {
            return wait::<R>(question);
        }
        let chosen = self.whims.at(question.at).below(self.actions.len() as u32);
        Some(self.actions[chosen as usize].clone())
    }
}

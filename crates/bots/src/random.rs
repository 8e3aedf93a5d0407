//! The bot that throws a die over everything it may do.

use kernel::chance::{Chance as _, Fast};
use kernel::{Rules, Seat};

use crate::Bot;

/// Chooses evenly among the open actions.
///
/// It needs no redeal: which actions are open to a seat never depends on what the seat cannot
/// see, which is a promise of the contract that every game's conformance test checks.
#[derive(Debug)]
pub struct Random<R: Rules> {
    chance: Fast,
    actions: Vec<R::Action>,
}

impl<R: Rules> Random<R> {
    pub fn new(seed: u64) -> Self {
        Self { chance: Fast::new(seed), actions: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Random<R> {
    fn choose(&mut self, state: &R::State, seat: Seat) -> R::Action {
        self.actions.clear();
        R::actions(state, seat, &mut self.actions);
        assert!(!self.actions.is_empty(), "seat {seat} is not asked");
        let chosen = self.chance.below(self.actions.len() as u32);
        self.actions[chosen as usize].clone()
    }
}

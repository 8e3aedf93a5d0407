//! The bot that plans its turn to the end.

use std::fmt;

use kernel::chance::Fast;
use kernel::{NoLog, Prompt, Rules, Seat, Viewer};

use crate::knowledge::judge;
use crate::{Bot, Knowledge};

/// How often a turn is planned, with other hidden facts and other luck each time.
const TRIES: u32 = 2;

/// No turn is looked into further than this.
const DECISIONS_AT_MOST: usize = 24;

/// What a beginning is taken to lose whose turn was never seen to its end.
const DOUBT: f32 = 0.02;

/// Beam search over the decisions of one's own turn: of all turns as far as they were thought
/// through, the most promising are carried on, decision by decision, and what counts is how the
/// best of them leaves the position. What others are asked meanwhile a quick player answers.
///
/// It sees no further than its turn, and so needs far less time than a search that looks into the
/// answers of the others; with much time, that one is stronger.
pub struct Planner<R: Rules, K> {
    knowledge: K,
    lines: usize,
    chance: Fast,
    actions: Vec<R::Action>,
}

impl<R: Rules, K: Knowledge<R>> Planner<R, K> {
    /// A bot that carries so many lines on at a time.
    pub fn new(seed: u64, knowledge: K, lines: usize) -> Self {
        Self { knowledge, lines, chance: Fast::new(seed), actions: Vec::new() }
    }

    /// What each action is worth as the beginning of a turn, summed over the tries.
    fn scores(&mut self, state: &R::State, seat: Seat) -> Vec<f32> {
        let mut scores = vec![0.0; self.actions.len()];
        for _ in 0..TRIES {
            let mut redealt = state.clone();
            R::redeal(&mut redealt, Viewer::Seat(seat), &mut self.chance);
            let luck = Fast::new(self.chance.next_u64());
            let mut turn = Turn::new(&self.knowledge, seat, self.actions.len());
            turn.begin(&redealt, &luck, &self.actions);
            turn.carry_on(self.lines);
            for (score, beginning) in scores.iter_mut().zip(&turn.beginnings) {
                *score += beginning.worth();
            }
        }
        scores
    }
}

impl<R: Rules, K: Knowledge<R>> Bot<R> for Planner<R, K> {
    fn choose(&mut self, state: &R::State, seat: Seat) -> R::Action {
        self.actions.clear();
        R::actions(state, seat, &mut self.actions);
        assert!(!self.actions.is_empty(), "seat {seat} is not asked");
        if self.actions.len() == 1 {
            return self.actions[0].clone();
        }
        let scores = self.scores(state, seat);
        let best = (0..scores.len()).max_by(|left, right| scores[*left].total_cmp(&scores[*right]));
        self.actions[best.expect("there are actions")].clone()
    }
}

impl<R: Rules, K> fmt::Debug for Planner<R, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Planner").field("lines", &self.lines).finish_non_exhaustive()
    }
}

/// One try at planning the turn of a seat.
struct Turn<'a, R: Rules, K> {
    knowledge: &'a K,
    seat: Seat,
    /// By the number of the action that the turn began with.
    beginnings: Vec<Beginning>,
    /// Turns that go on.
    lines: Vec<Line<R::State>>,
    /// What is open to somebody whose answer is not searched for.
    open: Vec<R::Action>,
}

/// A turn as far as it was thought through.
struct Line<S> {
    beginning: usize,
    state: S,
    chance: Fast,
    value: f32,
}

/// What is known of the turns that begin with one action.
#[derive(Debug, Clone, Copy, Default)]
struct Beginning {
    /// How the best of those that came to their end leaves the position.
    ended: Option<f32>,
    /// How the last of the others looked.
    unended: f32,
}

impl Beginning {
    fn worth(&self) -> f32 {
        self.ended.unwrap_or(self.unended - DOUBT)
    }
}

impl<'a, R: Rules, K: Knowledge<R>> Turn<'a, R, K> {
    fn new(knowledge: &'a K, seat: Seat, beginnings: usize) -> Self {
        let beginnings = vec![Beginning::default(); beginnings];
        Self { knowledge, seat, beginnings, lines: Vec::new(), open: Vec::new() }
    }

    fn begin(&mut self, state: &R::State, luck: &Fast, actions: &[R::Action]) {
        for (beginning, action) in actions.iter().enumerate() {
            self.try_action(beginning, state, luck, action);
        }
    }

    /// Carries the best lines on, so many at a time, until every turn is over.
    fn carry_on(&mut self, at_most: usize) {
        let mut actions = Vec::new();
        for _ in 1..DECISIONS_AT_MOST {
            let mut lines = std::mem::take(&mut self.lines);
            lines.sort_by(|left, right| right.value.total_cmp(&left.value));
            // The same orders in another order lead to the same place.
            lines.dedup_by(|left, right| left.value.total_cmp(&right.value).is_eq());
            for line in lines.iter().take(at_most) {
                actions.clear();
                R::actions(&line.state, self.seat, &mut actions);
                for action in &actions {
                    self.try_action(line.beginning, &line.state, &line.chance, action);
                }
            }
        }
    }

    fn try_action(&mut self, beginning: usize, from: &R::State, chance: &Fast, action: &R::Action) {
        let (mut state, mut chance) = (from.clone(), chance.clone());
        R::apply(&mut state, self.seat.into(), action, &mut chance, &mut NoLog);
        let goes_on = self.answer_others(&mut state, &mut chance);
        let value = self.value(&state, &chance);
        let found = &mut self.beginnings[beginning];
        if goes_on {
            found.unended = value;
            self.lines.push(Line { beginning, state, chance, value });
        } else {
            found.ended = Some(found.ended.map_or(value, |best| best.max(value)));
        }
    }

    /// Plays on until the seat is asked again. False when its turn is over before that.
    fn answer_others(&mut self, state: &mut R::State, chance: &mut Fast) -> bool {
        loop {
            let Prompt::Decide { seats, .. } = R::prompt(state) else { return false };
            if seats.contains(self.seat) {
                return true;
            }
            let Some(other) = seats.first().filter(|_| !self.knowledge.is_quiet(state)) else {
                return false;
            };
            self.answer(state, other, chance);
        }
    }

    /// How the position looks when everything that was begun is finished.
    fn value(&mut self, state: &R::State, chance: &Fast) -> f32 {
        let (mut after, mut chance) = (state.clone(), chance.clone());
        while let Prompt::Decide { seats, .. } = R::prompt(&after)
            && !self.knowledge.is_quiet(&after)
            && let Some(seat) = seats.first()
        {
            self.answer(&mut after, seat, &mut chance);
        }
        judge::<R>(self.knowledge, &after)[self.seat.index()]
    }

    /// Decides as a quick player does.
    fn answer(&mut self, state: &mut R::State, seat: Seat, chance: &mut Fast) {
        self.open.clear();
        R::actions(state, seat, &mut self.open);
        let index = self.knowledge.rollout(state, seat, &self.open, chance);
        R::apply(state, seat.into(), &self.open[index], chance, &mut NoLog);
    }
}

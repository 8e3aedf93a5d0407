//! The bots on the sample games.

mod budget;
mod crew;
mod crew_talk;
mod fairness;
mod fleet;
mod objectives;
mod quantum;
mod retry;
mod solver;
mod spec;
mod strength;

use bots::{Bot, Budget, Ignorant, Knowledge, Mcts, Question, Values};
use kernel::chance::Fast;
use kernel::{NoLog, Rules, Seat, Stage};
use samples::race::{self, Race};
use samples::sealed::{self, Sealed};
use std::num::NonZeroU32;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A tree search without knowledge, on one thread.
fn mcts<R: Rules>(seed: u64, iterations: u32) -> Mcts<R, Ignorant> {
    Mcts::new(seed, Ignorant, Budget::Iterations(iterations), NonZeroU32::MIN)
}

/// A race of two to square 20.
fn standing(squares: [u8; 2], rockets: [u8; 2]) -> race::State {
    let setup = race::Setup { seats: 2, goal: 20, rounds: 50 };
    let (squares, rockets) = (squares.to_vec(), rockets.to_vec());
    let position = race::Position { squares, rockets, turn: 1, round: 0 };
    Race::stage(&setup, &position).expect("a legal position")
}

/// Hands of five cards for two, dealt from the seed.
fn deal(seed: u64) -> sealed::State {
    let setup = sealed::Setup { seats: 2, rounds: 5, teams: false };
    Sealed::start(&setup, &mut Fast::new(seed), &mut NoLog).expect("a legal set-up")
}

fn actions<R: Rules>(state: &R::State, seat: Seat) -> Vec<R::Action> {
    let mut actions = Vec::new();
    R::actions(state, seat, &mut actions);
    actions
}

/// Whoever is ahead in the race is better off.
#[derive(Debug, Clone, Copy)]
struct Ahead;

impl Knowledge<Race> for Ahead {
    fn values(&self, state: &race::State) -> Values {
        let view = Race::view(state, kernel::Viewer::Spectator);
        let total: f32 = view.squares.iter().map(|square| f32::from(*square) + 1.0).sum();
        let mut values = Values::default();
        for (value, square) in values.iter_mut().zip(&view.squares) {
            *value = (f32::from(*square) + 1.0) / total;
        }
        values
    }
}

/// What a bot does in a game without a clock, when no decision stands.
fn ask<R: Rules>(bot: &mut (impl Bot<R> + ?Sized), state: &R::State, seat: Seat) -> R::Action {
    ask_at(bot, state, seat, 0)
}

/// The same when so many decisions stand.
fn ask_at<R: Rules>(
    bot: &mut (impl Bot<R> + ?Sized),
    state: &R::State,
    seat: Seat,
    at: usize,
) -> R::Action {
    bot.answer(&Question::new(state, seat, at)).expect("nobody waits where no clock runs")
}

/// What a bot chooses in each of these positions.
fn choices<R: Rules>(bot: &mut dyn Bot<R>, states: &[R::State], seat: Seat) -> Vec<R::Action> {
    states.iter().map(|state| ask(bot, state, seat)).collect()
}

//! Players that are programs.
//!
//! The search is written once, over [`kernel::Rules`]; what is particular to a game is a small
//! module of [`Knowledge`]: how good a position looks, and which actions deserve a look first.
//!
//! # Layout, in reading order
//!
//! * [`Bot`]: somebody who decides. [`Question`]: what a bot is asked. [`Floor`]: which bot decides
//!   next. [`Whims`]: where its chance comes from. [`BotSpec`]: a bot as people name it, `mcts:2000`.
//! * [`Knowledge`]: what a game tells the search. [`Ignorant`]: nothing.
//! * [`Random`], [`Greedy`], [`Mcts`]: the bots, from weak to strong.
//! * [`QuantumKnowledge`], [`FleetKnowledge`]: what players of Quantum and Fleet Commander know.
//! * [`CrewBot`]: a member of the crew in Space Alert, who plans against the clock.
//! * [`Solver`]: the best plan for a mission of Space Alert of which everything is known.
//!
//! # Invariants
//!
//! * A bot never profits from what its seat cannot see: it looks only at states that were
//!   redealt for that seat.
//! * A bot is repeatable: the same seed gives the same game wherever it is played, unless a budget
//!   is a time. What a bot draws depends on the number of the decision, and not on how often it was
//!   asked.
//! * Where no clock runs, one of the bots that are asked has an answer.

mod crew;
mod fleet;
mod floor;
mod greedy;
mod knowledge;
mod mcts;
mod quantum;
mod question;
mod random;
mod solver;
mod spec;

pub use crew::{CrewBot, CrewKnowledge};
pub use fleet::{FleetKnowledge, build_fleet};
pub use floor::Floor;
pub use greedy::Greedy;
pub use knowledge::{Hindsight, Ignorant, Knowledge, Otherwise, Retry, Tuning, Values};
pub use mcts::{Budget, Mcts};
pub use quantum::QuantumKnowledge;
pub use question::{Question, Whims};
pub use random::Random;
pub use solver::{DealtHand, Effort, Hands, LOSS, Progress, Solution, Solver, expected};
pub use spec::{BotSpec, BotSpecError, Level};

use std::time::Duration;

use kernel::Rules;

/// Somebody who decides for a seat: one value for each seat, which lives as long as its game.
///
/// ```
/// use bots::{Bot, Question};
/// use kernel::chance::Fast;
/// use kernel::{NoLog, Rules, Seat};
/// use samples::race::{Action, Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let state = Race::start(&setup, &mut Fast::new(1), &mut NoLog)?;
/// let mut sleepy = |_: &Question<Race>| Some(Action::Rest);
/// assert_eq!(sleepy.answer(&Question::new(&state, Seat::new(0), 0)), Some(Action::Rest));
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub trait Bot<R: Rules>: Send {
    /// What the seat does now, or nothing: then it is asked again when something has changed, by a
    /// decision or by a beat of the clock.
    ///
    /// # Panics
    /// When the seat is not asked.
    fn answer(&mut self, question: &Question<R>) -> Option<R::Action>;

    /// Somebody waits: from now on an answer takes this long at most. Whoever answers at once need
    /// not care.
    fn hurry(&mut self, _patience: Duration) {}
}

impl<R: Rules, F: FnMut(&Question<R>) -> Option<R::Action> + Send> Bot<R> for F {
    fn answer(&mut self, question: &Question<R>) -> Option<R::Action> {
        self(question)
    }
}

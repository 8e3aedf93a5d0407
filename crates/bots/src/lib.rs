//! Players that are programs.
//!
//! The search is written once, over [`kernel::Rules`]; what is particular to a game is a small
//! module of [`Knowledge`]: how good a position looks, and which actions deserve a look first.
//!
//! # Layout, in reading order
//!
//! * [`Bot`]: somebody who decides. [`BotSpec`]: a bot as people name it, `mcts:2000`.
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
//! * A bot is repeatable: the same seed and the same questions give the same answers, unless its
//!   budget is a time.

mod crew;
mod fleet;
mod greedy;
mod knowledge;
mod mcts;
mod quantum;
mod random;
mod solver;
mod spec;

pub use crew::{CrewBot, CrewKnowledge};
pub use fleet::{FleetKnowledge, build_fleet};
pub use greedy::Greedy;
pub use knowledge::{Ignorant, Knowledge, Tuning, Values};
pub use mcts::{Budget, Mcts};
pub use quantum::QuantumKnowledge;
pub use random::Random;
pub use solver::{DealtHand, Effort, Hands, LOSS, Progress, Solution, Solver, expected};
pub use spec::{BotSpec, BotSpecError, Level};

use kernel::{Rules, Seat};

/// Somebody who decides for a seat.
pub trait Bot<R: Rules>: Send {
    /// One of the actions that are open to the seat.
    ///
    /// # Panics
    /// When the seat is not asked.
    fn choose(&mut self, state: &R::State, seat: Seat) -> R::Action;

    /// The same for a game in which time passes: none when the bot would rather wait until
    /// something happens.
    fn consider(&mut self, state: &R::State, seat: Seat) -> Option<R::Action> {
        Some(self.choose(state, seat))
    }
}

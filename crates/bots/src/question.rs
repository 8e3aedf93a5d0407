//! What a bot is asked, and where its whims come from.

use std::fmt;

use kernel::chance::{Chance as _, Fast, Seed};
use kernel::{Rules, Seat, Viewer};

/// What a seat is asked: a world in which it sees the same as in the true one, and nothing else is
/// true. Whoever answers can profit from nothing that the seat cannot see.
///
/// ```
/// use bots::Question;
/// use kernel::chance::Fast;
/// use kernel::{NoLog, Rules, Seat};
/// use samples::sealed::{Sealed, Setup};
///
/// let setup = Setup { seats: 2, rounds: 5, teams: false };
/// let state = Sealed::start(&setup, &mut Fast::new(1), &mut NoLog)?;
/// let question = Question::<Sealed>::new(&state, Seat::new(0), 0);
/// assert_eq!((question.seat, question.at), (Seat::new(0), 0));
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub struct Question<R: Rules> {
    // Invariant: redealt for the seat.
    state: R::State,
    pub seat: Seat,
    /// How many decisions stand: with the seed of the game it decides what a bot draws.
    pub at: usize,
}

impl<R: Rules> Question<R> {
    pub fn new(state: &R::State, seat: Seat, at: usize) -> Self {
        let mut state = state.clone();
        let luck = (at as u64) << 8 | seat.index() as u64;
        R::redeal(&mut state, Viewer::Seat(seat), &mut Fast::new(luck));
        Self { state, seat, at }
    }

    /// The world as the seat may know it.
    pub const fn state(&self) -> &R::State {
        &self.state
    }
}

impl<R: Rules> fmt::Debug for Question<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("seat", &self.seat)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

/// A bot that only picks has nothing to do where everything is written.
pub(crate) fn wait<R: Rules>(question: &Question<R>) -> Option<R::Action> {
    let is_asked = R::prompt(&question.state).seats().contains(question.seat);
    assert!(is_asked, "seat {} is not asked", question.seat);
    None
}

/// Where a bot's own chance comes from: what it draws at a decision follows from the seed and the
/// number of the decision, however often it was asked before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whims(u64);

impl From<u64> for Whims {
    fn from(seed: u64) -> Self {
        Self(seed)
    }
}

impl Whims {
    /// Those of a seat in a game with this seed. The dice of the game cannot be told from them.
    pub fn of(seed: Seed, seat: Seat) -> Self {
        /// No decision has such a number, so no dice come from these streams.
        const AFTER_ALL_DECISIONS: u64 = 1 << 63;
        let mut chance = seed.chance_for(AFTER_ALL_DECISIONS + seat.index() as u64);
        let mut half = || u64::from(chance.below(u32::MAX));
        Self(half() << 32 | half())
    }

    /// The chance for the answer to a question.
    pub(crate) fn at(self, at: usize) -> Fast {
        /// Odd and without pattern: neighbouring decisions have nothing in common.
        const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
        let mixed = Fast::new(self.0).next_u64();
        Fast::new(mixed.wrapping_add((at as u64).wrapping_mul(STEP)))
    }
}

//! What a game tells the search: how good a position looks, and what deserves a look first.

use kernel::chance::{Chance as _, Fast};
use kernel::{Prompt, Record, Refusal, Rules, Seat};

use crate::{Bot, Level};

/// What a position is worth to each seat, from 0 (lost) to 1 (won), by the index of the seat.
pub type Values = [f32; Seat::MOST];

/// Knowledge of one game.
///
/// Only [`Knowledge::values`] has to be written; the rest has answers that fit every game. The
/// search is as fast as these functions are: they must not allocate.
pub trait Knowledge<R: Rules>: Clone + Send + Sync + 'static {
    /// What a position in which the game goes on is worth to each seat.
    fn values(&self, state: &R::State) -> Values;

    /// Puts a weight for each action in front of the search, in the order of the actions: more
    /// for what is likely to be good, above 0 for everything. `out` comes empty.
    fn priors(&self, _state: &R::State, _seat: Seat, actions: &[R::Action], out: &mut Vec<f32>) {
        out.resize(actions.len(), 1.0);
    }

    /// The number of the action that a quick player takes, when the search plays a position on.
    fn rollout(
        &self,
        _state: &R::State,
        _seat: Seat,
        actions: &[R::Action],
        chance: &mut Fast,
    ) -> usize {
        chance.below(actions.len() as u32) as usize
    }

    /// Whether a position may be judged now; a rollout goes on through those that may not.
    fn is_quiet(&self, _state: &R::State) -> bool {
        true
    }

    /// What the seat decides without a look at what is listed: where it may write something.
    fn idea(&self, _state: &R::State, _seat: Seat, _chance: &mut Fast) -> Option<R::Action> {
        None
    }

    /// The same knowledge for the bots of one game: what they remember is theirs alone.
    #[must_use]
    fn for_a_game(&self) -> Self {
        self.clone()
    }

    /// The bot that plays at this level, in a game that is not played by search over its rules.
    fn own_bot(&self, _level: Level) -> Option<Box<dyn Bot<R>>> {
        None
    }

    /// What would have gone better in a game that is over, if that is asked of this game: a search
    /// that may take some seconds.
    fn hindsight(&self, _record: &Record<R::Setup>) -> Vec<Hindsight<R>> {
        Vec::new()
    }

    /// A game that is over once more, with what is done instead in each turn of each member, if
    /// that is asked of this game; as it was played without anything instead.
    fn retry(
        &self,
        _record: &Record<R::Setup>,
        _rows: Option<&Vec<Vec<Option<String>>>>,
    ) -> Option<Result<Retry<R>, Refusal>> {
        None
    }

    /// The numbers that suit the game.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }
}

/// The numbers of the search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tuning {
    /// How much the search spreads over actions that look worse so far.
    pub exploration: f32,
    /// How much worse than its parent an action is taken to be before it was ever tried.
    pub doubt: f32,
    /// After so many decisions a rollout stops at the next quiet position and is judged.
    pub rollout_decisions: u32,
    /// How often the one-ply bot tries each action with other chance.
    pub samples: u32,
    /// For how many iterations the level `medium` searches.
    pub medium_iterations: u32,
    /// For how many the level `hard` does.
    pub hard_iterations: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            exploration: 1.5,
            doubt: 0.0,
            rollout_decisions: 1_000,
            samples: 8,
            medium_iterations: 1_000,
            hard_iterations: 20_000,
        }
    }
}

/// No knowledge at all: every position is an even fight until it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ignorant;

impl<R: Rules> Knowledge<R> for Ignorant {
    fn values(&self, state: &R::State) -> Values {
        [1.0 / f32::from(R::seats(state)); Seat::MOST]
    }
}

/// What any position is worth: exact when the game is over, known by heart otherwise.
pub(crate) fn judge<R: Rules>(knowledge: &impl Knowledge<R>, state: &R::State) -> Values {
    match R::prompt(state) {
        Prompt::Decide { .. } => knowledge.values(state),
        Prompt::Over(outcome) => {
            let seats = R::seats(state);
            let mut values = Values::default();
            for seat in Seat::all(seats) {
                values[seat.index()] = outcome.value(seat, seats);
            }
            values
        }
    }
}

/// A game as it might have gone.
#[derive(Debug, Clone)]
pub struct Hindsight<R: Rules> {
    /// `small` for the smallest change that helps, `best` for the best that was found, `own` for
    /// what somebody tried, `flown` for what was done.
    pub kind: &'static str,
    /// What was done otherwise.
    pub changes: Vec<Otherwise>,
    /// All that was done, by member and turn, in the game's notation.
    pub rows: Vec<Vec<Option<String>>>,
    /// The position from which it would have gone otherwise.
    pub before: R::State,
    pub events: Vec<R::Event>,
    /// Where it would have led.
    pub after: R::State,
}

/// A game once more, with other decisions.
#[derive(Debug, Clone)]
pub struct Retry<R: Rules> {
    /// What every member could have used, in the game's notation, and from which turn on.
    pub held: Vec<Vec<(String, u8)>>,
    pub flight: Hindsight<R>,
}

/// One thing that was done otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Otherwise {
    /// Whose it is, counted from 0.
    pub member: u8,
    pub turn: u8,
    /// What was done, and what would have been better, in the game's notation.
    pub was: Option<String>,
    pub now: Option<String>,
}

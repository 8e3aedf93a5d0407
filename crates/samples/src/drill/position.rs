//! Positions of the drill written by hand.

use kernel::chance::Scripted;
use kernel::{NoLog, Refusal, Rules as _, Sentence, Stage};
use serde::Deserialize;

use super::{DIAL_AT_MOST, Drill, Setup, State};

/// What the dials show and shall show before the first alarm: a number for each seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub shows: Vec<u8>,
    pub wanted: Vec<u8>,
}

impl Stage for Drill {
    type Position = Position;

    fn stage(setup: &Setup, position: &Position) -> Result<State, Refusal> {
        let mut state = Self::start(setup, &mut Scripted::default(), &mut NoLog)?;
        let fits = |numbers: &[u8]| {
            numbers.len() == usize::from(setup.seats)
                && numbers.iter().all(|number| (1..=DIAL_AT_MOST).contains(number))
        };
        if !fits(&position.shows) || !fits(&position.wanted) {
            return Err(Refusal::new("DRILL-STAGE-01", Sentence::new("refusal-drill-stage")));
        }
        for ((dial, shows), wanted) in
            state.dials.iter_mut().zip(&position.shows).zip(&position.wanted)
        {
            (dial.shows, dial.wanted) = (*shows, *wanted);
        }
        Ok(state)
    }

    /// The drill has no cards.
    fn picks_named(_name: &str) -> Option<u64> {
        None
    }
}

//! Positions of the race written by hand.

use arrayvec::ArrayVec;
use kernel::chance::Scripted;
use kernel::{NoLog, Refusal, Rules as _, Seat, Sentence, Stage};
use serde::Deserialize;

use super::{MOST, ROCKETS_AT_MOST, Race, Setup, State, Step};

/// Where the ships are; seats are counted from 1, as people do.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// One square for each seat.
    pub squares: Vec<u8>,
    /// One count for each seat; nobody has any when it is left out.
    #[serde(default)]
    pub rockets: Vec<u8>,
    #[serde(default = "first_seat")]
    pub turn: u8,
    #[serde(default)]
    pub round: u8,
}

fn first_seat() -> u8 {
    1
}

impl Stage for Race {
    type Position = Position;

    fn stage(setup: &Setup, position: &Position) -> Result<State, Refusal> {
        let mut state = Self::start(setup, &mut Scripted::default(), &mut NoLog)?;
        let seats = usize::from(setup.seats);
        let wrong = |what| Refusal::new("RACE-STAGE-01", Sentence::new(what));

        let on_the_track = position.squares.iter().all(|square| *square < setup.goal);
        if position.squares.len() != seats || !on_the_track {
            return Err(wrong("refusal-race-stage-squares"));
        }
        let loadable = position.rockets.iter().all(|rockets| *rockets <= ROCKETS_AT_MOST);
        if ![0, seats].contains(&position.rockets.len()) || !loadable {
            return Err(wrong("refusal-race-stage-rockets"));
        }
        if !(1..=setup.seats).contains(&position.turn) || position.round >= setup.rounds {
            return Err(wrong("refusal-race-stage-turn"));
        }
        state.squares[..seats].copy_from_slice(&position.squares);
        state.rockets[..position.rockets.len()].copy_from_slice(&position.rockets);
        state.round = position.round;
        let turn = Step::Turn { seat: Seat::new(position.turn - 1), boosted: false };
        state.steps = ArrayVec::<_, MOST>::from_iter([turn]);
        Ok(state)
    }

    /// The race has no cards.
    fn picks_named(_name: &str) -> Option<u64> {
        None
    }
}

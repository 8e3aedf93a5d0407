//! A record played again, decision by decision, without drawing anything.

use crate::chance::{ChanceFault, Replayed};
use crate::play::Moment;
use crate::record::{Decision, Record};
use crate::{Actor, Refusal, Rules};

/// A record being replayed, one decision at a time.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Replay, Seat};
/// use samples::race::{Race, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let player = Player { name: "Ada".into(), kind: "human".into() };
/// # let players = vec![player; 2];
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let mut play = Play::<Race>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(0).into(), "roll")?;
///
/// let mut replay = Replay::<Race>::new(play.record())?;
/// while let Some(moment) = replay.step()? {
///     assert!(!moment.events.is_empty());
/// }
/// assert_eq!(replay.state(), play.state());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Replay<'a, R: Rules> {
    record: &'a Record<R::Setup>,
    state: R::State,
    start_events: Vec<R::Event>,
    done: usize,
}

impl<'a, R: Rules> Replay<'a, R> {
    /// Replays the set-up.
    pub fn new(record: &'a Record<R::Setup>) -> Result<Self, ReplayError> {
        let mut chance = Replayed::new(&record.start);
        let mut start_events = Vec::new();
        let state =
            R::start(&record.setup, &mut chance, &mut start_events).map_err(ReplayError::Setup)?;
        chance.finish().map_err(ReplayError::SetupChance)?;
        let (found, wanted) = (record.players.len(), R::seats(&state));
        if found != usize::from(wanted) {
            return Err(ReplayError::Players { found, wanted });
        }
        Ok(Self { record, state, start_events, done: 0 })
    }

    pub const fn state(&self) -> &R::State {
        &self.state
    }

    pub(crate) fn into_state(self) -> R::State {
        self.state
    }

    /// What happened at the start.
    pub fn start_moment(&self) -> Moment<R> {
        Moment::start(self.start_events.clone())
    }

    /// Replays the next decision, if there is one.
    pub fn step(&mut self) -> Result<Option<Moment<R>>, ReplayError> {
        let Some(decision) = self.record.decisions.get(self.done) else { return Ok(None) };
        let moment = replay_one::<R>(&mut self.state, decision, self.done + 1)?;
        self.done += 1;
        Ok(Some(moment))
    }
}

/// Plays one recorded decision. After an error the state is of no use any more.
pub(crate) fn replay_one<R: Rules>(
    state: &mut R::State,
    decision: &Decision,
    number: usize,
) -> Result<Moment<R>, ReplayError> {
    let action = || decision.action.clone();
    let refused = |refusal| ReplayError::Refused { number, action: action(), refusal };
    let parsed: R::Action =
        decision.action.parse().map_err(|error| refused(Refusal::from(error)))?;
    check_at_the_table::<R>(state, decision.actor, &parsed).map_err(refused)?;

    let mut chance = Replayed::new(&decision.chance);
    let mut events = Vec::new();
    R::apply(state, decision.actor, &parsed, &mut chance, &mut events);
    let misfit = |fault| ReplayError::Chance { number, action: action(), fault };
    chance.finish().map_err(misfit)?;
    Ok(Moment::after(decision, events))
}

/// [`Rules::check`], but a seat that is not at this table never reaches the rules: they may index
/// by seats (`PA-SEAT-01`).
pub(crate) fn check_at_the_table<R: Rules>(
    state: &R::State,
    actor: Actor,
    action: &R::Action,
) -> Result<(), Refusal> {
    match actor {
        Actor::Seat(seat) if seat.index() >= usize::from(R::seats(state)) => {
            Err(Refusal::not_asked(seat))
        }
        Actor::Seat(_) | Actor::Clock => R::check(state, actor, action),
    }
}

/// A record that does not replay.
///
/// ```
/// use kernel::ReplayError;
///
/// let error = ReplayError::Players { found: 1, wanted: 2 };
/// assert_eq!(error.to_string(), "the record has 1 players for 2 seats");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    #[error("the set-up is refused ({0})")]
    Setup(Refusal),
    #[error("the set-up does not fit what chance gave it: {0}")]
    SetupChance(ChanceFault),
    #[error("the record holds no seed")]
    NoSeed,
    #[error("the seed does not match the commitment")]
    Commitment,
    #[error("the record has {found} players for {wanted} seats")]
    Players { found: usize, wanted: u8 },
    #[error("decision {number} (`{action}`) is refused ({refusal})")]
    Refused { number: usize, action: String, refusal: Refusal },
    #[error("decision {number} (`{action}`) does not fit what chance gave it: {fault}")]
    Chance { number: usize, action: String, fault: ChanceFault },
    #[error("chance gave the set-up {found:?}, but {expected:?} follows from the seed")]
    SetupDiffers { found: Vec<u32>, expected: Vec<u32> },
    #[error(
        "chance gave decision {number} (`{action}`) {found:?}, \
         but {expected:?} follows from the seed"
    )]
    Differs { number: usize, action: String, found: Vec<u32>, expected: Vec<u32> },
}

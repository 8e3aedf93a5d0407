//! One game being played: the state, and the record it follows from.

use crate::chance::{ChanceFault, Recorded, Replayed, Seed};
use crate::record::{Decision, Player, Record};
use crate::{Actor, Event as _, Prompt, Refusal, Rules, Seat};

/// A game in progress, or over, with everything that led to it.
///
/// The state can only be changed by a decision that the rules accept, and every decision goes
/// into the record with what chance gave it, so that replaying the record gives this state again.
#[derive(Debug, Clone)]
pub struct Play<R: Rules> {
    // Invariant: `state` is what `record` replays to, and `moments` has one entry for the start
    // and one for each decision of the record.
    record: Record<R::Setup>,
    state: R::State,
    moments: Vec<Moment<R>>,
    seed: Seed,
}

/// What happened at the start or by one decision.
#[derive(Debug, Clone)]
pub struct Moment<R: Rules> {
    pub events: Vec<R::Event>,
    undoable: bool,
}

/// A record that does not replay.
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
        "chance gave decision {number} (`{action}`) {found:?}, but {expected:?} follows from the seed"
    )]
    Differs { number: usize, action: String, found: Vec<u32>, expected: Vec<u32> },
}

impl<R: Rules> Play<R> {
    /// Starts a game with one player for each seat (`PA-SEAT-02`). Chance follows from the seed,
    /// a stream of its own for each decision.
    pub fn start(setup: R::Setup, players: Vec<Player>, seed: Seed) -> Result<Self, Refusal> {
        let mut chance = Recorded::new(seed.chance_for(0));
        let mut events = Vec::new();
        let state = R::start(&setup, &mut chance, &mut events)?;
        if players.len() != usize::from(R::seats(&state)) {
            return Err(Refusal::wrong_players(players.len(), R::seats(&state)));
        }
        let record = Record {
            game: R::GAME.to_owned(),
            rules: R::VERSION,
            setup,
            players,
            commitment: seed.commitment(),
            seed: Some(seed),
            start: chance.into_drawn(),
            decisions: Vec::new(),
        };
        Ok(Self { record, state, moments: vec![Moment { events, undoable: false }], seed })
    }

    /// Takes up a recorded game where it stands. Nothing is drawn again.
    pub fn resume(record: Record<R::Setup>) -> Result<Self, ReplayError> {
        let seed = record.seed.ok_or(ReplayError::NoSeed)?;
        let mut replay = Replay::<R>::new(&record)?;
        let mut moments = vec![replay.start_moment()];
        while let Some(moment) = replay.step()? {
            moments.push(moment);
        }
        let state = replay.state;
        Ok(Self { record, state, moments, seed })
    }

    pub const fn state(&self) -> &R::State {
        &self.state
    }

    pub const fn record(&self) -> &Record<R::Setup> {
        &self.record
    }

    /// The start and each decision so far, with their events.
    pub fn moments(&self) -> &[Moment<R>] {
        &self.moments
    }

    pub fn prompt(&self) -> Prompt {
        R::prompt(&self.state)
    }

    /// The actions open to a seat.
    pub fn actions(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        R::actions(&self.state, seat, &mut actions);
        actions
    }

    /// Plays one action. A refused one changes nothing.
    pub fn play(&mut self, actor: Actor, action: &R::Action) -> Result<&[R::Event], Refusal> {
        check_at_the_table::<R>(&self.state, actor, action)?;
        let number = self.record.decisions.len() as u64 + 1;
        let mut chance = Recorded::new(self.seed.chance_for(number));
        let mut events = Vec::new();
        R::apply(&mut self.state, actor, action, &mut chance, &mut events);
        let decision = Decision { actor, action: action.to_string(), chance: chance.into_drawn() };
        self.moments.push(Moment::after(&decision, events));
        self.record.decisions.push(decision);
        Ok(&self.moments[self.moments.len() - 1].events)
    }

    /// Plays the action that a text spells.
    pub fn play_text(&mut self, actor: Actor, text: &str) -> Result<&[R::Event], Refusal> {
        let action: R::Action = text.parse()?;
        self.play(actor, &action)
    }

    /// The seat that may take back its last decision: the one that made it, as long as no die was
    /// rolled, nothing hidden was shown and nobody has decided since (`PA-UNDO-01`).
    pub fn undoable_by(&self) -> Option<Seat> {
        match (self.record.decisions.last()?.actor, self.moments.last()?.undoable) {
            (Actor::Seat(seat), true) => Some(seat),
            (Actor::Seat(_) | Actor::Clock, _) => None,
        }
    }

    /// Takes back the last decision.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.undoable_by() != Some(seat) {
            return Err(Refusal::nothing_to_undo(seat));
        }
        self.record.decisions.pop();
        self.moments.pop();
        self.state = self.state_after(self.record.decisions.len());
        Ok(())
    }

    /// The state after so many decisions.
    pub fn state_after(&self, decisions: usize) -> R::State {
        let mut replay =
            Replay::<R>::new(&self.record).expect("the record of a game that is played replays");
        for _ in 0..decisions.min(self.record.decisions.len()) {
            replay.step().expect("the record of a game that is played replays");
        }
        replay.state
    }
}

impl<R: Rules> Moment<R> {
    fn after(decision: &Decision, events: Vec<R::Event>) -> Self {
        let undoable = decision.chance.is_empty() && !events.iter().any(R::Event::reveals);
        Self { events, undoable }
    }
}

/// A record being replayed, one decision at a time.
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

    /// What happened at the start.
    pub fn start_moment(&self) -> Moment<R> {
        Moment { events: self.start_events.clone(), undoable: false }
    }

    /// Replays the next decision, if there is one.
    pub fn step(&mut self) -> Result<Option<Moment<R>>, ReplayError> {
        let Some(decision) = self.record.decisions.get(self.done) else { return Ok(None) };
        let (number, action) = (self.done + 1, decision.action.clone());
        let refused = |refusal| ReplayError::Refused { number, action: action.clone(), refusal };
        let parsed: R::Action =
            decision.action.parse().map_err(|error| refused(Refusal::from(error)))?;
        check_at_the_table::<R>(&self.state, decision.actor, &parsed).map_err(refused)?;

        let mut chance = Replayed::new(&decision.chance);
        let mut events = Vec::new();
        R::apply(&mut self.state, decision.actor, &parsed, &mut chance, &mut events);
        chance.finish().map_err(|fault| ReplayError::Chance { number, action, fault })?;
        self.done += 1;
        Ok(Some(Moment::after(decision, events)))
    }
}

/// [`Rules::check`], but a seat that is not at this table never reaches the rules: they may index
/// by seats (`PA-SEAT-01`).
fn check_at_the_table<R: Rules>(
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

/// What a verified record shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    pub decisions: usize,
    pub outcomes: usize,
    pub prompt: Prompt,
}

/// Checks that the seed matches the commitment, that the record replays, and that everything
/// chance gave follows from the seed. The error names the first decision that does not.
pub fn verify<R: Rules>(record: &Record<R::Setup>) -> Result<Verified, ReplayError> {
    let seed = record.seed.ok_or(ReplayError::NoSeed)?;
    if seed.commitment() != record.commitment {
        return Err(ReplayError::Commitment);
    }
    let mut chance = Recorded::new(seed.chance_for(0));
    R::start(&record.setup, &mut chance, &mut crate::NoLog).map_err(ReplayError::Setup)?;
    let expected = chance.into_drawn();
    if expected != record.start {
        return Err(ReplayError::SetupDiffers { found: record.start.clone(), expected });
    }

    let mut replay = Replay::<R>::new(record)?;
    for (index, decision) in record.decisions.iter().enumerate() {
        let mut drawn_again = replay.state.clone();
        replay.step()?;
        let action = decision.action.parse().map_err(|error| ReplayError::Refused {
            number: index + 1,
            action: decision.action.clone(),
            refusal: Refusal::from(error),
        })?;
        let mut chance = Recorded::new(seed.chance_for(index as u64 + 1));
        R::apply(&mut drawn_again, decision.actor, &action, &mut chance, &mut crate::NoLog);
        let expected = chance.into_drawn();
        if expected != decision.chance {
            return Err(ReplayError::Differs {
                number: index + 1,
                action: decision.action.clone(),
                found: decision.chance.clone(),
                expected,
            });
        }
    }
    let drawn = record.decisions.iter().map(|decision| decision.chance.len()).sum::<usize>();
    Ok(Verified {
        decisions: record.decisions.len(),
        outcomes: record.start.len() + drawn,
        prompt: R::prompt(&replay.state),
    })
}

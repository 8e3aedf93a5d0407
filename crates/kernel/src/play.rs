//! One game being played: the state, and the record it follows from.

use crate::chance::{Recorded, Seed};
use crate::record::{Decision, Player, Record};
use crate::replay::{Replay, ReplayError, check_at_the_table};
use crate::{Actor, Event as _, Prompt, Refusal, Rules, Seat};

/// A game in progress, or over, with everything that led to it.
///
/// The state can only be changed by a decision that the rules accept, and every decision goes
/// into the record with what chance gave it, so that replaying the record gives this state again.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Seat};
/// use samples::race::{Race, Setup};
///
/// # let player = Player { name: "Ada".into(), kind: "human".into() };
/// # let players = vec![player; 2];
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let mut play = Play::<Race>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(0).into(), "rest")?;
/// assert_eq!(play.record().decisions.len(), 1);
/// play.undo(Seat::new(0))?;
/// assert_eq!(play.record().decisions.len(), 0);
/// # Ok::<(), kernel::Refusal>(())
/// ```
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
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Seat};
/// use samples::race::{Race, Setup};
///
/// # let player = Player { name: "Ada".into(), kind: "human".into() };
/// # let players = vec![player; 2];
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let mut play = Play::<Race>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(0).into(), "roll")?;
/// let [start, roll] = play.moments() else { panic!("two moments") };
/// assert!(start.events.is_empty());
/// assert!(!roll.events.is_empty());
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone)]
pub struct Moment<R: Rules> {
    pub events: Vec<R::Event>,
    undoable: bool,
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
        Ok(Self { record, state, moments: vec![Moment::start(events)], seed })
    }

    /// Takes up a recorded game where it stands. Nothing is drawn again.
    pub fn resume(record: Record<R::Setup>) -> Result<Self, ReplayError> {
        let seed = record.seed.ok_or(ReplayError::NoSeed)?;
        let mut replay = Replay::<R>::new(&record)?;
        let mut moments = vec![replay.start_moment()];
        while let Some(moment) = replay.step()? {
            moments.push(moment);
        }
        let state = replay.into_state();
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
        replay.into_state()
    }
}

impl<R: Rules> Moment<R> {
    pub(crate) const fn start(events: Vec<R::Event>) -> Self {
        Self { events, undoable: false }
    }

    pub(crate) fn after(decision: &Decision, events: Vec<R::Event>) -> Self {
        let undoable = decision.chance.is_empty() && !events.iter().any(R::Event::reveals);
        Self { events, undoable }
    }
}

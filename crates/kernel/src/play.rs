//! One game being played: the state, and the record it follows from.

use crate::chance::{Recorded, Seed, Seeded};
use crate::record::{Decision, Player, Record};
use crate::replay::{Replay, ReplayError, check_at_the_table, replay_one};
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
    // and one for each decision of the record, or the last `kept` of these.
    record: Record<R::Setup>,
    state: R::State,
    moments: Vec<Moment<R>>,
    kept: usize,
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
        Ok(Self { record, state, moments: vec![Moment::start(events)], kept: usize::MAX })
    }

    /// Takes up a recorded game where it stands. Nothing is drawn again.
    pub fn resume(record: Record<R::Setup>) -> Result<Self, ReplayError> {
        record.seed.ok_or(ReplayError::NoSeed)?;
        Self::review(record)
    }

    /// Takes up a recorded game whose seed may be unknown: it can be looked at, and goes on only
    /// by decisions that were recorded elsewhere.
    pub fn review(record: Record<R::Setup>) -> Result<Self, ReplayError> {
        let (state, moments) = replay_all::<R>(&record)?;
        Ok(Self { record, state, moments, kept: usize::MAX })
    }

    /// Keeps the events of the last moments only; the earlier ones follow from the record.
    pub fn keep_moments(&mut self, most: usize) {
        self.kept = most.max(1);
        self.trim();
        self.moments.shrink_to_fit();
    }

    /// Half as many more are let pass before the old ones are thrown away.
    fn trim(&mut self) {
        if self.moments.len() > self.kept.saturating_add(self.kept / 2) {
            self.moments.drain(..self.moments.len() - self.kept);
        }
    }

    pub const fn state(&self) -> &R::State {
        &self.state
    }

    pub const fn record(&self) -> &Record<R::Setup> {
        &self.record
    }

    /// The start and each decision so far, with their events; the last of them only, after
    /// [`Play::keep_moments`].
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
        let mut chance = self.chance_for(actor, action)?;
        let mut events = Vec::new();
        R::apply(&mut self.state, actor, action, &mut chance, &mut events);
        let decision = Decision { actor, action: action.to_string(), chance: chance.into_drawn() };
        let moment = Moment::after(&decision, events);
        Ok(self.add(decision, moment))
    }

    /// The chance of the next decision, if the action is allowed.
    fn chance_for(&self, actor: Actor, action: &R::Action) -> Result<Recorded<Seeded>, Refusal> {
        check_at_the_table::<R>(&self.state, actor, action)?;
        let seed = self.record.seed.ok_or_else(Refusal::game_over)?;
        Ok(Recorded::new(seed.chance_for(self.record.decisions.len() as u64 + 1)))
    }

    fn add(&mut self, decision: Decision, moment: Moment<R>) -> &[R::Event] {
        self.moments.push(moment);
        self.record.decisions.push(decision);
        self.trim();
        &self.moments[self.moments.len() - 1].events
    }

    /// The decision that the text spells, with what chance would give it. Nothing changes: it may
    /// have to be stored before it counts, and [`Play::accept`] then plays it.
    pub fn propose(&self, actor: Actor, text: &str) -> Result<Decision, Refusal> {
        let action: R::Action = text.parse()?;
        let mut chance = self.chance_for(actor, &action)?;
        let mut state = self.state.clone();
        R::apply(&mut state, actor, &action, &mut chance, &mut crate::NoLog);
        Ok(Decision { actor, action: action.to_string(), chance: chance.into_drawn() })
    }

    /// Plays a decision that was proposed or recorded. Nothing is drawn; one that does not fit
    /// changes nothing.
    pub fn accept(&mut self, decision: Decision) -> Result<&[R::Event], ReplayError> {
        let mut state = self.state.clone();
        let moment = replay_one::<R>(&mut state, &decision, self.record.decisions.len() + 1)?;
        self.state = state;
        Ok(self.add(decision, moment))
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
        (self.state, self.moments) =
            replay_all::<R>(&self.record).expect("the record of a game that is played replays");
        self.trim();
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

/// Where a record leads, and every moment on the way.
fn replay_all<R: Rules>(
    record: &Record<R::Setup>,
) -> Result<(R::State, Vec<Moment<R>>), ReplayError> {
    let mut replay = Replay::<R>::new(record)?;
    let mut moments = vec![replay.start_moment()];
    while let Some(moment) = replay.step()? {
        moments.push(moment);
    }
    Ok((replay.into_state(), moments))
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

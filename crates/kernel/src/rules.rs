//! The contract: a game is a deterministic state machine that asks seats for decisions.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::{Actor, Audience, NotationError, Refusal, Seat, SeatSet, Sentence, Value, Viewer};

/// One game's rules.
///
/// The functions take the state instead of living on it so that a state stays plain data: cheap
/// to clone, and without a generator that a bot could look into.
///
/// # Invariants
///
/// * An action is listed by [`Rules::actions`] if and only if [`Rules::check`] accepts it, unless
///   it is written ([`Rules::is_written`]): then it is never listed, and a form that is open to the
///   seat ([`Present::forms`](crate::Present::forms)) spells it.
/// * [`Rules::apply`] is only called with an action that [`Rules::check`] accepts.
/// * A seat that [`Rules::prompt`] names has at least one action or one open form; every other seat
///   has none.
/// * The action of the clock is accepted at the time that the prompt names, never from a seat, and
///   no time is accepted twice. It is not among the actions of any seat.
/// * What [`Rules::view`] shows a viewer does not change under [`Rules::redeal`] for that viewer.
///
/// ```
/// use kernel::chance::Scripted;
/// use kernel::{NoLog, Rules, Seat};
/// use samples::race::{Action, Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let mut state = Race::start(&setup, &mut Scripted::default(), &mut NoLog)?;
/// let first = Seat::new(0);
/// Race::check(&state, first.into(), &Action::Roll)?;
/// Race::apply(&mut state, first.into(), &Action::Roll, &mut Scripted::dice([5]), &mut NoLog);
/// assert_eq!(Race::prompt(&state).seats().first(), Some(Seat::new(1)));
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub trait Rules: Clone + Debug + Sized + 'static {
    /// The game's name on the command line and in records.
    const GAME: &'static str;
    /// Counted up when a record played before would no longer replay to the same state.
    const VERSION: u32;

    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// Written and read in its notation: the text parses back to the same action.
    type Action: Clone + Debug + Display + Eq + FromStr<Err = NotationError> + Hash + Send + Sync;
    type Event: Event;
    /// What one viewer may know: the only thing that leaves the server.
    type View: Clone + Debug + PartialEq + Serialize;

    /// Sets the game up. A set-up that the rules do not know is refused with its reason.
    fn start(
        setup: &Self::Setup,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self::State, Refusal>;

    /// How many seats the table has.
    fn seats(state: &Self::State) -> u8;

    /// Which seats owe a decision, or how the game ended.
    fn prompt(state: &Self::State) -> Prompt;

    /// Appends every action that is open to the seat, but for those that are written; none when it
    /// is not asked.
    fn actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the actor may do this now, and if not, by which clause.
    fn check(state: &Self::State, actor: Actor, action: &Self::Action) -> Result<(), Refusal>;

    /// Plays an action that [`Rules::check`] accepts.
    fn apply(
        state: &mut Self::State,
        actor: Actor,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    );

    /// What the viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Replaces everything that the viewer cannot see by an equally likely alternative.
    fn redeal(state: &mut Self::State, viewer: Viewer, chance: &mut impl Chance);

    /// Whether an action is one of those that are written instead of picked: there are too many of
    /// them for a list, or nobody could list them at all.
    fn is_written(_action: &Self::Action) -> bool {
        false
    }

    /// The action by which the clock says that so much time has passed, in games that have one.
    fn clock(_elapsed_ms: u32) -> Option<Self::Action> {
        None
    }

    /// Why nobody may talk now, if so: a table then passes no word on.
    fn silence(_state: &Self::State) -> Option<Refusal> {
        None
    }

    /// Whether the clock may be stopped, in games that have one.
    fn may_pause(_state: &Self::State) -> Result<(), Refusal> {
        Ok(())
    }
}

/// What the game waits for.
///
/// ```
/// use kernel::{Outcome, Prompt, Seat};
///
/// assert!(Prompt::seat(Seat::new(1)).seats().contains(Seat::new(1)));
/// assert!(Prompt::Over(Outcome::Drawn).seats().is_empty());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prompt {
    /// Each of these seats owes a decision, in any order. In real time the clock does too: when
    /// so many milliseconds have passed since the start, the table plays [`Rules::clock`] of
    /// exactly that time, and asks again. Then there may be no seat that is asked.
    Decide {
        seats: SeatSet,
        clock_ms: Option<u32>,
    },
    Over(Outcome),
}

impl Prompt {
    /// One seat owes a decision.
    pub const fn seat(seat: Seat) -> Self {
        Self::Decide { seats: SeatSet::one(seat), clock_ms: None }
    }

    /// The seats that owe a decision; none when the game is over.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Decide { seats, .. } => seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Decide { .. } => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended.
///
/// ```
/// use kernel::{Outcome, Seat};
///
/// let outcome = Outcome::won_by(Seat::new(1));
/// assert_eq!(outcome.value(Seat::new(1), 2), 1.0);
/// assert_eq!(outcome.sentence().key, "outcome-won");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Outcome {
    /// These seats won: one player, a team, or the whole crew of a cooperative game.
    Won { winners: SeatSet, score: Option<i32> },
    /// Nobody won and nobody lost.
    Drawn,
    /// All lost together, in a cooperative game.
    Lost { score: Option<i32> },
}

impl Outcome {
    pub const fn won_by(seat: Seat) -> Self {
        Self::Won { winners: SeatSet::one(seat), score: None }
    }

    /// What the outcome is worth to a seat: 1 for a win, 0 for a loss, between them for a draw of
    /// so many seats.
    pub fn value(self, seat: Seat, seats: u8) -> f32 {
        match self {
            Self::Won { winners, .. } => f32::from(u8::from(winners.contains(seat))),
            Self::Drawn => 1.0 / f32::from(seats),
            Self::Lost { .. } => 0.0,
        }
    }

    /// The outcome in words.
    pub fn sentence(self) -> Sentence {
        let with_winners = |key, winners: SeatSet| {
            Sentence::new(key).with("winners", winners.iter().map(Value::Seat).collect::<Vec<_>>())
        };
        match self {
            Self::Won { winners, score: None } => with_winners("outcome-won", winners),
            Self::Won { winners, score: Some(score) } => {
                with_winners("outcome-won-score", winners).with("score", score)
            }
            Self::Drawn => Sentence::new("outcome-drawn"),
            Self::Lost { score: None } => Sentence::new("outcome-lost"),
            Self::Lost { score: Some(score) } => {
                Sentence::new("outcome-lost-score").with("score", score)
            }
        }
    }
}

/// Something that happened, in the past tense: enough to animate, to log and to announce. A client
/// gets what it may see of it as JSON.
///
/// ```
/// use kernel::{Event, Seat, Viewer};
/// use samples::sealed::{Card, SealedEvent};
///
/// let bid = SealedEvent::BidPlaced { seat: Seat::new(0), card: Card::new(17) };
/// let hidden = SealedEvent::BidPlaced { seat: Seat::new(0), card: None };
/// assert_eq!(bid.seen_by(Viewer::Seat(Seat::new(0))), Some(bid));
/// assert_eq!(bid.seen_by(Viewer::Spectator), Some(hidden));
/// ```
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// Who may know of it as it is.
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// What everybody outside the audience learns instead.
    fn redacted(&self) -> Option<Self> {
        None
    }

    /// Whether it told somebody a secret: after that there is no undo.
    fn reveals(&self) -> bool {
        false
    }

    /// The event as this viewer may know it.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        if self.audience().includes(viewer) { Some(self.clone()) } else { self.redacted() }
    }
}

/// Where the rules put what happened.
///
/// ```
/// use kernel::{Log, NoLog};
///
/// let mut kept = Vec::new();
/// Log::push(&mut kept, "moved");
/// NoLog.push("moved");
/// assert_eq!(kept, ["moved"]);
/// ```
pub trait Log<E> {
    fn push(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Keeps nothing: for search, where the compiler then removes the events altogether.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline]
    fn push(&mut self, _event: E) {}
}

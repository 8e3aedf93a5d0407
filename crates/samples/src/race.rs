//! A race of little ships: roll and move; whoever is run into may give way or block.
//!
//! Shows turns with dice, decisions without chance (which can be taken back), a reaction asked of
//! another seat in the middle of a turn, and a limit that ends every game.

mod cup;
mod menu;
mod position;
mod present;

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::chance::Chance;
use kernel::{
    Actor, Event, Log, NotationError, Outcome, Prompt, Refusal, Rules, Seat, Sentence, Viewer,
};
use serde::{Deserialize, Serialize};

pub use cup::Cup;
pub use position::Position;

/// The rules of the race.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Seat};
/// use samples::race::{Race, Setup};
///
/// let setup = Setup { seats: 3, goal: 20, rounds: 30 };
/// let player = Player { name: "Ada".into(), kind: "human".into() };
/// let players = vec![player; 3];
/// let mut play = Play::<Race>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(0).into(), "rest")?;
/// assert_eq!(play.undoable_by(), Some(Seat::new(0)));
/// play.play_text(Seat::new(1).into(), "roll")?;
/// assert_eq!(play.undoable_by(), None);
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Race;

/// Who races, and how far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    /// The square that wins when it is reached or passed.
    pub goal: u8,
    /// When everybody has had so many turns, the race is drawn.
    pub rounds: u8,
}

/// The most seats of a race.
const MOST: usize = 4;

/// How many rockets a seat can carry.
const ROCKETS_AT_MOST: u8 = 3;

/// A position; nothing in it is hidden.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    round: u8,
    squares: [u8; MOST],
    rockets: [u8; MOST],
    // Invariant: the bottom is a turn, and every seat reacts at most once at a time.
    steps: ArrayVec<Step, MOST>,
    outcome: Option<Outcome>,
}

/// What is pending; the topmost step is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Turn {
        seat: Seat,
        boosted: bool,
    },
    /// `by` ran into `seat` and would go back to `from` if it bounced.
    React {
        seat: Seat,
        by: Seat,
        from: u8,
    },
}

/// Everything that one can do in a race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move by a die.
    Roll,
    /// Load a rocket instead of moving.
    Rest,
    /// Burn a rocket: two squares more for the next roll of this turn.
    Boost,
    /// Fall back two squares.
    Yield,
    /// Burn a rocket and let a die decide who falls back.
    Block,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RaceEvent {
    RocketLoaded {
        seat: Seat,
    },
    RocketBurnt {
        seat: Seat,
    },
    ShipMoved {
        seat: Seat,
        die: u8,
        to: u8,
    },
    ShipRanInto {
        seat: Seat,
        other: Seat,
    },
    ShipYielded {
        seat: Seat,
        to: u8,
    },
    /// On 4 or more the blocker holds its square.
    BlockRolled {
        seat: Seat,
        die: u8,
    },
    ShipThrownBack {
        seat: Seat,
        to: u8,
    },
    GoalReached {
        seat: Seat,
    },
    TimeRanOut,
}

/// What everybody knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub goal: u8,
    pub squares: Vec<u8>,
    pub rockets: Vec<u8>,
    /// Whose turn it is, even while somebody else is asked to react.
    pub turn: Seat,
    pub boosted: bool,
    /// Who is asked.
    pub asked: Seat,
}

impl Event for RaceEvent {}

impl State {
    fn top(&self) -> Step {
        *self.steps.last().expect("a turn is always pending")
    }

    fn turn(&self) -> (Seat, bool) {
        match self.steps[0] {
            Step::Turn { seat, boosted } => (seat, boosted),
            Step::React { .. } => unreachable!("the bottom is a turn"),
        }
    }

    fn is_open(&self, action: Action) -> Result<(), Refusal> {
        let is_reaction = matches!(action, Action::Yield | Action::Block);
        let (asked, must_react) = match self.top() {
            Step::Turn { seat, .. } => (seat, false),
            Step::React { seat, .. } => (seat, true),
        };
        if is_reaction != must_react {
            let sentence = Sentence::new("refusal-race-not-now").with("action", action.to_string());
            return Err(Refusal::new("RACE-TURN-01", sentence));
        }
        let rockets = self.rockets[asked.index()];
        let refuse =
            |clause, key| Err(Refusal::new(clause, Sentence::new(key).with("seat", asked)));
        match action {
            Action::Rest if rockets == ROCKETS_AT_MOST => {
                refuse("RACE-ROCKET-01", "refusal-race-full")
            }
            Action::Boost | Action::Block if rockets == 0 => {
                refuse("RACE-ROCKET-02", "refusal-race-no-rocket")
            }
            Action::Boost if self.turn().1 => refuse("RACE-ROCKET-03", "refusal-race-boosted"),
            Action::Roll | Action::Rest | Action::Boost | Action::Yield | Action::Block => Ok(()),
        }
    }

    fn burn(&mut self, seat: Seat, log: &mut impl Log<RaceEvent>) {
        self.rockets[seat.index()] -= 1;
        log.push(RaceEvent::RocketBurnt { seat });
    }

    /// Puts a ship on a square. Whoever stands there already is asked to react; the start has
    /// room for all (`RACE-REACT-01`).
    fn land(&mut self, seat: Seat, to: u8, log: &mut impl Log<RaceEvent>) {
        let from = std::mem::replace(&mut self.squares[seat.index()], to);
        for other in Seat::all(self.setup.seats).rev() {
            if to > 0 && other != seat && self.squares[other.index()] == to {
                log.push(RaceEvent::ShipRanInto { seat, other });
                self.steps.push(Step::React { seat: other, by: seat, from });
            }
        }
    }

    /// Drops reactions whose ships have parted, and ends the turn when nothing is pending.
    fn settle(&mut self, turn_is_over: bool, log: &mut impl Log<RaceEvent>) {
        while let Step::React { seat, by, .. } = self.top()
            && self.squares[seat.index()] != self.squares[by.index()]
        {
            self.steps.pop();
        }
        if turn_is_over && self.steps.len() == 1 && self.outcome.is_none() {
            self.end_turn(log);
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<RaceEvent>) {
        let (seat, _) = self.turn();
        let next = seat.next(self.setup.seats);
        self.steps[0] = Step::Turn { seat: next, boosted: false };
        self.round += u8::from(next.index() == 0);
        if self.round == self.setup.rounds {
            self.outcome = Some(Outcome::Drawn);
            log.push(RaceEvent::TimeRanOut);
        }
    }

    fn roll(&mut self, chance: &mut impl Chance, log: &mut impl Log<RaceEvent>) {
        let (seat, boosted) = self.turn();
        let die = chance.die(6);
        let to = self.setup.goal.min(self.squares[seat.index()] + die + 2 * u8::from(boosted));
        log.push(RaceEvent::ShipMoved { seat, die, to });
        if to == self.setup.goal {
            self.squares[seat.index()] = to;
            self.outcome = Some(Outcome::won_by(seat));
            log.push(RaceEvent::GoalReached { seat });
        } else {
            self.land(seat, to, log);
        }
    }

    fn give_way(&mut self, log: &mut impl Log<RaceEvent>) {
        let Some(Step::React { seat, .. }) = self.steps.pop() else { return };
        let to = self.squares[seat.index()].saturating_sub(2);
        log.push(RaceEvent::ShipYielded { seat, to });
        self.land(seat, to, log);
    }

    fn block(&mut self, chance: &mut impl Chance, log: &mut impl Log<RaceEvent>) {
        let Some(Step::React { seat, by, from }) = self.steps.pop() else { return };
        self.burn(seat, log);
        let die = chance.die(6);
        log.push(RaceEvent::BlockRolled { seat, die });
        let (thrown, to) = if die >= 4 { (by, from) } else { (seat, 0) };
        self.squares[thrown.index()] = to;
        log.push(RaceEvent::ShipThrownBack { seat: thrown, to });
    }
}

impl Rules for Race {
    const GAME: &'static str = "race";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = RaceEvent;
    type View = View;

    fn start(
        setup: &Setup,
        _chance: &mut impl Chance,
        _log: &mut impl Log<RaceEvent>,
    ) -> Result<State, Refusal> {
        let refuse = |clause, key, count: u8| {
            Err(Refusal::new(clause, Sentence::new(key).with("count", count)))
        };
        if !(2..=MOST as u8).contains(&setup.seats) {
            return refuse("RACE-SETUP-01", "refusal-race-seats", setup.seats);
        }
        if !(1..=100).contains(&setup.goal) {
            return refuse("RACE-SETUP-02", "refusal-race-goal", setup.goal);
        }
        if setup.rounds == 0 {
            return refuse("RACE-SETUP-03", "refusal-race-rounds", setup.rounds);
        }
        Ok(State {
            setup: *setup,
            round: 0,
            squares: [0; MOST],
            rockets: [0; MOST],
            steps: ArrayVec::from_iter([Step::Turn { seat: Seat::new(0), boosted: false }]),
            outcome: None,
        })
    }

    fn seats(state: &State) -> u8 {
        state.setup.seats
    }

    fn prompt(state: &State) -> Prompt {
        match (state.outcome, state.top()) {
            (Some(outcome), _) => Prompt::Over(outcome),
            (None, Step::Turn { seat, .. } | Step::React { seat, .. }) => Prompt::seat(seat),
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if Self::prompt(state).seats().contains(seat) {
            out.extend(Action::ALL.into_iter().filter(|action| state.is_open(*action).is_ok()));
        }
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        let Actor::Seat(seat) = actor else { return Err(Refusal::no_clock()) };
        match Self::prompt(state) {
            Prompt::Over(_) => Err(Refusal::game_over()),
            prompt if !prompt.seats().contains(seat) => Err(Refusal::not_asked(seat)),
            Prompt::Decide { .. } => state.is_open(*action),
        }
    }

    fn apply(
        state: &mut State,
        _actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<RaceEvent>,
    ) {
        let (seat, _) = state.turn();
        match action {
            Action::Roll => state.roll(chance, log),
            Action::Rest => {
                state.rockets[seat.index()] += 1;
                log.push(RaceEvent::RocketLoaded { seat });
            }
            Action::Boost => {
                state.burn(seat, log);
                state.steps[0] = Step::Turn { seat, boosted: true };
            }
            Action::Yield => state.give_way(log),
            Action::Block => state.block(chance, log),
        }
        state.settle(*action != Action::Boost, log);
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        let seats = usize::from(state.setup.seats);
        let (turn, boosted) = state.turn();
        let (Step::Turn { seat: asked, .. } | Step::React { seat: asked, .. }) = state.top();
        View {
            round: state.round,
            rounds: state.setup.rounds,
            goal: state.setup.goal,
            squares: state.squares[..seats].to_vec(),
            rockets: state.rockets[..seats].to_vec(),
            turn,
            boosted,
            asked,
        }
    }

    fn redeal(_state: &mut State, _viewer: Viewer, _chance: &mut impl Chance) {}
}

impl Action {
    pub const ALL: [Self; 5] = [Self::Roll, Self::Rest, Self::Boost, Self::Yield, Self::Block];

    const fn word(self) -> &'static str {
        match self {
            Self::Roll => "roll",
            Self::Rest => "rest",
            Self::Boost => "boost",
            Self::Yield => "yield",
            Self::Block => "block",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let spelled = Self::ALL.into_iter().find(|action| action.word() == text);
        spelled.ok_or_else(|| crate::no_action(text))
    }
}

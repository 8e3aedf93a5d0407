//! A drill for the whole crew: every seat sets its dial before the next alarm sounds.
//!
//! Shows real time (the clock acts, and its action is recorded like any other), all seats acting
//! at once without getting into each other's way, and a common outcome with a score.

mod menu;
mod position;
mod present;

use std::fmt;
use std::str::FromStr;

use kernel::chance::Chance;
use kernel::{
    Actor, Event, Log, NotationError, Outcome, Prompt, Refusal, Rules, Seat, SeatSet, Sentence,
    Viewer,
};
use serde::{Deserialize, Serialize};

pub use position::Position;

/// The rules of the drill.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Actor, Play, Player, Seat};
/// use samples::drill::{Drill, Setup};
///
/// let setup = Setup { seats: 2, alarms: 3, needed: 4 };
/// let player = Player { name: "Ada".into(), kind: "human".into() };
/// let players = vec![player; 2];
/// let mut play = Play::<Drill>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(1).into(), "up")?;
/// play.play_text(Actor::Clock, "t 10000")?;
/// assert!(play.play_text(Actor::Clock, "t 9000").is_err());
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Drill;

/// How many take part, and how hard it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub alarms: u8,
    /// So many dials must have been right when the alarms sounded.
    pub needed: u8,
}

/// From one alarm to the next.
pub const ALARM_EVERY_MS: u32 = 10_000;

/// Dials show 1 to 6.
const DIAL_AT_MOST: u8 = 6;

/// How far a seat can turn its dial between two alarms.
const TURNS_BETWEEN_ALARMS: u8 = 6;

/// A position; nothing in it is hidden.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    elapsed_ms: u32,
    sounded: u8,
    score: u8,
    ready: SeatSet,
    dials: [Dial; Seat::MOST],
}

/// What one seat works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Dial {
    pub shows: u8,
    pub wanted: u8,
    pub turns_left: u8,
}

/// What seats and the clock may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    Up,
    Down,
    /// Done until the next alarm.
    Ready,
    /// The clock: so much time has passed since the start.
    Elapsed {
        ms: u32,
    },
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DrillEvent {
    DialTurned { seat: Seat, shows: u8 },
    SeatReady { seat: Seat },
    AlarmSounded { number: u8, right: SeatSet },
    DialOrdered { seat: Seat, wanted: u8 },
}

/// What everybody knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub elapsed_ms: u32,
    pub sounded: u8,
    pub alarms: u8,
    pub score: u8,
    pub needed: u8,
    pub ready: SeatSet,
    pub dials: Vec<Dial>,
}

impl Event for DrillEvent {}

impl State {
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.seats)
    }

    fn is_over(&self) -> bool {
        self.sounded == self.setup.alarms
    }

    fn next_alarm_ms(&self) -> u32 {
        (u32::from(self.sounded) + 1) * ALARM_EVERY_MS
    }

    /// A seat's own dial is all that its actions depend on, so nobody can be too late because of
    /// somebody else (`DRILL-DIAL-01`).
    fn is_open(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let dial = self.dials[seat.index()];
        let refuse = |clause, key| Err(Refusal::new(clause, Sentence::new(key).with("seat", seat)));
        match action {
            Action::Elapsed { .. } => Err(Refusal::not_asked(seat)),
            Action::Up | Action::Down if dial.turns_left == 0 => {
                refuse("DRILL-DIAL-02", "refusal-drill-no-turns")
            }
            Action::Up if dial.shows == DIAL_AT_MOST => {
                refuse("DRILL-DIAL-03", "refusal-drill-highest")
            }
            Action::Down if dial.shows == 1 => refuse("DRILL-DIAL-03", "refusal-drill-lowest"),
            Action::Up | Action::Down | Action::Ready => Ok(()),
        }
    }

    /// Time runs forward, and no alarm is skipped (`DRILL-CLOCK-01`).
    fn may_elapse(&self, ms: u32) -> Result<(), Refusal> {
        if (self.elapsed_ms + 1..=self.next_alarm_ms()).contains(&ms) {
            return Ok(());
        }
        let sentence = Sentence::new("refusal-drill-clock")
            .with("elapsed", self.elapsed_ms)
            .with("alarm", self.next_alarm_ms());
        Err(Refusal::new("DRILL-CLOCK-01", sentence))
    }

    fn turn(&mut self, seat: Seat, shows: u8, log: &mut impl Log<DrillEvent>) {
        let dial = &mut self.dials[seat.index()];
        dial.shows = shows;
        dial.turns_left -= 1;
        log.push(DrillEvent::DialTurned { seat, shows });
    }

    fn sound_alarm(&mut self, chance: &mut impl Chance, log: &mut impl Log<DrillEvent>) {
        let is_right = |seat: &Seat| {
            let dial = self.dials[seat.index()];
            dial.shows == dial.wanted
        };
        let right = SeatSet::of(self.seats().filter(is_right));
        self.sounded += 1;
        self.score += right.len() as u8;
        log.push(DrillEvent::AlarmSounded { number: self.sounded, right });
        if !self.is_over() {
            self.order_dials(chance, log);
        }
    }

    fn order_dials(&mut self, chance: &mut impl Chance, log: &mut impl Log<DrillEvent>) {
        self.ready = SeatSet::EMPTY;
        for seat in self.seats() {
            let wanted = chance.die(DIAL_AT_MOST);
            let dial = &mut self.dials[seat.index()];
            dial.wanted = wanted;
            dial.turns_left = TURNS_BETWEEN_ALARMS;
            log.push(DrillEvent::DialOrdered { seat, wanted });
        }
    }

    fn outcome(&self) -> Outcome {
        let score = Some(i32::from(self.score));
        if self.score >= self.setup.needed {
            Outcome::Won { winners: SeatSet::of(self.seats()), score }
        } else {
            Outcome::Lost { score }
        }
    }
}

impl Rules for Drill {
    const GAME: &'static str = "drill";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = DrillEvent;
    type View = View;

    fn start(
        setup: &Setup,
        chance: &mut impl Chance,
        log: &mut impl Log<DrillEvent>,
    ) -> Result<State, Refusal> {
        let refuse = |clause, key, count: u8| {
            Err(Refusal::new(clause, Sentence::new(key).with("count", count)))
        };
        if !(1..=Seat::MOST as u8).contains(&setup.seats) {
            return refuse("DRILL-SETUP-01", "refusal-drill-seats", setup.seats);
        }
        if !(1..=20).contains(&setup.alarms) {
            return refuse("DRILL-SETUP-02", "refusal-drill-alarms", setup.alarms);
        }
        let mut state = State {
            setup: *setup,
            elapsed_ms: 0,
            sounded: 0,
            score: 0,
            ready: SeatSet::EMPTY,
            dials: [Dial::default(); Seat::MOST],
        };
        for seat in state.seats() {
            state.dials[seat.index()].shows = 3;
        }
        state.order_dials(chance, log);
        Ok(state)
    }

    fn seats(state: &State) -> u8 {
        state.setup.seats
    }

    fn prompt(state: &State) -> Prompt {
        if state.is_over() {
            return Prompt::Over(state.outcome());
        }
        let seats = SeatSet::of(state.seats().filter(|seat| !state.ready.contains(*seat)));
        Prompt::Decide { seats, clock_ms: Some(state.next_alarm_ms()) }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if Self::prompt(state).seats().contains(seat) {
            let open = |action: &Action| state.is_open(seat, *action).is_ok();
            out.extend([Action::Up, Action::Down, Action::Ready].into_iter().filter(open));
        }
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        if state.is_over() {
            return Err(Refusal::game_over());
        }
        match (actor, *action) {
            (Actor::Clock, Action::Elapsed { ms }) => state.may_elapse(ms),
            (Actor::Clock, Action::Up | Action::Down | Action::Ready) => Err(Refusal::no_clock()),
            (Actor::Seat(seat), _) if !Self::prompt(state).seats().contains(seat) => {
                Err(Refusal::not_asked(seat))
            }
            (Actor::Seat(seat), action) => state.is_open(seat, action),
        }
    }

    fn apply(
        state: &mut State,
        actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<DrillEvent>,
    ) {
        match (actor, *action) {
            (Actor::Seat(seat), Action::Up) => {
                state.turn(seat, state.dials[seat.index()].shows + 1, log);
            }
            (Actor::Seat(seat), Action::Down) => {
                state.turn(seat, state.dials[seat.index()].shows - 1, log);
            }
            (Actor::Seat(seat), Action::Ready) => {
                state.ready = state.ready.with(seat);
                log.push(DrillEvent::SeatReady { seat });
            }
            (_, Action::Elapsed { ms }) => {
                state.elapsed_ms = ms;
                if ms == state.next_alarm_ms() {
                    state.sound_alarm(chance, log);
                }
            }
            (Actor::Clock, Action::Up | Action::Down | Action::Ready) => {}
        }
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View {
            elapsed_ms: state.elapsed_ms,
            sounded: state.sounded,
            alarms: state.setup.alarms,
            score: state.score,
            needed: state.setup.needed,
            ready: state.ready,
            dials: state.dials[..usize::from(state.setup.seats)].to_vec(),
        }
    }

    fn redeal(_state: &mut State, _viewer: Viewer, _chance: &mut impl Chance) {}

    fn clock(elapsed_ms: u32) -> Option<Action> {
        Some(Action::Elapsed { ms: elapsed_ms })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Up => f.write_str("up"),
            Self::Down => f.write_str("down"),
            Self::Ready => f.write_str("ready"),
            Self::Elapsed { ms } => write!(f, "t {ms}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "up" => Ok(Self::Up),
            "down" => Ok(Self::Down),
            "ready" => Ok(Self::Ready),
            _ => crate::number_after(text, "t")
                .map(|ms| Self::Elapsed { ms })
                .ok_or_else(|| crate::no_action(text)),
        }
    }
}

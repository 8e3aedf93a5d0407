//! The whole game: the action round in real time, the film of the resolution, and campaigns.
//!
//! * `setup`: what is chosen before. `source`, `soundtrack`: what the computer says, and when.
//!   `deal`: cards and boards.
//! * `state`, `pool`, `talk`: hands, boards, the time, and what was said. `action`: what can be
//!   decided, and how it is written.
//! * `check`, `list`, `apply`: the action round. `clock`: time passes and announcements come.
//! * `film`: the resolution turn by turn, with the corrections of cards that were laid wrongly.
//!   `interval`: between two missions of a campaign.
//! * `again`, `held`: the same flight with other cards, and the cards that there were.
//! * `event`, `view`, `redeal`: what happened, what one may know, and the rest dealt anew.
//! * `present`, `menu`: all of it put before a person. `position`: positions written by hand.
//!
//! Time is a decision like any other, made by the clock. The decks have no order: a card is drawn
//! when somebody sees it for the first time.

mod action;
mod again;
mod apply;
mod check;
mod clock;
mod deal;
mod event;
mod film;
mod held;
mod interval;
mod list;
mod menu;
mod pool;
mod position;
mod present;
mod redeal;
mod refusal;
mod setup;
mod soundtrack;
mod source;
mod state;
mod talk;
mod view;

use kernel::chance::Chance;
use kernel::{Actor, Log, Outcome, Prompt, Refusal, Rules, Seat, SeatSet, Viewer};

pub use action::{Action, Place};
pub use again::{Flight, Flown};
pub use clock::BEAT_MS;
pub use event::{Dealt, Event, FilmEvent, Spot};
pub use held::Held;
pub use pool::Pool;
pub use position::{Position, StagedThreat};
pub use setup::{Officers, Settled, Setup};
pub use soundtrack::{Cue, Says, Soundtrack, TRANSFER_MS};
pub use state::{Part, State};
pub use talk::{Deed, Phrase, Said, Talk};
pub use view::{
    CardView, FigureView, LossView, MemberView, ResultView, SaidView, ScoreView, ShipView,
    SlotView, ThreatView, View, ZoneView,
};

use crate::report::Score;

/// The rules of Space Alert.
///
/// ```
/// use alert::{Alert, Setup};
/// use kernel::chance::Seed;
/// use kernel::{Actor, Play, Player, Seat};
///
/// let player = Player { name: "Ada".into(), kind: "human".into() };
/// let mut play = Play::<Alert>::start(Setup::on("S1-1", 4), vec![player; 4], Seed::from_number(1))?;
/// assert_eq!(play.prompt().seats().len(), 4);
/// let lay = play.actions(Seat::new(2))[0];
/// play.play(Seat::new(2).into(), &lay)?;
/// play.play_text(Actor::Clock, "t 5000")?;
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Alert;

impl Rules for Alert {
    const GAME: &'static str = "alert";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(
        setup: &Setup,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<State, Refusal> {
        State::start(setup, chance, log)
    }

    fn seats(state: &State) -> u8 {
        state.settled.crew.players()
    }

    fn prompt(state: &State) -> Prompt {
        let seats = match state.part {
            Part::Planning => SeatSet::of(state.seats().filter(|seat| state.has_choice(*seat))),
            Part::Film => state.film.map_or(SeatSet::EMPTY, |film| film.waiting),
            Part::Interval => state.asked_in_interval(),
            Part::Over => return Prompt::Over(state.outcome()),
        };
        Prompt::Decide { seats, clock_ms: state.due_ms() }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.list(seat, out);
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        state.check(actor, *action)
    }

    fn apply(
        state: &mut State,
        actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        state.apply(actor, *action, chance, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn redeal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        state.redeal(viewer, chance);
    }

    /// There are too many phrases for a list.
    fn is_written(action: &Action) -> bool {
        matches!(action, Action::Say(_))
    }

    fn clock(elapsed_ms: u32) -> Option<Action> {
        Some(Action::Elapsed { ms: elapsed_ms })
    }

    /// Nobody utters a word while communications are down (`SA-COMM-01`).
    fn silence(state: &State) -> Option<Refusal> {
        state.is_silent.then(|| refusal::Ban::Silence.into())
    }

    /// The clock stops only where the crew agreed to it before the flight.
    fn may_pause(state: &State) -> Result<(), Refusal> {
        if state.settled.may_pause { Ok(()) } else { Err(refusal::Ban::NoPause.into()) }
    }
}

impl State {
    /// The crew wins or loses together (`SA-GEN-01`).
    fn outcome(&self) -> Outcome {
        let is_won = self.report.is_some_and(|report| report.is_won());
        let score = self.final_score().map(|score| i32::from(score.total()));
        if is_won {
            Outcome::Won { winners: SeatSet::of(self.seats()), score }
        } else {
            Outcome::Lost { score: None }
        }
    }

    /// What counts in the end: the mission's score or the campaign's (`SA-CAMP-17`).
    pub(crate) fn final_score(&self) -> Option<Score> {
        if self.settled.is_campaign {
            self.campaign.score()
        } else {
            self.report.and_then(|report| report.score())
        }
    }
}

//! A crew of Space Alert made of bots, or one of them among people.
//!
//! A bot sees what its seat may see: its cards, the threats announced so far, the backs of other
//! cards, and what was said. It tells the others which cards it holds, which is allowed; those who
//! know each other's cards plan together without a word, because everybody thinks about the same
//! things in the same way. Then each says what they will do, and lays their cards. Whoever tells
//! nothing of their cards is taken at their word: what they say they will do is planned around.
//!
//! Plans are laid for what is known, and in this phase; but what comes later is thought of: a plan
//! is tried in several imagined futures, with other threats and other cards.
//!
//! * `seen`: what a seat knows, and what everybody knows. `solo`: the same for somebody alone with
//!   androids. `asked`: what the others need or have. `trust`: threats that somebody takes care of.
//!   `cards`: which cards make up a plan.
//! * `think`: the choice of a plan. `calm`: a plan that need not change stays. `search`: plans for
//!   one future. `future`: what may still come.
//!   `hindsight`: what would have worked, once a flight is over; `retry`: what other cards do.
//!   `memory`: what was thought once need not be thought again. `speech`: plans put into phrases,
//!   and phrases taken as plans.
//! * `act`: what to do next, one decision at a time. `share`: a card for somebody who needs it. `interval`: between two missions.

mod act;
mod asked;
mod calm;
mod cards;
mod future;
mod hindsight;
mod interval;
mod memory;
mod retry;
mod search;
mod seen;
mod share;
mod solo;
mod speech;
mod think;
mod trust;

use std::sync::Arc;

use alert::Alert;
use alert::planning::{Action, Part, State};
use kernel::{Record, Refusal, Rules as _, Seat};

use crate::knowledge::{Hindsight, Knowledge, Retry, Values};
use crate::solver::draft::Draft;
use crate::spec::Level;
use crate::{Bot, Question};

use memory::Memory;
use seen::{Public, Rest, Seen};
use think::Effort;

/// What bots know of Space Alert: they have a way of playing of their own.
#[derive(Debug, Clone, Default)]
pub struct CrewKnowledge {
    /// Bots of one crew think alike: what one has thought the others need not think again.
    memory: Arc<Memory>,
}

impl Knowledge<Alert> for CrewKnowledge {
    fn values(&self, _state: &State) -> Values {
        [0.5; Seat::MOST]
    }

    fn for_a_game(&self) -> Self {
        Self::default()
    }

    fn hindsight(&self, record: &Record<alert::Setup>) -> Vec<Hindsight<Alert>> {
        hindsight::hindsight(record)
    }

    fn retry(
        &self,
        record: &Record<alert::Setup>,
        rows: Option<&Vec<Vec<Option<String>>>>,
    ) -> Option<Result<Retry<Alert>, Refusal>> {
        retry::retry(record, rows)
    }

    fn own_bot(&self, level: Level) -> Option<Box<dyn Bot<Alert>>> {
        Some(Box::new(CrewBot::new(level, self)))
    }
}

/// A member of the crew.
///
/// ```
/// use alert::{Alert, Setup};
/// use bots::{Bot, CrewBot, CrewKnowledge, Level, Question};
/// use kernel::chance::Fast;
/// use kernel::{NoLog, Rules, Seat};
///
/// let state = Alert::start(&Setup::new(4), &mut Fast::new(1), &mut NoLog)?;
/// let mut bot = CrewBot::new(Level::Easy, &CrewKnowledge::default());
/// let action = bot.answer(&Question::new(&state, Seat::new(0), 0));
/// assert!(action.is_none_or(|it| Alert::check(&state, Seat::new(0).into(), &it).is_ok()));
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone)]
pub struct CrewBot {
    /// How long it thinks when something has changed, and when the phase is about to end.
    efforts: [Effort; 2],
    /// What the crew has thought so far.
    memory: Arc<Memory>,
}

impl CrewBot {
    /// Bots of the same level think alike; that is how they agree.
    pub fn new(level: Level, knowledge: &CrewKnowledge) -> Self {
        let [quick, thorough] = match level {
            Level::Easy => [[1, 600, 0, 0], [1, 600, 0, 0]],
            Level::Medium => [[1, 5_000, 0, 0], [6, 8_000, 6, 1_500]],
            Level::Hard => [[1, 6_000, 0, 0], [6, 10_000, 6, 2_000]],
        };
        let memory = Arc::clone(&knowledge.memory);
        Self { efforts: [Effort::new(quick), Effort::new(thorough)], memory }
    }

    fn plan(&self, state: &State, seat: Seat) -> Option<Action> {
        let seen = Seen::of(state, seat)?;
        if seen.rest == Rest::Said {
            return None;
        }
        if let Some(action) = act::take_cards(&seen).or_else(|| act::tell_cards(&seen)) {
            return Some(action);
        }
        if seen.is_waiting && !seen.is_silent {
            return None;
        }
        let draft = self.think(&seen.public);
        let thinks = (self.efforts[0].steps, &*self.memory);
        let is_allowed = |action: &Action| Alert::check(state, seat.into(), action).is_ok();
        act::speak(&seen, &draft)
            .or_else(|| act::lay(&seen, &draft))
            .or_else(|| share::hand_over(&seen, &draft, thinks, is_allowed))
            .or_else(|| share::speak(&seen, &draft, thinks))
            .or_else(|| act::finish(&seen))
    }

    /// The plan for what is known; thinks only when something is new.
    fn think(&self, public: &Public) -> Draft {
        let effort = self.efforts[usize::from(public.is_late)];
        self.memory.recall_or(public, effort, || match self.memory.recall_earlier(public, effort) {
            Some(earlier) if public.has_work() => calm::reconsider(public, effort, &earlier),
            Some(_) | None => think::think(public, effort),
        })
    }
}

impl Bot<Alert> for CrewBot {
    fn answer(&mut self, question: &Question<Alert>) -> Option<Action> {
        let (state, seat) = (question.state(), question.seat);
        let action = match state.part() {
            Part::Planning => self.plan(state, seat),
            Part::Film => Some(Action::GoAll),
            Part::Interval => interval::choose(state, seat),
            Part::Over => None,
        };
        action.filter(|action| Alert::check(state, seat.into(), action).is_ok())
    }
}

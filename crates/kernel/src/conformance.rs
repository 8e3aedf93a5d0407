//! The promises of the contract, as one test that every game runs.
//!
//! [`run`] plays random games and checks at every decision that
//!
//! * what is listed is accepted, and nothing else is; there are no duplicates;
//! * what an open form spells is accepted, and is not listed; whatever is accepted is listed or
//!   spelled; forms are open to those who are asked;
//! * a refused action changes nothing, and a finished game refuses everything;
//! * the notation of an action parses back to it, and its picks spell it and nothing else: no
//!   action's picks are another's, or their beginning, in whichever order they may be picked;
//! * the clock acts when the prompt asks it and at no other time, and its time runs forward;
//! * the record replays to the same state, in memory and through its text;
//! * undo is offered exactly when it is allowed, and leads back to the state before;
//! * nothing leaks: a state that differs only in what a viewer cannot see gives that viewer the
//!   same view, the same prompt, the same question, the same actions and the same events.
//!
//! A failure panics with the seed and the number of the decision.

mod clock;
mod kept;
mod lists;
mod secrets;
mod written;

use std::fmt::Debug;

use crate::chance::{Chance as _, Fast, Seed};
use crate::{Actor, Outcome, Play, Player, Present, Prompt, Rules, Seat, SeatSet, Viewer};

use secrets::Hidden;

/// How much to play.
///
/// ```
/// use kernel::conformance::{self, Effort};
/// use samples::race::{Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 10, rounds: 5 };
/// let effort = Effort { games: 3, decisions_at_most: 100, every: 1 };
/// let outcomes = conformance::run::<Race>(&setup, effort);
/// assert_eq!(outcomes.len(), 3);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    pub games: u64,
    /// A game that has not ended by then fails the test.
    pub decisions_at_most: usize,
    /// How often a position is examined: at every decision, at every second, and so on. The first
    /// decisions of a game are always examined.
    pub every: usize,
}

impl Effort {
    const fn examines(self, decisions: usize) -> bool {
        decisions < 32 || decisions.is_multiple_of(self.every)
    }

    /// Taking a decision back replays all that came before it, so in a long game it is tried at
    /// the beginning and then now and then.
    const fn takes_back(self, decisions: usize) -> bool {
        decisions <= 32 || decisions.is_multiple_of(61 * self.every)
    }
}

/// Plays random games of one set-up and panics at the first broken promise. Gives back how the
/// games ended.
pub fn run<R: Present>(setup: &R::Setup, effort: Effort) -> Vec<Outcome> {
    let mut hidden = Hidden::default();
    let outcomes = (0..effort.games)
        .map(|seed| {
            let mut examination = Examination::<R>::begin(setup, effort, seed);
            let outcome = examination.play_out();
            hidden.add(examination.hidden);
            outcome
        })
        .collect();
    hidden.expect_redealt();
    outcomes
}

/// Every so often somebody writes instead of picking.
const WRITES: u32 = 4;

struct Examination<R: Rules> {
    play: Play<R>,
    effort: Effort,
    /// Decides what the players do; the dice come from the game's own seed.
    whim: Fast,
    /// Actions met before, from this and other positions: most are not allowed now.
    met: Vec<R::Action>,
    /// The last time that the clock told.
    elapsed_ms: u32,
    hidden: Hidden,
    seed: u64,
}

impl<R: Present> Examination<R> {
    fn begin(setup: &R::Setup, effort: Effort, seed: u64) -> Self {
        let seats = R::start(setup, &mut Fast::new(seed), &mut crate::NoLog)
            .map(|state| R::seats(&state))
            .expect("the set-up of a conformance test is legal");
        let players = (0..seats)
            .map(|seat| Player { name: format!("P{seat}"), kind: "human".to_owned() })
            .collect();
        let play = Play::start(setup.clone(), players, Seed::from_number(seed))
            .expect("the set-up of a conformance test is legal");
        let whim = Fast::new(!seed);
        let hidden = Hidden::default();
        Self { play, effort, whim, met: Vec::new(), elapsed_ms: 0, hidden, seed }
    }

    fn place(&self) -> String {
        format!("seed {}, decision {}", self.seed, self.play.record().decisions.len())
    }

    fn play_out(&mut self) -> Outcome {
        self.examine_start();
        for _ in 0..self.effort.decisions_at_most {
            let Prompt::Decide { seats, clock_ms } = self.play.prompt() else { break };
            if self.is_examined() {
                self.examine_lists(seats, clock_ms);
                self.examine_forms();
                self.examine_strange_actions();
                self.examine_clock(clock_ms);
                self.examine_secrets();
            }
            match self.next_actor(seats, clock_ms) {
                Actor::Seat(seat) => self.let_seat_decide(seat),
                Actor::Clock => self.let_clock_decide(clock_ms),
            }
        }
        let Prompt::Over(outcome) = self.play.prompt() else {
            panic!("{}: the game does not end", self.place())
        };
        self.examine_end(outcome);
        self.examine_record();
        outcome
    }

    /// Whether the position, and the decision made in it, are examined.
    fn is_examined(&self) -> bool {
        self.effort.examines(self.play.record().decisions.len())
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<R> {
        Seat::all(R::seats(self.play.state()))
            .map(Viewer::Seat)
            .chain(std::iter::once(Viewer::Spectator))
    }

    /// A random seat of those that are asked, and now and then the clock.
    fn next_actor(&mut self, seats: SeatSet, clock_ms: Option<u32>) -> Actor {
        if seats.is_empty() || (clock_ms.is_some() && self.whim.below(8) == 0) {
            return Actor::Clock;
        }
        let chosen = self.whim.below(seats.len()) as usize;
        Actor::Seat(seats.iter().nth(chosen).expect("one of the seats that are asked"))
    }

    fn let_seat_decide(&mut self, seat: Seat) {
        let actions = self.play.actions(seat);
        let writes = actions.is_empty() || self.whim.below(WRITES) == 0;
        let action = match self.written_action(seat).filter(|_| writes) {
            Some(action) => action,
            None => actions[self.whim.below(actions.len() as u32) as usize].clone(),
        };
        self.decide(seat.into(), &action);
    }

    /// Plays an action that is accepted; checks the events that each viewer gets, and undo.
    fn decide(&mut self, actor: Actor, action: &R::Action) {
        let (before, is_examined) = (self.play.state().clone(), self.is_examined());
        let viewers = self.viewers().filter(|_| is_examined);
        let others: Vec<_> = viewers.map(|viewer| (viewer, self.redealt(viewer))).collect();
        if let Err(refusal) = self.play.play(actor, action).map(<[_]>::len) {
            panic!("{}: `{action}` is listed but refused: {refusal}", self.place());
        }
        if is_examined {
            self.examine_events(actor, action, others);
            self.examine_draws(&before, actor, action);
        }
        self.examine_undo(actor, &before, action);
    }

    fn expect_equal<T: Debug + PartialEq>(&self, what: &str, found: &T, expected: &T) {
        assert!(found == expected, "{}: {what}: {found:?} is not {expected:?}", self.place());
    }
}

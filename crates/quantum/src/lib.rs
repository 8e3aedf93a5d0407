//! The rules of Quantum: dice that are ships, planets whose numbers are sums, 2 to 4 players.
//!
//! [`Quantum`] is the game as the kernel knows it. A reader may go through the modules in this
//! order:
//!
//! * `square`, `map`: the board. `card`, `deck`: the cards. `setup`: what is chosen before.
//! * `state`, `step`: what is on the table, and what is pending.
//! * `action`, `notation`, `event`: what players do, how it is written, what happens.
//! * `list`, with `field`, `movement`, `build` and `deploy`: what is allowed now. `check`, `refusal`: why
//!   something else is not.
//! * `apply`, with `start`, `turn`, `ships`, `combat` and `advance`: what a decision does.
//! * `view`, `present`: what is shown. `menu`: what can be chosen on a start page.
//! * `position`: positions placed by hand.
//!
//! The ids in the comments (`QU-MOVE-03`) are those of the built-in rulebook.

#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod advance;
mod apply;
mod bits;
mod build;
mod card;
mod check;
mod combat;
mod cubes;
mod deck;
mod deploy;
mod event;
mod field;
mod list;
mod map;
mod menu;
mod movement;
mod notation;
mod position;
mod present;
mod refusal;
mod setup;
mod ships;
mod square;
mod start;
mod state;
mod step;
mod turn;
mod view;

use kernel::chance::Chance;
use kernel::{Actor, Log, Prompt, Refusal, Rules, Seat, Stage as _, Viewer};

pub use action::{Action, DiceSet, DieId, Pay, ShipRef};
pub use card::{Card, Command, Commands, Gambit};
pub use event::{Event, Roll};
pub use map::{Group, Map, Planet, PlanetId};
pub use position::{Position, SeatPosition};
pub use setup::{Edition, Setup};
pub use square::Square;
pub use state::{Place, State};
pub use view::{CardView, CombatView, PlanetView, SeatView, ShipView, View};

use apply::Applier;

/// The game.
///
/// ```
/// use kernel::chance::Fast;
/// use kernel::{NoLog, Rules, Seat};
/// use quantum::{Quantum, Setup};
///
/// let state = Quantum::start(&Setup::basic(2), &mut Fast::new(1), &mut NoLog)?;
/// let mut actions = Vec::new();
/// Quantum::actions(&state, Seat::new(0), &mut actions);
/// let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
/// assert_eq!(texts, ["keep", "reroll"]);
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Quantum;

impl Rules for Quantum {
    const GAME: &'static str = "quantum";
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
        if let Some(position) = &setup.position {
            return Self::stage(setup, position);
        }
        let (map, edition) = setup.resolve()?;
        let mut state = State::laid_out(map, edition);
        Applier { state: &mut state, chance, log }.begin();
        Ok(state)
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    #[inline]
    fn prompt(state: &State) -> Prompt {
        match (state.outcome, state.question()) {
            (Some(outcome), _) => Prompt::Over(outcome),
            (None, Some((_, seat))) => Prompt::seat(seat),
            (None, None) => unreachable!("a game that is not over asks somebody"),
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        list::list(state, seat, out);
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        check::check(state, actor, *action)
    }

    fn apply(
        state: &mut State,
        actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        if let Actor::Seat(seat) = actor {
            Applier { state, chance, log }.apply(seat, *action);
        }
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::of(state)
    }

    /// Nothing is hidden: decks are sets, and what comes next is settled when it is drawn.
    fn redeal(_state: &mut State, _viewer: Viewer, _chance: &mut impl Chance) {}
}

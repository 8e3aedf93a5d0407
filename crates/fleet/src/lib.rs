//! The rules of Fleet Commander: fleets of miniatures moved by dice, 2 to 8 players.
//!
//! [`FleetCommander`] is the game as the kernel knows it. The ids in the comments (`FC-MOVE-03`)
//! are those of the built-in rulebook.
//!
//! # The rooms, in reading order
//!
//! * [`board`]: sectors, lines, the combat zones. [`pieces`]: dice, ships, devices, tokens, and what
//!   one player has of them. [`data`]: the rows of `data/`, typed.
//! * [`build`]: fleets and the set-up, and whether they are legal.
//! * [`state`]: what is on the table and what is pending; positions placed by hand.
//! * [`decide`]: what players can decide, what is allowed now, and why something else is not.
//! * [`play`]: what a decision does, and what is told of it.
//! * `hidden`: the optional rules of secrecy. [`scenario`]: what scenarios change. [`campaign`]:
//!   battles that follow one another.
//! * [`show`]: what is shown, as data and in words. [`insight`]: what bots ask.
//!
//! Each room begins with a list of what is in it.
//!
//! # State
//!
//! The state is one flat value without pointers but the one to the tables. All zones lie on a canvas
//! of 256 sectors, so that sets of sectors are two numbers of 128 bits and steps are table look-ups;
//! zones are separated by an empty column and are therefore never adjacent. A player has up to 32
//! ships, so that a group of them is a number of 32 bits. Results are counted by kind: two blue
//! orthogonal results are the same thing twice, and are offered once.
//!
//! # Decisions
//!
//! What is pending is a stack of `state::step::Step`s. An order names a result, a sector and a goal; who
//! exactly goes or fires is asked afterwards, and only when there is a choice. So no list grows with
//! the number of subsets of a fleet, and the most common answer is one click away:
//!
//! ```text
//! move bo a1 a2 ── MoveShips (which ships) ── Enter ── Drift (which way out) ── Onward (Ionic)
//! attack ro a1 2b ── Redirect ── Muster (who holds fire) ── React ── Impact ── FallBack ── Enter
//! ```
//!
//! A result that is turned by a special, and the several results of a ranged attack, are part of the
//! order itself ([`pieces::Spend`], [`pieces::Volley`]): nothing is paid for in advance, and no order can fail
//! half-way.
//!
//! # Effects
//!
//! What a ship, a sector, a commander or a faction does is the set of variants in its row. The rules
//! ask for a variant where it matters (`all_have(…, Ability::Ionic)`, `forbidding(Forbid::Attack)`,
//! `has(Power::Relentless)`); a new row needs no new code, a new variant one small function.

#![warn(clippy::wildcard_enum_match_arm)]

pub mod board;
pub mod build;
pub mod campaign;
pub mod data;
pub mod decide;
mod hidden;
pub mod insight;
pub mod pieces;
pub mod play;
pub mod scenario;
pub mod show;
pub mod state;

use kernel::chance::Chance;
use kernel::{Actor, Log, Prompt, Refusal, Rules, Seat, Stage as _, Viewer};

pub use build::Setup;
pub use decide::Action;
pub use play::Event;
pub use show::View;
pub use state::State;

use build::choice::FleetPick;
use decide::{check, list};
use hidden::redeal;
use play::apply::Applier;
use state::step::Step;

/// The game.
///
/// ```
/// use fleet::{FleetCommander, Setup};
/// use kernel::chance::Fast;
/// use kernel::{NoLog, Rules};
///
/// let state = FleetCommander::start(&Setup::first_battle(), &mut Fast::new(1), &mut NoLog)?;
/// let seat = FleetCommander::prompt(&state).seats().first().expect("somebody deploys first");
/// let mut actions = Vec::new();
/// FleetCommander::actions(&state, seat, &mut actions);
/// assert_eq!(actions[0].to_string(), if seat.index() == 0 { "deploy a a1" } else { "deploy a a5" });
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct FleetCommander;

impl Rules for FleetCommander {
    const GAME: &'static str = "fleet";
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
        let plan = setup.resolve()?;
        let mut state = State::laid_out(&plan);
        Applier { state: &mut state, chance, log }.begin(&plan);
        Ok(state)
    }

    fn seats(state: &State) -> u8 {
        state.table_seats()
    }

    #[inline]
    fn prompt(state: &State) -> Prompt {
        match (state.outcome, state.question()) {
            (Some(outcome), _) => Prompt::Over(outcome),
            (None, Some((Step::Arm | Step::Choose, _))) => {
                Prompt::Decide { seats: state.asked(), clock_ms: None }
            }
            (None, Some((_, seat))) => Prompt::seat(seat),
            (None, None) => unreachable!("a battle that is not over asks somebody"),
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        list::list(state, seat, out);
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        check::check(state, actor, *action)
    }

    /// Nobody can list the fleets that somebody may have built.
    fn is_written(action: &Action) -> bool {
        matches!(action, Action::Fleet(FleetPick::Own(_)))
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

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    /// What dice will show is settled when they roll; only what others keep face down is redealt.
    fn redeal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        redeal::redeal(state, viewer, chance);
    }
}

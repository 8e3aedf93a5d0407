//! The rules of Fleet Commander: fleets of miniatures moved by dice, 2 to 8 players.
//!
//! [`FleetCommander`] is the game as the kernel knows it. The ids in the comments (`FC-MOVE-03`)
//! are those of the built-in rulebook.
//!
//! # Map of the modules, in reading order
//!
//! * `sector`, `field`: the canvas, the combat zones, special sectors. `die`, `bridge`: results and
//!   where they are kept. `ship`, `fleet`: what one player has.
//! * `tables`: the rows of `data/`, typed. `roster`, `device`, `avatar`, `setup`: what is chosen
//!   before a battle, and whether it is legal. `brief`: what is wrong with a fleet for a scenario. `code`:
//!   fleets in one line. `choice`: fleets that are chosen at the table. `ready`: fleets that ship with the program.
//!   `surprise`: drawn ones.
//! * `state`, `step`, `pending`: what is on the table, and what is pending. `options`, with `secret`, `sealed`, `signal`, `rename`
//!   and `fog`: the optional rules. `redeal`: what somebody cannot know, dealt anew.
//! * `action`, `notation`, `event`: what players do, how it is written, what happens.
//! * `list` (`moves`, `attacks`, `volleys`, `reactions`, `weapons`): what is allowed now. `explain`, `refusal`: why
//!   something else is not.
//! * `resolve`, with `start`, `tiles`, `turn`, `effect`, `movement`, `attack`, `weapon`, `token`, `capacity`,
//!   `activate`, `beam`, `squadron`, `terrain`,
//!   `station`, `anomaly`, `bombard`,
//!   `damage`: what a decision does.
//! * `scenario`: rows of `data/`. `scene`: what a scenario keeps track of. `opening`, `upkeep`, `cargo`,
//!   `goal`: what it changes before the battle, at the start of turns, in orders, and at the end.
//!   `campaign`, `terms`, `relief`: battles that follow one another, and what they change.
//! * `view`, `present`, `menu`: what is shown. `insight`, `progress`: what bots ask. `position`: positions placed by hand.
//!
//! # State
//!
//! The state is one flat value without pointers but the one to the tables. All zones lie on a canvas
//! of 128 sectors, so that sets of sectors are numbers of 128 bits and steps are table look-ups;
//! zones are separated by an empty column and are therefore never adjacent. A player has up to 32
//! ships, so that a group of them is a number of 32 bits. Results are counted by kind: two blue
//! orthogonal results are the same thing twice, and are offered once.
//!
//! # Decisions
//!
//! What is pending is a stack of `step::Step`s. An order names a result, a sector and a goal; who
//! exactly goes or fires is asked afterwards, and only when there is a choice. So no list grows with
//! the number of subsets of a fleet, and the most common answer is one click away:
//!
//! ```text
//! move bo a1 a2 ── MoveShips (which ships) ── Enter ── Drift (which way out) ── Onward (Ionic)
//! attack ro a1 2b ── Redirect ── Muster (who holds fire) ── React ── Impact ── FallBack ── Enter
//! ```
//!
//! A result that is turned by a special, and the several results of a ranged attack, are part of the
//! order itself ([`Spend`], [`Volley`]): nothing is paid for in advance, and no order can fail
//! half-way.
//!
//! # Effects
//!
//! What a ship, a sector, a commander or a faction does is the set of variants in its row. The rules
//! ask for a variant where it matters (`all_have(…, Ability::Ionic)`, `forbidding(Forbid::Attack)`,
//! `has(Power::Relentless)`); a new row needs no new code, a new variant one small function.

mod action;
mod activate;
mod anomaly;
mod attack;
mod avatar;
mod axis;
mod beam;
mod boarding;
mod bombard;
mod bridge;
mod brief;
mod campaign;
mod capacity;
mod cargo;
mod choice;
mod code;
mod damage;
mod device;
mod die;
mod effect;
mod event;
mod explain;
mod field;
mod fleet;
mod fog;
mod goal;
mod insight;
mod list;
mod menu;
mod movement;
mod named;
mod notation;
mod opening;
mod options;
mod pending;
mod position;
mod present;
mod progress;
mod ready;
mod redeal;
mod refusal;
mod relief;
mod rename;
mod resolve;
mod roster;
mod scenario;
mod scene;
mod sealed;
mod secret;
mod sector;
mod set;
mod setup;
mod ship;
mod signal;
mod squadron;
mod stage;
mod start;
mod state;
mod station;
mod step;
mod surprise;
mod tables;
mod terms;
mod terrain;
mod tiles;
mod token;
mod turn;
mod upkeep;
mod usual;
mod variant;
mod view;
mod weapon;
mod wire;

use kernel::chance::Chance;
use kernel::{Actor, Log, Prompt, Refusal, Rules, Seat, Viewer};

pub use action::{Action, Target};
pub use axis::Axis;
pub use bridge::Slot;
pub use brief::Brief;
pub use campaign::{Advantage, BattleRow, Campaign, Engagement, Fought, Picker};
pub use capacity::Activation;
pub use choice::{Choice, FleetPick, Own};
pub use code::{CodeError, FleetCode};
pub use device::Device;
pub use die::{Colour, Die, Face, Held, Spend, Turn, Volley};
pub use event::{Ending, Event, Hint};
pub use insight::Afloat;
pub use options::{GameOption, Options};
pub use position::{Position, SeatPosition};
pub use ready::ReadyFleet;
pub use relief::{Aftermath, Relief};
pub use roster::{Berth, COMMANDER_COST, FleetSpec, Roster, commander_key, ship_key, weapon_key};
pub use scenario::{
    Deployment, Goal, Ground, Layout, LoneGates, Role, Scenario, ScenarioRow, TurnEffect,
};
pub use sector::{Sector, SectorSet};
pub use setup::{Mode, Plan, Setup};
pub use ship::{Place, ShipId, ShipRef, ShipSet};
pub use state::State;
pub use tables::{
    Abilities, Ability, Aim, Capacity, CapacityEffect, CapacityRow, Commander, CommanderRow,
    DeviceRow, Entry, Faction, FactionRow, Forbid, Forbids, Limits, Power, Powers, Scope,
    SectorKind, SectorRow, ShipKind, ShipRow, Side, SlotFaces, SlotRule, Split, StartEffect,
    Tables, Trigger, Triggers, Weapon, WeaponEffect, WeaponRow,
};
pub use terms::Terms;
pub use token::TokenKind;
pub use usual::{usual_field, usual_fleets};
pub use variant::{Variant, Variants};
pub use view::{
    AttackView, CampView, CapacityView, ReliefView, SeatView, SectorView, ShipView, StoredView,
    TileView, TokenView, View, ZoneView,
};

use resolve::Resolver;
use step::Step;

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
        let plan = setup.resolve()?;
        let mut state = State::laid_out(&plan);
        Resolver { state: &mut state, chance, log }.begin(&plan);
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
        let Actor::Seat(seat) = actor else {
            return Err(Refusal::not_an_action(&action.to_string()));
        };
        let Some((step, _)) = state.question() else { return Err(Refusal::game_over()) };
        if !state.asked().contains(seat) {
            return Err(Refusal::not_asked(seat));
        }
        if list::is_listed(state, seat, *action) || state.is_own_fleet(seat, *action) {
            Ok(())
        } else {
            Err(explain::explain(state, seat, step, *action))
        }
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
            Resolver { state, chance, log }.play(seat, *action);
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

//! What a viewer sees. These are the wire types: clients and scripts read them as JSON, so a field
//! keeps its name.

mod attack;
mod board;
mod brief;
mod camps;
mod seats;
mod slots;
mod tiles;

use kernel::{Outcome, Seat, Sentence, Value, Viewer};
use serde::Serialize;

use crate::build::options::GameOption;
use crate::build::setup::Mode;
use crate::build::variant::Variant;
use crate::campaign::relief::Helper;
use crate::pieces::ship::Place;
use crate::scenario::Goal;
use crate::state::step::Step;
use crate::state::{QUIET_ROUNDS, State};

pub use attack::AttackView;
pub use board::{CapacityView, SectorView, TokenView, ZoneView};
pub use brief::BriefView;
pub use camps::CampView;
pub use seats::{SeatView, ShipView, StoredView};
pub use slots::SlotView;
pub use tiles::TileView;

use board::{capacity_views, containers, lone_gates, sector_views, sites, token_views};
use camps::camp_views;
use seats::seat_view;

/// From how many quiet rounds before the end on they are told.
const QUIET_ROUNDS_TOLD: u16 = 10;

/// The table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetView"))]
pub struct View {
    pub scenario: &'static str,
    /// What the battle is about, and how it is won.
    pub goal: Sentence,
    pub mode: &'static str,
    pub zones: Vec<ZoneView>,
    /// Special sectors.
    pub sectors: Vec<SectorView>,
    /// Sectors that nobody has discovered.
    pub fog: Vec<String>,
    /// Optional rules.
    pub options: Vec<&'static str>,
    /// Rules of the first edition and of the play aid that are in use.
    pub variants: Vec<&'static str>,
    /// Gates: the two sectors of each pair, in the order of their letters X, Y, Z, W.
    pub gates: Vec<(String, String)>,
    /// Gates without a partner, with their letters.
    pub lone_gates: Vec<(char, String)>,
    /// Sectors with containers, and how many lie there.
    pub containers: Vec<(String, u8)>,
    /// The sectors that the scenario is about, and whether they still serve Phebe.
    pub sites: Vec<(String, bool)>,
    /// Whether the ship that is to come waits only for its gate to be free.
    pub is_ship_due: bool,
    /// Who comes to help from another battle.
    pub relief: Option<ReliefView>,
    /// Tokens of special weapons.
    pub tokens: Vec<TokenView>,
    /// Technical capacities in play.
    pub capacities: Vec<CapacityView>,
    /// The two camps of a team game; none where everybody fights for himself.
    pub camps: Vec<CampView>,
    /// Containers that win; none where the battle is not about containers.
    pub enough: Option<u8>,
    pub seats: Vec<SeatView>,
    /// `setup`, `start`, `energy`, `actions`, `bridge` or `over`.
    pub phase: &'static str,
    pub round: u16,
    /// The rounds, this one among them, after which the battle ends unless something is lost; none
    /// while there are many.
    pub quiet_rounds_left: Option<u16>,
    /// The seat whose turn it is, counted from 0; in the set-up, who is asked.
    pub active: u8,
    /// The seats in the order of their turns, whoever begins a round first.
    pub turn_order: Vec<u8>,
    pub attack: Option<AttackView>,
    /// What the viewer is asked to choose a fleet for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub brief: Option<BriefView>,
    pub outcome: Option<Outcome>,
}

/// A player who comes to help from another battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetRelief"))]
pub struct ReliefView {
    /// His seat and that of his ally, counted from 0.
    pub seat: u8,
    pub ally: u8,
    /// The round after which he comes.
    pub after: u16,
    /// His gate, once it lies there.
    pub gate: Option<String>,
}

impl View {
    /// The locale key of the scenario's name; its attribute `text` says how the battle is won.
    pub fn scenario_key(&self) -> String {
        let varies = |variant: Variant| self.variants.contains(&variant.id());
        scenario_key(self.scenario, self.mode, varies)
    }

    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let zones = state.field.zones().map(|zone| ZoneView {
            corner: zone.sectors().first().map_or(String::new(), |sector| sector.to_string()),
            width: zone.width,
            depth: zone.depth,
        });
        Self {
            scenario: state.scenario.id(),
            goal: goal_sentence(state),
            mode: state.mode.id(),
            zones: zones.collect(),
            sectors: sector_views(state, viewer),
            fog: state.field.fog.iter().map(|sector| sector.to_string()).collect(),
            options: GameOption::ALL
                .iter()
                .filter(|option| state.options.contains(**option))
                .map(|option| option.id())
                .collect(),
            variants: Variant::ALL
                .iter()
                .filter(|variant| state.varies(**variant))
                .map(|variant| variant.id())
                .collect(),
            gates: state
                .field
                .gate_pairs()
                .map(|(one, other)| (one.to_string(), other.to_string()))
                .collect(),
            lone_gates: lone_gates(state),
            containers: containers(state),
            sites: sites(state),
            is_ship_due: is_ship_due(state),
            relief: relief_view(state),
            tokens: token_views(state),
            capacities: capacity_views(state),
            camps: camp_views(state),
            enough: (state.scene.haul.enough > 0).then_some(state.scene.haul.enough),
            seats: Seat::all(state.table_seats())
                .map(|seat| seat_view(state, seat, viewer))
                .collect(),
            phase: phase(state),
            round: state.round,
            quiet_rounds_left: quiet_rounds_left(state),
            active: active(state).index() as u8,
            turn_order: turn_order(state),
            attack: attack::attack_view(state),
            brief: brief::brief_view(state, viewer),
            outcome: state.outcome,
        }
    }
}

fn scenario_key(scenario: &str, mode: &str, varies: impl Fn(Variant) -> bool) -> String {
    let size = match (scenario, mode) {
        ("pitched_battle", "free_for_all") => "-free",
        ("pitched_battle" | "the_salvage", "teams") => "-4",
        ("pitched_battle" | "the_salvage", _) => "-2",
        ("the_passage", _) if varies(Variant::DiplomaticFrigate) => "-frigate",
        ("control", _) if varies(Variant::SuddenControl) => "-sudden",
        _ => "",
    };
    format!("fleet-scenario-{}{size}", scenario.replace('_', "-"))
}

fn goal_sentence(state: &State) -> Sentence {
    let key = scenario_key(state.scenario.id(), state.mode.id(), |variant| state.varies(variant));
    Sentence::new("describe-fleet-goal").with("goal", Value::message(format!("{key}.text")))
}

fn turn_order(state: &State) -> Vec<u8> {
    let mut order = vec![state.first];
    let mut next = state.next_in_turn(state.first);
    while !order.contains(&next) {
        order.push(next);
        next = state.next_in_turn(next);
    }
    order.into_iter().map(|seat| seat.index() as u8).collect()
}

/// Who has left a free-for-all has nothing on the board, and nothing that could come (`FC-FFA-03`).
fn is_out(state: &State, seat: Seat) -> bool {
    state.mode == Mode::FreeForAll && state.round > 0 && state.fleet(seat).is_spent()
}

fn active(state: &State) -> Seat {
    match state.question() {
        Some((_, asked)) if phase(state) == "setup" => asked,
        _ => state.active,
    }
}

fn phase(state: &State) -> &'static str {
    match state.steps.phase() {
        _ if state.outcome.is_some() => "over",
        Step::Choose
        | Step::Arm
        | Step::SetAside { .. }
        | Step::Terrain { .. }
        | Step::Portal { .. }
        | Step::Found { .. }
        | Step::Preroll { .. }
        | Step::Prestore { .. }
        | Step::Deploy { .. } => "setup",
        Step::Breach { .. }
        | Step::Dismiss { .. }
        | Step::Start { .. }
        | Step::Impulse { .. }
        | Step::Reprogram => "start",
        Step::Energy => "energy",
        Step::Bridge { .. } => "bridge",
        Step::Actions
        | Step::MoveShips { .. }
        | Step::Onward { .. }
        | Step::Drift { .. }
        | Step::Redirect
        | Step::Deflect { .. }
        | Step::Muster { .. }
        | Step::Assist { .. }
        | Step::Foil { .. }
        | Step::Veil { .. }
        | Step::React
        | Step::Drained { .. }
        | Step::Dock { .. }
        | Step::Offensive { .. }
        | Step::Board { .. }
        | Step::Blast { .. }
        | Step::Pilots { .. }
        | Step::Stir
        | Step::Shift { .. }
        | Step::Reinforce
        | Step::Bring { .. }
        | Step::Load { .. }
        | Step::Leave { .. }
        | Step::Plunge { .. }
        | Step::Emerge { .. }
        | Step::Trigger { .. }
        | Step::Sight { .. }
        | Step::Unveil { .. }
        | Step::Ward
        | Step::Tow { .. }
        | Step::Gather { .. }
        | Step::Jump { .. }
        | Step::LayMines { .. }
        | Step::SecondShot { .. }
        | Step::Bombed { .. }
        | Step::Impact
        | Step::FallBack { .. }
        | Step::Scanned { .. }
        | Step::Enter { .. } => "actions",
    }
}

fn is_ship_due(state: &State) -> bool {
    let ship = state.protected_ship().filter(|_| state.scene.is_due);
    ship.is_some_and(|ship| state.ship(ship).place == Place::Waiting)
}

fn relief_view(state: &State) -> Option<ReliefView> {
    state.terms.helper.map(|helper| ReliefView {
        seat: Helper::SEAT.index() as u8,
        ally: helper.ally.index() as u8,
        after: helper.after,
        gate: helper.gate.map(|gate| gate.to_string()),
    })
}

/// `FC-HOUSE-01`, when it comes near.
fn quiet_rounds_left(state: &State) -> Option<u16> {
    let left = (QUIET_ROUNDS + 1).saturating_sub(state.lull());
    (left <= QUIET_ROUNDS_TOLD && state.outcome.is_none()).then_some(left)
}

fn goal(state: &State) -> Goal {
    state.tables.scenario(state.scenario).goal
}

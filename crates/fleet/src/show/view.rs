//! What a viewer sees. These are the wire types: clients and scripts read them as JSON, so a field
//! keeps its name.

mod attack;
mod slots;
mod tiles;

use kernel::{Outcome, Seat, Sentence, Value, Viewer};
use serde::Serialize;

use crate::board::field::GATE_LETTERS;
use crate::board::sector::Sector;
use crate::build::options::GameOption;
use crate::build::setup::Mode;
use crate::build::variant::Variant;
use crate::campaign::relief::Helper;
use crate::data::tables::{Faction, SectorKind, ShipKind};
use crate::pieces::device::Device;
use crate::pieces::die::Colour;
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::play::damage::{camp_points, leader_of};
use crate::scenario::{Goal, Role};
use crate::state::step::Step;
use crate::state::{QUIET_ROUNDS, State};

pub use attack::AttackView;
pub use slots::SlotView;
pub use tiles::TileView;

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

/// A combat zone: its south-west corner and its size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetZone"))]
pub struct ZoneView {
    pub corner: String,
    pub width: u8,
    pub depth: u8,
}

/// A special sector.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetSector"))]
pub struct SectorView {
    pub sector: String,
    pub kind: &'static str,
    /// Markers on a Black Hole, hits on a Colony.
    pub markers: u8,
    /// The weapon of a Battle Station, when the viewer knows it.
    pub weapon: Option<&'static str>,
}

/// A token of a special weapon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetToken"))]
pub struct TokenView {
    pub kind: &'static str,
    /// The ship whose weapon it is.
    pub carrier: String,
    pub sector: String,
    /// The ship that Drones sit on.
    pub victim: Option<String>,
}

/// A technical capacity in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetCapacity"))]
pub struct CapacityView {
    pub capacity: &'static str,
    /// The ship that activated it.
    pub ship: String,
    /// The activation sector.
    pub sector: String,
    /// What the activation die shows.
    pub die: &'static str,
    /// The sectors where it works.
    pub sectors: Vec<String>,
    /// The line that a Recon Beam follows.
    pub line: Option<&'static str>,
}

/// The players on one side of a team game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetCamp"))]
pub struct CampView {
    /// Its seats, counted from 0.
    pub seats: Vec<u8>,
    /// Class points of all of them in play, and at the start.
    pub points: u16,
    pub points_at_start: u16,
    /// At so many points or fewer the camp has lost; none where the goal of the scenario decides.
    pub threshold: Option<u16>,
    /// Containers evacuated.
    pub containers: u8,
}

/// A player's fleet and bridge.
#[expect(clippy::struct_excessive_bools, reason = "a wire type: each is a field of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetSeat"))]
pub struct SeatView {
    pub faction: &'static str,
    pub commander: Option<&'static str>,
    pub camp: u8,
    /// Class points in play, and at the start.
    pub points: u8,
    pub points_at_start: u8,
    /// The part in a scenario that is not the same for both players.
    pub role: Option<&'static str>,
    /// Containers evacuated.
    pub containers: u8,
    /// Whether the champion has lost half of its hull, so that reinforcements may come.
    pub calls_reinforcements: bool,
    /// At so many points or fewer the player has lost; none where something else decides: the goal
    /// of the scenario, the points of his camp, or his flagship.
    pub threshold: Option<u8>,
    /// Whether the player has lost with his flagship, and only then.
    pub flagship_decides: bool,
    /// Whether the player has left a free-for-all.
    pub out: bool,
    pub ships: Vec<ShipView>,
    /// Dice that can be rolled: red, blue, green.
    pub reserve: [u8; Colour::COUNT],
    /// Results of this turn, in notation.
    pub rolled: Vec<String>,
    pub bridge: Vec<StoredView>,
    /// All places of the bridge, empty ones too.
    pub slots: Vec<SlotView>,
    /// The tiles that the bridge is made of, from the left.
    pub bridge_tiles: Vec<TileView>,
    /// Special sectors set aside and not placed.
    pub tiles: Vec<&'static str>,
    /// Special weapons drawn for the next ship: shown to the player alone.
    pub drawn: Vec<&'static str>,
    /// Whether the player has still to keep a weapon.
    pub is_arming: bool,
    /// Whether the player has still to take a fleet.
    pub is_choosing: bool,
    /// Where the player deploys.
    pub home: Vec<String>,
}

/// A ship.
#[expect(clippy::struct_excessive_bools, reason = "a wire type: each is a field of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetShip"))]
pub struct ShipView {
    /// Its letter in the fleet.
    pub id: String,
    pub kind: &'static str,
    pub class: u8,
    /// None when nothing is printed.
    pub firepower: Option<u8>,
    pub hull: u8,
    pub full_hull: u8,
    /// None too when it lies face down and is not the viewer's.
    pub weapon: Option<&'static str>,
    /// Whether only the owner knows the weapon.
    pub weapon_face_down: bool,
    /// Whether it is a Signal: to everybody but its player it is of kind `signal` and has no
    /// numbers.
    pub signal: bool,
    /// Technical devices that the viewer knows.
    pub devices: Vec<&'static str>,
    /// Whether only the owner knows a device.
    pub device_face_down: bool,
    /// None before it is deployed and after it was destroyed. The bays of a Battle Station are
    /// where it is.
    pub sector: Option<String>,
    pub destroyed: bool,
    /// Waits off the board, and comes into play later.
    pub held_back: bool,
    /// Has left the zone for good.
    pub fled: bool,
    /// Lies in the dock of its sector.
    pub docked: bool,
    /// The letter of the ship, or of the bays, that the squadron belongs to; none too when that is
    /// somebody else's Signal.
    pub carrier: Option<String>,
    /// Whether it may move a container in this turn.
    pub hauls: bool,
    /// Whether no movement die may be used on it in this turn.
    pub grounded: bool,
    /// Relentless, and gone by any further damage.
    pub wreck: bool,
    /// Decides a Duel by its loss.
    pub champion: bool,
}

/// A result on the bridge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetStored"))]
pub struct StoredView {
    pub slot: &'static str,
    pub die: String,
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
                .filter(|option| state.options.has(**option))
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

fn sector_views(state: &State, viewer: Viewer) -> Vec<SectorView> {
    let view = |sector: Sector| {
        let kind = state.field.kind(sector)?.id();
        let markers = state.field.marks(sector);
        let station = state.stations.at(sector).filter(|station| station.is_known_to(viewer));
        let weapon = station.map(|station| station.weapon.id());
        Some(SectorView { sector: sector.to_string(), kind, markers, weapon })
    };
    state.field.special.iter().filter_map(view).collect()
}

fn lone_gates(state: &State) -> Vec<(char, String)> {
    let lone = GATE_LETTERS.into_iter().enumerate();
    lone.filter_map(|(number, letter)| Some((letter, state.field.lone_gate(number)?.to_string())))
        .collect()
}

fn containers(state: &State) -> Vec<(String, u8)> {
    let cargo = &state.scene.haul.cargo;
    state.field.cluttered.iter().map(|at| (at.to_string(), cargo.at(at))).collect()
}

/// A station serves until it is disabled, a Colony until it is destroyed.
fn sites(state: &State) -> Vec<(String, bool)> {
    let serves = |number: usize, at: Sector| match state.field.kind(at) {
        // The bays open when everybody is deployed.
        Some(SectorKind::BattleStation) => state.round == 0 || state.scene.bays[number].is_some(),
        Some(SectorKind::Colony) => true,
        _ => false,
    };
    let sites = state.scene.sites.iter().copied().enumerate();
    sites.filter_map(|(number, at)| Some((at?.to_string(), serves(number, at?)))).collect()
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

fn role(state: &State, seat: Seat) -> Option<&'static str> {
    let same = [Goal::Attrition, Goal::Containers, Goal::Gates, Goal::Champion];
    let row = state.tables.scenario(state.scenario);
    let plays = !same.contains(&row.goal) || row.preroll > 0;
    // A helper has the part of his ally.
    let ally = state.terms.helper.filter(|_| state.is_helper(seat)).map(|helper| helper.ally);
    plays.then_some(Role::of(ally.unwrap_or(seat), state.scene.phebe).id())
}

fn token_views(state: &State) -> Vec<TokenView> {
    let view = |token: crate::pieces::token::Token| {
        let place = token.victim.and_then(|victim| state.sector_of(victim));
        TokenView {
            kind: token.kind.id(),
            carrier: token.carrier.to_string(),
            sector: place.unwrap_or(token.at).to_string(),
            victim: token.victim.map(|victim| victim.to_string()),
        }
    };
    state.tokens.iter().map(view).collect()
}

fn capacity_views(state: &State) -> Vec<CapacityView> {
    let view = |active: crate::pieces::capacity::Active| CapacityView {
        capacity: active.name.capacity.id(),
        ship: active.name.ship.to_string(),
        sector: active.name.at.to_string(),
        die: active.face.id(),
        sectors: active.sectors(state).iter().map(|sector| sector.to_string()).collect(),
        line: active.axis.map(crate::board::axis::Axis::id),
    };
    state.capacities.iter().map(view).collect()
}

fn goal(state: &State) -> Goal {
    state.tables.scenario(state.scenario).goal
}

fn camp_views(state: &State) -> Vec<CampView> {
    let view = |camp: u8| {
        let seats = Seat::all(state.seats).filter(|seat| state.fleet(*seat).camp == camp);
        let (points, points_at_start) = camp_points(state, camp);
        let third = state.terms.defeat_at.map_or(points_at_start / 3, u16::from);
        CampView {
            containers: seats.clone().map(|seat| state.scene.haul.saved[seat.index()]).sum(),
            seats: seats.map(|seat| seat.index() as u8).collect(),
            points,
            points_at_start,
            threshold: (goal(state) == Goal::Attrition).then_some(third),
        }
    };
    // What a fleet that is still a secret adds is nobody's to know.
    let is_open = state.mode == Mode::Teams && state.choosing.is_none();
    if is_open { (0..2).map(view).collect() } else { Vec::new() }
}

/// What is left of a fleet that is beaten by its points alone (`FC-VIC-01`).
fn threshold(state: &State, seat: Seat) -> Option<u8> {
    let fleet = state.fleet(seat);
    let decides = match goal(state) {
        Goal::Attrition => leader_of(state, fleet.camp).is_none(),
        Goal::Stations => seat != state.scene.phebe,
        Goal::Containers
        | Goal::Cruiser
        | Goal::Shuttle
        | Goal::Gates
        | Goal::Champion
        | Goal::Civilians
        | Goal::Colonies => false,
    };
    let alone = state.mode != Mode::Teams && state.contenders().any(|other| other == seat);
    (alone && decides).then(|| state.terms.defeat_at.unwrap_or(fleet.points_at_start / 3))
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let own = viewer == Viewer::Seat(seat);
    if !state.shows_fleet(seat, own) {
        return unknown_seat_view(state, seat);
    }
    known_seat_view(state, seat, own)
}

/// A player whose fleet is not chosen yet, or chosen in secret.
fn unknown_seat_view(state: &State, seat: Seat) -> SeatView {
    let fleet = Fleet::new(state.tables, Faction::Phebe, None);
    let choosing = state.choosing;
    SeatView {
        faction: "unknown",
        commander: None,
        camp: state.fleet(seat).camp,
        points: 0,
        points_at_start: 0,
        role: role(state, seat),
        containers: 0,
        calls_reinforcements: false,
        threshold: None,
        flagship_decides: false,
        out: false,
        ships: Vec::new(),
        reserve: fleet.reserve,
        rolled: Vec::new(),
        bridge: Vec::new(),
        slots: Vec::new(),
        bridge_tiles: Vec::new(),
        tiles: Vec::new(),
        drawn: Vec::new(),
        is_arming: false,
        is_choosing: choosing.is_some_and(|it| it.pending.contains(seat)),
        home: state.field.homes[seat.index()].iter().map(|sector| sector.to_string()).collect(),
    }
}

fn known_seat_view(state: &State, seat: Seat, own: bool) -> SeatView {
    let fleet = state.fleet(seat);
    // What was not placed means nothing once the battle has begun.
    let placeable = fleet.tiles.iter().flatten().filter(|_| state.round == 0);
    SeatView {
        faction: fleet.faction.id(),
        commander: fleet.commander.map(crate::data::tables::Commander::id),
        camp: fleet.camp,
        points: fleet.points(state.tables),
        points_at_start: fleet.points_at_start,
        role: role(state, seat),
        containers: state.scene.haul.saved[seat.index()],
        calls_reinforcements: state.scene.wounded[seat.index()],
        threshold: threshold(state, seat),
        flagship_decides: goal(state) == Goal::Attrition && leader_of(state, fleet.camp).is_some(),
        out: is_out(state, seat),
        ships: fleet.all().map(|ship| ship_view(state, seat, ship, own)).collect(),
        reserve: fleet.reserve,
        rolled: fleet.rolled.all().map(|die| die.to_string()).collect(),
        bridge: fleet
            .bridge
            .iter()
            .map(|(slot, die)| StoredView { slot: slot.id(), die: die.to_string() })
            .collect(),
        slots: slots::slots(state, seat, own),
        bridge_tiles: tiles::bridge_tiles(state, seat),
        tiles: placeable.map(|kind| kind.id()).collect(),
        drawn: fleet.drawn.iter().filter(|_| own).map(crate::data::tables::Weapon::id).collect(),
        is_arming: !fleet.drawn.is_empty(),
        is_choosing: state.choosing.is_some_and(|it| it.pending.contains(seat)),
        home: state.field.homes[seat.index()].iter().map(|sector| sector.to_string()).collect(),
    }
}

fn ship_view(state: &State, seat: Seat, id: ShipId, own: bool) -> ShipView {
    let ship = state.fleet(seat).ship(id);
    let is_signal = state.fleet(seat).hidden.contains(id);
    if is_signal && !own {
        return signal_view(state, seat, id);
    }
    let face_down = state.fleet(seat).secret.contains(id);
    let weapon = ship.weapon.filter(|_| own || !face_down);
    let row = state.row(seat, id);
    let is_active = seat == state.active;
    ShipView {
        id: id.to_string(),
        kind: ship.kind.id(),
        class: row.class,
        firepower: row.firepower,
        hull: ship.hull,
        full_hull: row.hull,
        weapon: weapon.map(crate::data::tables::Weapon::id),
        weapon_face_down: face_down,
        signal: is_signal,
        devices: state.fleet(seat).devices_seen(id, own).map(Device::id).collect(),
        device_face_down: state.fleet(seat).has_sealed(id),
        sector: state.bay_sector(ShipRef::new(seat, id)).map(|sector| sector.to_string()),
        destroyed: ship.place == Place::Destroyed && !state.fleet(seat).fled.contains(id),
        held_back: state.fleet(seat).held_back.contains(id) && ship.kind != ShipKind::Station,
        fled: state.fleet(seat).fled.contains(id),
        docked: state.fleet(seat).docked.contains(id),
        carrier: carrier(state, seat, id, own),
        hauls: is_active && state.scene.haul.haulers.contains(id),
        grounded: is_active && state.scene.grounded.contains(id),
        wreck: state.fleet(seat).wrecks.contains(id),
        champion: state.scene.champion(seat) == Some(id),
    }
}

fn carrier(state: &State, seat: Seat, id: ShipId, own: bool) -> Option<String> {
    let home = state.fleet(seat).ship(id).home?;
    (own || !state.fleet(seat).hidden.contains(home)).then(|| home.to_string())
}

/// What everybody sees of a Signal: its letter and where it is.
fn signal_view(state: &State, seat: Seat, id: ShipId) -> ShipView {
    ShipView {
        id: id.to_string(),
        kind: "signal",
        class: 0,
        firepower: None,
        hull: 0,
        full_hull: 0,
        weapon: None,
        weapon_face_down: false,
        signal: true,
        devices: Vec::new(),
        device_face_down: false,
        sector: state.sector_of(ShipRef::new(seat, id)).map(|sector| sector.to_string()),
        destroyed: false,
        held_back: state.fleet(seat).held_back.contains(id),
        fled: false,
        docked: state.fleet(seat).docked.contains(id),
        carrier: None,
        // Decoys haul nothing: to tell would show which they are.
        hauls: false,
        grounded: false,
        wreck: false,
        champion: false,
    }
}

//! What scenarios let players decide.

use kernel::Seat;

use super::subsets;
use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{CapacityEffect, Forbid, SectorKind};
use crate::decide::action::Action;
use crate::pieces::die::{Colour, Face, Spend};
use crate::pieces::ship::ShipId;
use crate::scenario::{Ground, Scenario};
use crate::state::step::Step;
use crate::state::{CLASS_LIMIT, State};

/// Questions of a scenario.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the questions of scenarios; the others are answered where this is called, which names all"
)]
pub(super) fn answers(state: &State, seat: Seat, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Found { .. } => {
            let home = state.field.homes[seat.index()].minus(state.field.special);
            let kind = SectorKind::Colony;
            let open = home.minus(state.field.gates()).iter();
            out.extend(open.map(|at| Action::Terrain { kind, at }));
            out.push(Action::Pass);
        }
        Step::Breach { .. } => out.extend(state.breach_sectors().iter().map(Action::Portal)),
        Step::Dismiss { .. } => out.extend(state.dismissable().map(Action::Dismiss)),
        Step::Stir => out.extend(state.asteroid_fields().iter().map(Action::Stir)),
        Step::Shift { from, face } => {
            out.extend(state.shift_sectors(from, face).iter().map(Action::Shift));
        }
        Step::Reinforce => {
            reinforcements(state, seat, out);
            out.push(Action::Pass);
        }
        Step::Bring { to, brought } => {
            let from = out.len();
            out.extend(arrivals(state, seat, to).map(Action::Bring));
            if !brought.is_empty() || out.len() == from {
                out.push(Action::Stop);
            }
        }
        Step::Load { ships, .. } => out.extend((0..=state.loadable(ships)).map(Action::Take)),
        Step::Plunge { ships } => {
            subsets(state, seat, ships, CLASS_LIMIT, |group| out.push(Action::Ships(group)));
        }
        Step::Emerge { ships, gate, face } => {
            let exits = state.chance_exits(seat, ships, gate, face);
            out.extend(exits.iter().map(Action::Through));
        }
        Step::Leave { from } => {
            let (ships, most) = state.leavers(seat, from);
            subsets(state, seat, ships, CLASS_LIMIT, |group| {
                if group.len() <= u32::from(most) {
                    out.push(Action::Ships(group));
                }
            });
        }
        _ => {}
    }
}

/// Orders of a scenario.
pub(super) fn orders(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.is_helper(seat) {
        list_arrivals(state, seat, out);
    }
    match state.scenario {
        Scenario::PitchedBattle | Scenario::AsteroidBelt | Scenario::TheTrap => {}
        Scenario::Control if state.is_helper(seat) => {}
        Scenario::Control => list_arrivals(state, seat, out),
        Scenario::TheSalvage
        | Scenario::ThePassage
        | Scenario::TheCapture
        | Scenario::PlanetaryAssault
        | Scenario::Duel
        | Scenario::Blockade
        | Scenario::Illegal => list_flights(state, seat, out),
    }
}

fn list_flights(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let blue = state.fleet(seat).directionals(Colour::Blue, false);
    if blue.is_empty() && state.capacities.is_empty() {
        return;
    }
    // Nobody leaves whom a Propulsion Disruptor holds (`FC-CAP-21`).
    let free = state.fleet(seat).sectors.minus(state.hindered(seat, CapacityEffect::Pin));
    for from in free.iter() {
        let (ships, most) = state.leavers(seat, from);
        if !ships.is_empty() && most > 0 {
            let spends = state.spends(seat, Colour::Blue, from, false).into_iter();
            out.extend(spends.map(|spend| Action::Flee { spend, from }));
        }
    }
}

/// One's own gate in Control: the one nearest to the player; a helper's is that of the beaten side.
pub(crate) fn own_gate(state: &State, seat: Seat) -> Option<Sector> {
    match state.terms.helper {
        Some(helper) if state.is_helper(seat) => helper.gate,
        _ => state.field.lone_gate(seat.index()),
    }
}

/// Where ships can come in by the result (`FC-SCN-35`, `FC-SCN-37`); nobody comes in where nobody
/// can stay.
pub(crate) fn arrival_sectors(state: &State, seat: Seat, face: Face) -> SectorSet {
    let Some(gate) = own_gate(state, seat) else { return SectorSet::EMPTY };
    let reached = if face == Face::Special { SectorSet::one(gate) } else { face.reach(gate) };
    let open = reached.and(state.enterable(seat)).minus(state.field.forbidding(Forbid::Stay));
    open.iter().filter(|to| arrivals(state, seat, *to).next().is_some()).collect()
}

fn list_arrivals(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    if fleet.held_back.is_empty() {
        return;
    }
    let specials = fleet.specials(Some(Colour::Blue)).into_iter().map(Spend::plain);
    for spend in fleet.directionals(Colour::Blue, false).into_iter().chain(specials) {
        let sectors = arrival_sectors(state, seat, spend.face());
        out.extend(sectors.iter().map(|to| Action::Arrive { spend, to }));
    }
}

/// The ships off the board that fit into the sector, of equal ones the first.
pub(crate) fn arrivals(state: &State, seat: Seat, to: Sector) -> impl Iterator<Item = ShipId> {
    let fleet = state.fleet(seat);
    let room = state.room(seat, to);
    let held = fleet.held_back;
    let is_first = move |ship: &ShipId| {
        let mut before = held.iter().take_while(|other| other != ship);
        !before.any(|other| state.are_twins(seat, *ship, other))
    };
    held.iter().filter(is_first).filter(move |ship| state.row(seat, *ship).class <= room)
}

/// Reinforcements in the deployment zone, once the champion has lost half of its hull
/// (`FC-SCN-44`, `FC-SCN-46`).
pub(crate) fn reinforcements(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for at in reinforcement_sectors(state, seat).iter() {
        out.extend(arrivals(state, seat, at).map(|ship| Action::Deploy { ship, at }));
    }
}

/// Where reinforcements come in, class apart.
pub(crate) fn reinforcement_sectors(state: &State, seat: Seat) -> SectorSet {
    if !state.scene.wounded[seat.index()] {
        return SectorSet::EMPTY;
    }
    state.field.homes[seat.index()].minus(state.field.special).and(state.enterable(seat))
}

/// Where the seat may put a special sector of the kind.
pub(crate) fn terrain_sectors(state: &State, seat: Seat, kind: SectorKind) -> SectorSet {
    let ground = state.tables.scenario(state.scenario).ground;
    let is_site = seat == state.scene.phebe && ground.site() == Some(kind);
    let open =
        if is_site { state.scene.site_ground(&state.field) } else { state.field.open_ground() };
    open.minus(state.crowded())
}

/// Whether the seat has to put its special sectors down (`FC-SCN-03`, `FC-SCN-38`, `FC-SCN-51`).
pub(crate) fn must_place(state: &State, seat: Seat) -> bool {
    match state.tables.scenario(state.scenario).ground {
        Ground::Belt => true,
        ground @ (Ground::Open
        | Ground::OffMiddle
        | Ground::Anywhere
        | Ground::Stations
        | Ground::Colonies) => seat == state.scene.phebe && ground.site().is_some(),
    }
}

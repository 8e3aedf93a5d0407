//! Why ships may not go where they are sent.

use kernel::{Refusal, Seat};

use super::{Check, capacities, free_of_others, has, pay, room};
use crate::board::sector::Sector;
use crate::build::variant::Variant;
use crate::data::tables::{Ability, CapacityEffect, SectorKind};
use crate::decide::refusal::{refuse, refuse_about};
use crate::pieces::die::{Colour, Face, Spend};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::state::State;

/// Whether any ship of the seat may enter; class comes last.
pub(super) fn enter(state: &State, seat: Seat, from: Sector, to: Sector) -> Check {
    if !state.field.laid.contains(to) {
        return Err(refuse_about("FC-MOVE-03", "refusal-fleet-off-zone", to.to_string()));
    }
    free_of_others(state, seat, to)?;
    if state.field.barred.contains(to) {
        return Err(refuse_about("FC-MOVE-05", "refusal-fleet-barred", to.to_string()));
    }
    if !from.around().contains(to) {
        return Err(refuse_about("FC-MOVE-01", "refusal-fleet-not-adjacent", to.to_string()));
    }
    Ok(())
}

/// Why no ship of the sector obeys the player's dice: squadrons alone do not, by this clause;
/// a teammate's ships do not (`FC-TEA-07`); or there are none (`FC-DICE-08`).
pub(super) fn nobody(state: &State, seat: Seat, from: Sector, squadrons: &'static str) -> Refusal {
    let is_squadron = |ship: ShipId| state.abilities(seat, ship).contains(Ability::Impulse);
    let (clause, key) = if state.fleet(seat).at(from).iter().any(is_squadron) {
        (squadrons, "refusal-fleet-squadrons-only")
    } else if state.is_held_by_teammate(seat, from) {
        ("FC-TEA-07", "refusal-fleet-of-teammate")
    } else {
        ("FC-DICE-08", "refusal-fleet-no-ships")
    };
    refuse_about(clause, key, from.to_string())
}

pub(super) fn order_move(
    state: &State,
    seat: Seat,
    spend: Spend,
    from: Sector,
    to: Sector,
) -> Check {
    pay(state, seat, spend, Colour::Blue, "FC-MOVE-01")?;
    let ships = state.movable(seat, from).minus(state.scene.grounded);
    if ships.is_empty() && !state.movable(seat, from).is_empty() {
        return Err(refuse("FC-SCN-23", "refusal-fleet-grounded"));
    }
    let lightest = ships.iter().map(|ship| state.row(seat, ship).class).min();
    let Some(lightest) = lightest else {
        return Err(nobody(state, seat, from, "FC-SQN-03"));
    };
    enter(state, seat, from, to)?;
    capacities::free_turn(state, seat, spend, from, false)?;
    if state.hindered(seat, CapacityEffect::Pin).contains(from) {
        return Err(refuse_about("FC-CAP-20", "refusal-fleet-pinned", from.to_string()));
    }
    if !spend.face().reach(from).contains(to) {
        return Err(refuse_about("FC-MOVE-01", "refusal-fleet-direction", to.to_string()));
    }
    room(state, seat, lightest, to, "FC-OCC-01")
}

/// The second step is a full move (`FC-ABL-02`).
pub(super) fn onward(state: &State, seat: Seat, ships: ShipSet, face: Face, to: Sector) -> Check {
    let from = ships.first().and_then(|ship| state.sector_of(ShipRef::new(seat, ship)));
    let from = from.unwrap_or(to);
    enter(state, seat, from, to)?;
    if !face.reach(from).contains(to) {
        return Err(refuse_about("FC-ABL-02", "refusal-fleet-direction", to.to_string()));
    }
    let lightest = ships.iter().map(|ship| state.row(seat, ship).class).min();
    room(state, seat, lightest.unwrap_or_default(), to, "FC-OCC-01")
}

pub(super) fn gate(state: &State, seat: Seat, spend: Spend, from: Sector, to: Sector) -> Check {
    if spend.colour() != state.gate_colour() {
        let clause = if state.varies(Variant::GreenGates) { "FC-LEG-16" } else { "FC-GAT-03" };
        return Err(refuse_about(clause, "refusal-fleet-wrong-result", spend.to_string()));
    }
    has(state, seat, spend.held)?;
    spend.turned_by().map_or(Ok(()), |special| has(state, seat, special))?;
    if state.varies(Variant::GatesByChance) && spend.face() == Face::Special {
        return Err(refuse_about("FC-LEG-01", "refusal-fleet-wrong-result", spend.to_string()));
    }
    if state.field.partner(from).is_none() || state.movable(seat, from).is_empty() {
        return Err(refuse_about("FC-GAT-02", "refusal-fleet-no-gate", from.to_string()));
    }
    if state.hindered(seat, CapacityEffect::Pin).contains(from) {
        return Err(refuse_about("FC-CAP-21", "refusal-fleet-pinned", from.to_string()));
    }
    if spend.face() == Face::Special && !state.allows_specials(seat, from) {
        return Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", from.to_string()));
    }
    capacities::free_turn(state, seat, spend, from, false)?;
    Err(refuse_about("FC-GAT-08", "refusal-fleet-no-exit", to.to_string()))
}

pub(super) fn group(state: &State, seat: Seat, ships: ShipSet, open: ShipSet, to: Sector) -> Check {
    if ships.is_empty() || !ships.minus(open).is_empty() {
        return Err(refuse_about("FC-MOVE-02", "refusal-fleet-group", ships.to_string()));
    }
    room(state, seat, state.class_of(seat, ships), to, "FC-OCC-01")?;
    Err(refuse_about("FC-MOVE-01", "refusal-fleet-group-twin", ships.to_string()))
}

/// A docked ship neither fights nor uses weapons and abilities.
pub(super) fn docked(state: &State, ship: ShipRef) -> Refusal {
    let kind = state.sector_of(ship).and_then(|at| state.field.kind(at));
    let clause = if kind == Some(SectorKind::Colony) { "FC-COL-03" } else { "FC-STA-05" };
    refuse_about(clause, "refusal-fleet-docked", ship.ship.to_string())
}

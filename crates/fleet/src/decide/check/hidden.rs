//! Optional rules: why a weapon is not kept, a sector not discovered or not scanned.

use kernel::{Seat, Value};

use super::capacities::free_turn;
use super::{Check, nobody, pay};
use crate::board::sector::Sector;
use crate::build::roster::weapon_key;
use crate::build::variant::Variant;
use crate::data::tables::Weapon;
use crate::decide::list;
use crate::decide::refusal::refuse_about;
use crate::pieces::die::{Colour, Spend, Volley};
use crate::pieces::ship::ShipSet;
use crate::state::State;
use crate::state::step::Step;

/// One of the drawn weapons (`FC-OSW-01`) that the faction may carry (`FC-OSW-03`).
pub(super) fn arm(state: &State, seat: Seat, weapon: Weapon) -> Check {
    let name = Value::message(weapon_key(weapon));
    if state.fleet(seat).drawn.contains(weapon) {
        return Err(refuse_about("FC-OSW-03", "refusal-fleet-faction-weapon", name));
    }
    Err(refuse_about("FC-OSW-01", "refusal-fleet-not-drawn", name))
}

/// The clause that lets Ilya camouflage ships: after a reaction, a Drain, or an idle turn.
pub(super) const fn veiling(state: &State, ships: Option<ShipSet>) -> &'static str {
    match (ships, state.steps.phase()) {
        (Some(_), _) => "FC-CMD-10",
        (None, Step::Bridge { .. }) => "FC-CMD-12",
        (None, _) => "FC-CMD-11",
    }
}

/// One shield in the right direction (`FC-OHD-08`).
pub(super) fn foil(state: &State, seat: Seat, at: Sector, spend: Spend, against: Sector) -> Check {
    pay(state, seat, spend, Colour::Green, "FC-OHD-08")?;
    free_turn(state, seat, spend, at, true)?;
    Err(refuse_about("FC-OHD-08", "refusal-fleet-shield-direction", against.to_string()))
}

/// Ships discover sectors around them that are in the fog.
pub(super) fn survey(state: &State, seat: Seat, spend: Spend, from: Sector) -> Check {
    let clause = if state.varies(Variant::GreenGates) { "FC-LEG-16" } else { "FC-OFW-03" };
    pay(state, seat, spend, state.gate_colour(), clause)?;
    if state.crewed(seat, from).is_empty() {
        return Err(nobody(state, seat, from, "FC-SQN-03"));
    }
    free_turn(state, seat, spend, from, false)?;
    Err(refuse_about("FC-OFW-03", "refusal-fleet-no-fog", from.to_string()))
}

/// A scan is aimed like an attack, at a sector with enemy Signals (`FC-OHD-07`).
pub(super) fn scan(
    state: &State,
    seat: Seat,
    volley: Volley,
    from: Sector,
    via: Sector,
    at: Sector,
) -> Check {
    for spend in volley.iter() {
        pay(state, seat, spend, Colour::Red, "FC-OHD-07")?;
    }
    if state.launchers(seat, from).is_empty() {
        return Err(refuse_about("FC-OHD-07", "refusal-fleet-unarmed", from.to_string()));
    }
    if !list::scannable(state, seat).contains(at) {
        return Err(refuse_about("FC-OHD-07", "refusal-fleet-nothing-to-scan", at.to_string()));
    }
    for spend in volley.iter() {
        free_turn(state, seat, spend, from, false)?;
    }
    let clause = match via {
        _ if state.field.fog.contains(via) => "FC-OFW-06",
        _ if via != from && list::scannable(state, seat).contains(via) => "FC-OHD-06",
        _ => "FC-OHD-07",
    };
    Err(refuse_about(clause, "refusal-fleet-scan-path", at.to_string()))
}

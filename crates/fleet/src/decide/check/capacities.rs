//! Why a technical capacity cannot be used so.

use kernel::Seat;

use super::{Check, docked, has, pay};
use crate::board::sector::Sector;
use crate::build::variant::Variant;
use crate::data::tables::{Capacity, CapacityEffect, Scope};
use crate::decide::list;
use crate::decide::refusal::{refuse, refuse_about};
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Colour, Face, Spend, Turn, Volley};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::State;
use crate::state::step::Arrival;

/// Results, ship, token, path: in this order.
pub(super) fn activate(
    state: &State,
    seat: Seat,
    ship: ShipId,
    capacity: Capacity,
    (relay, die): (Option<Volley>, Spend),
    at: Sector,
) -> Check {
    for spend in relay.iter().flat_map(Volley::iter).chain([die]) {
        pay(state, seat, spend, Colour::Green, "FC-TEC-01")?;
    }
    let carrier = ShipRef::new(seat, ship);
    let Some(from) = state.sector_of(carrier).filter(|_| state.carries(carrier, capacity)) else {
        return Err(refuse_about("FC-TEC-01", "refusal-fleet-no-device", ship.to_string()));
    };
    free_turn(state, seat, die, from, false)?;
    if state.tables.capacity(capacity).scope == Scope::Bridge {
        return Err(refuse("FC-CAP-07", "refusal-fleet-needs-no-activation"));
    }
    if state.fleet(seat).docked.contains(ship) {
        return Err(docked(state, carrier));
    }
    let ready = state.ready_faces(carrier);
    if !ready.iter().any(|(_, face)| *face == capacity) {
        return Err(refuse_about("FC-TEC-04", "refusal-fleet-token-in-play", ship.to_string()));
    }
    if !list::beam_sectors(state, carrier, relay, die).contains(at) {
        let clause = if from.around().contains(at) { "FC-TEC-01" } else { "FC-TEC-05" };
        return Err(refuse_about(clause, "refusal-fleet-no-activation", at.to_string()));
    }
    Err(refuse_about("FC-TEC-01", "refusal-fleet-no-result", die.to_string()))
}

pub(super) fn disrupt(state: &State, seat: Seat, spend: Spend, name: Activation) -> Check {
    let drain = state.varies(Variant::DrainEndsCapacities) && spend.colour() == Colour::Green;
    if drain {
        has(state, seat, spend.held)?;
        if !list::ending_drains(state, seat).any(|held| Spend::plain(held) == spend) {
            let about = spend.to_string();
            return Err(refuse_about("FC-LEG-15", "refusal-fleet-wrong-result", about));
        }
    } else {
        pay(state, seat, spend, Colour::Red, "FC-TEC-08")?;
    }
    in_play(state, name)?;
    if !state.are_enemies(seat, name.ship.seat) {
        return Err(refuse_about("FC-TEC-12", "refusal-fleet-own-capacity", name.to_string()));
    }
    if list::ships_near(state, seat, name.at).is_empty() {
        return Err(refuse_about("FC-TEC-08", "refusal-fleet-capacity-far", name.at.to_string()));
    }
    if state.disrupted(name, spend).is_none() {
        return Err(refuse_about("FC-TEC-09", "refusal-fleet-other-directions", spend.to_string()));
    }
    Ok(())
}

/// An own capacity that is in play.
pub(super) fn own(state: &State, seat: Seat, name: Activation, clause: &'static str) -> Check {
    in_play(state, name)?;
    if name.ship.seat == seat {
        return Ok(());
    }
    Err(refuse_about(clause, "refusal-fleet-not-own-capacity", name.to_string()))
}

pub(super) fn reprogram(state: &State, seat: Seat, name: Activation) -> Check {
    own(state, seat, name, "FC-TEC-14")?;
    Err(refuse_about("FC-TEC-15", "refusal-fleet-reprogrammed", name.to_string()))
}

fn in_play(state: &State, name: Activation) -> Check {
    if state.capacities.find(name).is_some() {
        return Ok(());
    }
    Err(refuse_about("FC-TEC-03", "refusal-fleet-no-capacity", name.to_string()))
}

/// The ship is not one that the triggered capacity may act on.
pub(super) fn target(
    state: &State,
    name: Activation,
    arrival: Option<Arrival>,
    ship: ShipRef,
) -> Check {
    let effect = state.tables.capacity(name.capacity).effect;
    let clause = match (effect, arrival) {
        (CapacityEffect::Repair, None) => "FC-CAP-10",
        (CapacityEffect::Repair, Some(_)) => "FC-CAP-11",
        (CapacityEffect::Recall, _) => "FC-CAP-18",
        (_, Some(_)) => "FC-CAP-03",
        (_, None) => "FC-CAP-01",
    };
    Err(refuse_about(clause, "refusal-fleet-capacity-target", ship.to_string()))
}

/// A ship of the attacked sector that can be named; none that is elusive.
pub(super) fn deflect(state: &State, ship: ShipRef) -> Check {
    let there = state.sector_of(ship) == Some(state.attack.at);
    if there && ship != state.attack.target && state.is_elusive(ship) {
        return Err(refuse("FC-FAC-17", "refusal-fleet-elusive"));
    }
    Err(refuse("FC-CAP-22", "refusal-fleet-deflect"))
}

/// A result changed for nothing needs a capacity that does it there; by a special it is changed
/// where no Distortion Field lies.
pub(super) fn free_turn(
    state: &State,
    seat: Seat,
    spend: Spend,
    from: Sector,
    reacting: bool,
) -> Check {
    let about = || spend.to_string();
    if spend.turned_by().is_some() && !state.allows_specials(seat, from) {
        return Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", from.to_string()));
    }
    if spend.turn != Turn::Free {
        return Ok(());
    }
    has(state, seat, spend.held)?;
    let allowed = state.spends(seat, spend.colour(), from, reacting).contains(&spend);
    let special = spend.held.die.face == Face::Special;
    let clause = if special { "FC-CAP-29" } else { "FC-CAP-26" };
    if allowed { Ok(()) } else { Err(refuse_about(clause, "refusal-fleet-not-changed", about())) }
}

//! Why an attack is not allowed.

use kernel::{Refusal, Seat};

use super::{Check, capacities, docked, nobody, pay, scenes};
use crate::board::sector::Sector;
use crate::data::tables::{Ability, CapacityEffect, Forbid};
use crate::decide::list;
use crate::decide::refusal::{refuse, refuse_about};
use crate::pieces::die::{Colour, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::State;

/// Whether the ship can be named at all.
fn name_target(
    state: &State,
    seat: Seat,
    from: Sector,
    target: ShipRef,
) -> Result<Sector, Refusal> {
    let launchers = state.launchers(seat, from);
    if state.crewed(seat, from).is_empty() {
        return Err(nobody(state, seat, from, "FC-SQN-04"));
    }
    if state.field.forbidding(Forbid::Attack).contains(from) {
        return Err(refuse_about("FC-AST-02", "refusal-fleet-no-attack-from", from.to_string()));
    }
    if state.hindered(seat, CapacityEffect::Silence).contains(from) {
        return Err(refuse_about("FC-CAP-25", "refusal-fleet-jammed", from.to_string()));
    }
    if launchers.is_empty() {
        let armed = |ship: &ShipId| state.row(seat, *ship).firepower.is_some();
        let mut moored = state.crewed(seat, from).and(state.fleet(seat).docked).iter();
        if let Some(ship) = moored.find(armed) {
            return Err(docked(state, ShipRef::new(seat, ship)));
        }
        return Err(refuse_about("FC-ATK-09", "refusal-fleet-unarmed", from.to_string()));
    }
    let there = usize::from(state.seats()) > target.seat.index();
    let at = if there { state.sector_of(target) } else { None };
    let Some(at) = at else {
        return Err(refuse_about("FC-ATK-02", "refusal-fleet-no-target", target.to_string()));
    };
    if !state.are_enemies(seat, target.seat) {
        return Err(refuse_about("FC-ATK-12", "refusal-fleet-friendly", target.to_string()));
    }
    if state.is_hidden(target) {
        return Err(refuse_about("FC-OHD-05", "refusal-fleet-signal", target.to_string()));
    }
    if state.abilities(target.seat, target.ship).contains(Ability::Untargetable) {
        return Err(refuse_about("FC-SCN-29", "refusal-fleet-untargetable", target.to_string()));
    }
    if !state.is_targetable(target) {
        return Err(refuse_about("FC-ATK-11", "refusal-fleet-protected", target.to_string()));
    }
    Ok(at)
}

pub(super) fn attack(
    state: &State,
    seat: Seat,
    volley: Volley,
    from: Sector,
    via: Sector,
    target: ShipRef,
) -> Check {
    for spend in volley.iter() {
        pay(state, seat, spend, Colour::Red, "FC-ATK-01")?;
    }
    let at = name_target(state, seat, from, target)?;
    for spend in volley.iter() {
        capacities::free_turn(state, seat, spend, from, false)?;
    }
    let ranged = via != from || volley.len() > 1;
    if from.around().contains(at) {
        let clause = if ranged { "FC-RNG-10" } else { "FC-ATK-01" };
        return Err(refuse_about(clause, "refusal-fleet-attack-direction", target.to_string()));
    }
    if !ranged {
        return Err(refuse_about("FC-RNG-01", "refusal-fleet-out-of-reach", target.to_string()));
    }
    if list::spends_its_range(state, seat, from, at, volley) {
        let has_missiles = |ship| state.abilities(seat, ship).contains(Ability::LongRange);
        let missiles = state.crewed(seat, from).iter().any(has_missiles);
        let clause = if missiles { "FC-ABL-21" } else { "FC-WPN-48" };
        return Err(refuse(clause, "refusal-fleet-range-spent"));
    }
    let reached = list::comes_in(state, seat, (from, via, at), volley, state.open_sky());
    if !reached && from.distance(at) > volley.len() {
        scenes::multipoint(state, seat, from)?;
    }
    Err(no_path(state, seat, volley, (from, via, at), target))
}

/// Why the path of a ranged attack does not come in that way: by its directions, or by what lies
/// in between.
fn no_path(
    state: &State,
    seat: Seat,
    volley: Volley,
    (from, via, at): (Sector, Sector, Sector),
    target: ShipRef,
) -> Refusal {
    let comes_in = |sky| list::comes_in(state, seat, (from, via, at), volley, sky);
    if !comes_in(state.field.laid) {
        return refuse_about("FC-RNG-02", "refusal-fleet-scan-path", target.to_string());
    }
    let field = &state.field;
    let lesser = field.barred.or(field.cluttered).or(state.squadron_sectors());
    let clause = if field.fog.contains(via) {
        "FC-OFW-06"
    } else if list::scannable(state, seat).contains(via) {
        "FC-OHD-06"
    } else if comes_in(state.open_sky().or(lesser.minus(field.special))) {
        "FC-RNG-04"
    } else {
        "FC-RNG-03"
    };
    refuse_about(clause, "refusal-fleet-no-path", target.to_string())
}

pub(super) fn double(
    state: &State,
    seat: Seat,
    spend: Spend,
    from: Sector,
    first: ShipRef,
    second: ShipRef,
) -> Check {
    pay(state, seat, spend, Colour::Red, "FC-ABL-12")?;
    let (one, other) =
        (name_target(state, seat, from, first)?, name_target(state, seat, from, second)?);
    scenes::multipoint(state, seat, from)?;
    if state.crewed(seat, from).len() != 1 || !state.all_have(seat, from, Ability::Multipoint) {
        return Err(refuse_about("FC-ABL-12", "refusal-fleet-not-multipoint", from.to_string()));
    }
    if one != other || first == second {
        return Err(refuse_about("FC-ABL-14", "refusal-fleet-two-targets", second.to_string()));
    }
    capacities::free_turn(state, seat, spend, from, false)?;
    Err(refuse_about("FC-ABL-14", "refusal-fleet-attack-direction", first.to_string()))
}

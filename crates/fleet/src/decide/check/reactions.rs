//! Why a reaction to an attack is not allowed.

use kernel::Seat;

use super::{Check, capacities, docked, has, special_unless};
use crate::board::sector::Sector;
use crate::data::tables::{CapacityEffect, Power, SectorKind};
use crate::decide::list;
use crate::decide::refusal::{refuse, refuse_about};
use crate::pieces::die::{Colour, Face, Held, Spend};
use crate::pieces::ship::ShipRef;
use crate::state::{Reaction, State};

/// One kind of reaction (`FC-REA-01`), by ships (`FC-REA-16`), from the bridge (`FC-REA-02`).
fn react(state: &State, seat: Seat, held: Held, is_shield: bool) -> Check {
    if !list::can_react(state, seat) {
        return Err(refuse("FC-REA-16", "refusal-fleet-squadrons-alone"));
    }
    if !is_shield && state.attack.reaction != Reaction::None {
        return Err(refuse("FC-REA-01", "refusal-fleet-one-reaction"));
    }
    if !held.stored && state.fleet(seat).count(held) == 0 {
        return Err(refuse_about("FC-REA-02", "refusal-fleet-not-stored", held.to_string()));
    }
    has(state, seat, held)
}

pub(super) fn shield(
    state: &State,
    seat: Seat,
    spend: Spend,
    against: Sector,
    also: Option<Sector>,
) -> Check {
    if spend.colour() != Colour::Green || !spend.face().is_directional() {
        let clause = if spend.colour() == Colour::Green { "FC-ABL-08" } else { "FC-REA-03" };
        return Err(refuse_about(clause, "refusal-fleet-wrong-result", spend.to_string()));
    }
    react(state, seat, spend.held, true)?;
    if let Some(turned_by) = spend.turned_by() {
        react(state, seat, turned_by, true)?;
    }
    if state.hindered(seat, CapacityEffect::Unshield).contains(state.attack.at) {
        return Err(refuse("FC-CAP-24", "refusal-fleet-unshielded"));
    }
    let crew = state.crewed(seat, state.attack.at);
    if let Some(ship) = crew.first().filter(|_| crew.minus(state.fleet(seat).docked).is_empty()) {
        return Err(docked(state, ShipRef::new(seat, ship)));
    }
    capacities::free_turn(state, seat, spend, state.attack.at, true)?;
    if also.is_some() && !list::stops_two(state, seat, spend) {
        return Err(refuse("FC-REA-04", "refusal-fleet-one-sector"));
    }
    let clause = if state.is_ranged() { "FC-RNG-07" } else { "FC-REA-04" };
    Err(refuse_about(clause, "refusal-fleet-shield-direction", against.to_string()))
}

/// A special cannot be used in a Distortion Field (`FC-CAP-28`).
fn distorted(state: &State, seat: Seat, die: Held) -> Check {
    let at = state.attack.at;
    if die.die.face != Face::Special || state.allows_specials(seat, at) {
        return Ok(());
    }
    Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", at.to_string()))
}

pub(super) fn gas(state: &State, seat: Seat) -> Check {
    if !list::can_react(state, seat) {
        return Err(refuse("FC-REA-16", "refusal-fleet-squadrons-alone"));
    }
    if state.field.kind(state.attack.at) != Some(SectorKind::GasCloud) {
        return Err(refuse("FC-GAS-01", "refusal-fleet-no-cloud"));
    }
    if state.hindered(seat, CapacityEffect::Unshield).contains(state.attack.at) {
        return Err(refuse("FC-CAP-24", "refusal-fleet-unshielded"));
    }
    if state.fleet(seat).reserve[Colour::Green.index()] == 0 {
        return Err(refuse("FC-GAS-04", "refusal-fleet-no-green"));
    }
    if state.fleet(seat).rested_greens() == 0 {
        return Err(refuse("FC-GAS-03", "refusal-fleet-green-used"));
    }
    Err(refuse("FC-GAS-01", "refusal-fleet-bonus-once"))
}

pub(super) fn retreat(state: &State, seat: Seat, die: Held, to: Sector) -> Check {
    let power = Power::RetreatsWithAnyBlue;
    special_unless(state, seat, die, Colour::Blue, power, "FC-REA-06")?;
    react(state, seat, die, false)?;
    if state.hindered(seat, CapacityEffect::Pin).contains(state.attack.at) {
        return Err(refuse_about("FC-CAP-21", "refusal-fleet-pinned", state.attack.at.to_string()));
    }
    distorted(state, seat, die)?;
    if !list::pointed_at(state, die.die.face).contains(to) && state.field.laid.contains(to) {
        return Err(refuse_about("FC-CMD-07", "refusal-fleet-direction", to.to_string()));
    }
    Err(refuse("FC-REA-07", "refusal-fleet-no-retreat"))
}

pub(super) fn counter(state: &State, seat: Seat, spend: Spend, victim: ShipRef) -> Check {
    let die = spend.held;
    let power = Power::CountersWithAnyRed;
    special_unless(state, seat, die, Colour::Red, power, "FC-REA-09")?;
    react(state, seat, die, false)?;
    distorted(state, seat, die)?;
    capacities::free_turn(state, seat, spend, state.attack.at, true)?;
    // Only shields are turned by a special (`FC-SPE-10`).
    if spend.turned_by().is_some() {
        return Err(refuse_about("FC-SPE-10", "refusal-fleet-wrong-result", spend.to_string()));
    }
    if state.is_ranged() {
        return Err(refuse("FC-RNG-08", "refusal-fleet-counter-ranged"));
    }
    let took_part = state.attack.joined[victim.seat.index()].contains(victim.ship);
    let at = state.sector_of(victim).filter(|_| took_part && spend.face().is_directional());
    if let Some(at) = at.filter(|at| !list::pointed_at(state, spend.face()).contains(*at)) {
        return Err(refuse_about("FC-CMD-04", "refusal-fleet-direction", at.to_string()));
    }
    let clause = if took_part { "FC-REA-14" } else { "FC-REA-09" };
    Err(refuse_about(clause, "refusal-fleet-no-victim", victim.to_string()))
}

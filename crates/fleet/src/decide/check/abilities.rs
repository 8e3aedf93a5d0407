//! Why squadrons or a Redemption are not ordered so.

use kernel::Seat;

use super::capacities::free_turn;
use super::{Check, has, pay, special};
use crate::board::sector::Sector;
use crate::data::tables::{Forbid, Power, SectorKind};
use crate::decide::refusal::{refuse, refuse_about};
use crate::pieces::die::{Colour, Held, Spend};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::State;

pub(super) fn launch(
    state: &State,
    seat: Seat,
    spend: Spend,
    carrier: ShipId,
    to: Sector,
) -> Check {
    pay(state, seat, spend, Colour::Red, "FC-ABL-24")?;
    if !state.bays(seat).contains(carrier) {
        return Err(refuse_about("FC-ABL-23", "refusal-fleet-no-bays", carrier.to_string()));
    }
    if state.has_all_squadrons_out(ShipRef::new(seat, carrier)) {
        return Err(refuse_about("FC-ABL-23", "refusal-fleet-squadrons-out", carrier.to_string()));
    }
    let from = state.bay_sector(ShipRef::new(seat, carrier));
    if let Some(from) = from {
        free_turn(state, seat, spend, from, false)?;
    }
    let reach = from.map(|from| state.launch_reach(seat, from, spend.face()));
    if !reach.is_some_and(|reach| reach.contains(to)) {
        return Err(refuse_about("FC-ABL-24", "refusal-fleet-direction", to.to_string()));
    }
    let clause = match state.field.kind(to) {
        _ if state.field.fog.contains(to) => "FC-OFW-05",
        _ if state.field.barred.contains(to) => "FC-WPN-07",
        Some(SectorKind::BlackHole) => "FC-BLK-06",
        Some(SectorKind::GravityField) => "FC-GRV-05",
        Some(_) | None if state.is_held_by_teammate(seat, to) => "FC-SQN-11",
        Some(_) | None => "FC-ABL-25",
    };
    Err(refuse_about(clause, "refusal-fleet-launch", to.to_string()))
}

pub(super) fn offensive(state: &State, seat: Seat, carrier: ShipId, pair: [Held; 2]) -> Check {
    for die in pair {
        special(die, None, "FC-ABL-28")?;
        has(state, seat, die)?;
    }
    if !state.bays(seat).contains(carrier) {
        return Err(refuse_about("FC-ABL-23", "refusal-fleet-no-bays", carrier.to_string()));
    }
    let home = ShipRef::new(seat, carrier);
    among_asteroids(state, state.bay_sector(home))?;
    distorted(state, seat, carrier)?;
    Err(refuse("FC-ABL-28", "refusal-fleet-no-squadrons"))
}

pub(super) fn redeem(state: &State, seat: Seat, ship: ShipId, pair: [Held; 2]) -> Check {
    for die in pair {
        special(die, None, "FC-FAC-11")?;
        has(state, seat, die)?;
    }
    if !state.redeems(seat, ship) || !state.fleet(seat).has(Power::Redemption) {
        return Err(refuse("FC-FAC-11", "refusal-fleet-no-redemption"));
    }
    among_asteroids(state, state.sector_of(ShipRef::new(seat, ship)))?;
    distorted(state, seat, ship)?;
    Err(refuse("FC-FAC-11", "refusal-fleet-strike"))
}

/// Nothing of that kind begins inside an Asteroid Field (`FC-AST-05`).
fn among_asteroids(state: &State, at: Option<Sector>) -> Check {
    match at {
        Some(at) if state.field.forbidding(Forbid::Attack).contains(at) => {
            Err(refuse_about("FC-AST-05", "refusal-fleet-among-asteroids", at.to_string()))
        }
        Some(_) | None => Ok(()),
    }
}

/// The ship lies in a Distortion Field (`FC-CAP-28`).
fn distorted(state: &State, seat: Seat, ship: ShipId) -> Check {
    match state.sector_of(ShipRef::new(seat, ship)) {
        Some(at) if !state.allows_specials(seat, at) => {
            Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", at.to_string()))
        }
        _ => Ok(()),
    }
}

pub(super) fn board(
    state: &State,
    seat: Seat,
    from: Sector,
    pair: [Held; 2],
    prize: ShipRef,
) -> Check {
    for die in pair {
        special(die, None, "FC-FAC-28")?;
        has(state, seat, die)?;
    }
    if !state.fleet(seat).has(Power::Boarding) {
        return Err(refuse("FC-FAC-28", "refusal-fleet-no-boarding"));
    }
    among_asteroids(state, Some(from))?;
    if !state.allows_specials(seat, from) {
        return Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", from.to_string()));
    }
    let closed = state.field.forbidding(Forbid::BeNamed).or(state.field.sheltered);
    let is_closed = |at| closed.contains(at) || !state.is_targetable(prize);
    let near = state.sector_of(prize).filter(|at| from.around().contains(*at));
    match near.filter(|_| state.are_enemies(seat, prize.seat)) {
        Some(at) if state.is_guarded(prize, at) => {
            Err(refuse_about("FC-SQN-08", "refusal-fleet-guarded", at.to_string()))
        }
        Some(_) if state.is_hidden(prize) => {
            Err(refuse_about("FC-FAC-31", "refusal-fleet-signal", prize.to_string()))
        }
        Some(at) if is_closed(at) => {
            Err(refuse_about("FC-FAC-31", "refusal-fleet-protected", prize.to_string()))
        }
        _ => Err(refuse("FC-FAC-29", "refusal-fleet-board")),
    }
}

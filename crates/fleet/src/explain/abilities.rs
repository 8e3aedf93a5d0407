//! Why squadrons or a Redemption are not ordered so.

use kernel::Seat;

use super::{Explained, has, pay, special};
use crate::die::{Colour, Held, Spend};
use crate::refusal::{refuse, refuse_about};
use crate::sector::Sector;
use crate::ship::{ShipId, ShipRef};
use crate::state::State;
use crate::tables::{Forbid, Power};

pub(super) fn launch(
    state: &State,
    seat: Seat,
    spend: Spend,
    carrier: ShipId,
    to: Sector,
) -> Explained {
    pay(state, seat, spend, Colour::Red, "FC-ABL-24")?;
    if !state.bays(seat).contains(carrier) {
        return Err(refuse_about("FC-ABL-23", "refusal-fleet-no-bays", carrier.to_string()));
    }
    if state.has_all_squadrons_out(ShipRef::new(seat, carrier)) {
        return Err(refuse_about("FC-ABL-23", "refusal-fleet-squadrons-out", carrier.to_string()));
    }
    Err(refuse_about("FC-ABL-25", "refusal-fleet-launch", to.to_string()))
}

pub(super) fn offensive(state: &State, seat: Seat, carrier: ShipId, pair: [Held; 2]) -> Explained {
    for die in pair {
        special(die, None, "FC-ABL-28")?;
        has(state, seat, die)?;
    }
    if !state.bays(seat).contains(carrier) {
        return Err(refuse_about("FC-ABL-23", "refusal-fleet-no-bays", carrier.to_string()));
    }
    distorted(state, seat, carrier)?;
    let home = ShipRef::new(seat, carrier);
    not_from_asteroids(state, state.bay_sector(home))?;
    Err(refuse("FC-ABL-28", "refusal-fleet-no-squadrons"))
}

pub(super) fn redeem(state: &State, seat: Seat, ship: ShipId, pair: [Held; 2]) -> Explained {
    for die in pair {
        special(die, None, "FC-FAC-11")?;
        has(state, seat, die)?;
    }
    if !state.redeems(seat, ship) || !state.fleet(seat).has(Power::Redemption) {
        return Err(refuse("FC-FAC-11", "refusal-fleet-no-redemption"));
    }
    distorted(state, seat, ship)?;
    not_from_asteroids(state, state.sector_of(ShipRef::new(seat, ship)))?;
    Err(refuse("FC-FAC-11", "refusal-fleet-strike"))
}

/// The ship lies in a Distortion Field (`FC-CAP-28`).
fn distorted(state: &State, seat: Seat, ship: ShipId) -> Explained {
    match state.sector_of(ShipRef::new(seat, ship)) {
        Some(at) if !state.allows_specials(seat, at) => {
            Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", at.to_string()))
        }
        _ => Ok(()),
    }
}

/// Powers are not used from where nobody attacks (`FC-AST-05`).
fn not_from_asteroids(state: &State, from: Option<Sector>) -> Explained {
    match from {
        Some(from) if state.field.forbidding(Forbid::Attack).contains(from) => {
            Err(refuse_about("FC-AST-05", "refusal-fleet-no-attack-from", from.to_string()))
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
) -> Explained {
    for die in pair {
        special(die, None, "FC-FAC-28")?;
        has(state, seat, die)?;
    }
    if !state.fleet(seat).has(Power::Boarding) {
        return Err(refuse("FC-FAC-28", "refusal-fleet-no-boarding"));
    }
    if !state.allows_specials(seat, from) {
        return Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", from.to_string()));
    }
    not_from_asteroids(state, Some(from))?;
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

//! What a viewer cannot know, dealt anew.

use arrayvec::ArrayVec;
use kernel::chance::Chance;
use kernel::{Seat, Viewer};

use crate::build::options::GameOption;
use crate::hidden::secret::Bag;
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::pieces::token::Token;
use crate::state::{CLASS_LIMIT, State};

/// Replaces what others keep face down by something that fits all the viewer has seen.
pub(crate) fn redeal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    state.redeal_fleets(|seat| viewer != Viewer::Seat(seat), chance);
    for seat in Seat::all(state.seats).filter(|seat| viewer != Viewer::Seat(*seat)) {
        redeal_signals(state, seat, chance);
        redeal_weapons(state, seat, chance);
        let tables = state.tables;
        state.fleet_mut(seat).redeal_devices(tables, chance);
    }
    state.stations.redeal(viewer, chance);
}

/// Weapons that nobody has seen, and the tokens that somebody chooses from.
fn redeal_weapons(state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let drawn = state.options.contains(GameOption::DrawnWeapons);
    let bag = Bag::of(state);
    let fleet = state.fleet_mut(seat);
    let dealt = |ship: &ShipId| fleet.ship(*ship).weapon.is_some() && fleet.is_deployed(*ship);
    let dealt: ShipSet = fleet.hidden.iter().filter(|ship| drawn && dealt(ship)).collect();
    for ship in fleet.secret.or(dealt).iter() {
        fleet.ship_mut(ship).weapon = Some(bag.any_kept_by(fleet.faction, chance));
    }
    if !fleet.drawn.is_empty() {
        fleet.drawn = bag.draw(chance);
    }
}

/// Mixes what the Signals of a seat stand for, within what everybody knows of them: ships that were
/// camouflaged together are mixed with each other, no sector gets above the class limit, and a
/// Signal that a token points at stays what it is.
fn redeal_signals(state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let open: ArrayVec<ShipId, { ShipId::COUNT }> = mixable(state, seat).collect();
    if open.len() < 2 {
        return;
    }
    for _ in 0..4 * open.len() {
        let [one, other] = [0; 2].map(|_| open[chance.below(open.len() as u32) as usize]);
        let veils = &state.fleet(seat).veils;
        if one == other || veils[one.index()] != veils[other.index()] {
            continue;
        }
        state.swap_identities(seat, one, other);
        if !fits(state, seat, one) || !fits(state, seat, other) {
            state.swap_identities(seat, one, other);
        }
    }
}

/// The Signals that nothing on the table tells apart.
fn mixable(state: &State, seat: Seat) -> impl Iterator<Item = ShipId> {
    let fleet = state.fleet(seat);
    let pointed_at = move |ship: ShipId| {
        let this = Some(ShipRef::new(seat, ship));
        let by_token = |token: Token| Some(token.carrier) == this || token.victim == this;
        let has_squadrons = || fleet.all().any(|other| fleet.ship(other).home == Some(ship));
        let by_capacity = |active: crate::pieces::capacity::Active| Some(active.name.ship) == this;
        let named = state.tokens.iter().any(by_token) || state.capacities.iter().any(by_capacity);
        named || has_squadrons()
    };
    let free = fleet.hidden.minus(fleet.docked);
    free.iter().filter(move |ship| !pointed_at(*ship))
}

/// Whether the sector of the ship keeps to the class limit.
fn fits(state: &State, seat: Seat, ship: ShipId) -> bool {
    let at = state.sector_of(ShipRef::new(seat, ship));
    at.is_none_or(|at| state.class_of(seat, state.fleet(seat).at(at)) <= CLASS_LIMIT)
}

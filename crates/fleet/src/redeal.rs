//! What a viewer cannot know, dealt anew.

use kernel::chance::Chance;
use kernel::{Seat, Viewer};

use crate::state::State;
use crate::tables::Weapons;

/// Replaces what others keep face down by something that fits all the viewer has seen.
pub(crate) fn redeal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    for seat in Seat::all(state.seats).filter(|seat| viewer != Viewer::Seat(*seat)) {
        redeal_weapons(state, seat, chance);
    }
}

/// Weapons that nobody has seen, and the tokens that somebody chooses from.
fn redeal_weapons(state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let fleet = state.fleet_mut(seat);
    for ship in fleet.secret.iter() {
        fleet.ship_mut(ship).weapon = Some(Weapons::any_kept_by(fleet.faction, chance));
    }
    if !fleet.drawn.is_empty() {
        fleet.drawn = Weapons::draw(chance);
    }
}

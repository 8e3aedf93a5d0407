//! What entering the board costs, and where it is usual.

use kernel::Seat;

use crate::card::Command;
use crate::square::Square;
use crate::state::State;

/// What deploying costs: an action, nothing with Eager.
pub(crate) fn cost(state: &State) -> u8 {
    u8::from(!state.has(state.active, Command::Eager))
}

/// Whether the square is in the orbit of a planet with a cube of the seat.
pub(crate) fn is_own_orbit(state: &State, seat: Seat, square: Square) -> bool {
    state.map.orbited_from(square).is_some_and(|planet| state.cubes.has(planet, seat))
}

//! Where a ship can enter the board.

use kernel::Seat;

use crate::card::Command;
use crate::cubes::planets_of;
use crate::square::Square;
use crate::state::State;

/// What deploying costs: an action, nothing with Eager.
pub(crate) fn cost(state: &State) -> u8 {
    u8::from(!state.has(state.active, Command::Eager))
}

/// Visits every square where the seat may put a ship from outside the board: the empty orbital
/// squares of planets with an own cube (`QU-DEPLOY-01`), and with Stealthy every empty square
/// that has no ship near it.
pub(crate) fn squares(state: &State, seat: Seat, mut visit: impl FnMut(Square)) {
    let stealthy = state.has(seat, Command::Stealthy);
    for planet in planets_of(state.cubes.owned(seat)) {
        for square in state.map.planet(planet).square.near() {
            if state.is_empty(square) {
                visit(square);
            }
        }
    }
    if stealthy {
        for square in state.map.open_squares() {
            if !is_own_orbit(state, seat, square) && is_isolated(state, square) {
                visit(square);
            }
        }
    }
}

/// Whether the square is in the orbit of a planet with a cube of the seat.
pub(crate) fn is_own_orbit(state: &State, seat: Seat, square: Square) -> bool {
    state.map.orbited_from(square).is_some_and(|planet| state.cubes.has(planet, seat))
}

/// Whether the square is empty and no ship is near it.
pub(crate) fn is_isolated(state: &State, square: Square) -> bool {
    state.is_empty(square) && square.near().all(|near| state.ship_at(near).is_none())
}

//! Building a cube: which planets' numbers the active seat's ships make up.

use kernel::Seat;

use crate::card::Command;
use crate::cubes::planets_of;
use crate::map::{Map, PlanetId};
use crate::setup::Edition;
use crate::state::State;

/// What building on a planet takes, and what the ships there give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sum {
    /// The planet's number, 3 more for each own cube there (`QU-ENT-02`).
    pub(crate) needed: u8,
    /// The faces of all own ships in orbit; none may be left out (`QU-BUILD-03`).
    pub(crate) orbit: u8,
}

/// Planets that may take a cube of the seat by building, whatever its ships show: a free slot
/// and no own cube; if there are none, entanglement opens the others (`QU-ENT-01`).
pub(crate) fn candidates(state: &State, seat: Seat) -> u32 {
    match (state.cubes.open_to(seat), state.edition) {
        (0, Edition::Revised) => state.cubes.free(),
        (planets, Edition::Revised | Edition::First) => planets,
    }
}

/// The planets where the active seat's ships make up the number (`QU-BUILD-02`).
pub(crate) fn planets(state: &State) -> u32 {
    let seat = state.active;
    let mut orbits = [0_u8; Map::PLANETS_AT_MOST];
    for (die, square) in state.sheet(seat).on_board() {
        if let Some(planet) = state.map.orbited_from(square) {
            orbits[planet.index()] += state.sheet(seat).die(die).face;
        }
    }
    let fits = |planet: &PlanetId| {
        let sum = Sum { needed: needed(state, seat, *planet), orbit: orbits[planet.index()] };
        is_reached(state, seat, *planet, sum)
    };
    planets_of(candidates(state, seat)).filter(fits).fold(0, |mask, planet| mask | 1 << planet.0)
}

/// The sum on one planet.
pub(crate) fn sum(state: &State, seat: Seat, planet: PlanetId) -> Sum {
    let faces = state.sheet(seat).on_board().filter_map(|(die, square)| {
        let orbits = state.map.orbited_from(square) == Some(planet);
        orbits.then(|| state.sheet(seat).die(die).face)
    });
    Sum { needed: needed(state, seat, planet), orbit: faces.sum() }
}

/// Why the orbit's sum is not the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Miss {
    /// No choice of the ships there makes it.
    Number,
    /// Some of the ships in orbit make it, but none may be left out (`QU-BUILD-03`).
    ShipTooMany,
    /// It would take ships on the tile's corners, which do not count (`QU-BUILD-04`).
    ShipOnCorner,
}

pub(crate) fn miss(state: &State, seat: Seat, planet: PlanetId) -> Miss {
    let (centre, needed) = (state.map.planet(planet).square, needed(state, seat, planet));
    let ships = || state.sheet(seat).on_board().filter(|(_, at)| at.is_around(centre));
    let sums = |sums: u64, (die, _)| sums | sums << state.sheet(seat).die(die).face;
    let makes = |sums: u64| sums & (1 << needed) != 0;
    if makes(ships().filter(|(_, at)| at.is_near(centre)).fold(1, sums)) {
        Miss::ShipTooMany
    } else if makes(ships().fold(1, sums)) {
        Miss::ShipOnCorner
    } else {
        Miss::Number
    }
}

fn needed(state: &State, seat: Seat, planet: PlanetId) -> u8 {
    state.map.planet(planet).number + 3 * state.cubes.count(planet, seat)
}

/// Whether the orbit's sum is the number: exactly, within 1 with Intelligent, and with any of the
/// ships on the tile's corners added with Ingenious.
#[inline]
fn is_reached(state: &State, seat: Seat, planet: PlanetId, sum: Sum) -> bool {
    let tolerance = u8::from(state.has(seat, Command::Intelligent));
    if sum.orbit > 0 && sum.orbit.abs_diff(sum.needed) <= tolerance {
        return true;
    }
    if !state.has(seat, Command::Ingenious) {
        return false;
    }
    let centre = state.map.planet(planet).square;
    // Bit n of `sums` is set when some choice of ships adds up to n; five ships make at most 30.
    let corners = state
        .sheet(seat)
        .on_board()
        .filter(|(_, square)| square.is_around(centre) && !square.is_near(centre));
    let sums = corners
        .fold(1_u64 << sum.orbit, |sums, (die, _)| sums | sums << state.sheet(seat).die(die).face);
    (sum.needed - tolerance..=sum.needed + tolerance).any(|total| sums & (1 << total) != 0)
}

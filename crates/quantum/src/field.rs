//! The board as bits: which squares are empty, and where the other players' ships are.
//!
//! Made once for each list of actions; everything that asks "which squares" is then a few
//! operations on machine words.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::bits::Bits;
use crate::card::Command;
use crate::cubes::planets_of;
use crate::map::{Map, Words};
use crate::square::Square;
use crate::state::State;

/// The board as the ships of the active seat meet it.
pub(crate) struct Field<'a, const W: usize> {
    pub(crate) state: &'a State,
    pub(crate) map: &'static Map,
    /// Open squares without a ship (`QU-TERM-10`).
    pub(crate) empty: Bits<W>,
    occupied: Bits<W>,
    /// The ships that the active seat can attack.
    pub(crate) enemies: ArrayVec<Square, 15>,
}

/// Something to be done with the field, whatever the size of the map.
pub(crate) trait Task {
    type Answer;
    fn run<const W: usize>(self, field: &Field<'_, W>) -> Self::Answer;
}

/// Runs the task in the code made for the map's size.
pub(crate) fn on_field<T: Task>(state: &State, task: T) -> T::Answer {
    match state.map.words() {
        Words::Two => task.run(&Field::<2>::of(state)),
        Words::Four => task.run(&Field::<4>::of(state)),
        Words::Eight => task.run(&Field::<8>::of(state)),
    }
}

impl<'a, const W: usize> Field<'a, W> {
    fn of(state: &'a State) -> Self {
        let map = state.map;
        let mut occupied = Bits::EMPTY;
        let mut enemies = ArrayVec::new();
        for seat in Seat::all(state.seats()) {
            for (_, square) in state.sheet(seat).on_board() {
                occupied.insert(map.bit(square));
                if seat != state.active {
                    enemies.push(square);
                }
            }
        }
        let empty = Bits::from_words(&map.open).without(occupied);
        Self { state, map, empty, occupied, enemies }
    }

    /// Where the seat may put a ship from outside the board: the empty orbital squares of planets
    /// with an own cube (`QU-DEPLOY-01`), and with Stealthy every empty square that has no ship
    /// near it.
    pub(crate) fn entries(&self, seat: Seat) -> Bits<W> {
        let mut entries = Bits::EMPTY;
        for planet in planets_of(self.state.cubes.owned(seat)) {
            entries = entries.union(Bits::from_words(&self.map.planet(planet).orbit));
        }
        if self.state.has(seat, Command::Stealthy) {
            let beside_ships = self.occupied.near(self.map.stride());
            entries = entries.union(Bits::from_words(&self.map.open).without(beside_ships));
        }
        entries.intersection(self.empty)
    }
}

//! How near a seat's ships are to the next cube.

use arrayvec::ArrayVec;
use kernel::Seat;
use quantum::{Command, DieId, Place, PlanetId, Square, State};

/// The ships that a seat has in play.
pub(super) struct Fleet {
    ships: ArrayVec<Ship, { DieId::COUNT }>,
}

#[derive(Clone, Copy)]
struct Ship {
    face: u8,
    /// `None` in the scrapyard.
    at: Option<Square>,
}

/// The actions that it takes a ship to come into a planet's orbit, and to leave it.
#[derive(Clone, Copy)]
struct Travel {
    come: u8,
    go: u8,
}

/// Which sums a planet takes.
#[derive(Clone, Copy)]
struct Fits {
    number: u8,
    tolerance: u8,
}

/// How much more a second cube on a planet takes, where no new planet is open.
const ENTANGLED: u8 = 3;
/// The actions of a construction itself.
const BUILD: u8 = 2;
/// What it takes to make up for a sum that is one off: mostly a ship is reconfigured, with luck.
const ONE_OFF: u8 = 2;
/// More actions than anybody plans ahead.
const FAR: u8 = 12;

/// The part of a cube that is earned when it can be built in this turn.
const EARNED_NOW: f32 = 0.9;
/// The part that is earned when actions are missing: as many as a construction takes, one more,
/// and so on. Three make a turn.
const EARNED_LATER: [f32; 7] = [0.58, 0.54, 0.36, 0.33, 0.30, 0.22, 0.15];
/// A second planet within reach is worth less: it is the way out if the first is lost.
const SECOND_PLANET: f32 = 0.2;

impl Fleet {
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let in_play = |(_, place, face): (DieId, Place, u8)| match place {
            Place::Board(square) => Some(Ship { face, at: Some(square) }),
            Place::Scrapyard => Some(Ship { face, at: None }),
            Place::Reserve | Place::InHand => None,
        };
        Self { ships: state.dice(seat).filter_map(in_play).collect() }
    }

    pub(super) fn on_board(&self) -> u8 {
        self.ships.iter().filter(|ship| ship.at.is_some()).count() as u8
    }

    pub(super) fn in_scrapyard(&self) -> u8 {
        self.ships.len() as u8 - self.on_board()
    }

    /// How much of the next cube the ships have earned.
    pub(super) fn progress(&self, state: &State, seat: Seat) -> f32 {
        let left = if state.active() == seat { state.actions_left() } else { 0 };
        let (best, second) = self.fewest_actions(state, seat);
        earned(best, left) + SECOND_PLANET * earned(second, left)
    }

    /// The fewest actions to a cube, on the best planet and on the second best.
    fn fewest_actions(&self, state: &State, seat: Seat) -> (u8, u8) {
        let sums = self.sums();
        let tolerance = u8::from(state.commands(seat).contains(Command::Intelligent));
        let mut best = (FAR, FAR);
        let mut look = |planet: PlanetId, dearer: u8| {
            let planet = state.map().planet(planet);
            let fits = Fits { number: planet.number + dearer, tolerance };
            let actions = self.actions_to(planet.square, fits, &sums);
            if actions < best.0 {
                best = (actions, best.0);
            } else if actions < best.1 {
                best.1 = actions;
            }
        };
        let open = state.map().planet_ids().filter(|id| state.has_free_slot(*id));
        let mut new = open.clone().filter(|id| !state.has_cube(seat, *id)).peekable();
        if new.peek().is_some() {
            new.for_each(|planet| look(planet, 0));
        } else {
            open.for_each(|planet| look(planet, ENTANGLED));
        }
        best
    }

    /// What each choice of ships adds up to, bit by bit.
    fn sums(&self) -> ArrayVec<u8, { 1 << DieId::COUNT }> {
        let mut sums = ArrayVec::from_iter([0]);
        for ship in &self.ships {
            for choice in 0..sums.len() {
                sums.push(sums[choice] + ship.face);
            }
        }
        sums
    }

    /// The fewest actions to a cube on this planet: some ships come, all others leave its orbit.
    fn actions_to(&self, planet: Square, fits: Fits, sums: &[u8]) -> u8 {
        let near = |sum: u8| fits.off_by(sum) <= 1;
        if !sums.iter().any(|sum| near(*sum)) {
            return FAR;
        }
        let travels: ArrayVec<Travel, { DieId::COUNT }> =
            self.ships.iter().map(|ship| ship.travel(planet)).collect();
        let mut fewest = FAR;
        for (choice, sum) in sums.iter().enumerate().filter(|(_, sum)| near(**sum)) {
            let moves = travels.iter().enumerate().map(|(index, travel)| {
                if choice & 1 << index == 0 { travel.go } else { travel.come }
            });
            fewest = fewest.min(BUILD + ONE_OFF * fits.off_by(*sum) + moves.sum::<u8>());
        }
        fewest
    }
}

impl Fits {
    fn off_by(self, sum: u8) -> u8 {
        sum.abs_diff(self.number).saturating_sub(self.tolerance)
    }
}

impl Ship {
    /// Counted in a straight line: the few detours around planets and ships are left to the
    /// search. A ship in the scrapyard is deployed first, at a planet of its owner.
    fn travel(self, planet: Square) -> Travel {
        let Some(at) = self.at else { return Travel { come: 2, go: 0 } };
        let steps = at.column().abs_diff(planet.column()) + at.row().abs_diff(planet.row()) - 1;
        match steps {
            0 => Travel { come: 0, go: 1 },
            _ => Travel { come: steps.div_ceil(self.face), go: 0 },
        }
    }
}

/// The part of a cube that is earned when it takes so many actions and so many are left in this
/// turn. A construction needs both of its actions in one turn.
fn earned(actions: u8, left: u8) -> f32 {
    if actions >= FAR {
        0.0
    } else if actions <= left {
        EARNED_NOW
    } else {
        let missing = usize::from((actions - left).saturating_sub(BUILD));
        EARNED_LATER[missing.min(EARNED_LATER.len() - 1)]
    }
}

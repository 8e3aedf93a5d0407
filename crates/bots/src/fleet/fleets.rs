//! Fleets against each other, in class points.

use fleet::State;
use fleet::board::Sector;
use fleet::data::SectorKind;
use fleet::insight::Afloat;
use fleet::pieces::{Colour, Die, Face};
use kernel::Seat;

use super::patience;

/// What a ship is worth with its last hull point, of its class.
const WRECK: f32 = 0.35;

/// What the best attack that is in reach is worth, of the damage it would do: without a red result
/// at hand, and for each of up to two such results.
const THREAT: f32 = 0.08;
const READY: f32 = 0.16;

/// What each sector of distance to the nearest enemy costs, for each point of firepower.
const DISTANCE: f32 = 0.035;

/// What a ship beside a Black Hole has lost already, of its worth, by how many markers the hole
/// still wants; and what is left of the fear with no result to flee by, one, or several.
const ABYSS: [f32; 5] = [0.5, 0.5, 0.3, 0.16, 0.08];
const FEAR: [f32; 3] = [1.0, 0.5, 0.35];

/// What it is worth to hit somebody who is not the strongest.
const BY_THE_WAY: f32 = 0.4;

/// To how many results in hand the haste of a scenario applies.
const MOVES: u8 = 2;

/// What one sector more of distance to one's home is worth, by what lies there.
const fn nuisance(kind: SectorKind) -> f32 {
    match kind {
        SectorKind::BlackHole => 0.3,
        SectorKind::AsteroidField | SectorKind::GravityField | SectorKind::GammaStorm => 0.08,
        SectorKind::GasCloud => -0.05,
        SectorKind::BattleStation | SectorKind::Colony => -0.12,
        SectorKind::RadarAnomaly => 0.0,
    }
}

/// What every camp has.
#[derive(Debug)]
pub(super) struct Camps {
    scores: [f32; Seat::MOST],
    /// Class points at the beginning.
    points: [f32; Seat::MOST],
    has_ships: [bool; Seat::MOST],
}

impl Camps {
    pub(super) fn of(state: &State) -> Self {
        let mut camps = Self {
            scores: [0.0; Seat::MOST],
            points: [0.0; Seat::MOST],
            has_ships: [false; Seat::MOST],
        };
        for seat in Seat::all(state.seats()) {
            let camp = usize::from(state.camp_of(seat));
            camps.scores[camp] += score(state, seat);
            camps.points[camp] += f32::from(state.points_at_start(seat));
            camps.has_ships[camp] |= state.ships_of(seat).next().is_some();
        }
        camps
    }

    /// How far the camp is ahead of the strongest other one. What the rest have lost counts in
    /// part: it pays to hit whoever is near.
    pub(super) fn lead(&self, camp: u8) -> f32 {
        let camp = usize::from(camp);
        let (mut strongest, mut lost, mut lost_by_strongest) = (f32::NEG_INFINITY, 0.0, 0.0);
        for other in (0..Seat::MOST).filter(|other| *other != camp) {
            if !self.has_ships[other] {
                lost += self.points[other];
                continue;
            }
            let loss = self.points[other] - self.scores[other];
            lost += loss;
            if self.scores[other] > strongest {
                (strongest, lost_by_strongest) = (self.scores[other], loss);
            }
        }
        let by_the_way = BY_THE_WAY * (lost - lost_by_strongest);
        let behind = if strongest.is_finite() { strongest } else { 0.0 };
        self.scores[camp] - behind + by_the_way
    }
}

/// What a seat has.
fn score(state: &State, seat: Seat) -> f32 {
    let ships: f32 = state.ships_of(seat).map(worth).sum();
    let (mut dice, mut ready, mut ways) = (0.0, 0_u8, 0_u8);
    for (die, count) in state.stored(seat) {
        dice += f32::from(count) * kept(die);
        ready += if is_shot(die) { count } else { 0 };
        ways += if is_way(die) { count } else { 0 };
    }
    for (die, count) in state.rolled(seat) {
        dice += f32::from(count) * 0.6 * kept(die);
        ready += if is_shot(die) { count } else { 0 };
        ways += if is_way(die) { count } else { 0 };
    }
    let dice = dice + state.haste(seat) * f32::from(ways.min(MOVES));
    let before = || ground(state, seat) - f32::from(state.stranded(seat));
    let dice = dice + state.progress(seat) + if state.is_set_up() { 0.0 } else { before() };
    let lost = abyss(state, seat) * FEAR[usize::from(ways.min(2))];
    ships - lost + dice + (THREAT + READY * f32::from(ready.min(2))) * best_attack(state, seat)
}

fn worth(ship: Afloat<'_>) -> f32 {
    let whole = f32::from(ship.hull) / f32::from(ship.row.hull);
    f32::from(ship.row.class) * (WRECK + (1.0 - WRECK) * whole)
}

/// How well special sectors lie for the seat before a shot is fired.
fn ground(state: &State, seat: Seat) -> f32 {
    let away = |at: Sector| {
        let home = state.home(seat).iter().map(|home| home.distance(at)).min();
        f32::from(home.unwrap_or(0))
    };
    state.special_sectors().map(|(at, kind)| nuisance(kind) * away(at)).sum()
}

/// What Black Holes threaten to draw in: whoever is next to one.
fn abyss(state: &State, seat: Seat) -> f32 {
    let beside = |hole: Sector| {
        let near = state
            .ships_of(seat)
            .filter(move |ship| ship.sector.is_some_and(|at| at.distance(hole) == 1));
        near.map(worth).sum::<f32>()
    };
    state.holes().map(|(hole, missing)| ABYSS[usize::from(missing)] * beside(hole)).sum()
}

fn is_shot(die: Die) -> bool {
    die.colour == Colour::Red && die.face != Face::Special
}

fn is_way(die: Die) -> bool {
    die.colour == Colour::Blue && die.face != Face::Special
}

/// Whether a Black Hole is beside the sector.
pub(super) fn is_on_the_brink(state: &State, at: Sector) -> bool {
    state.holes().any(|(hole, _)| hole.distance(at) == 1)
}

/// What a result on the bridge is worth.
fn kept(die: Die) -> f32 {
    match (die.colour, die.face) {
        (Colour::Green, Face::Multi) => 0.40,
        (Colour::Green, Face::Special) => 0.15,
        (Colour::Green, _) => 0.28,
        (Colour::Blue, Face::Special) => 0.22,
        (Colour::Blue, Face::Multi) => 0.12,
        (Colour::Blue, _) => 0.08,
        (Colour::Red, Face::Special | Face::Multi) => 0.20,
        (Colour::Red, _) => 0.12,
    }
}

/// The most that one attack could take away, in class points.
fn best_attack(state: &State, seat: Seat) -> f32 {
    let mut best = 0.0_f32;
    for enemy in enemies(state, seat) {
        for ship in state.ships_of(enemy) {
            let Some(at) = ship.sector else { continue };
            let damage = firepower_around(state, seat, at).min(f32::from(ship.hull));
            let class = f32::from(ship.row.class);
            let taken = damage / f32::from(ship.row.hull) * (1.0 - WRECK) * class;
            let last = if damage >= f32::from(ship.hull) { WRECK * class } else { 0.0 };
            best = best.max(taken + last);
        }
    }
    best
}

fn enemies(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let camp = state.camp_of(seat);
    Seat::all(state.seats()).filter(move |other| state.camp_of(*other) != camp)
}

/// The firepower of the seat's ships in the sectors around this one.
pub(super) fn firepower_around(state: &State, seat: Seat, at: Sector) -> f32 {
    let near = state
        .ships_of(seat)
        .filter(|ship| ship.sector.is_some_and(|sector| sector.distance(at) == 1));
    near.map(|ship| f32::from(ship.row.firepower.unwrap_or(0))).sum()
}

/// How far the nearest enemy is.
pub(super) fn distance_to_enemy(state: &State, seat: Seat, from: Sector) -> f32 {
    let sectors =
        enemies(state, seat).flat_map(|enemy| state.ships_of(enemy).filter_map(|ship| ship.sector));
    sectors.map(|at| at.distance(from)).min().map_or(0.0, f32::from)
}

/// What the seat loses by keeping its guns away from the enemy, the more the more restless it is.
pub(super) fn approach(state: &State, seat: Seat, restlessness: f32) -> f32 {
    let armed = state.ships_of(seat).filter_map(|ship| Some((ship.sector?, ship.row.firepower?)));
    let cost = |(at, firepower): (Sector, u8)| {
        f32::from(firepower) * (distance_to_enemy(state, seat, at) - 1.0).max(0.0)
    };
    let each = DISTANCE * (1.0 + patience::URGE * restlessness);
    -each * armed.map(cost).sum::<f32>()
}

//! What a plan is worth when nobody knows the order of the damage tiles.
//!
//! The tiles of a zone can lie in 720 orders, but only those that are drawn matter, and two orders
//! that lead to the same table are one. So the resolution is played turn by turn for a set of
//! weighted tables: a turn splits a table wherever a tile is drawn, and equal tables are merged.

use std::collections::HashMap;

use kernel::NoLog;

use crate::mission::{Mission, Pile};
use crate::plan::{Plans, Trips};
use crate::report::Report;
use crate::resolve::{Resolution, Status};
use crate::ship::Zone;
use crate::tile::{Tile, TileOrder};

/// Every way in which a mission can end, with its probability.
///
/// ```
/// use alert::{Level, Mission, Odds, Pile, Plans, Track, Trips};
///
/// let mission = Mission::new(Level::Mission, [Track::T1, Track::T2, Track::T3], Track::T4);
/// let odds = Odds::of(&mission, &Plans::new(), &Trips::NONE, &Default::default());
/// assert_eq!((odds.survival(), odds.mean_score()), (1.0, Some(0.0)));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The probabilities add up to 1; equal reports are one.
    pub outcomes: Vec<(f64, Report)>,
}

impl Odds {
    /// Over all orders of the damage tiles, each as likely as the next; `fixed` are the tiles
    /// that lie on top of each zone's pile for certain.
    pub fn of(mission: &Mission, plans: &Plans, trips: &Trips, fixed: &[Pile; 3]) -> Self {
        let start = Resolution::new(mission, plans, &TileOrder::default(), &mut NoLog);
        let mut running = vec![(1.0, start)];
        let mut outcomes: Vec<(f64, Report)> = Vec::new();
        while !running.is_empty() {
            let mut tables = Tables::default();
            for (weight, resolution) in &running {
                let known = Zone::ALL.map(|zone| left_of(&fixed[zone.index()], resolution, zone));
                split(resolution, trips, &known, *weight, &mut tables);
            }
            let (over, going_on): (Vec<_>, Vec<_>) = tables
                .into_weighted()
                .partition(|(_, resolution)| resolution.status() != Status::Running);
            for (weight, resolution) in over {
                add_outcome(&mut outcomes, weight, resolution.report());
            }
            running = going_on;
        }
        Self { outcomes }
    }

    /// How likely the ship comes home.
    pub fn survival(&self) -> f64 {
        let homes = self.outcomes.iter().filter(|(_, report)| report.is_won());
        // Sums of many parts may be a hair above 1; the sum of none would be minus zero.
        homes.fold(0.0, |sum: f64, (weight, _)| sum + weight).min(1.0)
    }

    /// The mean score of the ships that come home; none if none does or nothing is scored.
    pub fn mean_score(&self) -> Option<f64> {
        let scores = self.scores();
        let weight: f64 = scores.iter().map(|(weight, _)| weight).sum();
        let sum: f64 = scores.iter().map(|(weight, score)| weight * f64::from(*score)).sum();
        (weight > 0.0).then(|| sum / weight)
    }

    /// How likely each score is, the lowest first.
    pub fn scores(&self) -> Vec<(f64, i16)> {
        let mut scores: Vec<(f64, i16)> = Vec::new();
        for (weight, report) in &self.outcomes {
            let Some(total) = report.score().map(crate::report::Score::total) else { continue };
            match scores.iter_mut().find(|(_, score)| *score == total) {
                Some((sum, _)) => *sum += weight,
                None => scores.push((*weight, total)),
            }
        }
        scores.sort_by_key(|(_, score)| *score);
        scores
    }
}

/// The tiles on top of a pile that are known and have not been drawn yet.
fn left_of(fixed: &Pile, resolution: &Resolution, zone: Zone) -> Pile {
    let drawn = resolution.situation().zones[zone.index()].tiles;
    fixed.iter().copied().filter(|tile| !drawn.contains(*tile)).collect()
}

/// Plays a turn in every way in which the tiles can lie that are drawn in it.
fn split(
    resolution: &Resolution,
    trips: &Trips,
    known: &[Pile; 3],
    weight: f64,
    tables: &mut Tables,
) {
    let order = Zone::ALL
        .into_iter()
        .fold(TileOrder::default(), |order, zone| order.beginning(zone, &known[zone.index()]));
    let mut played = resolution.with_tiles(&order);
    let turn = played.situation().turn;
    played.play_turn(|member| trips.of(member, turn), &mut NoLog);
    let before = &resolution.situation().zones;
    let after = &played.situation().zones;
    let surprised = Zone::ALL.into_iter().find(|zone| {
        let zone = zone.index();
        let drawn = after[zone].tiles.len() - before[zone].tiles.len();
        usize::from(drawn) > known[zone].len()
    });
    let Some(zone) = surprised else { return tables.add(weight, &played) };
    let lying = before[zone.index()].tiles;
    let is_open = |tile: &Tile| !lying.contains(*tile) && !known[zone.index()].contains(tile);
    let open: Vec<Tile> = Tile::ALL.into_iter().filter(is_open).collect();
    for tile in &open {
        let mut known = known.clone();
        known[zone.index()].push(*tile);
        split(resolution, trips, &known, weight / open.len() as f64, tables);
    }
}

fn add_outcome(outcomes: &mut Vec<(f64, Report)>, weight: f64, report: Report) {
    match outcomes.iter_mut().find(|(_, other)| *other == report) {
        Some((sum, _)) => *sum += weight,
        None => outcomes.push((weight, report)),
    }
}

/// Tables with their weights; equal ones are merged.
#[derive(Default)]
struct Tables {
    weighted: Vec<(f64, Resolution)>,
    /// Where to look for an equal one, by the tiles that lie.
    places: HashMap<[u8; 18], Vec<usize>>,
}

impl Tables {
    fn add(&mut self, weight: f64, resolution: &Resolution) {
        // What is left in the piles is as open as before.
        let resolution = resolution.with_tiles(&TileOrder::default());
        let mut lying = [0; 18];
        for (zone, hull) in resolution.situation().zones.iter().enumerate() {
            for tile in hull.tiles.iter() {
                lying[6 * zone + tile.index()] = 1;
            }
        }
        let places = self.places.entry(lying).or_default();
        let same = places.iter().find(|place| self.weighted[**place].1 == resolution);
        if let Some(place) = same {
            self.weighted[*place].0 += weight;
        } else {
            places.push(self.weighted.len());
            self.weighted.push((weight, resolution));
        }
    }

    fn into_weighted(self) -> impl Iterator<Item = (f64, Resolution)> {
        self.weighted.into_iter()
    }
}

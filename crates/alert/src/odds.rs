//! What a plan is worth when nobody knows the order of the damage tiles.
//!
//! The tiles of a zone can lie in 720 orders, but two orders that lead to the same situation are
//! one. So the resolution is played task by task for a set of weighted situations. A tile that is
//! drawn is owed at first; before the next task every tile that it may be is turned over, one at a
//! time, and equal situations are merged. Those that are furthest behind go on first, so that those
//! that can become equal meet. Weights are counts of orders: nothing is rounded before the end.

use std::cmp::Reverse;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, HashMap};
use std::hash::BuildHasherDefault;

use kernel::NoLog;

use crate::mission::{Mission, Pile};
use crate::plan::{Plans, Trips};
use crate::report::{Report, Score};
use crate::resolve::{Agenda, Resolution, Status};
use crate::ship::Zone;
use crate::situation::Situation;
use crate::tile::{Tile, TileOrder};

/// All orders of all tiles: 6! for each zone.
const ORDERS: u64 = 720 * 720 * 720;

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
    /// How each order of the tiles ends; equal reports are one. A ship that is lost takes with it
    /// which tiles were drawn last.
    // Invariant: the counts add up to `ORDERS`.
    counted: Vec<(u64, Report)>,
}

impl Odds {
    /// Over all orders of the damage tiles, each as likely as the next; `fixed` are the tiles
    /// that lie on top of each zone's pile for certain.
    pub fn of(mission: &Mission, plans: &Plans, trips: &Trips, fixed: &[Pile; 3]) -> Self {
        let start = Resolution::new(mission, plans, &TileOrder::default(), &mut NoLog);
        let mut branches = Branches { mission: start.owing_tiles(), behind: BTreeMap::new() };
        let mut counted = Merged::default();
        branches.add(ORDERS, start.situation(), Agenda::default());
        while let Some((_, level)) = branches.behind.pop_first() {
            for ((now, agenda), orders) in level {
                let resolution = branches.mission.at(&now);
                match resolution.owes() {
                    Some(zone) => branches.turn_over(orders, &resolution, &agenda, zone, fixed),
                    None => match play_on(resolution, agenda, trips) {
                        (resolution, agenda) if resolution.status() == Status::Running => {
                            branches.add(orders, resolution.situation(), agenda);
                        }
                        (resolution, _) => {
                            *counted.entry(resolution.report()).or_default() += orders;
                        }
                    },
                }
            }
        }
        Self { counted: counted.into_iter().map(|(report, orders)| (orders, report)).collect() }
    }

    /// Every end with its probability.
    pub fn outcomes(&self) -> impl Iterator<Item = (f64, &Report)> {
        self.counted.iter().map(|(orders, report)| (share(*orders, ORDERS), report))
    }

    /// How likely the ship comes home.
    pub fn survival(&self) -> f64 {
        let homes = self.counted.iter().filter(|(_, report)| report.is_won());
        share(homes.map(|(orders, _)| orders).sum(), ORDERS)
    }

    /// The mean of something that an end is worth; exact where that is a whole number.
    pub fn mean(&self, value: impl Fn(&Report) -> f64) -> f64 {
        let worth = self.counted.iter().map(|(orders, report)| *orders as f64 * value(report));
        worth.sum::<f64>() / ORDERS as f64
    }

    /// The mean score of the ships that come home; none if none does or nothing is scored.
    pub fn mean_score(&self) -> Option<f64> {
        let scored = self.scored();
        let orders: u64 = scored.iter().map(|(orders, _)| orders).sum();
        let sum: f64 =
            scored.iter().map(|(orders, score)| *orders as f64 * f64::from(*score)).sum();
        (orders > 0).then(|| sum / orders as f64)
    }

    /// How likely each score is, the lowest first.
    pub fn scores(&self) -> Vec<(f64, i16)> {
        let scored = self.scored().into_iter();
        scored.map(|(orders, score)| (share(orders, ORDERS), score)).collect()
    }

    fn scored(&self) -> Vec<(u64, i16)> {
        let mut scores: BTreeMap<i16, u64> = BTreeMap::new();
        for (orders, report) in &self.counted {
            if let Some(total) = report.score().map(Score::total) {
                *scores.entry(total).or_default() += orders;
            }
        }
        scores.into_iter().map(|(score, orders)| (orders, score)).collect()
    }
}

fn share(orders: u64, of: u64) -> f64 {
    orders as f64 / of as f64
}

/// Plays until tiles are owed or the mission is over.
fn play_on(mut resolution: Resolution, mut agenda: Agenda, trips: &Trips) -> (Resolution, Agenda) {
    while resolution.status() == Status::Running && resolution.owes().is_none() {
        if agenda.is_empty() {
            let turn = resolution.situation().turn;
            agenda = resolution.play_cards(|member| trips.of(member, turn), &mut NoLog);
        }
        resolution.go_on(&mut agenda, &mut NoLog);
    }
    (resolution, agenda)
}

/// Counts by key. The order depends on nothing but what was put in.
type Counts<K> = HashMap<K, u64, BuildHasherDefault<DefaultHasher>>;
type Merged = Counts<Report>;

/// How far a situation has come: those of an earlier turn first, then those with more to do in it.
type Progress = (u8, Reverse<(usize, usize)>);

/// Situations with their counts of orders; equal ones are merged.
struct Branches {
    /// What is the same in every one of them.
    mission: Resolution,
    behind: BTreeMap<Progress, Counts<(Situation, Agenda)>>,
}

impl Branches {
    fn add(&mut self, orders: u64, now: &Situation, agenda: Agenda) {
        let progress = (now.turn.number(), Reverse(agenda.distance()));
        *self.behind.entry(progress).or_default().entry((*now, agenda)).or_default() += orders;
    }

    /// Every tile that may be the one that is owed, or the one that is known to be.
    fn turn_over(
        &mut self,
        orders: u64,
        resolution: &Resolution,
        agenda: &Agenda,
        zone: Zone,
        fixed: &[Pile; 3],
    ) {
        let lying = resolution.situation().zones[zone.index()].tiles;
        let open = |tile: &Tile| !lying.contains(*tile);
        let known = fixed[zone.index()].iter().copied().find(open);
        let may_be: Pile = match known {
            Some(tile) => Pile::from_iter([tile]),
            None => Tile::ALL.into_iter().filter(open).collect(),
        };
        // With n tiles left a count is a multiple of n!, so this is exact.
        let orders = orders / may_be.len() as u64;
        for tile in may_be {
            let mut turned = *resolution;
            turned.pay(zone, tile);
            self.add(orders, turned.situation(), agenda.clone());
        }
    }
}

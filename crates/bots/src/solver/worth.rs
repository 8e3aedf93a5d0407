//! How good a plan is.

use alert::{Mission, Odds, Pile, Plans, Report, Resolution, Score, Status, TileOrder, Zone};
use kernel::NoLog;
use kernel::chance::Fast;

use super::hints::Hints;

/// What a lost ship counts: less than anything that a ship can come home with.
pub const LOSS: f64 = -40.0;

/// How many orders of the damage tiles a plan is tried with.
const SAMPLES: usize = 6;
/// The same for a plan that seems to be the best so far.
const SAMPLES_OF_BEST: usize = 60;
/// A plan that is so much worse with the first order is not tried with the others.
const HOPELESS: f64 = 8.0;

/// Tries plans on one mission.
#[derive(Debug, Clone)]
pub(crate) struct Judge {
    mission: Mission,
    tiles: [Pile; 3],
    orders: Vec<TileOrder>,
    orders_of_best: Vec<TileOrder>,
    /// What a lost ship counts less than usual.
    fear: f64,
}

/// What a plan is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Worth {
    /// The expected score.
    pub(crate) score: f64,
    /// The same with hints towards better plans.
    pub(crate) hinted: f64,
}

impl Worth {
    /// Whether the ship is lost whatever tiles are drawn.
    pub(crate) fn is_lost(self) -> bool {
        self.score <= LOSS
    }

    /// Whether it is better; hints count only where the score is the same.
    pub(crate) fn beats(self, other: Self) -> bool {
        (self.score, self.hinted) > (other.score, other.hinted)
    }
}

impl Judge {
    pub(crate) fn new(mission: &Mission, tiles: &[Pile; 3], seed: u64) -> Self {
        let chance = &mut Fast::new(seed);
        Self {
            mission: *mission,
            tiles: tiles.clone(),
            orders: sample(tiles, SAMPLES, chance),
            orders_of_best: sample(tiles, SAMPLES_OF_BEST, chance),
            fear: 0.0,
        }
    }

    /// The same for a crew that would rather come home than with many points.
    #[must_use]
    pub(crate) fn with_fear(self, fear: f64) -> Self {
        Self { fear, ..self }
    }

    pub(crate) const fn mission(&self) -> &Mission {
        &self.mission
    }

    /// Takes another sample, lest plans are found that are good for one sample only.
    pub(crate) fn shuffle(&mut self, chance: &mut Fast) {
        self.orders = sample(&self.tiles, SAMPLES, chance);
    }

    /// What a plan is worth over the sample; less exactly if it is clearly below `wanted`.
    pub(crate) fn judge(&self, plans: &Plans, hints: Hints, wanted: f64) -> Worth {
        self.judge_over(&self.orders, plans, hints, wanted)
    }

    /// The same over a larger sample, which stays.
    pub(crate) fn judge_best(&self, plans: &Plans, hints: Hints, wanted: f64) -> Worth {
        self.judge_over(&self.orders_of_best, plans, hints, wanted)
    }

    fn judge_over(&self, orders: &[TileOrder], plans: &Plans, hints: Hints, wanted: f64) -> Worth {
        let mut sum = Worth { score: 0.0, hinted: 0.0 };
        let mut tried = 0.0;
        for order in orders {
            let end = play(&self.mission, plans, order);
            let worth = worth(&end, hints);
            let fear = if end.report().is_won() { 0.0 } else { self.fear };
            sum.score += worth.score - fear;
            sum.hinted += worth.hinted - fear;
            tried += 1.0;
            let is_open = end.situation().zones.iter().any(|hull| !hull.tiles.is_empty());
            if !is_open || sum.hinted / tried < wanted - HOPELESS / tried {
                break;
            }
        }
        Worth { score: sum.score / tried, hinted: sum.hinted / tried }
    }
}

fn sample(tiles: &[Pile; 3], size: usize, chance: &mut Fast) -> Vec<TileOrder> {
    let order = |_| {
        Zone::ALL.into_iter().fold(TileOrder::shuffled(chance), |order, zone| {
            order.beginning(zone, &tiles[zone.index()])
        })
    };
    (0..size).map(order).collect()
}

fn play(mission: &Mission, plans: &Plans, order: &TileOrder) -> Resolution {
    let mut resolution = Resolution::new(mission, plans, order, &mut NoLog);
    while resolution.status() == Status::Running {
        resolution.play_turn(|_| None, &mut NoLog);
    }
    resolution
}

fn worth(end: &Resolution, hints: Hints) -> Worth {
    let report = end.report();
    let score = score_of(&report);
    Worth { score, hinted: score + hints.of(end, &report) }
}

/// Test runs have no score; there the threats and the damage decide.
fn score_of(report: &Report) -> f64 {
    if !report.is_won() {
        return LOSS;
    }
    let unscored = || {
        let damage: u8 = report.damage.iter().sum();
        report.points_destroyed + report.points_survived - i16::from(damage)
    };
    f64::from(report.score().map_or_else(unscored, Score::total))
}

/// The expected score over all orders of the damage tiles; a lost ship counts [`LOSS`].
pub fn expected(odds: &Odds) -> f64 {
    odds.mean(score_of)
}

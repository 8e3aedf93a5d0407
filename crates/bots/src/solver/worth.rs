//! How good a plan is.

use alert::{
    Fate, Loss, Mission, Odds, Pile, Plans, Report, Resolution, Score, Situation, Squad, Status,
    TileOrder, Zone,
};
use kernel::NoLog;
use kernel::chance::Fast;

/// What a lost ship counts: less than anything that a ship can come home with.
pub const LOSS: f64 = -40.0;

/// How many orders of the damage tiles a plan is tried with.
const SAMPLES: usize = 6;
/// A plan that is so much worse with the first order is not tried with the others.
const HOPELESS: f64 = 8.0;
/// What a red cube on a threat that was not destroyed is worth to the search: a little, because
/// it leads towards plans that destroy it.
const CUBE: f64 = 0.12;

/// Lost ships are all alike; hints tell the search which one was closer to home: a turn more, a
/// cube on the threat that did it or on another, a point, a squad that can fight. Together they
/// stay below what ships come home with.
const LOST: f64 = -20.0;
const LOST_TURN: f64 = 1.5;
const LOST_CULPRIT_CUBE: f64 = 1.5;
const LOST_CUBE: f64 = 0.4;
const LOST_POINT: f64 = 0.8;
const LOST_SQUAD: f64 = 0.6;

/// Tries plans on one mission.
#[derive(Debug, Clone)]
pub(crate) struct Judge {
    mission: Mission,
    orders: Vec<TileOrder>,
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
        let mut chance = Fast::new(seed);
        let order = |_| {
            Zone::ALL.into_iter().fold(TileOrder::shuffled(&mut chance), |order, zone| {
                order.beginning(zone, &tiles[zone.index()])
            })
        };
        Self { mission: *mission, orders: (0..SAMPLES).map(order).collect(), fear: 0.0 }
    }

    /// The same for a crew that would rather come home than with many points.
    #[must_use]
    pub(crate) fn with_fear(self, fear: f64) -> Self {
        Self { fear, ..self }
    }

    pub(crate) const fn mission(&self) -> &Mission {
        &self.mission
    }

    /// What a plan is worth over the sample; less exactly if it is clearly below `wanted`.
    pub(crate) fn judge(&self, plans: &Plans, wanted: f64) -> Worth {
        let mut sum = Worth { score: 0.0, hinted: 0.0 };
        for (index, order) in self.orders.iter().enumerate() {
            let end = play(&self.mission, plans, order);
            let worth = worth(&end);
            let fear = if end.report().is_won() { 0.0 } else { self.fear };
            sum.score += worth.score - fear;
            sum.hinted += worth.hinted - fear;
            let tried = (index + 1) as f64;
            let mean = Worth { score: sum.score / tried, hinted: sum.hinted / tried };
            let is_open = end.situation().zones.iter().any(|hull| !hull.tiles.is_empty());
            if !is_open || mean.hinted < wanted - HOPELESS / tried {
                return mean;
            }
        }
        let tried = self.orders.len() as f64;
        Worth { score: sum.score / tried, hinted: sum.hinted / tried }
    }
}

fn play(mission: &Mission, plans: &Plans, order: &TileOrder) -> Resolution {
    let mut resolution = Resolution::new(mission, plans, order, &mut NoLog);
    while resolution.status() == Status::Running {
        resolution.play_turn(|_| None, &mut NoLog);
    }
    resolution
}

fn worth(end: &Resolution) -> Worth {
    let report = end.report();
    let score = score_of(&report);
    let hint = match report.loss() {
        Some(loss) => hint_of_loss(end, &report, loss),
        None => CUBE * cubes_left(end.situation()),
    };
    Worth { score, hinted: score + hint }
}

/// The red cubes on threats that were not destroyed.
fn cubes_left(now: &Situation) -> f64 {
    let left = now.foes.iter().filter(|foe| matches!(foe.fate, Fate::OnTrack | Fate::Survived));
    left.map(|foe| f64::from(foe.hits)).sum()
}

fn hint_of_loss(end: &Resolution, report: &Report, loss: Loss) -> f64 {
    let now = end.situation();
    let squads = now.members().filter(|member| now.figure(*member).squad == Squad::Ready).count();
    LOST + LOST_TURN * f64::from(loss.turn.number())
        + LOST_CULPRIT_CUBE * f64::from(now.foe(loss.by).hits)
        + LOST_CUBE * cubes_left(now)
        + LOST_POINT * f64::from(report.points_destroyed)
        + LOST_SQUAD * squads as f64
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

/// The expected score over all orders of the damage tiles.
pub(crate) fn expected(odds: &Odds) -> f64 {
    odds.outcomes.iter().map(|(weight, report)| weight * score_of(report)).sum()
}

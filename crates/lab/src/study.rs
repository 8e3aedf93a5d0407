//! How well the solver does on many missions of Space Alert.

use alert::{DeckColours, MissionFile, Script};
use bots::{Effort, Solution, Solver};
use kernel::chance::Seed;
use serde::Serialize;

/// Generated missions, each searched for its best plan with the whole deck.
///
/// ```
/// use bots::Effort;
/// use lab::Study;
///
/// let study = Study { missions: 1, effort: Effort::Steps(500), ..Study::default() };
/// let found = study.run(|_| {});
/// assert_eq!(found.missions, 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Study {
    pub missions: u32,
    /// Of the first mission; the others follow by number.
    pub seed: u64,
    pub choices: DeckColours,
    /// Four or five.
    pub crew: u8,
    pub effort: Effort,
    pub jobs: usize,
}

impl Default for Study {
    /// One white mission, four seats, one thread.
    fn default() -> Self {
        let effort = Effort::Steps(10_000);
        Self { missions: 1, seed: 1, choices: DeckColours::default(), crew: 4, effort, jobs: 1 }
    }
}

/// What a study found.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Findings {
    pub missions: u32,
    /// Missions whose plan brings the ship home whatever the order of the damage tiles is.
    pub survived: u32,
    /// The mean probability to come home.
    pub survival: f64,
    /// The mean of the expected scores, over the missions that can be survived; none if there are
    /// none.
    pub mean_score: Option<f64>,
    /// Plans tried for a mission, on average.
    pub steps: f64,
    pub each: Vec<Finding>,
}

/// One mission of a study.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Finding {
    pub seed: u64,
    pub survival: f64,
    pub score: Option<f64>,
    pub steps: u64,
}

/// Survival is a sum of probabilities; this much less than 1 is 1.
const ROUNDING: f64 = 1e-9;

impl Study {
    /// Searches one mission after the other; `done` hears of each.
    pub fn run(&self, mut done: impl FnMut(&Finding)) -> Findings {
        let mut each = Vec::new();
        for seed in (self.seed..).take(self.missions as usize) {
            let solution = self.solve(seed);
            let finding = Finding {
                seed,
                survival: solution.odds.survival(),
                score: solution.odds.mean_score(),
                steps: solution.steps,
            };
            done(&finding);
            each.push(finding);
        }
        let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
        let of = |value: fn(&Finding) -> f64| mean(&each.iter().map(value).collect::<Vec<_>>());
        let scores: Vec<f64> = each.iter().filter_map(|finding| finding.score).collect();
        let certain = each.iter().filter(|finding| finding.survival >= 1.0 - ROUNDING);
        Findings {
            missions: self.missions,
            survived: certain.count() as u32,
            survival: of(|finding| finding.survival),
            mean_score: (!scores.is_empty()).then(|| mean(&scores)),
            steps: of(|finding| finding.steps as f64),
            each,
        }
    }

    fn solve(&self, seed: u64) -> Solution {
        let chance = &mut Seed::from_number(seed).chance_for(0);
        let script = Script::generate(&seed.to_string(), chance);
        let mission = MissionFile::draw(&script, self.choices, chance).mission(self.crew);
        let solver = Solver::new(mission, self.crew.into()).with_effort(self.effort);
        solver.with_jobs(self.jobs).with_seed(seed).solve(&|_| {})
    }
}

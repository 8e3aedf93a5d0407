//! The best plan for a mission of Space Alert, found by search.
//!
//! Everything about the mission is known but the order of the damage tiles; what is looked for is
//! the plan with the best expected score. The resolution is a pure function and takes
//! microseconds, so a plan is changed a little and judged anew, again and again: simulated
//! annealing. `moves` changes plans the way people do ("you go down and fire in turn 6"), `hands`
//! knows which cards there are, `worth` judges with the help of `hints`, `anneal` decides what to
//! keep, and `tidy` leaves out what changes nothing in the end.

mod anneal;
pub(crate) mod draft;
mod hands;
pub(crate) mod hints;
pub(crate) mod moves;
mod tidy;
pub(crate) mod worth;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use alert::{Mission, Odds, Pile, Plans, Trips};

pub use hands::{DealtHand, Hands};
pub use worth::{LOSS, expected};

use anneal::Annealing;
use draft::Draft;
use hints::Hints;
use worth::Judge;

/// How long a [`Solver`] searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    Time(Duration),
    /// Plans tried by each thread. The same effort, seed and number of threads give the same
    /// plan.
    Steps(u64),
}

/// A search for the best plan.
///
/// ```
/// use alert::{Level, Mission, Track};
/// use bots::{Effort, Solver};
///
/// let mission = Mission::new(Level::Mission, [Track::T1, Track::T2, Track::T3], Track::T4);
/// let solver = Solver::new(mission, 4).with_effort(Effort::Steps(2000)).with_jobs(1);
/// let solution = solver.solve(&|_| {});
/// assert_eq!(solution.odds.survival(), 1.0);
/// ```
#[derive(Debug, Clone)]
pub struct Solver {
    mission: Mission,
    crew: usize,
    hands: Hands,
    /// The damage tiles that each zone draws first, where they are known.
    tiles: [Pile; 3],
    effort: Effort,
    jobs: usize,
    seed: u64,
}

/// The best plan that was found.
#[derive(Debug, Clone)]
pub struct Solution {
    pub plans: Plans,
    /// How it ends, over all orders of the damage tiles.
    pub odds: Odds,
    /// The expected score; a lost ship counts [`LOSS`].
    pub expected: f64,
    /// How many plans were tried.
    pub steps: u64,
}

/// The state of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    pub elapsed: Duration,
    /// The expected score of the best plan so far, by a sample of the orders of tiles.
    pub best: f64,
}

impl Solver {
    /// For a crew of so many, with the whole deck, for one second.
    pub fn new(mission: Mission, crew: usize) -> Self {
        Self {
            mission,
            crew,
            hands: Hands::WholeDeck,
            tiles: <[Pile; 3]>::default(),
            effort: Effort::Time(Duration::from_secs(1)),
            jobs: 1,
            seed: 1,
        }
    }

    #[must_use]
    pub fn with_hands(self, hands: Hands) -> Self {
        Self { hands, ..self }
    }

    #[must_use]
    pub fn with_tiles(self, tiles: [Pile; 3]) -> Self {
        Self { tiles, ..self }
    }

    #[must_use]
    pub fn with_effort(self, effort: Effort) -> Self {
        Self { effort, ..self }
    }

    /// So many threads, each of which searches for itself.
    #[must_use]
    pub fn with_jobs(self, jobs: usize) -> Self {
        Self { jobs: jobs.max(1), ..self }
    }

    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Searches; `tell` hears whenever there is a better plan.
    pub fn solve(&self, tell: &(dyn Fn(Progress) + Sync)) -> Solution {
        let start = Instant::now();
        let best = Mutex::new(f64::NEG_INFINITY);
        let report = |value: f64| {
            let mut best = best.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if value > *best {
                *best = value;
                tell(Progress { elapsed: start.elapsed(), best: value });
            }
        };
        let is_over = AtomicBool::new(false);
        let run = |job: usize| {
            let judge = Judge::new(&self.mission, &self.tiles, self.seed);
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(job as u64);
            let hints = Hints::ALL[job % Hints::ALL.len()];
            let mut annealing = Annealing::new(judge, &self.hands, self.crew, hints, seed);
            annealing.run(
                |steps| match self.effort {
                    Effort::Steps(most) => steps >= most,
                    Effort::Time(time) => {
                        if start.elapsed() >= time {
                            is_over.store(true, Ordering::Relaxed);
                        }
                        is_over.load(Ordering::Relaxed)
                    }
                },
                &report,
            );
            annealing
        };
        let searches: Vec<Annealing<'_>> = thread::scope(|scope| {
            let run = &run;
            let threads: Vec<_> = (0..self.jobs).map(|job| scope.spawn(move || run(job))).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        self.best_of(&searches)
    }

    /// The champions of all threads, judged over all orders of tiles.
    fn best_of(&self, searches: &[Annealing<'_>]) -> Solution {
        let steps = searches.iter().map(Annealing::steps).sum();
        let mut best: Option<(f64, &Draft)> = None;
        for draft in searches.iter().map(Annealing::champion) {
            let expected = worth::expected(&self.odds(draft));
            if best.is_none_or(|(best, _)| expected > best) {
                best = Some((expected, draft));
            }
        }
        let (expected, draft) =
            best.expect("at least one thread searches, and every search has a champion");
        let (draft, odds) = self.tidy(draft);
        Solution { plans: self.hands.lay(&draft), odds, expected, steps }
    }

    /// What comes of a plan, over all orders of the tiles.
    fn odds(&self, draft: &Draft) -> Odds {
        Odds::of(&self.mission, &self.hands.lay(draft), &Trips::NONE, &self.tiles)
    }
}

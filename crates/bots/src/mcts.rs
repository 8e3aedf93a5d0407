//! Monte Carlo tree search over what a seat knows.

mod search;
mod tree;

use std::fmt;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use kernel::chance::Fast;
use kernel::{Rules, Seat};

use crate::question::wait;
use crate::{Bot, Knowledge, Question, Whims};
use search::Search;

/// How long to think about one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So many games looked into, shared by the threads. Repeatable.
    Iterations(u32),
    /// So many milliseconds, on each thread. The machine's speed decides what comes out.
    Time(u32),
}

/// Information-set, open-loop Monte Carlo tree search.
///
/// Each iteration redeals what the seat cannot see and plays with fresh dice, so that a node of
/// the tree stands for a sequence of decisions and averages over all that chance and the hidden
/// cards may be. Every seat is taken to want the best for itself.
pub struct Mcts<R: Rules, K> {
    budget: Budget,
    /// How long somebody waits at most, whatever the budget is.
    patience: Option<Duration>,
    whims: Whims,
    actions: Vec<R::Action>,
    /// How often each action was tried and the sum of what came of it, over all threads.
    tried: Vec<(u32, f64)>,
    /// One for each thread; they keep their memory from decision to decision.
    searches: Vec<Search<R, K>>,
}

impl<R: Rules, K: Knowledge<R>> Mcts<R, K> {
    pub fn new(whims: impl Into<Whims>, knowledge: K, budget: Budget, threads: NonZeroU32) -> Self {
        let threads = threads.get() as usize;
        let searches = std::iter::repeat_n(knowledge, threads).map(Search::new).collect();
        let whims = whims.into();
        Self { budget, patience: None, whims, actions: Vec::new(), tried: Vec::new(), searches }
    }

    /// Lets every thread grow a tree of its own.
    fn think(&mut self, state: &R::State, seat: Seat, whim: &mut Fast) {
        let until = self.patience.map(|patience| Instant::now() + patience);
        let limits = Limit::shares(self.budget, until, self.searches.len() as u32);
        for search in &mut self.searches {
            search.reset(whim.next_u64());
        }
        let [first, others @ ..] = self.searches.as_mut_slice() else { return };
        std::thread::scope(|scope| {
            for (search, &limit) in others.iter_mut().zip(&limits[1..]) {
                scope.spawn(move || search.run(state, seat, limit));
            }
            first.run(state, seat, limits[0]);
        });
    }

    /// The number of the action that was tried most often, over all threads; of equals the one
    /// that was worth more.
    fn most_tried(&mut self) -> usize {
        self.tried.clear();
        self.tried.resize(self.actions.len(), (0, 0.0));
        for search in &self.searches {
            for (sum, (visits, mean)) in self.tried.iter_mut().zip(search.tried()) {
                sum.0 += visits;
                sum.1 += f64::from(visits) * f64::from(mean);
            }
        }
        let more = |left: &(u32, f64), right: &(u32, f64)| {
            left.0.cmp(&right.0).then(left.1.total_cmp(&right.1))
        };
        let best = self.tried.iter().enumerate().max_by(|left, right| more(left.1, right.1));
        best.map_or(0, |(index, _)| index)
    }
}

impl<R: Rules, K: Knowledge<R>> Bot<R> for Mcts<R, K> {
    fn hurry(&mut self, patience: Duration) {
        self.patience = Some(patience);
    }

    fn answer(&mut self, question: &Question<R>) -> Option<R::Action> {
        let (state, seat) = (question.state(), question.seat);
        let mut whim = self.whims.at(question.at);
        self.actions.clear();
        R::actions(state, seat, &mut self.actions);
        let knowledge = self.searches.first()?.knowledge();
        if let Some(idea) = knowledge.idea(state, seat, &mut whim) {
            return Some(idea);
        }
        match self.actions.as_slice() {
            [] => return wait::<R>(question),
            [only] => return Some(only.clone()),
            _ => {}
        }
        self.think(state, seat, &mut whim);
        let index = self.most_tried();
        Some(self.actions[index].clone())
    }
}

impl<R: Rules, K> fmt::Debug for Mcts<R, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mcts")
            .field("budget", &self.budget)
            .field("threads", &self.searches.len())
            .finish_non_exhaustive()
    }
}

/// When one thread stops: after so many iterations, or when the time has come.
#[derive(Debug, Clone, Copy)]
struct Limit {
    iterations: Option<u32>,
    /// Whether the thread decides alone: it stops as soon as what is left cannot change which
    /// action was tried most.
    decides: bool,
    until: Option<Instant>,
}

impl Limit {
    /// What each of the threads may spend; the iterations are dealt out evenly.
    fn shares(budget: Budget, until: Option<Instant>, threads: u32) -> Vec<Self> {
        let share = |thread| match budget {
            Budget::Iterations(all) => {
                let own = all / threads + u32::from(thread < all % threads);
                Self { iterations: Some(own), decides: threads == 1, until }
            }
            Budget::Time(ms) => {
                let deadline = Instant::now() + Duration::from_millis(ms.into());
                let until = until.map_or(deadline, |until| until.min(deadline));
                Self { iterations: None, decides: false, until: Some(until) }
            }
        };
        (0..threads).map(share).collect()
    }

    /// Whether to stop after so many iterations. Where time runs out one is made all the same.
    fn is_reached(self, done: u32) -> bool {
        self.iterations.is_some_and(|all| done >= all)
            || done > 0 && self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// How many iterations are left to a thread that may stop early; it looks now and then.
    fn to_decide(self, done: u32) -> Option<u32> {
        const LOOKS: u32 = 16;
        let all = self.iterations.filter(|_| self.decides && done.is_multiple_of(LOOKS))?;
        Some(all - done)
    }
}

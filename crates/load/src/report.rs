//! What came of it.

use std::time::Duration;

use hdrhistogram::Histogram;
use tokio::time::Instant;

/// What was counted in the whole time.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// Actions that were acknowledged.
    pub actions: u64,
    pub refused: u64,
    /// Games that came to their end.
    pub games: u64,
    pub duration: Duration,
    /// From an action to its acknowledgement: half were faster, and 99 of a hundred.
    pub p50: Duration,
    pub p99: Duration,
    pub slowest: Duration,
}

impl Report {
    pub fn actions_per_second(&self) -> f64 {
        self.actions as f64 / self.duration.as_secs_f64()
    }
}

/// What one table counts.
#[derive(Debug)]
pub(crate) struct Tally {
    /// In microseconds.
    latencies: Histogram<u64>,
    pub(crate) refused: u64,
    pub(crate) games: u64,
    /// What was asked before does not count.
    start: Instant,
}

impl Tally {
    pub(crate) fn new(start: Instant) -> Self {
        let latencies = Histogram::new(3).expect("three figures are allowed");
        Self { latencies, refused: 0, games: 0, start }
    }

    pub(crate) fn done(&mut self, asked: Option<Instant>) {
        if let Some(asked) = asked.filter(|asked| *asked >= self.start) {
            self.latencies += asked.elapsed().as_micros() as u64;
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.latencies += &other.latencies;
        self.refused += other.refused;
        self.games += other.games;
    }

    pub(crate) fn report(&self, duration: Duration) -> Report {
        let quantile = |share| Duration::from_micros(self.latencies.value_at_quantile(share));
        Report {
            actions: self.latencies.len(),
            refused: self.refused,
            games: self.games,
            duration,
            p50: quantile(0.5),
            p99: quantile(0.99),
            slowest: Duration::from_micros(self.latencies.max()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tallies_add_up() {
        let start = Instant::now();
        let mut all = Tally::new(start);
        for _ in 0..2 {
            let mut one = Tally::new(start);
            one.done(Some(Instant::now()));
            one.done(Some(start - Duration::from_millis(1)));
            one.done(None);
            one.games = 3;
            all.add(&one);
        }
        let report = all.report(Duration::from_secs(2));
        assert_eq!((report.actions, report.games), (2, 6));
        assert!((report.actions_per_second() - 1.0).abs() < 1e-9);
    }
}

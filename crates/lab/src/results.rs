//! What came out of a tournament.

use bots::BotSpec;
use kernel::{Outcome, SeatSet};
use serde::Serialize;

use crate::{Interval, wilson};

/// The counts of a tournament.
///
/// Everything but `seconds` and `decisions_per_second` follows from the tournament alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Results {
    pub games: u64,
    /// Games won, by seat.
    pub wins: Vec<u64>,
    pub draws: u64,
    /// Games that all seats won together, and those that they lost together.
    pub won_together: u64,
    pub lost_together: u64,
    /// Of the games that were won and have a score.
    pub mean_score: Option<f64>,
    /// Decisions of all games.
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    pub length: Length,
    /// In the order in which the bots were given.
    pub bots: Vec<BotResult>,
}

/// What one bot won.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotResult {
    pub bot: String,
    pub wins: u64,
    /// The share of the games that it won.
    pub share: f64,
    /// Where the share lies with a probability of 95 %.
    pub interval: Interval,
}

/// How long the games were, in decisions.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Length {
    pub mean: f64,
    pub min: u32,
    pub max: u32,
    pub p5: u32,
    pub p25: u32,
    pub median: u32,
    pub p75: u32,
    pub p95: u32,
    /// Every game's length, from short to long.
    #[serde(skip)]
    pub sorted: Vec<u32>,
}

/// One game that was played.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u32,
    /// Seat 0 was taken by the bot with this number, seat 1 by the next, and so on around.
    pub(crate) first_bot: usize,
}

impl Results {
    pub(crate) fn count(bots: &[BotSpec], games: &[Played], seconds: f64) -> Self {
        let mut wins = vec![0; bots.len()];
        let mut wins_by_bot = vec![0; bots.len()];
        for game in games {
            for seat in game.winners().iter() {
                wins[seat.index()] += 1;
                wins_by_bot[(seat.index() + game.first_bot) % bots.len()] += 1;
            }
        }
        let count = |outcome: fn(Outcome) -> bool| {
            games.iter().filter(|game| outcome(game.outcome)).count() as u64
        };
        let everybody = |game: &&Played| game.winners().len() as usize == bots.len();
        let decisions = games.iter().map(|game| u64::from(game.decisions)).sum();
        Self {
            games: games.len() as u64,
            wins,
            draws: count(|outcome| matches!(outcome, Outcome::Drawn)),
            won_together: games.iter().filter(everybody).count() as u64,
            lost_together: count(|outcome| matches!(outcome, Outcome::Lost { .. })),
            mean_score: mean_score(games),
            decisions,
            seconds,
            decisions_per_second: decisions as f64 / seconds.max(f64::EPSILON),
            length: Length::of(games.iter().map(|game| game.decisions).collect()),
            bots: bots
                .iter()
                .zip(wins_by_bot)
                .map(|(bot, wins)| BotResult::new(bot.to_string(), wins, games.len() as u64))
                .collect(),
        }
    }
}

/// The mean score of the games that were won.
fn mean_score(games: &[Played]) -> Option<f64> {
    let scores = games.iter().filter_map(|game| match game.outcome {
        Outcome::Won { score, .. } => score.map(f64::from),
        Outcome::Drawn | Outcome::Lost { .. } => None,
    });
    let (count, sum) = scores.fold((0_u32, 0.0), |(count, sum), score| (count + 1, sum + score));
    (count > 0).then(|| sum / f64::from(count))
}

impl Played {
    fn winners(&self) -> SeatSet {
        match self.outcome {
            Outcome::Won { winners, .. } => winners,
            Outcome::Drawn | Outcome::Lost { .. } => SeatSet::EMPTY,
        }
    }
}

impl BotResult {
    fn new(bot: String, wins: u64, games: u64) -> Self {
        let share = wins as f64 / games.max(1) as f64;
        Self { bot, wins, share, interval: wilson(wins, games) }
    }
}

impl Length {
    /// # Panics
    /// When there is no game.
    fn of(mut sorted: Vec<u32>) -> Self {
        sorted.sort_unstable();
        // The nearest rank: a length that some game really had.
        let quantile = |percent: usize| sorted[(sorted.len() * percent).div_ceil(100).max(1) - 1];
        let sum: u64 = sorted.iter().map(|&length| u64::from(length)).sum();
        Self {
            mean: sum as f64 / sorted.len() as f64,
            min: sorted[0],
            max: sorted[sorted.len() - 1],
            p5: quantile(5),
            p25: quantile(25),
            median: quantile(50),
            p75: quantile(75),
            p95: quantile(95),
            sorted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_lengths_that_occurred() {
        let length = Length::of((1..=100).rev().collect());
        assert_eq!((length.min, length.p5, length.p25), (1, 5, 25));
        assert_eq!((length.median, length.p75, length.p95, length.max), (50, 75, 95, 100));
        assert!((length.mean - 50.5).abs() < 1e-9);

        let one = Length::of(vec![7]);
        assert_eq!((one.min, one.p5, one.median, one.p95, one.max), (7, 7, 7, 7, 7));
    }
}

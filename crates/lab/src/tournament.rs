//! Bots against bots, many times.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::{BotSpec, Knowledge};
use kernel::chance::{Fast, Seed};
use kernel::{NoLog, Refusal, Rules};
use rayon::prelude::*;

use crate::results::Played;
use crate::{PlayError, Playout, Results};

/// So many games between these bots.
#[derive(Debug, Clone)]
pub struct Tournament<R: Rules> {
    /// Played in turns; each as often as there are seats before the next, so that with rotation
    /// every bot meets every set-up from every seat.
    pub setups: Vec<R::Setup>,
    /// One for each seat.
    pub bots: Vec<BotSpec>,
    pub games: u32,
    pub seed: u64,
    /// Whether the bots move on by one seat after each game, so that none profits from its place.
    pub rotate: bool,
    /// How many games to play at the same time; the results do not depend on it.
    pub jobs: usize,
}

/// More threads than this help on no machine.
const JOBS_AT_MOST: usize = 256;

/// A tournament that cannot be held.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    #[error("a tournament needs at least one game and one set-up")]
    NoGames,
    #[error("{found} bots are given for {wanted} seats")]
    Seats { found: usize, wanted: u8 },
    #[error("the set-up is refused ({0})")]
    Setup(Refusal),
    #[error("after {0} decisions every bot waits, and no clock runs")]
    Stalled(usize),
    #[error("threads could not be started: {0}")]
    Threads(String),
}

impl From<PlayError> for TournamentError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Setup(refusal) => Self::Setup(refusal),
            PlayError::Stalled(decisions) => Self::Stalled(decisions),
        }
    }
}

impl<R: Rules> Tournament<R> {
    /// Plays all games. `progress` hears after each one how many are done; it may be called from
    /// several threads at once.
    pub fn play(
        &self,
        knowledge: &impl Knowledge<R>,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Results, TournamentError> {
        self.check()?;
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs.clamp(1, JOBS_AT_MOST))
            .build()
            .map_err(|error| TournamentError::Threads(error.to_string()))?;
        let (start, done) = (Instant::now(), AtomicU64::new(0));
        let games: Result<Vec<Played>, PlayError> = threads.install(|| {
            // One game a step: they differ much in length.
            let numbers = (0..self.games).into_par_iter().with_max_len(1);
            let play = |number| {
                let game = self.play_one(number, knowledge);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                game
            };
            numbers.map(play).collect()
        });
        let games = games?;
        Ok(Results::count(&self.bots, &games, start.elapsed().as_secs_f64()))
    }

    /// Finds what is wrong before the first game.
    fn check(&self) -> Result<(), TournamentError> {
        if self.games == 0 || self.setups.is_empty() {
            return Err(TournamentError::NoGames);
        }
        for setup in &self.setups {
            let state = R::start(setup, &mut Fast::new(self.seed), &mut NoLog)
                .map_err(TournamentError::Setup)?;
            let (found, wanted) = (self.bots.len(), R::seats(&state));
            if found != usize::from(wanted) {
                return Err(TournamentError::Seats { found, wanted });
            }
        }
        Ok(())
    }

    fn play_one(&self, number: u32, knowledge: &impl Knowledge<R>) -> Result<Played, PlayError> {
        let seats = self.bots.len();
        // Bot `i` sits at seat `i + number` around the table.
        let moved_on = if self.rotate { number as usize % seats } else { 0 };
        let first_bot = (seats - moved_on) % seats;
        let game = Playout {
            setup: &self.setups[number as usize / seats % self.setups.len()],
            bots: (0..seats).map(|seat| self.bots[(seat + first_bot) % seats]).collect(),
            seed: seed_of(self.seed, number),
        };
        let mut decisions = 0;
        let outcome = game.play(knowledge, |_, _| decisions += 1)?;
        Ok(Played { outcome, decisions, first_bot })
    }
}

/// The seed of one game: the first is played with the seed of the tournament itself.
fn seed_of(seed: u64, number: u32) -> Seed {
    /// Odd and without pattern: neighbouring games get seeds that have nothing in common.
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
    if number == 0 {
        return Seed::from_number(seed);
    }
    let mixed = Fast::new(seed).next_u64();
    Seed::from_number(mixed.wrapping_add(u64::from(number).wrapping_mul(STEP)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn games_and_seeds_get_seeds_of_their_own() {
        let seeds: HashSet<String> = (0..20)
            .flat_map(|seed| (0..50).map(move |number| seed_of(seed, number).to_string()))
            .collect();
        assert_eq!(seeds.len(), 1_000);
    }
}

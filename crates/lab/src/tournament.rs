//! Bots against bots, many times.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::{Bot, BotSpec, Knowledge};
use kernel::chance::Fast;
use kernel::{Actor, NoLog, Prompt, Refusal, Rules, Seat, SeatSet};
use rayon::prelude::*;

use crate::Results;
use crate::results::Played;

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
    #[error("threads could not be started: {0}")]
    Threads(String),
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
        let games: Result<Vec<Played>, Refusal> = threads.install(|| {
            // One game a step: they differ much in length.
            let numbers = (0..self.games).into_par_iter().with_max_len(1);
            let play = |number| {
                let game = self.play_one(number, knowledge);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                game
            };
            numbers.map(play).collect()
        });
        let games = games.map_err(TournamentError::Setup)?;
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

    fn play_one(&self, number: u32, knowledge: &impl Knowledge<R>) -> Result<Played, Refusal> {
        let seats = self.bots.len();
        let mut seeds = seeds_of(self.seed, number);
        let mut chance = Fast::new(seeds.next_u64());
        let mut bots: Vec<Box<dyn Bot<R>>> =
            self.bots.iter().map(|bot| bot.build(seeds.next_u64(), knowledge.clone())).collect();

        // Bot `i` sits at seat `i + number` around the table.
        let moved_on = if self.rotate { number as usize % seats } else { 0 };
        let first_bot = (seats - moved_on) % seats;
        let setup = &self.setups[number as usize / seats % self.setups.len()];
        let mut state = R::start(setup, &mut chance, &mut NoLog)?;
        let mut decisions = 0;
        let mut floor = Floor::default();
        let outcome = loop {
            let (seats_asked, clock_ms) = match R::prompt(&state) {
                Prompt::Decide { seats, clock_ms } => (seats, clock_ms),
                Prompt::Over(outcome) => break outcome,
            };
            let bot_of = |seat: Seat| (seat.index() + first_bot) % seats;
            let next = floor.next(seats_asked, |seat| bots[bot_of(seat)].consider(&state, seat));
            let (actor, action) = match (next, seats_asked.first()) {
                (Some((seat, action)), _) => (Actor::Seat(seat), action),
                // Nobody can wait where no clock runs.
                (None, Some(seat)) if clock_ms.is_none() => {
                    (Actor::Seat(seat), bots[bot_of(seat)].choose(&state, seat))
                }
                (None, _) => (Actor::Clock, clock_action::<R>(clock_ms)),
            };
            R::apply(&mut state, actor, &action, &mut chance, &mut NoLog);
            decisions += 1;
        };
        Ok(Played { outcome, decisions, first_bot })
    }
}

/// Who has the floor when several are asked: one after the other, until all of them would rather
/// wait.
#[derive(Debug, Default)]
struct Floor {
    seat: usize,
    /// Since the clock moved.
    decisions: u32,
}

/// Nobody does more than this between two beats of a clock, all seats together.
const DECISIONS_A_BEAT: u32 = 100;

impl Floor {
    fn next<A>(
        &mut self,
        asked: SeatSet,
        mut considers: impl FnMut(Seat) -> Option<A>,
    ) -> Option<(Seat, A)> {
        let seats: Vec<Seat> = asked.iter().collect();
        let (before, from): (Vec<Seat>, Vec<Seat>) =
            seats.into_iter().partition(|seat| seat.index() < self.seat);
        for seat in from.into_iter().chain(before) {
            if self.decisions < DECISIONS_A_BEAT
                && let Some(action) = considers(seat)
            {
                (self.seat, self.decisions) = (seat.index() + 1, self.decisions + 1);
                return Some((seat, action));
            }
        }
        *self = Self::default();
        None
    }
}

/// What the clock does when nobody else is asked.
fn clock_action<R: Rules>(clock_ms: Option<u32>) -> R::Action {
    clock_ms.and_then(R::clock).expect("a game that asks no seat waits for its clock")
}

/// The stream of seeds for one game.
fn seeds_of(seed: u64, number: u32) -> Fast {
    /// Odd and without pattern: neighbouring games get seeds that have nothing in common.
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
    let mixed = Fast::new(seed).next_u64();
    Fast::new(mixed.wrapping_add(u64::from(number).wrapping_mul(STEP)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_seeds_get_streams_of_their_own() {
        let mut first: Vec<u64> = (0..20)
            .flat_map(|seed| (0..50).map(move |number| seeds_of(seed, number).next_u64()))
            .collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), 1_000);
    }
}

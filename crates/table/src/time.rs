//! The time of a table: what each seat has used, and the clock of a game in real time.
//!
//! Nothing here looks at a clock. Every number comes out of the log, so that a table that is read
//! again has the same time left as before.

use kernel::{Seat, SeatSet};

use crate::Limits;

/// What the log tells about time.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Time {
    begun_ms: Option<u64>,
    paused_ms: Option<u64>,
    /// All pauses that are over.
    pauses_ms: u64,
    seats: [SeatTime; Seat::MOST],
}

#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct SeatTime {
    /// When its clock began to run.
    since_ms: Option<u64>,
    /// Milliseconds used before that, for the decision that is asked for and altogether.
    on_decision: u64,
    on_game: u64,
}

impl SeatTime {
    fn stop(&mut self, now_ms: u64) {
        if let Some(since) = self.since_ms.take() {
            let used = now_ms.saturating_sub(since);
            self.on_decision += used;
            self.on_game += used;
        }
    }

    fn running_ms(self, now_ms: u64) -> u64 {
        self.since_ms.map_or(0, |since| now_ms.saturating_sub(since))
    }
}

impl Time {
    pub(crate) const fn has_begun(&self) -> bool {
        self.begun_ms.is_some()
    }

    pub(crate) const fn is_paused(&self) -> bool {
        self.paused_ms.is_some()
    }

    pub(crate) const fn runs(&self) -> bool {
        self.has_begun() && !self.is_paused()
    }

    pub(crate) fn begin(&mut self, now_ms: u64, asked: SeatSet) {
        self.begun_ms = Some(now_ms);
        self.ask(now_ms, asked, None);
    }

    pub(crate) fn pause(&mut self, now_ms: u64) {
        self.paused_ms = Some(now_ms);
        self.seats.iter_mut().for_each(|seat| seat.stop(now_ms));
    }

    pub(crate) fn resume(&mut self, now_ms: u64, asked: SeatSet) {
        if let Some(since) = self.paused_ms.take() {
            self.pauses_ms += now_ms.saturating_sub(since);
        }
        self.ask(now_ms, asked, None);
    }

    /// These seats are asked from now on. Whoever decided starts with a fresh decision.
    pub(crate) fn ask(&mut self, now_ms: u64, asked: SeatSet, decided: Option<Seat>) {
        let runs = self.runs();
        for (seat, time) in Seat::all(Seat::MOST as u8).zip(&mut self.seats) {
            if decided == Some(seat) || !asked.contains(seat) {
                time.stop(now_ms);
                time.on_decision = 0;
            }
            if runs && asked.contains(seat) && time.since_ms.is_none() {
                time.since_ms = Some(now_ms);
            }
        }
    }

    /// How much of the game's own time has passed.
    pub(crate) fn elapsed_ms(&self, now_ms: u64) -> Option<u64> {
        let until = self.paused_ms.unwrap_or(now_ms);
        Some(until.saturating_sub(self.begun_ms? + self.pauses_ms))
    }

    /// How long until the time begins, while it is counted down.
    pub(crate) fn begins_in_ms(&self, now_ms: u64) -> Option<u64> {
        self.begun_ms?.checked_sub(now_ms).filter(|left| *left > 0)
    }

    /// When so much of the game's own time will have passed.
    pub(crate) fn when_elapsed(&self, elapsed_ms: u32) -> Option<u64> {
        let begun = self.begun_ms.filter(|_| self.runs())?;
        Some(begun + self.pauses_ms + u64::from(elapsed_ms))
    }

    pub(crate) const fn is_running(&self, seat: Seat) -> bool {
        self.seats[seat.index()].since_ms.is_some()
    }

    /// What is left of the decision and of the game.
    pub(crate) fn left(
        &self,
        seat: Seat,
        limits: Limits,
        now_ms: u64,
    ) -> (Option<u64>, Option<u64>) {
        let time = self.seats[seat.index()];
        let running = time.running_ms(now_ms);
        let left =
            |limit: Option<u64>, used: u64| limit.map(|limit| limit.saturating_sub(used + running));
        (left(limits.decision_ms, time.on_decision), left(limits.game_ms, time.on_game))
    }

    /// When the seat's time runs out, if nothing happens.
    pub(crate) fn flag_ms(&self, seat: Seat, limits: Limits) -> Option<u64> {
        let since = self.seats[seat.index()].since_ms?;
        let (decision, game) = self.left(seat, limits, since);
        let left = decision.into_iter().chain(game).min()?;
        Some(since + left)
    }
}

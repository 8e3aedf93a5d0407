//! What the table owes by itself: votes that are carried, flags that fall, the clock of a game,
//! bots that are asked.
//!
//! Every node that has the table open comes to the same conclusions; the store takes the first.

use kernel::{Actor, Prompt, Seat, SeatSet};

use super::{Output, Table, Thinking};
use crate::entry::{Motion, What};
use crate::game::TAKEOVER_LEVEL;

impl Table {
    /// The next entry that the table itself writes at this time.
    pub(super) fn due(&self, now_ms: u64) -> Option<What> {
        if self.is_over() {
            return None;
        }
        self.due_takeover(now_ms)
            .or_else(|| self.may_begin().then_some(What::Begun))
            .or_else(|| self.due_flag(now_ms))
            .or_else(|| self.due_tick(now_ms))
    }

    fn due_takeover(&self, now_ms: u64) -> Option<What> {
        let (seat, agreed) =
            self.takeovers().find(|(seat, _)| self.takeover_ms(*seat) <= now_ms)?;
        let by = self.ledger.opened.host.filter(|host| agreed.contains(*host));
        Some(What::TakenOver { seat, level: TAKEOVER_LEVEL.to_owned(), by, id: None })
    }

    /// The seats for which a bot is to play as soon as they have been away for long enough, and
    /// who wants it. Whoever came back in the meantime plays on, whatever the others agreed to.
    fn takeovers(&self) -> impl Iterator<Item = (Seat, SeatSet)> {
        let present = self.present().seats;
        self.ledger.votes.iter().filter_map(move |(motion, agreed)| match motion {
            Motion::Takeover(seat) => {
                let is_due = self.ledger.is_carried(*motion) && !present.contains(*seat);
                is_due.then_some((*seat, *agreed))
            }
            Motion::Rematch | Motion::Start => None,
        })
    }

    pub(crate) fn is_real_time(&self) -> bool {
        self.ledger.is_real_time()
    }

    /// Time limits count as soon as everybody is seated; a game in real time waits until
    /// everybody has said that they are ready.
    fn may_begin(&self) -> bool {
        if self.ledger.time.has_begun() {
            return false;
        }
        if self.is_real_time() {
            let people = self.ledger.electorate(Motion::Start);
            return people.is_empty() || self.ledger.is_carried(Motion::Start);
        }
        self.ledger.opened.limits.are_set() && self.ledger.seats.iter().all(|seat| seat.taken)
    }

    fn due_flag(&self, now_ms: u64) -> Option<What> {
        let (seat, at_ms) = self.next_flag()?;
        (at_ms <= now_ms).then_some(What::Flagged { seat })
    }

    /// Whose time runs out first, and when.
    fn next_flag(&self) -> Option<(Seat, u64)> {
        let limits = self.ledger.opened.limits;
        let flag = |seat| {
            let at_ms = self.ledger.time.flag_ms(seat, limits)?;
            Some((seat, at_ms.max(self.grace.flag_ms)))
        };
        self.ledger.all_seats().filter_map(flag).min_by_key(|(_, at_ms)| *at_ms)
    }

    fn due_tick(&self, now_ms: u64) -> Option<What> {
        let (elapsed_ms, at_ms) = self.next_tick()?;
        if at_ms > now_ms {
            return None;
        }
        let action = self.ledger.game.tick(elapsed_ms)?;
        let decision = self.ledger.game.propose(Actor::Clock, &action).ok()?;
        let (action, chance) = (decision.action, decision.chance);
        Some(What::Decided { by: Actor::Clock, action, chance, id: None })
    }

    /// When the clock of the game acts next: in its own time, and in ours.
    pub(super) fn next_tick(&self) -> Option<(u32, u64)> {
        match self.ledger.game.prompt() {
            Prompt::Decide { clock_ms: Some(elapsed_ms), .. } => {
                Some((elapsed_ms, self.ledger.time.when_elapsed(elapsed_ms)?))
            }
            Prompt::Decide { clock_ms: None, .. } | Prompt::Over(_) => None,
        }
    }

    /// When a clock makes the table act next, if nothing happens until then.
    pub(crate) fn deadline_ms(&self) -> Option<u64> {
        let flag = self.next_flag().map(|(_, at_ms)| at_ms);
        let tick = self.next_tick().map(|(_, at_ms)| at_ms);
        flag.into_iter().chain(tick).min().filter(|_| !self.is_over())
    }

    /// Whether the store would wake the table too late, or for nothing. To be woken too early costs
    /// little, so that not every decision has to be noted.
    pub(super) fn is_noted_wrongly(&self, now_ms: u64) -> bool {
        match (self.noted_ms, self.deadline_ms()) {
            (Some(noted), Some(due)) => due < noted || (noted <= now_ms && noted < due),
            (None, due) => due.is_some(),
            (Some(noted), None) => noted <= now_ms,
        }
    }

    pub(super) fn wake(&mut self, now_ms: u64) {
        let takeover = self.takeovers().map(|(seat, _)| self.takeover_ms(seat)).min();
        let takeover = takeover.filter(|_| !self.is_over());
        let clocks = self.deadline_ms().into_iter().chain(takeover);
        let at_ms = clocks.chain(self.retry_ms()).chain(self.presence_ms()).min();
        // While an entry is under way the time of the game may have come already: it is looked at
        // as soon as the entry is stored.
        self.wake_ms = at_ms.filter(|at_ms| *at_ms > now_ms || self.pending.is_none());
        if let Some(at_ms) = self.wake_ms {
            self.out.push(Output::WakeAt { at_ms: at_ms.saturating_sub(self.ahead_ms) });
        }
    }

    /// Asks the next bot, once for each thing that it is asked. Who had nothing to do is asked again
    /// when something has changed.
    pub(super) fn ask_bots(&mut self) {
        if self.pending.is_some() || self.ahead.is_read || self.is_over() {
            return;
        }
        let may_play = !self.is_real_time() || self.ledger.time.runs();
        let prompt = self.ledger.game.prompt();
        let next = self.ledger.game.floor().next(prompt, self.ready_bots()).filter(|_| may_play);
        let Some(seat) = next.filter(|_| self.thinking.is_none()) else { return };
        let (version, since) = (self.ledger.seat_versions[seat.index()], self.ledger.version);
        self.thinking = Some(Thinking { seat, version, since });
        self.out.push(Output::Think { seat, version });
    }

    /// The bots that are asked and may have something to do.
    fn ready_bots(&self) -> SeatSet {
        let is_ready = |seat: &Seat| {
            let is_bot = self.ledger.seats[seat.index()].level().is_some();
            is_bot && self.waiting[seat.index()] != Some(self.ledger.version)
        };
        SeatSet::of(self.ledger.asked_seats().iter().filter(is_ready))
    }

    /// Whether everybody who is asked is a bot that waits, and no clock runs that would end it.
    pub(super) fn is_stalled(&self) -> bool {
        let waits = |seat: Seat| self.waiting[seat.index()] == Some(self.ledger.version);
        !self.is_real_time() && self.ledger.asked_seats().iter().all(waits)
    }

    pub(super) fn ask_for_next(&mut self) {
        let is_wanted =
            self.is_over() && self.ledger.next.is_none() && self.ledger.is_carried(Motion::Rematch);
        if is_wanted && !self.ahead.next_is_opened {
            self.ahead.next_is_opened = true;
            self.out.push(Output::OpenNext);
        }
    }
}

//! One entry at a time: what waits, what is under way, and what comes of it.

use kernel::{Actor, Seat, Sentence, Viewer};

use super::{Denial, Output, REFUSALS_KEPT, Table, Thinking, is_same};
use crate::entry::{Entry, What};
use crate::ledger::Answers;
use crate::message::{Command, ServerMessage};
use crate::presence::seat_of;
use crate::{ConnectionId, Secret, TableId};

/// More than this does not wait: the store is too slow, or somebody floods the table.
const INBOX_AT_MOST: usize = 256;

/// First wait before an append is tried again; each further one is twice as long.
const RETRY_MS: u64 = 50;
const RETRY_AT_MOST_MS: u64 = 1_000;

/// After so long the table gives up, and is loaded again by whoever wants it.
const GIVE_UP_MS: u64 = 15_000;

/// Something that waits to be done.
#[derive(Debug, Clone)]
pub(super) enum Job {
    Command {
        from: ConnectionId,
        secret: Option<Secret>,
        command: Command,
        arrived_ms: u64,
        /// The log was read again because of it: its sender knew a later version than the table.
        looked: bool,
    },
    Thought {
        seat: Seat,
        version: u32,
        action: Option<String>,
    },
    /// The table for the rematch stands.
    Next {
        table: TableId,
    },
    /// Something that the table itself owes.
    Due,
}

/// The entry that is under way, and why.
#[derive(Debug)]
pub(super) struct Pending {
    position: u64,
    entry: Entry,
    job: Job,
    failures: u32,
    failing_since_ms: Option<u64>,
    retry_ms: Option<u64>,
}

impl Table {
    pub(super) fn receive(&mut self, job: Job) {
        if self.inbox.len() < INBOX_AT_MOST {
            return self.inbox.push_back(job);
        }
        if let Job::Command { from, command, .. } = &job {
            let (from, id) = (*from, command.id().map(str::to_owned));
            self.send(from, Denial::unavailable().message(id, None));
        }
    }

    /// Works until something is under way or nothing is left to do.
    pub(super) fn proceed(&mut self, now_ms: u64) {
        while self.pending.is_none() && !self.ahead.is_read && !self.closed {
            let arrived_ms = match self.inbox.front() {
                Some(Job::Command { arrived_ms, .. }) => *arrived_ms,
                Some(Job::Thought { .. } | Job::Next { .. } | Job::Due) | None => now_ms,
            };
            if let Some(what) = self.due(arrived_ms) {
                self.append(what, Job::Due, now_ms);
            } else if let Some(job) = self.inbox.pop_front() {
                self.attend(job, now_ms);
            } else {
                break;
            }
        }
        if !self.closed {
            self.ask_bots();
            self.ask_for_next();
            self.take_note(now_ms);
            self.wake(now_ms);
        }
    }

    fn append(&mut self, what: What, job: Job, now_ms: u64) {
        let entry = Entry::new(now_ms.max(self.ledger.last_ms), what);
        let position = self.ledger.position;
        self.out.push(Output::Append { position, entry: entry.clone() });
        self.pending = Some(Pending {
            position,
            entry,
            job,
            failures: 0,
            failing_since_ms: None,
            retry_ms: None,
        });
    }

    fn attend(&mut self, job: Job, now_ms: u64) {
        match &job {
            Job::Command { .. } => self.attend_command(job, now_ms),
            Job::Thought { seat, version, action } => {
                if let Some(what) = self.thought(*seat, *version, action.as_deref()) {
                    self.append(what, job, now_ms);
                }
            }
            Job::Next { table } => {
                if self.ledger.next.is_none() {
                    self.append(What::Rematched { table: table.clone() }, job, now_ms);
                }
            }
            Job::Due => {}
        }
    }

    /// A bot's decision, unless what it was asked changed while it thought. A bot that errs plays
    /// the first thing that is open, so that the game goes on; so does one that would wait for ever.
    fn thought(&mut self, seat: Seat, version: u32, action: Option<&str>) -> Option<What> {
        let is_thought = |it: &mut Thinking| (it.seat, it.version) == (seat, version);
        let thinking = self.thinking.take_if(is_thought);
        let is_bot = self.ledger.seat(seat)?.level().is_some();
        let is_asked = self.ledger.asked_seats().contains(seat);
        if !is_bot || !is_asked || self.ledger.seat_versions[seat.index()] != version {
            return None;
        }
        if action.is_none() {
            self.waiting[seat.index()] = Some(thinking?.since);
        }
        let action = match action {
            Some(action) => action,
            None if self.is_stalled() => "",
            None => return None,
        };
        let propose = |text: &str| self.ledger.game.propose(seat.into(), text).ok();
        let first = || self.ledger.game.actions(seat).into_iter().next();
        let decision = propose(action).or_else(|| propose(&first()?.notation))?;
        let (action, chance) = (decision.action, decision.chance);
        Some(What::Decided { by: Actor::Seat(seat), action, chance, id: None })
    }

    fn attend_command(&mut self, job: Job, now_ms: u64) {
        let Job::Command { from, secret, command, arrived_ms, looked } = job else { return };
        if let Command::Point { version, event } = command {
            return self.point(from, secret.as_ref(), version, event);
        }
        if let Some(answer) = self.answered(secret.as_ref(), &command) {
            return self.send(from, answer);
        }
        if !looked && self.is_ahead(&command) {
            self.ahead.is_read = true;
            self.out.push(Output::Read { from: self.ledger.position });
            let job = Job::Command { from, secret, command, arrived_ms, looked: true };
            return self.inbox.push_front(job);
        }
        match self.judge(secret.as_ref(), &command) {
            Ok(what) => {
                let job = Job::Command { from, secret, command, arrived_ms, looked };
                self.append(what, job, now_ms);
            }
            Err(denial) => self.deny(from, secret, &command, &denial, now_ms),
        }
    }

    /// Everybody else hears where a player looks. Whoever has no seat points at nothing.
    fn point(&mut self, from: ConnectionId, secret: Option<&Secret>, version: u32, event: u32) {
        let Ok(seat) = self.seat_with(secret) else { return };
        let mut to = self.connections.ids();
        to.retain(|other| *other != from);
        if !to.is_empty() {
            let message = ServerMessage::Pointed { seat, version, event };
            self.out.push(Output::Send { to, message });
        }
    }

    /// Whether the sender knows a later version than this table: through another node.
    const fn is_ahead(&self, command: &Command) -> bool {
        match command {
            Command::Act { expected, .. } | Command::Undo { expected, .. } => {
                *expected > self.ledger.version
            }
            _ => false,
        }
    }

    fn deny(
        &mut self,
        from: ConnectionId,
        secret: Option<Secret>,
        command: &Command,
        denial: &Denial,
        now_ms: u64,
    ) {
        let viewer = self.authenticate(secret.as_ref()).unwrap_or(Viewer::Spectator);
        let current = denial.shows_current().then(|| Box::new(self.show(viewer, now_ms)));
        let id = command.id().map(str::to_owned);
        if let Some(id) = id.as_ref().filter(|_| denial.is_final()) {
            if self.refusals.len() == REFUSALS_KEPT {
                self.refusals.pop_front();
            }
            self.refusals.push_back((Answers::key(seat_of(viewer), id), denial.clone()));
        }
        self.send(from, denial.message(id, current));
    }

    /// The answer to a command that was carried out or refused before.
    fn answered(&self, secret: Option<&Secret>, command: &Command) -> Option<ServerMessage> {
        let id = command.id()?;
        if let Command::Sit { seat, .. } = command {
            return self.seated_before(secret, *seat, id);
        }
        let Viewer::Seat(seat) = self.authenticate(secret).ok()? else { return None };
        let key = Answers::key(Some(seat), id);
        if let Some((_, denial)) = self.refusals.iter().find(|(of, _)| *of == key) {
            return Some(denial.message(Some(id.to_owned()), None));
        }
        let version = self.ledger.answers.find(Some(seat), id)?;
        Some(ServerMessage::Ack { id: id.to_owned(), version })
    }

    /// Whoever sat down may ask again for the secret, with what they needed the first time: the
    /// id, and the invitation unless the seat was free for everybody.
    fn seated_before(
        &self,
        secret: Option<&Secret>,
        seat: Seat,
        id: &str,
    ) -> Option<ServerMessage> {
        let version = self.ledger.answers.find(None, id)?;
        let state = self.ledger.seat(seat)?;
        let fresh = self.ledger.opened.key.seat_secret(seat, id);
        let may_ask = match secret.map(|secret| secret.hash()) {
            Some(hash) => state.invitation == Some(hash) || state.secret == Some(hash),
            None => state.came_free,
        };
        (state.secret == Some(fresh.hash()) && may_ask).then(|| ServerMessage::Seated {
            id: id.to_owned(),
            version,
            seat,
            secret: fresh.reveal(),
        })
    }

    pub(super) fn stored(&mut self, position: u64, now_ms: u64) {
        if let Some(pending) = self.pending.take_if(|pending| pending.position == position) {
            self.finish(&pending, now_ms);
        }
    }

    fn finish(&mut self, pending: &Pending, now_ms: u64) {
        let applied = self.ledger.apply(&pending.entry);
        let Ok(effect) = applied else {
            return self.close(Sentence::new("table-broken"));
        };
        if let Job::Command { from, command, .. } = &pending.job {
            let answer = self.acknowledge(command);
            self.send(*from, answer);
        }
        self.tell(&effect, now_ms);
    }

    fn acknowledge(&self, command: &Command) -> ServerMessage {
        let id = command.id().unwrap_or_default().to_owned();
        let version = self.ledger.version;
        match command {
            Command::Sit { seat, .. } => {
                let secret = self.ledger.opened.key.seat_secret(*seat, &id).reveal();
                ServerMessage::Seated { id, version, seat: *seat, secret }
            }
            _ => ServerMessage::Ack { id, version },
        }
    }

    /// Applies entries that were written elsewhere, or perhaps here. What is known is skipped.
    pub(super) fn catch_up(&mut self, from: u64, entries: &[Entry], now_ms: u64) {
        if from > self.ledger.position {
            self.ahead.is_read = true;
            return self.out.push(Output::Read { from: self.ledger.position });
        }
        let known = (self.ledger.position - from) as usize;
        for entry in entries.iter().skip(known) {
            let position = self.ledger.position;
            match self.pending.take_if(|pending| pending.position == position) {
                Some(ours) if is_same(&ours.entry, entry) => self.finish(&ours, now_ms),
                lost => {
                    if let Some(lost) = lost {
                        self.inbox.push_front(lost.job);
                    }
                    self.take_foreign(entry, now_ms);
                }
            }
            if self.closed {
                return;
            }
        }
    }

    fn take_foreign(&mut self, entry: &Entry, now_ms: u64) {
        match self.ledger.apply(entry) {
            Ok(effect) => self.tell(&effect, now_ms),
            Err(_) => self.close(Sentence::new("table-broken")),
        }
    }

    pub(super) fn failed(&mut self, position: u64, now_ms: u64) {
        let Some(pending) = self.pending.as_mut().filter(|ours| ours.position == position) else {
            return;
        };
        let since = *pending.failing_since_ms.get_or_insert(now_ms);
        if now_ms.saturating_sub(since) >= GIVE_UP_MS {
            return self.give_up();
        }
        let wait = (RETRY_MS << pending.failures.min(10)).min(RETRY_AT_MOST_MS);
        pending.failures += 1;
        pending.retry_ms = Some(now_ms + wait);
    }

    /// The same entry again: if it was stored after all, it is found among the tail.
    pub(super) fn retry(&mut self, now_ms: u64) {
        let Some(pending) = &mut self.pending else { return };
        if pending.retry_ms.is_some_and(|at| at <= now_ms) {
            pending.retry_ms = None;
            let (position, entry) = (pending.position, pending.entry.clone());
            self.out.push(Output::Append { position, entry });
        }
    }

    pub(super) fn retry_ms(&self) -> Option<u64> {
        self.pending.as_ref().and_then(|pending| pending.retry_ms)
    }

    fn give_up(&mut self) {
        let pending = self.pending.take().map(|pending| pending.job);
        let waiting: Vec<Job> = pending.into_iter().chain(self.inbox.drain(..)).collect();
        for job in waiting {
            if let Job::Command { from, command, .. } = job {
                let id = command.id().map(str::to_owned);
                self.send(from, Denial::unavailable().message(id, None));
            }
        }
        self.close(Sentence::new("table-store-silent"));
    }
}

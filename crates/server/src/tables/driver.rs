//! The task that drives one table with sockets, clocks, the store and bots.
//!
//! The table decides everything and does nothing; the driver does everything and decides nothing.

use std::collections::HashMap;
use std::pin::Pin;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::future::OptionFuture;
use futures_util::stream::FuturesUnordered;
use kernel::Seat;
use table::message::{Command, ServerMessage};
use table::{
    Appended, ConnectionId, Entry, Input, Output, Presence, Secret, Summary, Table, TableId,
};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::draft::put_into_text;
use super::letter::{Answer, Asker, Letter, Letters};
use super::outbox::Outbox;
use super::{Account, Tables, Thought};
use crate::clock::now_ms;
use crate::limits::Address;
use crate::random;

/// Something that is being done elsewhere, and what the table will be told of it.
type Work = Pin<Box<dyn Future<Output = Option<Input>> + Send>>;

/// A table that acts by itself so soon stays in memory: longer than nobody loses on time after
/// it was loaded, or its flag would never fall.
const SOON: Duration = Duration::from_secs(30);

/// So many letters are read before anything else is looked at.
const LETTERS_AT_ONCE: usize = 32;

/// How much shorter bots pause where many decide at once.
const HURRY: u32 = 8;

/// One table in memory.
pub(super) struct Driver {
    tables: Tables,
    id: TableId,
    table: Table,
    letters: Letters,
    outlets: HashMap<ConnectionId, Outlet>,
    work: FuturesUnordered<Work>,
    /// The entry that is being stored.
    storing: Option<Work>,
    /// Those who have gone, or whom nothing can be told any more: the table hears of all of them
    /// at once, when it has finished what it is about.
    leavers: Vec<ConnectionId>,
    /// The first who came, on whose account bots think here.
    first: Option<Address>,
    /// When commands came whose answers are measured.
    asked: HashMap<ConnectionId, Instant>,
    /// How long the log is, as far as was heard from elsewhere.
    heard: u64,
    /// Whether somebody asks who is connected elsewhere, and whether to ask again.
    meeting: Meeting,
    closed: bool,
    /// When something last happened.
    moved: Instant,
    alarm: Pin<Box<Sleep>>,
}

/// Where messages to a connection go.
enum Outlet {
    Socket(Outbox),
    /// The first message is the answer.
    Request(Answer),
}

/// Whether somebody asks who is connected elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meeting {
    No,
    Once,
    /// Something changed since: the answer will be old.
    Again,
}

/// What woke the driver up.
enum Event {
    Letter(Letter),
    Done(Option<Input>),
    Tick,
    /// Nothing happened, perhaps for as long as a table may idle.
    Quiet,
    /// Nobody can write to this table any more.
    Stopped,
}

impl Driver {
    pub(super) fn new(tables: Tables, table: Table, letters: Letters) -> Self {
        Self {
            id: table.id().clone(),
            tables,
            table,
            letters,
            outlets: HashMap::new(),
            work: FuturesUnordered::new(),
            leavers: Vec::new(),
            first: None,
            asked: HashMap::new(),
            heard: 0,
            storing: None,
            meeting: Meeting::No,
            closed: false,
            moved: Instant::now(),
            alarm: Box::pin(sleep(Duration::ZERO)),
        }
    }

    /// Runs until the table is closed, has been idle for long, or the server stops. Gives the
    /// letters back: some may have come in the last moment.
    pub(super) async fn run(mut self, there: Presence) -> Letters {
        self.feed(Input::Elsewhere { there });
        self.feed(Input::Tick);
        while !self.closed {
            let event = self.next_event().await;
            let was_quiet = self.moved.elapsed() >= self.tables.settings().idle;
            if was_quiet || !matches!(event, Event::Quiet) {
                self.moved = Instant::now();
            }
            match event {
                Event::Letter(letter) => self.read_all(letter),
                Event::Done(Some(input)) => self.feed(input),
                Event::Tick => self.feed(Input::Tick),
                Event::Quiet if was_quiet && self.may_rest() => break,
                Event::Done(None) | Event::Quiet => {}
                Event::Stopped => {
                    self.finish().await;
                    break;
                }
            }
        }
        self.tables.store().announce(&self.id, Presence::NOBODY);
        self.letters
    }

    /// Waits for what is being stored, and lets everything else go.
    async fn finish(&mut self) {
        while let Some(storing) = self.storing.as_mut().filter(|_| !self.closed) {
            if let Some(input) = storing.await {
                self.feed(input);
            }
        }
    }

    async fn next_event(&mut self) -> Event {
        let idle = self.tables.settings().idle;
        let wake =
            self.table.wake_ms().map(|at| Duration::from_millis(at.saturating_sub(now_ms())));
        let wake = wake.filter(|wake| *wake < idle.max(SOON));
        self.set_alarm(wake.map_or(self.moved + idle, |wake| Instant::now() + wake));
        tokio::select! {
            biased;
            Some(done) = OptionFuture::from(self.storing.as_mut()) => Event::Done(done),
            Some(done) = self.work.next() => Event::Done(done),
            letter = self.letters.recv() => letter.map_or(Event::Stopped, Event::Letter),
            () = self.alarm.as_mut() => match wake {
                Some(_) => Event::Tick,
                None => Event::Quiet,
            },
        }
    }

    /// To be woken too early costs less than to set the alarm again whenever something happens.
    fn set_alarm(&mut self, at: Instant) {
        if at < self.alarm.deadline() || self.alarm.is_elapsed() {
            self.alarm.as_mut().reset(at);
        }
    }

    fn may_rest(&self) -> bool {
        let is_busy = self.storing.is_some() || !self.work.is_empty();
        self.table.is_idle() && self.outlets.is_empty() && !is_busy
    }

    /// Reads this letter and some of those behind it. When a crowd hangs up, most of them say so.
    fn read_all(&mut self, first: Letter) {
        self.read(first);
        for _ in 1..LETTERS_AT_ONCE {
            let Ok(next) = self.letters.try_recv() else { break };
            self.read(next);
        }
        self.see_off();
    }

    fn read(&mut self, letter: Letter) {
        if !matches!(letter, Letter::Left { .. }) {
            self.see_off();
        }
        match letter {
            Letter::Hello { connection, secret, from, outbox, address } => {
                self.first.get_or_insert(address);
                self.outlets.insert(connection, Outlet::Socket(outbox));
                self.feed(Input::Hello { connection, secret, from });
            }
            Letter::Left { connection } => self.leave(connection),
            Letter::Command { connection, secret, command } => {
                self.command(connection, secret, command);
            }
            Letter::Request { asker: Asker { address, secret }, command, answer } => {
                self.first = self.first.or(address);
                let connection = self.tables.new_connection();
                self.outlets.insert(connection, Outlet::Request(answer));
                self.command(connection, secret, command);
            }
            Letter::Look { asker: Asker { address, secret }, look } => {
                self.first = self.first.or(address);
                if let Some(secret) = secret {
                    self.feed(Input::Asked { secret });
                }
                look(Ok((&self.table, now_ms())));
            }
            Letter::News { position } => {
                self.heard = self.heard.max(position.saturating_add(1));
                self.look_for_news();
            }
            Letter::Presence => self.meet(),
            Letter::Wake { .. } => self.feed(Input::Tick),
        }
    }

    /// Asks who is connected elsewhere: one question after the other, so that answers come in
    /// order.
    fn meet(&mut self) {
        if self.meeting != Meeting::No {
            self.meeting = Meeting::Again;
            return;
        }
        self.meeting = Meeting::Once;
        let (store, id) = (self.tables.store(), self.id.clone());
        self.work.push(Box::pin(async move {
            loop {
                match store.elsewhere(&id).await {
                    Ok(there) => return Some(Input::Elsewhere { there }),
                    Err(error) => tracing::warn!(table = %id, %error, "nobody knows who is there"),
                }
                sleep(Duration::from_millis(500)).await;
            }
        }));
    }

    fn has_met(&mut self) {
        if std::mem::replace(&mut self.meeting, Meeting::No) == Meeting::Again {
            self.meet();
        }
    }

    /// Reads what others wrote. While this node stores something itself, it first waits for that:
    /// most news is about its own entries.
    fn look_for_news(&mut self) {
        if self.heard > self.table.position() && self.storing.is_none() {
            self.heard = 0;
            self.catch_up(self.table.position());
        }
    }

    fn command(&mut self, from: ConnectionId, secret: Option<Secret>, command: Command) {
        if command.id().is_some() {
            self.asked.entry(from).or_insert_with(Instant::now);
        }
        self.feed(Input::Command { from, secret, command });
    }

    fn leave(&mut self, connection: ConnectionId) {
        self.outlets.remove(&connection);
        self.asked.remove(&connection);
        self.leavers.push(connection);
    }

    /// Tells the table of those who have gone. Telling the others may show that more have.
    fn see_off(&mut self) {
        while !self.leavers.is_empty() {
            let connections = std::mem::take(&mut self.leavers);
            self.hand_over(Input::Left { connections });
        }
    }

    fn feed(&mut self, input: Input) {
        self.hand_over(input);
        self.see_off();
    }

    fn hand_over(&mut self, input: Input) {
        if matches!(input, Input::Stored { .. } | Input::Taken { .. } | Input::Failed { .. }) {
            self.storing = None;
        }
        if matches!(input, Input::Elsewhere { .. }) {
            self.has_met();
        }
        for output in self.table.handle(now_ms(), input) {
            self.perform(output);
        }
        self.look_for_news();
    }

    fn perform(&mut self, output: Output) {
        match output {
            Output::Append { position, entry } => self.append(position, entry),
            Output::Read { from } => self.catch_up(from),
            Output::Send { to, message } => self.send(&to, message),
            // `next_event` asks the table itself.
            Output::WakeAt { .. } => {}
            Output::Think { seat, version } => self.think(seat, version),
            Output::OpenNext => self.open_next(),
            Output::Note(summary) => self.note(*summary),
            Output::Present { here } => self.tables.store().announce(&self.id, here),
            Output::Close { sentence } => {
                tracing::warn!(table = %self.id, reason = sentence.key, "a table is closed");
                self.closed = true;
            }
        }
    }

    fn append(&mut self, position: u64, entry: Entry) {
        let (store, id) = (self.tables.store(), self.id.clone());
        self.storing = Some(Box::pin(async move {
            Some(match store.append(&id, position, &entry).await {
                Ok(Appended::Stored) => Input::Stored { position },
                Ok(Appended::Taken(tail)) => Input::Taken { position, tail },
                Err(error) => {
                    tracing::warn!(table = %id, %error, "an entry is not stored yet");
                    Input::Failed { position }
                }
            })
        }));
    }

    fn catch_up(&mut self, from: u64) {
        let (store, id) = (self.tables.store(), self.id.clone());
        self.work.push(Box::pin(async move {
            loop {
                match store.read(&id, from).await {
                    Ok(entries) => return Some(Input::Tail { from, entries }),
                    Err(error) => tracing::warn!(table = %id, %error, "the log is not read yet"),
                }
                sleep(Duration::from_millis(500)).await;
            }
        }));
    }

    fn note(&mut self, summary: Summary) {
        let store = self.tables.store();
        self.work.push(Box::pin(async move {
            while let Err(error) = store.note(&summary).await {
                tracing::warn!(%error, "a summary is not stored yet");
                sleep(Duration::from_millis(500)).await;
            }
            None
        }));
    }

    /// Bots think on threads of their own. Of a table that somebody looks at they play no faster
    /// than people can follow; where many decide at once, nobody follows each of them.
    fn think(&mut self, seat: Seat, version: u32) {
        let Some(thinker) = self.table.thinker(seat) else {
            // Nobody thinks here: the table plays the first thing that is open.
            let action = Some(String::new());
            self.work.push(Box::pin(async move { Some(Input::Thought { seat, version, action }) }));
            return;
        };
        let is_watched = self.outlets.values().any(|outlet| matches!(outlet, Outlet::Socket(_)));
        let pause = match self.tables.settings().bot_pause {
            _ if !is_watched => Duration::ZERO,
            pause if self.table.is_hurried() => pause / HURRY,
            pause => pause,
        };
        let tables = self.tables.clone();
        let thought = self.thought(seat);
        self.work.push(Box::pin(async move {
            let pause = Instant::now() + pause;
            let action = tables.bots().think(thought, thinker).await?;
            if action.is_some() {
                tables.metrics().bot_decisions.inc();
                sleep_until(pause).await;
            }
            Some(Input::Thought { seat, version, action })
        }));
    }

    fn thought(&self, seat: Seat) -> Thought {
        let account = self.first.map(Account::Address);
        let (game, level) = self.table.bot(seat).unwrap_or_default();
        Thought {
            account: account.unwrap_or_else(|| Account::Table(self.id.clone())),
            table: self.id.clone(),
            kind: format!("{game} {level}"),
        }
    }

    fn open_next(&mut self) {
        let tables = self.tables.clone();
        let (Ok(seed), Ok(key)) = (random::seed(), random::key()) else { return };
        let next = self.table.next_table(tables.games(), seed, key, now_ms());
        self.work.push(Box::pin(async move {
            let opened = match next {
                Ok((id, opening)) => tables.keep(&id, &[opening]).await.map(|_| id),
                Err(error) => Err(error.into()),
            };
            match opened {
                Ok(table) => Some(Input::NextOpened { table }),
                Err(fault) => {
                    tracing::warn!(?fault, "the next table does not open");
                    None
                }
            }
        }));
    }

    fn send(&mut self, to: &[ConnectionId], message: ServerMessage) {
        if let [only] = to {
            self.measure(*only, &message);
            if let Some(Outlet::Request(_)) = self.outlets.get(only) {
                return self.answer(*only, message);
            }
        }
        let text = put_into_text(&message);
        let slow: Vec<ConnectionId> = to
            .iter()
            .copied()
            .filter(|id| match self.outlets.get(id) {
                Some(Outlet::Socket(outbox)) => outbox.put(text.clone()).is_err(),
                Some(Outlet::Request(_)) | None => false,
            })
            .collect();
        for connection in slow {
            self.tables.metrics().slow_readers.inc();
            self.leave(connection);
        }
    }

    fn answer(&mut self, connection: ConnectionId, message: ServerMessage) {
        if let Some(Outlet::Request(answer)) = self.outlets.remove(&connection) {
            // Whoever asked may have gone.
            drop(answer.send(Ok(message)));
        }
    }

    fn measure(&mut self, connection: ConnectionId, message: &ServerMessage) {
        let answer = match message {
            ServerMessage::Ack { .. } | ServerMessage::Seated { .. } => "done",
            ServerMessage::Refused(_) => "refused",
            _ => return,
        };
        if let Some(asked) = self.asked.remove(&connection) {
            self.tables.metrics().command(answer, asked.elapsed());
        }
    }
}

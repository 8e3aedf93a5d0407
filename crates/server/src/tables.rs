//! The tables of this node: those in memory, and how to get at the others.
//!
//! Every table in memory has one task, its [`driver`]. Whoever wants something from a table puts a
//! [`Letter`] into its box; a table that is not in memory is loaded by the first letter to it.

mod bots;
mod campaigns;
#[cfg(test)]
mod crowd;
mod draft;
mod driver;
mod letter;
mod outbox;
mod shelf;
mod sweep;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::message::{Command, SeatKind, ServerMessage};
use table::{
    ConnectionId, Created, Entry, Games, NewTable, Orders, Presence, Query, Secret, Store,
    StoreError, Summary, SummarySeat, Table, TableId, TableState, What, import,
};
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

use crate::clock::now_ms;
use crate::metrics::Metrics;
use crate::{Fault, Settings, random};

use bots::{Account, BotPool, Thought};
use driver::Driver;
use letter::{LetterBox, Letters, Serial};
use shelf::{Measured, Shelf};

pub(crate) use campaigns::shown;
pub(crate) use letter::{Absent, Asker, Letter};
pub(crate) use outbox::{Backlog, Lent, Waiting, outbox};

/// The tables of this node. Cloning gives another handle to the same ones.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Parts>);

struct Parts {
    games: Games,
    store: Arc<dyn Shelf>,
    settings: Settings,
    metrics: Arc<Metrics>,
    bots: BotPool,
    /// What waits for those who read slowly.
    backlog: Backlog,
    boxes: Mutex<HashMap<TableId, LetterBox>>,
    /// Counts connections and boxes.
    numbers: AtomicU64,
    tasks: TaskTracker,
}

impl Tables {
    pub(crate) fn new(
        games: Games,
        store: impl Store,
        settings: &Settings,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self(Arc::new(Parts {
            games,
            store: Arc::new(Measured { store, metrics: Arc::clone(&metrics) }),
            settings: settings.clone(),
            bots: BotPool::new(settings, Arc::clone(&metrics)),
            metrics,
            backlog: Backlog::default(),
            boxes: Mutex::default(),
            numbers: AtomicU64::new(1),
            tasks: TaskTracker::new(),
        }))
    }

    pub(crate) fn games(&self) -> &Games {
        &self.0.games
    }

    fn store(&self) -> Arc<dyn Shelf> {
        Arc::clone(&self.0.store)
    }

    fn settings(&self) -> &Settings {
        &self.0.settings
    }

    fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn backlog(&self) -> &Backlog {
        &self.0.backlog
    }

    fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    fn new_number(&self) -> u64 {
        self.0.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// A number for somebody who is talked to.
    pub(crate) fn new_connection(&self) -> ConnectionId {
        ConnectionId(self.new_number())
    }

    /// Looks at a table once.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &TableId,
        asker: Asker,
        look: impl FnOnce(&Table, u64) -> T + Send + 'static,
    ) -> Result<T, Absent> {
        let (sender, seen) = oneshot::channel();
        let look = Box::new(move |table: Result<(&Table, u64), Absent>| {
            // Whoever wanted to see it may have gone.
            drop(sender.send(table.map(|(table, now_ms)| look(table, now_ms))));
        });
        self.post(id, Letter::Look { asker, look }).await;
        seen.await.unwrap_or(Err(Absent::Unavailable))
    }

    /// Carries out one command and waits for the answer.
    pub(crate) async fn request(
        &self,
        id: &TableId,
        asker: Asker,
        command: Command,
    ) -> Result<ServerMessage, Absent> {
        let (answer, answered) = oneshot::channel();
        self.post(id, Letter::Request { asker, command, answer }).await;
        answered.await.unwrap_or(Err(Absent::Unavailable))
    }

    /// Puts a letter into a table's box, and loads the table if it has none.
    pub(crate) async fn post(&self, id: &TableId, letter: Letter) {
        let mut letter = letter;
        loop {
            let letter_box = self.letter_box(id);
            match letter_box.put(letter).await {
                Ok(()) => return,
                Err(unread) => {
                    // The table was put away in this very moment: the next box is a fresh one.
                    self.forget(id, letter_box.serial());
                    letter = unread;
                    // Where the whole program ends no box is ever emptied, and nobody tries for ever.
                    tokio::task::yield_now().await;
                }
            }
        }
    }

    /// Tells a table that its log has an entry at this position, if it is in memory.
    pub(crate) async fn news(&self, id: &TableId, position: u64) {
        let known = self.boxes().get(id).cloned();
        if let Some(letter_box) = known {
            // A table that was just put away needs no news.
            drop(letter_box.put(Letter::News { position }).await);
        }
    }

    /// Tells a table that others than before are connected elsewhere, if it is in memory.
    pub(crate) async fn presence_news(&self, id: &TableId) {
        let known = self.boxes().get(id).cloned();
        if let Some(letter_box) = known {
            drop(letter_box.put(Letter::Presence).await);
        }
    }

    /// Tells every table in memory that anything may have happened elsewhere.
    pub(crate) async fn missed_news(&self) {
        let known: Vec<LetterBox> = self.boxes().values().cloned().collect();
        for letter_box in known {
            drop(letter_box.put(Letter::News { position: u64::MAX }).await);
            drop(letter_box.put(Letter::Presence).await);
        }
    }

    fn letter_box(&self, id: &TableId) -> LetterBox {
        let mut boxes = self.boxes();
        if let Some(known) = boxes.get(id) {
            return known.clone();
        }
        let (letter_box, letters) = LetterBox::new(Serial(self.new_number()));
        boxes.insert(id.clone(), letter_box.clone());
        self.0.metrics.tables.inc();
        self.0.tasks.spawn(self.clone().host(id.clone(), letter_box.serial(), letters));
        letter_box
    }

    fn boxes(&self) -> MutexGuard<'_, HashMap<TableId, LetterBox>> {
        self.0.boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self, id: &TableId, serial: Serial) {
        let mut boxes = self.boxes();
        if boxes.get(id).is_some_and(|known| known.serial() == serial) {
            boxes.remove(id);
            self.0.metrics.tables.dec();
        }
    }

    /// The life of a table in memory.
    async fn host(self, id: TableId, serial: Serial, letters: Letters) {
        let (mut letters, absent) = match self.load(&id).await {
            Ok((table, there)) => {
                (Driver::new(self.clone(), table, letters).run(there).await, None)
            }
            Err(absent) => (letters, Some(absent)),
        };
        self.forget(&id, serial);
        letters.close();
        while let Some(letter) = letters.recv().await {
            match absent {
                Some(absent) => letter.send_back(absent),
                // It came while the table was being put away.
                None => Box::pin(self.post(&id, letter)).await,
            }
        }
    }

    /// A table, and who is connected to it through other nodes.
    async fn load(&self, id: &TableId) -> Result<(Table, Presence), Absent> {
        let unreadable = |error: StoreError| {
            tracing::warn!(table = %id, %error, "a table cannot be read");
            Absent::Unavailable
        };
        let log = self.0.store.read(id, 0).await.map_err(unreadable)?;
        if log.is_empty() {
            let was_deleted = self.0.store.was_deleted(id).await.map_err(unreadable)?;
            return Err(if was_deleted { Absent::Deleted } else { Absent::NoTable });
        }
        if log.first().is_some_and(|first| matches!(first.what, What::Campaign(_))) {
            return Err(Absent::NoTable);
        }
        let there = self.0.store.elsewhere(id).await.map_err(unreadable)?;
        let table = Table::load(id.clone(), &self.0.games, &log, now_ms()).map_err(|error| {
            tracing::error!(table = %id, %error, "a log makes no sense");
            Absent::Broken
        })?;
        let grace = self.0.settings.takeover_grace.as_millis();
        let table = table.with_takeover_grace(u64::try_from(grace).unwrap_or(u64::MAX));
        Ok((table.with_quotas(self.0.settings.quotas.table), there))
    }

    /// Opens a table.
    pub(crate) async fn open(&self, new: &NewTable) -> Result<TableId, Fault> {
        let opening = new.open(&self.0.games, now_ms())?;
        let id = random::table_id()?;
        self.keep(&id, &[opening]).await?;
        Ok(id)
    }

    /// Makes a table of a record; tells of each seat whether it is for a person.
    pub(crate) async fn import(
        &self,
        record: &str,
        secrets: &[Secret],
    ) -> Result<(TableId, Vec<bool>), Fault> {
        let log = import(&self.0.games, record, secrets, random::key()?, now_ms())?;
        let id = random::table_id()?;
        let summary = self.keep(&id, &log).await?;
        let is_person = |seat: &SummarySeat| seat.kind == SeatKind::Human;
        Ok((id, summary.seats.iter().map(is_person).collect()))
    }

    /// Begins the log of a table, unless somebody did already.
    async fn keep(&self, id: &TableId, log: &[Entry]) -> Result<Summary, Fault> {
        let table = Table::load(id.clone(), &self.0.games, log, now_ms()).map_err(|error| {
            tracing::error!(%error, "a new log makes no sense");
            Fault::internal()
        })?;
        let summary = table.summary();
        match self.0.store.create(id, log, &summary).await {
            Ok(Created::Created | Created::Exists) => Ok(summary),
            Err(error) => Err(unavailable(&error)),
        }
    }

    /// Public tables, the latest first.
    pub(crate) async fn list(
        &self,
        state: TableState,
        at_most: u32,
    ) -> Result<Vec<Summary>, Fault> {
        let listed = self.0.store.list(Query { state, at_most }).await;
        listed.map_err(|error| unavailable(&error))
    }

    /// Whether the store writes and reads.
    pub(crate) async fn is_well(&self) -> Result<(), Fault> {
        self.0.store.prove().await.map_err(|error| unavailable(&error))
    }

    /// How much is stored and not yet in its place, where there is such a thing.
    pub(crate) fn unsettled_bytes(&self) -> Option<u64> {
        self.0.store.unsettled_bytes()
    }

    /// What whoever looks after the server has ordered.
    pub(crate) async fn orders(&self, after: u64) -> Result<Orders, Fault> {
        self.0.store.orders(after, now_ms()).await.map_err(|error| unavailable(&error))
    }

    /// A table was deleted: whoever sits at it is told when they come back.
    pub(crate) async fn was_deleted(&self, id: &TableId) {
        let known = self.boxes().get(id).cloned();
        if let Some(letter_box) = known {
            // A table that was just put away is gone by itself.
            drop(letter_box.put(Letter::Deleted).await);
        }
    }

    /// Waits until every table that still works has put away what it was told.
    pub(crate) async fn finished(&self) {
        self.0.tasks.close();
        self.boxes().clear();
        self.0.tasks.wait().await;
    }
}

fn unavailable(error: &StoreError) -> Fault {
    tracing::warn!(%error, "the store does not answer");
    Fault::unavailable()
}

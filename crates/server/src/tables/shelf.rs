//! Any store, whichever kind it is: the same port with its types erased, and what it does measured.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use table::{Appended, Created, Entry, Presence, Query, Store, StoreError, Summary, TableId};

use crate::metrics::Metrics;

type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// [`Store`] without types.
pub(crate) trait Shelf: Send + Sync {
    fn create<'a>(
        &'a self,
        id: &'a TableId,
        entries: &'a [Entry],
        summary: &'a Summary,
    ) -> Answer<'a, Created>;
    fn append<'a>(
        &'a self,
        id: &'a TableId,
        position: u64,
        entry: &'a Entry,
    ) -> Answer<'a, Appended>;
    fn read<'a>(&'a self, id: &'a TableId, from: u64) -> Answer<'a, Vec<Entry>>;
    fn note<'a>(&'a self, summary: &'a Summary) -> Answer<'a, ()>;
    fn list(&self, query: Query) -> Answer<'_, Vec<Summary>>;
    fn due(&self, now_ms: u64, at_most: u32) -> Answer<'_, Vec<TableId>>;
    fn prove(&self) -> Answer<'_, ()>;
    fn unsettled_bytes(&self) -> Option<u64>;
    fn announce(&self, id: &TableId, here: Presence);
    fn elsewhere<'a>(&'a self, id: &'a TableId) -> Answer<'a, Presence>;
}

/// A store whose answers are counted and timed.
pub(super) struct Measured<S> {
    pub(super) store: S,
    pub(super) metrics: Arc<Metrics>,
}

impl<S: Store> Measured<S> {
    fn measure<'a, T>(
        &'a self,
        operation: &'static str,
        asking: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Answer<'a, T> {
        Box::pin(async move {
            let began = Instant::now();
            let answer = asking.await;
            self.metrics.stored(operation, began.elapsed(), answer.is_ok());
            answer
        })
    }
}

impl<S: Store> Shelf for Measured<S> {
    fn create<'a>(
        &'a self,
        id: &'a TableId,
        entries: &'a [Entry],
        summary: &'a Summary,
    ) -> Answer<'a, Created> {
        self.measure("create", self.store.create(id, entries, summary))
    }

    fn append<'a>(
        &'a self,
        id: &'a TableId,
        position: u64,
        entry: &'a Entry,
    ) -> Answer<'a, Appended> {
        self.measure("append", self.store.append(id, position, entry))
    }

    fn read<'a>(&'a self, id: &'a TableId, from: u64) -> Answer<'a, Vec<Entry>> {
        self.measure("read", self.store.read(id, from))
    }

    fn note<'a>(&'a self, summary: &'a Summary) -> Answer<'a, ()> {
        self.measure("note", self.store.note(summary))
    }

    fn list(&self, query: Query) -> Answer<'_, Vec<Summary>> {
        self.measure("list", self.store.list(query))
    }

    fn due(&self, now_ms: u64, at_most: u32) -> Answer<'_, Vec<TableId>> {
        self.measure("due", self.store.due(now_ms, at_most))
    }

    fn prove(&self) -> Answer<'_, ()> {
        self.measure("prove", self.store.prove())
    }

    fn unsettled_bytes(&self) -> Option<u64> {
        self.store.unsettled_bytes()
    }

    fn announce(&self, id: &TableId, here: Presence) {
        self.store.announce(id, here);
    }

    fn elsewhere<'a>(&'a self, id: &'a TableId) -> Answer<'a, Presence> {
        self.measure("elsewhere", self.store.elsewhere(id))
    }
}

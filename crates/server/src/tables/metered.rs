//! A store that is watched: how long each operation takes, and how often one fails.

use std::sync::Arc;
use std::time::Instant;

use table::{
    Appended, Created, Entry, Orders, Presence, Query, Store, StoreError, Summary, TableId,
};

use crate::metrics::Metrics;

/// A store and where it is counted.
#[derive(Debug)]
pub(super) struct Metered<S> {
    store: S,
    metrics: Arc<Metrics>,
}

impl<S: Store> Metered<S> {
    pub(super) const fn new(store: S, metrics: Arc<Metrics>) -> Self {
        Self { store, metrics }
    }

    async fn watch<T>(
        &self,
        operation: &'static str,
        work: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let start = Instant::now();
        let done = work.await;
        self.metrics.stored(operation, start.elapsed(), done.is_ok());
        done
    }
}

impl<S: Store> Store for Metered<S> {
    async fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> Result<Created, StoreError> {
        self.watch("create", self.store.create(id, entries, summary)).await
    }

    async fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        self.watch("append", self.store.append(id, position, entry)).await
    }

    async fn read(&self, id: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.watch("read", self.store.read(id, from)).await
    }

    async fn note(&self, summary: &Summary) -> Result<(), StoreError> {
        self.watch("note", self.store.note(summary)).await
    }

    async fn list(&self, query: Query) -> Result<Vec<Summary>, StoreError> {
        self.watch("list", self.store.list(query)).await
    }

    async fn due(&self, now_ms: u64, at_most: u32) -> Result<Vec<TableId>, StoreError> {
        self.watch("due", self.store.due(now_ms, at_most)).await
    }

    fn announce(&self, id: &TableId, here: Presence) {
        self.store.announce(id, here);
    }

    async fn elsewhere(&self, id: &TableId) -> Result<Presence, StoreError> {
        self.watch("elsewhere", self.store.elsewhere(id)).await
    }

    async fn orders(&self, after: u64, now_ms: u64) -> Result<Orders, StoreError> {
        self.watch("orders", self.store.orders(after, now_ms)).await
    }

    async fn was_deleted(&self, id: &TableId) -> Result<bool, StoreError> {
        self.watch("was_deleted", self.store.was_deleted(id)).await
    }

    async fn probe(&self, now_ms: u64) -> Result<(), StoreError> {
        self.watch("probe", self.store.probe(now_ms)).await
    }

    fn wal_bytes(&self) -> Option<u64> {
        self.store.wal_bytes()
    }
}

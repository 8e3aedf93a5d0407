//! Any store, whichever kind it is: the same port with its types erased.

use std::future::Future;
use std::pin::Pin;

use table::{
    Appended, Created, Entry, Orders, Presence, Query, Store, StoreError, Summary, TableId,
};

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
    fn announce(&self, id: &TableId, here: Presence);
    fn elsewhere<'a>(&'a self, id: &'a TableId) -> Answer<'a, Presence>;
    fn orders(&self, after: u64, now_ms: u64) -> Answer<'_, Orders>;
    fn was_deleted<'a>(&'a self, id: &'a TableId) -> Answer<'a, bool>;
    fn probe(&self, now_ms: u64) -> Answer<'_, ()>;
    fn wal_bytes(&self) -> Option<u64>;
}

impl<S: Store> Shelf for S {
    fn create<'a>(
        &'a self,
        id: &'a TableId,
        entries: &'a [Entry],
        summary: &'a Summary,
    ) -> Answer<'a, Created> {
        Box::pin(Store::create(self, id, entries, summary))
    }

    fn append<'a>(
        &'a self,
        id: &'a TableId,
        position: u64,
        entry: &'a Entry,
    ) -> Answer<'a, Appended> {
        Box::pin(Store::append(self, id, position, entry))
    }

    fn read<'a>(&'a self, id: &'a TableId, from: u64) -> Answer<'a, Vec<Entry>> {
        Box::pin(Store::read(self, id, from))
    }

    fn note<'a>(&'a self, summary: &'a Summary) -> Answer<'a, ()> {
        Box::pin(Store::note(self, summary))
    }

    fn list(&self, query: Query) -> Answer<'_, Vec<Summary>> {
        Box::pin(Store::list(self, query))
    }

    fn due(&self, now_ms: u64, at_most: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(Store::due(self, now_ms, at_most))
    }

    fn announce(&self, id: &TableId, here: Presence) {
        Store::announce(self, id, here);
    }

    fn elsewhere<'a>(&'a self, id: &'a TableId) -> Answer<'a, Presence> {
        Box::pin(Store::elsewhere(self, id))
    }

    fn orders(&self, after: u64, now_ms: u64) -> Answer<'_, Orders> {
        Box::pin(Store::orders(self, after, now_ms))
    }

    fn was_deleted<'a>(&'a self, id: &'a TableId) -> Answer<'a, bool> {
        Box::pin(Store::was_deleted(self, id))
    }

    fn probe(&self, now_ms: u64) -> Answer<'_, ()> {
        Box::pin(Store::probe(self, now_ms))
    }

    fn wal_bytes(&self) -> Option<u64> {
        Store::wal_bytes(self)
    }
}

//! The port `Store`: where logs are kept. The adapters live in the crate `store`.

use std::future::{Future, ready};

use serde::{Deserialize, Serialize};

use crate::{Entry, Presence, Summary, TableId};

/// Where logs are kept.
///
/// # What an adapter promises
///
/// * An entry that is reported as stored survives a crash of the machine, wholly.
/// * Each position of a log is taken once. Who comes second learns what took it.
/// * After an error nobody knows whether the entry was stored. Appending the same entry again is
///   safe: if it was, it is found among the tail.
/// * Entries are there from 0 on without a gap.
pub trait Store: Send + Sync + 'static {
    /// Begins a log. Of two that begin the same log, the first does.
    fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> impl Future<Output = Result<Created, StoreError>> + Send;

    /// Adds an entry at a position.
    fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// The entries from a position on; none when there is no such log.
    fn read(
        &self,
        id: &TableId,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Entry>, StoreError>> + Send;

    /// Replaces what lists tell of a table, unless something newer is known.
    fn note(&self, summary: &Summary) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The public tables, the latest first.
    fn list(&self, query: Query) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// Tables whose noted time to be looked at has come, the earliest first.
    fn due(
        &self,
        now_ms: u64,
        at_most: u32,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// Writes something and reads it again, so that whoever asks knows that both work.
    fn prove(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        ready(Ok(()))
    }

    /// How much is written and not yet in its place, in bytes, where there is such a thing.
    fn unsettled_bytes(&self) -> Option<u64> {
        None
    }

    /// Tells the other nodes on this store who is connected to a table through this one. What is
    /// said later counts; nothing of it outlives the node. Nobody waits for it.
    fn announce(&self, _id: &TableId, _here: Presence) {}

    /// Who is connected to a table through other nodes.
    fn elsewhere(
        &self,
        _id: &TableId,
    ) -> impl Future<Output = Result<Presence, StoreError>> + Send {
        ready(Ok(Presence::NOBODY))
    }
}

/// How an append went.
#[derive(Debug, Clone, PartialEq)]
pub enum Appended {
    Stored,
    /// Somebody was faster: the entries from that position on.
    Taken(Vec<Entry>),
}

/// How the beginning of a log went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Created {
    Created,
    /// There is such a log already.
    Exists,
}

/// Which public tables are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Query {
    pub state: TableState,
    pub at_most: u32,
}

/// What a table waits for.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// A seat is free.
    Open,
    Running,
    Over,
}

/// A store that did not do what it should.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// It may work again later.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    /// It never will.
    #[error("the store holds something that cannot be read: {0}")]
    Broken(String),
}

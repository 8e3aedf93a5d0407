//! A store that keeps nothing beyond the life of the program, for tests and for trying things out.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::{Appended, Created, Entry, Query, Store, StoreError, Summary, TableId};

/// Cloning gives another handle to the same store: two nodes can share one.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore(Arc<Parts>);

#[derive(Debug, Default)]
struct Parts {
    logs: Mutex<HashMap<TableId, Vec<Entry>>>,
    summaries: Mutex<HashMap<TableId, Summary>>,
    silent: AtomicBool,
}

impl MemoryStore {
    /// From now on nothing is answered but errors, or everything is fine again.
    pub fn be_silent(&self, silent: bool) {
        self.0.silent.store(silent, Ordering::SeqCst);
    }

    fn expect_open(&self) -> Result<(), StoreError> {
        if self.0.silent.load(Ordering::SeqCst) {
            return Err(StoreError::Unavailable("it was told to be silent".to_owned()));
        }
        Ok(())
    }
}

impl Store for MemoryStore {
    async fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> Result<Created, StoreError> {
        self.expect_open()?;
        let mut logs = self.0.logs.lock().unwrap_or_else(PoisonError::into_inner);
        if logs.contains_key(id) {
            return Ok(Created::Exists);
        }
        logs.insert(id.clone(), entries.to_vec());
        self.0
            .summaries
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(id.clone(), summary.clone());
        Ok(Created::Created)
    }

    async fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        self.expect_open()?;
        let mut logs = self.0.logs.lock().unwrap_or_else(PoisonError::into_inner);
        let log = logs.get_mut(id).ok_or(StoreError::Broken("no such log".to_owned()))?;
        if log.len() as u64 > position {
            return Ok(Appended::Taken(log[position as usize..].to_vec()));
        }
        log.push(entry.clone());
        Ok(Appended::Stored)
    }

    async fn read(&self, id: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.expect_open()?;
        let logs = self.0.logs.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(logs.get(id).map(|log| log[from as usize..].to_vec()).unwrap_or_default())
    }

    async fn note(&self, summary: &Summary) -> Result<(), StoreError> {
        self.expect_open()?;
        self.0
            .summaries
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(summary.id.clone(), summary.clone());
        Ok(())
    }

    async fn list(&self, query: Query) -> Result<Vec<Summary>, StoreError> {
        self.expect_open()?;
        let summaries = self.0.summaries.lock().unwrap_or_else(PoisonError::into_inner);
        let listed = summaries.values().filter(|summary| summary.public);
        let listed = listed.filter(|summary| summary.state == query.state);
        Ok(listed.take(query.at_most as usize).cloned().collect())
    }
}

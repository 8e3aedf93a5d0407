//! The store of the tests: a real SQLite file, which can be made to fall silent.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::Sqlite;
use table::{Appended, Created, Entry, Query, Store, StoreError, Summary, TableId};
use tempfile::TempDir;

/// Cloning gives another handle to the same file: two nodes can share one.
#[derive(Clone)]
pub(crate) struct Kept(Arc<Parts>);

struct Parts {
    file: Sqlite,
    silent: AtomicBool,
    folder: TempDir,
}

/// A fresh file in a folder of its own, which is gone when nobody needs it any more.
pub(crate) fn on_file() -> Kept {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = Sqlite::open(folder.path().join("tables.db")).expect("the file opens");
    Kept(Arc::new(Parts { file, silent: AtomicBool::new(false), folder }))
}

impl Kept {
    /// From now on nothing is answered but errors, or everything is fine again.
    pub(crate) fn be_silent(&self, silent: bool) {
        self.0.silent.store(silent, Ordering::SeqCst);
    }

    /// Where the files are.
    pub(crate) fn folder(&self) -> &Path {
        self.0.folder.path()
    }

    fn file(&self) -> Result<&Sqlite, StoreError> {
        if self.0.silent.load(Ordering::SeqCst) {
            return Err(StoreError::Unavailable("it was told to be silent".to_owned()));
        }
        Ok(&self.0.file)
    }
}

impl Store for Kept {
    async fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> Result<Created, StoreError> {
        self.file()?.create(id, entries, summary).await
    }

    async fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        self.file()?.append(id, position, entry).await
    }

    async fn read(&self, id: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.file()?.read(id, from).await
    }

    async fn note(&self, summary: &Summary) -> Result<(), StoreError> {
        self.file()?.note(summary).await
    }

    async fn due(&self, now_ms: u64, at_most: u32) -> Result<Vec<TableId>, StoreError> {
        self.file()?.due(now_ms, at_most).await
    }

    async fn prove(&self) -> Result<(), StoreError> {
        self.file()?.prove().await
    }

    async fn list(&self, query: Query) -> Result<Vec<Summary>, StoreError> {
        self.file()?.list(query).await
    }
}

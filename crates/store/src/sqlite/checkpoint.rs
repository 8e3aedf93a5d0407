//! What was committed goes from the write-ahead log into the file: on a thread of its own, so that
//! no answer waits for it.
//!
//! The log starts over when everything in it was copied. While much is written the copying thread
//! never quite gets there; so it does the bulk, and the writer the rest, which takes a moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use rusqlite::Connection;

/// So many rows are written before the log is copied. Each row is about one page of the log, and
/// most pages come again and again: the longer the log, the fewer of them have to be copied.
const ROWS_AT_LEAST: usize = 8 << 10;

/// The writer's end.
pub(super) struct Backlog {
    rows: usize,
    /// Whether the bulk is copied.
    copied: Arc<AtomicBool>,
    wake: SyncSender<()>,
}

/// The end of the thread that copies.
pub(super) struct Copying {
    copied: Arc<AtomicBool>,
    woken: Receiver<()>,
}

pub(super) fn backlog() -> (Backlog, Copying) {
    let (wake, woken) = sync_channel(1);
    let copied = Arc::<AtomicBool>::default();
    (Backlog { rows: 0, copied: Arc::clone(&copied), wake }, Copying { copied, woken })
}

impl Backlog {
    /// So many more rows are in the log, and everybody has been answered.
    pub(super) fn grow(&mut self, rows: usize, connection: &Connection) {
        self.rows += rows;
        if self.copied.swap(false, Ordering::Acquire) {
            copy(connection);
        } else if self.rows >= ROWS_AT_LEAST {
            self.rows = 0;
            // Whoever is at it already need not be woken.
            let _ = self.wake.try_send(());
        }
    }
}

/// Copies whenever it is told to, until the writer is gone.
pub(super) fn run(connection: &Connection, copying: &Copying) {
    for () in &copying.woken {
        copy(connection);
        copying.copied.store(true, Ordering::Release);
    }
}

/// Copies what can be copied without anybody having to wait. What cannot stays in the log, where it
/// is as safe.
fn copy(connection: &Connection) {
    let _ = connection.pragma_update(None, "wal_checkpoint", "PASSIVE");
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::sqlite::connect;

    #[test]
    fn the_log_starts_over_after_it_was_copied() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let (writing, copying_to) = (connect(&path).unwrap(), connect(&path).unwrap());
        writing.pragma_update(None, "wal_autocheckpoint", 0).unwrap();
        writing.execute_batch("create table things (thing blob)").unwrap();
        let write = || writing.execute("insert into things values (zeroblob(3000))", []).unwrap();
        let in_log = || -> i64 {
            writing.query_row("pragma wal_checkpoint(passive)", [], |row| row.get(1)).unwrap()
        };
        for _ in 0..50 {
            write();
        }

        let (mut backlog, copying) = backlog();
        let copier = thread::spawn(move || run(&copying_to, &copying));
        backlog.grow(ROWS_AT_LEAST, &writing);
        while !backlog.copied.load(Ordering::Acquire) {
            thread::sleep(Duration::from_millis(1));
        }
        write();
        // The rest is the writer's.
        backlog.grow(1, &writing);
        write();
        assert!(in_log() < 10, "{} pages are in the log", in_log());
        drop(backlog);
        copier.join().unwrap();
    }
}

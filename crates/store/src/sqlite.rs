//! SQLite: one file, one thread that writes, one that reads, and one that tidies up.
//!
//! The writer takes everything that waits into one transaction, syncs it, and only then answers.
//! `synchronous=FULL` makes each commit of the write-ahead log a sync.

mod checkpoint;
mod read;
mod write;

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};
use table::{Appended, Created, Entry, Query, Store, StoreError, Summary, TableId};
use tokio::sync::{broadcast, oneshot};

use crate::database::{DatabaseError, NEWS_KEPT, News};
use crate::rows;
use crate::unavailable;

use read::Read;
use write::Write;

/// The tables, step by step: a database knows how many of these it has seen.
const MIGRATIONS: [&str; 3] =
    [include_str!("sqlite/1.sql"), include_str!("sqlite/2.sql"), include_str!("sqlite/3.sql")];

/// How much of the file the writer keeps in memory, in KiB: where the logs of the tables in play
/// end, and the way there.
const CACHE_KIB: i32 = 16 << 10;

/// Logs in a file.
#[derive(Debug)]
pub struct Sqlite {
    /// What is committed and not yet in the file.
    log: PathBuf,
    writer: Worker<Write>,
    reader: Worker<Read>,
    /// Ends when the writer has.
    _copier: Thread,
    // Last: listeners hear that there is no more when all of it is closed.
    news: broadcast::Sender<News>,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, DatabaseError> {
        let path = path.as_ref();
        let failed = |error: rusqlite::Error| why_not(path, &error);
        keep_to_ourselves(path);
        let mut connection = connect(path).map_err(failed)?;
        check(&connection, path)?;
        migrate(&mut connection, path)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0).map_err(failed)?;
        connection.pragma_update(None, "cache_size", -CACHE_KIB).map_err(failed)?;
        let reading = connect(path).map_err(failed)?;
        let copying = connect(path).map_err(failed)?;
        let (backlog, copies) = checkpoint::backlog();
        let writer =
            Worker::start("sqlite-write", move |jobs| write::run(connection, &jobs, backlog));
        let reader = Worker::start("sqlite-read", move |jobs| read::run(&reading, &jobs));
        let copier = Thread::start("sqlite-copy", move || checkpoint::run(&copying, &copies));
        let spawned = |error: std::io::Error| DatabaseError::Open(error.to_string());
        Ok(Self {
            log: beside(path, "-wal"),
            writer: writer.map_err(spawned)?,
            reader: reader.map_err(spawned)?,
            _copier: copier.map_err(spawned)?,
            news: broadcast::Sender::new(NEWS_KEPT),
        })
    }

    pub(crate) fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.set_prepared_statement_cache_capacity(16);
    Ok(connection)
}

/// A file that SQLite keeps beside its own.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Whoever can read the file can see every hand: nobody but its owner can. What lies beside it
/// follows the file.
#[cfg(unix)]
fn keep_to_ourselves(path: &Path) {
    use std::fs::{OpenOptions, Permissions, set_permissions};
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};

    // Whatever is wrong with the file is said when it is opened.
    drop(OpenOptions::new().write(true).create_new(true).mode(0o600).open(path));
    for file in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm")] {
        let is_open = |mode: u32| mode & 0o077 != 0;
        let found =
            file.metadata().is_ok_and(|it| it.is_file() && is_open(it.permissions().mode()));
        if found {
            drop(set_permissions(&file, Permissions::from_mode(0o600)));
        }
    }
}

#[cfg(not(unix))]
fn keep_to_ourselves(_path: &Path) {}

/// A damaged file is not served: what is still there would be written over.
fn check(connection: &Connection, path: &Path) -> Result<(), DatabaseError> {
    let found: rusqlite::Result<String> =
        connection.query_row("pragma integrity_check(1)", [], |row| row.get(0));
    match found {
        Ok(verdict) if verdict == "ok" => Ok(()),
        Ok(verdict) => Err(DatabaseError::Damaged(verdict)),
        Err(error) => Err(why_not(path, &error)),
    }
}

/// Why the file cannot be opened, in words for people where there are any.
fn why_not(path: &Path, error: &rusqlite::Error) -> DatabaseError {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return DatabaseError::NoFolder(folder.display().to_string());
    }
    match error.sqlite_error_code() {
        _ if path.is_dir() => DatabaseError::IsAFolder,
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            DatabaseError::Unwritable
        }
        Some(ErrorCode::DatabaseCorrupt) => DatabaseError::Damaged(error.to_string()),
        Some(ErrorCode::NotADatabase) => DatabaseError::SomethingElse,
        Some(_) | None => DatabaseError::Open(error.to_string()),
    }
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), DatabaseError> {
    let failed = |error: rusqlite::Error| why_not(path, &error);
    let steps = connection.transaction().map_err(failed)?;
    let done: usize = steps
        .pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0))
        .map_err(failed)? as usize;
    let missing = MIGRATIONS.get(done..).ok_or(DatabaseError::Newer)?;
    for sql in missing {
        steps.execute_batch(sql).map_err(failed)?;
    }
    steps.pragma_update(None, "user_version", MIGRATIONS.len() as u32).map_err(failed)?;
    steps.commit().map_err(failed)
}

/// A thread that is waited for when this is dropped.
#[derive(Debug)]
struct Thread(Option<JoinHandle<()>>);

impl Thread {
    fn start(name: &str, run: impl FnOnce() + Send + 'static) -> std::io::Result<Self> {
        Ok(Self(Some(thread::Builder::new().name(name.to_owned()).spawn(run)?)))
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(thread) = self.0.take() {
            let _ = thread.join();
        }
    }
}

/// A thread with an inbox. It ends when it is dropped, after the work that waits.
struct Worker<J> {
    // In this order: what is waited for ends when nobody can hand it a job any more.
    jobs: Sender<J>,
    _thread: Thread,
}

impl<J: Send + 'static> Worker<J> {
    fn start(name: &str, run: impl FnOnce(Receiver<J>) + Send + 'static) -> std::io::Result<Self> {
        let (jobs, inbox) = mpsc::channel();
        let thread = Thread::start(name, move || run(inbox))?;
        Ok(Self { jobs, _thread: thread })
    }

    /// Hands a job over and waits for its answer.
    async fn ask<T>(&self, job: impl FnOnce(Reply<T>) -> J) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).map_err(|_| unavailable("the database is closed"))?;
        answer.await.map_err(|_| unavailable("the database is closed"))?
    }
}

impl<J> Debug for Worker<J> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Worker")
    }
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

impl Store for Sqlite {
    async fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> Result<Created, StoreError> {
        let table = id.to_string();
        let entries = entries.iter().map(Entry::to_text).collect();
        let summary = Box::new(summary.clone());
        self.writer.ask(|reply| Write::Create { table, entries, summary, reply }).await
    }

    async fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        let (table, entry) = (id.to_string(), entry.to_text());
        self.writer.ask(|reply| Write::Append { table, position, entry, reply }).await
    }

    async fn read(&self, id: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let table = id.to_string();
        let texts = self.reader.ask(|reply| Read::Entries { table, from, reply }).await?;
        rows::entries(texts)
    }

    async fn note(&self, summary: &Summary) -> Result<(), StoreError> {
        let summary = Box::new(summary.clone());
        self.writer.ask(|reply| Write::Note { summary, reply }).await
    }

    async fn list(&self, query: Query) -> Result<Vec<Summary>, StoreError> {
        let texts = self.reader.ask(|reply| Read::List { query, reply }).await?;
        texts.iter().map(|text| rows::summary(text)).collect()
    }

    async fn prove(&self) -> Result<(), StoreError> {
        let written = self.writer.ask(|reply| Write::Prove { reply }).await?;
        let read = self.reader.ask(|reply| Read::Proof { reply }).await?;
        // Somebody else may have asked in between.
        if read >= written { Ok(()) } else { Err(unavailable("what was written is not read")) }
    }

    fn unsettled_bytes(&self) -> Option<u64> {
        self.log.metadata().ok().map(|log| log.len())
    }

    async fn due(&self, now_ms: u64, at_most: u32) -> Result<Vec<TableId>, StoreError> {
        let names = self.reader.ask(|reply| Read::Due { now_ms, at_most, reply }).await?;
        names.iter().map(|name| rows::table_id(name)).collect()
    }
}

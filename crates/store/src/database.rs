//! Either database, by its address.

use table::{Appended, Created, Entry, Presence, Query, Store, StoreError, Summary, TableId};
use tokio::sync::broadcast;

use crate::{Postgres, Sqlite};

/// A database: `sqlite:PATH` or `postgres://…`.
///
/// ```no_run
/// # async fn open() -> Result<(), store::DatabaseError> {
/// let database = store::Database::open("sqlite:tables.db").await?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// What another node did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// The log of this table has an entry at this position.
    Appended { table: TableId, position: u64 },
    /// Others than before are connected to this table through other nodes.
    Present { table: TableId },
    /// The connection was down: anything may have happened to any table.
    Missed,
}

/// A database that cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    #[error("`{0}` is no address of a database: write sqlite:PATH or postgres://…")]
    Address(String),
    #[error("`sslmode={0}` is not known: write require or disable")]
    SslMode(String),
    /// Nobody to trust: in that file, or in the system if no file was named.
    #[error("there is no certificate that can be trusted in `{file}`")]
    Certificates { file: String, reason: Option<String> },
    #[error("there is no folder `{0}`")]
    NoFolder(String),
    #[error("it is a folder")]
    IsAFolder,
    #[error("the file cannot be written")]
    Unwritable,
    #[error("the file holds something else")]
    SomethingElse,
    /// What is wrong first, in SQLite's words.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    #[error("nobody answers there: {0}")]
    Unreachable(String),
    /// The name, the password or the kind of connection: the server says which.
    #[error("the server refuses: {0}")]
    Refused(String),
    #[error("the database cannot be opened: {0}")]
    Open(String),
    #[error("the database was made by a later version of this program")]
    Newer,
}

/// How many pieces of news wait for a slow listener.
pub(crate) const NEWS_KEPT: usize = 4_096;

impl Database {
    /// Opens the database, and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Self, DatabaseError> {
        if let Some(path) = address.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            return Sqlite::open(path).map(Self::Sqlite);
        }
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Postgres::open(address).await.map(Self::Postgres);
        }
        Err(DatabaseError::Address(address.to_owned()))
    }

    /// What happens through other nodes. There are none with SQLite. A listener that lags behind
    /// has missed something. There is no more of it when nobody holds the database any longer and
    /// it is closed.
    pub fn news(&self) -> broadcast::Receiver<News> {
        match self {
            Self::Sqlite(sqlite) => sqlite.news(),
            Self::Postgres(postgres) => postgres.news(),
        }
    }
}

macro_rules! either {
    ($database:expr, $store:ident => $call:expr) => {
        match $database {
            Database::Sqlite($store) => $call.await,
            Database::Postgres($store) => $call.await,
        }
    };
}

impl Store for Database {
    async fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> Result<Created, StoreError> {
        either!(self, store => store.create(id, entries, summary))
    }

    async fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        either!(self, store => store.append(id, position, entry))
    }

    async fn read(&self, id: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        either!(self, store => store.read(id, from))
    }

    async fn note(&self, summary: &Summary) -> Result<(), StoreError> {
        either!(self, store => store.note(summary))
    }

    async fn list(&self, query: Query) -> Result<Vec<Summary>, StoreError> {
        either!(self, store => store.list(query))
    }

    async fn due(&self, now_ms: u64, at_most: u32) -> Result<Vec<TableId>, StoreError> {
        either!(self, store => store.due(now_ms, at_most))
    }

    async fn prove(&self) -> Result<(), StoreError> {
        either!(self, store => store.prove())
    }

    fn unsettled_bytes(&self) -> Option<u64> {
        match self {
            Self::Sqlite(sqlite) => sqlite.unsettled_bytes(),
            Self::Postgres(postgres) => postgres.unsettled_bytes(),
        }
    }

    fn announce(&self, id: &TableId, here: Presence) {
        match self {
            Self::Sqlite(sqlite) => sqlite.announce(id, here),
            Self::Postgres(postgres) => postgres.announce(id, here),
        }
    }

    async fn elsewhere(&self, id: &TableId) -> Result<Presence, StoreError> {
        either!(self, store => store.elsewhere(id))
    }
}

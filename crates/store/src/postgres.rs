//! PostgreSQL: many nodes on one database.
//!
//! One task writes: all that waits goes into one statement, which is one transaction and one sync.
//! Each entry that is stored is announced by `NOTIFY` in that same transaction; another connection
//! listens, and tells this node what the others did. Whoever loses the connection connects again,
//! waiting a little longer each time.

mod address;
mod link;
mod listen;
mod presence;
mod write;

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use table::{Appended, Created, Entry, Presence, Query, Store, StoreError, Summary, TableId};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use crate::database::{DatabaseError, NEWS_KEPT, News};
use crate::{rows, unavailable};

use address::Address;
use link::Link;
use listen::{Listener, NodeNumber, Told};
use write::Append;

/// The tables, step by step: a database knows how many of these it has seen.
const MIGRATIONS: [&str; 4] = [
    include_str!("postgres/1.sql"),
    include_str!("postgres/2.sql"),
    include_str!("postgres/3.sql"),
    include_str!("postgres/4.sql"),
];

const PATIENT: &str = "set statement_timeout = 0; set lock_timeout = 0; \
     set idle_in_transaction_session_timeout = 0";

/// Any number: nodes that start at the same time take turns.
const MIGRATION_LOCK: i64 = 0x7061_7373_6572;

/// So many appends may wait.
const INBOX: usize = 4_096;

/// Logs in PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    link: Link,
    appends: mpsc::Sender<Append>,
    news: broadcast::Sender<News>,
    node: NodeNumber,
    told: mpsc::UnboundedSender<Told>,
    tasks: [AbortHandle; 2],
}

impl Postgres {
    /// Connects, and brings the tables up to date.
    pub async fn open(address: &str) -> Result<Self, DatabaseError> {
        let address = Arc::new(Address::parse(address)?);
        migrate(&address).await?;
        let (appends, inbox) = mpsc::channel(INBOX);
        let news = broadcast::Sender::new(NEWS_KEPT);
        let (told, telling) = mpsc::unbounded_channel();
        let node = Arc::new(AtomicI32::new(presence::NO_NODE));
        let listener = Listener::new(address.clone(), news.clone(), node.clone(), telling);
        let writer = tokio::spawn(write::run(Link::new(address.clone()), inbox));
        let listener = tokio::spawn(listener.run());
        let tasks = [writer.abort_handle(), listener.abort_handle()];
        Ok(Self { link: Link::new(address), appends, news, node, told, tasks })
    }

    pub(crate) fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn query(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        self.link.ask(async |client| client.query(sql, values).await.map_err(unavailable)).await
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

/// An error with what is behind it: the outer one often says only that something failed.
fn full(error: &tokio_postgres::Error) -> String {
    let source = std::error::Error::source(error);
    source.map_or_else(|| error.to_string(), |source| format!("{error}: {source}"))
}

/// Connects, or says why that is not possible.
async fn first_contact(address: &Address) -> Result<Client, DatabaseError> {
    let dialled = timeout(link::PATIENCE, address.dial()).await;
    let dialled = dialled.map_err(|late| DatabaseError::Unreachable(late.to_string()))?;
    let (client, connection) = dialled.map_err(|error| match error.as_db_error() {
        Some(refusal) => DatabaseError::Refused(refusal.message().to_owned()),
        None => DatabaseError::Unreachable(full(&error)),
    })?;
    // Its errors reach whoever uses the client.
    tokio::spawn(async move { drop(connection.await) });
    Ok(client)
}

async fn migrate(address: &Address) -> Result<(), DatabaseError> {
    let failed = |error: tokio_postgres::Error| DatabaseError::Open(full(&error));
    let mut client = first_contact(address).await?;
    // These may take as long as they need.
    client.batch_execute(PATIENT).await.map_err(failed)?;
    let steps = client.transaction().await.map_err(failed)?;
    steps.execute("select pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await.map_err(failed)?;
    steps
        .batch_execute("create table if not exists migrations (done integer not null)")
        .await
        .map_err(failed)?;
    let row = steps.query_opt("select max(done) from migrations", &[]).await.map_err(failed)?;
    let done: i32 = row.and_then(|row| row.get::<_, Option<i32>>(0)).unwrap_or(0);
    let missing = MIGRATIONS.get(done as usize..).ok_or(DatabaseError::Newer)?;
    for sql in missing {
        steps.batch_execute(sql).await.map_err(failed)?;
    }
    if !missing.is_empty() {
        let done = MIGRATIONS.len() as i32;
        steps.execute("insert into migrations values ($1)", &[&done]).await.map_err(failed)?;
    }
    steps.commit().await.map_err(failed)
}

const CREATE: &str =
    "insert into tables values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing";
const CREATE_ENTRIES: &str = "insert into entries \
     select $1, number - 1, entry from unnest($2::text[]) with ordinality as rows (entry, number)";
const NOTE: &str = "update tables set public = $2, state = $3, at_ms = $4, noted = $5, \
     summary = $6, due_ms = $7 where id = $1 and noted <= $5";
const READ: &str =
    "select entry from entries where table_id = $1 and position >= $2 order by position";
const LIST: &str =
    "select summary from tables where public and state = $1 order by at_ms desc limit $2";
const PROVE: &str = "update proof set written = written + 1 where number = 1 returning written";
const PROOF: &str = "select written from proof where number = 1";
const DUE: &str = "select id from tables where due_ms <= $1 order by due_ms limit $2";

impl Store for Postgres {
    async fn create(
        &self,
        id: &TableId,
        entries: &[Entry],
        summary: &Summary,
    ) -> Result<Created, StoreError> {
        let texts: Vec<String> = entries.iter().map(Entry::to_text).collect();
        let creating = async {
            let mut client = self.link.new_client().await?;
            let transaction = client.transaction().await.map_err(unavailable)?;
            let row = SummaryRow::new(summary);
            let inserted = transaction.execute(CREATE, &row.values()).await.map_err(unavailable)?;
            if inserted == 0 {
                return Ok(Created::Exists);
            }
            let values: [&(dyn ToSql + Sync); 2] = [&id.as_str(), &texts];
            transaction.execute(CREATE_ENTRIES, &values).await.map_err(unavailable)?;
            transaction.commit().await.map_err(unavailable)?;
            Ok(Created::Created)
        };
        timeout(link::ANSWER, creating).await.map_err(unavailable)?
    }

    async fn append(
        &self,
        id: &TableId,
        position: u64,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let append = Append { table: id.to_string(), position, entry: entry.to_text(), reply };
        self.appends.send(append).await.map_err(|_| unavailable("the database is closed"))?;
        answer.await.map_err(|_| unavailable("the database is closed"))?
    }

    async fn read(&self, id: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.link.ask(async |client| write::read(client, id.as_str(), from).await).await
    }

    async fn note(&self, summary: &Summary) -> Result<(), StoreError> {
        let row = SummaryRow::new(summary);
        self.link
            .ask(async |client| {
                client.execute(NOTE, &row.values()).await.map(|_| ()).map_err(unavailable)
            })
            .await
    }

    async fn list(&self, query: Query) -> Result<Vec<Summary>, StoreError> {
        let (state, at_most) = (rows::state_number(query.state), i64::from(query.at_most));
        let found = self.query(LIST, &[&state, &at_most]).await?;
        found.iter().map(|row| rows::summary(row.get(0))).collect()
    }

    async fn due(&self, now_ms: u64, at_most: u32) -> Result<Vec<TableId>, StoreError> {
        let found = self.query(DUE, &[&(now_ms as i64), &i64::from(at_most)]).await?;
        found.iter().map(|row| rows::table_id(row.get(0))).collect()
    }

    async fn prove(&self) -> Result<(), StoreError> {
        let number = |rows: &[Row]| rows.first().map(|row| row.get::<_, i64>(0));
        let written = number(&self.query(PROVE, &[]).await?);
        let read = number(&self.query(PROOF, &[]).await?);
        let is_read = written.is_some() && read >= written;
        if is_read { Ok(()) } else { Err(unavailable("what was written is not read")) }
    }

    fn announce(&self, id: &TableId, here: Presence) {
        // The listener lives as long as this does.
        let _ = self.told.send((id.clone(), here));
    }

    async fn elsewhere(&self, id: &TableId) -> Result<Presence, StoreError> {
        presence::elsewhere(&self.link, self.node.load(Ordering::Relaxed), id).await
    }
}

/// A summary as it stands in its row.
struct SummaryRow {
    id: String,
    public: bool,
    state: i16,
    at_ms: i64,
    noted: i64,
    text: String,
    due_ms: Option<i64>,
}

impl SummaryRow {
    fn new(summary: &Summary) -> Self {
        Self {
            id: summary.id.to_string(),
            public: summary.public,
            state: rows::state_number(summary.state),
            at_ms: summary.at_ms as i64,
            noted: summary.position as i64,
            text: rows::summary_text(summary),
            due_ms: summary.due_ms.map(|due_ms| due_ms as i64),
        }
    }

    fn values(&self) -> [&(dyn ToSql + Sync); 7] {
        [&self.id, &self.public, &self.state, &self.at_ms, &self.noted, &self.text, &self.due_ms]
    }
}

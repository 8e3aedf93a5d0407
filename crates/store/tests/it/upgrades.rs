//! Databases of earlier and later programs.
//!
//! `tests/data` keeps the oldest database there ever was: its tables as they were made then, and a
//! log and a summary as they were written. Whatever changes, this database opens, and everything in
//! it is there. These files are never written anew.

use bots::Ignorant;
use samples::race::Race;
use store::{Database, DatabaseError, Sqlite};
use table::{Appended, Entry, Games, Query, Store, Table, TableState};
use tokio_postgres::NoTls;

use crate::support::{entry, id};

const SQLITE: &str = include_str!("../data/oldest-sqlite.sql");
const POSTGRES: &str = include_str!("../data/oldest-postgres.sql");
const LOG: &str = include_str!("../data/oldest-log.jsonl");
const SUMMARY: &str = include_str!("../data/oldest-summary.json");

fn log() -> Vec<&'static str> {
    LOG.lines().collect()
}

/// The rows of the oldest database, as statements that both understand.
fn rows(public: &str) -> String {
    let (name, summary) = (id(1), SUMMARY.trim().replace('\'', "''"));
    let table = format!("insert into tables values ('{name}', {public}, 0, 5, 1, '{summary}');\n");
    let entry = |(position, entry): (usize, &str)| {
        let entry = entry.replace('\'', "''");
        format!("insert into entries values ('{name}', {position}, '{entry}');\n")
    };
    table + &log().into_iter().enumerate().map(entry).collect::<String>()
}

/// Everything that was there is there, makes sense, and goes on.
async fn check(store: &impl Store) {
    let found = store.read(&id(1), 0).await.expect("it can be read");
    let texts: Vec<String> = found.iter().map(Entry::to_text).collect();
    assert_eq!(texts, log(), "an old entry reads and writes as it was");
    let games = Games::none().with::<Race>(Ignorant);
    let table = Table::load(id(1), &games, &found, 1_000).expect("an old log makes sense");
    assert_eq!(table.position(), found.len() as u64);
    let listed = store.list(Query { state: TableState::Open, at_most: 10 }).await;
    let [summary] = listed.expect("a list").try_into().expect("one table");
    assert_eq!(summary.id, id(1));
    assert_eq!(store.due(u64::MAX >> 1, 10).await.expect("an answer"), [], "nothing is due");
    let appended = store.append(&id(1), found.len() as u64, &entry("new")).await;
    assert_eq!(appended.expect("it goes on"), Appended::Stored);
    store.note(&table.summary()).await.expect("it is noted");
}

#[tokio::test]
async fn the_oldest_file_is_brought_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let old = rusqlite::Connection::open(&path).expect("it opens");
    old.execute_batch(&format!("{SQLITE}\n{}", rows("1"))).expect("an old database");
    old.pragma_update(None, "user_version", 1).expect("it knows its age");
    drop(old);
    for _ in 0..2 {
        let store = Sqlite::open(&path).expect("it is brought up to date");
        if store.read(&id(1), 0).await.expect("it can be read").len() == log().len() {
            check(&store).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_oldest_postgres_is_brought_up_to_date_and_a_newer_one_is_refused() {
    let Some(server) = pgtemp::start() else { return };
    let (client, connection) =
        tokio_postgres::connect(&server.url(), NoTls).await.expect("it answers");
    tokio::spawn(connection);
    let begin =
        "create table migrations (done integer not null); insert into migrations values (1)";
    client.batch_execute(begin).await.expect("it knows its age");
    let old = format!("{POSTGRES}\n{}", rows("true"));
    client.batch_execute(&old).await.expect("an old database");
    let store = Database::open(&server.url()).await.expect("it is brought up to date");
    check(&store).await;
    drop(store);

    client.batch_execute("insert into migrations values (99)").await.expect("it is newer now");
    let error = Database::open(&server.url()).await.expect_err("a program that is too old");
    assert!(matches!(error, DatabaseError::Newer), "{error}");
}

//! PostgreSQL, started for the test in a folder of its own.

use std::sync::Arc;
use std::time::Duration;

use store::{Database, News, Postgres};
use table::{Appended, Store as _};
use tokio::time::timeout;

use crate::contract;
use crate::support::{entry, id, opening};

const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_contract() {
    let Some(server) = pgtemp::start() else { return };
    let store = Postgres::open(&server.url()).await.expect("the database opens");
    contract::check(Arc::new(store)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_node_hears_what_another_did() {
    let Some(server) = pgtemp::start() else { return };
    // Both bring the same empty database up to date at the same time.
    let url = server.url();
    let (here, there) = tokio::join!(Database::open(&url), Database::open(&url));
    let (here, there) = (here.expect("it opens"), there.expect("it opens"));
    let mut news = there.news();
    let heard = timeout(PATIENCE, news.recv()).await.expect("in time").expect("news");
    assert_eq!(heard, News::Missed, "it listens from now on");

    let (opening, summary) = opening(&id(1));
    here.create(&id(1), &[opening], &summary).await.expect("created");
    here.append(&id(1), 1, &entry("a")).await.expect("stored");
    let heard = timeout(PATIENCE, news.recv()).await.expect("in time").expect("news");
    assert_eq!(heard, News::Appended { table: id(1), position: 1 });
    assert_eq!(there.read(&id(1), 1).await.expect("readable"), [entry("a")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_was_killed_is_found_again() {
    let Some(mut server) = pgtemp::start() else { return };
    let store = Postgres::open(&server.url()).await.expect("the database opens");
    let (opening, summary) = opening(&id(1));
    store.create(&id(1), &[opening], &summary).await.expect("created");
    assert_eq!(store.append(&id(1), 1, &entry("a")).await.expect("stored"), Appended::Stored);

    server.crash_and_restart().expect("it starts again");
    // The first attempt may meet the old connection; the same entry again is safe.
    let again = async {
        loop {
            if let Ok(appended) = store.append(&id(1), 2, &entry("b")).await {
                return appended;
            }
        }
    };
    let appended = timeout(PATIENCE, again).await.expect("in time");
    let is_there = appended == Appended::Stored || appended == Appended::Taken(vec![entry("b")]);
    assert!(is_there, "{appended:?}");
    let read = store.read(&id(1), 1).await.expect("readable");
    assert_eq!(read, [entry("a"), entry("b")]);
}

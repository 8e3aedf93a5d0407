//! PostgreSQL, started for the test in a folder of its own.

use std::sync::Arc;
use std::time::Duration;

use store::{Database, News, Postgres};
use table::{Appended, Presence, Store as _};
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
    // It listens from now on, or has for a moment already.
    if let Ok(heard) = timeout(Duration::from_secs(3), news.recv()).await {
        assert_eq!(heard, Ok(News::Missed));
    }

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

/// Waits until a node knows this of the others.
async fn met(node: &Database, expected: Presence) {
    let meeting = async {
        while node.elsewhere(&id(1)).await.expect("the database answers") != expected {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, meeting).await.unwrap_or_else(|_| panic!("{expected:?} is never known"));
}

async fn heard(news: &mut tokio::sync::broadcast::Receiver<News>) -> News {
    timeout(PATIENCE, news.recv()).await.expect("in time").expect("news")
}

fn present(seats: &[u8], watching: u32) -> Presence {
    let seats = kernel::SeatSet::of(seats.iter().map(|seat| kernel::Seat::new(*seat)));
    Presence { seats, watching }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_tell_each_other_who_is_connected() {
    let Some(server) = pgtemp::start() else { return };
    let here = Database::open(&server.url()).await.expect("it opens");
    let there = Database::open(&server.url()).await.expect("it opens");
    let mut news = there.news();
    assert_eq!(heard(&mut news).await, News::Missed);

    here.announce(&id(1), present(&[0, 7], 2));
    assert_eq!(heard(&mut news).await, News::Present { table: id(1) });
    met(&there, present(&[0, 7], 2)).await;
    met(&here, Presence::NOBODY).await;
    there.announce(&id(1), present(&[7], 1));
    met(&here, present(&[7], 1)).await;

    here.announce(&id(1), Presence::NOBODY);
    assert_eq!(heard(&mut news).await, News::Present { table: id(1) });
    met(&there, Presence::NOBODY).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_gone_is_missed() {
    let Some(server) = pgtemp::start() else { return };
    let there = Database::open(&server.url()).await.expect("it opens");
    let mut news = there.news();
    assert_eq!(heard(&mut news).await, News::Missed);
    let here = Database::open(&server.url()).await.expect("it opens");
    here.announce(&id(1), present(&[1], 0));
    assert_eq!(heard(&mut news).await, News::Present { table: id(1) });
    met(&there, present(&[1], 0)).await;

    // It says no goodbye: only its connections end.
    drop(here);
    met(&there, Presence::NOBODY).await;
    assert_eq!(heard(&mut news).await, News::Present { table: id(1) }, "somebody swept");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_of_the_database_every_node_says_it_again() {
    let Some(mut server) = pgtemp::start() else { return };
    let here = Database::open(&server.url()).await.expect("it opens");
    let there = Database::open(&server.url()).await.expect("it opens");
    here.announce(&id(1), present(&[3], 1));
    met(&there, present(&[3], 1)).await;
    server.crash_and_restart().expect("it starts again");
    let again = async {
        while there.elsewhere(&id(1)).await != Ok(present(&[3], 1)) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("it is known again");
}

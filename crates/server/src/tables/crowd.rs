//! A crowd at one table, without the sockets that would bring it there.

use std::time::{Duration, Instant};

use bots::Ignorant;
use samples::sealed::Sealed;
use store::Sqlite;
use table::message::Command;
use table::{Games, NewSeat, NewTable, Secret, TableId};
use tokio_util::sync::CancellationToken;

use super::{Asker, Letter, Tables, outbox};
use crate::limits::Address;
use crate::metrics::Metrics;
use crate::{Settings, random};

/// How many look on.
const CROWD: usize = 20_000;

async fn table_for_one() -> (Tables, TableId, Secret, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = Sqlite::open(folder.path().join("tables.db")).expect("the file opens");
    let games = Games::none().with::<Sealed>(Ignorant);
    let tables = Tables::new(games, file, &Settings::default(), Metrics::new().into());
    let secret = random::secret().expect("randomness");
    let new = NewTable {
        seats: vec![NewSeat::human(secret), NewSeat::human(random::secret().expect("randomness"))],
        ..NewTable::of("sealed", random::seed().expect("it"), random::key().expect("it"))
    };
    let id = tables.open(&new).await.expect("the table opens");
    (tables, id, secret, folder)
}

#[tokio::test]
async fn a_crowd_that_is_gone_at_once_does_not_take_the_table_along() {
    let (tables, id, secret, _folder) = table_for_one().await;
    let cut = CancellationToken::new();
    let began = Instant::now();
    let mut crowd = Vec::with_capacity(CROWD);
    for _ in 0..CROWD {
        let (outbox, mut waiting) = outbox(tables.backlog(), &cut);
        let connection = tables.new_connection();
        let address = Address::new([192, 0, 2, 1].into());
        let hello = Letter::Hello { connection, secret: None, from: None, outbox, address };
        tables.post(&id, hello).await;
        waiting.next().await.expect("a snapshot");
        crowd.push(waiting);
    }
    // Nobody says goodbye: that nobody is there is found out by telling them something.
    drop(crowd);
    let asker = Asker { address: None, secret: Some(secret) };
    let said = Command::Chat { id: "c".to_owned(), text: "Where are they all?".to_owned() };
    tables.request(&id, asker, said).await.expect("an answer");
    let look = |table: &table::Table, _| table.connections();
    let left = tables.look(&id, asker, look).await.expect("the table is there");
    assert_eq!(left, 0);
    assert!(began.elapsed() < Duration::from_secs(60), "it took {:?}", began.elapsed());
    assert_eq!(tables.backlog().bytes(), 0);
}

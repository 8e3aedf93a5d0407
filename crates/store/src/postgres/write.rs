//! The task that writes: all that waits in one statement.

use std::collections::{HashMap, HashSet};

use table::{Appended, Entry, StoreError};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Client;

use super::READ;
use super::link::Link;
use super::listen::CHANNEL;
use crate::{rows, unavailable};

/// So many at once.
const BATCH_AT_MOST: usize = 512;

/// Every row that finds its position free is stored, and announced when that is certain.
const APPEND: &str = "with stored as ( \
         insert into entries \
         select * from unnest($1::text[], $2::bigint[], $3::text[]) \
         on conflict do nothing returning table_id, position) \
     select table_id, position, pg_notify($4, table_id || ' ' || position)::text from stored";

pub(super) struct Append {
    pub(super) table: String,
    pub(super) position: u64,
    pub(super) entry: String,
    pub(super) reply: oneshot::Sender<Result<Appended, StoreError>>,
}

pub(super) async fn run(link: Link, mut inbox: mpsc::Receiver<Append>) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() && inbox.recv_many(&mut waiting, BATCH_AT_MOST).await == 0 {
            return;
        }
        let (batch, later) = split(waiting);
        waiting = later;
        write(&link, batch).await;
    }
}

/// Two for the same position never go into the same statement: its answer could not tell them
/// apart.
fn split(waiting: Vec<Append>) -> (Vec<Append>, Vec<Append>) {
    let mut taken: HashSet<(String, u64)> = HashSet::new();
    waiting.into_iter().partition(|append| taken.insert((append.table.clone(), append.position)))
}

async fn write(link: &Link, batch: Vec<Append>) {
    let stored = link.ask(async |client| insert(client, &batch).await).await;
    let stored = match stored {
        Ok(stored) => stored,
        Err(error) => {
            return batch.into_iter().for_each(|append| {
                let _ = append.reply.send(Err(error.clone()));
            });
        }
    };
    for Append { table, position, reply, .. } in batch {
        let is_stored = stored.get(&table).is_some_and(|at| at.contains(&position));
        let answer = if is_stored {
            Ok(Appended::Stored)
        } else {
            let tail = link.ask(async |client| read(client, &table, position).await).await;
            tail.map(Appended::Taken)
        };
        let _ = reply.send(answer);
    }
}

/// What of the batch was stored, by table.
async fn insert(
    client: &Client,
    batch: &[Append],
) -> Result<HashMap<String, Vec<u64>>, StoreError> {
    let tables: Vec<&str> = batch.iter().map(|append| append.table.as_str()).collect();
    let positions: Vec<i64> = batch.iter().map(|append| append.position as i64).collect();
    let entries: Vec<&str> = batch.iter().map(|append| append.entry.as_str()).collect();
    let rows = client
        .query(APPEND, &[&tables, &positions, &entries, &CHANNEL])
        .await
        .map_err(unavailable)?;
    let mut stored: HashMap<String, Vec<u64>> = HashMap::new();
    for row in rows {
        stored.entry(row.get(0)).or_default().push(row.get::<_, i64>(1) as u64);
    }
    Ok(stored)
}

pub(super) async fn read(
    client: &Client,
    table: &str,
    from: u64,
) -> Result<Vec<Entry>, StoreError> {
    let found = client.query(READ, &[&table, &(from as i64)]).await.map_err(unavailable)?;
    rows::entries(found.iter().map(|row| row.get(0)))
}

//! The thread that reads. The write-ahead log lets it, whatever the writer does.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, params};
use table::{Query, TableId};

use super::Reply;
use crate::rows;
use crate::unavailable;

pub(super) enum Read {
    Entries { table: String, from: u64, reply: Reply<Vec<String>> },
    List { query: Query, reply: Reply<Vec<String>> },
    Due { now_ms: u64, at_most: u32, reply: Reply<Vec<String>> },
    Proof { reply: Reply<i64> },
    Orders { after: u64, now_ms: u64, reply: Reply<Ordered> },
    WasDeleted { table: TableId, reply: Reply<bool> },
}

/// What is ordered, as it stands in the rows.
pub(super) struct Ordered {
    pub(super) banned: Vec<String>,
    /// With their numbers.
    pub(super) deleted: Vec<(u64, String)>,
}

pub(super) fn run(connection: &Connection, jobs: &Receiver<Read>) {
    for job in jobs {
        match job {
            Read::Entries { table, from, reply } => {
                answer(reply, entries(connection, &table, from));
            }
            Read::List { query, reply } => answer(reply, list(connection, query)),
            Read::Due { now_ms, at_most, reply } => {
                answer(reply, due(connection, now_ms, at_most));
            }
            Read::Proof { reply } => answer(reply, proof(connection)),
            Read::Orders { after, now_ms, reply } => {
                answer(reply, orders(connection, after, now_ms));
            }
            Read::WasDeleted { table, reply } => answer(reply, was_deleted(connection, &table)),
        }
    }
}

/// Whoever asked may have gone; then nobody wants the answer.
fn answer<T>(reply: Reply<T>, found: rusqlite::Result<T>) {
    let _ = reply.send(found.map_err(unavailable));
}

pub(super) fn entries(
    connection: &Connection,
    table: &str,
    from: u64,
) -> rusqlite::Result<Vec<String>> {
    let mut select = connection.prepare_cached(
        "select entry from entries where table_id = ?1 and position >= ?2 order by position",
    )?;
    let rows = select.query_map(params![table, from as i64], |row| row.get(0))?;
    rows.collect()
}

fn list(connection: &Connection, query: Query) -> rusqlite::Result<Vec<String>> {
    let mut select = connection.prepare_cached(
        "select summary from tables where public and state = ?1 order by at_ms desc limit ?2",
    )?;
    let wanted = params![rows::state_number(query.state), query.at_most];
    let rows = select.query_map(wanted, |row| row.get(0))?;
    rows.collect()
}

fn due(connection: &Connection, now_ms: u64, at_most: u32) -> rusqlite::Result<Vec<String>> {
    let mut select = connection
        .prepare_cached("select id from tables where due_ms <= ?1 order by due_ms limit ?2")?;
    let rows = select.query_map(params![now_ms as i64, at_most], |row| row.get(0))?;
    rows.collect()
}

fn orders(connection: &Connection, after: u64, now_ms: u64) -> rusqlite::Result<Ordered> {
    let mut bans = connection.prepare_cached(
        "select network from bans where until_ms is null or until_ms > ?1 order by network",
    )?;
    let mut deletions = connection
        .prepare_cached("select number, id from deletions where number > ?1 order by number")?;
    let banned = bans.query_map([now_ms as i64], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let deleted = deletions
        .query_map([after as i64], |row| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?)))?;
    Ok(Ordered { banned, deleted: deleted.collect::<Result<_, _>>()? })
}

fn was_deleted(connection: &Connection, table: &TableId) -> rusqlite::Result<bool> {
    let mut select =
        connection.prepare_cached("select exists (select 1 from deletions where id = ?1)")?;
    select.query_row([table.as_str()], |row| row.get(0))
}

fn proof(connection: &Connection) -> rusqlite::Result<i64> {
    let mut select = connection.prepare_cached("select written from proof where number = 1")?;
    select.query_row([], |row| row.get(0))
}

//! The thread that reads. The write-ahead log lets it, whatever the writer does.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, params};
use table::Query;

use super::Reply;
use crate::rows;
use crate::unavailable;

pub(super) enum Read {
    Entries { table: String, from: u64, reply: Reply<Vec<String>> },
    List { query: Query, reply: Reply<Vec<String>> },
    Due { now_ms: u64, at_most: u32, reply: Reply<Vec<String>> },
    Proof { reply: Reply<i64> },
}

pub(super) fn run(connection: &Connection, jobs: &Receiver<Read>) {
    for job in jobs {
        // Whoever asked may have gone; then nobody wants the answer.
        match job {
            Read::Entries { table, from, reply } => {
                drop(reply.send(entries(connection, &table, from).map_err(unavailable)));
            }
            Read::List { query, reply } => {
                drop(reply.send(list(connection, query).map_err(unavailable)));
            }
            Read::Due { now_ms, at_most, reply } => {
                drop(reply.send(due(connection, now_ms, at_most).map_err(unavailable)));
            }
            Read::Proof { reply } => drop(reply.send(proof(connection).map_err(unavailable))),
        }
    }
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

fn proof(connection: &Connection) -> rusqlite::Result<i64> {
    let mut select = connection.prepare_cached("select written from proof where number = 1")?;
    select.query_row([], |row| row.get(0))
}

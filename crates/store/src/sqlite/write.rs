//! The thread that writes: all that waits in one transaction.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};
use table::{Appended, Created, StoreError, Summary};

use super::checkpoint::Backlog;
use super::{Reply, read};
use crate::rows;
use crate::unavailable;

/// So many at once; more would make the first wait for the last.
const BATCH_AT_MOST: usize = 1_024;

pub(super) enum Write {
    Create {
        table: String,
        entries: Vec<String>,
        summary: Box<Summary>,
        reply: Reply<Created>,
    },
    Append {
        table: String,
        position: u64,
        entry: String,
        reply: Reply<Appended>,
    },
    Note {
        summary: Box<Summary>,
        reply: Reply<()>,
    },
    /// Writes a number, and gives it.
    Prove {
        reply: Reply<i64>,
    },
}

/// An answer that waits for the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>)>;

pub(super) fn run(mut connection: Connection, jobs: &Receiver<Write>, mut backlog: Backlog) {
    while let Ok(first) = jobs.recv() {
        let batch: Vec<Write> =
            std::iter::once(first).chain(jobs.try_iter().take(BATCH_AT_MOST - 1)).collect();
        let rows = batch.len();
        let mut answers = Vec::with_capacity(rows);
        let done = write(&mut connection, batch, &mut answers).map_err(unavailable);
        for answer in answers {
            answer(done.clone());
        }
        backlog.grow(rows, &connection);
    }
    // What is left in the write-ahead log goes into the file.
    let _ = connection.pragma_update(None, "wal_checkpoint", "TRUNCATE");
}

fn write(
    connection: &mut Connection,
    batch: Vec<Write>,
    answers: &mut Vec<Answer>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let mut failed = None;
    for job in batch {
        // After an error everybody still gets an answer: that nothing is certain.
        let answer = match (&transaction, &failed) {
            (Ok(transaction), None) => carry_out(transaction, job),
            (_, _) => Ok(job.fail_later()),
        };
        match answer {
            Ok(answer) => answers.push(answer),
            Err((error, answer)) => {
                failed = Some(error);
                answers.push(answer);
            }
        }
    }
    match failed {
        Some(error) => Err(error),
        None => transaction?.commit(),
    }
}

fn carry_out(connection: &Connection, job: Write) -> Result<Answer, (rusqlite::Error, Answer)> {
    match job {
        Write::Create { table, entries, summary, reply } => {
            finish(reply, create(connection, &table, &entries, &summary).map(Ok))
        }
        Write::Append { table, position, entry, reply } => {
            finish(reply, append(connection, &table, position, &entry))
        }
        Write::Note { summary, reply } => finish(reply, note(connection, &summary).map(Ok)),
        Write::Prove { reply } => finish(reply, prove(connection).map(Ok)),
    }
}

fn finish<T: 'static>(
    reply: Reply<T>,
    done: rusqlite::Result<Result<T, StoreError>>,
) -> Result<Answer, (rusqlite::Error, Answer)> {
    match done {
        Ok(value) => Ok(Box::new(move |committed| {
            let _ = reply.send(committed.and(value));
        })),
        Err(error) => Err((error, fail(reply))),
    }
}

/// An answer for what was not done: the error of the batch.
fn fail<T: 'static>(reply: Reply<T>) -> Answer {
    Box::new(move |committed| {
        let error = committed.err().unwrap_or_else(|| unavailable("the batch was not written"));
        let _ = reply.send(Err(error));
    })
}

impl Write {
    fn fail_later(self) -> Answer {
        match self {
            Self::Create { reply, .. } => fail(reply),
            Self::Append { reply, .. } => fail(reply),
            Self::Note { reply, .. } => fail(reply),
            Self::Prove { reply } => fail(reply),
        }
    }
}

const INSERT_ENTRY: &str = "insert or ignore into entries values (?1, ?2, ?3)";

fn create(
    connection: &Connection,
    table: &str,
    entries: &[String],
    summary: &Summary,
) -> rusqlite::Result<Created> {
    let exists = connection
        .prepare_cached("select 1 from tables where id = ?1")?
        .query_row([table], |_| Ok(()))
        .optional()?;
    if exists.is_some() {
        return Ok(Created::Exists);
    }
    connection.prepare_cached("insert into tables values (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?.execute(
        params![
            table,
            summary.public,
            rows::state_number(summary.state),
            summary.at_ms as i64,
            summary.position as i64,
            rows::summary_text(summary),
            summary.due_ms.map(|due_ms| due_ms as i64),
        ],
    )?;
    let mut insert = connection.prepare_cached(INSERT_ENTRY)?;
    for (entry, position) in entries.iter().zip(0_i64..) {
        insert.execute(params![table, position, entry])?;
    }
    Ok(Created::Created)
}

fn append(
    connection: &Connection,
    table: &str,
    position: u64,
    entry: &str,
) -> rusqlite::Result<Result<Appended, StoreError>> {
    let mut insert = connection.prepare_cached(INSERT_ENTRY)?;
    if insert.execute(params![table, position as i64, entry])? == 1 {
        return Ok(Ok(Appended::Stored));
    }
    let tail = read::entries(connection, table, position)?;
    Ok(rows::entries(tail).map(Appended::Taken))
}

fn note(connection: &Connection, summary: &Summary) -> rusqlite::Result<()> {
    let mut update = connection.prepare_cached(
        "update tables set public = ?2, state = ?3, at_ms = ?4, noted = ?5, summary = ?6, \
         due_ms = ?7 where id = ?1 and noted <= ?5",
    )?;
    update.execute(params![
        summary.id.as_str(),
        summary.public,
        rows::state_number(summary.state),
        summary.at_ms as i64,
        summary.position as i64,
        rows::summary_text(summary),
        summary.due_ms.map(|due_ms| due_ms as i64),
    ])?;
    Ok(())
}

fn prove(connection: &Connection) -> rusqlite::Result<i64> {
    let sql = "update proof set written = written + 1 where number = 1 returning written";
    connection.prepare_cached(sql)?.query_row([], |row| row.get(0))
}

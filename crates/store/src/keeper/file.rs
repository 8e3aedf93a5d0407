//! A keeper's hands on an SQLite file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use table::Games;

use super::copy::{self, Source};
use super::{Answer, Ban, Copied, Figures, KeeperError, Kept, Overwrite, flaw, written_ms};
use crate::sqlite::{connect, migrate, wal_of, why_not};
use crate::{DatabaseError, rows, unavailable};

/// How many pages the online backup copies before it lets others write.
const PAGES_AT_ONCE: i32 = 1_000;
/// How long it rests in between.
const REST: Duration = Duration::from_millis(2);

/// A file, open.
#[derive(Debug)]
pub(super) struct File {
    path: PathBuf,
    connection: Connection,
}

const KEPT: &str = "select id, summary, state, \
     (select count(*) from entries where table_id = id), \
     (select coalesce(sum(length(cast(entry as blob))), 0) from entries where table_id = id), \
     (select entry from entries where table_id = id order by position desc limit 1) from tables";

/// The tables of the database, in an order in which they can be emptied and filled.
pub(super) const TABLES: [&str; 5] = ["tables", "entries", "bans", "deletions", "silenced"];

impl File {
    /// Opens a file that is there.
    pub(super) fn open(path: &Path) -> Result<Self, DatabaseError> {
        if !path.exists() {
            return Err(DatabaseError::NoFile);
        }
        let mut connection = connect(path).map_err(|error| why_not(path, &error))?;
        expect_ours(&connection, path)?;
        migrate(&mut connection, path)?;
        Ok(Self { path: path.to_owned(), connection })
    }

    pub(super) fn figures(&mut self) -> Answer<Figures> {
        let count = |sql: &str| -> Answer<u64> {
            let found = self.connection.query_row(sql, [], |row| row.get::<_, i64>(0));
            found.map(|number| number as u64).map_err(broken)
        };
        let bytes = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
        Ok(Figures {
            open: count("select count(*) from tables where state = 0")?,
            running: count("select count(*) from tables where state = 1")?,
            over: count("select count(*) from tables where state = 2")?,
            entries: count("select count(*) from entries")?,
            log_bytes: count("select coalesce(sum(length(cast(entry as blob))), 0) from entries")?,
            size_bytes: bytes(&self.path),
            wal_bytes: Some(bytes(&wal_of(&self.path))),
            bans: count("select count(*) from bans")?,
            deleted: count("select count(*) from deletions")?,
            nodes: None,
        })
    }

    pub(super) fn page(&mut self, after: &str, at_most: u32) -> Answer<Vec<Kept>> {
        page(&self.connection, after, at_most).map_err(broken)
    }

    pub(super) fn find(&mut self, id: &str) -> Answer<Option<Kept>> {
        let found = self.connection.query_row(&format!("{KEPT} where id = ?1"), [id], kept);
        found.optional().map_err(broken)
    }

    pub(super) fn log(&mut self, id: &str) -> Answer<Vec<(u64, String)>> {
        log(&self.connection, id).map_err(broken)
    }

    pub(super) fn delete(
        &mut self,
        tables: &[Kept],
        why: &str,
        now_ms: u64,
    ) -> Answer<Vec<String>> {
        self.in_transaction(|rows| {
            let mut gone = Vec::new();
            for table in tables {
                let now: u64 = rows.query_row(
                    "select count(*) from entries where table_id = ?1",
                    [&table.id],
                    |row| row.get::<_, i64>(0).map(|number| number as u64),
                )?;
                if now != table.entries {
                    continue;
                }
                rows.execute("delete from entries where table_id = ?1", [&table.id])?;
                rows.execute("delete from silenced where table_id = ?1", [&table.id])?;
                if rows.execute("delete from tables where id = ?1", [&table.id])? == 1 {
                    rows.execute(
                        "insert into deletions (id, at_ms, why) values (?1, ?2, ?3)",
                        params![table.id, now_ms as i64, why],
                    )?;
                    gone.push(table.id.clone());
                }
            }
            Ok(gone)
        })
    }

    pub(super) fn silence(&mut self, id: &str, lines: &[(u64, String)], now_ms: u64) -> Answer<()> {
        self.in_transaction(|rows| {
            for (position, entry) in lines {
                rows.execute(
                    "update entries set entry = ?3 where table_id = ?1 and position = ?2",
                    params![id, *position as i64, entry],
                )?;
            }
            let note = "insert or replace into silenced values (?1, ?2)";
            rows.execute(note, params![id, now_ms as i64]).map(drop)
        })
    }

    pub(super) fn silenced(&mut self, after: &str) -> Answer<Vec<String>> {
        self.names("select table_id from silenced where table_id > ?1", after)
    }

    fn names(&self, sql: &str, after: &str) -> Answer<Vec<String>> {
        let read = || -> rusqlite::Result<Vec<String>> {
            self.connection.prepare(sql)?.query_map([after], |row| row.get(0))?.collect()
        };
        read().map_err(broken)
    }

    pub(super) fn bans(&mut self) -> Answer<Vec<Ban>> {
        let read = || -> rusqlite::Result<Vec<Ban>> {
            let sql = "select network, at_ms, until_ms, note from bans order by network";
            let mut select = self.connection.prepare(sql)?;
            let found = select.query_map([], |row| {
                Ok(Ban {
                    network: row.get(0)?,
                    at_ms: row.get::<_, i64>(1)? as u64,
                    until_ms: row.get::<_, Option<i64>>(2)?.map(|until_ms| until_ms as u64),
                    note: row.get(3)?,
                })
            })?;
            found.collect()
        };
        read().map_err(broken)
    }

    pub(super) fn ban(&mut self, ban: &Ban) -> Answer<()> {
        let until_ms = ban.until_ms.map(|until_ms| until_ms as i64);
        let row = params![ban.network, ban.at_ms as i64, until_ms, ban.note];
        self.in_transaction(|rows| {
            rows.execute("insert or replace into bans values (?1, ?2, ?3, ?4)", row).map(drop)
        })
    }

    pub(super) fn unban(&mut self, network: &str) -> Answer<bool> {
        self.in_transaction(|rows| {
            rows.execute("delete from bans where network = ?1", [network]).map(|gone| gone == 1)
        })
    }

    /// What SQLite says about its own file.
    pub(super) fn damage(&mut self) -> Answer<Vec<String>> {
        let said =
            self.names("select integrity_check from pragma_integrity_check where ?1 = ''", "")?;
        Ok(said.into_iter().filter(|line| line != "ok").collect())
    }

    pub(super) fn orphans(&mut self) -> Answer<Vec<String>> {
        let sql = "select distinct table_id from entries \
             where table_id > ?1 and table_id not in (select id from tables) order by table_id";
        self.names(sql, "")
    }

    /// SQLite's own online backup: it may take its time, and starts over by itself where others
    /// write too much.
    pub(super) fn copy_to(&mut self, path: &Path) -> Answer<()> {
        copy_online(&self.connection, path)
    }

    fn in_transaction<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Answer<T> {
        use rusqlite::TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(Immediate).map_err(broken)?;
        let done = work(&transaction).map_err(broken)?;
        transaction.commit().map_err(broken)?;
        Ok(done)
    }
}

/// A file that something else made is left alone.
pub(super) fn expect_ours(connection: &Connection, path: &Path) -> Result<(), DatabaseError> {
    let sql = "select count(*) from sqlite_schema where name in ('tables', 'entries')";
    let found: rusqlite::Result<u32> = connection.query_row(sql, [], |row| row.get(0));
    match found.map_err(|error| why_not(path, &error))? {
        2 => Ok(()),
        _ => Err(DatabaseError::SomethingElse),
    }
}

pub(super) fn copy_online(from: &Connection, path: &Path) -> Answer<()> {
    let failed = |error: rusqlite::Error| KeeperError::from(why_not(path, &error));
    let mut to = Connection::open(path).map_err(failed)?;
    let backup = Backup::new(from, &mut to).map_err(failed)?;
    backup.run_to_completion(PAGES_AT_ONCE, REST, None).map_err(failed)?;
    drop(backup);
    // One file, which can be carried away as it is.
    to.pragma_update(None, "journal_mode", "DELETE").map_err(failed)?;
    to.close().map_err(|(_, error)| failed(error))
}

pub(super) fn page(
    connection: &Connection,
    after: &str,
    at_most: u32,
) -> rusqlite::Result<Vec<Kept>> {
    let mut select = connection.prepare(&format!("{KEPT} where id > ?1 order by id limit ?2"))?;
    select.query_map(params![after, at_most], kept)?.collect()
}

pub(super) fn log(connection: &Connection, id: &str) -> rusqlite::Result<Vec<(u64, String)>> {
    let sql = "select position, entry from entries where table_id = ?1 order by position";
    let mut select = connection.prepare_cached(sql)?;
    select.query_map([id], |row| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?)))?.collect()
}

fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept {
        id: row.get(0)?,
        summary: rows::summary(&row.get::<_, String>(1)?).ok(),
        is_over: row.get::<_, i64>(2)? == 2,
        entries: row.get::<_, i64>(3)? as u64,
        bytes: row.get::<_, i64>(4)? as u64,
        last_ms: written_ms(row.get(5)?),
    })
}

/// Fills a file from a backup. Nobody else may have it open; nothing is changed before everything
/// was checked.
pub(super) fn restore(
    path: &Path,
    source: &Source,
    over: Overwrite,
    games: &Games,
) -> Answer<Copied> {
    let failed = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::DatabaseBusy) => KeeperError::InUse,
        _ => why_not(path, &error).into(),
    };
    copy::make_private(path)?;
    let mut connection = Connection::open(path).map_err(failed)?;
    connection.busy_timeout(Duration::from_secs(1)).map_err(failed)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(failed)?;
    connection.pragma_update(None, "journal_mode", "WAL").map_err(failed)?;
    let backup = source.path().to_string_lossy().into_owned();
    connection.execute("attach ?1 as backup", [backup]).map_err(failed)?;
    // Where somebody else has it open, this is where that shows.
    migrate(&mut connection, path).map_err(|error| match error {
        DatabaseError::Open(reason) if reason.contains("locked") => KeeperError::InUse,
        other => other.into(),
    })?;
    let transaction = connection
        .transaction_with_behavior(rusqlite::TransactionBehavior::Exclusive)
        .map_err(failed)?;
    let there: i64 = transaction
        .query_row("select count(*) from main.tables", [], |row| row.get(0))
        .map_err(failed)?;
    if there > 0 && over == Overwrite::Never {
        return Err(KeeperError::Occupied(there as u64));
    }
    for table in TABLES {
        let sql = format!(
            "delete from main.{table}; insert into main.{table} select * from backup.{table};"
        );
        transaction.execute_batch(&sql).map_err(failed)?;
    }
    let copied = replayed(&transaction, games).map_err(failed)?;
    transaction.commit().map_err(failed)?;
    Ok(copied)
}

/// What is there, replayed.
pub(super) fn replayed(connection: &Connection, games: &Games) -> rusqlite::Result<Copied> {
    let mut copied = Copied { tables: 0, entries: 0, flaws: Vec::new() };
    let mut after = String::new();
    loop {
        let found = page(connection, &after, 100)?;
        let Some(last) = found.last() else { return Ok(copied) };
        after.clone_from(&last.id);
        for kept in &found {
            copied.tables += 1;
            copied.entries += kept.entries;
            let flaw = flaw::of(kept, &log(connection, &kept.id)?, games);
            copied.flaws.extend(flaw.map(|flaw| (kept.id.clone(), flaw)));
        }
    }
}

fn broken(error: rusqlite::Error) -> KeeperError {
    KeeperError::Store(unavailable(error))
}

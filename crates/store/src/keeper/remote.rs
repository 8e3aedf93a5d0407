//! A keeper's hands on PostgreSQL.

use std::path::Path;

use rusqlite::{Connection, params};
use table::Games;
use tokio_postgres::{Client, IsolationLevel, Row, Transaction};

use super::copy::Source;
use super::{
    Answer, Ban, Copied, Figures, KeeperError, Kept, Overwrite, ROWS_AT_ONCE, flaw, written_ms,
};
use crate::postgres::connect_once;
use crate::sqlite::{migrate, why_not};
use crate::{DatabaseError, rows, unavailable};

/// A connection.
#[derive(Debug)]
pub(super) struct Remote(Client);

const FIGURES: &str = "select \
     (select count(*) from tables where state = 0), \
     (select count(*) from tables where state = 1), \
     (select count(*) from tables where state = 2), \
     (select count(*) from entries), \
     (select coalesce(sum(octet_length(entry)), 0)::bigint from entries), \
     pg_database_size(current_database()), \
     (select count(*) from bans), (select count(*) from deletions), \
     (select count(*) from living_nodes)";
const KEPT: &str = "select id, summary, state, \
     (select count(*) from entries where table_id = id), \
     (select coalesce(sum(octet_length(entry)), 0)::bigint from entries where table_id = id), \
     (select entry from entries where table_id = id order by position desc limit 1) from tables";
const LOG: &str = "select position, entry from entries where table_id = $1 order by position";
/// Whoever appends waits until the deletion is done, and finds no table then.
const NOBODY_APPENDS: &str = "lock table entries in share row exclusive mode";
const DELETE: &str = "with gone as (delete from tables where id = $1 \
         and (select count(*) from entries where table_id = $1) = $4 returning id), \
     entries_gone as (delete from entries where table_id in (select id from gone)), \
     silence_gone as (delete from silenced where table_id in (select id from gone)) \
     insert into deletions (id, at_ms, why) select id, $2, $3 from gone";
const BAN: &str = "insert into bans values ($1, $2, $3, $4) on conflict (network) do update \
     set at_ms = excluded.at_ms, until_ms = excluded.until_ms, note = excluded.note";
const ORPHANS: &str = "select distinct table_id from entries \
     where not exists (select 1 from tables where id = table_id) order by table_id";

impl Remote {
    pub(super) async fn open(address: &str) -> Result<Self, DatabaseError> {
        connect_once(address).await.map(Self)
    }

    pub(super) async fn figures(&mut self) -> Answer<Figures> {
        let row = self.0.query_one(FIGURES, &[]).await.map_err(broken)?;
        let number = |index: usize| row.get::<_, i64>(index) as u64;
        Ok(Figures {
            open: number(0),
            running: number(1),
            over: number(2),
            entries: number(3),
            log_bytes: number(4),
            size_bytes: number(5),
            wal_bytes: None,
            bans: number(6),
            deleted: number(7),
            nodes: Some(number(8)),
        })
    }

    pub(super) async fn page(&mut self, after: &str, at_most: u32) -> Answer<Vec<Kept>> {
        page(&self.0, after, at_most).await
    }

    pub(super) async fn find(&mut self, id: &str) -> Answer<Option<Kept>> {
        let found = self.0.query_opt(&format!("{KEPT} where id = $1"), &[&id]).await;
        Ok(found.map_err(broken)?.as_ref().map(kept))
    }

    pub(super) async fn log(&mut self, id: &str) -> Answer<Vec<(u64, String)>> {
        log(&self.0, id).await
    }

    pub(super) async fn delete(
        &mut self,
        tables: &[Kept],
        why: &str,
        now_ms: u64,
    ) -> Answer<Vec<String>> {
        let work = self.0.transaction().await.map_err(broken)?;
        work.batch_execute(NOBODY_APPENDS).await.map_err(broken)?;
        let mut gone = Vec::new();
        for table in tables {
            let (at_ms, entries) = (now_ms as i64, table.entries as i64);
            let done = work.execute(DELETE, &[&table.id, &at_ms, &why, &entries]).await;
            if done.map_err(broken)? == 1 {
                gone.push(table.id.clone());
            }
        }
        work.commit().await.map_err(broken)?;
        Ok(gone)
    }

    pub(super) async fn silence(
        &mut self,
        id: &str,
        lines: &[(u64, String)],
        now_ms: u64,
    ) -> Answer<()> {
        let work = self.0.transaction().await.map_err(broken)?;
        let update = "update entries set entry = $3 where table_id = $1 and position = $2";
        for (position, entry) in lines {
            let position = *position as i64;
            work.execute(update, &[&id, &position, entry]).await.map_err(broken)?;
        }
        let note = "insert into silenced values ($1, $2) on conflict (table_id) do nothing";
        work.execute(note, &[&id, &(now_ms as i64)]).await.map_err(broken)?;
        work.commit().await.map_err(broken)
    }

    pub(super) async fn silenced(&mut self, after: &str) -> Answer<Vec<String>> {
        let sql = "select table_id from silenced where table_id > $1";
        let found = self.0.query(sql, &[&after]).await.map_err(broken)?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }

    pub(super) async fn bans(&mut self) -> Answer<Vec<Ban>> {
        let sql = "select network, at_ms, until_ms, note from bans order by network";
        let found = self.0.query(sql, &[]).await.map_err(broken)?;
        Ok(found.iter().map(ban_in).collect())
    }

    pub(super) async fn ban(&mut self, ban: &Ban) -> Answer<()> {
        let until_ms = ban.until_ms.map(|until_ms| until_ms as i64);
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
            [&ban.network, &(ban.at_ms as i64), &until_ms, &ban.note];
        self.0.execute(BAN, &values).await.map(drop).map_err(broken)
    }

    pub(super) async fn unban(&mut self, network: &str) -> Answer<bool> {
        let gone = self.0.execute("delete from bans where network = $1", &[&network]).await;
        Ok(gone.map_err(broken)? == 1)
    }

    /// PostgreSQL checks its own pages.
    #[expect(clippy::unused_async, reason = "the other kind of database has something to say")]
    pub(super) async fn damage(&mut self) -> Answer<Vec<String>> {
        Ok(Vec::new())
    }

    pub(super) async fn orphans(&mut self) -> Answer<Vec<String>> {
        let found = self.0.query(ORPHANS, &[]).await.map_err(broken)?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }

    /// Everything as it is at one moment, whatever others write meanwhile.
    pub(super) async fn copy_to(&mut self, path: &Path) -> Answer<()> {
        let failed = |error: rusqlite::Error| KeeperError::from(why_not(path, &error));
        let moment = self.0.build_transaction().read_only(true);
        let moment = moment.isolation_level(IsolationLevel::RepeatableRead);
        let moment = moment.start().await.map_err(broken)?;
        let mut file = Connection::open(path).map_err(failed)?;
        migrate(&mut file, path)?;
        let filling = file.transaction().map_err(failed)?;
        copy_entries(&moment, &filling).await?;
        copy_rest(&moment, &filling).await?;
        filling.commit().map_err(failed)
    }
}

async fn copy_entries(from: &Transaction<'_>, to: &Connection) -> Answer<()> {
    let sql = "select table_id, position, entry from entries \
         where (table_id, position) > ($1, $2) order by table_id, position limit $3";
    let (mut table, mut position) = (String::new(), -1_i64);
    loop {
        let found = from.query(sql, &[&table, &position, &ROWS_AT_ONCE]).await.map_err(broken)?;
        let Some(last) = found.last() else { return Ok(()) };
        (table, position) = (last.get(0), last.get(1));
        for row in &found {
            let values =
                params![row.get::<_, &str>(0), row.get::<_, i64>(1), row.get::<_, &str>(2)];
            put(to, "insert into entries values (?1, ?2, ?3)", values)?;
        }
    }
}

async fn copy_rest(from: &Transaction<'_>, to: &Connection) -> Answer<()> {
    let tables = "select id, public, state, at_ms, noted, summary, due_ms from tables";
    for row in from.query(tables, &[]).await.map_err(broken)? {
        let values = params![
            row.get::<_, &str>(0),
            row.get::<_, bool>(1),
            row.get::<_, i16>(2),
            row.get::<_, i64>(3),
            row.get::<_, i64>(4),
            row.get::<_, &str>(5),
            row.get::<_, Option<i64>>(6),
        ];
        put(to, "insert into tables values (?1, ?2, ?3, ?4, ?5, ?6, ?7)", values)?;
    }
    for row in from.query("select * from bans", &[]).await.map_err(broken)? {
        let ban = ban_in(&row);
        let until_ms = ban.until_ms.map(|until_ms| until_ms as i64);
        let values = params![ban.network, ban.at_ms as i64, until_ms, ban.note];
        put(to, "insert into bans values (?1, ?2, ?3, ?4)", values)?;
    }
    for row in
        from.query("select number, id, at_ms, why from deletions", &[]).await.map_err(broken)?
    {
        let (number, id): (i64, &str) = (row.get(0), row.get(1));
        let values = params![number, id, row.get::<_, i64>(2), row.get::<_, &str>(3)];
        put(to, "insert into deletions values (?1, ?2, ?3, ?4)", values)?;
    }
    for row in from.query("select table_id, at_ms from silenced", &[]).await.map_err(broken)? {
        let values = params![row.get::<_, &str>(0), row.get::<_, i64>(1)];
        put(to, "insert into silenced values (?1, ?2)", values)?;
    }
    Ok(())
}

fn put(to: &Connection, sql: &str, values: &[&dyn rusqlite::ToSql]) -> Answer<()> {
    let done = to.prepare_cached(sql).and_then(|mut insert| insert.execute(values));
    done.map(drop).map_err(|error| KeeperError::Store(unavailable(error)))
}

/// Fills a database from a backup. No server may have it open if there is something to lose;
/// nothing is changed before everything was checked.
pub(super) async fn restore(
    address: &str,
    source: &Source,
    over: Overwrite,
    games: &Games,
) -> Answer<Copied> {
    let mut client = connect_once(address).await?;
    let work = client.transaction().await.map_err(broken)?;
    work.batch_execute("lock table tables, entries, bans, deletions, silenced")
        .await
        .map_err(broken)?;
    let count = async |sql: &str| -> Answer<i64> {
        Ok(work.query_one(sql, &[]).await.map_err(broken)?.get(0))
    };
    let there = count("select count(*) from tables").await?;
    if there > 0 && over == Overwrite::Never {
        return Err(KeeperError::Occupied(there as u64));
    }
    if count("select count(*) from living_nodes").await? > 0 {
        return Err(KeeperError::InUse);
    }
    work.batch_execute("truncate tables, entries, bans, deletions, silenced")
        .await
        .map_err(broken)?;
    let backup = source.connection()?;
    fill(&backup, &work).await?;
    let copied = replayed(&work, games).await?;
    work.commit().await.map_err(broken)?;
    Ok(copied)
}

/// Rows of a backup on their way, as JSON that PostgreSQL takes apart: so one statement serves
/// every table.
async fn fill(from: &Connection, to: &Transaction<'_>) -> Answer<()> {
    for (table, columns, order) in [
        ("tables", "id, public, state, at_ms, noted, summary, due_ms", "id"),
        ("entries", "table_id, position, entry", "table_id, position"),
        ("bans", "network, at_ms, until_ms, note", "network"),
        ("deletions", "number, id, at_ms, why", "number"),
        ("silenced", "table_id, at_ms", "table_id"),
    ] {
        let fields: Vec<String> = columns
            .split(", ")
            .map(|column| match column {
                "public" => {
                    "'public', json(case public when 0 then 'false' else 'true' end)".into()
                }
                column => format!("'{column}', {column}"),
            })
            .collect();
        let select =
            format!("select json_object({}) from {table} order by {order}", fields.join(", "));
        let insert = format!(
            "insert into {table} ({columns}) select {columns} from \
             json_populate_recordset(null::{table}, ('[' || array_to_string($1::text[], ',') || ']')::json)"
        );
        let unread = |error: rusqlite::Error| KeeperError::Store(unavailable(error));
        let mut select = from.prepare(&select).map_err(unread)?;
        let mut found = select.query([]).map_err(unread)?;
        loop {
            let page = next_rows(&mut found).map_err(unread)?;
            if page.is_empty() {
                break;
            }
            to.execute(&insert, &[&page]).await.map_err(broken)?;
        }
    }
    let next = "select setval(pg_get_serial_sequence('deletions', 'number'), \
         coalesce((select max(number) from deletions), 0) + 1, false)";
    to.execute(next, &[]).await.map(drop).map_err(broken)
}

/// As many as are taken into memory at once.
fn next_rows(found: &mut rusqlite::Rows<'_>) -> rusqlite::Result<Vec<String>> {
    let mut page = Vec::new();
    while page.len() < ROWS_AT_ONCE as usize {
        match found.next()? {
            Some(row) => page.push(row.get(0)?),
            None => break,
        }
    }
    Ok(page)
}

/// What is there, replayed.
async fn replayed(work: &Transaction<'_>, games: &Games) -> Answer<Copied> {
    let mut copied = Copied { tables: 0, entries: 0, flaws: Vec::new() };
    let mut after = String::new();
    loop {
        let found = page(work, &after, 100).await?;
        let Some(last) = found.last() else { return Ok(copied) };
        after.clone_from(&last.id);
        for kept in &found {
            copied.tables += 1;
            copied.entries += kept.entries;
            let flaw = flaw::of(kept, &log(work, &kept.id).await?, games);
            copied.flaws.extend(flaw.map(|flaw| (kept.id.clone(), flaw)));
        }
    }
}

async fn page(
    client: &impl tokio_postgres::GenericClient,
    after: &str,
    at_most: u32,
) -> Answer<Vec<Kept>> {
    let sql = format!("{KEPT} where id > $1 collate \"C\" order by id collate \"C\" limit $2");
    let found = client.query(&sql, &[&after, &i64::from(at_most)]).await.map_err(broken)?;
    Ok(found.iter().map(kept).collect())
}

async fn log(client: &impl tokio_postgres::GenericClient, id: &str) -> Answer<Vec<(u64, String)>> {
    let found = client.query(LOG, &[&id]).await.map_err(broken)?;
    Ok(found.iter().map(|row| (row.get::<_, i64>(0) as u64, row.get(1))).collect())
}

fn kept(row: &Row) -> Kept {
    Kept {
        id: row.get(0),
        summary: rows::summary(row.get(1)).ok(),
        is_over: row.get::<_, i16>(2) == 2,
        entries: row.get::<_, i64>(3) as u64,
        bytes: row.get::<_, i64>(4) as u64,
        last_ms: written_ms(row.get(5)),
    }
}

fn ban_in(row: &Row) -> Ban {
    Ban {
        network: row.get("network"),
        at_ms: row.get::<_, i64>("at_ms") as u64,
        until_ms: row.get::<_, Option<i64>>("until_ms").map(|until_ms| until_ms as u64),
        note: row.get("note"),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what errors are mapped with")]
fn broken(error: tokio_postgres::Error) -> KeeperError {
    KeeperError::Store(unavailable(crate::postgres::full(&error)))
}

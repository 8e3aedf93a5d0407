//! What nobody needs any more: by hand, or once an hour while a server runs, if its host says so.

use std::process::ExitCode;
use std::time::Duration;

use kernel::Sentence;
use store::{DatabaseError, Keeper, KeeperError, Kept};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use tokio::time::interval;

use super::tables::PAGE;
use super::{Desk, now_ms, when};
use crate::arguments::PruneArguments;
use crate::commands::Done;
use crate::failure::Failure;

/// How often a server that runs looks.
const EVERY: Duration = Duration::from_secs(3_600);

impl Desk<'_> {
    pub(super) async fn prune(&self, arguments: &PruneArguments) -> Done {
        let moment = |text: &Option<String>| {
            text.as_deref().map(|text| when::moment(text, self.now_ms)).transpose()
        };
        let before = Before {
            finished: moment(&arguments.finished_before)?,
            idle: moment(&arguments.idle_before)?,
            chat: moment(&arguments.chat_before)?,
        };
        let mut keeper = self.keeper().await?;
        let tables = find(&mut keeper, &before).await.map_err(|error| self.failure(error))?;
        let talkative = talkative(&mut keeper, &before).await;
        let talkative = talkative.map_err(|error| self.failure(error))?;
        let stays = |id: &String| !tables.iter().any(|kept| kept.id == *id);
        let talkative: Vec<String> = talkative.into_iter().filter(stays).collect();
        if tables.is_empty() && talkative.is_empty() {
            self.say(&Sentence::new("admin-nothing-to-prune"))?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut code = ExitCode::SUCCESS;
        if !tables.is_empty() {
            code = self.delete_all(&mut keeper, &tables, arguments.yes, "prune").await?;
        }
        if !talkative.is_empty() {
            let question = Sentence::new("admin-chat-question");
            let question = question.with("tables", talkative.len() as i64);
            if !self.is_agreed(arguments.yes, &question)? {
                return self.nothing_done();
            }
            let mut lines = 0;
            for id in &talkative {
                let done = keeper.silence(id, self.now_ms).await;
                lines += done.map_err(|error| self.failure(error))?;
            }
            self.say(&Sentence::new("admin-chat-forgotten").with("lines", lines as i64))?;
        }
        Ok(code)
    }
}

/// What is older goes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Before {
    finished: Option<u64>,
    idle: Option<u64>,
    chat: Option<u64>,
}

impl Before {
    fn covers(&self, kept: &Kept) -> bool {
        let before = if kept.is_over { self.finished } else { self.idle };
        before.is_some_and(|before| kept.last_ms.is_some_and(|last_ms| last_ms < before))
    }
}

/// The tables that are older.
async fn find(keeper: &mut Keeper, before: &Before) -> Result<Vec<Kept>, KeeperError> {
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = keeper.page(&after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(found) };
        after.clone_from(&last.id);
        found.extend(page.into_iter().filter(|kept| before.covers(kept)));
    }
}

/// The finished tables whose chat is older and still there.
async fn talkative(keeper: &mut Keeper, before: &Before) -> Result<Vec<String>, KeeperError> {
    let Some(chat) = before.chat else { return Ok(Vec::new()) };
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = keeper.page(&after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(found) };
        let next = last.id.clone();
        let page = keeper.talkative(&after, PAGE).await?;
        after = next;
        let is_old = |kept: &Kept| kept.last_ms.is_some_and(|last_ms| last_ms < chat);
        found.extend(page.into_iter().filter(is_old).map(|kept| kept.id));
    }
}

/// How long a server keeps what: for ever, unless its host says otherwise.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Keep {
    finished: Option<String>,
    idle: Option<String>,
    chat: Option<String>,
}

impl Keep {
    /// `finished=365d,idle=180d,chat=90d`, or some of it.
    pub(crate) fn read(text: &str) -> Result<Self, Failure> {
        let wrong = || Failure::new(Sentence::new("serve-no-keep").with("keep", text.to_owned()));
        let mut keep = Self::default();
        for part in text.split(',') {
            let (name, time) = part.split_once('=').ok_or_else(wrong)?;
            let (time, now_ms) = (time.trim(), now_ms());
            // A stretch of time, and no date: a server runs for years.
            when::end_of(time, now_ms).and_then(|_| when::moment(time, now_ms))?;
            let place = match name.trim() {
                "finished" => &mut keep.finished,
                "idle" => &mut keep.idle,
                "chat" => &mut keep.chat,
                _ => return Err(wrong()),
            };
            *place = Some(time.to_owned());
        }
        Ok(keep)
    }

    /// What is too old now.
    fn before(&self, now_ms: u64) -> Before {
        let moment =
            |text: &Option<String>| text.as_deref().and_then(|it| when::moment(it, now_ms).ok());
        Before {
            finished: moment(&self.finished),
            idle: moment(&self.idle),
            chat: moment(&self.chat),
        }
    }
}

/// Looks once an hour, and says in the log what goes.
pub(crate) async fn keep_tidy(database: String, keep: Keep) {
    let mut pace = interval(EVERY);
    loop {
        pace.tick().await;
        let (database, before) = (database.clone(), keep.before(now_ms()));
        let tidied = spawn_blocking(move || Handle::current().block_on(tidy(&database, &before)));
        match tidied.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "what is too old is still there"),
            Err(error) => tracing::error!(%error, "what is too old is still there"),
        }
    }
}

async fn tidy(database: &str, before: &Before) -> Result<(), KeeperError> {
    let mut keeper = match Keeper::open(database).await {
        Err(DatabaseError::NoFile) => return Ok(()),
        opened => opened?,
    };
    let tables = find(&mut keeper, before).await?;
    for part in tables.chunks(100) {
        for table in keeper.delete(part, "retention", now_ms()).await? {
            tracing::warn!(table, "a table was too old and is deleted");
        }
    }
    for table in talkative(&mut keeper, before).await? {
        let lines = keeper.silence(&table, now_ms()).await?;
        if lines > 0 {
            tracing::warn!(table, lines, "the chat of a table was too old and is forgotten");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read() {
        let keep = Keep::read("finished=365d, chat=90d").expect("it can be read");
        assert_eq!((keep.finished.as_deref(), keep.idle.as_deref()), (Some("365d"), None));
        let before = keep.before(1_769_860_800_000);
        assert_eq!(before.chat, Some(1_769_860_800_000 - 90 * 24 * 3_600_000));
        for wrong in ["", "finished", "finished=soon", "finished=2026-01-01", "chairs=3d"] {
            assert!(Keep::read(wrong).is_err(), "{wrong}");
        }
    }
}

//! What there is: in all, table by table, and one of them; and whether it holds.

use std::process::ExitCode;

use kernel::{Actor, Sentence, Value};
use store::{Figures, Flaw, Keeper, Kept};
use table::{Entry, Step, TableId, TableState, What};

use super::{Desk, when};
use crate::arguments::{DeleteArguments, ListArguments};
use crate::commands::Done;
use crate::failure::Failure;

/// So many are read at once.
pub(super) const PAGE: u32 = 200;

impl Desk<'_> {
    pub(super) async fn status(&self) -> Done {
        let mut keeper = self.keeper().await?;
        let figures = keeper.figures().await.map_err(|error| self.failure(error))?;
        for sentence in self.told(&figures) {
            self.say(&sentence)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn told(&self, figures: &Figures) -> Vec<Sentence> {
        let number = |number: u64| number as i64;
        let database = Sentence::new("admin-status").with("database", self.place.shown.clone());
        let tables = Sentence::new("admin-status-tables")
            .with("tables", number(figures.tables()))
            .with("open", number(figures.open))
            .with("running", number(figures.running))
            .with("over", number(figures.over));
        let logs = Sentence::new("admin-status-logs")
            .with("entries", number(figures.entries))
            .with("size", kilobytes(figures.log_bytes));
        let size = Sentence::new("admin-status-size").with("size", kilobytes(figures.size_bytes));
        let wal = figures
            .wal_bytes
            .map(|wal_bytes| Sentence::new("admin-status-wal").with("size", kilobytes(wal_bytes)));
        let nodes = figures
            .nodes
            .map(|nodes| Sentence::new("admin-status-nodes").with("nodes", number(nodes)));
        let bans = Sentence::new("admin-status-bans").with("bans", number(figures.bans));
        let deleted =
            Sentence::new("admin-status-deleted").with("deleted", number(figures.deleted));
        let always = [database, tables, logs, size];
        always.into_iter().chain(wal).chain(nodes).chain([bans, deleted]).collect()
    }

    pub(super) async fn list(&self, arguments: &ListArguments) -> Done {
        let before = arguments.idle_before.as_deref();
        let before = before.map(|text| when::moment(text, self.now_ms)).transpose()?;
        let mut keeper = self.keeper().await?;
        let mut listed = 0_i64;
        let mut after = String::new();
        loop {
            let page = keeper.page(&after, PAGE).await.map_err(|error| self.failure(error))?;
            let Some(last) = page.last() else { break };
            after.clone_from(&last.id);
            for kept in page.iter().filter(|kept| is_wanted(kept, arguments, before)) {
                self.say(&line(kept))?;
                listed += 1;
            }
        }
        self.say(&Sentence::new("admin-listed").with("tables", listed))?;
        Ok(ExitCode::SUCCESS)
    }

    pub(super) async fn show(&self, id: &str) -> Done {
        let mut keeper = self.keeper().await?;
        let kept = self.find(&mut keeper, id).await?;
        let log = keeper.log(&kept.id).await.map_err(|error| self.failure(error))?;
        self.say(&line(&kept))?;
        for (position, text) in &log {
            // What cannot be read is told by `check`.
            if let Ok(entry) = Entry::parse(text) {
                self.say(&entry_line(*position, &entry))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    pub(super) async fn delete(&self, arguments: &DeleteArguments) -> Done {
        let mut keeper = self.keeper().await?;
        let mut tables = Vec::new();
        for id in &arguments.ids {
            tables.push(self.find(&mut keeper, id).await?);
        }
        self.delete_all(&mut keeper, &tables, arguments.yes, "host").await
    }

    /// Says what would go, asks, and says what went.
    pub(super) async fn delete_all(
        &self,
        keeper: &mut Keeper,
        tables: &[Kept],
        already: bool,
        why: &str,
    ) -> Done {
        for kept in tables {
            self.say(&line(kept))?;
        }
        let question = Sentence::new("admin-delete-question").with("tables", tables.len() as i64);
        if !self.is_agreed(already, &question)? {
            return self.nothing_done();
        }
        let mut gone = 0;
        for part in tables.chunks(100) {
            let deleted = keeper.delete(part, why, self.now_ms).await;
            gone += deleted.map_err(|error| self.failure(error))?.len();
        }
        self.say(&Sentence::new("admin-deleted").with("tables", gone as i64))?;
        let moved_on = tables.len() - gone;
        if moved_on > 0 {
            self.say(&Sentence::new("admin-moved-on").with("tables", moved_on as i64))?;
            return Ok(ExitCode::from(1));
        }
        Ok(ExitCode::SUCCESS)
    }

    async fn find(&self, keeper: &mut Keeper, id: &str) -> Result<Kept, Failure> {
        let unknown = || Failure::new(Sentence::new("admin-no-table").with("table", id.to_owned()));
        let name: TableId = id.parse().map_err(|_| unknown())?;
        let found = keeper.find(&name).await.map_err(|error| self.failure(error))?;
        found.ok_or_else(unknown)
    }

    pub(super) async fn check(&self) -> Done {
        let mut keeper = self.keeper().await?;
        let mut flaws = Vec::new();
        let mut tell = |id: &str, flaw: Flaw| flaws.push((id.to_owned(), flaw));
        let checked = keeper.check(&self.games, &mut tell).await;
        let checked = checked.map_err(|error| self.failure(error))?;
        self.tell_flaws(&flaws)?;
        let replayed = Sentence::new("admin-checked")
            .with("tables", checked as i64)
            .with("flaws", flaws.len() as i64);
        self.say(&replayed)?;
        Ok(if flaws.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }

    pub(super) fn tell_flaws(&self, flaws: &[(String, Flaw)]) -> Result<(), Failure> {
        for (table, flaw) in flaws {
            let flaw = flaw_sentence(flaw);
            let sentence = match table.as_str() {
                "" => flaw,
                table => {
                    Sentence::new("admin-flaw").with("table", table.to_owned()).with("flaw", flaw)
                }
            };
            self.say(&sentence)?;
        }
        Ok(())
    }
}

fn is_wanted(kept: &Kept, arguments: &ListArguments, before: Option<u64>) -> bool {
    let state = kept.summary.as_ref().map(|summary| summary.state);
    let is_state = |wanted: &String| state.is_some_and(|state| spelt(state) == wanted);
    let is_game =
        |wanted: &String| kept.summary.as_ref().is_some_and(|summary| summary.game == *wanted);
    let is_old = |before: u64| kept.last_ms.is_some_and(|last_ms| last_ms < before);
    arguments.state.as_ref().is_none_or(is_state)
        && arguments.game.as_ref().is_none_or(is_game)
        && before.is_none_or(is_old)
}

const fn spelt(state: TableState) -> &'static str {
    match state {
        TableState::Open => "open",
        TableState::Running => "running",
        TableState::Over => "over",
    }
}

/// One table in one line.
pub(super) fn line(kept: &Kept) -> Sentence {
    let last = kept.last_ms.map_or_else(|| "?".to_owned(), when::shown);
    let sentence = Sentence::new(match kept.summary.as_ref().map(|summary| summary.state) {
        Some(TableState::Open) => "admin-table-open",
        Some(TableState::Running) => "admin-table-running",
        Some(TableState::Over) => "admin-table-over",
        None => "admin-table-unreadable",
    });
    let names = kept.summary.iter().flat_map(|summary| &summary.seats);
    let names: Vec<Value> = names
        .map(|seat| match (&seat.name, &seat.level) {
            (Some(name), _) => Value::from(printable(name)),
            (None, Some(level)) => Value::from(format!("bot:{level}")),
            (None, None) => Value::from("–"),
        })
        .collect();
    sentence
        .with("table", kept.id.clone())
        .with("game", kept.summary.as_ref().map_or_else(String::new, |it| it.game.clone()))
        .with("names", names)
        .with("last", last)
        .with("entries", kept.entries as i64)
        .with("size", kilobytes(kept.bytes))
}

/// One entry in one line: what happened, without anybody's secret, hand or seed.
fn entry_line(position: u64, entry: &Entry) -> Sentence {
    let (kind, text) = match &entry.what {
        What::Opened(opened) => ("opened", opened.game.clone()),
        What::Sat { seat, name, .. } => ("sat", format!("{} {}", seat.index(), printable(name))),
        What::Decided { by, action, .. } => ("decided", format!("{} {action}", actor(*by))),
        What::Undone { seat, .. } => ("undone", seat.index().to_string()),
        What::Resigned { seat, .. } => ("resigned", seat.index().to_string()),
        What::Flagged { seat } => ("flagged", seat.index().to_string()),
        What::TakenOver { seat, level, .. } => ("taken_over", format!("{} {level}", seat.index())),
        What::GivenBack { seat, .. } => ("given_back", seat.index().to_string()),
        What::Chatted { seat, text, .. } => {
            ("chatted", format!("{} {}", seat.index(), printable(text)))
        }
        What::Voted { seat, .. } => ("voted", seat.index().to_string()),
        What::Begun => ("begun", String::new()),
        What::Paused { seat, .. } => ("paused", seat.index().to_string()),
        What::Resumed { seat, .. } => ("resumed", seat.index().to_string()),
        What::Rematched { table } => ("rematched", table.to_string()),
        What::Campaign(step) => ("campaign", campaign_step(step)),
    };
    Sentence::new("admin-entry")
        .with("position", position.to_string())
        .with("at", when::shown(entry.at_ms))
        .with("kind", kind)
        .with("text", text)
}

/// What happened between battles, without anybody's secret.
fn campaign_step(step: &Step) -> String {
    match step {
        Step::Begun(begun) => begun.game.clone(),
        Step::Joined { player, name, .. } => format!("{} {}", player.index(), printable(name)),
        Step::Chose { player, choice, .. } => format!("{} {}", player.index(), printable(choice)),
        Step::Opened { table } => table.to_string(),
        Step::Ended { .. } | Step::Lost => String::new(),
    }
}

fn actor(by: Actor) -> String {
    match by {
        Actor::Seat(seat) => seat.index().to_string(),
        Actor::Clock => "clock".to_owned(),
    }
}

/// What somebody else wrote must not steer the terminal.
fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

fn flaw_sentence(flaw: &Flaw) -> Sentence {
    match flaw {
        Flaw::Damage(reason) => Sentence::new("admin-flaw-damage").with("reason", reason.clone()),
        Flaw::Orphan => Sentence::new("admin-flaw-orphan"),
        Flaw::Gap(position) => {
            Sentence::new("admin-flaw-gap").with("position", position.to_string())
        }
        Flaw::Unreadable { position, reason } => Sentence::new("admin-flaw-unreadable")
            .with("position", position.to_string())
            .with("reason", reason.clone()),
        Flaw::NoSummary => Sentence::new("admin-flaw-summary"),
        Flaw::Foreign(reason) => Sentence::new("admin-flaw-foreign").with("reason", reason.clone()),
        Flaw::NoReplay(reason) => Sentence::new("admin-flaw-replay").with("reason", reason.clone()),
    }
}

fn kilobytes(bytes: u64) -> i64 {
    bytes.div_ceil(1_000) as i64
}

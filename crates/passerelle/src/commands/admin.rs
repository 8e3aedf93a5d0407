//! `passerelle admin`: looking after what a server keeps, while it runs or not.

mod ban;
mod copy;
mod prune;
mod tables;
mod when;

use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use kernel::Sentence;
use store::{Keeper, KeeperError};
use table::Games as TableGames;
use tokio::runtime;
use words::Words;

use super::Done;
use super::database::Place;
use crate::arguments::{AdminArguments, AdminCommand};
use crate::failure::Failure;
use crate::games::Games;

pub(super) use prune::{Keep, keep_tidy};

pub(super) fn run(arguments: &AdminArguments, games: &Games, words: &Words) -> Done {
    let system = |error: io::Error| Failure::because(Sentence::new("admin-failed"), &error);
    let runtime = runtime::Builder::new_current_thread().enable_all().build().map_err(system)?;
    let place = Place::of(arguments.database.as_ref())?;
    let desk = Desk { place, games: games.tables(), words, now_ms: now_ms() };
    runtime.block_on(desk.carry_out(&arguments.command))
}

/// What every command here needs.
struct Desk<'a> {
    place: Place,
    games: TableGames,
    words: &'a Words,
    now_ms: u64,
}

impl Desk<'_> {
    async fn carry_out(&self, command: &AdminCommand) -> Done {
        match command {
            AdminCommand::Status => self.status().await,
            AdminCommand::List(arguments) => self.list(arguments).await,
            AdminCommand::Show(arguments) => self.show(&arguments.id).await,
            AdminCommand::Delete(arguments) => self.delete(arguments).await,
            AdminCommand::Prune(arguments) => self.prune(arguments).await,
            AdminCommand::Ban(arguments) => self.ban(arguments).await,
            AdminCommand::Unban(arguments) => self.unban(&arguments.address).await,
            AdminCommand::Bans => self.bans().await,
            AdminCommand::Backup(arguments) => self.backup(arguments).await,
            AdminCommand::Restore(arguments) => self.restore(arguments).await,
            AdminCommand::Check => self.check().await,
        }
    }

    async fn keeper(&self) -> Result<Keeper, Failure> {
        let opened = Keeper::open(&self.place.address).await;
        opened.map_err(|error| self.place.failure(error))
    }

    fn say(&self, sentence: &Sentence) -> Result<(), Failure> {
        Ok(writeln!(io::stdout(), "{}", self.words.say(sentence, &[]))?)
    }

    /// Whether somebody agrees: they said so already, or type it now.
    fn is_agreed(&self, already: bool, question: &Sentence) -> Result<bool, Failure> {
        if already {
            return Ok(true);
        }
        let mut output = io::stdout();
        write!(output, "{} ", self.words.say(question, &[]))?;
        output.flush()?;
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line)?;
        let typed = line.trim().to_lowercase();
        let yes = self.words.text("admin-yes").unwrap_or_default();
        writeln!(output)?;
        Ok(!typed.is_empty() && yes.split(' ').any(|word| word == typed))
    }

    /// Nobody agreed.
    fn nothing_done(&self) -> Done {
        self.say(&Sentence::new("admin-nothing-done"))?;
        Ok(ExitCode::from(1))
    }

    fn failure(&self, error: KeeperError) -> Failure {
        let database = || self.place.shown.clone();
        Failure::new(match error {
            KeeperError::Database(error) => return self.place.failure(error),
            KeeperError::Store(error) => {
                let what = Sentence::new("serve-no-database").with("database", database());
                let why = Sentence::new("io-other").with("reason", error.to_string());
                return Failure::Told { sentences: vec![what, why], refusal: None };
            }
            KeeperError::Exists(file) => Sentence::new("admin-exists").with("file", file),
            KeeperError::NoBackup(file) => Sentence::new("admin-no-backup").with("file", file),
            KeeperError::Occupied(tables) => Sentence::new("admin-occupied")
                .with("database", database())
                .with("tables", tables as i64),
            KeeperError::InUse => Sentence::new("admin-in-use").with("database", database()),
            KeeperError::Unwritable { file, reason } => {
                let what = Sentence::new("cli-unwritable").with("file", file);
                let why = Sentence::new("io-other").with("reason", reason);
                return Failure::Told { sentences: vec![what, why], refusal: None };
            }
        })
    }
}

/// The time, in milliseconds since 1970.
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

//! Backups, and back from them.

use std::process::ExitCode;

use kernel::Sentence;
use store::{Copied, Keeper, Overwrite};

use super::Desk;
use crate::arguments::{BackupArguments, RestoreArguments};
use crate::commands::Done;
use crate::failure::shown;

impl Desk<'_> {
    pub(super) async fn backup(&self, arguments: &BackupArguments) -> Done {
        let mut keeper = self.keeper().await?;
        let over = allowed(arguments.overwrite);
        let copied = keeper.backup(&arguments.to, over, &self.games).await;
        let copied = copied.map_err(|error| self.failure(error))?;
        let done = Sentence::new("admin-backed-up").with("file", shown(&arguments.to));
        self.tell_copied(done, &copied)
    }

    pub(super) async fn restore(&self, arguments: &RestoreArguments) -> Done {
        let over = allowed(arguments.overwrite);
        if over == Overwrite::All {
            let question = Sentence::new("admin-restore-question");
            let question = question.with("database", self.place.shown.clone());
            if !self.is_agreed(arguments.yes, &question)? {
                return self.nothing_done();
            }
        }
        let from = &arguments.from;
        let copied = Keeper::restore(&self.place.address, from, over, &self.games).await;
        let copied = copied.map_err(|error| self.failure(error))?;
        let done = Sentence::new("admin-restored").with("database", self.place.shown.clone());
        self.tell_copied(done, &copied)
    }

    fn tell_copied(&self, done: Sentence, copied: &Copied) -> Done {
        self.tell_flaws(&copied.flaws)?;
        let whole = copied.tables - copied.flaws.len() as u64;
        let done = done
            .with("tables", copied.tables as i64)
            .with("entries", copied.entries as i64)
            .with("whole", whole as i64);
        self.say(&done)?;
        Ok(if copied.flaws.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}

const fn allowed(overwrite: bool) -> Overwrite {
    if overwrite { Overwrite::All } else { Overwrite::Never }
}

//! For whoever looks after a server: everything that is kept, whether a server runs or not.
//!
//! A [`Keeper`] has a connection of its own and none of the threads of a server. Servers that run
//! look once a second for what was banned and deleted (`table::Store::orders`).
//!
//! A backup is always an SQLite file of the same layout, whichever database it was made of: so it
//! can be looked at with everything that is here, and put into either kind of database.

mod copy;
mod file;
mod flaw;
mod remote;

use std::path::Path;

use table::{Games, StoreError, Summary, TableId};

use crate::DatabaseError;

pub use flaw::Flaw;

use file::File;
use remote::Remote;

/// How many rows are taken into memory at once where everything is copied.
const ROWS_AT_ONCE: i64 = 2_000;

/// Everything that a database holds.
///
/// ```no_run
/// # async fn look() -> Result<(), Box<dyn std::error::Error>> {
/// let mut keeper = store::Keeper::open("sqlite:tables.db").await?;
/// println!("{} tables", keeper.figures().await?.tables());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Keeper(Kind);

#[derive(Debug)]
enum Kind {
    File(File),
    Remote(Remote),
}

/// How much there is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    pub open: u64,
    pub running: u64,
    pub over: u64,
    pub entries: u64,
    /// What the entries take, without what the database needs besides.
    pub log_bytes: u64,
    /// The whole database.
    pub size_bytes: u64,
    /// The write-ahead log beside the file; PostgreSQL keeps its own.
    pub wal_bytes: Option<u64>,
    pub bans: u64,
    pub deleted: u64,
    /// How many servers have it open, where the database knows.
    pub nodes: Option<u64>,
}

impl Figures {
    /// All tables.
    pub const fn tables(&self) -> u64 {
        self.open + self.running + self.over
    }
}

/// A table as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept {
    pub id: String,
    /// What lists tell of it; nothing if that cannot be read.
    pub summary: Option<Summary>,
    pub is_over: bool,
    pub entries: u64,
    pub bytes: u64,
    /// When something last happened at it; nothing if the log cannot be read.
    pub last_ms: Option<u64>,
}

/// One that is not let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ban {
    /// An address or a network, as `192.0.2.0/24`.
    pub network: String,
    pub at_ms: u64,
    /// For ever if it is not said.
    pub until_ms: Option<u64>,
    pub note: String,
}

/// Whether what is there already may be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overwrite {
    Never,
    /// All of it.
    All,
}

/// What a copy holds, and what of it does not replay. Nothing is left out for that: a later
/// program may be able to read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copied {
    pub tables: u64,
    pub entries: u64,
    pub flaws: Vec<(String, Flaw)>,
}

/// Why something could not be done. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum KeeperError {
    #[error(transparent)]
    Database(#[from] DatabaseError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("`{0}` is there already")]
    Exists(String),
    #[error("`{0}` holds no tables of this program")]
    NoBackup(String),
    #[error("the database holds {0} tables")]
    Occupied(u64),
    #[error("a server has the database open")]
    InUse,
    #[error("`{file}` cannot be written: {reason}")]
    Unwritable { file: String, reason: String },
}

type Answer<T> = Result<T, KeeperError>;

macro_rules! either {
    ($keeper:expr, $kind:ident => $call:expr) => {
        match &mut $keeper.0 {
            Kind::File($kind) => $call,
            Kind::Remote($kind) => $call.await,
        }
    };
}

impl Keeper {
    /// Opens a database that is there, and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Self, DatabaseError> {
        match path_in(address) {
            Some(path) => File::open(Path::new(path)).map(Kind::File),
            None if is_remote(address) => Remote::open(address).await.map(Kind::Remote),
            None => Err(DatabaseError::Address(address.to_owned())),
        }
        .map(Self)
    }

    pub async fn figures(&mut self) -> Answer<Figures> {
        either!(self, kind => kind.figures())
    }

    /// The tables in the order of their names: the first of those after this one.
    pub async fn page(&mut self, after: &str, at_most: u32) -> Answer<Vec<Kept>> {
        either!(self, kind => kind.page(after, at_most))
    }

    /// One table.
    pub async fn find(&mut self, id: &TableId) -> Answer<Option<Kept>> {
        either!(self, kind => kind.find(id.as_str()))
    }

    /// The log of a table as it is stored, with positions.
    pub async fn log(&mut self, id: &str) -> Answer<Vec<(u64, String)>> {
        either!(self, kind => kind.log(id))
    }

    /// Deletes tables with their logs, and remembers why; not those where something happened since
    /// they were looked at. Gives the ids of those that are gone.
    pub async fn delete(&mut self, tables: &[Kept], why: &str, now_ms: u64) -> Answer<Vec<String>> {
        either!(self, kind => kind.delete(tables, why, now_ms))
    }

    /// Empties the lines of chat of a table; gives back how many there were.
    pub async fn silence(&mut self, id: &str, now_ms: u64) -> Answer<u64> {
        let lines: Vec<(u64, String)> =
            self.log(id).await?.into_iter().filter_map(flaw::emptied).collect();
        either!(self, kind => kind.silence(id, &lines, now_ms))?;
        Ok(lines.len() as u64)
    }

    /// Finished tables whose chat is still there: the first of those after this one.
    pub async fn talkative(&mut self, after: &str, at_most: u32) -> Answer<Vec<Kept>> {
        let mut found = self.page(after, at_most).await?;
        let silent: Vec<String> = either!(self, kind => kind.silenced(after))?;
        found.retain(|kept| kept.is_over && !silent.contains(&kept.id));
        Ok(found)
    }

    /// Those who are not let in, now or some time ago.
    pub async fn bans(&mut self) -> Answer<Vec<Ban>> {
        either!(self, kind => kind.bans())
    }

    /// Whoever is banned already is banned anew.
    pub async fn ban(&mut self, ban: &Ban) -> Answer<()> {
        either!(self, kind => kind.ban(ban))
    }

    /// Gives back whether there was such a ban.
    pub async fn unban(&mut self, network: &str) -> Answer<bool> {
        either!(self, kind => kind.unban(network))
    }

    /// Replays every log, and whatever else can be checked. Tells of each flaw as it is found, and
    /// gives back how many tables there are.
    pub async fn check(
        &mut self,
        games: &Games,
        tell: &mut (dyn FnMut(&str, Flaw) + Send),
    ) -> Answer<u64> {
        for reason in either!(self, kind => kind.damage())? {
            tell("", Flaw::Damage(reason));
        }
        for orphan in either!(self, kind => kind.orphans())? {
            tell(&orphan, Flaw::Orphan);
        }
        let (mut after, mut checked) = (String::new(), 0);
        loop {
            let page = self.page(&after, 100).await?;
            let Some(last) = page.last() else { return Ok(checked) };
            after.clone_from(&last.id);
            for kept in &page {
                let log = self.log(&kept.id).await?;
                if let Some(flaw) = flaw::of(kept, &log, games) {
                    tell(&kept.id, flaw);
                }
                checked += 1;
            }
        }
    }

    /// Copies everything as it is at this moment into a file, and checks the copy.
    pub async fn backup(&mut self, to: &Path, over: Overwrite, games: &Games) -> Answer<Copied> {
        let draft = copy::Draft::beside(to, over)?;
        either!(self, kind => kind.copy_to(draft.path()))?;
        let copied = copy::check(draft.path(), games)?;
        draft.keep()?;
        Ok(copied)
    }

    /// Puts everything that a backup holds into a database, and checks what is there then. Makes
    /// the file if there is none.
    pub async fn restore(
        address: &str,
        from: &Path,
        over: Overwrite,
        games: &Games,
    ) -> Answer<Copied> {
        let source = copy::Source::open(from)?;
        match path_in(address) {
            Some(path) => file::restore(Path::new(path), &source, over, games),
            None if is_remote(address) => remote::restore(address, &source, over, games).await,
            None => Err(DatabaseError::Address(address.to_owned()).into()),
        }
    }
}

/// The path of a file that an address names.
pub(crate) fn path_in(address: &str) -> Option<&str> {
    let path = address.strip_prefix("sqlite:")?;
    Some(path.strip_prefix("//").unwrap_or(path))
}

pub(crate) fn is_remote(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// When the entry was written.
fn written_ms(entry: Option<String>) -> Option<u64> {
    #[derive(serde::Deserialize)]
    struct When {
        at_ms: u64,
    }
    serde_json::from_str::<When>(&entry?).ok().map(|when| when.at_ms)
}

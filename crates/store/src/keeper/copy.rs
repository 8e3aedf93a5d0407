//! Backups as files: written beside their place first, so that a backup is there wholly or not at
//! all, and read from a copy, so that reading changes nothing.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use table::Games;
use tempfile::TempDir;

use super::file::{self, copy_online, expect_ours};
use super::{Answer, Copied, KeeperError, Overwrite};
use crate::sqlite::{migrate, why_not};

/// A backup that is being made.
pub(super) struct Draft {
    folder: TempDir,
    path: PathBuf,
    to: PathBuf,
}

impl Draft {
    /// In the folder where the backup shall be.
    pub(super) fn beside(to: &Path, over: Overwrite) -> Answer<Self> {
        if to.exists() && over == Overwrite::Never {
            return Err(KeeperError::Exists(to.display().to_string()));
        }
        let parent = to.parent().filter(|parent| !parent.as_os_str().is_empty());
        let parent = parent.unwrap_or_else(|| Path::new("."));
        let folder = tempfile::Builder::new().prefix(".passerelle-backup").tempdir_in(parent);
        let folder = folder.map_err(|error| unwritable(to, &error))?;
        let path = folder.path().join("draft.db");
        make_private(&path)?;
        Ok(Self { folder, path, to: to.to_owned() })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// It is good: it takes its place, and is on the disk then.
    pub(super) fn keep(self) -> Answer<()> {
        let failed = |error: io::Error| unwritable(&self.to, &error);
        fs::File::open(&self.path).and_then(|file| file.sync_all()).map_err(failed)?;
        fs::rename(&self.path, &self.to).map_err(failed)?;
        self.folder.close().map_err(failed)
    }
}

/// A backup that is read, as a copy that this program understands.
pub(super) struct Source {
    _folder: TempDir,
    copy: PathBuf,
}

impl Source {
    pub(super) fn open(from: &Path) -> Answer<Self> {
        let name = from.display().to_string();
        if !from.is_file() {
            return Err(KeeperError::NoBackup(name));
        }
        let failed = |error: rusqlite::Error| KeeperError::from(why_not(from, &error));
        let original =
            Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(failed)?;
        expect_ours(&original, from).map_err(|_| KeeperError::NoBackup(name))?;
        let folder = tempfile::tempdir().map_err(|error| unwritable(from, &error))?;
        let copy = folder.path().join("copy.db");
        make_private(&copy)?;
        copy_online(&original, &copy)?;
        let mut connection = Connection::open(&copy).map_err(failed)?;
        migrate(&mut connection, &copy)?;
        Ok(Self { _folder: folder, copy })
    }

    pub(super) fn path(&self) -> &Path {
        &self.copy
    }

    pub(super) fn connection(&self) -> Answer<Connection> {
        Connection::open(&self.copy).map_err(|error| why_not(&self.copy, &error).into())
    }
}

/// Replays every table of a backup that was just made.
pub(super) fn check(path: &Path, games: &Games) -> Answer<Copied> {
    let failed = |error: rusqlite::Error| KeeperError::from(why_not(path, &error));
    let connection = Connection::open(path).map_err(failed)?;
    file::replayed(&connection, games).map_err(failed)
}

/// Seeds and hashes are in it: nobody else is to read it. Leaves a file alone that is there.
pub(super) fn make_private(path: &Path) -> Answer<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(unwritable(path, &error)),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> KeeperError {
    KeeperError::Unwritable { file: path.display().to_string(), reason: error.to_string() }
}

//! Where a running game is kept: written whole after each decision, and never half.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use kernel::{Record, RecordError, Rules};
use serde::Serialize;
use tempfile::NamedTempFile;

/// A file that holds the record of one game.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let folder = tempfile::tempdir()?;
/// let save = tui::save::SaveFile::new(folder.path().join("game.jsonl"));
/// assert_eq!(save.read()?, None);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveFile {
    path: PathBuf,
}

/// Why a record was not put into a file that is there already.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("the file holds something else ({0})")]
    NotOurs(#[from] RecordError),
    #[error("the file holds another game")]
    OtherGame,
}

impl SaveFile {
    pub const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the file holds; nothing when there is no file.
    pub fn read(&self) -> io::Result<Option<String>> {
        match fs::read_to_string(&self.path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Replaces the file by the record. Whoever reads meanwhile, even after a crash, finds the
    /// record of before or this one.
    pub fn write<S: Serialize + Clone>(&self, record: &Record<S>) -> io::Result<()> {
        write_whole(&self.path, &record.to_text())
    }

    /// The same without waiting for the disk, for what a program could decide again.
    pub fn write_unsynced<S: Serialize + Clone>(&self, record: &Record<S>) -> io::Result<()> {
        write_beside(&self.path, &record.to_text())?.persist(&self.path)?;
        Ok(())
    }

    /// Writes the record into a file that must not be there yet.
    pub fn create<S: Serialize + Clone>(&self, record: &Record<S>) -> io::Result<()> {
        let file = write_beside(&self.path, &record.to_text())?;
        file.as_file().sync_data()?;
        file.persist_noclobber(&self.path)?;
        Ok(())
    }

    /// Writes the record, but only over an earlier state of the same game.
    pub fn write_copy<R: Rules>(&self, record: &Record<R::Setup>) -> Result<(), SaveError> {
        if let Some(text) = self.read()? {
            let there = Record::parse::<R>(&text)?;
            if there.commitment != record.commitment {
                return Err(SaveError::OtherGame);
            }
        }
        Ok(self.write(record)?)
    }
}

/// Replaces a file by a text, all at once.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let file = write_beside(path, text)?;
    file.as_file().sync_data()?;
    file.persist(path)?;
    Ok(())
}

/// Whether a file could be replaced like that: its folder is there and open, and it is no folder
/// itself.
pub fn expect_writable(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    write_beside(path, "").map(drop)
}

/// Writes the text into a new file in the same folder, from where it can take the name at once.
fn write_beside(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

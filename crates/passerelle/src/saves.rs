//! Where games are kept when nobody says where.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use kernel::{Play, Prompt, Record, Rules, Sentence};
use tui::save::SaveFile;

use crate::failure::Failure;

/// The program's own folder: below `XDG_DATA_HOME`, or where that usually is.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let variable =
        |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local/share")))?;
    Some(data.join("passerelle"))
}

/// The folder of saved games.
pub(crate) fn folder() -> Result<PathBuf, Failure> {
    let data = data_folder().ok_or_else(|| Failure::new(Sentence::new("cli-no-home")))?;
    Ok(data.join("saves"))
}

/// Keeps a new game in a file of its own in the folder.
pub(crate) fn keep<R: Rules>(record: &Record<R::Setup>) -> Result<SaveFile, Failure> {
    let folder = folder()?;
    fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
    for number in 1_u32.. {
        let save = SaveFile::new(folder.join(format!("{}-{number:04}.jsonl", R::GAME)));
        match save.create(record) {
            Ok(()) => return Ok(save),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(Failure::unwritable(save.path(), &error)),
        }
    }
    Err(Failure::new(Sentence::new("cli-no-home")))
}

/// The game in the folder that was played last and is not over.
pub(crate) fn latest_unfinished<R: Rules>() -> Result<PathBuf, Failure> {
    let folder = folder()?;
    let mut files = files_by_age(&folder).map_err(|error| Failure::unreadable(&folder, &error))?;
    files.retain(|(_, path)| is_unfinished::<R>(path));
    let latest = files.into_iter().next_back().map(|(_, path)| path);
    latest.ok_or_else(|| {
        let sentence = Sentence::new("cli-nothing-to-resume").with("game", R::GAME);
        Failure::new(sentence.with("folder", folder.display().to_string()))
    })
}

/// From the oldest to the newest; none when there is no such folder.
fn files_by_age(folder: &Path) -> io::Result<Vec<(SystemTime, PathBuf)>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry?;
        let modified = entry.metadata()?.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        files.push((modified, entry.path()));
    }
    files.sort();
    Ok(files)
}

/// Files that are something else do not matter here.
fn is_unfinished<R: Rules>(path: &Path) -> bool {
    let record = fs::read_to_string(path).ok().and_then(|text| Record::recover::<R>(&text).ok());
    let play = record.and_then(|(record, _cut_off)| Play::<R>::resume(record).ok());
    play.is_some_and(|play| matches!(play.prompt(), Prompt::Decide { .. }))
}

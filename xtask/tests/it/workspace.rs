//! Reading the workspace, and building small bad ones to try the checks on.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// The list of a game's clauses: the crates that have one are the games.
pub(crate) const CLAUSES: &str = "rules/clauses.txt";

/// Folders that hold nothing we wrote.
const FOREIGN: [&str; 5] = [".git", "target", "node_modules", "dist", "corpus"];

/// Passes when `check` finds nothing wrong with this workspace.
#[track_caller]
pub(crate) fn assert_tidy(check: impl Fn(&Path) -> Vec<String>) {
    let problems = check(&root());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Passes when `check` says exactly this about a workspace of these files.
#[track_caller]
pub(crate) fn assert_finds(
    check: impl Fn(&Path) -> Vec<String>,
    files: &[(&str, &str)],
    problems: &[&str],
) {
    let folder = TempDir::new().expect("a temporary folder can be made");
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("can be made");
        fs::write(path, text).expect("can be written");
    }
    assert_eq!(check(folder.path()), problems);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace exists")
}

/// Every file below `folder` with one of these extensions, sorted. No folder, no files.
pub(crate) fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in children(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !FOREIGN.contains(&&*name) {
            found.extend(files(&path, extensions));
        } else if extensions.iter().any(|extension| name.ends_with(&format!(".{extension}"))) {
            found.push(path);
        }
    }
    found
}

/// The folders of all packages of the workspace.
pub(crate) fn packages(root: &Path) -> Vec<PathBuf> {
    let mut packages = children(&root.join("crates"));
    packages.push(root.join("xtask"));
    packages.retain(|package| package.join("Cargo.toml").is_file());
    packages
}

/// The games, each with the prefix of its clauses.
pub(crate) fn games(root: &Path) -> Vec<(String, String)> {
    let prefixed = |package: PathBuf| {
        let list = fs::read_to_string(package.join(CLAUSES)).ok()?;
        let first = list.lines().find(|line| !line.is_empty() && !line.starts_with('#'))?;
        let (prefix, _) = first.split_once('-')?;
        Some((package.file_name()?.to_string_lossy().into_owned(), prefix.to_owned()))
    };
    packages(root).into_iter().filter_map(prefixed).collect()
}

pub(crate) fn children(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A path as people write it: from the root.
pub(crate) fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// The source without comments and without the tests that follow `#[cfg(test)]`, line by line, so
/// that line numbers stay true.
pub(crate) fn shipped_code(source: &str) -> String {
    source
        .lines()
        .take_while(|line| line.trim() != "#[cfg(test)]")
        .map(|line| if line.trim_start().starts_with("//") { "" } else { line })
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// The line, counted from one, on which this byte of the source lies.
pub(crate) fn line_of(source: &str, byte: usize) -> usize {
    source[..byte].matches('\n').count() + 1
}

//! The browser's client: built when Node is there and something changed.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::SystemTime;

use anyhow::{Result, ensure};

use crate::{root, status};

/// What the client is made of, besides its own folder.
const SHARED: [&str; 1] = ["locales"];
/// Folders of the client that hold nothing we wrote.
const FOREIGN: [&str; 2] = ["node_modules", "dist"];

/// Builds the client unless it is fresh. Without Node there is none, and the program says so.
pub(crate) fn build() -> Result<()> {
    let web = root().join("web");
    if !web.join("package.json").is_file() || is_fresh(&web) {
        return Ok(());
    }
    if !has_npm() {
        eprintln!("npm is missing: the program is built without its client for browsers");
        return Ok(());
    }
    if !has_packages(&web) {
        run(&web, &["ci", "--no-audit", "--no-fund"])?;
    }
    run(&web, &["run", "build"])
}

/// One chore of the client: `npm run NAME`.
pub(crate) fn script(name: &str) -> Command {
    let mut command = npm(&root().join("web"));
    command.args(["run", name]);
    command
}

/// The client's packages, as its lock file names them.
pub(crate) fn packages() -> Command {
    let mut command = npm(&root().join("web"));
    command.args(["ci", "--no-audit", "--no-fund"]);
    command
}

pub(crate) fn exists() -> bool {
    root().join("web/package.json").is_file()
}

fn npm(web: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(web);
    command
}

fn has_npm() -> bool {
    let mut version = npm(&root());
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

fn run(web: &Path, args: &[&str]) -> Result<()> {
    let mut command = npm(web);
    let status = status(command.args(args))?;
    ensure!(status.success(), "npm {} failed in {}", args.join(" "), web.display());
    Ok(())
}

/// Whether nothing was changed since the client was built.
fn is_fresh(web: &Path) -> bool {
    let Some(built) = changed(&web.join("dist/index.html")) else { return false };
    let shared = SHARED.iter().map(|folder| root().join(folder));
    shared.chain([web.to_owned()]).filter_map(|path| newest(&path)).all(|time| time <= built)
}

/// Whether the packages are those of the lock file.
fn has_packages(web: &Path) -> bool {
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    installed.is_some() && installed >= changed(&web.join("package-lock.json"))
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// When the newest file below a path was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if FOREIGN.contains(&&*name) {
        return None;
    }
    if path.is_file() {
        return changed(path);
    }
    let entries = fs::read_dir(path).ok()?;
    entries.flatten().filter_map(|entry| newest(&entry.path())).max()
}

//! `cargo measure`: takes the figures of `docs/benchmarks.md` anew and writes them there.
//!
//! A figure has a name and a place in the document between two marks. What stands between them is
//! written by this program and by nobody else: the commands, what they gave, and the commit that
//! was measured. So all figures of one run belong to one build, and whoever doubts one repeats it.
//!
//! * `figures`: every figure, and how it is taken.
//! * `divan`: what `cargo bench` prints.

mod divan;
mod figures;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context as _, Result, bail, ensure};

use crate::{cargo, document, root, status};
use figures::FIGURES;

const DOCUMENT: &str = "docs/benchmarks.md";

/// Takes the named figures, or all of them.
pub(crate) fn run(names: &[&str]) -> Result<ExitCode> {
    if let Some(unknown) = names.iter().find(|name| !FIGURES.iter().any(|it| it.name == **name)) {
        let known: Vec<_> = FIGURES.iter().map(|figure| figure.name).collect();
        bail!("there is no figure {unknown}; there are {}", known.join(", "));
    }
    let tools = Tools::build()?;
    let file = root().join(DOCUMENT);
    for figure in FIGURES.iter().filter(|it| names.is_empty() || names.contains(&it.name)) {
        eprintln!("== {}", figure.name);
        let taken = (figure.take)(&tools).with_context(|| format!("taking {}", figure.name))?;
        // Each figure is kept as soon as it is there: a run of hours may be cut short.
        let text = fs::read_to_string(&file).with_context(|| format!("reading {DOCUMENT}"))?;
        let block = format!("Measured at commit {}.\n\n{taken}", tools.commit);
        fs::write(&file, document::with_block(&text, figure.name, &block)?)
            .with_context(|| format!("writing {DOCUMENT}"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What figures are taken with: the program as it is released, of the commit that is checked out.
struct Tools {
    commit: String,
    program: PathBuf,
}

impl Tools {
    /// Builds the program. What is not committed has no name, so it is not measured; the document
    /// itself may differ, because it is what a run changes.
    fn build() -> Result<Self> {
        let changed = output(Command::new("git").args(["status", "--porcelain"]))?;
        let foreign = changed.lines().find(|line| !line.ends_with(DOCUMENT));
        ensure!(foreign.is_none(), "commit first: {}", foreign.unwrap_or_default().trim());
        let commit = output(Command::new("git").args(["rev-parse", "--short=9", "HEAD"]))?;
        crate::web::build()?;
        let mut build = cargo(&["build", "--release", "--package", "passerelle"]);
        ensure!(status(&mut build)?.success(), "the program does not build");
        let name = if cfg!(windows) { "passerelle.exe" } else { "passerelle" };
        let program = target().join("release").join(name);
        Ok(Self { commit: commit.trim().to_owned(), program })
    }

    /// What `passerelle` prints for these arguments.
    fn passerelle(&self, arguments: &str) -> Result<String> {
        output(Command::new(&self.program).args(arguments.split_whitespace()))
    }

    /// The same where it prints JSON.
    fn json(&self, arguments: &str) -> Result<serde_json::Value> {
        let text = self.passerelle(&format!("{arguments} --json"))?;
        serde_json::from_str(&text).with_context(|| format!("reading {text}"))
    }
}

/// The benchmarks of a package.
fn bench(package: &str) -> Result<Vec<divan::Row>> {
    let printed = output(&mut cargo(&["bench", "--package", package]))?;
    let rows = divan::rows(&printed);
    ensure!(!rows.is_empty(), "no benchmark in:\n{printed}");
    Ok(rows)
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

/// What a command prints, if it ends well.
fn output(command: &mut Command) -> Result<String> {
    command.current_dir(root()).stderr(std::process::Stdio::inherit());
    let done = command.output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(done.status.success(), "{command:?} failed");
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// A copy of what is committed, for what has to start from nothing.
fn clone(into: &Path) -> Result<()> {
    let from = root().canonicalize()?;
    output(Command::new("git").args(["clone", "--quiet"]).arg(from).arg(into)).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_its_place_in_the_document() {
        let text = fs::read_to_string(root().join(DOCUMENT)).expect("the document can be read");
        for figure in FIGURES {
            document::with_block(&text, figure.name, "taken").expect("a place");
        }
        assert_eq!(text.matches("<!-- figure: ").count(), FIGURES.len());
    }
}

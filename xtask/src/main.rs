//! The project's own chores. `cargo play` and `cargo verify` are aliases of the first two.

mod arguments;
mod document;
#[cfg(feature = "measure")]
mod measure;
mod mutants;
#[cfg(unix)]
mod package;
mod web;

use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::Instant;

use anyhow::{Context, Result};

const HELP: &str = "\
The project's chores:

  cargo play [OPTIONS] builds the client and the program, serves on this machine, opens a browser
  cargo verify         runs every test of the workspace
  cargo measure [NAME…] takes the figures of docs/benchmarks.md anew; needs a quiet machine
  cargo xtask build    builds what cargo play serves, and no more
  cargo xtask ci       format, lints, documentation and every test: what must hold before a merge
  cargo xtask package [--out FOLDER]
                       makes a Debian package and an archive, by default in target/package
  cargo xtask mutants --seed S --sample N GAME
                       tests a sample of small errors in the game's rules; writes docs/mutants.md";

fn main() -> Result<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["play", rest @ ..] => play(rest),
        ["build"] => Ok(if build_to_play()? { ExitCode::SUCCESS } else { ExitCode::FAILURE }),
        ["verify"] => run_steps(tests()),
        ["ci"] => run_steps(client().into_iter().chain(checks()).chain(tests()).chain(browser())),
        ["mutants", rest @ ..] => mutants::run(rest),
        #[cfg(unix)]
        ["package", rest @ ..] => package::run(rest),
        #[cfg(feature = "measure")]
        ["measure", names @ ..] => measure::run(names),
        ["help"] => {
            println!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        _ => {
            eprintln!("{HELP}");
            Ok(ExitCode::from(2))
        }
    }
}

/// Builds with the compiler's messages in view, then serves on this machine.
fn play(args: &[&str]) -> Result<ExitCode> {
    if args.iter().any(|argument| ["--help", "-h"].contains(argument)) {
        println!("{HELP}\n\nThe options of cargo play are those of passerelle serve:\n");
        print!("{}", arguments::list());
        return Ok(ExitCode::SUCCESS);
    }
    if let Err(wrong) = arguments::check(args) {
        eprintln!("cargo play: {wrong}");
        return Ok(ExitCode::from(2));
    }
    if !build_to_play()? {
        return Ok(ExitCode::FAILURE);
    }
    let run = ["run", "--quiet", "--profile", "play", "--package", "passerelle", "--"];
    let mut program = cargo(&run);
    let open = (!args.contains(&"--open")).then_some("--open");
    become_program(program.arg("serve").args(open).args(args))
}

/// The client, and the program with it inside; gives back whether they build.
fn build_to_play() -> Result<bool> {
    web::build()?;
    let built = status(&mut cargo(&["build", "--profile", "play", "--package", "passerelle"]))?;
    Ok(built.success())
}

/// The program takes the place of this one: Ctrl-C is answered by it alone, and the shell waits
/// until it has stopped.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec()).with_context(|| format!("cannot start {command:?}"))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    let code = status(command)?.code();
    Ok(code.map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)))
}

/// The chores that are built on demand are checked and tested like everything else.
const CHORES: &str = "--features=xtask/measure";

/// What can be said about the code without running it.
fn checks() -> [Step; 3] {
    let mut documentation = cargo(&["doc", "--workspace", "--no-deps"]);
    documentation.env("RUSTDOCFLAGS", "--deny warnings");
    let lints = &["clippy", "--workspace", "--all-targets", CHORES, "--", "--deny", "warnings"];
    [
        ("format", cargo(&["fmt", "--all", "--check"])),
        ("lints", cargo(lints)),
        ("documentation", documentation),
    ]
}

/// The browser's client: its packages, its types, its tests, and the build that is embedded.
fn client() -> Vec<Step> {
    if !web::exists() {
        return Vec::new();
    }
    vec![
        ("client: packages", web::packages()),
        ("client: types", web::script("check")),
        ("client: tests", web::script("test")),
        ("client: build", web::script("build")),
    ]
}

/// The client in a real browser, against the real program, which the tests have built.
fn browser() -> Vec<Step> {
    if !web::exists() {
        return Vec::new();
    }
    // Built as the tests are, so that nothing is compiled twice; a test-only list of games besides.
    let program = cargo(&["build", "--workspace", CHORES, "--bins", "--examples"]);
    vec![("program", program), ("browser", web::script("e2e"))]
}

/// Every test of the workspace. cargo-nextest, where it is installed, runs them side by side. The
/// examples of the documentation come last: everything they need is built by then.
fn tests() -> [Step; 2] {
    let tests: &[&str] = if has_nextest() {
        &["nextest", "run", "--workspace", CHORES, "--no-fail-fast"]
    } else {
        &["test", "--workspace", CHORES, "--tests", "--examples", "--no-fail-fast"]
    };
    let examples = &["test", "--workspace", CHORES, "--doc", "--no-fail-fast"];
    [("tests", cargo(tests)), ("doctests", cargo(examples))]
}

/// A name for the summary, and what to run.
type Step = (&'static str, Command);

/// Runs every step, even after one failed, and closes with a line for each.
fn run_steps(steps: impl IntoIterator<Item = Step>) -> Result<ExitCode> {
    let mut summary = String::new();
    let mut all_passed = true;
    for (name, mut command) in steps {
        let start = Instant::now();
        let passed = status(&mut command)?.success();
        let verdict = if passed { "passed" } else { "FAILED" };
        let _ = writeln!(summary, "== {name}: {verdict} in {} s", start.elapsed().as_secs());
        all_passed &= passed;
    }
    print!("{summary}");
    Ok(if all_passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The folder of the whole project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn has_nextest() -> bool {
    cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The cargo that runs this program, so that a toolchain chosen with `+name` stays chosen.
///
/// What cargo told this program about itself is not handed on: some build scripts look at it, and
/// would run again whenever somebody builds once through here and once without.
fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    for (name, _) in env::vars_os() {
        let about_us = ["CARGO_MANIFEST_", "CARGO_PKG_"];
        if name.to_str().is_some_and(|name| about_us.iter().any(|about| name.starts_with(about))) {
            command.env_remove(name);
        }
    }
    command.args(args);
    command
}

fn status(command: &mut Command) -> Result<ExitStatus> {
    command.status().with_context(|| format!("cannot start {command:?}"))
}

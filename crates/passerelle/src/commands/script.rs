//! `passerelle script`: positions with expectations.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kernel::{Present, Sentence, Stage, Viewer};
use script::Report;
use words::Words;

use super::Done;
use crate::arguments::ScriptArguments;
use crate::failure::{Failure, shown};
use crate::games::Games;

/// How the scripts went, from good to bad; the worst decides the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Holds,
    Fails,
    Broken,
}

pub(super) fn run(arguments: &ScriptArguments, games: &Games, words: &Words) -> Done {
    let mut worst = Verdict::Holds;
    for path in &arguments.files {
        for file in scripts_of(path)? {
            worst = worst.max(run_file(&file, arguments, games, words)?);
        }
    }
    Ok(match worst {
        Verdict::Holds => ExitCode::SUCCESS,
        Verdict::Fails => ExitCode::FAILURE,
        Verdict::Broken => ExitCode::from(2),
    })
}

/// The script itself, or all scripts of a folder and the folders in it, by their names.
fn scripts_of(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    collect(path, &mut files).map_err(|error| Failure::unreadable(path, &error))?;
    if files.is_empty() {
        return Err(Failure::new(Sentence::new("script-none-in").with("folder", shown(path))));
    }
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Runs one script: what holds goes to the output, what fails to the errors. Where it shall be
/// shown, what it led to follows.
fn run_file(
    file: &Path,
    arguments: &ScriptArguments,
    games: &Games,
    words: &Words,
) -> Result<Verdict, Failure> {
    let mut errors = io::stderr().lock();
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            let failure = Failure::unreadable(file, &error);
            writeln!(errors, "passerelle: {}", failure.say(words))?;
            return Ok(Verdict::Broken);
        }
    };
    let shown_in = arguments.show.then_some(words);
    let (report, scene) = report(&shown(file), &text, games, shown_in);
    for line in report.lines(words) {
        writeln!(errors, "{line}")?;
    }
    io::stdout().lock().write_all(scene.as_bytes())?;
    if report.holds() {
        let sentence = Sentence::new("script-holds")
            .with("file", report.file.clone())
            .with("actions", report.actions as u32)
            .with("expectations", report.expectations as u32);
        writeln!(io::stdout().lock(), "{}", words.say(&sentence, &[]))?;
        return Ok(Verdict::Holds);
    }
    Ok(if report.is_broken() { Verdict::Broken } else { Verdict::Fails })
}

/// How the script went and, where it shall be shown, what it led to.
fn report(file: &str, text: &str, games: &Games, shown_in: Option<&Words>) -> (Report, String) {
    let broken = |failures| (Report { failures, ..Report::new(file) }, String::new());
    match script::game_of(text) {
        Err(failures) => broken(failures),
        Ok((game, line)) => match games.find(&game) {
            Ok(game) => game.script(text, file, shown_in),
            Err(_) => broken(vec![script::Failure::broken(line, games.unknown(&game))]),
        },
    }
}

/// The same for a script of the game `R`.
pub(crate) fn play<R: Present + Stage>(
    text: &str,
    file: &str,
    shown_in: Option<&Words>,
) -> (Report, String) {
    let (report, state) = script::play::<R>(text, file);
    let scene = shown_in.zip(state).map(|(words, state)| show::<R>(&state, words));
    (report, scene.unwrap_or_default())
}

/// Who is asked what, everything that may be answered, and the view that facts are about.
fn show<R: Present>(state: &R::State, words: &Words) -> String {
    let mut lines = Vec::new();
    let seats = R::prompt(state).seats();
    for seat in seats.iter() {
        let asked = Sentence::new("script-show-asked").with("seat", seat.to_string());
        lines.push(words.say(&asked.with("question", R::question(state, seat)), &[]));
        let mut actions = Vec::new();
        R::actions(state, seat, &mut actions);
        lines.extend(actions.iter().map(|action| format!("  {action}")));
    }
    if seats.is_empty() {
        lines.push(words.say(&Sentence::new("script-show-over"), &[]));
    }
    lines.push(words.say(&Sentence::new("script-show-view"), &[]));
    // A view that JSON cannot say would be a fault of the game.
    lines
        .push(serde_json::to_string_pretty(&R::view(state, Viewer::Spectator)).unwrap_or_default());
    lines.push(String::new());
    lines.join("\n")
}

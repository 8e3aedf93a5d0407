//! `passerelle script`: positions with expectations.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use kernel::Sentence;
use script::Report;
use words::Words;

use super::Done;
use crate::arguments::ScriptArguments;
use crate::failure::{Failure, shown, unknown_game};
use crate::games::{Game, Task, with_game};

/// How the scripts went, from good to bad; the worst decides the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Holds,
    Fails,
    Broken,
}

pub(super) fn run(arguments: &ScriptArguments, words: &Words) -> Done {
    let mut worst = Verdict::Holds;
    for file in &arguments.files {
        worst = worst.max(run_file(file, words)?);
    }
    Ok(match worst {
        Verdict::Holds => ExitCode::SUCCESS,
        Verdict::Fails => ExitCode::FAILURE,
        Verdict::Broken => ExitCode::from(2),
    })
}

/// Runs one script: what holds goes to the output, what fails to the errors.
fn run_file(file: &Path, words: &Words) -> Result<Verdict, Failure> {
    let mut errors = io::stderr().lock();
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            let failure = Failure::unreadable(file, &error);
            writeln!(errors, "passerelle: {}", failure.say(words))?;
            return Ok(Verdict::Broken);
        }
    };
    let report = report(&shown(file), &text);
    for line in report.lines(words) {
        writeln!(errors, "{line}")?;
    }
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

fn report(file: &str, text: &str) -> Report {
    let broken = |failures| Report { failures, ..Report::new(file) };
    match script::game_of(text) {
        Err(failures) => broken(failures),
        Ok((game, line)) => with_game(&game, ScriptTask { file, text })
            .unwrap_or_else(|| broken(vec![script::Failure::broken(line, unknown_game(&game))])),
    }
}

struct ScriptTask<'a> {
    file: &'a str,
    text: &'a str,
}

impl Task for ScriptTask<'_> {
    type Output = Report;

    fn run<G: Game>(self) -> Report {
        script::run::<G>(self.text, self.file)
    }
}

//! `passerelle alert`: missions and plans of Space Alert.

mod film;
mod mission;
mod outcome;
mod resolve;
mod solve;
mod study;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use alert::{Choice, Choices, FileError};
use kernel::Sentence;
use words::{Language, Words};

use super::Done;
use crate::arguments::{AlertCommand, ChoiceArguments};
use crate::failure::{Failure, shown};
use crate::games::alert_game;

pub(super) fn run(command: &AlertCommand, words: &Words) -> Done {
    match command {
        AlertCommand::Mission(arguments) => mission::run(arguments, words),
        AlertCommand::Resolve(arguments) => resolve::run(arguments, words),
        AlertCommand::Solve(arguments) => solve::run(arguments, words),
        AlertCommand::Study(arguments) => study::run(arguments, words),
        AlertCommand::Log => show_log(words),
    }
}

/// The ship's log as it is kept.
fn show_log(words: &Words) -> Done {
    let mut book = alert_game::log()?;
    if book.is_empty() {
        book = words.say(&Sentence::new("alert-log-empty"), &[]) + "\n";
    }
    write!(io::stdout().lock(), "{book}")?;
    Ok(ExitCode::SUCCESS)
}

/// What a file holds, or the lines that say what is wrong in it.
type Read<T> = Result<T, Vec<String>>;

fn read<T>(
    file: &Path,
    words: &Words,
    parse: impl FnOnce(&str) -> Result<T, Vec<FileError>>,
) -> Result<Read<T>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    let told = |error: &FileError| {
        format!("{}:{}: {}", shown(file), error.line, words.say(&error.sentence, &[]))
    };
    Ok(parse(&text).map_err(|errors| errors.iter().map(told).collect()))
}

/// Says what is wrong in a file; like everything that cannot be done this ends with 2.
fn complain(lines: &[String]) -> Done {
    let mut errors = io::stderr().lock();
    for line in lines {
        writeln!(errors, "{line}")?;
    }
    Ok(ExitCode::from(2))
}

fn choices(arguments: &ChoiceArguments) -> Choices {
    let choice = |name: &str| match name {
        "yellow" => Choice::Yellow,
        "mixed" => Choice::Mixed,
        _ => Choice::White,
    };
    Choices { common: choice(&arguments.common), serious: choice(&arguments.serious) }
}

/// A number with one digit after the language's decimal mark.
fn decimal(number: f64, words: &Words) -> String {
    let text = format!("{number:.1}");
    match words.language() {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}

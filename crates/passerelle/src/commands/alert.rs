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

use alert::{DeckColour, DeckColours, FileError, Level, MissionFile, PlanFile};
use kernel::Sentence;
use words::{Language, Words};

use super::Done;
use crate::arguments::{AlertCommand, ChoiceArguments};
use crate::failure::{Failure, shown};
use crate::games;

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
    let book = games::log(words)?;
    write!(io::stdout().lock(), "{book}")?;
    Ok(ExitCode::SUCCESS)
}

/// A mission. Whoever gives a plan instead hears that, and not all that is wrong with it.
fn read_mission(file: &Path, words: &Words) -> Result<Read<MissionFile>, Failure> {
    let is_plan = |text: &str| PlanFile::read(text, Level::Mission).is_ok();
    expect_kind(file, "alert-cli-plan-for-mission", is_plan)?;
    read(file, words, MissionFile::read)
}

/// A plan, and not a mission.
fn read_plan(file: &Path, level: Level, words: &Words) -> Result<Read<PlanFile>, Failure> {
    expect_kind(file, "alert-cli-mission-for-plan", |text| MissionFile::read(text).is_ok())?;
    read(file, words, |text| PlanFile::read(text, level))
}

/// Refuses a file that is something else.
fn expect_kind(
    file: &Path,
    key: &'static str,
    is_other: impl Fn(&str) -> bool,
) -> Result<(), Failure> {
    match fs::read_to_string(file) {
        Ok(text) if is_other(&text) => {
            Err(Failure::new(Sentence::new(key).with("file", shown(file))))
        }
        Ok(_) | Err(_) => Ok(()),
    }
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

fn choices(arguments: &ChoiceArguments) -> DeckColours {
    let choice = |name: &str| match name {
        "yellow" => DeckColour::Yellow,
        "mixed" => DeckColour::Mixed,
        _ => DeckColour::White,
    };
    DeckColours { common: choice(&arguments.common), serious: choice(&arguments.serious) }
}

/// A number with one digit after the language's decimal mark.
fn decimal(number: f64, words: &Words) -> String {
    let text = format!("{number:.1}");
    match words.language() {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}

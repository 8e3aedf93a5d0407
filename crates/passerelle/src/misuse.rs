//! A command line that cannot be understood, in one sentence.

use std::ffi::OsString;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use kernel::Sentence;
use words::{Language, Words};

use crate::failure::Failure;
use crate::games::Games;
use crate::help::{bare, value_name};

/// What is wrong with a command line, for somebody who knows these games.
pub(crate) fn failure(error: &Error, games: &Games) -> Failure {
    Failure::new(sentence(error, games))
}

/// What hardly anybody ever sees.
pub(crate) fn unexpected(error: &Error) -> Failure {
    Failure::new(other(error))
}

fn other(error: &Error) -> Sentence {
    Sentence::new("cli-misuse-other").with("reason", reason(error))
}

fn sentence(error: &Error, games: &Games) -> Sentence {
    let about = |kind| error.get(kind).map(words).unwrap_or_default();
    let argument = about(ContextKind::InvalidArg);
    let value = about(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let command = about(ContextKind::InvalidSubcommand);
            no_such_command(command, &commands(&about(ContextKind::Usage), games))
        }
        ErrorKind::MissingSubcommand => Sentence::new("cli-misuse-no-command")
            .with("known", commands(&about(ContextKind::Usage), games).join(", ")),
        ErrorKind::UnknownArgument if argument.parse::<i64>().is_ok() => {
            Sentence::new("cli-misuse-negative").with("value", argument)
        }
        ErrorKind::UnknownArgument => {
            no_such_argument(argument, &options(&about(ContextKind::Usage), games))
        }
        ErrorKind::MissingRequiredArgument if is_game(&argument) => {
            Sentence::new("cli-misuse-no-game").with("known", games.names().join(", "))
        }
        ErrorKind::MissingRequiredArgument => {
            Sentence::new("cli-misuse-missing").with("argument", argument)
        }
        ErrorKind::ArgumentConflict if about(ContextKind::PriorArg) == argument => {
            Sentence::new("cli-misuse-twice").with("argument", argument)
        }
        ErrorKind::ArgumentConflict => Sentence::new("cli-misuse-conflict")
            .with("argument", argument)
            .with("other", about(ContextKind::PriorArg)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            Sentence::new("cli-misuse-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (key, allowed) = allowed(error);
            let sentence = Sentence::new(key).with("argument", argument).with("value", value);
            allowed.into_iter().fold(sentence, |told, (name, value)| told.with(name, value))
        }
        _ => other(error),
    }
}

/// The game, as the help of any language names it: clap tells which argument is missing by the
/// name of its value only.
fn is_game(argument: &str) -> bool {
    let names = Language::ALL.map(|language| value_name("GAME", &Words::new(language)));
    names.into_iter().flatten().any(|name| argument == format!("<{name}>"))
}

/// What could have been typed instead, as far as it is known: the key of a sentence, and what
/// that has to be told.
fn allowed(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    if let Some(known) = error.get(ContextKind::ValidValue).map(words) {
        return ("cli-misuse-choice", vec![("known", known)]);
    }
    match bounds(error) {
        Some((least, Some(most))) => ("cli-misuse-range", vec![("least", least), ("most", most)]),
        Some((least, None)) => ("cli-misuse-least", vec![("least", least)]),
        None if is_no_number(error) => ("cli-misuse-number", Vec::new()),
        None => ("cli-misuse-value", Vec::new()),
    }
}

/// The numbers between which one has to choose. Clap tells them in words only, as in “9 is not in
/// 4..=5”, and what is beyond the last number of all it tells as no bound.
fn bounds(error: &Error) -> Option<(String, Option<String>)> {
    let reason = std::error::Error::source(error)?.to_string();
    let (_, range) = reason.split_once(" is not in ")?;
    let (least, most) = range.split_once("..")?;
    let most = most.trim_start_matches('=');
    let is_bound = most.len() < u32::MAX.to_string().len();
    Some((least.to_owned(), (is_bound && !most.is_empty()).then(|| most.to_owned())))
}

fn is_no_number(error: &Error) -> bool {
    let source = std::error::Error::source(error);
    source.and_then(|source| source.downcast_ref::<std::num::ParseIntError>()).is_some()
}

/// One thing or several, as clap names them.
fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

fn no_such_command(command: String, known: &[String]) -> Sentence {
    match closest(&command, known.iter().map(String::as_str)) {
        Some(guess) => Sentence::new("cli-misuse-command-close").with("guess", guess.to_owned()),
        None => Sentence::new("cli-misuse-command").with("known", known.join(", ")),
    }
    .with("command", command)
}

fn no_such_argument(argument: String, options: &[String]) -> Sentence {
    match closest(&argument, options.iter().map(String::as_str)) {
        Some(guess) => Sentence::new("cli-misuse-unknown-close").with("guess", guess.to_owned()),
        None => Sentence::new("cli-misuse-unknown"),
    }
    .with("argument", argument)
}

/// What was probably meant, if something that is known is spelt nearly like it.
pub(crate) fn closest<'k>(
    typed: &str,
    known: impl IntoIterator<Item = &'k str>,
) -> Option<&'k str> {
    /// `ply` is this close to `play` and closer; `dance` is not as close to `bench`.
    const CLOSE: f64 = 0.8;
    let bare = |text: &str| text.trim_start_matches('-').to_lowercase();
    let typed = bare(typed);
    let likely = known.into_iter().map(|known| (strsim::jaro_winkler(&typed, &bare(known)), known));
    let near = likely.filter(|(likeness, _)| *likeness >= CLOSE);
    near.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, known)| known)
}

/// The command that the usage tells; the whole program if it tells none.
fn command_of(usage: &str, games: &Games) -> clap::Command {
    let mut command = bare(games);
    for word in usage.split_whitespace() {
        if let Some(below) = command.find_subcommand(word) {
            command = below.clone();
        }
    }
    command
}

/// What can be chosen from below that command.
fn commands(usage: &str, games: &Games) -> Vec<String> {
    let command = command_of(usage, games);
    command.get_subcommands().map(|it| it.get_name().to_owned()).collect()
}

/// The options of that command, and those of all.
fn options(usage: &str, games: &Games) -> Vec<String> {
    let command = command_of(usage, games);
    let own = command.get_arguments().filter_map(clap::Arg::get_long);
    own.chain(["lang", "help"]).map(|name| format!("--{name}")).collect()
}

/// The first line of what clap would print, for the mistakes that hardly anybody makes.
fn reason(error: &Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}

/// The language that is asked for, found before the rest is read: mistakes and help speak it too.
pub(crate) fn language_among(arguments: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.into_iter().map(|it| it.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            return arguments.next();
        }
        if let Some(language) = argument.strip_prefix("--lang=") {
            return Some(language.to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelt_nearly_right_is_guessed() {
        let guess = |typed| closest(typed, ["play", "replay", "rules", "--first-battle"]);
        assert_eq!(guess("ply"), Some("play"));
        assert_eq!(guess("Play"), Some("play"));
        assert_eq!(guess("rule"), Some("rules"));
        assert_eq!(guess("--firstbattle"), Some("--first-battle"));
        assert_eq!(guess("dance"), None);
        assert_eq!(guess(""), None);
    }

    #[test]
    fn the_language_is_found_in_both_spellings() {
        let among = |line: &str| language_among(line.split(' ').map(OsString::from));
        assert_eq!(among("dance --lang fr now").as_deref(), Some("fr"));
        assert_eq!(among("dance --lang=fr").as_deref(), Some("fr"));
        assert_eq!(among("dance --language fr"), None);
        assert_eq!(among("dance --lang"), None);
    }
}

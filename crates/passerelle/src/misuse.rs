//! A command line that cannot be understood, in one sentence.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Error};
use kernel::Sentence;
use words::{Language, Words};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::games::NAMES;
use crate::help::value_name;

impl From<&Error> for Failure {
    fn from(error: &Error) -> Self {
        Self::new(sentence(error))
    }
}

fn sentence(error: &Error) -> Sentence {
    let about = |kind| error.get(kind).map(words).unwrap_or_default();
    let argument = about(ContextKind::InvalidArg);
    let value = about(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => Sentence::new("cli-misuse-command")
            .with("command", about(ContextKind::InvalidSubcommand))
            .with("known", commands(&about(ContextKind::Usage))),
        ErrorKind::MissingSubcommand => Sentence::new("cli-misuse-no-command")
            .with("known", commands(&about(ContextKind::Usage))),
        ErrorKind::UnknownArgument if argument.parse::<i64>().is_ok() => {
            Sentence::new("cli-misuse-negative").with("value", argument)
        }
        ErrorKind::UnknownArgument => {
            Sentence::new("cli-misuse-unknown").with("argument", argument)
        }
        ErrorKind::MissingRequiredArgument if is_game(&argument) => {
            Sentence::new("cli-misuse-no-game").with("known", NAMES.join(", "))
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
        _ => Sentence::new("cli-misuse-other").with("reason", reason(error)),
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

/// What can be chosen from: of the whole program, or below the command that the usage tells.
fn commands(usage: &str) -> String {
    let whole = Arguments::command();
    let mut command = &whole;
    for word in usage.split_whitespace() {
        command = command.find_subcommand(word).unwrap_or(command);
    }
    let names: Vec<_> = command.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    names.join(", ")
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
    fn the_language_is_found_in_both_spellings() {
        let among = |line: &str| language_among(line.split(' ').map(OsString::from));
        assert_eq!(among("dance --lang fr now").as_deref(), Some("fr"));
        assert_eq!(among("dance --lang=fr").as_deref(), Some("fr"));
        assert_eq!(among("dance --language fr"), None);
        assert_eq!(among("dance --lang"), None);
    }
}

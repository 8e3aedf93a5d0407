//! The command line, with its help in the reader's language.

use clap::{Arg, Command, CommandFactory as _};
use words::Words;

use crate::arguments::Arguments;

/// What can be typed, as [`Arguments`] has it, and what it is for, as the language has it.
pub(crate) fn command(words: &Words) -> Command {
    let mut command = Arguments::command();
    // Adds what clap brings along: `help`, `--help` and `--version`.
    command.build();
    let command = spoken(command, "any", words);
    let about = words.text("help-about").unwrap_or_default();
    command.about(about).mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        explained(sub, &name, words)
    })
}

/// A command with its help, and those below it: `bench server` has its help under `bench-server`.
fn explained(command: Command, name: &str, words: &Words) -> Command {
    let about = words.text(&format!("help-{name}")).unwrap_or_default();
    let command = spoken(command, name, words).about(about);
    command.mut_subcommands(|sub| match sub.get_name() {
        "help" => sub.about(words.text("help-help").unwrap_or_default()),
        own => {
            let name = format!("{name}-{own}");
            explained(sub, &name, words)
        }
    })
}

/// Headings and the help of every argument.
fn spoken(command: Command, name: &str, words: &Words) -> Command {
    let text = |key: &str| words.text(key).unwrap_or_default();
    let usage = text("help-usage");
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"))
        .subcommand_help_heading(text("help-commands"))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
            let help = help_of(&arg, name, words);
            let arg = match value_of(&arg, words) {
                Some(value) => arg.value_name(value),
                None => arg,
            };
            arg.help_heading(text(heading)).help(help)
        })
}

/// The help of an argument: that of its command, or the one that all commands share.
fn help_of(arg: &Arg, command: &str, words: &Words) -> String {
    let of = |command: &str| words.text(&format!("help-{command}-{}", arg.get_id()));
    of(command).or_else(|| of("any")).unwrap_or_default()
}

/// What stands for the value of an argument, in the reader's language: `NUMBER`, `KIND@SECTOR,…`.
fn value_of(arg: &Arg, words: &Words) -> Option<String> {
    let own = || arg.get_id().as_str().to_uppercase();
    let named = |names: &[clap::builder::Str]| names.first().map(ToString::to_string);
    let takes_value = arg.get_action().takes_values();
    let value = takes_value.then(|| arg.get_value_names().and_then(named).unwrap_or_else(own))?;
    let is_letter = |letter: char| letter.is_ascii_uppercase();
    let parts = value.split_inclusive(|letter| !is_letter(letter));
    let translated = parts.map(|part| {
        let name = part.trim_end_matches(|letter| !is_letter(letter));
        value_name(name, words).unwrap_or_else(|| name.to_owned()) + &part[name.len()..]
    });
    Some(translated.collect())
}

/// How a language names a value that the command line calls `GAME` or `FILE`.
pub(crate) fn value_name(name: &str, words: &Words) -> Option<String> {
    words.text(&format!("help-value-{}", name.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn expect_explained(command: &Command, name: &str, language: Language) {
        let is_explained = |text: Option<String>| text.is_some_and(|text| !text.is_empty());
        assert!(is_explained(command.get_about().map(ToString::to_string)), "{language}: {name}");
        for arg in command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string);
            assert!(is_explained(help), "{language}: {name} {}", arg.get_id());
        }
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            expect_explained(sub, &format!("{name} {}", sub.get_name()), language);
        }
    }

    /// Every value has a name in the language, for whatever the program calls it.
    fn expect_named(command: &Command, language: Language) {
        for part in command.get_arguments().flat_map(value_names) {
            assert!(value_name(&part, &Words::new(language)).is_some(), "{language}: {part}");
        }
        for sub in command.get_subcommands() {
            expect_named(sub, language);
        }
    }

    /// The words in capitals of which the name of the argument's value is made.
    fn value_names(arg: &Arg) -> Vec<String> {
        let of_english = value_of(arg, &Words::new(Language::En)).unwrap_or_default();
        let parts = of_english.split(|letter: char| !letter.is_ascii_uppercase());
        parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    #[test]
    fn everything_that_can_be_typed_is_explained_in_every_language() {
        for language in Language::ALL {
            expect_explained(&command(&Words::new(language)), "passerelle", language);
            expect_named(&Arguments::command(), language);
        }
    }
}

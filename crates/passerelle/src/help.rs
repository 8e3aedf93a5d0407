//! The command line, with its help in the reader's language.

use clap::{Arg, Command, CommandFactory as _};
use kernel::{MenuOption, Sentence, Value};
use words::Words;

use crate::arguments::Arguments;
use crate::games::{Games, spelt};

/// What can be typed, as [`Arguments`] and the games have it, and what it is for, as the language
/// has it.
pub(crate) fn command(games: &Games, words: &Words) -> Command {
    let mut command = bare(games);
    // Adds what clap brings along: `help`, `--help` and `--version`.
    command.build();
    let help = Help { games, words };
    let command = help.spoken(command, "any");
    let about = words.text("help-about").unwrap_or_default();
    command.about(about).mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        help.explained(sub, &name)
    })
}

/// What can be typed, without a word on what it is for.
pub(crate) fn bare(games: &Games) -> Command {
    // These two set a game up.
    let sets_up = |command: &Command| ["play", "sim"].contains(&command.get_name());
    Arguments::command()
        .mut_subcommands(|sub| if sets_up(&sub) { games.add_options(sub) } else { sub })
}

/// The help of these games in one language.
#[derive(Clone, Copy)]
struct Help<'a> {
    games: &'a Games,
    words: &'a Words,
}

impl Help<'_> {
    /// A command with its help, and those below it: `bench server` has its help under
    /// `bench-server`.
    fn explained(self, command: Command, name: &str) -> Command {
        let text = |key: &str| self.words.text(key).unwrap_or_default();
        let command = self.spoken(command, name).about(text(&format!("help-{name}")));
        command.mut_subcommands(|sub| match sub.get_name() {
            "help" => sub.about(text("help-help")),
            own => {
                let name = format!("{name}-{own}");
                self.explained(sub, &name)
            }
        })
    }

    /// Headings and the help of every argument.
    fn spoken(self, command: Command, name: &str) -> Command {
        let text = |key: &str| self.words.text(key).unwrap_or_default();
        let usage = text("help-usage");
        command
            .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"))
            .subcommand_help_heading(text("help-commands"))
            .mut_args(|arg| {
                let heading = self.heading_of(&arg);
                let help = self.help_of(&arg, name);
                let arg = match value_of(&arg, self.words) {
                    Some(value) => arg.value_name(value),
                    None => arg,
                };
                arg.help_heading(heading).help(help)
            })
    }

    /// The name of the game that an option is of, or what it is at all.
    fn heading_of(self, arg: &Arg) -> String {
        let of_game = arg.get_help_heading().and_then(|game| self.games.find(game).ok());
        match of_game {
            Some(game) => self.words.say(&game.title(), &[]),
            None if arg.is_positional() => self.words.text("help-arguments").unwrap_or_default(),
            None => self.words.text("help-options").unwrap_or_default(),
        }
    }

    /// The help of an argument: that of its command, the one that all commands share, or what the
    /// menu of a game says.
    fn help_of(self, arg: &Arg, command: &str) -> String {
        let of = |command: &str| self.words.text(&format!("help-{command}-{}", arg.get_id()));
        let of_menu = || self.games.menu_option(arg.get_id().as_str());
        of(command)
            .or_else(|| of("any"))
            .or_else(|| of_menu().map(|option| self.words.say(&choices_of(&option), &[])))
            .unwrap_or_default()
    }
}

/// What an option of a menu is about, and what can be typed after it.
fn choices_of(option: &MenuOption) -> Sentence {
    let choices: Vec<Value> =
        option.choices.iter().map(|choice| spelt(&choice.value).into()).collect();
    Sentence::new("help-of-menu")
        .with("label", option.label.clone())
        .with("choices", choices)
        .with("default", spelt(&option.default))
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
            expect_explained(
                &command(&Games::all(), &Words::new(language)),
                "passerelle",
                language,
            );
            expect_named(&bare(&Games::all()), language);
        }
    }
}

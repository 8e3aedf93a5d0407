//! What somebody typed that is not an action.

use words::Words;

/// Everything that can be asked for besides playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    List,
    Position,
    Log,
    Why,
    Undo,
    Rules,
    Save,
    Quit,
}

impl Command {
    pub(crate) const ALL: [Self; 9] = [
        Self::Help,
        Self::List,
        Self::Position,
        Self::Log,
        Self::Why,
        Self::Undo,
        Self::Rules,
        Self::Save,
        Self::Quit,
    ];

    /// The English word, which is understood in every language.
    const fn word(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::List => "list",
            Self::Position => "position",
            Self::Log => "log",
            Self::Why => "why",
            Self::Undo => "undo",
            Self::Rules => "rules",
            Self::Save => "save",
            Self::Quit => "quit",
        }
    }

    /// The word in the language of the session.
    pub(crate) fn name(self, words: &Words) -> String {
        words.text(&self.key()).unwrap_or_else(|| self.word().to_owned())
    }

    /// What it is good for.
    pub(crate) fn help(self, words: &Words) -> String {
        words.text(&format!("{}.help", self.key())).unwrap_or_default()
    }

    fn key(self) -> String {
        format!("text-command-{}", self.word())
    }

    /// The command that a line starts with, and what follows it.
    pub(crate) fn parse<'l>(line: &'l str, words: &Words) -> Option<(Self, &'l str)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        Self::ALL
            .into_iter()
            .find(|command| {
                first == command.word()
                    || first == command.name(words)
                    || (first == "?" && *command == Self::Help)
            })
            .map(|command| (command, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn commands_are_understood_in_both_languages() {
        let french = Words::new(Language::Fr);
        assert_eq!(Command::parse("annuler", &french), Some((Command::Undo, "")));
        assert_eq!(Command::parse("Undo", &french), Some((Command::Undo, "")));
        assert_eq!(Command::parse("pourquoi  b3-c4 ", &french), Some((Command::Why, "b3-c4")));
        let english = Words::new(Language::En);
        assert_eq!(Command::parse("annuler", &english), None);
        assert_eq!(Command::parse("", &english), None);
        assert_eq!(Command::parse("?", &english), Some((Command::Help, "")));
    }

    #[test]
    fn every_command_has_words_and_help() {
        for language in Language::ALL {
            let words = Words::new(language);
            for command in Command::ALL {
                assert!(words.text(&command.key()).is_some(), "{language}: {command:?}");
                assert!(!command.help(&words).is_empty(), "{language}: {command:?}");
            }
        }
    }
}

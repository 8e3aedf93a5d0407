//! The games that the program offers: the one list, and whatever concerns all of them.

mod alert_game;
mod fleet_commander;
mod from_menu;
mod log_book;
mod options;
mod title;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use kernel::typescript::Declarations;
use kernel::{MenuOption, Sentence, Stage};

use crate::failure::Failure;
pub(crate) use alert_game::log;
pub(crate) use fleet_commander::{BattleOptions, wide};
pub(crate) use from_menu::spelt;
pub(crate) use options::{Chapter, Options};
pub use title::Title;
pub(crate) use title::{Drawn, Playable};

/// Games that can be played, simulated, served and looked up by their names.
///
/// ```
/// use bots::Ignorant;
/// use passerelle::{Games, Title};
/// use samples::race::Race;
///
/// let games = Games::all().with(Title::<Race, _>::new(Ignorant));
/// assert!(games.tables().find("race").is_some());
/// assert!(Games::all().tables().find("race").is_none());
/// ```
#[derive(Debug, Default)]
pub struct Games(Vec<Box<dyn Playable>>);

impl Games {
    /// The games of the program, in the order in which they are offered. A new one is one line.
    pub fn all() -> Self {
        let quantum = Title::<quantum::Quantum, _>::new(bots::QuantumKnowledge);
        let fleet = Title::<fleet::FleetCommander, _>::new(bots::FleetKnowledge);
        let alert = Title::<alert::Alert, _>::new(bots::CrewKnowledge::default());
        Self::none()
            .with(quantum.drawn().in_browsers())
            .with(fleet.drawn().in_browsers().asked_by::<BattleOptions>())
            .with(alert.in_browsers().asked_by::<alert_game::CrewOptions>())
    }

    /// No game at all.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// These games and one more.
    #[must_use]
    pub fn with<R, K, O>(mut self, title: Title<R, K, O>) -> Self
    where
        R: Stage + kernel::Menu,
        K: bots::Knowledge<R>,
        O: Options<R>,
    {
        self.0.push(Box::new(title));
        self
    }

    /// The same games for tables.
    pub fn tables(&self) -> table::Games {
        self.0.iter().fold(table::Games::none(), |tables, title| title.host(tables))
    }

    /// The lessons of the games.
    pub fn courses(&self) -> lessons::Courses {
        self.0.iter().fold(lessons::Courses::none(), |courses, title| title.teach(courses))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &dyn Playable> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The games that browsers draw, each with the types of its views and events.
    pub fn types(&self) -> impl Iterator<Item = (&'static str, Declarations)> {
        self.0.iter().filter_map(|title| Some((title.name(), title.types()?)))
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.0.iter().map(|title| title.name()).collect()
    }

    /// The game of this name.
    pub(crate) fn find(&self, name: &str) -> Result<&dyn Playable, Failure> {
        let found = self.0.iter().find(|title| title.name() == name);
        found.map(AsRef::as_ref).ok_or_else(|| Failure::new(self.unknown(name)))
    }

    /// What is said of a game that there is not.
    pub(crate) fn unknown(&self, name: &str) -> Sentence {
        let known = self.names();
        match crate::misuse::closest(name, known.iter().copied()) {
            Some(guess) => Sentence::new("cli-unknown-game-close").with("guess", guess.to_owned()),
            None => Sentence::new("cli-unknown-game").with("known", known.join(", ")),
        }
        .with("game", name.to_owned())
    }

    /// The game of this name, of which nothing is asked that only another game understands.
    pub(crate) fn asked(&self, name: &str, given: &ArgMatches) -> Result<&dyn Playable, Failure> {
        let title = self.find(name)?;
        let own = title.options();
        let is_own = |arg: &Arg| own.iter().any(|other| other.get_id() == arg.get_id());
        let is_given =
            |arg: &Arg| given.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
        let mut all = self.0.iter().flat_map(|title| title.options());
        match all.find(|arg| !is_own(arg) && is_given(arg)) {
            None => Ok(title),
            Some(foreign) => {
                let option = format!("--{}", foreign.get_long().unwrap_or_default());
                let sentence = Sentence::new("cli-foreign-option").with("option", option);
                Err(Failure::new(sentence.with("game", title.name())))
            }
        }
    }

    /// A command that takes the options of every game, each under the name of its game. What
    /// several games have is there once, and under none of them.
    pub(crate) fn add_options(&self, command: Command) -> Command {
        let all = self.0.iter().flat_map(|title| {
            title.options().into_iter().map(|arg| arg.help_heading(title.name()))
        });
        all.fold(command, |command, arg| {
            let id = arg.get_id().clone();
            if command.get_arguments().any(|known| *known.get_id() == id) {
                command.mut_arg(&id, |known| known.help_heading(None::<&str>))
            } else {
                command.arg(arg)
            }
        })
    }

    /// What an option is called on the menu of the game that has it.
    pub(crate) fn menu_option(&self, name: &str) -> Option<MenuOption> {
        self.0.iter().flat_map(|title| title.menu()).find(|option| option.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An option that two games have is read by either of them.
    #[test]
    fn options_of_the_same_name_are_the_same() {
        let games = Games::all();
        let all: Vec<Arg> = games.0.iter().flat_map(|title| title.options()).collect();
        for one in &all {
            for other in all.iter().filter(|other| other.get_id() == one.get_id()) {
                let shape = |arg: &Arg| {
                    (
                        arg.get_long().map(str::to_owned),
                        arg.get_num_args(),
                        arg.get_value_delimiter(),
                        arg.get_value_parser().type_id(),
                        arg.get_value_names().map(<[_]>::to_vec),
                    )
                };
                assert_eq!(shape(one), shape(other), "{}", one.get_id());
            }
        }
    }
}

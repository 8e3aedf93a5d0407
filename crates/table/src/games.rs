//! The games that tables can be opened for.

use bots::Knowledge;
use kernel::Menu;

use crate::game::{Game, MenuEntry};
use crate::hosted::Hosted;

/// A list of games, handled without knowing their types. Which games there are is for the program
/// to say.
///
/// ```
/// use bots::Ignorant;
/// use samples::race::Race;
/// use table::Games;
///
/// let games = Games::none().with::<Race>(Ignorant);
/// assert!(games.find("race").is_some());
/// assert!(games.find("ludo").is_none());
/// ```
#[derive(Debug, Default)]
pub struct Games(Vec<Box<dyn Game>>);

impl Games {
    /// No game at all.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// These games and one more, with what its bots know.
    #[must_use]
    pub fn with<R: Menu>(mut self, knowledge: impl Knowledge<R>) -> Self {
        self.0.push(Box::new(Hosted::<R, _>::new(knowledge)));
        self
    }

    pub fn find(&self, name: &str) -> Option<&dyn Game> {
        self.iter().find(|game| game.name() == name)
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn Game> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The start page: every game with what can be chosen.
    pub fn menu(&self) -> Vec<MenuEntry> {
        self.iter().map(Game::entry).collect()
    }
}

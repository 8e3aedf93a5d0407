//! A series of matches behind a trait that knows no types.

use std::fmt::{self, Debug};

use kernel::{Fixture, Menu, Refusal, Series as _, SeriesQuestion, Standing};
use serde_json::Value as Json;

/// A series of matches of whichever game: [`kernel::Series`] without its types.
pub trait Rounds: Debug + Send + Sync {
    fn question(&self) -> Option<SeriesQuestion>;

    fn choose(&mut self, choice: &str) -> Result<(), Refusal>;

    /// The match that comes next, with its set-up as it goes into a log.
    fn next(&self) -> Option<Fixture<Json>>;

    fn enter(&mut self, report: &Json) -> Result<(), Refusal>;

    fn standing(&self) -> Standing;
}

/// A series of one game.
pub(crate) struct Ongoing<R: Menu>(pub(crate) R::Series);

impl<R: Menu> Debug for Ongoing<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ongoing").field(&self.0).finish()
    }
}

impl<R: Menu> Rounds for Ongoing<R> {
    fn question(&self) -> Option<SeriesQuestion> {
        self.0.question()
    }

    fn choose(&mut self, choice: &str) -> Result<(), Refusal> {
        self.0.choose(choice)
    }

    fn next(&self) -> Option<Fixture<Json>> {
        let Fixture { setup, players } = self.0.next()?;
        Some(Fixture { setup: serde_json::to_value(setup).ok()?, players })
    }

    fn enter(&mut self, report: &Json) -> Result<(), Refusal> {
        self.0.enter(report)
    }

    fn standing(&self) -> Standing {
        self.0.standing()
    }
}

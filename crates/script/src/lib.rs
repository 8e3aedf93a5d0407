//! Position scripts: a rules question written down so that the program answers it.
//!
//! A script is a TOML file: a game, its set-up, perhaps a position placed by hand, then steps. A
//! step plays an action with the dice and cards that chance shall give it, and says what must be
//! true afterwards. `docs/scripts.md` explains the format to those who write them.
//!
//! # Layout, in reading order
//!
//! * [`run`], [`play`] and [`game_of`]: the way in. [`Report`] and [`Failure`]: the answer.
//! * `format`: what stands in the file. `source`: where it stands.
//! * `runner`: plays the steps. `claims` and `facts`: the expectations.
//!
//! # Invariants
//!
//! * No input panics: whatever is wrong with a script is a [`Failure`] with its line.
//! * No text is built here: a reason is a sentence of `locales/*/platform/script.ftl`.

mod claims;
mod facts;
mod format;
mod report;
mod runner;
mod source;

pub use report::{Failure, Fault, Report};

use kernel::Stage;

use format::Script;
use runner::Runner;
use source::Source;

/// The game that a script says it is of, for programs that know several; with its line.
pub fn game_of(text: &str) -> Result<(String, usize), Vec<Failure>> {
    format::game(&Source::new(text))
}

/// Runs a script of the game `R`. `file` is how the report calls it.
pub fn run<R: Stage>(text: &str, file: &str) -> Report {
    play::<R>(text, file).0
}

/// Runs a script, and gives back what it led to: the position after the last step that could be
/// played; none where there is no position to begin with.
pub fn play<R: Stage>(text: &str, file: &str) -> (Report, Option<R::State>) {
    let source = Source::new(text);
    let mut report = Report::new(file);
    let state = match Script::<R::Setup, R::Position>::read(&source) {
        Ok(script) => Runner::<R>::new(&source, &mut report).run(&script),
        Err(failures) => {
            report.failures = failures;
            None
        }
    };
    report.failures.sort_by_key(|failure| failure.line);
    (report, state)
}

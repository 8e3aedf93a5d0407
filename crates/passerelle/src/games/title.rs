//! A game as the program offers it.

use std::fmt;
use std::io;
use std::marker::PhantomData;

use bots::Knowledge;
use clap::{Arg, ArgMatches, Command};
use kernel::typescript::{Declarations, TS};
use kernel::{Menu, MenuOption, Play, Record, ReplayError, Rules, Sentence, Stage};
use script::Report;
use tui::board::{self, Picture};
use words::Words;

use super::from_menu::FromMenu;
use super::options::Options;
use crate::arguments::{PlayArguments, ReplayArguments, SimArguments, VerifyArguments};
use crate::commands::{Done, learn, play, replay, rules, script as scripts, sim, verify};
use crate::failure::Failure;
use crate::misuse;

/// A game with what the program adds to it: what its bots know, how it is drawn, and what can be
/// asked of it on the command line, which is what its menu offers unless it says more (`O`).
///
/// ```
/// use bots::Ignorant;
/// use passerelle::{Games, Title};
/// use samples::race::Race;
///
/// let race = Title::<Race, _>::new(Ignorant);
/// assert_eq!(Games::none().with(race).tables().menu().len(), 1);
/// ```
pub struct Title<R: Menu, K, O = FromMenu<R>> {
    pub(crate) knowledge: K,
    pub(crate) drawn: Option<Drawn<R>>,
    types: Option<fn() -> Declarations>,
    options: PhantomData<fn() -> O>,
}

impl<R: Menu, K: Knowledge<R>> Title<R, K> {
    /// A game that is played in plain lines, in the terminal and in browsers.
    pub const fn new(knowledge: K) -> Self {
        Self { knowledge, drawn: None, types: None, options: PhantomData }
    }
}

impl<R: Menu, K, O> Title<R, K, O> {
    /// The same with a board on the whole screen of a terminal.
    #[must_use]
    pub fn drawn(self) -> Self
    where
        R: Picture,
    {
        Self { drawn: Some(Drawn::as_pictured()), ..self }
    }

    /// The same with its views, events and previews written down for those who draw it in browsers.
    #[must_use]
    pub fn in_browsers(self) -> Self
    where
        R::View: TS,
        R::Event: TS,
        R::Preview: TS,
    {
        let types =
            || Declarations::default().with::<R::View>().with::<R::Event>().with::<R::Preview>();
        Self { types: Some(types), ..self }
    }

    /// The same with options of its own on the command line.
    #[must_use]
    pub fn asked_by<P: Options<R>>(self) -> Title<R, K, P> {
        let Self { knowledge, drawn, types, options: _ } = self;
        Title { knowledge, drawn, types, options: PhantomData }
    }
}

impl<R: Menu, K, O: Options<R>> Title<R, K, O> {
    /// What is asked of the game. All of it was read before, by the same options.
    fn read(given: &ArgMatches) -> Result<O, Failure> {
        O::from_arg_matches(given).map_err(|error| misuse::unexpected(&error))
    }
}

impl<R: Menu, K, O> fmt::Debug for Title<R, K, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Title({})", R::GAME)
    }
}

/// What is done with a game of which only the name is known.
pub(crate) trait Playable: fmt::Debug {
    fn name(&self) -> &'static str;

    /// What people call it.
    fn title(&self) -> Sentence;

    /// What can be asked of it on the command line.
    fn options(&self) -> Vec<Arg>;

    /// What can be chosen on a start page.
    fn menu(&self) -> Vec<MenuOption>;

    /// These games for tables, and this one.
    fn host(&self, tables: table::Games) -> table::Games;

    /// These lessons, and those of this game.
    fn teach(&self, courses: lessons::Courses) -> lessons::Courses;

    /// Teaches a lesson of this game in plain lines: by its name, or the next one.
    fn learn(&self, lesson: Option<&str>, words: &Words) -> Done;

    /// The types of its views and events, if it is drawn in browsers.
    fn types(&self) -> Option<Declarations>;

    fn play(&self, arguments: &PlayArguments, given: &ArgMatches, words: &Words) -> Done;

    fn sim(&self, arguments: &SimArguments, given: &ArgMatches, words: &Words) -> Done;

    /// Steps through a record of this game.
    fn replay(&self, text: &str, arguments: &ReplayArguments, words: &Words) -> Done;

    fn verify(&self, text: &str, arguments: &VerifyArguments, words: &Words) -> Done;

    fn rules(&self, id: Option<&str>, words: &Words) -> Done;

    /// How a script of this game went and, where it shall be shown, what it led to.
    fn script(&self, text: &str, file: &str, shown_in: Option<&Words>) -> (Report, String);
}

impl<R: Menu + Stage, K: Knowledge<R>, O: Options<R>> Playable for Title<R, K, O> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn title(&self) -> Sentence {
        R::name()
    }

    fn options(&self) -> Vec<Arg> {
        O::augment_args(Command::new(R::GAME)).get_arguments().cloned().collect()
    }

    fn menu(&self) -> Vec<MenuOption> {
        R::options()
    }

    fn host(&self, tables: table::Games) -> table::Games {
        tables.with::<R>(self.knowledge.clone())
    }

    fn teach(&self, courses: lessons::Courses) -> lessons::Courses {
        courses.with::<R>()
    }

    fn learn(&self, lesson: Option<&str>, words: &Words) -> Done {
        learn::learn::<R>(lesson, words)
    }

    fn types(&self) -> Option<Declarations> {
        self.types.map(|types| types())
    }

    fn play(&self, arguments: &PlayArguments, given: &ArgMatches, words: &Words) -> Done {
        play::play(self, arguments, &Self::read(given)?, words)
    }

    fn sim(&self, arguments: &SimArguments, given: &ArgMatches, words: &Words) -> Done {
        sim::sim(self, arguments, &Self::read(given)?, words)
    }

    fn replay(&self, text: &str, arguments: &ReplayArguments, words: &Words) -> Done {
        replay::replay(self.drawn.as_ref(), text, arguments, words)
    }

    fn verify(&self, text: &str, arguments: &VerifyArguments, words: &Words) -> Done {
        verify::verify::<R>(text, arguments, words)
    }

    fn rules(&self, id: Option<&str>, words: &Words) -> Done {
        rules::rules::<R>(id, words)
    }

    fn script(&self, text: &str, file: &str, shown_in: Option<&Words>) -> (Report, String) {
        scripts::play::<R>(text, file, shown_in)
    }
}

/// A game on the whole screen.
#[derive(Debug)]
pub(crate) struct Drawn<R: Rules> {
    pub(crate) play: PlayOnBoard<R>,
    pub(crate) replay: fn(&Record<R::Setup>, usize, &board::Settings) -> Replayed,
}

type PlayOnBoard<R> = fn(Play<R>, Vec<board::Chair<R>>, board::Settings) -> io::Result<board::Left>;

/// What came of looking at a record: it may not replay, and the terminal may not work.
type Replayed = Result<io::Result<()>, ReplayError>;

impl<R: Picture> Drawn<R> {
    fn as_pictured() -> Self {
        Self {
            play: board::play,
            replay: |record, at, settings| {
                board::Scrub::<R>::new(record, at, settings).map(board::replay)
            },
        }
    }
}

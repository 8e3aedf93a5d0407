//! The games that the program offers. A new one is a line in `games!` and an `impl Game`.

mod fleet_commander;
mod log_book;

use std::io;
use std::path::PathBuf;

use bots::Knowledge;
use kernel::{Play, Present, Record, ReplayError, Rules, Sentence, Stage, Value};
use tui::board::{self, Picture};

use crate::arguments::SetupArguments;
use crate::failure::Failure;
use crate::seating::Sitter;
pub(crate) use fleet_commander::{scenario_name, wide};

/// What the command line needs to know of a game.
pub(crate) trait Game: Present + Stage {
    /// What its bots know.
    type Knowledge: Knowledge<Self>;
    /// What the ids of its clauses start with.
    const CLAUSES: &'static str;

    fn knowledge() -> Self::Knowledge;

    /// How it is drawn. A game that is not drawn is played in plain lines.
    fn drawn() -> Option<Drawn<Self>> {
        None
    }

    /// The set-up that was asked for, for so many seats if that was said. What is wrong with it
    /// will be refused by the rules.
    fn setup(asked: &SetupArguments, seats: Option<u8>) -> Result<Self::Setup, Failure>;

    /// The option that asks for something else than this set-up, if one does.
    fn contradiction(asked: &SetupArguments, setup: &Self::Setup) -> Option<&'static str>;

    fn seats_of(setup: &Self::Setup) -> u8;

    /// What to say of a set-up that the rules allow and advise against.
    fn advice(_setup: &Self::Setup) -> Option<Sentence> {
        None
    }

    /// The same set-up for players who cannot act in real time: several people at one keyboard.
    fn without_clock(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// What a finished game leaves behind besides its record, or a word of advice.
    fn afterwards(_play: &Play<Self>) -> Result<Option<Sentence>, Failure> {
        Ok(None)
    }

    /// The battle of a campaign that comes next, if a campaign was asked for that is kept on disk
    /// and made of several games.
    fn chapter(
        _asked: &SetupArguments,
        _sitters: Option<&[Sitter]>,
    ) -> Result<Option<Chapter<Self>>, Failure> {
        Ok(None)
    }

    /// What was won in that campaign and how it stands, once the battle is over.
    fn conclude(_asked: &SetupArguments) -> Result<Vec<Sentence>, Failure> {
        Ok(Vec::new())
    }

    /// What is played on, in a few words.
    fn setting(setup: &Self::Setup) -> Value;
}

/// One game of a campaign.
#[derive(Debug)]
pub(crate) struct Chapter<G: Rules> {
    /// Where it is kept.
    pub(crate) file: PathBuf,
    /// None when it was begun before.
    pub(crate) setup: Option<G::Setup>,
    /// Who of the campaign plays, seat by seat, counted from 0.
    pub(crate) players: Vec<usize>,
    /// How many play the campaign.
    pub(crate) of: u8,
}

/// A game on the whole screen.
#[derive(Debug)]
pub(crate) struct Drawn<G: Rules> {
    pub(crate) play: PlayOnBoard<G>,
    pub(crate) replay: fn(&Record<G::Setup>, usize, &board::Settings) -> Replayed,
}

type PlayOnBoard<G> = fn(Play<G>, Vec<board::Chair<G>>, board::Settings) -> io::Result<board::Left>;

/// What came of looking at a record: it may not replay, and the terminal may not work.
type Replayed = Result<io::Result<()>, ReplayError>;

impl<G: Picture> Drawn<G> {
    fn as_pictured() -> Self {
        Self {
            play: board::play,
            replay: |record, at, settings| {
                board::Scrub::<G>::new(record, at, settings).map(board::replay)
            },
        }
    }
}

/// Refuses options that mean nothing in the game.
fn expect_none<G: Game>(options: &[(&'static str, bool)]) -> Result<(), Failure> {
    match options.iter().find(|(_, is_given)| *is_given) {
        None => Ok(()),
        Some((option, _)) => {
            let sentence = Sentence::new("cli-foreign-option").with("option", *option);
            Err(Failure::new(sentence.with("game", G::GAME)))
        }
    }
}

/// Something that is done with a game, whichever it is.
pub(crate) trait Task {
    type Output;
    fn run<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),*) => {
        /// The names of the games.
        pub(crate) const NAMES: &[&str] = &[$(<$game as kernel::Rules>::GAME),*];

        /// Does something with the game of this name, if there is one.
        pub(crate) fn with_game<T: Task>(name: &str, task: T) -> Option<T::Output> {
            $(if name == <$game as kernel::Rules>::GAME {
                return Some(task.run::<$game>());
            })*
            None
        }
    };
}

games!(quantum::Quantum, fleet::FleetCommander, alert::Alert);

pub(crate) mod alert_game;

impl Game for quantum::Quantum {
    type Knowledge = bots::QuantumKnowledge;
    const CLAUSES: &'static str = <Self as Picture>::CLAUSES;

    fn knowledge() -> Self::Knowledge {
        bots::QuantumKnowledge
    }

    fn drawn() -> Option<Drawn<Self>> {
        Some(Drawn::as_pictured())
    }

    fn setup(asked: &SetupArguments, seats: Option<u8>) -> Result<quantum::Setup, Failure> {
        expect_none::<Self>(&asked.of_fleet_commander())?;
        expect_none::<Self>(&asked.of_space_alert())?;
        expect_none::<Self>(&[("--campaign", asked.alert.campaign.is_some())])?;
        let mut setup = match &asked.map {
            None => quantum::Setup::basic(seats.unwrap_or(2)),
            Some(id) => {
                let made_for = quantum::Map::find(id).map(|map| map.seats);
                quantum::Setup::on(id, seats.or(made_for).unwrap_or(2))
            }
        };
        if let Some(edition) = &asked.edition {
            setup.edition.clone_from(edition);
        }
        Ok(setup)
    }

    fn contradiction(asked: &SetupArguments, setup: &quantum::Setup) -> Option<&'static str> {
        let differs = |asked: &Option<String>, played: &String| {
            asked.as_ref().is_some_and(|asked| asked != played)
        };
        match asked {
            asked if differs(&asked.map, &setup.map) => Some("--map"),
            asked if differs(&asked.edition, &setup.edition) => Some("--edition"),
            _ => None,
        }
    }

    fn seats_of(setup: &quantum::Setup) -> u8 {
        setup.seats
    }

    fn setting(setup: &quantum::Setup) -> Value {
        Value::message(format!("map-{}", setup.map))
    }
}

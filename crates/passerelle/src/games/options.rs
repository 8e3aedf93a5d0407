//! What can be asked of a game on the command line.

use std::fmt::Debug;
use std::path::PathBuf;

use clap::Args;
use kernel::{Menu, Play, Rules, Sentence};

use crate::failure::Failure;
use crate::seating::Sitter;

/// The options of one game, and what they mean to it.
pub trait Options<R: Menu>: Args + Debug + 'static {
    /// The set-up that is asked for, for so many seats if that was said. What is wrong with it will
    /// be refused by the rules; what is left to chance follows from the luck.
    fn setup(&self, seats: Option<u8>, luck: u64) -> Result<R::Setup, Failure>;

    /// The option that asks for something else than this set-up, if one does.
    fn contradiction(&self, setup: &R::Setup) -> Option<String>;

    /// The option that asks for a game without its clock, if it is given.
    fn stops_clock(&self) -> Option<&'static str> {
        None
    }

    /// What a finished game leaves behind besides its record, or a word of advice.
    fn afterwards(_play: &Play<R>) -> Result<Option<Sentence>, Failure> {
        Ok(None)
    }

    /// The game of a campaign that comes next, if a campaign was asked for that is kept on disk and
    /// made of several games.
    fn chapter(&self, _sitters: Option<&[Sitter]>) -> Result<Option<Chapter<R>>, Failure> {
        Ok(None)
    }

    /// What was won in that campaign and how it stands, once the game is over.
    fn conclude(&self) -> Result<Vec<Sentence>, Failure> {
        Ok(Vec::new())
    }
}

/// One game of a campaign.
#[derive(Debug)]
pub struct Chapter<R: Rules> {
    /// Where it is kept.
    pub(crate) file: PathBuf,
    /// None when it was begun before.
    pub(crate) setup: Option<R::Setup>,
    /// Who of the campaign plays, seat by seat, counted from 0.
    pub(crate) players: Vec<usize>,
    /// How many play the campaign.
    pub(crate) of: u8,
}

//! One module for each command.

mod alert;
mod bench;
mod database;
mod disasters;
mod fleet;
pub(crate) mod learn;
mod matrix;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod script;
mod serve;
pub(crate) mod sim;
pub(crate) mod verify;

use std::fs;
use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Path;
use std::process::ExitCode;

use clap::ArgMatches;
use words::Words;

use crate::arguments::Command;
use crate::failure::Failure;
use crate::games::{Games, Playable};

/// Does what was asked for. What the games understand of it is still to be read from `given`.
pub(crate) fn run(command: &Command, given: &ArgMatches, games: &Games, words: &Words) -> Done {
    let given = given.subcommand().map_or(given, |(_, below)| below);
    match command {
        Command::Play(arguments) => {
            games.asked(&arguments.game, given)?.play(arguments, given, words)
        }
        Command::Replay(arguments) => {
            let (game, text) = record_of(&arguments.file, games)?;
            game.replay(&text, arguments, words)
        }
        Command::Verify(arguments) => {
            let (game, text) = record_of(&arguments.file, games)?;
            game.verify(&text, arguments, words)
        }
        Command::Rules(arguments) => {
            games.find(&arguments.game)?.rules(arguments.id.as_deref(), words)
        }
        Command::Learn(arguments) => learn::run(arguments, games, words),
        Command::Script(arguments) => script::run(arguments, games, words),
        Command::Sim(arguments) => {
            games.asked(&arguments.game, given)?.sim(arguments, given, words)
        }
        Command::Serve(arguments) => serve::run(arguments, games, words),
        Command::Bench(command) => bench::run(command, games, words),
        Command::Fleet(arguments) => fleet::run(&arguments.command, words),
        Command::Alert(arguments) => alert::run(&arguments.command, words),
    }
}

/// How a command ended.
pub(crate) type Done = Result<ExitCode, Failure>;

/// Whether a board can be drawn and keys can be read.
fn has_screen() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// Reads a record: the game that it is of, and its text.
fn record_of<'g>(file: &Path, games: &'g Games) -> Result<(&'g dyn Playable, String), Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    let game = kernel::game_of(&text).map_err(|error| Failure::not_a_record(file, &error))?;
    Ok((games.find(&game)?, text))
}

//! One module for each command.

mod alert;
mod bench;
mod database;
mod disasters;
mod fleet;
mod matrix;
mod play;
mod replay;
mod rules;
mod script;
mod serve;
mod sim;
mod verify;

use std::fs;
use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Path;
use std::process::ExitCode;

use words::Words;

use crate::arguments::Command;
use crate::failure::Failure;
use crate::games::{Task, with_game};

pub(crate) fn run(command: &Command, words: &Words) -> Result<ExitCode, Failure> {
    match command {
        Command::Play(arguments) => play::run(arguments, words),
        Command::Replay(arguments) => replay::run(arguments, words),
        Command::Verify(arguments) => verify::run(arguments, words),
        Command::Rules(arguments) => rules::run(arguments, words),
        Command::Script(arguments) => script::run(arguments, words),
        Command::Sim(arguments) => sim::run(arguments, words),
        Command::Serve(arguments) => serve::run(arguments, words),
        Command::Bench(command) => bench::run(command, words),
        Command::Fleet(arguments) => fleet::run(&arguments.command, words),
        Command::Alert(arguments) => alert::run(&arguments.command, words),
    }
}

/// Whether a board can be drawn and keys can be read.
fn has_screen() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// A command that works on one game.
type Done = Result<ExitCode, Failure>;

fn with_named_game(name: &str, task: impl Task<Output = Done>) -> Done {
    with_game(name, task).unwrap_or_else(|| Err(Failure::unknown_game(name)))
}

/// Reads a record and hands its text to the game that it is of.
fn with_record_of<T: Task<Output = Done>>(file: &Path, task: impl FnOnce(String) -> T) -> Done {
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    let game = kernel::game_of(&text).map_err(|error| Failure::not_a_record(file, &error))?;
    with_named_game(&game, task(text))
}

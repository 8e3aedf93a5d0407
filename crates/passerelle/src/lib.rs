//! `passerelle`: the command line, and nothing else.
//!
//! # Layout, in reading order
//!
//! * `arguments`: what can be typed. `help`: what it is for. `commands`: one module for each.
//! * [`Games`]: the games that the program offers, in one list; [`Title`]: a line of it. Below
//!   `games`, what can be asked of each game on the command line.
//! * `fleets`: fleets as they are named on the command line.
//! * `seating`: who sits where. `saves`: where games are kept.
//! * `failure`: what went wrong, in one sentence. `misuse`: what was typed wrong.
//!
//! Exit codes: 0, all went well; 1, a script or a verification says no; 2, it could not be done.

mod arguments;
mod campaigns;
mod commands;
mod failure;
mod fleets;
mod games;
mod help;
mod misuse;
mod saves;
mod seating;

use std::io::Write as _;
use std::process::ExitCode;

use clap::FromArgMatches as _;
use clap::error::ErrorKind;
use words::{Language, Words};

use arguments::Arguments;
use failure::Failure;
pub use games::{Games, Title};

/// The program with these games: reads the command line, does what it says, and gives the exit
/// code.
pub fn run(games: &Games) -> ExitCode {
    let asked = misuse::language_among(std::env::args_os());
    let of_environment = Language::from_variables(|name| std::env::var(name).ok());
    let language = asked.as_deref().map_or(Ok(of_environment), str::parse);
    let words = Words::new(*language.as_ref().unwrap_or(&of_environment));

    let parsed = help::command(games, &words)
        .try_get_matches()
        .and_then(|given| Ok((Arguments::from_arg_matches(&given)?, given)));
    let done = match (language, &parsed) {
        // Help and the version are no mistakes; they print themselves and end the program. So does
        // the help that answers a bare `passerelle`.
        (_, Err(error)) if is_help(error.kind()) => error.exit(),
        (Err(_), _) => Err(Failure::unknown_language(asked.as_deref().unwrap_or_default())),
        (Ok(_), Err(error)) => Err(misuse::failure(error, games)),
        (Ok(_), Ok((arguments, given))) => commands::run(&arguments.command, given, games, &words),
    };
    match done {
        Ok(code) => code,
        Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            // Where standard error is closed, the exit code has to do.
            let _ = writeln!(std::io::stderr(), "passerelle: {}", failure.say(&words));
            ExitCode::from(2)
        }
    }
}

/// The whole command line with its help in a language, for manual pages and completions.
pub fn command(games: &Games, language: Language) -> clap::Command {
    help::command(games, &Words::new(language))
}

const fn is_help(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

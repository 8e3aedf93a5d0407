//! `passerelle`: the command line, and nothing else.
//!
//! # Layout, in reading order
//!
//! * `arguments`: what can be typed. `commands`: one module for each of them.
//! * `games`: the games that the program offers, in one place.
//! * `seating`: who sits where. `saves`: where games are kept.
//! * `failure`: what went wrong, in one sentence.
//!
//! Exit codes: 0, all went well; 1, a script or a verification says no; 2, it could not be done.

mod arguments;
mod commands;
mod failure;
mod games;
mod saves;
mod seating;

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser as _;
use words::{Language, Words};

use arguments::Arguments;
use failure::Failure;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let of_environment = Language::from_variables(|name| std::env::var(name).ok());
    let language = arguments.lang.as_deref().map_or(Ok(of_environment), str::parse);
    let words = Words::new(*language.as_ref().unwrap_or(&of_environment));

    let done = match language {
        Ok(_) => commands::run(&arguments.command, &words),
        Err(_) => Err(Failure::unknown_language(arguments.lang.as_deref().unwrap_or_default())),
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

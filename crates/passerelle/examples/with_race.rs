//! The program with a fourth game: everything that the command line, the server and the browser
//! need of a game, they have from this one line. Only tests start it.

use std::process::ExitCode;

use bots::Ignorant;
use passerelle::{Games, Title};
use samples::race::Race;

fn main() -> ExitCode {
    passerelle::run(&Games::all().with(Title::<Race, _>::new(Ignorant)))
}

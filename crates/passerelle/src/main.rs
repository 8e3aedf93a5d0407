//! `passerelle`: the program, with all of its games.

use std::process::ExitCode;

use passerelle::Games;

/// A server makes and forgets many short texts: this takes a tenth off the time of an action.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    passerelle::run(&Games::all())
}

//! `passerelle rules`: the built-in rulebook.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use kernel::{Present, Sentence};
use tui::text::Voice;
use words::Words;

use super::Done;
use crate::failure::Failure;

/// Prints the whole rulebook, or the part of it that is asked for.
pub(crate) fn rules<R: Present>(id: Option<&str>, words: &Words) -> Done {
    let mut output = BufWriter::new(io::stdout().lock());
    let id = id.unwrap_or(R::CLAUSES);
    let mut voice = Voice::new(&mut output, words);
    let found =
        voice.rules(id)? || voice.look_up(&R::catalogue(), id)? || voice.search(R::CLAUSES, id)?;
    output.flush()?;
    if found {
        return Ok(ExitCode::SUCCESS);
    }
    let sentence = Sentence::new("cli-no-clause").with("id", id.to_owned());
    Err(Failure::new(sentence.with("game", R::GAME)))
}

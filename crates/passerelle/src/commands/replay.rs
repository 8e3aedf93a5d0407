//! `passerelle replay`: a saved game, step by step.

use std::io;
use std::process::ExitCode;

use kernel::{Present, Record, Sentence};
use tui::board;
use tui::text::{Scrubber, scrub};
use words::Words;

use super::{Done, has_screen};
use crate::arguments::ReplayArguments;
use crate::failure::{Failure, shown};
use crate::games::Drawn;

/// Steps through a record, on the board if there is one and room for it.
pub(crate) fn replay<R: Present>(
    drawn: Option<&Drawn<R>>,
    text: &str,
    arguments: &ReplayArguments,
    words: &Words,
) -> Done {
    let ReplayArguments { file, at, text: in_lines } = arguments;
    let record = Record::parse::<R>(text).map_err(|error| Failure::not_a_record(file, &error))?;
    let scrubber = Scrubber::<R>::new(&record).map_err(|error| Failure::no_replay(file, &error))?;
    if *at > scrubber.decisions() {
        let sentence = Sentence::new("replay-beyond")
            .with("file", shown(file))
            .with("last", scrubber.decisions() as u32)
            .with("at", (*at).min(u32::MAX as usize) as u32);
        return Err(Failure::new(sentence));
    }
    if let Some(drawn) = drawn.filter(|_| !in_lines && has_screen()) {
        let settings = board::Settings::new(words.language());
        (drawn.replay)(&record, *at, &settings)
            .map_err(|error| Failure::no_replay(file, &error))??;
        return Ok(ExitCode::SUCCESS);
    }
    scrub(&scrubber, *at, words, io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

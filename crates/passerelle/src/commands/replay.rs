//! `passerelle replay`: a saved game, step by step.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use kernel::{Record, Sentence};
use tui::board;
use tui::text::{Scrubber, scrub};
use words::Words;

use super::{Done, has_screen, with_record_of};
use crate::arguments::ReplayArguments;
use crate::failure::{Failure, shown};
use crate::games::{Game, Task};

pub(super) fn run(arguments: &ReplayArguments, words: &Words) -> Done {
    let file = &arguments.file;
    let on_board = !arguments.text && has_screen();
    with_record_of(file, |text| ReplayTask { file, at: arguments.at, text, words, on_board })
}

struct ReplayTask<'a> {
    file: &'a Path,
    at: usize,
    text: String,
    words: &'a Words,
    on_board: bool,
}

impl Task for ReplayTask<'_> {
    type Output = Done;

    fn run<G: Game>(self) -> Done {
        let record = Record::parse::<G>(&self.text)
            .map_err(|error| Failure::not_a_record(self.file, &error))?;
        let scrubber =
            Scrubber::<G>::new(&record).map_err(|error| Failure::no_replay(self.file, &error))?;
        if self.at > scrubber.decisions() {
            let sentence = Sentence::new("replay-beyond")
                .with("file", shown(self.file))
                .with("last", scrubber.decisions() as u32)
                .with("at", self.at.min(u32::MAX as usize) as u32);
            return Err(Failure::new(sentence));
        }
        if let Some(drawn) = G::drawn().filter(|_| self.on_board) {
            let settings = board::Settings::new(self.words.language());
            (drawn.replay)(&record, self.at, &settings)
                .map_err(|error| Failure::no_replay(self.file, &error))??;
            return Ok(ExitCode::SUCCESS);
        }
        scrub(&scrubber, self.at, self.words, io::stdin().lock(), io::stdout().lock())?;
        Ok(ExitCode::SUCCESS)
    }
}

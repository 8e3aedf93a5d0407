//! `passerelle replay`: a saved game, step by step.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use kernel::{Record, Sentence};
use tui::text::{Scrubber, scrub};
use words::Words;

use super::{Done, with_record_of};
use crate::arguments::ReplayArguments;
use crate::failure::{Failure, shown};
use crate::games::{Game, Task};

pub(super) fn run(arguments: &ReplayArguments, words: &Words) -> Done {
    let file = &arguments.file;
    with_record_of(file, |text| ReplayTask { file, at: arguments.at, text, words })
}

struct ReplayTask<'a> {
    file: &'a Path,
    at: usize,
    text: String,
    words: &'a Words,
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
        scrub(&scrubber, self.at, self.words, io::stdin().lock(), io::stdout().lock())?;
        Ok(ExitCode::SUCCESS)
    }
}

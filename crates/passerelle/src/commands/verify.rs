//! `passerelle verify`: whether the dice and cards of a saved game follow from its seed.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use kernel::{Prompt, Record, Sentence, Verified};
use words::Words;

use super::{Done, with_record_of};
use crate::arguments::VerifyArguments;
use crate::failure::{Failure, shown};
use crate::games::{Game, Task};

pub(super) fn run(arguments: &VerifyArguments, words: &Words) -> Done {
    let file = &arguments.file;
    with_record_of(file, |text| VerifyTask { file, text, words })
}

struct VerifyTask<'a> {
    file: &'a Path,
    text: String,
    words: &'a Words,
}

impl Task for VerifyTask<'_> {
    type Output = Done;

    fn run<G: Game>(self) -> Done {
        let record = Record::parse::<G>(&self.text)
            .map_err(|error| Failure::not_a_record(self.file, &error))?;
        let names: Vec<String> = record.players.iter().map(|it| it.name.clone()).collect();
        let mut output = io::stdout().lock();
        match kernel::verify::<G>(&record) {
            Ok(verified) => {
                let holds = holds(self.file, &verified);
                writeln!(output, "{}", self.words.say(&holds, &names))?;
                writeln!(output, "{}", self.words.say(&ending(verified.prompt), &names))?;
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => {
                let (sentences, refusal) = words::replay_sentences(&error);
                let why = Failure::Told { sentences, refusal }.say(self.words);
                let what = Sentence::new("verify-fails").with("file", shown(self.file));
                let what = self.words.say(&what, &names);
                writeln!(output, "{}", self.words.pair(what, why))?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

fn holds(file: &Path, verified: &Verified) -> Sentence {
    Sentence::new("verify-holds")
        .with("file", shown(file))
        .with("decisions", verified.decisions as u32)
        .with("outcomes", verified.outcomes as u32)
}

fn ending(prompt: Prompt) -> Sentence {
    match prompt {
        Prompt::Over(outcome) => outcome.sentence(),
        Prompt::Decide { .. } => Sentence::new("verify-unfinished"),
    }
}

//! `passerelle verify`: whether the dice and cards of a saved game follow from its seed.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use kernel::{Prompt, Record, Rules, Sentence, Verified};
use words::Words;

use super::Done;
use crate::arguments::VerifyArguments;
use crate::failure::{Failure, shown};

/// Whether all chance of a record follows from its seed.
pub(crate) fn verify<R: Rules>(text: &str, arguments: &VerifyArguments, words: &Words) -> Done {
    let file = &arguments.file;
    let record = Record::parse::<R>(text).map_err(|error| Failure::not_a_record(file, &error))?;
    let names: Vec<String> = record.players.iter().map(|it| it.name.clone()).collect();
    let mut output = io::stdout().lock();
    match kernel::verify::<R>(&record) {
        Ok(verified) => {
            writeln!(output, "{}", words.say(&holds(file, &verified), &names))?;
            writeln!(output, "{}", words.say(&ending(verified.prompt), &names))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            let (sentences, refusal) = words::replay_sentences(&error);
            let why = Failure::Told { sentences, refusal }.say(words);
            let what = Sentence::new("verify-fails").with("file", shown(file));
            writeln!(output, "{}", words.pair(words.say(&what, &names), why))?;
            Ok(ExitCode::FAILURE)
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

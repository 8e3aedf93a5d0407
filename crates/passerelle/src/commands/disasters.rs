//! `passerelle bench disasters`: tables driven through crashes, races and lost messages.

use std::io::{self, Write as _};
use std::process::ExitCode;

use bots::Ignorant;
use indicatif::ProgressBar;
use kernel::Sentence;
use samples::drill::Drill;
use samples::race::Race;
use samples::sealed::Sealed;
use table::disaster::{Report, Sabotage, run_many, scenarios};
use words::Words;

use super::Done;
use crate::arguments::BenchDisastersArguments;
use crate::games::Games;

pub(super) fn run(arguments: &BenchDisastersArguments, games: &Games, words: &Words) -> Done {
    // The sample games have what the others lack so far: secrets, teams and a clock.
    let games = games.tables().with::<Race>(Ignorant).with::<Sealed>(Ignorant);
    let games = games.with::<Drill>(Ignorant);
    let seeds = arguments.seed..arguments.seed.saturating_add(arguments.seeds);
    let bar = ProgressBar::new(arguments.seeds);
    let progress = |report: &Report| bar.set_position(report.runs);
    let outcome = run_many(seeds, &games, &scenarios(&games), Sabotage::None, progress);
    bar.finish_and_clear();
    let mut output = io::stdout().lock();
    match outcome {
        Ok(report) => {
            for sentence in told(&report) {
                writeln!(output, "{}", words.say(&sentence, &[]))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            let sentence = Sentence::new("disasters-failed")
                .with("seed", failure.seed.to_string())
                .with("scenario", failure.scenario)
                .with("step", failure.step.to_string())
                .with("what", failure.what);
            writeln!(output, "{}", words.say(&sentence, &[]))?;
            Ok(ExitCode::FAILURE)
        }
    }
}

fn told(report: &Report) -> [Sentence; 2] {
    [
        Sentence::new("disasters-held")
            .with("runs", report.runs.to_string())
            .with("entries", report.entries.to_string())
            .with("acknowledged", report.acknowledged.to_string()),
        Sentence::new("disasters-struck")
            .with("crashes", report.crashes.to_string())
            .with("failed", report.failed_appends.to_string())
            .with("torn", report.torn_writes.to_string())
            .with("races", report.lost_races.to_string())
            .with("cut", report.cut_connections.to_string())
            .with("repeated", report.repeated.to_string()),
    ]
}

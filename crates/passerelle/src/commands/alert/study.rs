//! `passerelle alert study`: how well the solver does on many missions.

use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use bots::Effort;
use indicatif::ProgressBar;
use kernel::Sentence;
use lab::{Findings, Study};
use words::Words;

use super::{choices, decimal};
use crate::arguments::StudyArguments;
use crate::commands::Done;
use crate::seating;

pub(super) fn run(arguments: &StudyArguments, words: &Words) -> Done {
    let study = Study {
        missions: arguments.missions,
        seed: arguments.seed,
        choices: choices(&arguments.choices),
        crew: arguments.seats,
        effort: match arguments.steps {
            Some(steps) => Effort::Steps(steps),
            None => Effort::Time(Duration::from_secs_f64(arguments.seconds)),
        },
        jobs: arguments.jobs.map_or(seating::threads().get() as usize, usize::from),
    };
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(u64::from(study.missions))
    } else {
        ProgressBar::hidden()
    };
    let findings = study.run(|_| bar.inc(1));
    bar.finish_and_clear();
    let mut output = io::stdout().lock();
    if arguments.json {
        let json = serde_json::to_string(&findings).expect("findings hold only what JSON can say");
        writeln!(output, "{json}")?;
    } else {
        for line in lines(&findings, words) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn lines(findings: &Findings, words: &Words) -> Vec<String> {
    let sentences = [
        Sentence::new("alert-study-survived")
            .with("survived", findings.survived)
            .with("missions", findings.missions),
        Sentence::new("alert-study-survival")
            .with("percent", decimal(100.0 * findings.survival, words)),
        match findings.mean_score {
            Some(mean) => Sentence::new("alert-study-score").with("score", decimal(mean, words)),
            None => Sentence::new("alert-study-no-score"),
        },
        Sentence::new("alert-study-plans").with("plans", format!("{:.0}", findings.steps)),
    ];
    sentences.iter().map(|sentence| words.say(sentence, &[])).collect()
}

//! `passerelle alert mission`: a mission file from a seed.

use std::io::{self, Write as _};
use std::process::ExitCode;

use alert::{Crew, DeckColours, MissionFile, Script};
use kernel::Sentence;
use kernel::chance::Seed;
use words::Words;

use super::choices;
use crate::arguments::MissionArguments;
use crate::commands::Done;
use crate::failure::Failure;

pub(super) fn run(arguments: &MissionArguments, words: &Words) -> Done {
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => random()?,
    };
    let crew = arguments.players.map(|players| Crew::new(players, false)).transpose();
    let crew =
        crew.map_err(|refusal| Failure::refused(Sentence::new("cli-setup-refused"), refusal))?;
    let chance = &mut Seed::from_number(seed).chance_for(0);
    let script = match &arguments.script {
        Some(id) => Script::find(id).cloned().ok_or_else(|| unknown_script(id))?,
        None => Script::generate("", chance),
    };
    let choices = choices(&arguments.choices);
    let refused = |refusal| Failure::refused(Sentence::new("cli-setup-refused"), refusal);
    choices.expect_for(script.level).map_err(refused)?;
    let mut file = MissionFile::draw(&script, choices, chance);
    file.title = Some(title(&script.id, seed, choices));
    let file = match crew {
        Some(crew) => file.confirmed_for(crew.size()),
        None => file,
    };
    let mut output = io::stdout().lock();
    for line in file.to_string().lines() {
        writeln!(output, "{}", with_name(line, words))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the same mission is made from again: the script, the seed, and colours other than white.
fn title(script: &str, seed: u64, choices: DeckColours) -> String {
    let title = format!("{script} #{seed}");
    let title = title.trim();
    if choices == DeckColours::default() {
        return title.to_owned();
    }
    format!("{title} ({}/{})", choices.common.word(), choices.serious.word())
}

/// Beside the code of a card stands its name.
fn with_name(line: &str, words: &Words) -> String {
    let code = line.strip_prefix("card = \"").and_then(|rest| rest.strip_suffix('"'));
    let name = code.and_then(|code| words.text(&format!("alert-threat-{}", code.to_lowercase())));
    match name {
        Some(name) => format!("{line} # {name}"),
        None => line.to_owned(),
    }
}

/// The seed is told in the title of the file.
fn random() -> Result<u64, Failure> {
    getrandom::u32().map(u64::from).map_err(|error| {
        Failure::new(Sentence::new("cli-no-seed").with("reason", error.to_string()))
    })
}

fn unknown_script(id: &str) -> Failure {
    let known: Vec<&str> = Script::all().iter().map(|script| script.id.as_str()).collect();
    Failure::new(
        Sentence::new("alert-cli-no-script")
            .with("script", id.to_owned())
            .with("known", known.join(", ")),
    )
}

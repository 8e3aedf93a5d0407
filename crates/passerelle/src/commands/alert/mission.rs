//! `passerelle alert mission`: a mission file from a seed.

use std::io::{self, Write as _};
use std::process::ExitCode;

use alert::{Crew, MissionFile, Script};
use kernel::Sentence;
use kernel::chance::Seed;

use super::choices;
use crate::arguments::MissionArguments;
use crate::commands::Done;
use crate::failure::Failure;

pub(super) fn run(arguments: &MissionArguments) -> Done {
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
    let mut file = MissionFile::draw(&script, choices(&arguments.choices), chance);
    file.title = Some(format!("{} #{seed}", script.id).trim().to_owned());
    let file = match crew {
        Some(crew) => file.confirmed_for(crew.size()),
        None => file,
    };
    write!(io::stdout().lock(), "{file}")?;
    Ok(ExitCode::SUCCESS)
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

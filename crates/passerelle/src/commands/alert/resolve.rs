//! `passerelle alert resolve`: what a crew planned happens.

use std::io::{self, Write as _};
use std::process::ExitCode;

use alert::{Event, Mission, MissionFile, Odds, PlanFile, TileOrder};
use kernel::chance::Seed;
use words::Words;

use super::{complain, film, outcome, read_mission, read_plan};
use crate::arguments::ResolveArguments;
use crate::commands::Done;

pub(super) fn run(arguments: &ResolveArguments, words: &Words) -> Done {
    let file = match read_mission(&arguments.mission, words)? {
        Ok(file) => file,
        Err(lines) => return complain(&lines),
    };
    let plan = match read_plan(&arguments.plan, file.level, words)? {
        Ok(plan) => plan,
        Err(lines) => return complain(&lines),
    };
    let mission = file.mission(plan.plans.len() as u8);
    if arguments.all_tiles {
        return tell_odds(arguments, &file, &mission, &plan, words);
    }
    let tiles = file.tile_order(&mut Seed::from_number(arguments.seed).chance_for(0));
    tell_film(arguments, &mission, &plan, &tiles, words)
}

fn tell_film(
    arguments: &ResolveArguments,
    mission: &Mission,
    plan: &PlanFile,
    tiles: &TileOrder,
    words: &Words,
) -> Done {
    let mut film: Vec<Event> = Vec::new();
    let report = alert::resolve(mission, &plan.plans, tiles, &plan.trips(), &mut film);
    let mut output = io::stdout().lock();
    if arguments.json {
        let mut found = outcome::json(mission, &report);
        if arguments.trace {
            found["events"] = film::json(&film);
        }
        writeln!(output, "{found}")?;
        return Ok(ExitCode::SUCCESS);
    }
    for line in film::lines(&film, mission, plan, arguments.trace, words) {
        writeln!(output, "{line}")?;
    }
    for line in outcome::lines(mission, &report, words) {
        writeln!(output, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Over all orders of the damage tiles, as far as the file leaves them open.
fn tell_odds(
    arguments: &ResolveArguments,
    file: &MissionFile,
    mission: &Mission,
    plan: &PlanFile,
    words: &Words,
) -> Done {
    let odds = Odds::of(mission, &plan.plans, &plan.trips(), &file.tiles);
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", outcome::odds_json(&odds))?;
        return Ok(ExitCode::SUCCESS);
    }
    for line in outcome::odds_lines(&odds, words) {
        writeln!(output, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

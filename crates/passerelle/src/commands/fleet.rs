//! `passerelle fleet`: fleets, their codes, and the quick reference.

use std::io::{self, Write as _};
use std::process::ExitCode;

use fleet::build::{Brief, FleetCode, FleetSpec, ReadyFleet, Roster, commander_key, ship_key};
use fleet::data::Tables;
use kernel::{Refusal, Sentence, Value};
use tui::text::{self, Sheet};
use words::Words;

use super::Done;
use crate::arguments::{CheckArguments, FleetCommand};
use crate::failure::Failure;
use crate::fleets;

/// The blocks of the quick reference, in the order in which they are printed.
const REFERENCE: [&str; 13] = [
    "setup",
    "turn",
    "move",
    "attack",
    "react",
    "special",
    "technical",
    "ships",
    "abilities",
    "weapons",
    "capacities",
    "sectors",
    "victory",
];

pub(super) fn run(command: &FleetCommand, words: &Words) -> Done {
    match command {
        FleetCommand::Check(arguments) => check(arguments, words),
        FleetCommand::Code(one) => code(&one.fleet),
        FleetCommand::File(one) => file(&one.fleet),
        FleetCommand::List => list(words),
        FleetCommand::Campaigns(which) => campaigns(which.name.as_deref(), words),
        FleetCommand::Reference => reference(words),
        FleetCommand::Matrix(arguments) => super::matrix::run(arguments, words),
    }
}

/// Says whether a fleet is legal, and if it is not, every reason.
fn check(arguments: &CheckArguments, words: &Words) -> Done {
    let usual = Brief::default();
    let brief = Brief {
        scenario: arguments.scenario.clone().unwrap_or(usual.scenario),
        points: arguments.points,
        all_lead: arguments.all_lead,
        without_avatar: arguments.without_avatar,
        ..usual
    };
    let part = arguments.part.as_deref().and_then(|part| part.parse().ok());
    let fleet = fleets::read_for(&arguments.fleet, &brief, part)?;
    let faults = brief.faults_as(&fleet, part);
    if let (true, Ok(roster)) = (faults.is_empty(), fleet.resolve()) {
        let mut output = io::stdout().lock();
        writeln!(output, "{}", words.say(&legal(&arguments.fleet, &roster, &brief), &[]))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut errors = io::stderr().lock();
    let count = faults.len() as u32;
    let heading = Sentence::new("fleet-check-illegal").with("fleet", arguments.fleet.clone());
    writeln!(errors, "{}", words.say(&heading.with("count", count), &[]))?;
    for fault in &faults {
        writeln!(errors, "- {}", words.refuse(fault, &[]))?;
    }
    Ok(ExitCode::FAILURE)
}

fn legal(named: &str, roster: &Roster, brief: &Brief) -> Sentence {
    let tables = Tables::get();
    let cost = if brief.all_lead { 0 } else { roster.leadership_cost(tables) };
    Sentence::new("fleet-check-legal")
        .with("fleet", named.to_owned())
        .with("faction", faction(&roster.spec()))
        .with("points", roster.points(tables))
        .with("leader", cost)
        .with("limit", brief.limit(roster).unwrap_or_default() + cost)
}

fn faction(fleet: &FleetSpec) -> Value {
    Value::message(format!("fleet-faction-{}", fleet.faction.replace('_', "-")))
}

/// Prints the code of a fleet.
fn code(named: &str) -> Done {
    let fleet = fleets::read(named)?;
    let refused = |refusal| {
        Failure::refused(
            Sentence::new("cli-fleet-no-code").with("fleet", named.to_owned()),
            refusal,
        )
    };
    let roster = fleet.resolve().map_err(refused)?;
    match FleetCode::of(&roster) {
        Some(code) => {
            writeln!(io::stdout().lock(), "{code}")?;
            Ok(ExitCode::SUCCESS)
        }
        None => match Brief::default().faults(&fleet).into_iter().min_by_key(is_of_another_kind) {
            Some(fault) => Err(refused(fault)),
            None => Err(Failure::new(
                Sentence::new("cli-fleet-no-code").with("fleet", named.to_owned()),
            )),
        },
    }
}

/// What a ship carries is why a fleet has no code, if it has ships; a fleet that is too large has one.
fn is_of_another_kind(fault: &Refusal) -> bool {
    !["FC-FLEET-05", "FC-FLEET-14", "FC-FAC-16"].contains(&fault.clause.0)
}

/// Prints a fleet as a file.
fn file(named: &str) -> Done {
    let fleet = fleets::read(named)?;
    let text = toml::to_string(&fleet).expect("a fleet holds only what TOML can say");
    write!(io::stdout().lock(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// The ready-made fleets, faction by faction.
fn list(words: &Words) -> Done {
    let mut output = io::stdout().lock();
    let mut of_faction = None;
    for ready in ReadyFleet::all() {
        let name =
            words.say(&Sentence::new("board-plain").with("what", faction(&ready.fleet)), &[]);
        if of_faction.as_ref() != Some(&ready.fleet.faction) {
            writeln!(output, "{}{name}", if of_faction.is_some() { "\n" } else { "" })?;
            of_faction = Some(ready.fleet.faction.clone());
        }
        let key = ready.key();
        let title = words.text(&key).unwrap_or_default();
        let advice = words.text(&format!("{key}.text")).unwrap_or_default();
        writeln!(
            output,
            "  {}",
            words.pair(format!("{} ({title})", ready.id), ships(ready, words))
        )?;
        writeln!(output, "    {advice}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How the campaigns stand that are kept, or the one that is named.
fn campaigns(name: Option<&str>, words: &Words) -> Done {
    let names = name.map_or_else(crate::campaigns::all, |name| vec![name.to_owned()]);
    let mut output = io::stdout().lock();
    if names.is_empty() {
        writeln!(output, "{}", words.text("cli-campaign-none").unwrap_or_default())?;
    }
    let mut code = ExitCode::SUCCESS;
    for name in names {
        match crate::campaigns::standing(&name) {
            Ok(standing) => {
                writeln!(output, "{name}")?;
                for sentence in standing {
                    writeln!(output, "  {}", words.say(&sentence, &[]))?;
                }
            }
            // A bad file hides no other campaign.
            Err(failure) => {
                writeln!(io::stderr(), "passerelle: {}", failure.say(words))?;
                code = ExitCode::from(2);
            }
        }
    }
    Ok(code)
}

/// What the fleet is made of, in words: runs of equal ships with their number.
fn ships(ready: &ReadyFleet, words: &Words) -> String {
    let Ok(roster) = ready.fleet.resolve() else { return String::new() };
    let commander = roster.commander.map(|commander| Value::message(commander_key(commander)));
    let runs = roster.berths.chunk_by(|one, other| one.kind == other.kind).map(|run| {
        let name = words.text(&ship_key(run[0].kind)).unwrap_or_default();
        if run.len() == 1 { name } else { format!("{} × {name}", run.len()) }
    });
    let all: Vec<Value> = commander.into_iter().chain(runs.map(Value::from)).collect();
    words.say(&Sentence::new("board-plain").with("what", all), &[])
}

/// Prints the quick reference, in as many columns as fit.
fn reference(words: &Words) -> Done {
    let text = |key: &str| words.text(key).unwrap_or_default();
    let blocks = REFERENCE.map(|block| {
        let key = format!("fleet-reference-{block}");
        (text(&key), text(&format!("{key}.text")))
    });
    let sheet = Sheet { title: text("fleet-reference"), blocks: blocks.to_vec() };
    write!(io::stdout().lock(), "{}", sheet.in_columns(text::columns()))?;
    Ok(ExitCode::SUCCESS)
}

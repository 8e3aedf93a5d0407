//! Every figure, and how it is taken.

use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value as Json;

use super::{Tools, bench, clone, output};
use crate::document::{shell, table};
use crate::{cargo, status, web};

/// One figure: its name in the document, and how it is taken.
pub(super) struct Figure {
    pub(super) name: &'static str,
    pub(super) take: fn(&Tools) -> Result<String>,
}

/// All figures, the short ones first.
pub(super) const FIGURES: &[Figure] = &[
    Figure { name: "quantum-rules", take: |_| rules("quantum") },
    Figure { name: "fleet-rules", take: |_| rules("fleet") },
    Figure { name: "alert-rules", take: |_| rules("alert") },
    Figure { name: "search", take: |_| rules("bots") },
    Figure { name: "thinking", take: thinking },
    Figure { name: "server", take: server },
    Figure { name: "idle-table", take: |_| example("memory") },
    Figure { name: "messages", take: |_| example("bytes") },
    Figure { name: "waits", take: |_| example("waits") },
    Figure { name: "first-load", take: first_load },
    Figure { name: "builds", take: builds },
    Figure { name: "solver", take: solver },
    Figure { name: "quantum-bots", take: |tools| strength(tools, QUANTUM_BOTS) },
    Figure { name: "fleet-bots", take: |tools| strength(tools, FLEET_BOTS) },
    Figure { name: "fleet-scenarios", take: scenarios },
    Figure { name: "crew-bots", take: crews },
];

/// How fast the innermost functions of a package are.
fn rules(package: &str) -> Result<String> {
    let rows = bench(package)?.into_iter().map(|row| {
        let speed = |speed: Option<String>| speed.unwrap_or_default().replace("item", "");
        let (median, fastest) = (speed(row.median.speed), speed(row.fastest.speed));
        vec![format!("`{}`", row.name), row.median.time, median, row.fastest.time, fastest]
    });
    let heads = ["benchmark", "median time", "that is", "fastest time", "that is"];
    let commands = [format!("cargo bench --package {package}")];
    Ok(shell(&commands) + &table(&heads, &rows.collect::<Vec<_>>()))
}

/// Bots against each other on one thread: how long a decision of each level takes on average.
fn thinking(tools: &Tools) -> Result<String> {
    const RUNS: &[(&str, &str, u32)] = &[
        ("quantum", "easy,easy", 40),
        ("quantum", "medium,medium", 4),
        ("quantum", "hard,hard", 1),
        ("fleet", "easy,easy", 40),
        ("fleet", "medium,medium", 4),
        ("fleet", "hard,hard", 1),
        ("alert", "easy,easy,easy,easy", 4),
        ("alert", "medium,medium,medium,medium", 2),
        ("alert", "hard,hard,hard,hard", 2),
    ];
    let (mut commands, mut rows) = (Vec::new(), Vec::new());
    for (game, seats, games) in RUNS {
        let run = format!("sim {game} --seats {seats} --games {games} --seed 1 --jobs 1");
        let found = tools.json(&run)?;
        let (seconds, decisions) = (number(&found, "seconds")?, number(&found, "decisions")?);
        rows.push(vec![
            (*game).to_owned(),
            format!("`{}`", seats.split(',').next().unwrap_or_default()),
            format!("{:.2} ms", 1e3 * seconds / decisions),
            format!("{:.2} s", seconds / f64::from(*games)),
        ]);
        commands.push(format!("passerelle {run}"));
    }
    let heads = ["game", "level", "a decision, on average", "a whole game of such bots"];
    Ok(shell(&commands) + &table(&heads, &rows))
}

/// What one node bears.
fn server(tools: &Tools) -> Result<String> {
    const RUNS: [(&str, &str); 5] = [
        ("quantum", "--tables 1000 --seconds 20"),
        ("quantum", "--tables 1000 --seconds 20 --rate 5200"),
        ("quantum", "--tables 1 --seconds 10"),
        ("fleet", "--tables 1000 --seconds 20 --rate 4000"),
        ("alert", "--tables 500 --seconds 20 --rate 1000"),
    ];
    let (mut commands, mut rows) = (Vec::new(), Vec::new());
    for (game, options) in RUNS {
        let run = format!("bench server --game {game} {options}");
        let found = tools.json(&run)?;
        let ms = |name| Ok::<_, anyhow::Error>(format!("{:.2} ms", number(&found, name)?));
        let option = |name: &str| options.split(name).nth(1)?.split_whitespace().next();
        rows.push(vec![
            game.to_owned(),
            option("--tables").unwrap_or_default().to_owned(),
            option("--rate")
                .map_or("as many as they can".to_owned(), |it| format!("{it} a second")),
            format!("{:.0}", number(&found, "actions_per_second")?),
            ms("half_ms")?,
            ms("most_ms")?,
            format!("{:.0} KiB", number(&found, "kib_each_table")?),
        ]);
        commands.push(format!("passerelle {run}"));
    }
    let heads = [
        "game",
        "tables",
        "asked for",
        "actions acknowledged a second",
        "half within",
        "99 of 100 within",
        "memory by table",
    ];
    Ok(shell(&commands) + &table(&heads, &rows))
}

/// What a table does without a network, in a program of its own.
fn example(name: &str) -> Result<String> {
    let arguments = ["run", "--release", "--package", "table", "--example", name];
    let said = output(&mut cargo(&arguments))?;
    Ok(shell(&[format!("cargo {}", arguments.join(" "))]) + said.trim())
}

/// What a page weighs, and how soon it can be used.
fn first_load(_: &Tools) -> Result<String> {
    let said = output(&mut web::script("measure"))?;
    let row = |line: &str| {
        let (page, rest) = line.trim().split_once(": ready after ")?;
        let (time, weight) = rest.rsplit_once(", ")?;
        Some(vec![page.to_owned(), weight.to_owned(), time.to_owned()])
    };
    let rows: Vec<_> = said.lines().filter_map(row).collect();
    ensure!(!rows.is_empty(), "no page in:\n{said}");
    let heads = ["page", "over the line, compressed", "until it can be used, median of 9"];
    Ok(shell(&["cd web && npm run measure".to_owned()]) + &table(&heads, &rows))
}

/// What a newcomer waits for: both commands on a fresh copy, the packages fetched already.
fn builds(_: &Tools) -> Result<String> {
    let folder = std::env::temp_dir().join(format!("passerelle-measure-{}", std::process::id()));
    clone(&folder)?;
    let timed = |arguments: &[&str]| -> Result<String> {
        let mut command = cargo(arguments);
        command.current_dir(&folder).env("CARGO_TARGET_DIR", folder.join("target"));
        let start = Instant::now();
        ensure!(status(&mut command)?.success(), "cargo {} failed", arguments.join(" "));
        let seconds = start.elapsed().as_secs();
        std::fs::remove_dir_all(folder.join("target"))?;
        Ok(format!("{} min {} s", seconds / 60, seconds % 60))
    };
    let play = timed(&["xtask", "build"]);
    let verify = timed(&["verify"]);
    std::fs::remove_dir_all(&folder).context("removing the copy")?;
    let rows = [vec!["`cargo play`".to_owned(), play?], vec!["`cargo verify`".to_owned(), verify?]];
    Ok(table(&["command, from a clean copy", "time"], &rows))
}

/// Missions of which everything is known.
fn solver(tools: &Tools) -> Result<String> {
    const RUNS: [(&str, &str); 2] = [
        ("white", "--missions 30 --steps 800000 --jobs 2"),
        ("yellow", "--missions 30 --common yellow --serious yellow --steps 800000 --jobs 2"),
    ];
    let (mut commands, mut rows) = (Vec::new(), Vec::new());
    for (threats, options) in RUNS {
        let run = format!("alert study {options}");
        let start = Instant::now();
        let found = tools.json(&run)?;
        let missions = number(&found, "missions")?;
        let plans = number(&found, "steps")?;
        rows.push(vec![
            format!("{threats}, seeds 1 to {missions}"),
            format!("{plans:.0}"),
            format!("{:.0}", plans * missions / start.elapsed().as_secs_f64()),
            format!("{} of {missions}", number(&found, "survived")?),
            format!("{:.1}", number(&found, "mean_score")?),
        ]);
        commands.push(format!("passerelle {run}"));
    }
    let heads = ["missions", "plans tried for each", "plans a second", "survived", "mean score"];
    Ok(shell(&commands) + &table(&heads, &rows))
}

const QUANTUM_BOTS: &[&str] = &[
    "sim quantum --seats greedy,random --games 400 --map alpha-sector --seed 1",
    "sim quantum --seats mcts:2000,greedy --games 100 --map alpha-sector --seed 1",
    "sim quantum --seats mcts:1000,greedy,greedy,greedy --games 40 --map gamma-sector --seed 1",
    "sim quantum --seats medium,easy --games 100 --map alpha-sector --seed 1",
    "sim quantum --seats hard,medium --games 20 --map alpha-sector --seed 1",
];

const FLEET_BOTS: &[&str] = &[
    "sim fleet --fleets phebe-line --seats greedy,random --games 400 --seed 1",
    "sim fleet --fleets phebe-line --seats mcts:2000,greedy --games 100 --seed 1",
    "sim fleet --fleets phebe-line --seats mcts:200,greedy --games 60 --seed 1",
];

/// Who beats whom.
fn strength(tools: &Tools, runs: &[&str]) -> Result<String> {
    let mut rows = Vec::new();
    for run in runs {
        let found = tools.json(run)?;
        let first = found.pointer("/bots/0").context("no bot in the results")?;
        let seats = run.split("--seats ").nth(1).and_then(|rest| rest.split(' ').next());
        rows.push(vec![
            seats.unwrap_or_default().replace(',', ", "),
            format!("{} of {}", number(first, "wins")?, number(&found, "games")?),
            interval(first.get("interval").context("no interval")?)?,
        ]);
    }
    let commands: Vec<String> = runs.iter().map(|run| format!("passerelle {run}")).collect();
    let heads = ["bots", "won by the first", "95 % interval"];
    Ok(shell(&commands) + &table(&heads, &rows))
}

/// Every scenario of Fleet Commander between equal bots, and against chance from either side.
fn scenarios(tools: &Tools) -> Result<String> {
    const SCENARIOS: [&str; 11] = [
        "pitched_battle",
        "asteroid_belt",
        "the_trap",
        "the_salvage",
        "the_passage",
        "the_capture",
        "control",
        "planetary_assault",
        "duel",
        "blockade",
        "illegal",
    ];
    let run = |scenario: &str, seats: &str| {
        format!("sim fleet --scenario {scenario} --seats {seats} --no-rotate --games 100 --seed 1")
    };
    let mut rows = Vec::new();
    for scenario in SCENARIOS {
        let wins = |seats: &str| -> Result<(f64, f64, f64)> {
            let found = tools.json(&run(scenario, seats))?;
            let of = |path: &str| found.pointer(path).and_then(Json::as_f64).context("no wins");
            Ok((of("/wins/0")?, of("/wins/1")?, number(&found, "draws")?))
        };
        let (first, _, _) = wins("greedy,random")?;
        let (_, second, _) = wins("random,greedy")?;
        let (won, lost, drawn) = wins("greedy,greedy")?;
        rows.push(vec![
            format!("`{scenario}`"),
            first.to_string(),
            second.to_string(),
            format!("{won}, {lost}, {drawn}"),
        ]);
    }
    let commands =
        ["greedy,random", "random,greedy", "greedy,greedy"].map(|seats| run("SCENARIO", seats));
    let heads = [
        "scenario",
        "`greedy` as Phebe against `random`, of 100",
        "as Amycles, of 100",
        "`greedy` against itself: Phebe, Amycles, drawn",
    ];
    Ok(shell(&commands.map(|command| format!("passerelle {command}"))) + &table(&heads, &rows))
}

/// Crews of four bots against the clock.
fn crews(tools: &Tools) -> Result<String> {
    let (mut commands, mut rows) = (Vec::new(), Vec::new());
    for level in ["easy", "medium", "hard"] {
        let seats = [level; 4].join(",");
        let run = format!("sim alert --seats {seats} --games 40 --seed 1 --mission mission");
        let found = tools.json(&run)?;
        let (won, games) = (number(&found, "won_together")?, number(&found, "games")?);
        rows.push(vec![
            format!("`{level}`"),
            format!("{won} of {games}"),
            format!("{:.0} s", number(&found, "seconds")?),
        ]);
        commands.push(format!("passerelle {run}"));
    }
    let heads = ["level", "official missions that came home", "time of the whole run"];
    Ok(shell(&commands) + &table(&heads, &rows))
}

fn interval(found: &Json) -> Result<String> {
    let percent = |name| Ok::<_, anyhow::Error>(format!("{:.1} %", 100.0 * number(found, name)?));
    Ok(format!("{} to {}", percent("low")?, percent("high")?))
}

fn number(found: &Json, name: &str) -> Result<f64> {
    let value = found.get(name).with_context(|| format!("no {name} in {found}"))?;
    value.as_f64().with_context(|| format!("{name} is {value}"))
}

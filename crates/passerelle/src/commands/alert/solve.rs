//! `passerelle alert solve`: the best plan for a mission.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use alert::{Crew, MissionFile, Odds, Plan, PlanFile, Plans};
use bots::{Effort, Hands, Progress, Solution, Solver};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Sentence;
use kernel::chance::Seed;
use serde_json::{Value, json};
use words::Words;

use super::{complain, decimal, outcome, read_mission};
use crate::arguments::SolveArguments;
use crate::commands::Done;
use crate::failure::{Failure, shown};
use crate::seating;

pub(super) fn run(arguments: &SolveArguments, words: &Words) -> Done {
    let file = match read_mission(&arguments.mission, words)? {
        Ok(file) => file,
        Err(lines) => return complain(&lines),
    };
    let out = arguments.out.clone().unwrap_or_else(|| beside(&arguments.mission));
    expect_room(&out, &arguments.mission)?;
    let solver = solver(arguments, &file);
    let solution = search(&solver, words);
    let target = Target::choose(out, arguments.seats, &file, &solution);
    if arguments.json {
        writeln!(io::stdout().lock(), "{}", json(&solution, &target))?;
        return write(&solution, &target.file);
    }
    tell(&solution, file.level.turns(), words)?;
    write(&solution, &target.file)?;
    writeln!(io::stdout().lock(), "{}", words.say(&target.sentence(words), &[]))?;
    Ok(ExitCode::SUCCESS)
}

/// Where the plan goes, and what becomes of the one that is there.
struct Target {
    file: PathBuf,
    replaces: bool,
    /// What would have been lost.
    kept: Option<Kept>,
}

/// A file that stays as it is.
struct Kept {
    file: PathBuf,
    /// The expected score of its plan, if it is a better one for the same crew; otherwise it holds
    /// something else, such as a plan for another crew.
    worth: Option<f64>,
}

impl Target {
    /// The file itself or the first one beside it that is not there yet, or that holds a plan for
    /// the same crew that is no better.
    fn choose(out: PathBuf, seats: u8, mission: &MissionFile, solution: &Solution) -> Self {
        let mut kept = None;
        let room = |file: PathBuf| {
            let worth = worth_of(&file, seats, mission);
            let replaces = worth.is_some_and(|worth| worth <= solution.expected + ROUNDING);
            if replaces || !file.exists() {
                return Some((file, replaces));
            }
            kept.get_or_insert(Kept { file, worth });
            None
        };
        let others = numbered(&out);
        let found = std::iter::once(out).chain(others).find_map(room);
        let (file, replaces) = found.expect("there is always another number");
        Self { file, replaces, kept }
    }

    fn sentence(&self, words: &Words) -> Sentence {
        let sentence = match &self.kept {
            Some(Kept { file, worth: Some(worth) }) => Sentence::new("alert-solve-kept")
                .with("kept", shown(file))
                .with("score", decimal(*worth, words)),
            Some(Kept { file, worth: None }) => {
                Sentence::new("alert-solve-kept-other").with("kept", shown(file))
            }
            None if self.replaces => Sentence::new("alert-solve-replaced"),
            None => Sentence::new("alert-solve-written"),
        };
        sentence.with("file", shown(&self.file))
    }
}

/// Sums of probabilities differ by less than this when they are the same.
const ROUNDING: f64 = 1e-9;

/// What the plan in a file is worth; none if it is no plan for this crew.
fn worth_of(file: &Path, seats: u8, mission: &MissionFile) -> Option<f64> {
    let plan = PlanFile::read(&fs::read_to_string(file).ok()?, mission.level).ok()?;
    let is_for_crew = plan.plans.len() == usize::from(seats);
    is_for_crew.then(|| {
        let (mission, tiles) = (mission.mission(seats), &mission.tiles);
        bots::expected(&Odds::of(&mission, &plan.plans, &plan.trips(), tiles))
    })
}

/// The files beside this one: `night-solved-2.toml` and so on.
fn numbered(out: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let stem = out.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let out = out.to_owned();
    (2_u32..).map(move |number| out.with_file_name(format!("{stem}-{number}.toml")))
}

/// Where the plan goes unless somebody says otherwise: `night.toml` is solved in
/// `night-solved.toml`.
fn beside(mission: &Path) -> PathBuf {
    let stem = mission.file_stem().unwrap_or_default().to_string_lossy();
    mission.with_file_name(format!("{stem}-solved.toml"))
}

/// What cannot be written at the end is better told before a long search; and a mission is not to
/// be lost to its own plan.
fn expect_room(out: &Path, mission: &Path) -> Result<(), Failure> {
    let is_itself = match (out.canonicalize(), mission.canonicalize()) {
        (Ok(out), Ok(mission)) => out == mission,
        _ => false,
    };
    if is_itself {
        return Err(Failure::new(Sentence::new("alert-solve-itself").with("file", shown(out))));
    }
    tui::save::expect_writable(out).map_err(|error| Failure::unwritable(out, &error))
}

fn write(solution: &Solution, out: &Path) -> Done {
    let plan = PlanFile::of(solution.plans.clone());
    tui::save::write_whole(out, &plan.to_string())
        .map_err(|error| Failure::unwritable(out, &error))?;
    Ok(ExitCode::SUCCESS)
}

fn tell(solution: &Solution, turns: u8, words: &Words) -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in turn_by_turn(&solution.plans, turns, words) {
        writeln!(output, "{line}")?;
    }
    if solution.odds.survival() == 0.0 {
        writeln!(output, "\n{}", words.say(&Sentence::new("alert-solve-lost"), &[]))?;
    }
    for line in found_lines(solution, words) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn json(solution: &Solution, target: &Target) -> Value {
    let seats: Vec<String> = solution.plans.iter().map(Plan::to_string).collect();
    let mut found = outcome::odds_json(&solution.odds);
    found["expected"] = json!(solution.expected);
    found["plans_tried"] = json!(solution.steps);
    found["seats"] = json!(seats);
    found["comes_home"] = json!(solution.odds.survival() > 0.0);
    found["file"] = json!(shown(&target.file));
    found["kept"] = json!(target.kept.as_ref().map(|kept| shown(&kept.file)));
    found
}

fn solver(arguments: &SolveArguments, file: &MissionFile) -> Solver {
    let seed = arguments.seed;
    let hands = if arguments.deck == "dealt" {
        let crew = Crew::new(arguments.seats, false)
            .expect("the command line admits crews of four and five only");
        Hands::deal(crew, file.level, &mut Seed::from_number(seed).chance_for(0))
    } else {
        Hands::WholeDeck
    };
    let effort = match arguments.steps {
        Some(steps) => Effort::Steps(steps),
        None => Effort::Time(Duration::from_secs_f64(arguments.seconds)),
    };
    Solver::new(file.mission(arguments.seats), arguments.seats.into())
        .with_hands(hands)
        .with_tiles(file.tiles.clone())
        .with_effort(effort)
        .with_jobs(arguments.jobs.map_or(seating::threads().get() as usize, usize::from))
        .with_seed(seed)
}

/// Searches, with a line that tells the best so far on a terminal.
fn search(solver: &Solver, words: &Words) -> Solution {
    let bar =
        if io::stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.enable_steady_tick(Duration::from_millis(100));
    let solution = solver.solve(&|progress: Progress| {
        let sentence = Sentence::new("alert-solve-progress")
            .with("seconds", decimal(progress.elapsed.as_secs_f64(), words))
            .with("score", decimal(progress.best, words));
        bar.set_message(words.say(&sentence, &[]));
    });
    bar.finish_and_clear();
    solution
}

/// One line a turn, one column a seat.
fn turn_by_turn(plans: &Plans, turns: u8, words: &Words) -> Vec<String> {
    let card = |plan: &Plan, turn: usize| {
        plan.slots[turn].map_or_else(|| "-".to_owned(), |laid| laid.to_string())
    };
    let width = plans
        .iter()
        .flat_map(|plan| (0..turns.into()).map(move |turn| card(plan, turn).len()))
        .max()
        .unwrap_or(1);
    let line = |turn: u8| {
        let cards: Vec<String> = plans
            .iter()
            .map(|plan| format!("{:width$}", card(plan, usize::from(turn) - 1)))
            .collect();
        let sentence = Sentence::new("alert-solve-turn").with("turn", format!("{turn:2}"));
        words.say(&sentence.with("cards", cards.join("  ").trim_end().to_owned()), &[])
    };
    std::iter::once(heading(plans.len(), width, words)).chain((1..=turns).map(line)).collect()
}

/// The numbers of the seats, above their columns.
fn heading(seats: usize, width: usize, words: &Words) -> String {
    let numbers: Vec<String> = (1..=seats).map(|seat| format!("{seat:<width$}")).collect();
    let sentence = Sentence::new("alert-solve-seats");
    words.say(&sentence.with("seats", numbers.join("  ").trim_end().to_owned()), &[])
}

fn found_lines(solution: &Solution, words: &Words) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(outcome::odds_lines(&solution.odds, words));
    let tried = Sentence::new("alert-solve-tried").with("plans", solution.steps.to_string());
    lines.push(words.say(&tried, &[]));
    lines
}

//! `passerelle fleet matrix`: every fleet against every other.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use bots::{BotSpec, FleetKnowledge};
use fleet::build::{FleetSpec, ReadyFleet};
use fleet::{FleetCommander, Setup};
use kernel::Sentence;
use lab::{GridCaptions, Matrix};
use words::Words;

use super::Done;
use super::sim::{expect_drawable, progress_bar, tournament_failure};
use crate::arguments::MatrixArguments;
use crate::failure::{Failure, shown};
use crate::{fleets, seating};

pub(super) fn run(arguments: &MatrixArguments, words: &Words) -> Done {
    if let Some(file) = &arguments.chart {
        expect_drawable(file)?;
    }
    let bot = seating::bot(&arguments.bot)?;
    let named = named(arguments);
    if named.len() < 2 {
        return Err(Failure::new(Sentence::new("fleet-matrix-alone")));
    }
    let specs = named.iter().map(|name| fleets::read(name)).collect::<Result<Vec<_>, _>>()?;
    let fresh = Matrix::new(&bot.to_string(), arguments.games, arguments.seed, named);
    let mut matrix = match &arguments.results {
        Some(file) => kept(file, fresh)?,
        None => fresh,
    };
    play_missing(&mut matrix, &specs, bot, arguments)?;
    if let Some(file) = &arguments.chart {
        write_file(file, &lab::grid(&matrix, &captions(&matrix, words)))?;
    }
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", json(&matrix))?;
    } else {
        write!(output, "{}", ranking(&matrix, words))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The fleets that were asked for, or all that are ready-made.
fn named(arguments: &MatrixArguments) -> Vec<String> {
    if arguments.fleets.is_empty() {
        ReadyFleet::all().iter().map(|ready| ready.id.clone()).collect()
    } else {
        arguments.fleets.clone()
    }
}

/// What a file holds of the same study; a file of another one is left alone.
fn kept(file: &Path, fresh: Matrix) -> Result<Matrix, Failure> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(fresh),
        Err(error) => return Err(Failure::unreadable(file, &error)),
    };
    let kept = serde_json::from_str(&text).ok();
    kept.and_then(|kept| fresh.go_on_from(&kept))
        .ok_or_else(|| Failure::new(Sentence::new("fleet-matrix-other").with("file", shown(file))))
}

/// Plays pair by pair; what is done is kept at once.
fn play_missing(
    matrix: &mut Matrix,
    specs: &[FleetSpec],
    bot: BotSpec,
    arguments: &MatrixArguments,
) -> Result<(), Failure> {
    let jobs = arguments.jobs.unwrap_or(seating::threads().get() as usize);
    let missing: Vec<(usize, usize)> = matrix.missing().collect();
    let bar = progress_bar(missing.len() as u64);
    for pair in missing {
        let fleets = vec![specs[pair.0].clone(), specs[pair.1].clone()];
        let played = matrix
            .play::<FleetCommander>(pair, Setup::battle(fleets), bot, jobs, &FleetKnowledge)
            .map_err(tournament_failure)?;
        matrix.pairs.push(played);
        if let Some(file) = &arguments.results {
            write_file(file, &json(matrix))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

fn json(matrix: &Matrix) -> String {
    serde_json::to_string(matrix).expect("a matrix holds only what JSON can say")
}

fn write_file(file: &Path, text: &str) -> Result<(), Failure> {
    tui::save::write_whole(file, text).map_err(|error| Failure::unwritable(file, &error))
}

/// The fleets, from the strongest to the weakest.
fn ranking(matrix: &Matrix, words: &Words) -> String {
    let mut means: Vec<(f64, &String)> = (0..matrix.sides.len())
        .filter_map(|row| Some((matrix.mean(row)?, &matrix.sides[row])))
        .collect();
    means.sort_by(|one, other| other.0.total_cmp(&one.0));
    let line = |(mean, side): &(f64, &String)| {
        let share = super::sim::percent(*mean, words);
        let sentence = Sentence::new("fleet-matrix-mean").with("share", share);
        format!("{}\n", words.say(&sentence.with("fleet", name(side, words)), &[]))
    };
    means.iter().map(line).collect()
}

/// A ready-made fleet by its name, another one as it was written.
fn name(side: &str, words: &Words) -> String {
    let ready = ReadyFleet::find(side).and_then(|ready| words.text(&ready.key()));
    ready.unwrap_or_else(|| side.to_owned())
}

fn captions(matrix: &Matrix, words: &Words) -> GridCaptions {
    let caption = |key| words.say(&Sentence::new(key), &[]);
    let subtitle = Sentence::new("fleet-matrix-subtitle")
        .with("games", matrix.games)
        .with("bot", matrix.bot.clone())
        .with("seed", matrix.seed.to_string());
    GridCaptions {
        title: caption("fleet-matrix-title"),
        subtitle: words.say(&subtitle, &[]),
        mean: caption("fleet-matrix-average"),
        sides: matrix.sides.iter().map(|side| name(side, words)).collect(),
    }
}

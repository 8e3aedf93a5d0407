//! Space Alert on the command line.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use alert::{Alert, DeckColour, FileError, MissionFile, Setup};
use kernel::{Play, Sentence, Value};
use words::Words;

use super::{Game, expect_none, log_book};
use crate::arguments::SetupArguments;
use crate::failure::{Failure, shown};
use crate::saves;

impl Game for Alert {
    type Knowledge = bots::CrewKnowledge;
    const CLAUSES: &'static str = "SA";

    fn knowledge() -> Self::Knowledge {
        bots::CrewKnowledge::default()
    }

    fn setup(asked: &SetupArguments, seats: Option<u8>) -> Result<Setup, Failure> {
        expect_none::<Self>(&asked.of_fleet_commander())?;
        expect_none::<Self>(&asked.of_quantum())?;
        expect_unnamed_campaign(asked)?;
        let usual = Setup::new(seats.unwrap_or(1));
        let mission = asked.alert.mission.clone().unwrap_or_else(|| usual.mission.clone());
        let written = written_mission(&mission)?;
        Ok(Setup {
            mission: written.as_ref().map_or(mission, |(title, _)| title.clone()),
            file: written.map(|(_, text)| text),
            common: colour(asked.alert.common.as_deref()),
            serious: colour(asked.alert.serious.as_deref()),
            five: asked.alert.five,
            campaign: asked.alert.campaign.is_some(),
            clock: !asked.alert.untimed,
            ..usual
        })
    }

    fn contradiction(asked: &SetupArguments, setup: &Setup) -> Option<&'static str> {
        let differs = |asked: &Option<String>, played: DeckColour| {
            asked.is_some() && colour(asked.as_deref()) != played
        };
        match asked {
            asked if asked.alert.mission.as_ref().is_some_and(|it| is_other(it, setup)) => {
                Some("--mission")
            }
            asked if differs(&asked.alert.common, setup.common) => Some("--common"),
            asked if differs(&asked.alert.serious, setup.serious) => Some("--serious"),
            asked if asked.alert.five && !setup.five => Some("--five"),
            asked if asked.alert.campaign.is_some() && !setup.campaign => Some("--campaign"),
            asked if asked.alert.untimed && setup.clock => Some("--untimed"),
            _ => None,
        }
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn without_clock(setup: Setup) -> Setup {
        Setup { clock: false, ..setup }
    }

    /// Every mission is entered in the ship's log, one line each; training is not
    /// (`SA-LOG-02`, `SA-LOG-04`).
    fn afterwards(play: &Play<Self>) -> Result<Option<Sentence>, Failure> {
        let state = play.state();
        let Some(report) = state.report() else { return Ok(None) };
        if state.log_lines().is_empty() {
            return Ok(alert::advice(report));
        }
        // Only crews with somebody in them keep a log.
        if play.record().players.iter().all(|player| player.kind != "human") {
            return Ok(None);
        }
        let file = log_file()?;
        let book = read_log(&file)?;
        tui::save::write_whole(&file, &log_book::with_entry(&book, play))
            .map_err(|error| Failure::unwritable(&file, &error))?;
        let sentence = Sentence::new("alert-log-kept").with("file", file.display().to_string());
        Ok(Some(sentence))
    }

    fn setting(setup: &Setup) -> Value {
        if setup.file.is_some() {
            return Value::from(setup.mission.clone());
        }
        Value::message(match setup.mission.as_str() {
            kind
            @ ("test-run" | "simulation" | "advanced-simulation" | "mission" | "generated") => {
                format!("alert-level-{kind}")
            }
            script => format!("alert-script-{}", script.to_lowercase()),
        })
    }
}

/// A campaign of Space Alert is one game, kept in one record: it needs no name.
fn expect_unnamed_campaign(asked: &SetupArguments) -> Result<(), Failure> {
    match asked.alert.campaign.as_deref() {
        None | Some("") => Ok(()),
        Some(name) => Err(Failure::new(
            Sentence::new("alert-cli-campaign-name").with("name", name.to_owned()),
        )),
    }
}

/// The title and the text of a mission file, if that is what was asked for.
fn written_mission(mission: &str) -> Result<Option<(String, String)>, Failure> {
    let file = Path::new(mission);
    if file.extension().is_none_or(|it| it != "toml") {
        return Ok(None);
    }
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    let read = MissionFile::read(&text).map_err(|errors| broken(file, errors))?;
    let stem = || file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let title = read.title.or_else(stem).unwrap_or_default();
    Ok(Some((title, text)))
}

/// The first thing that is wrong with a mission file, with its line.
fn broken(file: &Path, errors: Vec<FileError>) -> Failure {
    let first = errors.into_iter().next();
    let line = first.as_ref().map_or(1, |error| error.line as u32);
    let what = Sentence::new("alert-mission-file").with("file", shown(file)).with("line", line);
    let sentences = std::iter::once(what).chain(first.map(|error| error.sentence)).collect();
    Failure::Told { sentences, refusal: None }
}

/// Whether a set-up is not the mission that was asked for.
fn is_other(asked: &str, setup: &Setup) -> bool {
    match written_mission(asked) {
        Ok(Some((_, text))) => setup.file.as_ref() != Some(&text),
        Ok(None) | Err(_) => asked != setup.mission,
    }
}

/// A word that is no colour is as good as none: the usual is white.
fn colour(word: Option<&str>) -> DeckColour {
    let named = |choice: &DeckColour| Some(choice.word()) == word;
    DeckColour::ALL.into_iter().find(named).unwrap_or_default()
}

/// The ship's log, all of it, in words.
pub(crate) fn log(words: &Words) -> Result<String, Failure> {
    Ok(log_book::shown(&read_log(&log_file()?)?, words))
}

fn read_log(file: &Path) -> Result<String, Failure> {
    match fs::read_to_string(file) {
        Ok(book) => Ok(book),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(Failure::unreadable(file, &error)),
    }
}

fn log_file() -> Result<PathBuf, Failure> {
    let folder = saves::folder()?;
    fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
    Ok(folder.with_file_name("alert-log.txt"))
}

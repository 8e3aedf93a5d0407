//! Space Alert on the command line.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use alert::{Alert, DeckColour, FileError, MissionFile, Setup};
use clap::Args;
use kernel::{Play, Sentence};
use words::Words;

use super::{Options, log_book};
use crate::failure::{Failure, shown};
use crate::saves;

/// What a mission of Space Alert is set up from.
#[derive(Debug, Args)]
pub(super) struct CrewOptions {
    #[arg(long, value_name = "ID")]
    mission: Option<String>,
    #[arg(long, value_name = "COLOUR", value_parser = ["white", "yellow", "mixed"])]
    common: Option<String>,
    #[arg(long, value_name = "COLOUR", value_parser = ["white", "yellow", "mixed"])]
    serious: Option<String>,
    #[arg(long)]
    five: bool,
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "")]
    campaign: Option<String>,
    #[arg(long)]
    untimed: bool,
}

impl Options<Alert> for CrewOptions {
    fn setup(&self, seats: Option<u8>, _luck: u64) -> Result<Setup, Failure> {
        self.expect_unnamed_campaign()?;
        let usual = Setup::new(seats.unwrap_or(1));
        let mission = self.mission.clone().unwrap_or_else(|| usual.mission.clone());
        let written = written_mission(&mission)?;
        Ok(Setup {
            mission: written.as_ref().map_or(mission, |(title, _)| title.clone()),
            file: written.map(|(_, text)| text),
            common: colour(self.common.as_deref()),
            serious: colour(self.serious.as_deref()),
            five: self.five,
            campaign: self.campaign.is_some(),
            clock: !self.untimed,
            ..usual
        })
    }

    fn contradiction(&self, setup: &Setup) -> Option<String> {
        let differs = |asked: &Option<String>, played: DeckColour| {
            asked.is_some() && colour(asked.as_deref()) != played
        };
        let is_other = self.mission.as_ref().is_some_and(|mission| is_other(mission, setup));
        let given = [
            ("--mission", is_other),
            ("--common", differs(&self.common, setup.common)),
            ("--serious", differs(&self.serious, setup.serious)),
            ("--five", self.five && !setup.five),
            ("--campaign", self.campaign.is_some() && !setup.campaign),
            ("--untimed", self.untimed && setup.clock),
        ];
        given.into_iter().find(|(_, differs)| *differs).map(|(option, _)| option.to_owned())
    }

    fn stops_clock(&self) -> Option<&'static str> {
        self.untimed.then_some("--untimed")
    }

    /// Every mission is entered in the ship's log, one line each; training is not
    /// (`SA-LOG-02`, `SA-LOG-04`).
    fn afterwards(play: &Play<Alert>) -> Result<Option<Sentence>, Failure> {
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
}

impl CrewOptions {
    /// A campaign of Space Alert is one game, kept in one record: it needs no name.
    fn expect_unnamed_campaign(&self) -> Result<(), Failure> {
        match self.campaign.as_deref() {
            None | Some("") => Ok(()),
            Some(name) => Err(Failure::new(
                Sentence::new("alert-cli-campaign-name").with("name", name.to_owned()),
            )),
        }
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

//! Space Alert on the command line, and the ship's log on disk.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use alert::{Alert, Choice, LogLine, Setup};
use kernel::{Play, Sentence, Value};

use super::Game;
use crate::arguments::SetupArguments;
use crate::failure::Failure;
use crate::saves;

impl Game for Alert {
    type Knowledge = bots::Ignorant;
    const KNOWLEDGE: Self::Knowledge = bots::Ignorant;
    const HAS_BOTS: bool = false;
    const CLAUSES: &'static str = "SA";

    fn setup(asked: &SetupArguments, seats: Option<u8>) -> Result<Setup, Failure> {
        let usual = Setup::new(seats.unwrap_or(1));
        Ok(Setup {
            mission: asked.alert.mission.clone().unwrap_or(usual.mission.clone()),
            common: colour(asked.alert.common.as_deref()),
            serious: colour(asked.alert.serious.as_deref()),
            five: asked.alert.five,
            campaign: asked.alert.campaign.is_some(),
            clock: !asked.alert.untimed,
            ..usual
        })
    }

    fn contradiction(asked: &SetupArguments, setup: &Setup) -> Option<&'static str> {
        let differs = |asked: &Option<String>, played: Choice| {
            asked.is_some() && colour(asked.as_deref()) != played
        };
        match asked {
            asked if asked.alert.mission.as_ref().is_some_and(|it| *it != setup.mission) => {
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
        let (script, choices) = (state.soundtrack_id().to_owned(), state.settled().choices);
        let line = LogLine::new(today(), script, choices, state.mission(), report);
        let Some(line) = line else { return Ok(alert::advice(report)) };
        let file = log_file()?;
        let entry = written(&line, play);
        let kept = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&file)
            .and_then(|mut book| writeln!(book, "{entry}"));
        kept.map_err(|error| Failure::unwritable(&file, &error))?;
        let sentence = Sentence::new("alert-log-kept").with("file", file.display().to_string());
        Ok(Some(sentence))
    }

    fn setting(setup: &Setup) -> Value {
        Value::message(match setup.mission.as_str() {
            kind @ ("test-run" | "simulation" | "advanced-simulation" | "mission") => {
                format!("alert-level-{kind}")
            }
            script => format!("alert-script-{}", script.to_lowercase()),
        })
    }
}

/// A word that is no colour is as good as none: the usual is white.
fn colour(word: Option<&str>) -> Choice {
    let named = |choice: &Choice| Some(choice.word()) == word;
    Choice::ALL.into_iter().find(named).unwrap_or_default()
}

fn log_file() -> Result<PathBuf, Failure> {
    let folder = saves::folder()?;
    fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
    Ok(folder.with_file_name("alert-log.txt"))
}

/// Crew, date, soundtrack, colours, and the points in the columns of the log.
fn written(line: &LogLine, play: &Play<Alert>) -> String {
    let crew: Vec<&str> = play.record().players.iter().map(|it| it.name.as_str()).collect();
    let points = match (&line.points, &line.lost_to) {
        (Some(points), _) => format!(
            "{:+} {:+} {:+} {:+} = {}",
            points.survived,
            points.destroyed,
            points.penalties,
            points.visual,
            line.total().unwrap_or_default()
        ),
        (None, Some(code)) => format!("lost: {code}"),
        (None, None) => "lost".to_owned(),
    };
    let (common, serious) = (line.choices.common.mark(), line.choices.serious.mark());
    let crew = play.state().settled().crew_line(&crew, "android");
    format!("{} {} {common} {serious} ({crew}) {points}", line.date, line.script)
}

/// The date in Greenwich, as 2026-11-16.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
    let (year, month, day) = civil((seconds / 86_400) as i64);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of a day counted from the first of January 1970. Years are counted from
/// March, so that the leap day is the last of its year.
const fn civil(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let era = day / 146_097;
    let of_era = day % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (year + era * 400 + next, month, date)
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_773), (2026, 11, 16));
    }
}

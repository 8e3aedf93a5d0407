//! The scripts: what the ship's computer announces, and when (`SA-ANN-01` to `SA-ANN-15`).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::level::Level;
use crate::mission::Lane;
use crate::ship::Zone;
use crate::threat::Severity;
use crate::track::Track;
use crate::turn::{Number, Phase};

/// A soundtrack: the announcements of one test run, simulation or mission.
///
/// ```
/// use alert::{Level, Script};
///
/// let script = Script::find("S2-1").expect("the first mission");
/// assert_eq!(script.level, Level::Mission);
/// assert_eq!(script.threat_level(), 8);
/// assert_eq!(script.end_ms(), 600_000);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// `S1-1` to `S2-8` for the official ones.
    pub id: String,
    pub level: Level,
    /// In the order of their times; the last one ends the last phase.
    pub announcements: Vec<Announcement>,
    /// The tracks of red, white and blue, where the script fixes them.
    pub tracks: Option<[Track; 3]>,
    /// The codes of the threats in the order of their announcements, where the script fixes them.
    pub threats: Vec<String>,
}

/// One announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announcement {
    /// Since the start.
    pub at_ms: u32,
    pub news: News,
}

/// What is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    Threat(ThreatCall),
    IncomingData,
    /// Starts the countdown; cards change hands until the beep.
    DataTransfer,
    CommunicationsDown {
        for_ms: u32,
    },
    PhaseEnds(Phase),
}

/// "Time T+n. Serious threat. Zone red."
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ThreatCall {
    pub number: Number,
    pub severity: Severity,
    pub lane: Lane,
    /// Concerns a crew of five only (`SA-ANN-05`).
    pub unconfirmed: bool,
}

impl Script {
    /// The sixteen official scripts.
    pub fn all() -> &'static [Self] {
        &SCRIPTS
    }

    pub fn find(id: &str) -> Option<&'static Self> {
        Self::all().iter().find(|script| script.id == id)
    }

    pub fn threat_calls(&self) -> impl Iterator<Item = ThreatCall> {
        self.announcements.iter().filter_map(|announcement| match announcement.news {
            News::Threat(call) => Some(call),
            News::IncomingData
            | News::DataTransfer
            | News::CommunicationsDown { .. }
            | News::PhaseEnds(_) => None,
        })
    }

    /// The threat calls that concern a crew of this size (`SA-ANN-05`, `SA-ANN-06`).
    pub fn threat_calls_for(&self, crew: u8) -> impl Iterator<Item = ThreatCall> {
        self.threat_calls().filter(move |call| !call.unconfirmed || crew == 5)
    }

    /// Common threats count 1, serious ones 2, unconfirmed ones included.
    pub fn threat_level(&self) -> u8 {
        self.threat_calls()
            .map(|call| match call.severity {
                Severity::Common => 1,
                Severity::Serious => 2,
            })
            .sum()
    }

    /// When the action round ends.
    pub fn end_ms(&self) -> u32 {
        self.announcements.last().map_or(0, |last| last.at_ms)
    }
}

/// A script as it stands in the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptSource {
    id: String,
    level: Level,
    #[serde(default)]
    threats: Vec<String>,
    tracks: Option<[Track; 3]>,
    announcements: Vec<AnnouncementSource>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct AnnouncementSource {
    at: u32,
    threat: Option<u8>,
    internal_threat: Option<u8>,
    zone: Option<Zone>,
    serious: bool,
    unconfirmed: bool,
    data: Option<Data>,
    communications_down: Option<u32>,
    end_of_phase: Option<u8>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Data {
    Incoming,
    Transfer,
}

impl AnnouncementSource {
    fn read(&self) -> Option<Announcement> {
        let severity = if self.serious { Severity::Serious } else { Severity::Common };
        let call = |number, lane| {
            let number = Number::new(number)?;
            let unconfirmed = self.unconfirmed;
            Some(News::Threat(ThreatCall { number, severity, lane, unconfirmed }))
        };
        let news = match self {
            Self { threat: Some(number), zone: Some(zone), .. } => {
                call(*number, Lane::External(*zone))?
            }
            Self { internal_threat: Some(number), .. } => call(*number, Lane::Internal)?,
            Self { data: Some(Data::Incoming), .. } => News::IncomingData,
            Self { data: Some(Data::Transfer), .. } => News::DataTransfer,
            Self { communications_down: Some(seconds), .. } => {
                News::CommunicationsDown { for_ms: seconds * 1000 }
            }
            Self { end_of_phase: Some(phase), .. } => {
                News::PhaseEnds(*Phase::ALL.get(usize::from(*phase) - 1)?)
            }
            _ => return None,
        };
        Some(Announcement { at_ms: self.at * 1000, news })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptFile {
    script: Vec<ScriptSource>,
}

static SCRIPTS: LazyLock<Vec<Script>> = LazyLock::new(|| {
    let file: ScriptFile = toml::from_str(include_str!("../data/scripts.toml"))
        .expect("the scripts that ship with the program are read by a test");
    file.script
        .into_iter()
        .map(|source| Script {
            id: source.id,
            level: source.level,
            announcements: source
                .announcements
                .iter()
                .map(|row| row.read().expect("the scripts that ship with the program are sound"))
                .collect(),
            tracks: source.tracks,
            threats: source.threats,
        })
        .collect()
});

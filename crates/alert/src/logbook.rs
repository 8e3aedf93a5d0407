//! The ship's log: one line a mission (`SA-LOG-01` to `SA-LOG-04`).

use kernel::{Refusal, Sentence};
use serde::{Deserialize, Serialize};

use crate::level::Level;
use crate::mission::Mission;
use crate::report::{Report, Score};
use crate::threat::{Difficulty, Severity};

/// Which colour of cards is in a deck (`SA-SETUP-01`).
///
/// ```
/// use alert::{DeckColour, Difficulty};
///
/// assert!(DeckColour::Mixed.includes(Difficulty::Yellow));
/// assert_eq!(DeckColour::Mixed.mark(), "1+2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AlertDeckColour"))]
pub enum DeckColour {
    #[default]
    White,
    Yellow,
    Mixed,
}

impl DeckColour {
    pub const ALL: [Self; 3] = [Self::White, Self::Yellow, Self::Mixed];

    pub const fn includes(self, difficulty: Difficulty) -> bool {
        match difficulty {
            Difficulty::White => matches!(self, Self::White | Self::Mixed),
            Difficulty::Yellow => matches!(self, Self::Yellow | Self::Mixed),
        }
    }

    /// How it is typed.
    pub const fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Mixed => "mixed",
        }
    }

    /// How the log writes it (`SA-LOG-02`).
    pub const fn mark(self) -> &'static str {
        match self {
            Self::White => "1",
            Self::Yellow => "2",
            Self::Mixed => "1+2",
        }
    }
}

/// What was chosen for common and for serious threats; external and internal ones of the same
/// severity share a choice (`SA-SETUP-01`, `SA-SETUP-02`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AlertDeckColours"))]
pub struct DeckColours {
    pub common: DeckColour,
    pub serious: DeckColour,
}

impl DeckColours {
    /// Training knows only white threats (`SA-LESSON-11`).
    pub fn expect_for(self, level: Level) -> Result<(), Refusal> {
        if level == Level::Mission || self == Self::default() {
            return Ok(());
        }
        Err(Refusal::new("SA-LESSON-11", Sentence::new("refusal-alert-training-white")))
    }

    pub const fn of(self, severity: Severity) -> DeckColour {
        match severity {
            Severity::Common => self.common,
            Severity::Serious => self.serious,
        }
    }
}

/// One line of the log.
///
/// ```
/// use alert::{DeckColours, LogLine};
///
/// let line = LogLine {
///     date: "2026-11-16".into(),
///     script: "S2-3".into(),
///     choices: DeckColours::default(),
///     points: None,
///     lost_to: Some("SE1-02".into()),
/// };
/// assert_eq!(line.total(), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    pub date: String,
    /// The soundtrack.
    pub script: String,
    pub choices: DeckColours,
    /// None for a mission that was lost (`SA-LOG-03`).
    pub points: Option<LogPoints>,
    /// The code of the threat that ended it.
    pub lost_to: Option<String>,
}

/// The columns of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogPoints {
    pub survived: i16,
    pub destroyed: i16,
    pub penalties: i16,
    pub visual: i16,
}

impl From<Score> for LogPoints {
    fn from(score: Score) -> Self {
        Self {
            survived: score.survived,
            destroyed: score.destroyed,
            penalties: score.penalties(),
            visual: score.visual,
        }
    }
}

impl LogLine {
    /// The line of a mission; training is not logged (`SA-LOG-04`).
    pub fn new(
        date: String,
        script: String,
        choices: DeckColours,
        mission: &Mission,
        report: &Report,
    ) -> Option<Self> {
        if report.level != Level::Mission {
            return None;
        }
        let culprit = report.loss().and_then(|loss| mission.arrival(loss.by));
        Some(Self {
            date,
            script,
            choices,
            points: report.score().map(LogPoints::from),
            lost_to: culprit.map(|arrival| arrival.threat.code.clone()),
        })
    }

    pub fn total(&self) -> Option<i16> {
        let points = self.points?;
        Some(points.survived + points.destroyed + points.penalties + points.visual)
    }
}

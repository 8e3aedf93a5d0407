//! What the computer says and when: a script with its warnings, beeps and countdowns spelt out.

use std::sync::Arc;

use kernel::chance::Chance;
use serde::Serialize;

use crate::level::Level;
use crate::script::{News, Script, ThreatCall};
use crate::threat::Threat;
use crate::track::Track;
use crate::turn::Phase;

/// From the announcement of a data transfer to the beep.
pub const TRANSFER_MS: u32 = 10_000;

/// How long before the end of a phase it is announced (`SA-ANN-13`, `SA-ANN-14`).
const WARNINGS_S: [u8; 3] = [60, 20, 5];

/// Where a game's announcements come from. This is the only place that knows: written and
/// generated missions end in a [`Script`] as well, and need one more kind here.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Source {
    /// Chance picks a script of this level, and nobody knows which (`SA-SETUP-08`).
    Secret(Level),
    Known(&'static Script),
}

impl Source {
    pub(super) fn find(name: &str) -> Option<Self> {
        let secret = match name {
            "test-run" => Some(Level::TestRun),
            "simulation" => Some(Level::Simulation),
            "advanced-simulation" => Some(Level::AdvancedSimulation),
            "mission" => Some(Level::Mission),
            _ => None,
        };
        secret.map(Self::Secret).or_else(|| Script::find(name).map(Self::Known))
    }

    pub(super) const fn level(self) -> Level {
        match self {
            Self::Secret(level) => level,
            Self::Known(script) => script.level,
        }
    }

    pub(super) fn pick(self, chance: &mut impl Chance) -> Arc<Soundtrack> {
        match self {
            Self::Known(script) => Arc::new(Soundtrack::of(script)),
            Self::Secret(level) => {
                let scripts: Vec<_> = scripts_of(level).collect();
                let chosen = chance.below(scripts.len() as u32) as usize;
                Arc::new(Soundtrack::of(scripts[chosen]))
            }
        }
    }

    /// Another soundtrack that begins like this one, as far as it was heard.
    pub(super) fn pick_like(
        self,
        heard: &Arc<Soundtrack>,
        until_ms: u32,
        chance: &mut impl Chance,
    ) -> Arc<Soundtrack> {
        let Self::Secret(level) = self else { return Arc::clone(heard) };
        let mut alike: Vec<_> = scripts_of(level)
            .map(Soundtrack::of)
            .filter(|other| other.begins_like(heard, until_ms))
            .collect();
        let chosen = chance.below(alike.len() as u32) as usize;
        Arc::new(alike.swap_remove(chosen))
    }
}

fn scripts_of(level: Level) -> impl Iterator<Item = &'static Script> {
    Script::all().iter().filter(move |script| script.level == level)
}

/// Everything that will be said.
#[derive(Debug, Clone, PartialEq)]
pub struct Soundtrack {
    pub id: String,
    /// In the order of their times.
    pub cues: Vec<Cue>,
    /// The tracks of red, white and blue, where they are fixed.
    pub tracks: Option<[Track; 3]>,
    /// The threats in the order of their announcements, where they are fixed.
    pub threats: Vec<&'static Threat>,
}

/// One thing that is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Cue {
    /// Since the alarm.
    pub at_ms: u32,
    pub says: Says,
}

/// What the computer says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Says {
    Threat(ThreatCall),
    IncomingData,
    TransferBegins,
    /// The beep.
    TransferEnds,
    CommunicationsDown,
    CommunicationsRestored,
    /// So many seconds are left of a phase.
    Warning {
        phase: Phase,
        seconds: u8,
    },
    PhaseEnds(Phase),
}

impl Soundtrack {
    pub fn of(script: &Script) -> Self {
        let mut cues = Vec::new();
        for announcement in &script.announcements {
            add_cues(&mut cues, announcement.at_ms, announcement.news);
        }
        cues.sort_by_key(|cue| cue.at_ms);
        let threats = script.threats.iter().filter_map(|code| Threat::find(code)).collect();
        Self { id: script.id.clone(), cues, tracks: script.tracks, threats }
    }

    fn begins_like(&self, other: &Self, until_ms: u32) -> bool {
        let heard = |track: &'_ Self| {
            track.cues.iter().take_while(|cue| cue.at_ms <= until_ms).copied().collect::<Vec<_>>()
        };
        self.tracks == other.tracks && self.threats == other.threats && heard(self) == heard(other)
    }
}

fn add_cues(cues: &mut Vec<Cue>, at_ms: u32, news: News) {
    let mut add = |at_ms, says| cues.push(Cue { at_ms, says });
    match news {
        News::Threat(call) => add(at_ms, Says::Threat(call)),
        News::IncomingData => add(at_ms, Says::IncomingData),
        News::DataTransfer => {
            add(at_ms, Says::TransferBegins);
            add(at_ms + TRANSFER_MS, Says::TransferEnds);
        }
        News::CommunicationsDown { for_ms } => {
            add(at_ms, Says::CommunicationsDown);
            add(at_ms + for_ms, Says::CommunicationsRestored);
        }
        News::PhaseEnds(phase) => {
            for seconds in WARNINGS_S {
                let before_ms = u32::from(seconds) * 1000;
                add(at_ms.saturating_sub(before_ms), Says::Warning { phase, seconds });
            }
            add(at_ms, Says::PhaseEnds(phase));
        }
    }
}

//! What the computer says and when: a script with its warnings, beeps and countdowns spelt out.

use serde::Serialize;

use crate::mission::{Condition, Pile};
use crate::script::{Announcement, News, Script, ThreatCall};
use crate::threat::Threat;
use crate::track::Track;
use crate::turn::Phase;

/// From the announcement of a data transfer to the beep.
pub const TRANSFER_MS: u32 = 10_000;

/// How long before the end of a phase it is announced (`SA-ANN-13`, `SA-ANN-14`).
const WARNINGS_S: [u8; 3] = [60, 20, 5];

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
    /// The track of internal threats, where it is fixed.
    pub internal_track: Option<Track>,
    /// The damage tiles that each zone draws first, where they are fixed.
    pub tiles: [Pile; 3],
    /// What is broken at the start.
    pub condition: Condition,
    /// The script that all this comes from.
    pub(super) announcements: Vec<Announcement>,
}

/// One thing that is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Cue {
    /// Since the alarm.
    pub at_ms: u32,
    pub says: Says,
}

/// What the computer says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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
        // When the phase began that is announced to end next.
        let mut begun_ms = 0;
        for announcement in &script.announcements {
            add_cues(&mut cues, announcement.at_ms, announcement.news, begun_ms);
            if let News::PhaseEnds(_) = announcement.news {
                begun_ms = announcement.at_ms;
            }
        }
        cues.sort_by_key(|cue| cue.at_ms);
        let threats = script.threats.iter().filter_map(|code| Threat::find(code)).collect();
        Self {
            id: script.id.clone(),
            cues,
            tracks: script.tracks,
            threats,
            internal_track: None,
            tiles: [const { Pile::new_const() }; 3],
            condition: Condition::AS_NEW,
            announcements: script.announcements.clone(),
        }
    }

    pub(super) fn begins_like(&self, other: &Self, until_ms: u32) -> bool {
        let heard = |track: &'_ Self| {
            track.cues.iter().take_while(|cue| cue.at_ms <= until_ms).copied().collect::<Vec<_>>()
        };
        self.tracks == other.tracks && self.threats == other.threats && heard(self) == heard(other)
    }
}

fn add_cues(cues: &mut Vec<Cue>, at_ms: u32, news: News, begun_ms: u32) {
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
                let warned_ms = at_ms.saturating_sub(u32::from(seconds) * 1000);
                // A phase that is shorter than that is not warned of before it begins.
                if warned_ms > begun_ms {
                    add(warned_ms, Says::Warning { phase, seconds });
                }
            }
            add(at_ms, Says::PhaseEnds(phase));
        }
    }
}

//! Where a game's announcements come from: a script of the game, a new one, or a mission file.

use std::sync::Arc;

use kernel::chance::Chance;

use super::soundtrack::Soundtrack;
use crate::level::Level;
use crate::mission::MissionFile;
use crate::script::{Announcement, News, Script};

/// The name of a mission that is made up when the game starts.
const GENERATED: &str = "generated";

/// This is the only place that knows: everything ends in a [`Soundtrack`].
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Source {
    /// Chance picks a script of this level, and nobody knows which (`SA-SETUP-08`).
    Secret(Level),
    Known(&'static Script),
    /// Chance makes a mission like the official ones.
    Generated,
    /// From a mission file.
    Written(Arc<Soundtrack>, Level),
}

impl Source {
    pub(super) fn find(name: &str) -> Option<Self> {
        match name {
            "test-run" => Some(Self::Secret(Level::TestRun)),
            "simulation" => Some(Self::Secret(Level::Simulation)),
            "advanced-simulation" => Some(Self::Secret(Level::AdvancedSimulation)),
            "mission" => Some(Self::Secret(Level::Mission)),
            GENERATED => Some(Self::Generated),
            id => Script::find(id).map(Self::Known),
        }
    }

    /// The mission of a file, as a crew of this size meets it; none if the file has no times.
    pub(super) fn of_file(file: MissionFile, crew: u8) -> Option<Self> {
        let file = file.confirmed_for(crew);
        let mut soundtrack = Soundtrack::of(&file.script()?);
        soundtrack.internal_track = file.internal_track;
        soundtrack.tiles = file.tiles;
        soundtrack.condition = file.condition;
        Some(Self::Written(Arc::new(soundtrack), file.level))
    }

    pub(super) const fn level(&self) -> Level {
        match self {
            Self::Secret(level) | Self::Written(_, level) => *level,
            Self::Known(script) => script.level,
            Self::Generated => Level::Mission,
        }
    }

    pub(super) fn pick(&self, chance: &mut impl Chance) -> Arc<Soundtrack> {
        match self {
            Self::Known(script) => Arc::new(Soundtrack::of(script)),
            Self::Written(soundtrack, _) => Arc::clone(soundtrack),
            Self::Generated => Arc::new(Soundtrack::of(&Script::generate(GENERATED, chance))),
            Self::Secret(level) => {
                let scripts: Vec<_> = scripts_of(*level).collect();
                let chosen = chance.below(scripts.len() as u32) as usize;
                Arc::new(Soundtrack::of(scripts[chosen]))
            }
        }
    }

    /// Another soundtrack that begins like this one, as far as it was heard.
    pub(super) fn pick_like(
        &self,
        heard: &Arc<Soundtrack>,
        until_ms: u32,
        chance: &mut impl Chance,
    ) -> Arc<Soundtrack> {
        match self {
            Self::Known(_) | Self::Written(..) => Arc::clone(heard),
            Self::Generated => Arc::new(go_on_otherwise(heard, until_ms, chance)),
            Self::Secret(level) => {
                let mut alike: Vec<_> = scripts_of(*level)
                    .map(Soundtrack::of)
                    .filter(|other| other.begins_like(heard, until_ms))
                    .collect();
                let chosen = chance.below(alike.len() as u32) as usize;
                Arc::new(alike.swap_remove(chosen))
            }
        }
    }
}

fn scripts_of(level: Level) -> impl Iterator<Item = &'static Script> {
    Script::all().iter().filter(move |script| script.level == level)
}

/// A made-up mission whose rest comes in another order: what was to be announced from now on
/// changes places with its like, so that what is left of a mission stays one.
fn go_on_otherwise(heard: &Soundtrack, until_ms: u32, chance: &mut impl Chance) -> Soundtrack {
    let mut announcements = heard.announcements.clone();
    let is_open = |it: &Announcement| it.at_ms > until_ms;
    let first = announcements.iter().position(is_open).unwrap_or(announcements.len());
    let rest = &mut announcements[first..];
    let is_data = |news: News| matches!(news, News::IncomingData | News::DataTransfer);
    let mut data: Vec<News> = rest.iter().map(|it| it.news).filter(|it| is_data(*it)).collect();
    let mut calls: Vec<News> =
        rest.iter().map(|it| it.news).filter(|it| matches!(it, News::Threat(_))).collect();
    chance.shuffle(&mut data);
    // The numbers stay in their order; what comes with them does not.
    let mut lanes = calls.clone();
    chance.shuffle(&mut lanes);
    for (call, other) in calls.iter_mut().zip(lanes) {
        if let (News::Threat(call), News::Threat(other)) = (call, other) {
            (call.severity, call.lane, call.unconfirmed) =
                (other.severity, other.lane, other.unconfirmed);
        }
    }
    let (mut data, mut calls) = (data.into_iter(), calls.into_iter());
    for announcement in rest {
        announcement.news = match announcement.news {
            News::IncomingData | News::DataTransfer => data.next().unwrap_or(announcement.news),
            News::Threat(_) => calls.next().unwrap_or(announcement.news),
            other @ (News::CommunicationsDown { .. } | News::PhaseEnds(_)) => other,
        };
    }
    let script = Script {
        id: heard.id.clone(),
        level: Level::Mission,
        announcements,
        tracks: heard.tracks,
        threats: Vec::new(),
    };
    Soundtrack::of(&script)
}

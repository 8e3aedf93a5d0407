//! How a mission ended, and what it is worth (`SA-SCORE-01` to `SA-SCORE-13`).

use serde::Serialize;

use crate::crew::MemberSet;
use crate::event::Loss;
use crate::level::Level;
use crate::mission::Mission;
use crate::resolve::{Status, WINDOW_POINTS};
use crate::situation::{Fate, Situation};
use crate::tile::TileSet;
use crate::turn::Number;

/// What is left after the resolution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Report {
    pub level: Level,
    pub status: Status,
    /// Where each number's threat ended; [`Fate::OnTrack`] is one left behind.
    pub fates: [Fate; Number::MOST],
    /// By zone.
    pub damage: [u8; 3],
    /// By zone; none in a test run.
    pub tiles: [TileSet; 3],
    pub knocked_out: MemberSet,
    pub disabled_squads: u8,
    /// The most players at the window in one turn of each phase.
    pub confirmed: [u8; 3],
    /// The points of the Captain's pile.
    pub points_destroyed: i16,
    /// The points of the Communications Officer's pile.
    pub points_survived: i16,
}

impl Report {
    pub(crate) fn new(mission: &Mission, now: &Situation, status: Status) -> Self {
        let (mut points_destroyed, mut points_survived) = (0, 0);
        for (number, arrival) in mission.arrivals() {
            match now.foe(number).fate {
                Fate::Destroyed => points_destroyed += i16::from(arrival.threat.points_destroyed),
                Fate::Survived => points_survived += i16::from(arrival.threat.points_survived),
                // What is still on a track at the jump counts nothing (`SA-SCORE-04`).
                Fate::Coming | Fate::OnTrack => {}
            }
        }
        Self {
            level: mission.level,
            status,
            fates: now.foes.map(|foe| foe.fate),
            damage: now.zones.map(|hull| hull.damage),
            tiles: now.zones.map(|hull| hull.tiles),
            knocked_out: now.knocked_out(),
            disabled_squads: now.disabled_squads(),
            confirmed: now.confirmed,
            points_destroyed,
            points_survived,
        }
    }

    /// Whether the ship jumped home, with or without anybody awake (`SA-GEN-06`).
    pub fn is_won(&self) -> bool {
        self.status == Status::Home
    }

    pub const fn loss(&self) -> Option<Loss> {
        match self.status {
            Status::Lost(loss) => Some(loss),
            Status::Running | Status::Home => None,
        }
    }

    /// A completed mission's score; none for a loss or a test run (`SA-SCORE-01`,
    /// `SA-SCORE-12`).
    pub fn score(&self) -> Option<Score> {
        if !self.is_won() || !self.level.is_scored() {
            return None;
        }
        let has_crew_penalties = self.level.has_battlebots();
        let crew = |penalty: i16| if has_crew_penalties { penalty } else { 0 };
        let visual = self.confirmed.iter().map(|k| i16::from(WINDOW_POINTS[usize::from(*k)])).sum();
        Some(Score {
            destroyed: self.points_destroyed,
            survived: self.points_survived,
            damage: -self.damage.iter().copied().map(i16::from).sum::<i16>(),
            worst_zone: -self.damage.iter().copied().map(i16::from).max().unwrap_or(0),
            knocked_out: crew(-2 * self.knocked_out.len() as i16),
            disabled_squads: crew(-i16::from(self.disabled_squads)),
            visual: if self.level.has_window() { visual } else { 0 },
        })
    }
}

/// A score, line by line; penalties are negative.
///
/// ```
/// use alert::Score;
///
/// let score = Score { destroyed: 12, damage: -6, worst_zone: -2, ..Score::default() };
/// assert_eq!(score.penalties(), -8);
/// assert_eq!(score.total(), 4);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Score {
    pub destroyed: i16,
    pub survived: i16,
    pub damage: i16,
    pub worst_zone: i16,
    pub knocked_out: i16,
    pub disabled_squads: i16,
    pub visual: i16,
}

impl Score {
    pub const fn penalties(self) -> i16 {
        self.damage + self.worst_zone + self.knocked_out + self.disabled_squads
    }

    pub const fn total(self) -> i16 {
        self.destroyed + self.survived + self.penalties() + self.visual
    }
}

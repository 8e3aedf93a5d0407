//! From the first test run to a mission: which rules are switched on (`SA-LESSON-01` to
//! `SA-LESSON-14`).

use serde::{Deserialize, Serialize};

use crate::turn::{Phase, Turn};

/// What is being played. Each level adds rules to the one before.
///
/// ```
/// use alert::Level;
///
/// assert_eq!(Level::TestRun.turns(), 7);
/// assert!(!Level::Simulation.has_battlebots());
/// assert!(Level::Mission.has_heroics());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Level {
    /// Lessons 4 and 4a: seven turns, moves, A and B.
    TestRun,
    /// Lesson 5: twelve turns, rockets, the computer, delays, damage tiles, a score.
    Simulation,
    /// Lesson 6: internal threats, battlebots, interceptors, knocked-out players.
    AdvancedSimulation,
    /// Lesson 7: heroic cards and visual confirmation; entered in the ship's log.
    Mission,
}

impl Level {
    pub const ALL: [Self; 4] =
        [Self::TestRun, Self::Simulation, Self::AdvancedSimulation, Self::Mission];

    /// How many turns the crew has (`SA-GEN-03`).
    pub const fn turns(self) -> u8 {
        match self {
            Self::TestRun => 7,
            Self::Simulation | Self::AdvancedSimulation | Self::Mission => Turn::SLOTS as u8,
        }
    }

    /// The phases that are planned one after the other (`SA-GEN-03`).
    pub const fn phases(self) -> &'static [Phase] {
        match self {
            Self::TestRun => &[Phase::One, Phase::Two],
            Self::Simulation | Self::AdvancedSimulation | Self::Mission => &Phase::ALL,
        }
    }

    /// Rockets and the computer (`SA-LESSON-10`).
    pub const fn has_rockets_and_computer(self) -> bool {
        !self.is_test_run()
    }

    /// Delays, conflicts at the lift and the price of a trip (`SA-LESSON-10`).
    pub const fn has_delays(self) -> bool {
        !self.is_test_run()
    }

    /// Damage tiles instead of mere cubes (`SA-HULL-12`).
    pub const fn has_damage_tiles(self) -> bool {
        !self.is_test_run()
    }

    /// Planned cards lie face down (`SA-PLAN-09`).
    pub const fn hides_plans(self) -> bool {
        !self.is_test_run()
    }

    /// Reports that concern a crew of five only, serious threats, and communications that fail
    /// (`SA-LESSON-10`).
    pub const fn has_unconfirmed_reports(self) -> bool {
        !self.is_test_run()
    }

    /// Battlebots, interceptors and internal threats (`SA-LESSON-12`).
    pub const fn has_battlebots(self) -> bool {
        matches!(self, Self::AdvancedSimulation | Self::Mission)
    }

    /// Heroic cards (`SA-LESSON-14`).
    pub const fn has_heroics(self) -> bool {
        matches!(self, Self::Mission)
    }

    /// Visual confirmation (`SA-VIS-07`).
    pub const fn has_window(self) -> bool {
        matches!(self, Self::Mission)
    }

    /// A test run has no score (`SA-SCORE-12`).
    pub const fn is_scored(self) -> bool {
        !self.is_test_run()
    }

    const fn is_test_run(self) -> bool {
        matches!(self, Self::TestRun)
    }
}

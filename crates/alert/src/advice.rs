//! What the handbook advises after training: never a rule, only words (`SA-LESSON-08`,
//! `SA-LESSON-13`, `SA-LESSON-15`).

use kernel::Sentence;

use crate::level::Level;
use crate::report::Report;
use crate::situation::Fate;

/// A simulation with more points than this is called very good (`SA-LESSON-15`).
const VERY_GOOD_ABOVE: i16 = 10;

/// Up to this much damage a ship is nearly undamaged.
const NEARLY_UNDAMAGED: u8 = 1;

/// What to play next, or how good it was; nothing after a mission.
///
/// ```
/// use alert::{Level, Mission, Plans, TileOrder, Track, Trips, advice, resolve};
/// use kernel::NoLog;
///
/// let run = Mission::new(Level::TestRun, [Track::T1, Track::T2, Track::T3], Track::T4);
/// let report = resolve(&run, &Plans::new(), &TileOrder::default(), &Trips::NONE, &mut NoLog);
/// assert_eq!(advice(&report).map(|sentence| sentence.key), Some("alert-advice-simulation"));
/// ```
pub fn advice(report: &Report) -> Option<Sentence> {
    let key = match report.level {
        Level::TestRun => after_a_test_run(report),
        Level::Simulation if is_very_good(report) => "alert-advice-very-good",
        Level::AdvancedSimulation if report.is_won() => "alert-advice-mission",
        Level::AdvancedSimulation => "alert-advice-again",
        Level::Simulation | Level::Mission => return None,
    };
    Some(Sentence::new(key))
}

fn after_a_test_run(report: &Report) -> &'static str {
    let count = |fate| report.fates.iter().filter(|it| **it == fate).count();
    let destroyed = count(Fate::Destroyed);
    let alive = count(Fate::Survived) + count(Fate::OnTrack);
    let damage: u8 = report.damage.iter().sum();
    if !report.is_won() || alive > destroyed {
        "alert-advice-second-run"
    } else if damage <= NEARLY_UNDAMAGED {
        "alert-advice-simulation"
    } else {
        "alert-advice-either"
    }
}

fn is_very_good(report: &Report) -> bool {
    report.score().is_some_and(|score| score.total() > VERY_GOOD_ABOVE)
}

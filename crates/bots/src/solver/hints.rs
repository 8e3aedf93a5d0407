//! Which of two plans with the same score is closer to a better one.

use alert::{Fate, Loss, Report, Resolution, Situation, Squad, Status, TileOrder};
use kernel::NoLog;

/// What a red cube on a threat that was not destroyed is worth to the search: a little, because
/// it leads towards plans that destroy it.
const CUBE: f64 = 0.12;

/// How lost ships are told apart. The score makes them all alike, and from some plans only one of
/// these ways leads on, so a search takes turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hints {
    /// How far the ship came before it was lost.
    Way,
    /// How often it would have been lost, had it flown on.
    Losses,
}

impl Hints {
    pub(crate) const ALL: [Self; 2] = [Self::Way, Self::Losses];

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Way => Self::Losses,
            Self::Losses => Self::Way,
        }
    }

    /// To be added to the score. All that it says of lost ships stays below what ships come home
    /// with.
    pub(crate) fn of(self, end: &Resolution, report: &Report) -> f64 {
        match (report.loss(), self) {
            (None, _) => CUBE * cubes_left(end.situation()),
            (Some(loss), Self::Way) => way(end.situation(), report, loss),
            (Some(_), Self::Losses) => losses(end),
        }
    }
}

/// The red cubes on threats that were not destroyed.
fn cubes_left(now: &Situation) -> f64 {
    let left = now.foes.iter().filter(|foe| matches!(foe.fate, Fate::OnTrack | Fate::Survived));
    left.map(|foe| f64::from(foe.hits)).sum()
}

/// A turn more, a cube on the threat that did it or on another, a point, a squad that can fight.
fn way(now: &Situation, report: &Report, loss: Loss) -> f64 {
    const LOST: f64 = -20.0;
    const TURN: f64 = 1.5;
    const CULPRIT_CUBE: f64 = 1.5;
    const OTHER_CUBE: f64 = 0.4;
    const POINT: f64 = 0.8;
    const SQUAD: f64 = 0.6;
    let squads = now.members().filter(|member| now.figure(*member).squad == Squad::Ready).count();
    LOST + TURN * f64::from(loss.turn.number())
        + CULPRIT_CUBE * f64::from(now.foe(loss.by).hits)
        + OTHER_CUBE * cubes_left(now)
        + POINT * f64::from(report.points_destroyed)
        + SQUAD * squads as f64
}

/// The ship is made whole and flies on, as often as it takes.
fn losses(end: &Resolution) -> f64 {
    const LOSS: f64 = -10.0;
    const CULPRIT_CUBE: f64 = 1.0;
    const OTHER_CUBE: f64 = 0.3;
    const DAMAGE: f64 = -1.2;
    const POINT: f64 = 0.5;
    let mut hint = 0.0;
    let mut end = *end;
    while let Status::Lost(loss) = end.status() {
        hint += LOSS + CULPRIT_CUBE * f64::from(end.situation().foe(loss.by).hits);
        let Some(next) = flown_on(&end, loss) else { break };
        end = next;
    }
    let report = end.report();
    let damage: u8 = report.damage.iter().sum();
    hint + DAMAGE * f64::from(damage)
        + POINT * f64::from(report.points_destroyed)
        + OTHER_CUBE * cubes_left(end.situation())
}

/// From the turn after the loss, if there is one, with the broken zone mended.
fn flown_on(end: &Resolution, loss: Loss) -> Option<Resolution> {
    let mut now = *end.situation();
    now.turn = now.turn.next().filter(|turn| turn.number() <= end.mission().level.turns())?;
    if let Some(zone) = loss.zone {
        now.zones[zone.index()].damage = 0;
    }
    let mut flight = Resolution::resume(end.mission(), &TileOrder::default(), now, &mut NoLog);
    while flight.status() == Status::Running {
        flight.play_turn(|_| None, &mut NoLog);
    }
    Some(flight)
}

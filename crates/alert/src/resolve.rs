//! The resolution: everything that was planned happens (`SA-TURN-01` to `SA-TURN-10`).
//!
//! [`resolve`] is one pure function. [`Resolution`] is the same turn by turn, for those who ask
//! in between whether somebody tripped. Both are generic over the log: with
//! [`NoLog`](kernel::NoLog) the events cost nothing.

mod actions;
mod appear;
mod bots;
mod damage;
mod delay;
mod effects;
mod fate;
mod groups;
mod hull;
mod interceptors;
mod repair;
mod slime;
mod systems;
mod targets;
mod threats;

pub(crate) use systems::WINDOW_POINTS;

use kernel::Log;

use crate::card::{Correction, Laid};
use crate::crew::Member;
use crate::event::{Event, Loss, Step};
use crate::level::Level;
use crate::mission::Mission;
use crate::plan::{Plans, Trips};
use crate::report::Report;
use crate::situation::Situation;
use crate::threat::Threat;
use crate::tile::TileOrder;
use crate::turn::{Number, Turn};

/// Resolves a whole mission.
///
/// ```
/// use alert::{Level, Mission, Plans, TileOrder, Track, Trips, resolve};
/// use kernel::NoLog;
///
/// let mission = Mission::new(Level::Mission, [Track::T1, Track::T2, Track::T3], Track::T4);
/// let plans: Plans = ["C", "-", "-", "-"].iter().filter_map(|plan| plan.parse().ok()).collect();
/// let report = resolve(&mission, &plans, &TileOrder::default(), &Trips::NONE, &mut NoLog);
/// assert_eq!(report.score().map(|score| score.total()), Some(0));
/// ```
pub fn resolve(
    mission: &Mission,
    plans: &Plans,
    tiles: &TileOrder,
    trips: &Trips,
    log: &mut impl Log<Event>,
) -> Report {
    let mut resolution = Resolution::new(mission, plans, tiles, log);
    while resolution.status() == Status::Running {
        let turn = resolution.situation().turn;
        resolution.play_turn(|member| trips.of(member, turn), log);
    }
    resolution.report()
}

/// Where a resolution stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The threats of the turn have appeared, and the cards are about to be revealed.
    Running,
    Lost(Loss),
    /// The ship has jumped home.
    Home,
}

/// A resolution, turn by turn.
///
/// ```
/// use alert::{Level, Mission, Plans, Resolution, Status, TileOrder, Track};
/// use kernel::NoLog;
///
/// let mission = Mission::new(Level::TestRun, [Track::T1, Track::T2, Track::T3], Track::T4);
/// let plans: Plans = "> A".parse().into_iter().collect();
/// let tiles = TileOrder::default();
/// let mut resolution = Resolution::new(&mission, &plans, &tiles, &mut NoLog);
/// while resolution.status() == Status::Running {
///     resolution.play_turn(|_member| None, &mut NoLog);
/// }
/// assert_eq!(resolution.status(), Status::Home);
/// assert_eq!(resolution.situation().reactors, [2, 3, 1]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Resolution {
    mission: Mission,
    tiles: TileOrder,
    now: Situation,
    status: Status,
}

impl Resolution {
    /// Puts everything into its place and lets the threats of turn 1 appear.
    pub fn new(
        mission: &Mission,
        plans: &Plans,
        tiles: &TileOrder,
        log: &mut impl Log<Event>,
    ) -> Self {
        Self::resume(mission, tiles, Situation::new(mission, plans), log)
    }

    /// Goes on from a table laid by hand, with the threats of its turn about to appear.
    pub fn resume(
        mission: &Mission,
        tiles: &TileOrder,
        now: Situation,
        log: &mut impl Log<Event>,
    ) -> Self {
        let mut resolution =
            Self { mission: *mission, tiles: *tiles, now, status: Status::Running };
        resolution.resolver(log).begin_turn();
        resolution
    }

    /// The same table with its piles of damage tiles in this order; tiles that lie on the ship
    /// are passed over.
    #[must_use]
    pub const fn with_tiles(mut self, tiles: &TileOrder) -> Self {
        self.tiles = *tiles;
        self
    }

    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    pub const fn situation(&self) -> &Situation {
        &self.now
    }

    pub const fn status(&self) -> Status {
        self.status
    }

    /// Has the tiles that were not drawn yet come in another order.
    pub(crate) fn redeal_tiles(&mut self, tiles: TileOrder) {
        self.tiles = tiles;
    }

    /// Puts another card on a slot that was not turned over.
    pub(crate) fn lay_under(&mut self, member: Member, turn: Turn, laid: Laid) {
        if let Some(slot) = self.now.plans[member.index()].slots.get_mut(turn.slot()) {
            *slot = Some(laid);
        }
    }

    pub fn report(&self) -> Report {
        Report::new(&self.mission, &self.now, self.status)
    }

    /// Plays the rest of the turn and lets the threats of the next one appear; after the crew's
    /// last turn, also the extra turn and the jump.
    ///
    /// `trips` says who tripped in this turn; a correction that the card does not allow is
    /// passed over.
    pub fn play_turn(
        &mut self,
        trips: impl Fn(Member) -> Option<Correction>,
        log: &mut impl Log<Event>,
    ) {
        if self.status != Status::Running {
            return;
        }
        let is_last = self.now.turn.number() == self.mission.level.turns();
        let mut resolver = self.resolver(log);
        let mut outcome = resolver.play_turn(trips);
        if outcome.is_ok() && is_last {
            outcome = resolver.play_extra_turn();
        }
        self.status = match outcome {
            Err(loss) => Status::Lost(loss),
            Ok(()) if is_last => Status::Home,
            Ok(()) => Status::Running,
        };
    }

    fn resolver<'a, L: Log<Event>>(&'a mut self, log: &'a mut L) -> Resolver<'a, L> {
        Resolver { mission: &self.mission, tiles: &self.tiles, now: &mut self.now, log }
    }
}

/// What every step works with. The steps are in the modules below, one chapter each.
struct Resolver<'a, L> {
    mission: &'a Mission,
    tiles: &'a TileOrder,
    now: &'a mut Situation,
    log: &'a mut L,
}

/// A step that may lose the ship; then nothing further is resolved (`SA-LOSE-03`).
type Outcome = Result<(), Loss>;

impl<L: Log<Event>> Resolver<'_, L> {
    fn begin_turn(&mut self) {
        self.log.push(Event::TurnBegan { turn: self.now.turn });
        self.begin_step(Step::ThreatsAppear);
        self.let_threats_appear();
    }

    fn play_turn(&mut self, trips: impl Fn(Member) -> Option<Correction>) -> Outcome {
        self.begin_step(Step::PlayerActions);
        self.play_actions(trips);
        self.begin_step(Step::ComputeDamage);
        self.compute_damage()?;
        self.begin_step(Step::ThreatActions);
        self.act_threats()?;
        self.check_maintenance();
        self.now.turn = self.now.turn.next().expect("turn 12 is the last with cards");
        if self.now.turn.number() <= self.level().turns() {
            self.begin_turn();
        }
        Ok(())
    }

    /// Turn 13, or 8 in a test run: the crew only watches (`SA-TURN-06`, `SA-TURN-07`).
    fn play_extra_turn(&mut self) -> Outcome {
        self.log.push(Event::TurnBegan { turn: self.now.turn });
        self.begin_step(Step::RocketResolution);
        self.compute_damage()?;
        self.return_from_space();
        self.begin_step(Step::ThreatActions);
        self.act_threats()?;
        self.begin_step(Step::Jump);
        for number in self.now.on_track.iter() {
            self.log.push(Event::ThreatLeftBehind { number });
        }
        self.log.push(Event::Jumped);
        Ok(())
    }

    fn begin_step(&mut self, step: Step) {
        self.log.push(Event::StepBegan { step });
    }

    const fn level(&self) -> Level {
        self.mission.level
    }

    /// The card of a threat in play.
    #[inline]
    fn card(&self, number: Number) -> &'static Threat {
        self.mission.arrival(number).expect("a threat in play was announced").threat
    }

    /// The turn whose cards a delay now shifts.
    const fn next_turn(&self) -> Option<Turn> {
        self.now.turn.next()
    }
}

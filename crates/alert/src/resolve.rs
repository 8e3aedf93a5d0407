//! The resolution: everything that was planned happens (`SA-TURN-01` to `SA-TURN-10`).
//!
//! [`resolve`] is one pure function. [`Resolution`] is the same turn by turn, for those who ask
//! in between whether somebody tripped. Both are generic over the log: with
//! [`NoLog`](kernel::NoLog) the events cost nothing.

mod actions;
mod agenda;
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

pub(crate) use agenda::Agenda;
pub(crate) use systems::WINDOW_POINTS;

use agenda::Task;
use kernel::{Log, NoLog};

use crate::card::{Correction, Laid};
use crate::crew::Member;
use crate::event::{Event, Loss, Step};
use crate::level::Level;
use crate::mission::Mission;
use crate::plan::{Plans, Trips};
use crate::report::Report;
use crate::ship::Zone;
use crate::situation::Situation;
use crate::threat::Threat;
use crate::tile::{Tile, TileOrder};
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// None while nobody knows it: then tiles are owed.
    tiles: Option<TileOrder>,
    now: Situation,
    status: Status,
}

impl Resolution {
    /// The damage tiles as they lie, where that is known.
    pub const fn tiles(&self) -> Option<TileOrder> {
        self.tiles
    }

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
            Self { mission: *mission, tiles: Some(*tiles), now, status: Status::Running };
        resolution.resolver(log).begin_turn();
        resolution
    }

    /// The same table with its piles of damage tiles in this order; tiles that lie on the ship
    /// are passed over.
    #[must_use]
    pub const fn with_tiles(mut self, tiles: &TileOrder) -> Self {
        self.tiles = Some(*tiles);
        self
    }

    /// The same table before anybody looks at the damage tiles: they are owed.
    pub(crate) const fn owing_tiles(mut self) -> Self {
        self.tiles = None;
        self
    }

    /// The same mission with another table.
    pub(crate) const fn at(mut self, now: &Situation) -> Self {
        self.now = *now;
        self
    }

    /// A zone that owes a tile.
    pub(crate) fn owes(&self) -> Option<Zone> {
        let has_tiles = self.mission.level.has_damage_tiles();
        let owes = |zone: &Zone| {
            let hull = self.now.zones[zone.index()];
            has_tiles && u32::from(hull.damage) > hull.tiles.len()
        };
        Zone::ALL.into_iter().find(owes)
    }

    /// Turns a tile over that is owed.
    pub(crate) fn pay(&mut self, zone: Zone, tile: Tile) {
        self.resolver(&mut NoLog).lay_tile(zone, tile);
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
        self.tiles = Some(tiles);
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
        let mut agenda = self.play_cards(trips, log);
        while !agenda.is_empty() {
            self.go_on(&mut agenda, log);
        }
    }

    /// Plays the cards of the turn. What follows is on the agenda.
    pub(crate) fn play_cards(
        &mut self,
        trips: impl Fn(Member) -> Option<Correction>,
        log: &mut impl Log<Event>,
    ) -> Agenda {
        let mut resolver = self.resolver(log);
        resolver.begin_step(Step::PlayerActions);
        resolver.play_actions(trips);
        resolver.agenda()
    }

    /// Does the next thing; once the ship is lost nothing further is resolved (`SA-LOSE-03`).
    pub(crate) fn go_on(&mut self, agenda: &mut Agenda, log: &mut impl Log<Event>) {
        let Some(task) = agenda.next() else { return };
        match self.resolver(log).run(task, agenda) {
            Ok(()) if task == Task::Jump => self.status = Status::Home,
            Ok(()) => {}
            Err(loss) => {
                self.status = Status::Lost(loss);
                agenda.clear();
            }
        }
    }

    fn resolver<'a, L: Log<Event>>(&'a mut self, log: &'a mut L) -> Resolver<'a, L> {
        Resolver { mission: &self.mission, tiles: self.tiles.as_ref(), now: &mut self.now, log }
    }
}

/// What every step works with. The steps are in the modules below, one chapter each.
struct Resolver<'a, L> {
    mission: &'a Mission,
    tiles: Option<&'a TileOrder>,
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

    fn end_turn(&mut self) {
        self.check_maintenance();
        self.now.turn = self.now.turn.next().expect("turn 12 is the last with cards");
        if self.now.turn.number() <= self.level().turns() {
            self.begin_turn();
        }
    }

    fn jump(&mut self) {
        self.begin_step(Step::Jump);
        for number in self.now.on_track.iter() {
            self.log.push(Event::ThreatLeftBehind { number });
        }
        self.log.push(Event::Jumped);
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

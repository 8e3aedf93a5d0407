//! A table in a few words: tracks, threats, plans; then the film of what happened.

use std::rc::Rc;

use alert::{
    Cause, Condition, Correction, Event, Fate, Idle, Lane, Level, Member, Mission, Number, Plans,
    Report, Resolution, Situation, Station, Status, Threat, Tile, TileOrder, TileSet, Track, Trips,
    Turn, Zone,
};

pub(crate) use alert::Zone::{Blue, Red, White};

/// The members in the order in which they act.
pub(crate) const P1: Member = Member::ALL[0];
pub(crate) const P2: Member = Member::ALL[1];
pub(crate) const P3: Member = Member::ALL[2];
pub(crate) const P4: Member = Member::ALL[3];
pub(crate) const P5: Member = Member::ALL[4];

type Preparation = Rc<dyn Fn(&mut Situation)>;

/// What is laid out before the resolution.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) mission: Mission,
    plans: Plans,
    tiles: TileOrder,
    trips: Trips,
    prepared: Vec<Preparation>,
}

/// A mission on the tracks T4 (red, white and blue) and T5 (internal), whose computer has been
/// maintained in advance: only tests about the computer care for it.
pub(crate) fn mission() -> Table {
    level(Level::Mission).with(|table| table.maintained = [true; 3])
}

/// A test run with the tracks of red, white and blue.
pub(crate) fn test_run(tracks: &str) -> Table {
    level(Level::TestRun).on(tracks)
}

pub(crate) fn level(level: Level) -> Table {
    Table {
        mission: Mission::new(level, [Track::T4; 3], Track::T5),
        plans: Plans::new(),
        tiles: TileOrder::default(),
        trips: Trips::NONE,
        prepared: Vec::new(),
    }
}

pub(crate) fn number(n: u8) -> Number {
    Number::new(n).expect("tokens are numbered 1 to 8")
}

pub(crate) fn turn(n: u8) -> Turn {
    Turn::new(n).expect("turns are numbered 1 to 13")
}

pub(crate) fn card(code: &str) -> &'static Threat {
    Threat::find(code).unwrap_or_else(|| panic!("no card {code}"))
}

impl Table {
    /// The tracks of red, white, blue and, if there are internal threats, of these.
    pub(crate) fn on(mut self, tracks: &str) -> Self {
        let tracks: Vec<Track> =
            tracks.split(' ').map(|track| track.parse().expect("a track")).collect();
        self.mission.tracks = [tracks[0], tracks[1], tracks[2]];
        self.mission.internal_track = *tracks.get(3).unwrap_or(&Track::T5);
        self
    }

    pub(crate) fn threat(mut self, n: u8, code: &str, zone: Zone) -> Self {
        let added = self.mission.add(number(n), card(code), Lane::External(zone));
        added.expect("a threat that fits the mission");
        self
    }

    pub(crate) fn inside(mut self, n: u8, code: &str) -> Self {
        let added = self.mission.add(number(n), card(code), Lane::Internal);
        added.expect("a threat that fits the mission");
        self
    }

    /// The next member's plan.
    pub(crate) fn plan(mut self, plan: &str) -> Self {
        self.plans.push(plan.parse().unwrap_or_else(|_| panic!("no plan: {plan}")));
        self
    }

    pub(crate) fn trip(mut self, member: Member, n: u8, correction: Correction) -> Self {
        self.trips = self.trips.with(member, turn(n), correction);
        self
    }

    /// These tiles of a zone are drawn first.
    pub(crate) fn tiles(mut self, zone: Zone, first: &[Tile]) -> Self {
        self.tiles = self.tiles.beginning(zone, first);
        self
    }

    /// What an earlier mission left.
    pub(crate) fn condition(mut self, condition: Condition) -> Self {
        self.mission.condition = condition;
        self
    }

    /// Changes the table before the first turn.
    pub(crate) fn with(mut self, prepare: impl Fn(&mut Situation) + 'static) -> Self {
        self.prepared.push(Rc::new(prepare));
        self
    }

    /// These tiles lie on the ship, as if they had been drawn in this mission.
    pub(crate) fn damaged(self, zone: Zone, tiles: &[Tile]) -> Self {
        let tiles = TileSet::of(tiles.iter().copied());
        self.with(move |table| {
            table.zones[zone.index()].tiles = tiles;
            table.zones[zone.index()].damage = tiles.len() as u8;
        })
    }

    pub(crate) fn play(&self) -> Film {
        let mut start = Situation::new(&self.mission, &self.plans);
        for prepare in &self.prepared {
            prepare(&mut start);
        }
        let mut events = Vec::new();
        let mut resolution = Resolution::resume(&self.mission, &self.tiles, start, &mut events);
        let mut turns = vec![start];
        while resolution.status() == Status::Running {
            let now = resolution.situation().turn;
            resolution.play_turn(|member| self.trips.of(member, now), &mut events);
            turns.push(*resolution.situation());
        }
        let report = resolution.report();
        Film { events: by_turn(events), turns, report }
    }
}

fn by_turn(events: Vec<Event>) -> Vec<(u8, Event)> {
    let mut now = 0;
    let mut numbered = Vec::new();
    for event in events {
        if let Event::TurnBegan { turn } = event {
            now = turn.number();
        }
        numbered.push((now, event));
    }
    numbered
}

/// What happened.
pub(crate) struct Film {
    events: Vec<(u8, Event)>,
    /// The table at the start, then after each turn; the last includes the extra turn.
    turns: Vec<Situation>,
    pub(crate) report: Report,
}

impl Film {
    /// The table after the damage, threats and check of a turn (and the arrivals of the next).
    pub(crate) fn after(&self, n: usize) -> &Situation {
        &self.turns[n]
    }

    pub(crate) fn end(&self) -> &Situation {
        self.turns.last().expect("there is a start")
    }

    pub(crate) fn events_in(&self, n: u8) -> Vec<Event> {
        self.events.iter().filter(|(turn, _)| *turn == n).map(|(_, event)| *event).collect()
    }

    pub(crate) fn all_events(&self) -> impl Iterator<Item = &Event> {
        self.events.iter().map(|(_, event)| event)
    }

    pub(crate) fn happened(&self, n: u8, event: Event) -> bool {
        self.events.contains(&(n, event))
    }

    #[track_caller]
    pub(crate) fn assert(&self, n: u8, event: Event) {
        assert!(self.happened(n, event), "no {event:?} in turn {n}: {:#?}", self.events_in(n));
    }

    #[track_caller]
    pub(crate) fn assert_never(&self, event: impl Fn(&Event) -> bool) {
        let found = self.events.iter().find(|(_, happened)| event(happened));
        assert!(found.is_none(), "{found:?}");
    }

    /// Why a member's card had no effect in a turn.
    pub(crate) fn idle(&self, n: u8, who: Member) -> Option<Idle> {
        self.events_in(n).into_iter().find_map(|event| match event {
            Event::NothingHappened { member, why } if member == who => Some(why),
            _ => None,
        })
    }

    /// Whose cards of which turn were shifted, and why, in the order in which it happened.
    pub(crate) fn delays(&self) -> Vec<(Member, u8, Cause)> {
        self.all_events()
            .filter_map(|event| match *event {
                Event::Delayed { member, turn, cause } => Some((member, turn.number(), cause)),
                _ => None,
            })
            .collect()
    }

    /// The turn in which a threat was destroyed.
    pub(crate) fn destroyed(&self, n: u8) -> Option<u8> {
        let is_meant = |event: &Event| matches!(event, Event::ThreatDestroyed { number: it, .. } if *it == number(n));
        self.events.iter().find(|(_, happened)| is_meant(happened)).map(|(turn, _)| *turn)
    }

    /// The turn in which a threat performed its Z action.
    pub(crate) fn survived(&self, n: u8) -> Option<u8> {
        let event = Event::ThreatSurvived { number: number(n) };
        self.events.iter().find(|(_, happened)| *happened == event).map(|(turn, _)| *turn)
    }

    pub(crate) fn fate(&self, n: u8) -> Fate {
        self.report.fates[number(n).index()]
    }

    /// The cubes that weapons put on a threat in a turn; none if it was not hit.
    pub(crate) fn hit(&self, turn: u8, n: u8) -> Option<u8> {
        self.events_in(turn).into_iter().find_map(|event| match event {
            Event::ThreatHit { number: hit, cubes, .. } if hit == number(n) => Some(cubes),
            _ => None,
        })
    }

    /// Zone by zone, after a turn.
    pub(crate) fn damage(&self, n: usize) -> [u8; 3] {
        self.after(n).zones.map(|hull| hull.damage)
    }

    /// What a threat did to zones in a turn: zone, strength, absorbed.
    pub(crate) fn attacks(&self, turn: u8, n: u8) -> Vec<(Zone, u8, u8)> {
        self.events_in(turn)
            .into_iter()
            .filter_map(|event| match event {
                Event::ZoneAttacked { number: by, zone, strength, absorbed } if by == number(n) => {
                    Some((zone, strength, absorbed))
                }
                _ => None,
            })
            .collect()
    }

    pub(crate) fn hits(&self, turn: usize, n: u8) -> u8 {
        self.after(turn).foe(number(n)).hits
    }

    pub(crate) fn space(&self, turn: usize, n: u8) -> u8 {
        self.after(turn).foe(number(n)).space
    }

    pub(crate) fn station(&self, turn: usize, member: Member) -> Station {
        self.after(turn).figure(member).station
    }

    pub(crate) fn lost(&self) -> bool {
        self.report.loss().is_some()
    }
}

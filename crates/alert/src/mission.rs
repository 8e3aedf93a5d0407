//! A mission as it is resolved: its tracks, its threats, and the state of the ship before.
//!
//! The real-time side, with announcements and their times, is a [`Script`](crate::Script).
//! Below: `file` and `plan_file` are what people write and share, `source` finds the lines of
//! their mistakes, `times` is the real-time part of a file, `supply` counts cards, `draw` deals a
//! script its threats, and `generate` makes new scripts.

mod draw;
mod file;
mod generate;
mod plan_file;
mod source;
mod supply;
mod times;

pub use file::{MissionFile, Pile, Sighting};
pub use plan_file::{PlanFile, Trip};
pub use source::FileError;
pub use supply::{Needs, Supply};
pub use times::{Clock, Times};

use serde::Serialize;

use crate::level::Level;
use crate::ship::{Store, Zone};
use crate::threat::Threat;
use crate::tile::{Tile, TileSet};
use crate::track::Track;
use crate::turn::{Number, NumberSet};

/// Everything that is settled before the resolution, except for the plans and the order of the
/// damage tiles.
///
/// ```
/// use alert::{Lane, Level, Mission, Number, Threat, Track, Zone};
///
/// let mut mission = Mission::new(Level::Mission, [Track::T6, Track::T2, Track::T4], Track::T1);
/// let fighter = Threat::find("E1-07").expect("a card of the game");
/// let two = Number::new(2).expect("a number of a token");
/// mission.add(two, fighter, Lane::External(Zone::Red))?;
/// assert!(mission.add(two, fighter, Lane::External(Zone::Blue)).is_err());
/// # Ok::<(), alert::MissionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mission {
    pub level: Level,
    /// Red, white, blue.
    pub tracks: [Track; 3],
    pub internal_track: Track,
    // Invariant: no card twice; the lane fits the card.
    arrivals: [Option<Arrival>; Number::MOST],
    pub condition: Condition,
}

/// A threat that has been announced.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Arrival {
    pub threat: &'static Threat,
    pub lane: Lane,
}

/// The track beside which a threat lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Lane {
    External(Zone),
    Internal,
}

/// Why a threat cannot be added to a mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MissionError {
    #[error("number {0} is taken by another threat")]
    NumberTaken(Number),
    #[error("there is only one card {0}")]
    CardTaken(&'static str),
    #[error("{0} is an internal threat and has no zone")]
    NoZone(&'static str),
    #[error("{0} is an external threat and needs a zone")]
    ZoneMissing(&'static str),
}

impl Mission {
    /// A mission without threats, on a ship as good as new.
    pub const fn new(level: Level, tracks: [Track; 3], internal_track: Track) -> Self {
        Self {
            level,
            tracks,
            internal_track,
            arrivals: [None; Number::MOST],
            condition: Condition::AS_NEW,
        }
    }

    /// Lays a threat's card beside its track, with this number (`SA-ANN-02` to `SA-ANN-04`).
    pub fn add(
        &mut self,
        number: Number,
        threat: &'static Threat,
        lane: Lane,
    ) -> Result<(), MissionError> {
        match (lane, threat.is_internal()) {
            (Lane::External(_), true) => return Err(MissionError::NoZone(&threat.code)),
            (Lane::Internal, false) => return Err(MissionError::ZoneMissing(&threat.code)),
            (Lane::External(_), false) | (Lane::Internal, true) => {}
        }
        if self.arrivals().any(|(_, arrival)| arrival.threat == threat) {
            return Err(MissionError::CardTaken(&threat.code));
        }
        let place = &mut self.arrivals[number.index()];
        if place.is_some() {
            return Err(MissionError::NumberTaken(number));
        }
        *place = Some(Arrival { threat, lane });
        Ok(())
    }

    /// The same mission without these threats.
    #[must_use]
    pub fn without(mut self, numbers: NumberSet) -> Self {
        for number in numbers.iter() {
            self.arrivals[number.index()] = None;
        }
        self
    }

    #[inline]
    pub const fn arrival(&self, number: Number) -> Option<Arrival> {
        self.arrivals[number.index()]
    }

    /// The threats in the order of their numbers.
    pub fn arrivals(&self) -> impl Iterator<Item = (Number, Arrival)> {
        Number::ALL.into_iter().filter_map(|number| Some((number, self.arrival(number)?)))
    }

    pub const fn track(&self, lane: Lane) -> Track {
        match lane {
            Lane::External(zone) => self.tracks[zone.index()],
            Lane::Internal => self.internal_track,
        }
    }
}

/// What an earlier mission of a campaign left on the ship (`SA-CAMP-05`).
///
/// ```
/// use alert::{Condition, Store};
///
/// assert_eq!(Condition::AS_NEW.squads, [true, true]);
/// assert!(Condition::AS_NEW.has_squad(Store::LowerRed));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Condition {
    /// The damage of each zone that was not repaired.
    pub tiles: [TileSet; 3],
    /// Whether a squad stands ready in each store.
    pub squads: [bool; 2],
}

impl Condition {
    pub const AS_NEW: Self = Self { tiles: [TileSet::EMPTY; 3], squads: [true; 2] };

    pub const fn has_squad(self, store: Store) -> bool {
        self.squads[store.index()]
    }

    pub const fn has_tile(self, zone: Zone, tile: Tile) -> bool {
        self.tiles[zone.index()].contains(tile)
    }
}

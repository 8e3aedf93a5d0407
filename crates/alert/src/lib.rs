//! The rules of Space Alert: a crew plans against the clock, then everything planned happens.
//!
//! A reader may go through the modules in this order:
//!
//! * `ship`, `track`, `turn`, `tile`: the boards. `card`, `plan`: what players lay on theirs.
//! * `effect`, `threat`: the 55 threats, as data in a small vocabulary of effects. `script`: the
//!   announcements of the sixteen soundtracks.
//! * `level`, `crew`, `mission`: what is settled before: which rules are switched on, who is on
//!   board, which threats come when, and what an earlier mission left broken.
//! * `situation`: the table in the middle of the resolution. `resolve`: the steps of a turn, one
//!   chapter a module. `event`: what happened. `report`: how it ended, and the score. `odds`: the
//!   same over all orders of the damage tiles.
//! * `campaign`, `logbook`: what a crew keeps beyond a mission. `advice`: what to play next.
//!
//! # Where the rest belongs
//!
//! The resolution knows members of the crew, never seats; it is a pure function of a [`Mission`],
//! [`Plans`], a [`TileOrder`] and [`Trips`]. Two more parts build on it and on nothing else:
//!
//! * [`planning`]: the action round in real time (hands, piles, phases, announcements, transfers)
//!   with [`Alert`], the `kernel::Rules` of the whole game. It ends by handing its plans to a
//!   [`Resolution`], asks between two turns who tripped, and passes the events on.
//! * below `mission`: mission and plan files, and missions generated from a seed:
//!   [`MissionFile`], [`PlanFile`]. They end in a [`Mission`], [`Plans`] and, for the real-time
//!   side, a [`Script`].
//!
//! The ids in the comments (`SA-MOVE-03`) are those of the built-in rulebook.

#![warn(clippy::wildcard_enum_match_arm)]

mod advice;
mod campaign;
mod card;
mod crew;
mod effect;
mod event;
mod level;
mod logbook;
mod mission;
mod odds;
mod plan;
pub mod planning;
mod report;
mod resolve;
mod script;
mod ship;
mod situation;
mod threat;
mod tile;
mod track;
mod turn;
mod wire;

pub use advice::advice;
pub use campaign::{Campaign, MISSIONS_MOST, Repair};
pub use card::{ActionCard, Button, Card, Correction, Half, HeroicCard, Laid, Movement, Order};
pub use crew::{Crew, Member, MemberSet};
pub use effect::{
    Aura, Condition as When, Counted, Cubes, Downfall, Effect, Effects, Group, NamedGroup,
    NamedTarget, Share, Strength, Target,
};
pub use event::{
    Blackout, Blow, Cause, End, Energy, Event, Fall, Flow, Hurt, Idle, Loss, Removal, Return, Step,
    Way,
};
pub use level::Level;
pub use logbook::{DeckColour, DeckColours, LogLine, LogPoints};
pub use mission::{
    Arrival, Clock, Condition, FileError, Lane, Mission, MissionError, MissionFile, Needs, Pile,
    PlanFile, Sighting, Supply, Times, Trip,
};
pub use odds::Odds;
pub use plan::{Plan, Plans, Trips};
pub use planning::{Alert, Setup};
pub use report::{Report, Score};
pub use resolve::{Resolution, Status, resolve};
pub use script::{Announcement, News, Script, ThreatCall};
pub use ship::{
    CAPSULES_START, Deck, Facility, ROCKETS_START, SHIELD_START, Station, StationSet, Store,
    System, Weapon, Zone, ZoneSet,
};
pub use situation::{Charge, Fate, Figure, Foe, Hull, Situation, Squad};
pub use threat::{
    CountedHp, Difficulty, HitPoints, Inside, Kind, Remains, Remedy, Severity, Threat, Trait,
    TraitSet,
};
pub use tile::{Tile, TileOrder, TileSet};
pub use track::{Mark, Track, distance};
pub use turn::{Number, NumberSet, Phase, Turn};

//! Why and how things happen: what tells two events of the same kind apart.

use serde::Serialize;

use crate::ship::{Station, Zone};
use crate::turn::{Number, Turn};

/// How a figure moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Way {
    Door,
    Lift,
    /// The lift was in use.
    Ladder,
    /// The lift is damaged.
    DamagedLift,
    Heroic,
}

/// Where cubes come from and go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Energy {
    Bank,
    Shield(Zone),
    Reactor(Zone),
    Weapon(Station),
}

/// Why a card had no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Idle {
    KnockedOut,
    NoCard,
    /// The arrow points through the hull.
    AtTheHull,
    AlreadyThere,
    /// The reactor has nothing for the weapon.
    NoEnergy,
    /// There is nothing that B could move.
    NothingToMove,
    AlreadyCharged,
    /// The shield or reactor is full.
    Full,
    NoCapsule,
    /// The system cannot be repaired any more.
    BrokenForGood,
    AlreadyMaintained,
    NoRocket,
    RocketInTheWay,
    NoSquadHere,
    SquadIsActive,
    NoActiveSquad,
    /// Interceptors fly only with an active squad.
    NoSquadToFly,
    SomebodyInSpace,
    NoIntruderHere,
    NotInATestRun,
    NotBeforeAdvancedSimulations,
    NotBeforeMissions,
}

/// How a threat was destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum End {
    /// All shots of a damage step together.
    Weapons,
    /// Another threat blew up.
    Explosion,
    Itself,
    Battlebots,
    /// Its last slime is gone.
    NoSlimeLeft,
    /// Enough stations are clean.
    Cleaned,
    Repaired,
    /// By several in the same turn.
    RepairedTogether,
    /// Interceptors closed it.
    Mended,
    /// No rocket was there when it appeared.
    NoRocket,
    /// Slime destroyed a rocket that it would have needed.
    RocketDestroyed,
}

/// Why a token left its station.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Removal {
    /// With its threat.
    Destroyed(End),
    /// Battlebots removed this one.
    Slime,
    Cleaned,
    /// An intruder did its worst and went.
    Left,
}

/// Why energy moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Flow {
    /// A member pressed A.
    Fired,
    /// A member pressed B.
    Transferred,
    Refuelled,
    /// The one cube more of a heroic B.
    Heroic,
    /// The shot is fired.
    Spent,
    /// The shield met an attack.
    Absorbed,
    /// A damage tile left no room.
    Trimmed,
    /// A threat says so.
    Threat(Number),
}

/// How damage came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Blow {
    /// Part of an attack that the shield did not absorb.
    Attack,
    /// An internal threat, which no shield stops.
    Inside,
}

/// Why somebody came back from space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Return {
    NoCard,
    /// A card that is no use out there.
    OtherCard,
    /// The ship is about to jump.
    Jump,
}

/// What knocked somebody out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Blackout {
    /// A threat's action.
    Action,
    /// Ramming it with the interceptors.
    Ramming,
    /// The action that finished the repair.
    Repair,
    /// Destroying it.
    Attack,
    /// Coming into a contaminated station.
    Contamination,
}

/// Why a card came later (`SA-DELAY-08`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Cause {
    Trip,
    LiftInUse,
    LiftDamaged,
    Slime,
    Maintenance,
    Threat(Number),
    /// In space only battlebots count; the card waits until after the return.
    InSpace,
}

/// Why a squad fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Fall {
    FoughtBack(Number),
    LeaderKnockedOut,
}

/// What hurt a threat, if no weapon did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Hurt {
    /// Another threat blew up.
    Explosion(Number),
    Itself,
    /// The interceptors worked on it.
    Interceptors,
}

/// How the ship was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Loss {
    pub turn: Turn,
    /// The threat that did it (`SA-LOSE-04`).
    pub by: Number,
    /// The zone that broke up; none when the threat's text ends the mission.
    pub zone: Option<Zone>,
}

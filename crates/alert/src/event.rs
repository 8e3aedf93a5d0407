//! What happens in the resolution, in the past tense: enough to animate, to log and to announce.

mod about;
mod causes;
mod clause;

use serde::Serialize;

use crate::card::{Correction, Laid};
use crate::crew::Member;
use crate::effect::Aura;
use crate::ship::{Station, Store, System, Weapon, Zone, ZoneSet};
use crate::tile::Tile;
use crate::track::Mark;
use crate::turn::{Number, Phase, Turn};

pub use causes::{
    Blackout, Blow, Cause, End, Energy, Fall, Flow, Hurt, Idle, Loss, Removal, Return, Way,
};

/// Something that happened. [`Event::clause`] tells the rule behind it.
///
/// ```
/// use alert::{Event, Turn};
///
/// assert_eq!(Event::TurnBegan { turn: Turn::FIRST }.clause().0, "SA-TURN-01");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AlertResolutionEvent"))]
pub enum Event {
    TurnBegan {
        turn: Turn,
    },
    StepBegan {
        step: Step,
    },

    // Threats appear.
    ThreatAppeared {
        number: Number,
        space: u8,
    },
    /// A malfunction covered a system, or an intruder came in.
    TokenPlaced {
        number: Number,
        station: Station,
        button: Option<System>,
    },
    /// Slime got offspring.
    SlimeSpread {
        number: Number,
        station: Station,
    },
    TokenRemoved {
        number: Number,
        station: Station,
        cause: Removal,
    },
    TokenMoved {
        number: Number,
        from: Station,
        to: Station,
        /// It looked for players.
        seeks: bool,
    },

    // Player actions.
    CardRevealed {
        member: Member,
        card: Laid,
    },
    Tripped {
        member: Member,
        correction: Correction,
        card: Laid,
    },
    /// Somebody was to trip, but the card in this turn cannot have been meant like that.
    TripInVain {
        member: Member,
        correction: Correction,
    },
    Moved {
        member: Member,
        from: Station,
        to: Station,
        way: Way,
    },
    /// The card had no effect.
    NothingHappened {
        member: Member,
        why: Idle,
    },
    /// The card of this turn went one slot on, and others with it.
    Delayed {
        member: Member,
        turn: Turn,
        cause: Cause,
    },
    /// There was no card to delay.
    DelaySpared {
        member: Member,
        turn: Turn,
        cause: Cause,
    },
    /// The card left the board; it will not be played.
    CardLost {
        member: Member,
        card: Laid,
    },
    WeaponCharged {
        member: Member,
        weapon: Weapon,
        heroic: bool,
    },
    EnergyMoved {
        from: Energy,
        to: Energy,
        cubes: u8,
        cause: Flow,
    },
    CapsuleSpent {
        left: u8,
    },
    ComputerMaintained {
        member: Member,
        phase: Phase,
    },
    RocketLaunched {
        member: Member,
        left: u8,
    },
    SquadTaken {
        member: Member,
        store: Store,
        active: bool,
    },
    SquadReactivated {
        member: Member,
    },
    SquadDisabled {
        member: Member,
        cause: Fall,
    },
    InterceptorsLaunched {
        member: Member,
    },
    InterceptorsStayed {
        member: Member,
        heroic: bool,
    },
    InterceptorsReturned {
        member: Member,
        cause: Return,
    },
    WindowManned {
        member: Member,
    },
    /// At the end of the step: so many were at the window.
    VisualConfirmed {
        phase: Phase,
        players: u8,
        points: u8,
    },
    Repaired {
        member: Member,
        number: Number,
        station: Station,
        cubes: u8,
    },
    /// The action counts only together with others in the same turn.
    RepairBegun {
        member: Member,
        number: Number,
        so_far: u8,
        needed: u8,
    },
    RepairBonus {
        number: Number,
        cubes: u8,
    },
    IntruderHit {
        member: Member,
        number: Number,
        station: Station,
        heroic: bool,
    },

    // Damage to threats.
    WeaponTargeted {
        weapon: Weapon,
        number: Number,
        strength: u8,
    },
    WeaponMissed {
        weapon: Weapon,
    },
    ThreatHit {
        number: Number,
        strength: u8,
        shield: i8,
        cubes: u8,
    },
    CryoshieldBroken {
        number: Number,
    },
    /// Cubes that no weapon caused.
    ThreatHurt {
        number: Number,
        cubes: u8,
        cause: Hurt,
    },
    ThreatDestroyed {
        number: Number,
        by: End,
    },
    RocketSpent,

    // Threat actions.
    ThreatMoved {
        number: Number,
        from: u8,
        to: u8,
    },
    ThreatActed {
        number: Number,
        mark: Mark,
    },
    ThreatSurvived {
        number: Number,
    },
    ZoneAttacked {
        number: Number,
        zone: Zone,
        strength: u8,
        absorbed: u8,
    },
    ZoneDamaged {
        number: Number,
        zone: Zone,
        points: u8,
        cause: Blow,
    },
    TileDrawn {
        zone: Zone,
        tile: Tile,
    },
    /// A cube instead of a tile, in a test run.
    DamageCounted {
        zone: Zone,
    },
    ThreatHealed {
        number: Number,
        cubes: u8,
    },
    SpeedChanged {
        number: Number,
        speed: u8,
    },
    ShieldChanged {
        number: Number,
        shield: i8,
        /// A rocket had targeted it.
        by_rocket: bool,
    },
    ThreatRevealed {
        number: Number,
    },
    AuraBegan {
        number: Number,
        aura: Aura,
    },
    AuraEnded {
        number: Number,
        aura: Aura,
    },
    DamageDoubled {
        number: Number,
        zones: ZoneSet,
    },
    FightsBackNow {
        number: Number,
    },
    RocketDestroyed {
        left: u8,
    },
    CapsuleLost {
        left: u8,
    },
    StoredSquadDisabled {
        store: Store,
    },
    KnockedOut {
        member: Member,
        number: Number,
        cause: Blackout,
    },
    RocketAdvanced,

    // The end of a turn and of the mission.
    MaintenanceChecked {
        phase: Phase,
        done: bool,
    },
    ShipLost {
        loss: Loss,
    },
    ThreatLeftBehind {
        number: Number,
    },
    Jumped,
}

/// The steps of a turn (`SA-TURN-01`, `SA-TURN-06`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Step {
    ThreatsAppear,
    PlayerActions,
    ComputeDamage,
    ThreatActions,
    MaintenanceCheck,
    RocketResolution,
    Jump,
}

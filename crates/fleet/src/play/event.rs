//! What happened, in the past tense.

mod clause;
mod detail;
mod told;

use kernel::{Outcome, Seat};

use crate::board::axis::Axis;
use crate::board::sector::Sector;
use crate::build::choice::FleetPick;
use crate::data::tables::{SectorKind, ShipKind, Weapon, Weapons};
use crate::decide::action::Target;
use crate::pieces::bridge::Slot;
use crate::pieces::capacity::Activation;
use crate::pieces::device::Device;
use crate::pieces::die::{Die, Face, Spend, Volley};
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::pieces::token::TokenKind;
use crate::scenario::Goal;

pub use detail::{Cover, Ending, Hint, Repair};

/// Something that happened at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetEvent"))]
pub enum Event {
    /// A fleet was taken in secret: which, knows the player alone.
    FleetChosen {
        seat: Seat,
        fleet: Option<FleetPick>,
    },
    /// A fleet that everybody sees.
    FleetRevealed {
        seat: Seat,
        fleet: FleetPick,
    },
    /// Tokens drawn for a ship: known to the player alone.
    WeaponsDrawn {
        ship: ShipRef,
        #[cfg_attr(feature = "schema", ts(type = "string[]"))]
        weapons: Weapons,
    },
    /// A weapon was kept face down: which, and by which ship, knows the player alone.
    WeaponKept {
        seat: Seat,
        ship: Option<ShipRef>,
        weapon: Option<Weapon>,
    },
    /// A weapon was drawn for a ship, in the open.
    WeaponDealt {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        weapon: Weapon,
    },
    /// A weapon that lay face down was used.
    WeaponRevealed {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        weapon: Weapon,
    },
    /// A technical device that lay face down was used.
    DeviceRevealed {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        device: Device,
    },
    /// A sector of the fog was found out: a special sector, or a neutral one.
    SectorDiscovered {
        seat: Seat,
        at: Sector,
        face: Face,
        kind: Option<SectorKind>,
    },
    /// A ship was deployed face down, or a decoy.
    SignalDeployed {
        ship: ShipRef,
        at: Sector,
        /// Whether it has found room beside others, which says something about them.
        joined: bool,
    },
    SignalRevealed {
        ship: ShipRef,
        kind: ShipKind,
        /// None too when it is a secret of its own.
        weapon: Option<Weapon>,
    },
    DecoyRevealed {
        ship: ShipRef,
    },
    SectorScanned {
        seat: Seat,
        from: Sector,
        via: Sector,
        at: Sector,
    },
    ScanFoiled {
        seat: Seat,
        at: Sector,
    },
    /// Ships were replaced by Signals, with a decoy among them.
    Camouflaged {
        seat: Seat,
        ships: ShipSet,
        at: Sector,
        by: Cover,
    },
    /// What was done says something about the seat's Signals.
    SignalsHinted {
        seat: Seat,
        hint: Hint,
    },
    /// All dice rolled for the first turn.
    StartRolled {
        seat: Seat,
        specials: u8,
    },
    FirstPlayerFound {
        seat: Seat,
    },
    TileSetAside {
        seat: Seat,
        kind: SectorKind,
    },
    /// A tile with two sides was drawn, to be placed on either.
    TileDrawn {
        seat: Seat,
        front: SectorKind,
        back: SectorKind,
    },
    SectorLaid {
        seat: Seat,
        kind: SectorKind,
        at: Sector,
    },
    GateLaid {
        seat: Seat,
        at: Sector,
    },
    ShipDeployed {
        ship: ShipRef,
        kind: ShipKind,
        at: Sector,
    },
    ShipLeftOut {
        ship: ShipRef,
        kind: ShipKind,
    },
    TurnStarted {
        seat: Seat,
        round: u16,
    },
    /// A die was rolled for a special sector.
    SectorTested {
        seat: Seat,
        at: Sector,
        kind: SectorKind,
        face: Face,
    },
    DiceRolled {
        seat: Seat,
        first: Option<Die>,
        second: Option<Die>,
        third: Option<Die>,
    },
    DieReturned {
        seat: Seat,
        die: Die,
    },
    DieStored {
        seat: Seat,
        die: Die,
        slot: Slot,
    },
    TurnEnded {
        seat: Seat,
    },
    ResultUsed {
        seat: Seat,
        spend: Spend,
    },
    ShipsMoved {
        seat: Seat,
        ships: ShipSet,
        /// What a single ship is; none for several, and for a Signal.
        kind: Option<ShipKind>,
        from: Sector,
        to: Sector,
    },
    AttackDeclared {
        seat: Seat,
        volley: Option<Volley>,
        from: Sector,
        via: Sector,
        target: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
    },
    AttackRedirected {
        from: ShipRef,
        to: ShipRef,
        from_kind: Option<ShipKind>,
        kind: Option<ShipKind>,
    },
    /// Who fires: the ships of one seat, with the damage they would do together.
    ShotsFired {
        seat: Seat,
        ships: ShipSet,
        /// What a single ship is; none for several, and for a Signal.
        kind: Option<ShipKind>,
        damage: u8,
    },
    SectorBlocked {
        seat: Seat,
        spend: Spend,
        against: Sector,
    },
    BonusDieRolled {
        seat: Seat,
        face: Face,
    },
    RetreatOrdered {
        seat: Seat,
        to: Sector,
    },
    CounterAttacked {
        seat: Seat,
        victim: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        damage: u8,
    },
    AttackStopped {
        target: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
    },
    DamageTaken {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        damage: u8,
        hull: u8,
    },
    ShipDestroyed {
        ship: ShipRef,
        kind: ShipKind,
        at: Sector,
    },
    Drained {
        seat: Seat,
        victim: Seat,
    },
    DieLost {
        seat: Seat,
        die: Die,
    },
    /// An undisciplined crew has rolled a multi again; the dice of the turn follow.
    MultiRerolled {
        seat: Seat,
        die: Die,
    },
    SpecialsRerolled {
        seat: Seat,
        first: Die,
        second: Die,
    },
    WeaponFired {
        carrier: ShipRef,
        weapon: Weapon,
        target: Target,
        /// What the target is, if it is a ship.
        kind: Option<ShipKind>,
    },
    TokenLaid {
        kind: TokenKind,
        at: Sector,
    },
    TokenLifted {
        kind: TokenKind,
        carrier: ShipRef,
    },
    /// A token went with the ship that it belonged to, or that it sat on.
    TokenLost {
        kind: TokenKind,
        carrier: ShipRef,
    },
    ShipRepaired {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        hull: u8,
        by: Repair,
    },
    DronesShaken {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
    },
    BombExploded {
        at: Sector,
        face: Face,
    },
    ShipBoarded {
        prize: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        /// The ship in its new fleet.
        by: ShipRef,
        at: Sector,
    },
    SquadronLaunched {
        ship: ShipRef,
        at: Sector,
    },
    ShipDocked {
        ship: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
        at: Sector,
        /// What has the dock: a Battle Station or a Colony.
        dock: SectorKind,
    },
    HoleActivated {
        at: Sector,
    },
    /// The winner of another battle comes to help.
    ReliefCame {
        seat: Seat,
        ally: Seat,
    },
    /// A die was rolled for an Asteroid Field.
    AsteroidsStirred {
        seat: Seat,
        at: Sector,
        face: Face,
    },
    AsteroidsShifted {
        from: Sector,
        to: Sector,
    },
    /// A die was rolled for the way out of a gate.
    GateRolled {
        seat: Seat,
        gate: Sector,
        face: Face,
    },
    /// A die was rolled for a ship that is to come.
    ArrivalRolled {
        seat: Seat,
        face: Face,
    },
    /// The ship that is to come waits for its gate to be free.
    ArrivalDelayed {
        ship: ShipRef,
        kind: ShipKind,
        at: Sector,
    },
    /// A champion has lost half of its hull: reinforcements may come.
    ReinforcementsCalled {
        ship: ShipRef,
        kind: ShipKind,
    },
    ContainersMoved {
        seat: Seat,
        count: u8,
        from: Sector,
        to: Sector,
    },
    ContainersEvacuated {
        seat: Seat,
        count: u8,
        total: u8,
    },
    ShipFled {
        ship: ShipRef,
        kind: ShipKind,
        at: Sector,
        /// What it fled for.
        goal: Goal,
    },
    ShuttleCaptured {
        /// The shuttle in its new fleet.
        by: ShipRef,
        at: Sector,
    },
    StationDisabled {
        seat: Seat,
        at: Sector,
    },
    /// Who entered a Battle Station looked at its weapon.
    StationSeen {
        seat: Seat,
        at: Sector,
        weapon: Weapon,
    },
    /// The weapon of a Battle Station lies face up from now on.
    StationRevealed {
        at: Sector,
        weapon: Weapon,
    },
    /// A special that fired a station's weapon was rolled again.
    SpecialRerolled {
        seat: Seat,
        die: Die,
    },
    /// What a Radar Anomaly is; none for an empty sector.
    SectorUnveiled {
        at: Sector,
        kind: Option<SectorKind>,
    },
    ColonyShot {
        seat: Seat,
        from: Sector,
        at: Sector,
    },
    ColonyHit {
        at: Sector,
        hits: u8,
    },
    ColonyDestroyed {
        at: Sector,
    },
    CapacityActivated {
        name: Activation,
        /// What the activation die shows.
        face: Face,
    },
    CapacityReprogrammed {
        name: Activation,
        face: Face,
    },
    CapacityUsed {
        name: Activation,
        target: ShipRef,
        /// What it is; none for a Signal.
        kind: Option<ShipKind>,
    },
    /// The line that a Recon Beam follows from now on.
    LineChosen {
        name: Activation,
        axis: Axis,
    },
    CapacityEnded {
        name: Activation,
    },
    PlayerEliminated {
        seat: Seat,
    },
    GameEnded {
        outcome: Outcome,
        reason: Ending,
    },
}

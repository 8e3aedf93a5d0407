//! What happened, in the past tense. Everything in Quantum is public.

mod clause;

use kernel::{Outcome, Seat};
use serde::Serialize;

use crate::action::DieId;
use crate::card::{Card, Command};
use crate::square::Square;

/// Why a ship's face changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Roll {
    Start,
    /// All three starting ships once more.
    StartAgain,
    Reconfigured,
    Destroyed,
    Resourceful,
    Expansion,
    Reorganized,
    /// The second and final roll that Scrappy gives.
    Scrappy,
}

/// Something that happened at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumEvent"))]
pub enum Event {
    ShipRolled {
        seat: Seat,
        die: DieId,
        face: u8,
        roll: Roll,
    },
    /// Clever: the number was picked instead of rolled.
    FaceChosen {
        seat: Seat,
        die: DieId,
        face: u8,
    },
    TieRolled {
        seat: Seat,
        sum: u8,
    },
    FirstPlayerFound {
        seat: Seat,
    },
    CubePlaced {
        seat: Seat,
        planet: Square,
        left: u8,
    },
    CubeRelocated {
        by: Seat,
        owner: Seat,
        from: Square,
        to: Square,
    },
    ShipPlaced {
        seat: Seat,
        die: DieId,
        face: u8,
        to: Square,
    },
    ShipScrapped {
        seat: Seat,
        die: DieId,
        face: u8,
    },
    TurnStarted {
        seat: Seat,
        actions: u8,
    },
    CardPhaseStarted {
        seat: Seat,
        picks: u8,
    },
    TurnEnded {
        seat: Seat,
    },
    ShipMoved {
        seat: Seat,
        face: u8,
        from: Square,
        to: Square,
    },
    ShipLoaded {
        seat: Seat,
        face: u8,
        from: Square,
    },
    ShipWarped {
        seat: Seat,
        from: Square,
        with: Square,
    },
    FaceChanged {
        seat: Seat,
        square: Square,
        from: u8,
        to: u8,
    },
    AttackDeclared {
        seat: Seat,
        face: u8,
        via: Square,
        target: Square,
        defender: Seat,
    },
    CombatRolled {
        attack: u8,
        defence: u8,
    },
    CombatRerolled {
        seat: Seat,
        with: Command,
        attack: u8,
        defence: u8,
    },
    CombatDecided {
        attack: i8,
        defence: i8,
    },
    AttackRepelled {
        seat: Seat,
        to: Square,
    },
    ShipDestroyed {
        seat: Seat,
        die: DieId,
        face: u8,
        at: Square,
    },
    BothDestroyed {
        seat: Seat,
    },
    ResearchChanged {
        seat: Seat,
        to: u8,
    },
    DominanceChanged {
        seat: Seat,
        to: u8,
    },
    ActionGained {
        seat: Seat,
        card: Command,
        left: u8,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardDiscarded {
        seat: Seat,
        card: Command,
    },
    CardRevealed {
        card: Card,
    },
    DisplayRefreshed {
        seat: Seat,
    },
    PicksLapsed {
        seat: Seat,
    },
    GameEnded {
        outcome: Outcome,
    },
}

impl kernel::Event for Event {}

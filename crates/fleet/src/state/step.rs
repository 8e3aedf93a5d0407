//! What is pending: a small stack of steps, the one on top comes first.
//!
//! At the bottom lies the phase. An order puts its own steps on top: the ships that move, the
//! sector that carries them on, the reaction to an attack. Some steps ask a seat; the others run
//! by themselves as soon as they come up.

use kernel::Seat;

use crate::board::sector::Sector;
use crate::pieces::capacity::Activation;
use crate::pieces::die::Face;
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};

/// The parts of a Start of Turn, in order (`FC-TURN-03`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Scenario,
    Sectors,
    Weapons,
    Capacities,
}

impl Part {
    pub(crate) const fn next(self) -> Option<Self> {
        match self {
            Self::Scenario => Some(Self::Sectors),
            Self::Sectors => Some(Self::Weapons),
            Self::Weapons => Some(Self::Capacities),
            Self::Capacities => None,
        }
    }
}

/// How far a group still goes by the same result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stride {
    /// The ships that go furthest: Ionic ones, or one with a module.
    pub(crate) swift: ShipSet,
    /// Steps left for those.
    pub(crate) left: u8,
    /// Steps left for all: what an Amplifier adds.
    pub(crate) slow: u8,
}

impl Stride {
    /// The result is used up.
    pub(crate) const NONE: Self = Self { swift: ShipSet::EMPTY, left: 0, slow: 0 };

    /// The ships of the group that can take another step.
    pub(crate) const fn goers(self, ships: ShipSet) -> ShipSet {
        if self.slow > 0 {
            ships
        } else if self.left > 0 {
            ships.and(self.swift)
        } else {
            ShipSet::EMPTY
        }
    }

    /// What is left after a step.
    pub(crate) const fn next(self) -> Self {
        Self { left: self.left.saturating_sub(1), slow: self.slow.saturating_sub(1), ..self }
    }
}

/// Ships that have just come to a sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub(crate) seat: Seat,
    pub(crate) ships: ShipSet,
    pub(crate) at: Sector,
}

/// One pending step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    // Phases: exactly one of these lies at the bottom.
    /// Asks for fleets: everybody at once, or one after the other.
    Choose,
    /// Asks everybody at once which of the drawn weapons to keep (`FC-OSW-01`).
    Arm,
    /// Asks for a special sector to set aside.
    SetAside { seat: Seat },
    /// Asks where to put one of the special sectors; every seat is asked twice.
    Terrain { seat: Seat, asked: u8 },
    /// Asks a camp where to put a gate; so many lie already.
    Portal { seat: Seat, laid: u8 },
    /// Asks where to put a ship.
    Deploy { seat: Seat },
    /// Asks whether a Colony goes into the own deployment zone (`FC-CAM-07`).
    Found { seat: Seat },
    /// Asks where the gate goes through which a helper comes (`FC-CAM-11`).
    Breach { seat: Seat },
    /// Asks the helper which ship stays behind; so many still do.
    Dismiss { left: u8 },
    /// Before the first turn: asks which dice to roll (`FC-SCN-07`).
    Preroll { seat: Seat },
    /// Asks which of these results to keep on the bridge.
    Prestore { seat: Seat },
    /// Start of Turn: asks which of these squadrons fly (`FC-TURN-04`).
    Impulse { left: ShipSet },
    /// Start of Turn: asks for the order of effects when there are several (`FC-TURN-06`).
    Start { part: Part },
    /// The very end of Start of Turn: asks which activation dice are rolled again (`FC-TURN-05`).
    Reprogram,
    /// Energy Allocation: asks which dice to roll.
    Energy,
    /// Dice Actions: asks for an order.
    Actions,
    /// Bridge: asks what to put back, then what to store.
    Bridge { storing: bool },

    // Questions inside a phase.
    /// Asks which of these ships move.
    MoveShips { ships: ShipSet, to: Sector, face: Face, stride: Stride },
    /// Asks whether the group moves on by the same result (`FC-ABL-01`).
    Onward { ships: ShipSet, face: Face, stride: Stride },
    /// Asks by which way the group leaves a Gravity Field.
    Drift { seat: Seat, ships: ShipSet, at: Sector, origin: Sector, face: Face },
    /// Asks the attacked player whether another ship takes the attack (`FC-ABL-09`).
    Redirect,
    /// Asks the owner of a Deflection Shield which ship takes the attack (`FC-CAP-22`).
    Deflect { seat: Seat },
    /// Asks the attacker who holds fire; ships before this one have been decided on.
    Muster { from: u8 },
    /// Asks another player whose ships support; ships before this one have been decided on.
    Assist { seat: Seat, from: u8 },
    /// Asks the player whose Signals are scanned from this side for a shield (`FC-OHD-08`).
    Foil { seat: Seat, at: Sector, via: Sector },
    /// Asks Ilya which ships are camouflaged: these, wherever they are by now, or those of any
    /// sector.
    Veil { seat: Seat, ships: Option<ShipSet> },
    /// Asks the attacked player for a reaction.
    React,
    /// Asks which die of the victim's bridge a Drain takes; usually asks the victim.
    Drained { seat: Seat, victim: Seat },
    /// Asks what happens in the dock of a sector.
    Dock { at: Sector },
    /// Asks whom the first of these squadrons strikes.
    Offensive { carrier: ShipId, left: ShipSet },
    /// Asks which ships of the sector are given up for the prize.
    Board { from: Sector, prize: ShipRef },
    /// Asks which sector a destroyed ship takes with it (`FC-CMD-16`).
    Blast { seat: Seat, at: Sector, power: u8 },
    /// Asks Expert Pilots whether a test is rolled again (`FC-FAC-26`).
    Pilots { seat: Seat, ships: ShipSet, at: Sector, origin: Sector, face: Face },

    /// Asks which Asteroid Field moves (`FC-SCN-04`).
    Stir,
    /// Asks where it moves to.
    Shift { from: Sector, face: Face },
    /// Asks which reinforcements come (`FC-SCN-44`).
    Reinforce,
    /// Asks which ship comes through the gate next (`FC-SCN-35`).
    Bring { to: Sector, brought: ShipSet },
    /// Asks how many containers these ships take along (`FC-SCN-15`).
    Load { ships: ShipSet, to: Sector },
    /// Asks which ships leave the zone for good from there.
    Leave { from: Sector },

    /// Asks which of these ships enter the gate, in the first edition.
    Plunge { ships: ShipSet },
    /// Asks where they come out, as the die shows.
    Emerge { ships: ShipSet, gate: Sector, face: Face },

    /// Asks the owner of a capacity which ship it acts on, among those that have arrived if any
    /// have.
    Trigger { name: Activation, slot: u8, arrival: Option<Arrival> },

    /// Asks the owner of a Recon Beam which line it follows (`FC-CAP-17`).
    Sight { name: Activation, slot: u8 },
    /// Asks the player who entered a Radar Anomaly what it is (`FC-RAD-02`).
    Unveil { seat: Seat, ships: ShipSet, at: Sector, origin: Sector },
    /// Asks the player on a Colony for a shield against Gamma Warheads (`FC-WPN-39`).
    Ward,
    /// Asks where a Tractor Beam moves the ship.
    Tow { ship: ShipRef },
    /// Asks which of these ships a Vortex Gate takes.
    Gather { seat: Seat, ships: ShipSet, from: Sector },
    /// Asks where a Vortex Gate sends them.
    Jump { seat: Seat, ships: ShipSet, from: Sector },
    /// Asks for another sector to mine.
    LayMines { carrier: ShipId, left: u8 },

    // Steps that run by themselves.
    /// The second shot of a double attack.
    SecondShot { ship: ShipId, from: Sector, target: ShipRef, at: Sector },
    /// The effect of Gamma Warheads.
    Bombed { at: Sector },
    /// The damage of an attack, and the counter-attack's.
    Impact,
    /// The survivors of a retreat move.
    FallBack { seat: Seat, from: Sector, to: Sector },
    /// The Signals of a sector are revealed.
    Scanned { seat: Seat, at: Sector },
    /// Effects of the sector that ships have entered.
    Enter { seat: Seat, ships: ShipSet, at: Sector, origin: Sector },
}

impl Step {
    /// Whether a shield is asked for that stops no attack: against a scan, or against warheads.
    pub(crate) const fn is_warding(self) -> bool {
        matches!(self, Self::Foil { .. } | Self::Ward)
    }
}

/// The stack.
///
/// Deepest case: the phase, a second shot, the four steps of an attack, a retreat, an entry and
/// a drift, with room to spare.
pub(crate) type Steps = kernel::Steps<Step, 64>;

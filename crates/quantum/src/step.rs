//! What is pending: a small stack of steps, the one on top comes first.
//!
//! At the bottom lies the phase (set-up, a turn's actions, a turn's cards). An attack, a roll or
//! a gambit puts its own steps on top. Some steps ask a seat; the others run by themselves as
//! soon as they come up.

use kernel::Seat;

use crate::action::{DiceSet, DieId};
use crate::card::Command;

/// One pending step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    // Phases: exactly one of these lies at the bottom.
    /// Asks whether to roll the starting ships again.
    StartRoll {
        seat: Seat,
    },
    /// Asks for a start planet.
    StartPlanet {
        seat: Seat,
    },
    /// Asks for the square of a starting ship.
    StartShip {
        seat: Seat,
        die: DieId,
    },
    /// Asks the active seat for an action, an ability or a card power.
    Actions,
    /// Asks a seat to spend its picks.
    Picks {
        seat: Seat,
    },

    // Questions inside a phase.
    /// Asks the active seat where the load goes.
    Drop {
        flagship: DieId,
        load: DieId,
    },
    /// Asks the defender with Dangerous.
    Danger,
    /// Asks the attacker for rerolls, then the defender.
    AttackerRerolls,
    DefenderRerolls,
    /// Asks the attacker for its final square.
    Advance,
    /// Asks (Clever) for a face other than `not`; 0 excludes none.
    ChooseFace {
        seat: Seat,
        die: DieId,
        not: u8,
    },
    /// Asks (Scrappy) whether to keep a face.
    KeepFace {
        seat: Seat,
        die: DieId,
        not: u8,
    },
    /// Asks for a planet for the cube of infamy.
    Infamy {
        seat: Seat,
    },
    /// Asks where the first of these ships goes.
    PlaceShips {
        seat: Seat,
        dice: DiceSet,
    },
    /// Asks which cube goes where.
    Relocate {
        seat: Seat,
    },
    /// Asks which ships to roll.
    Reorganize {
        seat: Seat,
    },
    /// Asks the victim of Sabotage for a command card.
    Sabotage {
        seat: Seat,
    },
    /// Asks which of three held cards makes room for the new one.
    MakeRoom {
        seat: Seat,
        new: Command,
    },

    // Steps that run by themselves.
    /// Rolls the combat dice.
    CombatRoll,
    /// Compares the totals.
    CombatResult,
    /// Dominance for a destroyed ship.
    Dominance {
        winner: Seat,
        loser: Seat,
    },
    /// Cards that the active seat's destruction of a ship triggers.
    Spoils,
    /// Discards the gambit of a display slot and draws a new card.
    Refill {
        slot: u8,
    },
}

/// The stack.
///
/// Deepest case: Reorganization with Scrappy asks for each of five ships above the step that
/// places them, the refill and the phase, with room for infamies due at once.
pub(crate) type Steps = kernel::Steps<Step, 16>;

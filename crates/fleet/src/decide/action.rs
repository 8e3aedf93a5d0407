//! What a player can decide.

use kernel::Seat;

use crate::board::axis::Axis;
use crate::board::sector::Sector;
use crate::build::choice::FleetPick;
use crate::data::tables::{Capacity, SectorKind, Weapon};
use crate::pieces::bridge::Slot;
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Die, Held, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::pieces::token::TokenKind;

/// What a special weapon is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Target {
    Nothing,
    Ship(ShipRef),
    Sector(Sector),
    Seat(Seat),
}

/// One decision. Its notation parses back to it; see `docs/notation.md`.
///
/// ```
/// use fleet::Action;
///
/// let order: Action = "move bo a1 a2".parse()?;
/// assert_eq!(order.to_string(), "move bo a1 a2");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Action {
    // The set-up.
    /// Takes a fleet.
    Fleet(FleetPick),
    /// Keeps one of the weapons that were drawn for a ship.
    Arm(Weapon),
    SetAside(SectorKind),
    Terrain {
        kind: SectorKind,
        at: Sector,
    },
    /// Puts a gate down.
    Portal(Sector),
    Deploy {
        ship: ShipId,
        at: Sector,
    },

    // The phases of a turn.
    /// The sector where something happens next at the start of a turn.
    Resolve(Sector),
    /// Of several effects there, the tokens that come next (`FC-TURN-06`).
    ResolveWeapon {
        kind: TokenKind,
        at: Sector,
    },
    /// Of several effects there, the capacity that acts next.
    ResolveCapacity(Activation),
    Roll {
        red: u8,
        blue: u8,
        green: u8,
    },
    Return(Die),
    Store {
        die: Die,
        slot: Slot,
    },
    /// Ends the Dice Actions or the Bridge phase.
    End,

    // Orders.
    Move {
        spend: Spend,
        from: Sector,
        to: Sector,
    },
    /// Discovers the sectors around in the directions of the result (`FC-OFW-03`).
    Survey {
        spend: Spend,
        from: Sector,
    },
    /// Goes through the gate on `from`, to a sector beside its partner or, by a special, onto it.
    Gate {
        spend: Spend,
        from: Sector,
        to: Sector,
    },
    /// Aims at a ship: from an adjacent sector when `via` is `from`, otherwise by a path whose last
    /// sector before the target is `via`.
    Attack {
        volley: Volley,
        from: Sector,
        via: Sector,
        target: ShipRef,
    },
    /// Looks at the Signals of a sector (`FC-OHD-07`), aimed like an attack.
    Scan {
        volley: Volley,
        from: Sector,
        via: Sector,
        at: Sector,
    },
    /// Two unsupported attacks on one sector (`FC-ABL-14`).
    Double {
        spend: Spend,
        from: Sector,
        first: ShipRef,
        second: ShipRef,
    },
    Drain {
        special: Held,
        victim: Seat,
    },
    Reroll {
        first: Held,
        second: Held,
    },
    /// Fires a special weapon for two specials.
    Weapon {
        ship: ShipId,
        first: Held,
        second: Held,
        target: Target,
    },
    /// Fires the weapon of the Battle Station where the ship is docked, for one special
    /// (`FC-STA-04`).
    Station {
        ship: ShipId,
        special: Held,
        target: Target,
    },
    /// Shoots Gamma Warheads at a Colony (`FC-WPN-37`).
    Bombard {
        volley: Volley,
        from: Sector,
        via: Sector,
        at: Sector,
    },
    /// Deploys a squadron of the Carrier (`FC-ABL-24`).
    Launch {
        spend: Spend,
        carrier: ShipId,
        to: Sector,
    },
    /// All squadrons of the Carrier strike (`FC-ABL-28`).
    Offensive {
        carrier: ShipId,
        first: Held,
        second: Held,
    },
    /// A Frigate gives itself up (`FC-FAC-11`).
    Redeem {
        ship: ShipId,
        first: Held,
        second: Held,
        target: ShipRef,
    },
    /// Ships of a sector capture an enemy (`FC-FAC-28`).
    Board {
        from: Sector,
        first: Held,
        second: Held,
        prize: ShipRef,
    },
    /// Frees an own ship of Drones by a red multi (`FC-WPN-16`).
    Shake {
        die: Held,
        ship: ShipId,
    },
    /// Switches an own Interdictor off (`FC-WPN-08`).
    Lift(ShipId),
    /// Takes own mines off a sector in the Bridge phase (`FC-WPN-28`).
    Sweep(Sector),

    /// Brings ships in through one's own gate: beside it, or by a special onto it (`FC-SCN-35`).
    Arrive {
        spend: Spend,
        to: Sector,
    },
    /// Leaves the zone for good.
    Flee {
        spend: Spend,
        from: Sector,
    },
    /// Activates a capacity of a technical ship; `relay` are the results of a remote activation
    /// before the last one (`FC-TEC-01`, `FC-TEC-05`).
    Activate {
        ship: ShipId,
        capacity: Capacity,
        relay: Option<Volley>,
        die: Spend,
        at: Sector,
    },
    /// Ends an enemy's capacity by a red result (`FC-TEC-08`).
    Disrupt {
        spend: Spend,
        name: Activation,
    },
    /// Ends an own capacity in the Bridge phase, or gives its die up to a Drain.
    Deactivate(Activation),
    /// Rolls an activation die again at the end of Start of Turn (`FC-TEC-14`).
    Reprogram(Activation),

    // Answers.
    /// The Asteroid Field that a die is rolled for.
    Stir(Sector),
    /// Where it moves to.
    Shift(Sector),
    /// The next ship that comes through the gate.
    Bring(ShipId),
    /// The ship of a helper that stays behind (`FC-CAM-11`).
    Dismiss(ShipId),
    /// So many containers go along.
    Take(u8),
    Ships(ShipSet),
    Onward(Sector),
    /// Moves on through a gate.
    Through(Sector),
    Stop,
    Drift(Sector),
    /// Where a Tractor Beam moves a ship.
    Tow(Sector),
    /// Where a Vortex Gate sends ships.
    Jump(Sector),
    /// Another sector for a mine.
    Mine(Sector),
    /// What a Radar Anomaly is; none for an empty sector.
    Unveil(Option<SectorKind>),
    Keep,
    /// Rolls a test again.
    Again,
    /// A squadron flies by itself.
    Fly {
        ship: ShipId,
        to: Sector,
    },
    Dock(ShipId),
    Undock,
    /// Whom a squadron strikes in an Offensive.
    Strike(ShipRef),
    /// The ship that a Repair Drone repairs.
    Mend(ShipRef),
    /// The line that a Recon Beam follows.
    Sight(Axis),
    /// The ship that a Recall Beacon calls.
    Recall(ShipRef),
    /// The sector that a lost ship takes with it.
    Blast(Sector),
    Redirect(ShipId),
    Fire,
    Hold(ShipId),
    /// Lets an own ship support another player's attack, or a Signal take part in one's own.
    Join(ShipId),
    Shield {
        spend: Spend,
        against: Sector,
        /// Another sector, when one result stops two.
        also: Option<Sector>,
    },
    /// Rolls the bonus die of a Gas Cloud.
    Gas,
    Retreat {
        special: Held,
        to: Sector,
    },
    Counter {
        spend: Spend,
        victim: ShipRef,
    },
    /// Camouflages the ships of a sector (`FC-CMD-10`).
    Veil(Sector),
    /// Places no sector; reacts no further.
    Pass,
    /// Gives up a die to a Drain.
    Lose(Die),
}

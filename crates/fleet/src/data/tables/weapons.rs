//! Special weapons: what they are aimed at, and what they do.

use serde::Deserialize;

use super::Weapon;

/// Whose ships a weapon may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Enemy,
    Friendly,
    Any,
}

/// What a weapon is aimed at. Distances are from the carrier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    Ship {
        side: Side,
        near: u8,
        far: u8,
        clear: bool,
    },
    Sector {
        near: u8,
        far: u8,
    },
    EmptySector {
        near: u8,
        far: u8,
    },
    /// A sector of which ships are taken.
    ShipsOfSector {
        near: u8,
        far: u8,
    },
    /// A ship in the first sector with ships on a straight line.
    Line,
    Opponent,
    Nothing,
    /// It is never fired: it changes what dice do.
    Passive,
}

/// What a weapon does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum WeaponEffect {
    Damage {
        damage: u8,
    },
    /// Damage of so many times the target's class.
    DamageByClass {
        factor: u8,
    },
    /// So much for each sector of distance beyond the first.
    DamageByDistance {
        factor: u8,
    },
    Repair {
        hull: u8,
    },
    /// All results leave the opponent's bridge.
    ClearBridge,
    /// Damage at every start of turn of the victim's owner.
    Attach {
        damage: u8,
    },
    Tow,
    /// Nothing enters or crosses the sector.
    Bar,
    Teleport,
    /// Damage to all in the sector and around it.
    Blast {
        damage: u8,
    },
    Mine {
        damage: u8,
        at_once: u8,
        at_most: u8,
    },
    /// Explodes at the owner's next start of turn: `damage` in the directions of a die, or `centre`
    /// in its own sector on a special.
    TimeBomb {
        damage: u8,
        centre: u8,
    },
    /// Nobody around can be targeted.
    Shelter,
    /// No friendly hull falls below 1.
    HoldHulls,
    DoubleMove,
    DoubleRange,
    /// Colonies are shot at.
    Warheads {
        hits: u8,
    },
}

/// A row of `weapons.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponRow {
    pub id: Weapon,
    pub expansion: String,
    /// The box of the first edition that held it, if any did (`FC-WPN-54`).
    pub first_edition: Option<String>,
    /// Who may carry it, or `any`.
    pub faction: String,
    pub aim: Aim,
    pub effect: WeaponEffect,
}

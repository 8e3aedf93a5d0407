//! The numbers and effects of the game, read once from the files in `data/` beside the sources.
//!
//! * `tables`: ships, weapons, devices, sectors, commanders and factions as typed rows.
//! * `set`: sets of small numbers.
//!
//! The rows of scenarios and campaigns are read in the rooms of their own rules.

pub(crate) mod tables;

pub use tables::{
    Abilities, Ability, Aim, Capacity, CapacityEffect, CapacityRow, Commander, CommanderRow,
    DeviceRow, Entry, Faction, FactionRow, Forbid, Forbids, Limits, Power, Powers, Scope,
    SectorKind, SectorRow, ShipKind, ShipRow, Side, SlotFaces, SlotRule, Split, StartEffect,
    Tables, Trigger, Triggers, Weapon, WeaponEffect, WeaponRow,
};

//! The numbers and effects of the game: rows of `data/`, read once into typed tables.
//!
//! A state holds a reference to the tables, so that looking something up is an index and nothing
//! else. A new ship, sector, commander or faction is a row and a variant of its enum; what it does
//! is made of the variants of [`Ability`], [`Entry`], [`Forbid`], [`Power`]… A new kind of effect
//! is a new variant, and the compiler then lists every place that must learn it.

mod capacities;
mod kinds;
mod weapons;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::pieces::device::Device;
use crate::pieces::die::{Colour, Face};
use crate::scenario::{Scenario, ScenarioRow};

pub use capacities::{Capacity, CapacityEffect, CapacityRow, DeviceRow, Scope, Trigger, Triggers};
pub(crate) use kinds::Weapons;
pub use kinds::{
    Abilities, Ability, Commander, Entry, Faction, Forbid, Forbids, Power, Powers, SectorKind,
    ShipKind, StartEffect, Weapon,
};
pub use weapons::{Aim, Side, WeaponEffect, WeaponRow};

/// A row of `ships.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipRow {
    pub id: ShipKind,
    pub class: u8,
    /// None when nothing is printed: the ship can neither launch nor support (`FC-ATK-09`).
    pub firepower: Option<u8>,
    pub hull: u8,
    pub abilities: Abilities,
    pub factions: Vec<String>,
    pub expansion: String,
    pub role: String,
    pub battleship_family: bool,
    #[serde(default)]
    pub device_slots: u8,
    pub device_pool: Option<String>,
}

/// A row of `sectors.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorRow {
    pub id: SectorKind,
    pub expansion: String,
    pub on_entry: Option<Entry>,
    pub at_start_of_turn: Option<StartEffect>,
    #[serde(default)]
    pub damage_per_class: u8,
    #[serde(default)]
    pub repair: u8,
    pub forbids: Forbids,
}

/// Which results a slot of the bridge takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "SlotSource")]
pub struct SlotRule {
    /// Any colour when none is named.
    pub colour: Option<Colour>,
    pub faces: SlotFaces,
}

/// Which faces a slot takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SlotFaces {
    Any,
    Directional,
    Special,
}

#[derive(Deserialize)]
struct SlotSource {
    colour: String,
    face: SlotFaces,
}

impl TryFrom<SlotSource> for SlotRule {
    type Error = kernel::NotationError;

    fn try_from(source: SlotSource) -> Result<Self, kernel::NotationError> {
        let colour = match source.colour.as_str() {
            "any" => None,
            colour => Some(colour.parse()?),
        };
        Ok(Self { colour, faces: source.face })
    }
}

impl SlotRule {
    pub(crate) const ANY: Self = Self { colour: None, faces: SlotFaces::Any };
    pub(crate) const SPECIALS: Self = Self { colour: None, faces: SlotFaces::Special };
    pub(crate) const DIRECTIONALS: Self = Self { colour: None, faces: SlotFaces::Directional };

    pub(crate) fn takes(self, colour: Colour, face: Face) -> bool {
        let fits = match self.faces {
            SlotFaces::Any => true,
            SlotFaces::Directional => face.is_directional(),
            SlotFaces::Special => face == Face::Special,
        };
        fits && self.colour.is_none_or(|wanted| wanted == colour)
    }
}

/// How nine dice are shared out among the colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    pub red: u8,
    pub blue: u8,
    pub green: u8,
}

impl Split {
    /// Without a commander (`FC-DICE-01`).
    pub const EVEN: Self = Self { red: 3, blue: 3, green: 3 };

    pub const fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
            Colour::Green => self.green,
        }
    }
}

/// A row of `commanders.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommanderRow {
    pub id: Commander,
    pub faction: String,
    pub expansion: String,
    pub dice: Split,
    pub slot: SlotRule,
    pub power: Option<Power>,
}

/// What a faction's fleets must keep to.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    pub flagship: Option<ShipKind>,
    pub flagship_without_avatar: Option<ShipKind>,
    pub class_1_at_most: Option<u8>,
    pub class_3_at_least: Option<u8>,
    pub highest_class: Option<u8>,
    pub forbidden: Vec<ShipKind>,
    pub forge_ships_at_most: Option<u8>,
    /// So many thirds of the points are ships of class 3 or more.
    pub heavy_share_thirds: Option<u8>,
}

/// A row of `factions.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionRow {
    pub id: Faction,
    pub expansion: String,
    pub kind: String,
    /// Class points that the faction itself costs (`FC-FAC-07`).
    pub cost: u8,
    pub commanders: Vec<Commander>,
    pub slot: Option<SlotRule>,
    pub limits: Limits,
    pub powers: Powers,
    pub redemption: Option<Redemption>,
}

/// Which ships give themselves up, and what for (`FC-FAC-11`).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redemption {
    pub ship: ShipKind,
    pub damage: u8,
}

/// All tables.
#[derive(Debug)]
pub struct Tables {
    ships: Vec<ShipRow>,
    weapons: Vec<WeaponRow>,
    sectors: Vec<SectorRow>,
    commanders: Vec<CommanderRow>,
    factions: Vec<FactionRow>,
    scenarios: Vec<ScenarioRow>,
    devices: Vec<DeviceRow>,
    capacities: Vec<CapacityRow>,
}

/// There is one copy of the tables.
impl PartialEq for Tables {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Tables {
    /// The tables of the game.
    ///
    /// ```
    /// use fleet::data::{ShipKind, Tables};
    ///
    /// assert_eq!(Tables::get().ship(ShipKind::Cruiser).hull, 18);
    /// ```
    pub fn get() -> &'static Self {
        &TABLES
    }

    #[inline]
    pub fn ship(&self, kind: ShipKind) -> &ShipRow {
        &self.ships[kind.index()]
    }

    #[inline]
    pub fn weapon(&self, weapon: Weapon) -> &WeaponRow {
        &self.weapons[weapon.index()]
    }

    #[inline]
    pub fn sector(&self, kind: SectorKind) -> &SectorRow {
        &self.sectors[kind.index()]
    }

    pub fn commander(&self, commander: Commander) -> &CommanderRow {
        &self.commanders[commander.index()]
    }

    pub fn faction(&self, faction: Faction) -> &FactionRow {
        &self.factions[faction.index()]
    }

    pub fn device(&self, device: Device) -> &DeviceRow {
        &self.devices[device.index()]
    }

    #[inline]
    pub fn capacity(&self, capacity: Capacity) -> &CapacityRow {
        &self.capacities[capacity.index()]
    }

    #[inline]
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioRow {
        &self.scenarios[scenario.index()]
    }
}

#[derive(Deserialize)]
struct ScenarioFile {
    scenario: Vec<ScenarioRow>,
}

#[derive(Deserialize)]
struct ShipFile {
    ship: Vec<ShipRow>,
}

#[derive(Deserialize)]
struct WeaponFile {
    weapon: Vec<WeaponRow>,
}

#[derive(Deserialize)]
struct SectorFile {
    sector: Vec<SectorRow>,
}

#[derive(Deserialize)]
struct CommanderFile {
    commander: Vec<CommanderRow>,
}

#[derive(Deserialize)]
struct FactionFile {
    faction: Vec<FactionRow>,
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("the tables that ship with the program are read by a test")
}

/// The rows in the order of their enum, each once.
fn in_order<T>(mut rows: Vec<T>, count: usize, index: impl Fn(&T) -> usize) -> Vec<T> {
    rows.sort_by_key(&index);
    let complete = rows.iter().map(index).eq(0..count);
    assert!(complete, "a table that ships with the program has one row for each variant");
    rows
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let ships = read::<ShipFile>(include_str!("../../data/ships.toml")).ship;
    let weapons = read::<WeaponFile>(include_str!("../../data/weapons.toml")).weapon;
    let sectors = read::<SectorFile>(include_str!("../../data/sectors.toml")).sector;
    let commanders = read::<CommanderFile>(include_str!("../../data/commanders.toml")).commander;
    let factions = read::<FactionFile>(include_str!("../../data/factions.toml")).faction;
    let scenarios = read::<ScenarioFile>(include_str!("../../data/scenarios.toml")).scenario;
    let tech = read::<capacities::TechFile>(include_str!("../../data/tech.toml"));
    Tables {
        ships: in_order(ships, ShipKind::COUNT, |row| row.id.index()),
        weapons: in_order(weapons, Weapon::COUNT, |row| row.id.index()),
        sectors: in_order(sectors, SectorKind::COUNT, |row| row.id.index()),
        commanders: in_order(commanders, Commander::COUNT, |row| row.id.index()),
        factions: in_order(factions, Faction::COUNT, |row| row.id.index()),
        scenarios: in_order(scenarios, Scenario::COUNT, |row| row.id.index()),
        devices: in_order(tech.device, Device::COUNT, |row| row.id.index()),
        capacities: in_order(tech.capacity, Capacity::COUNT, |row| row.id.index()),
    }
});

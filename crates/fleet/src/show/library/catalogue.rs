//! Everything that a fleet is made of, with its numbers. Names and texts stand in the locales under
//! the ids.

use serde::Serialize;

use crate::build::code::FleetCode;
use crate::build::ready::ReadyFleet;
use crate::build::roster::FleetSpec;
use crate::data::tables::{Ability, Commander, Faction, ShipKind, Split, Tables, Weapon};
use crate::pieces::device::Device;
use crate::scenario::Scenario;
use crate::show::library::layout::BattleLaid;

/// All of it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Catalogue {
    pub ships: Vec<ShipListed>,
    pub weapons: Vec<WeaponListed>,
    pub devices: Vec<DeviceListed>,
    pub commanders: Vec<CommanderListed>,
    pub factions: Vec<FactionListed>,
    pub ready: Vec<ReadyListed>,
    pub scenarios: Vec<ScenarioListed>,
}

/// A type of ship that fleets can be built of.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ShipListed {
    pub id: &'static str,
    pub class: u8,
    /// None where nothing is printed.
    pub fire: Option<u8>,
    pub hull: u8,
    pub abilities: Vec<&'static str>,
    /// Whether it carries a special weapon.
    pub weapon: bool,
    /// How many devices it carries.
    pub devices: u8,
    /// Who may take it.
    pub factions: Vec<&'static str>,
}

/// A special weapon.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct WeaponListed {
    pub id: &'static str,
    /// Who may carry it; Gamma Warheads belong to a scenario alone.
    pub factions: Vec<&'static str>,
}

/// A technical device.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DeviceListed {
    pub id: &'static str,
    /// The ships that may carry it, each with the factions that may put it there.
    pub carriers: Vec<(&'static str, Vec<&'static str>)>,
}

/// A commander with the nine dice.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CommanderListed {
    pub id: &'static str,
    pub red: u8,
    pub blue: u8,
    pub green: u8,
}

/// A faction.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FactionListed {
    pub id: &'static str,
    /// Class points that its leader costs.
    pub cost: u8,
    pub commanders: Vec<&'static str>,
    pub highest_class: Option<u8>,
}

/// A ready-made fleet.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ReadyListed {
    pub id: &'static str,
    pub fleet: FleetSpec,
    pub code: String,
}

/// A scenario, laid out for the least number of players.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScenarioListed {
    pub id: &'static str,
    pub clause: &'static str,
    /// The numbers of seats that it can be played with.
    pub seats: Vec<u8>,
    pub layout: BattleLaid,
}

impl Catalogue {
    pub(super) fn whole() -> Self {
        let tables = Tables::get();
        Self {
            ships: ShipKind::ALL.iter().filter_map(|kind| ship(tables, *kind)).collect(),
            weapons: Weapon::ALL.iter().map(|weapon| self::weapon(tables, *weapon)).collect(),
            devices: Device::ALL.iter().map(|device| self::device(tables, *device)).collect(),
            commanders: Commander::ALL.iter().map(|it| commander(tables, *it)).collect(),
            factions: Faction::ALL.iter().map(|it| faction(tables, *it)).collect(),
            ready: ReadyFleet::all().iter().filter_map(ready).collect(),
            scenarios: Scenario::ALL.iter().filter_map(|it| scenario(tables, *it)).collect(),
        }
    }
}

/// None for what scenarios bring.
fn ship(tables: &Tables, kind: ShipKind) -> Option<ShipListed> {
    let row = tables.ship(kind);
    let may_take = |faction: &&Faction| crate::build::roster::may_take(tables, **faction, kind);
    let factions: Vec<_> = Faction::ALL.iter().filter(may_take).map(|it| it.id()).collect();
    (!factions.is_empty()).then(|| ShipListed {
        id: kind.id(),
        class: row.class,
        fire: row.firepower,
        hull: row.hull,
        abilities: Ability::ALL
            .iter()
            .filter(|it| row.abilities.contains(**it))
            .map(|it| it.id())
            .collect(),
        weapon: row.abilities.contains(Ability::SpecialWeapon),
        devices: row.device_slots,
        factions,
    })
}

fn weapon(tables: &Tables, weapon: Weapon) -> WeaponListed {
    let open = |faction: &&Faction| {
        crate::build::roster::arsenal_fault(tables, **faction, weapon).is_none()
    };
    let factions = Faction::ALL.iter().filter(open).map(|it| it.id()).collect();
    WeaponListed { id: weapon.id(), factions }
}

fn device(tables: &Tables, device: Device) -> DeviceListed {
    let carrier = |kind: &ShipKind| {
        let pool = tables.ship(*kind).device_pool.as_deref()?;
        let fits = |faction: &&Faction| device.is_of(pool, **faction);
        let factions: Vec<_> = Faction::ALL.iter().filter(fits).map(|it| it.id()).collect();
        (!factions.is_empty()).then(|| (kind.id(), factions))
    };
    DeviceListed { id: device.id(), carriers: ShipKind::ALL.iter().filter_map(carrier).collect() }
}

fn commander(tables: &Tables, commander: Commander) -> CommanderListed {
    let Split { red, blue, green } = tables.commander(commander).dice;
    CommanderListed { id: commander.id(), red, blue, green }
}

fn faction(tables: &Tables, faction: Faction) -> FactionListed {
    let row = tables.faction(faction);
    FactionListed {
        id: faction.id(),
        cost: row.cost,
        commanders: row.commanders.iter().map(|it| it.id()).collect(),
        highest_class: row.limits.highest_class,
    }
}

fn ready(ready: &'static ReadyFleet) -> Option<ReadyListed> {
    let code = FleetCode::of(&ready.fleet.resolve().ok()?)?.to_string();
    Some(ReadyListed { id: &ready.id, fleet: ready.fleet.clone(), code })
}

fn scenario(tables: &'static Tables, scenario: Scenario) -> Option<ScenarioListed> {
    let row = tables.scenario(scenario);
    let seats: Vec<u8> = row.layout.iter().flat_map(|it| it.seats.iter().copied()).collect();
    let layout = BattleLaid::usual(scenario, *seats.first()?)?;
    Some(ScenarioListed { id: scenario.id(), clause: &row.clause, seats, layout })
}

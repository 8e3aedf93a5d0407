//! Fleets as they are written down, and whether they are legal.

use kernel::{NotationError, Refusal, Value};
use serde::{Deserialize, Serialize};

use crate::data::tables::{Ability, Commander, Faction, ShipKind, Tables, Weapon};
use crate::decide::refusal::{refuse_about, refuse_count};
use crate::pieces::device::{self, Device};

/// What a commander costs in class points (`FC-FLEET-17`).
pub const COMMANDER_COST: u8 = 2;

/// A fleet as people write it: a faction, perhaps a commander, and ships such as `frigate`,
/// `battleship:proton_beam`, `mule:sentinel_device` or, with two devices,
/// `chimaera:sentinel_device+attack_device`.
///
/// ```
/// use fleet::build::FleetSpec;
/// use fleet::data::Tables;
///
/// let spec = FleetSpec::first_battle("phebe");
/// let roster = spec.resolve()?;
/// assert_eq!(roster.points(Tables::get()), 12);
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FleetSpec {
    pub faction: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub commander: Option<String>,
    pub ships: Vec<String>,
}

/// One ship of a roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Berth {
    pub kind: ShipKind,
    pub weapon: Option<Weapon>,
    pub devices: [Option<Device>; Device::MOST_OF_A_SHIP],
}

/// A fleet whose words are all known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    pub faction: Faction,
    pub commander: Option<Commander>,
    pub berths: Vec<Berth>,
}

impl FleetSpec {
    /// The fleet of a first game (`FC-FLEET-03`, `FC-FLEET-08`).
    pub fn first_battle(faction: &str) -> Self {
        let weapon = if faction == "amycles" { "proton_beam" } else { "vortex_missiles" };
        let battleship = format!("battleship:{weapon}");
        let ships = ["frigate", "frigate", "frigate", "frigate", "destroyer", "destroyer"];
        Self {
            faction: faction.to_owned(),
            commander: None,
            ships: ships.into_iter().chain([battleship.as_str()]).map(str::to_owned).collect(),
        }
    }

    /// Every word that the game does not know.
    pub fn unknown_words(&self) -> Vec<Refusal> {
        let faction = self.resolve_faction().err();
        let commander = self.resolve_commander().err();
        let ships = self.ships.iter().filter_map(|ship| Berth::parse(ship).err());
        faction.into_iter().chain(commander).chain(ships).collect()
    }

    fn resolve_faction(&self) -> Result<Faction, Refusal> {
        self.faction
            .parse()
            .map_err(|NotationError(word)| refuse_about("FC-FAC-01", "refusal-fleet-faction", word))
    }

    fn resolve_commander(&self) -> Result<Option<Commander>, Refusal> {
        let commander = self.commander.as_deref().map(str::parse).transpose();
        commander.map_err(|NotationError(word)| {
            refuse_about("FC-CMD-01", "refusal-fleet-commander", word)
        })
    }

    /// The fleet without the words that the game does not know; none where the faction is not
    /// known. What a known ship carries is taken to be something that it may.
    pub(crate) fn known_part(&self) -> Option<Roster> {
        let faction = self.resolve_faction().ok()?;
        let known = |text: &String| Berth::known_part(text, faction);
        Some(Roster {
            faction,
            commander: self.resolve_commander().ok().flatten(),
            berths: self.ships.iter().filter_map(known).collect(),
        })
    }

    /// Reads the words; a word that the game does not know is refused.
    pub fn resolve(&self) -> Result<Roster, Refusal> {
        Ok(Roster {
            faction: self.resolve_faction()?,
            commander: self.resolve_commander()?,
            berths: self.ships.iter().map(|text| Berth::parse(text)).collect::<Result<_, _>>()?,
        })
    }
}

impl Berth {
    fn known_part(text: &str, faction: Faction) -> Option<Self> {
        if let Ok(berth) = Self::parse(text) {
            return Some(berth);
        }
        let kind: ShipKind = text.split(':').next()?.trim().parse().ok()?;
        let row = Tables::get().ship(kind);
        let weapon = row.abilities.contains(Ability::SpecialWeapon).then_some(Weapon::ProtonBeam);
        let mut devices = [None; Device::MOST_OF_A_SHIP];
        let pool = row.device_pool.as_deref().unwrap_or_default();
        let fitting = Device::ALL.iter().copied().filter(|device| device.is_of(pool, faction));
        for (slot, device) in devices.iter_mut().take(usize::from(row.device_slots)).zip(fitting) {
            *slot = Some(device);
        }
        Some(Self { kind, weapon, devices })
    }

    /// Reads `battleship:proton_beam` or `mule:sentinel_device`.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let (kind, load) = match text.split_once(':') {
            None => (text, None),
            Some((kind, load)) => (kind, Some(load)),
        };
        let kind: ShipKind = kind
            .trim()
            .parse()
            .map_err(|_| refuse_about("FC-FLEET-01", "refusal-fleet-ship", text.to_owned()))?;
        let mut berth = Self { kind, weapon: None, devices: Default::default() };
        match load {
            None => {}
            Some(load) if Tables::get().ship(kind).device_slots > 0 => {
                berth.devices = device::parse_all(load).ok_or_else(|| {
                    refuse_about("FC-FLEET-14", "refusal-fleet-device", text.to_owned())
                })?;
            }
            Some(load) => {
                let weapon = load.trim().parse().map_err(|_| {
                    refuse_about("FC-FLEET-05", "refusal-fleet-weapon", text.to_owned())
                })?;
                berth.weapon = Some(weapon);
            }
        }
        Ok(berth)
    }
}

/// As it is written in a fleet.
impl std::fmt::Display for Berth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind.id())?;
        let devices = self.devices.iter().flatten().map(|device| device.id());
        let loads = self.weapon.iter().map(|weapon| weapon.id()).chain(devices);
        for (number, load) in loads.enumerate() {
            write!(f, "{}{load}", if number == 0 { ':' } else { '+' })?;
        }
        Ok(())
    }
}

impl Roster {
    /// As people write it.
    pub fn spec(&self) -> FleetSpec {
        FleetSpec {
            faction: self.faction.id().to_owned(),
            commander: self.commander.map(|commander| commander.id().to_owned()),
            ships: self.berths.iter().map(ToString::to_string).collect(),
        }
    }

    /// The sum of the classes (`FC-FLEET-01`).
    pub fn points(&self, tables: &Tables) -> u32 {
        self.berths.iter().map(|berth| u32::from(tables.ship(berth.kind).class)).sum()
    }

    /// What leadership costs unless it is waived: the commander, or the faction's own leader.
    pub fn leadership_cost(&self, tables: &Tables) -> u8 {
        let commander = if self.commander.is_some() { COMMANDER_COST } else { 0 };
        tables.faction(self.faction).cost + commander
    }

    /// Every reason why the fleet is not legal for so many class points, with the expansion Avatar
    /// or without it.
    pub fn faults(&self, tables: &Tables, points: u8, without_avatar: bool) -> Vec<Refusal> {
        let mut faults = Vec::new();
        let count = self.points(tables);
        if count > u32::from(points) {
            faults.push(refuse_count("FC-FLEET-01", "refusal-fleet-points", count, points));
        }
        faults.extend(self.berths.iter().filter_map(|berth| self.ship_fault(tables, berth.kind)));
        faults.extend(self.berths.iter().filter_map(|berth| weapon_fault(tables, *berth)));
        let weapons = self.berths.iter().filter_map(|berth| berth.weapon);
        faults.extend(weapons.filter_map(|weapon| arsenal_fault(tables, self.faction, weapon)));
        faults.extend(
            self.berths.iter().filter_map(|berth| device::fault(tables, self.faction, *berth)),
        );
        faults.extend(self.commander_fault(tables));
        faults.extend(self.limit_faults(tables));
        if let Some(flagship) = tables.faction(self.faction).limits.flagship(without_avatar) {
            faults.extend(self.flagship_fault(tables, flagship));
        }
        if without_avatar {
            faults.extend(self.avatar_faults(tables));
        }
        faults
    }

    /// `FC-FLEET-12`, `FC-FLEET-13`, `FC-FLEET-16`: some ships belong to one faction.
    fn ship_fault(&self, tables: &Tables, kind: ShipKind) -> Option<Refusal> {
        let row = tables.ship(kind);
        let limits = &tables.faction(self.faction).limits;
        let open =
            row.factions.iter().any(|faction| faction == "any" || faction == self.faction.id());
        let as_forge = limits.forge_ships_at_most.is_some() && row.expansion == "forge";
        let ship = || Value::message(ship_key(kind));
        if limits.forbidden.contains(&kind) {
            Some(refuse_about("FC-FAC-05", "refusal-fleet-faction-ship", ship()))
        } else if !open && !as_forge {
            let clause = match row.expansion.as_str() {
                "salvation" => "FC-FLEET-13",
                "forge" => "FC-FLEET-16",
                _ => "FC-FLEET-12",
            };
            Some(refuse_about(clause, "refusal-fleet-faction-ship", ship()))
        } else {
            None
        }
    }

    /// `FC-FLEET-20`, `FC-FAC-32`.
    fn commander_fault(&self, tables: &Tables) -> Option<Refusal> {
        let commander = self.commander?;
        let may_recruit = tables.faction(self.faction).commanders.contains(&commander);
        let name = Value::message(commander_key(commander));
        (!may_recruit).then(|| refuse_about("FC-FLEET-20", "refusal-fleet-recruit", name))
    }

    /// What the faction's fleets must keep to.
    fn limit_faults(&self, tables: &Tables) -> Vec<Refusal> {
        let limits = &tables.faction(self.faction).limits;
        let class = |berth: &&Berth| tables.ship(berth.kind).class;
        let count = |wanted: &dyn Fn(u8) -> bool| {
            self.berths.iter().filter(|berth| wanted(class(berth))).count() as u32
        };
        let mut faults = Vec::new();
        if let Some(most) = limits.highest_class {
            let above = count(&|class| class > most);
            let clause = if most == 2 { "FC-FAC-25" } else { "FC-FAC-20" };
            if above > 0 {
                faults.push(refuse_count(clause, "refusal-fleet-highest-class", above, most));
            }
        }
        if let Some(most) = limits.class_1_at_most {
            let found = count(&|class| class == 1);
            if found > u32::from(most) {
                faults.push(refuse_count("FC-FAC-14", "refusal-fleet-class-1", found, most));
            }
        }
        if let Some(least) = limits.class_3_at_least {
            let found = count(&|class| class == 3);
            if found < u32::from(least) {
                faults.push(refuse_count("FC-FAC-20", "refusal-fleet-class-3", found, least));
            }
        }
        if let Some(thirds) = limits.heavy_share_thirds {
            let classes = self.berths.iter().map(|berth| u32::from(class(&berth)));
            let heavy: u32 = classes.filter(|class| *class >= 3).sum();
            let all = self.points(tables);
            if heavy * 3 < all * u32::from(thirds) {
                faults.push(refuse_count("FC-FAC-03", "refusal-fleet-heavy-share", heavy, all));
            }
        }
        if let Some(most) = limits.forge_ships_at_most {
            let forged = |berth: &&Berth| tables.ship(berth.kind).expansion == "forge";
            let found = self.berths.iter().filter(forged).count() as u32;
            if found > u32::from(most) {
                faults.push(refuse_count("FC-FAC-06", "refusal-fleet-forge-ships", found, most));
            }
        }
        faults
    }

    /// One flagship, and, for Llib Sorg, nothing of its class beside it (`FC-FAC-08`, `FC-FAC-09`).
    fn flagship_fault(&self, tables: &Tables, flagship: ShipKind) -> Option<Refusal> {
        let found = self.berths.iter().filter(|berth| berth.kind == flagship).count() as u32;
        let class = tables.ship(flagship).class;
        let equals = self.berths.iter().filter(|berth| tables.ship(berth.kind).class >= class);
        let clause = if flagship == ShipKind::Chimaera { "FC-FAC-16" } else { "FC-FAC-08" };
        if found != 1 {
            Some(refuse_count(clause, "refusal-fleet-flagship", found, 1))
        } else if self.faction == Faction::LlibSorg && equals.count() > 1 {
            Some(refuse_about("FC-FAC-09", "refusal-fleet-lower-class", class))
        } else {
            None
        }
    }
}

/// What is wrong with one ship of a fleet, whatever the others are.
pub(crate) fn berth_faults(roster: &Roster, berth: Berth) -> Vec<Refusal> {
    let tables = Tables::get();
    let arsenal = |weapon| arsenal_fault(tables, roster.faction, weapon);
    [
        roster.ship_fault(tables, berth.kind),
        weapon_fault(tables, berth),
        berth.weapon.and_then(arsenal),
        device::fault(tables, roster.faction, berth),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Whether the faction may have such a ship.
pub(crate) fn may_take(tables: &Tables, faction: Faction, kind: ShipKind) -> bool {
    let alone = Roster { faction, commander: None, berths: Vec::new() };
    alone.ship_fault(tables, kind).is_none()
}

/// Neutral weapons and those of one's own faction (`FC-FLEET-10`); the Forge has both empires'
/// (`FC-FAC-02`), pirates neither's (`FC-FAC-33`). Gamma Warheads belong to one scenario.
pub(crate) fn arsenal_fault(tables: &Tables, faction: Faction, weapon: Weapon) -> Option<Refusal> {
    let row = tables.weapon(weapon);
    let name = || Value::message(weapon_key(row.id));
    let open = row.faction == "any" || row.faction == faction.id();
    let pirate = tables.faction(faction).kind == "pirate";
    if row.id == Weapon::GammaWarheads {
        Some(refuse_about("FC-WPN-37", "refusal-fleet-faction-weapon", name()))
    } else if !open && pirate {
        Some(refuse_about("FC-FAC-33", "refusal-fleet-faction-weapon", name()))
    } else if !open && faction != Faction::Forge {
        Some(refuse_about("FC-FLEET-10", "refusal-fleet-faction-weapon", name()))
    } else {
        None
    }
}

/// One weapon for each ship that can carry one, and none for the others (`FC-FLEET-05`).
fn weapon_fault(tables: &Tables, berth: Berth) -> Option<Refusal> {
    let carries = tables.ship(berth.kind).abilities.contains(Ability::SpecialWeapon);
    let ship = Value::message(ship_key(berth.kind));
    match (carries, berth.weapon) {
        (true, None) => Some(refuse_about("FC-FLEET-05", "refusal-fleet-weapon-missing", ship)),
        (false, Some(_)) => Some(refuse_about("FC-FLEET-05", "refusal-fleet-no-weapon", ship)),
        (true, Some(_)) | (false, None) => None,
    }
}

/// The locale key of a ship's name.
pub fn ship_key(kind: ShipKind) -> String {
    format!("fleet-ship-{}", kind.id().replace('_', "-"))
}

/// The locale key of a special weapon's name.
pub fn weapon_key(weapon: Weapon) -> String {
    format!("fleet-weapon-{}", weapon.id().replace('_', "-"))
}

/// The locale key of a commander's name.
pub fn commander_key(commander: Commander) -> String {
    format!("fleet-commander-{}", commander.id().replace('_', "-"))
}

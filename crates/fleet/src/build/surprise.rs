//! Fleets and whole set-ups drawn by chance: for whoever wants to be surprised, for bots that build
//! their own fleets, and for tests that must meet everything together.

use kernel::chance::Chance;

use crate::build::brief::Brief;
use crate::build::options::GameOption;
use crate::build::roster::FleetSpec;
use crate::build::setup::{Mode, Setup};
use crate::build::variant::Variant;
use crate::data::tables::{Faction, SectorKind, ShipKind, Tables, Weapon};
use crate::pieces::device::Device;
use crate::scenario::{Ground, Role, Scenario, ScenarioRow};

/// How often a ship is drawn for a fleet before it is left as it is.
const DRAWS: u32 = 60;

/// Fleets of some factions cannot begin with just any ship.
const CORES: [&[&str]; 7] = [
    &[],
    &["cruiser", "cruiser"],
    &["heavy_battleship:?"],
    &["chimaera:?+?"],
    &["battleship:gamma_warheads"],
    &["carrier"],
    &["dreadnought"],
];

/// Zones for two players, and for more.
const FOR_TWO: [&str; 6] = ["5x5", "6x5", "6x6", "4x4+4x4", "5x5+4x4", "7x4"];
const FOR_MORE: [&str; 7] = ["7x6", "8x5", "7x7", "9x5", "10x8", "5x5+5x5", "5x5+5x4"];

impl FleetSpec {
    /// A legal fleet of the faction, filled up with what chance brings; none where the faction has
    /// no fleet for what is asked.
    ///
    /// ```
    /// use fleet::build::{Brief, FleetSpec};
    /// use fleet::data::Faction;
    /// use kernel::chance::Fast;
    ///
    /// let brief = Brief::default();
    /// let fleet = FleetSpec::drawn(Faction::Rebels, &brief, &mut Fast::new(1)).expect("a fleet");
    /// assert!(brief.faults(&fleet).is_empty());
    /// ```
    pub fn drawn(faction: Faction, brief: &Brief, chance: &mut impl Chance) -> Option<Self> {
        Self::drawn_as(faction, brief, None, chance)
    }

    /// The same for one part of the scenario; without one, the faction decides which part.
    pub fn drawn_as(
        faction: Faction,
        brief: &Brief,
        part: Option<Role>,
        chance: &mut impl Chance,
    ) -> Option<Self> {
        let faults = |fleet: &Self| brief.faults_as(fleet, part).len();
        let faction_row = Tables::get().faction(faction);
        let commanders = &faction_row.commanders;
        let commander = one_of(chance, commanders).filter(|_| chance.below(2) == 0);
        let empty = Self {
            faction: faction.id().to_owned(),
            commander: commander.map(|commander| commander.id().to_owned()),
            ships: Vec::new(),
        };
        let first = chance.below(CORES.len() as u32) as usize;
        let cores = CORES.iter().cycle().skip(first).take(CORES.len());
        let mut fleets = cores.map(|core| {
            let ships = core.iter().map(|ship| filled(ship, chance)).collect();
            filled_up(Self { ships, ..empty.clone() }, &faults, chance)
        });
        fleets.find(|fleet| faults(fleet) == 0)
    }
}

/// Adds ships as long as nothing becomes wrong that was not wrong before.
fn filled_up(
    mut fleet: FleetSpec,
    faults: &impl Fn(&FleetSpec) -> usize,
    chance: &mut impl Chance,
) -> FleetSpec {
    let mut wrong = faults(&fleet);
    for _ in 0..DRAWS {
        let Some(ship) = one_of(chance, ShipKind::ALL) else { break };
        fleet.ships.push(filled(&berth(*ship), chance));
        let now = faults(&fleet);
        if now > wrong {
            fleet.ships.pop();
        } else {
            wrong = now;
        }
    }
    fleet
}

/// A ship with a question mark for each thing that it carries.
fn berth(kind: ShipKind) -> String {
    match kind {
        ShipKind::Battleship
        | ShipKind::HeavyBattleship
        | ShipKind::Mule
        | ShipKind::Salvation
        | ShipKind::Advantage => format!("{kind}:?"),
        ShipKind::Frigate
        | ShipKind::Destroyer
        | ShipKind::Cruiser
        | ShipKind::Dreadnought
        | ShipKind::Carrier
        | ShipKind::Squadron
        | ShipKind::Testudo
        | ShipKind::Centaurus
        | ShipKind::Phalanx
        | ShipKind::Sagittarius
        | ShipKind::Chimaera
        | ShipKind::DamagedCruiser
        | ShipKind::DiplomaticFrigate
        | ShipKind::DiplomaticShuttle
        | ShipKind::Civilian
        | ShipKind::Decoy
        | ShipKind::Station => kind.to_string(),
    }
}

/// Weapons or devices instead of question marks.
fn filled(ship: &str, chance: &mut impl Chance) -> String {
    let is_technical = !ship.contains("battleship");
    let mut words = String::new();
    for letter in ship.chars() {
        match letter {
            '?' if is_technical => words += one_of(chance, Device::ALL).map_or("", |it| it.id()),
            '?' => words += one_of(chance, Weapon::ALL).map_or("", |it| it.id()),
            _ => words.push(letter),
        }
    }
    words
}

impl Setup {
    /// A legal set-up with everything drawn: scenario, seats, factions, fleets, sizes, zones,
    /// special sectors, options and variants.
    ///
    /// ```
    /// use fleet::Setup;
    /// use kernel::chance::Fast;
    ///
    /// assert!(Setup::surprise(&mut Fast::new(7)).resolve().is_ok());
    /// ```
    pub fn surprise(chance: &mut impl Chance) -> Self {
        const TRIES: u32 = 400;
        let drawn = (0..TRIES).find_map(|_| draw(chance).filter(|setup| setup.resolve().is_ok()));
        drawn.unwrap_or_else(Self::first_battle)
    }
}

fn draw(chance: &mut impl Chance) -> Option<Setup> {
    let scenario = *one_of(chance, Scenario::ALL)?;
    let row = Tables::get().scenario(scenario);
    let layout = one_of(chance, &row.layout)?;
    let seats = *one_of(chance, &layout.seats)?;
    let usual: &[&str] = if seats == 2 { &FOR_TWO } else { &FOR_MORE };
    let zones = match one_of(chance, &layout.zones) {
        Some(zones) => zones.as_str(),
        None => *one_of(chance, usual)?,
    };
    let points = if chance.below(2) == 0 { 12 } else { 6 + chance.below(10) as u8 };
    let options = words(chance, GameOption::ALL, 3);
    let foggy = options.iter().any(|option| option == GameOption::FogOfWar.id());
    let choice = one_of(chance, &["open", "secret"]).filter(|_| chance.below(5) == 0);
    let fleets = fleets(chance, scenario, seats, points)?;
    Some(Setup {
        scenario: scenario.id().to_owned(),
        mode: mode(chance, seats).id().to_owned(),
        points,
        zones: zones.split('+').map(str::to_owned).collect(),
        gates: (chance.below(3) == 0).then(|| chance.below(4) as u8),
        terrain: (!foggy && chance.below(3) == 0).then(|| terrain(chance, row)),
        first: (chance.below(3) == 0).then(|| 1 + chance.below(u32::from(seats)) as u8),
        options,
        phebe: (chance.below(3) == 0).then(|| 1 + chance.below(u32::from(seats)) as u8),
        variants: words(chance, Variant::ALL, 6),
        choice: choice.map(ToString::to_string),
        ..Setup::battle(fleets)
    })
}

/// Fleets for all seats, the parts of Phebe and Amycles in turn.
fn fleets(
    chance: &mut impl Chance,
    scenario: Scenario,
    seats: u8,
    points: u8,
) -> Option<Vec<FleetSpec>> {
    let points = (points != 12).then_some(points);
    let brief = Brief { scenario: scenario.id().to_owned(), points, ..Brief::default() };
    let fleets = (0..seats).map(|_| {
        let faction = *one_of(chance, Faction::ALL)?;
        FleetSpec::drawn(faction, &brief, chance)
    });
    fleets.collect()
}

fn mode(chance: &mut impl Chance, seats: u8) -> Mode {
    match seats {
        2 => Mode::Duel,
        _ if seats.is_multiple_of(2) && chance.below(2) == 0 => Mode::Teams,
        _ => Mode::FreeForAll,
    }
}

/// Up to four special sectors in the middle.
fn terrain(chance: &mut impl Chance, row: &ScenarioRow) -> Vec<String> {
    let must = match row.ground {
        Ground::Belt => Some(SectorKind::AsteroidField),
        Ground::Stations => Some(SectorKind::BattleStation),
        Ground::Colonies => Some(SectorKind::Colony),
        Ground::Open | Ground::OffMiddle | Ground::Anywhere => None,
    };
    let mut sectors = Vec::new();
    for _ in 0..chance.below(5) {
        let Some(kind) = must.or(one_of(chance, SectorKind::ALL).copied()) else { break };
        let column = char::from(b'a' + chance.below(7) as u8);
        sectors.push(format!("{kind}@{column}{}", 2 + chance.below(3)));
    }
    sectors
}

/// Each of the words by a chance of one in so many.
fn words<T: ToString>(chance: &mut impl Chance, all: &[T], one_in: u32) -> Vec<String> {
    all.iter().filter(|_| chance.below(one_in) == 0).map(ToString::to_string).collect()
}

fn one_of<'a, T>(chance: &mut impl Chance, all: &'a [T]) -> Option<&'a T> {
    match all.len() {
        0 => None,
        length => all.get(chance.below(length as u32) as usize),
    }
}

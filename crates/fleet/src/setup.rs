//! What is chosen before a battle begins.

use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::field::{Edge, Field, Zone};
use crate::named::named;
use crate::options::{self, GameOption, Options};
use crate::refusal::{refuse_about, refuse_count};
use crate::roster::{FleetSpec, Roster};
use crate::sector::{Sector, SectorSet};
use crate::tables::{SectorKind, Tables};

named! {
    /// What a battle is about.
    pub enum Scenario {
        PitchedBattle = "pitched_battle",
    }
}

named! {
    /// Who fights whom.
    pub enum Mode {
        /// Two players.
        Duel = "duel",
        /// Two camps of equal number; seats alternate between them (`FC-TEA-06`).
        Teams = "teams",
        /// Everybody for himself (`FC-FFA-01`).
        FreeForAll = "free_for_all",
    }
}

/// The choices of a battle, as they stand in records, scripts and requests. Words are kept as they
/// were written: [`Setup::resolve`] says what is wrong with them.
///
/// ```
/// use fleet::Setup;
///
/// assert!(Setup::first_battle().resolve().is_ok());
/// assert!(Setup { points: 8, ..Setup::first_battle() }.resolve().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default = "pitched_battle")]
    pub scenario: String,
    #[serde(default = "duel")]
    pub mode: String,
    /// Class points of each fleet.
    #[serde(default = "twelve")]
    pub points: u8,
    /// Combat zones as width and depth: `5x5`.
    #[serde(default = "five_by_five")]
    pub zones: Vec<String>,
    /// One fleet for each seat.
    pub fleets: Vec<FleetSpec>,
    /// Pairs of gates that players place; when left out, one less than there are zones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gates: Option<u8>,
    /// Special sectors that lie there from the beginning, as `asteroid_field@b3`; when they are
    /// left out, players set them aside and place them (`FC-SETUP-07`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Vec<String>>,
    /// The seat that begins, counted from 1; when left out, dice decide (`FC-SETUP-01`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// Optional rules: `secret_weapons`, `hidden_deployment`, `fog_of_war`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
}

fn pitched_battle() -> String {
    Scenario::PitchedBattle.id().to_owned()
}

fn duel() -> String {
    Mode::Duel.id().to_owned()
}

const fn twelve() -> u8 {
    12
}

fn five_by_five() -> Vec<String> {
    vec!["5x5".to_owned()]
}

/// A set-up whose words are all known and which keeps to the rules.
#[derive(Debug, Clone)]
pub struct Plan {
    pub scenario: Scenario,
    pub mode: Mode,
    pub(crate) field: Field,
    pub rosters: Vec<Roster>,
    /// Pairs of gates that players place.
    pub gate_pairs: u8,
    /// Whether the players still place special sectors.
    pub places_terrain: bool,
    pub first: Option<Seat>,
    pub options: Options,
}

impl Setup {
    /// The first game of the manual (`FC-FLEET-03`, `FC-FLEET-08`, `FC-SETUP-06`).
    pub fn first_battle() -> Self {
        let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
        let asteroids = ["asteroid_field@b3", "asteroid_field@d3"].map(str::to_owned).to_vec();
        Self { terrain: Some(asteroids), ..Self::battle(fleets) }
    }

    /// A pitched battle between these fleets on the standard zone.
    pub fn battle(fleets: Vec<FleetSpec>) -> Self {
        Self {
            scenario: pitched_battle(),
            mode: duel(),
            points: twelve(),
            zones: five_by_five(),
            fleets,
            gates: None,
            terrain: None,
            first: None,
            options: Vec::new(),
        }
    }

    /// The plan of the battle, or the first reason why there can be none.
    pub fn resolve(&self) -> Result<Plan, Refusal> {
        let tables = Tables::get();
        let scenario = self.scenario.parse().map_err(|_| {
            refuse_about("FC-SCN-01", "refusal-fleet-scenario", self.scenario.clone())
        })?;
        let mode = self.resolve_mode()?;
        if !(9..=15).contains(&self.points) {
            return Err(refuse_about("FC-FLEET-02", "refusal-fleet-points-range", self.points));
        }
        let options = options::resolve(&self.options)?;
        let mut rosters: Vec<Roster> =
            self.fleets.iter().map(FleetSpec::resolve).collect::<Result<_, _>>()?;
        if options.has(GameOption::SecretWeapons) {
            for roster in &mut rosters {
                roster.put_weapons_aside(tables);
            }
        }
        check_rosters(tables, &rosters, self.points)?;
        let mut field = Field::new(&self.resolve_zones()?);
        let mut plan_homes = homes(&field, mode, rosters.len() as u8);
        plan_homes.resize(Seat::MOST, SectorSet::EMPTY);
        field.homes.copy_from_slice(&plan_homes);
        self.lay_terrain(tables, &mut field)?;
        if options.has(GameOption::FogOfWar) {
            field.cover()?;
        }
        let first = self.resolve_first(rosters.len() as u8)?;
        Ok(Plan {
            scenario,
            mode,
            field,
            rosters,
            gate_pairs: self.resolve_gates()?,
            places_terrain: self.terrain.is_none() && !options.has(GameOption::FogOfWar),
            first,
            options,
        })
    }

    fn resolve_mode(&self) -> Result<Mode, Refusal> {
        let mode = self
            .mode
            .parse()
            .map_err(|_| refuse_about("FC-TEA-01", "refusal-fleet-mode", self.mode.clone()))?;
        let seats = self.fleets.len();
        let (clause, fits) = match mode {
            Mode::Duel => ("FC-SCN-01", seats == 2),
            Mode::Teams => {
                ("FC-TEA-01", (4..=Seat::MOST).contains(&seats) && seats.is_multiple_of(2))
            }
            Mode::FreeForAll => ("FC-FFA-01", (3..=4).contains(&seats)),
        };
        if fits { Ok(mode) } else { Err(refuse_about(clause, "refusal-fleet-seats", seats as u32)) }
    }

    /// The zones side by side, with a column between them.
    fn resolve_zones(&self) -> Result<Vec<Zone>, Refusal> {
        let bad = |text: &str| refuse_about("FC-SETUP-03", "refusal-fleet-zone", text.to_owned());
        let mut west = 0;
        let mut zones = Vec::new();
        for text in &self.zones {
            let (width, depth) = text.split_once('x').ok_or_else(|| bad(text))?;
            let width: u8 = width.parse().map_err(|_| bad(text))?;
            let depth: u8 = depth.parse().map_err(|_| bad(text))?;
            let fits = width >= 4 && (4..=Sector::ROWS).contains(&depth) && width >= depth;
            if !fits || u16::from(west) + u16::from(width) > u16::from(Sector::COLUMNS) {
                return Err(bad(text));
            }
            zones.push(Zone { west, width, depth });
            west += width + 1;
        }
        if zones.is_empty() || zones.len() > Field::GATES {
            return Err(refuse_about("FC-SETUP-03", "refusal-fleet-zones", zones.len() as u32));
        }
        let least = if self.fleets.len() > 2 { 7 } else { 4 };
        match zones.iter().find(|zone| zone.width < least) {
            Some(zone) => Err(refuse_about("FC-TEA-04", "refusal-fleet-zone-narrow", zone.width)),
            None => Ok(zones),
        }
    }

    /// Special sectors lie outside of all deployment zones (`FC-SETUP-08`).
    fn lay_terrain(&self, tables: &Tables, field: &mut Field) -> Result<(), Refusal> {
        for text in self.terrain.iter().flatten() {
            let bad = || refuse_about("FC-SETUP-08", "refusal-fleet-terrain", text.clone());
            let (kind, at) = text.split_once('@').ok_or_else(bad)?;
            let kind: SectorKind = kind.parse().map_err(|_| bad())?;
            let at: Sector = at.parse().map_err(|_| bad())?;
            let open = field.open_ground();
            if !open.contains(at) || !PLACEABLE.contains(&kind) {
                return Err(bad());
            }
            field.lay(tables, at, kind);
        }
        Ok(())
    }

    /// At most three pairs; none are needed in a single zone (`FC-GAT-11`).
    fn resolve_gates(&self) -> Result<u8, Refusal> {
        let pairs = self.gates.unwrap_or(self.zones.len().saturating_sub(1) as u8);
        if usize::from(pairs) <= Field::GATES {
            return Ok(pairs);
        }
        Err(refuse_about("FC-GAT-01", "refusal-fleet-gates", pairs))
    }

    fn resolve_first(&self, seats: u8) -> Result<Option<Seat>, Refusal> {
        match self.first {
            None => Ok(None),
            Some(first) if first >= 1 && first <= seats => Ok(Some(Seat::new(first - 1))),
            Some(first) => Err(refuse_about("FC-SETUP-01", "refusal-fleet-first", first)),
        }
    }
}

/// The special sectors that players may set aside.
pub(crate) const PLACEABLE: [SectorKind; 6] = [
    SectorKind::AsteroidField,
    SectorKind::GravityField,
    SectorKind::GasCloud,
    SectorKind::BlackHole,
    SectorKind::Colony,
    SectorKind::GammaStorm,
];

/// Each fleet within its points; the cost of leadership is waived when everybody pays it
/// (`FC-FLEET-17`..`FC-FLEET-19`).
fn check_rosters(tables: &Tables, rosters: &[Roster], points: u8) -> Result<(), Refusal> {
    let waived = rosters.iter().all(|roster| roster.leadership_cost(tables) > 0);
    for roster in rosters {
        let cost = if waived { 0 } else { roster.leadership_cost(tables) };
        if let Some(fault) = roster.faults(tables, points - cost).into_iter().next() {
            return Err(fault);
        }
        if roster.berths.is_empty() {
            return Err(refuse_count("FC-FLEET-01", "refusal-fleet-empty", 0, points));
        }
    }
    Ok(())
}

/// Where each seat deploys: the edge row in a duel (`FC-SETUP-10`), four sectors of an edge for
/// each player of a camp (`FC-TEA-04`, `FC-TEA-05`), an edge each in a free-for-all.
fn homes(field: &Field, mode: Mode, seats: u8) -> Vec<SectorSet> {
    let Some(zone) = field.zones().next() else { return Vec::new() };
    let on_edge = |edge, number: u8, of: u8| -> SectorSet {
        let edge = zone.edge(edge);
        let spare = edge.len().saturating_sub(4);
        let start =
            if of > 1 { spare * usize::from(number) / usize::from(of - 1) } else { spare / 2 };
        edge.into_iter().skip(start).take(4).collect()
    };
    let several = field.zones().nth(1).is_some();
    (0..seats)
        .map(|seat| match mode {
            _ if several => field.all_edges(),
            Mode::Duel => zone.row(if seat == 0 { 0 } else { zone.depth - 1 }),
            Mode::Teams => {
                let edge = if seat.is_multiple_of(2) { Edge::South } else { Edge::North };
                on_edge(edge, seat / 2, seats / 2)
            }
            Mode::FreeForAll => on_edge(Edge::CLOCKWISE[usize::from(seat) % 4], 0, 1),
        })
        .collect()
}

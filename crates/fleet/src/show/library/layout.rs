//! How a battle is laid out before anybody has placed anything: for a picture of it.

use kernel::chance::Fast;
use kernel::{Menu as _, Refusal, Seat};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::{read, unread};
use crate::FleetCommander;
use crate::board::sector::{Sector, SectorSet};
use crate::build::setup::{Plan, Setup};
use crate::data::tables::Tables;
use crate::scenario::{Role, Scenario};

/// Where everything lies. Sectors are told by column and row, from the south-west.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BattleLaid {
    pub scenario: &'static str,
    pub zones: Vec<ZoneLaid>,
    /// Where each seat deploys.
    pub homes: Vec<Vec<(u8, u8)>>,
    /// Gates that lie there from the beginning, X first.
    pub gates: Vec<(u8, u8)>,
    pub containers: Vec<Pile>,
    /// Special sectors that lie there from the beginning.
    pub terrain: Vec<(&'static str, u8, u8)>,
    /// Ships that the scenario brings.
    pub extra: Vec<&'static str>,
    /// What is fought for.
    pub goal: &'static str,
    /// The seat that plays Phebe's part.
    pub phebe: u8,
    /// The seat that begins, where it is known.
    pub first: Option<u8>,
    /// Pairs of gates that players place.
    pub gate_pairs: u8,
}

/// A combat zone.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ZoneLaid {
    pub west: u8,
    pub width: u8,
    pub depth: u8,
}

/// Containers on a sector.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Pile {
    pub column: u8,
    pub row: u8,
    pub count: u8,
}

impl BattleLaid {
    /// The layout of what was chosen from the menu: `{seats, setup}`.
    pub(super) fn of(asked: &Json) -> Result<Self, Refusal> {
        let seats = asked["seats"].as_u64().and_then(|seats| u8::try_from(seats).ok());
        let seats = seats.filter(|it| FleetCommander::seat_counts().contains(it));
        let seats = seats.ok_or_else(|| unread("seats"))?;
        let chosen: Map<String, Json> = read(&asked["setup"])?;
        let setup = FleetCommander::setup(seats, &chosen, &mut Fast::new(1))?;
        Ok(Self::drawn(&setup.resolve()?, seats))
    }

    pub(super) fn usual(scenario: Scenario, seats: u8) -> Option<Self> {
        let setup = Setup {
            scenario: scenario.id().to_owned(),
            seats: Some(seats),
            ..Setup::battle(Vec::new())
        };
        Some(Self::drawn(&setup.resolve().ok()?, seats))
    }

    fn drawn(plan: &Plan, seats: u8) -> Self {
        let row = Tables::get().scenario(plan.scenario);
        let field = &plan.field;
        let at = |sector: Sector| (sector.column(), sector.row());
        let all = |set: SectorSet| set.iter().map(at).collect::<Vec<_>>();
        let zones =
            field.zones().map(|it| ZoneLaid { west: it.west, width: it.width, depth: it.depth });
        let cargo = &plan.scene.haul.cargo;
        let pile = |sector: Sector| {
            let (column, row) = at(sector);
            Pile { column, row, count: cargo.at(sector) }
        };
        let ground = field.zones().flat_map(|zone| zone.sectors().iter().collect::<Vec<_>>());
        let special = |sector: Sector| {
            field.kind(sector).map(|kind| (kind.id(), sector.column(), sector.row()))
        };
        let phebe = plan.scene.phebe;
        let begins = |role: Role| Seat::all(seats).find(|seat| Role::of(*seat, phebe) == role);
        let first = plan.first.or_else(|| row.begins.and_then(begins));
        Self {
            scenario: plan.scenario.id(),
            zones: zones.collect(),
            homes: Seat::all(seats).map(|seat| all(field.homes[seat.index()])).collect(),
            gates: (0..2).filter_map(|number| field.lone_gate(number)).map(at).collect(),
            containers: cargo.sectors().iter().map(pile).collect(),
            terrain: ground.filter_map(special).collect(),
            extra: row.extra.iter().map(|kind| kind.id()).collect(),
            goal: row.goal.id(),
            phebe: phebe.index() as u8,
            first: first.map(|seat| seat.index() as u8),
            gate_pairs: plan.gate_pairs,
        }
    }
}

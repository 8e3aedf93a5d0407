//! What lies on the board: sectors, gates, containers, tokens, capacities.

use kernel::Viewer;
use serde::Serialize;

use crate::board::field::GATE_LETTERS;
use crate::board::sector::Sector;
use crate::data::tables::SectorKind;
use crate::state::State;

/// A combat zone: its south-west corner and its size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetZone"))]
pub struct ZoneView {
    pub corner: String,
    pub width: u8,
    pub depth: u8,
}

/// A special sector.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetSector"))]
pub struct SectorView {
    pub sector: String,
    pub kind: &'static str,
    /// Markers on a Black Hole, hits on a Colony.
    pub markers: u8,
    /// The weapon of a Battle Station, when the viewer knows it.
    pub weapon: Option<&'static str>,
}

/// A token of a special weapon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetToken"))]
pub struct TokenView {
    pub kind: &'static str,
    /// The ship whose weapon it is.
    pub carrier: String,
    pub sector: String,
    /// The ship that Drones sit on.
    pub victim: Option<String>,
}

/// A technical capacity in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetCapacity"))]
pub struct CapacityView {
    pub capacity: &'static str,
    /// The ship that activated it.
    pub ship: String,
    /// The activation sector.
    pub sector: String,
    /// What the activation die shows.
    pub die: &'static str,
    /// The sectors where it works.
    pub sectors: Vec<String>,
    /// The line that a Recon Beam follows.
    pub line: Option<&'static str>,
}

pub(super) fn sector_views(state: &State, viewer: Viewer) -> Vec<SectorView> {
    let view = |sector: Sector| {
        let kind = state.field.kind(sector)?.id();
        let markers = state.field.marks(sector);
        let station = state.stations.at(sector).filter(|station| station.is_known_to(viewer));
        let weapon = station.map(|station| station.weapon.id());
        Some(SectorView { sector: sector.to_string(), kind, markers, weapon })
    };
    state.field.special.iter().filter_map(view).collect()
}

pub(super) fn lone_gates(state: &State) -> Vec<(char, String)> {
    let lone = GATE_LETTERS.into_iter().enumerate();
    lone.filter_map(|(number, letter)| Some((letter, state.field.lone_gate(number)?.to_string())))
        .collect()
}

pub(super) fn containers(state: &State) -> Vec<(String, u8)> {
    let cargo = &state.scene.haul.cargo;
    state.field.cluttered.iter().map(|at| (at.to_string(), cargo.at(at))).collect()
}

/// A station serves until it is disabled, a Colony until it is destroyed.
pub(super) fn sites(state: &State) -> Vec<(String, bool)> {
    let serves = |number: usize, at: Sector| match state.field.kind(at) {
        // The bays open when everybody is deployed.
        Some(SectorKind::BattleStation) => state.round == 0 || state.scene.bays[number].is_some(),
        Some(SectorKind::Colony) => true,
        _ => false,
    };
    let sites = state.scene.sites.iter().copied().enumerate();
    sites.filter_map(|(number, at)| Some((at?.to_string(), serves(number, at?)))).collect()
}

pub(super) fn token_views(state: &State) -> Vec<TokenView> {
    let view = |token: crate::pieces::token::Token| {
        let place = token.victim.and_then(|victim| state.sector_of(victim));
        TokenView {
            kind: token.kind.id(),
            carrier: token.carrier.to_string(),
            sector: place.unwrap_or(token.at).to_string(),
            victim: token.victim.map(|victim| victim.to_string()),
        }
    };
    state.tokens.iter().map(view).collect()
}

pub(super) fn capacity_views(state: &State) -> Vec<CapacityView> {
    let view = |active: crate::pieces::capacity::Active| CapacityView {
        capacity: active.name.capacity.id(),
        ship: active.name.ship.to_string(),
        sector: active.name.at.to_string(),
        die: active.face.id(),
        sectors: active.sectors(state).iter().map(|sector| sector.to_string()).collect(),
        line: active.axis.map(crate::board::axis::Axis::id),
    };
    state.capacities.iter().map(view).collect()
}

//! The tiles that a bridge is made of.

use kernel::Seat;
use serde::Serialize;

use crate::data::tables::{Ability, ShipKind, ShipRow};
use crate::pieces::ship::ShipId;
use crate::state::State;

/// A tile of a bridge: a wing, a type of ships, or one ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetTile"))]
pub struct TileView {
    /// `left_wing`, `right_wing`, or the type of the ships.
    pub kind: &'static str,
    /// The letter of the ship that has this tile to itself.
    pub ship: Option<String>,
}

impl TileView {
    const fn of_all(kind: &'static str) -> Self {
        Self { kind, ship: None }
    }
}

/// A Battleship has its own tile, and so has every ship that carries tokens on it: a weapon, a
/// device, squadrons (`FC-FLEET-21`).
fn has_own(row: &ShipRow) -> bool {
    let tokens = [Ability::SpecialWeapon, Ability::Bays, Ability::Device];
    row.battleship_family || tokens.iter().any(|ability| row.abilities.contains(*ability))
}

/// What never lies on a bridge: tokens of the board, and what a scenario adds to a fleet.
fn has_none(row: &ShipRow) -> bool {
    matches!(row.id, ShipKind::Squadron | ShipKind::Decoy | ShipKind::Station)
}

/// The wings, and between them the tiles of the ships that everybody has seen (`FC-OHD-03`).
pub(super) fn bridge_tiles(state: &State, seat: Seat) -> Vec<TileView> {
    let fleet = state.fleet(seat);
    let seen = |ship: &ShipId| !fleet.hidden.contains(*ship);
    let mut tiles = vec![TileView::of_all("left_wing")];
    for kind in ShipKind::ALL {
        let row = state.tables.ship(*kind);
        let mut ships = fleet.all().filter(|ship| fleet.ship(*ship).kind == *kind).filter(seen);
        if has_none(row) {
            continue;
        }
        if has_own(row) {
            let own = |ship: ShipId| TileView { kind: kind.id(), ship: Some(ship.to_string()) };
            tiles.extend(ships.map(own));
        } else if ships.next().is_some() {
            tiles.push(TileView::of_all(kind.id()));
        }
    }
    tiles.push(TileView::of_all("right_wing"));
    tiles
}

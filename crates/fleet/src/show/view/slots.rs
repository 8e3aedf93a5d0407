//! The places of a bridge.

use kernel::Seat;
use serde::Serialize;

use crate::data::tables::SlotFaces;
use crate::pieces::bridge::{BridgePlace, Slot};
use crate::pieces::device::Device;
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::ShipId;
use crate::state::State;

/// A place of a bridge for one result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetSlot"))]
pub struct SlotView {
    /// `wing`, `commander` or `refueller`.
    pub slot: &'static str,
    /// The results that it takes: `any`, `directional` or `special`.
    pub takes: &'static str,
    /// The only colour that it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub colour: Option<&'static str>,
    /// The letter of the ship whose Refueller it is, as far as the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub ship: Option<String>,
    /// The result that lies there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub die: Option<String>,
}

/// The left wing, the right wing, the commander's place, then the Refuellers that the viewer knows:
/// his own, those that lie face up, and those that hold a result.
pub(super) fn slots(state: &State, seat: Seat, own: bool) -> Vec<SlotView> {
    let fleet = state.fleet(seat);
    let places: Vec<BridgePlace> = fleet.bridge.places().collect();
    let is_seen = |number: usize| own || is_known(fleet, &places, number);
    let shown = (0..places.len()).filter(|number| is_seen(*number)).map(|number| places[number]);
    shown.map(|place| slot_view(fleet, place, own)).collect()
}

/// Whether everybody knows that the place is there. A ship has as many empty places as it has
/// Refuellers face up that hold nothing.
fn is_known(fleet: &Fleet, places: &[BridgePlace], number: usize) -> bool {
    let BridgePlace { slot, ship: Some(ship), die: None, .. } = places[number] else { return true };
    let of_ship = |place: &&BridgePlace| place.slot == slot && place.ship == Some(ship);
    let filled = places.iter().filter(of_ship).filter(|place| place.die.is_some()).count();
    let empty_before =
        places[..number].iter().filter(of_ship).filter(|place| place.die.is_none()).count();
    filled + empty_before < stores_seen(fleet, ship)
}

fn stores_seen(fleet: &Fleet, ship: ShipId) -> usize {
    let is_signal = fleet.hidden.contains(ship);
    fleet
        .devices_seen(ship, false)
        .filter(|_| !is_signal)
        .filter(|it| Device::is_store(*it))
        .count()
}

fn slot_view(fleet: &Fleet, place: BridgePlace, own: bool) -> SlotView {
    let known = |ship: &ShipId| own || !fleet.hidden.contains(*ship);
    SlotView {
        slot: Slot::id(place.slot),
        takes: match place.rule.faces {
            SlotFaces::Any => "any",
            SlotFaces::Directional => "directional",
            SlotFaces::Special => "special",
        },
        colour: place.rule.colour.map(crate::pieces::die::Colour::id),
        ship: place.ship.filter(known).map(|ship| ship.to_string()),
        die: place.die.map(|die| die.to_string()),
    }
}

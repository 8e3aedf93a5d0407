//! What Fleet Commander lends to those who prepare a battle: the catalogue, whether a fleet is
//! legal, and how a battle is laid out.

mod catalogue;
mod check;
mod layout;

use kernel::{Refusal, Sentence};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

pub use catalogue::{
    Catalogue, CommanderListed, DeviceListed, FactionListed, ReadyListed, ScenarioListed,
    ShipListed, WeaponListed,
};
pub use check::{FleetChecked, FleetFault, FleetWanted};
pub use layout::{BattleLaid, Pile, ZoneLaid};

/// Everything that is lent, for whoever writes the types down.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Lent {
    pub catalogue: Catalogue,
    pub check: FleetChecked,
    pub layout: BattleLaid,
}

pub(super) fn document(name: &str) -> Option<Json> {
    (name == "catalogue").then(|| written(&Catalogue::whole())).and_then(Result::ok)
}

pub(super) fn consult(name: &str, asked: &Json) -> Option<Result<Json, Refusal>> {
    match name {
        "check" => Some(read(asked).and_then(|wanted: FleetWanted| written(&wanted.check()?))),
        "layout" => Some(BattleLaid::of(asked).and_then(|laid| written(&laid))),
        _ => None,
    }
}

fn read<T: DeserializeOwned>(asked: &Json) -> Result<T, Refusal> {
    T::deserialize(asked).map_err(|error| unread(&error.to_string()))
}

fn written<T: Serialize>(answer: &T) -> Result<Json, Refusal> {
    serde_json::to_value(answer).map_err(|error| unread(&error.to_string()))
}

fn unread(reason: &str) -> Refusal {
    let sentence = Sentence::new("refusal-fleet-unread").with("reason", reason.to_owned());
    Refusal::new("FC-FLEET-01", sentence)
}

//! Fleets that ship with the program.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::build::roster::FleetSpec;

/// A ready-made fleet. Its name and how to play it stand in the locales under [`ReadyFleet::key`].
///
/// ```
/// use fleet::build::ReadyFleet;
///
/// let line = ReadyFleet::find("phebe-line").expect("it ships with the program");
/// assert_eq!(line.fleet.faction, "phebe");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyFleet {
    pub id: String,
    pub fleet: FleetSpec,
}

impl ReadyFleet {
    /// All of them, faction by faction.
    pub fn all() -> &'static [Self] {
        &READY
    }

    pub fn find(id: &str) -> Option<&'static Self> {
        READY.iter().find(|ready| ready.id == id)
    }

    /// The locale key of its name; the attribute `text` says how it is played.
    pub fn key(&self) -> String {
        format!("fleet-ready-{}", self.id)
    }
}

#[derive(Deserialize)]
struct ReadyFile {
    ready: Vec<ReadyFleet>,
}

static READY: LazyLock<Vec<ReadyFleet>> = LazyLock::new(|| {
    let files = [
        include_str!("../../data/fleets/phebe.toml"),
        include_str!("../../data/fleets/amycles.toml"),
        include_str!("../../data/fleets/forge_of_fendrix.toml"),
        include_str!("../../data/fleets/llib_sorg.toml"),
        include_str!("../../data/fleets/maa_seti.toml"),
        include_str!("../../data/fleets/rebels.toml"),
        include_str!("../../data/fleets/scavengers.toml"),
    ];
    let read = |text| toml::from_str::<ReadyFile>(text).expect("fleets are read by a test").ready;
    files.into_iter().flat_map(read).collect()
});

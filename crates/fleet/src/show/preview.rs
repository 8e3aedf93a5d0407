//! What an action would do, as data: pictures show it before anybody commits to it.

use serde::Serialize;

/// What an action would do, as far as the player who is asked can know.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetPreview"))]
pub struct Preview {
    /// The damage that gets through, if nothing else stops it.
    pub damage: u8,
    /// What comes from each sector.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<SalvoView>>", optional))]
    pub salvo: Vec<SalvoView>,
    /// Who fires from the sector of the order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<String>>", optional))]
    pub ships: Vec<String>,
    /// Who may support from other sectors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<String>>", optional))]
    pub supporters: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<VictimView>>", optional))]
    pub victims: Vec<VictimView>,
    /// The sectors that are concerned, where that is more than the victims tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<String>>", optional))]
    pub area: Vec<String>,
    /// What a reaction stops: damage, hits of warheads, or Signals that would be identified.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub prevented: Option<u8>,
}

/// Damage from one sector.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetSalvo"))]
pub struct SalvoView {
    pub sector: String,
    pub damage: u8,
}

/// A ship that would be hit, or repaired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetVictim"))]
pub struct VictimView {
    pub ship: String,
    pub damage: u8,
    /// The hull that it would have then; none for a Signal of somebody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub hull_after: Option<u8>,
}

//! What a player is asked to choose a fleet for.

use kernel::Viewer;
use serde::Serialize;

use crate::state::State;

/// The fields of a fleet that is wanted, as the library's check reads them: a builder at the table
/// asks with them what the table itself would answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetBrief"))]
pub struct BriefView {
    pub scenario: String,
    /// Class points, when they are not the scenario's usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub points: Option<u8>,
    /// The part that the player has in the scenario.
    pub part: &'static str,
    /// Whether the points replace those of the scenario, whatever sizes it allows.
    pub agreed: bool,
    /// Points that have to be spent at least.
    pub least: u8,
    pub without_avatar: bool,
    /// Whether special weapons are drawn later, whatever the fleet names.
    pub draws_weapons: bool,
}

pub(super) fn brief_view(state: &State, viewer: Viewer) -> Option<BriefView> {
    let Viewer::Seat(seat) = viewer else { return None };
    let (brief, role) = state.fleet_asked_of(seat)?;
    Some(BriefView {
        scenario: brief.scenario,
        points: brief.points,
        part: role.id(),
        agreed: brief.agreed,
        least: brief.least,
        without_avatar: brief.without_avatar,
        draws_weapons: state.draws_weapons(),
    })
}

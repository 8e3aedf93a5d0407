//! The camps, and how far each is from losing.

use kernel::Seat;
use serde::Serialize;

use super::goal;
use crate::build::setup::Mode;
use crate::play::damage::{camp_points, leader_of};
use crate::scenario::Goal;
use crate::state::State;

/// The players on one side of a team game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetCamp"))]
pub struct CampView {
    /// Its seats, counted from 0.
    pub seats: Vec<u8>,
    /// Class points of all of them in play, and at the start.
    pub points: u16,
    pub points_at_start: u16,
    /// At so many points or fewer the camp has lost; none where the goal of the scenario decides.
    pub threshold: Option<u16>,
    /// Containers evacuated.
    pub containers: u8,
}

pub(super) fn camp_views(state: &State) -> Vec<CampView> {
    let view = |camp: u8| {
        let seats = Seat::all(state.seats).filter(|seat| state.fleet(*seat).camp == camp);
        let (points, points_at_start) = camp_points(state, camp);
        let third = state.terms.defeat_at.map_or(points_at_start / 3, u16::from);
        CampView {
            containers: seats.clone().map(|seat| state.scene.haul.saved[seat.index()]).sum(),
            seats: seats.map(|seat| seat.index() as u8).collect(),
            points,
            points_at_start,
            threshold: (goal(state) == Goal::Attrition).then_some(third),
        }
    };
    // What a fleet that is still a secret adds is nobody's to know.
    let is_open = state.mode == Mode::Teams && state.choosing.is_none();
    if is_open { (0..2).map(view).collect() } else { Vec::new() }
}

/// What is left of a fleet that is beaten by its points alone (`FC-VIC-01`).
pub(super) fn threshold(state: &State, seat: Seat) -> Option<u8> {
    let fleet = state.fleet(seat);
    let decides = match goal(state) {
        Goal::Attrition => leader_of(state, fleet.camp).is_none(),
        Goal::Stations => seat != state.scene.phebe,
        Goal::Containers
        | Goal::Cruiser
        | Goal::Shuttle
        | Goal::Gates
        | Goal::Champion
        | Goal::Civilians
        | Goal::Colonies => false,
    };
    let alone = state.mode != Mode::Teams && state.contenders().any(|other| other == seat);
    (alone && decides).then(|| state.terms.defeat_at.unwrap_or(fleet.points_at_start / 3))
}

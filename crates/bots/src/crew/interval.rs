//! Between two missions of a campaign: on with what was played so far, and repairs first.

use alert::planning::{Action, State};
use alert::{Alert, Repair, Tile};
use kernel::{Rules as _, Seat};

pub(super) fn choose(state: &State, seat: Seat) -> Option<Action> {
    let mut open = Vec::new();
    Alert::actions(state, seat, &mut open);
    let on = Action::GoOn(state.settled().choices);
    if open.contains(&on) {
        return Some(on);
    }
    open.into_iter().min_by_key(|action| urgency(*action))
}

/// What is repaired first has the smallest number.
const fn urgency(action: Action) -> u8 {
    match action {
        Action::Repair(Repair::Return) => 0,
        Action::Repair(Repair::Tile(_, Tile::Structural)) => 1,
        Action::Repair(Repair::Tile(_, Tile::HeavyLaser)) => 2,
        Action::Repair(Repair::Tile(_, Tile::Reactor | Tile::Shield)) => 3,
        Action::Repair(Repair::Tile(..)) => 4,
        Action::Repair(Repair::Squad) => 5,
        _ => 6,
    }
}

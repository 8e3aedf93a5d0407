//! Threats of which somebody said that they take care: the others leave them alone.

use alert::planning::State;
use alert::{Fate, NumberSet, Plan, Plans, TileOrder, Trips, resolve};
use kernel::{NoLog, Seat};

use super::seen::Known;

/// The threats to plan without. One that what people said they will do destroys anyway is no
/// trouble in a plan, and their shots are not taken for shots at others.
pub(super) fn left_to_others(state: &State, members: &[Known]) -> NumberSet {
    let seats = Seat::all(state.settled().crew.players());
    let taken = seats.flat_map(|seat| state.talk().of(seat).takes.iter().collect::<Vec<_>>());
    let taken: NumberSet = taken.collect();
    if taken.is_empty() {
        return taken;
    }
    let said = |known: &Known| match known.by {
        None => Plan { slots: known.row.map(|order| order.map(Into::into)) },
        Some(_) => Plan::EMPTY,
    };
    let plans: Plans = members.iter().map(said).collect();
    let end = resolve(state.mission(), &plans, &TileOrder::default(), &Trips::NONE, &mut NoLog);
    taken.iter().filter(|number| end.fates[number.index()] != Fate::Destroyed).collect()
}

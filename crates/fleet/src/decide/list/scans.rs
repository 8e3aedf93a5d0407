//! Scans of sectors with Signals: aimed like attacks, at a sector instead of a ship.

use kernel::Seat;

use super::volleys::{self, Range};
use crate::board::sector::SectorSet;
use crate::decide::action::Action;
use crate::pieces::die::{Colour, Volley};
use crate::state::State;

/// Every scan that the red directional results allow (`FC-OHD-07`). It takes a ship that could
/// attack from there, and one step for each result.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let targets = scannable(state, seat);
    if targets.is_empty() {
        return;
    }
    let armed = |from: &crate::board::sector::Sector| !state.launchers(seat, *from).is_empty();
    for from in state.fleet(seat).sectors.iter().filter(armed) {
        let spends = state.spends(seat, Colour::Red, from, false);
        for spend in &spends {
            let near = spend.face().reach(from).and(targets);
            let volley = Volley::one(*spend);
            out.extend(near.iter().map(|at| Action::Scan { volley, from, via: from, at }));
        }
        let far = targets.minus(from.around());
        let found = volleys::reaching(state, seat, from, far, &spends, Range::ONE);
        out.extend(found.into_iter().map(|(volley, via, at)| Action::Scan {
            volley,
            from,
            via,
            at,
        }));
    }
}

/// The sectors with enemy Signals that can be aimed at.
pub(crate) fn scannable(state: &State, seat: Seat) -> SectorSet {
    let signals = state
        .enemies(seat)
        .fold(SectorSet::EMPTY, |all, enemy| all.or(state.signal_sectors(enemy)));
    signals.and(state.exposed())
}

//! Whether two people at one keyboard have something to hide from each other.

use kernel::chance::Fast;
use kernel::{Rules, Seat, Viewer};

/// So many times the hidden things are dealt anew: a secret with two possible values goes
/// unnoticed once in four thousand million times.
const DEALS: u64 = 32;

/// Whether one of the two sees what the other must not.
pub(crate) fn is_needed<R: Rules>(state: &R::State, one: Seat, other: Seat) -> bool {
    (0..DEALS)
        .any(|deal| hides::<R>(state, one, other, deal) || hides::<R>(state, other, one, deal))
}

/// Whether `owner` sees something that changes when what `viewer` cannot see is dealt anew.
fn hides<R: Rules>(state: &R::State, owner: Seat, viewer: Seat, deal: u64) -> bool {
    let mut other = state.clone();
    R::redeal(&mut other, Viewer::Seat(viewer), &mut Fast::new(deal));
    R::view(&other, Viewer::Seat(owner)) != R::view(state, Viewer::Seat(owner))
}

//! Who is connected to a table.

use kernel::{Seat, SeatSet, Viewer};

/// Who is connected: through one node, or through several together.
///
/// ```
/// use kernel::{Seat, SeatSet};
/// use table::Presence;
///
/// let here = Presence { seats: SeatSet::one(Seat::new(0)), watching: 1 };
/// let there = Presence { seats: SeatSet::one(Seat::new(2)), watching: 3 };
/// let all = here.and(there);
/// assert_eq!((all.seats.len(), all.watching), (2, 4));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Presence {
    pub seats: SeatSet,
    /// How many look on.
    pub watching: u32,
}

impl Presence {
    pub const NOBODY: Self = Self { seats: SeatSet::EMPTY, watching: 0 };

    /// Both together. Who is connected twice is there once.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let seats = SeatSet::of(self.seats.iter().chain(other.seats.iter()));
        Self { seats, watching: self.watching.saturating_add(other.watching) }
    }
}

/// The viewer's own seat; none for a spectator.
pub(crate) const fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

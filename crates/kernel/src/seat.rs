//! Who sits at the table, who decides and who looks on.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order of play that the set-up gives.
///
/// ```
/// use kernel::Seat;
///
/// let last = Seat::new(3);
/// assert_eq!(last.next(4), Seat::new(0));
/// assert_eq!(last.to_string(), "4");
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default,
)]
#[serde(try_from = "u8")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Seat(u8);

/// A number that no table has a seat for.
///
/// ```
/// use kernel::Seat;
///
/// let error = Seat::try_from(200).unwrap_err();
/// assert_eq!(error.to_string(), "there is no seat 200");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(index: u8) -> Result<Self, NoSeat> {
        if usize::from(index) < Self::MOST { Ok(Self(index)) } else { Err(NoSeat(index)) }
    }
}

impl Seat {
    /// The largest table of our three games: Fleet Commander with eight players.
    pub const MOST: usize = 8;

    /// # Panics
    /// When `index` is not below [`Seat::MOST`].
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::MOST, "no table has so many seats");
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that follows clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// Every seat of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }
}

/// People count from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

crate::bit_set! {
    /// A set of seats.
    ///
    /// ```
    /// use kernel::{Seat, SeatSet};
    ///
    /// let both = SeatSet::of([Seat::new(0), Seat::new(2)]);
    /// assert!(both.contains(Seat::new(2)));
    /// assert_eq!(both.len(), 2);
    /// ```
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
    pub struct SeatSet(u8) of Seat(u8)
}

/// Who makes a decision: a seat, or the clock that the table feeds to a game played in real time.
///
/// ```
/// use kernel::{Actor, Seat};
///
/// assert_eq!(Actor::from(Seat::new(2)), Actor::Seat(Seat::new(2)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "ActorText", from = "ActorText")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(type = "number | \"clock\""))]
pub enum Actor {
    Seat(Seat),
    Clock,
}

/// An actor as it is written: the number of the seat, counted from 0, or the word `clock`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ActorText {
    Seat(Seat),
    Clock(ClockWord),
}

#[derive(Serialize, Deserialize)]
enum ClockWord {
    #[serde(rename = "clock")]
    Clock,
}

impl From<Actor> for ActorText {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Seat(seat) => Self::Seat(seat),
            Actor::Clock => Self::Clock(ClockWord::Clock),
        }
    }
}

impl From<ActorText> for Actor {
    fn from(text: ActorText) -> Self {
        match text {
            ActorText::Seat(seat) => Self::Seat(seat),
            ActorText::Clock(ClockWord::Clock) => Self::Clock,
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Who looks: a seat sees its own secrets, a spectator what anybody beside the table sees.
///
/// ```
/// use kernel::{Audience, Viewer};
///
/// assert!(Audience::Everyone.includes(Viewer::Spectator));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

/// Who may know of an event.
///
/// ```
/// use kernel::{Audience, Seat, SeatSet, Viewer};
///
/// let audience = Audience::Only(SeatSet::one(Seat::new(0)));
/// assert!(audience.includes(Viewer::Seat(Seat::new(0))));
/// assert!(!audience.includes(Viewer::Spectator));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    Everyone,
    Only(SeatSet),
}

impl Audience {
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Only(_), Viewer::Spectator) => false,
        }
    }
}

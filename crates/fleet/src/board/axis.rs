//! Straight lines over a zone: what a Recon Beam follows.

use crate::board::sector::Sector;
use crate::pieces::die::Face;
use kernel::named;

named! {
    /// A straight line through a sector, both ways to the edges of its zone (`FC-CAP-17`).
    pub enum Axis {
        Column = "column",
        Row = "row",
        /// From the south-west to the north-east.
        Rising = "rising",
        /// From the north-west to the south-east.
        Falling = "falling",
    }
}

impl Axis {
    /// The lines in the directions of a die.
    pub(crate) const fn of(face: Face) -> &'static [Self] {
        match face {
            Face::Orthogonal => &[Self::Column, Self::Row],
            Face::Diagonal => &[Self::Rising, Self::Falling],
            Face::Multi => Self::ALL,
            Face::Special => &[],
        }
    }

    /// Whether the line through one sector meets the other.
    pub(crate) const fn joins(self, one: Sector, other: Sector) -> bool {
        let east = other.column().cast_signed() - one.column().cast_signed();
        let north = other.row().cast_signed() - one.row().cast_signed();
        match self {
            Self::Column => east == 0,
            Self::Row => north == 0,
            Self::Rising => east == north,
            Self::Falling => east == -north,
        }
    }
}

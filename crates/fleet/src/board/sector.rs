//! Sectors, directions and sets of sectors.
//!
//! All combat zones lie on one canvas of 16 columns and 8 rows, with at least one empty column
//! between two zones. A set of sectors is then one number of 128 bits, a step in a direction is a
//! shift, and sectors of different zones are never adjacent (`FC-DEF-02`).

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::data::set::set_of;

/// One sector of a combat zone, written `a1`: columns from the west, rows from the south.
///
/// ```
/// use fleet::board::Sector;
///
/// let centre: Sector = "c3".parse()?;
/// assert_eq!(centre.distance("e4".parse()?), 2);
/// assert_eq!(centre.to_string(), "c3");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Sector(u8); // Invariant: below `Sector::COUNT`.

impl Sector {
    pub const COLUMNS: u8 = 16;
    pub const ROWS: u8 = 8;
    pub(crate) const COUNT: usize = 128;

    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::COLUMNS && row < Self::ROWS {
            Some(Self(row * Self::COLUMNS + column))
        } else {
            None
        }
    }

    pub const fn column(self) -> u8 {
        self.0 % Self::COLUMNS
    }

    pub const fn row(self) -> u8 {
        self.0 / Self::COLUMNS
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % Self::COUNT
    }

    /// King's steps to the other sector of the same zone (`FC-DEF-02`).
    pub const fn distance(self, other: Self) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }

    /// One step further in the line that leads from `from` to its neighbour `first`.
    pub(crate) fn beyond(self, from: Self, first: Self) -> Option<Self> {
        let step = |at: u8, from: u8, first: u8| at.checked_add_signed(first as i8 - from as i8);
        let column = step(self.column(), from.column(), first.column())?;
        Self::new(column, step(self.row(), from.row(), first.row())?)
    }

    /// The neighbours by a shared edge (`FC-DICE-04`).
    #[inline]
    pub(crate) const fn orthogonal(self) -> SectorSet {
        SectorSet(ORTHOGONAL[self.index()])
    }

    /// The neighbours by a shared corner (`FC-DICE-05`).
    #[inline]
    pub(crate) const fn diagonal(self) -> SectorSet {
        SectorSet(DIAGONAL[self.index()])
    }

    /// All eight neighbours (`FC-DEF-01`).
    #[inline]
    pub(crate) const fn around(self) -> SectorSet {
        SectorSet(ORTHOGONAL[self.index()] | DIAGONAL[self.index()])
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl FromStr for Sector {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let sector = match *text.as_bytes() {
            [column @ b'a'..=b'p', row @ b'1'..=b'8'] => Self::new(column - b'a', row - b'1'),
            _ => None,
        };
        sector.ok_or_else(|| NotationError(text.to_owned()))
    }
}

/// A set of sectors. They are listed from the south-west, row by row.
///
/// ```
/// use fleet::board::{Sector, SectorSet};
///
/// let row: SectorSet = ["a1", "b1"].iter().flat_map(|text| text.parse::<Sector>()).collect();
/// assert_eq!(row.len(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SectorSet(u128);

set_of!(SectorSet, Sector);

impl SectorSet {
    /// These sectors and all that are adjacent to one of them.
    #[must_use]
    pub(crate) const fn grown(self) -> Self {
        let east = (self.0 << 1) & !WESTERNMOST;
        let west = (self.0 & !WESTERNMOST) >> 1;
        let row = self.0 | east | west;
        Self(row | row << Sector::COLUMNS | row >> Sector::COLUMNS)
    }
}

/// The first column of the canvas.
const WESTERNMOST: u128 = u128::MAX / 0xFFFF;

const fn neighbours(diagonal: bool) -> [u128; Sector::COUNT] {
    let mut sets = [0; Sector::COUNT];
    let mut from = 0;
    while from < Sector::COUNT {
        let (column, row) = (from as i8 % 16, from as i8 / 16);
        let mut step = 0;
        while step < 9 {
            let (east, north) = (step % 3 - 1, step / 3 - 1);
            let (to_column, to_row) = (column + east, row + north);
            let wanted =
                if diagonal { east != 0 && north != 0 } else { (east == 0) != (north == 0) };
            let inside = to_column >= 0 && to_column < 16 && to_row >= 0 && to_row < 8;
            if wanted && inside {
                sets[from] |= 1 << (to_row as u32 * 16 + to_column as u32);
            }
            step += 1;
        }
        from += 1;
    }
    sets
}

static ORTHOGONAL: [u128; Sector::COUNT] = neighbours(false);
static DIAGONAL: [u128; Sector::COUNT] = neighbours(true);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_grows_by_the_neighbours_of_each_of_its_sectors() {
        for number in 0..Sector::COUNT as u8 {
            let at = Sector(number);
            assert_eq!(SectorSet::one(at).grown(), at.around().with(at), "around {at}");
        }
    }
}

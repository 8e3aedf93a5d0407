//! Sectors, directions and sets of sectors.
//!
//! All combat zones lie on one canvas of 32 columns and 8 rows, with at least one empty column
//! between two zones: four zones of six columns and more find room. A set of sectors is then two
//! numbers of 128 bits, four rows in each, a step in a direction is a shift, and sectors of different
//! zones are never adjacent (`FC-DEF-02`).

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

/// One sector of a combat zone, written `a1`: columns from the west, rows from the south. The columns
/// behind `z` are `aa` to `af`.
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
pub struct Sector(u8);

impl Sector {
    pub const COLUMNS: u8 = 32;
    pub const ROWS: u8 = 8;
    pub(crate) const COUNT: usize = 256;

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

    /// The letters of its column.
    pub fn column_name(self) -> String {
        let letter = |number: u8| char::from(b'a' + number);
        match self.column().checked_sub(LETTERS) {
            None => letter(self.column()).to_string(),
            Some(second) => format!("a{}", letter(second)),
        }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
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
        ORTHOGONAL[self.index()]
    }

    /// The neighbours by a shared corner (`FC-DICE-05`).
    #[inline]
    pub(crate) const fn diagonal(self) -> SectorSet {
        DIAGONAL[self.index()]
    }

    /// All eight neighbours (`FC-DEF-01`).
    #[inline]
    pub(crate) const fn around(self) -> SectorSet {
        AROUND[self.index()]
    }
}

/// The columns that have one letter.
const LETTERS: u8 = 26;

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |number: u8| char::from(b'a' + number);
        match self.column().checked_sub(LETTERS) {
            None => write!(f, "{}{}", letter(self.column()), self.row() + 1),
            Some(second) => write!(f, "a{}{}", letter(second), self.row() + 1),
        }
    }
}

impl FromStr for Sector {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let sector = match *text.as_bytes() {
            [column @ b'a'..=b'z', row @ b'1'..=b'8'] => Self::new(column - b'a', row - b'1'),
            [b'a', second @ b'a'..=b'f', row @ b'1'..=b'8'] => {
                Self::new(LETTERS + second - b'a', row - b'1')
            }
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
pub struct SectorSet {
    /// The rows 1 to 4.
    south: u128,
    /// The rows 5 to 8.
    north: u128,
}

/// The bit of a sector in its half of the canvas.
const fn bit(sector: Sector) -> u128 {
    1 << (sector.0 % HALF)
}

/// Sectors in one half of the canvas.
const HALF: u8 = 128;

impl SectorSet {
    pub const EMPTY: Self = Self { south: 0, north: 0 };

    #[inline]
    pub const fn one(sector: Sector) -> Self {
        if sector.0 < HALF {
            Self { south: bit(sector), north: 0 }
        } else {
            Self { south: 0, north: bit(sector) }
        }
    }

    #[inline]
    pub const fn contains(self, sector: Sector) -> bool {
        let half = if sector.0 < HALF { self.south } else { self.north };
        half & bit(sector) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.south | self.north == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.south.count_ones() + self.north.count_ones()
    }

    #[inline]
    #[must_use]
    pub const fn with(self, sector: Sector) -> Self {
        self.or(Self::one(sector))
    }

    #[inline]
    #[must_use]
    pub const fn without(self, sector: Sector) -> Self {
        self.minus(Self::one(sector))
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { south: self.south & other.south, north: self.north & other.north }
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { south: self.south | other.south, north: self.north | other.north }
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self { south: self.south & !other.south, north: self.north & !other.north }
    }

    #[inline]
    pub const fn first(self) -> Option<Sector> {
        match (self.south, self.north) {
            (0, 0) => None,
            (0, north) => Some(Sector(HALF + north.trailing_zeros() as u8)),
            (south, _) => Some(Sector(south.trailing_zeros() as u8)),
        }
    }

    /// The sectors, from the south-west row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Sector> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            let half = if first.0 < HALF { &mut left.south } else { &mut left.north };
            *half &= *half - 1;
            Some(first)
        })
    }

    /// These sectors and all that are adjacent to one of them.
    #[must_use]
    pub(crate) const fn grown(self) -> Self {
        let (south, north) = (widened(self.south), widened(self.north));
        Self {
            south: south | south << ROW | south >> ROW | north << (HALF as u32 - ROW),
            north: north | north << ROW | north >> ROW | south >> (HALF as u32 - ROW),
        }
    }
}

impl FromIterator<Sector> for SectorSet {
    fn from_iter<I: IntoIterator<Item = Sector>>(sectors: I) -> Self {
        sectors.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The bits of one row.
const ROW: u32 = Sector::COLUMNS as u32;

/// The first column of a half of the canvas.
const WESTERNMOST: u128 = u128::MAX / ((1 << ROW) - 1);

/// These sectors and those beside them in their rows.
const fn widened(half: u128) -> u128 {
    half | (half << 1) & !WESTERNMOST | (half & !WESTERNMOST) >> 1
}

/// The steps that lead to neighbours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steps {
    Orthogonal,
    Diagonal,
    All,
}

const fn neighbours(steps: Steps) -> [SectorSet; Sector::COUNT] {
    let mut sets = [SectorSet::EMPTY; Sector::COUNT];
    let mut from = 0;
    while from < Sector::COUNT {
        let at = Sector(from as u8);
        let mut step = 0;
        while step < 9 {
            let (east, north) = (step % 3 - 1, step / 3 - 1);
            let (column, row) = (at.column() as i8 + east, at.row() as i8 + north);
            let wanted = match steps {
                Steps::Orthogonal => (east == 0) != (north == 0),
                Steps::Diagonal => east != 0 && north != 0,
                Steps::All => east != 0 || north != 0,
            };
            if wanted
                && column >= 0
                && row >= 0
                && let Some(to) = Sector::new(column as u8, row as u8)
            {
                sets[from] = sets[from].with(to);
            }
            step += 1;
        }
        from += 1;
    }
    sets
}

static ORTHOGONAL: [SectorSet; Sector::COUNT] = neighbours(Steps::Orthogonal);
static DIAGONAL: [SectorSet; Sector::COUNT] = neighbours(Steps::Diagonal);
static AROUND: [SectorSet; Sector::COUNT] = neighbours(Steps::All);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_grows_by_the_neighbours_of_each_of_its_sectors() {
        for at in (0..=u8::MAX).map(Sector) {
            assert_eq!(SectorSet::one(at).grown(), at.around().with(at), "around {at}");
        }
    }

    #[test]
    fn every_sector_has_a_name_that_reads_back() {
        for at in (0..=u8::MAX).map(Sector) {
            assert_eq!(at.to_string().parse(), Ok(at));
        }
        let [last, first] = [Sector(31), Sector(224)].map(|at| at.to_string());
        assert_eq!((last.as_str(), first.as_str()), ("af1", "a8"));
        assert!(
            ["", "a", "a0", "a9", "ag1", "ba1", "aa", "aaa1"]
                .iter()
                .all(|it| it.parse::<Sector>().is_err())
        );
    }

    #[test]
    fn a_set_lists_its_sectors_from_the_south_west() {
        let sectors =
            ["c4", "af8", "a1", "z5", "b4"].map(|it| it.parse::<Sector>().expect("a sector"));
        let set: SectorSet = sectors.into_iter().collect();
        let listed: Vec<String> = set.iter().map(|at| at.to_string()).collect();
        assert_eq!(listed, ["a1", "b4", "c4", "z5", "af8"]);
        assert_eq!((set.len(), set.first()), (5, Some(Sector(0))));
        assert!(sectors.iter().all(|at| set.contains(*at) && !set.without(*at).contains(*at)));
        assert!(sectors.into_iter().fold(set, SectorSet::without).is_empty());
    }
}

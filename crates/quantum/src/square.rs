//! Squares of the board.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

/// One square of the grid, written as a column letter and a row number from the top: `a1`.
///
/// A planet stands on a square too, the middle of its tile, and goes by its name.
///
/// ```
/// use quantum::Square;
///
/// let square: Square = "e4".parse()?;
/// assert_eq!((square.column(), square.row()), (4, 3));
/// assert_eq!(square.to_string(), "e4");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square {
    // Invariant: both are below `SIDE`.
    row: u8,
    column: u8,
}

impl Square {
    /// The widest map has seven tiles of three squares.
    pub const SIDE: u8 = 21;

    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::SIDE && row < Self::SIDE { Some(Self { row, column }) } else { None }
    }

    /// Counted from the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Counted from the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The four squares *near* this one (`QU-TERM-01`); those outside the grid are left out.
    pub fn near(self) -> impl Iterator<Item = Self> {
        [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().filter_map(move |step| self.step(step))
    }

    /// The up to eight squares *around* this one (`QU-TERM-02`).
    pub fn around(self) -> impl Iterator<Item = Self> {
        const STEPS: [(i8, i8); 8] =
            [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        STEPS.into_iter().filter_map(move |step| self.step(step))
    }

    /// Whether the other square is near this one.
    pub const fn is_near(self, other: Self) -> bool {
        self.column.abs_diff(other.column) + self.row.abs_diff(other.row) == 1
    }

    /// Whether the other square is around this one.
    pub fn is_around(self, other: Self) -> bool {
        self != other
            && self.column.abs_diff(other.column) <= 1
            && self.row.abs_diff(other.row) <= 1
    }

    fn step(self, (columns, rows): (i8, i8)) -> Option<Self> {
        Self::new(self.column.checked_add_signed(columns)?, self.row.checked_add_signed(rows)?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let mut characters = text.chars();
            let letter = characters.next().filter(char::is_ascii_alphabetic)?;
            let column = letter.to_ascii_lowercase() as u8 - b'a';
            let digits = characters.as_str();
            if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let row: u8 = digits.parse().ok()?;
            Self::new(column, row.checked_sub(1)?)
        };
        parse().ok_or_else(|| NotationError(text.to_owned()))
    }
}

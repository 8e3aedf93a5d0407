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

    /// The notation, which is looked up: a list of actions names many squares.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.row)][usize::from(self.column)]
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

/// What every square is called, by rows.
static NAMES: [[&str; Square::SIDE as usize]; Square::SIDE as usize] = {
    let mut names = [[""; Square::SIDE as usize]; Square::SIDE as usize];
    let mut row = 0;
    while row < names.len() {
        let mut column = 0;
        while column < names[row].len() {
            let (name, _) = LETTERS[row][column].split_at(if row < 9 { 2 } else { 3 });
            names[row][column] = match std::str::from_utf8(name) {
                Ok(name) => name,
                Err(_) => panic!("names are letters and digits"),
            };
            column += 1;
        }
        row += 1;
    }
    names
};

/// The letters of the names; a row below ten leaves the last one unused.
static LETTERS: [[[u8; 3]; Square::SIDE as usize]; Square::SIDE as usize] = {
    let mut names = [[[0; 3]; Square::SIDE as usize]; Square::SIDE as usize];
    let mut row = 0;
    while row < names.len() {
        let number = row as u8 + 1;
        let (first, second) = (b'0' + number / 10, b'0' + number % 10);
        let mut column = 0;
        while column < names[row].len() {
            let letter = b'a' + column as u8;
            names[row][column] =
                if number < 10 { [letter, second, 0] } else { [letter, first, second] };
            column += 1;
        }
        row += 1;
    }
    names
};

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_a_name_of_its_own_that_parses_back() {
        for row in 0..Square::SIDE {
            for column in 0..Square::SIDE {
                let square = Square::new(column, row).unwrap();
                let spelt = format!("{}{}", char::from(b'a' + column), row + 1);
                assert_eq!(square.name(), spelt);
                assert_eq!(spelt.parse(), Ok(square));
            }
        }
    }
}

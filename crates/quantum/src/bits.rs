//! Sets of squares as bits, so that a whole wave of steps is a few machine words.

use crate::map::Map;
use crate::square::Square;

/// A set of squares of one map, a bit for each in the map's own numbering ([`Map::bit`]).
///
/// `W` is the number of words that the map needs; the learning maps need two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bits<const W: usize>([u64; W]);

/// The words that the largest map needs.
pub(crate) const WORDS_AT_MOST: usize = 8;

impl<const W: usize> Bits<W> {
    pub(crate) const EMPTY: Self = Self([0; W]);

    /// The lower words of a set that was made for any map.
    #[inline]
    pub(crate) fn from_words(words: &[u64; WORDS_AT_MOST]) -> Self {
        Self(std::array::from_fn(|index| words[index]))
    }

    #[inline]
    pub(crate) fn of(map: &Map, square: Square) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(map.bit(square));
        bits
    }

    #[inline]
    pub(crate) fn insert(&mut self, bit: usize) {
        self.0[(bit / 64) % W] |= 1 << (bit % 64);
    }

    #[inline]
    pub(crate) fn contains(&self, bit: usize) -> bool {
        self.0[(bit / 64) % W] & (1 << (bit % 64)) != 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    #[inline]
    pub(crate) fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }

    #[inline]
    pub(crate) fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }

    #[inline]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & !other.0[index]))
    }

    #[inline]
    fn up(self, by: u32) -> Self {
        Self(std::array::from_fn(|index| {
            let carried = if index == 0 { 0 } else { self.0[index - 1] >> (64 - by) };
            self.0[index] << by | carried
        }))
    }

    #[inline]
    fn down(self, by: u32) -> Self {
        Self(std::array::from_fn(|index| {
            let carried = if index + 1 == W { 0 } else { self.0[index + 1] << (64 - by) };
            self.0[index] >> by | carried
        }))
    }

    /// All squares near one of these. Squares off the board appear too: mask the result with
    /// open squares. (Each row ends in a column that is never open, so nothing wraps around.)
    #[inline]
    pub(crate) fn near(self, stride: u32) -> Self {
        self.up(1).union(self.down(1)).union(self.up(stride)).union(self.down(stride))
    }

    /// All squares around one of these, with the same care.
    #[inline]
    pub(crate) fn around(self, stride: u32) -> Self {
        let row = self.up(1).union(self.down(1)).union(self);
        row.up(stride).union(row.down(stride)).union(row).without(self)
    }

    #[inline]
    pub(crate) fn for_each(self, mut visit: impl FnMut(usize)) {
        for (index, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit(index * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }
}

//! The cards of sealed bids: one of each face from 1 to 48.

use std::fmt;

use kernel::chance::Chance;
use serde::{Serialize, Serializer};

/// One card, known by its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Card(u8); // Invariant: from 1 to `Card::HIGHEST`.

impl Card {
    pub const HIGHEST: u8 = 48;

    pub const fn new(face: u8) -> Option<Self> {
        if face >= 1 && face <= Self::HIGHEST { Some(Self(face)) } else { None }
    }

    pub const fn face(self) -> u8 {
        self.0
    }

    const fn bit(self) -> u64 {
        1 << (self.0 - 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of cards.
///
/// ```
/// use samples::sealed::{Card, CardSet};
///
/// let hand: CardSet = [17, 4].into_iter().filter_map(Card::new).collect();
/// assert_eq!(hand.iter().map(Card::face).collect::<Vec<_>>(), [4, 17]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

impl CardSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self((1 << Card::HIGHEST) - 1);

    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | card.bit())
    }

    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !card.bit())
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// From the lowest card to the highest.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (1..=Card::HIGHEST).map(Card).filter(move |card| self.contains(*card))
    }

    /// Takes a random card out.
    pub(super) fn draw(&mut self, chance: &mut impl Chance) -> Card {
        let card = Card(chance.one_of(self.0) + 1);
        *self = self.without(card);
        card
    }

    /// Takes so many random cards out.
    pub(super) fn deal(&mut self, count: u32, chance: &mut impl Chance) -> Self {
        (0..count).map(|_| self.draw(chance)).collect()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Written as the list of its cards.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

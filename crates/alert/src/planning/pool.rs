//! Action cards in a heap: a hand, a pile, or what is left of the deck.

use kernel::chance::Chance;
use serde::{Serialize, Serializer};

use crate::card::ActionCard;

/// The kinds of action cards.
const KINDS: usize = 12;

/// So many cards of each kind; copies of a kind are all the same.
///
/// ```
/// use alert::planning::Pool;
///
/// assert_eq!(Pool::whole_deck().len(), 90);
/// assert_eq!(Pool::EMPTY.kinds().count(), 0);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string[]"))]
pub struct Pool([u8; KINDS]);

impl Pool {
    pub const EMPTY: Self = Self([0; KINDS]);

    /// All 90 cards.
    pub fn whole_deck() -> Self {
        let mut pool = Self::EMPTY;
        for card in ActionCard::all() {
            pool.0[index(card)] = card.copies();
        }
        pool
    }

    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub const fn count(&self, card: ActionCard) -> u8 {
        self.0[index(card)]
    }

    pub const fn contains(&self, card: ActionCard) -> bool {
        self.count(card) > 0
    }

    /// The kinds of which there is a card, in order.
    pub fn kinds(self) -> impl Iterator<Item = ActionCard> + Clone {
        KIND_LIST.into_iter().filter(move |card| self.contains(*card))
    }

    /// Every card, copies one by one.
    pub fn cards(self) -> impl Iterator<Item = ActionCard> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    pub(super) const fn add(&mut self, card: ActionCard) {
        self.0[index(card)] += 1;
    }

    /// Takes one card of a kind out; says whether there was one.
    pub(super) const fn remove(&mut self, card: ActionCard) -> bool {
        let count = &mut self.0[index(card)];
        let was_there = *count > 0;
        *count = count.saturating_sub(1);
        was_there
    }

    pub(super) fn add_all(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Takes a random card out, if there is one.
    ///
    /// Chance names one of the 90 cards until it is one of these: what it says is a card, not a
    /// place in a deck whose order nobody knows.
    pub(super) fn draw(&mut self, chance: &mut impl Chance) -> Option<ActionCard> {
        if self.is_empty() {
            return None;
        }
        let whole = Self::whole_deck();
        loop {
            let mut copy = chance.below(whole.len().into()) as u8;
            for card in KIND_LIST {
                if copy < self.count(card) {
                    self.remove(card);
                    return Some(card);
                }
                if copy < whole.count(card) {
                    break;
                }
                copy -= whole.count(card);
            }
        }
    }

    /// Takes so many random cards out, or all that are left.
    pub(super) fn deal(&mut self, count: u8, chance: &mut impl Chance) -> Self {
        let mut dealt = Self::EMPTY;
        for _ in 0..count {
            match self.draw(chance) {
                Some(card) => dealt.add(card),
                None => break,
            }
        }
        dealt
    }
}

impl FromIterator<ActionCard> for Pool {
    fn from_iter<I: IntoIterator<Item = ActionCard>>(cards: I) -> Self {
        let mut pool = Self::EMPTY;
        for card in cards {
            pool.add(card);
        }
        pool
    }
}

const fn index(card: ActionCard) -> usize {
    card.movement as usize * 4 + card.button as usize
}

const KIND_LIST: [ActionCard; KINDS] = {
    use crate::card::{Button, Movement};
    let mut kinds = [ActionCard { movement: Movement::Red, button: Button::A }; KINDS];
    let mut at = 0;
    while at < KINDS {
        kinds[at] = ActionCard { movement: Movement::ALL[at / 4], button: Button::ALL[at % 4] };
        at += 1;
    }
    kinds
};

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

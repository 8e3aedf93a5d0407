//! Which cards make up a plan: a card for each order, as long as there are enough.

use alert::{Card, Order, Phase};
use arrayvec::ArrayVec;

/// More orders or cards than this matter to nobody.
pub(super) const WANTS_MOST: usize = 36;
pub(super) const CARDS_MOST: usize = 40;

/// A card, and since when it is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) from: Phase,
    pub(super) card: Card,
}

/// An order that needs a card.
#[derive(Debug, Clone, Copy)]
pub(super) struct Want {
    pub(super) order: Order,
    /// The phase in which the card is laid.
    pub(super) phase: Phase,
    /// Heroic cards go on their owner's board only.
    pub(super) may_be_heroic: bool,
}

impl Want {
    fn takes(self, held: Held) -> bool {
        let is_allowed = self.may_be_heroic || matches!(held.card, Card::Action(_));
        is_allowed
            && held.from <= self.phase
            && (held.card.movement() == self.order || held.card.action() == self.order)
    }
}

/// A card for each want, by its place among the cards; none if there are not enough.
pub(super) fn assign(wants: &[Want], cards: &[Held]) -> Option<ArrayVec<usize, WANTS_MOST>> {
    if wants.len() > cards.len() {
        return None;
    }
    let mut taken_by = [None; CARDS_MOST];
    for want in 0..wants.len() {
        if !find(wants, cards, want, &mut taken_by, &mut 0) {
            return None;
        }
    }
    let card_of = |want: usize| taken_by.iter().position(|by| *by == Some(want));
    (0..wants.len()).map(card_of).collect()
}

/// Finds a card for a want; whoever had it looks for another one. `seen` are the cards that have
/// been tried, bit by bit.
fn find(
    wants: &[Want],
    cards: &[Held],
    want: usize,
    taken_by: &mut [Option<usize>; CARDS_MOST],
    seen: &mut u64,
) -> bool {
    for (place, held) in cards.iter().enumerate().take(CARDS_MOST) {
        if *seen & 1 << place != 0 || !wants[want].takes(*held) {
            continue;
        }
        *seen |= 1 << place;
        let is_free = match taken_by[place] {
            None => true,
            Some(other) => find(wants, cards, other, taken_by, seen),
        };
        if is_free {
            taken_by[place] = Some(want);
            return true;
        }
    }
    false
}

//! Which cards make up a plan: a card for each order, as long as there are enough.

use alert::{Card, Order};

/// An order that needs a card.
#[derive(Debug, Clone, Copy)]
pub(super) struct Want {
    pub(super) order: Order,
    /// Heroic cards go on their owner's board only.
    pub(super) may_be_heroic: bool,
}

impl Want {
    fn takes(self, card: Card) -> bool {
        let is_allowed = self.may_be_heroic || matches!(card, Card::Action(_));
        is_allowed && (card.movement() == self.order || card.action() == self.order)
    }
}

/// A card for each want, by its place among the cards; none if there are not enough.
pub(super) fn assign(wants: &[Want], cards: &[Card]) -> Option<Vec<usize>> {
    let mut taken_by = vec![None; cards.len()];
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
    cards: &[Card],
    want: usize,
    taken_by: &mut [Option<usize>],
    seen: &mut u64,
) -> bool {
    for place in 0..cards.len() {
        if *seen & 1 << place != 0 || !wants[want].takes(cards[place]) {
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

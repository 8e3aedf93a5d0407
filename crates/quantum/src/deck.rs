//! The two decks, their discard piles and the six cards that lie face up.
//!
//! A pile is a set, not a sequence: which card comes next is settled by chance when it is drawn.
//! That is the same game as a shuffled pile (nobody ever sees its order) with nothing to hide.

use kernel::chance::Chance;

use crate::card::{Card, Command, Gambit};

/// One physical card, by its number: first the command cards, then the copies of each gambit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CardId(u8);

/// How many cards of each type lie face up (`QU-SETUP-16`).
pub(crate) const SHOWN_OF_EACH: usize = 3;

const COMMANDS: u64 = (1 << Command::ALL.len()) - 1;
const GAMBITS: u64 = ((1 << 53) - 1) & !COMMANDS;

impl CardId {
    pub(crate) fn card(self) -> Card {
        let mut left = self.0;
        if let Some(command) = Command::ALL.get(usize::from(left)) {
            return Card::Command(*command);
        }
        left -= Command::ALL.len() as u8;
        for gambit in Gambit::ALL {
            if left < gambit.copies() {
                return Card::Gambit(*gambit);
            }
            left -= gambit.copies();
        }
        unreachable!("card numbers end with the last gambit")
    }

    const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// All copies of a card, bit by bit.
pub(crate) fn copies_of(card: Card) -> u64 {
    match card {
        Card::Command(command) => 1 << command as u64,
        Card::Gambit(gambit) => {
            let before: u8 =
                Gambit::ALL.iter().take_while(|other| **other != gambit).map(|g| g.copies()).sum();
            ((1 << gambit.copies()) - 1) << (Command::ALL.len() as u8 + before)
        }
    }
}

/// The cards that nobody holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Decks {
    // Invariant: no card is in two of `piles`, `discards`, `shown` and the players' hands.
    piles: u64,
    discards: u64,
    shown: [Option<CardId>; 2 * SHOWN_OF_EACH],
}

impl Decks {
    /// Both decks complete, nothing face up.
    pub(crate) const fn complete() -> Self {
        Self { piles: COMMANDS | GAMBITS, discards: 0, shown: [None; 2 * SHOWN_OF_EACH] }
    }

    /// Reveals three cards of each type (`QU-SETUP-16`).
    pub(crate) fn deal(&mut self, chance: &mut impl Chance) {
        for slot in 0..self.shown.len() {
            self.fill(slot, chance);
        }
    }

    /// Both decks complete, and exactly these cards face up; `None` when there are not so many
    /// copies or too many of a type.
    pub(crate) fn placed(shown: &[Card], taken: &[Card]) -> Option<Self> {
        let mut decks = Self::complete();
        for card in taken {
            decks.draw_named(*card)?;
        }
        for card in shown {
            let drawn = decks.draw_named(*card)?;
            let slots = match card {
                Card::Command(_) => 0..SHOWN_OF_EACH,
                Card::Gambit(_) => SHOWN_OF_EACH..2 * SHOWN_OF_EACH,
            };
            let free = slots.into_iter().find(|slot| decks.shown[*slot].is_none())?;
            decks.shown[free] = Some(drawn);
        }
        Some(decks)
    }

    fn draw_named(&mut self, card: Card) -> Option<CardId> {
        let copies = copies_of(card) & self.piles;
        let drawn = (copies != 0).then(|| CardId(copies.trailing_zeros() as u8))?;
        self.piles &= !drawn.bit();
        Some(drawn)
    }

    const fn type_of_slot(slot: usize) -> u64 {
        if slot < SHOWN_OF_EACH { COMMANDS } else { GAMBITS }
    }

    /// Draws into an empty slot; an empty pile is made anew from the discards (`QU-CARD-12`), and
    /// if there are none the slot stays empty (`QU-CARD-13`).
    fn fill(&mut self, slot: usize, chance: &mut impl Chance) {
        let deck = Self::type_of_slot(slot);
        if self.piles & deck == 0 {
            self.piles |= self.discards & deck;
            self.discards &= !deck;
        }
        if self.piles & deck != 0 {
            let drawn = CardId(chance.one_of(self.piles & deck));
            self.piles &= !drawn.bit();
            self.shown[slot] = Some(drawn);
        }
    }

    /// The card in each slot: three commands, then three gambits.
    pub(crate) fn shown(&self) -> [Option<Card>; 2 * SHOWN_OF_EACH] {
        self.shown.map(|slot| slot.map(CardId::card))
    }

    pub(crate) fn slot_of(&self, card: Card) -> Option<usize> {
        let copies = copies_of(card);
        self.shown.iter().position(|slot| slot.is_some_and(|shown| shown.bit() & copies != 0))
    }

    /// Takes a command card from its slot to somebody's sheet and fills the gap (`QU-CARD-06`).
    pub(crate) fn take(&mut self, slot: usize, chance: &mut impl Chance) {
        self.shown[slot] = None;
        self.fill(slot, chance);
    }

    /// Discards the card of a slot and fills the gap.
    pub(crate) fn discard_shown(&mut self, slot: usize, chance: &mut impl Chance) {
        if let Some(card) = self.shown[slot].take() {
            self.discards |= card.bit();
        }
        self.fill(slot, chance);
    }

    /// Discards all six and deals new ones (`QU-CARD-10`, `QU-CARD-13`).
    pub(crate) fn refresh(&mut self, chance: &mut impl Chance) {
        for slot in 0..self.shown.len() {
            if let Some(card) = self.shown[slot].take() {
                self.discards |= card.bit();
            }
        }
        for slot in 0..self.shown.len() {
            self.fill(slot, chance);
        }
    }

    /// Puts a command card that somebody held onto the discards.
    pub(crate) const fn discard_held(&mut self, command: Command) {
        self.discards |= 1 << command as u64;
    }

    /// How many cards each pile and each discard pile hold: commands, then gambits.
    pub(crate) const fn counts(&self) -> [[u32; 2]; 2] {
        [
            [(self.piles & COMMANDS).count_ones(), (self.discards & COMMANDS).count_ones()],
            [(self.piles & GAMBITS).count_ones(), (self.discards & GAMBITS).count_ones()],
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::chance::Fast;

    /// So many players do not sit at the table; the ruling holds all the same.
    #[test]
    fn qu_card_13_where_pile_and_discards_are_empty_the_display_stays_short() {
        let mut commands = Command::ALL.iter().map(|command| Card::Command(*command));
        let shown: Vec<Card> = commands.by_ref().take(SHOWN_OF_EACH).collect();
        let held: Vec<Card> = commands.collect();
        let mut decks = Decks::placed(&shown, &held).expect("one card of each name");
        decks.take(1, &mut Fast::new(1));
        let cards = [Some(shown[0]), None, Some(shown[2]), None, None, None];
        assert_eq!(decks.shown(), cards, "no gambit comes in its place");
        assert_eq!(decks.counts(), [[0, 0], [22, 0]]);
    }
}

//! Which cards there are: all of them, or those that were dealt.

use alert::{
    ActionCard, Card, Crew, Half, HeroicCard, Laid, Level, Order, Phase, Plan, Plans, Supply, Turn,
};
use kernel::chance::Chance;

use super::draft::{Draft, Row};

/// The cards of a crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hands {
    /// Every card of both decks lies open; each member still has one heroic card at most.
    WholeDeck,
    /// What each member was dealt; nothing is drawn or handed over afterwards.
    Dealt(Vec<DealtHand>),
}

/// The cards of one member, each with the phase whose pile it came with.
///
/// A card can be laid in that phase or a later one (`SA-PLAN-10`).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DealtHand(Vec<(Phase, Card)>);

impl DealtHand {
    /// Cards with the phases in which they came.
    pub const fn new(cards: Vec<(Phase, Card)>) -> Self {
        Self(cards)
    }
}

impl Hands {
    /// Shuffles and deals (`SA-SETUP-09` to `SA-SETUP-11`).
    ///
    /// ```
    /// use alert::{Crew, Level};
    /// use bots::Hands;
    /// use kernel::chance::Seed;
    ///
    /// let crew = Crew::new(4, false)?;
    /// let hands = Hands::deal(crew, Level::Mission, &mut Seed::from_number(1).chance_for(0));
    /// assert!(matches!(hands, Hands::Dealt(hands) if hands.len() == 4));
    /// # Ok::<(), kernel::Refusal>(())
    /// ```
    pub fn deal(crew: Crew, level: Level, chance: &mut impl Chance) -> Self {
        let copies = |card: ActionCard| std::iter::repeat_n(card, card.copies().into());
        let mut deck: Vec<ActionCard> = ActionCard::all().flat_map(copies).collect();
        chance.shuffle(&mut deck);
        let mut heroics = HeroicCard::ALL.to_vec();
        chance.shuffle(&mut heroics);
        let mut hands = vec![DealtHand::default(); usize::from(crew.players())];
        for phase in level.phases() {
            for hand in &mut hands {
                let from = deck.len() - usize::from(crew.deal(level, *phase));
                let dealt = deck.drain(from..).map(|card| (*phase, Card::Action(card)));
                hand.0.extend(dealt);
            }
        }
        if level.has_heroics() {
            for (hand, card) in hands.iter_mut().zip(heroics) {
                hand.0.push((Phase::One, Card::Heroic(card)));
            }
        }
        Self::Dealt(hands)
    }

    /// Whether the cards for this plan are there.
    pub(super) fn allow(&self, draft: &Draft) -> bool {
        match self {
            Self::WholeDeck => Supply::WHOLE_DECK.covers(&draft.needs()) && has_heroics_for(draft),
            Self::Dealt(hands) => {
                draft.rows.iter().zip(hands).all(|(row, hand)| hand.match_cards(row).is_some())
            }
        }
    }

    /// The plan with the cards behind it, where they are known.
    pub(super) fn lay(&self, draft: &Draft) -> Plans {
        match self {
            Self::WholeDeck => draft.plans(),
            Self::Dealt(hands) => {
                let rows = draft.rows.iter().zip(hands);
                rows.map(|(row, hand)| hand.lay(row)).collect()
            }
        }
    }
}

/// Each member has one heroic card at most, and each of the six exists once (`SA-SETUP-10`).
fn has_heroics_for(draft: &Draft) -> bool {
    // Each action half is on two cards; which two, their stations tell.
    let mut halves = [0_u8; 3];
    let mut stations = [0_u8; 6];
    for row in &draft.rows {
        let mut heroics = row.iter().flatten().filter(|order| order.is_heroic());
        let Some(order) = heroics.next() else { continue };
        if heroics.next().is_some() {
            return false;
        }
        let action = match order {
            Order::HeroicMove(station) => {
                stations[station.index()] += 1;
                HeroicCard(*station).action()
            }
            action => *action,
        };
        halves[match action {
            Order::HeroicA => 0,
            Order::HeroicB => 1,
            _ => 2,
        }] += 1;
    }
    halves.iter().all(|count| *count <= 2) && stations.iter().all(|count| *count <= 1)
}

impl DealtHand {
    /// These cards, all of which are there from the first phase on.
    pub(crate) fn holding(cards: impl IntoIterator<Item = Card>) -> Self {
        Self(cards.into_iter().map(|card| (Phase::One, card)).collect())
    }

    /// A card for each slot of the row, by its place in the hand; none if there are not enough.
    fn match_cards(&self, row: &Row) -> Option<[Option<usize>; Turn::SLOTS]> {
        let mut taken_by: Vec<Option<usize>> = vec![None; self.0.len()];
        for (slot, order) in row.iter().enumerate() {
            if order.is_some() && !self.find(row, slot, &mut taken_by, &mut 0) {
                return None;
            }
        }
        let mut cards = [None; Turn::SLOTS];
        for (card, slot) in taken_by.iter().enumerate() {
            if let Some(slot) = slot {
                cards[*slot] = Some(card);
            }
        }
        Some(cards)
    }

    /// Finds a card for a slot; whoever had it looks for another one. `seen` are the cards that
    /// have been tried, bit by bit.
    fn find(&self, row: &Row, slot: usize, taken_by: &mut [Option<usize>], seen: &mut u32) -> bool {
        for card in 0..self.0.len() {
            if *seen & 1 << card != 0 || !self.fits(row, slot, card) {
                continue;
            }
            *seen |= 1 << card;
            let is_free = match taken_by[card] {
                None => true,
                Some(other) => self.find(row, other, taken_by, seen),
            };
            if is_free {
                taken_by[card] = Some(slot);
                return true;
            }
        }
        false
    }

    fn fits(&self, row: &Row, slot: usize, card: usize) -> bool {
        let (phase, card) = self.0[card];
        let order = row[slot];
        let turn = Turn::new(slot as u8 + 1).map(Turn::phase);
        turn.is_some_and(|turn| phase <= turn)
            && (order == Some(card.movement()) || order == Some(card.action()))
    }

    fn lay(&self, row: &Row) -> Plan {
        let cards = self.match_cards(row).unwrap_or_default();
        let mut plan = Plan::EMPTY;
        for (slot, order) in row.iter().enumerate() {
            let card = cards[slot].map(|card| self.0[card].1);
            plan.slots[slot] = order.map(|order| match card {
                Some(card) if card.movement() == order => card.laid(Half::Movement),
                Some(card) => card.laid(Half::Action),
                None => Laid::from(order),
            });
        }
        plan
    }

    /// The heroic card in this hand.
    pub(super) fn heroic(&self) -> Option<Card> {
        self.0.iter().map(|(_, card)| *card).find(|card| matches!(card, Card::Heroic(_)))
    }
}

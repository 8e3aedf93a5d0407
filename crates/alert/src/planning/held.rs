//! What a crew could have laid: every card that somebody had, from the phase on in which it came.

use kernel::Refusal;

use super::again::Flight;
use super::refusal::Ban;
use super::state::Board;
use crate::card::{Card, Laid};
use crate::crew::Member;
use crate::level::Level;
use crate::plan::Plans;
use crate::turn::{Phase, Turn};

/// Cards with the phases in which they came.
type Cards = Vec<(Phase, Card)>;

/// The cards of a flight, by who had them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// Of each member: a hand, or the heroic card of an android.
    own: Vec<Cards>,
    is_android: Vec<bool>,
    /// The open deck of somebody who flies alone (`SA-SOLO-01`).
    deck: Cards,
}

impl Flight {
    /// What everybody had, from what each seat got.
    pub fn held(&self, got: &[Cards]) -> Held {
        let hand = |member: Member| match self.state.seat_of(member) {
            Some(seat) => got.get(seat.index()).cloned().unwrap_or_default(),
            None => heroic_of(&self.state.boards[member.index()]),
        };
        let is_android = |member: Member| self.state.seat_of(member).is_none();
        Held {
            own: self.state.members().map(hand).collect(),
            is_android: self.state.members().map(is_android).collect(),
            deck: if self.state.is_solo() { self.open_deck() } else { Vec::new() },
        }
    }

    fn open_deck(&self) -> Cards {
        let boards = self.state.members().map(|member| self.state.boards[member.index()]);
        let laid = boards.flat_map(|board| board.slots).flatten().map(|placed| placed.card);
        let laid = laid.filter(|card| matches!(card, Card::Action(_)));
        let deck = self.state.deck.cards().map(Card::Action);
        deck.chain(laid).map(|card| (Phase::One, card)).collect()
    }
}

/// Beside an android's board, or on it.
fn heroic_of(board: &Board) -> Cards {
    let laid = board.slots.iter().flatten().map(|placed| placed.card);
    let heroic = laid.filter(|card| matches!(card, Card::Heroic(_)));
    heroic.chain(board.heroic.map(Card::Heroic)).map(|card| (Phase::One, card)).collect()
}

impl Held {
    /// What each member may lay, in notation, and from which turn on. For androids somebody lays
    /// cards of a hand (`SA-ANDR-04`).
    pub fn shown(&self) -> Vec<Vec<(String, u8)>> {
        let hands = self.own.iter().zip(&self.is_android);
        let hands = hands.filter(|(_, is_android)| !**is_android).flat_map(|(cards, _)| cards);
        let lent: Cards = self.deck.iter().chain(hands).copied().collect();
        let written = |(phase, card): &(Phase, Card)| (card.to_string(), *phase.turns().start());
        let of = |(own, is_android): (&Cards, &bool)| {
            let lent = if *is_android { lent.as_slice() } else { &[] };
            own.iter().chain(lent).map(written).collect()
        };
        self.own.iter().zip(&self.is_android).map(of).collect()
    }

    /// Whether these plans use only what there was, each card once, and none before it came.
    pub fn check(&self, plans: &Plans, level: Level) -> Result<(), Refusal> {
        let mut left = self.clone();
        // Whoever has a hand takes from it first: androids take what is left.
        for android in [false, true] {
            let members = plans.iter().enumerate();
            for (member, plan) in members.filter(|(it, _)| self.is_android[*it] == android) {
                for (turn, laid) in (1..).filter_map(Turn::new).zip(&plan.slots) {
                    if let Some(laid) = laid {
                        left.take(member, turn, *laid, level)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, member: usize, turn: Turn, laid: Laid, level: Level) -> Result<(), Ban> {
        if turn.number() > level.turns() {
            return Err(Ban::NoSuchTurn(turn));
        }
        let Some(card) = laid.card() else { return Err(Ban::NoneWith(laid.up)) };
        let is_android = self.is_android[member];
        let mut found = self.own[member].take_card(card, turn);
        if is_android && !found {
            let hands = self.own.iter_mut().zip(&self.is_android);
            let mut hands = hands.filter(|(_, android)| !**android).map(|(hand, _)| hand);
            let deck = &mut self.deck;
            found = deck.take_card(card, turn) || hands.any(|hand| hand.take_card(card, turn));
        }
        let comes_later = self.own[member].iter().any(|(_, other)| *other == card);
        match found {
            true => Ok(()),
            false if comes_later => Err(Ban::NotYetOpen(turn)),
            false => Err(Ban::NotInHand(card)),
        }
    }
}

trait Take {
    /// Takes a card that was there in this turn; of several the one that came last.
    fn take_card(&mut self, card: Card, turn: Turn) -> bool;
}

impl Take for Cards {
    fn take_card(&mut self, card: Card, turn: Turn) -> bool {
        let fits = |(phase, other): &(Phase, Card)| *other == card && *phase <= turn.phase();
        let latest = self.iter().enumerate().filter(|(_, it)| fits(it)).max_by_key(|(_, it)| it.0);
        let Some(at) = latest.map(|(at, _)| at) else { return false };
        self.swap_remove(at);
        true
    }
}

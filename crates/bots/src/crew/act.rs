//! What to do next, one decision at a time.

use alert::planning::{Action, Phrase, Place};
use alert::{Card, Half, Order, Turn};

use super::cards::{Want, assign};
use super::seen::{Rest, Seen};
use super::{speech, think};
use crate::solver::draft::Draft;

/// Cards that are there for the taking.
pub(super) fn take_cards(seen: &Seen) -> Option<Action> {
    let accept = seen.gift_for_me.map(Action::Accept);
    accept.or_else(|| (seen.draws > 0).then_some(Action::Draw))
}

/// A card of which the others do not know yet.
pub(super) fn tell_cards(seen: &Seen) -> Option<Action> {
    let told: Vec<Card> = seen.said.cards().collect();
    let count = |cards: &[Card], card: Card| cards.iter().filter(|it| **it == card).count();
    let untold = |card: &Card| count(&seen.pool, *card) > count(&told, *card);
    let card = seen.pool.iter().copied().find(untold).filter(|_| !seen.is_silent)?;
    Some(Action::Say(Phrase::Hold(card)))
}

/// What the others should know of one's plan.
pub(super) fn speak(seen: &Seen, draft: &Draft) -> Option<Action> {
    if seen.is_silent || !seen.has_threats() {
        return None;
    }
    let phrase = speech::next_phrase(&draft.rows[seen.me()], seen.slots(), &seen.said)?;
    Some(Action::Say(phrase))
}

/// A slot to be filled: the member, the slot, what is wanted, and the card's place in the pool.
type Planned = (usize, usize, Want, usize);

/// Brings the boards into line with the plan: first what lies wrong comes up, then cards go down.
/// What goes on the board of an android stays there, and so it waits until the phase ends soon.
pub(super) fn lay(seen: &Seen, draft: &Draft) -> Option<Action> {
    let me = seen.me();
    let planned = plan_cards(seen, draft)?;
    let is_wrong = |slot: &usize| {
        let wanted = planned.iter().find(|(member, at, _, _)| *member == me && at == slot);
        let meant = wanted
            .map(|(_, _, want, card)| seen.pool[*card].laid(half_of(seen.pool[*card], want.order)));
        seen.laid[*slot].is_some_and(|laid| Some(laid) != meant)
    };
    if let Some(slot) = seen.slots().find(is_wrong) {
        return Some(Action::Take(place(seen, me, slot)?));
    }
    let is_missing = |(member, slot, _, _): &&Planned| {
        if *member == me { seen.laid[*slot].is_none() } else { seen.is_late }
    };
    let (member, slot, want, card) = planned.iter().find(is_missing)?;
    let card = seen.pool[*card];
    Some(Action::Lay { place: place(seen, *member, *slot)?, card, half: half_of(card, want.order) })
}

/// Nothing more for now.
pub(super) fn finish(seen: &Seen) -> Option<Action> {
    (seen.rest == Rest::MaySay).then_some(Action::Done)
}

fn plan_cards(seen: &Seen, draft: &Draft) -> Option<Vec<Planned>> {
    let mut wants = think::wants(&seen.public, &draft.rows, seen.me());
    for (member, slot, want) in &mut wants {
        want.laid = seen.laid[*slot].filter(|_| *member == seen.me());
    }
    let only: Vec<Want> = wants.iter().map(|(_, _, want)| *want).collect();
    let cards = assign(&only, &seen.pool)?;
    let with_card = |((member, slot, want), card)| (member, slot, want, card);
    Some(wants.into_iter().zip(cards).map(with_card).collect())
}

fn half_of(card: Card, order: Order) -> Half {
    if card.movement() == order { Half::Movement } else { Half::Action }
}

/// A slot on one's own board, or on an android's.
fn place(seen: &Seen, member: usize, slot: usize) -> Option<Place> {
    let android = member.checked_sub(seen.public.players).map(|number| number as u8);
    Some(Place { android, turn: Turn::new(slot as u8 + 1)? })
}

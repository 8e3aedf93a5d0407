//! What to do next, one decision at a time.

use alert::planning::{Action, Phrase, Place};
use alert::{Card, Half, Order, Phase, Turn};

use super::cards::{Held, Want, assign};
use super::seen::{Rest, Seen};
use super::{search, speech};
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

/// Brings the boards into line with the plan: first what lies wrong comes up, then cards go down.
/// What goes on the board of an android stays there, and so it waits until the phase ends soon.
pub(super) fn lay(seen: &Seen, draft: &Draft) -> Option<Action> {
    if seen.public.members[seen.me()].by != Some(seen.me()) {
        return None;
    }
    let row = &draft.rows[seen.me()];
    let is_wrong = |slot: &usize| seen.laid[*slot].is_some_and(|laid| Some(laid.up) != row[*slot]);
    if let Some(slot) = seen.slots().find(is_wrong) {
        return Some(Action::Take(place(seen, seen.me(), slot)?));
    }
    let end = seen.slots().last().map_or(0, |last| last + 1);
    let wants = search::wants(&seen.public, &draft.rows, seen.me(), end);
    let (lying, missing): (Vec<_>, Vec<_>) = wants
        .into_iter()
        .partition(|(member, slot, _)| *member == seen.me() && seen.laid[*slot].is_some());
    let mut hand = seen.pool.clone();
    for card in lying.iter().filter_map(|(_, slot, _)| seen.laid[*slot]?.card()) {
        let at = hand.iter().position(|it| *it == card)?;
        hand.remove(at);
    }
    let wanted: Vec<Want> = missing.iter().map(|(_, _, want)| *want).collect();
    let held: Vec<Held> = hand.iter().map(|card| Held { from: Phase::One, card: *card }).collect();
    let Some(cards) = assign(&wanted, &held) else {
        // A card that lies there is needed elsewhere.
        let (_, slot, _) = lying.first()?;
        return Some(Action::Take(place(seen, seen.me(), *slot)?));
    };
    let may_lay = |member: usize| member == seen.me() || seen.is_late;
    let mut next = missing.iter().zip(cards).filter(|((member, _, _), _)| may_lay(*member));
    let ((member, slot, want), card) = next.next()?;
    let (card, place) = (hand[card], place(seen, *member, *slot)?);
    Some(Action::Lay { place, card, half: half_of(card, want.order) })
}

/// Nothing more for now.
pub(super) fn finish(seen: &Seen) -> Option<Action> {
    (seen.rest == Rest::MaySay).then_some(Action::Done)
}

fn half_of(card: Card, order: Order) -> Half {
    if card.movement() == order { Half::Movement } else { Half::Action }
}

/// A slot on one's own board, or on an android's.
fn place(seen: &Seen, member: usize, slot: usize) -> Option<Place> {
    let android = member.checked_sub(seen.public.players).map(|number| number as u8);
    Some(Place { android, turn: Turn::new(slot as u8 + 1)? })
}

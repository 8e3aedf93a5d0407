//! What to do next, one decision at a time.

use alert::planning::{Action, Phrase, Place};
use alert::{Card, Half, Order, Phase, Turn};

use super::cards::{Held, Want, assign};
use super::seen::{Board, Rest, Seen};
use super::{search, speech};
use crate::solver::draft::Draft;

/// Cards that are there for the taking.
pub(super) fn take_cards(seen: &Seen) -> Option<Action> {
    let accept = seen.gift_for_me.map(Action::Accept);
    accept.or_else(|| (seen.draws > 0).then_some(Action::Draw))
}

/// A card of which the others do not know yet. Whoever told more than they hold begins anew.
pub(super) fn tell_cards(seen: &Seen) -> Option<Action> {
    let pool = &seen.own().pool;
    let told: Vec<Card> = seen.said.cards().collect();
    let count = |cards: &[Card], card: Card| cards.iter().filter(|it| **it == card).count();
    let is_stale = told.iter().any(|card| count(&told, *card) > count(pool, *card));
    let untold = |card: &Card| is_stale || count(pool, *card) > count(&told, *card);
    let card = pool.iter().copied().find(untold).filter(|_| !seen.is_silent)?;
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

/// Brings the boards into line with the plan.
pub(super) fn lay(seen: &Seen, draft: &Draft) -> Option<Action> {
    seen.boards.iter().find_map(|board| lay_on(board, seen, draft))
}

/// First what lies wrong comes up, then cards go down. What goes on the board of an android stays
/// there, except for somebody alone, and so it waits until the phase ends soon.
fn lay_on(board: &Board, seen: &Seen, draft: &Draft) -> Option<Action> {
    let me = board.member;
    if seen.public.members[me].by != Some(me) {
        return None;
    }
    let row = &draft.rows[me];
    let is_wrong = |slot: &usize| board.laid[*slot].is_some_and(|laid| Some(laid.up) != row[*slot]);
    if let Some(slot) = seen.slots().find(is_wrong) {
        return Some(Action::Take(place(seen, me, slot)?));
    }
    let end = seen.slots().last().map_or(0, |last| last + 1);
    let wants = search::wants(&seen.public, &draft.rows, me, end);
    let (lying, missing): (Vec<_>, Vec<_>) = wants
        .into_iter()
        .partition(|(member, slot, _)| *member == me && board.laid[*slot].is_some());
    let mut hand = board.pool.clone();
    for (_, slot, _) in &lying {
        let card = board.laid[*slot].and_then(alert::Laid::card);
        match hand.iter().position(|it| Some(*it) == card) {
            Some(at) => drop(hand.remove(at)),
            // Somebody else laid it; another one will do as well.
            None => return Some(Action::Take(place(seen, me, *slot)?)),
        }
    }
    let wanted: Vec<Want> = missing.iter().map(|(_, _, want)| *want).collect();
    let held: Vec<Held> = hand.iter().map(|card| Held { from: Phase::One, card: *card }).collect();
    let Some(cards) = assign(&wanted, &held) else {
        // A card that lies there is needed elsewhere.
        let (_, slot, _) = lying.first()?;
        return Some(Action::Take(place(seen, me, *slot)?));
    };
    let may_lay = |member: usize| member == me || seen.is_late;
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
    let players = if seen.public.crew.is_solo() { 0 } else { seen.public.players };
    let android = member.checked_sub(players).map(|number| number as u8);
    Some(Place { android, turn: Turn::new(slot as u8 + 1)? })
}

//! Alone with four androids: all cards lie open, and nobody is there to talk to.
//!
//! The deck is shared out, so that each android has cards of every kind; then it is as with a crew
//! whose members told each other what they hold.

use alert::planning::{MemberView, State, View};
use alert::{Card, Phase, Turn};
use kernel::Seat;

use super::asked::Asked;
use super::seen::{Board, Known, Public, Rest, Seen, hand, is_late, laid_on, show, slots};

/// Everything that is to be known.
pub(super) fn seen(state: &State, seat: Seat, view: &View) -> Seen {
    let phase = phase(view);
    let boards = boards(view, phase);
    let members: Vec<Known> =
        view.members.iter().zip(&boards).map(|(it, board)| known(it, board, phase)).collect();
    let players = members.len();
    Seen {
        seat,
        public: Public::with(state, view, members, players),
        boards,
        said: *state.talk().of(seat),
        asked: Asked::default(),
        draws: 0,
        gift_for_me: None,
        // There is nobody to talk to.
        is_silent: true,
        rest: Rest::of(view, seat, state.settled().is_timed),
        is_late: is_late(state, phase),
        is_waiting: false,
    }
}

/// That of the first slot that is not locked.
fn phase(view: &View) -> Phase {
    let slots = view.members.first().map(|android| android.slots.as_slice()).unwrap_or_default();
    let open = slots.iter().find(|slot| !slot.locked).and_then(|slot| Turn::new(slot.turn));
    open.map_or(Phase::Three, Turn::phase)
}

/// The boards of the androids, each with its share of the cards and its own heroic card.
fn boards(view: &View, phase: Phase) -> Vec<Board> {
    let mut boards: Vec<Board> = Vec::new();
    let mut cards: Vec<Card> = hand(view).collect();
    for (member, android) in view.members.iter().enumerate() {
        let laid = laid_on(android);
        let beside = android.heroic.as_ref().and_then(|card| card.parse().ok());
        let lying = slots(phase).filter_map(|slot| laid[slot]?.card());
        let (heroic, action): (Vec<Card>, Vec<Card>) =
            lying.chain(beside).partition(|card| matches!(card, Card::Heroic(_)));
        cards.extend(action);
        boards.push(Board { member, pool: heroic, laid });
    }
    cards.sort_unstable();
    let count = boards.len().max(1);
    for (number, card) in cards.into_iter().enumerate() {
        boards[number % count].pool.push(card);
    }
    boards
}

fn known(android: &MemberView, board: &Board, phase: Phase) -> Known {
    let mut row = [None; Turn::SLOTS];
    show(&mut row, android);
    slots(phase).for_each(|slot| row[slot] = None);
    Known {
        phase,
        row,
        fixed: [false; Turn::SLOTS],
        by: Some(board.member),
        cards: board.pool.clone(),
    }
}

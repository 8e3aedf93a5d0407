//! A whole row of cards on one line: `5: C > A`, `a1 5 A`, `a1: C > A`.

use kernel::{Refusal, Seat};

use crate::card::{ActionCard, Card, Half, HeroicCard, Laid, Order};
use crate::planning::action::{Action, Place};
use crate::planning::refusal::Ban;
use crate::planning::state::{Desk, Part, State};
use crate::turn::Turn;

/// The cards that are meant, laid one after the other; none if this is no such line.
pub(super) fn shorthand(
    state: &State,
    seat: Seat,
    text: &str,
) -> Result<Option<Vec<Action>>, Refusal> {
    let row = (state.part == Part::Planning).then(|| Row::parse(text)).flatten();
    row.map_or(Ok(None), |row| row.lay(state, seat))
}

/// Orders for turns that follow each other.
struct Row<'a> {
    android: Option<u8>,
    /// Where it begins; at the first free slot if this is left out.
    turn: Option<Turn>,
    words: Vec<&'a str>,
}

impl<'a> Row<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        let (head, orders) = match text.split_once(": ") {
            Some((head, orders)) => (head, Some(orders)),
            None => (text, None),
        };
        let mut head: Vec<&str> = head.split_whitespace().collect();
        let android = head.first().and_then(|word| android(word));
        head.drain(..usize::from(android.is_some()));
        let turn = head.first().and_then(|word| word.parse().ok()).and_then(Turn::new);
        head.drain(..usize::from(turn.is_some()));
        let words = match orders {
            Some(orders) if head.is_empty() => orders.split_whitespace().collect(),
            None if android.is_some() || turn.is_some() => head,
            Some(_) | None => return None,
        };
        let is_card = |word: &&str| *word == "-" || word.parse::<Laid>().is_ok();
        let is_row = !words.is_empty() && words.iter().all(is_card);
        is_row.then_some(Self { android, turn, words })
    }

    fn lay(&self, state: &State, seat: Seat) -> Result<Option<Vec<Action>>, Refusal> {
        if self.android.is_none() && state.is_solo() {
            return Err(Ban::AloneWithAndroids.into());
        }
        let mut desk = *state.desk(seat);
        let mut turn = self.turn.or_else(|| self.first_free(state, seat));
        let mut actions = Vec::new();
        for word in &self.words {
            let Some(slot) = turn.filter(|turn| turn.slot() < Turn::SLOTS) else {
                return Ok(None);
            };
            let place = Place { android: self.android, turn: slot };
            turn = slot.next();
            let Ok(laid) = word.parse::<Laid>() else { continue };
            let best = || self.best(state, seat, &desk, laid.up).ok_or(Ban::NoneWith(laid.up));
            let card = laid.card().map_or_else(best, Ok)?;
            let half = if laid.up.is_movement() { Half::Movement } else { Half::Action };
            desk.remove(card);
            actions.push(Action::Lay { place, card, half });
        }
        Ok(Some(actions))
    }

    /// The first slot of the phase without a card.
    fn first_free(&self, state: &State, seat: Seat) -> Option<Turn> {
        let turns = state.desk(seat).phase.turns().filter_map(Turn::new);
        turns.into_iter().find(|turn| {
            let place = Place { android: self.android, turn: *turn };
            state.member_at(seat, place).is_some_and(|member| state.slot(member, *turn).is_none())
        })
    }

    /// The card with this half of which there are most in hand. A heroic one that is not there is
    /// just one of that kind, and the rules say why it cannot be laid.
    fn best(&self, state: &State, seat: Seat, desk: &Desk, up: Order) -> Option<Card> {
        if up.is_heroic() {
            let place = Place { android: self.android, turn: Turn::FIRST };
            let board = self.android.and_then(|_| state.member_at(seat, place));
            let beside = board.and_then(|member| state.boards[member.index()].heroic);
            let heroics = beside.into_iter().chain(desk.heroic).chain(HeroicCard::ALL);
            return heroics.map(Card::Heroic).find(|card| has(*card, up));
        }
        ActionCard::all()
            .filter(|card| has(Card::Action(*card), up) && desk.hand.contains(*card))
            .max_by_key(|card| desk.hand.count(*card))
            .map(Card::Action)
    }
}

fn has(card: Card, order: Order) -> bool {
    card.movement() == order || card.action() == order
}

fn android(word: &str) -> Option<u8> {
    let number: u8 = word.strip_prefix('a')?.parse().ok()?;
    (1..=4).contains(&number).then(|| number - 1)
}

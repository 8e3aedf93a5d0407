//! A card for somebody who can do more with it, while data is transferred, and the words about it.

use alert::planning::{Action, Phrase};
use alert::{ActionCard, Card, Order, Phase};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::chance::Fast;

use super::cards::{Held, WANTS_MOST, Want, assign};
use super::future::Future;
use super::memory::Memory;
use super::search::{Search, fit, has_cards, wants};
use super::seen::{Public, Seen};
use super::think::{SEED, open_rows};
use crate::solver::draft::Draft;
use crate::solver::hints::Hints;

/// The points that a card must bring to be handed over, or to be asked for.
const GAIN: f64 = 3.0;

/// A card that somebody should have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gift {
    pub(super) to: usize,
    pub(super) card: ActionCard,
}

/// What is thought about: what a player should hand over, or whether one needs a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    Gift { giver: usize },
    Need { by: usize, order: Order },
}

/// Hands a card over: to whoever asked for it, or else to whoever can do most with it.
pub(super) fn hand_over(
    seen: &Seen,
    draft: &Draft,
    (steps, memory): (u32, &Memory),
    is_allowed: impl Fn(&Action) -> bool,
) -> Option<Action> {
    if !seen.asked.is_transfer_open {
        return None;
    }
    let spare = spare_in_hand(seen, draft);
    let other = Seat::new(u8::from(seen.me() == 0));
    let any = Action::Give { to: other, card: Card::Action(*spare.first()?) };
    if !is_allowed(&any) {
        return None;
    }
    let fits = |(to, order): &(Seat, Order)| {
        let card = spare.iter().find(|card| has(**card, *order))?;
        Some(Action::Give { to: *to, card: Card::Action(*card) })
    };
    if let Some(give) = seen.asked.needs.iter().find_map(fits) {
        return Some(give);
    }
    // The others could not be told what one still holds.
    if seen.is_silent {
        return None;
    }
    let question = Question::Gift { giver: seen.me() };
    let gift = memory
        .recall_gift(&seen.public, steps, question, || gift(&seen.public, draft, seen.me(), steps));
    let Gift { to, card } = gift.filter(|gift| spare.contains(&gift.card))?;
    Some(Action::Give { to: Seat::new(to as u8), card: Card::Action(card) })
}

/// Answers those who need something that one can spare, and asks for what somebody offers.
pub(super) fn speak(seen: &Seen, draft: &Draft, (steps, memory): (u32, &Memory)) -> Option<Action> {
    if seen.is_silent {
        return None;
    }
    let has_said = |order: Order, has: bool| seen.said.orders(has).any(|it| it == order);
    let spare = spare_in_hand(seen, draft);
    let promise = |order: &Order| {
        spare.iter().any(|card| has(*card, *order))
            && !seen.asked.promised.contains(order)
            && !has_said(*order, true)
    };
    if let Some(order) = seen.asked.needs.iter().map(|(_, order)| *order).find(promise) {
        return Some(Action::Say(Phrase::Have(order)));
    }
    let needs = |order: &Order| {
        let question = Question::Need { by: seen.me(), order: *order };
        let think = || need(&seen.public, draft, seen.me(), *order, steps);
        !seen.asked.wanted.contains(order)
            && !has_said(*order, false)
            && memory.recall_gift(&seen.public, steps, question, think).is_some()
    };
    let order = seen.asked.spared.iter().copied().find(needs)?;
    Some(Action::Say(Phrase::Need(order)))
}

/// The kinds of cards in one's hand that the plan for this phase leaves there.
fn spare_in_hand(seen: &Seen, draft: &Draft) -> Vec<ActionCard> {
    let board = seen.own();
    if seen.public.members[board.member].by != Some(board.member) {
        return Vec::new();
    }
    let mut hand = board.pool.clone();
    for card in seen.slots().filter_map(|slot| board.laid[slot]?.card()) {
        if let Some(place) = hand.iter().position(|it| *it == card) {
            hand.remove(place);
        }
    }
    let end = seen.slots().last().map_or(0, |last| last + 1);
    let missing = wants(&seen.public, &draft.rows, board.member, end)
        .into_iter()
        .filter(|(member, slot, _)| *member != board.member || board.laid[*slot].is_none());
    let missing: ArrayVec<Want, WANTS_MOST> = missing.map(|(_, _, want)| want).collect();
    let held: Vec<Held> = hand.iter().map(|card| Held { from: Phase::One, card: *card }).collect();
    unused(&missing, &held, Phase::One).unwrap_or_default()
}

/// The kinds of action cards of a phase that are not needed for this; none if there are not enough.
fn unused(wanted: &[Want], held: &[Held], phase: Phase) -> Option<Vec<ActionCard>> {
    let used = assign(wanted, held)?;
    let mut spare = Vec::new();
    for (place, held) in held.iter().enumerate() {
        if let Card::Action(card) = held.card
            && held.from == phase
            && !used.contains(&place)
            && !spare.contains(&card)
        {
            spare.push(card);
        }
    }
    Some(spare)
}

/// What a player should hand over, given the plan so far: of the cards that the plan does not need
/// the one with which another player can do most.
fn gift(public: &Public, plan: &Draft, giver: usize, steps: u32) -> Option<Gift> {
    let phase = public.members[giver].by.map(|_| public.members[giver].phase)?;
    let mut future = Future::imagine(public, &mut Fast::new(SEED));
    let mut kept = plan.clone();
    fit(public, &future, &mut kept);
    let wanted = wants(public, &kept.rows, giver, public.turns);
    let wanted: ArrayVec<Want, WANTS_MOST> = wanted.into_iter().map(|(_, _, it)| it).collect();
    let spare = unused(&wanted, &future.hands[giver], phase).filter(|it| !it.is_empty())?;
    let mut best = (None, best_of(public, &future, &kept, steps).1 + GAIN);
    for to in (0..public.players).filter(|to| *to != giver && plans(public, *to, phase)) {
        let own = future.hands[to].clone();
        let lent = spare.iter().map(|card| Held { from: phase, card: Card::Action(*card) });
        future.hands[to].extend(lent);
        let (richer, score) = best_of(public, &future, &kept, steps);
        future.hands[to] = own;
        if score <= best.1 {
            continue;
        }
        let is_enough = |card: &&ActionCard| {
            let handed = handed_over(&future, phase, giver, Gift { to, card: **card });
            [giver, to].into_iter().all(|by| has_cards(public, &handed, &richer.rows, by))
        };
        if let Some(card) = spare.iter().find(is_enough) {
            best = (Some(Gift { to, card: *card }), score);
        }
    }
    best.0
}

/// A card with this half, if the plan would be much better with it.
fn need(public: &Public, plan: &Draft, by: usize, order: Order, steps: u32) -> Option<Gift> {
    let phase = public.members[by].by.map(|_| public.members[by].phase)?;
    let card = ActionCard::all().find(|card| has(*card, order))?;
    let mut future = Future::imagine(public, &mut Fast::new(SEED));
    let mut kept = plan.clone();
    fit(public, &future, &mut kept);
    let poor = best_of(public, &future, &kept, steps).1;
    future.hands[by].push(Held { from: phase, card: Card::Action(card) });
    let rich = best_of(public, &future, &kept, steps).1;
    (rich > poor + GAIN).then_some(Gift { to: by, card })
}

/// The best plan that is found from this one, and its score.
fn best_of(public: &Public, future: &Future, kept: &Draft, steps: u32) -> (Draft, f64) {
    let open = open_rows(public, |member| public.first_open(member));
    let mut search = Search::new(public, future, open, kept.clone(), (Hints::Way, SEED));
    search.run(steps);
    let (draft, worth) = search.champion();
    (draft, worth.score)
}

/// Whether somebody plans this phase too, and told what cards they hold.
fn plans(public: &Public, player: usize, phase: Phase) -> bool {
    public.members[player].by.is_some() && public.members[player].phase == phase
}

fn handed_over(future: &Future, from: Phase, giver: usize, gift: Gift) -> Future {
    let card = Held { from, card: Card::Action(gift.card) };
    let mut hands = future.hands.clone();
    if let Some(place) = hands[giver].iter().position(|held| *held == card) {
        hands[giver].remove(place);
    }
    hands[gift.to].push(card);
    Future { mission: future.mission, hands }
}

fn has(card: ActionCard, order: Order) -> bool {
    let card = Card::Action(card);
    card.movement() == order || card.action() == order
}

//! What a decision does, in a sentence, and the things that one picks for it.

use kernel::{Offer, Pick, Picked, Seat, Sentence, Value};

use super::deeds;
use super::names::{android, choice, order, say, station_in, threat_the, tile, who};
use crate::campaign::Repair;
use crate::card::{Card, Correction, Laid};
use crate::planning::action::{Action, Place};
use crate::planning::state::State;
use crate::planning::talk::Phrase;

pub(super) fn offer(state: &State, seat: Seat, action: Action) -> Offer {
    Offer::new(sentence(state, seat, action), picks(action))
}

fn button(id: &'static str) -> Pick {
    Pick::new("button", id)
}

fn slot(place: Place) -> Pick {
    Pick::new("slot", place.to_string())
}

/// A card is laid by picking the card with the half to be up, then the slot. What is done to a
/// slot begins with the slot.
fn picks(action: Action) -> Vec<Pick> {
    match action {
        Action::Lay { place, card, half } => {
            vec![Pick::new("card", card.laid(half).to_string()), slot(place)]
        }
        Action::Turn(place) => vec![slot(place), button("turn")],
        Action::Take(place) => vec![slot(place), button("take")],
        Action::Move { from, to } => vec![slot(from), slot(to)],
        Action::Give { to, card } => vec![
            button("give"),
            Pick::new("card", card.to_string()),
            Pick::new("seat", to.to_string()),
        ],
        Action::Accept(from) => vec![button("accept"), Pick::new("seat", from.to_string())],
        // It is written.
        Action::Say(_) => Vec::new(),
        Action::Trip { android, correction } => {
            let board = android.map(|number| Pick::new("android", format!("a{}", number + 1)));
            let how = button(match correction {
                Correction::OtherHalf => "half",
                Correction::OppositeArrow => "arrow",
            });
            [Some(button("trip")), board, Some(how)].into_iter().flatten().collect()
        }
        Action::GoOn(choices) => {
            vec![button("on"), button(choices.common.word()), button(choices.serious.word())]
        }
        Action::Next
        | Action::Draw
        | Action::Done
        | Action::Stay
        | Action::Go
        | Action::GoAll
        | Action::Repair(_)
        | Action::Station(_)
        | Action::Stop
        | Action::Elapsed { .. } => vec![Pick::new("button", action.to_string())],
    }
}

/// The action that these picks spell, allowed or not.
pub(super) fn meant(picks: &[Picked<'_>]) -> Option<Action> {
    let kinds: Vec<&str> = picks.iter().map(|pick| pick.kind).collect();
    let ids: Vec<&str> = picks.iter().map(|pick| pick.id).collect();
    let text = match (kinds.as_slice(), ids.as_slice()) {
        (["card", "slot"], [card, slot]) => format!("lay {slot} {card}"),
        (["slot", "slot"], [from, to]) => format!("move {from} {to}"),
        (["slot", "button"], [slot, verb]) => format!("{verb} {slot}"),
        (["button", "card", "seat"], [_, card, seat]) => format!("give {seat} {card}"),
        _ => ids.join(" "),
    };
    text.parse().ok()
}

fn sentence(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Lay { place, card, half } => {
            let laid = card.laid(half);
            on_slot("offer-alert-lay", "offer-alert-lay-android", place)
                .with("order", order(laid.up))
        }
        Action::Turn(place) => {
            let laid = laid_at(state, seat, place);
            let under = laid.and_then(|laid| laid.under).map_or_else(|| "?".into(), order);
            on_slot("offer-alert-turn", "offer-alert-turn-android", place).with("order", under)
        }
        Action::Take(place) => on_slot("offer-alert-take", "offer-alert-take-android", place),
        Action::Move { from, to } => {
            say("offer-alert-move").with("from", from.to_string()).with("to", to.to_string())
        }
        Action::Next => say("offer-alert-next"),
        Action::Draw => say("offer-alert-draw").with("count", state.desk(seat).draws),
        Action::Give { to, card } => {
            say("offer-alert-give").with("seat", to).with("card", both_halves(card))
        }
        Action::Accept(from) => say("offer-alert-accept").with("seat", from),
        Action::Say(phrase) => say_phrase(state, phrase),
        Action::Done if state.settled.is_timed => say("offer-alert-end"),
        Action::Done => say("offer-alert-done"),
        Action::Stay => say("offer-alert-stay"),
        other @ (Action::Go
        | Action::GoAll
        | Action::Trip { .. }
        | Action::Repair(_)
        | Action::Station(_)
        | Action::GoOn(_)
        | Action::Stop
        | Action::Elapsed { .. }) => later(state, other),
    }
}

fn on_slot(own: &'static str, android_key: &'static str, place: Place) -> Sentence {
    match place.android {
        None => say(own).with("turn", place.turn.number()),
        Some(number) => say(android_key)
            .with("android", android(number.into()))
            .with("turn", place.turn.number()),
    }
}

fn laid_at(state: &State, seat: Seat, place: Place) -> Option<Laid> {
    let member = state.member_at(seat, place)?;
    state.slot(member, place.turn).map(crate::planning::state::Placed::laid)
}

fn both_halves(card: Card) -> Value {
    Value::List(vec![order(card.movement()), order(card.action())])
}

fn say_phrase(state: &State, phrase: Phrase) -> Sentence {
    match phrase {
        Phrase::Take(number) => {
            let arrival = state.mission.arrival(number);
            say("offer-alert-say-take")
                .with("number", number.get())
                .with("threat", threat_the(arrival.map(|arrival| arrival.threat)))
        }
        Phrase::Leave(number) => say("offer-alert-say-leave").with("number", number.get()),
        Phrase::Have(it) => say("offer-alert-say-have").with("order", order(it)),
        Phrase::Need(it) => say("offer-alert-say-need").with("order", order(it)),
        Phrase::Hold(card) => say("offer-alert-say-hold").with("card", both_halves(card)),
        Phrase::Will { turn, deed } => deeds::offer(turn, deed),
        Phrase::Hero(turn) => say("offer-alert-say-hero").with("turn", turn.number()),
    }
}

/// What is decided when the cards lie.
fn later(state: &State, action: Action) -> Sentence {
    match action {
        Action::Go => say("offer-alert-go"),
        Action::GoAll => say("offer-alert-go-all"),
        Action::Trip { android: None, correction: Correction::OtherHalf } => {
            say("offer-alert-trip-half")
        }
        Action::Trip { android: None, correction: Correction::OppositeArrow } => {
            say("offer-alert-trip-arrow")
        }
        Action::Trip { android: Some(number), correction: Correction::OtherHalf } => {
            say("offer-alert-trip-half-android").with("android", android(number.into()))
        }
        Action::Trip { android: Some(number), correction: Correction::OppositeArrow } => {
            say("offer-alert-trip-arrow-android").with("android", android(number.into()))
        }
        Action::Repair(repair) => {
            let member = state.interval.next(state);
            let who = member.map_or_else(|| "?".into(), |member| who(state.settled.crew, member));
            offer_repair(repair).with("who", who)
        }
        Action::Station(store) => {
            say("offer-alert-squad").with("station", station_in(store.station()))
        }
        Action::GoOn(choices) => say("offer-alert-go-on")
            .with("common", choice(choices.common))
            .with("serious", choice(choices.serious)),
        Action::Stop => say("offer-alert-home"),
        Action::Lay { .. }
        | Action::Turn(_)
        | Action::Move { .. }
        | Action::Take(_)
        | Action::Next
        | Action::Draw
        | Action::Give { .. }
        | Action::Accept(_)
        | Action::Say(_)
        | Action::Done
        | Action::Stay
        | Action::Elapsed { .. } => say("question-none"),
    }
}

fn offer_repair(repair: Repair) -> Sentence {
    match repair {
        Repair::Return => say("offer-alert-repair-return"),
        Repair::Tile(zone, it) => say("offer-alert-repair-tile").with("tile", tile(zone, it)),
        Repair::Squad => say("offer-alert-repair-squad"),
        Repair::Nothing => say("offer-alert-repair-nothing"),
    }
}

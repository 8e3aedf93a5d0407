//! Several things that happened, in few lines: what is said and laid at the same time is told seat
//! by seat, and the film is set in under its turns and steps.

use std::collections::BTreeSet;

use kernel::{Line, Seat, Sentence, Value};

use super::{deeds, names::say, tell};
use crate::planning::event::{Event, Spot};
use crate::planning::talk::Phrase;

pub(super) fn tell_all(events: &[Event]) -> Vec<Line> {
    // Whoever has nothing to correct is not worth a line, and cards that nobody corrects are told
    // again as they are played.
    let is_told = |event: &&Event| !matches!(event, Event::Watched { .. });
    let mut told: Vec<Event> = events.iter().filter(is_told).copied().collect();
    let last = told.pop();
    told.retain(|event| !matches!(event, Event::CardsShown { .. }));
    told.extend(last);
    let mut lines = Vec::new();
    for run in told.chunk_by(|one, next| small(one).is_some() && small(next).is_some()) {
        match run {
            [first, ..] if small(first).is_some() => lines.extend(tell_run(run)),
            [event, ..] => lines.push(tell_one(event)),
            [] => {}
        }
    }
    lines
}

/// Who did it, if it is one of the many small things that are done while the crew plans. What one
/// lays oneself is told card by card.
fn small(event: &Event) -> Option<Seat> {
    match *event {
        Event::Said { seat, .. } | Event::CardDrawn { seat, card: None } => Some(seat),
        Event::CardLaid { seat, spot, card: None, .. }
        | Event::CardTaken { seat, spot, card: None, .. }
        | Event::CardTurned { seat, spot, .. }
        | Event::CardMoved { seat, from: spot, .. }
            if !spot.crew.is_android(spot.member) =>
        {
            Some(seat)
        }
        Event::AlarmSounded { .. }
        | Event::HeroicShown { .. }
        | Event::PileTaken { .. }
        | Event::Announced { .. }
        | Event::ThreatPlaced { .. }
        | Event::ReportPassedOver { .. }
        | Event::CardLaid { .. }
        | Event::CardTurned { .. }
        | Event::CardMoved { .. }
        | Event::CardTaken { .. }
        | Event::CardDrawn { .. }
        | Event::CardHeldOut { .. }
        | Event::CardHandedOver { .. }
        | Event::CardKept { .. }
        | Event::Agreed { .. }
        | Event::Disagreed { .. }
        | Event::RoundEnded
        | Event::CardsShown { .. }
        | Event::TripDeclared { .. }
        | Event::Watched { .. }
        | Event::Film(_)
        | Event::MissionEnded { .. }
        | Event::Proposed { .. }
        | Event::WentOn { .. }
        | Event::Repaired { .. }
        | Event::CampaignEnded => None,
    }
}

fn tell_one(event: &Event) -> Line {
    Line::from(tell::tell(event)).at_depth(depth(event))
}

/// The film is set in under its turns and steps.
pub(super) fn depth(event: &Event) -> u8 {
    match event {
        Event::Film(film) => film.event.depth(),
        Event::CardsShown { .. } => 1,
        Event::AlarmSounded { .. }
        | Event::HeroicShown { .. }
        | Event::PileTaken { .. }
        | Event::Announced { .. }
        | Event::ThreatPlaced { .. }
        | Event::ReportPassedOver { .. }
        | Event::CardLaid { .. }
        | Event::CardTurned { .. }
        | Event::CardMoved { .. }
        | Event::CardTaken { .. }
        | Event::CardDrawn { .. }
        | Event::CardHeldOut { .. }
        | Event::CardHandedOver { .. }
        | Event::CardKept { .. }
        | Event::Said { .. }
        | Event::Agreed { .. }
        | Event::Disagreed { .. }
        | Event::RoundEnded
        | Event::TripDeclared { .. }
        | Event::Watched { .. }
        | Event::MissionEnded { .. }
        | Event::Proposed { .. }
        | Event::WentOn { .. }
        | Event::Repaired { .. }
        | Event::CampaignEnded => 0,
    }
}

/// Small things that were done at the same time: what each seat says on one line, what it lays on
/// another.
fn tell_run(run: &[Event]) -> Vec<Line> {
    let mut seats: Vec<Seat> = Vec::new();
    for seat in run.iter().filter_map(small) {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    let of = |seat: Seat| run.iter().filter(move |event| small(event) == Some(seat));
    let lines = |seat: Seat| {
        let drawn = of(seat).filter(|event| matches!(event, Event::CardDrawn { .. }));
        let drawn = drawn.map(|event| Line::from(tell::tell(event)));
        drawn.chain(tell_talk(seat, of(seat))).chain(tell_cards(seat, of(seat))).collect::<Vec<_>>()
    };
    seats.into_iter().flat_map(lines).collect()
}

/// Everything that somebody says, with the name once; what was said of the same thing before is
/// not repeated.
fn tell_talk<'a>(seat: Seat, events: impl Iterator<Item = &'a Event>) -> Option<Line> {
    let (mut cards, mut phrases) = (Vec::new(), Vec::new());
    for event in events {
        match event {
            Event::Said { phrase: Phrase::Hold(card), .. } => cards.push(*card),
            Event::Said { phrase, .. } => {
                phrases.retain(|other| !is_about_the_same(*other, *phrase));
                phrases.push(*phrase);
            }
            Event::AlarmSounded { .. }
            | Event::HeroicShown { .. }
            | Event::PileTaken { .. }
            | Event::Announced { .. }
            | Event::ThreatPlaced { .. }
            | Event::ReportPassedOver { .. }
            | Event::CardLaid { .. }
            | Event::CardTurned { .. }
            | Event::CardMoved { .. }
            | Event::CardTaken { .. }
            | Event::CardDrawn { .. }
            | Event::CardHeldOut { .. }
            | Event::CardHandedOver { .. }
            | Event::CardKept { .. }
            | Event::Agreed { .. }
            | Event::Disagreed { .. }
            | Event::RoundEnded
            | Event::CardsShown { .. }
            | Event::TripDeclared { .. }
            | Event::Watched { .. }
            | Event::Film(_)
            | Event::MissionEnded { .. }
            | Event::Proposed { .. }
            | Event::WentOn { .. }
            | Event::Repaired { .. }
            | Event::CampaignEnded => {}
        }
    }
    phrases.sort_by_key(|phrase| match phrase {
        Phrase::Will { turn, .. } => turn.number(),
        Phrase::Take(_)
        | Phrase::Leave(_)
        | Phrase::Have(_)
        | Phrase::Need(_)
        | Phrase::Hold(_)
        | Phrase::Hero(_) => u8::MAX,
    });
    let holds = (!cards.is_empty()).then(|| {
        let cards: Vec<Value> = cards.into_iter().map(|card| card.to_string().into()).collect();
        say("event-alert-said-hold").with("card", cards)
    });
    let mut phrases = phrases.into_iter();
    let first = holds.or_else(|| phrases.next().map(tell::tell_phrase))?.with("seat", seat);
    let sentences = std::iter::once(first).chain(phrases.map(quote)).collect();
    Some(Line { depth: 0, sentences })
}

fn is_about_the_same(one: Phrase, other: Phrase) -> bool {
    match (one, other) {
        (Phrase::Will { turn, .. }, Phrase::Will { turn: other, .. }) => turn == other,
        (one, other) => one == other,
    }
}

/// What was said, without who said it.
fn quote(phrase: Phrase) -> Sentence {
    match phrase {
        Phrase::Will { turn, deed } => deeds::offer(turn, deed),
        Phrase::Hero(turn) => say("offer-alert-say-hero").with("turn", turn.number()),
        Phrase::Take(number) => say("quote-alert-take").with("number", number.get()),
        Phrase::Leave(number) => say("offer-alert-say-leave").with("number", number.get()),
        Phrase::Have(it) => say("offer-alert-say-have").with("order", super::names::order(it)),
        Phrase::Need(it) => say("offer-alert-say-need").with("order", super::names::order(it)),
        Phrase::Hold(card) => say("offer-alert-say-hold").with("card", card.to_string()),
    }
}

/// The turns whose cards somebody laid or changed.
fn tell_cards<'a>(seat: Seat, events: impl Iterator<Item = &'a Event>) -> Vec<Line> {
    let cards: Vec<&Event> = events.filter(|event| touched(event).next().is_some()).collect();
    if let [only] = cards.as_slice() {
        return vec![Line::from(tell::tell(only))];
    }
    let turns: BTreeSet<u8> = cards.iter().flat_map(|event| touched(event)).collect();
    if turns.is_empty() {
        return Vec::new();
    }
    let are_new = cards.iter().all(|event| matches!(event, Event::CardLaid { .. }));
    let key = if are_new { "event-alert-laid-several" } else { "event-alert-changed-several" };
    let turns: Vec<Value> = turns.into_iter().map(Value::from).collect();
    let count = turns.len() as u32;
    vec![Line::from(say(key).with("seat", seat).with("count", count).with("turns", turns))]
}

fn touched(event: &Event) -> impl Iterator<Item = u8> + use<> {
    let spots: [Option<Spot>; 2] = match *event {
        Event::CardLaid { spot, .. }
        | Event::CardTaken { spot, .. }
        | Event::CardTurned { spot, .. } => [Some(spot), None],
        Event::CardMoved { from, to, .. } => [Some(from), Some(to)],
        Event::AlarmSounded { .. }
        | Event::HeroicShown { .. }
        | Event::PileTaken { .. }
        | Event::Announced { .. }
        | Event::ThreatPlaced { .. }
        | Event::ReportPassedOver { .. }
        | Event::CardDrawn { .. }
        | Event::CardHeldOut { .. }
        | Event::CardHandedOver { .. }
        | Event::CardKept { .. }
        | Event::Said { .. }
        | Event::Agreed { .. }
        | Event::Disagreed { .. }
        | Event::RoundEnded
        | Event::CardsShown { .. }
        | Event::TripDeclared { .. }
        | Event::Watched { .. }
        | Event::Film(_)
        | Event::MissionEnded { .. }
        | Event::Proposed { .. }
        | Event::WentOn { .. }
        | Event::Repaired { .. }
        | Event::CampaignEnded => [None, None],
    };
    spots.into_iter().flatten().map(|spot| spot.turn.number())
}

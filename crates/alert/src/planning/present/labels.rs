//! What things that can be picked, or that stand in a phrase, are called.

use kernel::{Pick, Seat, Value};

use super::names::{android, choice, order, say, station_short, threat_name};
use crate::card::{Laid, Order};
use crate::logbook::DeckColour;
use crate::planning::action::Place;
use crate::planning::view::View;

/// Buttons with a short name of their own; the others are called by what they do.
const BUTTONS: [&str; 15] = [
    "next", "draw", "done", "stay", "take", "turn", "give", "accept", "go", "go all", "trip",
    "half", "arrow", "on", "home",
];

pub(super) fn label(view: &View, pick: &Pick) -> Option<Value> {
    match pick.kind {
        "button" => button(view, &pick.id),
        // A card is named by the half that counts.
        "card" => pick.id.parse().ok().map(|laid: Laid| order(laid.up)),
        "order" => pick.id.parse().ok().map(order),
        "slot" => pick.id.parse().ok().map(slot),
        // Seats are counted from 1 in picks.
        "seat" => {
            let index = pick.id.parse::<u8>().ok()?.checked_sub(1)?;
            (usize::from(index) < Seat::MOST).then(|| Value::Seat(Seat::new(index)))
        }
        "android" => pick.id.strip_prefix('a')?.parse::<usize>().ok()?.checked_sub(1).map(android),
        "station" => pick.id.parse().ok().map(station_short),
        "turn" => {
            let turn = pick.id.parse::<u8>().ok()?;
            Some(say("alert-turn").with("turn", turn).into())
        }
        "threat" => threat(view, pick.id.parse().ok()?),
        _ => None,
    }
}

fn button(view: &View, id: &str) -> Option<Value> {
    if let Some(colour) = DeckColour::ALL.iter().find(|colour| colour.word() == id) {
        return Some(choice(*colour));
    }
    // Buttons of the stations stand in phrases.
    if let Ok(on_a_card) = id.parse::<Order>() {
        return Some(order(on_a_card));
    }
    // Without a clock, whoever is done lets time go on.
    let name = if id == "done" && view.clock_ms.is_none() { "pass" } else { id };
    let has_name = BUTTONS.contains(&id);
    has_name.then(|| Value::message(format!("button-alert-{}", name.replace(' ', "-"))))
}

/// Somebody's own slot goes by its turn, an android's by both.
fn slot(place: Place) -> Value {
    let turn = place.turn.number();
    match place.android {
        None => say("alert-turn").with("turn", turn).into(),
        Some(number) => say("alert-slot-android")
            .with("android", android(number.into()))
            .with("turn", turn)
            .into(),
    }
}

fn threat(view: &View, number: u8) -> Option<Value> {
    let threat = view.threats.iter().find(|threat| threat.number == number)?;
    let name = threat_name(Some(threat.card.code), "");
    Some(say("alert-threat-numbered").with("threat", name).with("number", number).into())
}

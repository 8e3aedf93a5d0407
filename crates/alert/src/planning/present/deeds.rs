//! What somebody intends, in a sentence.

use kernel::{Sentence, Value};

use super::names::{say, station_in, station_to, weapon_the, zone_id};
use crate::card::Button;
use crate::planning::talk::Deed;
use crate::ship::{Deck, Facility, Station, Zone};
use crate::turn::Turn;

/// The same words as an offer to say them, and as news that they were said.
#[derive(Clone, Copy)]
struct Keys {
    offer: &'static str,
    said: &'static str,
}

pub(super) fn offer(turn: Turn, deed: Deed) -> Sentence {
    let (keys, value) = words(deed);
    with_value(say(keys.offer).with("turn", turn.number()), value)
}

pub(super) fn tell(turn: Turn, deed: Deed) -> Sentence {
    let (keys, value) = words(deed);
    with_value(say(keys.said).with("turn", turn.number()), value)
}

fn with_value(sentence: Sentence, value: Option<(&'static str, Value)>) -> Sentence {
    match value {
        Some((name, value)) => sentence.with(name, value),
        None => sentence,
    }
}

fn words(deed: Deed) -> (Keys, Option<(&'static str, Value)>) {
    match deed {
        Deed::Press { station, button: Button::A } => (
            Keys { offer: "offer-alert-say-fire", said: "event-alert-said-fire" },
            Some(("weapon", weapon_the(station.weapon()))),
        ),
        Deed::Press { station, button: Button::B } => match (station.deck(), station.zone()) {
            (Deck::Upper, zone) => (
                Keys { offer: "offer-alert-say-shield", said: "event-alert-said-shield" },
                Some(("shield", part_the("shield", zone))),
            ),
            (Deck::Lower, Zone::White) => {
                (Keys { offer: "offer-alert-say-refuel", said: "event-alert-said-refuel" }, None)
            }
            (Deck::Lower, zone) => (
                Keys { offer: "offer-alert-say-reactor", said: "event-alert-said-reactor" },
                Some(("reactor", part_the("reactor", zone))),
            ),
        },
        Deed::Press { station, button: Button::C } => use_facility(station),
        Deed::Press { station, button: Button::Bots } => (
            Keys { offer: "offer-alert-say-fight", said: "event-alert-said-fight" },
            Some(("station", station_in(station))),
        ),
        Deed::Go(station) => (
            Keys { offer: "offer-alert-say-go", said: "event-alert-said-go" },
            Some(("station", station_to(station))),
        ),
        Deed::Nothing => {
            (Keys { offer: "offer-alert-say-free", said: "event-alert-said-free" }, None)
        }
    }
}

fn use_facility(station: Station) -> (Keys, Option<(&'static str, Value)>) {
    match station.facility() {
        Facility::Interceptors => (
            Keys { offer: "offer-alert-say-interceptors", said: "event-alert-said-interceptors" },
            None,
        ),
        Facility::Computer => {
            (Keys { offer: "offer-alert-say-computer", said: "event-alert-said-computer" }, None)
        }
        Facility::Bots(_) => (
            Keys { offer: "offer-alert-say-squad", said: "event-alert-said-squad" },
            Some(("station", station_in(station))),
        ),
        Facility::Window => {
            (Keys { offer: "offer-alert-say-window", said: "event-alert-said-window" }, None)
        }
        Facility::Rockets => {
            (Keys { offer: "offer-alert-say-rocket", said: "event-alert-said-rocket" }, None)
        }
    }
}

fn part_the(part: &'static str, zone: Zone) -> Value {
    Value::message(format!("alert-{part}-{}.the", zone_id(zone)))
}

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

macro_rules! keys {
    ($what:literal) => {
        Keys {
            offer: concat!("offer-alert-say-", $what),
            said: concat!("event-alert-said-", $what),
        }
    };
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
        Deed::Press { station, button: Button::A } => {
            (keys!("fire"), Some(("weapon", weapon_the(station.weapon()))))
        }
        Deed::Press { station, button: Button::B } => match (station.deck(), station.zone()) {
            (Deck::Upper, zone) => (keys!("shield"), Some(("shield", part_the("shield", zone)))),
            (Deck::Lower, Zone::White) => (keys!("refuel"), None),
            (Deck::Lower, zone) => (keys!("reactor"), Some(("reactor", part_the("reactor", zone)))),
        },
        Deed::Press { station, button: Button::C } => use_facility(station),
        Deed::Press { station, button: Button::Bots } => {
            (keys!("fight"), Some(("station", station_in(station))))
        }
        Deed::Go(station) => (keys!("go"), Some(("station", station_to(station)))),
        Deed::Nothing => (keys!("free"), None),
    }
}

fn use_facility(station: Station) -> (Keys, Option<(&'static str, Value)>) {
    match station.facility() {
        Facility::Interceptors => (keys!("interceptors"), None),
        Facility::Computer => (keys!("computer"), None),
        Facility::Bots(_) => (keys!("squad"), Some(("station", station_in(station)))),
        Facility::Window => (keys!("window"), None),
        Facility::Rockets => (keys!("rocket"), None),
    }
}

fn part_the(part: &'static str, zone: Zone) -> Value {
    Value::message(format!("alert-{part}-{}.the", zone_id(zone)))
}

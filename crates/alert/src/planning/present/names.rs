//! The keys of names that the sentences need.

use kernel::{Seat, Sentence, Value};

use crate::card::{Laid, Order};
use crate::crew::{Crew, Member};
use crate::level::Level;
use crate::logbook::DeckColour;
use crate::ship::{Station, Weapon, Zone};
use crate::threat::Threat;
use crate::tile::Tile;
use crate::turn::Phase;

pub(super) const fn say(key: &'static str) -> Sentence {
    Sentence::new(key)
}

/// A player by name, an android by number.
pub(super) fn who(crew: Crew, member: Member) -> Value {
    if !crew.is_android(member) {
        return Value::Seat(Seat::new(member.index() as u8));
    }
    let players = if crew.is_solo() { 0 } else { usize::from(crew.players()) };
    android(member.index() - players)
}

/// Androids are counted from 0 here, and from 1 by people.
pub(super) fn android(index: usize) -> Value {
    Value::message(
        ["alert-android-1", "alert-android-2", "alert-android-3", "alert-android-4"][index.min(3)],
    )
}

pub(super) const fn zone_id(zone: Zone) -> &'static str {
    match zone {
        Zone::Red => "red",
        Zone::White => "white",
        Zone::Blue => "blue",
    }
}

pub(super) fn zone(zone: Zone) -> Value {
    Value::message(format!("alert-zone-{}", zone_id(zone)))
}

pub(super) fn zone_the(zone: Zone) -> Value {
    Value::message(format!("alert-zone-{}.the", zone_id(zone)))
}

const fn station_id(station: Station) -> &'static str {
    match station {
        Station::UpperRed => "upper-red",
        Station::UpperWhite => "upper-white",
        Station::UpperBlue => "upper-blue",
        Station::LowerRed => "lower-red",
        Station::LowerWhite => "lower-white",
        Station::LowerBlue => "lower-blue",
    }
}

pub(super) fn station_in(station: Station) -> Value {
    Value::message(format!("alert-station-{}.in", station_id(station)))
}

pub(super) fn station_to(station: Station) -> Value {
    Value::message(format!("alert-station-{}.to", station_id(station)))
}

pub(super) fn station_short(station: Station) -> Value {
    Value::message(format!("alert-station-{}.short", station_id(station)))
}

pub(super) fn order(order: Order) -> Value {
    Value::message(match order {
        Order::Red => "alert-order-red".to_owned(),
        Order::Blue => "alert-order-blue".to_owned(),
        Order::Lift => "alert-order-lift".to_owned(),
        Order::A => "alert-order-a".to_owned(),
        Order::B => "alert-order-b".to_owned(),
        Order::C => "alert-order-c".to_owned(),
        Order::Bots => "alert-order-bots".to_owned(),
        Order::HeroicA => "alert-order-heroic-a".to_owned(),
        Order::HeroicB => "alert-order-heroic-b".to_owned(),
        Order::HeroicBots => "alert-order-heroic-bots".to_owned(),
        Order::HeroicMove(station) => format!("alert-order-heroic-{}", station_id(station)),
    })
}

/// The half that counts; no card is a turn without an action.
pub(super) fn card(laid: Option<Laid>) -> Value {
    laid.map_or_else(|| Value::message("alert-order-none"), |laid| order(laid.up))
}

pub(super) fn threat(threat: Option<&Threat>) -> Value {
    threat_name(threat.map(|it| it.code.as_str()), "")
}

pub(super) fn threat_the(threat: Option<&Threat>) -> Value {
    threat_name(threat.map(|it| it.code.as_str()), ".the")
}

pub(super) fn threat_name(code: Option<&str>, form: &str) -> Value {
    match code {
        Some(code) => Value::message(format!("alert-threat-{}{form}", code.to_lowercase())),
        None => Value::from("?"),
    }
}

pub(super) fn weapon_the(weapon: Weapon) -> Value {
    Value::message(match weapon {
        Weapon::Heavy(zone) => format!("alert-heavy-laser-{}.the", zone_id(zone)),
        Weapon::Light(zone) => format!("alert-light-laser-{}.the", zone_id(zone)),
        Weapon::Pulse => "alert-pulse-cannon.the".to_owned(),
        Weapon::Rocket => "alert-rocket.the".to_owned(),
        Weapon::Interceptors => "alert-interceptors.the".to_owned(),
    })
}

pub(super) fn tile(zone: Zone, tile: Tile) -> Value {
    Value::message(tile_key(zone, tile))
}

/// The same where the zone is named already.
pub(super) fn tile_short(zone: Zone, tile: Tile) -> Value {
    Value::message(format!("{}.short", tile_key(zone, tile)))
}

fn tile_key(zone: Zone, tile: Tile) -> String {
    let name = match (tile, zone) {
        (Tile::HeavyLaser, _) => "heavy-laser",
        (Tile::SecondWeapon, Zone::White) => "pulse-cannon",
        (Tile::SecondWeapon, Zone::Red | Zone::Blue) => "light-laser",
        (Tile::Shield, _) => "shield",
        (Tile::Reactor, _) => "reactor",
        (Tile::Gravolift, _) => "gravolift",
        (Tile::Structural, _) => "structural",
    };
    format!("alert-tile-{}-{name}", zone_id(zone))
}

pub(super) fn phase_the(phase: Phase) -> Value {
    Value::message(match phase {
        Phase::One => "alert-phase-1.the",
        Phase::Two => "alert-phase-2.the",
        Phase::Three => "alert-phase-3.the",
    })
}

pub(super) fn level(level: Level) -> Value {
    Value::message(match level {
        Level::TestRun => "alert-level-test-run",
        Level::Simulation => "alert-level-simulation",
        Level::AdvancedSimulation => "alert-level-advanced-simulation",
        Level::Mission => "alert-level-mission",
    })
}

pub(super) fn choice(choice: DeckColour) -> Value {
    Value::message(match choice {
        DeckColour::White => "alert-difficulty-white",
        DeckColour::Yellow => "alert-difficulty-yellow",
        DeckColour::Mixed => "alert-difficulty-mixed",
    })
}

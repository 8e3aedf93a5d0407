//! Optional rules in words: secret weapons, Signals and the fog of war.

use kernel::{Seat, Sentence, Value};

use super::{at, say, ship_name, spend_name, the_ship};
use crate::board::sector::Sector;
use crate::build::choice::FleetPick;
use crate::build::roster::{commander_key, weapon_key};
use crate::data::tables::{Faction, Tables, Weapon};
use crate::pieces::die::Spend;
use crate::pieces::ship::{Ship, ShipRef, ShipSet};
use crate::play::event::Hint;
use crate::state::State;
use crate::state::step::Step;

pub(super) fn weapon_name(weapon: Weapon) -> Value {
    Value::message(weapon_key(weapon))
}

pub(super) fn arm_question(state: &State, seat: Seat) -> Sentence {
    match state.unarmed(seat) {
        Some(ship) => say("question-fleet-arm")
            .with("ship", the_ship(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string()),
        None => say("question-none"),
    }
}

pub(super) fn veil_question(state: &State, seat: Seat, ships: Option<ShipSet>) -> Sentence {
    let only = ships.and_then(|ships| state.veil_sectors(seat, Some(ships)).first());
    match only {
        Some(place) => say("question-fleet-veil").with("sector", at(place)),
        None => say("question-fleet-veil-any"),
    }
}

/// A foiled scan leaves the Signals of the sector what they are.
pub(super) fn offer_foil(state: &State, seat: Seat, spend: Spend, against: Sector) -> Sentence {
    let is_scan = matches!(state.steps.top(), Step::Foil { .. });
    say(if is_scan { "offer-fleet-foil" } else { "offer-fleet-ward" })
        .with("die", spend_name(spend))
        .with("sector", at(against))
        .with("prevented", kept_by_foil(state, seat))
}

/// The Signals that stay what they are, or the one hit of Gamma Warheads that a shield stops
/// (`FC-WPN-39`).
pub(super) fn kept_by_foil(state: &State, seat: Seat) -> u8 {
    if let Step::Foil { at: scanned, .. } = state.steps.top() {
        state.signals_at(seat, scanned).len() as u8
    } else {
        1
    }
}

/// A fleet in words: its name, or what is in it.
pub(super) fn fleet_name(pick: FleetPick) -> Value {
    if let Some(ready) = pick.ready() {
        return Value::message(ready.key());
    }
    let Some(roster) = pick.roster() else { return Value::message("fleet-given") };
    let ships: Vec<Value> = roster.berths.iter().map(|berth| ship_name(berth.kind)).collect();
    Sentence::new("fleet-own")
        .with("faction", faction_name(roster.faction))
        .with("points", roster.points(Tables::get()))
        .with("ships", ships)
        .into()
}

fn faction_name(faction: Faction) -> Value {
    Value::message(format!("fleet-faction-{}", faction.id().replace('_', "-")))
}

/// A fleet with all that is in it.
pub(super) fn offer_fleet(state: &State, seat: Seat, pick: FleetPick) -> Sentence {
    let fleet = state.fleet_of(seat, pick);
    let ships = fleet.all().map(|ship| ship_name(fleet.ship(ship).kind));
    let gear: Vec<Value> = fleet.all().flat_map(|ship| gear_of(fleet.ship(ship))).collect();
    let key = match (fleet.commander.is_some(), gear.is_empty()) {
        (false, true) => "offer-fleet-choose",
        (false, false) => "offer-fleet-choose-armed",
        (true, true) => "offer-fleet-choose-led",
        (true, false) => "offer-fleet-choose-led-armed",
    };
    // What is in it follows: one of one's own goes by its code here.
    let name = match pick {
        FleetPick::Own(_) => pick.to_string().into(),
        FleetPick::Given | FleetPick::Ready(_) => fleet_name(pick),
    };
    let mut sentence = say(key)
        .with("fleet", name)
        .with("faction", faction_name(fleet.faction))
        .with("points", fleet.points(state.tables))
        .with("ships", ships.collect::<Vec<_>>());
    if let Some(commander) = fleet.commander {
        sentence = sentence.with("commander", Value::message(commander_key(commander)));
    }
    if gear.is_empty() { sentence } else { sentence.with("gear", gear) }
}

/// The weapon and the devices that a ship brings.
fn gear_of(ship: &Ship) -> impl Iterator<Item = Value> + use<> {
    let devices = ship.devices.into_iter().flatten();
    let devices = devices
        .map(|device| Value::message(format!("fleet-device-{}", device.id().replace('_', "-"))));
    ship.weapon.map(weapon_name).into_iter().chain(devices)
}

pub(super) const fn hint_key(hint: Hint) -> &'static str {
    match hint {
        Hint::Room => "event-fleet-hint-room",
        Hint::Guns => "event-fleet-hint-guns",
        Hint::Part => "event-fleet-hint-part",
    }
}

//! Optional rules in words: secret weapons, Signals and the fog of war.

use kernel::{Seat, Sentence, Value};

use super::{
    about_ship, at, face_name, letters, named_ship, say, sector_name, ship_name, spend_name,
    the_ship, told_weapon, volley_name,
};
use crate::board::sector::Sector;
use crate::build::choice::FleetPick;
use crate::build::roster::{commander_key, weapon_key};
use crate::data::tables::Weapon;
use crate::decide::action::Action;
use crate::pieces::die::Spend;
use crate::pieces::ship::{Ship, ShipRef, ShipSet};
use crate::play::event::{Event, Hint};
use crate::state::State;
use crate::state::step::Step;

fn weapon_name(weapon: Weapon) -> Value {
    Value::message(weapon_key(weapon))
}

pub(super) fn equip_question(state: &State, seat: Seat, step: Step) -> Sentence {
    match state.unarmed(seat) {
        _ if step == Step::Choose => say("question-fleet-choose"),
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

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn offer(action: Action) -> Sentence {
    match action {
        Action::Arm(weapon) => say("offer-fleet-arm").with("weapon", told_weapon(weapon)),
        Action::Survey { spend, from } => {
            say("offer-fleet-survey").with("die", spend_name(spend)).with("sector", at(from))
        }
        Action::Scan { volley, from, at: place, .. } => say("offer-fleet-scan")
            .with("dice", volley_name(volley))
            .with("from", at(from))
            .with("sector", at(place)),
        Action::Veil(place) => say("offer-fleet-veil").with("sector", at(place)),
        _ => say("question-none"),
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

/// A fleet in words: its name, or its code.
pub(super) fn fleet_name(pick: FleetPick) -> Value {
    match (pick, pick.ready()) {
        (_, Some(ready)) => Value::message(ready.key()),
        (FleetPick::Given, _) => Value::message("fleet-given"),
        _ => pick.to_string().into(),
    }
}

/// A fleet with all that is in it.
pub(super) fn offer_fleet(state: &State, seat: Seat, pick: FleetPick) -> Sentence {
    let fleet = state.fleet_of(seat, pick);
    let ships = fleet.all().map(|ship| ship_name(fleet.ship(ship).kind));
    let gear: Vec<Value> = fleet.all().flat_map(|ship| gear_of(fleet.ship(ship))).collect();
    let faction = format!("fleet-faction-{}", fleet.faction.id().replace('_', "-"));
    let key = match (fleet.commander.is_some(), gear.is_empty()) {
        (false, true) => "offer-fleet-choose",
        (false, false) => "offer-fleet-choose-armed",
        (true, true) => "offer-fleet-choose-led",
        (true, false) => "offer-fleet-choose-led-armed",
    };
    let mut sentence = say(key)
        .with("fleet", fleet_name(pick))
        .with("faction", Value::message(faction))
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

const fn hint_key(hint: Hint) -> &'static str {
    match hint {
        Hint::Room => "event-fleet-hint-room",
        Hint::Guns => "event-fleet-hint-guns",
        Hint::Part => "event-fleet-hint-part",
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::FleetChosen { seat, fleet: Some(fleet) } => {
            say("event-fleet-chosen").with("seat", seat).with("fleet", fleet_name(fleet))
        }
        Event::FleetChosen { seat, fleet: None } => {
            say("event-fleet-chosen-secret").with("seat", seat)
        }
        Event::FleetRevealed { seat, fleet } => {
            say("event-fleet-revealed").with("seat", seat).with("fleet", fleet_name(fleet))
        }
        Event::WeaponsDrawn { ship, weapons } => say("event-fleet-weapons-drawn")
            .with("seat", ship.seat)
            .with("letter", ship.ship.to_string())
            .with("weapons", weapons.iter().map(weapon_name).collect::<Vec<_>>()),
        Event::WeaponKept { seat, ship: Some(ship), weapon: Some(weapon) } => {
            say("event-fleet-weapon-kept")
                .with("seat", seat)
                .with("letter", ship.ship.to_string())
                .with("weapon", told_weapon(weapon))
        }
        Event::WeaponKept { seat, .. } => say("event-fleet-weapon-kept-secret").with("seat", seat),
        Event::WeaponDealt { ship, kind, weapon } => {
            named_ship(say("event-fleet-weapon-dealt"), ship, kind)
                .with("weapon", told_weapon(weapon))
        }
        Event::WeaponRevealed { ship, kind, weapon } => {
            named_ship(say("event-fleet-weapon-revealed"), ship, kind)
                .with("weapon", weapon_name(weapon))
        }
        Event::DeviceRevealed { ship, kind, device } => {
            let device = format!("fleet-device-{}", device.id().replace('_', "-"));
            let sentence = say("event-fleet-device-revealed");
            named_ship(sentence, ship, kind).with("device", Value::message(device))
        }
        Event::SignalDeployed { .. }
        | Event::SignalRevealed { .. }
        | Event::DecoyRevealed { .. }
        | Event::SectorScanned { .. }
        | Event::ScanFoiled { .. }
        | Event::Camouflaged { .. }
        | Event::SignalsHinted { .. } => tell_signals(event),
        Event::SectorDiscovered { at: place, face, kind: Some(kind), .. } => {
            say("event-fleet-discovered-special")
                .with("sector", at(place))
                .with("face", face_name(face))
                .with("kind", sector_name(kind))
        }
        Event::SectorDiscovered { at: place, face, kind: None, .. } => {
            say("event-fleet-discovered").with("sector", at(place)).with("face", face_name(face))
        }
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn tell_signals(event: &Event) -> Sentence {
    match *event {
        Event::SignalDeployed { ship, at: place, joined } => {
            let alone = say("event-fleet-signal-deployed");
            let sentence = if joined { say("event-fleet-signal-joined") } else { alone };
            sentence
                .with("seat", ship.seat)
                .with("letter", ship.ship.to_string())
                .with("sector", at(place))
        }
        Event::SignalRevealed { ship, kind, weapon: Some(weapon) } => {
            about_ship(say("event-fleet-signal-revealed-armed"), ship)
                .with("ship", ship_name(kind))
                .with("weapon", weapon_name(weapon))
        }
        Event::SignalRevealed { ship, kind, weapon: None } => {
            about_ship(say("event-fleet-signal-revealed"), ship).with("ship", ship_name(kind))
        }
        Event::DecoyRevealed { ship } => about_ship(say("event-fleet-decoy"), ship),
        Event::SectorScanned { seat, from, at: place, .. } => say("event-fleet-scan")
            .with("seat", seat)
            .with("from", at(from))
            .with("sector", at(place)),
        Event::ScanFoiled { seat, at: place } => {
            say("event-fleet-scan-foiled").with("seat", seat).with("sector", at(place))
        }
        Event::Camouflaged { seat, ships, at: place, .. } => say("event-fleet-camouflaged")
            .with("seat", seat)
            .with("ships", letters(ships))
            .with("sector", at(place)),
        Event::SignalsHinted { seat, hint } => say(hint_key(hint)).with("seat", seat),
        _ => say("question-none"),
    }
}

//! Events in words.

use kernel::{Seat, Sentence, Value};

use super::capacities::line;
use super::ending::tell_end;
use super::hidden::{fleet_name, hint_key, weapon_name};
use super::{
    a_ship, about_ship, at, capacity_name, die_name, face_name, kind_name, letters, named_ship,
    say, sector_name, ship_name, spend_name, token_name, told_kind, told_or_signal, told_weapon,
};
use crate::build::roster::weapon_key;
use crate::data::tables::{ShipKind, Weapon};
use crate::decide::action::Target;
use crate::pieces::capacity::Activation;
use crate::pieces::die::Die;
use crate::play::event::Event;

#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::TurnStarted { seat, round } => {
            say("event-fleet-turn-started").with("seat", seat).with("round", round)
        }
        Event::PlayerEliminated { seat } => say("event-fleet-eliminated").with("seat", seat),
        Event::TurnEnded { seat } => say("event-fleet-turn-ended").with("seat", seat),
        Event::GameEnded { outcome, reason } => tell_end(outcome, reason),
        Event::StartRolled { seat, specials } => {
            say("event-fleet-start-rolled").with("seat", seat).with("specials", specials)
        }
        Event::FirstPlayerFound { seat } => say("event-fleet-first-player").with("seat", seat),
        Event::TileSetAside { seat, kind } => {
            say("event-fleet-tile").with("seat", seat).with("kind", sector_name(kind))
        }
        Event::TileDrawn { seat, front, back } => say("event-fleet-tile-drawn")
            .with("seat", seat)
            .with("front", sector_name(front))
            .with("back", sector_name(back)),
        Event::SectorLaid { seat, kind, at: place } => say("event-fleet-sector-laid")
            .with("seat", seat)
            .with("kind", sector_name(kind))
            .with("sector", at(place)),
        Event::GateLaid { seat, at: place } => {
            say("event-fleet-gate-laid").with("seat", seat).with("sector", at(place))
        }
        Event::ShipDeployed { ship, kind, at: place } => say("event-fleet-deployed")
            .with("seat", ship.seat)
            .with("ship", a_ship(kind))
            .with("sector", at(place)),
        Event::ShipLeftOut { ship, kind } => {
            say("event-fleet-left-out").with("seat", ship.seat).with("ship", ship_name(kind))
        }
        Event::SectorTested { at: place, kind, face, .. } => say("event-fleet-sector-tested")
            .with("kind", sector_name(kind))
            .with("sector", at(place))
            .with("face", face_name(face)),
        Event::DiceRolled { seat, first, second, third } => {
            dice_rolled(seat, [first, second, third])
        }
        Event::DieReturned { seat, die } => {
            say("event-fleet-returned").with("seat", seat).with("die", die_name(die))
        }
        Event::DieStored { seat, die, .. } => {
            say("event-fleet-stored").with("seat", seat).with("die", die_name(die))
        }
        Event::ResultUsed { seat, spend } => {
            say("event-fleet-used").with("seat", seat).with("die", spend_name(spend))
        }
        Event::Drained { seat, victim } => {
            say("event-fleet-drained").with("seat", seat).with("victim", victim)
        }
        Event::DieLost { seat, die } => {
            say("event-fleet-die-lost").with("seat", seat).with("die", die_name(die))
        }
        Event::MultiRerolled { seat, die } => {
            say("event-fleet-undisciplined").with("seat", seat).with("die", die_name(die))
        }
        Event::SpecialsRerolled { seat, first, second } => say("event-fleet-rerolled")
            .with("seat", seat)
            .with("first", die_name(first))
            .with("second", die_name(second)),
        Event::BonusDieRolled { seat, face } => {
            say("event-fleet-bonus").with("seat", seat).with("face", face_name(face))
        }
        Event::ShipsMoved { seat, ships, kind, from, to } => {
            let sentence = match kind {
                Some(kind) => say("event-fleet-moved-one").with("ship", told_kind(kind)),
                None => say("event-fleet-moved").with("count", ships.len()),
            };
            sentence
                .with("seat", seat)
                .with("ships", letters(ships))
                .with("from", at(from))
                .with("to", at(to))
        }
        Event::AttackDeclared { seat, from, target, kind, .. } => {
            let sentence = say("event-fleet-attack").with("seat", seat);
            named_ship(sentence, target, kind).with("from", at(from))
        }
        Event::AttackRedirected { from, to, from_kind, kind } => {
            let sentence = named_ship(say("event-fleet-redirected"), to, kind);
            sentence.with("from", from.ship.to_string()).with("other", told_or_signal(from_kind))
        }
        Event::ShotsFired { seat, ships, kind, damage } => {
            let sentence = match kind {
                Some(kind) => say("event-fleet-fired-one").with("ship", told_kind(kind)),
                None => say("event-fleet-fired").with("count", ships.len()),
            };
            sentence.with("seat", seat).with("ships", letters(ships)).with("damage", damage)
        }
        Event::SectorBlocked { seat, against, .. } => {
            say("event-fleet-shield").with("seat", seat).with("sector", at(against))
        }
        Event::RetreatOrdered { seat, to } => {
            say("event-fleet-retreat").with("seat", seat).with("sector", at(to))
        }
        Event::CounterAttacked { seat, victim, kind, damage } => {
            let sentence = say("event-fleet-counter").with("seat", seat);
            named_ship(sentence, victim, kind).with("damage", damage)
        }
        Event::AttackStopped { target, kind } => {
            named_ship(say("event-fleet-stopped"), target, kind)
        }
        Event::DamageTaken { ship, kind, damage, hull } => {
            let sentence = named_ship(say("event-fleet-damage"), ship, kind);
            sentence.with("damage", damage).with("hull", hull)
        }
        Event::ShipDestroyed { ship, kind, at: place } => say("event-fleet-destroyed")
            .with("seat", ship.seat)
            .with("ship", a_ship(kind))
            .with("sector", at(place)),
        Event::WeaponFired { carrier, weapon, target, kind } => {
            weapon_fired(carrier.seat, weapon, target, kind)
        }
        Event::TokenLaid { kind, at: place } => {
            say("event-fleet-token-laid").with("token", token_name(kind)).with("sector", at(place))
        }
        Event::TokenLifted { kind, carrier } => say("event-fleet-token-lifted")
            .with("token", token_name(kind))
            .with("seat", carrier.seat),
        Event::TokenLost { kind, carrier } => {
            say("event-fleet-token-lost").with("token", token_name(kind)).with("seat", carrier.seat)
        }
        Event::ShipRepaired { ship, kind, hull, .. } => {
            named_ship(say("event-fleet-repaired"), ship, kind).with("hull", hull)
        }
        Event::ShipBoarded { prize, kind, by, at: place } => {
            let sentence = say("event-fleet-boarded").with("seat", by.seat);
            named_ship(sentence, prize, kind).with("sector", at(place))
        }
        Event::SquadronLaunched { ship, at: place } => {
            say("event-fleet-launched").with("seat", ship.seat).with("sector", at(place))
        }
        Event::ShipDocked { ship, kind, at: place, .. } => {
            named_ship(say("event-fleet-docked"), ship, kind).with("sector", at(place))
        }
        Event::HoleActivated { at: place } => say("event-fleet-hole").with("sector", at(place)),
        Event::DronesShaken { ship, kind } => named_ship(say("event-fleet-shaken"), ship, kind),
        Event::BombExploded { at: place, face } => {
            say("event-fleet-exploded").with("sector", at(place)).with("face", face_name(face))
        }
        Event::CapacityActivated { name, face } => say("event-fleet-activated")
            .with("seat", name.ship.seat)
            .with("letter", name.ship.ship.to_string())
            .with("capacity", capacity_name(name.capacity))
            .with("sector", at(name.at))
            .with("face", face_name(face)),
        Event::CapacityReprogrammed { name, face } => {
            of_capacity("event-fleet-reprogrammed", name).with("face", face_name(face))
        }
        Event::CapacityUsed { name, target, kind } => {
            let sentence = say("event-fleet-capacity-used");
            named_ship(sentence.with("capacity", capacity_name(name.capacity)), target, kind)
        }
        Event::LineChosen { name, axis } => {
            of_capacity("event-fleet-line", name).with("axis", line(axis))
        }
        Event::CapacityEnded { name } => of_capacity("event-fleet-capacity-ended", name),
        Event::SpecialRerolled { seat, die } => {
            say("event-fleet-special-rerolled").with("seat", seat).with("die", die_name(die))
        }
        Event::StationSeen { seat, at: place, weapon } => say("event-fleet-station-seen")
            .with("seat", seat)
            .with("sector", at(place))
            .with("weapon", Value::message(weapon_key(weapon))),
        Event::StationRevealed { at: place, weapon } => say("event-fleet-station-revealed")
            .with("sector", at(place))
            .with("weapon", Value::message(weapon_key(weapon))),
        Event::SectorUnveiled { at: place, kind } => {
            say("event-fleet-unveiled").with("sector", at(place)).with("kind", kind_name(kind))
        }
        Event::ColonyShot { seat, from, at: colony } => say("event-fleet-colony-shot")
            .with("seat", seat)
            .with("from", at(from))
            .with("sector", at(colony)),
        Event::ColonyHit { at: colony, hits } => {
            say("event-fleet-colony-hit").with("sector", at(colony)).with("hits", hits)
        }
        Event::ColonyDestroyed { at: colony } => {
            say("event-fleet-colony-destroyed").with("sector", at(colony))
        }
        Event::ReliefCame { seat, ally } => {
            say("event-fleet-relief").with("seat", seat).with("ally", ally)
        }
        Event::AsteroidsStirred { seat, at: place, face } => say("event-fleet-stirred")
            .with("seat", seat)
            .with("sector", at(place))
            .with("face", face_name(face)),
        Event::AsteroidsShifted { from, to } => {
            say("event-fleet-shifted").with("from", at(from)).with("to", at(to))
        }
        Event::GateRolled { seat, gate, face } => say("event-fleet-gate-rolled")
            .with("seat", seat)
            .with("sector", at(gate))
            .with("face", face_name(face)),
        Event::ArrivalRolled { seat, face } => {
            say("event-fleet-arrival-rolled").with("seat", seat).with("face", face_name(face))
        }
        Event::ArrivalDelayed { ship, kind, at: place } => say("event-fleet-arrival-delayed")
            .with("seat", ship.seat)
            .with("ship", told_kind(kind))
            .with("sector", at(place)),
        Event::ReinforcementsCalled { ship, kind } => {
            say("event-fleet-reinforcements").with("seat", ship.seat).with("ship", told_kind(kind))
        }
        Event::ContainersMoved { seat, count, from, to } => say("event-fleet-containers-moved")
            .with("seat", seat)
            .with("count", count)
            .with("from", at(from))
            .with("to", at(to)),
        Event::ContainersEvacuated { seat, count, total } => say("event-fleet-containers-saved")
            .with("seat", seat)
            .with("count", count)
            .with("total", total),
        Event::ShipFled { ship, kind, at: place, .. } => say("event-fleet-fled")
            .with("seat", ship.seat)
            .with("ship", told_kind(kind))
            .with("sector", at(place)),
        Event::ShuttleCaptured { by, at: place } => {
            say("event-fleet-captured").with("seat", by.seat).with("sector", at(place))
        }
        Event::StationDisabled { seat, at: place } => {
            say("event-fleet-station-disabled").with("seat", seat).with("sector", at(place))
        }
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
        Event::SectorDiscovered { at: place, face, kind: Some(kind), .. } => {
            say("event-fleet-discovered-special")
                .with("sector", at(place))
                .with("face", face_name(face))
                .with("kind", sector_name(kind))
        }
        Event::SectorDiscovered { at: place, face, kind: None, .. } => {
            say("event-fleet-discovered").with("sector", at(place)).with("face", face_name(face))
        }
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
    }
}

/// Dice that were rolled, if any were.
fn dice_rolled(seat: Seat, dice: [Option<Die>; 3]) -> Sentence {
    let dice: Vec<Value> = dice.into_iter().flatten().map(die_name).collect();
    if dice.is_empty() {
        return say("event-fleet-no-dice").with("seat", seat);
    }
    say("event-fleet-rolled").with("seat", seat).with("dice", dice)
}

fn weapon_fired(seat: Seat, weapon: Weapon, target: Target, kind: Option<ShipKind>) -> Sentence {
    let about = |key| say(key).with("seat", seat).with("weapon", told_weapon(weapon));
    match target {
        Target::Nothing => about("event-fleet-weapon-alone"),
        Target::Ship(ship) => named_ship(about("event-fleet-weapon-ship"), ship, kind),
        Target::Sector(place) => about("event-fleet-weapon").with("target", at(place)),
        Target::Seat(seat) => about("event-fleet-weapon").with("target", seat),
    }
}

/// A capacity by its name, its ship and its sector.
fn of_capacity(key: &'static str, name: Activation) -> Sentence {
    let sentence = say(key).with("capacity", capacity_name(name.capacity));
    about_ship(sentence, name.ship).with("sector", at(name.at))
}

//! Events in words.

use kernel::{Sentence, Value};

use super::{
    a_ship, at, capacities, die_name, face_name, letters, named_ship, say, sector_name, ship_name,
    spend_name, stations, token_name, told_kind, told_or_signal, told_weapon,
};
use crate::decide::action::Target;
use crate::play::event::Event;

#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::FleetChosen { .. }
        | Event::FleetRevealed { .. }
        | Event::WeaponsDrawn { .. }
        | Event::WeaponKept { .. }
        | Event::WeaponRevealed { .. }
        | Event::DeviceRevealed { .. }
        | Event::WeaponDealt { .. }
        | Event::SignalDeployed { .. }
        | Event::SignalRevealed { .. }
        | Event::DecoyRevealed { .. }
        | Event::SectorScanned { .. }
        | Event::ScanFoiled { .. }
        | Event::Camouflaged { .. }
        | Event::SignalsHinted { .. }
        | Event::SectorDiscovered { .. } => super::hidden::tell(event),
        Event::StartRolled { .. }
        | Event::FirstPlayerFound { .. }
        | Event::TileSetAside { .. }
        | Event::TileDrawn { .. }
        | Event::SectorLaid { .. }
        | Event::GateLaid { .. }
        | Event::ShipDeployed { .. }
        | Event::ShipLeftOut { .. } => tell_setup(event),
        Event::TurnStarted { seat, round } => {
            say("event-fleet-turn-started").with("seat", seat).with("round", round)
        }
        Event::PlayerEliminated { seat } => say("event-fleet-eliminated").with("seat", seat),
        Event::TurnEnded { seat } => say("event-fleet-turn-ended").with("seat", seat),
        Event::GameEnded { outcome, reason } => super::scenes::tell_end(outcome, reason),
        Event::SectorTested { .. }
        | Event::DiceRolled { .. }
        | Event::DieReturned { .. }
        | Event::DieStored { .. }
        | Event::ResultUsed { .. }
        | Event::Drained { .. }
        | Event::DieLost { .. }
        | Event::MultiRerolled { .. }
        | Event::SpecialsRerolled { .. }
        | Event::BonusDieRolled { .. } => tell_dice(event),
        Event::StationSeen { .. }
        | Event::StationRevealed { .. }
        | Event::SpecialRerolled { .. }
        | Event::SectorUnveiled { .. }
        | Event::ColonyShot { .. }
        | Event::ColonyHit { .. }
        | Event::ColonyDestroyed { .. } => stations::tell(event),
        Event::CapacityActivated { .. }
        | Event::CapacityReprogrammed { .. }
        | Event::CapacityUsed { .. }
        | Event::LineChosen { .. }
        | Event::CapacityEnded { .. } => capacities::tell(event),
        Event::ShipBoarded { .. }
        | Event::SquadronLaunched { .. }
        | Event::ShipDocked { .. }
        | Event::HoleActivated { .. }
        | Event::WeaponFired { .. }
        | Event::TokenLaid { .. }
        | Event::TokenLifted { .. }
        | Event::TokenLost { .. }
        | Event::ShipRepaired { .. }
        | Event::DronesShaken { .. }
        | Event::BombExploded { .. } => tell_weapons(event),
        Event::ShipsMoved { .. }
        | Event::AttackDeclared { .. }
        | Event::AttackRedirected { .. }
        | Event::ShotsFired { .. }
        | Event::SectorBlocked { .. }
        | Event::RetreatOrdered { .. }
        | Event::CounterAttacked { .. }
        | Event::AttackStopped { .. }
        | Event::DamageTaken { .. }
        | Event::ShipDestroyed { .. }
        | Event::ReliefCame { .. }
        | Event::AsteroidsStirred { .. }
        | Event::AsteroidsShifted { .. }
        | Event::GateRolled { .. }
        | Event::ArrivalRolled { .. }
        | Event::ArrivalDelayed { .. }
        | Event::ReinforcementsCalled { .. }
        | Event::ContainersMoved { .. }
        | Event::ContainersEvacuated { .. }
        | Event::ShipFled { .. }
        | Event::ShuttleCaptured { .. }
        | Event::StationDisabled { .. } => tell_ships(event),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn tell_setup(event: &Event) -> Sentence {
    match *event {
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
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn tell_dice(event: &Event) -> Sentence {
    match *event {
        Event::SectorTested { at: place, kind, face, .. } => say("event-fleet-sector-tested")
            .with("kind", sector_name(kind))
            .with("sector", at(place))
            .with("face", face_name(face)),
        Event::DiceRolled { seat, first, second, third } => {
            let dice = [first, second, third].into_iter().flatten();
            let dice: Vec<Value> = dice.map(die_name).collect();
            if dice.is_empty() {
                return say("event-fleet-no-dice").with("seat", seat);
            }
            say("event-fleet-rolled").with("seat", seat).with("dice", dice)
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
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn tell_weapons(event: &Event) -> Sentence {
    match *event {
        Event::WeaponFired { carrier, weapon, target, kind } => {
            let about =
                |key| say(key).with("seat", carrier.seat).with("weapon", told_weapon(weapon));
            match target {
                Target::Nothing => about("event-fleet-weapon-alone"),
                Target::Ship(ship) => named_ship(about("event-fleet-weapon-ship"), ship, kind),
                Target::Sector(place) => about("event-fleet-weapon").with("target", at(place)),
                Target::Seat(seat) => about("event-fleet-weapon").with("target", seat),
            }
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
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn tell_ships(event: &Event) -> Sentence {
    match *event {
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
        _ => super::scenes::tell(event),
    }
}

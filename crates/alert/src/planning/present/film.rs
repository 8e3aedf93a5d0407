//! What happened in the resolution, in a sentence.

use kernel::{Sentence, Value};

use super::cards::button_name;
use super::names::{
    order, phase_the, say, station_in, station_to, threat, threat_the, tile, weapon_the, who,
    zone_id, zone_the,
};
use crate::card::Correction;
use crate::crew::Member;
use crate::effect::Aura;
use crate::event::{Cause, Energy, Event, Fall, Hurt, Idle, Step, Way};
use crate::planning::event::FilmEvent;
use crate::ship::{Store, ZoneSet};
use crate::track::Mark;
use crate::turn::Number;

pub(super) fn tell(film: &FilmEvent) -> Sentence {
    let number = film.event.number().map_or(0, Number::get);
    let about = |key| say(key).with("threat", threat(film.threat)).with("number", number);
    let named = |key| say(key).with("threat", threat_the(film.threat)).with("number", number);
    match film.event {
        Event::TurnBegan { turn } => say("event-alert-turn").with("turn", turn.number()),
        Event::StepBegan { step } => say(step_key(step)),
        Event::ThreatAppeared { space, .. } => about("event-alert-appeared").with("space", space),
        Event::TokenPlaced { station, button: None, .. } | Event::SlimeSpread { station, .. } => {
            about("event-alert-token").with("station", station_in(station))
        }
        Event::TokenPlaced { station, button: Some(button), .. } => about("event-alert-covered")
            .with("button", button_name(button))
            .with("station", station_in(station)),
        Event::TokenRemoved { station, .. } => {
            about("event-alert-token-removed").with("station", station_in(station))
        }
        Event::TokenMoved { to, .. } => {
            about("event-alert-token-moved").with("station", station_to(to))
        }
        Event::Repaired { member, station, cubes, .. } => named("event-alert-repaired")
            .with("who", who(film.crew, member))
            .with("station", station_in(station))
            .with("cubes", cubes),
        Event::RepairBegun { member, so_far, needed, .. } => named("event-alert-repair-begun")
            .with("who", who(film.crew, member))
            .with("count", so_far)
            .with("needed", needed),
        Event::RepairBonus { cubes, .. } => named("event-alert-repair-bonus").with("cubes", cubes),
        Event::IntruderHit { member, station, .. } => named("event-alert-intruder-hit")
            .with("who", who(film.crew, member))
            .with("station", station_in(station)),
        Event::KnockedOut { member, .. } => {
            named("event-alert-knocked-out").with("who", who(film.crew, member))
        }
        Event::ShipLost { loss } => match loss.zone {
            Some(zone) => named("event-alert-ship-broken").with("zone", zone_the(zone)),
            None => named("event-alert-ship-lost"),
        },
        event => tell_threat(film, event),
    }
}

/// Damage to threats, and what they do.
fn tell_threat(film: &FilmEvent, event: Event) -> Sentence {
    let number = event.number().map_or(0, Number::get);
    let about = |key| say(key).with("threat", threat(film.threat)).with("number", number);
    match event {
        Event::WeaponTargeted { weapon, strength, .. } => about("event-alert-targeted")
            .with("weapon", weapon_the(weapon))
            .with("strength", strength),
        Event::WeaponMissed { weapon } => {
            say("event-alert-missed").with("weapon", weapon_the(weapon))
        }
        Event::ThreatHit { strength, shield, cubes, .. } => about("event-alert-hit")
            .with("strength", strength)
            .with("shield", shield)
            .with("cubes", cubes),
        Event::CryoshieldBroken { .. } => about("event-alert-cryoshield"),
        Event::ThreatHurt { cubes, cause, .. } => {
            let key = match cause {
                Hurt::Explosion(_) => "event-alert-hurt-explosion",
                Hurt::Itself => return about("event-alert-hurt-itself").with("cubes", cubes),
                Hurt::Interceptors => "event-alert-hurt-interceptors",
            };
            let named = say(key).with("threat", threat_the(film.threat)).with("number", number);
            named.with("cubes", cubes)
        }
        Event::ThreatDestroyed { .. } => about("event-alert-destroyed"),
        Event::RocketSpent => say("event-alert-rocket-spent"),
        Event::ThreatMoved { from, to, .. } => {
            about("event-alert-threat-moved").with("from", from).with("to", to)
        }
        Event::ThreatActed { mark, .. } => about("event-alert-acted").with("mark", mark_name(mark)),
        Event::ThreatSurvived { .. } => about("event-alert-survived"),
        Event::ZoneAttacked { zone, strength, absorbed, .. } => about("event-alert-attacked")
            .with("zone", zone_the(zone))
            .with("strength", strength)
            .with("absorbed", absorbed),
        Event::ZoneDamaged { zone, points, .. } => {
            about("event-alert-damaged").with("zone", zone_the(zone)).with("points", points)
        }
        Event::TileDrawn { zone, tile: it } => say("event-alert-tile").with("tile", tile(zone, it)),
        Event::DamageCounted { zone } => {
            say("event-alert-damage-cube").with("zone", zone_the(zone))
        }
        Event::ThreatHealed { cubes, .. } => about("event-alert-healed").with("cubes", cubes),
        Event::SpeedChanged { speed, .. } => about("event-alert-speed").with("speed", speed),
        Event::ShieldChanged { shield, .. } => about("event-alert-shield").with("shield", shield),
        Event::ThreatRevealed { .. } => about("event-alert-revealed"),
        Event::AuraBegan { aura, .. } => about(match aura {
            Aura::Attack => "event-alert-aura-attack",
            Aura::Shield => "event-alert-aura-shield",
            Aura::Fissure => "event-alert-aura-fissure",
        }),
        Event::AuraEnded { .. } => about("event-alert-aura-ended"),
        Event::DamageDoubled { zones, .. } => {
            about("event-alert-doubled").with("zones", zone_list(zones))
        }
        Event::FightsBackNow { .. } => about("event-alert-fights-back"),
        Event::ThreatLeftBehind { .. } => about("event-alert-left-behind"),
        event => tell_member(film, event),
    }
}

/// What members of the crew do.
fn tell_member(film: &FilmEvent, event: Event) -> Sentence {
    let by = |key, member: Member| say(key).with("who", who(film.crew, member));
    match event {
        Event::CardRevealed { member, card } => {
            by("event-alert-revealed-card", member).with("card", order(card.up))
        }
        Event::Tripped { member, card, .. } => {
            by("event-alert-tripped", member).with("order", order(card.up))
        }
        Event::TripInVain { member, correction } => by(
            match correction {
                Correction::OtherHalf => "event-alert-trip-in-vain-half",
                Correction::OppositeArrow => "event-alert-trip-in-vain-arrow",
            },
            member,
        ),
        Event::Moved { member, to, way, .. } => {
            let key = match way {
                Way::Door | Way::Lift => "event-alert-walked",
                Way::Ladder | Way::DamagedLift => "event-alert-climbed",
                Way::Heroic => "event-alert-rushed",
            };
            by(key, member).with("station", station_to(to))
        }
        Event::NothingHappened { member, why } => by(idle_key(why), member),
        Event::Delayed { member, turn, cause } => {
            by(delay_key(cause), member).with("turn", turn.number())
        }
        Event::DelaySpared { member, turn, .. } => {
            by("event-alert-delay-spared", member).with("turn", turn.number())
        }
        Event::CardLost { member, card } => {
            by("event-alert-card-lost", member).with("order", order(card.up))
        }
        Event::WeaponCharged { member, weapon, heroic } => {
            let key = if heroic { "event-alert-charged-heroic" } else { "event-alert-charged" };
            by(key, member).with("weapon", weapon_the(weapon))
        }
        Event::ComputerMaintained { member, .. } => by("event-alert-maintained", member),
        Event::RocketLaunched { member, left } => {
            by("event-alert-launched", member).with("left", left)
        }
        Event::SquadTaken { member, active, .. } => {
            let key = if active { "event-alert-squad" } else { "event-alert-squad-disabled" };
            by(key, member)
        }
        Event::SquadReactivated { member } => by("event-alert-squad-back", member),
        Event::SquadDisabled { member, cause } => by(
            match cause {
                Fall::FoughtBack(_) => "event-alert-fought-back",
                Fall::LeaderKnockedOut => "event-alert-squad-fell",
            },
            member,
        ),
        Event::InterceptorsLaunched { member } => by("event-alert-interceptors", member),
        Event::InterceptorsStayed { member, .. } => by("event-alert-interceptors-stay", member),
        Event::InterceptorsReturned { member, .. } => by("event-alert-interceptors-back", member),
        Event::WindowManned { member } => by("event-alert-window", member),
        event => tell_ship(event),
    }
}

/// Energy, stores and the end of a turn.
fn tell_ship(event: Event) -> Sentence {
    match event {
        Event::EnergyMoved { from, to, cubes, .. } => say("event-alert-energy")
            .with("cubes", cubes)
            .with("from", store(from))
            .with("to", store(to)),
        Event::CapsuleSpent { left } => say("event-alert-capsule").with("left", left),
        Event::CapsuleLost { left } => say("event-alert-capsule-lost").with("left", left),
        Event::VisualConfirmed { phase, players, points } => say("event-alert-confirmed")
            .with("phase", phase_the(phase))
            .with("players", players)
            .with("points", points),
        Event::RocketDestroyed { left } => say("event-alert-rocket-destroyed").with("left", left),
        Event::StoredSquadDisabled { store } => say(match store {
            Store::LowerRed => "event-alert-stored-red",
            Store::UpperBlue => "event-alert-stored-blue",
        }),
        Event::RocketAdvanced => say("event-alert-rocket-advanced"),
        Event::MaintenanceChecked { done: true, .. } => say("event-alert-check-done"),
        Event::MaintenanceChecked { done: false, .. } => say("event-alert-check-missed"),
        Event::Jumped => say("event-alert-jumped"),
        _ => say("question-none"),
    }
}

const fn step_key(step: Step) -> &'static str {
    match step {
        Step::ThreatsAppear => "alert-step-appear",
        Step::PlayerActions => "alert-step-actions",
        Step::ComputeDamage => "alert-step-damage",
        Step::ThreatActions => "alert-step-threats",
        Step::MaintenanceCheck => "alert-step-maintenance",
        Step::RocketResolution => "alert-step-rockets",
        Step::Jump => "alert-step-jump",
    }
}

const fn idle_key(why: Idle) -> &'static str {
    match why {
        Idle::KnockedOut => "event-alert-idle-knocked-out",
        Idle::NoCard => "event-alert-idle-no-card",
        Idle::AtTheHull => "event-alert-idle-hull",
        Idle::AlreadyThere => "event-alert-idle-there",
        Idle::NoEnergy | Idle::NothingToMove => "event-alert-idle-energy",
        Idle::AlreadyCharged => "event-alert-idle-charged",
        Idle::Full => "event-alert-idle-full",
        Idle::NoCapsule => "event-alert-idle-capsule",
        Idle::BrokenForGood => "event-alert-idle-broken",
        Idle::AlreadyMaintained => "event-alert-idle-maintained",
        Idle::NoRocket => "event-alert-idle-rocket",
        Idle::RocketInTheWay => "event-alert-idle-rocket-way",
        Idle::NoSquadHere => "event-alert-idle-no-squad",
        Idle::SquadIsActive => "event-alert-idle-squad-active",
        Idle::NoActiveSquad | Idle::NoSquadToFly => "event-alert-idle-no-active-squad",
        Idle::SomebodyInSpace => "event-alert-idle-space",
        Idle::NoIntruderHere => "event-alert-idle-intruder",
        Idle::NotInATestRun | Idle::NotBeforeAdvancedSimulations | Idle::NotBeforeMissions => {
            "event-alert-idle-lesson"
        }
    }
}

const fn delay_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Trip => "event-alert-delay-trip",
        Cause::LiftInUse => "event-alert-delay-lift",
        Cause::LiftDamaged => "event-alert-delay-lift-damaged",
        Cause::Slime => "event-alert-delay-slime",
        Cause::Maintenance => "event-alert-delay-maintenance",
        Cause::Threat(_) => "event-alert-delay-threat",
        Cause::InSpace => "event-alert-delay-space",
    }
}

fn store(store: Energy) -> Value {
    Value::message(match store {
        Energy::Bank => "alert-bank.the".to_owned(),
        Energy::Shield(zone) => format!("alert-shield-{}.the", zone_id(zone)),
        Energy::Reactor(zone) => format!("alert-reactor-{}.the", zone_id(zone)),
        Energy::Weapon(station) => return weapon_the(station.weapon()),
    })
}

fn zone_list(zones: ZoneSet) -> Value {
    zones.iter().map(zone_the).collect::<Vec<_>>().into()
}

const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "X",
        Mark::Y => "Y",
        Mark::Z => "Z",
    }
}

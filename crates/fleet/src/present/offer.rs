//! What an action does, in a sentence.

use kernel::{Seat, Sentence, Value};

use super::prospect::Prospect;
use super::{at, capacities, name, names, say, sector_name, stations};
use crate::action::Action;
use crate::die::{Die, Spend};
use crate::roster::weapon_key;
use crate::sector::SectorSet;
use crate::ship::ShipRef;
use crate::state::State;
use crate::step::Step;
use crate::tables::Ability;

fn result(die: Die) -> Value {
    die.to_string().into()
}

fn used(spend: Spend) -> Value {
    spend.to_string().into()
}

pub(super) fn offer_sentence(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Arm(_) | Action::Survey { .. } | Action::Scan { .. } | Action::Veil(_) => {
            super::hidden::offer(action)
        }
        Action::Shield { spend, against, .. } if state.steps.top().is_warding() => {
            super::hidden::offer_foil(state, seat, spend, against)
        }
        Action::Through(to) => say("offer-fleet-through").with("sector", at(to)),
        Action::SetAside(_)
        | Action::Terrain { .. }
        | Action::Portal(_)
        | Action::Deploy { .. } => set_up(state, seat, action),
        Action::Resolve(place) => say("offer-fleet-resolve").with("sector", at(place)),
        Action::Roll { red, blue, green } => {
            say("offer-fleet-roll").with("red", red).with("blue", blue).with("green", green)
        }
        Action::Return(die) => say("offer-fleet-return").with("die", result(die)),
        Action::Store { die, slot } => say("offer-fleet-store")
            .with("die", result(die))
            .with("slot", Value::message(format!("fleet-slot-{}", slot.id()))),
        Action::End | Action::Pass | Action::Stop | Action::Keep => go_on(state, action),
        Action::Ships(ships) => say("offer-fleet-ships").with("ships", names(state, seat, ships)),
        Action::Onward(to) => say("offer-fleet-onward").with("sector", at(to)),
        Action::Drift(to) => say("offer-fleet-drift").with("sector", at(to)),
        Action::Lose(die) => say("offer-fleet-lose").with("die", result(die)),
        Action::Activate { .. }
        | Action::Disrupt { .. }
        | Action::Deactivate(_)
        | Action::Reprogram(_)
        | Action::Mend(_)
        | Action::Sight(_)
        | Action::Recall(_) => capacities::offer(state, action),
        Action::Launch { .. }
        | Action::Offensive { .. }
        | Action::Redeem { .. }
        | Action::Board { .. }
        | Action::Again
        | Action::Fly { .. }
        | Action::Dock(_)
        | Action::Undock
        | Action::Strike(_)
        | Action::Blast(_) => ability(state, seat, action),
        Action::Station { .. } | Action::Bombard { .. } | Action::Unveil(_) => {
            stations::offer(state, seat, action)
        }
        Action::Weapon { .. }
        | Action::Shake { .. }
        | Action::Lift(_)
        | Action::Sweep(_)
        | Action::Tow(_)
        | Action::Jump(_)
        | Action::Mine(_) => weapon(state, seat, action),
        Action::Move { .. }
        | Action::Gate { .. }
        | Action::Attack { .. }
        | Action::Double { .. }
        | Action::Drain { .. }
        | Action::Reroll { .. } => order(state, seat, action),
        Action::Redirect(_)
        | Action::Fire
        | Action::Hold(_)
        | Action::Join(_)
        | Action::Shield { .. }
        | Action::Gas
        | Action::Retreat { .. }
        | Action::Counter { .. } => fight(state, seat, action),
        _ => super::scenes::offer(state, seat, action),
    }
}

/// Before the battle.
fn set_up(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::SetAside(kind) => say("offer-fleet-tile").with("kind", sector_name(kind)),
        Action::Terrain { kind, at: place } => {
            say("offer-fleet-terrain").with("kind", sector_name(kind)).with("sector", at(place))
        }
        Action::Portal(place) => say("offer-fleet-portal").with("sector", at(place)),
        Action::Deploy { ship, at: place } => say("offer-fleet-deploy")
            .with("ship", name(state, ShipRef::new(seat, ship)))
            .with("sector", at(place)),
        _ => say("question-none"),
    }
}

/// Nothing more, or nothing at all.
fn go_on(state: &State, action: Action) -> Sentence {
    match (action, state.steps.top()) {
        (Action::End, _) => say("offer-fleet-end"),
        (Action::Pass, _) => say("offer-fleet-pass"),
        (Action::Stop, _) => say("offer-fleet-stop"),
        (_, Step::Trigger { .. }) => say("offer-fleet-no-recall"),
        _ => say("offer-fleet-keep"),
    }
}

/// What ships, sectors, commanders and factions can do besides.
fn ability(state: &State, seat: Seat, action: Action) -> Sentence {
    let own = |ship| name(state, ShipRef::new(seat, ship));
    match action {
        Action::Launch { spend, to, .. } => {
            say("offer-fleet-launch").with("die", used(spend)).with("sector", at(to))
        }
        Action::Offensive { first, second, .. } => say("offer-fleet-offensive")
            .with("first", first.to_string())
            .with("second", second.to_string()),
        Action::Redeem { first, second, target, .. } => say("offer-fleet-redeem")
            .with("target", name(state, target))
            .with("ship", target.to_string())
            .with("first", first.to_string())
            .with("second", second.to_string()),
        Action::Board { from, first, second, prize } => say("offer-fleet-board")
            .with("from", at(from))
            .with("target", name(state, prize))
            .with("ship", prize.to_string())
            .with("first", first.to_string())
            .with("second", second.to_string()),
        Action::Again => say("offer-fleet-again"),
        Action::Fly { ship, to } => {
            say("offer-fleet-fly").with("letter", ship.to_string()).with("sector", at(to))
        }
        Action::Dock(ship) => say("offer-fleet-dock").with("ship", own(ship)),
        Action::Undock => say("offer-fleet-undock"),
        Action::Strike(target) => say("offer-fleet-strike")
            .with("target", name(state, target))
            .with("ship", target.to_string()),
        Action::Blast(place) => say("offer-fleet-blast").with("sector", at(place)),
        _ => say("question-none"),
    }
}

/// Special weapons and what follows from them.
fn weapon(state: &State, seat: Seat, action: Action) -> Sentence {
    let own = |ship| name(state, ShipRef::new(seat, ship));
    match action {
        Action::Weapon { ship, first, second, target } => {
            let weapon = state.fleet(seat).ship(ship).weapon;
            say("offer-fleet-weapon")
                .with("weapon", weapon.map_or("".into(), |id| Value::message(weapon_key(id))))
                .with("ship", own(ship))
                .with("target", target.to_string())
                .with("first", first.to_string())
                .with("second", second.to_string())
        }
        Action::Shake { die, ship } => {
            say("offer-fleet-shake").with("ship", own(ship)).with("die", die.to_string())
        }
        Action::Lift(ship) => say("offer-fleet-lift").with("ship", own(ship)),
        Action::Sweep(place) => say("offer-fleet-sweep").with("sector", at(place)),
        Action::Tow(to) => say("offer-fleet-tow").with("sector", at(to)),
        Action::Jump(to) => say("offer-fleet-jump").with("sector", at(to)),
        Action::Mine(place) => say("offer-fleet-mine").with("sector", at(place)),
        _ => say("question-none"),
    }
}

/// Orders of the Dice Actions phase.
fn order(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Move { spend, from, to } => say("offer-fleet-move")
            .with("die", used(spend))
            .with("from", at(from))
            .with("to", at(to)),
        Action::Gate { spend, from, to } => say("offer-fleet-gate")
            .with("die", used(spend))
            .with("from", at(from))
            .with("to", at(to)),
        Action::Attack { volley, from, via, target } => {
            let key = if via == from { "offer-fleet-attack" } else { "offer-fleet-attack-ranged" };
            let sentence = say(key)
                .with("dice", volley.to_string())
                .with("from", at(from))
                .with("via", at(via))
                .with("target", name(state, target))
                .with("ship", target.to_string());
            Prospect::of(state, seat, from, via, target, Some(volley)).told(sentence)
        }
        Action::Double { spend, from, first, second } => {
            let sentence = say("offer-fleet-double")
                .with("die", used(spend))
                .with("from", at(from))
                .with("first", first.to_string())
                .with("second", second.to_string());
            Prospect::of(state, seat, from, from, first, None).told(sentence)
        }
        Action::Drain { special, victim } => {
            say("offer-fleet-drain").with("die", special.to_string()).with("seat", victim)
        }
        Action::Reroll { first, second } => say("offer-fleet-reroll")
            .with("first", first.to_string())
            .with("second", second.to_string()),
        _ => say("question-none"),
    }
}

/// Answers in an attack, with what they would change.
fn fight(state: &State, seat: Seat, action: Action) -> Sentence {
    let attack = &state.attack;
    let salvo = state.salvo();
    let damage = salvo.damage(attack.blocked);
    match action {
        Action::Redirect(ship) => say("offer-fleet-redirect")
            .with("ship", name(state, ShipRef::new(seat, ship)))
            .with("damage", damage),
        Action::Fire => say("offer-fleet-fire")
            .with("damage", damage)
            .with("target", name(state, attack.target))
            .with("ships", names(state, seat, attack.joined[seat.index()])),
        Action::Hold(ship) => say("offer-fleet-hold")
            .with("ship", name(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string())
            .with("damage", damage - state.firepower(seat, ship)),
        Action::Join(ship) => say("offer-fleet-join")
            .with("ship", name(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string())
            .with("damage", damage + state.firepower(seat, ship)),
        Action::Shield { spend, against, also } => {
            let stopped = also.map_or(SectorSet::EMPTY, SectorSet::one).with(against);
            let left = salvo.damage(attack.blocked.or(stopped));
            say("offer-fleet-shield")
                .with("die", used(spend))
                .with("sector", Value::List(stopped.iter().map(at).collect()))
                .with("prevented", damage - left)
                .with("left", left)
        }
        Action::Gas => say("offer-fleet-gas").with("damage", damage),
        Action::Retreat { to, .. } => {
            let ionic = state.all_have(seat, attack.at, Ability::Ionic);
            let threat = salvo.damage(SectorSet::EMPTY);
            let taken = if ionic { 0 } else { threat };
            say("offer-fleet-retreat")
                .with("sector", at(to))
                .with("damage", taken)
                .with("prevented", threat - taken)
        }
        Action::Counter { victim, .. } => {
            let dealt = state.counter_power(seat, attack.at);
            say("offer-fleet-counter")
                .with("victim", name(state, victim))
                .with("ship", victim.to_string())
                .with("dealt", dealt)
                .with("damage", damage)
                .with("prevented", 0_u8)
        }
        _ => say("question-none"),
    }
}

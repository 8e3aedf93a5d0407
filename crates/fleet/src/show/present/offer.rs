//! What an action does, in a sentence.

use kernel::{Seat, Sentence, Value};

use super::outcome::{self, Outcome};
use super::prospect::Prospect;
use super::{
    at, capacities, die_name, held_name, name, names, say, sector_name, spend_name, stations,
    the_ship, token_name, told, told_as_seen, volley_name, with_target,
};
use crate::board::sector::SectorSet;
use crate::build::roster::weapon_key;
use crate::decide::action::Action;
use crate::pieces::die::Colour;
use crate::pieces::ship::ShipRef;
use crate::state::State;
use crate::state::step::Step;

/// Dice of the Reserve, colour by colour.
fn dice(counts: [u8; Colour::COUNT]) -> Value {
    let each = Colour::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
    let named = each.map(|(colour, count)| format!("fleet-dice-{}-{count}", colour.id()));
    Value::List(named.map(Value::message).collect())
}

#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
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
            say("offer-fleet-roll").with("dice", dice([red, blue, green]))
        }
        Action::Return(die) => say("offer-fleet-return").with("die", die_name(die)),
        Action::Store { die, slot } => say("offer-fleet-store")
            .with("die", die_name(die))
            .with("slot", Value::message(format!("fleet-slot-{}", slot.id()))),
        Action::End | Action::Pass | Action::Stop | Action::Keep => go_on(state, action),
        Action::Ships(ships) => say("offer-fleet-ships").with("ships", names(state, seat, ships)),
        Action::Onward(to) => say("offer-fleet-onward").with("sector", at(to)),
        Action::Drift(to) => say("offer-fleet-drift").with("sector", at(to)),
        Action::Lose(die) => say("offer-fleet-lose").with("die", die_name(die)),
        Action::Activate { .. }
        | Action::ResolveCapacity(_)
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
        | Action::ResolveWeapon { .. }
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
        Action::Fleet(_)
        | Action::Arrive { .. }
        | Action::Flee { .. }
        | Action::Stir(_)
        | Action::Shift(_)
        | Action::Bring(_)
        | Action::Dismiss(_)
        | Action::Take(_) => super::scenes::offer(state, seat, action),
    }
}

/// Before the battle.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn set_up(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::SetAside(kind) => say("offer-fleet-tile").with("kind", sector_name(kind)),
        Action::Terrain { kind, at: place } => {
            say("offer-fleet-terrain").with("kind", sector_name(kind)).with("sector", at(place))
        }
        Action::Portal(place) => say("offer-fleet-portal").with("sector", at(place)),
        Action::Deploy { ship, at: place } => say("offer-fleet-deploy")
            .with("ship", the_ship(state, ShipRef::new(seat, ship)))
            .with("sector", at(place)),
        _ => say("question-none"),
    }
}

/// Nothing more, or nothing at all.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "it asks after these few; to all others it is the same"
)]
fn go_on(state: &State, action: Action) -> Sentence {
    match action {
        Action::End => say("offer-fleet-end"),
        Action::Pass => say("offer-fleet-pass"),
        Action::Stop => say("offer-fleet-stop"),
        _ => say(keep(state.steps.top())),
    }
}

/// To leave things as they are, in the words of what is asked.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
const fn keep(step: Step) -> &'static str {
    match step {
        Step::Trigger { .. } => "offer-fleet-no-recall",
        Step::Redirect | Step::Deflect { .. } => "offer-fleet-keep",
        Step::Dock { .. } => "offer-fleet-keep-dock",
        Step::Veil { .. } => "offer-fleet-keep-seen",
        Step::Pilots { .. } => "offer-fleet-keep-test",
        _ => "question-none",
    }
}

/// What ships, sectors, commanders and factions can do besides.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn ability(state: &State, seat: Seat, action: Action) -> Sentence {
    let the_own = |ship| the_ship(state, ShipRef::new(seat, ship));
    match action {
        Action::Launch { spend, to, .. } => {
            say("offer-fleet-launch").with("die", spend_name(spend)).with("sector", at(to))
        }
        Action::Offensive { first, second, .. } => say("offer-fleet-offensive")
            .with("first", held_name(first))
            .with("second", held_name(second)),
        Action::Redeem { first, second, target, .. } => say("offer-fleet-redeem")
            .with("target", told(state, target))
            .with("ship", target.to_string())
            .with("first", held_name(first))
            .with("second", held_name(second)),
        Action::Board { from, first, second, prize } => say("offer-fleet-board")
            .with("from", at(from))
            .with("target", told(state, prize))
            .with("ship", prize.to_string())
            .with("first", held_name(first))
            .with("second", held_name(second)),
        Action::Again => say("offer-fleet-again"),
        Action::Fly { ship, to } => {
            say("offer-fleet-fly").with("letter", ship.to_string()).with("sector", at(to))
        }
        Action::Dock(ship) => say("offer-fleet-dock").with("ship", the_own(ship)),
        Action::Undock => say("offer-fleet-undock"),
        Action::Strike(target) => {
            let sentence = say("offer-fleet-strike")
                .with("target", told(state, target))
                .with("ship", target.to_string());
            Outcome::of_strike(state, target).told(state, seat, sentence)
        }
        Action::Blast(place) => {
            let sentence = say("offer-fleet-blast").with("sector", at(place));
            Outcome::of_last_blast(state, place).told(state, seat, sentence)
        }
        _ => say("question-none"),
    }
}

/// Special weapons and what follows from them.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn weapon(state: &State, seat: Seat, action: Action) -> Sentence {
    let own = |ship| name(state, ShipRef::new(seat, ship));
    let the_own = |ship| the_ship(state, ShipRef::new(seat, ship));
    match action {
        Action::Weapon { ship, first, second, target } => {
            let weapon = state.fleet(seat).ship(ship).weapon;
            let sentence = say("offer-fleet-weapon")
                .with("weapon", weapon.map_or("".into(), |id| Value::message(weapon_key(id))))
                .with("ship", own(ship));
            let sentence = with_target(state, sentence, target)
                .with("first", held_name(first))
                .with("second", held_name(second));
            let carrier = ShipRef::new(seat, ship);
            let hit = weapon.and_then(|weapon| Outcome::of_weapon(state, carrier, weapon, target));
            outcome::told(hit, state, seat, sentence)
        }
        Action::Shake { die, ship } => {
            say("offer-fleet-shake").with("ship", the_own(ship)).with("die", held_name(die))
        }
        Action::Lift(ship) => say("offer-fleet-lift").with("ship", own(ship)),
        Action::Sweep(place) => say("offer-fleet-sweep").with("sector", at(place)),
        Action::ResolveWeapon { kind, at: place } => say("offer-fleet-resolve-weapon")
            .with("token", token_name(kind))
            .with("sector", at(place)),
        Action::Tow(to) => say("offer-fleet-tow").with("sector", at(to)),
        Action::Jump(to) => say("offer-fleet-jump").with("sector", at(to)),
        Action::Mine(place) => say("offer-fleet-mine").with("sector", at(place)),
        _ => say("question-none"),
    }
}

/// Orders of the Dice Actions phase.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn order(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Move { spend, from, to } => say("offer-fleet-move")
            .with("die", spend_name(spend))
            .with("from", at(from))
            .with("to", at(to)),
        Action::Gate { spend, from, to } => say("offer-fleet-gate")
            .with("die", spend_name(spend))
            .with("from", at(from))
            .with("to", at(to)),
        Action::Attack { volley, from, via, target } => {
            let key = if via == from { "offer-fleet-attack" } else { "offer-fleet-attack-ranged" };
            let sentence = say(key)
                .with("dice", volley_name(volley))
                .with("from", at(from))
                .with("via", at(via))
                .with("target", told(state, target))
                .with("ship", target.to_string());
            Prospect::of(state, seat, from, via, target, Some(volley)).told(state, sentence)
        }
        Action::Double { spend, from, first, second } => {
            let sentence = say("offer-fleet-double")
                .with("die", spend_name(spend))
                .with("from", at(from))
                .with("target", told_as_seen(state, first))
                .with("first", first.to_string())
                .with("other", told_as_seen(state, second))
                .with("second", second.to_string());
            Prospect::of(state, seat, from, from, first, None).told(state, sentence)
        }
        Action::Drain { special, victim } => {
            say("offer-fleet-drain").with("die", held_name(special)).with("seat", victim)
        }
        Action::Reroll { first, second } => say("offer-fleet-reroll")
            .with("first", held_name(first))
            .with("second", held_name(second)),
        _ => say("question-none"),
    }
}

/// Answers in an attack, with what they would change.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn fight(state: &State, seat: Seat, action: Action) -> Sentence {
    let attack = &state.attack;
    let salvo = state.salvo();
    let damage = salvo.damage(attack.blocked);
    match action {
        Action::Redirect(ship) => say("offer-fleet-redirect")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("damage", damage),
        Action::Fire => say("offer-fleet-fire")
            .with("damage", damage)
            .with("target", the_ship(state, attack.target))
            .with("ships", names(state, seat, attack.joined[seat.index()])),
        Action::Hold(ship) => say("offer-fleet-hold")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string())
            .with("damage", damage - state.firepower(seat, ship)),
        Action::Join(ship) => say("offer-fleet-join")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string())
            .with("damage", damage + state.firepower(seat, ship)),
        Action::Shield { spend, against, also } => {
            let stopped = also.map_or(SectorSet::EMPTY, SectorSet::one).with(against);
            let left = salvo.damage(attack.blocked.or(stopped));
            say("offer-fleet-shield")
                .with("die", spend_name(spend))
                .with("sector", Value::List(stopped.iter().map(at).collect()))
                .with("prevented", damage - left)
                .with("left", left)
        }
        Action::Gas => say("offer-fleet-gas").with("damage", damage),
        Action::Retreat { to, .. } => {
            let threat = salvo.damage(SectorSet::EMPTY);
            let taken = if state.dodges(attack.target, attack.at) { 0 } else { threat };
            say("offer-fleet-retreat")
                .with("sector", at(to))
                .with("damage", taken)
                .with("prevented", threat - taken)
        }
        Action::Counter { victim, .. } => {
            let dealt = state.counter_power(seat, attack.at);
            say("offer-fleet-counter")
                .with("victim", told(state, victim))
                .with("ship", victim.to_string())
                .with("dealt", dealt)
                .with("damage", damage)
                .with("prevented", 0_u8)
        }
        _ => say("question-none"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::Seat;

    use super::*;
    use crate::board::sector::Sector;
    use crate::pieces::die::Face;
    use crate::pieces::ship::ShipSet;

    #[test]
    fn to_leave_things_as_they_are_is_said_in_the_words_of_the_question() {
        let (seat, at) = (Seat::new(0), "c3".parse::<Sector>().expect("a sector"));
        let ships = ShipSet::EMPTY;
        let steps = [
            Step::Redirect,
            Step::Dock { at },
            Step::Veil { seat, ships: None },
            Step::Pilots { seat, ships, at, origin: at, face: Face::Special },
        ];
        let said: BTreeSet<&str> = steps.into_iter().map(keep).collect();
        assert_eq!(said.len(), steps.len(), "each has words of its own: {said:?}");
        assert!(!said.contains("question-none"));
        assert_eq!(keep(Step::Deflect { seat }), keep(Step::Redirect));
    }
}

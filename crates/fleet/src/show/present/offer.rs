//! What an action does, in a sentence.

use kernel::{Seat, Sentence, Value};

use super::capacities::line;
use super::hidden::{offer_fleet, offer_foil};
use super::outcome::{self, Outcome};
use super::prospect::Prospect;
use super::{
    at, capacity_name, die_name, held_name, kind_name, name, names, say, sector_name, spend_name,
    the_ship, token_name, told, told_as_seen, told_weapon, volley_name, with_target,
};
use crate::board::sector::{Sector, SectorSet};
use crate::build::roster::weapon_key;
use crate::decide::action::Action;
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Colour, Spend, Volley};
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
    let own = |ship| name(state, ShipRef::new(seat, ship));
    let the_own = |ship| the_ship(state, ShipRef::new(seat, ship));
    let told_own = |ship| told(state, ShipRef::new(seat, ship));
    match action {
        Action::Shield { spend, against, .. } if state.steps.top().is_warding() => {
            offer_foil(state, seat, spend, against)
        }
        Action::Through(to) => say("offer-fleet-through").with("sector", at(to)),
        Action::Resolve(place) => say("offer-fleet-resolve").with("sector", at(place)),
        Action::Roll { red, blue, green } => {
            say("offer-fleet-roll").with("dice", dice([red, blue, green]))
        }
        Action::Return(die) => say("offer-fleet-return").with("die", die_name(die)),
        Action::Store { die, slot } => say("offer-fleet-store")
            .with("die", die_name(die))
            .with("slot", Value::message(format!("fleet-slot-{}", slot.id()))),
        Action::Ships(ships) => say("offer-fleet-ships").with("ships", names(state, seat, ships)),
        Action::Onward(to) => say("offer-fleet-onward").with("sector", at(to)),
        Action::Drift(to) => say("offer-fleet-drift").with("sector", at(to)),
        Action::Lose(die) => say("offer-fleet-lose").with("die", die_name(die)),
        Action::SetAside(kind) => say("offer-fleet-tile").with("kind", sector_name(kind)),
        Action::Terrain { kind, at: place } => {
            say("offer-fleet-terrain").with("kind", sector_name(kind)).with("sector", at(place))
        }
        Action::Portal(place) => say("offer-fleet-portal").with("sector", at(place)),
        Action::Deploy { ship, at: place } => say("offer-fleet-deploy")
            .with("ship", the_ship(state, ShipRef::new(seat, ship)))
            .with("sector", at(place)),
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
        Action::End => say("offer-fleet-end"),
        Action::Pass => say("offer-fleet-pass"),
        Action::Stop => say("offer-fleet-stop"),
        Action::Keep => say(keep(state.steps.top())),
        Action::Redirect(ship) => {
            say("offer-fleet-redirect").with("ship", told_own(ship)).with("damage", threat(state))
        }
        Action::Fire => say("offer-fleet-fire")
            .with("damage", threat(state))
            .with("target", the_ship(state, state.attack.target))
            .with("ships", names(state, seat, state.attack.joined[seat.index()])),
        Action::Hold(ship) => say("offer-fleet-hold")
            .with("ship", told_own(ship))
            .with("letter", ship.to_string())
            .with("damage", threat(state) - state.firepower(seat, ship)),
        Action::Join(ship) => say("offer-fleet-join")
            .with("ship", told_own(ship))
            .with("letter", ship.to_string())
            .with("damage", threat(state) + state.firepower(seat, ship)),
        Action::Shield { spend, against, also } => shield(state, spend, against, also),
        Action::Gas => say("offer-fleet-gas").with("damage", threat(state)),
        Action::Retreat { to, .. } => retreat(state, to),
        Action::Counter { victim, .. } => say("offer-fleet-counter")
            .with("victim", told(state, victim))
            .with("ship", victim.to_string())
            .with("dealt", state.counter_power(seat, state.attack.at))
            .with("damage", threat(state))
            .with("prevented", 0_u8),
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
        Action::Activate { ship, capacity, relay, die, at: place } => {
            let path = relay.iter().flat_map(Volley::iter).chain([die]);
            let dice = Value::List(path.map(spend_name).collect());
            say("offer-fleet-activate")
                .with("capacity", capacity_name(capacity))
                .with("letter", ship.to_string())
                .with("sector", at(place))
                .with("dice", dice)
        }
        Action::Disrupt { spend, name } => {
            about_capacity("offer-fleet-disrupt", name).with("die", spend_name(spend))
        }
        Action::ResolveCapacity(name) => about_capacity("offer-fleet-resolve-capacity", name),
        Action::Deactivate(name) => about_capacity("offer-fleet-deactivate", name),
        Action::Reprogram(name) => about_capacity("offer-fleet-reprogram", name),
        Action::Sight(axis) => say("offer-fleet-sight").with("axis", line(axis)),
        Action::Mend(ship) => {
            say("offer-fleet-mend").with("target", told(state, ship)).with("ship", ship.to_string())
        }
        Action::Recall(ship) => say("offer-fleet-recall")
            .with("target", told(state, ship))
            .with("ship", ship.to_string()),
        Action::Station { ship, special, target } => {
            let carrier = ShipRef::new(seat, ship);
            let weapon = state.station_weapon(carrier);
            let sentence = say("offer-fleet-station")
                .with("weapon", weapon.map_or("".into(), |id| Value::message(weapon_key(id))))
                .with("ship", name(state, carrier));
            let sentence = with_target(state, sentence, target).with("die", held_name(special));
            let hit = weapon.and_then(|weapon| Outcome::of_weapon(state, carrier, weapon, target));
            outcome::told(hit, state, seat, sentence)
        }
        Action::Bombard { volley, from, at: colony, .. } => say("offer-fleet-bombard")
            .with("from", at(from))
            .with("sector", at(colony))
            .with("dice", volley_name(volley))
            .with("hits", state.field.marks(colony) + 1),
        Action::Unveil(kind) => say("offer-fleet-unveil").with("kind", kind_name(kind)),
        Action::Fleet(pick) => offer_fleet(state, seat, pick),
        Action::Stir(place) => say("offer-fleet-stir").with("sector", at(place)),
        Action::Shift(to) => say("offer-fleet-shift").with("sector", at(to)),
        Action::Bring(ship) => say("offer-fleet-bring")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string()),
        Action::Dismiss(ship) => say("offer-fleet-dismiss")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string()),
        Action::Take(count) => say("offer-fleet-take").with("count", count),
        Action::Flee { spend, from } => {
            say("offer-fleet-flee").with("die", spend_name(spend)).with("sector", at(from))
        }
        Action::Arrive { spend, to } => {
            say("offer-fleet-arrive").with("die", spend_name(spend)).with("sector", at(to))
        }
        Action::Arm(weapon) => say("offer-fleet-arm").with("weapon", told_weapon(weapon)),
        Action::Survey { spend, from } => {
            say("offer-fleet-survey").with("die", spend_name(spend)).with("sector", at(from))
        }
        Action::Scan { volley, from, at: place, .. } => say("offer-fleet-scan")
            .with("dice", volley_name(volley))
            .with("from", at(from))
            .with("sector", at(place)),
        Action::Veil(place) => say("offer-fleet-veil").with("sector", at(place)),
    }
}

/// What the attack does so far.
fn threat(state: &State) -> u8 {
    state.salvo().damage(state.attack.blocked)
}

fn shield(state: &State, spend: Spend, against: Sector, also: Option<Sector>) -> Sentence {
    let (salvo, blocked) = (state.salvo(), state.attack.blocked);
    let stopped = also.map_or(SectorSet::EMPTY, SectorSet::one).with(against);
    let left = salvo.damage(blocked.or(stopped));
    say("offer-fleet-shield")
        .with("die", spend_name(spend))
        .with("sector", Value::List(stopped.iter().map(at).collect()))
        .with("prevented", salvo.damage(blocked) - left)
        .with("left", left)
}

fn retreat(state: &State, to: Sector) -> Sentence {
    let attack = &state.attack;
    let threat = state.salvo().damage(SectorSet::EMPTY);
    let taken = if state.dodges(attack.target, attack.at) { 0 } else { threat };
    say("offer-fleet-retreat")
        .with("sector", at(to))
        .with("damage", taken)
        .with("prevented", threat - taken)
}

/// A capacity in play: its name, its ship and its sector.
fn about_capacity(key: &'static str, name: Activation) -> Sentence {
    say(key)
        .with("capacity", capacity_name(name.capacity))
        .with("ship", name.ship.to_string())
        .with("sector", at(name.at))
}

/// To leave things as they are, in the words of what is asked.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "nothing can be kept as it is in any other question"
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

//! Optional rules in words: secret weapons and the fog of war.

use kernel::{Seat, Sentence, Value};

use super::{at, face_name, say, sector_name, ship_name};
use crate::action::Action;
use crate::event::Event;
use crate::roster::weapon_key;
use crate::state::State;
use crate::tables::Weapon;

fn weapon_name(weapon: Weapon) -> Value {
    Value::message(weapon_key(weapon))
}

pub(super) fn arm_question(state: &State, seat: Seat) -> Sentence {
    match state.unarmed(seat) {
        Some(ship) => say("question-fleet-arm")
            .with("ship", ship_name(state.fleet(seat).ship(ship).kind))
            .with("letter", ship.to_string()),
        None => say("question-none"),
    }
}

pub(super) fn offer(action: Action) -> Sentence {
    match action {
        Action::Arm(weapon) => say("offer-fleet-arm").with("weapon", weapon_name(weapon)),
        Action::Survey { spend, from } => {
            say("offer-fleet-survey").with("die", spend.to_string()).with("sector", at(from))
        }
        _ => say("question-none"),
    }
}

pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::WeaponsDrawn { ship, weapons } => say("event-fleet-weapons-drawn")
            .with("seat", ship.seat)
            .with("ship", ship.to_string())
            .with("weapons", weapons.iter().map(weapon_name).collect::<Vec<_>>()),
        Event::WeaponKept { seat, ship: Some(ship), weapon: Some(weapon) } => {
            say("event-fleet-weapon-kept")
                .with("seat", seat)
                .with("ship", ship.to_string())
                .with("weapon", weapon_name(weapon))
        }
        Event::WeaponKept { seat, .. } => say("event-fleet-weapon-kept-secret").with("seat", seat),
        Event::WeaponRevealed { ship, weapon } => say("event-fleet-weapon-revealed")
            .with("ship", ship.to_string())
            .with("weapon", weapon_name(weapon)),
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

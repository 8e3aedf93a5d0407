//! Technical capacities in words.

use kernel::{Sentence, Value};

use super::{about_ship, at, capacity_name, face_name, named_ship, say, spend_name, told};
use crate::board::axis::Axis;
use crate::decide::action::Action;
use crate::pieces::capacity::Activation;
use crate::pieces::die::Volley;
use crate::play::event::Event;
use crate::state::State;

fn about(key: &'static str, name: Activation) -> Sentence {
    say(key)
        .with("capacity", capacity_name(name.capacity))
        .with("ship", name.ship.to_string())
        .with("sector", at(name.at))
}

pub(super) fn question(name: Activation) -> Sentence {
    say("question-fleet-trigger")
        .with("capacity", capacity_name(name.capacity))
        .with("sector", at(name.at))
}

fn line(axis: Axis) -> Value {
    Value::message(format!("fleet-axis-{}", axis.id()))
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn offer(state: &State, action: Action) -> Sentence {
    match action {
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
            about("offer-fleet-disrupt", name).with("die", spend_name(spend))
        }
        Action::ResolveCapacity(name) => about("offer-fleet-resolve-capacity", name),
        Action::Deactivate(name) => about("offer-fleet-deactivate", name),
        Action::Reprogram(name) => about("offer-fleet-reprogram", name),
        Action::Sight(axis) => say("offer-fleet-sight").with("axis", line(axis)),
        Action::Mend(ship) => {
            say("offer-fleet-mend").with("target", told(state, ship)).with("ship", ship.to_string())
        }
        Action::Recall(ship) => say("offer-fleet-recall")
            .with("target", told(state, ship))
            .with("ship", ship.to_string()),
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn tell(event: &Event) -> Sentence {
    let of = |key, name: Activation| {
        let sentence = say(key).with("capacity", capacity_name(name.capacity));
        about_ship(sentence, name.ship).with("sector", at(name.at))
    };
    match *event {
        Event::CapacityActivated { name, face } => say("event-fleet-activated")
            .with("seat", name.ship.seat)
            .with("letter", name.ship.ship.to_string())
            .with("capacity", capacity_name(name.capacity))
            .with("sector", at(name.at))
            .with("face", face_name(face)),
        Event::CapacityReprogrammed { name, face } => {
            of("event-fleet-reprogrammed", name).with("face", face_name(face))
        }
        Event::CapacityUsed { name, target, kind } => {
            let sentence = say("event-fleet-capacity-used");
            named_ship(sentence.with("capacity", capacity_name(name.capacity)), target, kind)
        }
        Event::LineChosen { name, axis } => of("event-fleet-line", name).with("axis", line(axis)),
        Event::CapacityEnded { name } => of("event-fleet-capacity-ended", name),
        _ => say("question-none"),
    }
}

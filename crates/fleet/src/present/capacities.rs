//! Technical capacities in words.

use kernel::{Sentence, Value};

use super::{at, capacity_name, face_name, name, say};
use crate::action::Action;
use crate::axis::Axis;
use crate::capacity::Activation;
use crate::event::Event;
use crate::state::State;

fn about(key: &'static str, name: Activation) -> Sentence {
    say(key)
        .with("capacity", capacity_name(name.capacity))
        .with("ship", name.ship.to_string())
        .with("sector", at(name.at))
}

fn line(axis: Axis) -> Value {
    Value::message(format!("fleet-axis-{}", axis.id()))
}

pub(super) fn offer(state: &State, action: Action) -> Sentence {
    match action {
        Action::Activate { ship, capacity, relay, die, at: place } => {
            let dice = match relay {
                Some(relay) => format!("{relay}+{die}"),
                None => die.to_string(),
            };
            say("offer-fleet-activate")
                .with("capacity", capacity_name(capacity))
                .with("letter", ship.to_string())
                .with("sector", at(place))
                .with("dice", dice)
        }
        Action::Disrupt { spend, name } => {
            about("offer-fleet-disrupt", name).with("die", spend.to_string())
        }
        Action::Deactivate(name) => about("offer-fleet-deactivate", name),
        Action::Reprogram(name) => about("offer-fleet-reprogram", name),
        Action::Sight(axis) => say("offer-fleet-sight").with("axis", line(axis)),
        Action::Mend(ship) => {
            say("offer-fleet-mend").with("target", name(state, ship)).with("ship", ship.to_string())
        }
        Action::Recall(ship) => say("offer-fleet-recall")
            .with("target", name(state, ship))
            .with("ship", ship.to_string()),
        _ => say("question-none"),
    }
}

pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::CapacityActivated { name, face } => about("event-fleet-activated", name)
            .with("seat", name.ship.seat)
            .with("face", face_name(face)),
        Event::CapacityReprogrammed { name, face } => {
            about("event-fleet-reprogrammed", name).with("face", face_name(face))
        }
        Event::CapacityUsed { name, target } => say("event-fleet-capacity-used")
            .with("capacity", capacity_name(name.capacity))
            .with("target", target.to_string()),
        Event::LineChosen { name, axis } => {
            about("event-fleet-line", name).with("axis", line(axis))
        }
        Event::CapacityEnded { name } => about("event-fleet-capacity-ended", name),
        _ => say("question-none"),
    }
}

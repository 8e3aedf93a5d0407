//! Technical capacities in words.

use kernel::{Sentence, Value};

use super::{at, capacity_name, say};
use crate::board::axis::Axis;
use crate::pieces::capacity::Activation;

pub(super) fn question(name: Activation) -> Sentence {
    say("question-fleet-trigger")
        .with("capacity", capacity_name(name.capacity))
        .with("sector", at(name.at))
}

pub(super) fn line(axis: Axis) -> Value {
    Value::message(format!("fleet-axis-{}", axis.id()))
}

//! How a battle ended, in words.

use kernel::{Outcome, Sentence, Value};

use super::say;
use crate::play::event::Ending;

/// Who has won, and why the battle is over.
pub(super) fn tell_end(outcome: Outcome, reason: Ending) -> Sentence {
    let reason = Value::message(match reason {
        Ending::Points => "fleet-ending-points",
        Ending::Flagship => "fleet-ending-flagship",
        Ending::Goal => "fleet-ending-goal",
        Ending::Ships => "fleet-ending-ships",
        Ending::ShuttleLost => "fleet-ending-shuttle",
        Ending::Quiet => "fleet-ending-quiet",
    });
    match outcome {
        Outcome::Won { winners, .. } => {
            let winners: Vec<Value> = winners.iter().map(Value::from).collect();
            say("event-fleet-ended-won").with("winners", winners).with("reason", reason)
        }
        Outcome::Drawn | Outcome::Lost { .. } => {
            say("event-fleet-ended-drawn").with("reason", reason)
        }
    }
}

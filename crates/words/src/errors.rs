//! What is wrong with a record, as sentences.

use kernel::chance::{ChanceFault, Draw};
use kernel::{FORMAT_VERSION, RecordError, Refusal, ReplayError, Sentence};

/// Why a text is not a record, or not one of ours.
pub fn record_sentence(error: &RecordError) -> Sentence {
    match error {
        RecordError::Empty => Sentence::new("record-empty"),
        RecordError::NotARecord => Sentence::new("record-foreign"),
        RecordError::Syntax { line, column, near, reason: _ } => Sentence::new("record-syntax")
            .with("line", *line as u32)
            .with("column", *column as u32)
            .with("near", near.clone()),
        RecordError::CutOff { line } => Sentence::new("record-cut-off").with("line", *line as u32),
        RecordError::NoSeat { line, seat, players } => Sentence::new("record-no-seat")
            .with("line", *line as u32)
            .with("seat", *seat)
            .with("players", *players as u32),
        RecordError::Format { found } => {
            Sentence::new("record-format").with("found", *found).with("known", FORMAT_VERSION)
        }
        RecordError::Game { found, wanted } => {
            Sentence::new("record-game").with("found", found.clone()).with("wanted", *wanted)
        }
        RecordError::Rules { found, known } => {
            Sentence::new("record-rules").with("found", *found).with("known", *known)
        }
    }
}

/// Why a record does not replay, and the words of the rules where they are behind it.
pub fn replay_sentences(error: &ReplayError) -> (Vec<Sentence>, Option<Refusal>) {
    let decision = |key, number: usize, action: &str| {
        Sentence::new(key).with("number", number as u32).with("action", action.to_owned())
    };
    match error {
        ReplayError::Setup(refusal) => (vec![Sentence::new("replay-setup")], Some(refusal.clone())),
        ReplayError::SetupChance(fault) => {
            (vec![Sentence::new("replay-setup-chance"), fault_sentence(*fault)], None)
        }
        ReplayError::NoSeed => (vec![Sentence::new("replay-no-seed")], None),
        ReplayError::Commitment => (vec![Sentence::new("replay-commitment")], None),
        ReplayError::Players { found, wanted } => {
            let players = Sentence::new("replay-players").with("found", *found as u32);
            (vec![players.with("wanted", *wanted)], None)
        }
        ReplayError::Refused { number, action, refusal } => {
            (vec![decision("replay-refused", *number, action)], Some(refusal.clone()))
        }
        ReplayError::Chance { number, action, fault } => {
            (vec![decision("replay-chance", *number, action), fault_sentence(*fault)], None)
        }
        ReplayError::SetupDiffers { found, expected } => {
            (vec![differs(Sentence::new("replay-setup-differs"), found, expected)], None)
        }
        ReplayError::Differs { number, action, found, expected } => {
            (vec![differs(decision("replay-differs", *number, action), found, expected)], None)
        }
    }
}

fn differs(sentence: Sentence, found: &[u32], expected: &[u32]) -> Sentence {
    sentence.with("found", format!("{found:?}")).with("expected", format!("{expected:?}"))
}

fn fault_sentence(fault: ChanceFault) -> Sentence {
    match fault {
        ChanceFault::Exhausted(_) => Sentence::new("replay-fault-exhausted"),
        ChanceFault::NotAdmitted { value, draw: Draw::Die { sides } } => {
            Sentence::new("replay-fault-die").with("value", value).with("sides", sides)
        }
        ChanceFault::NotAdmitted { value, draw: Draw::Below(_) | Draw::OneOf(_) } => {
            Sentence::new("replay-fault-value").with("value", value)
        }
        ChanceFault::LeftOver(count) => {
            Sentence::new("replay-fault-left-over").with("count", count as u32)
        }
    }
}

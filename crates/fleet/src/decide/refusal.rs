//! Why the rules turn something down: each reason with the clause it comes from.

use kernel::{Refusal, Sentence, Value};

/// A reason of one clause.
pub(crate) fn refuse(clause: &'static str, key: &'static str) -> Refusal {
    Refusal::new(clause, Sentence::new(key))
}

/// A reason that names what it is about, as it was written.
pub(crate) fn refuse_about(
    clause: &'static str,
    key: &'static str,
    about: impl Into<Value>,
) -> Refusal {
    Refusal::new(clause, Sentence::new(key).with("about", about))
}

/// A word that is none of those that are known. No rule says so: it is a matter of the set-up.
pub(crate) fn refuse_unknown<T: std::fmt::Display>(
    key: &'static str,
    word: &str,
    known: &[T],
) -> Refusal {
    let known: Vec<Value> = known.iter().map(|word| word.to_string().into()).collect();
    let sentence = Sentence::new(key).with("about", word.to_owned());
    Refusal::new("PA-SETUP-01", sentence.with("known", known))
}

/// A reason that compares what there is with what there may be.
pub(crate) fn refuse_count(
    clause: &'static str,
    key: &'static str,
    count: impl Into<Value>,
    limit: impl Into<Value>,
) -> Refusal {
    Refusal::new(clause, Sentence::new(key).with("count", count).with("limit", limit))
}

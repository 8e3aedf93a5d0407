//! Words for people: turns the [`Sentence`]s of the rules into English or French.
//!
//! The rules and the clients hand out keys and typed values; the texts live in the Fluent files
//! under `locales/`, which are embedded when this crate is built. The built-in rulebook is part of
//! them: each [`Clause`] is a message whose id is the clause's id.
//!
//! ```
//! use kernel::{Seat, Sentence};
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::En);
//! let names = ["Ada".to_owned(), "Grace".to_owned()];
//! let sentence =
//!     Sentence::new("list-and").with("first", Seat::new(0)).with("last", Seat::new(1));
//! assert_eq!(words.say(&sentence, &names), "Ada and Grace");
//! ```
//!
//! # Invariants
//!
//! * Nothing here panics on a missing key or argument: the hole is shown in braces.
//! * A `Words` may be shared between threads.
//!
//! [`Sentence`]: kernel::Sentence

mod errors;
mod language;
mod rulebook;
mod words;

pub use errors::{record_sentence, replay_sentences};
pub use language::{Language, UnknownLanguage};
pub use rulebook::Clause;
pub use words::Words;

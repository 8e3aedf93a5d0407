//! Sentences as data: a key and typed values that a client puts into words.
//!
//! The rules build no text. They hand out a [`Sentence`], which names a message of the Fluent
//! files under `locales/` and the values it needs; the terminal, the server and the browser turn
//! the same sentence into English or French.

use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// A message of the locale files, with its arguments.
///
/// ```
/// use kernel::{Sentence, Value};
///
/// let sentence = Sentence::new("refusal-too-far").with("speed", 3).with("from", "b3");
/// assert_eq!(sentence.key, "refusal-too-far");
/// assert_eq!(sentence.args[0], ("speed", Value::Number(3)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Sentence {
    pub key: &'static str,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<Object>>))]
    pub args: Vec<(&'static str, Value)>,
}

impl Sentence {
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds one argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// One argument of a [`Sentence`].
///
/// ```
/// use kernel::{Seat, Value};
///
/// assert_eq!(Value::from(3_u8), Value::Number(3));
/// assert_eq!(Value::from(Seat::new(1)), Value::Seat(Seat::new(1)));
/// assert_ne!(Value::from("b3"), Value::message("b3"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(no_recursion))]
pub enum Value {
    /// A count or a die's face; selects plurals.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    Number(i64),
    /// Text that is the same in every language: a square, a notation, a number of a clause.
    Text(Cow<'static, str>),
    /// A player, shown by the name of whoever sits there.
    Seat(Seat),
    /// Another message, translated by itself: the name of a card or of a ship.
    Message(Cow<'static, str>),
    /// Several values, joined as the language joins a list.
    List(Vec<Value>),
    /// A message with arguments of its own, put in where the other one has room for it.
    Sentence(Box<Sentence>),
}

impl Value {
    /// The message with this key, translated by itself.
    pub fn message(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Message(key.into())
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Sentence> for Value {
    fn from(sentence: Sentence) -> Self {
        Self::Sentence(Box::new(sentence))
    }
}

impl From<Vec<Value>> for Value {
    fn from(values: Vec<Value>) -> Self {
        Self::List(values)
    }
}

macro_rules! number_values {
    ($($integer:ty),*) => {
        $(impl From<$integer> for Value {
            fn from(number: $integer) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}
number_values!(u8, i8, u16, i16, u32, i32, i64);

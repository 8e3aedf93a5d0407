//! The game kernel: what every game on the platform has in common.
//!
//! A game is a value and a few functions. The value is its state; the functions are [`Rules`]:
//! list what a seat may do, check one action, apply it. The kernel knows seats, decisions and
//! chance. It does not know boards, ships, sockets or clocks.
//!
//! # Layout, in reading order
//!
//! * [`Rules`], [`Prompt`], [`Outcome`], [`Event`]: the contract of a game.
//! * [`chance`]: where dice and cards come from.
//! * [`Refusal`]: why something was not allowed. [`Sentence`]: words as data.
//! * [`Record`], [`Play`], [`verify`]: a game kept, played, replayed and checked.
//! * [`Present`]: questions, picks and descriptions; [`Offer`]: in which orders things are picked;
//!   [`Form`]: what is written instead. [`Menu`]: what can be chosen before. [`Series`]: matches
//!   that follow one another. [`Stage`]: positions placed by hand.
//! * [`Steps`]: what is pending. [`named!`], [`bit_set!`], [`serialize_as_text!`]: enums with ids,
//!   small sets, and values that go by their notation.
//! * [`conformance`]: the promises, as tests that every game runs. [`mod@bench`]: a state to try rules on.
//!
//! # Invariants
//!
//! * No I/O, no clock, no global state, no random generator: chance is handed in and recorded.
//! * `actions` and `check` agree: an action is listed exactly when it is accepted, unless it is
//!   written; then an open form spells it exactly when it is accepted.
//! * A refused action leaves the state unchanged.
//! * A replay never draws again.

pub mod bench;
mod bit_set;
pub mod chance;
pub mod conformance;
mod form;
mod menu;
mod named;
mod offer;
mod play;
mod present;
mod record;
mod refusal;
mod replay;
mod rules;
mod seat;
mod sentence;
mod series;
mod stage;
mod steps;
mod text;
mod toml_fault;
#[cfg(feature = "schema")]
pub mod typescript;
mod verify;

pub use form::{Form, Piece};
pub use menu::{Choice, Clash, FirstGame, Fit, Menu, MenuOption, Pitch, RANDOM, Reason};
pub use offer::{Floating, Offer, Pick, Run};
pub use play::{Moment, Play};
pub use present::{Line, Paragraph, Picked, Present};
pub use record::{Decision, FORMAT_VERSION, Player, Record, RecordError, game_of};
pub use refusal::{Clause, NotationError, Refusal};
pub use replay::{Replay, ReplayError};
pub use rules::{Event, Log, NoLog, Outcome, Prompt, Rules};
pub use seat::{Actor, Audience, NoSeat, Seat, SeatSet, Viewer};
pub use sentence::{Sentence, Value};
pub use series::{Carried, Fixture, Leg, NoSeries, Series, SeriesChoice, SeriesQuestion, Standing};
pub use stage::Stage;
pub use steps::Steps;
pub use toml_fault::toml_fault;
pub use verify::{Verified, verify};

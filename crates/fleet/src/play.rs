//! Playing a decision: what it does, step by step, and what is told of it.
//!
//! * `apply`: every decision and every step, and who carries it out. `twofold`: decisions
//!   that mean one thing or another by what is asked. `event`: what happened.
//! * `start`, `tiles`: the set-up at the table. `turn`: phases and turns. `effect`, `terrain`,
//!   `anomaly`: Start of Turn.
//! * `movement`; `attack`, `damage`; `boarding`, `bombard`: orders with dice.
//! * `weapon`, `squadron`, `activate`, `beam`: orders of special ships.

pub(crate) mod activate;
pub(crate) mod anomaly;
pub(crate) mod apply;
pub(crate) mod attack;
mod beam;
mod boarding;
mod bombard;
pub(crate) mod damage;
pub(crate) mod effect;
pub(crate) mod event;
pub(crate) mod movement;
pub(crate) mod squadron;
mod start;
pub(crate) mod terrain;
pub(crate) mod tiles;
pub(crate) mod turn;
mod twofold;
pub(crate) mod weapon;

pub use event::{Cover, Ending, Event, Hint, Repair};

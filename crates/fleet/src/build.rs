//! Before the battle: fleets, the rules that are agreed on, and the set-up as a whole.
//!
//! * `roster`: fleets as they are written down, and whether they are legal; `avatar`: without the
//!   expansion of that name. `brief`: what a scenario asks of a fleet. `code`: fleets in one line.
//! * `ready`, `usual`, `surprise`: fleets that ship with the program, that are made to measure, that
//!   are drawn.
//! * `options`, `variant`: optional rules, and those of other editions.
//! * `setup`: everything that is chosen before; `menu_words`: how a menu spells it. `choice`: fleets that are chosen at the table.

pub(crate) mod avatar;
pub(crate) mod brief;
pub(crate) mod choice;
pub(crate) mod code;
pub(crate) mod menu_words;
pub(crate) mod options;
pub(crate) mod ready;
pub(crate) mod roster;
pub(crate) mod setup;
mod surprise;
pub(crate) mod usual;
pub(crate) mod variant;

pub use brief::Brief;
pub use choice::{FleetChoice, FleetPick, Own};
pub use code::{CodeError, FleetCode};
pub use options::{GameOption, Options};
pub use ready::ReadyFleet;
pub use roster::{Berth, COMMANDER_COST, FleetSpec, Roster, commander_key, ship_key, weapon_key};
pub use setup::{Mode, Plan, Setup};
pub use usual::{usual_field, usual_fleets};
pub use variant::{Variant, Variants};

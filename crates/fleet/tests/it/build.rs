//! Before the battle: fleets, the set-up, the rules that are agreed on.

mod choosing;
pub(crate) mod fleets;
mod legacy;
mod library;
mod setup;

//! The rules of Fleet Commander, clause by clause, and what must hold in every battle.

mod attack;
mod conformance;
mod dice;
mod fleets;
mod movement;
mod properties;
mod reactions;
mod sectors;
mod setup;
mod specials;
mod support;
mod turns;
mod victory;

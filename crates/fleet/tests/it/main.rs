//! The rules of Fleet Commander, clause by clause, and what must hold in every battle.

mod attack;
mod carriers;
mod commanders;
mod conformance;
mod dice;
mod fleets;
mod fog;
mod gates;
mod ilya;
mod library;
mod movement;
mod powers;
mod properties;
mod reactions;
mod secrets;
mod sectors;
mod setup;
mod signals;
mod specials;
mod support;
mod teams;
mod turns;
mod victory;
mod weapons;

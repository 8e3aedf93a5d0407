//! The pieces: dice and their results, commanders, what factions can do.

mod commanders;
mod dice;
mod powers;
mod specials;

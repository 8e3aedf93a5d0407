//! The table, tested on the sample games and on Quantum.

mod bench;
mod campaigns;
mod commands;
mod disasters;
mod flight;
mod presence;

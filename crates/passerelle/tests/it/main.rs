//! The program, run as people run it.

mod alert;
mod disasters;
mod errors;
mod fleets;
mod playing;
mod program;
mod records;
mod rules;
mod scenarios;
mod scripts;
mod serving;
mod simulating;

//! The program, run as people run it.

mod alert;
#[cfg(target_os = "linux")]
mod attacked;
mod disasters;
mod errors;
mod fleets;
mod fourth;
mod learning;
mod nodes;
mod playing;
mod program;
mod records;
mod rules;
mod same_game;
mod scenarios;
mod scripts;
mod served;
mod serving;
mod simulating;
mod types;

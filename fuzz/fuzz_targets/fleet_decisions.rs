//! A battle of Fleet Commander out of arbitrary bytes.
#![no_main]

#[path = "../src/fleet_decisions.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::decisions(bytes));

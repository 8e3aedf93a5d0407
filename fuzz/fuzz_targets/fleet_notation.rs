//! Arbitrary bytes as an action of Fleet Commander in notation.
#![no_main]

#[path = "../src/fleet_files.rs"]
#[allow(dead_code, reason = "each target uses its part")]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::notation(bytes));

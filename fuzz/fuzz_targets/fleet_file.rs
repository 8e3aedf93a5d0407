//! Arbitrary bytes as a fleet file, and as changes to a sound one.
#![no_main]

#[path = "../src/fleet_files.rs"]
#[allow(dead_code, reason = "each target uses its part")]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::fleet_file(bytes));

//! Arbitrary bytes as a plan file of Space Alert, and as changes to a sound one.
#![no_main]

#[path = "../src/alert_files.rs"]
#[allow(dead_code, reason = "each target uses its part")]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::plan_file(bytes));

//! A crew of Space Alert and its clock out of arbitrary bytes.
#![no_main]

#[path = "../src/alert_decisions.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::decisions(bytes));

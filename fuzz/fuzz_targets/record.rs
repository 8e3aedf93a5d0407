//! Arbitrary bytes as a record, and as changes to a sound one.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::record(bytes));

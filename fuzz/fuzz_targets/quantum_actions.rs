//! A game of Quantum out of arbitrary bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::quantum_actions(bytes));

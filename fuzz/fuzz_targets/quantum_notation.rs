//! Arbitrary text as an action of Quantum.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| bodies::quantum_notation(text));

//! The bodies of the fuzz targets, driven without a fuzzer.

#[path = "../../../../fuzz/src/fleet_decisions.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod decisions;
#[path = "../../../../fuzz/src/fleet_files.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod files;

use std::panic::catch_unwind;

use kernel::chance::{Chance as _, Fast};

/// With so many seeds, and up to so many bytes each.
fn drive(seeds: u64, most: u32, body: fn(&[u8])) {
    for seed in 0..seeds {
        let chance = &mut Fast::new(seed);
        let bytes: Vec<u8> = (0..chance.below(most)).map(|_| chance.below(256) as u8).collect();
        assert!(catch_unwind(|| body(&bytes)).is_ok(), "failed with seed {seed}");
    }
}

#[test]
fn any_decisions_are_refused_or_recorded() {
    drive(40, 1_500, decisions::decisions);
}

#[test]
fn any_fleet_file_is_read_or_refused() {
    drive(400, 24, files::fleet_file);
}

#[test]
fn any_fleet_code_is_read_or_refused() {
    drive(150, 12, files::fleet_code);
}

#[test]
fn any_notation_is_read_or_refused() {
    drive(2_000, 24, files::notation);
}

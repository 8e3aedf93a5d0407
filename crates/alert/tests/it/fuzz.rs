//! The bodies of the fuzz targets for files, driven without a fuzzer.

#[path = "../../../../fuzz/src/alert_files.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod bodies;

use std::panic::catch_unwind;

use kernel::chance::{Chance as _, Fast};

fn drive(seeds: u64, body: fn(&[u8])) {
    for seed in 0..seeds {
        let chance = &mut Fast::new(seed);
        let bytes: Vec<u8> = (0..chance.below(30)).map(|_| chance.below(256) as u8).collect();
        assert!(catch_unwind(|| body(&bytes)).is_ok(), "failed with seed {seed}");
    }
}

#[test]
fn any_mission_file_is_read_or_refused() {
    drive(3000, bodies::mission_file);
}

#[test]
fn any_plan_file_is_read_or_refused() {
    drive(2000, bodies::plan_file);
}

//! Bodies of fuzz targets driven without a fuzzer: pseudo-random bytes find less, but they are tried
//! in every run of the tests.

use std::panic::catch_unwind;

use kernel::chance::{Chance as _, Fast};

/// With so many seeds, and up to so many bytes each; the seed that fails is named.
pub fn drive(seeds: u64, most: u32, body: fn(&[u8])) {
    for seed in 0..seeds {
        let chance = &mut Fast::new(seed);
        let bytes: Vec<u8> = (0..chance.below(most)).map(|_| chance.below(256) as u8).collect();
        assert!(catch_unwind(|| body(&bytes)).is_ok(), "failed with seed {seed}");
    }
}

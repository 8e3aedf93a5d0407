//! The bodies of the fuzz targets, driven without a fuzzer: pseudo-random bytes find less, but they
//! are tried in every run. `CONTRIBUTING.md` tells how to run the fuzzer itself.

#[path = "../../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "in the fuzz crate this is a library")]
mod bodies;

use std::panic::catch_unwind;

use kernel::chance::{Chance as _, Fast};

/// Runs a body with the bytes or the text of many seeds, and names the seed that fails.
fn drive<T>(seeds: u64, make: fn(&mut Fast) -> T, body: fn(&T)) {
    for seed in 0..seeds {
        let end = catch_unwind(|| body(&make(&mut Fast::new(seed))));
        assert!(end.is_ok(), "failed with seed {seed}");
    }
}

fn bytes(chance: &mut Fast) -> Vec<u8> {
    (0..chance.below(3000)).map(|_| chance.below(256) as u8).collect()
}

/// A few changes: most records stay readable.
fn few_bytes(chance: &mut Fast) -> Vec<u8> {
    (0..3 * chance.below(6)).map(|_| chance.below(256) as u8).collect()
}

/// Words and signs of the notation, in any order.
fn text(chance: &mut Fast) -> String {
    const PIECES: &[&str] = &[
        "a1",
        "b2",
        "u21",
        "i9",
        "x",
        "-",
        "+",
        " ",
        " ",
        " ",
        "curious",
        "tactical",
        "take",
        "agile",
        "momentum",
        "reorganize",
        "abc",
        "none",
        "relocate",
        "2",
        "7",
        "0",
        "reroll",
        "cruel",
        "choose",
        "modify",
        "deploy",
        "warp",
        "É",
        "\t",
        "KEEP",
        "reconfigure",
        "discard",
    ];
    let count = 1 + chance.below(8);
    (0..count).map(|_| PIECES[chance.below(PIECES.len() as u32) as usize]).collect()
}

#[test]
fn bytes_as_actions() {
    drive(400, bytes, |bytes| bodies::quantum_actions(bytes));
}

#[test]
fn text_as_notation() {
    drive(20_000, text, |text| bodies::quantum_notation(text));
}

#[test]
fn bytes_as_a_record() {
    drive(150, bytes, |bytes| bodies::record(bytes));
    drive(400, few_bytes, |bytes| bodies::record(bytes));
}

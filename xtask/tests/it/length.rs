//! A file that grows beyond 800 lines says why.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, files, read, shown};

const MOST_LINES: usize = 800;

/// How far down the reason may stand.
const TOP: usize = 30;

#[test]
fn no_file_is_long_without_a_reason() {
    assert_tidy(long_files);
}

fn long_files(root: &Path) -> Vec<String> {
    files(root, &["rs", "ts", "svelte"])
        .iter()
        .filter_map(|path| {
            let text = read(path);
            let lines = text.lines().count();
            let has_reason = text.lines().take(TOP).any(|line| line.contains("// Long because: "));
            let problem = || format!("{} has {lines} lines and no reason", shown(root, path));
            (lines > MOST_LINES && !has_reason).then(problem)
        })
        .collect()
}

#[test]
fn a_long_file_is_found() {
    let (fits, long) = ("\n".repeat(MOST_LINES), "\n".repeat(MOST_LINES + 1));
    let explained = format!("// Long because: one table.\n{long}");
    assert_finds(
        long_files,
        &[
            ("crates/a/src/fits.rs", &fits),
            ("crates/a/src/long.rs", &long),
            ("crates/a/src/explained.rs", &explained),
            ("web/src/long.ts", &long),
            ("web/node_modules/long.ts", &long),
            ("notes.txt", &long),
        ],
        &[
            "crates/a/src/long.rs has 801 lines and no reason",
            "web/src/long.ts has 801 lines and no reason",
        ],
    );
}

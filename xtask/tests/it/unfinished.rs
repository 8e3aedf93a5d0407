//! Nothing is left undone or switched off.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, files, read, shown};

/// Each mark in two halves, so that this file does not find itself.
const MARKS: [(&str, &str); 7] = [
    ("to", "do!("),
    ("unimple", "mented!("),
    ("#[ig", "nore"),
    ("it.sk", "ip("),
    ("it.on", "ly("),
    ("test.sk", "ip("),
    ("test.on", "ly("),
];

#[test]
fn nothing_is_unfinished() {
    assert_tidy(unfinished_lines);
}

fn unfinished_lines(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for path in files(root, &["rs", "ts", "svelte"]) {
        for (index, line) in read(&path).lines().enumerate() {
            for mark in MARKS.map(|(start, end)| format!("{start}{end}")) {
                if line.contains(&mark) {
                    problems.push(format!("{}:{}: {mark}", shown(root, &path), index + 1));
                }
            }
        }
    }
    problems
}

#[test]
fn unfinished_lines_are_found() {
    let code = MARKS.map(|(start, end)| format!("{start}{end}")).join("\n");
    let problems: Vec<String> = code
        .lines()
        .enumerate()
        .map(|(index, mark)| format!("crates/a/src/lib.rs:{}: {mark}", index + 1))
        .collect();
    let problems: Vec<&str> = problems.iter().map(String::as_str).collect();
    assert_finds(unfinished_lines, &[("crates/a/src/lib.rs", &code)], &problems);
}

//! Scripts of a small sample game: those that hold, those that fail, and those that are broken.
//! And the words of the big games, because here the rules and the words meet.

// expect-test writes its texts with more hashes than some of them need.
#![allow(clippy::needless_raw_string_hashes)]

mod broken;
mod clock;
mod expectations;
mod fleet_questions;
mod fleet_words;
mod quantum_scenes;
mod quantum_words;
mod robust;

use expect_test::Expect;
use samples::race::Race;
use script::Report;
use words::{Language, Words};

/// A race of two to square 20, from a position in which seat 1 is to move.
const HEAD: &str = r#"game = "race"

[setup]
seats = 2
goal = 20
rounds = 30

[position]
squares = [3, 7]
rockets = [1, 0]
"#;

/// Runs `HEAD` and these lines: the first of them is line 11.
fn run(steps: &str) -> Report {
    script::run::<Race>(&format!("{HEAD}{steps}"), "race.toml")
}

fn lines(report: &Report, language: Language) -> String {
    report.lines(&Words::new(language)).map(|line| line + "\n").collect()
}

#[track_caller]
fn check(steps: &str, expected: &Expect) {
    expected.assert_eq(&lines(&run(steps), Language::En));
}

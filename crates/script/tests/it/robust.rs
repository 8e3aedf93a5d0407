//! Whatever is fed to the runner, it answers and does not panic.

use kernel::chance::{Chance as _, Fast};
use samples::race::Race;
use words::{Language, Words};

use crate::HEAD;

const GOOD: &str = "
seed = 3
[[step]]
do = \"boost\"
facts = { \"rockets.0\" = 0, boosted = true }
refused = [{ do = \"boost\", clause = \"RACE-ROCKET-02\" }]
[[step]]
do = \"roll\"
dice = [2]
asked = [2]
";

/// Cuts, doubles and swaps bytes of a good script.
#[test]
fn mangled_scripts_are_answered() {
    let words = Words::new(Language::En);
    let good = format!("{HEAD}{GOOD}").into_bytes();
    for seed in 0..3_000 {
        let mut chance = Fast::new(seed);
        let mut bytes = good.clone();
        for _ in 0..=chance.below(4) {
            let (at, other) = (
                chance.below(bytes.len() as u32) as usize,
                chance.below(bytes.len() as u32) as usize,
            );
            match chance.below(4) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes.swap(at, other),
                2 => bytes[at] = chance.below(256) as u8,
                _ => {
                    let piece = bytes[at.min(other)..at.max(other)].to_vec();
                    bytes.extend(piece);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let report = script::run::<Race>(&text, "mangled.toml");
        let lines = text.lines().count().max(1);
        for failure in &report.failures {
            assert!((1..=lines + 1).contains(&failure.line), "seed {seed}: {failure:?}\n{text}");
        }
        assert!(report.lines(&words).all(|line| !line.contains("{script")), "seed {seed}");
    }
}

#[test]
fn deep_nesting_is_answered() {
    let deep = format!("a = {}{}", "[".repeat(10_000), "]".repeat(10_000));
    assert!(!script::run::<Race>(&deep, "deep.toml").holds());
    let path = format!("{HEAD}[[step]]\nfacts = {{ \"{}\" = 1 }}\n", ".a".repeat(10_000));
    assert!(!script::run::<Race>(&path, "path.toml").holds());
}

//! Whatever is fed to the runner, it answers and does not panic.

use std::fs;
use std::path::Path;

use kernel::chance::{Chance as _, Fast};
use kernel::{NoLog, Rules as _, Stage as _};
use quantum::{Quantum, Setup};
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

/// Any value in the place of any other, in every script of the project.
#[test]
fn scripts_with_wrong_values_are_answered() {
    const STRANGE: [&str; 12] =
        ["0", "1", "6", "7", "255", "300", "-1", "\"4@b2\"", "\"9@e4\"", "\"z99\"", "[]", "true"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/quantum");
    let scripts: Vec<String> = fs::read_dir(folder)
        .expect("the scripts are there")
        .map(|entry| fs::read_to_string(entry.expect("it is listed").path()).expect("it is text"))
        .collect();
    let pool: Vec<&str> = scripts.iter().flat_map(|script| values(script)).collect();
    let words = Words::new(Language::En);
    for seed in 0..4_000 {
        let mut chance = Fast::new(seed);
        let mut text = scripts[chance.below(scripts.len() as u32) as usize].clone();
        for _ in 0..=chance.below(2) {
            let found = values(&text);
            let value = found[chance.below(found.len() as u32) as usize];
            let at = value.as_ptr() as usize - text.as_ptr() as usize;
            let other = match chance.below(2) {
                0 => STRANGE[chance.below(STRANGE.len() as u32) as usize],
                _ => pool[chance.below(pool.len() as u32) as usize],
            };
            text.replace_range(at..at + value.len(), other);
        }
        let report = script::run::<Quantum>(&text, "wrong.toml");
        assert!(report.lines(&words).all(|line| !line.contains(": {")), "seed {seed}: {text}");
    }
}

/// The strings and numbers of a script.
fn values(script: &str) -> Vec<&str> {
    let mut values = Vec::new();
    for line in script.lines().map(|line| line.split('#').next().unwrap_or_default()) {
        for (index, part) in line.split('"').enumerate() {
            if index % 2 == 1 {
                let at = part.as_ptr() as usize - script.as_ptr() as usize;
                values.push(&script[at - 1..(at + part.len() + 1).min(script.len())]);
            } else {
                let numbers = part.split(|letter: char| !letter.is_ascii_digit());
                values.extend(numbers.filter(|number| !number.is_empty()));
            }
        }
    }
    values
}

/// A position that is accepted can be played on, however odd it is.
#[test]
fn odd_positions_are_refused_or_played() {
    let mut accepted = 0;
    for seed in 0..3_000 {
        let mut chance = Fast::new(seed);
        let setup = Setup::basic(2 + chance.below(3) as u8);
        let text = odd_position(&mut chance, usize::from(setup.seats));
        let position = toml::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let Ok(mut state) = Quantum::stage(&setup, &position) else { continue };
        accepted += 1;
        for _ in 0..60 {
            let Some(seat) = Quantum::prompt(&state).seats().first() else { break };
            let mut actions = Vec::new();
            Quantum::actions(&state, seat, &mut actions);
            assert!(!actions.is_empty(), "seed {seed}: nothing to do in\n{text}");
            let action = actions[chance.below(actions.len() as u32) as usize];
            Quantum::apply(&mut state, seat.into(), &action, &mut chance, &mut NoLog);
        }
    }
    assert!(accepted > 100, "only {accepted} positions were accepted");
}

/// Ships, cubes, dials and cards at random, mostly possible.
fn odd_position(chance: &mut Fast, seats: usize) -> String {
    const CARDS: [&str; 8] =
        ["agile", "clever", "cunning", "energetic", "stealthy", "warlike", "momentum", "sabotage"];
    const PLANETS: [&str; 9] = ["b2", "e2", "h2", "b5", "e5", "h5", "b8", "e8", "h8"];
    let head = format!(
        "active = {}\nactions = {}\nshown = {}\n",
        1 + chance.below(seats as u32),
        chance.below(5),
        some(chance, 7, |chance| CARDS[chance.below(8) as usize].to_owned()),
    );
    let ship = |chance: &mut Fast| {
        let column = char::from(b'a' + chance.below(9) as u8);
        format!("{}@{column}{}", 1 + chance.below(6), 1 + chance.below(9))
    };
    let seat = |_| {
        format!(
            "[[seats]]\nships = {}\ncubes = {}\ncommands = {}\nscrapyard = [{}]\n\
             research = {}\ndominance = {}\npicks = {}\n",
            some(chance, 6, ship),
            some(chance, 4, |chance| PLANETS[chance.below(9) as usize].to_owned()),
            some(chance, 3, |chance| CARDS[chance.below(6) as usize].to_owned()),
            1 + chance.below(6),
            1 + chance.below(6),
            1 + chance.below(6),
            chance.below(4),
        )
    };
    (0..seats).map(seat).fold(head, |text, seat| text + &seat)
}

/// A list of fewer than `below` strings.
fn some(chance: &mut Fast, below: u32, one: impl Fn(&mut Fast) -> String) -> String {
    let count = chance.below(below);
    let items: Vec<String> = (0..count).map(|_| one(chance)).collect();
    format!("{items:?}")
}

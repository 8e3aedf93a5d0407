//! Crates depend on each other in one direction only.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, games, packages, read};

/// Stands for every game.
const GAMES: &str = "the games";

/// Each crate with what it may use of ours. Whoever is not listed has no place in the plan, but for
/// the games: a crate with clauses is one, and may use the kernel alone.
#[rustfmt::skip]
const MAY_USE: &[(&str, &[&str])] = &[
    ("kernel",     &[]),
    (GAMES,        &["kernel"]),
    ("samples",    &["kernel"]),
    ("words",      &["kernel"]),
    ("bots",       &["kernel", GAMES]),
    ("lab",        &["kernel", GAMES, "bots"]),
    ("script",     &["kernel", "words"]),
    ("table",      &["kernel", "bots"]),
    ("lessons",    &["kernel", "words", "table"]),
    ("store",      &["kernel", "table"]),
    ("pgtemp",     &[]),
    ("server",     &["kernel", "words", "bots", "table", "store", "lessons"]),
    ("load",       &[]),
    ("tui",        &["kernel", GAMES, "bots", "words", "lessons"]),
    ("passerelle", &["kernel", GAMES, "samples", "words", "bots", "lab", "script", "table", "store",
                     "server", "load", "tui", "lessons"]),
    ("xtask",      &[]),
];

/// Whose tests may play the sample games, with bots that know nothing: what works for every game is
/// tried on these.
const MAY_TEST_WITH_SAMPLES: [&str; 9] =
    ["kernel", "bots", "lab", "lessons", "script", "server", "store", "table", "tui"];

/// Whose tests may play the games themselves.
const MAY_TEST_WITH_GAMES: [&str; 4] = ["lessons", "script", "server", "table"];

/// Whose tests may start a PostgreSQL.
const MAY_TEST_WITH_PGTEMP: [&str; 3] = ["store", "server", "passerelle"];

const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

#[test]
fn dependencies_point_the_right_way() {
    assert_tidy(wrong_arrows);
}

fn wrong_arrows(root: &Path) -> Vec<String> {
    let games: Vec<String> = games(root).into_iter().map(|(game, _)| game).collect();
    packages(root).iter().flat_map(|package| wrong_arrows_of(package, &games)).collect()
}

fn wrong_arrows_of(package: &Path, games: &[String]) -> Vec<String> {
    let is_game = |name: &str| games.iter().any(|game| game == name);
    let kind_of =
        |name: &str| MAY_USE.iter().find(|(ours, _)| is_called(ours, name, is_game(name)));
    let manifest: toml::Table =
        read(&package.join("Cargo.toml")).parse().expect("cargo has read this manifest already");
    let folder = package.file_name().unwrap_or_default().to_string_lossy();
    let name = manifest["package"]["name"].as_str().unwrap_or_default();

    let Some((_, may_use)) = kind_of(name) else {
        return vec![format!("{name} has no line in the table of dependencies")];
    };
    let mut problems = Vec::new();
    if name != folder {
        problems.push(format!("the crate {name} lies in a folder called {folder}"));
    }
    for kind in KINDS {
        let tests_with = |used: &str| {
            kind == "dev-dependencies"
                && match used {
                    "samples" | "bots" => MAY_TEST_WITH_SAMPLES.contains(&name),
                    "pgtemp" => MAY_TEST_WITH_PGTEMP.contains(&name),
                    used => is_game(used) && MAY_TEST_WITH_GAMES.contains(&name),
                }
        };
        let Some(dependencies) = manifest.get(kind).and_then(|table| table.as_table()) else {
            continue;
        };
        problems.extend(
            dependencies
                .keys()
                .filter(|used| kind_of(used).is_some_and(|(kind, _)| !may_use.contains(kind)))
                .filter(|used| !tests_with(used))
                .map(|used| format!("{name} may not use {used} ({kind})")),
        );
    }
    problems
}

/// Whether a line of the table is about a crate of this name.
fn is_called(line: &str, name: &str, is_game: bool) -> bool {
    if is_game { line == GAMES } else { line == name }
}

#[test]
fn a_wrong_arrow_is_found() {
    let kernel = "[package]\nname = \"kernel\"\n[dev-dependencies]\nquantum.workspace = true\n";
    let quantum =
        "[package]\nname = \"quantum\"\n[dependencies]\nkernel = { path = \"\" }\nserde = \"1\"\n";
    assert_finds(
        wrong_arrows,
        &[
            ("crates/kernel/Cargo.toml", kernel),
            ("crates/quantum/Cargo.toml", quantum),
            ("crates/quantum/rules/clauses.txt", "QU-MOVE-01\n"),
        ],
        &["kernel may not use quantum (dev-dependencies)"],
    );
}

#[test]
fn only_tests_play_the_sample_games() {
    let kernel = "[package]\nname = \"kernel\"\n[dev-dependencies]\nsamples = \"1\"\n";
    let tui = "[package]\nname = \"tui\"\n[dependencies]\nsamples = \"1\"\n";
    let words = "[package]\nname = \"words\"\n[dev-dependencies]\nsamples = \"1\"\n";
    assert_finds(
        wrong_arrows,
        &[
            ("crates/kernel/Cargo.toml", kernel),
            ("crates/tui/Cargo.toml", tui),
            ("crates/words/Cargo.toml", words),
        ],
        &["tui may not use samples (dependencies)", "words may not use samples (dev-dependencies)"],
    );
}

#[test]
fn a_crate_without_a_place_is_found() {
    assert_finds(
        wrong_arrows,
        &[
            ("crates/utils/Cargo.toml", "[package]\nname = \"utils\"\n"),
            ("crates/terminal/Cargo.toml", "[package]\nname = \"tui\"\n"),
        ],
        &[
            "the crate tui lies in a folder called terminal",
            "utils has no line in the table of dependencies",
        ],
    );
}

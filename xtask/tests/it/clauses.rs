//! Every clause of the rules has a text in both languages and a test that carries its id.

use std::collections::BTreeSet;
use std::path::Path;

use crate::locales::Locale;
use crate::workspace::{
    CLAUSES, assert_finds, assert_tidy, files, games, line_of, read, shipped_code, shown,
};

#[test]
fn every_clause_has_a_text() {
    assert_tidy(clauses_without_text);
}

#[test]
fn every_clause_has_a_test() {
    assert_tidy(clauses_without_test);
}

#[test]
fn what_is_pending_still_waits() {
    assert_tidy(wrongly_pending);
}

#[test]
fn every_clause_that_the_code_names_exists() {
    assert_tidy(unknown_clauses);
}

#[test]
fn every_clause_that_the_rulings_name_exists() {
    assert_tidy(unknown_rulings);
}

/// Texts that are missing, and texts of no clause. A worked example needs none.
fn clauses_without_text(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for language in ["en", "fr"] {
        let locale = Locale::read(root, language);
        for (game, prefix) in games(root) {
            let file = format!("{game}/rules.ftl");
            let has = |key: &str| locale.messages.get(key).is_some_and(|text| text.file == file);
            let listed = listed_clauses(root, &game);
            for id in listed.iter().filter(|id| !id.contains("-EX-")) {
                if !has(id) || !has(&format!("{id}.title")) {
                    problems.push(format!("{id} has no title or no text in {language}/{file}"));
                }
            }
            problems.extend(
                told_clauses(&locale, &prefix)
                    .difference(&listed)
                    .map(|id| format!("{language}/{file} tells {id}, which is no clause")),
            );
        }
    }
    problems
}

/// A game's clauses are tested in its crate, those of the platform in the kernel or in the words.
fn clauses_without_test(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for (game, _) in games(root) {
        let (tests, pending) = (test_names(root, &[&game]), pending_clauses(root, &game));
        let due = &listed_clauses(root, &game) - &pending;
        for id in due.iter().filter(|id| !is_tested(id, &tests)) {
            problems.push(format!("{id} has no test in crates/{game}"));
        }
    }
    let tests = test_names(root, &["kernel", "words"]);
    for id in told_clauses(&Locale::read(root, "en"), "PA") {
        if !is_tested(&id, &tests) {
            problems.push(format!("{id} has no test in crates/kernel or crates/words"));
        }
    }
    problems
}

/// The list of what a game under construction has not tested yet may only shrink: whatever has a
/// test leaves it.
fn wrongly_pending(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for (game, _) in games(root) {
        let (tests, listed) = (test_names(root, &[&game]), listed_clauses(root, &game));
        for id in pending_clauses(root, &game) {
            if !listed.contains(&id) {
                problems.push(format!("{id} is pending in crates/{game}, but is no clause"));
            } else if is_tested(&id, &tests) {
                problems.push(format!("{id} is pending in crates/{game}, but has a test"));
            }
        }
    }
    problems
}

/// Ids in the string literals of a game or of the kernel that stand in no list.
fn unknown_clauses(root: &Path) -> Vec<String> {
    let mut known = told_clauses(&Locale::read(root, "en"), "PA");
    for (game, _) in games(root) {
        known.extend(listed_clauses(root, &game));
    }
    let mut problems = Vec::new();
    let (names, prefixes): (Vec<_>, Vec<_>) = games(root).into_iter().unzip();
    for name in names.iter().map(String::as_str).chain(["kernel"]) {
        for path in files(&root.join("crates").join(name).join("src"), &["rs"]) {
            let code = shipped_code(&read(&path));
            for (byte, id) in named_clauses(&code, &prefixes) {
                if !known.contains(id) {
                    let line = line_of(&code, byte);
                    problems.push(format!("{}:{line}: {id} is no clause", shown(root, &path)));
                }
            }
        }
    }
    problems
}

/// Ids in `docs/rulings.md` that stand in no list of a game that exists.
fn unknown_rulings(root: &Path) -> Vec<String> {
    let rulings = read(&root.join("docs/rulings.md"));
    let words = || rulings.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let mut problems = Vec::new();
    for (game, prefix) in games(root) {
        let (listed, start) = (listed_clauses(root, &game), format!("{prefix}-"));
        let named = words().filter(|word| word.starts_with(&start));
        let unknown = named.filter(|id| !listed.contains(*id));
        problems.extend(unknown.map(|id| format!("docs/rulings.md: {id} is no clause")));
    }
    problems
}

fn listed_clauses(root: &Path, game: &str) -> BTreeSet<String> {
    ids_in(&root.join("crates").join(game).join(CLAUSES))
}

/// The clauses that a game under construction has not tested yet. A finished game has no such list.
fn pending_clauses(root: &Path, game: &str) -> BTreeSet<String> {
    let list = root.join("crates").join(game).join("rules/pending.txt");
    if list.is_file() { ids_in(&list) } else { BTreeSet::new() }
}

/// One id a line; a `#` starts a comment.
fn ids_in(list: &Path) -> BTreeSet<String> {
    read(list)
        .lines()
        .filter_map(|line| line.split('#').next().unwrap_or_default().split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// The clauses with this prefix that the built-in rulebook tells.
fn told_clauses(locale: &Locale, prefix: &str) -> BTreeSet<String> {
    let prefix = format!("{prefix}-");
    let ids = locale.messages.keys().filter(|key| key.starts_with(&prefix) && !key.contains('.'));
    ids.cloned().collect()
}

/// String literals that look like an id: `"QU-MOVE-03"`.
fn named_clauses<'a>(
    code: &'a str,
    prefixes: &'a [String],
) -> impl Iterator<Item = (usize, &'a str)> {
    let prefixes = prefixes.iter().map(String::as_str).chain(["PA"]);
    prefixes.flat_map(move |prefix| {
        let start = format!("\"{prefix}-");
        let found: Vec<_> = code.match_indices(&start).map(|(byte, _)| byte).collect();
        found.into_iter().filter_map(|byte| Some((byte, code[byte + 1..].split_once('"')?.0)))
    })
}

/// The names of all functions marked `#[test]`, in these crates.
fn test_names(root: &Path, crates: &[&str]) -> BTreeSet<String> {
    crates
        .iter()
        .flat_map(|name| files(&root.join("crates").join(name), &["rs"]))
        .flat_map(|path| marked_tests(&read(&path)))
        .collect()
}

fn marked_tests(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in source.lines().map(str::trim) {
        marked |= line.starts_with("#[test]");
        let code = line.trim_start_matches("#[test]").trim_start();
        if let Some(rest) = code.strip_prefix("fn ") {
            let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next();
            names.extend(name.filter(|_| marked).map(str::to_owned));
            marked = false;
        } else if code.starts_with("mod ") || code == "}" {
            marked = false;
        }
    }
    names
}

fn is_tested(id: &str, tests: &BTreeSet<String>) -> bool {
    let stem = id.to_lowercase().replace('-', "_");
    let start = format!("{stem}_");
    tests.contains(&stem)
        || tests.range(start.clone()..).next().is_some_and(|t| t.starts_with(&start))
}

#[test]
fn a_missing_or_a_stray_text_is_found() {
    let clauses = "# moves\nQU-MOVE-01\nQU-MOVE-02 # comment\nQU-MOVE-03\nQU-EX-01\n";
    let english = "QU-MOVE-01 = text\n    .title = title\nQU-MOVE-02 = no title\n";
    let french =
        "QU-MOVE-01 = texte\n    .title = titre\nQU-MOVE-02 = t\n    .title = t\nQU-OLD-01 = t\n";
    assert_finds(
        clauses_without_text,
        &[
            ("crates/quantum/Cargo.toml", ""),
            ("crates/quantum/rules/clauses.txt", clauses),
            ("locales/en/quantum/rules.ftl", english),
            ("locales/en/quantum/elsewhere.ftl", "QU-MOVE-03 = text\n    .title = title\n"),
            ("locales/fr/quantum/rules.ftl", french),
        ],
        &[
            "QU-MOVE-02 has no title or no text in en/quantum/rules.ftl",
            "QU-MOVE-03 has no title or no text in en/quantum/rules.ftl",
            "QU-MOVE-03 has no title or no text in fr/quantum/rules.ftl",
            "fr/quantum/rules.ftl tells QU-OLD-01, which is no clause",
        ],
    );
}

#[test]
fn a_clause_without_a_test_is_found() {
    let tests = "
        /// Says more.
        #[test]
        #[should_panic]
        fn qu_move_01_more() {}

        fn qu_move_02_is_a_helper() {}
        // #[test]
        // fn qu_move_03_is_a_comment() {}
        proptest! {
            #[test]
            fn qu_move_04_holds(n in 0..3) {}
        }
        #[test]
        fn qu_move_055_is_another_clause() {}
        #[test] fn qu_ex_01() {}
    ";
    let clauses = "QU-MOVE-01\nQU-MOVE-02\nQU-MOVE-03\nQU-MOVE-04\nQU-MOVE-05\nQU-EX-01";
    assert_finds(
        clauses_without_test,
        &[
            ("crates/quantum/Cargo.toml", ""),
            ("crates/quantum/rules/clauses.txt", clauses),
            ("crates/quantum/tests/it/moves.rs", tests),
            ("crates/kernel/src/lib.rs", "#[test]\nfn pa_turn_01_waits() {}\n"),
            ("locales/en/platform/rules.ftl", "PA-TURN-01 = a\nPA-TURN-02 = b\n    .title = c\n"),
        ],
        &[
            "QU-MOVE-02 has no test in crates/quantum",
            "QU-MOVE-03 has no test in crates/quantum",
            "QU-MOVE-05 has no test in crates/quantum",
            "PA-TURN-02 has no test in crates/kernel or crates/words",
        ],
    );
}

#[test]
fn a_pending_clause_needs_no_test_until_it_has_one() {
    let files = [
        ("crates/alert/Cargo.toml", ""),
        ("crates/alert/rules/clauses.txt", "SA-MOVE-01\nSA-MOVE-02\nSA-MOVE-03\n"),
        ("crates/alert/rules/pending.txt", "# moves\nSA-MOVE-01\nSA-MOVE-02\nSA-MOVE-99\n"),
        ("crates/alert/tests/it/moves.rs", "#[test]\nfn sa_move_02_waits() {}\n"),
    ];
    assert_finds(clauses_without_test, &files, &["SA-MOVE-03 has no test in crates/alert"]);
    assert_finds(
        wrongly_pending,
        &files,
        &[
            "SA-MOVE-02 is pending in crates/alert, but has a test",
            "SA-MOVE-99 is pending in crates/alert, but is no clause",
        ],
    );
}

#[test]
fn an_unknown_clause_is_found() {
    let code = "// \"QU-MOVE-98\"\nrefuse(\"QU-MOVE-01\");\nrefuse(\"QU-MOVE-99\");\n";
    assert_finds(
        unknown_clauses,
        &[
            ("crates/quantum/Cargo.toml", ""),
            ("crates/quantum/rules/clauses.txt", "QU-MOVE-01\n"),
            ("crates/quantum/src/moves.rs", code),
        ],
        &["crates/quantum/src/moves.rs:3: QU-MOVE-99 is no clause"],
    );
}

#[test]
fn a_ruling_about_no_clause_is_found() {
    assert_finds(
        unknown_rulings,
        &[
            ("crates/quantum/Cargo.toml", ""),
            ("crates/quantum/rules/clauses.txt", "QU-MOVE-01\n"),
            ("docs/rulings.md", "| QU-MOVE-01, QU-MOVE-99 | as FC-MOVE-01 |\n"),
        ],
        &["docs/rulings.md: QU-MOVE-99 is no clause"],
    );
}

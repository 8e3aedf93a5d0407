//! Every sentence that the code can say has words.

use std::collections::BTreeSet;
use std::path::Path;

use crate::locales::Locale;
use crate::workspace::{
    assert_finds, assert_tidy, files, line_of, packages, read, shipped_code, shown,
};

/// The calls whose first argument, when it is a literal, is a key.
const CALLS: [&str; 4] = ["Sentence::new(", "Value::message(", "words.text(", "words.title("];

/// How the keys of a game's sentences begin: such a literal is a key wherever it stands.
const BEGINNINGS: [&str; 5] = ["question-", "offer-", "event-", "refusal-", "describe-"];

#[test]
fn every_key_has_words() {
    assert_tidy(unknown_keys);
}

/// Tests and comments may use keys of their own.
fn unknown_keys(root: &Path) -> Vec<String> {
    let english = Locale::read(root, "en");
    let mut problems = Vec::new();
    for path in packages(root).iter().flat_map(|package| files(&package.join("src"), &["rs"])) {
        let code = shipped_code(&read(&path));
        let called = CALLS.iter().flat_map(|call| literals_after(&code, call));
        let begun = BEGINNINGS.iter().flat_map(|beginning| literals_with(&code, beginning));
        let keys: BTreeSet<(usize, &str)> = called.chain(begun).collect();
        for (byte, key) in keys {
            if !english.messages.contains_key(key) {
                let line = line_of(&code, byte);
                problems.push(format!("{}:{line}: {key} is in no locale", shown(root, &path)));
            }
        }
    }
    problems
}

/// The string literals that follow `call` at once, with where they start.
fn literals_after<'a>(code: &'a str, call: &str) -> Vec<(usize, &'a str)> {
    code.match_indices(call)
        .filter_map(|(start, call)| {
            let rest = &code[start + call.len()..];
            let quoted = rest.trim_start().strip_prefix('"')?;
            Some((code.len() - quoted.len(), quoted.split_once('"')?.0))
        })
        .collect()
}

/// The string literals that begin like this, with where they start.
fn literals_with<'a>(code: &'a str, beginning: &str) -> Vec<(usize, &'a str)> {
    code.match_indices(&format!("\"{beginning}"))
        .filter_map(|(quote, _)| {
            let literal = &code[quote + 1..];
            Some((quote + 1, literal.split_once('"')?.0))
        })
        .collect()
}

#[test]
fn an_unknown_key_is_found() {
    let code = "
        // Sentence::new(\"in-a-comment\")
        Sentence::new(\"known\"); Sentence::new(
            \"unknown\",
        ); Value::message(\"card.text\"); Sentence::new(key); words.text(\"lost\");
        wrong(\"QU-TERM-04\", \"refusal-far\"); wrong(\"QU-TERM-04\", \"refusal-near\");
        #[cfg(test)]
        mod tests { Sentence::new(\"in-a-test\") }
    ";
    assert_finds(
        unknown_keys,
        &[
            ("crates/quantum/Cargo.toml", ""),
            ("crates/quantum/src/lib.rs", code),
            (
                "locales/en/a.ftl",
                "known = yes\ncard = Agile\n    .text = Fast.\nrefusal-near = No.\n",
            ),
        ],
        &[
            "crates/quantum/src/lib.rs:4: unknown is in no locale",
            "crates/quantum/src/lib.rs:5: lost is in no locale",
            "crates/quantum/src/lib.rs:6: refusal-far is in no locale",
        ],
    );
}

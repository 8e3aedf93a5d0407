//! French sentences are set as French is: no-break spaces, accents on capitals, a real minus.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, files, read, shown};

/// Before these stands a no-break space.
const HIGH_SIGNS: [char; 5] = [':', ';', '!', '?', '»'];

const NO_BREAK: char = '\u{a0}';

/// Beginnings of words whose first letter bears an accent, in capitals as well.
const UNACCENTED: [&str; 14] = [
    "Ame", "Apre", "Echa", "Ecla", "Ecr", "Edit", "Egal", "Energ", "Equip", "Eta", "Etoil", "Evac",
    "Even", "Evi",
];

/// Words that begin like those and bear none.
const PLAIN: [&str; 2] = ["Amenez", "Event"];

/// Messages in which something typed or sent stands as it is.
const AS_TYPED: [(&str, &str); 1] = [("server-api-introduction", "a header of HTTP")];

#[test]
fn french_is_set_as_french() {
    assert_tidy(slips);
}

fn slips(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for path in files(&root.join("locales/fr"), &["ftl"]) {
        for (index, line) in read(&path).lines().enumerate() {
            let place = format!("{}:{}", shown(root, &path), index + 1);
            problems.extend(slips_of(line).map(|slip| format!("{place}: {slip}: {}", line.trim())));
        }
    }
    problems
}

fn slips_of(line: &str) -> impl Iterator<Item = &'static str> {
    let is_typed = AS_TYPED.iter().any(|(key, _)| line.starts_with(&format!("{key} =")));
    let is_checked = !line.starts_with('#') && !is_typed;
    let found = [
        (has_wrong_space(line), "no no-break space before a high sign or within « »"),
        (line.contains("..."), "three dots instead of …"),
        (has_bare_capital(line), "a capital without its accent"),
        (has_hyphen_minus(line), "a hyphen instead of − before a number"),
    ];
    found.into_iter().filter(move |(is_there, _)| is_checked && *is_there).map(|(_, slip)| slip)
}

/// Whether the space at a high sign is an ordinary or a narrow one, or is missing after a word. A
/// sign after a dot in the middle (`· ? règles`) is the name of a key.
fn has_wrong_space(line: &str) -> bool {
    let letters: Vec<char> = line.chars().collect();
    let at = |index: usize| letters.get(index).copied();
    let ends = |index: usize| at(index + 1).is_none_or(|next| next.is_whitespace() || next == '.');
    let is_high = |index: usize| match letters[index] {
        '»' => true,
        sign => HIGH_SIGNS.contains(&sign) && ends(index),
    };
    let is_wrong = |index: usize| match (index.checked_sub(1).and_then(at), letters[index]) {
        (Some(' ' | '\u{202f}'), _) if is_high(index) => {
            let before = index.checked_sub(2).and_then(at);
            before.is_some_and(|before| !matches!(before, '·' | '=' | ',' | ' '))
        }
        (Some(before), '»' | ';' | '!' | '?') if is_high(index) => before.is_alphabetic(),
        (Some(before), ':') if is_high(index) => before.is_alphabetic(),
        (_, '«') => at(index + 1) != Some(NO_BREAK),
        _ => false,
    };
    (0..letters.len()).any(is_wrong)
}

fn has_bare_capital(line: &str) -> bool {
    let mut words = line.split(|letter: char| !letter.is_alphabetic());
    words.any(|word| {
        UNACCENTED.iter().any(|start| word.starts_with(start)) && !PLAIN.contains(&word)
    })
}

/// A hyphen between a space and a number, where both sides are words: `{ x } : -1 domination`.
fn has_hyphen_minus(line: &str) -> bool {
    line.match_indices(" -").any(|(index, _)| {
        let mut rest = line[index + 2..].trim_start_matches(|letter: char| letter.is_ascii_digit());
        let is_number = rest.len() < line.len() - index - 2;
        rest = rest.trim_start_matches(['\u{a0}', ' ']);
        is_number && rest.starts_with(char::is_alphabetic)
    })
}

#[test]
fn slips_of_the_setter_are_found() {
    let narrow = "Non\u{202f}!";
    let lines = [
        "# Comme ceci : tout est permis",
        "bon = Bien\u{a0}: «\u{a0}oui\u{a0}»\u{a0}! h aide · ? règles · 3:50 · bot:easy",
        "espace = Mal : oui",
        "mot = Mal? Oui",
        "guillemets = « oui\u{a0}»",
        narrow,
        "points = Attendez...",
        "capitale = Etape suivante",
        "moins = Carte\u{a0}: -1 domination",
        "tapé = Tapez +5, -1, ou -2.",
    ];
    assert_finds(
        slips,
        &[("locales/fr/a.ftl", &lines.join("\n"))],
        &[
            "locales/fr/a.ftl:3: no no-break space before a high sign or within « »: espace = Mal : oui",
            "locales/fr/a.ftl:4: no no-break space before a high sign or within « »: mot = Mal? Oui",
            "locales/fr/a.ftl:5: no no-break space before a high sign or within « »: guillemets = « oui\u{a0}»",
            &format!(
                "locales/fr/a.ftl:6: no no-break space before a high sign or within « »: {narrow}"
            ),
            "locales/fr/a.ftl:7: three dots instead of …: points = Attendez...",
            "locales/fr/a.ftl:8: a capital without its accent: capitale = Etape suivante",
            "locales/fr/a.ftl:9: a hyphen instead of − before a number: moins = Carte\u{a0}: -1 domination",
        ],
    );
}

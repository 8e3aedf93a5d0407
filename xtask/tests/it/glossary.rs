//! The games speak the words of their rulebooks, as `docs/glossary.md` lists them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, children, files, read, shown};

const GLOSSARY: &str = "docs/glossary.md";

/// The chapter that speaks of all messages. The others are called as the games are.
const EVERYWHERE: &str = "Everywhere";

#[test]
fn messages_keep_to_the_glossary() {
    assert_tidy(wrong_words);
}

/// A term of one language, and what does not stand for it.
struct Term<'a> {
    language: &'static str,
    folder: Option<String>,
    forms: Vec<&'a str>,
    wrong: Vec<&'a str>,
}

/// A line of a message, without what is filled in.
struct Line {
    file: String,
    number: usize,
    /// `id`, or `id.attribute`.
    key: String,
    text: String,
}

fn wrong_words(root: &Path) -> Vec<String> {
    let glossary = root.join(GLOSSARY);
    if !glossary.is_file() {
        return vec![format!("{GLOSSARY} is missing")];
    }
    let glossary = read(&glossary);
    let excused = exceptions(&glossary);
    let mut unused = excused.clone();
    let mut problems = Vec::new();
    for term in terms(root, &glossary) {
        for line in lines(root, term.language, term.folder.as_deref()) {
            for word in term.found_in(&line.text) {
                let is_excused = |exception: &(&str, &str)| *exception == (&*line.key, word);
                unused.retain(|exception| !is_excused(exception));
                if !excused.iter().any(is_excused) {
                    problems.push(format!(
                        "{}:{}: {} says “{word}” for “{}”",
                        line.file, line.number, line.key, term.forms[0]
                    ));
                }
            }
        }
    }
    problems.extend(unused.into_iter().map(|(key, word)| {
        format!("{GLOSSARY}: the exception of “{word}” in {key} is not needed")
    }));
    problems
}

/// The chapters, each with the folder of the messages that it speaks of.
fn chapters(root: &Path) -> Vec<(String, Option<String>)> {
    let named = |folder: &Path| {
        let game = folder.file_name()?.to_string_lossy().into_owned();
        let titles = fs::read_to_string(folder.join("title.ftl")).ok()?;
        let start = format!("{game}-title = ");
        let title = titles.lines().find_map(|line| line.strip_prefix(&start))?;
        Some((title.to_owned(), Some(game)))
    };
    let folders = children(&root.join("locales/en"));
    let of_games = folders.iter().filter_map(|folder| named(folder));
    std::iter::once((EVERYWHERE.to_owned(), None)).chain(of_games).collect()
}

/// The rows of the chapters, twice each: once for either language.
fn terms<'a>(root: &Path, glossary: &'a str) -> impl Iterator<Item = Term<'a>> {
    let chapters = chapters(root);
    let folder_of = move |heading: &str| {
        chapters.iter().find(|(chapter, _)| chapter == heading).map(|(_, folder)| folder.clone())
    };
    rows(glossary).filter_map(move |(heading, row)| Some((folder_of(heading)?, row))).flat_map(
        |(folder, row)| {
            let cell = |index: usize| row.get(index).map_or_else(Vec::new, |cell| listed(cell));
            let term = |language, first| Term {
                language,
                folder: folder.clone(),
                forms: cell(first),
                wrong: cell(first + 1),
            };
            [term("fr", 0), term("en", 2)]
        },
    )
}

/// The last table: in which message a word may stand.
fn exceptions(glossary: &str) -> BTreeSet<(&str, &str)> {
    let rows = rows(glossary).filter(|(heading, _)| *heading == "Exceptions");
    rows.map(|(_, row)| (row[0].trim_matches('`'), row[1])).collect()
}

/// Every row of a table with the heading above it; a row of names and the line below it are none.
fn rows(glossary: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    let mut heading = "";
    let mut lines = glossary.lines().peekable();
    std::iter::from_fn(move || {
        loop {
            let line = lines.next()?;
            let is_head = lines.peek().is_some_and(|next| next.starts_with("| ---"));
            match (line.strip_prefix("## "), line.strip_prefix("| ")) {
                (Some(name), _) => heading = name,
                (_, Some(row)) if !is_head && !row.starts_with("---") => {
                    return Some((heading, row.split('|').map(str::trim).collect()));
                }
                _ => {}
            }
        }
    })
}

fn listed(cell: &str) -> Vec<&str> {
    cell.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
}

impl<'a> Term<'a> {
    /// The wrong words that stand in the text, the term itself left out.
    fn found_in(&self, text: &str) -> Vec<&'a str> {
        if self.wrong.is_empty() {
            return Vec::new();
        }
        let without_term = self.forms.iter().fold(text.to_owned(), |rest, form| {
            let places: Vec<usize> = places(&rest, form).collect();
            places.into_iter().rev().fold(rest, |mut rest, place| {
                rest.replace_range(place..place + form.len(), "…");
                rest
            })
        });
        let stands = |word: &str| places(&without_term, word).next().is_some();
        self.wrong.iter().copied().filter(|word| stands(word) || stands(&capital(word))).collect()
    }
}

/// Where `word` stands in the text as a whole word.
fn places<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(word).map(|(place, _)| place).filter(move |place| {
        is_edge(text[..*place].chars().next_back())
            && is_edge(text[place + word.len()..].chars().next())
    })
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The lines of a language's messages, in one folder or in all.
fn lines(root: &Path, language: &str, folder: Option<&str>) -> Vec<Line> {
    let locale = root.join("locales").join(language);
    let folders = match folder {
        Some(folder) => vec![locale.join(folder)],
        None => children(&locale),
    };
    let paths = folders.iter().flat_map(|folder| files(folder, &["ftl"]));
    paths.flat_map(|path| lines_of(&shown(root, &path), &read(&path))).collect()
}

fn lines_of(file: &str, source: &str) -> Vec<Line> {
    let mut id = "";
    let mut attribute = None;
    let lines = source.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines
        .map(|(index, line)| {
            let text = match line.split_once(" =") {
                Some((name, text)) if is_id(name) => {
                    (id, attribute) = (name, None);
                    text
                }
                Some((name, text)) if name.trim_start().strip_prefix('.').is_some_and(is_id) => {
                    attribute = Some(name.trim_start());
                    text
                }
                _ => line,
            };
            let key = format!("{id}{}", attribute.unwrap_or_default());
            let text = without_placeables(text).replace('\u{a0}', " ");
            Line { file: file.to_owned(), number: index + 1, key, text }
        })
        .collect()
}

fn is_id(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-')
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
}

/// What stands between braces is said by others.
fn without_placeables(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = |letter: &char| {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        true
    };
    text.chars().filter(outside).collect()
}

#[test]
fn wrong_words_are_found() {
    let glossary = "# Glossary\n\n## Everywhere\n\n| French | not | English | not |\n| --- | --- | --- | --- |\n| robot | bot | bot | |\n\n## Quantum\n\n| French | not | English | not |\n| --- | --- | --- | --- |\n| Bataille Finale, Batailles Finales | Finale, dernière bataille | final battle | last battle |\n| Réserve | réserve | Reserve | |\n\n## Exceptions\n\n| message | word | why |\n| --- | --- | --- |\n| `typed.help` | bot | it is typed |\n| `gone` | bot | it was typed |\n";
    let french = "# la réserve\nright = La Bataille Finale, la Réserve { $réserve }, un sabot\nwrong = La Finale{ $x }\n    .text = Dernière\u{a0}bataille\ntyped = x\n    .help = bot:easy\n";
    let quiet = "reserve = La réserve, un bot\n";
    assert_finds(
        wrong_words,
        &[
            ("docs/glossary.md", glossary),
            ("locales/en/quantum/title.ftl", "quantum-title = Quantum\n"),
            ("locales/fr/quantum/a.ftl", french),
            ("locales/fr/fleet/a.ftl", quiet),
            ("locales/en/quantum/a.ftl", "wrong = The last battle, a bot\n"),
        ],
        &[
            "locales/fr/fleet/a.ftl:1: reserve says “bot” for “robot”",
            "locales/fr/quantum/a.ftl:3: wrong says “Finale” for “Bataille Finale”",
            "locales/fr/quantum/a.ftl:4: wrong.text says “dernière bataille” for “Bataille Finale”",
            "locales/en/quantum/a.ftl:1: wrong says “last battle” for “final battle”",
            "docs/glossary.md: the exception of “bot” in gone is not needed",
        ],
    );
}

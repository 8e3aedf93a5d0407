//! Both languages say the same things, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::workspace::{assert_finds, assert_tidy, files, line_of, read, shown};

#[test]
fn locales_are_sound() {
    assert_tidy(broken_messages);
}

#[test]
fn locales_agree() {
    assert_tidy(disagreements);
}

#[test]
fn apostrophes_are_typographic() {
    assert_tidy(straight_apostrophes);
}

/// One language, as its files tell it.
#[derive(Default)]
pub(crate) struct Locale {
    /// By key: `id`, `id.attribute`, or `-term`.
    pub(crate) messages: BTreeMap<String, Message>,
    problems: Vec<String>,
}

pub(crate) struct Message {
    /// The file's name with the folder of its game: `fleet/rules.ftl`.
    pub(crate) file: String,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Locale {
    pub(crate) fn read(root: &Path, language: &str) -> Self {
        let mut locale = Self::default();
        for path in files(&root.join("locales").join(language), &["ftl"]) {
            locale.add_file(root, language, &path);
        }
        locale
    }

    fn add_file(&mut self, root: &Path, language: &str, path: &Path) {
        let source = read(path);
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, errors)| {
            self.problems.extend(errors.iter().map(|error| {
                let line = line_of(&source, error.pos.start);
                format!("{}:{line}: {error}", shown(root, path))
            }));
            resource
        });
        let file = shown(&root.join("locales").join(language), path);
        for entry in &resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
                }
                _ => continue,
            };
            if let Some(value) = value {
                self.add(root, path, id.clone(), Message::new(&file, value));
            }
            for attribute in attributes {
                let key = format!("{id}.{}", attribute.id.name);
                self.add(root, path, key, Message::new(&file, &attribute.value));
            }
        }
    }

    fn add(&mut self, root: &Path, path: &Path, key: String, message: Message) {
        if let Some(earlier) = self.messages.get(&key) {
            self.problems.push(format!(
                "{}: {key} stands in {} already",
                shown(root, path),
                earlier.file
            ));
        }
        self.messages.insert(key, message);
    }
}

impl Message {
    fn new(file: &str, pattern: &Pattern<&str>) -> Self {
        let mut message =
            Self { file: file.to_owned(), variables: BTreeSet::new(), references: BTreeSet::new() };
        message.look_into(pattern);
        message
    }

    fn look_into(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.look_at(expression),
            }
        }
    }

    fn look_at(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_at_inline(inline),
            Expression::Select { selector, variants } => {
                self.look_at_inline(selector);
                for variant in variants {
                    self.look_into(&variant.value);
                }
            }
        }
    }

    fn look_at_inline(&mut self, inline: &InlineExpression<&str>) {
        let reference = |mark: &str, id: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{mark}{id}.{attribute}"),
            None => format!("{mark}{id}"),
        };
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.look_at_inline(argument);
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references.insert(reference("", id.name, attribute));
            }
            InlineExpression::TermReference { id, attribute, .. } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references.insert(reference("-", id.name, attribute));
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.look_at(expression),
        }
    }
}

/// What does not parse, stands twice, or refers to nothing.
fn broken_messages(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for language in ["en", "fr"] {
        let locale = Locale::read(root, language);
        for (key, message) in &locale.messages {
            let missing = message.references.iter().filter(|to| !locale.messages.contains_key(*to));
            problems.extend(missing.map(|to| format!("{language}: {key} refers to {to}: missing")));
        }
        problems.extend(locale.problems);
    }
    problems
}

/// Keys and arguments that one language has and the other has not. Terms are each language's own.
fn disagreements(root: &Path) -> Vec<String> {
    let (english, french) = (Locale::read(root, "en"), Locale::read(root, "fr"));
    let mut problems = Vec::new();
    for (key, message) in &english.messages {
        match french.messages.get(key) {
            _ if key.starts_with('-') => {}
            None => problems.push(format!("{key} is missing in French ({})", message.file)),
            Some(other) if other.file != message.file => problems.push(format!(
                "{key} stands in {} in English and in {} in French",
                message.file, other.file
            )),
            Some(other) if other.variables != message.variables => problems.push(format!(
                "{key} has the arguments {:?} in English and {:?} in French",
                message.variables, other.variables
            )),
            Some(_) => {}
        }
    }
    for (key, message) in &french.messages {
        if !key.starts_with('-') && !english.messages.contains_key(key) {
            problems.push(format!("{key} is missing in English ({})", message.file));
        }
    }
    problems
}

/// Sentences are set with ’; a straight apostrophe is a slip of the keyboard.
fn straight_apostrophes(root: &Path) -> Vec<String> {
    let slips = |path: &Path| {
        let text = read(path);
        let lines = text.lines().enumerate().filter(|(_, line)| has_straight_apostrophe(line));
        let shown = shown(root, path);
        lines.map(|(index, line)| format!("{shown}:{}: {line}", index + 1)).collect::<Vec<_>>()
    };
    files(&root.join("locales"), &["ftl"]).iter().flat_map(|path| slips(path)).collect()
}

/// Comments may be typed as code is.
fn has_straight_apostrophe(line: &str) -> bool {
    let follows_a_letter =
        |(index, _): (usize, _)| line[..index].chars().next_back().is_some_and(char::is_alphabetic);
    !line.starts_with('#') && line.match_indices('\'').any(follows_a_letter)
}

#[test]
fn straight_apostrophes_are_found() {
    assert_finds(
        straight_apostrophes,
        &[("locales/en/a.ftl", "# it's a comment\ngood = it’s fine\nbad = it's not\n")],
        &["locales/en/a.ftl:3: bad = it's not"],
    );
}

#[test]
fn broken_messages_are_found() {
    assert_finds(
        broken_messages,
        &[
            ("locales/en/a.ftl", "good = { -ship } { $x }\n-ship = ship\nsee = { nowhere }\n"),
            ("locales/en/b.ftl", "good = again\nbad = {\n"),
        ],
        &[
            "en: see refers to nowhere: missing",
            "locales/en/b.ftl:3: Expected an inline expression",
            "locales/en/b.ftl: good stands in a.ftl already",
        ],
    );
}

#[test]
fn disagreements_are_found() {
    let english = "same = { $n ->\n    [one] { $who }\n   *[other] x\n}\nvars = { $a }\n    .title = T\nmine = x\n-term = x\n";
    let french = "same = { $who } { $n }\nvars = { $b }\nyours = x\n";
    assert_finds(
        disagreements,
        &[("locales/en/a.ftl", english), ("locales/fr/a.ftl", french)],
        &[
            "mine is missing in French (a.ftl)",
            "vars has the arguments {\"a\"} in English and {\"b\"} in French",
            "vars.title is missing in French (a.ftl)",
            "yours is missing in English (a.ftl)",
        ],
    );
}

//! Files that people write: what is wrong in them, and on which line.

use std::ops::Range;

use kernel::{Sentence, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Something that is wrong in a mission or plan file.
///
/// ```
/// use alert::MissionFile;
///
/// let errors = MissionFile::read("level = 'picnic'\n").unwrap_err();
/// assert_eq!((errors[0].line, errors[0].sentence.key), (1, "alert-file-choice"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileError {
    /// Counted from 1.
    pub line: usize,
    pub sentence: Sentence,
}

/// A part of a file, with the line on which it stands.
#[derive(Debug, Clone)]
pub(super) struct Placed<T> {
    pub(super) line: usize,
    pub(super) value: T,
}

/// A whole number with how it was written.
#[derive(Debug, Clone)]
pub(super) struct Whole {
    pub(super) value: i64,
    pub(super) written: String,
}

/// After so many mistakes nobody reads on.
const ERRORS_MOST: usize = 20;

/// Takes a file apart and keeps every error on the way.
pub(super) struct Reader<'a> {
    text: &'a str,
    /// Where each line starts.
    lines: Vec<usize>,
    pub(super) errors: Vec<FileError>,
    /// After a mistake in the syntax everything else that seems wrong is a mere consequence.
    is_garbled: bool,
}

/// One table of the file. What is left of it at the end is unknown.
pub(super) struct Section<'a> {
    line: usize,
    table: DeTable<'a>,
    known: &'static [&'static str],
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let lines = std::iter::once(0).chain(breaks.map(|(at, _)| at + 1)).collect();
        Self { text, lines, errors: Vec::new(), is_garbled: false }
    }

    /// Whether there are enough mistakes to stop.
    pub(super) fn is_fed_up(&self) -> bool {
        self.errors.len() >= ERRORS_MOST
    }

    /// The whole document, as far as its syntax can be understood.
    pub(super) fn document(&mut self, known: &'static [&'static str]) -> Section<'a> {
        let (document, errors) = DeTable::parse_recoverable(self.text);
        if let Some(error) = errors.first() {
            let line = self.line(&error.span().unwrap_or(0..0));
            self.error(line, kernel::toml_fault(error.message()));
            self.is_garbled = true;
        }
        Section { line: 1, table: document.into_inner(), known }
    }

    pub(super) fn error(&mut self, line: usize, sentence: Sentence) {
        if !self.is_garbled && !self.is_fed_up() {
            self.errors.push(FileError { line, sentence });
        }
    }

    /// The finished value, or what is wrong.
    pub(super) fn finish<T>(mut self, value: Option<T>) -> Result<T, Vec<FileError>> {
        self.errors.sort_by_key(|error| error.line);
        match value {
            Some(value) if self.errors.is_empty() => Ok(value),
            _ => Err(self.errors),
        }
    }

    fn line(&self, span: &Range<usize>) -> usize {
        self.lines.partition_point(|start| *start <= span.start)
    }

    /// A text that people will read: without what would confuse a terminal.
    pub(super) fn printable(&mut self, key: &'static str, text: &Placed<String>) {
        if text.value.chars().any(char::is_control) {
            let sentence = Sentence::new("alert-file-control")
                .with("key", key)
                .with("value", text.value.escape_default().to_string());
            self.error(text.line, sentence);
        }
    }

    /// One of a few names, such as a zone or a track.
    pub(super) fn choice<T: Copy>(
        &mut self,
        key: &'static str,
        name: &Placed<String>,
        known: &[(T, &'static str)],
    ) -> Option<T> {
        let found = known.iter().find(|(_, written)| *written == name.value);
        if found.is_none() {
            let names: Vec<&str> = known.iter().map(|(_, written)| *written).collect();
            let sentence = Sentence::new("alert-file-choice")
                .with("value", name.value.clone())
                .with("key", key)
                .with("known", names.join(", "));
            self.error(name.line, sentence);
        }
        found.map(|(value, _)| *value)
    }

    pub(super) fn text(
        &mut self,
        key: &'static str,
        value: Spanned<DeValue<'a>>,
    ) -> Option<Placed<String>> {
        let line = self.line(&value.span());
        match value.into_inner() {
            DeValue::String(text) => Some(Placed { line, value: text.into_owned() }),
            other @ (DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_)) => self.wrong_kind("alert-file-not-text", line, key, &other),
        }
    }

    pub(super) fn number(
        &mut self,
        key: &'static str,
        value: Spanned<DeValue<'a>>,
    ) -> Option<Placed<Whole>> {
        let line = self.line(&value.span());
        match value.into_inner() {
            DeValue::Integer(integer) => {
                let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
                // A number beyond all bounds is answered like any other that is too large.
                let value = number.unwrap_or(i64::MAX);
                Some(Placed { line, value: Whole { value, written: integer.to_string() } })
            }
            other @ (DeValue::String(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_)) => self.wrong_kind("alert-file-not-number", line, key, &other),
        }
    }

    fn flag(&mut self, key: &'static str, value: Spanned<DeValue<'a>>) -> Option<bool> {
        let line = self.line(&value.span());
        match value.into_inner() {
            DeValue::Boolean(flag) => Some(flag),
            other @ (DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_)) => self.wrong_kind("alert-file-not-flag", line, key, &other),
        }
    }

    pub(super) fn table(
        &mut self,
        key: &'static str,
        value: Spanned<DeValue<'a>>,
        known: &'static [&'static str],
    ) -> Option<Section<'a>> {
        let line = self.line(&value.span());
        match value.into_inner() {
            DeValue::Table(table) => Some(Section { line, table, known }),
            other @ (DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)) => self.wrong_kind("alert-file-not-table", line, key, &other),
        }
    }

    fn wrong_kind<T>(
        &mut self,
        message: &'static str,
        line: usize,
        key: &'static str,
        found: &DeValue<'_>,
    ) -> Option<T> {
        let found = match found {
            DeValue::String(text) => format!("\"{text}\""),
            DeValue::Integer(number) => number.as_str().to_owned(),
            DeValue::Float(number) => number.as_str().to_owned(),
            DeValue::Boolean(flag) => flag.to_string(),
            DeValue::Datetime(time) => time.to_string(),
            DeValue::Array(_) => "[…]".to_owned(),
            DeValue::Table(_) => "{…}".to_owned(),
        };
        self.error(line, Sentence::new(message).with("key", key).with("value", found));
        None
    }
}

impl<'a> Section<'a> {
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    fn take(&mut self, key: &'static str) -> Option<Spanned<DeValue<'a>>> {
        debug_assert!(self.known.contains(&key), "`{key}` must be among the known keys");
        self.table.remove(key)
    }

    /// A value that must be there.
    fn need(&mut self, key: &'static str, reader: &mut Reader<'a>) -> Option<Spanned<DeValue<'a>>> {
        let value = self.take(key);
        if value.is_none() {
            reader.error(self.line, Sentence::new("alert-file-missing").with("key", key));
        }
        value
    }

    pub(super) fn text(
        &mut self,
        key: &'static str,
        reader: &mut Reader<'a>,
    ) -> Option<Placed<String>> {
        let value = self.take(key)?;
        reader.text(key, value)
    }

    pub(super) fn needed_text(
        &mut self,
        key: &'static str,
        reader: &mut Reader<'a>,
    ) -> Option<Placed<String>> {
        let value = self.need(key, reader)?;
        reader.text(key, value)
    }

    pub(super) fn needed_number(
        &mut self,
        key: &'static str,
        reader: &mut Reader<'a>,
    ) -> Option<Placed<Whole>> {
        let value = self.need(key, reader)?;
        reader.number(key, value)
    }

    pub(super) fn flag(&mut self, key: &'static str, reader: &mut Reader<'a>) -> Option<bool> {
        let value = self.take(key)?;
        reader.flag(key, value)
    }

    pub(super) fn table(
        &mut self,
        key: &'static str,
        known: &'static [&'static str],
        reader: &mut Reader<'a>,
    ) -> Option<Section<'a>> {
        let value = self.take(key)?;
        reader.table(key, value, known)
    }

    /// The items of a list; none if it is left out.
    pub(super) fn list(
        &mut self,
        key: &'static str,
        reader: &mut Reader<'a>,
    ) -> Option<Placed<Vec<Spanned<DeValue<'a>>>>> {
        let value = self.take(key)?;
        let line = reader.line(&value.span());
        match value.into_inner() {
            DeValue::Array(items) => Some(Placed { line, value: items.into_iter().collect() }),
            other @ (DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Table(_)) => reader.wrong_kind("alert-file-not-list", line, key, &other),
        }
    }

    pub(super) fn texts(
        &mut self,
        key: &'static str,
        reader: &mut Reader<'a>,
    ) -> Option<Vec<Placed<String>>> {
        let items = self.list(key, reader)?.value;
        Some(items.into_iter().filter_map(|item| reader.text(key, item)).collect())
    }

    /// Complains about the keys that nobody asked for.
    pub(super) fn close(self, reader: &mut Reader<'a>) {
        let known = Value::from(self.known.join(", "));
        for key in self.table.keys() {
            let sentence = Sentence::new("alert-file-unknown-key")
                .with("key", key.get_ref().clone().into_owned())
                .with("known", known.clone());
            reader.error(reader.line(&key.span()), sentence);
        }
    }
}

//! The text of a script, and the lines in it.

use std::ops::Range;

use kernel::Sentence;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};

use crate::Failure;

pub(crate) struct Source<'a> {
    pub(crate) text: &'a str,
}

impl<'a> Source<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text }
    }

    /// The line, counted from 1, on which a part of the text starts.
    pub(crate) fn line(&self, span: &Range<usize>) -> usize {
        self.text.get(..span.start).unwrap_or(self.text).matches('\n').count() + 1
    }

    pub(crate) fn broken(&self, span: &Range<usize>, reason: Sentence) -> Failure {
        Failure::broken(self.line(span), reason)
    }

    pub(crate) fn untrue(&self, span: &Range<usize>, reason: Sentence) -> Failure {
        Failure::untrue(self.line(span), reason)
    }

    /// The document, or everything that is wrong with its syntax.
    pub(crate) fn parse(&self) -> Result<DeTable<'a>, Vec<Failure>> {
        let (document, errors) = DeTable::parse_recoverable(self.text);
        if errors.is_empty() {
            Ok(document.into_inner())
        } else {
            Err(errors.iter().map(|error| self.toml_failure(error)).collect())
        }
    }

    /// Reads one value as the type that stands behind its key.
    pub(crate) fn read<T: DeserializeOwned>(
        &self,
        value: Spanned<DeValue<'a>>,
    ) -> Result<T, Failure> {
        T::deserialize(ValueDeserializer::from(value)).map_err(|error| self.toml_failure(&error))
    }

    fn toml_failure(&self, error: &Error) -> Failure {
        self.broken(&error.span().unwrap_or(0..0), kernel::toml_fault(error.message()))
    }
}

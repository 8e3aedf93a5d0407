//! What running a script shows.

use kernel::{Refusal, Sentence};
use words::Words;

/// How a script went.
///
/// ```
/// let report = script::Report::new("empty.toml");
/// assert!(report.holds());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub file: String,
    /// Actions played.
    pub actions: usize,
    /// Expectations that were looked at.
    pub expectations: usize,
    /// In the order of their lines.
    pub failures: Vec<Failure>,
}

impl Report {
    pub fn new(file: &str) -> Self {
        Self { file: file.to_owned(), actions: 0, expectations: 0, failures: Vec::new() }
    }

    pub fn holds(&self) -> bool {
        self.failures.is_empty()
    }

    /// The failures as `file:line: reason`, one line each.
    pub fn lines(&self, words: &Words) -> impl Iterator<Item = String> {
        self.failures
            .iter()
            .map(|failure| format!("{}:{}: {}", self.file, failure.line, failure.say(words)))
    }

    /// Whether the script itself is at fault, and not what it expects.
    pub fn is_broken(&self) -> bool {
        self.failures.iter().any(|failure| failure.fault == Fault::Broken)
    }
}

/// A line of a script that is broken, or that expects what is not so.
///
/// ```
/// use kernel::Sentence;
/// use script::Failure;
///
/// let failure = Failure::broken(3, Sentence::new("script-step-not-a-list"));
/// assert_eq!((failure.line, failure.refusal), (3, None));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Counted from 1.
    pub line: usize,
    pub fault: Fault,
    pub reason: Sentence,
    /// The words of the rules, where the rules turned something down.
    pub refusal: Option<Refusal>,
}

/// Whose fault it is.
///
/// ```
/// assert_ne!(script::Fault::Broken, script::Fault::Untrue);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The script cannot be understood or carried out.
    Broken,
    /// It is understood, and the rules say otherwise.
    Untrue,
}

impl Failure {
    pub const fn broken(line: usize, reason: Sentence) -> Self {
        Self { line, fault: Fault::Broken, reason, refusal: None }
    }

    pub const fn untrue(line: usize, reason: Sentence) -> Self {
        Self { line, fault: Fault::Untrue, reason, refusal: None }
    }

    /// The reason in words, and the rules' own behind it.
    pub fn say(&self, words: &Words) -> String {
        let what = words.say(&self.reason, &[]);
        match &self.refusal {
            None => what,
            Some(refusal) => words.pair(what, words.refuse(refusal, &[])),
        }
    }

    #[must_use]
    pub fn because(mut self, refusal: Refusal) -> Self {
        self.refusal = Some(refusal);
        self
    }
}

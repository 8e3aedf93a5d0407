//! What went wrong, in one sentence.

use std::io;
use std::path::Path;

use bots::BotSpecError;
use kernel::{RecordError, Refusal, ReplayError, Sentence};
use words::Words;

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// From the general to the particular, and at the end perhaps the words of the rules.
    Told { sentences: Vec<Sentence>, refusal: Option<Refusal> },
    /// Whoever read the output has gone, which is their right.
    OutputClosed,
}

impl Failure {
    pub(crate) fn new(sentence: Sentence) -> Self {
        Self::Told { sentences: vec![sentence], refusal: None }
    }

    pub(crate) fn refused(sentence: Sentence, refusal: Refusal) -> Self {
        Self::Told { sentences: vec![sentence], refusal: Some(refusal) }
    }

    pub(crate) fn unknown_language(language: &str) -> Self {
        Self::new(Sentence::new("cli-unknown-language").with("language", language.to_owned()))
    }

    /// A file that cannot be read.
    pub(crate) fn unreadable(file: &Path, error: &io::Error) -> Self {
        Self::about_file("cli-unreadable", file, error)
    }

    /// A file that cannot be written.
    pub(crate) fn unwritable(file: &Path, error: &io::Error) -> Self {
        Self::about_file("cli-unwritable", file, error)
    }

    fn about_file(key: &'static str, file: &Path, error: &io::Error) -> Self {
        Self::because(Sentence::new(key).with("file", shown(file)), error)
    }

    /// Something that the system does not allow.
    pub(crate) fn because(what: Sentence, error: &io::Error) -> Self {
        Self::Told { sentences: vec![what, io_sentence(error)], refusal: None }
    }

    /// A file that is not a record, or not one of ours.
    pub(crate) fn not_a_record(file: &Path, error: &RecordError) -> Self {
        let what = Sentence::new("cli-not-a-record").with("file", shown(file));
        Self::Told { sentences: vec![what, words::record_sentence(error)], refusal: None }
    }

    /// A record that does not replay.
    pub(crate) fn no_replay(file: &Path, error: &ReplayError) -> Self {
        let mut sentences = vec![Sentence::new("cli-no-replay").with("file", shown(file))];
        let (why, refusal) = words::replay_sentences(error);
        sentences.extend(why);
        Self::Told { sentences, refusal }
    }

    pub(crate) fn say(&self, words: &Words) -> String {
        let Self::Told { sentences, refusal } = self else { return String::new() };
        let said = sentences.iter().map(|sentence| words.say(sentence, &[]));
        said.chain(refusal.iter().map(|refusal| words.refuse(refusal, &[])))
            .reduce(|said, next| words.pair(said, next))
            .unwrap_or_default()
    }
}

/// Writing to the output failed, or the game itself did.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::OutputClosed;
        }
        // What the system did not report is ours.
        let is_ours = error.kind() == io::ErrorKind::Other && error.raw_os_error().is_none();
        let what = Sentence::new(if is_ours { "cli-stuck" } else { "cli-output" });
        Self::Told { sentences: vec![what, io_sentence(&error)], refusal: None }
    }
}

impl From<BotSpecError> for Failure {
    fn from(error: BotSpecError) -> Self {
        Self::new(match error {
            BotSpecError::Unknown(bot) => Sentence::new("cli-bot-unknown").with("bot", bot),
            BotSpecError::NoBudget(bot) => Sentence::new("cli-bot-no-budget").with("bot", bot),
            BotSpecError::NotANumber { text, amount } => {
                Sentence::new("cli-bot-not-a-number").with("bot", text).with("amount", amount)
            }
            BotSpecError::OutOfBounds { text, at_most, .. } => {
                Sentence::new("cli-bot-out-of-bounds").with("bot", text).with("most", at_most)
            }
        })
    }
}

pub(crate) fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// The usual reasons in the reader's language, the others as the system tells them.
fn io_sentence(error: &io::Error) -> Sentence {
    match error.kind() {
        io::ErrorKind::NotFound => Sentence::new("io-not-found"),
        io::ErrorKind::PermissionDenied => Sentence::new("io-permission-denied"),
        io::ErrorKind::IsADirectory => Sentence::new("io-is-a-directory"),
        io::ErrorKind::NotADirectory => Sentence::new("io-not-a-directory"),
        io::ErrorKind::AlreadyExists => Sentence::new("io-already-exists"),
        io::ErrorKind::InvalidData => Sentence::new("io-not-text"),
        io::ErrorKind::AddrInUse => Sentence::new("io-address-in-use"),
        io::ErrorKind::AddrNotAvailable => Sentence::new("io-address-not-available"),
        _ => Sentence::new("io-other").with("reason", error.to_string()),
    }
}

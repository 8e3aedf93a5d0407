//! Why we hang up, as programs and people are told.

use kernel::Sentence;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, error::ProtocolError};

use super::MESSAGE_AT_MOST;

/// Why we hang up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goodbye {
    /// The server is being stopped.
    Stopping,
    /// The table is not in memory any more.
    PutAway,
    /// More waits to be read than we keep.
    Slow,
    /// Nothing was heard for long, not even an answer to a ping.
    Silent,
    /// Message after message that nobody understands.
    Unreadable,
    TooLarge,
    NotText,
    /// Frames that are none.
    Garbled,
    /// Whoever looks after the server does not want them any more.
    Banned,
}

impl Goodbye {
    /// What follows from a message that could not be read; nothing can be said any more to
    /// somebody who cannot be reached.
    pub(super) fn after(error: &Error) -> Option<Self> {
        match error {
            Error::Capacity(_) => Some(Self::TooLarge),
            Error::Utf8(_) => Some(Self::NotText),
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
            Error::Protocol(_) => Some(Self::Garbled),
            _ => None,
        }
    }

    /// The code of RFC 6455, for programs.
    pub(super) const fn code(self) -> CloseCode {
        match self {
            Self::Stopping => CloseCode::Away,
            Self::PutAway => CloseCode::Again,
            Self::Slow | Self::Silent | Self::Unreadable | Self::Banned => CloseCode::Policy,
            Self::TooLarge => CloseCode::Size,
            Self::NotText => CloseCode::Invalid,
            Self::Garbled => CloseCode::Protocol,
        }
    }

    pub(super) fn sentence(self) -> Sentence {
        match self {
            Self::Stopping => Sentence::new("server-bye-stopping"),
            Self::PutAway => Sentence::new("server-bye-closed"),
            Self::Slow => Sentence::new("server-bye-slow"),
            Self::Silent => Sentence::new("server-bye-silent"),
            Self::Unreadable => Sentence::new("server-bye-unreadable"),
            Self::TooLarge => {
                let most = MESSAGE_AT_MOST as u32;
                Sentence::new("server-bye-too-large").with("bytes", most)
            }
            Self::NotText => Sentence::new("server-bye-not-text"),
            Self::Garbled => Sentence::new("server-bye-garbled"),
            Self::Banned => Sentence::new("server-banned"),
        }
    }
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;

    const ALL: [Goodbye; 8] = [
        Goodbye::Stopping,
        Goodbye::PutAway,
        Goodbye::Slow,
        Goodbye::Silent,
        Goodbye::Unreadable,
        Goodbye::TooLarge,
        Goodbye::NotText,
        Goodbye::Garbled,
    ];

    #[test]
    fn every_reason_fits_into_a_closing_frame() {
        for language in [Language::En, Language::Fr] {
            let words = Words::new(language);
            for goodbye in ALL {
                let said = words.say(&goodbye.sentence(), &[]);
                // A control frame holds 125 bytes, and the code takes two of them.
                assert!(said.len() <= 123, "{} bytes: {said}", said.len());
            }
        }
    }

    #[test]
    fn who_went_without_a_word_is_told_nothing() {
        let gone = Error::Protocol(ProtocolError::ResetWithoutClosingHandshake);
        assert_eq!(Goodbye::after(&gone), None);
        let bits = Error::Protocol(ProtocolError::NonZeroReservedBits);
        assert_eq!(Goodbye::after(&bits), Some(Goodbye::Garbled));
        assert_eq!(Goodbye::after(&Error::ConnectionClosed), None);
    }
}

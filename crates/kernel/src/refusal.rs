//! Why something was not allowed, by the clause that forbids it.

use std::fmt;

use serde::Serialize;

use crate::{Seat, Sentence};

/// The id of a clause of the rules, as it stands in the built-in rulebook: `QU-MOVE-03`.
///
/// ```
/// use kernel::Clause;
///
/// assert_eq!(Clause("QU-MOVE-03").to_string(), "QU-MOVE-03");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action or a set-up that the rules turn down: the clause behind it and a sentence with its
/// values.
///
/// ```
/// use kernel::{Refusal, Sentence};
///
/// let refusal = Refusal::new("QU-MOVE-02", Sentence::new("refusal-too-far").with("range", 3));
/// assert_eq!(refusal.to_string(), "QU-MOVE-02: refusal-too-far");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[error("{clause}: {}", .sentence.key)]
pub struct Refusal {
    pub clause: Clause,
    pub sentence: Sentence,
}

impl Refusal {
    pub const fn new(clause: &'static str, sentence: Sentence) -> Self {
        Self { clause: Clause(clause), sentence }
    }

    /// `PA-SEAT-01`: the decision belongs to somebody else.
    pub fn not_asked(seat: Seat) -> Self {
        Self::new("PA-SEAT-01", Sentence::new("refusal-not-asked").with("seat", seat))
    }

    /// `PA-SEAT-01`: the clock decides nothing here.
    pub const fn no_clock() -> Self {
        Self::new("PA-SEAT-01", Sentence::new("refusal-no-clock"))
    }

    /// `PA-SEAT-02`: so many players do not fill so many seats.
    pub fn wrong_players(players: usize, seats: u8) -> Self {
        let sentence = Sentence::new("refusal-wrong-players")
            .with("players", players as u32)
            .with("seats", seats);
        Self::new("PA-SEAT-02", sentence)
    }

    /// `PA-SETUP-01`: the menu of the game has no such option or no such choice.
    pub fn not_on_the_menu(option: &str) -> Self {
        Self::new(
            "PA-SETUP-01",
            Sentence::new("refusal-not-on-the-menu").with("option", option.to_owned()),
        )
    }

    /// `PA-SETUP-01`: the option of the menu cannot have this value.
    pub fn not_a_choice(option: &str, value: &str) -> Self {
        let sentence = Sentence::new("refusal-not-a-choice").with("option", option.to_owned());
        Self::new("PA-SETUP-01", sentence.with("value", value.to_owned()))
    }

    /// `PA-SETUP-01`: the game has no series of matches for so many players.
    pub fn no_series() -> Self {
        Self::new("PA-SETUP-01", Sentence::new("refusal-no-series"))
    }

    /// `PA-SETUP-01`: what was chosen is none of the answers to what is asked.
    pub fn not_an_answer(choice: &str) -> Self {
        let sentence = Sentence::new("refusal-not-an-answer").with("choice", choice.to_owned());
        Self::new("PA-SETUP-01", sentence)
    }

    /// `PA-OVER-01`: the game has ended.
    pub fn game_over() -> Self {
        Self::new("PA-OVER-01", Sentence::new("refusal-game-over"))
    }

    /// `PA-NOTATION-01`: the text spells no action of this game.
    pub fn not_an_action(text: &str) -> Self {
        Self::new(
            "PA-NOTATION-01",
            Sentence::new("refusal-not-an-action").with("text", text.to_owned()),
        )
    }

    /// `PA-UNDO-01`: there is nothing that this seat may take back.
    pub fn nothing_to_undo(seat: Seat) -> Self {
        Self::new("PA-UNDO-01", Sentence::new("refusal-nothing-to-undo").with("seat", seat))
    }
}

/// A text that spells no action.
///
/// ```
/// use kernel::{NotationError, Refusal};
///
/// let error = NotationError("fly".to_owned());
/// assert_eq!(Refusal::from(error).clause.to_string(), "PA-NOTATION-01");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an action of this game")]
pub struct NotationError(pub String);

impl From<NotationError> for Refusal {
    fn from(NotationError(text): NotationError) -> Self {
        Self::not_an_action(&text)
    }
}

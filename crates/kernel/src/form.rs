//! An answer that is written instead of picked: a sentence with blanks.

use serde::Serialize;

use crate::{Pick, Sentence};

/// How some actions are written that nobody lists one by one: piece by piece, with a space between
/// two of them.
///
/// ```
/// use kernel::{Form, Pick, Piece, Sentence};
///
/// let turns = ["1", "2", "3"].map(|id| Pick::new("turn", id)).to_vec();
/// let form = Form {
///     sentence: Sentence::new("form-wait"),
///     pieces: vec![Piece::Fixed("wait"), Piece::one_of(Sentence::new("blank-turn"), turns)],
/// };
/// assert_eq!(form.spellings(), Some(3));
/// assert_eq!(form.spelling(1).as_deref(), Some("wait 2"));
/// assert!(form.spells("wait 3") && !form.spells("wait 4") && !form.spells("wait"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Form {
    /// What one says or does by it.
    pub sentence: Sentence,
    /// What is written, in order. Only the last may be free.
    pub pieces: Vec<Piece>,
}

/// A piece of a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Piece {
    /// Stands as it is.
    Fixed(&'static str),
    /// The id of one of these.
    OneOf {
        /// What is to be chosen.
        label: Sentence,
        choices: Vec<Pick>,
    },
    /// Whatever one writes.
    Free {
        /// What it must be.
        label: Sentence,
        /// Something that would be accepted now, if the game knows anything.
        example: Option<String>,
    },
}

impl Piece {
    pub const fn one_of(label: Sentence, choices: Vec<Pick>) -> Self {
        Self::OneOf { label, choices }
    }

    /// How many words it can be; none where nobody can list them.
    fn choices(&self) -> Option<usize> {
        match self {
            Self::Fixed(_) => Some(1),
            Self::OneOf { choices, .. } => Some(choices.len()),
            Self::Free { .. } => None,
        }
    }

    fn begins_with(&self, text: &str) -> bool {
        match self {
            Self::Fixed(words) => words.starts_with(text),
            Self::OneOf { choices, .. } => choices.iter().any(|pick| pick.id.starts_with(text)),
            Self::Free { .. } => true,
        }
    }

    /// What is left of a text that begins with this piece.
    fn strip<'t>(&self, text: &'t str) -> Option<&'t str> {
        let after = |text: &'t str, word: &str| {
            let rest = text.strip_prefix(word)?;
            rest.is_empty().then_some(rest).or_else(|| rest.strip_prefix(' '))
        };
        match self {
            Self::Fixed(words) => after(text, words),
            Self::OneOf { choices, .. } => choices.iter().find_map(|pick| after(text, &pick.id)),
            Self::Free { .. } => (!text.is_empty()).then_some(""),
        }
    }
}

impl Form {
    /// How many actions it spells; none where one of its pieces is free.
    pub fn spellings(&self) -> Option<usize> {
        self.pieces.iter().map(Piece::choices).product()
    }

    /// One of these actions, in notation. None behind the last, and none with a free piece that has
    /// no example.
    pub fn spelling(&self, number: usize) -> Option<String> {
        let mut left = number;
        let mut words = Vec::new();
        for piece in self.pieces.iter().rev() {
            words.push(match piece {
                Piece::Fixed(words) => *words,
                Piece::OneOf { choices, .. } => {
                    let place = left.checked_rem(choices.len())?;
                    left /= choices.len();
                    &choices[place].id
                }
                Piece::Free { example, .. } => example.as_deref()?,
            });
        }
        words.reverse();
        (left == 0).then(|| words.join(" "))
    }

    /// Whether something that it spells begins like this.
    pub fn begins_with(&self, text: &str) -> bool {
        let mut rest = text;
        for piece in &self.pieces {
            match piece.strip(rest) {
                _ if rest.is_empty() => return true,
                Some(left) => rest = left,
                None => return piece.begins_with(rest),
            }
        }
        rest.is_empty()
    }

    /// Whether the form can be filled so that it reads like this.
    pub fn spells(&self, notation: &str) -> bool {
        let rest = self.pieces.iter().try_fold(notation, |rest, piece| piece.strip(rest));
        rest == Some("") && !notation.ends_with(' ')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(last: Piece) -> Form {
        let orders = ["A", "BB", "B"].map(|id| Pick::new("order", id)).to_vec();
        let label = Sentence::new("blank");
        let pieces = vec![Piece::Fixed("say have"), Piece::one_of(label, orders), last];
        Form { sentence: Sentence::new("form"), pieces }
    }

    #[test]
    fn a_closed_form_spells_each_of_its_actions_once() {
        let turns = ["1", "12"].map(|id| Pick::new("turn", id)).to_vec();
        let form = form(Piece::one_of(Sentence::new("blank"), turns));
        assert_eq!(form.spellings(), Some(6));
        let spelt: Vec<String> = (0..6).filter_map(|number| form.spelling(number)).collect();
        let expected = ["A 1", "A 12", "BB 1", "BB 12", "B 1", "B 12"];
        assert_eq!(spelt, expected.map(|rest| format!("say have {rest}")));
        assert_eq!(form.spelling(6), None);
        assert!(spelt.iter().all(|text| form.spells(text)));
        for other in ["", "say", "say have", "say have B", "say have B 2", "say have B 1 "] {
            assert!(!form.spells(other), "{other:?}");
        }
        for begun in ["", "s", "say have", "say have B", "say have B 1"] {
            assert!(form.begins_with(begun), "{begun:?}");
        }
        assert!(!form.begins_with("say need") && !form.begins_with("say have B 2"));
    }

    #[test]
    fn a_free_piece_is_anything_but_nothing() {
        let label = Sentence::new("blank");
        let open = form(Piece::Free { label: label.clone(), example: Some("two words".into()) });
        assert_eq!(open.spellings(), None);
        assert_eq!(open.spelling(2).as_deref(), Some("say have B two words"));
        assert!(open.spells("say have B what one likes") && !open.spells("say have B"));
        assert_eq!(form(Piece::Free { label, example: None }).spelling(0), None);
    }
}

//! The built-in rulebook: the clauses, one by one, in the order in which the files tell them.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use kernel::{Refusal, Sentence};

use crate::Words;

/// One numbered rule.
///
/// ```
/// use words::Clause;
///
/// let clause = Clause { id: "PA-TURN-01".into(), title: "Turns".into(), text: "One by one.".into() };
/// assert_eq!(clause.id, "PA-TURN-01");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    pub id: String,
    pub title: String,
    pub text: String,
}

impl Words {
    /// The clause with this id. Upper and lower case are the same.
    pub fn clause(&self, id: &str) -> Option<Clause> {
        let id = id.to_uppercase();
        let title = self.title(&id)?;
        let text = self.text(&id)?;
        Some(Clause { id, title, text })
    }

    /// A refusal on one line: why, and in brackets the clause behind it with its title.
    ///
    /// ```
    /// use kernel::Refusal;
    /// use words::{Language, Words};
    ///
    /// assert_eq!(
    ///     Words::new(Language::En).refuse(&Refusal::game_over(), &[]),
    ///     "The game is over. (PA-OVER-01: The game is over)",
    /// );
    /// ```
    pub fn refuse(&self, refusal: &Refusal, names: &[String]) -> String {
        let reason = self.say(&refusal.sentence, names);
        match self.title(refusal.clause.0) {
            Some(title) => {
                let sentence = Sentence::new("said-by-clause")
                    .with("reason", reason)
                    .with("clause", refusal.clause.0)
                    .with("title", title);
                self.say(&sentence, names)
            }
            None => format!("{reason} ({})", refusal.clause),
        }
    }

    /// Every clause whose id starts with `prefix`, such as `QU-MOVE`, in the rulebook's order.
    pub fn clauses(&self, prefix: &str) -> Vec<Clause> {
        let prefix = prefix.to_uppercase();
        self.resources()
            .flat_map(FluentResource::entries)
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name),
                _ => None,
            })
            .filter(|id| is_clause_id(id) && id.starts_with(&prefix))
            .filter_map(|id| self.clause(id))
            .collect()
    }
}

/// Clauses are the only messages whose keys are written in capitals: `QU-MOVE-03`.
fn is_clause_id(key: &str) -> bool {
    key.contains('-') && key.bytes().all(|byte| byte == b'-' || !byte.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const RULES: &str = "
move = not a clause
QU-MOVE-02 = A ship moves up to its number.
    .title = Distance
QU-MOVE-01 = A move costs one action.
    .title = Moving
FC-MOVE-01 = Another game.
    .title = Other
";

    fn ids(words: &Words, prefix: &str) -> Vec<String> {
        words.clauses(prefix).into_iter().map(|clause| clause.id).collect()
    }

    #[test]
    fn clauses_come_in_the_order_of_the_file() {
        let words = Words::with_sources(Language::En, &[RULES]);
        assert_eq!(ids(&words, "QU"), ["QU-MOVE-02", "QU-MOVE-01"]);
        assert_eq!(ids(&words, "qu-move-01"), ["QU-MOVE-01"]);
        assert_eq!(ids(&words, "").len(), 3);
        assert!(ids(&words, "SA").is_empty());
    }

    #[test]
    fn a_clause_has_a_title_and_a_text() {
        let words = Words::with_sources(Language::En, &[RULES]);
        let clause = words.clause("qu-move-01").expect("it is in the rules");
        assert_eq!((&*clause.title, &*clause.text), ("Moving", "A move costs one action."));
        assert_eq!(words.clause("QU-MOVE-99"), None);
        assert_eq!(words.clause("move"), None);
    }

    #[test]
    fn both_rulebooks_tell_the_same_clauses_in_the_same_order() {
        let [english, french] = Language::ALL.map(|language| ids(&Words::new(language), ""));
        assert_eq!(english, french);
        assert!(english.contains(&"QU-MOVE-03".to_owned()));
        assert!(english.contains(&"PA-UNDO-01".to_owned()));
    }

    #[test]
    fn no_clause_needs_an_argument() {
        for words in Language::ALL.map(Words::new) {
            for clause in words.clauses("") {
                assert!(!clause.text.contains("{$"), "{}: {}", clause.id, clause.text);
            }
        }
    }
}

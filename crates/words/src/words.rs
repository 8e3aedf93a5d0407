//! Sentences into text, in one language.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Seat, Sentence, Value};

use crate::Language;

mod locales {
    include!(concat!(env!("OUT_DIR"), "/locales.rs"));
}

/// Everything the program can say in one language.
///
/// ```
/// use kernel::{Seat, Sentence};
/// use words::{Language, Words};
///
/// let words = Words::new(Language::Fr);
/// let unnamed = Sentence::new("list-and").with("first", Seat::new(0)).with("last", Seat::new(1));
/// assert_eq!(words.say(&unnamed, &["Ada".to_owned()]), "Ada et Joueur 2");
/// ```
pub struct Words {
    language: Language,
    // The files, in the order in which they were read: a bundle forgets that order.
    resources: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Words {
    pub fn new(language: Language) -> Self {
        let sources = match language {
            Language::En => locales::EN,
            Language::Fr => locales::FR,
        };
        Self::with_sources(language, sources)
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// Puts a sentence into words. `names` are those of the seats, in order; a seat beyond them is
    /// called by its number.
    pub fn say(&self, sentence: &Sentence, names: &[String]) -> String {
        let mut args = FluentArgs::with_capacity(sentence.args.len());
        for (name, value) in &sentence.args {
            args.set(*name, self.value(value, names));
        }
        self.format(sentence.key, &args).unwrap_or_else(|| hole(sentence.key))
    }

    /// Two texts with a colon between them, as the language sets it.
    pub fn pair(&self, first: impl Into<String>, second: impl Into<String>) -> String {
        let sentence =
            Sentence::new("said-pair").with("first", first.into()).with("second", second.into());
        self.say(&sentence, &[])
    }

    /// The message `key`, or `key.attribute`, when it needs no arguments.
    pub fn text(&self, key: &str) -> Option<String> {
        self.format(key, &FluentArgs::new())
    }

    /// The attribute `title` of a message: the short name of a clause.
    pub fn title(&self, key: &str) -> Option<String> {
        self.text(&format!("{key}.title"))
    }
}

impl Words {
    pub(crate) fn with_sources(language: Language, sources: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Only names can be written from right to left, and they are set apart by themselves.
        bundle.set_use_isolating(false);

        let mut resources = Vec::new();
        for source in sources {
            // What does not parse is left out; the tidy test reports it with its place.
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(resource, _errors)| resource);
            let resource = Arc::new(resource);
            bundle.add_resource_overriding(Arc::clone(&resource));
            resources.push(resource);
        }
        Self { language, resources, bundle }
    }

    pub(crate) fn resources(&self) -> impl Iterator<Item = &FluentResource> {
        self.resources.iter().map(Arc::as_ref)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // A missing argument is shown as `{$name}` by Fluent itself.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }

    fn value<'a>(&self, value: &'a Value, names: &[String]) -> FluentValue<'a> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::String(harmless(text)),
            Value::Seat(_) | Value::Message(_) | Value::List(_) | Value::Sentence(_) => {
                FluentValue::String(Cow::Owned(self.plain(value, names)))
            }
        }
    }

    /// A value as text, outside of any sentence.
    fn plain(&self, value: &Value, names: &[String]) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => harmless(text).into_owned(),
            Value::Seat(seat) => self.name(*seat, names),
            Value::Message(key) => self.text(key).unwrap_or_else(|| hole(key)),
            Value::List(values) => {
                let items: Vec<String> =
                    values.iter().map(|value| self.plain(value, names)).collect();
                self.list(&items)
            }
            Value::Sentence(sentence) => self.say(sentence, names),
        }
    }

    fn name(&self, seat: Seat, names: &[String]) -> String {
        let known = names.get(seat.index()).filter(|name| !name.is_empty());
        let unnamed = || {
            let number = Value::Number(seat.index() as i64 + 1);
            self.say(&Sentence::new("seat-unnamed").with("number", number), &[])
        };
        known.map_or_else(unnamed, |name| apart(&harmless(name)))
    }

    /// Joins as the language joins: "a, b and c".
    fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.text("list-empty").unwrap_or_default(),
            [only] => only.clone(),
            [first @ .., last] => {
                let sentence = Sentence::new("list-and")
                    .with("first", first.join(", "))
                    .with("last", last.clone());
                self.say(&sentence, &[])
            }
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A text from a file or from somebody else, without what a terminal would take for a command and
/// without marks that turn the text around it.
fn harmless(text: &str) -> Cow<'_, str> {
    let is_harmful = |letter: char| match letter {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' => true,
        _ => letter.is_control(),
    };
    if text.contains(is_harmful) {
        return Cow::Owned(text.replace(is_harmful, "\u{fffd}"));
    }
    Cow::Borrowed(text)
}

/// A name that is written from right to left does not turn the words around it; others need no
/// marks, which some terminals print as boxes.
fn apart(name: &str) -> String {
    let is_from_right_to_left = |letter: char| {
        matches!(
            letter,
            '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
                | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
        )
    };
    if name.contains(is_from_right_to_left) {
        format!("\u{2068}{name}\u{2069}")
    } else {
        name.to_owned()
    }
}

/// What stands where a message is missing: visible, and the same in every language.
fn hole(key: &str) -> String {
    format!("{{{key}}}")
}

#[cfg(test)]
mod tests {
    use kernel::Refusal;

    use super::*;

    const SOURCE: &str = r"
list-and = { $first } and { $last }
list-empty = nothing
seat-unnamed = seat { $number }
card = Agile
    .text = Ships move { $n } further.
    .short = Agile!
lost = { $who } lost { $ships ->
    [one] one ship
   *[other] { $ships } ships
}.
names = { $who }: { $what }
";

    fn check(sentence: &Sentence, expected: &str) {
        let words = Words::with_sources(Language::En, &[SOURCE]);
        assert_eq!(words.say(sentence, &["Ada".to_owned(), "Grace".to_owned()]), expected);
    }

    #[test]
    fn numbers_select_plurals() {
        let lost = |ships: u8| Sentence::new("lost").with("who", Seat::new(0)).with("ships", ships);
        check(&lost(1), "Ada lost one ship.");
        check(&lost(3), "Ada lost 3 ships.");
    }

    #[test]
    fn zero_and_one_are_singular_in_french_only() {
        let source = "n = { $n ->\n    [one] un\n   *[other] des\n}";
        let say = |language, n: u8| {
            Words::with_sources(language, &[source]).say(&Sentence::new("n").with("n", n), &[])
        };
        assert_eq!(say(Language::Fr, 0), "un");
        assert_eq!(say(Language::En, 0), "des");
        assert_eq!(say(Language::En, 1), "un");
    }

    #[test]
    fn messages_inside_sentences_are_translated() {
        let names = |what: &'static str| {
            Sentence::new("names").with("who", Seat::new(1)).with("what", Value::message(what))
        };
        check(&names("card"), "Grace: Agile");
        check(&names("card.short"), "Grace: Agile!");
        check(&names("card.missing"), "Grace: {card.missing}");
        check(&names("missing"), "Grace: {missing}");
    }

    #[test]
    fn sentences_are_put_into_sentences() {
        let inner = Sentence::new("names").with("who", Seat::new(0)).with("what", 3);
        let twice = vec![Value::from(inner.clone()), Value::from(inner)];
        let outer = Sentence::new("names").with("who", Seat::new(1)).with("what", twice);
        check(&outer, "Grace: Ada: 3 and Ada: 3");
    }

    #[test]
    fn lists_are_joined_as_people_do() {
        let list =
            |values: Vec<Value>| Sentence::new("names").with("who", "a1").with("what", values);
        let three = vec![Value::Seat(Seat::new(0)), Value::Number(2), Value::message("card")];
        check(&list(three.clone()), "a1: Ada, 2 and Agile");
        check(&list(three[..2].to_vec()), "a1: Ada and 2");
        check(&list(three[..1].to_vec()), "a1: Ada");
        check(&list(vec![]), "a1: nothing");
    }

    #[test]
    fn a_seat_without_a_name_has_a_number() {
        let named = |seat| Sentence::new("names").with("who", Seat::new(seat)).with("what", "-");
        check(&named(3), "seat 4: -");
        let words = Words::with_sources(Language::En, &[SOURCE]);
        assert_eq!(words.say(&named(0), &[String::new()]), "seat 1: -");
    }

    #[test]
    fn nothing_in_a_text_is_a_command_for_a_terminal() {
        let names = |what: &'static str| Sentence::new("names").with("who", "x").with("what", what);
        check(&names("\u{1b}[31mred\u{9b}2J\u{7}"), "x: \u{fffd}[31mred\u{fffd}2J\u{fffd}");
        check(&names("abc\u{202e}txt.exe"), "x: abc\u{fffd}txt.exe");
        check(&names("two\nlines"), "x: two\nlines");
        let words = Words::with_sources(Language::En, &[SOURCE]);
        let named = Sentence::new("names").with("who", Seat::new(0)).with("what", "-");
        assert_eq!(words.say(&named, &["\u{1b}]0;x".to_owned()]), "\u{fffd}]0;x: -");
    }

    #[test]
    fn a_name_from_right_to_left_does_not_turn_the_sentence_around_it() {
        let words = Words::with_sources(Language::En, &[SOURCE]);
        let lost = Sentence::new("lost").with("who", Seat::new(0)).with("ships", 3);
        let said = words.say(&lost, &["שרה".to_owned()]);
        assert_eq!(said, "\u{2068}שרה\u{2069} lost 3 ships.");
    }

    #[test]
    fn holes_are_shown() {
        check(&Sentence::new("no-such-key").with("n", 1), "{no-such-key}");
        check(&Sentence::new("names").with("who", "x"), "x: {$what}");
    }

    #[test]
    fn a_broken_file_does_not_take_the_others_down() {
        let words = Words::with_sources(Language::En, &["broken = {", SOURCE]);
        assert_eq!(words.text("card").as_deref(), Some("Agile"));
        assert_eq!(words.text("broken"), None);
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Words::new(Language::En));
    }

    #[test]
    fn a_refusal_of_the_kernel_is_a_sentence_in_both_languages() {
        let ada = ["Ada".to_owned()];
        let say = |language, refusal: &Refusal| Words::new(language).say(&refusal.sentence, &ada);
        let refusal = Refusal::not_asked(Seat::new(0));
        assert_eq!(say(Language::En, &refusal), "Ada has nothing to decide now.");
        assert_eq!(say(Language::Fr, &refusal), "Ada n’a rien à décider pour l’instant.");
        let refusal = Refusal::not_an_action("xyzzy");
        assert_eq!(say(Language::En, &refusal), "“xyzzy” is not an action of this game.");
    }

    #[test]
    fn both_languages_join_lists() {
        let list = Sentence::new("list-and").with("first", "a, b").with("last", "c");
        assert_eq!(Words::new(Language::En).say(&list, &[]), "a, b and c");
        assert_eq!(Words::new(Language::Fr).say(&list, &[]), "a, b et c");
    }
}

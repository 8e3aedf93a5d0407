//! What is wrong with something that was sent, in words that name the field and the value.
//!
//! Reading is the work of `serde`. Only when it fails, what was sent is read once more to find out
//! where; and because `serde` tells what it found in English prose alone, that prose is taken apart
//! here. Our own tests know its turns.

use kernel::{Sentence, Value};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use serde_path_to_error::{Path, Segment};

/// So much of a value is repeated.
const VALUE_AT_MOST: usize = 60;

/// Why no `T` can be read from this.
pub(crate) fn why_not<T: DeserializeOwned>(sent: &[u8]) -> Sentence {
    let mut json = serde_json::Deserializer::from_slice(sent);
    let read: Result<T, _> = serde_path_to_error::deserialize(&mut json);
    match read {
        Err(error) if error.inner().is_data() => {
            let sent = serde_json::from_slice(sent).unwrap_or_default();
            Misread { sent: &sent, path: error.path(), prose: &prose(error.inner()) }.sentence()
        }
        Err(error) => no_json(error.inner()),
        // What was wanted is there, and something else behind it.
        Ok(_) => {
            json.end().err().map_or_else(|| Sentence::new("server-not-whole"), |e| no_json(&e))
        }
    }
}

fn no_json(error: &serde_json::Error) -> Sentence {
    let (line, column) = (error.line() as i64, error.column() as i64);
    Sentence::new("server-no-json").with("line", line).with("column", column)
}

/// What `serde` says, without the place.
fn prose(error: &serde_json::Error) -> String {
    let said = error.to_string();
    said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said).to_owned()
}

/// Something that is JSON, but not what was wanted.
struct Misread<'a> {
    sent: &'a Json,
    path: &'a Path,
    prose: &'a str,
}

impl Misread<'_> {
    fn sentence(&self) -> Sentence {
        let mut named = self.prose.split('`').skip(1).step_by(2);
        let mut field = |key| {
            let name = named.next().unwrap_or_default();
            Sentence::new(key).with("field", self.inside(name))
        };
        let (key, lists) = match self.prose.split(' ').take(2).collect::<Vec<_>>()[..] {
            ["missing", "field"] => ("server-field-missing", false),
            ["duplicate", "field"] => ("server-field-twice", false),
            ["unknown", "field"] => ("server-field-unknown", true),
            ["unknown", "variant"] => return self.wrong_choice(),
            _ => return self.wrong_value(),
        };
        let sentence = field(key);
        if lists { sentence.with("known", known(named)) } else { sentence }
    }

    /// A field of the thing in which reading stopped, with the way to it.
    fn inside(&self, name: &str) -> String {
        let path = self.path.to_string();
        let way = path.strip_suffix(name).unwrap_or(&path).trim_end_matches('.');
        if way.is_empty() { name.to_owned() } else { format!("{way}.{name}") }
    }

    fn wrong_choice(&self) -> Sentence {
        let mut named = self.prose.split('`').skip(1).step_by(2);
        let value = shortened(named.next().unwrap_or_default());
        let field = self.path.to_string();
        // The kind of a message is read before anything else.
        let field = if field == "." { "type".to_owned() } else { field };
        let sentence = Sentence::new("server-field-choice").with("field", field);
        sentence.with("value", value).with("known", known(named))
    }

    fn wrong_value(&self) -> Sentence {
        let field = self.path.to_string();
        let wanted = self.prose.rsplit_once(", expected ").map_or("", |(_, wanted)| wanted);
        let sentence = match (field.as_str(), most(wanted)) {
            (".", _) => Sentence::new("server-body-wrong"),
            (_, Some(most)) => {
                let sentence = Sentence::new("server-field-number").with("most", most.to_string());
                return sentence.with("field", field).with("value", self.found());
            }
            // Of the right kind, and yet not one that there is.
            (_, None) if wanted.is_empty() => {
                let sentence = Sentence::new("server-field-impossible").with("field", field);
                return sentence.with("value", self.found());
            }
            (_, None) => Sentence::new("server-field-wrong").with("field", field),
        };
        sentence.with("value", self.found()).with("kind", Value::message(kind(wanted)))
    }

    /// What stands where reading stopped.
    fn found(&self) -> String {
        let found = self.path.iter().try_fold(self.sent, |at, segment| match segment {
            Segment::Seq { index } => at.get(index),
            Segment::Map { key } => at.get(key),
            Segment::Enum { .. } | Segment::Unknown => None,
        });
        shortened(&found.unwrap_or(self.sent).to_string())
    }
}

fn known<'a>(names: impl Iterator<Item = &'a str>) -> Value {
    Value::List(names.map(|name| Value::from(name.to_owned())).collect())
}

fn shortened(value: &str) -> String {
    match value.char_indices().nth(VALUE_AT_MOST) {
        Some((end, _)) => format!("{}…", &value[..end]),
        None => value.to_owned(),
    }
}

/// The largest number of a type, if it is one of numbers.
fn most(wanted: &str) -> Option<u64> {
    Some(match wanted {
        "u8" => u8::MAX.into(),
        "u16" => u16::MAX.into(),
        "u32" => u32::MAX.into(),
        "u64" => u64::MAX,
        _ => return None,
    })
}

fn kind(wanted: &str) -> &'static str {
    match wanted {
        "a string" => "server-kind-text",
        "a boolean" => "server-kind-truth",
        "a sequence" => "server-kind-list",
        _ if wanted.starts_with("struct") || wanted == "a map" => "server-kind-object",
        _ => "server-kind-other",
    }
}

#[cfg(test)]
mod tests {
    use table::message::{Command, Greeting};
    use words::{Language, Words};

    use super::*;
    use crate::wire::{Act, Sit, TableWanted, Takeover, Why};

    fn check<T: DeserializeOwned>(sent: &str, english: &str) {
        let sentence = why_not::<T>(sent.as_bytes());
        assert_eq!(Words::new(Language::En).say(&sentence, &[]), english, "{sent}");
        let french = Words::new(Language::Fr).say(&sentence, &[]);
        assert_ne!(french, english, "{sent}");
        let named = ["field `", "expected ", "invalid ", "u32", "struct"];
        assert!(!named.iter().any(|word| french.contains(word)), "{french}");
    }

    #[test]
    fn what_is_no_json_is_said_with_the_place() {
        check::<Act>("{", "This is not valid JSON: the error is in line 1, column 1.");
        check::<Act>("{\n\"id\": x}", "This is not valid JSON: the error is in line 2, column 7.");
        let two = r#"{"id": "a", "expected": 1, "action": "x"} {}"#;
        check::<Act>(two, "This is not valid JSON: the error is in line 1, column 43.");
    }

    #[test]
    fn fields_that_are_missing_or_too_many_are_named() {
        check::<Act>(r#"{"id": "a"}"#, "The field “expected” is missing.");
        let seats = r#"{"game": "quantum", "seats": [{"kind": "human"}, {"level": "easy"}]}"#;
        check::<TableWanted>(seats, "The field “seats[1].kind” is missing.");
        let more = r#"{"name": "Ada", "colour": "red"}"#;
        check::<Sit>(more, "There is no field “colour” here. Possible: name and id.");
        let deep = r#"{"game": "quantum", "seats": [{"kind": "human", "age": 7}]}"#;
        let said = "There is no field “seats[0].age” here. Possible: kind, level and name.";
        check::<TableWanted>(deep, said);
        check::<Sit>(r#"{"name": "Ada", "name": "Eve"}"#, "The field “name” appears twice.");
    }

    #[test]
    fn values_that_cannot_be_are_named() {
        let act = r#"{"id": "a", "expected": "soon", "action": "x"}"#;
        let number = "a whole number from 0 to 4294967295";
        check::<Act>(act, &format!("“expected” cannot be \"soon\": it is {number}."));
        let act = r#"{"id": "a", "expected": -1, "action": "x"}"#;
        check::<Act>(act, &format!("“expected” cannot be -1: it is {number}."));
        let act = r#"{"id": ["a"], "expected": 1, "action": "x"}"#;
        check::<Act>(act, "“id” cannot be [\"a\"]: it is a text.");
        check::<Why>(r#"{"picks": 3}"#, "“picks” cannot be 3: it is a list.");
        check::<Why>(r#"{"picks": [3]}"#, "“picks[0]” cannot be 3: it is an object.");
        let long = format!(r#"{{"picks": "{}"}}"#, "x".repeat(500));
        let cut = format!("“picks” cannot be \"{}…: it is a list.", "x".repeat(59));
        check::<Why>(&long, &cut);
        let agree = r#"{"id": "a", "seat": 1, "agree": "yes"}"#;
        check::<Takeover>(agree, "“agree” cannot be \"yes\": it is true or false.");
        let seat = r#"{"id": "a", "seat": 9}"#;
        check::<Takeover>(seat, "“seat” cannot be 9.");
        let kind = r#"{"game": "quantum", "seats": [{"kind": "dragon"}]}"#;
        let said = "“seats[0].kind” cannot be “dragon”. Possible: human and bot.";
        check::<TableWanted>(kind, said);
        check::<Act>("null", "This cannot be null: it is an object.");
    }

    #[test]
    fn messages_of_sockets_too() {
        check::<Greeting>("{}", "The field “type” is missing.");
        check::<Command>(r#"{"type": "act", "id": "a"}"#, "The field “expected” is missing.");
        check::<Greeting>(r#"{"type": "ping"}"#, "The field “t” is missing.");
        check::<Greeting>(
            r#"{"type": "dance"}"#,
            "“type” cannot be “dance”. Possible: hello and ping.",
        );
    }
}

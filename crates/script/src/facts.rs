//! Facts: places in the JSON of a view, and what must stand there.

use kernel::Sentence;
use serde_json::Value as Json;
use toml::Value as Toml;

use crate::Fault;

/// The word for "nothing stands here", since TOML has no null.
const NONE: &str = "none";
/// The last step of a path that counts what a list holds.
const LENGTH: &str = "length";
/// How many names are offered in place of one that is not there.
const NEAREST: usize = 5;

/// Compares one expected fact with a view. A table stands for several facts below its path.
pub(crate) fn check(view: &Json, path: &str, expected: &Toml) -> Vec<(Fault, Sentence)> {
    let found = match find(view, path) {
        Ok(found) => found,
        Err(unknown) => return vec![(Fault::Broken, unknown)],
    };
    match expected {
        Toml::Table(parts) => {
            let below = |(key, part): (&String, &Toml)| check(view, &format!("{path}.{key}"), part);
            parts.iter().flat_map(below).collect()
        }
        value if same(&found, value) => Vec::new(),
        value => {
            let differs = Sentence::new("script-fact-differs")
                .with("path", path.to_owned())
                .with("found", found.to_string())
                .with("expected", text(value));
            vec![(Fault::Untrue, differs)]
        }
    }
}

/// How many facts an expected value stands for.
pub(crate) fn count(expected: &Toml) -> usize {
    match expected {
        Toml::Table(parts) => parts.values().map(count).sum(),
        _ => 1,
    }
}

/// What stands at a dotted path, or the sentence that says where it leads nowhere.
fn find(view: &Json, path: &str) -> Result<Json, Sentence> {
    let mut place = view;
    let mut names = path.split('.').peekable();
    while let Some(name) = names.next() {
        let below = match place {
            Json::Object(fields) => fields.get(name),
            Json::Array(items) if name == LENGTH && names.peek().is_none() => {
                return Ok(Json::from(items.len()));
            }
            Json::Array(items) => item(items, name),
            Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => None,
        };
        place = below.ok_or_else(|| unknown(path, name, place))?;
    }
    Ok(place.clone())
}

/// One thing of a list: by its number, counted from 0, or by a field, as in `square=d4`.
fn item<'a>(items: &'a [Json], name: &str) -> Option<&'a Json> {
    let Some((field, wanted)) = name.split_once('=') else {
        return name.parse::<usize>().ok().and_then(|index| items.get(index));
    };
    let written = |value: &Json| match value {
        Json::String(text) => text.clone(),
        other => other.to_string(),
    };
    items.iter().find(|item| item.get(field).map(written).as_deref() == Some(wanted))
}

fn unknown(path: &str, name: &str, place: &Json) -> Sentence {
    let sentence = match place {
        Json::Object(fields) => Sentence::new("script-fact-unknown")
            .with("nearest", nearest(name, fields.keys().map(String::as_str))),
        Json::Array(items) => {
            Sentence::new("script-fact-no-item").with("count", items.len() as i64)
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {
            Sentence::new("script-fact-leaf").with("found", place.to_string())
        }
    };
    sentence.with("path", path.to_owned()).with("name", name.to_owned())
}

/// The names that look most like the one that was written, best first.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let mut known: Vec<&str> = known.collect();
    let distance = |known: &&str| (1000.0 - 1000.0 * strsim::jaro_winkler(name, known)) as u32;
    known.sort_by_key(distance);
    known.truncate(NEAREST);
    known.join(", ")
}

fn same(found: &Json, expected: &Toml) -> bool {
    match (found, expected) {
        (Json::Null, Toml::String(word)) => word == NONE,
        (Json::String(found), Toml::String(expected)) => found == expected,
        (Json::Bool(found), Toml::Boolean(expected)) => found == expected,
        (Json::Number(found), Toml::Integer(expected)) => {
            found.as_i64() == Some(*expected) || found.as_f64() == Some(*expected as f64)
        }
        (Json::Number(found), Toml::Float(expected)) => found.as_f64() == Some(*expected),
        (Json::Array(found), Toml::Array(expected)) => {
            found.len() == expected.len()
                && found.iter().zip(expected).all(|(found, expected)| same(found, expected))
        }
        (Json::Object(found), Toml::Table(expected)) => expected
            .iter()
            .all(|(key, expected)| found.get(key).is_some_and(|found| same(found, expected))),
        _ => false,
    }
}

/// An expected value as the view would write it.
fn text(expected: &Toml) -> String {
    match expected {
        Toml::String(word) if word == NONE => "null".to_owned(),
        value => serde_json::to_string(value).unwrap_or_else(|_| value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(path: &str, expected: &str) -> Vec<&'static str> {
        let view = serde_json::json!({
            "turn": 3,
            "winner": null,
            "seats": [{ "name": "Ada", "research": 2, "hand": [] }, { "hand": ["a", "b"] }],
        });
        let expected: toml::Table = format!("value = {expected}").parse().expect("it is TOML");
        check(&view, path, &expected["value"]).iter().map(|(_, sentence)| sentence.key).collect()
    }

    #[test]
    fn a_path_leads_through_tables_and_lists() {
        for (path, expected) in [
            ("turn", "3"),
            ("turn", "3.0"),
            ("winner", "'none'"),
            ("seats.0.name", "'Ada'"),
            ("seats.1.hand", "['a', 'b']"),
            ("seats.1.hand.length", "2"),
            ("seats.length", "2"),
            ("seats.name=Ada.research", "2"),
            ("seats.research=2.name", "'Ada'"),
            ("seats", "{ 0 = { research = 2 } }"),
            ("seats", "[{ research = 2 }, {}]"),
        ] {
            assert!(failures(path, expected).is_empty(), "{path} is {expected}");
        }
    }

    #[test]
    fn what_differs_is_told() {
        for (path, expected, key) in [
            ("turn", "4", "script-fact-differs"),
            ("turn", "'3'", "script-fact-differs"),
            ("winner", "0", "script-fact-differs"),
            ("seats.1.hand", "['a']", "script-fact-differs"),
            ("tern", "3", "script-fact-unknown"),
            ("seats.2.hand", "[]", "script-fact-no-item"),
            ("seats.first", "[]", "script-fact-no-item"),
            ("seats.name=Bob.hand", "[]", "script-fact-no-item"),
            ("seats.nose=Ada.hand", "[]", "script-fact-no-item"),
            ("turn.number", "3", "script-fact-leaf"),
            ("", "3", "script-fact-unknown"),
        ] {
            assert_eq!(failures(path, expected), [key], "{path} is {expected}");
        }
        let both = failures("seats", "{ 0 = { research = 3, name = 'Bob', hand = [] } }");
        assert_eq!(both, ["script-fact-differs"; 2]);
    }

    #[test]
    fn the_nearest_names_come_first() {
        assert_eq!(
            nearest("reserch", ["dominance", "research", "actions"].into_iter())[..8],
            *"research"
        );
    }
}

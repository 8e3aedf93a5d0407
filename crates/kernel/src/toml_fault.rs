//! What is wrong with a TOML file, in words that can be translated.

use crate::{Sentence, Value};

/// Says again, as a sentence with a key, what the TOML reader says in English. What it says in
/// words that are not known is passed on as it is.
///
/// ```
/// let fault = kernel::toml_fault("missing field `faction`");
/// assert_eq!(fault, kernel::Sentence::new("toml-missing").with("key", "faction".to_owned()));
/// assert_eq!(kernel::toml_fault("unclosed array, expected `]`").key, "toml-unclosed");
/// ```
pub fn toml_fault(reason: &str) -> Sentence {
    shape_fault(reason)
        .or_else(|| syntax_fault(reason).map(Sentence::new))
        .unwrap_or_else(|| Sentence::new("toml-other").with("reason", reason.to_owned()))
}

/// The file is TOML, and holds something else than it should.
fn shape_fault(reason: &str) -> Option<Sentence> {
    let (said, expected) = reason.split_once(", expected ").unwrap_or((reason, ""));
    let mut quoted = said.split('`').skip(1).step_by(2);
    let about = |key: &'static str, word: &str| Sentence::new(key).with("key", word.to_owned());
    if said.starts_with("missing field ") {
        return Some(about("toml-missing", quoted.next()?));
    }
    if said.starts_with("unknown field ") || said.starts_with("unknown variant ") {
        let known: Vec<Value> =
            expected.split('`').skip(1).step_by(2).map(|word| word.to_owned().into()).collect();
        return Some(about("toml-unknown", quoted.next()?).with("known", known));
    }
    let found = said.strip_prefix("invalid type: ").or(said.strip_prefix("invalid value: "))?;
    // The value itself is what is quoted; lists and tables are not spelled out.
    let value = found.split_once(' ').map_or("…", |(_, value)| value.trim_matches(['`', '"']));
    let wanted = Value::message(wanted_kind(expected));
    Some(Sentence::new("toml-kind").with("value", value.to_owned()).with("wanted", wanted))
}

/// What belongs there.
fn wanted_kind(expected: &str) -> &'static str {
    match expected {
        "a sequence" => "toml-a-list",
        "a string" => "toml-a-text",
        "a boolean" => "toml-a-flag",
        "u8" | "u16" | "u32" | "u64" | "usize" | "i64" => "toml-a-number",
        "a map" => "toml-a-table",
        table if table.starts_with("struct ") => "toml-a-table",
        _ => "toml-something-else",
    }
}

/// The file is no TOML.
fn syntax_fault(reason: &str) -> Option<&'static str> {
    const SAID: [(&str, &str); 14] = [
        ("duplicate key", "toml-duplicate"),
        ("unclosed", "toml-unclosed"),
        ("opening", "toml-unclosed"),
        ("table open", "toml-unclosed"),
        ("comma", "toml-comma"),
        ("quote", "toml-quotes"),
        ("string", "toml-quotes"),
        ("assignment", "toml-equals"),
        ("`=`", "toml-equals"),
        ("key with no value", "toml-equals"),
        ("missing value", "toml-no-value"),
        ("unquoted key", "toml-key"),
        ("recur", "toml-too-deep"),
        ("digits", "toml-number"),
    ];
    let said = reason.split(", expected ").next().unwrap_or(reason);
    SAID.iter().find(|(words, _)| said.contains(words)).map(|(_, key)| *key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unknown_names_what_is_known() {
        let fault = toml_fault("unknown field `ship`, expected one of `faction`, `ships`");
        let known: Vec<Value> = vec!["faction".into(), "ships".into()];
        let expected = Sentence::new("toml-unknown").with("key", "ship").with("known", known);
        assert_eq!(fault, expected);
    }

    #[test]
    fn a_value_of_the_wrong_kind_is_quoted() {
        for (reason, value, wanted) in [
            ("invalid type: string \"two\", expected u8", "two", "toml-a-number"),
            ("invalid type: integer `1`, expected a sequence", "1", "toml-a-list"),
            ("invalid type: sequence, expected a string", "…", "toml-a-text"),
            ("invalid value: integer `300`, expected u8", "300", "toml-a-number"),
        ] {
            let sentence = Sentence::new("toml-kind").with("value", value);
            assert_eq!(toml_fault(reason), sentence.with("wanted", Value::message(wanted)));
        }
    }

    #[test]
    fn other_words_are_passed_on() {
        let other = Sentence::new("toml-other").with("reason", "expected a notation");
        assert_eq!(toml_fault("expected a notation"), other);
    }
}

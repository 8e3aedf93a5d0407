//! The description for strangers: what is written for readers of our code is left out of it, and
//! what cannot be derived from our types is put in.

use serde_json::{Value as Json, json};

/// Puts the finishing touches to a description.
pub(crate) fn finish(description: &mut Json) {
    let schemas = &mut description["components"]["schemas"];
    for (name, shape) in written() {
        schemas[name] = shape;
    }
    // The one place where a set-up says anything, in one of these kinds.
    for (owner, field) in [("Choice", "value"), ("MenuOption", "default")] {
        schemas[owner]["properties"][field] = json!({"type": ["string", "integer", "boolean"]});
    }
    // A way into a view, and whatever stands there now.
    schemas["Changed"]["properties"]["view_changes"]["items"] = json!({
        "type": "array", "minItems": 2, "maxItems": 2,
        "prefixItems": [{"type": "array", "items": {"type": ["string", "integer"]}}, {}],
    });
    name_parameters(description);
    bound(description);
    retell(description);
}

/// Shapes whose JSON is not that of the type behind them.
fn written() -> [(&'static str, Json); 5] {
    let seat = json!({"$ref": "#/components/schemas/Seat"});
    let value = json!({"$ref": "#/components/schemas/Value"});
    let sentence = json!({"$ref": "#/components/schemas/Sentence"});
    let one = |name: &str, of: Json, description: &str| {
        json!({
            "type": "object", "properties": {name: of}, "required": [name],
            "description": description,
        })
    };
    [
        (
            "Actor",
            json!({
                "oneOf": [seat, {"type": "string", "enum": ["clock"]}],
                "description": "Who made a decision: a seat, or the clock of a game in real time.",
            }),
        ),
        (
            "SeatSet",
            json!({
                "type": "integer", "minimum": 0,
                "description": "A set of seats as one number: its bit 2ⁿ stands for seat n.",
            }),
        ),
        (
            "Sentence",
            json!({
                "type": "object", "required": ["key", "args"],
                "properties": {
                    "key": {"type": "string", "description": "A message of the locale files."},
                    "args": {
                        "type": "array", "description": "Its arguments: pairs of a name and a value.",
                        "items": {
                            "type": "array", "minItems": 2, "maxItems": 2,
                            "prefixItems": [{"type": "string"}, value],
                        },
                    },
                },
                "description": "Something to say in the reader's language.",
            }),
        ),
        (
            "Value",
            json!({
                "oneOf": [
                    one("number", json!({"type": "integer"}), "A count or a die's face."),
                    one("text", json!({"type": "string"}), "The same in every language: a square."),
                    one("seat", seat, "A player, called by the name of whoever sits there."),
                    one("message", json!({"type": "string"}), "The key of another message."),
                    one("list", json!({"type": "array", "items": value}), "Several values."),
                    one("sentence", sentence, "A message with arguments of its own."),
                ],
                "description": "One argument of a sentence.",
            }),
        ),
        (
            "TableId",
            json!({
                "type": "string", "pattern": "^[a-z0-9]{1,40}$",
                "description": "The name of a table in addresses.",
            }),
        ),
    ]
}

/// What stands in an address is the same everywhere, and is told everywhere.
fn name_parameters(description: &mut Json) {
    let paths = description["paths"].as_object_mut().into_iter().flatten();
    let operations = paths.flat_map(|(path, methods)| {
        let is_campaign = path.starts_with("/api/campaigns");
        let methods = methods.as_object_mut().into_iter().flatten();
        methods.map(move |(_, operation)| (is_campaign, operation))
    });
    for (is_campaign, operation) in operations {
        let parameters = operation.get_mut("parameters").and_then(Json::as_array_mut);
        for parameter in parameters.into_iter().flatten() {
            let told = match (parameter["in"].as_str(), parameter["name"].as_str()) {
                (Some("path"), Some("id")) if is_campaign => "The name of the campaign",
                (Some("path"), Some("seat")) if is_campaign => {
                    "The number of the player, counted from 0"
                }
                (Some("path"), Some("id")) => "The name of the table",
                (Some("path"), Some("seat")) => "The number of the seat, counted from 0",
                _ => continue,
            };
            parameter["description"] = told.into();
        }
    }
}

/// Numbers without a sign go further than the formats that there are, which all have one.
fn bound(at: &mut Json) {
    match at {
        Json::Object(fields) => {
            let is_unsigned = fields.get("minimum").is_some_and(|least| *least == 0);
            let format = is_unsigned.then(|| fields.remove("format")).flatten();
            if format.is_some_and(|format| format == "int32") {
                fields.entry("maximum").or_insert(u32::MAX.into());
            }
            fields.values_mut().for_each(bound);
        }
        Json::Array(items) => items.iter_mut().for_each(bound),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

/// Every description without what only readers of our code need.
fn retell(at: &mut Json) {
    match at {
        Json::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Json::String(text) if name == "description" => *text = plain(text),
                    _ => retell(value),
                }
            }
        }
        Json::Array(items) => items.iter_mut().for_each(retell),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

/// Paragraphs in one line each, without blocks of code and links into it.
fn plain(text: &str) -> String {
    let prose: String = text.split("```").step_by(2).collect();
    let paragraphs = prose.split("\n\n").map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        words.join(" ").replace("[`", "`").replace("`]", "`")
    });
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_cut_and_lines_are_joined() {
        let text = "The hash of a\n[`Seed`].\n\n```\nlet x = [1];\n\nassert!(x);\n```\n\nMore.";
        assert_eq!(plain(text), "The hash of a `Seed`.\n\nMore.");
        assert_eq!(plain("One line."), "One line.");
    }
}

//! A shape as people read it: its fields, what each may be, and what it means.

use std::fmt::Write as _;

use serde_json::Value as Json;

use crate::page::escape;

/// What a shape is made of, as HTML.
pub(super) fn tell(schema: &Json) -> String {
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().map(tell).collect();
    }
    if let Some(kinds) = schema["oneOf"].as_array() {
        let kinds: String = kinds.iter().map(tell_kind).collect();
        return format!("<ul>\n{kinds}</ul>\n");
    }
    match schema["properties"].as_object() {
        Some(_) => tell_fields(schema),
        None => format!("<p>{}</p>\n", kind(schema)),
    }
}

/// One of the kinds that something may be.
fn tell_kind(schema: &Json) -> String {
    format!("<li>{}\n{}</li>\n", escape(description(schema)), tell(schema))
}

fn tell_fields(schema: &Json) -> String {
    let required = schema["required"].as_array();
    let mut rows = String::new();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let is_required = required.is_some_and(|all| all.iter().any(|one| one == name));
        let left_out = if is_required { "" } else { ", may be left out" };
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\"><code>{}</code></th><td>{}{left_out}</td><td>{}</td></tr>",
            escape(name),
            kind(field),
            escape(description(field)),
        );
    }
    format!("<table>\n{rows}</table>\n")
}

/// What is said of it, or of what it is if it is anything.
fn description(schema: &Json) -> &str {
    let own = schema["description"].as_str();
    let of_first = || schema["oneOf"][0]["description"].as_str();
    own.or_else(of_first).unwrap_or_default()
}

/// What something may be, in a few words.
pub(super) fn kind(schema: &Json) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return format!("<a href=\"#{0}\"><code>{0}</code></a>", escape(name));
    }
    let any_of = |key: &str| schema[key].as_array().filter(|all| !all.is_empty());
    if let Some(kinds) = any_of("oneOf") {
        return kinds.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    if let Some(values) = any_of("enum") {
        let values =
            values.iter().map(|value| format!("<code>{}</code>", escape(&value.to_string())));
        return values.collect::<Vec<_>>().join(" or ");
    }
    if let Some(pair) = any_of("prefixItems") {
        return pair.iter().map(kind).collect::<Vec<_>>().join(" and ");
    }
    let names = match &schema["type"] {
        Json::Array(names) => names.iter().filter_map(Json::as_str).collect(),
        name => name.as_str().into_iter().collect::<Vec<_>>(),
    };
    let of = |name: &&str| match *name {
        "array" => format!("list of {}", kind(&schema["items"])),
        name => name.to_owned(),
    };
    names.iter().map(of).collect::<Vec<_>>().join(" or ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn kinds_are_told_in_words() {
        let seat = json!({"$ref": "#/components/schemas/Seat"});
        let link = "<a href=\"#Seat\"><code>Seat</code></a>";
        assert_eq!(kind(&seat), link);
        assert_eq!(kind(&json!({"type": "array", "items": seat})), format!("list of {link}"));
        assert_eq!(kind(&json!({"type": ["string", "null"]})), "string or null");
        assert_eq!(kind(&json!({"oneOf": [seat, {"type": "null"}]})), format!("{link} or null"));
        let choice = json!({"type": "string", "enum": ["human", "bot"]});
        assert_eq!(kind(&choice), "<code>&quot;human&quot;</code> or <code>&quot;bot&quot;</code>");
    }

    #[test]
    fn fields_are_told_with_what_may_be_left_out() {
        let limits = json!({
            "type": "object", "required": ["game_ms"],
            "properties": {
                "game_ms": {"type": "integer", "description": "For <all>."},
                "title": {"oneOf": [{"type": "string", "description": "Its name."}, {"type": "null"}]},
            },
        });
        let told = tell(&limits);
        let game = "<code>game_ms</code></th><td>integer</td><td>For &lt;all&gt;.</td>";
        assert!(told.contains(game), "{told}");
        let title = "<td>string or null, may be left out</td><td>Its name.</td>";
        assert!(told.contains(title), "{told}");
    }
}

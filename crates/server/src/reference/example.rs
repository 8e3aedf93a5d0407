//! An example of every operation, as one types it.

use serde_json::{Value as Json, json};

/// A longer command stands on several lines.
const LINE_AT_MOST: usize = 90;

/// The command that carries an operation out.
pub(super) fn curl(all: &Json, base: &str, method: &str, path: &str, operation: &Json) -> String {
    let address = format!("{base}{}{}", filled(path, operation), query(operation));
    if path.ends_with("/live") {
        return format!("websocat {}", address.replacen("http", "ws", 1));
    }
    let address = if address.contains('?') { format!("\"{address}\"") } else { address };
    let secret =
        operation.get("security").map(|_| "-H \"Authorization: Bearer $SECRET\"".to_owned());
    let parts: Vec<String> =
        [Some(format!("curl {address}")), secret, sent(all, method, operation)]
            .into_iter()
            .flatten()
            .collect();
    let length: usize = parts.iter().map(|part| part.len() + 1).sum();
    parts.join(if length > LINE_AT_MOST { " \\\n  " } else { " " })
}

/// What goes along with a request.
fn sent(all: &Json, method: &str, operation: &Json) -> Option<String> {
    match (body(all, operation), file(operation)) {
        (Some(body), _) => Some(format!("-d '{}'", body.replace('\'', "'\\''"))),
        (None, Some(file)) => Some(format!("--data-binary @{file}")),
        (None, None) => (method != "get").then(|| format!("-X {}", method.to_uppercase())),
    }
}

/// The answer when all goes well.
pub(super) fn answer(all: &Json, operation: &Json) -> Option<String> {
    let responses = operation["responses"].as_object()?;
    let (_, answer) = responses.iter().find(|(status, _)| status.starts_with('2'))?;
    let media = answer.pointer("/content/application~1json")?;
    let own = media.get("example").cloned();
    serde_json::to_string_pretty(&own.or_else(|| of_schema(all, &media["schema"]))?).ok()
}

/// The name of the table or campaign is a variable of the shell, the seat is the second one, and
/// whatever else is named there is as in its example.
fn filled(path: &str, operation: &Json) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let named = parameters.filter_map(|it| Some((it["name"].as_str()?, it["example"].as_str()?)));
    let path = named.fold(path.to_owned(), |path, (name, example)| {
        path.replace(&format!("{{{name}}}"), example)
    });
    let name = if path.starts_with("/api/campaigns") { "$CAMPAIGN" } else { "$TABLE" };
    path.replace("{id}", name).replace("{seat}", "1")
}

fn query(operation: &Json) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let asked: Vec<String> = parameters
        .filter(|parameter| parameter["in"] == "query" && !parameter["example"].is_null())
        .map(|parameter| {
            let name = parameter["name"].as_str().unwrap_or_default();
            format!("{name}={}", parameter["example"])
        })
        .collect();
    if asked.is_empty() { String::new() } else { format!("?{}", asked.join("&")) }
}

fn body(all: &Json, operation: &Json) -> Option<String> {
    let media = operation.pointer("/requestBody/content/application~1json")?;
    let own = media.get("example").cloned();
    own.or_else(|| of_schema(all, &media["schema"])).map(|example| example.to_string())
}

fn file(operation: &Json) -> Option<&'static str> {
    operation.pointer("/requestBody/content/application~1jsonl").map(|_| "game.jsonl")
}

fn of_schema(all: &Json, schema: &Json) -> Option<Json> {
    if let Some(items) = schema.get("items") {
        return of_schema(all, items).map(|item| json!([item]));
    }
    let name = schema["$ref"].as_str()?.rsplit('/').next()?;
    all["components"]["schemas"][name].get("example").cloned()
}

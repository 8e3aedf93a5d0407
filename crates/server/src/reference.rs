//! The readable page of the API, made from its own description.

use std::fmt::Write as _;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::Value as Json;
use words::Words;

use crate::App;
use crate::fault::language_of;
use crate::page::{document, escape};
use crate::router::Description;

/// `GET /api`
pub(crate) async fn show(
    State(app): State<App>,
    Extension(description): Extension<Description>,
    headers: HeaderMap,
) -> Response {
    let words = app.words(language_of(&headers));
    let mut body = String::new();
    let introduction = words.text("server-api-introduction").unwrap_or_default();
    let _ = writeln!(body, "<p>{}</p>", escape(&introduction));
    let _ = writeln!(body, "<p><a href=\"/api/openapi.json\">/api/openapi.json</a></p>");
    for (path, methods) in entries(&description.0["paths"]) {
        for (method, operation) in entries(methods) {
            write_operation(&mut body, words, method, path, operation);
        }
    }
    let shapes = words.text("server-api-shapes").unwrap_or_default();
    let _ = writeln!(body, "<h1>{}</h1>", escape(&shapes));
    for (name, schema) in entries(&description.0["components"]["schemas"]) {
        let _ = writeln!(body, "<h2 id=\"{0}\">{0}</h2>", escape(name));
        write_description(&mut body, schema);
        write_json(&mut body, schema);
    }
    let title = words.text("server-api-title").unwrap_or_default();
    document(words.language().code(), &title, &body)
}

fn entries(object: &Json) -> impl Iterator<Item = (&String, &Json)> {
    object.as_object().into_iter().flatten()
}

fn write_operation(body: &mut String, words: &Words, method: &str, path: &str, operation: &Json) {
    let _ = writeln!(
        body,
        "<h2><span class=\"method\">{}</span> <code>{}</code></h2>",
        escape(&method.to_uppercase()),
        escape(path)
    );
    for part in ["summary", "description"] {
        if let Some(text) = operation[part].as_str() {
            let _ = writeln!(body, "<p>{}</p>", escape(text));
        }
    }
    if let Some(request) = operation.get("requestBody") {
        write_section(body, words, "server-api-request", &request["content"]);
    }
    let _ = writeln!(body, "<table>");
    for (status, answer) in entries(&operation["responses"]) {
        let text = answer["description"].as_str().unwrap_or_default();
        let shape = answer.pointer("/content/application~1json/schema").map(shape_of);
        let _ = writeln!(
            body,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            escape(status),
            escape(text),
            shape.unwrap_or_default()
        );
    }
    let _ = writeln!(body, "</table>");
}

/// The name of a shape with a link to it, or nothing where it has none.
fn shape_of(schema: &Json) -> String {
    let reference = schema["$ref"].as_str().or_else(|| schema["items"]["$ref"].as_str());
    let Some(name) = reference.and_then(|reference| reference.rsplit('/').next()) else {
        return String::new();
    };
    let many = if schema["items"].is_null() { "" } else { "[]" };
    format!("<a href=\"#{0}\"><code>{0}{many}</code></a>", escape(name))
}

fn write_section(body: &mut String, words: &Words, key: &str, content: &Json) {
    let label = words.text(key).unwrap_or_default();
    for (_, media) in entries(content) {
        let _ = writeln!(body, "<p>{} {}</p>", escape(&label), shape_of(&media["schema"]));
    }
}

fn write_description(body: &mut String, schema: &Json) {
    if let Some(text) = schema["description"].as_str() {
        let _ = writeln!(body, "<p>{}</p>", escape(text));
    }
}

fn write_json(body: &mut String, schema: &Json) {
    let text = serde_json::to_string_pretty(schema).unwrap_or_default();
    let _ = writeln!(body, "<pre>{}</pre>", escape(&text));
}

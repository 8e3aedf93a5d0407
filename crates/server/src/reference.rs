//! The readable page of the API, made from its own description.

mod example;
mod shape;

use std::fmt::Write as _;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use serde_json::Value as Json;
use words::Words;

use crate::App;
use crate::fault::language_of;
use crate::page::{document, escape};
use crate::router::Description;

/// The steps of a game, each with the operation that does it.
const STEPS: [(&str, &str, &str); 6] = [
    ("server-api-step-games", "get", "/api/games"),
    ("server-api-step-open", "post", "/api/tables"),
    ("server-api-step-sit", "post", "/api/tables/{id}/seats/{seat}"),
    ("server-api-step-look", "get", "/api/tables/{id}"),
    ("server-api-step-act", "post", "/api/tables/{id}/actions"),
    ("server-api-step-end", "get", "/api/tables/{id}/verify"),
];

/// The socket at a table, and what is said there first.
const LIVE: &str = "/api/tables/{id}/live";
const HELLO: &str = r#"{"type": "hello", "secret": "2f6c9d5a0b7e4c31a8d2e94b6f1c3075"}"#;

/// `GET /api`
pub(crate) async fn show(
    State(app): State<App>,
    Extension(description): Extension<Description>,
    headers: HeaderMap,
) -> Response {
    let words = app.words(language_of(&headers));
    let mut page =
        Page { body: String::new(), words, all: &description.0, base: base(&app, &headers) };
    page.write_introduction();
    page.begin_reference();
    for (path, methods) in entries(&description.0["paths"]) {
        for (method, operation) in entries(methods) {
            page.write_operation(method, path, operation);
        }
    }
    page.write_shapes();
    page.body.push_str("</div>\n");
    document(words.language().code(), &page.say("server-api-title"), &page.body)
}

/// How whoever asks has reached the server.
fn base(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let asked = || format!("http://{}", host.unwrap_or("127.0.0.1:7420"));
    app.settings().public_base().map_or_else(asked, str::to_owned)
}

fn entries(object: &Json) -> impl Iterator<Item = (&String, &Json)> {
    object.as_object().into_iter().flatten()
}

/// A page that is being written.
struct Page<'a> {
    body: String,
    words: &'a Words,
    /// The whole description.
    all: &'a Json,
    base: String,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        self.words.text(key).unwrap_or_default()
    }

    fn write_paragraph(&mut self, text: &str) {
        let _ = writeln!(self.body, "<p>{}</p>", escape(text));
    }

    fn write_code(&mut self, text: &str) {
        // What is wider than the page is scrolled, by keys too.
        let _ = writeln!(self.body, "<pre tabindex=\"0\">{}</pre>", escape(text));
    }

    fn write_introduction(&mut self) {
        self.write_paragraph(&self.say("server-api-introduction"));
        let _ = writeln!(self.body, "<p><a href=\"/api/openapi.json\">/api/openapi.json</a></p>");
        let steps = self.say("server-api-steps");
        let _ = writeln!(self.body, "<h2>{}</h2>", escape(&steps));
        for (key, method, path) in STEPS {
            self.write_paragraph(&self.say(key));
            let mut operation = self.all["paths"][path][method].clone();
            // What can be added to the address is told further down.
            operation["parameters"] = Json::Null;
            self.write_code(&example::curl(self.all, &self.base, method, path, &operation));
        }
        self.write_paragraph(&self.say("server-api-step-live"));
        let live = example::curl(self.all, &self.base, "get", LIVE, &Json::Null);
        self.write_code(&format!("{live}\n{HELLO}"));
        self.write_paragraph(&self.say("server-api-errors"));
    }

    /// From here on the page is made from the description, which speaks English.
    fn begin_reference(&mut self) {
        let title = escape(&self.say("server-api-reference"));
        let _ = writeln!(self.body, "<h2 class=\"part\">{title}</h2>\n<div lang=\"en\">");
    }

    fn write_operation(&mut self, method: &str, path: &str, operation: &Json) {
        let _ = writeln!(
            self.body,
            "<h3><span class=\"method\">{}</span> <code>{}</code></h3>",
            escape(&method.to_uppercase()),
            escape(path)
        );
        for part in ["summary", "description"] {
            if let Some(text) = operation[part].as_str() {
                self.write_paragraph(text);
            }
        }
        self.write_parameters(operation);
        self.write_request(operation);
        self.write_code(&example::curl(self.all, &self.base, method, path, operation));
        self.write_answers(operation);
    }

    fn write_parameters(&mut self, operation: &Json) {
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default();
            if let Some(text) = parameter["description"].as_str() {
                let _ =
                    writeln!(self.body, "<p><code>{}</code> {}</p>", escape(name), escape(text));
            }
        }
    }

    fn write_request(&mut self, operation: &Json) {
        let label = self.say("server-api-request");
        for (_, media) in entries(&operation["requestBody"]["content"]) {
            let shape = shape::kind(&media["schema"]);
            let language = self.words.language().code();
            let label = escape(&label);
            let _ = writeln!(self.body, "<p><span lang=\"{language}\">{label}</span> {shape}</p>");
        }
    }

    fn write_answers(&mut self, operation: &Json) {
        let _ = writeln!(self.body, "<table>");
        for (status, answer) in entries(&operation["responses"]) {
            let text = answer["description"].as_str().unwrap_or_default();
            let shape = answer.pointer("/content/application~1json/schema").map(shape::kind);
            let _ = writeln!(
                self.body,
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
                escape(status),
                escape(text),
                shape.unwrap_or_default()
            );
        }
        let _ = writeln!(self.body, "</table>");
        if let Some(answer) = example::answer(self.all, operation) {
            self.write_code(&answer);
        }
    }

    fn write_shapes(&mut self) {
        let shapes = self.say("server-api-shapes");
        let language = self.words.language().code();
        let _ =
            writeln!(self.body, "<h2 class=\"part\" lang=\"{language}\">{}</h2>", escape(&shapes));
        let schemas = self.all["components"]["schemas"].clone();
        for (name, schema) in entries(&schemas) {
            let _ = writeln!(self.body, "<h3 id=\"{0}\">{0}</h3>", escape(name));
            if let Some(text) = schema["description"].as_str() {
                self.write_paragraph(text);
            }
            self.body.push_str(&shape::tell(schema));
        }
    }
}

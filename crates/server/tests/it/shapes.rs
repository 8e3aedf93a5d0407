//! The description of the interface tells the truth: what is answered has the shape that it says.

use serde_json::{Value as Json, json};

use crate::kept::on_file;
use crate::node::{Node, Socket, body, send, settings, text, with};

/// What is wrong with a value, by the description.
struct Check<'a> {
    all: &'a Json,
    wrong: Vec<String>,
}

impl<'a> Check<'a> {
    fn resolve(&self, schema: &'a Json) -> &'a Json {
        match schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
            Some(name) => self.resolve(&self.all["components"]["schemas"][name]),
            None => schema,
        }
    }

    /// The parts of which a shape is made: all of them have to fit.
    fn parts(&self, schema: &'a Json) -> Vec<&'a Json> {
        let schema = self.resolve(schema);
        match schema["allOf"].as_array() {
            Some(parts) => parts.iter().flat_map(|part| self.parts(part)).collect(),
            None => vec![schema],
        }
    }

    fn fits(&self, schema: &'a Json, value: &Json) -> bool {
        let mut check = Check { all: self.all, wrong: Vec::new() };
        check.look(schema, value, "");
        check.wrong.is_empty()
    }

    fn look(&mut self, schema: &'a Json, value: &Json, path: &str) {
        let parts = self.parts(schema);
        for part in &parts {
            self.look_at_part(part, value, path);
        }
        let told = |name: &String| parts.iter().any(|part| !part["properties"][name].is_null());
        let is_told = parts.iter().any(|part| part["properties"].is_object());
        for (name, _) in value.as_object().into_iter().flatten() {
            if is_told && !told(name) {
                self.wrong.push(format!("{path}.{name} is not told of"));
            }
        }
    }

    fn look_at_part(&mut self, part: &'a Json, value: &Json, path: &str) {
        if let Some(kinds) = part["oneOf"].as_array() {
            if !kinds.iter().any(|kind| self.fits(kind, value)) {
                self.wrong.push(format!("{path} is none of its kinds: {value}"));
            }
            return;
        }
        let of = |kind: &Json| match kind.as_str() {
            Some("object") => value.is_object(),
            Some("array") => value.is_array(),
            Some("string") => value.is_string(),
            Some("boolean") => value.is_boolean(),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("null") => value.is_null(),
            _ => false,
        };
        // A shape that says nothing at all is that of any value.
        if part.as_object().is_some_and(|told| told.keys().all(|name| name == "description")) {
            return;
        }
        let kinds = part["type"].as_array();
        let is_kind = kinds.map_or_else(|| of(&part["type"]), |kinds| kinds.iter().any(of));
        let is_known = part["enum"].as_array().is_none_or(|known| known.contains(value));
        if !is_kind || !is_known {
            self.wrong.push(format!("{path} is {value}, not {}", part["type"]));
        }
        self.look_inside(part, value, path);
    }

    fn look_inside(&mut self, part: &'a Json, value: &Json, path: &str) {
        for name in part["required"].as_array().into_iter().flatten() {
            if value[text(name)].is_null() && value.get(text(name)).is_none() {
                self.wrong.push(format!("{path}.{name} is missing"));
            }
        }
        for (name, schema) in part["properties"].as_object().into_iter().flatten() {
            if let Some(value) = value.get(name) {
                self.look(schema, value, &format!("{path}.{name}"));
            }
        }
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            if let Some(schema) = part["prefixItems"].get(index).or(part.get("items")) {
                self.look(schema, item, &format!("{path}[{index}]"));
            }
        }
    }
}

fn check(all: &Json, schema: &Json, value: &Json, named: &str) {
    let mut check = Check { all, wrong: Vec::new() };
    check.look(schema, value, named);
    assert!(check.wrong.is_empty(), "{:#?}", check.wrong);
}

/// The shape of an answer, as the description has it.
fn answered<'a>(all: &'a Json, method: &str, path: &str, status: u16) -> &'a Json {
    let answer = &all["paths"][path][method]["responses"][status.to_string()];
    answer.pointer("/content/application~1json/schema").unwrap_or_else(|| panic!("{path} {answer}"))
}

/// Plays a few decisions of whoever is asked, and says something.
async fn play_a_little(node: &Node, id: &str, secrets: &[String]) {
    for number in 0..20 {
        let shown = node.snapshot(id, None).await;
        let Some(seat) = shown["prompt"]["seats"][0].as_u64() else { return };
        let secret = &secrets[seat as usize];
        let asked = node.snapshot(id, Some(secret)).await;
        let action = &asked["actions"]["notations"][0];
        node.act(id, secret, &asked["version"], action, &format!("a{number}")).await;
    }
    let said = json!({"id": "c", "text": "Hello"});
    assert_eq!(node.command(id, "chat", Some(&secrets[0]), &said).await.0, 200);
}

/// Everything that one hears at a table, up to the answer to a last ping.
async fn check_socket(all: &Json, socket: &mut Socket) {
    let message = json!({"$ref": "#/components/schemas/ServerMessage"});
    socket.say(&json!({"type": "ping", "t": 7})).await;
    loop {
        let said = socket.hear().await.expect("there is an answer");
        check(all, &message, &said, "socket");
        if said["type"] == "pong" {
            return;
        }
    }
}

#[tokio::test]
async fn every_answer_has_the_shape_that_is_told() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    for game in ["quantum", "sealed", "drill"] {
        let seat = |name: &str| json!({"kind": "human", "name": name});
        let wanted = json!({
            "game": game, "seats": [seat("Ada"), seat("Grace")], "public": true, "title": "Here",
            "limits": {"game_ms": 3_600_000},
        });
        let (id, secrets) = node.open(&wanted).await;
        let secret = Some(secrets[0].as_str());
        let mut socket = node.socket(&id).await;
        socket.say(&json!({"type": "hello", "secret": secret})).await;
        play_a_little(&node, &id, &secrets).await;
        let kept = json!([{"id": id, "secret": secret}]);
        let mine = body(send(node.post("/api/mine", &kept)).await).await;
        check(&all, answered(&all, "post", "/api/mine", 200), &mine, "mine");
        let act = json!({"expected": 1_000_000, "action": "x", "id": "late"});
        let (status, problem) = node.command(&id, "actions", secret, &act).await;
        check(&all, answered(&all, "post", "/api/tables/{id}/actions", status), &problem, "act");
        node.command(&id, "resign", secret, &json!({"id": "r"})).await;
        check_socket(&all, &mut socket).await;
        for (path, query) in [
            ("/api/games", ""),
            ("/api/about", ""),
            ("/api/tables", ""),
            ("/api/tables/{id}", ""),
            ("/api/tables/{id}", "?at=2"),
            ("/api/tables/{id}/description", ""),
            ("/api/tables/{id}/events", "?from=0"),
        ] {
            let asked = node.get(&format!("{}{query}", path.replace("{id}", &id)));
            let answer = body(send(with(asked, secret)).await).await;
            check(&all, answered(&all, "get", path, 200), &answer, path);
        }
    }
}

/// Every description, with the way to it.
fn descriptions(at: &Json, path: &str, found: &mut Vec<(String, String)>) {
    for (name, value) in at.as_object().into_iter().flatten() {
        match value {
            Json::String(text) if name == "description" => {
                found.push((path.to_owned(), text.clone()));
            }
            _ => descriptions(value, &format!("{path}/{name}"), found),
        }
    }
    for (index, item) in at.as_array().into_iter().flatten().enumerate() {
        descriptions(item, &format!("{path}/{index}"), found);
    }
}

#[tokio::test]
async fn strangers_are_told_about_everything_and_nothing_of_our_code() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    let page = send(node.get("/api")).await.text().await.expect("the page is text");
    let mut found = Vec::new();
    descriptions(&all, "", &mut found);
    assert!(found.len() > 200, "{}", found.len());
    for (path, text) in &found {
        for code in ["```", "[`", "assert", "use kernel", "use table", "::"] {
            assert!(!text.contains(code), "{path}: {text}");
        }
    }
    for code in ["```", "assert_eq!", "use kernel", "use table"] {
        assert!(!page.contains(code), "{code}");
    }
    let schemas = all["components"]["schemas"].as_object().expect("there are shapes");
    for (name, schema) in schemas {
        assert!(schema["description"].is_string(), "{name} is not described");
        assert!(
            schema["type"].is_string() || schema["oneOf"].is_array() || schema["allOf"].is_array(),
            "{name}"
        );
    }
    for (path, methods) in all["paths"].as_object().expect("there are paths") {
        for (_, operation) in methods.as_object().expect("there are methods") {
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                assert!(parameter["description"].is_string(), "{path}: {parameter}");
            }
        }
    }
}

/// What the authors of the format check descriptions with, as they publish it.
const OPENAPI: &str = include_str!("../data/openapi-3.1.schema.json");

/// Every shape within a description, with the way to it.
fn shapes<'a>(at: &'a Json, path: &str, found: &mut Vec<(String, &'a Json)>) {
    let inside = at.as_object().into_iter().flatten();
    for (name, value) in inside {
        let path = format!("{path}/{name}");
        match name.as_str() {
            "schema" => found.push((path, value)),
            "schemas" => {
                let named = value.as_object().into_iter().flatten();
                found.extend(named.map(|(name, shape)| (format!("{path}/{name}"), shape)));
            }
            "example" | "examples" => {}
            _ => shapes(value, &path, found),
        }
    }
}

#[tokio::test]
async fn the_description_is_valid() {
    let node = Node::start(on_file(), settings()).await;
    let description = body(send(node.get("/api/openapi.json")).await).await;
    let schema: Json = serde_json::from_str(OPENAPI).expect("the schema is JSON");
    let validator = jsonschema::validator_for(&schema).expect("the schema is one");
    let wrong: Vec<String> = validator
        .iter_errors(&description)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());

    // That schema leaves out the shapes, which are JSON Schema.
    let mut all = Vec::new();
    shapes(&description, "", &mut all);
    assert!(all.len() > 100, "{} shapes", all.len());
    for (path, shape) in all {
        let verdict = jsonschema::draft202012::meta::validate(shape);
        assert!(verdict.is_ok(), "{path}: {verdict:?}");
    }

    let mut broken = description.clone();
    broken["paths"]["/api/games"]["get"]["parameters"] = Json::Null;
    assert!(!validator.is_valid(&broken), "what is wrong is found");
}

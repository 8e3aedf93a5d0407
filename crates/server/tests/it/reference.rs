//! The description of the interface: complete, with examples that are right.

use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use server::wire;

use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text};

/// Every operation with its method, its path and its description.
fn operations(all: &Json) -> Vec<(String, String, Json)> {
    let paths = all["paths"].as_object().expect("there are paths");
    let of = |(path, methods): (&String, &Json)| {
        let path = path.clone();
        let methods = methods.as_object().expect("there are methods").clone();
        methods.into_iter().map(move |(method, operation)| (method, path.clone(), operation))
    };
    paths.iter().flat_map(of).collect()
}

fn example<'a>(all: &'a Json, schema: &Json) -> &'a Json {
    let schema = schema.get("items").unwrap_or(schema);
    let name = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next());
    &all["components"]["schemas"][name.unwrap_or_default()]["example"]
}

#[tokio::test]
async fn every_operation_is_described_with_an_example() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    let operations = operations(&all);
    assert_eq!(operations.len(), 40, "{:?}", all["paths"].as_object().map(|all| all.keys()));
    for (method, path, operation) in &operations {
        let named = format!("{method} {path}");
        assert!(operation["summary"].as_str().is_some_and(|it| !it.is_empty()), "{named}");
        if let Some(media) = operation.pointer("/requestBody/content/application~1json") {
            let own = media.get("example").is_some();
            let shape = || !example(&all, &media["schema"]).is_null();
            assert!(own || shape(), "{named}: no example to send");
        } else {
            let needs_nothing = path == "/api/records" || path.ends_with("/match");
            assert!(method == "get" || needs_nothing, "{named}: nothing to send");
        }
        for (status, answer) in operation["responses"].as_object().expect("there are answers") {
            assert!(answer["description"].is_string(), "{named} {status}");
            let own = answer.pointer("/content/application~1json/example");
            if let Some(schema) = answer.pointer("/content/application~1json/schema") {
                assert!(
                    own.is_some() || !example(&all, schema).is_null(),
                    "{named} {status}: no example"
                );
            }
        }
    }
}

/// Whether what the page says to send can be read.
fn fits<T: DeserializeOwned>(all: &Json, name: &str) {
    let example = all["components"]["schemas"][name]["example"].clone();
    if let Err(error) = serde_json::from_value::<T>(example) {
        panic!("the example of {name} is wrong: {error}");
    }
}

#[tokio::test]
async fn what_is_to_be_sent_can_be_read() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    fits::<wire::TableWanted>(&all, "TableWanted");
    fits::<wire::SetupTried>(&all, "SetupTried");
    fits::<wire::TableKept>(&all, "TableKept");
    fits::<wire::Act>(&all, "Act");
    fits::<wire::Undo>(&all, "Undo");
    fits::<wire::Bare>(&all, "Bare");
    fits::<wire::Say>(&all, "Say");
    fits::<wire::Takeover>(&all, "Takeover");
    fits::<wire::Vote>(&all, "Vote");
    fits::<wire::Why>(&all, "Why");
    fits::<wire::RetryWanted>(&all, "RetryWanted");
    fits::<wire::Sit>(&all, "Sit");
    fits::<wire::CampaignWanted>(&all, "CampaignWanted");
    fits::<wire::CampaignChoice>(&all, "CampaignChoice");
    fits::<lessons::wire::LessonTry>(&all, "LessonTry");
    let wanted = all["components"]["schemas"]["TableWanted"]["example"].clone();
    assert_eq!(send(node.post("/api/tables", &wanted)).await.status(), 201);
}

/// Whether two things have the same fields, and theirs too.
fn same_fields(example: &Json, real: &Json, path: &str) {
    let (Some(example), Some(real)) = (example.as_object(), real.as_object()) else { return };
    for (name, value) in example {
        let found = real.get(name).unwrap_or_else(|| panic!("there is no {path}.{name}"));
        same_fields(value, found, &format!("{path}.{name}"));
    }
}

#[tokio::test]
async fn what_is_said_to_be_answered_is_answered() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    let example = |name: &str| all["components"]["schemas"][name]["example"].clone();
    let made = body(send(node.post("/api/tables", &example("TableWanted"))).await).await;
    same_fields(&example("TableMade"), &made, "TableMade");
    let id = text(&made["id"]);
    let secret = text(&made["seats"][0]["secret"]);
    let shown = node.snapshot(&id, Some(&secret)).await;
    same_fields(&example("Snapshot"), &shown, "Snapshot");
    let listed = body(send(node.get("/api/tables")).await).await;
    same_fields(&example("TableListed"), &listed[0], "TableListed");
    let games = body(send(node.get("/api/games")).await).await;
    same_fields(&example("MenuEntry"), &games[0], "MenuEntry");

    let invitation = text(&made["seats"][1]["secret"]);
    let (_, seated) = node.command(&id, "seats/1", Some(&invitation), &example("Sit")).await;
    same_fields(&example("Seated"), &seated, "Seated");
    let asked = shown["prompt"]["seats"][0].as_u64().expect("somebody is asked") as usize;
    let secrets = [secret, text(&seated["secret"])];
    let act = json!({"expected": 0, "action": "keep", "id": "a"});
    let other = node.command(&id, "actions", Some(&secrets[1 - asked]), &act).await;
    same_fields(&example("Problem"), &other.1, "Problem");
    let (_, done) = node.command(&id, "actions", Some(&secrets[asked]), &act).await;
    same_fields(&example("Done"), &done, "Done");
    let moments = body(send(node.get(&format!("/api/tables/{id}/events?from=0"))).await).await;
    same_fields(&example("MomentShown"), &moments[1], "MomentShown");

    let begun = body(send(node.post("/api/campaigns", &example("CampaignWanted"))).await).await;
    same_fields(&example("CampaignMade"), &begun, "CampaignMade");
    let campaign = send(node.get(&format!("/api/campaigns/{}", text(&begun["id"])))).await;
    same_fields(&example("CampaignShown"), &body(campaign).await, "CampaignShown");
}

#[tokio::test]
async fn the_page_names_every_operation_in_both_languages() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    for (language, word) in [("en", "A game in six steps"), ("fr", "Une partie en six étapes")] {
        let page = send(node.get("/api").header("Accept-Language", language)).await;
        let page = page.text().await.expect("the page is text");
        assert!(page.contains(word), "{language}");
        for (method, path, _) in operations(&all) {
            let heading = format!("{}</span> <code>{path}</code>", method.to_uppercase());
            assert!(page.contains(&heading), "{heading}");
        }
        let typed = |program| page.matches(&format!("<pre tabindex=\"0\">{program} ")).count();
        let commands = typed("curl") + typed("websocat");
        assert_eq!(commands, 40 + 7, "one for each, and those of the game in steps");
        assert!(!page.contains("{id}\""), "every command can be typed");
        assert!(page.contains("<a href=\"/\">"), "there is a way home");
        for field in ["decision_ms", "notations", "awaits_ready", "taken"] {
            assert!(page.contains(&format!("<code>{field}</code></th><td>")), "{field}");
        }
        assert!(page.contains("<div lang=\"en\">"), "the description speaks English");
    }
}

#[tokio::test]
async fn what_goes_wrong_is_described_for_every_operation() {
    let node = Node::start(on_file(), settings()).await;
    let all = body(send(node.get("/api/openapi.json")).await).await;
    for (method, path, operation) in operations(&all) {
        let is_command = method == "post" && path.contains("{id}");
        let is_sent = operation["requestBody"].is_object();
        for (status, expected) in [
            ("400", is_sent),
            ("401", operation["security"].is_array()),
            ("403", is_command),
            ("404", path.contains("{id}")),
            ("409", is_command),
            ("413", is_sent),
            ("422", is_command),
            ("429", true),
        ] {
            let answer = &operation["responses"][status];
            assert!(answer.is_object() || !expected, "{method} {path} does not tell of {status}");
        }
    }
}

#[tokio::test]
async fn the_server_says_how_it_is_reached() {
    let silent = Node::start(on_file(), settings()).await;
    assert_eq!(body(send(silent.get("/api/about")).await).await, json!({}));
    let public_url = Some("https://games.example.org/".to_owned());
    let named = Node::start(on_file(), server::Settings { public_url, ..settings() }).await;
    let told = body(send(named.get("/api/about")).await).await;
    assert_eq!(told, json!({"public_url": "https://games.example.org"}));
}

#[tokio::test]
async fn every_mistake_is_answered_in_words() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let live = format!("/api/tables/{id}/live");
    let acts = format!("/api/tables/{id}/actions");
    let bots = |level: &str| json!({"game": "quantum", "seats": [{"kind": "bot", "level": level}]});
    let named = |name: &str| json!({"game": "quantum", "seats": [{"kind": "human", "name": name}]});
    let two = json!([{"kind": "human"}, {"kind": "human"}]);
    let nowhere = json!({"game": "quantum", "setup": {"map": "nowhere"}, "seats": two});
    for (status, error, request) in [
        (404, "not_found", node.get("/api/nothing")),
        (404, "no_table", node.get("/api/tables/nosuchtable")),
        (404, "no_moment", node.get(&format!("/api/tables/{id}?at=99999"))),
        (404, "no_moment", node.get(&format!("/api/tables/{id}/description?at=1"))),
        (405, "method", node.post("/api/games", &json!({}))),
        (426, "no_socket", node.get(&live)),
        (400, "malformed", node.post("/api/tables", &json!(null)).body("{")),
        (400, "malformed", node.get(&format!("/api/tables/{id}?at=soon"))),
        (400, "malformed", node.post("/api/tables", &json!({"game": "quantum"}))),
        (404, "no_seat", node.post(&format!("/api/tables/{id}/seats/front"), &json!({}))),
        (401, "secret", node.get(&format!("/api/tables/{id}")).header("Authorization", "Basic x")),
        (403, "not_yours", node.post(&acts, &json!({"expected": 0, "action": "x", "id": "x"}))),
        (413, "too_large", node.post("/api/tables", &json!({"title": "x".repeat(5 << 20)}))),
        (422, "no_game", node.post("/api/tables", &json!({"game": "ludo", "seats": []}))),
        (422, "seats", node.post("/api/tables", &json!({"game": "quantum", "seats": []}))),
        (422, "no_level", node.post("/api/tables", &bots("god"))),
        (422, "seats", node.post("/api/tables", &bots("easy"))),
        (422, "rules", node.post("/api/tables", &nowhere)),
        (422, "name", node.post("/api/tables", &named(&"x".repeat(41)))),
        (400, "record", node.post("/api/records", &json!("a letter"))),
    ] {
        let mut said = Vec::new();
        for language in ["en", "fr"] {
            let request = request.try_clone().expect("it can be sent twice");
            let response = send(request.header("Accept-Language", language)).await;
            assert_eq!(response.status(), status, "{error}");
            let problem = body(response).await;
            assert_eq!(problem["error"], error, "{problem}");
            said.push(text(&problem["message"]));
        }
        assert_ne!(said[0], said[1], "{error} is said in both languages");
    }
    drop(secrets);
}

#[tokio::test]
async fn what_cannot_be_read_is_named_with_its_place() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let table = format!("/api/tables/{id}");
    let range = "a whole number from 0 to 4294967295";
    for (request, english, french) in [
        (
            node.get(&format!("{table}?at=soon")),
            format!("“at” cannot be \"soon\": it is {range}."),
            "« at » ne peut pas être \"soon\" : c’est un nombre entier de 0 à 4294967295.",
        ),
        (
            node.get(&format!("{table}/events?from=-1")),
            format!("“from” cannot be -1: it is {range}."),
            "« from » ne peut pas être -1 : c’est un nombre entier de 0 à 4294967295.",
        ),
        (
            node.post(&format!("{table}/seats/front"), &json!({"name": "Eve"})),
            "There is no seat “front”: the seats of a table are counted from 0 to 7 at most."
                .to_owned(),
            "Il n’y a pas de place « front » : les places d’une table se comptent de 0 à 7 au plus.",
        ),
        (
            node.post("/api/tables", &json!({"game": 7, "seats": []})),
            "“game” cannot be 7: it is a text.".to_owned(),
            "« game » ne peut pas être 7 : c’est un texte.",
        ),
        (
            node.post("/api/records", &json!(null)).body(vec![0xFF, 0xFE]),
            "This is not UTF-8 text.".to_owned(),
            "Ceci n’est pas un texte en UTF-8.",
        ),
    ] {
        for (language, said) in [("en", english.as_str()), ("fr", french)] {
            let request = request.try_clone().expect("it can be sent twice");
            let problem = body(send(request.header("Accept-Language", language)).await).await;
            assert_eq!(text(&problem["message"]).replace('\u{a0}', " "), said);
        }
    }
}

#[tokio::test]
async fn the_pages_of_the_server_need_no_client() {
    let node = Node::start(on_file(), settings()).await;
    let page = send(node.get("/api")).await.text().await.expect("the page is text");
    for (path, kind) in [("/api/icon.svg", "image/svg+xml"), ("/api/page.css", "text/css")] {
        assert!(page.contains(path), "{path}");
        let response = send(node.get(path)).await;
        assert_eq!(response.status(), 200, "{path}");
        let found = response.headers()["content-type"].to_str().expect("it is text");
        assert!(found.starts_with(kind), "{found}");
    }
}

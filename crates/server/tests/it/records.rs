//! Records that leave the server and come back.

use serde_json::{Value as Json, json};

use crate::game::{asked_seat, play_out};
use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text};

/// Sends a text to be made a table of.
async fn import(node: &Node, record: &str) -> (u16, Json) {
    let response = send(node.post("/api/records", &json!(null)).body(record.to_owned())).await;
    (response.status().as_u16(), body(response).await)
}

async fn export(node: &Node, id: &str) -> String {
    let response = send(node.get(&format!("/api/tables/{id}/record"))).await;
    assert_eq!(response.status(), 200);
    assert_eq!(response.headers()["content-type"], "application/jsonl");
    response.text().await.expect("records are text")
}

/// A whole game, and its record.
async fn played(node: &Node) -> (Json, String) {
    let (id, secrets) = node.open_for_two().await;
    let end = play_out(node, &id, &secrets, 3).await;
    (end, export(node, &id).await)
}

#[tokio::test]
async fn a_record_that_was_cut_short_is_played_to_another_end() {
    let node = Node::start(on_file(), settings()).await;
    let (end, record) = played(&node).await;
    let lines: Vec<&str> = record.lines().collect();
    let half = lines[..lines.len() / 2].join("\n");
    let (status, made) = import(&node, &half).await;
    assert_eq!(status, 201, "{made}");
    let id = text(&made["id"]);
    let shown = node.snapshot(&id, None).await;
    assert_eq!(shown["at"], lines.len() / 2 - 1);
    assert_eq!(shown["commitment"], end["commitment"]);
    assert_eq!(shown["seats"][0]["name"], "Ada");
    assert_eq!(shown["seed"], Json::Null, "it is played on, so nobody is told");

    let secrets: Vec<String> =
        made["seats"].as_array().unwrap().iter().map(|seat| text(&seat["secret"])).collect();
    play_out(&node, &id, &secrets, 4).await;
    let verdict = body(send(node.get(&format!("/api/tables/{id}/verify"))).await).await;
    assert_eq!(verdict["ok"], true, "{verdict}");
}

#[tokio::test]
async fn a_record_without_its_seed_can_be_looked_at() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    for number in 0..8 {
        let seat = asked_seat(&node.snapshot(&id, None).await);
        let shown = node.snapshot(&id, Some(&secrets[seat])).await;
        let action = &shown["actions"]["notations"][0];
        node.act(&id, &secrets[seat], &shown["version"], action, &format!("a{number}")).await;
    }
    let record = export(&node, &id).await;
    assert!(!record.contains("\"seed\""), "{record}");
    let (status, made) = import(&node, &record).await;
    assert_eq!(status, 201, "{made}");
    let copy = text(&made["id"]);
    let shown = node.snapshot(&copy, None).await;
    assert_eq!(shown["view"], node.snapshot(&id, None).await["view"]);
    assert_eq!(shown["prompt"]["over"]["sentence"]["key"], "table-over-closed");
    let secret = text(&made["seats"][0]["secret"]);
    let act = json!({"id": "a", "expected": shown["version"], "action": "x"});
    assert_eq!(node.command(&copy, "actions", Some(&secret), &act).await.0, 422);
    let past = body(send(node.get(&format!("/api/tables/{copy}?at=3"))).await).await;
    assert_eq!(past["at"], 3);
}

#[tokio::test]
async fn what_is_no_record_says_why() {
    let node = Node::start(on_file(), settings()).await;
    let (_, record) = played(&node).await;
    let replaced = |from: &str, to: &str| {
        assert!(record.contains(from), "{record}");
        record.replacen(from, to, 1)
    };
    let lines: Vec<&str> = record.lines().collect();
    let twice = [lines[0], lines[0]].join("\n");
    let forged = {
        let rolled = |line: &&str| line.contains("\"chance\"") && !line.contains("\"format\"");
        let with_dice = lines.iter().position(rolled).expect("dice");
        let mut lines = lines.clone();
        let mut line: Json = serde_json::from_str(lines[with_dice]).expect("records are JSON");
        line["chance"] = json!([999]);
        let line = line.to_string();
        lines[with_dice] = &line;
        lines.join("\n")
    };
    for (what, text, expected) in [
        ("nothing", String::new(), 400),
        ("a letter", "Dear Grace".to_owned(), 400),
        ("another format", replaced("\"version\":1", "\"version\":9"), 400),
        ("other rules", replaced("\"rules\":1", "\"rules\":9"), 400),
        ("another game", replaced("\"game\":\"quantum\"", "\"game\":\"ludo\""), 422),
        ("a head without a body", twice, 400),
        ("dice that do not exist", forged, 400),
        ("an action that is none", replaced("\"do\":\"", "\"do\":\"dance "), 400),
    ] {
        let (status, problem) = import(&node, &text).await;
        assert_eq!(status, expected, "{what}: {problem}");
        assert!(!text_of(&problem).is_empty(), "{what}: {problem}");
    }
}

fn text_of(problem: &Json) -> String {
    text(&problem["message"])
}

#[tokio::test]
async fn the_first_moment_tells_what_chance_gave_the_start() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let events = body(send(node.get(&format!("/api/tables/{id}/events?from=0"))).await).await;
    let [start] = events.as_array().expect("a list").as_slice() else { panic!("{events}") };
    assert_eq!((&start["version"], &start["at"]), (&json!(0), &json!(0)));
    assert_eq!(start.get("actor"), None);
    let told = start["events"].as_array().expect("events");
    assert!(!told.is_empty(), "Quantum rolls for the first player and for every ship");
    let record = export(&node, &id).await;
    let head: Json = serde_json::from_str(record.lines().next().expect("a head")).expect("JSON");
    assert!(!head["chance"].as_array().expect("what chance gave").is_empty(), "{head}");
}

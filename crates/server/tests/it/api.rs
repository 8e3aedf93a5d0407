//! The interface, request by request.

use serde_json::json;

use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text, with};

#[tokio::test]
async fn a_table_is_opened_looked_at_and_played_at() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    assert_eq!(secrets.len(), 2);

    let mine = node.snapshot(&id, Some(&secrets[0])).await;
    let theirs = node.snapshot(&id, None).await;
    assert_eq!(
        (&mine["version"], &mine["you"], &mine["host"]),
        (&json!(0), &json!(0), &json!(true))
    );
    assert_eq!((&theirs["you"], &theirs["actions"]), (&json!(null), &json!({"notations": []})));
    assert_eq!(mine["seats"][1]["name"], "Grace");
    assert!(mine.get("seed").is_none());

    let asked = mine["prompt"]["seats"][0].as_u64().unwrap() as usize;
    let asked_secret = &secrets[asked];
    let snapshot = node.snapshot(&id, Some(asked_secret)).await;
    let action = &snapshot["actions"]["notations"][0];
    let (status, done) = node.act(&id, asked_secret, &json!(0), action, "a1").await;
    assert_eq!((status, &done["version"]), (200, &json!(1)));
    assert_eq!(node.snapshot(&id, None).await["version"], 1);
}

#[tokio::test]
async fn a_repeated_id_gets_the_same_answer() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64().unwrap() as usize;
    let secret = &secrets[seat];
    let action = node.snapshot(&id, Some(secret)).await["actions"]["notations"][0].clone();
    let first = node.act(&id, secret, &json!(0), &action, "twice").await;
    let again = node.act(&id, secret, &json!(0), &action, "twice").await;
    assert_eq!(first, again);
    assert_eq!(node.snapshot(&id, None).await["version"], 1);
}

#[tokio::test]
async fn a_stale_version_gets_the_current_state() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64().unwrap() as usize;
    let secret = &secrets[seat];
    let action = node.snapshot(&id, Some(secret)).await["actions"]["notations"][0].clone();
    node.act(&id, secret, &json!(0), &action, "one").await;
    let (status, problem) = node.act(&id, secret, &json!(0), &action, "two").await;
    assert_eq!((status, &problem["error"]), (409, &json!("stale")));
    assert_eq!(problem["current"]["version"], 1);
    assert_eq!(problem["current"]["you"], seat);
}

#[tokio::test]
async fn what_the_rules_forbid_names_the_clause_in_the_readers_language() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64().unwrap() as usize;
    let act = json!({"expected": 0, "action": "fly to the moon", "id": "x"});
    let request = node.post(&format!("/api/tables/{id}/actions"), &act);
    let request = with(request, Some(&secrets[seat])).header("Accept-Language", "fr-CA, en;q=0.5");
    let response = send(request).await;
    assert_eq!(response.status(), 422);
    let problem = body(response).await;
    assert_eq!(problem["clause"], "PA-NOTATION-01");
    assert_eq!(problem["values"]["text"], json!({"text": "fly to the moon"}));
    assert_eq!(problem["sentence"]["key"], "refusal-not-an-action");
    let said = "« fly to the moon » n’est pas une action de ce jeu.".replace('\u{a0}', " ");
    assert_eq!(text(&problem["message"]).replace('\u{a0}', " "), said);
}

#[tokio::test]
async fn the_other_seat_is_told_that_it_is_not_asked() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64().unwrap() as usize;
    let action = node.snapshot(&id, Some(&secrets[seat])).await["actions"]["notations"][0].clone();
    let (status, problem) = node.act(&id, &secrets[1 - seat], &json!(0), &action, "x").await;
    assert_eq!((status, &problem["clause"]), (422, &json!("PA-SEAT-01")));
    let name = if seat == 0 { "Grace" } else { "Ada" };
    assert!(text(&problem["message"]).contains(name), "{problem}");
}

#[tokio::test]
async fn a_wrong_secret_opens_nothing() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    for wrong in ["0".repeat(32).as_str(), "short", "", &secrets[0].to_uppercase()[1..]] {
        let response = send(with(node.get(&format!("/api/tables/{id}")), Some(wrong))).await;
        assert_eq!(response.status(), 401, "{wrong}");
        assert_eq!(body(response).await["error"], "secret");
    }
    let act = json!({"expected": 0, "action": "x", "id": "x"});
    assert_eq!(node.command(&id, "actions", None, &act).await.0, 403);
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let node = Node::start(on_file(), settings()).await;
    for path in ["/api/tables/nosuchtable", "/api/tables/..%2f..", "/api/nothing"] {
        let response = send(node.get(path)).await;
        assert_eq!(response.status(), 404, "{path}");
        assert!(body(response).await["sentence"]["key"].is_string());
    }
}

#[tokio::test]
async fn the_position_is_told_in_words_now_and_then() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let told = async |query: &str| {
        body(send(node.get(&format!("/api/tables/{id}/description{query}"))).await).await
    };
    let start = told("").await;
    assert!(start[0]["heading"]["key"].is_string(), "{start}");
    for number in 0..12 {
        let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64().unwrap() as usize;
        let secret = &secrets[seat];
        let now = node.snapshot(&id, Some(secret)).await;
        let action = &now["actions"]["notations"][0];
        node.act(&id, secret, &now["version"], action, &format!("a{number}")).await;
    }
    assert_ne!(told("").await, start);
    assert_eq!(told("?at=0").await, start);
    assert_eq!(told("?at=12").await, told("").await);
    let later = told("?at=13").await;
    assert_eq!(later["error"], "no_moment");
    let args = json!([["at", {"number": 13}], ["last", {"number": 12}]]);
    assert_eq!(later["sentence"]["args"], args, "what was asked for, and what there is");
}

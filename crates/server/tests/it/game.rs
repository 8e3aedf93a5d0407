//! Whole games.

use serde_json::{Value as Json, json};

use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text};

/// The seat that owes the next decision.
pub(crate) fn asked_seat(snapshot: &Json) -> usize {
    snapshot["prompt"]["seats"][0].as_u64().expect("somebody is asked") as usize
}

/// Plays until the game is over, every seat by its own secret, and gives the last snapshot. The
/// choices follow from the seed.
pub(crate) async fn play_out(node: &Node, id: &str, secrets: &[String], seed: u64) -> Json {
    let mut luck = seed;
    for number in 0..20_000_u32 {
        let shown = node.snapshot(id, None).await;
        let Some(seat) = shown["prompt"]["seats"][0].as_u64() else { return shown };
        let Some(secret) = secrets.get(seat as usize) else { continue };
        let asked = node.snapshot(id, Some(secret)).await;
        let Some(actions) = asked["actions"].as_array().filter(|actions| !actions.is_empty())
        else {
            continue;
        };
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &actions[(luck >> 33) as usize % actions.len()]["notation"];
        let name = format!("{seed}-{number}");
        let (status, answer) = node.act(id, secret, &asked["version"], chosen, &name).await;
        assert!(status == 200 || status == 409, "{chosen}: {answer}");
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn two_players_play_a_whole_game() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let end = play_out(&node, &id, &secrets, 1).await;
    assert!(end["prompt"]["over"]["sentence"]["key"].is_string());
    assert!(end["seed"].is_string());

    let verdict = body(send(node.get(&format!("/api/tables/{id}/verify"))).await).await;
    assert_eq!(verdict["ok"], true, "{verdict}");

    let events = body(send(node.get(&format!("/api/tables/{id}/events?from=0"))).await).await;
    let events = events.as_array().unwrap();
    assert_eq!(events.last().unwrap()["at"], end["at"]);

    let at = end["at"].as_u64().unwrap() / 2;
    let middle = body(send(node.get(&format!("/api/tables/{id}?at={at}"))).await).await;
    assert_eq!((&middle["at"], &middle["last"]), (&json!(at), &end["at"]));
    assert_ne!(middle["view"], end["view"]);
}

#[tokio::test]
async fn bots_play_a_whole_game_by_themselves() {
    let node = Node::start(on_file(), settings()).await;
    let bots = json!([{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]);
    let (id, secrets) = node.open(&json!({"game": "quantum", "seats": bots})).await;
    assert!(secrets.is_empty());
    let (mut socket, _) = node.join(&id, None).await;
    loop {
        let moment = socket.hear_of("moment").await;
        if moment["now"]["prompt"]["over"].is_object() {
            return;
        }
    }
}

#[tokio::test]
async fn a_record_goes_out_and_comes_back() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let end = play_out(&node, &id, &secrets, 2).await;
    let record = send(node.get(&format!("/api/tables/{id}/record"))).await.text().await.unwrap();
    let imported = send(node.post("/api/records", &json!(null)).body(record.clone())).await;
    assert_eq!(imported.status(), 201);
    let imported = text(&body(imported).await["id"]);
    let copy = node.snapshot(&imported, None).await;
    assert_eq!(copy["view"], end["view"]);
    let again =
        send(node.get(&format!("/api/tables/{imported}/record"))).await.text().await.unwrap();
    assert_eq!(again, record);
}

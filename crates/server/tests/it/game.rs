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
        let actions = asked["actions"]["notations"].as_array().expect("a list");
        if actions.is_empty() {
            continue;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &actions[(luck >> 33) as usize % actions.len()];
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

/// Bots play to the end; a spectator hears every moment, and no secret of anybody.
async fn watch_bots(wanted: Json, is_told: impl Fn(&Json) -> bool) {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open(&wanted).await;
    assert!(secrets.is_empty());
    let (mut socket, snapshot) = node.join(&id, None).await;
    assert_eq!(snapshot["secrets"], true);
    let mut moments = 0;
    loop {
        let moment = socket.hear_of("moment").await;
        moments += 1;
        assert!(moment["actor"] == "clock" || moment["action"].is_null(), "{moment}");
        for event in moment["events"].as_array().expect("a list") {
            assert!(is_told(&event["event"]), "{event}");
            assert!(event["clause"].is_string() && event["depth"].is_number(), "{event}");
        }
        if moment["now"]["prompt"]["over"].is_object() {
            break;
        }
    }
    assert!(moments > 20, "{moments} moments");
    let verdict = body(send(node.get(&format!("/api/tables/{id}/verify"))).await).await;
    assert_eq!(verdict["ok"], true, "{verdict}");
}

#[tokio::test]
async fn bots_fight_a_whole_battle_of_fleet_commander() {
    let bots = json!([{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]);
    let wanted = json!({"game": "fleet", "seats": bots, "setup": {"choice": "secret"}});
    watch_bots(wanted, |event| event["type"] != "fleet_chosen" || event["fleet"].is_null()).await;
}

#[tokio::test]
async fn bots_fly_a_whole_mission_of_space_alert() {
    let bots = json!([{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]);
    let setup = json!({"mission": "simulation", "clock": false});
    let wanted = json!({"game": "alert", "seats": bots, "setup": setup});
    watch_bots(wanted, |event| {
        let is_hidden = ["card_drawn", "card_held_out", "card_handed_over"];
        let is_dealt = event["type"] == "pile_taken" && !event["cards"].is_null();
        !is_dealt && (is_hidden.iter().all(|it| event["type"] != *it) || event["card"].is_null())
    })
    .await;
}

/// Against the clock: bots wait and speak, and what a person says is written and not listed.
#[tokio::test]
async fn a_person_speaks_with_bots_against_the_clock() {
    let node = Node::start(on_file(), settings()).await;
    let seats = json!([
        {"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "easy"},
        {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}
    ]);
    let (id, secrets) = node.open(&json!({"game": "alert", "seats": seats})).await;
    let (mut socket, snapshot) = node.join(&id, Some(&secrets[0])).await;
    assert_eq!(snapshot["clock"]["awaits_ready"], true);
    let says = |it: &Json| it.as_str().is_some_and(|text| text.starts_with("say"));
    assert!(
        !snapshot["actions"]["notations"].as_array().expect("a list").iter().any(says),
        "{snapshot}"
    );
    assert!(!snapshot["forms"].as_array().expect("a list").is_empty(), "{snapshot}");
    socket.say(&json!({"type": "ready", "id": "ready", "agree": true})).await;
    let by_bot = socket.hear_of("moment").await;
    assert!(by_bot["actor"].as_u64() > Some(0), "{by_bot}");

    let now = node.snapshot(&id, Some(&secrets[0])).await;
    let act =
        json!({"type": "act", "id": "say", "expected": now["version"], "action": "say have A"});
    socket.say(&act).await;
    loop {
        let moment = socket.hear_of("moment").await;
        if moment["actor"] == 0 {
            assert_eq!(moment["events"][0]["event"]["type"], "said", "{moment}");
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

//! Sitting down, leaving, and everything else that people do at a table.

use serde_json::{Value as Json, json};

use crate::game::asked_seat;
use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text};

/// A table for two whose second seat is free.
async fn open_with_invitation(node: &Node, public: bool) -> (String, Vec<String>) {
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human"}]);
    node.open(&json!({"game": "quantum", "seats": seats, "public": public})).await
}

#[tokio::test]
async fn an_invitation_is_good_for_one() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_with_invitation(&node, false).await;
    let invitation = Some(secrets[1].as_str());
    let sit = json!({"name": "  Grace  ", "id": "sit-1"});
    let (status, seated) = node.command(&id, "seats/1", invitation, &sit).await;
    assert_eq!((status, &seated["seat"]), (200, &json!(1)));
    let fresh = text(&seated["secret"]);
    assert_ne!(fresh, secrets[1]);

    // The host who made the invitation cannot look into Grace's hand with it.
    let wrong = send(crate::node::with(node.get(&format!("/api/tables/{id}")), invitation)).await;
    assert_eq!(wrong.status(), 401);
    let hers = node.snapshot(&id, Some(&fresh)).await;
    assert_eq!((&hers["you"], &hers["seats"][1]["name"]), (&json!(1), &json!("Grace")));

    let again = node.command(&id, "seats/1", invitation, &sit).await;
    assert_eq!(again.1["secret"], seated["secret"]);
    let other = json!({"name": "Eve", "id": "sit-2"});
    assert_eq!(node.command(&id, "seats/1", invitation, &other).await.0, 409);
}

#[tokio::test]
async fn the_free_seat_of_a_public_table_is_free_for_everybody() {
    let node = Node::start(on_file(), settings()).await;
    let (closed, _) = open_with_invitation(&node, false).await;
    let (id, _) = open_with_invitation(&node, true).await;
    let listed = body(send(node.get("/api/tables")).await).await;
    assert_eq!(listed.as_array().map(Vec::len), Some(1));
    assert_eq!((&listed[0]["id"], &listed[0]["seats"][1]["taken"]), (&json!(id), &json!(false)));
    assert!(listed[0]["setting"]["key"].is_string());

    let sit = json!({"name": "Grace"});
    assert_eq!(node.command(&closed, "seats/1", None, &sit).await.0, 401);
    let (status, seated) = node.command(&id, "seats/1", None, &sit).await;
    assert_eq!(status, 200, "{seated}");
    assert_eq!(node.snapshot(&id, Some(&text(&seated["secret"]))).await["you"], 1);
}

#[tokio::test]
async fn my_tables_say_whose_turn_it_is() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = asked_seat(&node.snapshot(&id, None).await);
    let kept = |secret: &str| json!({"id": id, "secret": secret});
    let mine = json!([kept(&secrets[0]), kept(&secrets[1]), kept("nonsense"), {"id": "gone", "secret": secrets[0]}]);
    let listed = body(send(node.post("/api/mine", &mine)).await).await;
    let turns: Vec<&Json> = listed.as_array().unwrap().iter().map(|it| &it["your_turn"]).collect();
    assert_eq!(turns, [&json!(seat == 0), &json!(seat == 1)]);
    assert_eq!(listed[1]["you"], 1);
    assert_eq!(listed[0]["asked"], json!([seat]));
}

#[tokio::test]
async fn who_resigns_loses() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let resigned = node.command(&id, "resign", Some(&secrets[0]), &json!({"id": "r"})).await;
    assert_eq!(resigned.0, 200);
    let end = node.snapshot(&id, None).await;
    assert_eq!(end["prompt"]["over"]["winners"], json!([1]));
    assert_eq!(end["seats"][0]["resigned"], true);
}

#[tokio::test]
async fn another_game_follows_with_the_seats_rotated() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let early = node.command(&id, "rematch", Some(&secrets[0]), &json!({"id": "m0"})).await;
    assert_eq!(early.0, 409);
    node.command(&id, "resign", Some(&secrets[0]), &json!({"id": "r"})).await;
    let (mut watcher, _) = node.join(&id, None).await;
    for (secret, name) in secrets.iter().zip(["m1", "m2"]) {
        let voted = node.command(&id, "rematch", Some(secret), &json!({"id": name})).await;
        assert_eq!(voted.0, 200, "{}", voted.1);
    }
    let next = text(&watcher.hear_of("next").await["table"]);
    let rotated = node.snapshot(&next, Some(&secrets[0])).await;
    assert_eq!((&rotated["you"], &rotated["after"]), (&json!(1), &json!(id)));
    assert_eq!(node.snapshot(&id, None).await["next_table"], json!(next));
}

#[tokio::test]
async fn a_no_lets_a_proposal_fall() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    node.command(&id, "resign", Some(&secrets[0]), &json!({"id": "r"})).await;
    let vote = async |seat: usize, name: &str, agree: bool| {
        let vote = json!({"id": name, "agree": agree});
        assert_eq!(node.command(&id, "rematch", Some(&secrets[seat]), &vote).await.0, 200);
        node.snapshot(&id, None).await["motions"].clone()
    };
    let offered = vote(0, "m1", true).await;
    assert_eq!((&offered[0]["agreed"], &offered[0]["missing"]), (&json!([0]), &json!([1])));
    assert_eq!(vote(1, "m2", false).await, json!([]));
    // Whoever proposed it must want it still: one yes is not enough any more.
    assert_eq!(vote(1, "m3", true).await[0]["missing"], json!([0]));
    assert_eq!(vote(1, "m4", false).await, json!([]), "one's own word can be taken back");
}

#[tokio::test]
async fn who_resigns_makes_the_other_the_winner_in_words() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    node.command(&id, "resign", Some(&secrets[0]), &json!({"id": "r"})).await;
    let over = node.snapshot(&id, None).await["prompt"]["over"].clone();
    let said = json!([["seat", {"seat": 0}], ["winners", {"list": [{"seat": 1}]}]]);
    assert_eq!(over["sentence"], json!({"key": "table-over-resigned", "args": said}));
}

#[tokio::test]
async fn who_plays_has_a_seat_in_the_list_too() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_with_invitation(&node, true).await;
    for number in 0..2 {
        let shown = node.snapshot(&id, None).await;
        let secret = &secrets[asked_seat(&shown)];
        node.act(&id, secret, &shown["version"], &json!("keep"), &format!("k{number}")).await;
    }
    assert_eq!(node.snapshot(&id, None).await["seats"][1]["taken"], true);
    // The list may lag behind by a moment.
    for _ in 0..100 {
        let listed = body(send(node.get("/api/tables")).await).await;
        let [table] = listed.as_array().map_or(&[][..], Vec::as_slice) else { panic!("{listed}") };
        if table["state"] == "running" && table["started"] == true {
            assert_eq!(table["seats"][1]["taken"], true);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the list never tells that the seat is taken");
}

#[tokio::test]
async fn a_seat_without_a_name_is_called_by_its_number() {
    let node = Node::start(on_file(), settings()).await;
    let seats = json!([{"kind": "human"}, {"kind": "human"}]);
    let (id, secrets) = node.open(&json!({"game": "quantum", "seats": seats})).await;
    let other = 1 - asked_seat(&node.snapshot(&id, None).await);
    let act = json!({"expected": 0, "action": "keep", "id": "k"});
    let (status, problem) = node.command(&id, "actions", Some(&secrets[other]), &act).await;
    assert_eq!(status, 422);
    let said = text(&problem["message"]).to_lowercase();
    assert!(said.starts_with(&format!("player {}", other + 1)), "{said}");
}

#[tokio::test]
async fn a_decision_without_dice_can_be_taken_back() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    for number in 0..200_u32 {
        let seat = asked_seat(&node.snapshot(&id, None).await);
        let secret = &secrets[seat];
        let before = node.snapshot(&id, Some(secret)).await;
        let action = &before["actions"]["notations"][0];
        node.act(&id, secret, &before["version"], action, &format!("a{number}")).await;
        let after = node.snapshot(&id, Some(secret)).await;
        if after["undo"] == true {
            let undo = json!({"id": "u", "expected": after["version"]});
            assert_eq!(node.command(&id, "undo", Some(secret), &undo).await.0, 200);
            let undone = node.snapshot(&id, Some(secret)).await;
            assert_eq!((&undone["at"], &undone["view"]), (&before["at"], &before["view"]));
            assert_eq!(undone["version"], before["version"].as_u64().unwrap() + 2);
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn a_bot_plays_for_who_is_not_there_until_they_are_back() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let host = Some(secrets[0].as_str());
    let wanted = json!({"id": "t", "seat": 1});
    assert_eq!(node.command(&id, "takeover", host, &wanted).await.0, 200);
    let seats = node.until(&id, |shown| shown["seats"][1]["away"] == true).await["seats"].clone();
    assert_eq!((&seats[1]["away"], &seats[1]["level"]), (&json!(true), &json!("medium")));
    let back = node.command(&id, "back", Some(&secrets[1]), &json!({"id": "b"})).await;
    assert_eq!(back.0, 200, "{}", back.1);
    assert_eq!(node.snapshot(&id, host).await["seats"][1]["away"], false);

    let (_present, _) = node.join(&id, Some(&secrets[1])).await;
    let refused = node.command(&id, "takeover", host, &json!({"id": "t2", "seat": 1})).await;
    assert_eq!(refused.0, 409, "{}", refused.1);
}

#[tokio::test]
async fn everybody_hears_what_is_said() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut watcher, _) = node.join(&id, None).await;
    let said = json!({"id": "c", "text": "<b>hello</b>"});
    assert_eq!(node.command(&id, "chat", Some(&secrets[1]), &said).await.0, 200);
    let line = watcher.hear_of("chat").await;
    assert_eq!((&line["seat"], &line["text"]), (&json!(1), &json!("<b>hello</b>")));
    assert_eq!(node.command(&id, "chat", None, &said).await.0, 403);
    assert_eq!(node.snapshot(&id, None).await["chat"][0]["text"], "<b>hello</b>");
}

#[tokio::test]
async fn time_runs_when_everybody_sits() {
    let node = Node::start(on_file(), settings()).await;
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human"}]);
    let wanted = json!({"game": "quantum", "seats": seats, "limits": {"decision_ms": 60_000, "game_ms": 600_000}});
    let (id, secrets) = node.open(&wanted).await;
    let before = node.snapshot(&id, None).await;
    assert_eq!(before["clock"]["running"], false);
    assert_eq!(before["limits"], json!({"decision_ms": 60_000, "game_ms": 600_000}));
    node.command(&id, "seats/1", Some(&secrets[1]), &json!({"name": "Grace"})).await;
    let joined = node.until(&id, |shown| shown["clock"]["running"] == true).await;
    let seat = asked_seat(&joined);
    let clock = &joined["clock"]["seats"][seat];
    assert_eq!(clock["running"], true);
    assert!(clock["decision_left_ms"].as_u64() <= Some(60_000));
}

#[tokio::test]
async fn a_game_against_the_clock_starts_when_all_are_ready() {
    let node = Node::start(on_file(), settings()).await;
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "bot"}]);
    let (id, secrets) = node.open(&json!({"game": "drill", "seats": seats})).await;
    assert_eq!(node.snapshot(&id, None).await["clock"]["running"], false);
    let (mut socket, _) = node.join(&id, Some(&secrets[0])).await;
    socket.say(&json!({"type": "ready", "id": "go", "agree": true})).await;
    while socket.hear_of("clock").await["running"] != true {}
    socket.say(&json!({"type": "pause", "id": "stop"})).await;
    while socket.hear_of("clock").await["paused"] != true {}
}

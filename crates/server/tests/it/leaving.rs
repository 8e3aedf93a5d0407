//! Giving up, being away, taking back, and going on to another game.

use serde_json::{Value as Json, json};

use crate::game::{asked_seat, play_out};
use crate::kept::on_file;
use crate::node::{Node, settings, text};

async fn open_for_three(node: &Node) -> (String, Vec<String>) {
    let seat = |name: &str| json!({"kind": "human", "name": name});
    let seats = json!([seat("Ada"), seat("Grace"), seat("Mary")]);
    node.open(&json!({"game": "quantum", "seats": seats, "title": "Three of us"})).await
}

fn bare(id: &str) -> Json {
    json!({"id": id})
}

#[tokio::test]
async fn a_game_that_is_over_is_over() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = asked_seat(&node.snapshot(&id, None).await);
    let secret = Some(secrets[seat].as_str());
    let action = node.snapshot(&id, secret).await["actions"]["notations"][0].clone();
    assert_eq!(node.command(&id, "resign", None, &bare("nobody")).await.0, 403);
    let resigned = node.command(&id, "resign", secret, &bare("r")).await;
    assert_eq!(resigned.0, 200);
    assert_eq!(node.command(&id, "resign", secret, &bare("r")).await, resigned, "asked again");

    let version = resigned.1["version"].clone();
    for (name, body) in [
        ("actions", json!({"id": "a", "expected": version, "action": action})),
        ("undo", json!({"id": "u", "expected": version})),
        ("resign", bare("r2")),
        ("pause", bare("p")),
    ] {
        let (status, problem) = node.command(&id, name, secret, &body).await;
        assert_eq!(status, 422, "{name}: {problem}");
        assert!(text(&problem["clause"]).starts_with("PA-"), "{name}: {problem}");
    }
    let back = node.command(&id, "back", secret, &bare("b")).await;
    assert_eq!((back.0, &back.1["sentence"]["key"]), (409, &json!("table-no-way-back")));
    let chat = json!({"id": "c", "text": "well played"});
    assert_eq!(node.command(&id, "chat", secret, &chat).await.0, 200, "but people may talk");
}

#[tokio::test]
async fn of_three_a_bot_plays_on_for_whoever_resigned() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_for_three(&node).await;
    let seat = asked_seat(&node.snapshot(&id, None).await);
    node.command(&id, "resign", Some(&secrets[seat]), &bare("r")).await;
    let shown = node.snapshot(&id, None).await;
    assert_eq!(shown["prompt"]["over"], Json::Null);
    let gone = &shown["seats"][seat];
    assert_eq!((&gone["resigned"], &gone["level"]), (&json!(true), &json!("medium")));
    let back = node.command(&id, "back", Some(&secrets[seat]), &bare("b")).await;
    assert_eq!(back.0, 409, "who resigned has gone for good");
    // The bot decides by itself; the two others are asked in their turn.
    let (mut watcher, shown) = node.join(&id, None).await;
    if asked_seat(&shown) == seat {
        assert_eq!(watcher.hear_of("moment").await["actor"], seat);
    }
}

/// What a player hears who acts although a bot plays for the seat. The bot may decide at any moment,
/// and what was seen before is old then.
async fn said_to_whoever_is_played_for(node: &Node, id: &str, secret: &str) -> String {
    for number in 0..100 {
        let shown = node.snapshot(id, None).await;
        let name = format!("a{number}");
        let refused = node.act(id, secret, &shown["version"], &json!("x"), &name).await;
        assert_eq!(refused.0, 409, "{}", refused.1);
        let said = text(&refused.1["sentence"]["key"]);
        if said != "table-stale" {
            return said;
        }
    }
    panic!("the bot never rests");
}

#[tokio::test]
async fn all_others_together_may_let_a_bot_play_and_one_alone_may_not() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_for_three(&node).await;
    let takeover = |name: &str, agree: bool| json!({"id": name, "seat": 0, "agree": agree});
    // The host is away: Grace and Mary have to agree.
    let voted = node.command(&id, "takeover", Some(&secrets[1]), &takeover("t1", true)).await;
    assert_eq!(voted.0, 200, "{}", voted.1);
    let shown = node.snapshot(&id, None).await;
    assert_eq!(shown["seats"][0]["away"], false);
    assert_eq!(
        shown["motions"],
        json!([{"motion": {"takeover": 0}, "agreed": [1], "missing": [2]}])
    );
    node.command(&id, "takeover", Some(&secrets[1]), &takeover("t2", false)).await;
    assert_eq!(node.snapshot(&id, None).await["motions"], json!([]), "one may think again");
    node.command(&id, "takeover", Some(&secrets[2]), &takeover("t3", true)).await;
    node.command(&id, "takeover", Some(&secrets[1]), &takeover("t4", true)).await;
    let shown = node.until(&id, |shown| shown["seats"][0]["away"] == true).await;
    assert_eq!(shown["motions"], json!([]));

    let own = json!({"id": "own", "seat": 1});
    let refused = node.command(&id, "takeover", Some(&secrets[1]), &own).await;
    assert_eq!((refused.0, &refused.1["sentence"]["key"]), (409, &json!("table-no-takeover")));
    assert_eq!(said_to_whoever_is_played_for(&node, &id, &secrets[0]).await, "table-bot-plays");
    assert_eq!(node.command(&id, "back", Some(&secrets[0]), &bare("b")).await.0, 200);
}

#[tokio::test]
async fn a_rematch_needs_everybody_and_takes_everything_along() {
    let node = Node::start(on_file(), settings()).await;
    let seat = |name: &str| json!({"kind": "human", "name": name});
    let bot = json!({"kind": "bot", "level": "easy"});
    let wanted = json!({
        "game": "quantum", "seats": [seat("Ada"), seat("Grace"), bot],
        "title": "Again", "limits": {"decision_ms": 86_400_000},
    });
    let (id, secrets) = node.open(&wanted).await;
    let (mut watcher, before) = node.join(&id, None).await;
    play_out(&node, &id, &secrets, 5).await;
    let vote = |name: &str, agree: bool| json!({"id": name, "agree": agree});
    node.command(&id, "rematch", Some(&secrets[0]), &vote("m1", true)).await;
    node.command(&id, "rematch", Some(&secrets[0]), &vote("m2", false)).await;
    node.command(&id, "rematch", Some(&secrets[1]), &vote("m3", true)).await;
    let shown = node.snapshot(&id, None).await;
    assert_eq!((&shown["next_table"], &shown["motions"][0]["missing"]), (&Json::Null, &json!([0])));
    node.command(&id, "rematch", Some(&secrets[0]), &vote("m4", true)).await;
    let next = text(&watcher.hear_of("next").await["table"]);

    let (_, shown) = node.join(&next, Some(&secrets[1])).await;
    let names: Vec<_> = (0..3).map(|seat| shown["seats"][seat]["name"].clone()).collect();
    assert_eq!(names, [Json::Null, json!("Ada"), json!("Grace")]);
    assert_eq!((&shown["seats"][0]["kind"], &shown["you"]), (&json!("bot"), &json!(2)));
    for same in ["title", "setup", "limits", "game"] {
        assert_eq!(shown[same], before[same], "{same}");
    }
    assert_ne!(shown["commitment"], before["commitment"], "other dice");
    assert_eq!(node.snapshot(&next, Some(&secrets[0])).await["host"], true);
    let again = node.command(&id, "rematch", Some(&secrets[0]), &vote("m5", true)).await;
    assert_eq!((again.0, &again.1["sentence"]["key"]), (409, &json!("table-no-vote")));
}

#[tokio::test]
async fn what_a_die_decided_stays_decided() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut free, mut bound) = (0, 0);
    for number in 0..120_u32 {
        let shown = node.snapshot(&id, None).await;
        let seat = asked_seat(&shown);
        let secret = &secrets[seat];
        let before = node.snapshot(&id, Some(secret)).await;
        let actions = before["actions"]["notations"].as_array().expect("there are actions");
        let action = &actions[number as usize * 5 % actions.len()];
        let name = format!("a{number}");
        let (_, done) = node.act(&id, secret, &before["version"], action, &name).await;
        let undo = |name: String, version: &Json| json!({"id": name, "expected": version});
        let other = undo(format!("o{number}"), &done["version"]);
        let stolen = node.command(&id, "undo", Some(&secrets[1 - seat]), &other).await;
        assert!(stolen.0 == 422 || stolen.0 == 409, "{}", stolen.1);
        let old = undo(format!("s{number}"), &before["version"]);
        let stale = node.command(&id, "undo", Some(secret), &old).await;
        assert_eq!((stale.0, &stale.1["error"]), (409, &json!("stale")));

        let may = node.snapshot(&id, Some(secret)).await["undo"] == true;
        let own = undo(format!("u{number}"), &done["version"]);
        let (status, answer) = node.command(&id, "undo", Some(secret), &own).await;
        assert_eq!(status, if may { 200 } else { 422 }, "{action}: {answer}");
        if may {
            free += 1;
            let again = node.snapshot(&id, Some(secret)).await;
            assert_eq!((&again["at"], &again["actions"]), (&before["at"], &before["actions"]));
            let redone = format!("r{number}");
            node.act(&id, secret, &again["version"], action, &redone).await;
        } else {
            bound += 1;
            assert!(answer["clause"].is_string(), "{answer}");
        }
        if node.snapshot(&id, None).await["prompt"]["over"].is_object() {
            break;
        }
    }
    assert!(free > 5 && bound > 5, "{free} could be taken back, {bound} could not");
}

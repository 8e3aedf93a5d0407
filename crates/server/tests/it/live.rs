//! Sockets.

use std::time::Duration;

use serde_json::json;
use server::Settings;

use crate::kept::on_file;
use crate::node::{Node, settings, text};

#[tokio::test]
async fn what_one_does_the_others_see() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut watcher, _) = node.join(&id, None).await;
    let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64().unwrap() as usize;
    let (mut player, snapshot) = node.join(&id, Some(&secrets[seat])).await;
    let action = text(&snapshot["actions"]["notations"][0]);
    player.say(&json!({"type": "act", "id": "m1", "expected": 0, "action": action})).await;
    let ack = player.hear_of("ack").await;
    assert_eq!((&ack["id"], &ack["version"]), (&json!("m1"), &json!(1)));
    let (own, seen) = (player.hear_of("moment").await, watcher.hear_of("moment").await);
    assert_eq!((&own["version"], &seen["version"]), (&json!(1), &json!(1)));
    assert_eq!(own["now"]["prompt"]["seats"], seen["now"]["prompt"]["seats"]);
    assert_eq!(seen["now"]["actions"], json!({"notations": []}));
}

#[tokio::test]
async fn a_ping_is_answered() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, None).await;
    socket.say(&json!({"type": "ping", "t": 17})).await;
    let pong = socket.hear_of("pong").await;
    assert_eq!(pong["t"], 17);
    assert!(pong["now"].as_u64() > Some(1_700_000_000_000));
}

#[tokio::test]
async fn who_is_not_heard_any_more_is_let_go() {
    let (heartbeat, silence) = (Duration::from_millis(100), Duration::from_millis(1_500));
    let node = Node::start(on_file(), Settings { heartbeat, silence, ..settings() }).await;
    let (id, _) = node.open_for_two().await;
    let (mut dead, _) = node.join(&id, None).await;
    let (mut alive, _) = node.join(&id, None).await;
    // Who listens answers the server's questions without knowing it; the other does not.
    let listening = tokio::time::timeout(Duration::from_secs(4), alive.hear_of("bye")).await;
    assert!(listening.is_err(), "who answers stays: {listening:?}");
    assert_eq!(dead.hear_of("bye").await["sentence"]["key"], "server-bye-silent");
    assert_eq!(dead.hear().await, None);
    assert_eq!(node.snapshot(&id, None).await["watching"], 1);
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, None).await;
    let stopping = tokio::spawn(node.stop());
    let bye = socket.hear_of("bye").await;
    assert_eq!(bye["sentence"]["key"], "server-bye-stopping");
    assert_eq!(socket.hear().await, None);
    stopping.await.unwrap();
}

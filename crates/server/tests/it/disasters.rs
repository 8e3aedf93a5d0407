//! Stores that fail, and nodes that share one.

use std::time::Duration;

use serde_json::json;
use server::Settings;

use crate::game::asked_seat;
use crate::kept::on_file;
use crate::node::{Node, settings};

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_restart() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let seat = asked_seat(&node.snapshot(&id, None).await);
    let action = node.snapshot(&id, Some(&secrets[seat])).await["actions"]["notations"][0].clone();
    let first = node.act(&id, &secrets[seat], &json!(0), &action, "a").await;
    node.stop().await;

    let again = Node::start(store, settings()).await;
    assert_eq!(again.snapshot(&id, None).await["version"], 1);
    assert_eq!(again.act(&id, &secrets[seat], &json!(0), &action, "a").await, first);
}

#[tokio::test]
async fn a_silent_store_keeps_nobody_from_trying_again() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut socket, shown) = node.join(&id, Some(&secrets[0])).await;
    store.be_silent(true);
    assert_eq!(node.get("/readyz").send().await.unwrap().status(), 503);
    assert_eq!(node.get("/healthz").send().await.unwrap().status(), 200, "but it is alive");
    socket.say(&json!({"type": "chat", "id": "later", "text": "hello"})).await;
    socket.say(&json!({"type": "ping", "t": 1})).await;
    socket.hear_of("pong").await;
    store.be_silent(false);
    assert_eq!(socket.hear_of("ack").await["id"], "later");
    assert_eq!(shown["version"], 0);
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_is_put_away_and_comes_back() {
    let quick = Settings { idle: Duration::from_millis(20), ..settings() };
    let node = Node::start(on_file(), quick).await;
    let (id, _) = node.open_for_two().await;
    node.snapshot(&id, None).await;
    loop {
        let metrics = node.get("/metrics").send().await.unwrap().text().await.unwrap();
        if metrics.contains("passerelle_tables 0") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(node.snapshot(&id, None).await["version"], 0);
}

#[tokio::test]
async fn two_nodes_order_what_races() {
    let store = on_file();
    let nodes =
        [Node::start(store.clone(), settings()).await, Node::start(store, settings()).await];
    let (id, secrets) = nodes[0].open_for_two().await;
    for number in 0..20 {
        let seat = asked_seat(&nodes[number % 2].snapshot(&id, None).await);
        let secret = &secrets[seat];
        let shown = nodes[0].snapshot(&id, Some(secret)).await;
        let action = &shown["actions"]["notations"][0];
        let (one, two) = (format!("one-{number}"), format!("two-{number}"));
        let (first, second) = tokio::join!(
            nodes[0].act(&id, secret, &shown["version"], action, &one),
            nodes[1].act(&id, secret, &shown["version"], action, &two),
        );
        let mut statuses = [first.0, second.0];
        statuses.sort_unstable();
        assert!(statuses == [200, 409] || statuses == [200, 422], "{first:?} {second:?}");
        let chat = json!({"id": format!("c{number}"), "text": "both know now"});
        for node in &nodes {
            node.command(&id, "chat", Some(secret), &chat).await;
        }
    }
    let views: Vec<String> =
        [nodes[0].snapshot(&id, None).await, nodes[1].snapshot(&id, None).await]
            .iter()
            .map(|shown| shown["view"].to_string())
            .collect();
    assert_eq!(views[0], views[1]);
}

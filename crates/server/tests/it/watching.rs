//! What those who watch over a server are given.

use std::collections::BTreeSet;

use serde_json::json;

use crate::kept::on_file;
use crate::node::{Node, settings};

#[tokio::test]
async fn whoever_asks_whether_it_lives_is_not_counted() {
    let node = Node::start(on_file(), server::Settings::default()).await;
    for path in ["/healthz", "/readyz"] {
        for _ in 0..400 {
            assert_eq!(node.get(path).send().await.expect("it answers").status(), 200, "{path}");
        }
    }
}

#[tokio::test]
async fn every_answer_names_its_request() {
    let node = Node::start(on_file(), settings()).await;
    let mut seen = BTreeSet::new();
    for path in ["/api/games", "/api/games", "/nothing/here", "/healthz"] {
        let answer = node.get(path).send().await.expect("it answers");
        let id = answer.headers()["x-request-id"].to_str().unwrap().to_owned();
        assert!(id.len() >= 8 && seen.insert(id.clone()), "{path}: {id}");
    }
}

#[tokio::test]
async fn a_full_table_takes_no_more_talk() {
    let mut full = settings();
    full.quotas.table.chat_lines = 1;
    let node = Node::start(on_file(), full).await;
    let (id, secrets) = node.open_for_two().await;
    let chat = async |name: &str| {
        let said = json!({"id": name, "text": "hello"});
        node.command(&id, "chat", Some(&secrets[0]), &said).await.0
    };
    assert_eq!([chat("a").await, chat("b").await, chat("a").await], [200, 409, 200]);
}

//! What the dashboard and the alert rules look at is what the server tells.

use std::collections::BTreeSet;

use serde_json::json;

use crate::kept::on_file;
use crate::node::{Node, send, settings};

const DASHBOARD: &str = include_str!("../../../../docs/monitoring/dashboard.json");
const ALERTS: &str = include_str!("../../../../docs/monitoring/alerts.yml");

/// The names of metrics in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let is_name = |letter: char| letter == '_' || letter.is_ascii_lowercase();
    let words = text.split(|letter: char| !is_name(letter));
    words.filter(|word| word.starts_with("passerelle_")).collect()
}

#[tokio::test]
async fn every_number_that_is_watched_is_told() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let said = json!({"id": "c", "text": "hello"});
    assert_eq!(node.command(&id, "chat", Some(&secrets[0]), &said).await.0, 200);
    assert_eq!(send(node.get("/api/games").header("host", "evil.example")).await.status(), 421);
    store.be_silent(true);
    assert_eq!(send(node.get("/readyz")).await.status(), 503);
    store.be_silent(false);
    assert_eq!(send(node.get("/readyz")).await.status(), 200);

    let metrics = send(node.get("/metrics")).await.text().await.expect("text");
    let told = names(&metrics);
    for watched in names(DASHBOARD).union(&names(ALERTS)) {
        assert!(told.contains(watched), "{watched} is not told: {metrics}");
    }
    assert!(names(DASHBOARD).len() > 10);
}

#[tokio::test]
async fn whoever_looks_after_the_server_is_not_limited() {
    let one = std::num::NonZeroU32::MIN;
    let rates = server::Rates {
        requests_per_second: one,
        tables_per_minute: one,
        commands_per_second: one,
    };
    let node = Node::start(on_file(), server::Settings { rates: Some(rates), ..settings() }).await;
    for _ in 0..30 {
        assert_eq!(send(node.get("/healthz")).await.status(), 200);
        assert_eq!(send(node.get("/readyz")).await.status(), 200);
    }
}

//! What those who watch over a server are given.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value as Json, json};

use crate::kept::on_file;
use crate::node::{Node, settings};

/// Every series that the server has or can have, by the kinds that it declares.
async fn series(node: &Node) -> BTreeSet<String> {
    let text =
        node.get("/metrics").send().await.expect("it answers").text().await.expect("it is text");
    let declared = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let mut series = BTreeSet::new();
    for (name, kind) in declared.filter_map(|line| line.split_once(' ')) {
        let endings: &[&str] = match kind {
            "counter" => &["_total"],
            "histogram" => &["_bucket", "_sum", "_count"],
            "gauge" => &[""],
            other => panic!("{name} is a {other}"),
        };
        series.extend(endings.iter().map(|ending| format!("{name}{ending}")));
    }
    series
}

/// The names of our series in a text.
fn named(text: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words = text.split(|letter| !is_part(letter));
    words.filter(|word| word.starts_with("passerelle_")).collect()
}

fn hosting(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hosting").join(name);
    fs::read_to_string(path).expect("the file is there")
}

#[tokio::test]
async fn what_dashboard_and_alerts_name_exists() {
    let node = Node::start(on_file(), settings()).await;
    let series = series(&node).await;
    for file in ["grafana-dashboard.json", "alerts.yml"] {
        let text = hosting(file);
        let named = named(&text);
        assert!(named.len() > 6, "{file} names only {named:?}");
        let unknown: Vec<&&str> = named.iter().filter(|name| !series.contains(**name)).collect();
        assert!(unknown.is_empty(), "{file}: {unknown:?} of {series:?}");
    }
    let dashboard: Json =
        serde_json::from_str(&hosting("grafana-dashboard.json")).expect("it can be read");
    let shown = dashboard["panels"].to_string();
    for name in &series {
        let stem = name.trim_end_matches("_sum").trim_end_matches("_count");
        assert!(shown.contains(stem), "{name} is on no panel");
    }
}

#[tokio::test]
async fn the_store_is_watched() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    node.open_for_two().await;
    let number = async |line: &str| -> f64 {
        let text = node
            .get("/metrics")
            .send()
            .await
            .expect("it answers")
            .text()
            .await
            .expect("it is text");
        let found = text.lines().find_map(|it| it.strip_prefix(line)?.trim().parse().ok());
        found.unwrap_or_else(|| panic!("{line} is not in\n{text}"))
    };
    assert!(number(r#"passerelle_store_seconds_count{operation="create"}"#).await >= 1.0);
    assert!(number("passerelle_wal_bytes").await > 0.0, "the store of the tests is SQLite");
    assert!((number("passerelle_bots_waiting").await - 0.0).abs() < 0.5);
    store.be_silent(true);
    assert_eq!(node.get("/api/tables").send().await.expect("it answers").status(), 503);
    assert!(number(r#"passerelle_store_errors_total{operation="list"}"#).await >= 1.0);
    assert!(number(r#"passerelle_refusals_total{reason="unavailable"}"#).await >= 1.0);
}

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

//! What the server does not do.

use serde_json::{Value as Json, json};
use table::Store as _;

use crate::game::asked_seat;
use crate::kept::on_file;
use crate::node::{Node, send, settings, text};

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let node = Node::start(on_file(), settings()).await;
    for path in ["/", "/api", "/api/games", "/healthz", "/readyz", "/metrics", "/api/nothing"] {
        let response = send(node.get(path)).await;
        let header = |name: &str| {
            let value = response.headers().get(name).map(|value| value.to_str().unwrap());
            value.unwrap_or_else(|| panic!("{path} has no {name}")).to_owned()
        };
        assert!(header("content-security-policy").contains("default-src 'none'"));
        assert!(!header("content-security-policy").contains("unsafe"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-frame-options"), "DENY");
        assert!(!header("cache-control").is_empty());
    }
}

/// Plays a little, with everything that has a secret in it.
async fn play_a_little(node: &Node) -> (String, Vec<String>) {
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human"}]);
    let (id, mut secrets) = node.open(&json!({"game": "quantum", "seats": seats})).await;
    let sit = json!({"name": "Grace", "id": "sit-down-please"});
    let seated = node.command(&id, "seats/1", Some(&secrets[1]), &sit).await;
    secrets.push(text(&seated.1["secret"]));
    let holders = [secrets[0].clone(), secrets[2].clone()];
    let (_socket, _) = node.join(&id, Some(&holders[0])).await;
    for number in 0..5 {
        let seat = asked_seat(&node.snapshot(&id, None).await);
        let shown = node.snapshot(&id, Some(&holders[seat])).await;
        let action = &shown["actions"]["notations"][0];
        let name = format!("a{number}");
        node.act(&id, &holders[seat], &shown["version"], action, &name).await;
    }
    (id, secrets)
}

#[tokio::test]
async fn no_secret_is_stored() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let (id, secrets) = play_a_little(&node).await;
    let files: Vec<Vec<u8>> = std::fs::read_dir(store.folder())
        .expect("the folder is there")
        .map(|file| std::fs::read(file.expect("a file").path()).expect("it can be read"))
        .collect();
    let is_stored =
        |bytes: &[u8]| files.iter().any(|file| file.windows(bytes.len()).any(|part| part == bytes));
    assert!(is_stored(id.as_bytes()), "the table is stored in these files");
    for secret in &secrets {
        assert_eq!(secret.len(), 32, "128 bits");
        assert!(!is_stored(secret.as_bytes()), "a secret is stored as it is");
        assert!(!is_stored(secret.to_uppercase().as_bytes()));
        assert!(!is_stored(&bytes(secret)), "a secret is stored as bytes");
    }
}

fn bytes(secret: &str) -> Vec<u8> {
    let pairs = secret.as_bytes().chunks(2);
    let pairs = pairs.map(|pair| std::str::from_utf8(pair).expect("secrets are text"));
    pairs.map(|pair| u8::from_str_radix(pair, 16).expect("secrets are hexadecimal")).collect()
}

#[tokio::test]
async fn secrets_are_all_different() {
    let node = Node::start(on_file(), settings()).await;
    let mut all = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let (id, secrets) = node.open_for_two().await;
        all.insert(id);
        all.extend(secrets);
    }
    assert_eq!(all.len(), 90);
}

#[tokio::test]
async fn what_only_the_store_knows_is_told_to_nobody() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let (id, secrets) = play_a_little(&node).await;
    let log = store.read(&id.parse().expect("a name"), 0).await.expect("the store answers");
    let opening: Json = serde_json::from_str(&log[0].to_text()).expect("entries are JSON");
    let sat: Json = serde_json::from_str(&log[1].to_text()).expect("entries are JSON");
    let hidden = [
        &opening["key"],
        &opening["seed"],
        &opening["seats"][0]["secret"],
        &opening["seats"][1]["secret"],
        &sat["secret"],
    ]
    .map(text);
    let mut told = String::new();
    for path in ["", "?at=0", "/events?from=0", "/record", "/verify"] {
        for secret in [None, Some(secrets[0].as_str()), Some(secrets[2].as_str())] {
            let request = node.get(&format!("/api/tables/{id}{path}"));
            let response = send(crate::node::with(request, secret)).await;
            told.push_str(&response.text().await.expect("the answer is text"));
        }
    }
    for path in ["/api/tables", "/api/games", "/metrics", "/api/openapi.json"] {
        told.push_str(&send(node.get(path)).await.text().await.expect("the answer is text"));
    }
    for secret in hidden.iter().chain(&secrets) {
        assert!(secret.len() >= 32 && !told.contains(secret.as_str()), "{secret} was told");
    }
}

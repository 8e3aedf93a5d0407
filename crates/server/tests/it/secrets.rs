//! What nobody may learn, looked for in everything that was said.

use reqwest::RequestBuilder;
use serde_json::{Value as Json, json};

use crate::kept::on_file;
use crate::node::{Node, Socket, body, send, settings, text, with};

/// What a table may be asked, besides to do something.
const WAYS_TO_LOOK: [&str; 10] = [
    "",
    "?at=0",
    "?at=1",
    "/events",
    "/events?from=1",
    "/record",
    "/verify",
    "/description",
    "/description?at=0",
    "/description?at=1",
];

/// Everything that one viewer was told before the game was over.
struct Told {
    seat: Option<usize>,
    all: Vec<Json>,
}

/// Somebody who looks at a table through a socket and through requests.
struct Viewer {
    socket: Socket,
    secret: Option<String>,
    told: Told,
}

impl Viewer {
    async fn join(node: &Node, id: &str, seat: Option<usize>, secret: Option<&String>) -> Self {
        let (socket, snapshot) = node.join(id, secret.map(String::as_str)).await;
        Self { socket, secret: secret.cloned(), told: Told { seat, all: vec![snapshot] } }
    }

    /// Looks at the table in every way there is, whether it is allowed or not.
    async fn look(&mut self, node: &Node, id: &str, version: u64) {
        let table = format!("/api/tables/{id}");
        for path in WAYS_TO_LOOK {
            let request = node.get(&format!("{table}{path}"));
            self.hear_out(with(request, self.secret.as_deref())).await;
        }
        self.hear_out(node.get("/api/tables")).await;
        let kept = self.secret.iter().map(|secret| json!({"id": id, "secret": secret}));
        self.hear_out(node.post("/api/mine", &kept.collect())).await;
        // Answers to what cannot be done tell how it stands, or why.
        let stale = json!({"expected": 0, "action": "nonsense", "id": format!("stale-{version}")});
        let request = node.post(&format!("{table}/actions"), &stale);
        self.hear_out(with(request, self.secret.as_deref())).await;
        self.come_back(node, id, version).await;
    }

    async fn hear_out(&mut self, request: RequestBuilder) {
        let said = send(request).await.text().await.expect("the answer is text");
        self.told.all.extend(said.lines().filter_map(|line| serde_json::from_str(line).ok()));
    }

    /// Looks away and comes back: what was missed comes again.
    async fn come_back(&mut self, node: &Node, id: &str, version: u64) {
        let mut socket = node.socket(id).await;
        let from = version.saturating_sub(3);
        socket.say(&json!({"type": "hello", "secret": self.secret, "from": from})).await;
        loop {
            let message = socket.hear().await.expect("the socket is open");
            let is_all = message["type"] == "snapshot";
            self.told.all.push(message);
            if is_all {
                return;
            }
        }
    }

    /// Hears what was said until the moment with this version.
    async fn listen(&mut self, version: u64) {
        loop {
            let message = self.socket.hear().await.expect("the socket is open");
            let reached = message["type"] == "moment" && message["version"] == version;
            self.told.all.push(message);
            if reached {
                return;
            }
        }
    }
}

/// Every text and every number in a message, with the names of the fields on the way to it.
fn leaves(value: &Json, path: &str, out: &mut Vec<(String, String)>) {
    match value {
        Json::Object(fields) => {
            fields.iter().for_each(|(name, value)| leaves(value, &format!("{path}.{name}"), out));
        }
        Json::Array(items) => items.iter().for_each(|item| leaves(item, path, out)),
        leaf => out.push((path.to_owned(), leaf.to_string())),
    }
}

async fn open(node: &Node, game: &str) -> (String, Vec<String>) {
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}]);
    node.open(&json!({"game": game, "seats": seats})).await
}

/// Plays in front of everybody, until somebody gives up after so many decisions, and gives what
/// each was told before the end, and the end.
async fn play_in_public(
    node: &Node,
    game: &str,
    at_most: u64,
) -> (Vec<Told>, Json, Vec<String>, String) {
    let (id, secrets) = open(node, game).await;
    let mut viewers = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        viewers.push(Viewer::join(node, &id, Some(seat), Some(secret)).await);
    }
    viewers.push(Viewer::join(node, &id, None, None).await);
    for version in 1..=at_most {
        let seat = node.snapshot(&id, None).await["prompt"]["seats"][0].as_u64();
        let Some(seat) = seat else { break };
        let secret = &secrets[seat as usize];
        let asked = node.snapshot(&id, Some(secret)).await;
        let actions = asked["actions"]["notations"].as_array().expect("there are actions");
        let action = &actions[(version * 7 % actions.len() as u64) as usize];
        let played = node.act(&id, secret, &asked["version"], action, &version.to_string()).await;
        assert_eq!(played.0, 200, "{}", played.1);
        if node.snapshot(&id, None).await["prompt"]["over"].is_object() {
            break;
        }
        for viewer in &mut viewers {
            viewer.listen(version).await;
            if version <= 20 || version % 16 == 1 {
                viewer.look(node, &id, version).await;
            }
        }
    }
    node.command(&id, "resign", Some(&secrets[0]), &json!({"id": "end"})).await;
    let end = node.snapshot(&id, None).await;
    assert!(end["seed"].is_string(), "the game is over");
    (viewers.into_iter().map(|viewer| viewer.told).collect(), end, secrets, id)
}

/// Nobody is told the seed before the end, nor a secret, nor what only the store knows.
fn assert_nothing_of_the_store(told: &[Told], end: &Json, secrets: &[String]) {
    let seed = text(&end["seed"]);
    for viewer in told {
        for message in &viewer.all {
            let said = message.to_string();
            assert!(!said.contains(&seed), "the seed was told: {said}");
            assert!(!secrets.iter().any(|secret| said.contains(secret)), "a secret: {said}");
            let mut found = Vec::new();
            leaves(message, "", &mut found);
            let is_inner = |path: &str| {
                ["chance", "secret", "hash"].iter().any(|name| {
                    path.split('.').any(|part| part == *name) && !path.contains("sentence")
                })
            };
            let inner = found.iter().find(|(path, _)| is_inner(path));
            assert!(inner.is_none(), "{inner:?} in {said}");
        }
    }
}

/// Events about cards that lie face down tell them to the seat that holds them, and to nobody else.
fn assert_hides_cards_of_others(value: &Json, viewer: Option<usize>) {
    match value {
        Json::Object(event) => {
            let field = match event.get("type").and_then(Json::as_str) {
                Some("hand_dealt") => "hand",
                Some("card_swapped") => "cards",
                Some("bid_placed") => "card",
                _ => "",
            };
            let seat = event.get("seat").and_then(Json::as_u64).map(|seat| seat as usize);
            let told = event.get(field).filter(|_| seat != viewer);
            assert!(told.is_none_or(Json::is_null), "{viewer:?} was told {value}");
            event.values().for_each(|inner| assert_hides_cards_of_others(inner, viewer));
        }
        Json::Array(items) => {
            for item in items {
                assert_hides_cards_of_others(item, viewer);
            }
        }
        _ => {}
    }
}

#[tokio::test]
async fn a_game_of_quantum_tells_no_dice_to_come() {
    let node = Node::start(on_file(), settings()).await;
    let (told, end, secrets, id) = play_in_public(&node, "quantum", 400).await;
    // Quantum's record is open while it is played: what chance gave is public, but not the seed.
    let seed = text(&end["seed"]);
    for message in told.iter().flat_map(|viewer| &viewer.all) {
        let said = message.to_string();
        assert!(!said.contains(&seed));
        assert!(!secrets.iter().any(|secret| said.contains(secret)));
    }
    let verdict = body(send(node.get(&format!("/api/tables/{id}/verify"))).await).await;
    assert_eq!(verdict["ok"], true);
}

#[tokio::test]
async fn a_game_with_secrets_keeps_them() {
    let node = Node::start(on_file(), settings()).await;
    let (told, end, secrets, id) = play_in_public(&node, "sealed", 60).await;
    assert_nothing_of_the_store(&told, &end, &secrets);

    // The record of the end tells what each seat had in its hand, round by round.
    let record = send(node.get(&format!("/api/tables/{id}/record"))).await.text().await.unwrap();
    let bids: Vec<(usize, String)> = record
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str::<Json>(line).expect("records are JSON"))
        .map(|line| (line["by"].as_u64().unwrap() as usize, text(&line["do"])))
        .collect();
    assert!(!bids.is_empty());
    for viewer in &told {
        for message in &viewer.all {
            assert_hides_cards_of_others(message, viewer.seat);
            let mut found = Vec::new();
            leaves(message, "", &mut found);
            for (path, leaf) in found {
                let is_action = path.ends_with(".notation") || path.ends_with(".action");
                let of_others = |(seat, action): &(usize, String)| {
                    viewer.seat != Some(*seat) && leaf == format!("\"{action}\"")
                };
                let leak = bids.iter().find(|bid| is_action && of_others(bid));
                assert!(leak.is_none(), "{:?} was told {leak:?}: {message}", viewer.seat);
                let is_hidden = [".view.hand", ".view.bid", ".view.aside"].iter();
                let is_hidden = is_hidden.clone().any(|hidden| path.ends_with(hidden));
                assert!(viewer.seat.is_some() || !is_hidden || leaf == "null", "{message}");
            }
        }
    }
}

#[tokio::test]
async fn a_record_with_secrets_is_closed_until_the_end() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open(&node, "sealed").await;
    for secret in [None, Some(secrets[0].as_str())] {
        let request = with(node.get(&format!("/api/tables/{id}/record")), secret);
        let response = send(request).await;
        assert_eq!(response.status(), 409);
    }
    assert_eq!(send(node.get(&format!("/api/tables/{id}/verify"))).await.status(), 409);
}

//! Limits, origins, slow readers and nonsense.

use std::time::Duration;

use futures_util::SinkExt as _;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value as Json, json};
use server::{Rates, Settings};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::kept::on_file;
use crate::node::{Node, body, send, settings};

fn limited() -> Settings {
    let two = std::num::NonZeroU32::new(2).expect("two is not zero");
    let rates =
        Rates { requests_per_second: two, tables_per_minute: two, commands_per_second: two };
    Settings { rates: Some(rates), ..settings() }
}

#[tokio::test]
async fn who_asks_too_much_is_told_to_wait() {
    let node = Node::start(on_file(), limited()).await;
    for _ in 0..200 {
        let response = send(node.get("/api/games")).await;
        if response.status() == 429 {
            assert!(response.headers().contains_key("retry-after"));
            assert_eq!(body(response).await["error"], "too_many");
            return;
        }
    }
    panic!("nothing was too much");
}

#[tokio::test]
async fn who_opens_too_many_tables_is_told_to_wait() {
    let generous = std::num::NonZeroU32::new(10_000).expect("it is not zero");
    let mut settings = limited();
    settings.rates.as_mut().expect("there are rates").requests_per_second = generous;
    let node = Node::start(on_file(), settings).await;
    let seats = json!([{"kind": "human"}, {"kind": "bot"}]);
    let wanted = json!({"game": "quantum", "seats": seats});
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(send(node.post("/api/tables", &wanted)).await.status().as_u16());
    }
    assert_eq!(statuses, [201, 201, 429, 429]);
}

#[tokio::test]
async fn too_many_commands_at_one_table_have_to_wait() {
    let generous = std::num::NonZeroU32::new(10_000).expect("it is not zero");
    let mut settings = limited();
    settings.rates.as_mut().expect("there are rates").requests_per_second = generous;
    let node = Node::start(on_file(), settings).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, Some(&secrets[0])).await;
    for number in 0..50 {
        socket.say(&json!({"type": "chat", "id": number.to_string(), "text": "again"})).await;
    }
    let refused = socket.hear_of("refused").await;
    assert_eq!(
        (&refused["error"], &refused["sentence"]["key"]),
        (&json!("unavailable"), &json!("server-too-many"),)
    );
}

#[tokio::test]
async fn too_many_requests_at_one_table_have_to_wait() {
    let generous = std::num::NonZeroU32::new(10_000).expect("it is not zero");
    let mut settings = limited();
    settings.rates.as_mut().expect("there are rates").requests_per_second = generous;
    let node = Node::start(on_file(), settings).await;
    let ((id, secrets), (other, others)) = (node.open_for_two().await, node.open_for_two().await);
    let mut statuses = std::collections::BTreeSet::new();
    for number in 0..50 {
        let line = json!({"id": number.to_string(), "text": "again"});
        let (status, said) = node.command(&id, "chat", Some(&secrets[0]), &line).await;
        assert!(status == 200 || said["error"] == "too_many", "{said}");
        statuses.insert(status);
    }
    assert_eq!(statuses.into_iter().collect::<Vec<_>>(), [200, 429]);
    let line = json!({"id": "a", "text": "here it is quiet"});
    assert_eq!(node.command(&other, "chat", Some(&others[0]), &line).await.0, 200);
}

#[tokio::test]
async fn who_says_too_much_over_a_socket_is_read_more_slowly() {
    let rate = |number| std::num::NonZeroU32::new(number).expect("it is not zero");
    let mut settings = limited();
    settings.rates.as_mut().expect("there are rates").requests_per_second = rate(20);
    let node = Node::start(on_file(), settings).await;
    let (id, _) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, None).await;
    let start = std::time::Instant::now();
    // A burst of a hundred is fine; the others come at twenty a second.
    for number in 0..140 {
        socket.say(&json!({"type": "ping", "t": number})).await;
    }
    while socket.hear_of("pong").await["t"] != 139 {}
    assert!(start.elapsed() >= Duration::from_millis(1_500), "{:?}", start.elapsed());
}

#[tokio::test]
async fn too_much_at_once_is_not_read() {
    let node = Node::start(on_file(), settings()).await;
    let large = |size| json!({"game": "quantum", "title": "x".repeat(size), "seats": []});
    for (path, size, status) in [
        ("/api/tables", 60 << 10, 422),
        ("/api/tables", 70 << 10, 413),
        // A record of a long game is longer than anything else; that this is none is found out.
        ("/api/records", 3 << 20, 400),
        ("/api/records", 5 << 20, 413),
    ] {
        let response = send(node.post(path, &large(size))).await;
        assert_eq!(response.status(), status, "{size} bytes to {path}");
    }
    let (id, _) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, None).await;
    // The server may hang up before everything was sent.
    drop(socket.0.send(Message::text("x".repeat(1 << 20))).await);
    while let Some(message) = socket.hear().await {
        assert_ne!(message["type"], "ack");
    }
}

/// A line of chat as a message of this many bytes: too long for the table, whatever the server says.
fn message_of(bytes: usize) -> String {
    let around = json!({"type": "chat", "id": "long", "text": ""}).to_string().len();
    json!({"type": "chat", "id": "long", "text": "x".repeat(bytes - around)}).to_string()
}

#[tokio::test]
async fn a_message_has_a_largest_size() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, Some(&secrets[0])).await;
    socket.say_text(&message_of(16 << 10)).await;
    assert_eq!(socket.hear_of("refused").await["id"], "long", "so much is read");
    drop(socket.0.send(Message::text(message_of((16 << 10) + 1))).await);
    while let Some(message) = socket.hear().await {
        assert_ne!(message["type"], "refused", "and no more");
    }
}

#[tokio::test]
async fn a_message_without_end_is_not_collected() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let (mut socket, _) = node.join(&id, None).await;
    let piece =
        |kind| Message::Frame(Frame::message("x".repeat(4 << 10), OpCode::Data(kind), false));
    drop(socket.0.send(piece(Data::Text)).await);
    let endless = async {
        while socket.0.send(piece(Data::Continue)).await.is_ok() {}
        while socket.hear().await.is_some() {}
    };
    tokio::time::timeout(Duration::from_secs(30), endless).await.expect("the server hangs up");
    assert_eq!(send(node.get("/healthz")).await.status(), 200);
}

#[tokio::test]
async fn pages_from_elsewhere_open_no_socket() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let url = format!("ws://{}/api/tables/{id}/live", node.address);
    for (origin, fine) in [("https://evil.example".to_owned(), false), (node.url(""), true)] {
        let mut request = url.as_str().into_client_request().expect("the address is fine");
        request.headers_mut().insert("origin", origin.parse().expect("it is a header"));
        assert_eq!(connect_async(request).await.is_ok(), fine, "{origin}");
    }
}

#[tokio::test]
async fn who_does_not_read_is_cut_off() {
    let quotas = server::Quotas { table: table::Quotas::NONE, ..server::Quotas::default() };
    let talkative = Settings { quotas, ..settings() };
    let node = Node::start(on_file(), talkative).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut lazy, _) = node.join(&id, None).await;
    let seats = |snapshot: &Json| snapshot["seats"].as_array().map(Vec::len);
    let text = "x".repeat(300);
    for number in 0..40_000_u32 {
        let said = json!({"id": number.to_string(), "text": text});
        assert_eq!(node.command(&id, "chat", Some(&secrets[0]), &said).await.0, 200);
        if number % 20 == 0 && node.snapshot(&id, None).await["watching"] == 0 {
            assert_eq!(seats(&node.snapshot(&id, None).await), Some(2));
            // What was in the pipes is still read, and then the reason.
            let farewell = lazy.farewell().await;
            let bye = farewell.bye.expect("there is a reason");
            assert_eq!(bye["sentence"]["key"], "server-bye-slow");
            assert_eq!(farewell.code, Some(1008));
            let metrics = send(node.get("/metrics")).await.text().await.expect("text");
            assert!(metrics.contains("passerelle_slow_readers_total 1"), "{metrics}");
            return;
        }
    }
    panic!("a reader that does not read stays");
}

#[tokio::test]
async fn who_talks_nonsense_is_answered_and_then_left() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let mut socket = node.socket(&id).await;
    socket.say(&json!({"type": "act", "id": "a", "expected": 0, "action": "x"})).await;
    assert_eq!(socket.hear_of("refused").await["sentence"]["key"], "server-hello-first");
    for _ in 0..100 {
        // The server may hang up in the meantime.
        drop(socket.0.send(Message::text("nonsense")).await);
    }
    assert_eq!(socket.hear_of("bye").await["sentence"]["key"], "server-bye-unreadable");
}

/// Messages that are almost right, and some that are not.
fn messages() -> impl Strategy<Value = String> {
    let kinds =
        ["hello", "act", "undo", "chat", "resign", "takeover", "rematch", "why", "ping", "sit"];
    let value = prop_oneof![
        Just(json!(null)),
        any::<i64>().prop_map(Json::from),
        any::<bool>().prop_map(Json::from),
        "\\PC{0,40}".prop_map(Json::from),
        Just(json!([{"kind": "square", "id": "a1"}, {"kind": "", "id": "\u{0}"}])),
    ];
    let names = [
        "id", "expected", "action", "text", "seat", "agree", "picks", "t", "secret", "from", "name",
    ];
    let fields = prop::collection::vec((prop::sample::select(names.to_vec()), value), 0..6);
    let almost = (prop::sample::select(kinds.to_vec()), fields).prop_map(|(kind, fields)| {
        let mut message = json!({"type": kind});
        for (name, value) in fields {
            message[name] = value;
        }
        message.to_string()
    });
    prop_oneof![4 => almost, 1 => "\\PC{0,200}", 1 => Just("[".repeat(5_000))]
}

/// Every request that carries something.
const ROUTES: [&str; 15] = [
    "",
    "/actions",
    "/undo",
    "/resign",
    "/chat",
    "/takeover",
    "/back",
    "/rematch",
    "/ready",
    "/pause",
    "/resume",
    "/why",
    "/seats/0",
    "/seats/999",
    "/nothing",
];

#[test]
fn nothing_that_is_asked_breaks_anything() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
    let (node, id, secret) = runtime.block_on(async {
        let node = Node::start(on_file(), settings()).await;
        let (id, secrets) = node.open_for_two().await;
        (node, id, secrets[0].clone())
    });
    let mut runner = TestRunner::new(Config::with_cases(200));
    let asked = (prop::sample::select(ROUTES.to_vec()), messages(), "\\PC{0,30}");
    let tried = runner.run(&asked, |(route, body, query)| {
        runtime.block_on(async {
            let query: Vec<String> = query.bytes().map(|byte| format!("%{byte:02x}")).collect();
            let query = query.concat();
            let path = format!("/api/tables/{id}{route}");
            let posts = [path.as_str(), "/api/tables", "/api/records", "/api/mine"];
            for path in posts {
                let request = node.post(path, &json!(null)).body(body.clone());
                let status = send(crate::node::with(request, Some(&secret))).await.status();
                prop_assert!(!status.is_server_error(), "{path}: {status}");
            }
            for path in [format!("{path}?at={query}&from={query}"), format!("/api/tables/{query}")]
            {
                let status = send(node.get(&path)).await.status();
                prop_assert!(!status.is_server_error(), "{path}: {status}");
            }
            Ok(())
        })
    });
    tried.expect("nothing breaks");
}

#[test]
fn nothing_that_is_said_breaks_anything() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
    let (node, id, secret) = runtime.block_on(async {
        let node = Node::start(on_file(), settings()).await;
        let (id, secrets) = node.open_for_two().await;
        (node, id, secrets[0].clone())
    });
    let mut runner = TestRunner::new(Config::with_cases(64));
    let said = prop::collection::vec(messages(), 1..15);
    let tried = runner.run(&said, |said| {
        runtime.block_on(async {
            let (mut socket, _) = node.join(&id, Some(&secret)).await;
            for message in &said {
                drop(socket.0.send(Message::text(message.clone())).await);
            }
            drop(socket.0.send(Message::text(r#"{"type":"ping","t":99}"#)).await);
            while let Some(heard) = socket.hear().await {
                if heard["type"] == "bye" || heard["t"] == 99 {
                    break;
                }
            }
            let path = format!("/api/tables/{id}/actions");
            let request = node.post(&path, &json!(null)).body(said[0].clone());
            let status = send(crate::node::with(request, Some(&secret))).await.status();
            prop_assert!(status.is_client_error(), "{status}");
            let well = send(node.get("/healthz").timeout(Duration::from_secs(30))).await.status();
            prop_assert_eq!(well.as_u16(), 200);
            Ok(())
        })
    });
    tried.expect("nothing breaks");
}

/// Sends these bytes, and gives what comes back until the server hangs up.
async fn talk(node: &Node, bytes: &[u8]) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(&node.address).await.expect("it listens");
    // The server may hang up before everything was sent.
    drop(stream.write_all(bytes).await);
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    drop(tokio::time::timeout(Duration::from_secs(30), reading).await.expect("it hangs up"));
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn who_takes_too_long_over_a_request_is_hung_up_on() {
    let quick = Settings { headers: Duration::from_millis(200), ..settings() };
    let node = Node::start(on_file(), quick).await;
    let answer = talk(&node, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
    assert!(!answer.contains("200 OK"), "{answer}");
    assert_eq!(talk(&node, b"").await, "", "nor may one say nothing at all");
    let whole = talk(&node, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(whole.starts_with("HTTP/1.1 200 OK"), "{whole}");
}

#[tokio::test]
async fn headers_without_end_are_not_read() {
    let node = Node::start(on_file(), settings()).await;
    let mut request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n".to_vec();
    for number in 0..50 {
        request.extend(format!("X-{number}: {}\r\n", "y".repeat(4_000)).bytes());
    }
    request.extend(b"\r\n");
    let answer = talk(&node, &request).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
}

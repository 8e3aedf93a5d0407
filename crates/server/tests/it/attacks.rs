//! What strangers have done to servers, and what comes of it here.

use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use serde_json::json;
use server::{Rates, Settings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::kept::on_file;
use crate::node::{Node, Socket, send, settings};

/// How many look on. The suite keeps within the files that a process may open; whoever wants to
/// see more says so in `PASSERELLE_CROWD`.
fn crowd() -> usize {
    let wished = std::env::var("PASSERELLE_CROWD").ok();
    wished.and_then(|number| number.parse().ok()).unwrap_or(1_200)
}

/// So many spectators of one table, who have all been shown it.
async fn spectators(node: &Node, id: &str, number: usize) -> Vec<Socket> {
    let mut crowd = Vec::with_capacity(number);
    while crowd.len() < number {
        let joining: FuturesUnordered<_> =
            (crowd.len()..number).take(100).map(|_| node.join(id, None)).collect();
        crowd.extend(joining.map(|(socket, _)| socket).collect::<Vec<_>>().await);
    }
    crowd
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_hangs_up_at_once_leaves_a_server_that_answers() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let crowd = spectators(&node, &id, crowd()).await;
    drop(crowd);
    let began = Instant::now();
    for number in 0..3 {
        let said = json!({"id": format!("c{number}"), "text": "Where are they all?"});
        assert_eq!(node.command(&id, "chat", Some(&secrets[0]), &said).await.0, 200);
    }
    let gone = node.until(&id, |shown| shown["watching"] == 0);
    timeout(Duration::from_secs(60), gone).await.expect("everybody is seen to go");
    assert!(began.elapsed() < Duration::from_secs(30), "it took {:?}", began.elapsed());
}

/// Sends these bytes as a request, and gives the answer until the server hangs up.
async fn raw(node: &Node, request: &str) -> String {
    let mut stream = TcpStream::connect(&node.address).await.expect("it listens");
    drop(stream.write_all(request.as_bytes()).await);
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    drop(timeout(Duration::from_secs(30), reading).await.expect("it hangs up"));
    String::from_utf8_lossy(&answer).into_owned()
}

const OPEN: &str = r#"{"game": "quantum", "seats": [{"kind": "human"}, {"kind": "human"}]}"#;

/// Opens a table with these headers besides.
async fn open_with(node: &Node, headers: &str) -> String {
    let host = &node.address;
    let length = OPEN.len();
    let head = format!("POST /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
    raw(node, &format!("{head}Content-Length: {length}\r\n{headers}\r\n{OPEN}")).await
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or(answer)
}

#[tokio::test]
async fn pages_from_elsewhere_change_nothing() {
    let node = Node::start(on_file(), settings()).await;
    let own = format!("Origin: http://{}\r\nContent-Type: application/json\r\n", node.address);
    for (headers, expected) in [
        ("", "201"),
        (own.as_str(), "201"),
        ("Content-Type: application/x-www-form-urlencoded\r\n", "201"),
        ("Content-Type: text/plain\r\n", "415"),
        ("Content-Type: TEXT/PLAIN;charset=utf-8\r\n", "415"),
        ("Content-Type: multipart/form-data; boundary=x\r\n", "415"),
        ("Origin: https://evil.example\r\nContent-Type: text/plain\r\n", "403"),
        ("Origin: https://evil.example\r\nContent-Type: application/json\r\n", "403"),
        ("Origin: null\r\n", "403"),
        ("Sec-Fetch-Site: cross-site\r\n", "403"),
    ] {
        let answer = open_with(&node, headers).await;
        assert_eq!(status(&answer), expected, "{headers}: {answer}");
    }
}

#[tokio::test]
async fn names_of_strangers_lead_nowhere() {
    let hosts = vec!["games.example.org".to_owned()];
    let node = Node::start(on_file(), Settings { hosts, ..settings() }).await;
    for (host, expected) in [
        (node.address.as_str(), "200"),
        ("localhost:7420", "200"),
        ("games.example.org", "200"),
        ("evil.example", "421"),
        ("127.0.0.1.evil.example:7420", "421"),
    ] {
        let head = format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = raw(&node, &head).await;
        assert_eq!(status(&answer), expected, "{host}: {answer}");
    }
    // Nor does a whole address in the first line.
    let head = format!(
        "GET http://evil.example/api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
        node.address
    );
    assert_eq!(status(&raw(&node, &head).await), "421");
}

#[tokio::test]
async fn nobody_is_echoed_or_connected_through() {
    let node = Node::start(on_file(), settings()).await;
    let host = &node.address;
    for (method, path) in [("TRACE", "/"), ("TRACE", "/api/games"), ("CONNECT", "example.org:443")]
    {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nX-Told: no\r\nConnection: close\r\n\r\n"
        );
        let answer = raw(&node, &head).await;
        assert_eq!(status(&answer), "405", "{method} {path}: {answer}");
        assert!(!answer.contains("X-Told"), "{answer}");
    }
}

#[tokio::test]
async fn headers_have_a_largest_size() {
    let node = Node::start(on_file(), settings()).await;
    let asked = async |bytes: usize| {
        let (host, long) = (&node.address, "y".repeat(bytes));
        let head = format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        raw(&node, &format!("{head}X-Long: {long}\r\n\r\n")).await
    };
    assert_eq!(status(&asked(31 << 10).await), "200");
    let answer = asked(33 << 10).await;
    assert_eq!(status(&answer), "431");
    assert!(answer.contains("The headers of a request have at most 32768 bytes"), "{answer}");
    let answer = asked(200 << 10).await;
    assert!(answer.is_empty() || status(&answer) == "431", "{answer}");
}

#[tokio::test]
async fn silent_connections_lock_nobody_out() {
    let limited = Settings {
        rates: Some(Rates::default()),
        connections: 200,
        connections_per_address: 100,
        ..settings()
    };
    let node = Node::start(on_file(), limited).await;
    let mut silent = Vec::new();
    for _ in 0..300 {
        silent.push(TcpStream::connect(&node.address).await.expect("it listens"));
    }
    // From the same address, and from others.
    assert_eq!(send(node.get("/api/games")).await.status(), 200);
    for last in 2..6 {
        let from = std::net::IpAddr::from([127, 0, 0, last]);
        let client = reqwest::Client::builder().local_address(from).build().expect("a client");
        let answer = client.get(node.url("/api/games")).timeout(Duration::from_secs(20)).send();
        assert_eq!(answer.await.expect("an answer").status(), 200);
    }
    let metrics = send(node.get("/metrics")).await.text().await.expect("text");
    assert!(metrics.contains("refusals_total{reason=\"idle\"}"), "{metrics}");
}

#[tokio::test]
async fn who_does_not_read_the_answer_is_hung_up_on() {
    let quick = Settings { write: Duration::from_millis(300), ..settings() };
    let node = Node::start(on_file(), quick).await;
    let mut stream = TcpStream::connect(&node.address).await.expect("it listens");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", node.address);
    // Requests without end, whose answers nobody reads: sooner or later nothing fits any more.
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    timeout(Duration::from_secs(60), asking).await.expect("the server hangs up");
}

#[tokio::test]
async fn who_does_not_read_keeps_no_server_from_stopping() {
    let node =
        Node::start(on_file(), Settings { drain: Duration::from_secs(1), ..settings() }).await;
    let (id, _) = node.open_for_two().await;
    let mut stream = TcpStream::connect(&node.address).await.expect("it listens");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", node.address);
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    drop(timeout(Duration::from_secs(2), asking).await);
    let (socket, _) = node.join(&id, None).await;
    let began = Instant::now();
    node.stop().await;
    assert!(began.elapsed() < Duration::from_secs(6), "it took {:?}", began.elapsed());
    drop((stream, socket));
}

/// How much memory this process has, in bytes.
#[cfg(target_os = "linux")]
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("the system tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    let kib: u64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kib << 10
}

/// Pings without end over a socket whose answers nobody reads.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_that_are_never_read_take_no_memory() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    // A ping with 125 bytes, under a mask that changes nothing.
    let ping: Vec<u8> = [0x89, 0xFD, 0, 0, 0, 0].into_iter().chain([b'x'; 125]).collect();
    let pings = ping.repeat(500);
    let before = memory();
    let flooding: FuturesUnordered<_> = (0..30)
        .map(|_| async {
            let (mut socket, _) = node.join(&id, None).await;
            let flood = async { while socket.0.get_mut().write_all(&pings).await.is_ok() {} };
            drop(timeout(Duration::from_secs(4), flood).await);
            socket
        })
        .collect();
    let sockets: Vec<Socket> = flooding.collect().await;
    let grown = memory().saturating_sub(before) >> 20;
    assert!(grown < 64, "{grown} MiB for {} sockets", sockets.len());
    assert_eq!(send(node.get("/api/games")).await.status(), 200);
}

//! How sockets end: with a code, a reason and nobody left hanging, as RFC 6455 asks.

use std::time::Duration;

use futures_util::SinkExt as _;
use serde_json::{Value as Json, json};
use server::Settings;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};

use crate::kept::on_file;
use crate::node::{Farewell, Node, Socket, send, settings, text};

/// The largest message that is read.
const MOST: usize = 16 << 10;

async fn watcher(node: &Node) -> Socket {
    let (id, _) = node.open_for_two().await;
    node.join(&id, None).await.0
}

/// Waits until nobody holds a socket any more.
async fn is_left(node: &Node) {
    let emptied = async {
        loop {
            let metrics = send(node.get("/metrics")).await.text().await.expect("text");
            if metrics.contains("passerelle_sockets 0\n") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(30), emptied).await.expect("the server lets go");
}

fn check(farewell: &Farewell, code: u16, key: &str) {
    let (said, of) = (&farewell.bye, format!("{farewell:?}"));
    assert_eq!(said.as_ref().map(|bye| text(&bye["sentence"]["key"])).as_deref(), Some(key));
    assert_eq!(farewell.code, Some(code), "{of}");
    assert!(farewell.reason.ends_with('.'), "the reason is a sentence: {of}");
}

#[tokio::test]
async fn a_goodbye_is_answered() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    let close = CloseFrame { code: CloseCode::Normal, reason: "enough".into() };
    socket.0.send(Message::Close(Some(close))).await.expect("the socket is open");
    let farewell = socket.farewell().await;
    assert_eq!((farewell.code, farewell.reason.as_str()), (Some(1000), "enough"), "{farewell:?}");
    assert_eq!(farewell.bye, None, "who goes by themselves is told nothing");
    is_left(&node).await;
}

#[tokio::test]
async fn after_both_goodbyes_the_connection_ends_in_peace() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    let stream = socket.0.get_mut();
    // A closing frame with the code 1000, under a mask that changes nothing.
    let close = [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8];
    stream.write_all(&close).await.expect("the socket is open");
    let mut rest = Vec::new();
    let reading = timeout(Duration::from_secs(30), stream.read_to_end(&mut rest));
    reading.await.expect("the server hangs up").expect("and does not just cut the line");
    assert!(rest.ends_with(&[0x88, 0x02, 0x03, 0xE8]), "{rest:?}");
}

#[tokio::test]
async fn a_message_that_is_too_large_is_named_as_such() {
    let node = Node::start(on_file(), settings()).await;
    for size in [MOST + 1, 1 << 20] {
        let mut socket = watcher(&node).await;
        let sent = socket.0.send(Message::text("x".repeat(size))).await;
        sent.expect("what is too much is thrown away, not thrown back");
        let farewell = socket.farewell().await;
        check(&farewell, 1009, "server-bye-too-large");
        assert!(farewell.reason.contains("16384"), "{farewell:?}");
    }
    is_left(&node).await;
}

#[tokio::test]
async fn so_is_one_that_comes_in_many_pieces() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    for kind in [Data::Text, Data::Continue, Data::Continue] {
        let piece = Frame::message("x".repeat(MOST / 2), OpCode::Data(kind), false);
        socket.0.send(Message::Frame(piece)).await.expect("the socket is open");
    }
    check(&socket.farewell().await, 1009, "server-bye-too-large");
}

#[tokio::test]
async fn what_is_no_text_is_named_as_such() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    let bytes = Frame::message(vec![b'"', 0xFF, b'"'], OpCode::Data(Data::Text), true);
    socket.0.send(Message::Frame(bytes)).await.expect("the socket is open");
    check(&socket.farewell().await, 1007, "server-bye-not-text");
}

#[tokio::test]
async fn frames_that_are_none_are_named_as_such() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    let mut strange = Frame::message("hello", OpCode::Data(Data::Text), true);
    strange.header_mut().rsv1 = true;
    socket.0.send(Message::Frame(strange)).await.expect("the socket is open");
    check(&socket.farewell().await, 1002, "server-bye-garbled");
}

#[tokio::test]
async fn nonsense_without_end_is_named_as_such() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    for _ in 0..21 {
        socket.say_text("nonsense").await;
    }
    check(&socket.farewell().await, 1008, "server-bye-unreadable");
}

#[tokio::test]
async fn who_does_not_answer_is_told_so() {
    let (heartbeat, silence) = (Duration::from_millis(50), Duration::from_millis(400));
    let node = Node::start(on_file(), Settings { heartbeat, silence, ..settings() }).await;
    let mut socket = watcher(&node).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    check(&socket.farewell().await, 1008, "server-bye-silent");
}

#[tokio::test]
async fn a_server_that_stops_says_that_it_is_going_away() {
    let node = Node::start(on_file(), settings()).await;
    let mut socket = watcher(&node).await;
    let stopping = tokio::spawn(node.stop());
    check(&socket.farewell().await, 1001, "server-bye-stopping");
    stopping.await.expect("it stops");
}

#[tokio::test]
async fn the_reason_is_in_the_language_of_the_page() {
    let node = Node::start(on_file(), settings()).await;
    let (id, _) = node.open_for_two().await;
    let url = format!("ws://{}/api/tables/{id}/live", node.address);
    let mut request = url.into_client_request().expect("the address is fine");
    request.headers_mut().insert("accept-language", "fr".parse().expect("it is a header"));
    let (stream, _) = connect_async(request).await.expect("the socket opens");
    let mut socket = Socket(stream);
    socket.0.send(Message::text("x".repeat(MOST + 1))).await.expect("the socket is open");
    let farewell = socket.farewell().await;
    check(&farewell, 1009, "server-bye-too-large");
    assert!(farewell.reason.starts_with("Un message a au plus"), "{farewell:?}");
}

#[tokio::test]
async fn nobody_is_waited_for_without_end() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (mut silent, _) = node.join(&id, Some(&secrets[0])).await;
    // The head of a text of a megabyte. It never comes, and no goodbye does either.
    let head = [0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0];
    silent.0.get_mut().write_all(&head).await.expect("the socket is open");
    is_left(&node).await;
    let present = |shown: &Json| shown["seats"][0]["present"].clone();
    assert_ne!(present(&node.snapshot(&id, None).await), json!(true));
    drop(silent);
}

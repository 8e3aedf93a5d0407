//! A server on a free port, and clients that talk to it.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use lessons::Courses;
use reqwest::header::AUTHORIZATION;
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value as Json, json};
use server::{App, Settings, serve};
use table::{Games, Store};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tokio_util::sync::CancellationToken;

/// Nothing here takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server.
pub(crate) struct Node {
    pub(crate) address: String,
    pub(crate) app: App,
    client: Client,
    stop: CancellationToken,
    serving: JoinHandle<std::io::Result<()>>,
}

/// Settings for tests: nobody waits for bots or for those who are away, and nothing is
/// limited.
pub(crate) fn settings() -> Settings {
    Settings {
        rates: None,
        bot_pause: Duration::ZERO,
        takeover_grace: Duration::ZERO,
        ..Settings::default()
    }
}

/// The games of the program, and the samples.
pub(crate) fn games() -> Games {
    Games::none()
        .with::<quantum::Quantum>(bots::QuantumKnowledge)
        .with::<fleet::FleetCommander>(bots::FleetKnowledge)
        .with::<alert::Alert>(bots::CrewKnowledge::default())
        .with::<samples::sealed::Sealed>(bots::Ignorant)
        .with::<samples::drill::Drill>(bots::Ignorant)
}

impl Node {
    pub(crate) async fn start(store: impl Store, settings: Settings) -> Self {
        let lessons = Courses::none().with::<quantum::Quantum>();
        let app = App::new(games(), store, settings).teaching(lessons);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address").to_string();
        let stop = CancellationToken::new();
        let stopped = stop.clone().cancelled_owned();
        let serving = tokio::spawn(serve(listener, app.clone(), stopped));
        Self { address, app, client: Client::new(), stop, serving }
    }

    /// Stops as on Ctrl-C.
    pub(crate) async fn stop(self) {
        self.stop.cancel();
        let served = timeout(PATIENCE, self.serving).await.expect("it stops in time");
        served.expect("it does not panic").expect("it does not fail");
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(self.url(path)).timeout(PATIENCE)
    }

    pub(crate) fn post(&self, path: &str, body: &Json) -> RequestBuilder {
        self.client.post(self.url(path)).json(body).timeout(PATIENCE)
    }

    /// Opens a table and gives its id and the secrets of its seats.
    pub(crate) async fn open(&self, wanted: &Json) -> (String, Vec<String>) {
        let response = send(self.post("/api/tables", wanted)).await;
        assert_eq!(response.status(), 201);
        let made = body(response).await;
        let seats = made["seats"].as_array().expect("there is a list of seats");
        let secrets = seats.iter().map(|seat| text(&seat["secret"])).collect();
        (text(&made["id"]), secrets)
    }

    /// A table of Quantum for two people.
    pub(crate) async fn open_for_two(&self) -> (String, Vec<String>) {
        let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}]);
        self.open(&json!({"game": "quantum", "seats": seats})).await
    }

    /// The table as a seat knows it, or as everybody does.
    pub(crate) async fn snapshot(&self, id: &str, secret: Option<&str>) -> Json {
        let response = send(with(self.get(&format!("/api/tables/{id}")), secret)).await;
        assert_eq!(response.status(), 200);
        body(response).await
    }

    /// The table as everybody knows it, as soon as this holds of it: some things the table does by
    /// itself, and stores them first.
    pub(crate) async fn until(&self, id: &str, holds: impl Fn(&Json) -> bool) -> Json {
        let waiting = async {
            loop {
                let shown = self.snapshot(id, None).await;
                if holds(&shown) {
                    return shown;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("it comes true in time")
    }

    /// One command: its status and its body.
    pub(crate) async fn command(
        &self,
        id: &str,
        name: &str,
        secret: Option<&str>,
        command: &Json,
    ) -> (u16, Json) {
        let request = self.post(&format!("/api/tables/{id}/{name}"), command);
        let response = send(with(request, secret)).await;
        (response.status().as_u16(), body(response).await)
    }

    pub(crate) async fn act(
        &self,
        id: &str,
        secret: &str,
        expected: &Json,
        action: &Json,
        name: &str,
    ) -> (u16, Json) {
        let act = json!({"expected": expected, "action": action, "id": name});
        self.command(id, "actions", Some(secret), &act).await
    }

    /// A socket that has said nothing yet.
    pub(crate) async fn socket(&self, id: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{id}/live", self.address);
        let (stream, _) = connect_async(url).await.expect("the socket opens");
        Socket(stream)
    }

    /// A socket that has said hello, and the snapshot that it got.
    pub(crate) async fn join(&self, id: &str, secret: Option<&str>) -> (Socket, Json) {
        let mut socket = self.socket(id).await;
        socket.say(&json!({"type": "hello", "secret": secret})).await;
        let snapshot = socket.hear_of("snapshot").await;
        (socket, snapshot)
    }
}

pub(crate) fn with(request: RequestBuilder, secret: Option<&str>) -> RequestBuilder {
    match secret {
        Some(secret) => request.header(AUTHORIZATION, format!("Bearer {secret}")),
        None => request,
    }
}

pub(crate) async fn send(request: RequestBuilder) -> Response {
    request.send().await.expect("the server answers")
}

pub(crate) async fn body(response: Response) -> Json {
    response.json().await.expect("the answer is JSON")
}

pub(crate) fn text(value: &Json) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// How a socket ended.
#[derive(Debug, Default)]
pub(crate) struct Farewell {
    /// What was said before, if anything.
    pub(crate) bye: Option<Json>,
    pub(crate) code: Option<u16>,
    pub(crate) reason: String,
}

/// A client's end of a socket.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, message: &Json) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, message: &str) {
        self.0.send(Message::text(message)).await.expect("the socket is open");
    }

    /// The next message; none when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Json> {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("something is heard");
            match message {
                Some(Ok(Message::Text(text))) => {
                    return Some(serde_json::from_str(&text).expect("messages are JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type; others are skipped.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Json {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("no {kind} was heard"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Listens to the end, and answers a goodbye.
    pub(crate) async fn farewell(&mut self) -> Farewell {
        let mut farewell = Farewell::default();
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("something is heard");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let said: Json = serde_json::from_str(&text).expect("messages are JSON");
                    farewell.bye = (said["type"] == "bye").then_some(said).or(farewell.bye);
                }
                Some(Ok(Message::Close(Some(close)))) => {
                    farewell.code = Some(close.code.into());
                    farewell.reason = close.reason.to_string();
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => panic!("the line is cut after {farewell:?}: {error}"),
                None => return farewell,
            }
        }
    }
}

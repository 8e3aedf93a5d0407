//! The real program as a server, and people who play through whichever server answers.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Client, RequestBuilder};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes longer, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);

/// A server that is killed when it is dropped.
pub(crate) struct Served {
    pub(crate) process: Child,
    pub(crate) address: String,
    output: BufReader<ChildStdout>,
}

impl Served {
    pub(crate) fn start(listen: &str, database: &str) -> Self {
        Self::start_with(listen, database, ["off", "warn"], Stdio::inherit())
    }

    /// Another program than the usual one.
    pub(crate) fn start_program(program: &Path, listen: &str, database: &str) -> Self {
        Self::start_of(program, listen, database, ["off", "warn"], Stdio::inherit())
    }

    /// The same with the limits of a public server.
    pub(crate) fn start_limited(listen: &str, database: &str) -> Self {
        Self::start_with(listen, database, ["on", "warn"], Stdio::inherit())
    }

    /// The same with everything that happens written to a file.
    pub(crate) fn start_logging(listen: &str, database: &str, log: File) -> Self {
        Self::start_with(listen, database, ["off", "debug"], log.into())
    }

    fn start_with(listen: &str, database: &str, how: [&str; 2], log: Stdio) -> Self {
        let program = Path::new(env!("CARGO_BIN_EXE_passerelle"));
        Self::start_of(program, listen, database, how, log)
    }

    fn start_of(
        program: &Path,
        listen: &str,
        database: &str,
        [limits, level]: [&str; 2],
        log: Stdio,
    ) -> Self {
        let mut process = Command::new(program)
            .args(["serve", "--listen", listen, "--database", database, "--limits", limits])
            .args(["--lang", "en", "--grace", "0"])
            .env("PASSERELLE_LOG", level)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let output = process.stdout.take().expect("its output is ours");
        let mut served = Self { process, address: String::new(), output: BufReader::new(output) };
        let line = served.next_line();
        let (_, address) = line.rsplit_once("http://").expect("it says where");
        address.clone_into(&mut served.address);
        served
    }

    /// The next thing that it says.
    pub(crate) fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it says something");
        line.trim().to_owned()
    }

    /// As the power cut does it.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("it is killed");
        self.process.wait().expect("it is gone");
    }

    /// As Ctrl-C does it; gives what it still said.
    #[cfg(unix)]
    pub(crate) fn interrupt(mut self) -> String {
        let id = self.process.id().to_string();
        let asked = Command::new("kill").args(["-INT", &id]).status();
        assert!(asked.expect("there is kill").success());
        assert!(self.process.wait().expect("it ends").success());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("it is text");
        rest
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Whoever talks to a server at an address.
#[derive(Debug, Clone)]
pub(crate) struct Caller {
    client: Client,
    pub(crate) address: String,
}

impl Caller {
    pub(crate) fn to(address: &str) -> Self {
        Self { client: Client::new(), address: address.to_owned() }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// One request and its answer; nothing when there is nobody to answer.
    async fn try_send(request: RequestBuilder, secret: Option<&str>) -> Option<(u16, Json)> {
        let request = match secret {
            Some(secret) => request.header("Authorization", format!("Bearer {secret}")),
            None => request,
        };
        let response = request.timeout(PATIENCE).send().await.ok()?;
        let status = response.status().as_u16();
        Some((status, response.json().await.ok()?))
    }

    pub(crate) async fn try_get(&self, path: &str, secret: Option<&str>) -> Option<(u16, Json)> {
        Self::try_send(self.client.get(self.url(path)), secret).await
    }

    pub(crate) async fn try_post(
        &self,
        path: &str,
        secret: Option<&str>,
        body: &Json,
    ) -> Option<(u16, Json)> {
        Self::try_send(self.client.post(self.url(path)).json(body), secret).await
    }

    pub(crate) async fn get(&self, path: &str, secret: Option<&str>) -> (u16, Json) {
        self.try_get(path, secret).await.expect("the server answers")
    }

    pub(crate) async fn post(&self, path: &str, secret: Option<&str>, body: &Json) -> (u16, Json) {
        self.try_post(path, secret, body).await.expect("the server answers")
    }

    /// Opens a table of Quantum for two people.
    pub(crate) async fn open(&self) -> Opened {
        let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}]);
        let wanted = json!({"game": "quantum", "seats": seats});
        let (status, made) = self.post("/api/tables", None, &wanted).await;
        assert_eq!(status, 201, "{made}");
        let secret = |seat: &Json| seat["secret"].as_str().expect("a secret").to_owned();
        let seats = made["seats"].as_array().expect("there are seats");
        Opened {
            id: made["id"].as_str().expect("it has a name").to_owned(),
            secrets: seats.iter().map(secret).collect(),
        }
    }

    /// A socket at a table that has said hello, and the snapshot that it got.
    pub(crate) async fn join(&self, id: &str, secret: Option<&str>) -> (Socket, Json) {
        let url = format!("ws://{}/api/tables/{id}/live", self.address);
        let (stream, _) = connect_async(url).await.expect("the socket opens");
        let mut socket = Socket(stream);
        let hello = json!({"type": "hello", "secret": secret}).to_string();
        socket.0.send(Message::text(hello)).await.expect("the socket is open");
        let snapshot = socket.hear_of("snapshot").await;
        (socket, snapshot)
    }
}

/// A table for two.
#[derive(Debug, Clone)]
pub(crate) struct Opened {
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
}

impl Opened {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }
}

/// A client's end of a socket.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// The next message; none when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Json> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("something is heard") {
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
}

/// An acknowledged command: its seat, its action and its version.
type Kept = (usize, String, u64);

/// What was acknowledged, by the id of the command.
#[derive(Debug, Clone, Default)]
pub(crate) struct Acknowledged(Arc<Mutex<HashMap<String, Kept>>>);

impl Acknowledged {
    fn keep(&self, id: &str, seat: usize, action: &str, version: u64) {
        let kept = (seat, action.to_owned(), version);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), kept);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Every one of them is in the game, at its version; and whoever asks again is told the same.
    pub(crate) async fn check(&self, caller: &Caller, table: &Opened) {
        let (_, moments) = caller.get(&table.path("/events?from=0"), None).await;
        let moments = moments.as_array().expect("there are moments").clone();
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (id, (seat, action, version)) in all {
            let moment = moments.iter().find(|moment| moment["version"] == version);
            let moment = moment.unwrap_or_else(|| panic!("version {version} is lost"));
            assert_eq!((&moment["action"], &moment["actor"]), (&json!(action), &json!(seat)));
            let act = json!({"expected": version - 1, "action": action, "id": id});
            let secret = Some(table.secrets[seat].as_str());
            let again = caller.post(&table.path("/actions"), secret, &act).await;
            assert_eq!((again.0, &again.1["version"]), (200, &json!(version)), "{id}");
        }
    }
}

/// Plays a seat through whichever of the servers answers, until so many commands of all players
/// are acknowledged. Whoever gets no answer asks again, with the same id.
pub(crate) async fn play_on(
    callers: Vec<Caller>,
    table: Opened,
    seat: usize,
    until: usize,
    acknowledged: Acknowledged,
) {
    let secret = Some(table.secrets[seat].as_str());
    let mut turn = 0;
    for number in 0_u32.. {
        let caller = &callers[turn % callers.len()];
        if acknowledged.len() >= until {
            return;
        }
        let Some((200, shown)) = caller.try_get(&table.path(""), secret).await else {
            turn += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        assert!(shown["prompt"]["over"].is_null(), "the game was too short for the test");
        let Some(action) = shown["actions"]["notations"][0].as_str() else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let id = format!("{seat}-{number}");
        let act = json!({"expected": shown["version"], "action": action, "id": id});
        loop {
            let caller = &callers[turn % callers.len()];
            match caller.try_post(&table.path("/actions"), secret, &act).await {
                Some((200, done)) => {
                    let version = done["version"].as_u64().expect("a version");
                    break acknowledged.keep(&id, seat, action, version);
                }
                // Another node was a moment behind: look again.
                Some((409, _)) => break,
                Some((503, _)) | None => {
                    turn += 1;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Some(other) => panic!("{other:?}"),
            }
        }
    }
}

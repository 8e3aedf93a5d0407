//! A socket at a table: who looks is said by the first message, never by the address.

use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::Sentence;
use table::message::{ClientMessage, Command, Greeting, Refused, RefusedCode, ServerMessage};
use table::{ConnectionId, Secret, TableId};
use tokio::time::{Instant, Interval, interval, timeout};
use tokio_util::sync::CancellationToken;

use crate::api::Id;
use crate::api::wire::Problem;
use crate::limits::{Address, OpenSocket};
use crate::tables::{Letter, Outbox, Waiting, now_ms, outbox};
use crate::{App, Fault, Settings};

/// Nobody has more to say at once.
const MESSAGE_AT_MOST: usize = 16 << 10;
/// Read at once: a reader clears so much memory each time it looks, and most messages are short.
const READ_BUFFER: usize = 512;
/// Short messages are gathered until there is so much to write.
const WRITE_BUFFER: usize = 4 << 10;
/// Who takes so long to read one message does not read.
const WRITE_AT_MOST: Duration = Duration::from_secs(20);
/// How long a goodbye may take.
const GOODBYE_AT_MOST: Duration = Duration::from_secs(3);
/// So many messages that nobody understands, and it is enough.
const GARBAGE_AT_MOST: u32 = 20;

/// A socket at the table
///
/// The client speaks `ClientMessage` and hears `ServerMessage`. Its first message is `hello`, with
/// the secret of its seat if it has one.
#[utoipa::path(
    get, path = "/api/tables/{id}/live", params(("id" = String, Path)),
    responses(
        (status = 101, description = "The socket is open"),
        (status = 403, body = Problem, description = "A page from elsewhere asks for it"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 426, body = Problem, description = "This is not asked for as a socket"),
    ),
)]
pub(crate) async fn live(
    State(app): State<App>,
    Id(id): Id,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|_| Fault::no_socket())?;
    if !is_our_page(app.settings(), &headers) {
        return Err(Fault::foreign_origin());
    }
    let open = app.limiter().socket(address)?;
    app.tables().look(&id, |_, _| ()).await?;
    let upgrade = upgrade
        .max_message_size(MESSAGE_AT_MOST)
        .max_frame_size(MESSAGE_AT_MOST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| Talk::new(app, id, address, open, socket).run()))
}

/// Browsers tell which page opens a socket. Programs do not, and need not.
fn is_our_page(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok()) else {
        return false;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let public = settings.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
    let authority = origin.authority().map(Authority::as_str);
    let is_public = public.is_some_and(|public| {
        public.scheme() == origin.scheme() && public.authority() == origin.authority()
    });
    authority.is_some() && (authority == host || is_public)
}

/// Why a talk ends.
enum End {
    /// The other side went, or cannot be reached.
    Gone,
    /// We hang up, and say why.
    Bye(Sentence),
}

/// One open socket.
struct Talk {
    app: App,
    id: TableId,
    address: Address,
    writer: SplitSink<WebSocket, Message>,
    reader: SplitStream<WebSocket>,
    stopping: CancellationToken,
    /// Cancelled when the server is being stopped, or when the other side does not read.
    cut: CancellationToken,
    heartbeat: Interval,
    seen: Seen,
    /// Counts as open until it is dropped.
    _open: OpenSocket,
}

/// What was heard from the other side.
struct Seen {
    connection: ConnectionId,
    secret: Option<Secret>,
    outbox: Outbox,
    waiting: Waiting,
    greeted: bool,
    heard: Instant,
    garbage: u32,
}

impl Talk {
    fn new(app: App, id: TableId, address: Address, open: OpenSocket, socket: WebSocket) -> Self {
        let (writer, reader) = socket.split();
        let stopping = app.stopping();
        let cut = stopping.child_token();
        let (outbox, waiting) = outbox(&cut);
        let seen = Seen {
            connection: app.tables().new_connection(),
            secret: None,
            outbox,
            waiting,
            greeted: false,
            heard: Instant::now(),
            garbage: 0,
        };
        let heartbeat = interval(app.settings().heartbeat);
        Self { app, id, address, writer, reader, stopping, cut, heartbeat, seen, _open: open }
    }

    async fn run(mut self) {
        let _counted = self.app.count_socket();
        let end = loop {
            if let Err(end) = self.step().await {
                break end;
            }
        };
        let left = Letter::Left { connection: self.seen.connection };
        if self.seen.greeted {
            self.app.tables().post(&self.id, left).await;
        }
        if let End::Bye(sentence) = end {
            // Who does not listen any more will find out by itself.
            drop(timeout(GOODBYE_AT_MOST, self.say_goodbye(sentence)).await);
        }
    }

    async fn say_goodbye(&mut self, sentence: Sentence) -> Result<(), axum::Error> {
        let reason = Utf8Bytes::from_static(sentence.key);
        let bye = text(&ServerMessage::Bye { sentence });
        self.writer.send(Message::Text(bye)).await?;
        let close = CloseFrame { code: close_code::AWAY, reason };
        self.writer.send(Message::Close(Some(close))).await?;
        // Closing is done when the other side agrees.
        while let Some(Ok(_)) = self.reader.next().await {}
        Ok(())
    }

    async fn step(&mut self) -> Result<(), End> {
        if self.cut.is_cancelled() {
            return Err(self.why_cut());
        }
        // What happens most is looked at first.
        tokio::select! {
            biased;
            message = self.seen.waiting.next() => match message {
                Some(message) => self.write(message).await,
                None => Err(bye("server-bye-closed")),
            },
            message = self.reader.next() => match message {
                Some(Ok(message)) => self.hear(message).await,
                Some(Err(_)) | None => Err(End::Gone),
            },
            () = self.cut.cancelled() => Err(self.why_cut()),
            _ = self.heartbeat.tick() => self.beat().await,
        }
    }

    fn why_cut(&self) -> End {
        let is_stopping = self.stopping.is_cancelled();
        bye(if is_stopping { "server-bye-stopping" } else { "server-bye-slow" })
    }

    /// Writes this message and those that wait behind it.
    async fn write(&mut self, first: Utf8Bytes) -> Result<(), End> {
        let writing = async {
            self.writer.feed(Message::Text(first)).await?;
            while let Some(next) = self.seen.waiting.ready() {
                self.writer.feed(Message::Text(next)).await?;
            }
            self.writer.flush().await
        };
        tokio::select! {
            biased;
            written = timeout(WRITE_AT_MOST, writing) => match written {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) => Err(End::Gone),
                Err(_) => Err(bye("server-bye-slow")),
            },
            () = self.cut.cancelled() => Err(self.why_cut()),
        }
    }

    async fn tell(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.write(text(message)).await
    }

    async fn beat(&mut self) -> Result<(), End> {
        if self.seen.heard.elapsed() > self.app.settings().silence {
            return Err(bye("server-bye-silent"));
        }
        let ping = self.writer.send(Message::Ping(Vec::new().into()));
        timeout(WRITE_AT_MOST, ping)
            .await
            .map_or(Err(End::Gone), |sent| sent.map_err(|_| End::Gone))
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.seen.heard = Instant::now();
        match message {
            // Who says too much is read more slowly.
            Message::Text(said) => {
                self.app.limiter().pace(self.address).await;
                match read(&said) {
                    Some(said) => self.understand(said).await,
                    None => self.complain(&unread(&said)).await,
                }
            }
            Message::Binary(_) => self.complain("bytes").await,
            Message::Close(_) => Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    async fn complain(&mut self, reason: &str) -> Result<(), End> {
        self.seen.garbage += 1;
        if self.seen.garbage > GARBAGE_AT_MOST {
            return Err(bye("server-bye-unreadable"));
        }
        let sentence = Sentence::new("server-malformed").with("reason", reason.to_owned());
        self.refuse(None, RefusedCode::Malformed, sentence).await
    }

    async fn refuse(
        &mut self,
        id: Option<String>,
        error: RefusedCode,
        sentence: Sentence,
    ) -> Result<(), End> {
        let refused = Refused { id, error, clause: None, sentence, current: None };
        self.tell(&ServerMessage::Refused(Box::new(refused))).await
    }

    async fn understand(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Connection(Greeting::Ping { t }) => {
                self.tell(&ServerMessage::Pong { t, now: now_ms() }).await
            }
            ClientMessage::Connection(Greeting::Hello { secret, from }) => {
                self.greet(secret, from).await
            }
            ClientMessage::Command(command) => self.command(command).await,
        }
    }

    async fn greet(&mut self, secret: Option<String>, from: Option<u32>) -> Result<(), End> {
        let Ok(secret) = secret.map(|secret| secret.parse::<Secret>()).transpose() else {
            let sentence = Sentence::new("server-not-a-secret");
            return self.refuse(None, RefusedCode::Secret, sentence).await;
        };
        self.seen.secret = secret;
        self.seen.greeted = true;
        let (connection, outbox) = (self.seen.connection, self.seen.outbox.clone());
        self.post(Letter::Hello { connection, secret, from, outbox }).await
    }

    async fn command(&mut self, command: Command) -> Result<(), End> {
        if !self.seen.greeted {
            let sentence = Sentence::new("server-hello-first");
            let id = command.id().map(str::to_owned);
            return self.refuse(id, RefusedCode::NotNow, sentence).await;
        }
        if let Err(fault) = self.app.limiter().command(&self.id) {
            let id = command.id().map(str::to_owned);
            return self.refuse(id, RefusedCode::Unavailable, fault.into_sentence()).await;
        }
        let (connection, secret) = (self.seen.connection, self.seen.secret);
        self.post(Letter::Command { connection, secret, command }).await
    }

    async fn post(&mut self, letter: Letter) -> Result<(), End> {
        self.app.tables().post(&self.id, letter).await;
        Ok(())
    }
}

fn bye(key: &'static str) -> End {
    End::Bye(Sentence { key, args: Vec::new() })
}

fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages hold only what JSON can say").into()
}

/// Most messages are commands, so that is tried first.
fn read(said: &str) -> Option<ClientMessage> {
    let command = serde_json::from_str(said).map(ClientMessage::Command);
    command.or_else(|_| serde_json::from_str(said).map(ClientMessage::Connection)).ok()
}

/// What is wrong with a message. A greeting is told about its own fields, all else about those of
/// a command.
fn unread(said: &str) -> String {
    #[derive(serde::Deserialize)]
    struct Kind {
        #[serde(rename = "type")]
        kind: String,
    }
    let kind = match serde_json::from_str::<Kind>(said) {
        Ok(Kind { kind }) => kind,
        Err(error) => return error.to_string(),
    };
    let error = match kind.as_str() {
        "hello" | "ping" => serde_json::from_str::<Greeting>(said).err(),
        _ => serde_json::from_str::<Command>(said).err(),
    };
    error.map(|error| error.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_open_sockets() {
        let settings = Settings {
            public_url: Some("https://games.example.org".to_owned()),
            ..Settings::default()
        };
        let may = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "127.0.0.1:7420".parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_our_page(&settings, &headers)
        };
        assert!(may(None));
        assert!(may(Some("http://127.0.0.1:7420")));
        assert!(may(Some("https://games.example.org")));
        assert!(!may(Some("http://games.example.org")));
        assert!(!may(Some("http://127.0.0.1:7421")));
        assert!(!may(Some("https://evil.example")));
        assert!(!may(Some("null")));
    }

    #[test]
    fn what_cannot_be_read_is_named_as_it_is_written() {
        assert!(unread("{}").contains("`type`"), "{}", unread("{}"));
        let act = r#"{"type": "act", "id": "a"}"#;
        assert!(unread(act).contains("`expected`"), "{}", unread(act));
        assert!(unread(r#"{"type": "ping"}"#).contains("`t`"));
        assert!(unread(r#"{"type": "dance"}"#).contains("`dance`"));
        assert!(unread("{").contains("EOF"));
    }
}

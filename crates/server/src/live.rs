//! A socket at a table: who looks is said by the first message, never by the address.

mod goodbye;
mod socket;

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::Sentence;
use table::message::{ClientMessage, Command, Greeting, Refused, RefusedCode, ServerMessage};
use table::{ConnectionId, Secret, TableId};
use tokio::time::{Instant, Interval, interval, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_util::sync::CancellationToken;
use words::Language;

use crate::api::Id;
use crate::api::wire::Problem;
use crate::clock::now_ms;
use crate::connections::Connection;
use crate::fault::language_of;
use crate::gate::is_our_page;
use crate::limits::{Address, OpenSocket};
use crate::tables::{Asker, Letter, Outbox, Waiting, outbox};
use crate::unread::why_not;
use crate::{App, Fault};

use goodbye::Goodbye;
use socket::{Socket, Upgrade, let_go};

/// Nobody has more to say at once.
const MESSAGE_AT_MOST: usize = 16 << 10;
/// How long a goodbye may take.
const GOODBYE_AT_MOST: Duration = Duration::from_secs(3);
/// So many messages that nobody understands, and it is enough.
const GARBAGE_AT_MOST: u32 = 20;

/// A socket at the table
///
/// The client speaks `ClientMessage` and hears `ServerMessage`. Its first message is `hello`, with
/// the secret of its seat if it has one. When the server hangs up it says `bye` with the reason,
/// and closes with a code: 1001 when it is being stopped, 1002 after frames that are none, 1007
/// after a text that is not UTF-8, 1008 when the client does not read, does not answer pings or
/// sends only nonsense, 1009 after a message of more than 16,384 bytes, 1013 when the table was put
/// away and can be opened again at once.
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
    connection: Option<Extension<Arc<Connection>>>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    if !is_our_page(app.settings(), &headers) {
        return Err(Fault::foreign_origin());
    }
    let open = app.limiter().socket(address)?;
    let asker = Asker { address: Some(address), secret: None };
    app.tables().look(&id, asker, |_, _| ()).await?;
    let connection = connection.map(|Extension(connection)| connection);
    let language = language_of(&headers);
    let caller = Caller { address, language, _open: open, _connection: connection };
    Ok(upgrade.then(app.cut().clone(), move |socket| Talk::new(app, id, caller, socket).run()))
}

/// Why a talk ends.
enum End {
    /// The other side cannot be reached.
    Gone,
    /// The other side said goodbye.
    Closed,
    /// We hang up, and say why.
    Bye(Goodbye),
}

/// Who opened a socket.
struct Caller {
    address: Address,
    language: Language,
    /// Counts as open until it is dropped.
    _open: OpenSocket,
    _connection: Option<Arc<Connection>>,
}

/// One open socket.
struct Talk {
    app: App,
    id: TableId,
    caller: Caller,
    socket: Socket,
    stopping: CancellationToken,
    /// Cancelled when the server is being stopped, or when the other side does not read.
    cut: CancellationToken,
    heartbeat: Interval,
    seen: Seen,
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
    fn new(app: App, id: TableId, caller: Caller, socket: Socket) -> Self {
        let stopping = app.stopping();
        let cut = stopping.child_token();
        let (outbox, waiting) = outbox(app.tables().backlog(), &cut);
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
        Self { app, id, caller, socket, stopping, cut, heartbeat, seen }
    }

    async fn run(mut self) {
        let _counted = self.app.count_socket();
        let end = loop {
            if let Err(end) = self.step().await {
                break end;
            }
        };
        // Nothing more is put there, and whoever tries learns that nobody reads it.
        self.seen.waiting.close();
        let left = Letter::Left { connection: self.seen.connection };
        if self.seen.greeted {
            self.app.tables().post(&self.id, left).await;
        }
        // Who does not listen any more will find out by itself.
        drop(timeout(GOODBYE_AT_MOST, self.part(end)).await);
    }

    /// Says goodbye, or answers it, as RFC 6455 asks: closing is done when both have said so.
    async fn part(mut self, end: End) {
        let parting = match end {
            End::Gone => return,
            End::Closed => self.socket.flush().await,
            End::Bye(goodbye) => self.say(goodbye).await,
        };
        if parting.is_ok() {
            while let Some(Ok(_)) = self.socket.next().await {}
            let_go(self.socket).await;
        }
    }

    async fn say(&mut self, goodbye: Goodbye) -> Result<(), Error> {
        let sentence = goodbye.sentence();
        let reason = self.app.words(self.caller.language).say(&sentence, &[]).into();
        let bye = text(&ServerMessage::Bye { sentence });
        self.socket.feed(Message::Text(bye)).await?;
        let close = CloseFrame { code: goodbye.code(), reason };
        self.socket.send(Message::Close(Some(close))).await
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
                None => Err(End::Bye(Goodbye::PutAway)),
            },
            message = self.socket.next() => match message {
                Some(Ok(message)) => self.hear(message).await,
                Some(Err(error)) => Err(Goodbye::after(&error).map_or(End::Gone, End::Bye)),
                None => Err(End::Gone),
            },
            () = self.cut.cancelled() => Err(self.why_cut()),
            _ = self.heartbeat.tick() => self.beat().await,
        }
    }

    fn why_cut(&self) -> End {
        let is_stopping = self.stopping.is_cancelled();
        End::Bye(if is_stopping { Goodbye::Stopping } else { Goodbye::Slow })
    }

    /// Writes this message and those that wait behind it.
    async fn write(&mut self, first: Utf8Bytes) -> Result<(), End> {
        let writing = async {
            self.socket.feed(Message::Text(first)).await?;
            while let Some(next) = self.seen.waiting.ready() {
                self.socket.feed(Message::Text(next)).await?;
            }
            self.socket.flush().await
        };
        let written = patiently(self.app.settings().write, &self.cut, writing).await;
        written.unwrap_or_else(|| Err(self.why_cut()))
    }

    /// Writes the answer to a ping before anything more is read: who does not read such answers
    /// is not heard, and there is never more than one of them.
    async fn answer_ping(&mut self) -> Result<(), End> {
        let flushing = self.socket.flush();
        let written = patiently(self.app.settings().write, &self.cut, flushing).await;
        written.unwrap_or_else(|| Err(self.why_cut()))
    }

    /// Who says too much is read more slowly, whatever it is that they say.
    async fn pace(&mut self) -> Result<(), End> {
        tokio::select! {
            biased;
            () = self.app.limiter().pace(self.caller.address) => Ok(()),
            () = self.cut.cancelled() => Err(self.why_cut()),
        }
    }

    async fn tell(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.write(text(message)).await
    }

    async fn beat(&mut self) -> Result<(), End> {
        if self.seen.heard.elapsed() > self.app.settings().silence {
            return Err(End::Bye(Goodbye::Silent));
        }
        let ping = self.socket.send(Message::Ping(Vec::new().into()));
        timeout(self.app.settings().write, ping)
            .await
            .map_or(Err(End::Gone), |sent| sent.map_err(|_| End::Gone))
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.seen.heard = Instant::now();
        if !matches!(message, Message::Close(_)) {
            self.pace().await?;
        }
        match message {
            Message::Text(said) => match read(&said) {
                Some(said) => self.understand(said).await,
                None => self.complain(unread(&said)).await,
            },
            Message::Binary(_) => self.complain(Sentence::new("server-not-text")).await,
            Message::Close(_) => Err(End::Closed),
            Message::Ping(_) => self.answer_ping().await,
            Message::Pong(_) | Message::Frame(_) => Ok(()),
        }
    }

    async fn complain(&mut self, sentence: Sentence) -> Result<(), End> {
        self.seen.garbage += 1;
        if self.seen.garbage > GARBAGE_AT_MOST {
            return Err(End::Bye(Goodbye::Unreadable));
        }
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
        let address = self.caller.address;
        self.post(Letter::Hello { connection, secret, from, outbox, address }).await
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

/// Waits until something is written, but not for ever; gives nothing when the line is cut.
async fn patiently(
    at_most: Duration,
    cut: &CancellationToken,
    writing: impl Future<Output = Result<(), Error>>,
) -> Option<Result<(), End>> {
    tokio::select! {
        biased;
        written = timeout(at_most, writing) => Some(match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Bye(Goodbye::Slow)),
        }),
        () = cut.cancelled() => None,
    }
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
fn unread(said: &str) -> Sentence {
    #[derive(serde::Deserialize)]
    struct Kind {
        #[serde(rename = "type")]
        kind: String,
    }
    match serde_json::from_str(said) {
        Err(_) => why_not::<Kind>(said.as_bytes()),
        Ok(Kind { kind }) if kind == "hello" || kind == "ping" => {
            why_not::<Greeting>(said.as_bytes())
        }
        Ok(_) => why_not::<Command>(said.as_bytes()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_named_as_it_is_written() {
        let missing = |said: &str, field: &'static str| {
            let expected = Sentence::new("server-field-missing").with("field", field);
            assert_eq!(unread(said), expected, "{said}");
        };
        missing("{}", "type");
        missing(r#"{"type": "act", "id": "a"}"#, "expected");
        missing(r#"{"type": "ping"}"#, "t");
        assert_eq!(unread(r#"{"type": "dance"}"#).key, "server-field-choice");
        assert_eq!(unread("{").key, "server-no-json");
    }
}

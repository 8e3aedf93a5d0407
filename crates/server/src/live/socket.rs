//! A socket from its first request to its last frame.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_util::sync::CancellationToken;

use super::MESSAGE_AT_MOST;
use crate::Fault;

/// Read at once: a reader clears so much memory each time it looks, and most messages are short.
const READ_BUFFER: usize = 512;
/// Short messages are gathered until there is so much to write.
const WRITE_BUFFER: usize = 4 << 10;

/// No message is longer; more never waits to be written, whatever the other side asks for.
const WRITE_AT_MOST: usize = 4 << 20;

pub(super) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A request that asks for a socket.
pub(crate) struct Upgrade {
    response: Response,
    raised: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Fault> {
        let asked = Request::from_parts(parts.clone(), ());
        let response =
            create_response_with_body(&asked, Body::empty).map_err(|_| Fault::no_socket())?;
        let raised = parts.extensions.remove::<OnUpgrade>().ok_or_else(Fault::no_socket)?;
        Ok(Self { response, raised })
    }
}

impl Upgrade {
    /// Answers the request, and talks as soon as the answer is sent.
    /// Ends at once when the server waits for nobody any longer.
    pub(super) fn then<T>(
        self,
        cut: CancellationToken,
        talk: impl FnOnce(Socket) -> T + Send + 'static,
    ) -> Response
    where
        T: Future<Output = ()> + Send + 'static,
    {
        let raised = self.raised;
        tokio::spawn(cut.run_until_cancelled_owned(async move {
            // Who left in this very moment needs nothing more.
            let Ok(upgraded) = raised.await else { return };
            let (stream, settings) = (TokioIo::new(upgraded), Some(settings()));
            talk(Socket::from_raw_socket(stream, Role::Server, settings).await).await;
        }));
        self.response
    }
}

fn settings() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(MESSAGE_AT_MOST))
        .max_frame_size(Some(MESSAGE_AT_MOST))
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WRITE_AT_MOST)
}

/// Lets go of the connection after the last frame. What still comes is thrown away, because a
/// connection that is dropped with something unread takes back what was written to it.
pub(super) async fn let_go(socket: Socket) {
    let mut stream = socket.into_inner();
    let mut unread = [0; READ_BUFFER];
    if stream.shutdown().await.is_ok() {
        while stream.read(&mut unread).await.is_ok_and(|read| read > 0) {}
    }
}

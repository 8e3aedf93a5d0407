//! A WebSocket as a player needs it: texts go out, texts come in.

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::LoadError;

/// As much is read at once: a reader clears so much memory each time it looks.
const READ_AT_MOST: usize = 8 << 10;

pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn connect(address: &str, path: &str) -> Result<Self, LoadError> {
        let stream = TcpStream::connect(address).await.map_err(|_| LoadError::Closed)?;
        // Or every small message waits for the acknowledgement of the one before.
        stream.set_nodelay(true).map_err(|_| LoadError::Closed)?;
        let settings = WebSocketConfig::default().read_buffer_size(READ_AT_MOST);
        let url = format!("ws://{address}{path}");
        let (socket, _) = client_async_with_config(url, stream, Some(settings)).await?;
        Ok(Self(socket))
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Waits for the next text. Nothing is lost when this is dropped half-way.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            match self.0.next().await.ok_or(LoadError::Closed)?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err(LoadError::Closed),
                // The library answers pings.
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    /// A server that says these, and then repeats what it hears.
    async fn parrot(messages: Vec<Message>) -> Socket {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
            while let Some(Ok(heard)) = socket.next().await {
                for message in &messages {
                    socket.send(message.clone()).await.unwrap();
                }
                if heard.is_text() {
                    socket.send(heard).await.unwrap();
                }
            }
        });
        Socket::connect(&address, "/").await.unwrap()
    }

    #[tokio::test]
    async fn short_and_long_texts_come_whole() {
        let texts = [5, 125, 126, 40_000, 70_000].map(|length| "é".repeat(length / 2));
        let mut socket = parrot(texts.iter().map(Message::text).collect()).await;
        for said in ["a".to_owned(), "b".repeat(300)] {
            socket.say(said.clone()).await.unwrap();
            for text in texts.iter().chain([&said]) {
                let heard = socket.hear().await.unwrap();
                assert!(heard.as_str() == text, "{} bytes", text.len());
            }
        }
    }

    #[tokio::test]
    async fn a_ping_is_no_text_and_a_close_is_the_end() {
        let mut socket = parrot(vec![Message::Ping("x".into()), Message::Close(None)]).await;
        socket.say("a".to_owned()).await.unwrap();
        assert!(matches!(socket.hear().await, Err(LoadError::Closed)));
    }
}

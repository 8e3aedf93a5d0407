//! A WebSocket as a player needs it: short texts go out, whole texts come in.
//!
//! The library's own shakes hands. From there on its care for every kind of stream and message
//! would cost the players as much as the server, with which they share the machine.

use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;

use crate::LoadError;

/// As much is read at once.
const READ_AT_MOST: usize = 16 << 10;
/// No message of a server is longer.
const LONGEST: usize = 1 << 20;

const TEXT: u8 = 0x1;
const PING: u8 = 0x9;
const PONG: u8 = 0xA;

/// The bit in front of the length that says that a mask follows.
const MASKED: u8 = 0x80;
/// In place of a length: it follows in two bytes of its own.
const LONG: u8 = 0x7E;
/// The same in eight bytes.
const VERY_LONG: u8 = 0x7F;

pub(crate) struct Socket {
    stream: TcpStream,
    /// What was read: from `start` to `end` it waits to be understood.
    buffer: Vec<u8>,
    start: usize,
    end: usize,
}

/// One frame in the buffer.
struct Frame {
    kind: u8,
    from: usize,
    to: usize,
}

impl Socket {
    pub(crate) async fn connect(address: &str, path: &str) -> Result<Self, LoadError> {
        let stream = TcpStream::connect(address).await.map_err(|_| LoadError::Closed)?;
        // Or every small message waits for the acknowledgement of the one before.
        stream.set_nodelay(true).map_err(|_| LoadError::Closed)?;
        // The server says nothing before it is greeted, so nothing is lost here.
        let (shaken, _) = client_async(format!("ws://{address}{path}"), stream).await?;
        Ok(Self { stream: shaken.into_inner(), buffer: vec![0; READ_AT_MOST], start: 0, end: 0 })
    }

    pub(crate) async fn say(&mut self, text: &str) -> Result<(), LoadError> {
        self.send(TEXT, text.as_bytes()).await
    }

    async fn send(&mut self, kind: u8, what: &[u8]) -> Result<(), LoadError> {
        let frame = frame(kind, what);
        self.stream.write_all(&frame).await.map_err(|_| LoadError::Closed)
    }

    /// Waits for the next text and gives where it is, for [`Socket::text`]. Nothing is lost when
    /// this is dropped half-way.
    pub(crate) async fn hear(&mut self) -> Result<(usize, usize), LoadError> {
        loop {
            while let Some(Frame { kind, from, to }) = self.frame()? {
                self.start = to;
                match kind {
                    TEXT => return Ok((from, to)),
                    PING => {
                        let what = self.buffer[from..to].to_vec();
                        self.send(PONG, &what).await?;
                    }
                    PONG => {}
                    _ => return Err(LoadError::Closed),
                }
            }
            self.read().await?;
        }
    }

    /// What was heard last.
    pub(crate) fn text(&self, (from, to): (usize, usize)) -> Result<&str, LoadError> {
        std::str::from_utf8(&self.buffer[from..to]).map_err(|_| LoadError::Closed)
    }

    /// The next frame, if it is there as a whole.
    fn frame(&self) -> Result<Option<Frame>, LoadError> {
        let waiting = &self.buffer[self.start..self.end];
        let [first, second, rest @ ..] = waiting else { return Ok(None) };
        let (length, header) = match (*second, rest) {
            (LONG, [a, b, ..]) => (usize::from(u16::from_be_bytes([*a, *b])), 4),
            (VERY_LONG, [0, 0, 0, 0, a, b, c, d, ..]) => {
                (u32::from_be_bytes([*a, *b, *c, *d]) as usize, 10)
            }
            (length @ 0..LONG, _) => (usize::from(length), 2),
            (LONG, _) => return Ok(None),
            (VERY_LONG, _) if rest.len() < 8 => return Ok(None),
            // A server masks nothing.
            _ => return Err(LoadError::Closed),
        };
        // Each message comes in one piece.
        if first & 0x80 == 0 || length > LONGEST {
            return Err(LoadError::Closed);
        }
        let from = self.start + header;
        let is_whole = self.end >= from + length;
        Ok(is_whole.then_some(Frame { kind: first & 0xF, from, to: from + length }))
    }

    async fn read(&mut self) -> Result<(), LoadError> {
        self.make_room();
        loop {
            self.stream.readable().await.map_err(|_| LoadError::Closed)?;
            match self.stream.try_read(&mut self.buffer[self.end..]) {
                Ok(0) => return Err(LoadError::Closed),
                Ok(read) => {
                    self.end += read;
                    return Ok(());
                }
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => return Err(LoadError::Closed),
            }
        }
    }

    /// What waits moves to the front, and the buffer grows when a message fills it.
    fn make_room(&mut self) {
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        if self.end == self.buffer.len() {
            self.buffer.resize(2 * self.end, 0);
        }
    }
}

/// A whole message from a client: masked, as the protocol wants it, with a mask that changes
/// nothing.
fn frame(kind: u8, what: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(what.len() + 8);
    frame.push(0x80 | kind);
    if let Ok(length @ 0..LONG) = u8::try_from(what.len()) {
        frame.push(MASKED | length);
    } else {
        frame.push(MASKED | LONG);
        frame.extend(u16::try_from(what.len()).unwrap_or(u16::MAX).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(what);
    frame
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;

    /// A server that says these, and then repeats what it hears.
    async fn parrot(messages: Vec<Message>) -> Socket {
        use futures_util::{SinkExt as _, StreamExt as _};
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
            socket.say(&said).await.unwrap();
            for text in texts.iter().chain([&said]) {
                let heard = socket.hear().await.unwrap();
                assert!(socket.text(heard).unwrap() == text, "{} bytes", text.len());
            }
        }
    }

    #[tokio::test]
    async fn a_ping_is_no_text_and_a_close_is_the_end() {
        let mut socket = parrot(vec![Message::Ping("x".into()), Message::Close(None)]).await;
        socket.say("a").await.unwrap();
        assert!(matches!(socket.hear().await, Err(LoadError::Closed)));
    }
}

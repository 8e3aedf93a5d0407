//! Messages as text.
//!
//! Most of what a server does is to write JSON, and JSON is written in many small pieces. Into a
//! plain vector each piece is a call that may have to grow it; here most pieces are one store into
//! a place that is there already.

use std::cell::RefCell;
use std::io::{self, Write};

use axum::body::Bytes;
use table::message::ServerMessage;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Room for most messages.
const ROOM: usize = 16 << 10;

thread_local! {
    static DRAFT: RefCell<Draft> = const { RefCell::new(Draft { space: Vec::new(), length: 0 }) };
}

/// What waits for slow readers is counted by its length: so it takes no more than that.
pub(super) fn put_into_text(message: &ServerMessage) -> Utf8Bytes {
    DRAFT.with_borrow_mut(|draft| {
        draft.length = 0;
        serde_json::to_writer(&mut *draft, message).expect("messages hold only what JSON can say");
        Utf8Bytes::try_from(Bytes::copy_from_slice(draft.written())).expect("JSON is text")
    })
}

/// A sheet that is used again and again.
struct Draft {
    space: Vec<u8>,
    length: usize,
}

impl Draft {
    fn written(&self) -> &[u8] {
        &self.space[..self.length]
    }

    #[cold]
    fn grow(&mut self, more: usize) {
        let enough = (self.length + more).next_power_of_two().max(ROOM);
        self.space.resize(enough, 0);
    }
}

impl Write for Draft {
    #[inline]
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        self.write_all(piece)?;
        Ok(piece.len())
    }

    #[inline]
    fn write_all(&mut self, piece: &[u8]) -> io::Result<()> {
        let end = self.length + piece.len();
        if end > self.space.len() {
            self.grow(piece.len());
        }
        let place = &mut self.space[self.length..end];
        match (place, piece) {
            ([place], [byte]) => *place = *byte,
            (place, piece) => place.copy_from_slice(piece),
        }
        self.length = end;
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_any_length_are_the_same_as_elsewhere() {
        for length in [0, 1, ROOM, 3 * ROOM, 5] {
            let message = ServerMessage::Ack { id: "\"é\n".repeat(length), version: 7 };
            let text = put_into_text(&message);
            assert_eq!(text.as_str(), serde_json::to_string(&message).expect("JSON"));
        }
    }
}

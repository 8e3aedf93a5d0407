//! What waits to be read by one connection: never more than a bound.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_util::sync::CancellationToken;

/// How many messages may wait.
const MESSAGES_AT_MOST: usize = 256;
/// How many bytes may wait. One message may be larger, if nothing else waits.
const BYTES_AT_MOST: usize = 1 << 20;

/// How many bytes may wait for all readers of this node together: who does not read is cut off
/// sooner when many do not.
const ALL_BYTES_AT_MOST: usize = 96 << 20;

/// What waits for all readers together. Cloning gives another handle to the same count.
#[derive(Debug, Clone, Default)]
pub(crate) struct Backlog(Arc<AtomicUsize>);

impl Backlog {
    pub(crate) fn bytes(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// The end into which a table puts messages. It never waits: who does not read is cut off.
#[derive(Debug, Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    all: Backlog,
    overflow: CancellationToken,
}

/// The end that a socket empties.
#[derive(Debug)]
pub(crate) struct Waiting {
    messages: mpsc::Receiver<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    all: Backlog,
}

/// The reader is too slow.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooSlow;

/// Both ends. When more comes than may wait, `overflow` is cancelled.
pub(crate) fn outbox(all: &Backlog, overflow: &CancellationToken) -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(MESSAGES_AT_MOST);
    let bytes = Arc::<AtomicUsize>::default();
    let outbox = Outbox {
        messages: sender,
        bytes: bytes.clone(),
        all: all.clone(),
        overflow: overflow.clone(),
    };
    (outbox, Waiting { messages: receiver, bytes, all: all.clone() })
}

impl Outbox {
    pub(crate) fn put(&self, message: Utf8Bytes) -> Result<(), TooSlow> {
        let length = message.len();
        let waiting = self.bytes.fetch_add(length, Ordering::Relaxed);
        let of_all = self.all.0.fetch_add(length, Ordering::Relaxed);
        let fits = waiting + length <= BYTES_AT_MOST && of_all + length <= ALL_BYTES_AT_MOST;
        if (waiting == 0 || fits) && self.messages.try_send(message).is_ok() {
            return Ok(());
        }
        take_off(&self.bytes, &self.all, length);
        self.overflow.cancel();
        Err(TooSlow)
    }
}

fn take_off(bytes: &AtomicUsize, all: &Backlog, length: usize) {
    bytes.fetch_sub(length, Ordering::Relaxed);
    all.0.fetch_sub(length, Ordering::Relaxed);
}

impl Waiting {
    /// The next message; none when the table let go of the connection.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.recv().await?;
        take_off(&self.bytes, &self.all, message.len());
        Some(message)
    }

    /// The next message, if one waits already.
    pub(crate) fn ready(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.try_recv().ok()?;
        take_off(&self.bytes, &self.all, message.len());
        Some(message)
    }

    /// Nothing will be read any more.
    pub(crate) fn close(&mut self) {
        self.messages.close();
        while self.ready().is_some() {}
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_messages_are_too_slow() {
        let overflow = CancellationToken::new();
        let (outbox, _waiting) = outbox(&Backlog::default(), &overflow);
        for _ in 0..MESSAGES_AT_MOST {
            assert_eq!(outbox.put("x".into()), Ok(()));
        }
        assert_eq!(outbox.put("x".into()), Err(TooSlow));
        assert!(overflow.is_cancelled());
    }

    #[test]
    fn too_many_bytes_are_too_slow() {
        let (outbox, mut waiting) = outbox(&Backlog::default(), &CancellationToken::new());
        let large: Utf8Bytes = "x".repeat(BYTES_AT_MOST + 1).into();
        assert_eq!(outbox.put(large.clone()), Ok(()));
        assert_eq!(waiting.ready().map(|message| message.len()), Some(BYTES_AT_MOST + 1));
        assert_eq!(outbox.put("x".into()), Ok(()));
        assert_eq!(outbox.put(large), Err(TooSlow));
    }

    #[test]
    fn what_waits_for_all_together_is_bounded_and_given_back() {
        let (all, cut) = (Backlog::default(), CancellationToken::new());
        let large: Utf8Bytes = "x".repeat(BYTES_AT_MOST / 2).into();
        let readers: Vec<_> = (0..400).map(|_| outbox(&all, &cut)).collect();
        let put = |(outbox, _): &(Outbox, Waiting)| outbox.put(large.clone()).is_ok();
        for _ in 0..2 {
            readers.iter().filter(|reader| put(reader)).count();
        }
        // Everybody has one message, and nobody has two once there is too much of them.
        assert!(all.bytes() <= 400 * large.len(), "{}", all.bytes());
        assert!(!put(&readers[399]));
        drop(readers);
        assert_eq!(all.bytes(), 0);
    }
}

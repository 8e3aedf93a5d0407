//! Whether the store can be written and read, found out by doing so.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::App;

/// Whether it works need not be found out more often: strangers may ask too.
const HOLDS: Duration = Duration::from_secs(1);
/// A store that takes longer is not ready.
const PATIENCE: Duration = Duration::from_secs(5);

/// When it worked last, if it did then: a fault is over as soon as it is mended.
#[derive(Debug, Default)]
pub(crate) struct Ready(Mutex<Option<Instant>>);

impl App {
    /// Whoever asks while somebody finds out waits for the same answer.
    pub(crate) async fn is_ready(&self) -> bool {
        let mut last = self.ready().0.lock().await;
        if last.is_some_and(|at| at.elapsed() < HOLDS) {
            return true;
        }
        let is_ready = matches!(timeout(PATIENCE, self.tables().is_well()).await, Ok(Ok(())));
        *last = is_ready.then(Instant::now);
        is_ready
    }
}

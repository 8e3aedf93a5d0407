//! Whether the store can be written and read, found out by doing so.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::App;

/// What was found out so recently still holds: strangers may ask too.
const HOLDS: Duration = Duration::from_secs(1);
/// A store that takes longer is not ready.
const PATIENCE: Duration = Duration::from_secs(5);

/// The last answer.
#[derive(Debug, Default)]
pub(crate) struct Ready(Mutex<Option<(Instant, bool)>>);

impl App {
    /// Whoever asks while somebody finds out waits for the same answer.
    pub(crate) async fn is_ready(&self) -> bool {
        let mut last = self.ready().0.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < HOLDS
        {
            return is_ready;
        }
        let is_ready = matches!(timeout(PATIENCE, self.tables().is_well()).await, Ok(Ok(())));
        *last = Some((Instant::now(), is_ready));
        is_ready
    }
}

//! Bots think on a few threads, so that they never keep the table waiting.

use std::sync::Arc;

use table::Thinker;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Where bots think.
#[derive(Debug, Clone)]
pub(crate) struct BotPool(Arc<Semaphore>);

impl BotPool {
    pub(crate) fn new(at_once: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_once.max(1))))
    }

    /// Waits for a thread, then for the thought: an action, or none if the bot would rather wait.
    /// Whoever stops waiting before a thread was free takes the thought back.
    pub(crate) async fn think(&self, thinker: Thinker) -> Option<Option<String>> {
        let turn = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let thought = spawn_blocking(move || {
            let action = thinker();
            drop(turn);
            action
        });
        match thought.await {
            Ok(action) => Some(action),
            Err(error) => {
                tracing::error!(%error, "a bot failed");
                // The table plays the first thing that is open instead of what is no action.
                Some(Some(String::new()))
            }
        }
    }
}

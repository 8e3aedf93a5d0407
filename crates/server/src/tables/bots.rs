//! Bots think on a few threads, so that they never keep the table waiting.

use std::sync::Arc;

use prometheus_client::metrics::gauge::Gauge;
use table::Thinker;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::metrics::{Counted, Metrics};

/// Where bots think.
#[derive(Debug, Clone)]
pub(crate) struct BotPool {
    turns: Arc<Semaphore>,
    waiting: Gauge,
    thinking: Gauge,
}

impl BotPool {
    pub(crate) fn new(at_once: usize, metrics: &Metrics) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(at_once.max(1))),
            waiting: metrics.bots_waiting.clone(),
            thinking: metrics.bots_thinking.clone(),
        }
    }

    /// Waits for a thread, then for the thought: an action, or none if the bot would rather wait.
    /// Whoever stops waiting before a thread was free takes the thought back.
    pub(crate) async fn think(&self, thinker: Thinker) -> Option<Option<String>> {
        let waits = Counted::new(&self.waiting);
        let turn = Arc::clone(&self.turns).acquire_owned().await.ok()?;
        drop(waits);
        let thinks = Counted::new(&self.thinking);
        let thought = spawn_blocking(move || {
            let action = thinker();
            drop((turn, thinks));
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

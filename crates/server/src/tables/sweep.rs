//! Tables that sleep while a clock runs: somebody has to see the flag fall.
//!
//! A table notes in the store when it has to be looked at. Every node asks for those whose time
//! has come, and loads them; the table does the rest, as if a player had looked. When several
//! nodes load the same table they come to the same conclusion, and the store takes the first. A
//! note that is lost because the node crashed in that very moment costs no more than that the flag
//! falls when somebody looks.

use std::collections::HashSet;

use table::TableId;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

use super::{Absent, Letter, Tables};
use crate::clock::now_ms;

/// So many are loaded at once; the others come next time.
const AT_ONCE: u32 = 64;

impl Tables {
    /// Wakes tables again and again, the first time at once: many may have waited for a server.
    pub(crate) async fn sweep(&self) {
        let mut pace = interval(self.settings().sweep);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // What this program cannot read stays due for ever.
        let mut broken = HashSet::new();
        loop {
            pace.tick().await;
            let at_most = AT_ONCE.saturating_add(broken.len() as u32);
            match self.store().due(now_ms(), at_most).await {
                Ok(due) => self.wake_all(due, &mut broken).await,
                Err(error) => tracing::warn!(%error, "nobody knows which tables are due"),
            }
        }
    }

    async fn wake_all(&self, due: Vec<TableId>, broken: &mut HashSet<TableId>) {
        for id in due {
            if !broken.contains(&id) && self.wake(&id).await == Some(Absent::Broken) {
                broken.insert(id);
            }
        }
    }

    /// Gives the reason if there is no such table.
    async fn wake(&self, id: &TableId) -> Option<Absent> {
        let (absent, reason) = oneshot::channel();
        self.post(id, Letter::Wake { absent }).await;
        reason.await.ok()
    }
}

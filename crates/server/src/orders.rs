//! What whoever looks after the server has ordered, carried out while it runs.

use tokio::time::{MissedTickBehavior, interval};

use crate::App;

impl App {
    /// Looks again and again, the first time at once.
    pub(crate) async fn obey(&self) {
        let mut pace = interval(self.settings().orders);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = 0;
        loop {
            pace.tick().await;
            // Who cannot be asked is asked again; the store has said what is wrong with it.
            if let Ok(orders) = self.tables().orders(heard).await {
                self.bans().set(&orders.banned);
                for table in &orders.deleted {
                    self.tables().was_deleted(table).await;
                }
                heard = orders.deletions;
            }
        }
    }
}

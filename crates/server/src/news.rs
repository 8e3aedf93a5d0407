//! What other nodes did, passed on to the tables of this one.

use store::News;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::App;

impl App {
    /// Listens for as long as there is anything to hear.
    pub async fn follow(self, mut news: Receiver<News>) {
        loop {
            match news.recv().await {
                Ok(News::Appended { table, position }) => {
                    self.tables().news(&table, position).await;
                }
                Ok(News::Present { table }) => self.tables().presence_news(&table).await,
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => self.tables().missed_news().await,
                Err(RecvError::Closed) => return,
            }
        }
    }
}

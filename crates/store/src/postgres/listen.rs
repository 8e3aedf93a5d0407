//! What the other nodes did.

use std::pin::pin;
use std::sync::Arc;

use futures_util::future::{Either, select};
use futures_util::{StreamExt as _, stream};
use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::link::Wait;
use crate::database::News;

/// The channel of the notifications; their payload is the table and the position.
pub(super) const CHANNEL: &str = "passerelle";

/// Listens for as long as anybody cares.
pub(super) async fn run(config: Arc<Config>, news: broadcast::Sender<News>) {
    let mut wait = Wait::default();
    loop {
        if listen(&config, &news).await.is_ok() {
            wait = Wait::default();
        }
        wait.rest().await;
    }
}

/// Listens until the connection ends.
async fn listen(
    config: &Config,
    news: &broadcast::Sender<News>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let listening = pin!(client.batch_execute("listen passerelle"));
    let mut listening = Some(listening);
    loop {
        let message = match listening.take() {
            None => messages.next().await,
            Some(asked) => match select(asked, messages.next()).await {
                Either::Left((answer, _)) => {
                    answer?;
                    // Whatever happened while nobody listened was missed.
                    let _ = news.send(News::Missed);
                    continue;
                }
                Either::Right((message, asked)) => {
                    listening = Some(asked);
                    message
                }
            },
        };
        match message {
            None => return Ok(()),
            Some(Err(error)) => return Err(error),
            Some(Ok(AsyncMessage::Notification(notification))) => {
                if let Some(heard) = parse(notification.payload()) {
                    let _ = news.send(heard);
                }
            }
            Some(Ok(_)) => {}
        }
    }
}

fn parse(payload: &str) -> Option<News> {
    let (table, position) = payload.split_once(' ')?;
    Some(News::Appended { table: table.parse().ok()?, position: position.parse().ok()? })
}

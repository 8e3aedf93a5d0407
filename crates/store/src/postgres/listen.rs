//! What the other nodes did, and what this one tells them.
//!
//! One connection listens for as long as the node lives. Over it the node also says who is
//! connected to its tables, so that the database knows by that connection whether the node lives.

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

use table::{Presence, StoreError, TableId};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{broadcast, mpsc};
use tokio::time::{interval, timeout};
use tokio_postgres::{AsyncMessage, Client, Connection, Notification};

use super::address::Address;
use super::link::{PATIENCE, Wait, dial};
use super::presence;
use crate::database::News;
use crate::unavailable;

/// The channel of the notifications; their payload is the table and the position.
pub(super) const CHANNEL: &str = "passerelle";

/// How often somebody looks for nodes that live no more.
const SWEEP_EVERY: Duration = Duration::from_secs(2);

/// Who is connected to a table through this node, on its way to the others.
pub(super) type Told = (TableId, Presence);

/// The number under which this node lives at the moment.
pub(super) type NodeNumber = Arc<AtomicI32>;

/// The task that listens.
pub(super) struct Listener {
    address: Arc<Address>,
    news: broadcast::Sender<News>,
    node: NodeNumber,
    told: mpsc::UnboundedReceiver<Told>,
    /// Everything that was told and still holds, to be told again over the next connection.
    here: HashMap<TableId, Presence>,
}

impl Listener {
    pub(super) fn new(
        address: Arc<Address>,
        news: broadcast::Sender<News>,
        node: NodeNumber,
        told: mpsc::UnboundedReceiver<Told>,
    ) -> Self {
        Self { address, news, node, told, here: HashMap::new() }
    }

    /// Listens for as long as anybody cares.
    pub(super) async fn run(mut self) {
        let mut wait = Wait::default();
        loop {
            let node = self.node.load(Ordering::Relaxed);
            // Errors end the connection, and the next one makes up for what was missed.
            let _ = self.listen().await;
            if self.node.load(Ordering::Relaxed) != node {
                wait = Wait::default();
            }
            wait.rest().await;
        }
    }

    /// Listens until the connection ends.
    async fn listen(&mut self) -> Result<(), StoreError> {
        let (client, connection) = dial(&self.address).await?;
        let (news, node) = (self.news.clone(), self.node.clone());
        tokio::select! {
            heard = hear(connection, &news, &node) => heard.map_err(unavailable),
            spoken = self.speak(&client) => match spoken? {},
        }
    }

    /// Tells what there is to tell, and looks after the others.
    async fn speak(&mut self, client: &Client) -> Result<Infallible, StoreError> {
        in_time(self.begin(client)).await?;
        let mut sweep = interval(SWEEP_EVERY);
        loop {
            tokio::select! {
                Some((table, here)) = self.told.recv() => {
                    self.keep(table.clone(), here);
                    let node = self.node.load(Ordering::Relaxed);
                    in_time(presence::tell(client, node, &table, here)).await?;
                }
                _ = sweep.tick() => in_time(presence::sweep(client)).await?,
            }
        }
    }

    /// A fresh number, and everything said again under it.
    async fn begin(&mut self, client: &Client) -> Result<(), tokio_postgres::Error> {
        let node = presence::begin(client).await?;
        let former = self.node.swap(node, Ordering::Relaxed);
        client.batch_execute(&format!("listen {CHANNEL}; listen {}", presence::CHANNEL)).await?;
        presence::take_all_back(client, former).await?;
        while let Ok((table, here)) = self.told.try_recv() {
            self.keep(table, here);
        }
        for (table, here) in &self.here {
            presence::tell(client, node, table, *here).await?;
        }
        // Whatever happened while nobody listened was missed.
        let _ = self.news.send(News::Missed);
        Ok(())
    }

    fn keep(&mut self, table: TableId, here: Presence) {
        if here == Presence::NOBODY {
            self.here.remove(&table);
        } else {
            self.here.insert(table, here);
        }
    }
}

/// A line over which no answer comes is dead, and another is needed.
async fn in_time<T>(
    asking: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    timeout(PATIENCE, asking).await.map_err(unavailable)?.map_err(unavailable)
}

/// Passes on what is heard until the connection ends.
async fn hear<S, T>(
    mut connection: Connection<S, T>,
    news: &broadcast::Sender<News>,
    node: &NodeNumber,
) -> Result<(), tokio_postgres::Error>
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message?
            && let Some(heard) = understand(&notification, node.load(Ordering::Relaxed))
        {
            let _ = news.send(heard);
        }
    }
    Ok(())
}

/// What a notification says, unless this node said it itself and has no use for it.
fn understand(notification: &Notification, own: i32) -> Option<News> {
    let (table, number) = notification.payload().split_once(' ')?;
    let table = table.parse().ok()?;
    if notification.channel() == presence::CHANNEL {
        let is_own = number.parse() == Ok(own);
        return (!is_own).then_some(News::Present { table });
    }
    Some(News::Appended { table, position: number.parse().ok()? })
}

//! A connection that comes back.

use std::sync::Arc;
use std::time::Duration;

use table::StoreError;
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use tokio_postgres::Client;

use super::address::{Address, Dialled};
use crate::unavailable;

/// The first wait before connecting again, and the longest.
const WAIT: Duration = Duration::from_millis(20);
const WAIT_AT_MOST: Duration = Duration::from_secs(2);

/// How long one attempt may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How long anybody waits for an answer, with all that it takes to get one.
pub(super) const ANSWER: Duration = Duration::from_secs(8);

/// How often somebody who wants an answer tries before giving up for now.
const ATTEMPTS: u32 = 4;

/// One connection, made when it is needed and again when it broke.
#[derive(Debug)]
pub(super) struct Link {
    address: Arc<Address>,
    client: Mutex<Option<Arc<Client>>>,
}

impl Link {
    pub(super) const fn new(address: Arc<Address>) -> Self {
        Self { address, client: Mutex::const_new(None) }
    }

    /// The connection, if need be a new one.
    pub(super) async fn client(&self) -> Result<Arc<Client>, StoreError> {
        let mut kept = self.client.lock().await;
        if let Some(client) = kept.as_ref().filter(|client| !client.is_closed()) {
            return Ok(client.clone());
        }
        let client = Arc::new(self.new_client().await?);
        *kept = Some(client.clone());
        Ok(client)
    }

    /// Asks something over the connection. Where no answer comes in time, nobody asks over it
    /// again: a line can be dead without anybody having said so.
    pub(super) async fn ask<T>(
        &self,
        ask: impl AsyncFnOnce(&Client) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let asking = async { ask(&*self.client().await?).await };
        match timeout(ANSWER, asking).await {
            Ok(answer) => answer,
            Err(late) => {
                // Whoever connects anew at this moment is not disturbed.
                if let Ok(mut kept) = self.client.try_lock() {
                    *kept = None;
                }
                Err(unavailable(late))
            }
        }
    }

    /// A connection of one's own.
    pub(super) async fn new_client(&self) -> Result<Client, StoreError> {
        let mut wait = Wait::default();
        let mut last = unavailable("the database does not answer");
        for _ in 0..ATTEMPTS {
            match connect(&self.address).await {
                Ok(client) => return Ok(client),
                Err(error) => last = error,
            }
            wait.rest().await;
        }
        Err(last)
    }
}

/// Connects, and lets the connection run by itself.
async fn connect(address: &Address) -> Result<Client, StoreError> {
    let (client, connection) = dial(address).await?;
    // Its errors reach whoever uses the client.
    tokio::spawn(async move { drop(connection.await) });
    Ok(client)
}

pub(super) async fn dial(address: &Address) -> Result<Dialled, StoreError> {
    let dialled = timeout(PATIENCE, address.dial()).await.map_err(unavailable)?;
    dialled.map_err(|error| unavailable(super::full(&error)))
}

/// Waits twice as long each time.
#[derive(Debug)]
pub(super) struct Wait(Duration);

impl Default for Wait {
    fn default() -> Self {
        Self(WAIT)
    }
}

impl Wait {
    pub(super) async fn rest(&mut self) {
        sleep(self.0).await;
        self.0 = (self.0 * 2).min(WAIT_AT_MOST);
    }
}

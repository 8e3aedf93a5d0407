//! Many players at once: how much a server bears.
//!
//! Every table has two players, each with a socket of its own, who play any action that is open.
//! They know nothing of the game: they take what the server offers.
//!
//! # Layout, in reading order
//!
//! * [`Load`]: what is played, and for how long. [`Report`]: what came of it.
//! * `table`: one table after the other, with its two players.
//! * `socket`: how the players talk. `hear`: as much of a message as a player needs.

mod hear;
mod report;
mod socket;
mod table;

use std::time::Duration;

use reqwest::Client;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use report::Tally;
use table::Players;

pub use report::Report;

/// How many tables are opened at the same time.
const OPENING_AT_ONCE: usize = 32;
/// So long everybody plays before anything is counted: at first all tables move at once, and what
/// is used often is not yet at hand.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long the last answers may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What to do to a server.
#[derive(Debug, Clone)]
pub struct Load {
    /// `127.0.0.1:7420`
    pub address: String,
    pub game: String,
    /// How many tables are played at the same time.
    pub tables: usize,
    pub duration: Duration,
    /// How many actions a second all players together aim at; as many as they can if nothing is
    /// said.
    pub rate: Option<f64>,
    /// The same seed gives the same choices.
    pub seed: u64,
}

/// A server that does not do what it should.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("a request failed: {0}")]
    Request(#[from] reqwest::Error),
    #[error("a socket failed: {0}")]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    #[error("a message makes no sense: {0}")]
    Message(#[from] serde_json::Error),
    #[error("the server closed a socket")]
    Closed,
    #[error("nothing was heard for {} seconds", PATIENCE.as_secs())]
    Silence,
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

impl Load {
    /// Seats everybody, lets them warm up, plays until the time is over, and counts.
    pub async fn run(&self) -> Result<Report, LoadError> {
        let seated = self.seat().await?;
        let start = Instant::now() + WARM_UP;
        let end = start + self.duration;
        let pause = self.rate.map(|rate| Duration::from_secs_f64(self.tables as f64 / rate));
        let mut playing = JoinSet::new();
        for players in seated {
            playing.spawn(players.play(self.clone(), pause, start..end));
        }
        let mut tally = Tally::new(start);
        let all = async {
            while let Some(played) = playing.join_next().await {
                tally.add(&played.unwrap_or(Err(LoadError::Closed))?);
            }
            Ok::<_, LoadError>(())
        };
        let last = timeout(WARM_UP + self.duration + PATIENCE, all).await;
        last.map_err(|_| LoadError::Silence)??;
        sleep_until(end).await;
        Ok(tally.report(start.elapsed()))
    }

    /// Opens every table and seats its players.
    async fn seat(&self) -> Result<Vec<Players>, LoadError> {
        let client = Client::new();
        let mut seated = Vec::with_capacity(self.tables);
        let mut opening = JoinSet::new();
        for number in 0..self.tables {
            if opening.len() == OPENING_AT_ONCE {
                seated.extend(joined(opening.join_next().await)?);
            }
            let (client, load) = (client.clone(), self.clone());
            let seed = self.seed.wrapping_add(number as u64);
            opening.spawn(async move { Players::seat(&client, &load, seed).await });
        }
        while !opening.is_empty() {
            seated.extend(joined(opening.join_next().await)?);
        }
        Ok(seated)
    }
}

fn joined(
    task: Option<Result<Result<Players, LoadError>, tokio::task::JoinError>>,
) -> Result<Option<Players>, LoadError> {
    task.map(|task| task.unwrap_or(Err(LoadError::Closed))).transpose()
}

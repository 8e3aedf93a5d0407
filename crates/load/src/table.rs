//! One table after the other, with its two players.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use reqwest::Client;
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::hear::{Learnt, hear};
use crate::report::Tally;
use crate::{Load, LoadError};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// As much is read at once; a reader clears so much memory each time.
const BUFFER: usize = 8 << 10;

/// The two players of a table.
pub(crate) struct Players {
    client: Client,
    sockets: [Player; 2],
    luck: Xoshiro256PlusPlus,
    /// When the next action is due, for those who pause.
    due: Instant,
}

struct Player {
    socket: Socket,
    /// When the command was sent whose answer is awaited.
    asked: Option<Instant>,
    /// What to play, and when.
    next: Option<(Instant, String)>,
}

#[derive(Deserialize)]
struct Made {
    id: String,
    seats: Vec<Secret>,
}

#[derive(Deserialize)]
struct Secret {
    secret: String,
}

impl Players {
    /// Opens a table and connects both players.
    pub(crate) async fn seat(client: &Client, load: &Load, seed: u64) -> Result<Self, LoadError> {
        let sockets = open(client, load).await?;
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(Self { client: client.clone(), sockets, luck, due: Instant::now() })
    }

    /// Plays until the time is over; a game that ends is followed by another.
    pub(crate) async fn play(
        mut self,
        load: Load,
        pause: Option<Duration>,
        end: Instant,
    ) -> Result<Tally, LoadError> {
        let mut tally = Tally::new();
        self.due = Instant::now();
        loop {
            let is_late = Instant::now() >= end;
            if is_late && self.sockets.iter().all(|player| player.asked.is_none()) {
                return Ok(tally);
            }
            let [one, two] = &mut self.sockets;
            let (index, heard) = tokio::select! {
                heard = one.step() => (0, heard?),
                heard = two.step() => (1, heard?),
                () = sleep_until(end), if !is_late => continue,
            };
            let Some(text) = heard else { continue };
            match hear(&text)? {
                Learnt::Done => tally.done(self.sockets[index].asked.take()),
                Learnt::Refused => {
                    self.sockets[index].asked = None;
                    tally.refused += 1;
                }
                Learnt::Standing { over: true, .. } => {
                    tally.games += 1;
                    self.sockets = open(&self.client, &load).await?;
                }
                Learnt::Standing { version, actions, .. } if !actions.is_empty() && !is_late => {
                    let chosen = self.luck.next_u64() as usize % actions.len();
                    let action = act(version, &actions[chosen].notation);
                    let wait = self.wait(pause);
                    self.due += wait;
                    self.sockets[index].next = Some((self.due, action));
                }
                Learnt::Standing { .. } | Learnt::Nothing => {}
                Learnt::Goodbye => return Err(LoadError::Closed),
            }
        }
    }

    /// Between nothing and twice the pause, so that not everybody plays at once. It counts from
    /// when the last action was due: an answer that takes long delays nothing but itself.
    fn wait(&mut self, pause: Option<Duration>) -> Duration {
        let share = (self.luck.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
        pause.unwrap_or_default().mul_f64(2.0 * share)
    }
}

fn act(version: u32, notation: &str) -> String {
    let id = format!("load-{version}");
    json!({"type": "act", "id": id, "expected": version, "action": notation}).to_string()
}

async fn open(client: &Client, load: &Load) -> Result<[Player; 2], LoadError> {
    let seats = json!([{"kind": "human", "name": "One"}, {"kind": "human", "name": "Two"}]);
    let wanted = json!({"game": load.game, "seats": seats});
    let request = client.post(format!("http://{}/api/tables", load.address)).json(&wanted);
    let made: Made = request.send().await?.error_for_status()?.json().await?;
    let [one, two] = made.seats.as_slice() else { return Err(LoadError::Closed) };
    Ok([
        Player::connect(load, &made.id, &one.secret).await?,
        Player::connect(load, &made.id, &two.secret).await?,
    ])
}

impl Player {
    async fn connect(load: &Load, id: &str, secret: &str) -> Result<Self, LoadError> {
        let url = format!("ws://{}/api/tables/{id}/live", load.address);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER);
        // Without delay: or every small message waits for the acknowledgement of the one before.
        let (mut socket, _) = connect_async_with_config(url, Some(config), true).await?;
        let hello = json!({"type": "hello", "secret": secret}).to_string();
        socket.send(Message::text(hello)).await?;
        Ok(Self { socket, asked: None, next: None })
    }

    /// Sends what is to be played when its time has come, or hears something.
    async fn step(&mut self) -> Result<Option<Utf8>, LoadError> {
        let due = self.next.as_ref().map(|(at, _)| *at);
        tokio::select! {
            message = self.socket.next() => match message {
                Some(Ok(Message::Text(text))) => Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => Err(LoadError::Closed),
                Some(Ok(_)) => Ok(None),
                Some(Err(error)) => Err(error.into()),
            },
            () = async { sleep_until(due.unwrap_or_else(Instant::now)).await }, if due.is_some() => {
                if let Some((_, action)) = self.next.take() {
                    self.asked = Some(Instant::now());
                    self.socket.send(Message::text(action)).await?;
                }
                Ok(None)
            }
        }
    }
}

type Utf8 = tokio_tungstenite::tungstenite::Utf8Bytes;

//! One table after the other, with its two players.

use std::ops::Range;
use std::pin::pin;
use std::time::Duration;

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use reqwest::Client;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::time::{Instant, sleep_until};

use crate::hear::{Learnt, hear};
use crate::report::Tally;
use crate::socket::Socket;
use crate::{Load, LoadError};

/// The two players of a table.
pub(crate) struct Players {
    client: Client,
    seated: [Player; 2],
    luck: Luck,
    /// When the next action is due, for those who pause.
    due: Instant,
}

struct Player {
    socket: Socket,
    /// When the command was sent whose answer is awaited.
    asked: Option<Instant>,
    /// What to play, and when.
    next: Option<(Instant, String)>,
    /// What is open, in notation, and as of which version of the table.
    open: Vec<String>,
    version: u32,
    /// Whether this player has said that the clock may start.
    is_ready: bool,
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

/// What came of a message.
enum Turn {
    Play(String),
    Acknowledged,
    Refused,
    Over,
    Nothing,
}

impl Players {
    /// Opens a table and connects both players.
    pub(crate) async fn seat(client: &Client, load: &Load, seed: u64) -> Result<Self, LoadError> {
        let seated = open(client, load).await?;
        let luck = Luck(Xoshiro256PlusPlus::seed_from_u64(seed));
        Ok(Self { client: client.clone(), seated, luck, due: Instant::now() })
    }

    /// Plays until the time that counts is over; a game that ends is followed by another.
    pub(crate) async fn play(
        mut self,
        load: Load,
        pause: Option<Duration>,
        Range { start, end }: Range<Instant>,
    ) -> Result<Tally, LoadError> {
        let mut tally = Tally::new(start);
        self.due = Instant::now();
        let mut alarm = pin!(sleep_until(end));
        loop {
            let is_late = Instant::now() >= end;
            if is_late && self.seated.iter().all(|player| player.asked.is_none()) {
                return Ok(tally);
            }
            let wake = self.seated.iter().filter_map(Player::due).min().unwrap_or(end).min(end);
            if alarm.deadline() != wake {
                alarm.as_mut().reset(wake);
            }
            let [one, two] = &mut self.seated;
            let (index, heard) = tokio::select! {
                biased;
                heard = one.socket.hear() => (0, heard?),
                heard = two.socket.hear() => (1, heard?),
                () = alarm.as_mut(), if !is_late => {
                    self.play_what_is_due(end).await?;
                    continue;
                }
            };
            match self.understand(index, &heard, is_late)? {
                Turn::Play(action) => {
                    self.due += self.luck.wait(pause);
                    self.seated[index].next = Some((self.due, action));
                    self.play_what_is_due(end).await?;
                }
                Turn::Acknowledged => tally.done(self.seated[index].asked.take()),
                Turn::Refused => {
                    self.seated[index].asked = None;
                    tally.refused += 1;
                    // Both decided at once; what came of the other's decision is known by now.
                    if let Turn::Play(action) = self.decide(index, is_late)? {
                        self.seated[index].next = Some((Instant::now(), action));
                        self.play_what_is_due(end).await?;
                    }
                }
                Turn::Over => {
                    tally.games += 1;
                    self.seated = open(&self.client, &load).await?;
                }
                Turn::Nothing => {}
            }
        }
    }

    fn understand(&mut self, index: usize, heard: &str, is_late: bool) -> Result<Turn, LoadError> {
        let player = &mut self.seated[index];
        Ok(match hear(heard)? {
            Learnt::Done => Turn::Acknowledged,
            Learnt::Refused => Turn::Refused,
            Learnt::Standing { over: true, .. } => Turn::Over,
            Learnt::Standing { awaits_ready: true, .. } if !player.is_ready => {
                player.is_ready = true;
                Turn::Play(json!({"type": "ready", "id": "ready", "agree": true}).to_string())
            }
            Learnt::Standing { version, actions, .. } => {
                if let Some(actions) = actions {
                    player.open =
                        actions.notations.into_iter().map(|it| it.0.into_owned()).collect();
                }
                player.version = version;
                self.decide(index, is_late)?
            }
            Learnt::Nothing => Turn::Nothing,
            Learnt::Goodbye => return Err(LoadError::Closed),
        })
    }

    /// Anything that is open to the player, if he is asked and not waiting for an answer.
    fn decide(&mut self, index: usize, is_late: bool) -> Result<Turn, LoadError> {
        let player = &self.seated[index];
        let is_busy = player.asked.is_some() || player.next.is_some();
        if is_late || is_busy || player.open.is_empty() {
            return Ok(Turn::Nothing);
        }
        let action = &player.open[self.luck.below(player.open.len())];
        Ok(Turn::Play(act(player.version, action)?))
    }

    async fn play_what_is_due(&mut self, end: Instant) -> Result<(), LoadError> {
        let now = Instant::now();
        for player in &mut self.seated {
            if let Some((_, action)) = player.next.take_if(|(at, _)| *at <= now && now < end) {
                player.asked = Some(now);
                player.socket.say(action).await?;
            }
        }
        Ok(())
    }
}

struct Luck(Xoshiro256PlusPlus);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0.next_u64() as usize % bound
    }

    /// Between nothing and twice the pause, so that not everybody plays at once. It counts from
    /// when the last action was due: an answer that takes long delays nothing but itself.
    fn wait(&mut self, pause: Option<Duration>) -> Duration {
        let share = (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
        pause.unwrap_or_default().mul_f64(2.0 * share)
    }
}

#[derive(Serialize)]
struct Act<'a> {
    r#type: &'static str,
    id: String,
    expected: u32,
    action: &'a str,
}

fn act(version: u32, action: &str) -> Result<String, LoadError> {
    let id = format!("load-{version}");
    Ok(serde_json::to_string(&Act { r#type: "act", id, expected: version, action })?)
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
        let path = format!("/api/tables/{id}/live");
        let mut socket = Socket::connect(&load.address, &path).await?;
        socket.say(json!({"type": "hello", "secret": secret}).to_string()).await?;
        Ok(Self { socket, asked: None, next: None, open: Vec::new(), version: 0, is_ready: false })
    }

    fn due(&self) -> Option<Instant> {
        self.next.as_ref().map(|(at, _)| *at)
    }
}

//! A campaign: a series of matches with its players, as its log tells it.
//!
//! A campaign is a log like a table's and lives in the same store: how it began, who joined, what
//! was chosen, which tables were opened for its matches and what those left for it. It is small and
//! seldom looked at, so nothing of it is kept in memory: whoever wants something reads the log, is
//! judged, and appends at the position that follows. Who comes second reads again.
//!
//! Its matches are ordinary tables. Their names follow from the campaign, so that two nodes open
//! the same one, and the secrets of its players open their seats there.

mod judge;
mod new;
mod show;

use std::fmt::Debug;

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::entry::{Entry, Limits, OpenedSeat, What};
use crate::ledger::{LogError, SeatState};
use crate::rounds::Rounds;
use crate::table::WrongSecret;
use crate::{Games, Secret, SecretHash, TableId, TableKey};

pub use judge::{CampaignRefused, Judged};
pub use new::{NewCampaign, NextMatch};
pub use show::{CampaignPlayer, CampaignShown, CampaignState};

/// What an entry of a campaign's log says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Step {
    /// The first entry.
    Begun(Begun),
    /// Somebody joined; the secret by which they came is void from now on.
    Joined { player: Seat, name: String, secret: SecretHash, id: String },
    /// A player chose; a bot without an id.
    Chose {
        player: Seat,
        choice: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A table stands for the next match.
    Opened { table: TableId },
    /// The match at the table that was opened last is over, and left this.
    Ended { report: Json },
    /// The table that was opened last was deleted before its end: its match is played anew.
    Lost,
}

/// How a campaign began.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Begun {
    pub game: String,
    /// What was chosen from the menu.
    #[serde(default)]
    pub chosen: Map<String, Json>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    pub players: Vec<OpenedSeat>,
    pub key: TableKey,
    #[serde(default)]
    pub limits: Limits,
}

impl Begun {
    fn rounds(&self, games: &Games) -> Result<Box<dyn Rounds>, LogError> {
        let game = games.find(&self.game).ok_or_else(|| LogError::NoGame(self.game.clone()))?;
        let luck = u64::from_le_bytes(self.key.derive("set-up"));
        let begun = game.begin(self.players.len() as u8, &self.chosen, luck);
        begun.map_err(|refusal| LogError::Game(refusal.into()))
    }
}

/// A campaign as its log tells it.
///
/// ```
/// use bots::Ignorant;
/// use samples::race::Race;
/// use table::{Campaign, Games, NewCampaign, NewSeat, Secret, TableId, TableKey};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let games = Games::none().with::<Race>(Ignorant);
/// let new = NewCampaign {
///     players: vec![NewSeat::human(Secret::from_bytes([1; 16])), NewSeat::bot("easy")],
///     ..NewCampaign::of("race", TableKey::from_bytes([2; 32]))
/// };
/// let log = [new.open(&games, 0)?];
/// let campaign = Campaign::load(TableId::from_bytes([3; 10]), &games, &log)?;
/// assert_eq!(campaign.position(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Campaign {
    id: TableId,
    begun: Begun,
    rounds: Box<dyn Rounds>,
    players: Vec<SeatState>,
    /// Tables of its matches, in order.
    tables: Vec<TableId>,
    /// How many more there were, until somebody deleted them.
    lost: usize,
    /// Whether the last of them is not over yet, as far as the log tells.
    plays: bool,
    /// The commands that were carried out.
    commands: Vec<(Seat, String)>,
    position: u64,
    last_ms: u64,
}

/// What a campaign does by itself.
#[derive(Debug, Clone, PartialEq)]
pub enum Due {
    /// A bot has chosen: append this.
    Append(Entry),
    /// Look whether the match at this table is over.
    Look(TableId),
}

impl Campaign {
    /// The campaign that a log tells.
    pub fn load(id: TableId, games: &Games, log: &[Entry]) -> Result<Self, LogError> {
        let (first, rest) = log.split_first().ok_or(LogError::Empty)?;
        let begun = match &first.what {
            What::Campaign(step) => match &**step {
                Step::Begun(begun) => begun.clone(),
                Step::Joined { .. }
                | Step::Chose { .. }
                | Step::Opened { .. }
                | Step::Ended { .. }
                | Step::Lost => return Err(LogError::NotOpened),
            },
            _ => return Err(LogError::NotOpened),
        };
        let mut campaign = Self {
            id,
            rounds: begun.rounds(games)?,
            players: begun.players.iter().map(SeatState::new).collect(),
            begun,
            tables: Vec::new(),
            lost: 0,
            plays: false,
            commands: Vec::new(),
            position: 1,
            last_ms: first.at_ms,
        };
        for entry in rest {
            campaign.apply(entry)?;
        }
        Ok(campaign)
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), LogError> {
        let position = self.position;
        let broken = |reason: String| LogError::Entry { position, reason };
        let What::Campaign(step) = &entry.what else {
            return Err(broken("no entry of a campaign".to_owned()));
        };
        match &**step {
            Step::Begun(_) => return Err(broken("a campaign begins once".to_owned())),
            Step::Joined { player, name, secret, id } => {
                let seat = self.players.get_mut(player.index());
                let seat = seat.ok_or_else(|| broken("there is no such player".to_owned()))?;
                seat.sit(name.clone(), *secret, false);
                self.commands.push((*player, id.clone()));
            }
            Step::Chose { player, choice, id } => {
                self.rounds.choose(choice).map_err(|refusal| broken(refusal.to_string()))?;
                self.commands.extend(id.clone().map(|id| (*player, id)));
            }
            Step::Opened { table } => {
                self.tables.push(table.clone());
                self.plays = true;
            }
            Step::Ended { report } => {
                self.rounds.enter(report).map_err(|refusal| broken(refusal.to_string()))?;
                self.plays = false;
            }
            Step::Lost => {
                self.tables.pop().ok_or_else(|| broken("there is no table to lose".to_owned()))?;
                self.lost += 1;
                self.plays = false;
            }
        }
        self.position += 1;
        self.last_ms = self.last_ms.max(entry.at_ms);
        Ok(())
    }

    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// How many entries there are: the next one goes there.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Whose secret it is: a player's, or nobody's for whoever looks on.
    pub fn authenticate(&self, secret: Option<&Secret>) -> Result<Viewer, WrongSecret> {
        let Some(hash) = secret.map(|secret| secret.hash()) else { return Ok(Viewer::Spectator) };
        let mut found = None;
        // All of them, so that the time it takes tells nothing.
        for (player, state) in self.all_players().zip(&self.players) {
            if state.secret.is_some_and(|secret| secret.opens(&hash).into()) {
                found = Some(player);
            }
        }
        found.map(Viewer::Seat).ok_or(WrongSecret)
    }

    /// What happens without anybody wanting it.
    pub fn due(&self, now_ms: u64) -> Option<Due> {
        if self.plays {
            return self.tables.last().cloned().map(Due::Look);
        }
        let question = self.rounds.question()?;
        self.players.get(question.player.index())?.bot.as_ref()?;
        let step = Step::Chose { player: question.player, choice: question.usual, id: None };
        Some(Due::Append(self.entry(now_ms, step)))
    }

    /// The entry for what the match that was played has left.
    pub fn ended(&self, report: Json, now_ms: u64) -> Entry {
        self.entry(now_ms, Step::Ended { report })
    }

    /// The entry for a match whose table was deleted.
    pub fn lost(&self, now_ms: u64) -> Entry {
        self.entry(now_ms, Step::Lost)
    }

    fn all_players(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// Times of a log never run backwards, whichever node's clock is right.
    fn entry(&self, now_ms: u64, step: Step) -> Entry {
        Entry::new(now_ms.max(self.last_ms), What::Campaign(Box::new(step)))
    }
}

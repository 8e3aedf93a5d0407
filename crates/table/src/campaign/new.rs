//! Campaigns that are yet to begin, and tables for their matches.

use kernel::chance::Seed;
use kernel::{Fixture, Seat, Sentence};
use serde_json::{Map, Value as Json};

use super::{Begun, Campaign, CampaignRefused, Step};
use crate::entry::{Entry, Limits, OpenedSeat, What};
use crate::ledger::{HUMAN, SeatState};
use crate::message::RefusedCode;
use crate::names::clean_name;
use crate::new::{Opening, expect_different};
use crate::{Games, NewSeat, NewTableError, TableId, TableKey};

/// What a campaign begins with. Whoever begins it draws the key and the secrets.
#[derive(Debug, Clone)]
pub struct NewCampaign {
    pub game: String,
    pub players: Vec<NewSeat>,
    /// What was chosen from the campaign's menu; the rest is as the menu says.
    pub setup: Map<String, Json>,
    pub title: Option<String>,
    /// Of each of its matches.
    pub limits: Limits,
    pub key: TableKey,
}

impl NewCampaign {
    /// A campaign of this game with nothing chosen yet, and no players.
    pub fn of(game: &str, key: TableKey) -> Self {
        Self {
            game: game.to_owned(),
            players: Vec::new(),
            setup: Map::new(),
            title: None,
            limits: Limits::default(),
            key,
        }
    }

    /// The first entry of the log.
    pub fn open(&self, games: &Games, now_ms: u64) -> Result<Entry, NewTableError> {
        let no_game = || NewTableError::NoGame(self.game.clone());
        let game = games.find(&self.game).ok_or_else(no_game)?;
        let players = self.players.iter().map(NewSeat::opened).collect::<Result<Vec<_>, _>>()?;
        let sizes = game.entry().campaign.ok_or(NewTableError::NoCampaign)?.players;
        if !sizes.contains(&u8::try_from(players.len()).unwrap_or(u8::MAX)) {
            return Err(NewTableError::SeatsOfGame(sizes));
        }
        expect_different(&players)?;
        if players.iter().all(|player| player.kind != HUMAN) {
            return Err(NewTableError::Nobody);
        }
        let title =
            self.title.as_deref().map(|title| clean_name(title).ok_or(NewTableError::Title));
        let begun = Begun {
            game: self.game.clone(),
            chosen: self.setup.clone(),
            title: title.transpose()?,
            players,
            key: self.key,
            limits: self.limits,
        };
        let luck = u64::from_le_bytes(self.key.derive("set-up"));
        game.begin(begun.players.len() as u8, &begun.chosen, luck)
            .map_err(|refusal| NewTableError::Game(refusal.into()))?;
        Ok(Entry::new(now_ms, What::Campaign(Box::new(Step::Begun(begun)))))
    }
}

/// The table of the next match.
#[derive(Debug, Clone, PartialEq)]
pub enum NextMatch {
    /// It stands already.
    Stands(TableId),
    /// Begin its log with `opening`; then append `entry` to the campaign's.
    Open { table: TableId, opening: Box<Entry>, entry: Box<Entry> },
}

impl Campaign {
    /// The table of the next match, or why there is none yet. Its name follows from the campaign
    /// and the number of the match: of two nodes that open it, the first does.
    pub fn next_match(
        &self,
        games: &Games,
        seed: Seed,
        key: TableKey,
        now_ms: u64,
    ) -> Result<NextMatch, CampaignRefused> {
        if let Some(table) = self.tables.last().filter(|_| self.plays) {
            return Ok(NextMatch::Stands(table.clone()));
        }
        let absent = self.all_players().zip(&self.players).find(|(_, state)| !state.taken);
        if let Some((player, _)) = absent {
            let sentence = Sentence::new("table-campaign-awaits-player");
            let sentence = sentence.with("number", player.index() as u32 + 1);
            return Err(CampaignRefused::new(RefusedCode::NotNow, sentence));
        }
        if let Some(question) = self.rounds.question() {
            let sentence = Sentence::new("table-campaign-awaits-choice");
            let sentence = sentence.with("player", question.player);
            return Err(CampaignRefused::new(RefusedCode::NotNow, sentence));
        }
        let over = || CampaignRefused::not_now("table-campaign-over");
        let fixture = self.rounds.next().ok_or_else(over)?;
        let table = self.match_id();
        let opening = self.opening(games, fixture, seed, key, now_ms)?;
        let entry = Box::new(self.entry(now_ms, Step::Opened { table: table.clone() }));
        Ok(NextMatch::Open { table, opening: Box::new(opening), entry })
    }

    fn match_id(&self) -> TableId {
        let number = self.tables.len() + self.lost + 1;
        TableId::from_bytes(self.begun.key.derive(&format!("match {number}")))
    }

    fn opening(
        &self,
        games: &Games,
        Fixture { setup, players }: Fixture<Json>,
        seed: Seed,
        key: TableKey,
        now_ms: u64,
    ) -> Result<Entry, CampaignRefused> {
        let states = players.iter().filter_map(|player| self.players.get(player.index()));
        let seats: Vec<OpenedSeat> = states.map(seated).collect();
        let opening = Opening {
            setup,
            title: self.begun.title.clone(),
            host: seats.iter().position(|seat| seat.kind == HUMAN).map(|it| Seat::new(it as u8)),
            seats,
            waits: false,
            seed,
            key,
            after: None,
            campaign: Some(self.id.clone()),
        };
        let entry = opening.write(games, &self.begun.game, false, self.begun.limits, now_ms);
        entry.map_err(|error| match error {
            NewTableError::Game(crate::GameError::Refused(refusal)) => refusal.into(),
            _ => CampaignRefused::not_now("table-campaign-no-match"),
        })
    }
}

/// A player at a table: by the same secret, under the same name.
fn seated(state: &SeatState) -> OpenedSeat {
    OpenedSeat {
        kind: state.bot.clone().unwrap_or_else(|| HUMAN.to_owned()),
        name: state.name.clone(),
        secret: state.secret,
    }
}

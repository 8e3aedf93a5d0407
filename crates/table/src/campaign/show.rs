//! What is shown of a campaign: nothing in it is hidden but its secrets.

use kernel::{Seat, SeriesQuestion, Standing, Viewer};
use serde::Serialize;
use serde_json::Value as Json;

use super::Campaign;
use crate::TableId;
use crate::message::SeatKind;
use crate::port::TableState;
use crate::presence::seat_of;
use crate::summary::{Summary, SummarySeat};

/// A campaign as a viewer sees it.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[schema(example = json!(
    {"id": "h2x7c5v0q9wd3k1t", "game": "fleet", "title": "The long war", "state": "ready",
    "players": [{"player": 0, "kind": "human", "name": "Ada", "joined": true}, {"player": 1,
    "kind": "bot", "level": "easy", "joined": true}], "you": 0, "legs": [{"number": "1", "title":
    {"key": "fleet-menu-scenario-named", "args": [["scenario", {"message":
    "fleet-scenario-pitched-battle-2"}]]}, "players": [0, 1], "notes": [], "clause":
    "FC-CAM-03"}], "carried": [], "tables": [], "position": 1}
))]
pub struct CampaignShown {
    pub id: TableId,
    pub game: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    pub state: CampaignState,
    pub players: Vec<CampaignPlayer>,
    /// The viewer's own number; none for whoever looks on.
    pub you: Option<Seat>,
    #[serde(flatten)]
    pub standing: Standing,
    /// What somebody has to choose before the next match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<SeriesQuestion>,
    /// The tables of its matches so far, in order.
    pub tables: Vec<TableId>,
    /// Counts what happened in it.
    #[ts(type = "number")]
    pub position: u64,
}

/// What a campaign waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampaignState {
    /// Somebody has not joined yet.
    Gathering,
    /// Somebody has to choose.
    Choosing,
    /// The next match can be opened.
    Ready,
    /// A match is being played.
    Playing,
    Over,
}

/// A player of a campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct CampaignPlayer {
    pub player: Seat,
    pub kind: SeatKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    pub joined: bool,
}

impl Campaign {
    /// The campaign as a viewer may know it.
    pub fn show(&self, viewer: Viewer) -> CampaignShown {
        CampaignShown {
            id: self.id.clone(),
            game: self.begun.game.clone(),
            title: self.begun.title.clone(),
            state: self.state(),
            players: self.shown_players(),
            you: seat_of(viewer),
            standing: self.rounds.standing(),
            question: self.rounds.question().filter(|_| !self.plays),
            tables: self.tables.clone(),
            position: self.position,
        }
    }

    fn state(&self) -> CampaignState {
        match () {
            () if self.plays => CampaignState::Playing,
            () if self.players.iter().any(|state| !state.taken) => CampaignState::Gathering,
            () if self.rounds.question().is_some() => CampaignState::Choosing,
            () if self.rounds.next().is_some() => CampaignState::Ready,
            () => CampaignState::Over,
        }
    }

    fn shown_players(&self) -> Vec<CampaignPlayer> {
        let shown = |(player, state): (Seat, &crate::ledger::SeatState)| CampaignPlayer {
            player,
            kind: if state.bot.is_some() { SeatKind::Bot } else { SeatKind::Human },
            level: state.bot.clone(),
            name: state.name.clone(),
            joined: state.taken,
        };
        self.all_players().zip(&self.players).map(shown).collect()
    }

    /// What the players are called, for words.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|state| state.name.clone().unwrap_or_default()).collect()
    }

    /// What the store keeps beside the log. No list shows it.
    pub fn summary(&self) -> Summary {
        let seat = |player: CampaignPlayer| SummarySeat {
            seat: player.player,
            kind: player.kind,
            level: player.level,
            name: player.name,
            taken: player.joined,
        };
        let state = match self.state() {
            CampaignState::Gathering => TableState::Open,
            CampaignState::Choosing | CampaignState::Ready | CampaignState::Playing => {
                TableState::Running
            }
            CampaignState::Over => TableState::Over,
        };
        Summary {
            id: self.id.clone(),
            game: self.begun.game.clone(),
            title: self.begun.title.clone(),
            setup: Json::Object(self.begun.chosen.clone()),
            public: false,
            state,
            seats: self.shown_players().into_iter().map(seat).collect(),
            started: !self.tables.is_empty(),
            version: 0,
            position: self.position,
            at_ms: self.last_ms,
            due_ms: None,
        }
    }
}

//! Campaigns: read from their logs whenever somebody wants something of them, and never kept.
//!
//! What happened meanwhile is entered first: the end of a match, and what a bot chose. Any node may
//! do so; each position of the log is taken once.

use kernel::Viewer;
use table::{
    Appended, Campaign, CampaignRefused, CampaignShown, Due, Entry, Judged, LogError, NewCampaign,
    NextMatch, Secret, TableId,
};

use super::{Absent, Asker, Tables, unavailable};
use crate::clock::now_ms;
use crate::{Fault, random};

/// So many entries are written in a row before a request gives up: more than any game's bots have
/// to choose between two matches.
const STEPS_AT_MOST: usize = 32;

/// How a match of a campaign stands.
enum Met {
    Open,
    /// It is over, and left this.
    Over(serde_json::Value),
    /// Somebody deleted its table before it was over.
    Deleted,
}

impl Tables {
    /// Begins a campaign.
    pub(crate) async fn begin(&self, new: &NewCampaign) -> Result<TableId, Fault> {
        let log = [new.open(self.games(), now_ms())?];
        let id = random::table_id()?;
        let campaign =
            Campaign::load(id.clone(), self.games(), &log).map_err(|error| broken(&error))?;
        let created = self.store().create(&id, &log, &campaign.summary()).await;
        created.map_err(|error| unavailable(&error))?;
        Ok(id)
    }

    /// A campaign as it stands now.
    pub(crate) async fn campaign(&self, id: &TableId) -> Result<Campaign, Fault> {
        for _ in 0..STEPS_AT_MOST {
            let campaign = self.read_campaign(id).await?;
            let entry = match campaign.due(now_ms()) {
                None => return Ok(campaign),
                Some(Due::Append(entry)) => entry,
                Some(Due::Look(table)) => match self.match_at(&table).await? {
                    Met::Over(report) => campaign.ended(report, now_ms()),
                    Met::Deleted => campaign.lost(now_ms()),
                    Met::Open => return Ok(campaign),
                },
            };
            self.append_to(&campaign, &entry).await?;
        }
        Err(Fault::unavailable())
    }

    /// How the match at a table stands.
    async fn match_at(&self, table: &TableId) -> Result<Met, Fault> {
        match self.look(table, Asker::default(), |table, _| table.report()).await {
            Ok(report) => Ok(report.map_or(Met::Open, Met::Over)),
            Err(Absent::Deleted) => Ok(Met::Deleted),
            // A campaign goes on being shown when one of its tables cannot be found.
            Err(Absent::NoTable) => Ok(Met::Open),
            Err(absent) => Err(absent.into()),
        }
    }

    async fn read_campaign(&self, id: &TableId) -> Result<Campaign, Fault> {
        let log = self.store().read(id, 0).await.map_err(|error| unavailable(&error))?;
        match Campaign::load(id.clone(), self.games(), &log) {
            Ok(campaign) => Ok(campaign),
            Err(LogError::Empty | LogError::NotOpened) => Err(Fault::no_campaign()),
            Err(error) => Err(broken(&error)),
        }
    }

    /// Whether this entry is the next one of the log, and not somebody else's.
    async fn append_to(&self, campaign: &Campaign, entry: &Entry) -> Result<bool, Fault> {
        let appended = self.store().append(campaign.id(), campaign.position(), entry).await;
        Ok(match appended.map_err(|error| unavailable(&error))? {
            Appended::Stored => true,
            Appended::Taken(tail) => tail.first() == Some(entry),
        })
    }

    /// Carries out what a player wants; what `judge` answers besides comes back with the campaign
    /// as it stands then.
    pub(crate) async fn change_campaign<T>(
        &self,
        id: &TableId,
        judge: impl Fn(&Campaign, u64) -> Result<(T, Judged), CampaignRefused>,
    ) -> Result<(T, Campaign), Fault> {
        for _ in 0..STEPS_AT_MOST {
            let campaign = self.campaign(id).await?;
            let judged = judge(&campaign, now_ms());
            let (answer, judged) = judged.map_err(|refused| in_words(refused, &campaign))?;
            let is_done = match judged {
                Judged::Done => true,
                Judged::Append(entry) => self.append_to(&campaign, &entry).await?,
            };
            if is_done {
                let campaign = self.campaign(id).await?;
                self.note_campaign(&campaign).await;
                return Ok((answer, campaign));
            }
        }
        Err(Fault::unavailable())
    }

    /// The table of the next match, which is opened for the first player who asks for it.
    pub(crate) async fn open_match(
        &self,
        id: &TableId,
        secret: Option<&Secret>,
    ) -> Result<TableId, Fault> {
        for _ in 0..STEPS_AT_MOST {
            let campaign = self.campaign(id).await?;
            let refused = |refused| in_words(refused, &campaign);
            campaign.player_with(secret).map_err(refused)?;
            let next = campaign.next_match(self.games(), random::seed()?, random::key()?, now_ms());
            let (table, opening, entry) = match next.map_err(refused)? {
                NextMatch::Stands(table) => return Ok(table),
                NextMatch::Open { table, opening, entry } => (table, opening, entry),
            };
            // The table first: a campaign never names one that is not there.
            self.keep(&table, &[*opening]).await?;
            if self.append_to(&campaign, &entry).await? {
                self.note_campaign(&self.read_campaign(id).await?).await;
                return Ok(table);
            }
        }
        Err(Fault::unavailable())
    }

    /// What the store keeps beside the log is of no use to anybody who waits.
    async fn note_campaign(&self, campaign: &Campaign) {
        if let Err(error) = self.store().note(&campaign.summary()).await {
            tracing::warn!(campaign = %campaign.id(), %error, "a campaign cannot be noted");
        }
    }
}

/// A campaign for whoever has this secret.
pub(crate) fn shown(campaign: &Campaign, secret: Option<&Secret>) -> Result<CampaignShown, Fault> {
    if secret.is_none() {
        return Ok(campaign.show(Viewer::Spectator));
    }
    let player = campaign.player_with(secret).map_err(|refused| in_words(refused, campaign))?;
    Ok(campaign.show(Viewer::Seat(player)))
}

fn in_words(refused: CampaignRefused, campaign: &Campaign) -> Fault {
    Fault::of_code(refused.code, refused.sentence)
        .by_clause(refused.clause)
        .with_names(campaign.names())
}

fn broken(error: &LogError) -> Fault {
    tracing::error!(%error, "the log of a campaign makes no sense");
    Fault::internal()
}

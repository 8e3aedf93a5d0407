//! Whether a player may do something, and what would be written.

use kernel::{Clause, Refusal, Seat, Sentence, Viewer};

use super::{Campaign, Step};
use crate::Secret;
use crate::entry::Entry;
use crate::id::is_command_id;
use crate::message::RefusedCode;
use crate::names::{clean_name, look_alike};

/// No answer to any question is longer.
const CHOICE_LONGEST: usize = 200;

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CampaignRefused {
    pub code: RefusedCode,
    pub clause: Option<Clause>,
    pub sentence: Sentence,
}

impl CampaignRefused {
    pub(super) const fn new(code: RefusedCode, sentence: Sentence) -> Self {
        Self { code, clause: None, sentence }
    }

    pub(super) const fn not_now(key: &'static str) -> Self {
        Self::new(RefusedCode::NotNow, Sentence::new(key))
    }
}

impl From<Refusal> for CampaignRefused {
    fn from(Refusal { clause, sentence }: Refusal) -> Self {
        Self { code: RefusedCode::Rules, clause: Some(clause), sentence }
    }
}

/// What a command comes to.
#[derive(Debug, Clone, PartialEq)]
pub enum Judged {
    /// Append this.
    Append(Entry),
    /// It was carried out before.
    Done,
}

impl Campaign {
    /// The player whose secret it is, and nobody else.
    pub fn player_with(&self, secret: Option<&Secret>) -> Result<Seat, CampaignRefused> {
        match self.authenticate(secret) {
            Ok(Viewer::Seat(player)) => Ok(player),
            Ok(Viewer::Spectator) => {
                let sentence = Sentence::new("table-campaign-only-players");
                Err(CampaignRefused::new(RefusedCode::NotYours, sentence))
            }
            Err(_) => {
                let sentence = Sentence::new("table-wrong-secret");
                Err(CampaignRefused::new(RefusedCode::Secret, sentence))
            }
        }
    }

    /// Whoever is invited joins under a name. The secret that opens the place from then on follows
    /// from the command, so that it is answered again to whoever asks again.
    pub fn join(
        &self,
        secret: Option<&Secret>,
        player: Seat,
        name: &str,
        id: &str,
        now_ms: u64,
    ) -> Result<(Secret, Judged), CampaignRefused> {
        expect_command_id(id)?;
        let fresh = self.begun.key.seat_secret(player, id);
        let no_place = || CampaignRefused::not_now("table-campaign-no-place");
        let state = self.players.get(player.index()).filter(|state| state.bot.is_none());
        let state = state.ok_or_else(no_place)?;
        let hash = secret.map(|secret| secret.hash());
        if self.has_done(player, id) && hash.is_some() && hash == state.invitation {
            return Ok((fresh, Judged::Done));
        }
        if state.taken {
            return Err(no_place());
        }
        if hash.is_none() || hash != state.secret {
            let sentence = Sentence::new("table-campaign-not-invited");
            return Err(CampaignRefused::new(RefusedCode::Secret, sentence));
        }
        let bad_name =
            || CampaignRefused::new(RefusedCode::Malformed, Sentence::new("table-bad-name"));
        let name = clean_name(name).ok_or_else(bad_name)?;
        let mut others = self.players.iter().filter_map(|other| other.name.as_deref());
        if others.any(|other| look_alike(other, &name)) {
            return Err(CampaignRefused::not_now("table-name-taken"));
        }
        let step = Step::Joined { player, name, secret: fresh.hash(), id: id.to_owned() };
        Ok((fresh, Judged::Append(self.entry(now_ms, step))))
    }

    /// A player answers what is asked.
    pub fn choose(
        &self,
        secret: Option<&Secret>,
        choice: &str,
        id: &str,
        now_ms: u64,
    ) -> Result<Judged, CampaignRefused> {
        expect_command_id(id)?;
        let player = self.player_with(secret)?;
        if self.has_done(player, id) {
            return Ok(Judged::Done);
        }
        if choice.len() > CHOICE_LONGEST {
            let sentence = Sentence::new("table-too-long");
            return Err(CampaignRefused::new(RefusedCode::Malformed, sentence));
        }
        let question = self.rounds.question().filter(|_| !self.plays);
        let nothing = || CampaignRefused::not_now("table-campaign-nothing-asked");
        let question = question.ok_or_else(nothing)?;
        if question.player != player {
            let sentence = Sentence::new("table-campaign-others-choice");
            let sentence = sentence.with("player", question.player);
            return Err(CampaignRefused::new(RefusedCode::NotYours, sentence));
        }
        if question.choices.iter().all(|open| open.value != choice) {
            return Err(Refusal::not_an_answer(choice).into());
        }
        let step = Step::Chose { player, choice: choice.to_owned(), id: Some(id.to_owned()) };
        Ok(Judged::Append(self.entry(now_ms, step)))
    }

    fn has_done(&self, player: Seat, id: &str) -> bool {
        self.commands.iter().any(|(by, known)| *by == player && known == id)
    }
}

fn expect_command_id(id: &str) -> Result<(), CampaignRefused> {
    if is_command_id(id) {
        return Ok(());
    }
    Err(CampaignRefused::new(RefusedCode::Malformed, Sentence::new("table-bad-id")))
}

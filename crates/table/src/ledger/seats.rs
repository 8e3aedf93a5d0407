use kernel::Player;

use crate::SecretHash;
use crate::entry::OpenedSeat;

/// The kind of a seat that a person takes.
pub(crate) const HUMAN: &str = "human";

/// A seat as the log tells it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SeatState {
    pub(crate) name: Option<String>,
    /// The level, if this was a bot's seat from the beginning.
    pub(crate) bot: Option<String>,
    /// The level of the bot that plays for whoever sits here.
    pub(crate) stand_in: Option<String>,
    pub(crate) secret: Option<SecretHash>,
    /// The secret by which whoever sits here came, void by now.
    pub(crate) invitation: Option<SecretHash>,
    /// Whether whoever sits here came without one, because the seat was free for everybody.
    pub(crate) came_free: bool,
    pub(crate) taken: bool,
    pub(crate) resigned: bool,
}

impl SeatState {
    pub(crate) fn new(opened: &OpenedSeat) -> Self {
        let is_bot = opened.kind != HUMAN;
        Self {
            name: opened.name.clone(),
            bot: is_bot.then(|| opened.kind.clone()),
            stand_in: None,
            secret: opened.secret,
            invitation: None,
            came_free: false,
            taken: is_bot || opened.name.is_some(),
            resigned: false,
        }
    }

    pub(crate) fn sit(&mut self, name: String, secret: SecretHash, open: bool) {
        self.name = Some(name);
        self.invitation = self.secret.replace(secret);
        self.came_free = open;
        self.taken = true;
    }

    /// The level of the bot that plays here now.
    pub(crate) fn level(&self) -> Option<&str> {
        self.bot.as_deref().or(self.stand_in.as_deref())
    }

    pub(crate) const fn is_played_by_a_person(&self) -> bool {
        self.bot.is_none() && self.stand_in.is_none() && !self.resigned
    }

    /// Whether no person will ever decide here again.
    pub(crate) const fn plays_no_more(&self) -> bool {
        self.bot.is_some() || self.resigned
    }

    pub(crate) fn player(&self) -> Player {
        Player {
            name: self.name.clone().unwrap_or_default(),
            kind: self.bot.clone().unwrap_or_else(|| HUMAN.to_owned()),
        }
    }
}

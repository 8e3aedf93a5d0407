//! Whether a command is allowed, and what would be written.

use kernel::{Actor, Clause, Refusal, Seat, Sentence, Viewer};

use super::Table;
use crate::Secret;
use crate::entry::{Motion, What};
use crate::id::is_command_id;
use crate::ledger::SeatState;
use crate::message::{Command, Refused, RefusedCode, ServerMessage, Snapshot};
use crate::names::{clean_chat, clean_name, look_alike};

/// No action of any game is longer in notation.
const ACTION_LONGEST: usize = 200;

/// An id that sits down without an invitation is all that protects the secret it gets.
const SIT_ID_SHORTEST: usize = 16;

/// Why a command is not carried out.
#[derive(Debug, Clone)]
pub(super) struct Denial {
    code: RefusedCode,
    clause: Option<Clause>,
    sentence: Sentence,
}

impl Denial {
    pub(super) const fn new(code: RefusedCode, sentence: Sentence) -> Self {
        Self { code, clause: None, sentence }
    }

    pub(super) const fn unavailable() -> Self {
        Self::new(RefusedCode::Unavailable, Sentence::new("table-unavailable"))
    }

    const fn not_now(sentence: Sentence) -> Self {
        Self::new(RefusedCode::NotNow, sentence)
    }

    const fn malformed(sentence: Sentence) -> Self {
        Self::new(RefusedCode::Malformed, sentence)
    }

    pub(super) fn shows_current(&self) -> bool {
        self.code == RefusedCode::Stale
    }

    /// Whether the same command would get the same answer for ever.
    pub(super) fn is_final(&self) -> bool {
        matches!(self.code, RefusedCode::Rules | RefusedCode::NotNow | RefusedCode::Malformed)
    }

    pub(super) fn message(
        &self,
        id: Option<String>,
        current: Option<Box<Snapshot>>,
    ) -> ServerMessage {
        let (error, clause, sentence) = (self.code, self.clause, self.sentence.clone());
        ServerMessage::Refused(Box::new(Refused { id, error, clause, sentence, current }))
    }
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        Self { code: RefusedCode::Rules, clause: Some(refusal.clause), sentence: refusal.sentence }
    }
}

type Judged = Result<What, Denial>;

impl Table {
    /// What the command would write, or why not.
    pub(super) fn judge(&self, secret: Option<&Secret>, command: &Command) -> Judged {
        if command.id().is_some_and(|id| !is_command_id(id)) {
            return Err(Denial::malformed(Sentence::new("table-bad-id")));
        }
        if let Command::Sit { id, seat, name } = command {
            return self.judge_sit(secret, id, *seat, name);
        }
        let seat = self.seat_with(secret)?;
        self.expect_room(command)?;
        match command {
            Command::Act { id, expected, action } => self.judge_act(seat, id, *expected, action),
            Command::Undo { id, expected } => self.judge_undo(seat, id, *expected),
            Command::Resign { id } => {
                self.expect_playing(seat)?;
                Ok(What::Resigned { seat, id: id.clone() })
            }
            Command::Chat { id, text } => match self.ledger.game.silence() {
                Some(silence) => Err(silence.into()),
                None => judge_chat(seat, id, text),
            },
            Command::Takeover { id, seat: of, agree } => self.judge_takeover(seat, id, *of, *agree),
            Command::Back { id } => self.judge_back(seat, id),
            Command::Rematch { id, agree } => {
                // A campaign goes on by itself.
                let may_repeat = self.ledger.opened.campaign.is_none();
                let is_open = self.is_over() && self.ledger.next.is_none() && may_repeat;
                judge_vote(seat, id, Motion::Rematch, *agree, is_open)
            }
            Command::Ready { id, agree } => {
                let is_open = self.is_real_time() && !self.ledger.time.has_begun();
                judge_vote(seat, id, Motion::Start, *agree, is_open && !self.is_over())
            }
            Command::Pause { id } => {
                self.expect_playing(seat)?;
                expect(self.ledger.time.runs(), "table-no-time-runs")?;
                self.ledger.game.may_pause()?;
                Ok(What::Paused { seat, id: id.clone() })
            }
            Command::Resume { id } => {
                self.expect_playing(seat)?;
                expect(self.ledger.time.is_paused(), "table-not-paused")?;
                Ok(What::Resumed { seat, id: id.clone() })
            }
            Command::Why { picks } => Err(self.why(seat, picks)),
            Command::Point { .. } => Err(Denial::not_now(Sentence::new("table-no-reason"))),
            Command::Sit { .. } => unreachable!("sitting down was judged above"),
        }
    }

    /// The seat whose secret it is.
    pub(super) fn seat_with(&self, secret: Option<&Secret>) -> Result<Seat, Denial> {
        match self.authenticate(secret) {
            Ok(Viewer::Seat(seat)) => Ok(seat),
            Ok(Viewer::Spectator) => {
                Err(Denial::new(RefusedCode::NotYours, Sentence::new("table-only-seats")))
            }
            Err(_) => Err(Denial::new(RefusedCode::Secret, Sentence::new("table-wrong-secret"))),
        }
    }

    /// The game goes on, and a person plays this seat.
    fn expect_playing(&self, seat: Seat) -> Result<(), Denial> {
        if self.is_over() {
            return Err(Refusal::game_over().into());
        }
        let is_person = self.ledger.seats[seat.index()].is_played_by_a_person();
        expect(is_person, "table-bot-plays")
    }

    /// The table has not taken up all that it may; whoever wants to leave always can.
    fn expect_room(&self, command: &Command) -> Result<(), Denial> {
        let is_chat = matches!(command, Command::Chat { .. });
        let has_words = self.ledger.chat_lines < self.quotas.chat_lines;
        expect(!is_chat || has_words, "table-chat-full")?;
        let leaves = matches!(command, Command::Resign { .. } | Command::Why { .. });
        expect(leaves || self.ledger.position < self.quotas.log_entries, "table-log-full")
    }

    /// What the player looked at must be what the seat is asked now.
    fn expect_current(&self, seat: Seat, expected: u32) -> Result<(), Denial> {
        let seat_version = self.ledger.seat_versions[seat.index()];
        if (seat_version..=self.ledger.version).contains(&expected) {
            return Ok(());
        }
        Err(Denial::new(RefusedCode::Stale, Sentence::new("table-stale")))
    }

    fn judge_act(&self, seat: Seat, id: &str, expected: u32, action: &str) -> Judged {
        self.expect_current(seat, expected)?;
        self.expect_playing(seat)?;
        expect(!self.ledger.awaits_players(), "table-awaits-players")?;
        if action.len() > ACTION_LONGEST {
            return Err(Denial::malformed(Sentence::new("table-too-long")));
        }
        let decision = self.ledger.game.propose(seat.into(), action)?;
        let (action, chance) = (decision.action, decision.chance);
        Ok(What::Decided { by: Actor::Seat(seat), action, chance, id: Some(id.to_owned()) })
    }

    fn judge_undo(&self, seat: Seat, id: &str, expected: u32) -> Judged {
        self.expect_current(seat, expected)?;
        if self.ledger.game.undoable_by() != Some(seat) || self.ledger.ended.is_some() {
            return Err(Refusal::nothing_to_undo(seat).into());
        }
        Ok(What::Undone { seat, id: id.to_owned() })
    }

    /// Whether a bot plays for somebody who is not there is voted on; the host's voice is enough.
    /// It begins when they have been away for long enough.
    fn judge_takeover(&self, seat: Seat, id: &str, of: Seat, agree: bool) -> Judged {
        self.expect_playing(seat)?;
        let is_person = self.ledger.seat(of).is_some_and(SeatState::is_played_by_a_person);
        expect(is_person && of != seat, "table-no-takeover")?;
        expect(!self.present().seats.contains(of), "table-is-there")?;
        Ok(What::Voted { seat, on: Motion::Takeover(of), agree, id: id.to_owned() })
    }

    fn judge_back(&self, seat: Seat, id: &str) -> Judged {
        let state = &self.ledger.seats[seat.index()];
        let left = self.ledger.time.left(seat, self.ledger.opened.limits, self.ledger.last_ms);
        let has_time = left.1 != Some(0);
        let may = state.stand_in.is_some() && !state.resigned && has_time && !self.is_over();
        expect(may, "table-no-way-back")?;
        Ok(What::GivenBack { seat, id: id.to_owned() })
    }

    fn judge_sit(&self, secret: Option<&Secret>, id: &str, seat: Seat, name: &str) -> Judged {
        let Some(state) = self.ledger.seat(seat).filter(|state| state.bot.is_none()) else {
            return Err(Denial::not_now(Sentence::new("table-no-free-seat")));
        };
        expect(!state.taken && self.ledger.ended.is_none(), "table-no-free-seat")?;
        let may = match secret {
            Some(secret) => state.secret == Some(secret.hash()),
            None => self.ledger.opened.public && id.len() >= SIT_ID_SHORTEST,
        };
        if !may {
            let sentence = Sentence::new("table-not-invited");
            return Err(Denial::new(RefusedCode::Secret, sentence));
        }
        let name =
            clean_name(name).ok_or_else(|| Denial::malformed(Sentence::new("table-bad-name")))?;
        let mut others = self.ledger.seats.iter().filter_map(|other| other.name.as_deref());
        expect(!others.any(|other| look_alike(other, &name)), "table-name-taken")?;
        let open = secret.is_none();
        let secret = self.ledger.opened.key.seat_secret(seat, id).hash();
        Ok(What::Sat { seat, name, secret, id: id.to_owned(), open })
    }

    fn why(&self, seat: Seat, picks: &[crate::message::PickSent]) -> Denial {
        if self.ledger.ended.is_some() {
            return Refusal::game_over().into();
        }
        match self.ledger.game.why(seat, picks) {
            Some(refusal) => refusal.into(),
            None => Denial::not_now(Sentence::new("table-no-reason")),
        }
    }
}

fn expect(holds: bool, key: &'static str) -> Result<(), Denial> {
    if holds { Ok(()) } else { Err(Denial::not_now(Sentence::new(key))) }
}

fn judge_vote(seat: Seat, id: &str, on: Motion, agree: bool, is_open: bool) -> Judged {
    expect(is_open, "table-no-vote")?;
    Ok(What::Voted { seat, on, agree, id: id.to_owned() })
}

fn judge_chat(seat: Seat, id: &str, text: &str) -> Judged {
    let text =
        clean_chat(text).ok_or_else(|| Denial::malformed(Sentence::new("table-bad-chat")))?;
    Ok(What::Chatted { seat, text, id: id.to_owned() })
}

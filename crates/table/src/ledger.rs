//! What the log of a table adds up to.
//!
//! [`Ledger::apply`] is the only way in, for entries that this program wrote and for those it
//! reads: so a table that is read again is the table that was.

mod answers;
mod seats;

use std::collections::VecDeque;

use kernel::{
    Actor, Decision, Outcome, Player, Prompt, ReplayError, Seat, SeatSet, Sentence, Value,
};

use crate::entry::{Entry, Motion, Opened, What};
use crate::game::{GameError, Match, Start, TAKEOVER_LEVEL};
use crate::message::{ChatLine, Over};
use crate::time::Time;
use crate::{Games, TableId};

pub(crate) use answers::Answers;
pub(crate) use seats::{HUMAN, SeatState};

/// How many lines of chat a table remembers.
const CHAT_KEPT: usize = 100;

/// Between everybody's being ready and the start of a game in real time.
const COUNTDOWN_MS: u64 = 5_000;

/// A table as its log tells it.
#[derive(Debug)]
pub(crate) struct Ledger {
    pub(crate) id: TableId,
    pub(crate) opened: Opened,
    pub(crate) game: Box<dyn Match>,
    pub(crate) seats: Vec<SeatState>,
    /// How many entries there are: the next one goes there.
    pub(crate) position: u64,
    /// Counts what changed the game; `changes` has one entry for each.
    pub(crate) version: u32,
    pub(crate) changes: Vec<Change>,
    /// The version at which what a seat is asked last changed.
    pub(crate) seat_versions: [u32; Seat::MOST],
    pub(crate) answers: Answers,
    pub(crate) chat: VecDeque<ChatLine>,
    /// How many lines there ever were.
    pub(crate) chat_lines: u32,
    /// Who is for what.
    pub(crate) votes: Vec<(Motion, SeatSet)>,
    /// Set when the table and not the rules ended the game.
    pub(crate) ended: Option<Ended>,
    pub(crate) next: Option<TableId>,
    pub(crate) time: Time,
    pub(crate) last_ms: u64,
}

/// What one version changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    /// The decision with this number.
    Decided(u32),
    /// The decision before was taken back.
    Undone(Seat),
    Resigned(Seat),
    Flagged(Seat),
    TakenOver(Seat),
    GivenBack(Seat),
    Paused(Seat),
    Resumed(Seat),
}

/// How the table ended a game before the rules did.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Ended {
    Resigned {
        seat: Seat,
        winners: SeatSet,
    },
    Flagged {
        seat: Seat,
        winners: SeatSet,
    },
    /// A record that came without its seed.
    Closed,
}

/// What an entry changed, for those who are told.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Effect {
    Changed(Change),
    /// Somebody sat down.
    Sat(Seat),
    /// Somebody is for or against something.
    Voted,
    Chatted(ChatLine),
    Time,
    Next(TableId),
}

/// A log that makes no sense.
///
/// ```
/// use table::{Games, LogError, Table};
///
/// let id = "abc".parse().unwrap();
/// let error = Table::load(id, &Games::none(), &[], 0).unwrap_err();
/// assert_eq!(error, LogError::Empty);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    #[error("the log is empty")]
    Empty,
    #[error("the log does not begin with an opening")]
    NotOpened,
    #[error("there is no game called `{0}`")]
    NoGame(String),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("entry {position}: {reason}")]
    Entry { position: u64, reason: String },
}

impl Ledger {
    /// Opens the table by the first entry of its log.
    pub(crate) fn open(id: TableId, games: &Games, entry: &Entry) -> Result<Self, LogError> {
        let What::Opened(opened) = &entry.what else { return Err(LogError::NotOpened) };
        let opened = (**opened).clone();
        let game = games.find(&opened.game).ok_or_else(|| LogError::NoGame(opened.game.clone()))?;
        let seats: Vec<SeatState> = opened.seats.iter().map(SeatState::new).collect();
        let start = Start {
            rules: opened.rules,
            players: seats.iter().map(SeatState::player).collect(),
            commitment: opened.commitment,
            seed: opened.seed,
            chance: opened.chance.clone(),
        };
        let game = game.resume(&opened.setup, start)?;
        Ok(Self {
            id,
            game,
            seats,
            position: 1,
            version: 0,
            changes: Vec::new(),
            seat_versions: [0; Seat::MOST],
            answers: Answers::default(),
            chat: VecDeque::new(),
            chat_lines: 0,
            votes: Vec::new(),
            ended: opened.seed.is_none().then_some(Ended::Closed),
            next: None,
            time: Time::default(),
            last_ms: entry.at_ms,
            opened,
        })
    }

    /// Adds the next entry of the log.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Effect, LogError> {
        let effect = self.take(entry)?;
        self.last_ms = self.last_ms.max(entry.at_ms);
        if let Some((seat, id)) = entry.command() {
            self.answers.keep(seat, id, self.version);
        }
        self.position += 1;
        Ok(effect)
    }

    fn take(&mut self, entry: &Entry) -> Result<Effect, LogError> {
        let now_ms = entry.at_ms;
        let broken =
            |reason: &str| LogError::Entry { position: self.position, reason: reason.to_owned() };
        if let Some(seat) = seat_in(&entry.what).filter(|seat| self.seat(*seat).is_none()) {
            return Err(broken(&format!("there is no seat {}", seat.index())));
        }
        Ok(match &entry.what {
            What::Opened(_) => return Err(broken("a table is opened once")),
            What::Sat { seat, name, secret, open, .. } => {
                self.seat_mut(*seat).sit(name.clone(), *secret, *open);
                Effect::Sat(*seat)
            }
            What::Decided { by, action, chance, .. } => {
                let (action, chance) = (action.clone(), chance.clone());
                self.decide(Decision { actor: *by, action, chance }, now_ms)?
            }
            What::Undone { seat, .. } => {
                self.game.undo(*seat).map_err(|refusal| broken(&refusal.to_string()))?;
                self.change(Change::Undone(*seat), now_ms)
            }
            What::Resigned { seat, .. } => {
                self.seat_mut(*seat).resigned = true;
                self.leave(*seat, |seat, winners| Ended::Resigned { seat, winners });
                self.change(Change::Resigned(*seat), now_ms)
            }
            What::Flagged { seat } => {
                self.seat_mut(*seat).resigned = self.game.sides().len() == 2;
                self.leave(*seat, |seat, winners| Ended::Flagged { seat, winners });
                self.change(Change::Flagged(*seat), now_ms)
            }
            What::TakenOver { seat, level, .. } => {
                self.seat_mut(*seat).stand_in = Some(level.clone());
                self.votes.retain(|(motion, _)| *motion != Motion::Takeover(*seat));
                self.change(Change::TakenOver(*seat), now_ms)
            }
            What::GivenBack { seat, .. } => {
                self.seat_mut(*seat).stand_in = None;
                self.change(Change::GivenBack(*seat), now_ms)
            }
            What::Chatted { seat, text, .. } => {
                self.chat(ChatLine { seat: *seat, text: text.clone(), at_ms: now_ms })
            }
            What::Voted { seat, on, agree, .. } => {
                self.vote(*seat, *on, *agree);
                Effect::Voted
            }
            What::Begun => {
                self.votes.retain(|(motion, _)| *motion != Motion::Start);
                let countdown = if self.is_real_time() { COUNTDOWN_MS } else { 0 };
                self.time.begin(now_ms + countdown, self.timed_seats());
                Effect::Time
            }
            What::Paused { seat, .. } => {
                self.time.pause(now_ms);
                self.note(Change::Paused(*seat))
            }
            What::Resumed { seat, .. } => {
                self.time.resume(now_ms, self.timed_seats());
                self.note(Change::Resumed(*seat))
            }
            What::Rematched { table } => {
                self.next = Some(table.clone());
                Effect::Next(table.clone())
            }
            What::Campaign(_) => return Err(broken("a table is no campaign")),
        })
    }

    /// Keeps what somebody said, for a while. The words may have been forgotten since.
    fn chat(&mut self, line: ChatLine) -> Effect {
        self.chat_lines += 1;
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        if !line.text.is_empty() {
            self.chat.push_back(line.clone());
        }
        Effect::Chatted(line)
    }

    fn decide(&mut self, decision: Decision, now_ms: u64) -> Result<Effect, LogError> {
        let actor = decision.actor;
        let before = self.asked();
        let position = self.position;
        let misfit = |error: ReplayError| LogError::Entry { position, reason: error.to_string() };
        self.game.accept(decision).map_err(misfit)?;
        if let Actor::Seat(seat) = actor {
            self.seat_mut(seat).taken = true;
        }
        self.version += 1;
        self.changes.push(Change::Decided(self.game.at()));
        self.count_seat_versions(actor, before);
        let decided = match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Clock => None,
        };
        self.time.ask(now_ms, self.timed_seats(), decided);
        Ok(Effect::Changed(Change::Decided(self.game.at())))
    }

    /// What each seat is asked, if several are asked at once.
    fn asked(&self) -> Option<[u64; Seat::MOST]> {
        let several = self.game.prompt().seats().len() > 1;
        several.then(|| {
            let mut asked = [0; Seat::MOST];
            for seat in self.all_seats() {
                asked[seat.index()] = self.game.asked(seat);
            }
            asked
        })
    }

    /// While several seats may act at once, a decision concerns its own seat and those who are
    /// asked something else since then; otherwise it concerns everybody.
    fn count_seat_versions(&mut self, actor: Actor, before: Option<[u64; Seat::MOST]>) {
        let after = self.asked();
        for seat in self.all_seats() {
            let is_same = match (before, after) {
                (Some(before), Some(after)) => before[seat.index()] == after[seat.index()],
                (None, _) | (_, None) => false,
            };
            if !is_same || actor == Actor::Seat(seat) {
                self.seat_versions[seat.index()] = self.version;
            }
        }
    }

    /// Whether the game runs against a clock.
    pub(crate) fn is_real_time(&self) -> bool {
        matches!(self.game.prompt(), Prompt::Decide { clock_ms: Some(_), .. })
    }

    /// Something that is told but that changes nobody's question.
    fn note(&mut self, change: Change) -> Effect {
        self.version += 1;
        self.changes.push(change);
        Effect::Changed(change)
    }

    /// The table itself changed something: that concerns everybody.
    fn change(&mut self, change: Change, now_ms: u64) -> Effect {
        self.version += 1;
        self.changes.push(change);
        self.seat_versions = [self.version; Seat::MOST];
        let decided = match change {
            Change::Undone(seat) | Change::GivenBack(seat) => Some(seat),
            Change::Decided(_)
            | Change::Resigned(_)
            | Change::Flagged(_)
            | Change::TakenOver(_)
            | Change::Paused(_)
            | Change::Resumed(_) => None,
        };
        self.time.ask(now_ms, self.timed_seats(), decided);
        Effect::Changed(change)
    }

    /// Somebody leaves for good: of two sides the other wins, and otherwise a bot plays on.
    fn leave(&mut self, seat: Seat, ended: impl Fn(Seat, SeatSet) -> Ended) {
        let gone = |seat: Seat| self.seat(seat).is_some_and(SeatState::plays_no_more);
        match self.game.sides().as_slice() {
            &[ours, theirs] | &[theirs, ours] if ours.contains(seat) && ours.iter().all(gone) => {
                self.ended = Some(ended(seat, theirs));
            }
            _ => self.seat_mut(seat).stand_in = Some(TAKEOVER_LEVEL.to_owned()),
        }
    }

    fn vote(&mut self, seat: Seat, motion: Motion, agree: bool) {
        let known = self.votes.iter().position(|(voted, _)| *voted == motion);
        let index = known.unwrap_or_else(|| {
            self.votes.push((motion, SeatSet::EMPTY));
            self.votes.len() - 1
        });
        let agreed = &mut self.votes[index].1;
        *agreed = match (agree, agreed.contains(seat)) {
            (true, _) => agreed.with(seat),
            (false, true) => agreed.without(seat),
            // What needs everybody falls when somebody is against it.
            (false, false) if motion != Motion::Start => SeatSet::EMPTY,
            (false, false) => *agreed,
        };
        self.votes.retain(|(_, agreed)| !agreed.is_empty());
    }

    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats.len() as u8)
    }

    /// The seats that owe a decision; none when the table has ended the game, or waits for players.
    pub(crate) fn asked_seats(&self) -> SeatSet {
        if self.is_over() || self.awaits_players() {
            return SeatSet::EMPTY;
        }
        self.game.prompt().seats()
    }

    /// Whether nobody may play yet because somebody has not sat down. A bot that plays for them
    /// will do.
    pub(crate) fn awaits_players(&self) -> bool {
        let is_awaited = |seat: &SeatState| !seat.taken && seat.stand_in.is_none();
        self.opened.waits && self.seats.iter().any(is_awaited)
    }

    /// The seats that are asked and whose time counts: those that a person plays.
    fn timed_seats(&self) -> SeatSet {
        let is_timed = |seat: &Seat| self.seats[seat.index()].is_played_by_a_person();
        SeatSet::of(self.asked_seats().iter().filter(is_timed))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ended.is_some() || self.game.prompt().outcome().is_some()
    }

    pub(crate) fn over(&self) -> Option<Over> {
        let told = |outcome: Outcome, sentence: Sentence| {
            let winners = match outcome {
                Outcome::Won { winners, .. } => winners.iter().collect(),
                Outcome::Drawn | Outcome::Lost { .. } => Vec::new(),
            };
            Over { outcome, winners, sentence }
        };
        let won = |winners| Outcome::Won { winners, score: None };
        match (&self.ended, self.game.prompt()) {
            (_, Prompt::Over(outcome)) => Some(told(outcome, outcome.sentence())),
            (Some(Ended::Resigned { seat, winners }), _) => {
                let sentence = gone_for_good("table-over-resigned", *seat, *winners);
                Some(told(won(*winners), sentence))
            }
            (Some(Ended::Flagged { seat, winners }), _) => {
                let sentence = gone_for_good("table-over-flagged", *seat, *winners);
                Some(told(won(*winners), sentence))
            }
            (Some(Ended::Closed), _) => {
                Some(told(Outcome::Drawn, Sentence::new("table-over-closed")))
            }
            (None, Prompt::Decide { .. }) => None,
        }
    }

    /// Who has to be for a motion: the people at the table whom it concerns.
    pub(crate) fn electorate(&self, motion: Motion) -> SeatSet {
        let votes = |seat: &Seat| {
            let state = &self.seats[seat.index()];
            match motion {
                Motion::Takeover(of) => *seat != of && state.is_played_by_a_person() && state.taken,
                Motion::Rematch => state.bot.is_none() && state.taken,
                Motion::Start => state.bot.is_none(),
            }
        };
        SeatSet::of(self.all_seats().filter(votes))
    }

    pub(crate) fn is_carried(&self, motion: Motion) -> bool {
        let needed = self.electorate(motion);
        let Some((_, agreed)) = self.votes.iter().find(|(voted, _)| *voted == motion) else {
            return false;
        };
        let is_host_for_it = self.opened.host.is_some_and(|host| agreed.contains(host));
        match motion {
            Motion::Takeover(_) if is_host_for_it => true,
            Motion::Takeover(_) | Motion::Rematch | Motion::Start => {
                needed.iter().all(|seat| agreed.contains(seat))
            }
        }
    }

    /// The players as they go into a record.
    pub(crate) fn players(&self) -> Vec<Player> {
        self.seats.iter().map(SeatState::player).collect()
    }
}

/// Who has left, and who has won by that.
fn gone_for_good(key: &'static str, seat: Seat, winners: SeatSet) -> Sentence {
    let winners: Vec<Value> = winners.iter().map(Value::Seat).collect();
    Sentence::new(key).with("seat", seat).with("winners", winners)
}

/// The seat that an entry is about.
const fn seat_in(what: &What) -> Option<Seat> {
    match what {
        What::Sat { seat, .. }
        | What::Undone { seat, .. }
        | What::Resigned { seat, .. }
        | What::Flagged { seat }
        | What::TakenOver { seat, .. }
        | What::GivenBack { seat, .. }
        | What::Chatted { seat, .. }
        | What::Voted { seat, .. }
        | What::Paused { seat, .. }
        | What::Resumed { seat, .. }
        | What::Decided { by: Actor::Seat(seat), .. } => Some(*seat),
        What::Opened(_)
        | What::Decided { by: Actor::Clock, .. }
        | What::Begun
        | What::Rematched { .. }
        | What::Campaign(_) => None,
    }
}

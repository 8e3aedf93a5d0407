//! One running match, driven from outside.
//!
//! A [`Table`] does no input and no output, and knows no clock, no thread and no generator. It
//! takes an [`Input`] and the time, and returns what is to be done: append this entry, send this
//! message, wake me then. Nothing is acknowledged before it is stored, and nothing is told before
//! it is applied:
//!
//! ```text
//! command ─▶ check ─▶ Append ─▶ (stored) ─▶ apply ─▶ Ack, Moment…
//! ```
//!
//! One entry is under way at a time; what comes meanwhile waits in the inbox. When another node
//! was faster, its entries are applied and the command is checked again.

mod connections;
mod due;
mod inbox;
mod judge;
mod news;
mod presence;
mod show;
mod waiting;

use std::collections::VecDeque;

use kernel::{ReplayError, Seat, SeatSet, Sentence, Viewer};

use crate::entry::{Entry, What};
use crate::ledger::{Ledger, LogError};
use crate::message::{Command, ServerMessage, Snapshot};
use crate::{
    Again, ConnectionId, Games, Presence, Quotas, Rows, Search, Secret, SecretHash, Summary,
    TableId, Thinker,
};

use connections::Connections;
use inbox::{Job, Pending};
use judge::Denial;
use presence::Attendance;
pub use waiting::Waiting;

/// What happens to a table.
#[derive(Debug, Clone)]
pub enum Input {
    /// Somebody looks on from now on, as whoever the secret says. Said again, it replaces what was
    /// said before.
    Hello { connection: ConnectionId, secret: Option<Secret>, from: Option<u32> },
    /// These went.
    Left { connections: Vec<ConnectionId> },
    /// Somebody looks once, without a connection: for a while they are there.
    Asked { secret: Secret },
    /// Somebody wants something. The answer goes to `from`, which need not have said hello.
    Command { from: ConnectionId, secret: Option<Secret>, command: Command },
    /// The entry that was to be appended is stored.
    Stored { position: u64 },
    /// Another entry was there first: the log from `position` on.
    Taken { position: u64, tail: Vec<Entry> },
    /// Nobody knows whether the entry is stored.
    Failed { position: u64 },
    /// The log from a position on: what another node did, or what was asked for.
    Tail { from: u64, entries: Vec<Entry> },
    /// Time has passed.
    Tick,
    /// A bot has decided, or has nothing to do until something changes.
    Thought { seat: Seat, version: u32, action: Option<String> },
    /// The table for the rematch stands.
    NextOpened { table: TableId },
    /// Who is connected to this table through other nodes.
    Elsewhere { there: Presence },
}

/// What is to be done.
#[derive(Debug, Clone)]
pub enum Output {
    /// Append the entry; report by [`Input::Stored`], [`Input::Taken`] or [`Input::Failed`].
    Append {
        position: u64,
        entry: Entry,
    },
    /// Read the log from there; report by [`Input::Tail`].
    Read {
        from: u64,
    },
    Send {
        to: Vec<ConnectionId>,
        message: ServerMessage,
    },
    /// Say [`Input::Tick`] then. Replaces what was said before.
    WakeAt {
        at_ms: u64,
    },
    /// Take [`Table::thinker`], let it think elsewhere; report by [`Input::Thought`].
    Think {
        seat: Seat,
        version: u32,
    },
    /// Open a table with [`Table::next_table`]; report by [`Input::NextOpened`].
    OpenNext,
    /// What lists tell of this table has changed.
    Note(Box<Summary>),
    /// Who is connected through this node has changed: other nodes want to know.
    Present {
        here: Presence,
    },
    /// Forget this table: it cannot go on. Whoever wants it may load it again.
    Close {
        sentence: Sentence,
    },
}

/// One running match.
///
/// ```
/// use bots::Ignorant;
/// use kernel::chance::Seed;
/// use samples::race::Race;
/// use table::{Games, NewTable, NewSeat, Secret, Table, TableId, TableKey};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let games = Games::none().with::<Race>(Ignorant);
/// let new = NewTable {
///     seats: vec![NewSeat::human(Secret::from_bytes([1; 16])), NewSeat::bot("easy")],
///     ..NewTable::of("race", Seed::from_number(1), TableKey::from_bytes([2; 32]))
/// };
/// let opening = new.open(&games, 0)?;
/// let table = Table::load(TableId::from_bytes([3; 10]), &games, &[opening], 0)?;
/// assert_eq!(table.version(), 0);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Table {
    ledger: Ledger,
    pending: Option<Pending>,
    inbox: VecDeque<Job>,
    connections: Connections,
    /// What everybody who looks on was last shown. Whoever came later was shown all of it.
    shown: Vec<(Viewer, show::Shown)>,
    attendance: Attendance,
    /// Who is connected through other nodes.
    elsewhere: Presence,
    /// Who is connected through this one, as the others were told.
    announced: Presence,
    /// The bot that thinks. One at a time does, so that each knows what the others did.
    thinking: Option<Thinking>,
    /// The version at which the bot of a seat had nothing to do.
    waiting: [Option<u32>; Seat::MOST],
    /// The last refusals, by command: whoever asks again gets the same answer.
    refusals: VecDeque<(u64, Denial)>,
    grace: Grace,
    /// How far the log is ahead of the clock, which was put back: the time of the table goes on
    /// where it was.
    ahead_ms: u64,
    ahead: Ahead,
    /// When the store was told to wake this table.
    noted_ms: Option<u64>,
    wake_ms: Option<u64>,
    quotas: Quotas,
    closed: bool,
    out: Vec<Output>,
}

/// What the table has asked for and waits for, or still has to ask.
#[derive(Debug, Clone, Copy, Default)]
struct Ahead {
    /// The log is read again; nothing is done until it is there.
    is_read: bool,
    /// The table for the rematch is opened.
    next_is_opened: bool,
    note_is_due: bool,
    /// What the last note said of the game's beginning and of the seats.
    noted: Option<(bool, SeatSet)>,
}

/// A bot that was asked.
#[derive(Debug, Clone, Copy)]
struct Thinking {
    seat: Seat,
    /// The version of the seat's question.
    version: u32,
    /// The version of the table.
    since: u32,
}

/// What whoever was cut off is spared until they had a moment to come back.
#[derive(Debug, Clone, Copy)]
struct Grace {
    /// No flag falls before.
    flag_ms: u64,
    /// How long somebody has to be away before a bot plays for them.
    takeover_ms: u64,
}

/// How long somebody has to be away before a bot plays for them, unless the host of the server
/// says otherwise.
pub const TAKEOVER_GRACE_MS: u64 = 30_000;

/// How long nobody loses on time after a table was loaded whose time runs already. It is no more
/// than what a seat has anyway.
const GRACE_MS: u64 = 20_000;

/// How many refusals a table remembers.
const REFUSALS_KEPT: usize = 32;

impl Table {
    /// The table that a log tells.
    pub fn load(id: TableId, games: &Games, log: &[Entry], now_ms: u64) -> Result<Self, LogError> {
        let (first, rest) = log.split_first().ok_or(LogError::Empty)?;
        let mut ledger = Ledger::open(id, games, first)?;
        for entry in rest {
            ledger.apply(entry)?;
        }
        let limits = ledger.opened.limits;
        let shortest = limits.decision_ms.into_iter().chain(limits.game_ms).min();
        let grace = shortest.map_or(GRACE_MS, |shortest| shortest.min(GRACE_MS));
        let ahead_ms = ledger.last_ms.saturating_sub(now_ms);
        let now_ms = now_ms + ahead_ms;
        let flag_ms = if ledger.time.runs() { now_ms + grace } else { 0 };
        Ok(Self {
            ledger,
            pending: None,
            inbox: VecDeque::new(),
            connections: Connections::default(),
            attendance: Attendance::new(now_ms),
            shown: Vec::new(),
            elsewhere: Presence::NOBODY,
            announced: Presence::NOBODY,
            thinking: None,
            waiting: [None; Seat::MOST],
            refusals: VecDeque::new(),
            grace: Grace { flag_ms, takeover_ms: TAKEOVER_GRACE_MS },
            ahead_ms,
            ahead: Ahead { note_is_due: true, ..Ahead::default() },
            noted_ms: None,
            wake_ms: None,
            quotas: Quotas::NONE,
            closed: false,
            out: Vec::new(),
        })
    }

    /// The same table, which takes up no more than this.
    #[must_use]
    pub const fn with_quotas(mut self, quotas: Quotas) -> Self {
        self.quotas = quotas;
        self
    }

    /// The same with another time that somebody has to be away before a bot plays for them.
    #[must_use]
    pub const fn with_takeover_grace(mut self, grace_ms: u64) -> Self {
        self.grace.takeover_ms = grace_ms;
        self
    }

    /// Takes one input at a time, in order. Say [`Input::Tick`] once after loading.
    pub fn handle(&mut self, now_ms: u64, input: Input) -> Vec<Output> {
        if self.closed {
            return Vec::new();
        }
        let now_ms = now_ms + self.ahead_ms;
        let before = self.look_around(now_ms);
        self.take(input, now_ms);
        self.tell_presence(before, now_ms);
        self.proceed(now_ms);
        self.announce();
        std::mem::take(&mut self.out)
    }

    fn take(&mut self, input: Input, now_ms: u64) {
        match input {
            Input::Hello { connection, secret, from } => {
                self.hello(connection, secret, from, now_ms);
            }
            Input::Left { connections } => self.left(&connections),
            Input::Asked { secret } => self.note_asker(Some(&secret), now_ms),
            Input::Command { from, secret, command } => {
                self.note_asker(secret.as_ref(), now_ms);
                self.receive(Job::Command {
                    from,
                    secret,
                    command,
                    arrived_ms: now_ms,
                    looked: false,
                });
            }
            Input::Stored { position } => self.stored(position, now_ms),
            Input::Taken { position, tail } => self.catch_up(position, &tail, now_ms),
            Input::Failed { position } => self.failed(position, now_ms),
            Input::Tail { from, entries } => {
                self.ahead.is_read = false;
                self.catch_up(from, &entries, now_ms);
            }
            Input::Tick => self.retry(now_ms),
            Input::Thought { seat, version, action } => {
                self.receive(Job::Thought { seat, version, action });
            }
            Input::NextOpened { table } => self.receive(Job::Next { table }),
            Input::Elsewhere { there } => self.elsewhere = there,
        }
    }

    pub fn id(&self) -> &TableId {
        &self.ledger.id
    }

    /// Counts what changed the game.
    pub fn version(&self) -> u32 {
        self.ledger.version
    }

    /// How many entries of the log this table knows.
    pub fn position(&self) -> u64 {
        self.ledger.position
    }

    /// How many decisions stand.
    pub fn decisions(&self) -> u32 {
        self.ledger.game.at()
    }

    pub fn is_over(&self) -> bool {
        self.ledger.is_over()
    }

    /// Whether nobody looks on and nothing is under way: it may be forgotten, unless it wants to
    /// be woken.
    pub fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.pending.is_none() && self.inbox.is_empty()
    }

    /// When it wants to hear [`Input::Tick`], whatever happens until then.
    pub fn wake_ms(&self) -> Option<u64> {
        self.wake_ms.map(|at_ms| at_ms.saturating_sub(self.ahead_ms))
    }

    /// How many look on through this node.
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// Whose secret it is: a seat's, or nobody's for a spectator. An error for a wrong one.
    pub fn authenticate(&self, secret: Option<&Secret>) -> Result<Viewer, WrongSecret> {
        let Some(secret) = secret else { return Ok(Viewer::Spectator) };
        self.seat_of(&secret.hash()).map(Viewer::Seat).ok_or(WrongSecret)
    }

    /// Looks at every seat, so that the time it takes tells nothing.
    fn seat_of(&self, hash: &SecretHash) -> Option<Seat> {
        let mut found = None;
        for (seat, state) in self.ledger.all_seats().zip(&self.ledger.seats) {
            if state.secret.is_some_and(|secret| secret.opens(hash).into()) {
                found = Some(seat);
            }
        }
        found
    }

    pub(crate) const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The bot of this seat, if one is asked: it holds what the seat may know, and may think
    /// anywhere.
    pub fn thinker(&mut self, seat: Seat) -> Option<Thinker> {
        let level = self.ledger.seat(seat)?.level()?.to_owned();
        self.ledger.game.thinker(seat, &level)
    }

    /// Whether many decide at the same time, so that nobody can follow each of them anyway.
    pub fn is_hurried(&self) -> bool {
        self.is_real_time() || self.ledger.asked_seats().len() > 1
    }

    fn send(&mut self, to: ConnectionId, message: ServerMessage) {
        self.out.push(Output::Send { to: vec![to], message });
    }

    fn send_to_all(&mut self, message: ServerMessage) {
        let to = self.connections.ids();
        if !to.is_empty() {
            self.out.push(Output::Send { to, message });
        }
    }

    /// The connections by who looks: each viewer's message is built once.
    fn by_viewer(&self) -> Vec<(Viewer, Vec<ConnectionId>)> {
        let mut groups: Vec<(Viewer, Vec<ConnectionId>)> = Vec::new();
        for (id, connection) in self.connections.iter() {
            match groups.iter_mut().find(|(viewer, _)| *viewer == connection.viewer) {
                Some((_, ids)) => ids.push(*id),
                None => groups.push((connection.viewer, vec![*id])),
            }
        }
        groups
    }

    /// The table as a viewer may know it now.
    pub fn snapshot(&self, viewer: Viewer, now_ms: u64) -> Snapshot {
        self.show(viewer, now_ms + self.ahead_ms)
    }

    /// The same in the table's own time.
    fn show(&self, viewer: Viewer, now_ms: u64) -> Snapshot {
        show::snapshot(self, viewer, now_ms)
    }

    /// After the end: a search for what would have gone better.
    pub fn hindsight(&self) -> Option<Search> {
        self.ledger.game.hindsight().filter(|_| self.is_over())
    }

    /// After the end: the game once more with other decisions, as far as the game can tell.
    pub fn again(&self, rows: Option<Rows>) -> Option<Again> {
        self.ledger.game.retry(rows).filter(|_| self.is_over())
    }

    /// What the bot at this seat is, for those who ask how long such bots think.
    pub fn bot(&self, seat: Seat) -> Option<(&str, &str)> {
        let level = self.ledger.seat(seat)?.level()?;
        Some((self.ledger.opened.game.as_str(), level))
    }

    /// The record, for whoever may have it: without the seed while the game goes on, and not at
    /// all while anything is hidden.
    pub fn record(&self) -> Option<String> {
        let is_over = self.is_over();
        let is_open = is_over || !self.ledger.game.has_secrets();
        is_open.then(|| self.ledger.game.record(self.ledger.players(), is_over))
    }

    /// After the end: what the match leaves for the campaign that it belongs to.
    pub fn report(&self) -> Option<serde_json::Value> {
        self.ledger.over().map(|over| self.ledger.game.report(over.outcome))
    }

    /// After the end: whether all that chance gave follows from the seed.
    pub fn verify(&self) -> Option<Result<(), ReplayError>> {
        self.is_over().then(|| self.ledger.game.verify())
    }

    fn close(&mut self, sentence: Sentence) {
        self.closed = true;
        self.send_to_all(ServerMessage::Bye { sentence: sentence.clone() });
        self.connections.clear();
        self.out.push(Output::Close { sentence });
    }
}

/// A secret that opens nothing at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the secret opens no seat of this table")]
pub struct WrongSecret;

/// Whether an entry was written by this very table.
fn is_same(ours: &Entry, theirs: &Entry) -> bool {
    ours == theirs && !matches!(ours.what, What::Opened(_))
}

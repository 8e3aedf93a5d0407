//! What is sent to the task of a table, and how to send it.

use std::fmt;

use table::message::{Command, ServerMessage};
use table::{ConnectionId, Secret, Table};
use tokio::sync::{mpsc, oneshot};

use super::outbox::Outbox;
use crate::Fault;
use crate::limits::Address;

/// How many letters may wait for a table before senders have to.
const LETTERS_AT_MOST: usize = 256;

/// Something that somebody wants from a table.
pub(crate) enum Letter {
    /// Somebody looks on from now on, or as somebody else.
    Hello {
        connection: ConnectionId,
        secret: Option<Secret>,
        from: Option<u32>,
        outbox: Outbox,
        address: Address,
    },
    Left {
        connection: ConnectionId,
    },
    /// A command over a socket that said hello: the answer goes there.
    Command {
        connection: ConnectionId,
        secret: Option<Secret>,
        command: Command,
    },
    /// A command that came alone, with where to put its answer.
    Request {
        asker: Asker,
        command: Command,
        answer: Answer,
    },
    /// Somebody looks once.
    Look {
        asker: Asker,
        look: Look,
    },
    /// The log has an entry at this position; perhaps another node wrote it.
    News {
        position: u64,
    },
    /// Others than before may be connected through other nodes.
    Presence,
    /// A clock runs out, or did; the reason comes back if there is no table to see to it.
    Wake {
        absent: oneshot::Sender<Absent>,
    },
}

/// Who wants something without a socket.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Asker {
    /// Nobody, where the server itself looks.
    pub(crate) address: Option<Address>,
    pub(crate) secret: Option<Secret>,
}

/// Where the answer to one command goes.
pub(crate) type Answer = oneshot::Sender<Result<ServerMessage, Absent>>;

/// What a look at a table does with it, or with the reason why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<(&Table, u64), Absent>) + Send>;

/// Why there is no table to talk to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Absent {
    /// There never was one.
    NoTable,
    /// The store does not answer, or this node is being stopped.
    Unavailable,
    /// Its log makes no sense to this program.
    Broken,
}

impl From<Absent> for Fault {
    fn from(absent: Absent) -> Self {
        match absent {
            Absent::NoTable => Self::no_table(),
            Absent::Unavailable => Self::unavailable(),
            Absent::Broken => Self::internal(),
        }
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hello { .. } => "Hello",
            Self::Left { .. } => "Left",
            Self::Command { .. } => "Command",
            Self::Request { .. } => "Request",
            Self::Look { .. } => "Look",
            Self::News { .. } => "News",
            Self::Presence => "Presence",
            Self::Wake { .. } => "Wake",
        })
    }
}

impl Letter {
    /// Tells the sender that nobody will read it.
    pub(super) fn send_back(self, absent: Absent) {
        match self {
            // Dropping the outbox ends the connection.
            Self::Hello { .. }
            | Self::Left { .. }
            | Self::Command { .. }
            | Self::News { .. }
            | Self::Presence => {}
            // Whoever asked may have gone.
            Self::Request { answer, .. } => drop(answer.send(Err(absent))),
            Self::Look { look, .. } => look(Err(absent)),
            Self::Wake { absent: reason } => drop(reason.send(absent)),
        }
    }
}

/// The letters of a table that is in memory.
pub(super) type Letters = mpsc::Receiver<Letter>;

/// The letter box of a table that is in memory.
#[derive(Debug, Clone)]
pub(super) struct LetterBox {
    sender: mpsc::Sender<Letter>,
    serial: Serial,
}

/// Tells one box of a table from the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Serial(pub(super) u64);

impl LetterBox {
    pub(super) fn new(serial: Serial) -> (Self, Letters) {
        let (sender, letters) = mpsc::channel(LETTERS_AT_MOST);
        (Self { sender, serial }, letters)
    }

    /// Gives the letter back when the table was just put away.
    pub(super) async fn put(&self, letter: Letter) -> Result<(), Letter> {
        self.sender.send(letter).await.map_err(|error| error.0)
    }

    pub(super) const fn serial(&self) -> Serial {
        self.serial
    }
}

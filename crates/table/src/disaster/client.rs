//! A client of the simulation: it sees what it is sent, acts on it, and repeats itself.

use kernel::Viewer;
use kernel::chance::{Chance as _, Fast};
use serde_json::Value as Json;

use super::truth;
use crate::message::{Changed, Command, ServerMessage, Snapshot};
use crate::{ConnectionId, Secret};

/// Somebody at a screen.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) viewer: Viewer,
    pub(super) secret: Option<Secret>,
    /// The node and the number of the connection, while there is one.
    pub(super) connection: Option<(usize, ConnectionId)>,
    /// What is on the screen.
    pub(super) version: Option<u32>,
    pub(super) view: Json,
    pub(super) notations: Vec<String>,
    pub(super) may_undo: bool,
    pub(super) is_over: bool,
    /// The command that is not answered yet.
    pub(super) waits_for: Option<Command>,
    pub(super) sent: u32,
    name: usize,
}

/// What a message made the client do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reaction {
    None,
    /// Something is missing: ask for everything.
    AskAgain,
}

impl Client {
    pub(super) const fn new(name: usize, viewer: Viewer, secret: Option<Secret>) -> Self {
        Self {
            viewer,
            secret,
            connection: None,
            version: None,
            view: Json::Null,
            notations: Vec::new(),
            may_undo: false,
            is_over: false,
            waits_for: None,
            sent: 0,
            name,
        }
    }

    /// Folds a message into what is on the screen.
    pub(super) fn receive(&mut self, message: &ServerMessage) -> Reaction {
        match message {
            ServerMessage::Snapshot(snapshot) => {
                if self.version.is_none_or(|version| version <= snapshot.version) {
                    self.show_all(snapshot);
                }
                Reaction::None
            }
            ServerMessage::Moment(moment) => match (self.version, &moment.now) {
                (Some(version), Some(now)) if moment.version == version + 1 => {
                    self.show(moment.version, now);
                    Reaction::None
                }
                (Some(version), _) if moment.version <= version => Reaction::None,
                (_, Some(_)) => Reaction::AskAgain,
                (_, None) => Reaction::None,
            },
            ServerMessage::Ack { id, .. } | ServerMessage::Seated { id, .. } => {
                self.answered(Some(id));
                Reaction::None
            }
            ServerMessage::Refused(refused) => {
                self.answered(refused.id.as_deref());
                if let Some(current) = &refused.current
                    && self.version.is_none_or(|version| version <= current.version)
                {
                    self.show_all(current);
                }
                Reaction::None
            }
            ServerMessage::Undone { .. }
            | ServerMessage::Chat(_)
            | ServerMessage::Seats { .. }
            | ServerMessage::Clock(_)
            | ServerMessage::Next { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => Reaction::None,
        }
    }

    fn show_all(&mut self, snapshot: &Snapshot) {
        let now = &snapshot.now;
        self.version = Some(snapshot.version);
        self.view = truth::parsed(&now.view);
        self.notations.clone_from(&now.actions.notations);
        self.may_undo = now.undo;
        self.is_over = now.prompt.over.is_some();
    }

    /// What is left out stays as it is.
    fn show(&mut self, version: u32, now: &Changed) {
        self.version = Some(version);
        if let Some(view) = &now.view {
            self.view = truth::parsed(view);
        }
        for change in now.view_changes.iter().flatten() {
            change.put_into(&mut self.view);
        }
        if let Some(actions) = &now.actions {
            self.notations = truth::notations(actions);
        }
        if let Some(prompt) = &now.prompt {
            self.is_over = prompt.over.is_some();
        }
        self.may_undo = now.undo;
    }

    fn answered(&mut self, id: Option<&str>) {
        if self.waits_for.as_ref().is_some_and(|command| command.id() == id) {
            self.waits_for = None;
        }
    }

    /// What the client wants next, if anything.
    pub(super) fn wish(&mut self, whim: &mut Fast) -> Option<Command> {
        let (Viewer::Seat(seat), Some(expected)) = (self.viewer, self.version) else { return None };
        let id = format!("{}-{}", self.name, self.sent);
        let command = match whim.below(100) {
            0..4 if self.may_undo => Command::Undo { id, expected },
            4..8 => Command::Chat { id, text: format!("hello {}", self.sent) },
            8..9 => Command::Takeover { id, seat: seat.next(4), agree: whim.below(4) > 0 },
            9..11 => Command::Back { id },
            11 if whim.below(8) == 0 => Command::Resign { id },
            12..15 => Command::Ready { id, agree: true },
            15..16 if self.is_over => Command::Rematch { id, agree: true },
            // A client that looks at something old, or is simply wrong.
            16..18 => Command::Act { id, expected: expected / 2, action: "end".to_owned() },
            18..20 => Command::Act { id, expected, action: "nonsense".to_owned() },
            _ if !self.notations.is_empty() => {
                let chosen = whim.below(self.notations.len() as u32) as usize;
                Command::Act { id, expected, action: self.notations[chosen].clone() }
            }
            _ => return None,
        };
        self.sent += 1;
        self.waits_for = Some(command.clone());
        Some(command)
    }
}

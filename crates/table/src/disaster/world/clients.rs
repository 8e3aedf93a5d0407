//! The clients of the world: how they come, what they send and what reaches them.

use kernel::chance::Chance as _;

use super::{Checked, Event, Input, NODES, Parcel, Reaction, World};
use crate::ConnectionId;
use crate::message::{Command, ServerMessage};

impl World<'_> {
    fn connect_somewhere(&mut self, client: usize) {
        let node = self.whim.below(NODES as u32) as usize;
        let connection = self.new_connection(client);
        let life = self.nodes[node].life;
        self.clients[client].connection = Some((node, connection));
        let from = self.clients[client].version.filter(|_| self.whim.below(4) > 0);
        let parcel = Parcel::Hello { client, from };
        self.schedule(10, Event::ToNode { node, life, connection, parcel });
        if !self.nodes[node].is_up {
            self.cut.insert(connection);
        }
    }

    fn new_connection(&mut self, client: usize) -> ConnectionId {
        self.next_connection += 1;
        let connection = ConnectionId(self.next_connection);
        self.lanes.insert(connection, (client, 0));
        connection
    }

    pub(super) fn let_client_act(&mut self, client: usize) {
        self.schedule(60, Event::Client(client));
        let Some((node, connection)) = self.clients[client].connection else {
            return self.connect_somewhere(client);
        };
        if self.cut.contains(&connection) {
            if self.whim.below(2) == 0 {
                self.connect_somewhere(client);
            }
        } else if self.strikes(30) {
            let life = self.nodes[node].life;
            let parcel = Parcel::Left;
            self.schedule(10, Event::ToNode { node, life, connection, parcel });
            self.clients[client].connection = None;
        } else if let Some(command) = self.clients[client].waits_for.clone() {
            if self.whim.below(4) == 0 {
                self.report.repeated += 1;
                self.send_command(client, &command);
            }
        } else if !self.is_calm {
            let wish = self.clients[client].wish(&mut self.whim);
            if let Some(command) = wish {
                self.send_command(client, &command);
            }
        }
    }

    /// Through the connection, or as a request of its own through any node; perhaps twice.
    fn send_command(&mut self, client: usize, command: &Command) {
        let copies = if self.strikes(50) { 2 } else { 1 };
        for _ in 0..copies {
            let (node, connection) = match self.clients[client].connection {
                Some(through) if self.whim.below(3) > 0 => through,
                _ => (self.whim.below(NODES as u32) as usize, self.new_connection(client)),
            };
            if self.strikes(20) {
                self.cut.insert(connection);
                self.report.cut_connections += 1;
                continue;
            }
            let life = self.nodes[node].life;
            let parcel = Parcel::Command { client, command: command.clone() };
            self.schedule(10, Event::ToNode { node, life, connection, parcel });
        }
    }

    pub(super) fn deliver(
        &mut self,
        node: usize,
        life: u32,
        connection: ConnectionId,
        parcel: Parcel,
    ) -> Checked {
        if self.nodes[node].life != life || !self.nodes[node].is_up {
            self.cut.insert(connection);
            return Ok(());
        }
        if self.nodes[node].table.is_none() {
            self.load(node)?;
        }
        let input = match parcel {
            Parcel::Hello { client, from } => {
                Input::Hello { connection, secret: self.clients[client].secret, from }
            }
            Parcel::Command { client, command } => {
                let secret = self.clients[client].secret;
                Input::Command { from: connection, secret, command }
            }
            Parcel::Left => Input::Left { connections: vec![connection] },
        };
        self.input(node, life, input)
    }

    pub(super) fn receive(
        &mut self,
        client: usize,
        connection: ConnectionId,
        message: &ServerMessage,
    ) {
        let is_own = self.clients[client].connection.is_some_and(|(_, own)| own == connection);
        let is_answer = matches!(
            message,
            ServerMessage::Ack { .. } | ServerMessage::Seated { .. } | ServerMessage::Refused(_)
        );
        if self.cut.contains(&connection) || !(is_own || is_answer) {
            return;
        }
        if self.clients[client].receive(message) == Reaction::AskAgain {
            self.clients[client].connection = None;
        }
    }
}

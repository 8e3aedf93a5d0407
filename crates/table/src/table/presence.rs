//! Who looks on: coming, going, and through which node.

use kernel::{Sentence, Viewer};

use super::{Connection, Denial, Output, Table};
use crate::message::{RefusedCode, ServerMessage};
use crate::{ConnectionId, Presence, Secret};

impl Table {
    pub(super) fn hello(
        &mut self,
        connection: ConnectionId,
        secret: Option<Secret>,
        from: Option<u32>,
        now_ms: u64,
    ) {
        let Ok(viewer) = self.authenticate(secret.as_ref()) else {
            let denial = Denial::new(RefusedCode::Secret, Sentence::new("table-wrong-secret"));
            return self.send(connection, denial.message(None, None));
        };
        let before = self.present();
        let secret = secret.map(Secret::hash);
        if !self.connections.values().any(|other| other.viewer == viewer) {
            // What was shown to whoever looked on before is not what is shown now.
            self.shown.retain(|(of, _)| *of != viewer);
        }
        self.connections.insert(connection, Connection { viewer, secret });
        for moment in from.map(|from| self.missed(from, viewer)).unwrap_or_default() {
            self.send(connection, ServerMessage::Moment(Box::new(moment)));
        }
        let snapshot = self.snapshot(viewer, now_ms);
        self.send(connection, ServerMessage::Snapshot(Box::new(snapshot)));
        self.tell_presence(before);
    }

    pub(super) fn left(&mut self, connection: ConnectionId) {
        let before = self.present();
        self.connections.remove(&connection);
        self.tell_presence(before);
    }

    pub(super) fn meet_elsewhere(&mut self, there: Presence) {
        let before = self.present();
        self.elsewhere = there;
        self.tell_presence(before);
    }

    /// Who is connected, through whichever node.
    pub(super) fn present(&self) -> Presence {
        self.here().and(self.elsewhere)
    }

    /// Who is connected through other nodes, as far as this one was told.
    pub(crate) const fn elsewhere(&self) -> Presence {
        self.elsewhere
    }

    /// Who is connected through this node.
    pub(crate) fn here(&self) -> Presence {
        let mut here = Presence::NOBODY;
        for connection in self.connections.values() {
            match connection.viewer {
                Viewer::Seat(seat) => here.seats = here.seats.with(seat),
                Viewer::Spectator => here.watching += 1,
            }
        }
        here
    }

    pub(super) fn announce(&mut self) {
        let here = self.here();
        if here != self.announced {
            self.announced = here;
            self.out.push(Output::Present { here });
        }
    }

    fn tell_presence(&mut self, before: Presence) {
        if self.present() != before {
            self.tell_seats();
        }
    }
}

//! Who looks on through this node, counted as they come and go: a crowd costs no more than one.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet, Viewer};

use crate::{ConnectionId, Presence, SecretHash};

/// Somebody who looks on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Connection {
    pub(super) viewer: Viewer,
    pub(super) secret: Option<SecretHash>,
}

/// Everybody who looks on through this node.
#[derive(Debug, Default)]
pub(super) struct Connections {
    all: BTreeMap<ConnectionId, Connection>,
    // Invariant: how many of `all` look on as each seat, and as nobody.
    at_seats: [u32; Seat::MOST],
    watching: u32,
}

impl Connections {
    pub(super) fn insert(&mut self, id: ConnectionId, connection: Connection) {
        self.remove(id);
        *self.count(connection.viewer) += 1;
        self.all.insert(id, connection);
    }

    pub(super) fn remove(&mut self, id: ConnectionId) {
        if let Some(connection) = self.all.remove(&id) {
            *self.count(connection.viewer) -= 1;
        }
    }

    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Whoever looks on as this seat by another secret than this one looks on as nobody.
    pub(super) fn show_out(&mut self, seat: Seat, secret: Option<SecretHash>) -> Vec<ConnectionId> {
        let is_old = |connection: &Connection| {
            connection.viewer == Viewer::Seat(seat) && connection.secret != secret
        };
        let shown_out: Vec<ConnectionId> =
            self.all.iter().filter(|(_, it)| is_old(it)).map(|(id, _)| *id).collect();
        for id in &shown_out {
            self.insert(*id, Connection { viewer: Viewer::Spectator, secret: None });
        }
        shown_out
    }

    fn count(&mut self, viewer: Viewer) -> &mut u32 {
        match viewer {
            Viewer::Seat(seat) => &mut self.at_seats[seat.index()],
            Viewer::Spectator => &mut self.watching,
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&ConnectionId, &Connection)> {
        self.all.iter()
    }

    pub(super) fn ids(&self) -> Vec<ConnectionId> {
        self.all.keys().copied().collect()
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether anybody looks on as this viewer.
    pub(super) const fn has(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.at_seats[seat.index()] > 0,
            Viewer::Spectator => self.watching > 0,
        }
    }

    pub(super) fn presence(&self) -> Presence {
        let is_there = |seat: &Seat| self.at_seats[seat.index()] > 0;
        let seats = SeatSet::of(Seat::all(Seat::MOST as u8).filter(is_there));
        Presence { seats, watching: self.watching }
    }
}

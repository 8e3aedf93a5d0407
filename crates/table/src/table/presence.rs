//! Who looks on: coming, going, and through which node.
//!
//! Whoever is connected is there. So is whoever asks now and then without a connection, for as long
//! as they do. A player who goes is told to all at once; how many look on is told now and then.

use kernel::{Seat, SeatSet, Sentence, Viewer};

use super::connections::Connection;
use super::{Denial, Output, Table};
use crate::message::{RefusedCode, ServerMessage};
use crate::{ConnectionId, Presence, Secret};

/// Who asked so recently is there, connected or not.
const ASKING_MS: u64 = 30_000;

/// Of those who only look on, everybody is told no more often than this.
const WATCHING_EVERY_MS: u64 = 250;

/// Who is there, beside those who are connected here.
#[derive(Debug)]
#[expect(clippy::struct_field_names, reason = "units come last")]
pub(super) struct Attendance {
    /// When a seat last asked for something.
    asked_ms: [Option<u64>; Seat::MOST],
    /// Since when a seat that is not there has been away, as far as this node knows.
    away_ms: [u64; Seat::MOST],
    /// When everybody was last told who is there, and when they will be told what they do not know.
    told_ms: u64,
    tell_ms: Option<u64>,
}

impl Attendance {
    /// Nobody is there; whoever was before may have been cut off this very moment.
    pub(super) const fn new(now_ms: u64) -> Self {
        Self {
            asked_ms: [None; Seat::MOST],
            away_ms: [now_ms; Seat::MOST],
            told_ms: 0,
            tell_ms: None,
        }
    }

    /// Those who asked for something not long ago.
    fn asking(&self) -> SeatSet {
        let asks = |seat: &Seat| self.asked_ms[seat.index()].is_some();
        SeatSet::of(Seat::all(Seat::MOST as u8).filter(asks))
    }

    fn forget_the_quiet(&mut self, now_ms: u64) {
        for asked in &mut self.asked_ms {
            *asked = asked.filter(|asked| now_ms < asked.saturating_add(ASKING_MS));
        }
    }

    /// When the next of those who ask will have been quiet for too long.
    fn quiet_ms(&self) -> Option<u64> {
        self.asked_ms.iter().flatten().min().map(|asked| asked.saturating_add(ASKING_MS))
    }
}

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
        let secret = secret.map(Secret::hash);
        if !self.connections.has(viewer) {
            // What was shown to whoever looked on before is not what is shown now.
            self.shown.retain(|(of, _)| *of != viewer);
        }
        self.connections.insert(connection, Connection { viewer, secret });
        for moment in from.map(|from| self.missed(from, viewer)).unwrap_or_default() {
            self.send(connection, ServerMessage::Moment(Box::new(moment)));
        }
        let snapshot = self.show(viewer, now_ms);
        self.send(connection, ServerMessage::Snapshot(Box::new(snapshot)));
    }

    pub(super) fn left(&mut self, connections: &[ConnectionId]) {
        for connection in connections {
            self.connections.remove(*connection);
        }
    }

    /// Whoever holds this secret wants something: they are there.
    pub(super) fn note_asker(&mut self, secret: Option<&Secret>, now_ms: u64) {
        if let Ok(viewer @ Viewer::Seat(seat)) = self.authenticate(secret)
            && !self.connections.has(viewer)
        {
            self.attendance.asked_ms[seat.index()] = Some(now_ms);
        }
    }

    /// Who is there, through whichever node.
    pub(super) fn present(&self) -> Presence {
        self.here().and(self.elsewhere)
    }

    /// Who is there through other nodes, as far as this one was told.
    pub(crate) const fn elsewhere(&self) -> Presence {
        self.elsewhere
    }

    /// Who is there through this node.
    pub(crate) fn here(&self) -> Presence {
        let asking = Presence { seats: self.attendance.asking(), watching: 0 };
        self.connections.presence().and(asking)
    }

    pub(super) fn announce(&mut self) {
        let here = self.here();
        if here != self.announced {
            self.announced = here;
            self.out.push(Output::Present { here });
        }
    }

    /// Time has passed: who was there before?
    pub(super) fn look_around(&mut self, now_ms: u64) -> Presence {
        let before = self.present();
        self.attendance.forget_the_quiet(now_ms);
        before
    }

    /// Tells everybody who is there, if others are than before.
    pub(super) fn tell_presence(&mut self, before: Presence, now_ms: u64) {
        let now = self.present();
        for seat in before.seats.iter().filter(|seat| !now.seats.contains(*seat)) {
            self.attendance.away_ms[seat.index()] = now_ms;
        }
        let may_tell_ms = self.attendance.told_ms.saturating_add(WATCHING_EVERY_MS);
        let is_due = self.attendance.tell_ms.is_some_and(|at_ms| at_ms <= now_ms);
        let is_other_crowd = now.watching != before.watching;
        if now.seats != before.seats || is_due || (is_other_crowd && may_tell_ms <= now_ms) {
            self.tell_seats(now_ms);
        } else if is_other_crowd {
            self.attendance.tell_ms = Some(may_tell_ms);
        }
    }

    /// Everybody is being told.
    pub(super) fn has_told_presence(&mut self, now_ms: u64) {
        self.attendance.told_ms = now_ms;
        self.attendance.tell_ms = None;
    }

    /// When somebody has to be told something about who is there.
    pub(super) fn presence_ms(&self) -> Option<u64> {
        self.attendance.tell_ms.into_iter().chain(self.attendance.quiet_ms()).min()
    }

    /// When a bot may play for this seat: when whoever sits there has been away for long enough.
    pub(super) fn takeover_ms(&self, seat: Seat) -> u64 {
        self.attendance.away_ms[seat.index()].saturating_add(self.grace.takeover_ms)
    }
}

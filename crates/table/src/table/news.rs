//! Who is told what when the table has changed.

use kernel::{Seat, SeatSet, Sentence, Viewer};

use super::{Output, Table, show};
use crate::Summary;
use crate::game::Told;
use crate::ledger::{Change, Effect};
use crate::message::{MomentShown, ServerMessage, Written};

/// A client that missed more than this gets a snapshot only.
const MISSED_AT_MOST: u32 = 32;

impl Table {
    pub(super) fn tell(&mut self, effect: &Effect, now_ms: u64) {
        let is_listed = matches!(effect, Effect::Sat(_) | Effect::Next(_));
        let is_new = self.ahead.noted != Some(self.listing());
        self.ahead.note_is_due |= is_listed || is_new || self.is_over();
        match effect {
            Effect::Changed(change) => {
                self.tell_change(*change, now_ms);
                // Whoever follows the clock alone hears of it too.
                if matches!(change, Change::Paused(_) | Change::Resumed(_)) {
                    let clock = show::clock(self, now_ms);
                    self.send_to_all(ServerMessage::Clock(clock));
                }
            }
            Effect::Sat(seat) => {
                self.show_out(*seat, now_ms);
                self.tell_beginning(now_ms);
                self.tell_seats(now_ms);
            }
            Effect::Voted => self.tell_seats(now_ms),
            Effect::Chatted(line) => self.send_to_all(ServerMessage::Chat(line.clone())),
            Effect::Time => {
                let clock = show::clock(self, now_ms);
                self.send_to_all(ServerMessage::Clock(clock));
                self.tell_seats(now_ms);
            }
            Effect::Next(table) => self.send_to_all(ServerMessage::Next { table: table.clone() }),
        }
    }

    fn tell_change(&mut self, change: Change, now_ms: u64) {
        let (version, at) = (self.ledger.version, self.ledger.game.at());
        if let Change::Undone(by) = change {
            self.send_to_all(ServerMessage::Undone { version, at, by });
        }
        let groups = self.by_viewer();
        let seen = |viewer| (self.moment(version, change, viewer), self.ledger.game.view(viewer));
        // Where nothing is hidden everybody sees the same.
        let is_open = !self.ledger.game.has_secrets() && !groups.is_empty();
        let open = is_open.then(|| seen(Viewer::Spectator));
        let mut messages = Vec::with_capacity(groups.len());
        let mut shown = Vec::new();
        for (viewer, to) in groups {
            let message = if matches!(change, Change::Undone(_)) {
                ServerMessage::Snapshot(Box::new(self.show(viewer, now_ms)))
            } else {
                let (mut moment, view) = open.clone().unwrap_or_else(|| seen(viewer));
                let now = show::now_with(self, viewer, view, now_ms);
                let (changed, after) = show::changed(now, self.shown_to(viewer));
                shown.push((viewer, after));
                moment.now = Some(changed);
                ServerMessage::Moment(Box::new(moment))
            };
            messages.push(Output::Send { to, message });
        }
        self.shown = shown;
        self.out.extend(messages);
    }

    /// What all who look on as this viewer were last shown.
    fn shown_to(&self, viewer: Viewer) -> Option<&show::Shown> {
        self.shown.iter().find(|(of, _)| *of == viewer).map(|(_, shown)| shown)
    }

    /// The last of those for whom a table waited has sat down: everybody sees what is asked now.
    fn tell_beginning(&mut self, now_ms: u64) {
        if !self.ledger.opened.waits || self.ledger.awaits_players() {
            return;
        }
        // After a snapshot nothing is as it was shown before.
        self.shown.clear();
        for (viewer, to) in self.by_viewer() {
            let message = ServerMessage::Snapshot(Box::new(self.show(viewer, now_ms)));
            self.out.push(Output::Send { to, message });
        }
    }

    /// Whoever still looks on by the invitation sees from now on what everybody sees.
    fn show_out(&mut self, seat: Seat, now_ms: u64) {
        let secret = self.ledger.seats[seat.index()].secret;
        let shown_out = self.connections.show_out(seat, secret);
        if !shown_out.is_empty() {
            let snapshot = Box::new(self.show(Viewer::Spectator, now_ms));
            let message = ServerMessage::Snapshot(snapshot);
            self.out.push(Output::Send { to: shown_out, message });
        }
    }

    /// What one version changed, without how it stands now.
    pub(super) fn moment(&self, version: u32, change: Change, viewer: Viewer) -> MomentShown {
        let said = |key, seat: Seat| MomentShown {
            version,
            at: self.ledger.game.at(),
            actor: None,
            action: None,
            sentence: Some(Sentence::new(key).with("seat", seat)),
            events: nothing(),
            now: None,
        };
        match change {
            Change::Decided(number) => {
                let told = self.ledger.game.told(number..=number, viewer).pop();
                decided_moment(version, number, told)
            }
            Change::Undone(seat) => said("table-undone", seat),
            Change::Resigned(seat) => said("table-resigned", seat),
            Change::Flagged(seat) => said("table-flagged", seat),
            Change::TakenOver(seat) => said("table-taken-over", seat),
            Change::GivenBack(seat) => said("table-given-back", seat),
            Change::Paused(seat) => said("table-paused", seat),
            Change::Resumed(seat) => said("table-resumed", seat),
        }
    }

    /// The moments after a version that a client knows, if they are few and nothing was taken
    /// back.
    pub(super) fn missed(&self, from: u32, viewer: Viewer) -> Vec<MomentShown> {
        let changes = self.ledger.changes.get(from as usize..).unwrap_or_default();
        let is_undone = changes.iter().any(|change| matches!(change, Change::Undone(_)));
        if is_undone || changes.len() > MISSED_AT_MOST as usize {
            return Vec::new();
        }
        self.changed(from, viewer)
    }

    /// What happened after a version, as the viewer may know it. What was taken back is left out.
    /// From the beginning, the first moment is the start with what chance gave it.
    pub fn moments(&self, from: u32, viewer: Viewer) -> Vec<MomentShown> {
        let start = if from == 0 { self.ledger.game.told(0..=0, viewer) } else { Vec::new() };
        let start = start.into_iter().map(|told| decided_moment(0, 0, Some(told)));
        start.chain(self.changed(from, viewer)).collect()
    }

    fn changed(&self, from: u32, viewer: Viewer) -> Vec<MomentShown> {
        let changes = self.standing(from);
        let decided = |(_, change): &(u32, Change)| match change {
            Change::Decided(number) => Some(*number),
            _ => None,
        };
        let numbers: Vec<u32> = changes.iter().filter_map(decided).collect();
        let mut told = match numbers.as_slice() {
            [first, .., last] | [first @ last] => self.ledger.game.told(*first..=*last, viewer),
            [] => Vec::new(),
        }
        .into_iter();
        changes
            .into_iter()
            .map(|(version, change)| match change {
                Change::Decided(number) => decided_moment(version, number, told.next()),
                _ => self.moment(version, change, viewer),
            })
            .collect()
    }

    /// The changes after a version that were not taken back.
    fn standing(&self, from: u32) -> Vec<(u32, Change)> {
        let changes = self.ledger.changes.get(from as usize..).unwrap_or_default();
        let mut standing: Vec<(u32, Change)> = Vec::new();
        for (change, version) in changes.iter().zip(from.saturating_add(1)..) {
            let is_decided = |(_, change): &(u32, Change)| matches!(change, Change::Decided(_));
            match change {
                Change::Undone(_) => {
                    if let Some(last) = standing.iter().rposition(is_decided) {
                        standing.remove(last);
                    }
                }
                _ => standing.push((version, *change)),
            }
        }
        standing
    }

    pub(super) fn tell_seats(&mut self, now_ms: u64) {
        self.has_told_presence(now_ms);
        let (seats, motions) = (show::seats(self), show::motions(self));
        for (_, shown) in &mut self.shown {
            shown.note_seats(&seats);
        }
        let watching = self.present().watching;
        self.send_to_all(ServerMessage::Seats { seats, motions, watching });
    }

    /// What lists tell of this table.
    pub fn summary(&self) -> Summary {
        show::summary(self)
    }

    /// What a list is about: whether the game has begun, and who has taken a seat.
    fn listing(&self) -> (bool, SeatSet) {
        let is_taken = |seat: &Seat| self.ledger.seat(*seat).is_some_and(|state| state.taken);
        let taken = self.ledger.all_seats().filter(is_taken);
        (self.ledger.game.at() > 0, SeatSet::of(taken))
    }

    pub(super) fn take_note(&mut self, now_ms: u64) {
        let is_due = self.ahead.note_is_due || self.is_noted_wrongly(now_ms);
        if is_due && self.pending.is_none() {
            self.ahead.note_is_due = false;
            self.ahead.noted = Some(self.listing());
            let summary = self.summary();
            self.noted_ms = summary.due_ms;
            self.out.push(Output::Note(Box::new(summary)));
        }
    }
}

fn decided_moment(version: u32, number: u32, told: Option<Told>) -> MomentShown {
    let nobody = || (None, None, None, nothing());
    let (actor, action, sentence, events) =
        told.map_or_else(nobody, |told| (told.actor, told.action, told.sentence, told.events));
    MomentShown { version, at: number, actor, action, sentence, events, now: None }
}

/// No events.
fn nothing() -> Written {
    Written::new(&[(); 0])
}

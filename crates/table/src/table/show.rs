//! What a viewer is shown, built from `view`, the viewer's own actions and events with an audience.

use kernel::{Paragraph, Seat, SeatSet, Viewer};

use super::Table;
use crate::Summary;
use crate::entry::Motion;
use crate::message::{
    Actions, Changed, ClockShown, MotionShown, Now, PromptShown, SeatClockShown, SeatKind,
    SeatShown, Snapshot, Written, changes,
};
use crate::port::TableState;
use crate::presence::seat_of;
use crate::summary::SummarySeat;

pub(super) fn snapshot(table: &Table, viewer: Viewer, now_ms: u64) -> Snapshot {
    let ledger = &table.ledger;
    let opened = &ledger.opened;
    let you = seat_of(viewer);
    Snapshot {
        id: ledger.id.clone(),
        version: ledger.version,
        at: ledger.game.at(),
        last: ledger.game.at(),
        game: opened.game.clone(),
        rules: opened.rules,
        title: opened.title.clone(),
        public: opened.public,
        setup: ledger.game.setup(),
        setting: ledger.game.setting(),
        secrets: ledger.game.has_secrets(),
        now: now(table, viewer, now_ms),
        you,
        host: you.is_some() && you == opened.host,
        commitment: opened.commitment,
        seed: opened.seed.filter(|_| ledger.is_over()),
        limits: opened.limits,
        chat: ledger.chat.iter().cloned().collect(),
        motions: motions(table),
        watching: table.present().watching,
        next_table: ledger.next.clone(),
        after: opened.after.clone(),
        campaign: opened.campaign.clone(),
    }
}

impl Table {
    /// The position in words, now or after so many decisions, as a viewer may know it.
    pub fn describe(&self, at: Option<u32>, viewer: Viewer) -> Vec<Paragraph> {
        self.ledger.game.describe(at, viewer)
    }

    /// The table as it was after so many decisions, as a viewer may know it: without actions.
    pub fn past(&self, at: u32, viewer: Viewer, now_ms: u64) -> Snapshot {
        let past = self.ledger.game.past(at, viewer);
        let mut snapshot = self.snapshot(viewer, now_ms);
        let is_last = past.at == snapshot.last;
        snapshot.at = past.at;
        snapshot.now.view = past.view;
        snapshot.now.actions = Actions::default();
        snapshot.now.things.clear();
        snapshot.now.forms.clear();
        snapshot.now.undo = false;
        snapshot.now.prompt.question = None;
        snapshot.now.prompt.urgent = false;
        if !is_last {
            snapshot.now.prompt.seats = past.seats.iter().collect();
            snapshot.now.prompt.over = None;
        }
        snapshot
    }
}

pub(super) fn now(table: &Table, viewer: Viewer, now_ms: u64) -> Now {
    now_with(table, viewer, table.ledger.game.view(viewer), now_ms)
}

/// The same with a view that is known already.
pub(super) fn now_with(table: &Table, viewer: Viewer, view: Written, now_ms: u64) -> Now {
    let ledger = &table.ledger;
    let asked = ledger.asked_seats();
    let own = seat_of(viewer).filter(|seat| asked.contains(*seat));
    let acts = own.filter(|seat| ledger.seats[seat.index()].is_played_by_a_person());
    let actions = acts.map(|seat| ledger.game.actions(seat)).unwrap_or_default();
    let things = acts.map(|seat| ledger.game.things(seat, &actions)).unwrap_or_default();
    let question = own.map(|seat| ledger.game.question(seat));
    let may_undo = ledger.ended.is_none() && ledger.game.undoable_by() == seat_of(viewer);
    Now {
        prompt: PromptShown {
            seats: asked.iter().collect(),
            urgent: question.as_ref().is_some_and(|question| ledger.game.alarms(question)),
            question,
            over: ledger.over(),
        },
        view,
        actions: actions.into_iter().collect(),
        things,
        forms: acts.map(|seat| ledger.game.forms(seat)).unwrap_or_default(),
        undo: may_undo && seat_of(viewer).is_some(),
        clock: clock(table, now_ms),
        seats: seats(table),
    }
}

/// What a viewer was last shown, so that only what has changed is shown again.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    prompt: u64,
    view: Written,
    actions: u64,
    things: u64,
    forms: u64,
    seats: u64,
}

impl Shown {
    /// The seats were shown apart from the rest.
    pub(super) fn note_seats(&mut self, seats: &[SeatShown]) {
        self.seats = Written::new(seats).fingerprint();
    }
}

/// What has changed since then; everything if nothing was shown.
pub(super) fn changed(now: Now, before: Option<&Shown>) -> (Changed, Shown) {
    let (actions, forms) = (Written::new(&now.actions), Written::new(&now.forms));
    let things = Written::new(&now.things);
    let shown = Shown {
        prompt: Written::new(&now.prompt).fingerprint(),
        view: now.view.clone(),
        actions: actions.fingerprint(),
        things: things.fingerprint(),
        forms: forms.fingerprint(),
        seats: Written::new(&now.seats).fingerprint(),
    };
    let is_new = |part: fn(&Shown) -> u64| before.is_none_or(|before| part(before) != part(&shown));
    let differs = before.map(|before| changes(&before.view, &now.view));
    let (view, view_changes) = match differs {
        None | Some(None) => (Some(now.view), None),
        Some(Some(changes)) => (None, Some(changes).filter(|changes| !changes.is_empty())),
    };
    let changed = Changed {
        prompt: is_new(|shown| shown.prompt).then_some(now.prompt),
        view,
        view_changes,
        actions: is_new(|shown| shown.actions).then_some(actions),
        things: is_new(|shown| shown.things).then_some(things),
        forms: is_new(|shown| shown.forms).then_some(forms),
        undo: now.undo,
        clock: now.clock,
        seats: is_new(|shown| shown.seats).then_some(now.seats),
    };
    (changed, shown)
}

pub(super) fn seats(table: &Table) -> Vec<SeatShown> {
    let present = table.present().seats;
    let ledger = &table.ledger;
    let shown = |seat: Seat| {
        let state = &ledger.seats[seat.index()];
        SeatShown {
            seat,
            name: state.name.clone(),
            kind: if state.bot.is_some() { SeatKind::Bot } else { SeatKind::Human },
            level: state.level().map(str::to_owned),
            taken: state.taken,
            connected: present.contains(seat),
            resigned: state.resigned,
            away: state.bot.is_none() && state.stand_in.is_some(),
            host: ledger.opened.host == Some(seat),
        }
    };
    ledger.all_seats().map(shown).collect()
}

pub(super) fn motions(table: &Table) -> Vec<MotionShown> {
    let ledger = &table.ledger;
    let shown = |(motion, agreed): &(_, SeatSet)| {
        let is_carried = ledger.is_carried(*motion);
        let needed = if is_carried { SeatSet::EMPTY } else { ledger.electorate(*motion) };
        MotionShown {
            motion: *motion,
            agreed: agreed.iter().collect(),
            missing: needed.iter().filter(|seat| !agreed.contains(*seat)).collect(),
            at_ms: match motion {
                Motion::Takeover(seat) if is_carried => Some(table.takeover_ms(*seat)),
                Motion::Takeover(_) | Motion::Rematch | Motion::Start => None,
            },
        }
    };
    ledger.votes.iter().map(shown).collect()
}

pub(super) fn clock(table: &Table, now_ms: u64) -> ClockShown {
    let (ledger, limits) = (&table.ledger, table.ledger.opened.limits);
    let is_over = ledger.is_over();
    let seat_clock = |seat: Seat| {
        let (decision, game) = ledger.time.left(seat, limits, now_ms);
        SeatClockShown {
            seat,
            running: ledger.time.is_running(seat) && !is_over,
            decision_left_ms: decision,
            game_left_ms: game,
        }
    };
    let is_timed = |seat: &Seat| ledger.seats[seat.index()].bot.is_none();
    let seats = ledger.all_seats().filter(|_| limits.are_set()).filter(is_timed);
    let real_time = table.is_real_time();
    ClockShown {
        now_ms,
        running: ledger.time.runs() && !is_over,
        paused: ledger.time.is_paused(),
        awaits_ready: real_time && !ledger.time.has_begun() && !is_over,
        elapsed_ms: ledger.time.elapsed_ms(now_ms).filter(|_| real_time),
        begins_in_ms: ledger.time.begins_in_ms(now_ms).filter(|_| real_time),
        next_ms: table.next_tick().map(|(elapsed_ms, _)| u64::from(elapsed_ms)),
        seats: seats.map(seat_clock).collect(),
    }
}

pub(super) fn summary(table: &Table) -> Summary {
    let ledger = &table.ledger;
    let seat = |(seat, state): (Seat, &crate::ledger::SeatState)| SummarySeat {
        seat,
        kind: if state.bot.is_some() { SeatKind::Bot } else { SeatKind::Human },
        level: state.bot.clone(),
        name: state.name.clone(),
        taken: state.taken,
    };
    let seats: Vec<_> = ledger.all_seats().zip(&ledger.seats).map(seat).collect();
    let is_open = seats.iter().any(|seat| !seat.taken);
    Summary {
        id: ledger.id.clone(),
        game: ledger.opened.game.clone(),
        title: ledger.opened.title.clone(),
        setup: ledger.game.setup(),
        public: ledger.opened.public,
        state: match () {
            () if ledger.is_over() => TableState::Over,
            () if is_open => TableState::Open,
            () => TableState::Running,
        },
        seats,
        started: ledger.game.at() > 0,
        version: ledger.version,
        position: ledger.position,
        at_ms: ledger.last_ms,
        due_ms: table.deadline_ms().map(|at_ms| at_ms.saturating_sub(table.ahead_ms)),
    }
}

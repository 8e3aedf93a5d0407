//! What a seat knows in the action round: what everybody knows, and its own cards.

use alert::planning::{Cue, MemberView, Said, Says, State, View};
use alert::{Alert, Card, Crew, DeckColours, Laid, Mission, NumberSet, Phase, Turn};
use kernel::{Rules as _, Seat, Viewer};

use super::asked::Asked;
use super::{future, solo, speech, trust};
use crate::solver::draft::Row;

/// More cards than this in one hand never matter to the search.
const CARDS_MOST: usize = 31;
/// So long somebody is waited for who has begun to tell their cards.
const PATIENCE_MS: u32 = 10_000;
/// From the start of each phase until most of its threats were announced.
const NEWS_MS: [u32; 3] = [100_000, 60_000, 0];

/// Everything that a seat may know.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) seat: Seat,
    pub(super) public: Public,
    /// The boards on which one may change everything: one's own, or those of the androids alone.
    pub(super) boards: Vec<Board>,
    pub(super) said: Said,
    pub(super) asked: Asked,
    pub(super) draws: u8,
    pub(super) gift_for_me: Option<Seat>,
    pub(super) is_silent: bool,
    pub(super) rest: Rest,
    /// The computer has warned that this phase ends soon.
    pub(super) is_late: bool,
    /// Somebody is about to tell what cards they hold.
    pub(super) is_waiting: bool,
}

/// A board with the cards for it.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) member: usize,
    /// In hand, and on the slots of this phase.
    pub(super) pool: Vec<Card>,
    pub(super) laid: [Option<Laid>; Turn::SLOTS],
}

/// What to do when there is nothing to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rest {
    /// One has said already that time may go on.
    Said,
    /// Where no clock runs time waits for everybody; and whoever wants the round to end is not
    /// kept waiting.
    MaySay,
    Wait,
}

impl Rest {
    pub(super) fn of(view: &View, seat: Seat, is_timed: bool) -> Self {
        let is_wanted = view.may_end && !view.agreed.is_empty();
        if view.agreed.contains(seat) {
            Self::Said
        } else if is_timed && !is_wanted {
            Self::Wait
        } else {
            Self::MaySay
        }
    }
}

/// What everybody at the table knows. Whoever thinks about it comes to the same plan.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Public {
    pub(super) mission: Mission,
    /// The threats that are left to whoever takes care of them.
    pub(super) left: NumberSet,
    pub(super) choices: DeckColours,
    pub(super) crew: Crew,
    /// How much the threats count that were not announced yet.
    pub(super) levels_left: u8,
    /// The computer has warned that the phase ends soon that some of the crew still plan.
    pub(super) is_late: bool,
    /// How many turns the crew has.
    pub(super) turns: usize,
    /// Androids last.
    pub(super) members: Vec<Known>,
    pub(super) players: usize,
}

/// What everybody knows of one member.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Known {
    /// Of an android, that of whoever looks after it.
    pub(super) phase: Phase,
    /// What lies open or was said. Of those who plan with the others, only up to this phase.
    pub(super) row: Row,
    /// The slots that are filled for good.
    pub(super) fixed: [bool; Turn::SLOTS],
    /// Who supplies the cards, where these are known.
    pub(super) by: Option<usize>,
    /// The cards that the member told; none of somebody who keeps them to themselves.
    pub(super) cards: Vec<Card>,
}

impl Seen {
    pub(super) fn of(state: &State, seat: Seat) -> Option<Self> {
        let view = Alert::view(state, Viewer::Seat(seat));
        if state.settled().crew.is_solo() {
            return Some(solo::seen(state, seat, &view));
        }
        let me = view.members.get(seat.index())?;
        let phase = phase_of(me)?;
        let laid = laid_on(me);
        let on_board = slots(phase).filter_map(|slot| laid[slot]?.card());
        let mut pool: Vec<Card> = hand(&view).chain(on_board).collect();
        pool.sort_unstable();
        pool.truncate(CARDS_MOST);
        let public = Public::of(state, &view);
        Some(Self {
            seat,
            asked: Asked::of(state, &view, seat, &public),
            public,
            boards: vec![Board { member: seat.index(), pool, laid }],
            said: *state.talk().of(seat),
            draws: me.draws,
            gift_for_me: view.gifts.iter().find(|(_, to)| *to == seat).map(|(from, _)| *from),
            is_silent: view.communications_down,
            rest: Rest::of(&view, seat, state.settled().is_timed),
            is_late: is_late(state, phase),
            is_waiting: is_recent(state)
                && others(&view, seat).any(|it| is_telling(it, state, &view)),
        })
    }

    /// One's own board; alone, that of the first android.
    pub(super) fn own(&self) -> &Board {
        &self.boards[0]
    }

    pub(super) fn me(&self) -> usize {
        self.seat.index()
    }

    pub(super) fn has_threats(&self) -> bool {
        self.public.mission.arrivals().next().is_some()
    }

    /// The slots of the phase that one plans.
    pub(super) fn slots(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        self.public.slots(self.me())
    }
}

impl Public {
    fn of(state: &State, view: &View) -> Self {
        let is_open = !state.settled().level.hides_plans();
        let players = view.members.iter().filter(|it| it.seat.is_some()).count();
        let mut members = Vec::new();
        for (index, member) in view.members.iter().enumerate() {
            let known = match member.seat {
                Some(seat) => player(index, member, state.talk().of(seat), is_open),
                None => android(member, pilot(index - players, players), &members),
            };
            members.push(known);
        }
        Self::with(state, view, members, players)
    }

    /// The same of members of whom it is known who they are and what they hold.
    pub(super) fn with(state: &State, view: &View, members: Vec<Known>, players: usize) -> Self {
        let mut public = Self {
            mission: *state.mission(),
            left: trust::left_to_others(state, &members),
            choices: view.choices,
            crew: state.settled().crew,
            levels_left: future::levels_left(state),
            is_late: false,
            turns: view.level.turns().into(),
            members,
            players,
        };
        let phase = public.phase();
        // Without a clock nobody is warned: every thought may be the last.
        let is_warned = state.announced().iter().any(|cue| warns(*cue, phase));
        public.is_late = is_warned || !state.settled().is_timed;
        public
    }

    /// Whether this may be known some time after the other, in the same phase: there are more
    /// threats and cards, and people may have said something.
    pub(super) fn follows(&self, other: &Self) -> bool {
        let holds = |arrival| self.mission.arrivals().any(|it| it == arrival);
        let same = (self.choices, self.crew, self.turns, self.players)
            == (other.choices, other.crew, other.turns, other.players);
        // What is left to somebody else need not be thought of any more, by nobody.
        same && self.left == other.left
            && self.mission.tracks == other.mission.tracks
            && self.mission.condition == other.mission.condition
            && self.members.len() == other.members.len()
            && self.members.iter().zip(&other.members).all(|(it, other)| it.follows(other))
            && other.mission.arrivals().all(holds)
    }

    /// Whether there is a threat that is not left to somebody.
    pub(super) fn has_work(&self) -> bool {
        self.mission.without(self.left).arrivals().next().is_some()
    }

    /// The phase that some of the crew still plan.
    pub(super) fn phase(&self) -> Phase {
        self.members.iter().map(|member| member.phase).min().unwrap_or(Phase::Three)
    }

    /// The first slot of the phases that a member plans later.
    pub(super) fn first_ahead(&self, member: usize) -> usize {
        self.slots(member).last().map_or(self.turns, |last| last + 1)
    }

    /// The slots of the phase that a member plans.
    pub(super) fn slots(&self, member: usize) -> impl Iterator<Item = usize> + Clone + use<> {
        let turns = self.turns;
        slots(self.members[member].phase).filter(move |slot| *slot < turns)
    }

    /// The first slot of a member that may be thought about: of this phase where the cards are
    /// known, of the next where they are not.
    pub(super) fn first_open(&self, member: usize) -> usize {
        let mut slots = self.slots(member);
        match self.members[member].by {
            Some(_) => slots.next().unwrap_or(self.turns),
            None => slots.last().map_or(0, |last| last + 1),
        }
    }
}

impl Known {
    /// One card may have been handed over.
    fn follows(&self, other: &Self) -> bool {
        let mut left = self.cards.clone();
        let mut missing = other.cards.iter().filter(|card| {
            let place = left.iter().position(|it| it == *card);
            place.map(|place| left.swap_remove(place)).is_none()
        });
        self.phase == other.phase && (self.by.is_none() || missing.nth(1).is_none())
    }
}

/// The slots of a phase, counted from 0.
pub(super) fn slots(phase: Phase) -> impl Iterator<Item = usize> + Clone {
    phase.turns().map(|turn| usize::from(turn) - 1)
}

fn player(index: usize, member: &MemberView, said: &Said, is_open: bool) -> Known {
    let phase = phase_of(member).unwrap_or(Phase::One);
    let mut row = speech::row_of(said);
    if is_open {
        show(&mut row, member);
    }
    let cards: Vec<Card> = said.cards().take(CARDS_MOST).collect();
    let is_known = cards.len() == held(member) && !cards.is_empty();
    if is_known {
        slots(phase).for_each(|slot| row[slot] = None);
    }
    Known {
        phase,
        row,
        fixed: [false; Turn::SLOTS],
        by: is_known.then_some(index),
        cards: if is_known { cards } else { Vec::new() },
    }
}

/// The boards of androids lie open, and what lies on them stays.
fn android(member: &MemberView, pilot: usize, players: &[Known]) -> Known {
    let mut row = [None; Turn::SLOTS];
    show(&mut row, member);
    let looked_after = &players[pilot];
    Known {
        phase: looked_after.phase,
        row,
        fixed: row.map(|order| order.is_some()),
        by: looked_after.by,
        cards: Vec::new(),
    }
}

/// Androids are looked after from the last seat backwards.
fn pilot(android: usize, players: usize) -> usize {
    players - 1 - android % players
}

pub(super) fn show(row: &mut Row, member: &MemberView) {
    for (order, laid) in row.iter_mut().zip(laid_on(member)) {
        if let Some(laid) = laid {
            *order = Some(laid.up);
        }
    }
}

pub(super) fn laid_on(member: &MemberView) -> [Option<Laid>; Turn::SLOTS] {
    let mut laid = [None; Turn::SLOTS];
    for (place, slot) in laid.iter_mut().zip(&member.slots) {
        *place = slot.card.as_ref().and_then(|card| card.parse().ok());
    }
    laid
}

fn phase_of(member: &MemberView) -> Option<Phase> {
    Phase::ALL.get(usize::from(member.phase?) - 1).copied()
}

/// How many cards somebody has in this phase, on the board or in hand.
fn held(member: &MemberView) -> usize {
    let phase = phase_of(member).unwrap_or(Phase::One);
    let slots = slots(phase).filter_map(|slot| member.slots.get(slot));
    slots.filter(|slot| slot.back.is_some()).count() + usize::from(member.hand.unwrap_or(0))
}

fn others(view: &View, seat: Seat) -> impl Iterator<Item = &MemberView> {
    view.members.iter().filter(move |it| it.seat.is_some_and(|other| other != seat))
}

/// Whether somebody told some of their cards, but not all, or more than they hold now. Whoever has
/// time go on has told what they wanted to.
fn is_telling(member: &MemberView, state: &State, view: &View) -> bool {
    let Some(seat) = member.seat.filter(|seat| !view.agreed.contains(*seat)) else { return false };
    let told = state.talk().of(seat).cards().count();
    told > 0 && told != held(member)
}

/// Whether news came a moment ago: later on nobody is waited for.
fn is_recent(state: &State) -> bool {
    let last_ms = state.announced().last().map_or(0, |cue| cue.at_ms);
    state.time_ms() - last_ms <= PATIENCE_MS
}

/// Whether this phase ends soon, as far as one can tell. Without a clock nobody is warned: then it
/// is as soon as most news have come.
pub(super) fn is_late(state: &State, phase: Phase) -> bool {
    let announced = state.announced();
    if announced.iter().any(|cue| warns(*cue, phase)) {
        return true;
    }
    let ends = announced.iter().rev().find(|cue| matches!(cue.says, Says::PhaseEnds(_)));
    let since_ms = state.time_ms() - ends.map_or(0, |cue| cue.at_ms);
    !state.settled().is_timed && since_ms >= NEWS_MS[phase.index()]
}

/// The cards that the view shows in hand.
pub(super) fn hand(view: &View) -> impl Iterator<Item = Card> {
    view.hand.iter().flatten().filter_map(|card| card.parse().ok())
}

fn warns(cue: Cue, of: Phase) -> bool {
    matches!(cue.says, Says::Warning { phase, .. } if phase == of)
}

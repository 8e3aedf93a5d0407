//! A game in its middle: hands, boards, the time, and what the computer has said.

use std::sync::Arc;

use kernel::{Seat, SeatSet};

use super::action::Place;
use super::film::Film;
use super::interval::Interval;
use super::pool::Pool;
use super::setup::Settled;
use super::soundtrack::{Cue, Soundtrack};
use super::talk::Talk;
use crate::campaign::Campaign;
use crate::card::{ActionCard, Card, Half, HeroicCard, Laid};
use crate::crew::Member;
use crate::logbook::LogLine;
use crate::mission::Mission;
use crate::plan::{Plan, Plans};
use crate::report::Report;
use crate::turn::{Phase, Turn};

/// A position with all its secrets.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) settled: Settled,
    pub(super) soundtrack: Arc<Soundtrack>,
    /// How many of its cues were heard.
    pub(super) heard: u16,
    pub(super) elapsed_ms: u32,
    /// When this mission's alarm sounded.
    pub(super) started_ms: u32,
    /// With the threats that were announced so far.
    pub(super) mission: Mission,
    /// How many threats were drawn.
    pub(super) drawn: u8,
    // Invariant: each action card is in the deck, in one hand, held out, or on one slot.
    pub(super) deck: Pool,
    pub(super) desks: [Desk; Member::MOST],
    pub(super) boards: [Board; Member::MOST],
    pub(super) is_transfer_open: bool,
    /// Communications are down.
    pub(super) is_silent: bool,
    /// The round may be ended early.
    pub(super) may_end: bool,
    /// Who wants to end the round or, without a clock, has time go on.
    pub(super) agreed: SeatSet,
    /// What was said and not taken back.
    pub(super) talk: Talk,
    pub(super) part: Part,
    pub(super) film: Option<Film>,
    pub(super) campaign: Campaign,
    pub(super) interval: Interval,
    /// How the mission that was resolved last ended.
    pub(super) report: Option<Report>,
    /// A line of the ship's log for each mission so far, without its date.
    pub(super) log: Vec<LogLine>,
}

/// The parts of a game, in order; a campaign begins again after an interval.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// The action round.
    Planning,
    /// The resolution round.
    Film,
    /// Between two missions of a campaign.
    Interval,
    Over,
}

/// What a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Desk {
    pub(super) hand: Pool,
    /// Until it is played.
    pub(super) heroic: Option<HeroicCard>,
    pub(super) phase: Phase,
    /// Announcements of incoming data that were not made use of (`SA-ANN-07`).
    pub(super) draws: u8,
    /// The card that is held out to somebody.
    pub(super) gift: Option<Gift>,
    /// Whether a card was held out in this data transfer.
    pub(super) gave: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gift {
    pub(super) card: ActionCard,
    pub(super) to: Seat,
}

impl Desk {
    pub(super) const EMPTY: Self = Self {
        hand: Pool::EMPTY,
        heroic: None,
        phase: Phase::One,
        draws: 0,
        gift: None,
        gave: false,
    };

    pub(super) const fn holds(&self, card: Card) -> bool {
        match card {
            Card::Action(card) => self.hand.contains(card),
            Card::Heroic(card) => match self.heroic {
                Some(own) => own.0 as u8 == card.0 as u8,
                None => false,
            },
        }
    }

    /// The kinds of cards in hand, the heroic one last.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let heroic = self.heroic.into_iter().map(Card::Heroic);
        self.hand.kinds().map(Card::Action).chain(heroic)
    }

    /// How many cards are in hand.
    pub(super) fn count(&self) -> u8 {
        self.hand.len() + u8::from(self.heroic.is_some())
    }

    pub(super) fn put(&mut self, card: Card) {
        match card {
            Card::Action(card) => self.hand.add(card),
            Card::Heroic(card) => self.heroic = Some(card),
        }
    }

    pub(super) fn remove(&mut self, card: Card) {
        match card {
            Card::Action(card) => {
                self.hand.remove(card);
            }
            Card::Heroic(_) => self.heroic = None,
        }
    }
}

/// A member's action board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) slots: [Option<Placed>; Turn::SLOTS],
    /// An android's heroic card, beside the board until it is played (`SA-ANDR-03`).
    pub(super) heroic: Option<HeroicCard>,
}

/// A card on a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) card: Card,
    pub(super) half: Half,
}

impl Placed {
    pub(super) fn laid(self) -> Laid {
        self.card.laid(self.half)
    }
}

impl Board {
    pub(super) const EMPTY: Self = Self { slots: [None; Turn::SLOTS], heroic: None };

    pub(super) fn plan(&self) -> Plan {
        Plan { slots: self.slots.map(|slot| slot.map(Placed::laid)) }
    }
}

impl State {
    pub fn settled(&self) -> &Settled {
        &self.settled
    }

    pub const fn part(&self) -> Part {
        self.part
    }

    /// With the threats that were announced so far.
    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    /// How the mission that was resolved last ended.
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// A line of the ship's log for each mission that is over, without its date: training is not
    /// logged (`SA-LOG-02`, `SA-LOG-04`, `SA-CAMP-15`).
    pub fn log_lines(&self) -> &[LogLine] {
        &self.log
    }

    pub const fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// What was said in this mission; everybody has heard it.
    pub const fn talk(&self) -> &Talk {
        &self.talk
    }

    /// What the computer has said so far.
    pub fn announced(&self) -> &[Cue] {
        &self.soundtrack.cues[..usize::from(self.heard)]
    }

    /// The soundtrack, for the ship's log; nobody may know it before the mission is over.
    pub fn soundtrack_id(&self) -> &str {
        &self.soundtrack.id
    }

    /// Since this mission's alarm.
    pub const fn time_ms(&self) -> u32 {
        self.elapsed_ms - self.started_ms
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.settled.crew.players())
    }

    pub(super) fn members(&self) -> impl Iterator<Item = Member> + use<> {
        Member::first(self.settled.crew.size())
    }

    pub(super) const fn desk(&self, seat: Seat) -> &Desk {
        &self.desks[seat.index()]
    }

    pub(super) const fn is_solo(&self) -> bool {
        self.settled.crew.is_solo()
    }

    /// The member for whom this seat plans first of all; none in solo play.
    pub(super) fn member_of(&self, seat: Seat) -> Option<Member> {
        if self.is_solo() { None } else { Member::ALL.get(seat.index()).copied() }
    }

    /// The seat that is this member; none for an android.
    pub(super) fn seat_of(&self, member: Member) -> Option<Seat> {
        let is_android = self.settled.crew.is_android(member);
        (!is_android).then(|| Seat::new(member.index() as u8))
    }

    /// The androids, with their numbers counted from 0.
    pub(super) fn androids(&self) -> impl Iterator<Item = (u8, Member)> + use<> {
        (0..).zip(self.settled.crew.android_members().iter().collect::<Vec<_>>())
    }

    /// Whose board a place is on.
    pub(super) fn member_at(&self, seat: Seat, place: Place) -> Option<Member> {
        match place.android {
            None => self.member_of(seat),
            Some(number) => {
                self.androids().find(|(android, _)| *android == number).map(|(_, member)| member)
            }
        }
    }

    pub(super) fn slot(&self, member: Member, turn: Turn) -> Option<Placed> {
        self.boards[member.index()].slots.get(turn.slot()).copied().flatten()
    }

    pub(super) fn slot_mut(&mut self, member: Member, turn: Turn) -> &mut Option<Placed> {
        &mut self.boards[member.index()].slots[turn.slot()]
    }

    /// Whether everybody sees the faces of this member's planned cards (`SA-PLAN-09`,
    /// `SA-ANDR-04`).
    pub(super) fn is_open(&self, member: Member) -> bool {
        !self.settled.level.hides_plans() || self.settled.crew.is_android(member)
    }

    /// The last phase of this mission.
    pub(super) fn last_phase(&self) -> Phase {
        *self.settled.level.phases().last().expect("every level has phases")
    }

    pub(super) fn plans(&self) -> Plans {
        self.members().map(|member| self.boards[member.index()].plan()).collect()
    }
}

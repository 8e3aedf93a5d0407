//! Before the alarm: boards, tracks and cards for one mission (`SA-SETUP-03` to `SA-SETUP-12`).

use std::sync::Arc;

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat, SeatSet};

use super::event::{Dealt, Event};
use super::interval::Interval;
use super::pool::Pool;
use super::setup::{Settled, Setup};
use super::soundtrack::Soundtrack;
use super::state::{Board, Desk, Part, State};
use super::talk::Talk;
use crate::campaign::Campaign;
use crate::card::HeroicCard;
use crate::crew::Member;
use crate::mission::{Condition, Mission};
use crate::track::Track;
use crate::turn::Phase;

impl State {
    pub(super) fn start(
        setup: &Setup,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, Refusal> {
        let mut state = Self::before_the_alarm(setup.settle()?, chance);
        state.deal(chance, log);
        Ok(state)
    }

    /// With boards and tracks, but without cards.
    pub(super) fn before_the_alarm(settled: Settled, chance: &mut impl Chance) -> Self {
        let soundtrack = settled.source.pick(chance);
        let (tracks, internal) = lay_tracks(&soundtrack, chance);
        let mut mission = Mission::new(settled.level, tracks, internal);
        mission.condition = soundtrack.condition;
        Self {
            settled,
            soundtrack,
            heard: 0,
            elapsed_ms: 0,
            started_ms: 0,
            mission,
            drawn: 0,
            deck: Pool::whole_deck(),
            desks: [Desk::EMPTY; Member::MOST],
            boards: [Board::EMPTY; Member::MOST],
            is_transfer_open: false,
            is_silent: false,
            may_end: false,
            agreed: SeatSet::EMPTY,
            talk: Talk::SILENCE,
            part: Part::Planning,
            film: None,
            campaign: Campaign::new(),
            interval: Interval::default(),
            report: None,
            log: Vec::new(),
        }
    }

    /// Sets up the next mission of a campaign on the ship as it is (`SA-CAMP-18`).
    pub(super) fn begin_again(
        &mut self,
        condition: Condition,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let fresh = Self::before_the_alarm(self.settled.clone(), chance);
        let (campaign, lines) = (std::mem::take(&mut self.campaign), std::mem::take(&mut self.log));
        let (elapsed_ms, report) = (self.elapsed_ms, self.report);
        *self = Self { elapsed_ms, started_ms: elapsed_ms, campaign, report, log: lines, ..fresh };
        self.mission.condition = condition;
        self.deal(chance, log);
    }

    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        log.push(Event::AlarmSounded { level: self.settled.level });
        self.deal_heroics(chance, log);
        if self.is_solo() {
            // The whole deck lies open (`SA-SOLO-01`).
            self.desks[0].hand = std::mem::take(&mut self.deck);
            return;
        }
        for seat in self.seats() {
            self.take_pile(seat, Phase::One, chance, log);
        }
    }

    /// One for each member; what is left stays unseen (`SA-SETUP-10`, `SA-ANDR-02`).
    fn deal_heroics(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if !self.settled.level.has_heroics() {
            return;
        }
        let mut heroics = HeroicCard::ALL;
        chance.shuffle(&mut heroics);
        for (member, card) in self.members().zip(heroics) {
            if let Some(seat) = self.seat_of(member) {
                self.desks[seat.index()].heroic = Some(card);
            } else {
                self.boards[member.index()].heroic = Some(card);
                log.push(Event::HeroicShown { crew: self.settled.crew, member, card });
            }
        }
    }

    /// Cards are drawn when their pile is taken up: nobody has seen them before, so that it is
    /// the same as having dealt them at the start.
    pub(super) fn take_pile(
        &mut self,
        seat: Seat,
        phase: Phase,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let count = self.settled.crew.deal(self.settled.level, phase);
        let cards = self.deck.deal(count, chance);
        self.talk.forget_cards(seat);
        let desk = &mut self.desks[seat.index()];
        desk.phase = phase;
        desk.hand.add_all(cards);
        let heroic = desk.heroic.filter(|_| phase == Phase::One);
        let count = cards.len() + u8::from(heroic.is_some());
        log.push(Event::PileTaken { seat, phase, count, cards: Some(Dealt { cards, heroic }) });
    }
}

/// Three for the zones and one for internal threats, all different (`SA-SETUP-04`).
fn lay_tracks(soundtrack: &Arc<Soundtrack>, chance: &mut impl Chance) -> ([Track; 3], Track) {
    let mut tracks = Track::ALL;
    if let Some(fixed) = soundtrack.tracks {
        let other = || tracks.into_iter().find(|track| !fixed.contains(track));
        let internal = soundtrack.internal_track.or_else(other);
        return (fixed, internal.expect("there are seven tracks"));
    }
    chance.shuffle(&mut tracks);
    let [red, white, blue, internal, ..] = tracks;
    ([red, white, blue], internal)
}

//! Time passes, and the computer speaks (`SA-ANN-01` to `SA-ANN-17`).

use kernel::Log;
use kernel::chance::Chance;

use super::apply::next_phase;
use super::event::Event;
use super::soundtrack::{Cue, Says, TRANSFER_MS};
use super::state::{Part, State};
use crate::level::Level;
use crate::mission::Lane;
use crate::script::ThreatCall;
use crate::threat::Threat;
use crate::turn::Phase;

/// The clock acts every five seconds, whether something is announced or not: a prompt must not
/// tell when the next announcement comes. All official scripts keep to this beat.
pub const BEAT_MS: u32 = 5_000;

/// A moment of the round as a clock shows it: `3:05`.
pub(super) fn shown(time_ms: u32) -> String {
    let seconds = time_ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl State {
    /// When the clock acts next. In the middle of a campaign it goes on beating, so that the next
    /// mission begins at the right time.
    pub(super) fn due_ms(&self) -> Option<u32> {
        let is_running = match self.part {
            Part::Planning => true,
            Part::Film | Part::Interval => self.settled.is_campaign,
            Part::Over => false,
        };
        (self.settled.is_timed && is_running)
            .then(|| self.started_ms + (self.time_ms() / BEAT_MS + 1) * BEAT_MS)
    }

    /// When the phase ends, once the computer has warned of it.
    pub(super) fn phase_ends_ms(&self) -> Option<u32> {
        let last = self.announced().iter().rev().find_map(|cue| match cue.says {
            Says::Warning { seconds, .. } => Some(Some(cue.at_ms + u32::from(seconds) * 1000)),
            Says::PhaseEnds(_) => Some(None),
            Says::Threat(_)
            | Says::IncomingData
            | Says::TransferBegins
            | Says::TransferEnds
            | Says::CommunicationsDown
            | Says::CommunicationsRestored => None,
        });
        last.flatten().filter(|_| self.part == Part::Planning)
    }

    /// When the data transfer ends, while it is open.
    pub(super) fn transfer_ends_ms(&self) -> Option<u32> {
        let began = self.announced().iter().rfind(|cue| cue.says == Says::TransferBegins);
        began.filter(|_| self.is_transfer_open).map(|cue| cue.at_ms + TRANSFER_MS)
    }

    /// Hears everything that is due by now.
    pub(super) fn listen(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        while self.part == Part::Planning {
            let next = self.soundtrack.cues.get(usize::from(self.heard)).copied();
            let Some(cue) = next.filter(|cue| cue.at_ms <= self.time_ms()) else { return };
            self.heard += 1;
            let phases = self.settled.level.phases().len() as u8;
            log.push(Event::Announced { cue, phases, alone: self.is_solo() });
            self.hear(cue, chance, log);
        }
    }

    fn hear(&mut self, cue: Cue, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let is_heeded = !self.is_solo();
        match cue.says {
            Says::Threat(call) => self.call_threat(call, chance, log),
            Says::IncomingData if is_heeded => self.allow_draws(),
            Says::TransferBegins if is_heeded => {
                self.is_transfer_open = true;
                self.desks.iter_mut().for_each(|desk| desk.gave = false);
            }
            Says::CommunicationsDown if is_heeded => self.is_silent = true,
            // Solo players need not care (`SA-ANN-17`).
            Says::IncomingData | Says::TransferBegins | Says::CommunicationsDown => {}
            Says::TransferEnds => self.close_transfer(log),
            Says::CommunicationsRestored => self.is_silent = false,
            Says::Warning { phase, seconds } => {
                // A test run may be ended after the first warning (`SA-PLAN-13`).
                let is_first = seconds == 60 && phase == self.last_phase();
                self.may_end |= is_first && self.settled.level == Level::TestRun;
            }
            Says::PhaseEnds(phase) => self.end_phase(phase, chance, log),
        }
    }

    /// Draws the threat's card and lays it beside its track, unless it is an unconfirmed report
    /// and the crew too small (`SA-ANN-02` to `SA-ANN-06`).
    fn call_threat(
        &mut self,
        call: ThreatCall,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        if call.unconfirmed && !self.settled.crew.heeds_unconfirmed_reports() {
            log.push(Event::ReportPassedOver { number: call.number });
            return;
        }
        let Some(threat) = self.draw_threat(call, chance) else { return };
        let officers = self.settled.officers;
        let by = match call.lane {
            Lane::External(_) => officers.communications,
            Lane::Internal => officers.security,
        };
        if self.mission.add(call.number, threat, call.lane).is_ok() {
            self.drawn += 1;
            log.push(Event::ThreatPlaced { by, number: call.number, threat, lane: call.lane });
        }
    }

    /// Threats of the script that nobody has heard of, because the round ended early, are added
    /// before the resolution (`SA-ANN-16`).
    pub(super) fn call_missing_threats(
        &mut self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        while let Some(cue) = self.soundtrack.cues.get(usize::from(self.heard)).copied() {
            self.heard += 1;
            if let Says::Threat(call) = cue.says {
                self.call_threat(call, chance, log);
            }
        }
    }

    fn draw_threat(&self, call: ThreatCall, chance: &mut impl Chance) -> Option<&'static Threat> {
        if let Some(fixed) = self.soundtrack.threats.get(usize::from(self.drawn)) {
            return Some(fixed);
        }
        let choice = self.settled.choices.of(call.severity);
        let is_taken =
            |threat: &Threat| self.mission.arrivals().any(|(_, arrival)| arrival.threat == threat);
        let pile: Vec<&'static Threat> = Threat::all()
            .iter()
            .filter(|threat| threat.severity == call.severity)
            .filter(|threat| threat.is_internal() == (call.lane == Lane::Internal))
            .filter(|threat| choice.includes(threat.difficulty) && !is_taken(threat))
            .collect();
        let chosen = (!pile.is_empty()).then(|| chance.below(pile.len() as u32) as usize)?;
        Some(pile[chosen])
    }

    /// Every player may draw one card, at any later time (`SA-ANN-07`). Should the deck ever be
    /// too small, the cards that were promised before come first.
    fn allow_draws(&mut self) {
        let mut left = self.deck.len().saturating_sub(self.promised_cards());
        for seat in self.seats() {
            if left == 0 {
                return;
            }
            left -= 1;
            self.desks[seat.index()].draws += 1;
        }
    }

    /// The piles that were not taken up and the draws that were not made.
    fn promised_cards(&self) -> u8 {
        let settled = &self.settled;
        let of_seat = |seat| {
            let desk = self.desk(seat);
            let piles = settled.level.phases().iter().filter(|phase| **phase > desk.phase);
            piles.map(|phase| settled.crew.deal(settled.level, *phase)).sum::<u8>() + desk.draws
        };
        self.seats().map(of_seat).sum()
    }

    /// What nobody took goes back into its giver's hand (`SA-ANN-10`).
    fn close_transfer(&mut self, log: &mut impl Log<Event>) {
        self.is_transfer_open = false;
        for seat in self.seats() {
            let desk = &mut self.desks[seat.index()];
            if let Some(gift) = desk.gift.take() {
                desk.hand.add(gift.card);
                log.push(Event::CardKept { seat });
            }
        }
    }

    /// Whoever is still in the phase takes the next pile (`SA-PLAN-06`); after the last phase the
    /// round is over (`SA-PLAN-12`).
    fn end_phase(&mut self, phase: Phase, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if phase == self.last_phase() {
            return self.end_round(chance, log);
        }
        self.may_end |= phase == Phase::Two;
        let late: Vec<_> = self.seats().filter(|seat| self.desk(*seat).phase == phase).collect();
        for seat in late {
            if self.is_solo() {
                self.desks[seat.index()].phase = next_phase(phase);
            } else {
                self.take_pile(seat, next_phase(phase), chance, log);
            }
        }
    }
}

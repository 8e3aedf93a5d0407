//! Threat actions: threats go ahead and act on the way (`SA-THREAT-01` to `SA-THREAT-09`).

use arrayvec::ArrayVec;
use kernel::Log;

use super::Resolver;
use super::agenda::{Agenda, Occasion, Task};
use crate::event::Event;
use crate::mission::Lane;
use crate::ship::{Station, Zone};
use crate::track::Mark;
use crate::turn::{Number, NumberSet};

impl<L: Log<Event>> Resolver<'_, L> {
    pub(super) fn bring_rocket_closer(&mut self) {
        if self.now.rocket_launched {
            self.now.rocket_launched = false;
            self.now.rocket_arriving = true;
            self.log.push(Event::RocketAdvanced);
        }
    }

    /// Moves first, then acts on every mark that it reached or passed (`SA-THREAT-03`). A speed
    /// that changes on the way counts from the next move (`SA-THREAT-04`).
    pub(super) fn advance(&mut self, number: Number, steps: u8, agenda: &mut Agenda) {
        let Some(arrival) = self.mission.arrival(number) else { return };
        let foe = &mut self.now.foes[number.index()];
        let from = foe.space;
        let to = from.saturating_sub(steps).max(1);
        foe.space = to;
        self.log.push(Event::ThreatMoved { number, from, to });
        let marks: ArrayVec<Mark, { Mark::MOST }> =
            self.mission.track(arrival.lane).marks_between(from, to).collect();
        agenda.put(marks.into_iter().map(|mark| Task::Act { number, mark }));
    }

    pub(super) fn act(&mut self, number: Number, mark: Mark, agenda: &mut Agenda) {
        if mark == Mark::Z {
            agenda.put([Task::Survive(number)].into_iter());
        } else {
            self.now.foes[number.index()].passed += 1;
        }
        if !self.card(number).effects(mark).is_empty() {
            self.log.push(Event::ThreatActed { number, mark });
            self.plan(number, Occasion::At(mark), agenda);
        }
    }

    /// The external threats on a track.
    pub(super) fn externals(&self) -> NumberSet {
        self.now.on_track.iter().filter(|number| !self.card(*number).is_internal()).collect()
    }

    /// The zone of its track, or the one where its token lies (`SA-THREAT-13`).
    pub(super) fn zone(&self, number: Number) -> Option<Zone> {
        match self.mission.arrival(number)?.lane {
            Lane::External(zone) => Some(zone),
            Lane::Internal => self.now.foe(number).tokens.iter().next().map(Station::zone),
        }
    }
}

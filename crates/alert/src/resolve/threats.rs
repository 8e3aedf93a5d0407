//! Threat actions: threats go ahead and act on the way (`SA-THREAT-01` to `SA-THREAT-09`).

use kernel::Log;

use super::{Outcome, Resolver};
use crate::event::Event;
use crate::mission::Lane;
use crate::ship::{Station, Zone};
use crate::situation::Fate;
use crate::track::Mark;
use crate::turn::{Number, NumberSet};

impl<L: Log<Event>> Resolver<'_, L> {
    /// All threats in the order of their numbers; then a launched rocket comes closer
    /// (`SA-TURN-05`).
    pub(super) fn act_threats(&mut self) -> Outcome {
        for number in Number::ALL {
            if self.now.on_track.contains(number) {
                self.advance(number, self.now.foe(number).speed)?;
            }
        }
        if self.now.rocket_launched {
            self.now.rocket_launched = false;
            self.now.rocket_arriving = true;
            self.log.push(Event::RocketAdvanced);
        }
        Ok(())
    }

    /// Moves first, then acts on every mark that it reached or passed (`SA-THREAT-03`). A speed
    /// that changes on the way counts from the next move (`SA-THREAT-04`).
    pub(super) fn advance(&mut self, number: Number, steps: u8) -> Outcome {
        let Some(arrival) = self.mission.arrival(number) else { return Ok(()) };
        let foe = &mut self.now.foes[number.index()];
        let from = foe.space;
        let to = from.saturating_sub(steps).max(1);
        foe.space = to;
        self.log.push(Event::ThreatMoved { number, from, to });
        for mark in self.mission.track(arrival.lane).marks_between(from, to) {
            self.act(number, mark)?;
            // One that destroyed itself does no more (`SA-THREAT-21`).
            if self.now.foe(number).fate != Fate::OnTrack {
                break;
            }
        }
        Ok(())
    }

    fn act(&mut self, number: Number, mark: Mark) -> Outcome {
        let effects = self.card(number).effects(mark);
        if mark != Mark::Z {
            self.now.foes[number.index()].passed += 1;
        }
        if !effects.is_empty() {
            self.log.push(Event::ThreatActed { number, mark });
        }
        for effect in effects {
            self.perform(number, effect)?;
        }
        if mark == Mark::Z {
            self.survive(number);
        }
        Ok(())
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

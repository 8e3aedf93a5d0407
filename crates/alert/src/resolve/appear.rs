//! Threats appear (`SA-APPEAR-01` to `SA-APPEAR-06`).

use kernel::Log;

use super::Resolver;
use crate::event::{End, Event};
use crate::situation::{Fate, Foe};
use crate::threat::{Inside, Threat, Trait};
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    /// The threat with the number of this turn comes onto the first space of its track.
    pub(super) fn let_threats_appear(&mut self) {
        let Some(number) = Number::new(self.now.turn.number()) else { return };
        let Some(arrival) = self.mission.arrival(number) else { return };
        let space = self.mission.track(arrival.lane).length();
        self.now.foes[number.index()] = fresh(arrival.threat, space);
        self.now.on_track = self.now.on_track.with(number);
        self.log.push(Event::ThreatAppeared { number, space });
        if let Some(inside) = &arrival.threat.inside {
            self.place_tokens(number, inside);
        }
    }

    fn place_tokens(&mut self, number: Number, inside: &Inside) {
        for station in inside.stations.iter() {
            self.log.push(Event::TokenPlaced { number, station, button: inside.button });
        }
        self.update_tokens();
        // Unstable Warheads without a rocket are gone at once (`SA-X-31`).
        if self.hp(number) == 0 {
            self.destroy_inside(number, None, End::NoRocket);
        }
    }
}

fn fresh(threat: &Threat, space: u8) -> Foe {
    let inside = threat.inside.as_ref();
    Foe {
        fate: Fate::OnTrack,
        space,
        shield: threat.shield,
        speed: threat.speed,
        tokens: inside.map(|inside| inside.stations).unwrap_or_default(),
        fights_back: inside.is_some_and(|inside| inside.fights_back),
        hidden: threat.traits.contains(Trait::StealthUntilX),
        cryoshield: threat.traits.contains(Trait::Cryoshield),
        ..Foe::default()
    }
}

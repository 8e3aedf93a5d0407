//! Battle Stations, Radar Anomalies and Gamma Warheads in words.

use kernel::{Seat, Sentence, Value};

use super::outcome::{self, Outcome};
use super::{at, die_name, held_name, name, say, sector_name, volley_name, with_target};
use crate::build::roster::weapon_key;
use crate::data::tables::SectorKind;
use crate::decide::action::Action;
use crate::pieces::ship::ShipRef;
use crate::play::event::Event;
use crate::state::State;

fn kind_name(kind: Option<SectorKind>) -> Value {
    kind.map_or_else(|| Value::message("fleet-sector-neutral".to_owned()), sector_name)
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn offer(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Station { ship, special, target } => {
            let carrier = ShipRef::new(seat, ship);
            let weapon = state.station_weapon(carrier);
            let sentence = say("offer-fleet-station")
                .with("weapon", weapon.map_or("".into(), |id| Value::message(weapon_key(id))))
                .with("ship", name(state, carrier));
            let sentence = with_target(state, sentence, target).with("die", held_name(special));
            let hit = weapon.and_then(|weapon| Outcome::of_weapon(state, carrier, weapon, target));
            outcome::told(hit, state, seat, sentence)
        }
        Action::Bombard { volley, from, at: colony, .. } => say("offer-fleet-bombard")
            .with("from", at(from))
            .with("sector", at(colony))
            .with("dice", volley_name(volley))
            .with("hits", state.field.marks(colony) + 1),
        Action::Unveil(kind) => say("offer-fleet-unveil").with("kind", kind_name(kind)),
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::SpecialRerolled { seat, die } => {
            say("event-fleet-special-rerolled").with("seat", seat).with("die", die_name(die))
        }
        Event::StationSeen { seat, at: place, weapon } => say("event-fleet-station-seen")
            .with("seat", seat)
            .with("sector", at(place))
            .with("weapon", Value::message(weapon_key(weapon))),
        Event::StationRevealed { at: place, weapon } => say("event-fleet-station-revealed")
            .with("sector", at(place))
            .with("weapon", Value::message(weapon_key(weapon))),
        Event::SectorUnveiled { at: place, kind } => {
            say("event-fleet-unveiled").with("sector", at(place)).with("kind", kind_name(kind))
        }
        Event::ColonyShot { seat, from, at: colony } => say("event-fleet-colony-shot")
            .with("seat", seat)
            .with("from", at(from))
            .with("sector", at(colony)),
        Event::ColonyHit { at: colony, hits } => {
            say("event-fleet-colony-hit").with("sector", at(colony)).with("hits", hits)
        }
        Event::ColonyDestroyed { at: colony } => {
            say("event-fleet-colony-destroyed").with("sector", at(colony))
        }
        _ => say("question-none"),
    }
}

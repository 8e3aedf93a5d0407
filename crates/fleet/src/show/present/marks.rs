//! What an event is about: sectors and ships to light up.

use kernel::Pick;

use crate::board::sector::Sector;
use crate::pieces::ship::ShipRef;
use crate::play::event::Event;

#[expect(clippy::wildcard_enum_match_arm, reason = "the others are about no place on the board")]
pub(super) fn marks(event: &Event) -> Vec<Pick> {
    let at = |sector: &Sector| Pick::new("sector", sector.to_string());
    let ship = |ship: &ShipRef| Pick::new("ship", ship.to_string());
    match event {
        Event::SectorLaid { at: place, .. }
        | Event::SectorDiscovered { at: place, .. }
        | Event::SectorScanned { at: place, .. }
        | Event::Camouflaged { at: place, .. }
        | Event::SignalDeployed { at: place, .. }
        | Event::ShipDeployed { at: place, .. }
        | Event::ShipDestroyed { at: place, .. }
        | Event::SectorTested { at: place, .. }
        | Event::ShipFled { at: place, .. }
        | Event::ShuttleCaptured { at: place, .. }
        | Event::StationDisabled { at: place, .. }
        | Event::AsteroidsStirred { at: place, .. } => vec![at(place)],
        Event::ShipsMoved { from, to, .. }
        | Event::ContainersMoved { from, to, .. }
        | Event::AsteroidsShifted { from, to } => vec![at(from), at(to)],
        Event::AttackDeclared { from, target, .. } => vec![at(from), ship(target)],
        Event::AttackRedirected { to, .. } => vec![ship(to)],
        Event::DamageTaken { ship: victim, .. } | Event::CounterAttacked { victim, .. } => {
            vec![ship(victim)]
        }
        Event::SignalRevealed { ship: shown, .. } => vec![ship(shown)],
        Event::CapacityActivated { name, .. } | Event::CapacityReprogrammed { name, .. } => {
            vec![at(&name.at)]
        }
        Event::CapacityUsed { target, .. } => vec![ship(target)],
        Event::SectorBlocked { against, .. } => vec![at(against)],
        Event::RetreatOrdered { to, .. } => vec![at(to)],
        _ => Vec::new(),
    }
}

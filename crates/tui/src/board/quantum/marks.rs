//! Which squares an event touched, so that the last move stays marked.

use kernel::Pick;
use quantum::{Event, Square};

use super::square_pick;

pub(super) fn touched(event: &Event) -> Vec<Pick> {
    let squares: &[Square] = match event {
        Event::CubePlaced { planet, .. } => &[*planet],
        Event::CubeRelocated { from, to, .. } | Event::ShipMoved { from, to, .. } => &[*from, *to],
        Event::ShipPlaced { to, .. } | Event::AttackRepelled { to, .. } => &[*to],
        Event::ShipLoaded { from, .. } => &[*from],
        Event::ShipWarped { from, with, .. } => &[*from, *with],
        Event::FaceChanged { square, .. } => &[*square],
        Event::AttackDeclared { via, target, .. } => &[*via, *target],
        Event::ShipDestroyed { at, .. } => &[*at],
        Event::ShipRolled { .. }
        | Event::FaceChosen { .. }
        | Event::TieRolled { .. }
        | Event::FirstPlayerFound { .. }
        | Event::ShipScrapped { .. }
        | Event::TurnStarted { .. }
        | Event::CardPhaseStarted { .. }
        | Event::TurnEnded { .. }
        | Event::CombatRolled { .. }
        | Event::CombatRerolled { .. }
        | Event::CombatDecided { .. }
        | Event::BothDestroyed { .. }
        | Event::ResearchChanged { .. }
        | Event::DominanceChanged { .. }
        | Event::ActionGained { .. }
        | Event::CardTaken { .. }
        | Event::CardDiscarded { .. }
        | Event::CardRevealed { .. }
        | Event::DisplayRefreshed { .. }
        | Event::PicksLapsed { .. }
        | Event::GameEnded { .. } => &[],
    };
    squares.iter().map(|square| square_pick(&square.to_string())).collect()
}

//! Which clause stands behind each event.

use kernel::{Clause, Outcome};

use super::{Event, Roll};
use crate::card::Card;

impl Event {
    /// The rule that made it happen.
    pub const fn clause(&self) -> Clause {
        Clause(match self {
            Self::ShipRolled { roll, .. } => roll.clause(),
            Self::FaceChosen { .. } => "QU-CLEVER-01",
            Self::TieRolled { .. } => "QU-SETUP-09",
            Self::FirstPlayerFound { .. } => "QU-SETUP-08",
            Self::CubePlaced { .. } => "QU-WIN-02",
            Self::CubeRelocated { .. } => "QU-RELOCATION-01",
            Self::ShipPlaced { .. } => "QU-DEPLOY-01",
            Self::ShipScrapped { .. } => "QU-DEPLOY-04",
            Self::TurnStarted { .. } => "QU-TURN-02",
            Self::CardPhaseStarted { .. } => "QU-CARD-02",
            Self::TurnEnded { .. } => "QU-TURN-01",
            Self::ShipMoved { .. } => "QU-MOVE-01",
            Self::ShipLoaded { .. } => "QU-SHIP-2-01",
            Self::ShipWarped { .. } => "QU-SHIP-3-01",
            Self::FaceChanged { .. } => "QU-SHIP-4-01",
            Self::AttackDeclared { .. } => "QU-ATK-01",
            Self::CombatRolled { .. } => "QU-ATK-06",
            Self::CombatRerolled { with, .. } => with.clause(),
            Self::CombatDecided { .. } => "QU-ATK-07",
            Self::AttackRepelled { .. } => "QU-ATK-12",
            Self::ShipDestroyed { .. } => "QU-ATK-08",
            Self::BothDestroyed { .. } => "QU-DANGEROUS-01",
            Self::ResearchChanged { .. } => "QU-RES-01",
            Self::DominanceChanged { .. } => "QU-DOM-04",
            Self::ActionGained { card, .. } => card.clause(),
            Self::CardTaken { card, .. } => match card {
                Card::Command(command) => command.clause(),
                Card::Gambit(gambit) => gambit.clause(),
            },
            Self::CardDiscarded { .. } => "QU-CARD-09",
            Self::CardRevealed { .. } => "QU-CARD-06",
            Self::DisplayRefreshed { .. } => "QU-CARD-10",
            Self::PicksLapsed { .. } => "QU-CARD-20",
            Self::GameEnded { outcome: Outcome::Drawn } => "QU-HOUSE-01",
            Self::GameEnded { outcome: Outcome::Won { .. } | Outcome::Lost { .. } } => "QU-WIN-01",
        })
    }
}

impl Roll {
    const fn clause(self) -> &'static str {
        match self {
            Self::Start => "QU-SETUP-05",
            Self::StartAgain => "QU-SETUP-06",
            Self::Reconfigured => "QU-RECONF-01",
            Self::Destroyed => "QU-ATK-09",
            Self::Resourceful => "QU-RESOURCEFUL-01",
            Self::Expansion => "QU-CARD-19",
            Self::Reorganized => "QU-REORGANIZATION-01",
            Self::Scrappy => "QU-SCRAPPY-01",
        }
    }
}

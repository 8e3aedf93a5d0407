//! Which clause stands behind each event of the game around the resolution.

use kernel::Clause;

use super::Event;
use crate::mission::Lane;
use crate::planning::soundtrack::Says;
use crate::script::ThreatCall;
use crate::threat::Severity;
use crate::turn::Phase;

impl Event {
    /// The rule that made it happen.
    pub const fn clause(&self) -> Clause {
        Clause(match self {
            Self::AlarmSounded { .. } => "SA-ANN-01",
            Self::HeroicShown { .. } => "SA-ANDR-03",
            Self::PileTaken { phase, .. } => pile_clause(*phase),
            Self::Announced { cue, .. } => cue.says.clause(),
            Self::ThreatPlaced { .. } => "SA-SETUP-06",
            Self::ReportPassedOver { .. } => "SA-ANN-05",
            Self::CardLaid { .. } => "SA-CARD-08",
            Self::CardTurned { .. } => "SA-CARD-05",
            Self::CardMoved { .. } | Self::CardTaken { .. } => "SA-PLAN-02",
            Self::CardDrawn { .. } => "SA-ANN-07",
            Self::CardHeldOut { .. } => "SA-ANN-08",
            Self::CardHandedOver { .. } => "SA-ANN-09",
            Self::CardKept { .. } => "SA-ANN-10",
            Self::Said { .. } => "SA-PLAN-08",
            Self::Agreed { .. } | Self::Disagreed { .. } => "SA-PLAN-13",
            Self::RoundEnded => "SA-GEN-02",
            Self::CardsShown { .. } => "SA-TURN-03",
            Self::TripDeclared { .. } => "SA-TRIP-01",
            Self::Watched { .. } => "SA-TRIP-04",
            Self::Film(film) => return film.event.clause(),
            Self::MissionEnded { won: true, .. } => "SA-SCORE-01",
            Self::MissionEnded { won: false, .. } => "SA-LOSE-03",
            Self::Proposed { .. } | Self::WentOn { .. } => "SA-CAMP-03",
            Self::Repaired { .. } => "SA-CAMP-07",
            Self::CampaignEnded => "SA-CAMP-17",
        })
    }
}

const fn pile_clause(phase: Phase) -> &'static str {
    match phase {
        Phase::One => "SA-PLAN-01",
        Phase::Two => "SA-PLAN-03",
        Phase::Three => "SA-PLAN-04",
    }
}

impl Says {
    const fn clause(self) -> &'static str {
        match self {
            Self::Threat(ThreatCall { unconfirmed: true, .. }) => "SA-ANN-05",
            Self::Threat(ThreatCall { lane: Lane::Internal, .. }) => "SA-ANN-04",
            Self::Threat(ThreatCall { severity: Severity::Serious, .. }) => "SA-ANN-03",
            Self::Threat(ThreatCall { severity: Severity::Common, .. }) => "SA-ANN-02",
            Self::IncomingData => "SA-ANN-07",
            Self::TransferBegins => "SA-ANN-08",
            Self::TransferEnds => "SA-ANN-10",
            Self::CommunicationsDown => "SA-COMM-01",
            Self::CommunicationsRestored => "SA-COMM-02",
            Self::Warning { phase: Phase::Three, .. } => "SA-ANN-14",
            Self::Warning { .. } => "SA-ANN-13",
            Self::PhaseEnds(_) => "SA-PLAN-06",
        }
    }
}

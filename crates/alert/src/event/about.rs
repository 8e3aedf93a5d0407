//! Which threat an event is about, and how far it stands out.

use super::{Cause, Event, Fall, Flow};
use crate::turn::Number;

impl Event {
    /// How far it is set in where the film is told in lines: turns stand out, then their steps.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "it asks after these few; to all others it is the same"
    )]
    pub const fn depth(&self) -> u8 {
        match self {
            Self::TurnBegan { .. } => 0,
            Self::StepBegan { .. } => 1,
            _ => 2,
        }
    }

    /// The threat that did it or that it was done to.
    pub const fn number(&self) -> Option<Number> {
        match *self {
            Self::ThreatAppeared { number, .. }
            | Self::TokenPlaced { number, .. }
            | Self::SlimeSpread { number, .. }
            | Self::TokenRemoved { number, .. }
            | Self::TokenMoved { number, .. }
            | Self::Repaired { number, .. }
            | Self::RepairBegun { number, .. }
            | Self::RepairBonus { number, .. }
            | Self::IntruderHit { number, .. }
            | Self::WeaponTargeted { number, .. }
            | Self::ThreatHit { number, .. }
            | Self::CryoshieldBroken { number }
            | Self::ThreatHurt { number, .. }
            | Self::ThreatDestroyed { number, .. }
            | Self::ThreatMoved { number, .. }
            | Self::ThreatActed { number, .. }
            | Self::ThreatSurvived { number }
            | Self::ZoneAttacked { number, .. }
            | Self::ZoneDamaged { number, .. }
            | Self::ThreatHealed { number, .. }
            | Self::SpeedChanged { number, .. }
            | Self::ShieldChanged { number, .. }
            | Self::ThreatRevealed { number }
            | Self::AuraBegan { number, .. }
            | Self::AuraEnded { number, .. }
            | Self::DamageDoubled { number, .. }
            | Self::FightsBackNow { number }
            | Self::KnockedOut { number, .. }
            | Self::ThreatLeftBehind { number }
            | Self::Delayed { cause: Cause::Threat(number), .. }
            | Self::DelaySpared { cause: Cause::Threat(number), .. }
            | Self::EnergyMoved { cause: Flow::Threat(number), .. }
            | Self::SquadDisabled { cause: Fall::FoughtBack(number), .. } => Some(number),
            Self::ShipLost { loss } => Some(loss.by),
            Self::TurnBegan { .. }
            | Self::StepBegan { .. }
            | Self::CardRevealed { .. }
            | Self::Tripped { .. }
            | Self::TripInVain { .. }
            | Self::Moved { .. }
            | Self::NothingHappened { .. }
            | Self::Delayed { .. }
            | Self::DelaySpared { .. }
            | Self::CardLost { .. }
            | Self::WeaponCharged { .. }
            | Self::EnergyMoved { .. }
            | Self::CapsuleSpent { .. }
            | Self::ComputerMaintained { .. }
            | Self::RocketLaunched { .. }
            | Self::SquadTaken { .. }
            | Self::SquadReactivated { .. }
            | Self::SquadDisabled { .. }
            | Self::InterceptorsLaunched { .. }
            | Self::InterceptorsStayed { .. }
            | Self::InterceptorsReturned { .. }
            | Self::WindowManned { .. }
            | Self::VisualConfirmed { .. }
            | Self::WeaponMissed { .. }
            | Self::RocketSpent
            | Self::TileDrawn { .. }
            | Self::DamageCounted { .. }
            | Self::RocketDestroyed { .. }
            | Self::CapsuleLost { .. }
            | Self::StoredSquadDisabled { .. }
            | Self::RocketAdvanced
            | Self::MaintenanceChecked { .. }
            | Self::Jumped => None,
        }
    }
}

//! Who is told what: whom an event reaches, what the others see of it, and what it shows for good.

use kernel::{Audience, SeatSet};

use super::Event;

impl kernel::Event for Event {
    #[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
    fn audience(&self) -> Audience {
        match *self {
            Self::WeaponsDrawn { ship, .. } | Self::WeaponKept { ship: Some(ship), .. } => {
                Audience::Only(SeatSet::one(ship.seat))
            }
            Self::StationSeen { seat, .. } | Self::FleetChosen { seat, fleet: Some(_) } => {
                Audience::Only(SeatSet::one(seat))
            }
            Self::FleetChosen { .. }
            | Self::FleetRevealed { .. }
            | Self::WeaponKept { .. }
            | Self::WeaponDealt { .. }
            | Self::WeaponRevealed { .. }
            | Self::DeviceRevealed { .. }
            | Self::SectorDiscovered { .. }
            | Self::SignalDeployed { .. }
            | Self::SignalRevealed { .. }
            | Self::DecoyRevealed { .. }
            | Self::SectorScanned { .. }
            | Self::ScanFoiled { .. }
            | Self::Camouflaged { .. }
            | Self::SignalsHinted { .. }
            | Self::StartRolled { .. }
            | Self::FirstPlayerFound { .. }
            | Self::TileSetAside { .. }
            | Self::TileDrawn { .. }
            | Self::SectorLaid { .. }
            | Self::GateLaid { .. }
            | Self::ShipDeployed { .. }
            | Self::ShipLeftOut { .. }
            | Self::TurnStarted { .. }
            | Self::SectorTested { .. }
            | Self::DiceRolled { .. }
            | Self::DieReturned { .. }
            | Self::DieStored { .. }
            | Self::TurnEnded { .. }
            | Self::ResultUsed { .. }
            | Self::ShipsMoved { .. }
            | Self::AttackDeclared { .. }
            | Self::AttackRedirected { .. }
            | Self::ShotsFired { .. }
            | Self::SectorBlocked { .. }
            | Self::BonusDieRolled { .. }
            | Self::RetreatOrdered { .. }
            | Self::CounterAttacked { .. }
            | Self::AttackStopped { .. }
            | Self::DamageTaken { .. }
            | Self::ShipDestroyed { .. }
            | Self::Drained { .. }
            | Self::DieLost { .. }
            | Self::MultiRerolled { .. }
            | Self::SpecialsRerolled { .. }
            | Self::WeaponFired { .. }
            | Self::TokenLaid { .. }
            | Self::TokenLifted { .. }
            | Self::TokenLost { .. }
            | Self::ShipRepaired { .. }
            | Self::DronesShaken { .. }
            | Self::BombExploded { .. }
            | Self::ShipBoarded { .. }
            | Self::SquadronLaunched { .. }
            | Self::ShipDocked { .. }
            | Self::HoleActivated { .. }
            | Self::ReliefCame { .. }
            | Self::AsteroidsStirred { .. }
            | Self::AsteroidsShifted { .. }
            | Self::GateRolled { .. }
            | Self::ArrivalRolled { .. }
            | Self::ArrivalDelayed { .. }
            | Self::ReinforcementsCalled { .. }
            | Self::ContainersMoved { .. }
            | Self::ContainersEvacuated { .. }
            | Self::ShipFled { .. }
            | Self::ShuttleCaptured { .. }
            | Self::StationDisabled { .. }
            | Self::StationRevealed { .. }
            | Self::SpecialRerolled { .. }
            | Self::SectorUnveiled { .. }
            | Self::ColonyShot { .. }
            | Self::ColonyHit { .. }
            | Self::ColonyDestroyed { .. }
            | Self::CapacityActivated { .. }
            | Self::CapacityReprogrammed { .. }
            | Self::CapacityUsed { .. }
            | Self::LineChosen { .. }
            | Self::CapacityEnded { .. }
            | Self::PlayerEliminated { .. }
            | Self::GameEnded { .. } => Audience::Everyone,
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "only these two are told to others in part; all others are told whole or not at all"
    )]
    fn redacted(&self) -> Option<Self> {
        match *self {
            Self::FleetChosen { seat, .. } => Some(Self::FleetChosen { seat, fleet: None }),
            Self::WeaponKept { seat, .. } => {
                Some(Self::WeaponKept { seat, ship: None, weapon: None })
            }
            _ => None,
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::FleetRevealed { .. }
                | Self::WeaponRevealed { .. }
                | Self::DeviceRevealed { .. }
                | Self::SignalRevealed { .. }
                | Self::DecoyRevealed { .. }
                | Self::SignalDeployed { joined: true, .. }
                | Self::SignalsHinted { .. }
                | Self::StationSeen { .. }
                | Self::StationRevealed { .. }
        )
    }
}

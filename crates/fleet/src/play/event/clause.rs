//! Which clause stands behind each event.

use kernel::Clause;

use super::{Cover, Ending, Event, Hint, Repair};
use crate::data::tables::{Capacity, SectorKind, Weapon};
use crate::pieces::token::TokenKind;
use crate::scenario::Goal;

impl Event {
    /// The rule that made it happen.
    #[expect(clippy::too_many_lines, reason = "one row for each event")]
    pub const fn clause(&self) -> Clause {
        Clause(match self {
            Self::FleetChosen { .. } | Self::FleetRevealed { .. } => "FC-FLEET-01",
            Self::WeaponsDrawn { .. } | Self::WeaponKept { .. } => "FC-OSW-01",
            Self::WeaponDealt { .. } => "FC-FLEET-22",
            Self::WeaponRevealed { .. } | Self::DeviceRevealed { .. } => "FC-OSW-02",
            Self::SectorDiscovered { .. } => "FC-OFW-04",
            Self::SignalDeployed { .. } => "FC-OHD-01",
            Self::SignalRevealed { .. } => "FC-OHD-10",
            Self::DecoyRevealed { .. } => "FC-OHD-13",
            Self::SectorScanned { .. } => "FC-OHD-07",
            Self::ScanFoiled { .. } => "FC-OHD-08",
            Self::Camouflaged { by, .. } => by.clause(),
            Self::SignalsHinted { hint, .. } => hint.clause(),
            Self::StartRolled { .. } | Self::FirstPlayerFound { .. } => "FC-SETUP-01",
            Self::TileSetAside { .. } => "FC-SETUP-07",
            Self::TileDrawn { .. } => "FC-LEG-09",
            Self::SectorLaid { .. } => "FC-SETUP-08",
            Self::GateLaid { .. } => "FC-GAT-09",
            Self::ShipDeployed { .. } => "FC-SETUP-11",
            Self::ShipLeftOut { .. } => "FC-SETUP-12",
            Self::TurnStarted { .. } => "FC-TURN-02",
            Self::TurnEnded { .. } => "FC-TURN-01",
            Self::DiceRolled { .. } => "FC-TURN-07",
            Self::DieReturned { .. } => "FC-TURN-15",
            Self::DieStored { .. } => "FC-TURN-12",
            Self::ResultUsed { .. } => "FC-DICE-09",
            Self::MultiRerolled { .. } => "FC-FAC-21",
            Self::SpecialsRerolled { .. } => "FC-SPE-03",
            Self::Drained { .. } | Self::DieLost { .. } => "FC-SPE-11",
            Self::ShipsMoved { .. } => "FC-MOVE-01",
            Self::PlayerEliminated { .. } => "FC-FFA-03",
            Self::GameEnded { reason, .. } => reason.clause(),
            Self::AttackDeclared { .. } => "FC-ATK-02",
            Self::AttackRedirected { .. } => "FC-ABL-09",
            Self::ShotsFired { .. } => "FC-ATK-06",
            Self::SectorBlocked { .. } => "FC-REA-04",
            Self::BonusDieRolled { .. } => "FC-GAS-01",
            Self::RetreatOrdered { .. } => "FC-REA-06",
            Self::CounterAttacked { .. } => "FC-REA-09",
            Self::AttackStopped { .. } => "FC-REA-05",
            Self::DamageTaken { .. } | Self::ShipDestroyed { .. } => "FC-ATK-07",
            Self::WeaponFired { weapon, .. } => weapon_clause(*weapon),
            Self::TokenLaid { kind, .. }
            | Self::TokenLifted { kind, .. }
            | Self::TokenLost { kind, .. } => token_clause(*kind),
            Self::ShipRepaired { by, .. } => by.clause(),
            Self::DronesShaken { .. } => "FC-WPN-16",
            Self::BombExploded { .. } => "FC-WPN-31",
            Self::ShipBoarded { .. } => "FC-FAC-28",
            Self::SquadronLaunched { .. } => "FC-ABL-24",
            Self::ColonyShot { .. } => "FC-WPN-37",
            Self::ColonyHit { .. } => "FC-WPN-38",
            Self::ColonyDestroyed { .. } => "FC-WPN-41",
            Self::SectorTested { kind, .. } => sector_clause(*kind),
            Self::ShipDocked { dock, .. } => dock_clause(*dock),
            Self::HoleActivated { .. } => "FC-BLK-02",
            Self::AsteroidsStirred { .. } | Self::AsteroidsShifted { .. } => "FC-SCN-04",
            Self::GateRolled { .. } => "FC-LEG-02",
            Self::StationSeen { .. } => "FC-STA-03",
            Self::StationRevealed { .. } => "FC-STA-04",
            Self::SpecialRerolled { .. } => "FC-CMD-03",
            Self::SectorUnveiled { .. } => "FC-RAD-02",
            Self::ReliefCame { .. } => "FC-CAM-11",
            Self::ArrivalRolled { .. } => "FC-SCN-22",
            Self::ArrivalDelayed { .. } => "FC-SCN-25",
            Self::ReinforcementsCalled { .. } => "FC-SCN-44",
            Self::ContainersMoved { .. } => "FC-SCN-15",
            Self::ContainersEvacuated { .. } => "FC-SCN-16",
            Self::ShipFled { goal, .. } => flight_clause(*goal),
            Self::ShuttleCaptured { .. } => "FC-SCN-30",
            Self::StationDisabled { .. } => "FC-SCN-40",
            Self::CapacityActivated { .. } => "FC-TEC-01",
            Self::CapacityReprogrammed { .. } => "FC-TEC-14",
            Self::CapacityUsed { name, .. } => capacity_clause(name.capacity),
            Self::LineChosen { .. } => "FC-CAP-17",
            Self::CapacityEnded { .. } => "FC-TEC-03",
        })
    }
}

impl Hint {
    const fn clause(self) -> &'static str {
        match self {
            Self::Room => "FC-OCC-01",
            Self::Guns => "FC-OHD-11",
            Self::Part => "FC-OHD-12",
        }
    }
}

impl Cover {
    const fn clause(self) -> &'static str {
        match self {
            Self::Reaction => "FC-CMD-10",
            Self::Drain => "FC-CMD-11",
            Self::Rest => "FC-CMD-12",
            Self::RadarJammer => "FC-CAP-05",
        }
    }
}

impl Repair {
    const fn clause(self) -> &'static str {
        match self {
            Self::NanoRepairer => "FC-WPN-13",
            Self::RepairDrone => "FC-CAP-10",
            Self::Dock => "FC-COL-02",
        }
    }
}

impl Ending {
    const fn clause(self) -> &'static str {
        match self {
            Self::Points | Self::Ships => "FC-VIC-01",
            Self::Flagship => "FC-FAC-12",
            Self::Goal => "FC-VIC-06",
            Self::ShuttleLost => "FC-SCN-32",
            Self::Quiet => "FC-HOUSE-01",
        }
    }
}

const fn weapon_clause(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::ProtonBeam => "FC-WPN-03",
        Weapon::MagneticBomb => "FC-WPN-04",
        Weapon::VortexMissiles => "FC-WPN-12",
        Weapon::NanoRepairer => "FC-WPN-13",
        Weapon::Drones => "FC-WPN-14",
        Weapon::TractorBeam => "FC-WPN-22",
        Weapon::Interdictor => "FC-WPN-06",
        Weapon::VortexGate => "FC-WPN-09",
        Weapon::ExoBomb => "FC-WPN-20",
        Weapon::Minefields => "FC-WPN-25",
        Weapon::GammaBomb => "FC-WPN-31",
        Weapon::Sanctuary => "FC-WPN-35",
        Weapon::GammaWarheads => "FC-WPN-37",
        Weapon::RampartOfCoeos => "FC-WPN-42",
        Weapon::PrometheusBeam => "FC-WPN-43",
        Weapon::IonicModule => "FC-WPN-46",
        Weapon::MultipointModule => "FC-WPN-48",
    }
}

const fn token_clause(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Interdictor => "FC-WPN-06",
        TokenKind::Drones => "FC-WPN-14",
        TokenKind::Mine => "FC-WPN-25",
        TokenKind::GammaBomb => "FC-WPN-31",
        TokenKind::Sanctuary => "FC-WPN-35",
        TokenKind::Rampart => "FC-WPN-42",
    }
}

const fn sector_clause(kind: SectorKind) -> &'static str {
    match kind {
        SectorKind::AsteroidField => "FC-AST-01",
        SectorKind::GravityField => "FC-GRV-01",
        SectorKind::GasCloud => "FC-GAS-01",
        SectorKind::BattleStation => "FC-STA-01",
        SectorKind::BlackHole => "FC-BLK-01",
        SectorKind::Colony => "FC-COL-01",
        SectorKind::GammaStorm => "FC-STO-01",
        SectorKind::RadarAnomaly => "FC-RAD-01",
    }
}

const fn dock_clause(dock: SectorKind) -> &'static str {
    match dock {
        SectorKind::Colony => "FC-COL-01",
        SectorKind::BattleStation
        | SectorKind::AsteroidField
        | SectorKind::GravityField
        | SectorKind::GasCloud
        | SectorKind::BlackHole
        | SectorKind::GammaStorm
        | SectorKind::RadarAnomaly => "FC-STA-02",
    }
}

/// The rule by which ships leave the zone for good, where a scenario has one.
const fn flight_clause(goal: Goal) -> &'static str {
    match goal {
        Goal::Containers => "FC-SCN-16",
        Goal::Cruiser => "FC-SCN-24",
        Goal::Shuttle => "FC-SCN-31",
        Goal::Civilians => "FC-SCN-48",
        Goal::Attrition | Goal::Gates | Goal::Stations | Goal::Champion | Goal::Colonies => {
            "FC-VIC-06"
        }
    }
}

const fn capacity_clause(capacity: Capacity) -> &'static str {
    match capacity {
        Capacity::Sentinel => "FC-CAP-01",
        Capacity::RadarJammer => "FC-CAP-05",
        Capacity::Refueller => "FC-CAP-07",
        Capacity::RepairDrone => "FC-CAP-10",
        Capacity::PowerAmplifier => "FC-CAP-12",
        Capacity::ReconBeam => "FC-CAP-14",
        Capacity::RecallBeacon => "FC-CAP-18",
        Capacity::PropulsionDisruptor => "FC-CAP-20",
        Capacity::DeflectionShield => "FC-CAP-22",
        Capacity::ShieldBlocker => "FC-CAP-24",
        Capacity::CommunicationsJammer => "FC-CAP-25",
        Capacity::TargetingAdjuster => "FC-CAP-26",
        Capacity::DistortionField => "FC-CAP-27",
        Capacity::EnergyOptimizer => "FC-CAP-29",
    }
}

//! Which clause stands behind each event.

use kernel::Clause;

use super::{
    Blackout, Blow, Cause, End, Energy, Event, Fall, Flow, Hurt, Idle, Removal, Return, Step, Way,
};
use crate::effect::Aura;
use crate::ship::{Station, Weapon, Zone};
use crate::tile::Tile;
use crate::track::Mark;

impl Event {
    /// The rule that made it happen.
    #[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Self::TurnBegan { .. } => "SA-TURN-01",
            Self::StepBegan { step } => step.clause(),
            Self::ThreatAppeared { .. } => "SA-APPEAR-01",
            Self::TokenPlaced { button: Some(_), .. } => "SA-APPEAR-03",
            Self::TokenPlaced { button: None, .. } => "SA-APPEAR-04",
            Self::SlimeSpread { .. } => "SA-X-38",
            Self::TokenRemoved { cause, .. } => cause.clause(),
            Self::TokenMoved { seeks: true, .. } => "SA-X-53",
            Self::TokenMoved { seeks: false, .. } => "SA-THREAT-16",
            Self::CardRevealed { .. } => "SA-TURN-03",
            Self::Tripped { .. } => "SA-TRIP-01",
            Self::TripInVain { .. } => "SA-TRIP-03",
            Self::Moved { from, to, way, .. } => way.clause(from, to),
            Self::NothingHappened { why, .. } => why.clause(),
            Self::Delayed { cause, .. } => cause.clause(),
            Self::DelaySpared { .. } => "SA-DELAY-02",
            Self::CardLost { .. } => "SA-DELAY-03",
            Self::WeaponCharged { weapon, heroic, .. } => charge_clause(weapon, heroic),
            Self::EnergyMoved { to, cause, .. } => cause.clause(to),
            Self::CapsuleSpent { .. } => "SA-ACT-B-03",
            Self::ComputerMaintained { .. } => "SA-COMP-01",
            Self::RocketLaunched { .. } => "SA-ROCKET-01",
            Self::SquadTaken { active: true, .. } => "SA-BOT-01",
            Self::SquadTaken { active: false, .. } | Self::StoredSquadDisabled { .. } => "SA-X-36",
            Self::SquadReactivated { .. } => "SA-BOT-04",
            Self::SquadDisabled { cause, .. } => cause.clause(),
            Self::InterceptorsLaunched { .. } => "SA-INT-01",
            Self::InterceptorsStayed { heroic: true, .. } => "SA-INT-11",
            Self::InterceptorsStayed { heroic: false, .. } => "SA-INT-05",
            Self::InterceptorsReturned { cause, .. } => cause.clause(),
            Self::WindowManned { .. } => "SA-VIS-01",
            Self::VisualConfirmed { .. } => "SA-VIS-02",
            // Only heroic repairs count twice.
            Self::Repaired { cubes: 2.., .. } => "SA-HERO-09",
            Self::Repaired { .. } => "SA-REP-01",
            Self::RepairBegun { .. } => "SA-X-60",
            Self::RepairBonus { cubes: 1, .. } => "SA-X-49",
            Self::RepairBonus { .. } => "SA-X-52",
            Self::IntruderHit { heroic: true, .. } => "SA-HERO-10",
            Self::IntruderHit { heroic: false, .. } => "SA-BOT-07",
            Self::WeaponTargeted { weapon, .. } => aim_clause(weapon),
            Self::WeaponMissed { weapon: Weapon::Rocket } => "SA-ROCKET-09",
            Self::WeaponMissed { .. } => "SA-DMG-15",
            Self::ThreatHit { .. } => "SA-DMG-10",
            Self::CryoshieldBroken { .. } => "SA-X-03",
            Self::ThreatHurt { cause, .. } => cause.clause(),
            Self::ThreatDestroyed { by, .. } => by.clause(),
            Self::RocketSpent => "SA-ROCKET-11",
            Self::ThreatMoved { .. } => "SA-THREAT-02",
            Self::ThreatActed { mark: Mark::X | Mark::Y, .. } | Self::CapsuleLost { .. } => {
                "SA-THREAT-03"
            }
            Self::ThreatActed { mark: Mark::Z, .. } | Self::ThreatSurvived { .. } => "SA-THREAT-07",
            Self::ZoneAttacked { .. } => "SA-HULL-01",
            Self::ZoneDamaged { cause: Blow::Attack, .. } => "SA-HULL-02",
            Self::ZoneDamaged { cause: Blow::Inside, .. } => "SA-THREAT-13",
            Self::TileDrawn { zone, tile } => tile_clause(zone, tile),
            Self::DamageCounted { .. } => "SA-HULL-12",
            Self::ThreatHealed { .. } => "SA-THREAT-15",
            Self::ShieldChanged { by_rocket: true, .. } => "SA-X-23",
            Self::SpeedChanged { .. } | Self::ShieldChanged { .. } => "SA-THREAT-14",
            Self::ThreatRevealed { .. } => "SA-X-01",
            Self::AuraBegan { aura, .. } => aura.clause_of_begin(),
            Self::AuraEnded { aura, .. } => aura.clause_of_end(),
            Self::DamageDoubled { .. } => "SA-X-47",
            Self::FightsBackNow { .. } => "SA-X-44",
            Self::RocketDestroyed { .. } => "SA-X-37",
            Self::KnockedOut { cause, .. } => cause.clause(),
            Self::RocketAdvanced => "SA-ROCKET-05",
            Self::MaintenanceChecked { .. } => "SA-COMP-03",
            Self::ShipLost { loss } => match loss.zone {
                Some(_) => "SA-LOSE-01",
                None => "SA-LOSE-02",
            },
            Self::ThreatLeftBehind { .. } => "SA-TURN-09",
            Self::Jumped => "SA-TURN-08",
        })
    }
}

const fn charge_clause(weapon: Weapon, heroic: bool) -> &'static str {
    match weapon {
        _ if heroic => "SA-HERO-03",
        Weapon::Heavy(_) | Weapon::Rocket | Weapon::Interceptors => "SA-ACT-A-01",
        Weapon::Light(_) => "SA-ACT-A-05",
        Weapon::Pulse => "SA-ACT-A-04",
    }
}

const fn aim_clause(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Heavy(_) | Weapon::Light(_) => "SA-DMG-05",
        Weapon::Pulse => "SA-DMG-07",
        Weapon::Rocket => "SA-ROCKET-06",
        Weapon::Interceptors => "SA-INT-08",
    }
}

impl Fall {
    const fn clause(self) -> &'static str {
        match self {
            Self::FoughtBack(_) => "SA-BOT-10",
            Self::LeaderKnockedOut => "SA-BOT-14",
        }
    }
}

impl Hurt {
    const fn clause(self) -> &'static str {
        match self {
            Self::Explosion(_) => "SA-X-16",
            Self::Itself => "SA-X-25",
            Self::Interceptors => "SA-X-45",
        }
    }
}

impl Aura {
    const fn clause_of_begin(self) -> &'static str {
        match self {
            Self::Attack => "SA-X-09",
            Self::Shield => "SA-X-14",
            Self::Fissure => "SA-X-47",
        }
    }

    const fn clause_of_end(self) -> &'static str {
        match self {
            Self::Attack => "SA-X-10",
            Self::Shield => "SA-X-15",
            Self::Fissure => "SA-X-48",
        }
    }
}

impl Flow {
    /// Which rule moves energy there for this reason.
    const fn clause(self, to: Energy) -> &'static str {
        match (self, to) {
            (Self::Fired, Energy::Weapon(Station::LowerWhite)) => "SA-ACT-A-04",
            (Self::Fired, _) => "SA-ACT-A-01",
            (Self::Transferred, Energy::Reactor(_)) => "SA-ACT-B-02",
            (Self::Transferred, _) => "SA-ACT-B-01",
            (Self::Refuelled, _) => "SA-ACT-B-03",
            (Self::Heroic, _) => "SA-HERO-05",
            (Self::Spent, _) => "SA-DMG-16",
            (Self::Absorbed, _) => "SA-HULL-01",
            (Self::Trimmed, _) => "SA-HULL-06",
            (Self::Threat(_), _) => "SA-THREAT-03",
        }
    }
}

impl End {
    const fn clause(self) -> &'static str {
        match self {
            Self::Weapons => "SA-DMG-12",
            Self::Explosion => "SA-X-17",
            Self::Itself => "SA-X-25",
            Self::Battlebots => "SA-BOT-09",
            Self::NoSlimeLeft => "SA-X-40",
            Self::Cleaned => "SA-X-57",
            Self::Repaired => "SA-REP-02",
            Self::RepairedTogether => "SA-X-61",
            Self::Mended => "SA-X-45",
            Self::NoRocket => "SA-X-31",
            Self::RocketDestroyed => "SA-X-34",
        }
    }
}

impl Removal {
    const fn clause(self) -> &'static str {
        match self {
            Self::Destroyed(end) => end.clause(),
            Self::Slime => "SA-X-40",
            Self::Cleaned => "SA-X-57",
            Self::Left => "SA-THREAT-08",
        }
    }
}

impl Return {
    const fn clause(self) -> &'static str {
        match self {
            Self::NoCard => "SA-INT-06",
            Self::OtherCard => "SA-INT-07",
            Self::Jump => "SA-INT-12",
        }
    }
}

impl Blackout {
    const fn clause(self) -> &'static str {
        match self {
            Self::Action => "SA-THREAT-18",
            Self::Ramming => "SA-X-20",
            Self::Repair => "SA-X-43",
            Self::Attack => "SA-X-55",
            Self::Contamination => "SA-X-59",
        }
    }
}

const fn tile_clause(zone: Zone, tile: Tile) -> &'static str {
    match (tile, zone) {
        (Tile::SecondWeapon, Zone::White) => "SA-HULL-04",
        (Tile::HeavyLaser | Tile::SecondWeapon, _) => "SA-HULL-03",
        (Tile::Shield | Tile::Reactor, _) => "SA-HULL-05",
        (Tile::Gravolift, _) => "SA-HULL-07",
        (Tile::Structural, _) => "SA-HULL-08",
    }
}

impl Step {
    const fn clause(self) -> &'static str {
        match self {
            Self::ThreatsAppear => "SA-APPEAR-01",
            Self::PlayerActions => "SA-TURN-03",
            Self::ComputeDamage => "SA-TURN-04",
            Self::ThreatActions => "SA-TURN-05",
            Self::MaintenanceCheck => "SA-TURN-02",
            Self::RocketResolution => "SA-TURN-06",
            Self::Jump => "SA-TURN-08",
        }
    }
}

impl Way {
    const fn clause(self, from: Station, to: Station) -> &'static str {
        match self {
            Self::Door if to.index() < from.index() => "SA-MOVE-01",
            Self::Door => "SA-MOVE-02",
            Self::Lift => "SA-MOVE-03",
            Self::Ladder => "SA-MOVE-04",
            Self::DamagedLift => "SA-MOVE-05",
            Self::Heroic => "SA-HERO-01",
        }
    }
}

impl Idle {
    /// The rule by which nothing happened.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::KnockedOut => "SA-KO-01",
            Self::NoCard => "SA-CARD-07",
            Self::AtTheHull => "SA-MOVE-10",
            Self::AlreadyThere => "SA-HERO-02",
            Self::NoEnergy => "SA-ACT-A-02",
            Self::AlreadyCharged => "SA-ACT-A-03",
            Self::Full | Self::NothingToMove => "SA-ACT-B-06",
            Self::NoCapsule => "SA-ACT-B-05",
            Self::BrokenForGood => "SA-REP-08",
            Self::AlreadyMaintained => "SA-COMP-02",
            Self::NoRocket | Self::RocketInTheWay => "SA-ROCKET-02",
            Self::NoSquadHere => "SA-BOT-02",
            Self::SquadIsActive => "SA-BOT-05",
            Self::NoActiveSquad | Self::NoIntruderHere => "SA-BOT-08",
            Self::NoSquadToFly | Self::SomebodyInSpace => "SA-INT-02",
            Self::NotInATestRun => "SA-ACT-C-03",
            Self::NotBeforeAdvancedSimulations => "SA-LESSON-12",
            Self::NotBeforeMissions => "SA-VIS-07",
        }
    }
}

impl Cause {
    /// The rule behind the delay.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Trip => "SA-TRIP-01",
            Self::LiftInUse => "SA-MOVE-04",
            Self::LiftDamaged => "SA-MOVE-05",
            Self::Slime => "SA-X-35",
            Self::Maintenance => "SA-COMP-03",
            Self::Threat(_) => "SA-DELAY-09",
            Self::InSpace => "SA-INT-07",
        }
    }
}

//! What a scenario keeps track of besides ships, dice and containers.

use kernel::Seat;

use crate::board::field::Field;
use crate::board::sector::{Sector, SectorSet};
use crate::build::setup::placeable;
use crate::build::variant::Variants;
use crate::data::tables::{SectorKind, Tables};
use crate::pieces::ship::{ShipId, ShipSet};
use crate::scenario::haul::Haul;
use crate::scenario::{Ground, Layout, Role, ScenarioRow};

/// Stations or Colonies of Phebe.
pub(crate) const SITES: usize = 2;

/// Players of a Duel.
const DUELLISTS: usize = 2;

/// What a scenario keeps track of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scene {
    /// Who plays the part of Phebe.
    pub(crate) phebe: Seat,
    pub(crate) haul: Haul,
    /// The Battle Stations or the Colonies of Phebe.
    pub(crate) sites: [Option<Sector>; SITES],
    /// The bays of each station, as long as they work.
    pub(crate) bays: [Option<ShipId>; SITES],
    /// Whether the damaged Cruiser waits only for its gate to be free.
    pub(crate) is_due: bool,
    /// Ships of the active player that no movement die may be used on in this turn.
    pub(crate) grounded: ShipSet,
    /// The ship that each of two players fights a Duel with.
    pub(crate) champions: [Option<ShipId>; DUELLISTS],
    /// Champions that have lost half of their hull, by seat.
    pub(crate) wounded: [bool; Seat::MOST],
    /// Dice that each seat rolls before the battle.
    pub(crate) prerolls: [u8; Seat::MOST],
}

impl Scene {
    pub(crate) fn new(row: &ScenarioRow, layout: &Layout, phebe: Seat) -> Self {
        let mut scene = Self {
            phebe,
            haul: Haul::new(layout),
            sites: [None; SITES],
            bays: [None; SITES],
            is_due: false,
            grounded: ShipSet::EMPTY,
            champions: [None; DUELLISTS],
            wounded: [false; Seat::MOST],
            prerolls: [0; Seat::MOST],
        };
        if row.preroll > 0 {
            scene.prerolls[scene.amycles().index()] = row.preroll;
        }
        scene
    }

    /// Who plays the other part, where two play.
    pub(crate) fn amycles(&self) -> Seat {
        self.phebe.next(2)
    }

    /// The ship that the player fights a Duel with.
    pub(crate) fn champion(&self, seat: Seat) -> Option<ShipId> {
        self.champions.get(seat.index()).copied().flatten()
    }

    /// Who begins, if the scenario says so.
    pub(crate) fn first(&self, row: &ScenarioRow, seats: u8) -> Option<Seat> {
        match row.begins? {
            _ if seats != 2 => None,
            Role::Phebe => Some(self.phebe),
            Role::Amycles => Some(self.amycles()),
        }
    }

    /// Puts a special sector of the set-up down; says whether it may lie there.
    pub(crate) fn lay(
        &mut self,
        row: &ScenarioRow,
        tables: &Tables,
        field: &mut Field,
        variants: Variants,
        kind: SectorKind,
        at: Sector,
    ) -> bool {
        let is_site = row.ground.site() == Some(kind) && self.sites.contains(&None);
        let fits = match row.ground {
            _ if is_site => self.site_ground(field).contains(at),
            Ground::Belt => kind == SectorKind::AsteroidField && field.open_ground().contains(at),
            Ground::Open
            | Ground::OffMiddle
            | Ground::Anywhere
            | Ground::Stations
            | Ground::Colonies => {
                placeable(variants).any(|other| other == kind) && field.open_ground().contains(at)
            }
        };
        if fits {
            field.lay(tables, at, kind);
            if is_site {
                self.add_site(at);
            }
        }
        fits
    }

    /// Where Phebe may put Battle Stations or Colonies (`FC-SCN-38`, `FC-SCN-51`).
    pub(crate) fn site_ground(&self, field: &Field) -> SectorSet {
        field.open_ground().and(field.half_of(self.phebe.index() == 0))
    }

    pub(crate) fn add_site(&mut self, at: Sector) {
        if let Some(free) = self.sites.iter_mut().find(|site| site.is_none()) {
            *free = Some(at);
        }
    }

    /// Special sectors that must lie there.
    pub(crate) const fn must_lay(row: &ScenarioRow, seats: u8) -> u32 {
        match row.ground {
            Ground::Belt => 2 * seats as u32,
            Ground::Stations | Ground::Colonies => SITES as u32,
            Ground::Open | Ground::OffMiddle | Ground::Anywhere => 0,
        }
    }

    /// How many of them do.
    pub(crate) fn laid_of(&self, row: &ScenarioRow, field: &Field) -> u32 {
        match row.ground {
            Ground::Belt => field.special.len(),
            Ground::Open
            | Ground::OffMiddle
            | Ground::Anywhere
            | Ground::Stations
            | Ground::Colonies => self.sites.iter().flatten().count() as u32,
        }
    }
}

impl Ground {
    /// What Phebe has to protect.
    pub(crate) const fn site(self) -> Option<SectorKind> {
        match self {
            Self::Stations => Some(SectorKind::BattleStation),
            Self::Colonies => Some(SectorKind::Colony),
            Self::Open | Self::OffMiddle | Self::Anywhere | Self::Belt => None,
        }
    }
}

//! What a scenario keeps track of besides ships and dice.

use kernel::Seat;

use crate::board::field::Field;
use crate::board::sector::{Sector, SectorSet};
use crate::build::choice::Choosing;
use crate::build::setup::placeable;
use crate::build::variant::Variants;
use crate::campaign::relief::Helper;
use crate::data::tables::{SectorKind, Tables};
use crate::pieces::ship::{ShipId, ShipSet};
use crate::scenario::{Ground, Layout, Role, ScenarioRow};

/// Stations or Colonies of Phebe.
pub(crate) const SITES: usize = 2;

/// Containers on the board, each by its sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cargo {
    // Invariant: the first `count` places are used.
    places: [Option<Sector>; Self::MOST],
    count: u8,
}

impl Cargo {
    /// The most of any layout (`FC-SCN-18`).
    pub(crate) const MOST: usize = 21;

    pub(crate) const NONE: Self = Self { places: [None; Self::MOST], count: 0 };

    /// One more; those beyond the most are passed over.
    pub(crate) fn add(&mut self, at: Sector) {
        if let Some(place) = self.places.get_mut(usize::from(self.count)) {
            *place = Some(at);
            self.count += 1;
        }
    }

    /// Takes one of the sector away, if there is one.
    pub(crate) fn remove(&mut self, at: Sector) {
        if let Some(found) = self.places.iter().position(|place| *place == Some(at)) {
            self.count -= 1;
            let last = usize::from(self.count);
            self.places.swap(found, last);
            self.places[last] = None;
        }
    }

    pub(crate) fn at(&self, sector: Sector) -> u8 {
        self.places.iter().filter(|place| **place == Some(sector)).count() as u8
    }

    pub(crate) fn sectors(&self) -> SectorSet {
        self.places.iter().copied().flatten().collect()
    }
}

/// What a scenario keeps track of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scene {
    /// Who plays the part of Phebe.
    pub(crate) phebe: Seat,
    pub(crate) cargo: Cargo,
    /// The ships of the active player that may move a container (`FC-SCN-15`).
    pub(crate) haulers: ShipSet,
    /// Containers that each seat has evacuated.
    pub(crate) saved: [u8; Seat::MOST],
    /// How many of them win.
    pub(crate) enough: u8,
    /// The Battle Stations or the Colonies of Phebe.
    pub(crate) sites: [Option<Sector>; SITES],
    /// The bays of each station, as long as they work.
    pub(crate) bays: [Option<ShipId>; SITES],
    /// Whether the damaged Cruiser waits only for its gate to be free.
    pub(crate) is_due: bool,
    /// Ships of the active player that no movement die may be used on in this turn.
    pub(crate) grounded: ShipSet,
    /// Champions that have lost half of their hull, by seat.
    pub(crate) wounded: [bool; Seat::MOST],
    /// Dice that each seat rolls before the battle.
    pub(crate) prerolls: [u8; Seat::MOST],
    pub(crate) variants: Variants,
    /// The points at which a camp has lost, where a campaign says so.
    pub(crate) defeat_at: Option<u8>,
    /// Who places all special sectors.
    pub(crate) placer: Option<Seat>,
    /// Who deploys when everybody else has.
    pub(crate) deploys_last: [bool; Seat::MOST],
    /// Whose fleet is deployed hidden, where not everybody's is.
    pub(crate) hides: [bool; Seat::MOST],
    /// Fleets that are still to be chosen.
    pub(crate) choosing: Option<Choosing>,
    /// Who comes to help from another battle of the campaign.
    pub(crate) helper: Option<Helper>,
    /// Who may still place a Colony in his deployment zone.
    pub(crate) settles: [bool; Seat::MOST],
}

impl Scene {
    pub(crate) fn new(row: &ScenarioRow, layout: &Layout, phebe: Seat) -> Self {
        let mut scene = Self {
            phebe,
            cargo: Cargo::NONE,
            haulers: ShipSet::EMPTY,
            saved: [0; Seat::MOST],
            enough: layout.enough,
            sites: [None; SITES],
            bays: [None; SITES],
            is_due: false,
            grounded: ShipSet::EMPTY,
            wounded: [false; Seat::MOST],
            prerolls: [0; Seat::MOST],
            variants: Variants::NONE,
            defeat_at: None,
            placer: None,
            deploys_last: [false; Seat::MOST],
            hides: [false; Seat::MOST],
            choosing: None,
            helper: None,
            settles: [false; Seat::MOST],
        };
        for text in &layout.containers {
            scene.put_cargo(text);
        }
        if row.preroll > 0 {
            scene.prerolls[scene.amycles().index()] = row.preroll;
        }
        scene
    }

    /// Reads `c3=3`; says whether that could be read.
    pub(crate) fn put_cargo(&mut self, text: &str) -> bool {
        let read = |(at, count): (&str, &str)| Some((at.parse().ok()?, count.parse::<u8>().ok()?));
        let Some((at, count)) = text.split_once('=').and_then(read) else { return false };
        (0..count).for_each(|_| self.cargo.add(at));
        true
    }

    /// Who plays the other part, where two play.
    pub(crate) fn amycles(&self) -> Seat {
        self.phebe.next(2)
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
                placeable(self.variants).any(|other| other == kind)
                    && field.open_ground().contains(at)
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

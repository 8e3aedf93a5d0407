//! Exploration campaigns: up to three missions on the same ship (`SA-CAMP-01` to `SA-CAMP-18`).

use arrayvec::ArrayVec;

use serde::Serialize;

use crate::crew::{Member, MemberSet};
use crate::mission::Condition;
use crate::report::{Report, Score};
use crate::ship::{Store, Zone};
use crate::tile::{Tile, TileSet};

/// The most missions of a campaign (`SA-CAMP-01`).
pub const MISSIONS_MOST: usize = 3;

/// The most tiles of one zone that are repaired between two missions (`SA-CAMP-09`).
const REPAIRS_A_ZONE: u8 = 2;

/// A campaign between two missions, or at its end.
///
/// ```
/// use alert::Campaign;
///
/// let campaign = Campaign::new();
/// assert!(campaign.may_go_on());
/// assert_eq!(campaign.score(), None);
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Campaign {
    reports: ArrayVec<Report, MISSIONS_MOST>,
    /// The squads that were not there in the last mission.
    missing_squads: u8,
    interval: Interval,
}

/// The repairs between two missions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Interval {
    tiles: [TileSet; 3],
    repaired: [u8; 3],
    disabled_squads: u8,
    knocked_out: MemberSet,
    done: MemberSet,
}

/// What a member does between two missions (`SA-CAMP-07`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Repair {
    /// Comes back after having been knocked out.
    Return,
    Tile(Zone, Tile),
    Squad,
    /// There is nothing that this member could repair.
    Nothing,
}

impl Campaign {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn reports(&self) -> &[Report] {
        &self.reports
    }

    /// Another mission may follow until one is lost or three are played (`SA-CAMP-01`,
    /// `SA-CAMP-04`).
    pub fn may_go_on(&self) -> bool {
        !self.is_lost() && !self.reports.is_full()
    }

    pub fn is_lost(&self) -> bool {
        self.reports.iter().any(|report| !report.is_won())
    }

    /// Enters the end of a mission. One after a loss or beyond the third is passed over.
    pub fn finish(&mut self, report: Report) {
        if !self.may_go_on() {
            return;
        }
        self.missing_squads = Store::ALL.len() as u8 - self.squads();
        self.interval = Interval {
            tiles: report.tiles,
            repaired: [0; 3],
            disabled_squads: report.disabled_squads + self.missing_squads,
            knocked_out: report.knocked_out,
            done: MemberSet::EMPTY,
        };
        self.reports.push(report);
    }

    /// What a member may do in the interval; nothing once it has had its turn.
    pub fn repairs(&self, member: Member) -> Vec<Repair> {
        let interval = &self.interval;
        if self.reports.is_empty() || interval.done.contains(member) {
            return Vec::new();
        }
        // Whoever was knocked out only comes back (`SA-CAMP-08`).
        if interval.knocked_out.contains(member) {
            return vec![Repair::Return];
        }
        let mut repairs: Vec<Repair> = Zone::ALL
            .into_iter()
            .filter(|zone| interval.repaired[zone.index()] < REPAIRS_A_ZONE)
            .flat_map(|zone| {
                let tiles = interval.tiles[zone.index()];
                tiles.iter().map(move |tile| Repair::Tile(zone, tile))
            })
            .collect();
        if interval.disabled_squads > 0 {
            repairs.push(Repair::Squad);
        }
        if repairs.is_empty() {
            repairs.push(Repair::Nothing);
        }
        repairs
    }

    /// Does one of the member's [`Campaign::repairs`]; says whether it was one.
    pub fn repair(&mut self, member: Member, repair: Repair) -> bool {
        if !self.repairs(member).contains(&repair) {
            return false;
        }
        let interval = &mut self.interval;
        interval.done = interval.done.with(member);
        match repair {
            Repair::Return | Repair::Nothing => {}
            Repair::Tile(zone, tile) => {
                let tiles = &mut interval.tiles[zone.index()];
                *tiles = tiles.without(tile);
                interval.repaired[zone.index()] += 1;
            }
            Repair::Squad => interval.disabled_squads -= 1,
        }
        true
    }

    /// How many squads stand ready for the next mission.
    pub const fn squads(&self) -> u8 {
        Store::ALL.len() as u8 - self.interval.disabled_squads
    }

    /// The ship as the next mission finds it; a single squad lies in the store of one's choice
    /// (`SA-CAMP-12` to `SA-CAMP-14`).
    pub fn condition(&self, single_squad: Store) -> Condition {
        let squads = match self.squads() {
            0 => [false; 2],
            1 => Store::ALL.map(|store| store == single_squad),
            _ => [true; 2],
        };
        Condition { tiles: self.interval.tiles, squads }
    }

    /// The points of all missions, the penalties of the last one, and the visual points divided
    /// by the missions; none for a campaign that is lost or not begun (`SA-CAMP-17`).
    pub fn score(&self) -> Option<Score> {
        if self.is_lost() {
            return None;
        }
        let scores: Vec<Score> = self.reports.iter().filter_map(Report::score).collect();
        let last = *scores.last()?;
        let visual: i16 = scores.iter().map(|score| score.visual).sum();
        Some(Score {
            destroyed: scores.iter().map(|score| score.destroyed).sum(),
            survived: scores.iter().map(|score| score.survived).sum(),
            disabled_squads: last.disabled_squads - i16::from(self.missing_squads),
            visual: visual / scores.len() as i16,
            ..last
        })
    }
}

//! Whether a fleet is legal, and every reason why it is not.

use kernel::{Clause, Refusal, Sentence};
use serde::{Deserialize, Serialize};

use crate::build::brief::Brief;
use crate::build::code::FleetCode;
use crate::build::roster::{FleetSpec, Roster, berth_faults};
use crate::data::tables::Tables;
use crate::decide::refusal::refuse_about;
use crate::scenario::Role;

/// Ships beyond this number are not looked at: no battle has so many points.
const SHIPS_AT_MOST: usize = 64;

/// A fleet, or its code, and what it is built for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "what is asked for, as it is sent")]
pub struct FleetWanted {
    fleet: Option<FleetSpec>,
    code: Option<String>,
    scenario: Option<String>,
    points: Option<u8>,
    #[serde(default)]
    all_lead: bool,
    #[serde(default)]
    without_avatar: bool,
    part: Option<String>,
    /// Whether the points are agreed upon, whatever sizes the scenario allows.
    #[serde(default)]
    agreed: bool,
    /// Points that have to be spent at least.
    #[serde(default)]
    least: u8,
    /// Whether special weapons are drawn at the table: what the fleet names does not count.
    #[serde(default)]
    draws_weapons: bool,
}

/// What there is to say of a fleet.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FleetChecked {
    pub fleet: FleetSpec,
    /// None where a ship carries what it cannot carry, or where there are no ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub code: Option<String>,
    /// The class points of its ships.
    pub points: u32,
    /// What its leader costs.
    pub leader: u8,
    /// How many class points of ships it may have.
    pub limit: u8,
    /// Every reason why it is not legal.
    pub refusals: Vec<FleetFault>,
}

/// A reason, and the ship that it is about, counted from 0.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FleetFault {
    pub sentence: Sentence,
    pub clause: Clause,
    /// What the clause is about.
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub ship: Option<u8>,
}

impl FleetWanted {
    pub(super) fn check(self) -> Result<FleetChecked, Refusal> {
        let usual = Brief::default();
        let brief = Brief {
            scenario: self.scenario.clone().unwrap_or(usual.scenario),
            points: self.points,
            all_lead: self.all_lead,
            without_avatar: self.without_avatar,
            agreed: self.agreed && self.points.is_some(),
            least: self.least,
            ..usual
        };
        let part: Option<Role> = self.part.as_deref().and_then(|part| part.parse().ok());
        let draws_weapons = self.draws_weapons;
        let mut fleet = self.fleet()?;
        if draws_weapons {
            fleet.put_weapons_aside(&brief.scenario);
        }
        let faults = brief.faults_as(&fleet, part);
        let known = fleet.known_part();
        let tables = Tables::get();
        let leader = |roster: &Roster| {
            if brief.all_lead { 0 } else { roster.leadership_cost(tables) }
        };
        Ok(FleetChecked {
            code: fleet.resolve().ok().and_then(|it| FleetCode::of(&it)).map(|it| it.to_string()),
            points: known.as_ref().map_or(0, |roster| roster.points(tables)),
            leader: known.as_ref().map_or(0, leader),
            limit: known.as_ref().and_then(|it| brief.limit_as(it, part)).unwrap_or_default(),
            refusals: marked(fleet.resolve().ok().as_ref(), faults),
            fleet,
        })
    }

    fn fleet(self) -> Result<FleetSpec, Refusal> {
        let nothing =
            |about: &str| refuse_about("FC-FLEET-01", "refusal-fleet-no-fleet", about.to_owned());
        let fleet = match (self.fleet, self.code) {
            (Some(fleet), _) => fleet,
            (None, Some(text)) => {
                let code = text.trim().parse::<FleetCode>().map_err(|_| nothing(&text))?;
                code.roster().spec()
            }
            (None, None) => return Err(nothing("")),
        };
        match fleet.ships.len() {
            ..=SHIPS_AT_MOST => Ok(fleet),
            many => Err(nothing(&many.to_string())),
        }
    }
}

/// The same reasons, with the ships that they are about.
fn marked(roster: Option<&Roster>, faults: Vec<Refusal>) -> Vec<FleetFault> {
    let berths = roster.map(|it| it.berths.iter().enumerate()).into_iter().flatten();
    let mut of_ships: Vec<(u8, Refusal)> = berths
        .flat_map(|(index, berth)| {
            let faults = roster.map(|it| berth_faults(it, *berth)).unwrap_or_default();
            faults.into_iter().map(move |fault| (index as u8, fault))
        })
        .collect();
    let mark = |fault: Refusal| {
        let found = of_ships.iter().position(|(_, other)| *other == fault);
        FleetFault {
            title: format!("{}.title", fault.clause.0),
            ship: found.map(|at| of_ships.remove(at).0),
            clause: fault.clause,
            sentence: fault.sentence,
        }
    };
    faults.into_iter().map(mark).collect()
}

//! What a scenario asks of a fleet, and everything that is wrong with one.

use std::sync::LazyLock;

use kernel::{Refusal, Value};
use serde::Deserialize;

use crate::build::roster::{Berth, FleetSpec, Roster, weapon_key};
use crate::data::tables::{Faction, Tables, Weapon};
use crate::decide::refusal::{refuse, refuse_about, refuse_count, refuse_unknown};
use crate::scenario::Role;

/// The class of a champion.
const CHAMPION: u8 = 5;

/// Reasons that one more ship may do away with: they are not told of a fleet in which a word is not
/// known.
const LACKS: [&str; 6] = [
    "refusal-fleet-empty",
    "refusal-fleet-class-3",
    "refusal-fleet-heavy-share",
    "refusal-fleet-flagship",
    "refusal-fleet-champion",
    "refusal-fleet-must-carry",
];

/// A row of `briefs.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    scenario: String,
    faction: Option<Faction>,
    points: u8,
    least: Option<u8>,
    most: Option<u8>,
    highest_class: Option<u8>,
    #[serde(default)]
    champion: bool,
    carries: Option<Weapon>,
    clause: String,
}

/// What a fleet is built for.
///
/// ```
/// use fleet::build::{Brief, FleetSpec};
///
/// let brief = Brief { points: Some(9), ..Brief::default() };
/// let faults = brief.faults(&FleetSpec::first_battle("phebe"));
/// assert_eq!(faults[0].clause.0, "FC-FLEET-01");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brief {
    pub scenario: String,
    /// Class points, when they are not the scenario's usual ones.
    pub points: Option<u8>,
    /// Whether every player pays for a leader, so that nobody does (`FC-FLEET-18`).
    pub all_lead: bool,
    /// Points more than agreed upon, because others have leaders (`FC-FLEET-19`).
    pub bonus: u8,
    /// Whether the expansion Avatar stays in its box (`FC-FAC-08`).
    pub without_avatar: bool,
    /// Whether the points replace those of the scenario, whatever sizes it allows (`FC-CAM-14`).
    pub agreed: bool,
    /// Points that the fleet has to spend at least, where camps must be equal (`FC-LEG-11`).
    pub least: u8,
}

impl Default for Brief {
    fn default() -> Self {
        Self {
            scenario: "pitched_battle".to_owned(),
            points: None,
            all_lead: false,
            bonus: 0,
            without_avatar: false,
            agreed: false,
            least: 0,
        }
    }
}

impl Brief {
    /// The scenarios that fleets can be built for.
    pub fn scenarios() -> impl Iterator<Item = &'static str> {
        let all = ROWS.iter().map(|row| row.scenario.as_str());
        all.enumerate()
            .filter(|(index, id)| ROWS[..*index].iter().all(|row| row.scenario != *id))
            .map(|(_, id)| id)
    }

    /// Every reason why the fleet is not legal: words that are not known first, then what is wrong
    /// whatever they may mean.
    pub fn faults(&self, fleet: &FleetSpec) -> Vec<Refusal> {
        self.faults_as(fleet, None)
    }

    /// The same for one part of the scenario; without one, the faction decides which part.
    pub fn faults_as(&self, fleet: &FleetSpec, part: Option<Role>) -> Vec<Refusal> {
        let mut faults = fleet.unknown_words();
        let is_known = faults.is_empty();
        let Some(roster) = fleet.known_part() else { return faults };
        let faction = part.map_or(roster.faction, faction_of);
        let Some(row) = self.row(faction) else {
            let scenarios: Vec<&str> = Self::scenarios().collect();
            faults.push(refuse_unknown("refusal-fleet-scenario", &self.scenario, &scenarios));
            return faults;
        };
        let found = self.faults_of(row, &roster).into_iter();
        faults.extend(found.filter(|fault| is_known || !LACKS.contains(&fault.sentence.key)));
        faults
    }

    /// How many class points a fleet in this part of the scenario may have, its leader among them.
    pub(crate) fn size_as(&self, role: Role) -> Option<u8> {
        let row = self.row(faction_of(role))?;
        Some(if self.agreed { self.points.unwrap_or_default() } else { row.size(self) })
    }

    /// How many class points of ships the fleet may have.
    pub fn limit(&self, roster: &Roster) -> Option<u8> {
        self.limit_as(roster, None)
    }

    /// The same in one part of the scenario; without one, the faction decides which part.
    pub fn limit_as(&self, roster: &Roster, part: Option<Role>) -> Option<u8> {
        let row = self.row(part.map_or(roster.faction, faction_of))?;
        Some(if self.agreed { self.agreed_limit(roster) } else { row.limit(roster, self) })
    }

    /// Every reason why the fleet cannot play this part.
    pub(crate) fn faults_in(&self, roster: &Roster, role: Role) -> Vec<Refusal> {
        self.row(faction_of(role)).map(|row| self.faults_of(row, roster)).unwrap_or_default()
    }

    fn faults_of(&self, row: &'static Row, roster: &Roster) -> Vec<Refusal> {
        let mut faults = if self.agreed {
            row.faults_within(roster, self, self.agreed_limit(roster))
        } else {
            row.faults(roster, self)
        };
        let spent = self.spent_by(roster);
        if spent < u32::from(self.least) {
            faults.push(refuse_count("FC-LEG-11", "refusal-fleet-too-small", spent, self.least));
        }
        faults
    }

    /// The points that the fleet has spent: its ships and its leader.
    pub(crate) fn spent_by(&self, roster: &Roster) -> u32 {
        let leader = if self.all_lead { 0 } else { roster.leadership_cost(Tables::get()) };
        let spent = roster.points(Tables::get()) + u32::from(leader);
        spent.saturating_sub(u32::from(self.bonus))
    }

    fn agreed_limit(&self, roster: &Roster) -> u8 {
        self.without_leader(self.points.unwrap_or_default(), roster)
    }

    /// What is left of the points for ships.
    fn without_leader(&self, points: u8, roster: &Roster) -> u8 {
        let leader = if self.all_lead { 0 } else { roster.leadership_cost(Tables::get()) };
        points.saturating_add(self.bonus).saturating_sub(leader)
    }

    fn row(&self, faction: Faction) -> Option<&'static Row> {
        let rows = || ROWS.iter().filter(|row| row.scenario == self.scenario);
        let own = rows().find(|row| row.faction == Some(faction));
        own.or_else(|| rows().find(|row| row.faction.is_none()))
    }
}

/// The faction whose part it is.
const fn faction_of(role: Role) -> Faction {
    match role {
        Role::Phebe => Faction::Phebe,
        Role::Amycles => Faction::Amycles,
    }
}

impl Row {
    fn size(&self, brief: &Brief) -> u8 {
        let champion = if self.champion { CHAMPION } else { 0 };
        brief.points.unwrap_or(self.points).saturating_add(champion)
    }

    fn limit(&self, roster: &Roster, brief: &Brief) -> u8 {
        brief.without_leader(self.size(brief), roster)
    }

    fn faults(&'static self, roster: &Roster, brief: &Brief) -> Vec<Refusal> {
        let mut faults: Vec<Refusal> = self.size_fault(brief).into_iter().collect();
        faults.extend(self.faults_within(roster, brief, self.limit(roster, brief)));
        faults
    }

    /// What is wrong with a fleet that may have so many points.
    fn faults_within(&'static self, roster: &Roster, brief: &Brief, limit: u8) -> Vec<Refusal> {
        let tables = Tables::get();
        let mut faults = Vec::new();
        if roster.berths.is_empty() {
            faults.push(refuse_count("FC-FLEET-01", "refusal-fleet-empty", 0, self.points));
        }
        faults.extend(roster.faults(tables, limit, brief.without_avatar));
        if self.carries.is_some() {
            faults.retain(|fault| fault.clause.0 != "FC-WPN-37");
        }
        let class = |berth: &Berth| tables.ship(berth.kind).class;
        if let Some(most) = self.highest_class {
            let above = roster.berths.iter().filter(|berth| class(berth) > most).count() as u32;
            if above > 0 {
                faults.push(refuse_count(&self.clause, "refusal-fleet-highest-class", above, most));
            }
        }
        if self.champion && !roster.berths.iter().any(|berth| class(berth) == CHAMPION) {
            faults.push(refuse(&self.clause, "refusal-fleet-champion"));
        }
        if let Some(weapon) = self.carries
            && !roster.berths.iter().any(|berth| berth.weapon == Some(weapon))
        {
            let name = Value::message(weapon_key(weapon));
            faults.push(refuse_about(&self.clause, "refusal-fleet-must-carry", name));
        }
        faults
    }

    /// Sizes that may be agreed upon.
    fn size_fault(&'static self, brief: &Brief) -> Option<Refusal> {
        let points = brief.points?;
        let sizes = self.least.unwrap_or(self.points)..=self.most.unwrap_or(self.points);
        let outside = !sizes.contains(&points);
        outside.then(|| {
            let fault = refuse_about(&self.clause, "refusal-fleet-size", points);
            let sentence = fault.sentence.with("least", *sizes.start()).with("most", *sizes.end());
            Refusal { sentence, ..fault }
        })
    }
}

#[derive(Deserialize)]
struct BriefFile {
    brief: Vec<Row>,
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let file = toml::from_str::<BriefFile>(include_str!("../../data/briefs.toml"));
    file.expect("the rows are read by a test").brief
});

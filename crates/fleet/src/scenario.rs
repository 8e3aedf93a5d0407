//! The scenarios: rows of `data/scenarios.toml`. A new one is a row, made of what the rules can do.
//!
//! * This file: the rows. `scene`, `haul`: what a scenario keeps track of.
//! * `opening`, `upkeep`, `cargo`, `goal`: what it changes before the battle, at the start of turns, in
//!   orders, and at the end.

mod cargo;
pub(crate) mod goal;
pub(crate) mod haul;
pub(crate) mod opening;
pub(crate) mod scene;
mod upkeep;

use kernel::{Refusal, Seat};
use serde::Deserialize;

use crate::build::roster::FleetSpec;
use crate::build::setup::Mode;
use crate::data::tables::ShipKind;
use crate::decide::refusal::refuse_about;
use kernel::named;

named! {
    /// What a battle is about.
    pub enum Scenario {
        PitchedBattle = "pitched_battle",
        AsteroidBelt = "asteroid_belt",
        TheTrap = "the_trap",
        TheSalvage = "the_salvage",
        ThePassage = "the_passage",
        TheCapture = "the_capture",
        Control = "control",
        PlanetaryAssault = "planetary_assault",
        Duel = "duel",
        Blockade = "blockade",
        Illegal = "illegal",
    }
}

named! {
    /// The two parts of a scenario that is not the same for both players. In a Blockade the part of
    /// Phebe is the runner's.
    pub enum Role {
        Phebe = "phebe",
        Amycles = "amycles",
    }
}

impl Role {
    /// The part of a seat, by who plays Phebe's.
    pub(crate) fn of(seat: Seat, phebe: Seat) -> Self {
        if seat == phebe { Self::Phebe } else { Self::Amycles }
    }
}

named! {
    /// Where ships are when a battle begins.
    pub enum Deployment {
        /// On the edge in front of the player.
        Edges = "edges",
        /// Phebe on the middle row, Amycles on both edges.
        Ambush = "ambush",
        /// Nobody is on the board.
        OffBoard = "off_board",
        /// Only the ships of class 5.
        Champions = "champions",
    }
}

named! {
    /// Which special sectors are placed, and where.
    pub enum Ground {
        /// Two of one's choice, outside of all deployment zones.
        Open = "open",
        /// Outside of the middle row as well.
        OffMiddle = "off_middle",
        /// On any sector without a gate.
        Anywhere = "anywhere",
        /// Two Asteroid Fields each, without fail.
        Belt = "belt",
        /// Phebe places two Battle Stations in his half, then Amycles what he likes.
        Stations = "stations",
        /// The same with Colonies.
        Colonies = "colonies",
    }
}

named! {
    /// Where gates lie from the beginning, without being linked.
    pub enum LoneGates {
        /// At both ends of the middle row.
        MiddleEnds = "middle_ends",
        /// At both ends of a diagonal: one for each player.
        Diagonal = "diagonal",
    }
}

named! {
    /// What a scenario does first of all in a Start of Turn (`FC-TURN-03`).
    pub enum TurnEffect {
        ShiftsAsteroids = "shifts_asteroids",
        BringsCruiser = "brings_cruiser",
        LooksAtGates = "looks_at_gates",
        CallsReinforcements = "calls_reinforcements",
    }
}

named! {
    /// How a battle is won.
    pub enum Goal {
        /// The enemy is down to a third of his points.
        Attrition = "attrition",
        /// So many containers are evacuated.
        Containers = "containers",
        /// The damaged Cruiser flees, or is destroyed.
        Cruiser = "cruiser",
        /// Whoever holds the shuttle flees with it.
        Shuttle = "shuttle",
        /// A ship on each gate.
        Gates = "gates",
        /// Both Battle Stations are disabled, or the attacker is worn down.
        Stations = "stations",
        /// The enemy's ship of class 5 is destroyed.
        Champion = "champion",
        /// Two civilian ships flee, or are destroyed.
        Civilians = "civilians",
        /// Both Colonies are destroyed, or the ship that threatens them.
        Colonies = "colonies",
    }
}

/// A row of `scenarios.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioRow {
    pub id: Scenario,
    pub clause: String,
    pub deployment: Deployment,
    pub ground: Ground,
    pub goal: Goal,
    pub turn: Option<TurnEffect>,
    pub gates: Option<LoneGates>,
    /// Who begins; when nobody is named, dice decide.
    pub begins: Option<Role>,
    /// The clause that says so.
    #[serde(default)]
    pub begins_by: String,
    /// Dice that Amycles rolls before the battle.
    #[serde(default)]
    pub preroll: u8,
    /// Ships that Phebe has besides his fleet.
    #[serde(default)]
    pub extra: Vec<ShipKind>,
    /// Fleets that keep to what the scenario asks, Phebe's first; none where any will do.
    #[serde(default)]
    pub usual: Vec<FleetSpec>,
    pub layout: Vec<Layout>,
}

/// How a scenario is laid out for so many seats.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub seats: Vec<u8>,
    pub mode: Option<Mode>,
    /// Zones to choose from, the usual one first; all that a Pitched Battle takes when empty.
    #[serde(default)]
    pub zones: Vec<String>,
    /// Containers as `c3=3`.
    #[serde(default)]
    pub containers: Vec<String>,
    /// How many of them win.
    #[serde(default)]
    pub enough: u8,
}

impl ScenarioRow {
    /// The layout for so many seats.
    pub fn layout_for(&'static self, seats: usize, mode: Mode) -> Result<&'static Layout, Refusal> {
        let fits = |layout: &&Layout| {
            let count = layout.seats.iter().any(|count| usize::from(*count) == seats);
            count && layout.mode.is_none_or(|wanted| wanted == mode)
        };
        self.layout
            .iter()
            .find(fits)
            .ok_or_else(|| refuse_about(&self.clause, "refusal-fleet-scenario-seats", seats as u32))
    }

    /// Whether special sectors are part of the scenario: they lie there in the fog too.
    pub(crate) fn has_own_ground(&self) -> bool {
        self.ground == Ground::Belt || self.ground.site().is_some()
    }

    /// The zones that are usual for so many seats, as they are written in a set-up.
    pub fn usual_zones(&self, seats: usize) -> Option<Vec<String>> {
        let fits = |layout: &&Layout| layout.seats.iter().any(|it| usize::from(*it) == seats);
        let zones = self.layout.iter().find(fits)?.zones.first()?;
        Some(zones.split('+').map(str::to_owned).collect())
    }
}

impl Layout {
    /// Whether the scenario is played on these zones.
    pub(crate) fn takes(&self, zones: &[String]) -> bool {
        self.zones.is_empty() || self.zones.contains(&zones.join("+"))
    }
}

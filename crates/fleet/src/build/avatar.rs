//! Battles without the expansion Avatar: nothing of it is used, and Llib Sorg leads from a Battleship
//! (`FC-FAC-08`).

use kernel::{Refusal, Value};

use crate::build::roster::{Roster, commander_key, ship_key, weapon_key};
use crate::data::tables::{Limits, ShipKind, Tables, Weapon};
use crate::decide::refusal::refuse_about;
use crate::scenario::{Ground, ScenarioRow};

/// What rows of the expansion say.
pub(crate) const AVATAR: &str = "avatar";

impl Limits {
    /// The ship that the leader of the faction has exactly one of.
    pub fn flagship(&self, without_avatar: bool) -> Option<ShipKind> {
        self.flagship_without_avatar.filter(|_| without_avatar).or(self.flagship)
    }
}

impl Roster {
    /// Everything in the fleet that belongs to the expansion.
    pub(crate) fn avatar_faults(&self, tables: &Tables) -> Vec<Refusal> {
        let ships = self.berths.iter().map(|berth| berth.kind);
        let ships = ships.filter(|kind| tables.ship(*kind).expansion == AVATAR).map(ship_key);
        let weapons = self.berths.iter().filter_map(|berth| berth.weapon);
        let weapons = weapons.filter(|weapon| is_of_avatar(*weapon)).map(weapon_key);
        let commander = self.commander.iter().copied();
        let commander = commander.filter(|it| tables.commander(*it).expansion == AVATAR);
        let all = ships.chain(weapons).chain(commander.map(commander_key));
        all.map(|key| refuse_about("FC-FAC-08", "refusal-fleet-avatar", Value::message(key)))
            .collect()
    }
}

pub(crate) fn is_of_avatar(weapon: Weapon) -> bool {
    Tables::get().weapon(weapon).expansion == AVATAR
}

impl ScenarioRow {
    /// A scenario that is about Battle Stations.
    pub(crate) fn avatar_fault(&self) -> Option<Refusal> {
        let station = || Value::message("fleet-sector-battle-station");
        (self.ground == Ground::Stations)
            .then(|| refuse_about("FC-FAC-08", "refusal-fleet-avatar", station()))
    }
}

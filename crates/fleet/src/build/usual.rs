//! Fleets of any size that keep to what a scenario asks, for whoever has none of his own.

use crate::build::roster::FleetSpec;
use crate::data::tables::Tables;
use crate::scenario::{Goal, Scenario};

/// The classes that a fleet is filled up with, in this order.
const MIX: [u8; 6] = [4, 2, 1, 3, 2, 1];

/// The same where each ship carries away one container: six win, and so there are six at least from
/// nine points on. Twelve points make the fleet of the manual's first battle.
const HAULERS: [u8; 7] = [1, 1, 1, 4, 1, 2, 2];

/// How so many players usually fight, and where: 12 to 15 sectors for each of two, 10 to 15 in
/// larger battles.
pub const fn usual_field(seats: usize) -> (&'static str, &'static str) {
    match seats {
        ..=2 => ("duel", "5x5"),
        3 => ("free_for_all", "7x6"),
        4 => ("teams", "8x5"),
        5 => ("free_for_all", "12x5"),
        6 => ("teams", "12x5"),
        7 => ("free_for_all", "16x5"),
        _ => ("teams", "16x5"),
    }
}

/// Fleets for the two parts of a scenario, Phebe's first, of so many class points each.
///
/// ```
/// use fleet::build::usual_fleets;
/// use fleet::scenario::Scenario;
///
/// let fleets = usual_fleets(Scenario::PitchedBattle, 7);
/// assert_eq!(fleets[0].ships, ["battleship:vortex_missiles", "destroyer", "frigate"]);
/// assert_eq!(usual_fleets(Scenario::TheSalvage, 9)[0].ships.len(), 6);
/// ```
pub fn usual_fleets(scenario: Scenario, points: u8) -> Vec<FleetSpec> {
    let goal = Tables::get().scenario(scenario).goal;
    let (phebe, amycles) = match goal {
        Goal::Shuttle => ((None, 2), (None, 4)),
        Goal::Champion => {
            ((Some("heavy_battleship:drones"), 3), (Some("heavy_battleship:drones"), 3))
        }
        Goal::Colonies => ((None, 3), (Some("battleship:gamma_warheads"), 3)),
        Goal::Attrition
        | Goal::Containers
        | Goal::Cruiser
        | Goal::Gates
        | Goal::Stations
        | Goal::Civilians => ((None, 4), (None, 4)),
    };
    let mix: &[u8] = if goal == Goal::Containers { &HAULERS } else { &MIX };
    vec![
        fleet("phebe", "vortex_missiles", phebe, mix, points),
        fleet("amycles", "proton_beam", amycles, mix, points),
    ]
}

/// The ship that must be there, then others up to the highest class, until the points are spent.
fn fleet(
    faction: &str,
    weapon: &str,
    (must, highest): (Option<&str>, u8),
    mix: &[u8],
    points: u8,
) -> FleetSpec {
    let mut ships: Vec<String> = must.map(str::to_owned).into_iter().collect();
    let mut left = points.saturating_sub(must.map_or(0, class_of));
    for class in mix.iter().cycle() {
        let class = (*class).min(highest).min(left);
        match class {
            0 => break,
            1 => ships.push("frigate".to_owned()),
            2 => ships.push("destroyer".to_owned()),
            3 => ships.push("cruiser".to_owned()),
            _ => ships.push(format!("battleship:{weapon}")),
        }
        left -= class;
    }
    FleetSpec { faction: faction.to_owned(), commander: None, ships }
}

fn class_of(ship: &str) -> u8 {
    let kind = ship.split(':').next().and_then(|kind| kind.parse().ok());
    kind.map_or(0, |kind| Tables::get().ship(kind).class)
}

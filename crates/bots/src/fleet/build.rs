//! A bot builds its fleet.

use fleet::{Brief, Faction, FleetSpec, Tables};
use kernel::chance::Fast;

/// Of how many drawn fleets the best is taken.
const DRAWN: usize = 24;

/// A fleet of the faction for the scenario: of several that chance brings, the one with the most
/// firepower and hull. None where the faction has no fleet for what is asked.
///
/// ```
/// use fleet::{Brief, Faction};
///
/// let brief = Brief::default();
/// let fleet = bots::build_fleet(Faction::Phebe, &brief, 1).expect("Phebe has ships for that");
/// assert!(brief.faults(&fleet).is_empty());
/// ```
pub fn build_fleet(faction: Faction, brief: &Brief, seed: u64) -> Option<FleetSpec> {
    let chance = &mut Fast::new(seed);
    let drawn: Vec<FleetSpec> =
        (0..DRAWN).filter_map(|_| FleetSpec::drawn(faction, brief, chance)).collect();
    drawn.into_iter().max_by(|one, other| strength(one).total_cmp(&strength(other)))
}

/// A broadside outweighs a hull, and a device or a commander is worth a little more than nothing.
fn strength(fleet: &FleetSpec) -> f32 {
    let tables = Tables::get();
    let Ok(roster) = fleet.resolve() else { return 0.0 };
    let of = |berth: &fleet::Berth| {
        let row = tables.ship(berth.kind);
        let device = if berth.devices.iter().any(Option::is_some) { 0.5 } else { 0.0 };
        f32::from(row.firepower.unwrap_or(0)) + f32::from(row.hull) / 6.0 + device
    };
    let leader = if fleet.commander.is_some() { 2.5 } else { 0.0 };
    roster.berths.iter().map(of).sum::<f32>() + leader
}

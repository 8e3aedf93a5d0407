//! A bot builds its fleet, or takes one that is ready-made.

use fleet::build::{Brief, FleetPick, FleetSpec, ReadyFleet};
use fleet::data::{Faction, Tables};
use fleet::scenario::Role;
use fleet::{Action, FleetCommander, State};
use kernel::chance::{Chance as _, Fast};
use kernel::{Rules as _, Seat};

/// Of how many drawn fleets the best is taken.
const DRAWN: usize = 24;

/// How many factions, and how many ready-made fleets, a bot looks at before it takes one.
const LOOKED_AT: usize = 3;

/// A fleet of the faction for the scenario and the part (without one, the faction's own): of
/// several that chance brings, the one with the most firepower and hull. None where the faction has no fleet for what is asked.
///
/// ```
/// use fleet::build::Brief;
/// use fleet::data::Faction;
///
/// let brief = Brief::default();
/// let fleet = bots::build_fleet(Faction::Phebe, &brief, None, 1).expect("Phebe has ships for that");
/// assert!(brief.faults(&fleet).is_empty());
/// ```
pub fn build_fleet(
    faction: Faction,
    brief: &Brief,
    part: Option<Role>,
    seed: u64,
) -> Option<FleetSpec> {
    let chance = &mut Fast::new(seed);
    let drawn = (0..DRAWN).filter_map(|_| FleetSpec::drawn_as(faction, brief, part, chance));
    drawn.max_by(|one, other| strength(one).total_cmp(&strength(other)))
}

/// The fleet that a bot takes where fleets are chosen at the table: one that it builds, or a strong
/// one of the ready-made ones. None when the seat is asked for something else, or may take nothing
/// but what it has.
pub(super) fn pick(state: &State, seat: Seat, chance: &mut Fast) -> Option<Action> {
    let (brief, part) = state.fleet_asked_of(seat)?;
    let builds = chance.below(2) == 0;
    let built = if builds { built_pick(&brief, part, chance) } else { None };
    let may_take =
        |pick: &FleetPick| FleetCommander::check(state, seat.into(), &Action::Fleet(*pick)).is_ok();
    let pick = built.filter(may_take).or_else(|| ready_pick(may_take, chance))?;
    Some(Action::Fleet(pick))
}

/// A fleet of some faction that has one for this.
fn built_pick(brief: &Brief, part: Role, chance: &mut Fast) -> Option<FleetPick> {
    let fleets = (0..LOOKED_AT).filter_map(|_| {
        let faction = Faction::ALL[chance.below(Faction::ALL.len() as u32) as usize];
        build_fleet(faction, brief, Some(part), chance.next_u64())
    });
    let best = fleets.max_by(|one, other| strength(one).total_cmp(&strength(other)))?;
    FleetPick::own(&best)
}

/// The strongest of some ready-made fleets that may be taken.
fn ready_pick(may_take: impl Fn(&FleetPick) -> bool, chance: &mut Fast) -> Option<FleetPick> {
    let all = ReadyFleet::all();
    let legal = |ready: &&ReadyFleet| ready.id.parse().is_ok_and(|pick| may_take(&pick));
    let legal: Vec<&ReadyFleet> = all.iter().filter(legal).collect();
    if legal.is_empty() {
        return None;
    }
    let looked_at = (0..LOOKED_AT).map(|_| legal[chance.below(legal.len() as u32) as usize]);
    let best =
        looked_at.max_by(|one, other| strength(&one.fleet).total_cmp(&strength(&other.fleet)))?;
    best.id.parse().ok()
}

/// A broadside outweighs a hull, and a device or a commander is worth a little more than nothing.
fn strength(fleet: &FleetSpec) -> f32 {
    let tables = Tables::get();
    let Ok(roster) = fleet.resolve() else { return 0.0 };
    let of = |berth: &fleet::build::Berth| {
        let row = tables.ship(berth.kind);
        let device = if berth.devices.iter().any(Option::is_some) { 0.5 } else { 0.0 };
        f32::from(row.firepower.unwrap_or(0)) + f32::from(row.hull) / 6.0 + device
    };
    let leader = if fleet.commander.is_some() { 2.5 } else { 0.0 };
    roster.berths.iter().map(of).sum::<f32>() + leader
}

//! Why a special weapon cannot be fired so.

use kernel::Seat;

use super::capacities::free_turn;
use super::{Check, docked, enter, has, pay, special};
use crate::board::sector::Sector;
use crate::data::tables::{Ability, Aim, Forbid, Weapon, WeaponRow};
use crate::decide::action::Target;
use crate::decide::list;
use crate::decide::refusal::{refuse, refuse_about};
use crate::pieces::die::{Colour, Die, Face, Held, Volley};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::State;

/// Payment, carrier, place, target: in this order.
pub(super) fn weapon(
    state: &State,
    seat: Seat,
    ship: ShipId,
    pair: [Held; 2],
    target: Target,
) -> Check {
    for die in pair {
        special(die, None, "FC-SPE-01")?;
        has(state, seat, die)?;
    }
    let carrier = ShipRef::new(seat, ship);
    let at = state.sector_of(carrier);
    let (Some(at), Some(weapon)) = (at, state.ship(carrier).weapon) else {
        return Err(refuse_about("FC-ABL-18", "refusal-fleet-no-carrier", ship.to_string()));
    };
    if state.fleet(seat).docked.contains(ship) {
        return Err(docked(state, carrier));
    }
    if state.field.forbidding(Forbid::UseWeapon).contains(at) {
        return Err(refuse_about("FC-WPN-52", "refusal-fleet-weapon-place", at.to_string()));
    }
    if !state.allows_specials(seat, at) {
        return Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", at.to_string()));
    }
    let row = state.tables.weapon(weapon);
    if list::ready_weapon(state, seat, ship).is_none() {
        return Err(refuse_about(clause_of(weapon), "refusal-fleet-weapon-busy", ship.to_string()));
    }
    aim(state, carrier, at, row, target)?;
    Err(refuse_about("FC-SPE-01", "refusal-fleet-only-once", pair[1].to_string()))
}

/// Payment, dock, weapon, target.
pub(super) fn station(state: &State, seat: Seat, ship: ShipId, die: Held, target: Target) -> Check {
    special(die, None, "FC-STA-04")?;
    has(state, seat, die)?;
    let carrier = ShipRef::new(seat, ship);
    let (Some(at), Some(weapon)) = (state.sector_of(carrier), state.station_weapon(carrier)) else {
        return Err(refuse_about("FC-STA-04", "refusal-fleet-not-docked", ship.to_string()));
    };
    if !state.allows_specials(seat, at) {
        return Err(refuse_about("FC-CAP-28", "refusal-fleet-distorted", at.to_string()));
    }
    if list::ready_weapon(state, seat, ship).is_none() {
        return Err(refuse_about(clause_of(weapon), "refusal-fleet-weapon-busy", ship.to_string()));
    }
    aim(state, carrier, at, state.tables.weapon(weapon), target)
}

/// Results, ship, Colony.
pub(super) fn bombard(
    state: &State,
    seat: Seat,
    volley: Volley,
    from: Sector,
    at: Sector,
) -> Check {
    for spend in volley.iter() {
        pay(state, seat, spend, Colour::Red, "FC-WPN-37")?;
    }
    if state.bombardier(seat, from).is_none() {
        return Err(refuse_about("FC-WPN-37", "refusal-fleet-no-warheads", from.to_string()));
    }
    if at == from {
        return Err(refuse_about("FC-WPN-40", "refusal-fleet-own-colony", at.to_string()));
    }
    for spend in volley.iter() {
        free_turn(state, seat, spend, from, false)?;
    }
    Err(refuse_about("FC-WPN-37", "refusal-fleet-no-colony", at.to_string()))
}

/// Why the target is not among those that the weapon may be aimed at.
fn aim(state: &State, carrier: ShipRef, from: Sector, row: &WeaponRow, target: Target) -> Check {
    let mut allowed = false;
    list::each_target(state, carrier, row, |open| allowed |= open == target);
    if allowed {
        return Ok(());
    }
    let at = match target {
        Target::Ship(ship) if ship.seat.index() < usize::from(state.seats()) => {
            state.sector_of(ship)
        }
        Target::Sector(sector) => Some(sector),
        Target::Nothing | Target::Seat(_) | Target::Ship(_) => None,
    };
    let about = target.to_string();
    if let (Target::Ship(ship), Some(_)) = (target, at)
        && state.is_hidden(ship)
    {
        return Err(refuse_about("FC-OHD-14", "refusal-fleet-signal", about));
    }
    if let (Target::Ship(ship), Some(_)) = (target, at)
        && state.abilities(ship.seat, ship.ship).contains(Ability::Untargetable)
    {
        return Err(refuse_about("FC-SCN-29", "refusal-fleet-untargetable", about));
    }
    if let Some(at) = at {
        must_be_open(state, row, from, target, at)?;
        if !state.field.zone_of(from).contains(at) {
            return Err(refuse_about("FC-ZON-04", "refusal-fleet-weapon-range", about));
        }
        if let Aim::Ship { near, far, clear: true, .. } = row.aim
            && (near..=far).contains(&from.distance(at))
            && !list::is_clear(state, from, at)
        {
            return Err(refuse_about("FC-DEF-08", "refusal-fleet-weapon-line", about));
        }
        if row.aim == Aim::Line
            && let Some(obstacle) = list::in_the_way(state, from, at)
        {
            let friendly = state.fleet(carrier.seat).sectors.contains(obstacle);
            let clause = if friendly { "FC-WPN-45" } else { "FC-WPN-44" };
            return Err(refuse_about(clause, "refusal-fleet-weapon-line", about));
        }
    }
    Err(refuse_about(clause_of(row.id), "refusal-fleet-weapon-target", about))
}

/// Protected ships cannot be named, and tokens are not put just anywhere.
fn must_be_open(state: &State, row: &WeaponRow, from: Sector, target: Target, at: Sector) -> Check {
    let about = target.to_string();
    let is_sheltered = state.field.sheltered.contains(at);
    if let (Aim::EmptySector { near, far }, false) = (row.aim, is_sheltered)
        && state.field.zone_of(from).contains(at)
        && (near..=far).contains(&from.distance(at))
    {
        let clause = if row.id == Weapon::Minefields { "FC-WPN-30" } else { clause_of(row.id) };
        return Err(refuse_about(clause, "refusal-fleet-not-empty", about));
    }
    if !is_sheltered && !state.field.forbidding(Forbid::BeNamed).contains(at) {
        return Ok(());
    }
    let key = match target {
        Target::Sector(_) => "refusal-fleet-weapon-target",
        Target::Nothing | Target::Ship(_) | Target::Seat(_) => "refusal-fleet-protected",
    };
    let placed = matches!(row.aim, Aim::Sector { .. }) && !is_sheltered;
    Err(refuse_about(if placed { "FC-WPN-21" } else { "FC-WPN-53" }, key, about))
}

/// The clause that says what the weapon does.
const fn clause_of(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::ProtonBeam => "FC-WPN-03",
        Weapon::MagneticBomb => "FC-WPN-04",
        Weapon::VortexMissiles => "FC-WPN-12",
        Weapon::NanoRepairer => "FC-WPN-13",
        Weapon::Drones => "FC-WPN-14",
        Weapon::TractorBeam => "FC-WPN-22",
        Weapon::Interdictor => "FC-WPN-06",
        Weapon::VortexGate => "FC-WPN-09",
        Weapon::ExoBomb => "FC-WPN-20",
        Weapon::Minefields => "FC-WPN-25",
        Weapon::GammaBomb => "FC-WPN-31",
        Weapon::Sanctuary => "FC-WPN-35",
        Weapon::GammaWarheads => "FC-WPN-37",
        Weapon::RampartOfCoeos => "FC-WPN-42",
        Weapon::PrometheusBeam => "FC-WPN-43",
        Weapon::IonicModule => "FC-WPN-46",
        Weapon::MultipointModule => "FC-WPN-48",
    }
}

pub(super) fn shake(state: &State, seat: Seat, die: Held, ship: ShipId) -> Check {
    if die.die != Die::new(Colour::Red, Face::Multi) {
        return Err(refuse_about("FC-WPN-16", "refusal-fleet-wrong-result", die.to_string()));
    }
    has(state, seat, die)?;
    if state.has_drones(ShipRef::new(seat, ship)) {
        return Ok(());
    }
    Err(refuse("FC-WPN-16", "refusal-fleet-no-drones"))
}

pub(super) fn jump(from: Sector, to: Sector) -> Check {
    if from.around().contains(to) {
        return Err(refuse_about("FC-WPN-11", "refusal-fleet-jump-near", to.to_string()));
    }
    Err(refuse_about("FC-WPN-09", "refusal-fleet-not-empty", to.to_string()))
}

pub(super) fn tow(state: &State, ship: ShipRef, to: Sector) -> Check {
    let from = state.sector_of(ship).unwrap_or(to);
    enter(state, ship.seat, from, to)?;
    Err(refuse_about("FC-WPN-22", "refusal-fleet-tow", to.to_string()))
}

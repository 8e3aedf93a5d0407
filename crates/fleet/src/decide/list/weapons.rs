//! Special weapons: what each may be aimed at now.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::{Ability, Aim, Forbid, Side, Weapon, WeaponEffect, WeaponRow};
use crate::decide::action::{Action, Target};
use crate::pieces::die::{Colour, Die, Face, Held};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::pieces::token::TokenKind;
use crate::state::State;

/// Every weapon that can be paid for, at everything it may be aimed at; and what is done about
/// tokens in the Dice Actions phase.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    list_tokens(state, seat, out);
    list_stations(state, seat, out);
    let pairs = super::special_pairs(state.fleet(seat));
    if pairs.is_empty() {
        return;
    }
    let docked = state.fleet(seat).docked;
    for ship in state.carriers(seat).filter(|ship| !docked.contains(*ship)) {
        let Some(row) = ready_weapon(state, seat, ship) else { continue };
        each_target(state, ShipRef::new(seat, ship), row, |target| {
            out.extend(pairs.iter().map(|(first, second)| Action::Weapon {
                ship,
                first: *first,
                second: *second,
                target,
            }));
        });
    }
}

/// Weapons of Battle Stations, each by one special (`FC-STA-04`).
fn list_stations(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    if fleet.docked.is_empty() {
        return;
    }
    for ship in fleet.docked.iter() {
        let Some(row) = ready_weapon(state, seat, ship) else { continue };
        for special in fleet.specials(None) {
            each_target(state, ShipRef::new(seat, ship), row, |target| {
                out.push(Action::Station { ship, special, target });
            });
        }
    }
}

/// Drones shaken off by a red multi (`FC-WPN-16`), Interdictors switched off (`FC-WPN-08`).
fn list_tokens(state: &State, seat: Seat, out: &mut Vec<Action>) {
    // Several Drones may sit on one ship, and a ship may have barred two sectors.
    let (mut bitten, mut barring) = (ShipSet::EMPTY, ShipSet::EMPTY);
    for token in state.tokens.iter() {
        match (token.kind, token.victim) {
            (TokenKind::Drones, Some(victim))
                if victim.seat == seat && !bitten.contains(victim.ship) =>
            {
                bitten = bitten.with(victim.ship);
                let multi = Die::new(Colour::Red, Face::Multi);
                let held = [Held::rolled(multi), Held::stored(multi)].into_iter();
                let there = held.filter(|die| state.fleet(seat).count(*die) > 0);
                out.extend(there.map(|die| Action::Shake { die, ship: victim.ship }));
            }
            (TokenKind::Interdictor, _)
                if token.carrier.seat == seat && !barring.contains(token.carrier.ship) =>
            {
                barring = barring.with(token.carrier.ship);
                out.push(Action::Lift(token.carrier.ship));
            }
            _ => {}
        }
    }
}

/// The weapon of the ship, or of the station where it is docked, if it can be fired from where the ship is (`FC-WPN-52`) and its tokens
/// are at hand.
pub(crate) fn ready_weapon(state: &State, seat: Seat, ship: ShipId) -> Option<&'static WeaponRow> {
    let carrier = ShipRef::new(seat, ship);
    let docked = state.fleet(seat).docked.contains(ship);
    let weapon = if docked { state.station_weapon(carrier) } else { state.ship(carrier).weapon };
    let row = state.tables.weapon(weapon?);
    let at = state.sector_of(carrier)?;
    let distorted = !state.allows_specials(seat, at);
    let silenced = distorted || state.field.forbidding(Forbid::UseWeapon).contains(at);
    let count = |kind| state.used_tokens(kind, carrier).count();
    let out_of_tokens = match row.effect {
        WeaponEffect::Mine { at_most, .. } => count(TokenKind::Mine) >= usize::from(at_most),
        WeaponEffect::TimeBomb { .. } => count(TokenKind::GammaBomb) > 0,
        WeaponEffect::Damage { .. }
        | WeaponEffect::DamageByClass { .. }
        | WeaponEffect::DamageByDistance { .. }
        | WeaponEffect::Repair { .. }
        | WeaponEffect::ClearBridge
        | WeaponEffect::Attach { .. }
        | WeaponEffect::Tow
        | WeaponEffect::Bar
        | WeaponEffect::Teleport
        | WeaponEffect::Blast { .. }
        | WeaponEffect::Shelter
        | WeaponEffect::HoldHulls
        | WeaponEffect::DoubleMove
        | WeaponEffect::DoubleRange
        | WeaponEffect::Warheads { .. } => false,
    };
    (row.aim != Aim::Passive && !silenced && !out_of_tokens).then_some(row)
}

/// The sectors of the carrier's zone at these distances (`FC-WPN-02`, `FC-ZON-04`).
fn ring(state: &State, from: Sector, near: u8, far: u8) -> SectorSet {
    let zone = state.field.zone_of(from);
    zone.iter().filter(|to| (near..=far).contains(&from.distance(*to))).collect()
}

/// The sectors that a weapon may name, or name ships in (`FC-WPN-53`).
fn nameable(state: &State) -> SectorSet {
    let hidden = state.field.forbidding(Forbid::BeNamed).or(state.field.sheltered);
    state.field.laid.minus(hidden).minus(state.field.fog)
}

/// Whether no obstacle lies between (`FC-DEF-05`, `FC-DEF-06`, `FC-DEF-08`).
pub(crate) fn is_clear(state: &State, from: Sector, to: Sector) -> bool {
    if from.distance(to) < 2 {
        return true;
    }
    let between = from.around().and(to.around());
    let straight = from.column().abs_diff(to.column()) != 1 && from.row().abs_diff(to.row()) != 1;
    let middle = if straight {
        let column = u8::midpoint(from.column(), to.column());
        Sector::new(column, u8::midpoint(from.row(), to.row()))
            .map_or(SectorSet::EMPTY, SectorSet::one)
    } else {
        between
    };
    !middle.minus(state.obstacles()).is_empty()
}

/// Calls with everything that the weapon may be aimed at.
pub(crate) fn each_target(
    state: &State,
    carrier: ShipRef,
    row: &WeaponRow,
    mut visit: impl FnMut(Target),
) {
    let Some(from) = state.sector_of(carrier) else { return };
    match row.aim {
        Aim::Ship { side, near, far, clear } => {
            let mut reach = ring(state, from, near, far).and(nameable(state)).and(state.held());
            if clear {
                reach = reach.iter().filter(|to| is_clear(state, from, *to)).collect();
            }
            each_ship(state, carrier.seat, side, reach, |ship| {
                if row.effect != WeaponEffect::Tow || !tow_sectors(state, ship).is_empty() {
                    visit(Target::Ship(ship));
                }
            });
        }
        Aim::Sector { near, far } => {
            let bomb = matches!(row.effect, WeaponEffect::Blast { .. });
            let clean = bomb && state.varies(Variant::ExoBombOffTerrain);
            let terrain = if clean { state.field.special } else { SectorSet::EMPTY };
            let reach = ring(state, from, near, far).and(nameable(state)).minus(terrain);
            reach.iter().for_each(|sector| visit(Target::Sector(sector)));
        }
        Aim::EmptySector { near, far } => {
            let reach = ring(state, from, near, far).and(state.empty()).and(nameable(state));
            reach.iter().for_each(|sector| visit(Target::Sector(sector)));
        }
        Aim::ShipsOfSector { near, far } => {
            let reach = ring(state, from, near, far).and(nameable(state)).and(state.held());
            let ships = |sector: &Sector| {
                Seat::all(state.seats()).any(|seat| !state.movable(seat, *sector).is_empty())
            };
            let reach = reach.iter().filter(ships);
            let open = reach.filter(|sector| !jump_sectors(state, *sector).is_empty());
            open.for_each(|sector| visit(Target::Sector(sector)));
        }
        Aim::Line => each_in_line(state, carrier.seat, from, visit),
        Aim::Opponent => state.opponents(carrier.seat).for_each(|enemy| visit(Target::Seat(enemy))),
        Aim::Nothing => visit(Target::Nothing),
        Aim::Passive => {}
    }
}

fn each_ship(
    state: &State,
    seat: Seat,
    side: Side,
    reach: SectorSet,
    mut visit: impl FnMut(ShipRef),
) {
    for owner in Seat::all(state.seats()) {
        let enemy = state.are_enemies(seat, owner);
        let wanted = match side {
            Side::Enemy => enemy,
            Side::Friendly => !enemy,
            Side::Any => true,
        };
        if !wanted || state.fleet(owner).sectors.and(reach).is_empty() {
            continue;
        }
        for ship in state.fleet(owner).afloat.iter().map(|ship| ShipRef::new(owner, ship)) {
            let named = !state.abilities(owner, ship.ship).contains(Ability::Untargetable);
            let open = named && !state.is_hidden(ship);
            if open && state.sector_of(ship).is_some_and(|at| reach.contains(at)) {
                visit(ship);
            }
        }
    }
}

/// The first sector with ships in each of the eight straight lines, unless something else lies
/// before it, or it is friendly or protected (`FC-WPN-43`..`FC-WPN-45`).
fn each_in_line(state: &State, seat: Seat, from: Sector, mut visit: impl FnMut(Target)) {
    let zone = state.field.zone_of(from);
    let (obstacles, nameable) = (state.obstacles(), nameable(state));
    for first in from.around().and(zone).iter() {
        let met = straight_on(from, first, zone).find(|at| obstacles.contains(*at));
        let reach = met.map_or(SectorSet::EMPTY, SectorSet::one).and(nameable);
        each_ship(state, seat, Side::Enemy, reach, |ship| visit(Target::Ship(ship)));
    }
}

/// The sectors of a straight line, from the one beside its origin to the edge of the zone.
fn straight_on(from: Sector, first: Sector, zone: SectorSet) -> impl Iterator<Item = Sector> {
    let next = move |at: &Sector| at.beyond(from, first).filter(|next| zone.contains(*next));
    std::iter::successors(Some(first), next)
}

/// The first obstacle on the straight line to a sector, short of it (`FC-WPN-44`).
pub(crate) fn in_the_way(state: &State, from: Sector, to: Sector) -> Option<Sector> {
    let zone = state.field.zone_of(from);
    let line = |first: Sector| straight_on(from, first, zone);
    let first = from.around().and(zone).iter().find(|first| line(*first).any(|at| at == to))?;
    let mut before = line(first).take_while(|at| *at != to);
    before.find(|at| state.obstacles().contains(*at))
}

/// Where a Tractor Beam can put the ship (`FC-WPN-22`, `FC-WPN-24`).
pub(crate) fn tow_sectors(state: &State, ship: ShipRef) -> SectorSet {
    let Some(from) = state.sector_of(ship) else { return SectorSet::EMPTY };
    let class = state.row(ship.seat, ship.ship).class;
    // What others keep as Signals says nothing about the room there is.
    let unknown =
        if ship.seat == state.active { SectorSet::EMPTY } else { state.signal_sectors(ship.seat) };
    let goals = state.open_to(ship.seat, ShipSet::one(ship.ship));
    let open = from.around().and(goals).minus(unknown);
    open.iter().filter(|to| state.room(ship.seat, *to) >= class).collect()
}

/// Where a Vortex Gate can send ships from there (`FC-WPN-09`, `FC-WPN-11`).
pub(crate) fn jump_sectors(state: &State, from: Sector) -> SectorSet {
    let zone = if state.varies(Variant::WeaponsStayInZone) {
        state.field.zone_of(from)
    } else {
        state.field.laid
    };
    state.empty().minus(from.around()).and(zone)
}

/// The sectors that the ship can mine now.
pub(crate) fn mine_sectors(state: &State, carrier: ShipRef) -> SectorSet {
    let row = state.tables.weapon(Weapon::Minefields);
    let mut sectors = SectorSet::EMPTY;
    each_target(state, carrier, row, |target| {
        if let Target::Sector(sector) = target {
            sectors = sectors.with(sector);
        }
    });
    sectors
}

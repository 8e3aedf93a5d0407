//! Movement: where ships may go, and which of a sector go together.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::{Ability, CapacityEffect};
use crate::decide::action::Action;
use crate::pieces::die::{Colour, Face, Spend};
use crate::pieces::fleet::Spends;
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::state::{CLASS_LIMIT, State};

/// Every blue directional result from every sector with ships to every sector that can take at
/// least one of them (`FC-MOVE-01`, `FC-MOVE-03`).
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    list_gates(state, seat, out);
    if !state.field.fog.is_empty() {
        list_surveys(state, seat, out);
    }
    let fleet = state.fleet(seat);
    let spends = fleet.directionals(Colour::Blue, false);
    if spends.is_empty() && state.capacities.is_empty() {
        return;
    }
    let loads = Loads::of(state, seat);
    let enterable = state.reachable(seat);
    let plain = state.capacities.is_empty();
    for from in fleet.sectors.minus(state.hindered(seat, CapacityEffect::Pin)).iter() {
        let lightest = loads.lightest[from.index()];
        if lightest == NOTHING {
            continue;
        }
        let open = from.around().and(enterable);
        let fits = |to: &Sector| loads.total[to.index()] + lightest <= CLASS_LIMIT;
        let open: SectorSet = open.iter().filter(fits).collect();
        let changed =
            if plain { Spends::new() } else { state.spends(seat, Colour::Blue, from, false) };
        for spend in if plain { &spends } else { &changed } {
            let reached = spend.face().reach(from).and(open);
            out.extend(reached.iter().map(|to| Action::Move { spend: *spend, from, to }));
        }
    }
}

/// Results that discover sectors instead of moving ships (`FC-OFW-03`).
fn list_surveys(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    for from in fleet.sectors.iter().filter(|from| !state.crewed(seat, *from).is_empty()) {
        let spends = state.spends(seat, state.gate_colour(), from, false).into_iter();
        let open = spends.filter(|spend| !state.survey_sectors(from, spend.face()).is_empty());
        out.extend(open.map(|spend| Action::Survey { spend, from }));
    }
}

/// Results that lead through a gate, blue ones as a rule: a directional one to a sector beside its partner, a
/// special onto it (`FC-GAT-03`..`FC-GAT-05`).
fn list_gates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let (fleet, colour) = (state.fleet(seat), state.gate_colour());
    let free = fleet.sectors.minus(state.hindered(seat, CapacityEffect::Pin));
    for from in free.and(state.field.gates()).iter() {
        let ships = state.movable(seat, from).minus(state.scene.grounded);
        if state.varies(Variant::GatesByChance) {
            let partner = state.field.partner(from).filter(|_| !ships.is_empty());
            let spends = state.spends(seat, colour, from, false).into_iter();
            out.extend(spends.filter_map(|spend| Some(Action::Gate { spend, from, to: partner? })));
            continue;
        }
        for spend in state.spends(seat, colour, from, false) {
            let exits = gate_exits(state, seat, ships, spend.face());
            out.extend(exits.iter().map(|to| Action::Gate { spend, from, to }));
        }
        let specials = fleet.specials(Some(colour)).into_iter();
        let usable = specials.filter(|_| state.allows_specials(seat, from));
        for spend in usable.map(Spend::plain) {
            let exits = gate_exits(state, seat, ships, Face::Special);
            out.extend(exits.iter().map(|to| Action::Gate { spend, from, to }));
        }
    }
}

/// Where at least one of these ships, which stand on a gate, comes out by the result.
fn gate_exits(state: &State, seat: Seat, ships: ShipSet, face: Face) -> SectorSet {
    let first = ships.first().map(|ship| ShipRef::new(seat, ship));
    let from = first.and_then(|ship| state.sector_of(ship));
    let by_chance = state.varies(Variant::GatesByChance);
    let partner = from.and_then(|from| state.field.partner(from)).filter(|_| !by_chance);
    let pinned = state.hindered(seat, CapacityEffect::Pin);
    let (Some(lightest), Some(partner)) = (lightest(state, seat, ships), partner) else {
        return SectorSet::EMPTY;
    };
    if from.is_some_and(|from| pinned.contains(from)) {
        return SectorSet::EMPTY;
    }
    let reached = match face {
        Face::Special => SectorSet::one(partner),
        Face::Orthogonal | Face::Diagonal | Face::Multi => face.reach(partner),
    };
    let open = reached.and(state.reachable(seat));
    open.iter().filter(|to| state.room(seat, *to) >= lightest).collect()
}

/// Where the second play of a movement result leads through a gate (`FC-GAT-08`).
pub(crate) fn onward_exits(state: &State, seat: Seat, ships: ShipSet, face: Face) -> SectorSet {
    if state.varies(Variant::GreenGates) {
        return SectorSet::EMPTY;
    }
    gate_exits(state, seat, ships, face)
}

/// The class of the lightest of these ships that dice can move.
fn lightest(state: &State, seat: Seat, ships: ShipSet) -> Option<u8> {
    let rows = ships.iter().map(|ship| state.row(seat, ship));
    rows.filter(|row| !row.abilities.contains(Ability::Impulse)).map(|row| row.class).min()
}

/// More than any ship has: nothing there moves by dice.
const NOTHING: u8 = u8::MAX;

/// Classes by sector, for one seat.
struct Loads {
    total: [u8; Sector::COUNT],
    /// The class of the lightest ship that dice can move.
    lightest: [u8; Sector::COUNT],
}

impl Loads {
    fn of(state: &State, seat: Seat) -> Self {
        let mut loads = Self { total: [0; Sector::COUNT], lightest: [NOTHING; Sector::COUNT] };
        for ship in state.fleet(seat).afloat.iter() {
            let Some(at) = state.sector_of(crate::pieces::ship::ShipRef::new(seat, ship)) else {
                continue;
            };
            let row = state.row(seat, ship);
            loads.total[at.index()] += row.class;
            let lightest = &mut loads.lightest[at.index()];
            let grounded = state.scene.grounded.contains(ship);
            if !grounded && !row.abilities.contains(Ability::Impulse) {
                *lightest = row.class.min(*lightest);
            }
        }
        if let Some((prize, at)) = state.lone_shuttle(seat) {
            loads.total[at.index()] += state.row(prize.seat, prize.ship).class;
        }
        loads
    }
}

/// Where at least one of these ships, which stand together, can go by the result.
pub(crate) fn destinations(state: &State, seat: Seat, ships: ShipSet, face: Face) -> SectorSet {
    let Some(lightest) = lightest(state, seat, ships) else { return SectorSet::EMPTY };
    exits(state, seat, ships, face, lightest)
}

/// Where all of these ships together can be carried to by the result (`FC-GRV-03`, `FC-GRV-06`).
pub(crate) fn drift_exits(
    state: &State,
    seat: Seat,
    ships: ShipSet,
    at: Sector,
    face: Face,
) -> SectorSet {
    let class = state.class_of(seat, ships);
    let reached = face.reach(at).and(state.open_to(seat, ships));
    reached.iter().filter(|to| state.room(seat, *to) >= class).collect()
}

fn exits(state: &State, seat: Seat, ships: ShipSet, face: Face, class: u8) -> SectorSet {
    let first = ships.first().map(|ship| crate::pieces::ship::ShipRef::new(seat, ship));
    let Some(from) = first.and_then(|ship| state.sector_of(ship)) else {
        return SectorSet::EMPTY;
    };
    if state.hindered(seat, CapacityEffect::Pin).contains(from) {
        return SectorSet::EMPTY;
    }
    let reached = face.reach(from).and(state.reachable(seat));
    reached.iter().filter(|to| state.room(seat, *to) >= class).collect()
}

/// Every group of these ships that fits and holds at least one ship that dice can move. Of equal
/// ships the first ones go, so that no two groups are the same in all but names.
pub(crate) fn subsets(
    state: &State,
    seat: Seat,
    ships: ShipSet,
    room: u8,
    mut visit: impl FnMut(ShipSet),
) {
    let ids: arrayvec::ArrayVec<ShipId, { ShipId::COUNT }> = ships.iter().collect();
    // The twins of each ship that go before it.
    let mut twins = [0_u64; ShipId::COUNT];
    for (at, ship) in ids.iter().enumerate() {
        let before = (0..at).filter(|before| state.are_twins(seat, ids[*before], *ship));
        twins[at] = before.fold(0, |all, before| all | 1 << before);
    }
    for mask in 1_u64..1 << ids.len() {
        let chosen = || (0..ids.len()).filter(|at| mask & (1 << at) != 0);
        if chosen().any(|at| twins[at] & !mask != 0) {
            continue;
        }
        let group: ShipSet = chosen().map(|at| ids[at]).collect();
        let moved =
            group.iter().any(|ship| !state.abilities(seat, ship).contains(Ability::Impulse));
        if moved && state.class_of(seat, group) <= room {
            visit(group);
        }
    }
}

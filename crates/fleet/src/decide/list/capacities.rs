//! Technical capacities: where they can be activated, and on whom they act.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::{Ability, CapacityEffect, Forbid, Power};
use crate::decide::action::Action;
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Colour, Die, Face, Held, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::state::State;
use crate::state::step::Arrival;

/// Activations (`FC-TEC-01`, `FC-TEC-05`), and red results against capacities of enemies
/// (`FC-TEC-08`); green specials too, where the play aid counts (`FC-LEG-15`).
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for ship in state.technicians(seat) {
        list_activations(state, ShipRef::new(seat, ship), out);
    }
    if !state.capacities.is_empty() {
        list_disruptions(state, seat, out);
    }
}

fn list_activations(state: &State, carrier: ShipRef, out: &mut Vec<Action>) {
    let (ship, Some(from)) = (carrier.ship, state.sector_of(carrier)) else { return };
    let faces = state.ready_faces(carrier);
    let spends = state.spends(carrier.seat, Colour::Green, from, false);
    if faces.is_empty() || spends.is_empty() {
        return;
    }
    each_beam(state, carrier, from, &spends, |relay, die, sectors| {
        for (_, capacity) in &faces {
            out.extend(sectors.iter().map(|at| Action::Activate {
                ship,
                capacity: *capacity,
                relay,
                die,
                at,
            }));
        }
    });
}

/// Calls with every group of results that can be spent, the last of them apart, and the sectors
/// that they reach.
fn each_beam(
    state: &State,
    carrier: ShipRef,
    from: Sector,
    spends: &[Spend],
    mut visit: impl FnMut(Option<Volley>, Spend, SectorSet),
) {
    let beam = Beam {
        carrier,
        from,
        steps: state.beam_length(carrier, from),
        sky: state.open_sky(),
        zone: state.field.zone_of(from),
    };
    for die in spends {
        let mut relay = Vec::new();
        each_relay(state, carrier.seat, spends, *die, &mut relay, &mut |relay| {
            let sectors = beam.reach(state, relay, *die);
            if !sectors.is_empty() {
                visit(Volley::new(relay), *die, sectors);
            }
        });
    }
}

/// Calls with every group of other results that can be paid for besides the last one.
fn each_relay(
    state: &State,
    seat: Seat,
    spends: &[Spend],
    die: Spend,
    relay: &mut Vec<Spend>,
    visit: &mut impl FnMut(&[Spend]),
) {
    visit(relay);
    for (number, spend) in spends.iter().enumerate() {
        relay.push(*spend);
        if relay.len() < Volley::MOST && is_affordable(state, seat, relay, die) {
            each_relay(state, seat, &spends[number..], die, relay, visit);
        }
        relay.pop();
    }
}

fn is_affordable(state: &State, seat: Seat, relay: &[Spend], die: Spend) -> bool {
    let mut fleet = *state.fleet(seat);
    relay.iter().chain([&die]).all(|spend| {
        let affordable = fleet.can_pay(*spend);
        if affordable {
            fleet.pay(*spend);
        }
        affordable
    })
}

/// A path of green results from a technical ship.
struct Beam {
    carrier: ShipRef,
    from: Sector,
    /// How far one result travels.
    steps: u8,
    /// What the path may cross.
    sky: SectorSet,
    zone: SectorSet,
}

impl Beam {
    /// The sectors where a capacity can be activated so: those beside the ship by one straight
    /// result, those further away by a path as for a ranged attack (`FC-TEC-05`, `FC-ABL-32`).
    fn reach(&self, state: &State, relay: &[Spend], die: Spend) -> SectorSet {
        let face = |spend: &Spend| state.activation_face(self.carrier.seat, spend.face());
        let near = face(&die).reach(self.from).and(self.zone);
        let faces: ArrayVec<Face, { Volley::MOST }> = relay.iter().map(face).collect();
        let mut ends = SectorSet::EMPTY;
        self.follow(&faces, face(&die), self.from, SectorSet::one(self.from), &mut ends);
        let far = ends.minus(self.from.around()).without(self.from);
        if relay.is_empty() { near.or(far) } else { far }
    }

    /// Follows the results in every order, the last one at the end.
    fn follow(
        &self,
        relay: &[Face],
        last: Face,
        at: Sector,
        seen: SectorSet,
        ends: &mut SectorSet,
    ) {
        if relay.is_empty() {
            self.travel(last, at, seen, self.steps, &mut |reached, _| *ends = ends.or(reached));
            return;
        }
        for (number, face) in relay.iter().enumerate() {
            let mut rest: ArrayVec<Face, { Volley::MOST }> = relay.iter().copied().collect();
            rest.remove(number);
            self.travel(*face, at, seen, self.steps, &mut |reached, seen| {
                for next in reached.and(self.sky).minus(seen).iter() {
                    self.follow(&rest, last, next, seen.with(next), ends);
                }
            });
        }
    }

    /// Calls with what one result reaches by one step, by two, and so on, over empty sectors.
    fn travel(
        &self,
        face: Face,
        at: Sector,
        seen: SectorSet,
        steps: u8,
        visit: &mut dyn FnMut(SectorSet, SectorSet),
    ) {
        let reached = face.reach(at).and(self.zone).minus(seen);
        visit(reached, seen);
        if steps > 1 {
            for next in reached.and(self.sky).iter() {
                self.travel(face, next, seen.with(next), steps - 1, visit);
            }
        }
    }
}

/// The sectors where the ship could activate a capacity by these results.
pub(crate) fn beam_sectors(
    state: &State,
    carrier: ShipRef,
    relay: Option<Volley>,
    die: Spend,
) -> SectorSet {
    let Some(from) = state.sector_of(carrier) else { return SectorSet::EMPTY };
    let relay: Vec<Spend> = relay.iter().flat_map(Volley::iter).collect();
    let steps = state.beam_length(carrier, from);
    let zone = state.field.zone_of(from);
    Beam { carrier, from, steps, sky: state.open_sky(), zone }.reach(state, &relay, die)
}

/// The ships of the seat on an activation sector or beside it (`FC-TEC-08`). Decoys are none, and
/// squadrons use no dice (`FC-SQN-03`).
pub(crate) fn ships_near(state: &State, seat: Seat, at: Sector) -> ShipSet {
    let sectors = state.fleet(seat).sectors.and(at.around().with(at)).iter();
    sectors.fold(ShipSet::EMPTY, |ships, sector| ships.or(state.crewed(seat, sector)))
}

fn list_disruptions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let spends = state.fleet(seat).directionals(Colour::Red, false);
    for name in state.enemies(seat).flat_map(|enemy| names_of(state, enemy)) {
        if state.varies(Variant::DrainEndsCapacities) {
            let drains = ending_drains(state, seat).map(Spend::plain);
            out.extend(drains.map(|spend| Action::Disrupt { spend, name }));
        }
        if ships_near(state, seat, name.at).is_empty() {
            continue;
        }
        let fits = spends.iter().filter(|spend| state.disrupted(name, **spend).is_some());
        out.extend(fits.map(|spend| Action::Disrupt { spend: *spend, name }));
    }
}

/// The green results that end a capacity where the play aid counts (`FC-LEG-15`): the specials, and
/// a multi of Arop Tan, who then chooses the die that is lost (`FC-CMD-08`).
pub(crate) fn ending_drains(state: &State, seat: Seat) -> impl Iterator<Item = Held> {
    let fleet = state.fleet(seat);
    let faces: &[Face] = if fleet.has(Power::DrainsWithAnyGreen) {
        &[Face::Multi, Face::Special]
    } else {
        &[Face::Special]
    };
    let dice = faces.iter().map(|face| Die::new(Colour::Green, *face));
    let held = dice.flat_map(|die| [Held::rolled(die), Held::stored(die)]);
    held.filter(|held| fleet.count(*held) > 0)
}

/// Each of the seat's capacities once, by name.
pub(crate) fn names_of(state: &State, seat: Seat) -> ArrayVec<Activation, 4> {
    let mut names = ArrayVec::new();
    for active in state.active_of(seat) {
        if !names.contains(&active.name) {
            names.push(active.name);
        }
    }
    names
}

/// The dice that may still be rolled again in this turn (`FC-TEC-15`).
pub(crate) fn reprogrammable(state: &State, seat: Seat) -> ArrayVec<Activation, 4> {
    let mut names = ArrayVec::new();
    for active in state.active_of(seat).filter(|active| !active.reprogrammed) {
        if !names.contains(&active.name) {
            names.push(active.name);
        }
    }
    names
}

/// The ships that a triggered capacity may act on.
pub(crate) fn trigger_targets(
    state: &State,
    name: Activation,
    slot: u8,
    arrival: Option<Arrival>,
) -> Vec<ShipRef> {
    let Some(active) = state.capacities.of_device(name, slot) else { return Vec::new() };
    let effect = state.tables.capacity(name.capacity).effect;
    let hidden = state.field.forbidding(Forbid::BeNamed).or(state.field.sheltered);
    let sectors = active.sectors(state).minus(hidden);
    let owner = name.ship.seat;
    let came = |ship: &ShipRef| {
        arrival.is_none_or(|arrival| {
            let one_of_them = arrival.seat == ship.seat && arrival.ships.contains(ship.ship);
            one_of_them && state.sector_of(*ship) == Some(arrival.at)
        })
    };
    let there = |ship: &ShipRef| state.sector_of(*ship).is_some_and(|at| sectors.contains(at));
    let ships = all_ships(state).filter(came);
    match effect {
        CapacityEffect::Damage => {
            let open = |ship: &ShipRef| {
                let untargetable =
                    state.abilities(ship.seat, ship.ship).contains(Ability::Untargetable);
                let known = !state.is_hidden(*ship);
                state.are_enemies(owner, ship.seat) && !untargetable && known
            };
            state.nameable(ships.filter(there).filter(open).collect())
        }
        CapacityEffect::Repair => {
            let damaged = |ship: &ShipRef| {
                let wreck = state.fleet(ship.seat).wrecks.contains(ship.ship);
                let full = state.row(ship.seat, ship.ship).hull;
                !wreck && state.ship(*ship).hull < full
            };
            let allied = ships.filter(there).filter(|ship| !state.are_enemies(owner, ship.seat));
            allied.filter(damaged).collect()
        }
        CapacityEffect::Recall => {
            let allied = ships.filter(|ship| !state.are_enemies(owner, ship.seat));
            allied.filter(|ship| can_be_recalled(state, *ship, name.at)).collect()
        }
        CapacityEffect::Disguise
        | CapacityEffect::Reveal
        | CapacityEffect::Store
        | CapacityEffect::Amplify
        | CapacityEffect::Pin
        | CapacityEffect::Deflect
        | CapacityEffect::Unshield
        | CapacityEffect::Silence
        | CapacityEffect::Adjust
        | CapacityEffect::Distort
        | CapacityEffect::Optimize => Vec::new(),
    }
}

fn all_ships(state: &State) -> impl Iterator<Item = ShipRef> {
    Seat::all(state.seats()).flat_map(|seat| {
        let afloat = state.fleet(seat).afloat.iter();
        afloat.map(move |ship: ShipId| ShipRef::new(seat, ship))
    })
}

/// From the same zone, from a sector that is not adjacent, to one that can take it (`FC-CAP-18`,
/// `FC-CAP-19`).
fn can_be_recalled(state: &State, ship: ShipRef, to: Sector) -> bool {
    let Some(from) = state.sector_of(ship) else { return false };
    let far = state.field.zone_of(to).contains(from) && from.distance(to) > 1;
    let class = state.row(ship.seat, ship.ship).class;
    far && state.enterable(ship.seat).contains(to) && state.room(ship.seat, to) >= class
}

//! Attacks: at adjacent sectors, at a distance, two at once.

use kernel::Seat;

use crate::action::Action;
use crate::die::{Colour, Spend, Volley};
use crate::fleet::Spends;
use crate::sector::{Sector, SectorSet};
use crate::ship::{ShipRef, ShipSet};
use crate::state::State;
use crate::tables::Ability;

/// Every attack that the red directional results allow.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let spends = state.fleet(seat).directionals(Colour::Red, false);
    let targets = target_sectors(state, seat);
    if spends.is_empty() || targets.is_empty() {
        return;
    }
    for from in state.fleet(seat).sectors.iter() {
        if state.launchers(seat, from).is_empty() {
            continue;
        }
        let near = from.around().and(targets);
        for at in near.iter() {
            let hits = spends.iter().filter(|spend| spend.face().reach(from).contains(at));
            list_adjacent(state, seat, from, at, hits.copied(), out);
        }
        list_ranged(state, seat, from, targets.minus(near), &spends, out);
    }
}

/// The sectors that hold enemies who can be named.
fn target_sectors(state: &State, seat: Seat) -> SectorSet {
    let enemies = state.enemies(seat);
    let held = enemies.fold(SectorSet::EMPTY, |held, enemy| held.or(state.fleet(enemy).sectors));
    held.and(state.exposed())
}

/// The ships in the sector that the seat may attack. Ships of different players never share one.
fn targets_at(state: &State, seat: Seat, at: Sector) -> impl Iterator<Item = ShipRef> + Clone {
    let owner = Seat::all(state.seats()).find(|owner| state.fleet(*owner).sectors.contains(at));
    let owner = owner.filter(|owner| state.are_enemies(seat, *owner)).unwrap_or(seat);
    let ships = if owner == seat { ShipSet::EMPTY } else { state.fleet(owner).at(at) };
    ships
        .iter()
        .map(move |ship| ShipRef::new(owner, ship))
        .filter(|ship| state.is_targetable(*ship))
}

fn list_adjacent(
    state: &State,
    seat: Seat,
    from: Sector,
    at: Sector,
    hits: impl Iterator<Item = Spend>,
    out: &mut Vec<Action>,
) {
    let targets = targets_at(state, seat, at);
    let doubles = is_multipoint(state, seat, from);
    for spend in hits {
        for target in targets.clone() {
            out.push(Action::Attack { volley: Volley::one(spend), from, via: from, target });
            if doubles {
                let others = targets.clone().filter(|second| *second != target);
                out.extend(others.map(|second| Action::Double {
                    spend,
                    from,
                    first: target,
                    second,
                }));
            }
        }
    }
}

/// Whether a ship with Multipoint Weapons is alone in the sector (`FC-ABL-12`).
fn is_multipoint(state: &State, seat: Seat, from: Sector) -> bool {
    let ships = state.crewed(seat, from);
    ships.len() == 1 && state.all_have(seat, from, Ability::Multipoint)
}

/// How many sectors one red result reaches from there.
fn steps_per_die(state: &State, seat: Seat, from: Sector) -> u8 {
    if state.long_shooters(seat, from).is_empty() { 1 } else { 2 }
}

fn list_ranged(
    state: &State,
    seat: Seat,
    from: Sector,
    far: SectorSet,
    spends: &Spends,
    out: &mut Vec<Action>,
) {
    if far.is_empty() {
        return;
    }
    let steps = steps_per_die(state, seat, from);
    for (volley, via, at) in ranged_volleys(state, seat, from, far, spends, steps) {
        let targets = targets_at(state, seat, at);
        out.extend(targets.map(|target| Action::Attack { volley, from, via, target }));
    }
}

/// The volleys that reach these sectors: with the last sector before each, and the sector.
pub(super) fn ranged_volleys(
    state: &State,
    seat: Seat,
    from: Sector,
    far: SectorSet,
    spends: &Spends,
    steps: u8,
) -> Vec<(Volley, Sector, Sector)> {
    let single = spends.len() == 1 && state.fleet(seat).count(spends[0].held) == 1;
    if far.is_empty() || spends.is_empty() || (steps == 1 && single) {
        return Vec::new();
    }
    let mut search =
        Search { state, seat, from, sky: state.open_sky(), far, steps, found: Vec::new() };
    search.extend(spends, &mut Vec::new());
    search.found
}

/// The last sectors before the target from which a volley can come in, and whether there are any:
/// for the picture, and for explaining why there are none.
pub(crate) fn ranged_paths(state: &State, seat: Seat, from: Sector, volley: Volley) -> SectorSet {
    let spends: Vec<Spend> = volley.iter().collect();
    let steps = steps_per_die(state, seat, from);
    let sky = state.open_sky();
    let mut ends = Vec::new();
    let everywhere = state.field.laid.minus(from.around()).without(from);
    walk(&spends, from, SectorSet::one(from), steps, sky, everywhere, &mut ends);
    ends.into_iter().map(|(_, at)| at).collect()
}

/// Whether the volley comes in that way with one step for each result.
pub(crate) fn is_plain_path(
    state: &State,
    from: Sector,
    via: Sector,
    at: Sector,
    volley: Volley,
) -> bool {
    let spends: Vec<Spend> = volley.iter().collect();
    let mut ends = Vec::new();
    let (start, sky) = (SectorSet::one(from), state.open_sky());
    walk(&spends, from, start, 1, sky, SectorSet::one(at), &mut ends);
    ends.contains(&(via, at))
}

/// Looks for the volleys that reach far targets.
struct Search<'a> {
    state: &'a State,
    seat: Seat,
    from: Sector,
    sky: SectorSet,
    far: SectorSet,
    steps: u8,
    /// Volley, last sector before the target, target's sector.
    found: Vec<(Volley, Sector, Sector)>,
}

impl Search<'_> {
    /// Tries every group of results that begins with those chosen.
    fn extend(&mut self, spends: &[Spend], chosen: &mut Vec<Spend>) {
        for (number, spend) in spends.iter().enumerate() {
            chosen.push(*spend);
            if chosen.len() <= Volley::MOST && self.is_affordable(chosen) {
                if chosen.len() > 1 || self.steps > 1 {
                    self.shoot(chosen);
                }
                self.extend(&spends[number..], chosen);
            }
            chosen.pop();
        }
    }

    fn is_affordable(&self, chosen: &[Spend]) -> bool {
        let mut fleet = *self.state.fleet(self.seat);
        chosen.iter().all(|spend| {
            let affordable = fleet.can_pay(*spend);
            if affordable {
                fleet.pay(*spend);
            }
            affordable
        })
    }

    fn shoot(&mut self, chosen: &[Spend]) {
        let Some(volley) = Volley::new(chosen) else { return };
        let start = SectorSet::one(self.from);
        let mut ends = Vec::new();
        walk(chosen, self.from, start, self.steps, self.sky, self.far, &mut ends);
        ends.sort_unstable();
        ends.dedup();
        self.found.extend(ends.into_iter().map(|(via, at)| (volley, via, at)));
    }
}

/// Follows every simple path that uses all of the results, each for one step or up to `steps`, over
/// empty sectors (`FC-RNG-02`, `FC-RNG-03`, `FC-RNG-10`), and keeps how it ends.
fn walk(
    spends: &[Spend],
    at: Sector,
    seen: SectorSet,
    steps: u8,
    sky: SectorSet,
    far: SectorSet,
    ends: &mut Vec<(Sector, Sector)>,
) {
    for (number, spend) in spends.iter().enumerate() {
        if spends[..number].contains(spend) {
            continue;
        }
        let mut rest: arrayvec::ArrayVec<Spend, { Volley::MOST }> =
            spends.iter().copied().collect();
        rest.remove(number);
        step(&rest, *spend, at, seen, (steps, steps), sky, far, ends);
    }
}

/// Takes one step by the result, then goes on by it or by the next.
#[expect(clippy::too_many_arguments, reason = "the whole state of a recursive walk")]
fn step(
    rest: &[Spend],
    spend: Spend,
    at: Sector,
    seen: SectorSet,
    (left, steps): (u8, u8),
    sky: SectorSet,
    far: SectorSet,
    ends: &mut Vec<(Sector, Sector)>,
) {
    let reached = spend.face().reach(at);
    if rest.is_empty() {
        ends.extend(reached.and(far).iter().map(|target| (at, target)).filter(|_| seen.len() > 1));
    }
    for next in reached.and(sky).minus(seen).iter() {
        if left > 1 {
            step(rest, spend, next, seen.with(next), (left - 1, steps), sky, far, ends);
        }
        if !rest.is_empty() {
            walk(rest, next, seen.with(next), steps, sky, far, ends);
        }
    }
}

/// The ships that may take the attack upon themselves (`FC-ABL-09`).
pub(crate) fn redirectors(state: &State) -> ShipSet {
    let target = state.attack.target;
    let can = |ship: &crate::ship::ShipId| {
        let docked = state.fleet(target.seat).docked.contains(*ship);
        !docked
            && *ship != target.ship
            && state.abilities(target.seat, *ship).has(Ability::Depolarized)
    };
    state.fleet(target.seat).at(state.attack.at).iter().filter(can).collect()
}

/// Whether no Battleship is left in the fleet (`FC-SPE-03`, `FC-SPE-04`).
pub(crate) fn can_reroll(state: &State, seat: Seat) -> bool {
    let fleet = state.fleet(seat);
    !fleet.afloat.iter().any(|ship| state.row(seat, ship).battleship_family)
}

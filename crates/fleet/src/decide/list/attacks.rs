//! Attacks: at adjacent sectors, at a distance, two at once.

use kernel::Seat;

use super::volleys::{self, Range, Span};
use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::{Ability, Power, ShipKind, Weapon};
use crate::decide::action::Action;
use crate::pieces::die::{Colour, Spend, Volley};
use crate::pieces::fleet::Spends;
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::state::State;

/// Every attack that the red directional results allow.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let plain = state.capacities.is_empty();
    let mut spends = state.fleet(seat).directionals(Colour::Red, false);
    let targets = target_sectors(state, seat);
    if (plain && spends.is_empty()) || targets.is_empty() {
        return;
    }
    for from in state.fleet(seat).sectors.iter() {
        if state.launchers(seat, from).is_empty() {
            continue;
        }
        if !plain {
            spends = state.spends(seat, Colour::Red, from, false);
        }
        let near = from.around().and(targets);
        for at in near.iter() {
            let hits = spends.iter().filter(|spend| spend.face().reach(from).contains(at));
            list_adjacent(state, seat, from, at, hits.copied(), out);
        }
        list_ranged(state, seat, from, targets.minus(near), &spends, out);
    }
}

/// Shots of Gamma Warheads at Colonies: like attacks, but never at the own sector's (`FC-WPN-37`,
/// `FC-WPN-40`).
pub(super) fn list_bombardments(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.has_warheads(seat) {
        return;
    }
    for from in state.fleet(seat).sectors.iter() {
        if state.bombardier(seat, from).is_none() {
            continue;
        }
        let colonies = state.colonies().without(from);
        let spends = state.spends(seat, Colour::Red, from, false);
        for spend in &spends {
            let volley = Volley::one(*spend);
            let near = spend.face().reach(from).and(colonies);
            out.extend(near.iter().map(|at| Action::Bombard { volley, from, via: from, at }));
        }
        let far = colonies.minus(from.around());
        let range = range(state, seat, from);
        let found = volleys::reaching(state, seat, from, far, &spends, range).into_iter();
        out.extend(found.map(|(volley, via, at)| Action::Bombard { volley, from, via, at }));
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

/// How far red results reach from there, as long as two specials stay on the bridge for those who
/// need them, and when they do not (`FC-ABL-21`).
fn range(state: &State, seat: Seat, from: Sector) -> Range {
    let long = span(state, seat, from, 0);
    match state.spare_specials(seat) {
        Some(spare) if long.is_long() => {
            Range { long, short: span(state, seat, from, spare + 1), spare }
        }
        Some(_) | None => Range::always(long),
    }
}

/// How many sectors one red result reaches from there when so many specials of the bridge are spent:
/// further for long shooters, under a Power Amplifier (`FC-CAP-12`), and by a multi for Multipoint
/// Weapons of Sao Kai Suhn (`FC-CMD-05`).
fn span(state: &State, seat: Seat, from: Sector, spent: u8) -> Span {
    let long = u8::from(!state.long_shooters(seat, from, spent).is_empty());
    let one = 1 + long + state.amplified(seat, from);
    let stretched =
        state.fleet(seat).has(Power::StretchesMulti) && is_multipoint(state, seat, from);
    Span { one, multi: one + u8::from(stretched) }
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
    let range = range(state, seat, from);
    for (volley, via, at) in volleys::reaching(state, seat, from, far, spends, range) {
        let targets = targets_at(state, seat, at);
        out.extend(targets.map(|target| Action::Attack { volley, from, via, target }));
    }
}

/// Whether the volley, which goes over these sectors, comes in that way: for explaining why it
/// does not.
pub(crate) fn comes_in(
    state: &State,
    seat: Seat,
    (from, via, at): (Sector, Sector, Sector),
    volley: Volley,
    sky: SectorSet,
) -> bool {
    let span = range(state, seat, from).of(volley.iter());
    volleys::ends(from, SectorSet::one(at), sky, span, volley).contains(&(via, at))
}

/// The sectors that the attack being resolved crosses on its way to the target: one way of those
/// that its results allow, the shortest reach first.
pub(crate) fn path(state: &State) -> Vec<Sector> {
    let attack = &state.attack;
    let Some(volley) = attack.volley.filter(|_| state.is_ranged()) else { return Vec::new() };
    let ends = (attack.from, attack.via, attack.at);
    // The specials that were spent lie on the bridge no more.
    let long = span(state, attack.seat, attack.from, 0);
    let spans = (1..=long.one).map(|one| Span { one, multi: one }).chain([long]);
    let mut ways = spans.filter_map(|span| volleys::way(ends, state.open_sky(), span, volley));
    ways.next().unwrap_or_default()
}

/// The sectors that the volley comes in at.
fn goals(state: &State, from: Sector, span: Span, volley: Volley) -> SectorSet {
    let everywhere = state.field.laid.minus(from.around()).without(from);
    let ends = volleys::ends(from, everywhere, state.open_sky(), span, volley);
    ends.into_iter().map(|(_, at)| at).collect()
}

/// Whether the volley falls short of the sector only because it spends a special that would have to
/// stay on the bridge (`FC-ABL-21`).
pub(crate) fn spends_its_range(
    state: &State,
    seat: Seat,
    from: Sector,
    at: Sector,
    volley: Volley,
) -> bool {
    let range = range(state, seat, from);
    let reaches = |span| goals(state, from, span, volley).contains(at);
    !reaches(range.of(volley.iter())) && reaches(range.long)
}

/// Whether the volley comes in that way for everybody: with one step for each result, or one more
/// under a Power Amplifier.
pub(crate) fn is_plain_path(
    state: &State,
    seat: Seat,
    from: Sector,
    via: Sector,
    at: Sector,
    volley: Volley,
) -> bool {
    let one = 1 + state.amplified(seat, from);
    let span = Span { one, multi: one };
    volleys::ends(from, SectorSet::one(at), state.open_sky(), span, volley).contains(&(via, at))
}

/// The ships that may take the attack upon themselves (`FC-ABL-09`).
pub(crate) fn redirectors(state: &State) -> ShipSet {
    let target = state.attack.target;
    let can = |ship: &crate::pieces::ship::ShipId| {
        let docked = state.fleet(target.seat).docked.contains(*ship);
        !docked
            && *ship != target.ship
            && state.abilities(target.seat, *ship).contains(Ability::Depolarized)
    };
    state.fleet(target.seat).at(state.attack.at).iter().filter(can).collect()
}

/// The other ships of the attacked sector that a Deflection Shield may put forward (`FC-CAP-22`).
/// One of the attacker's changes nothing.
pub(crate) fn deflections(state: &State, owner: Seat) -> ShipSet {
    let target = state.attack.target;
    if owner == state.attack.seat {
        return ShipSet::EMPTY;
    }
    let hostile = state.are_enemies(owner, target.seat);
    let open = |ship: &crate::pieces::ship::ShipId| {
        let other = ShipRef::new(target.seat, *ship);
        // Enemies may name an elusive ship only when they could name nobody else (`FC-FAC-17`).
        let evades = hostile && state.is_elusive(other);
        *ship != target.ship && !evades && state.is_targetable(other)
    };
    state.fleet(target.seat).at(state.attack.at).iter().filter(open).collect()
}

/// Whether no Battleship is left in the fleet, on the board or off it (`FC-SPE-03`, `FC-SPE-04`).
pub(crate) fn can_reroll(state: &State, seat: Seat) -> bool {
    let fleet = state.fleet(seat);
    // Gamma Warheads need no specials (`FC-SPE-06`).
    let needs_specials = |ship| {
        let warheads = fleet.ship(ship).weapon == Some(Weapon::GammaWarheads);
        let chimaera = state.varies(Variant::ChimaeraIsBattleship)
            && fleet.ship(ship).kind == ShipKind::Chimaera;
        (state.row(seat, ship).battleship_family || chimaera) && !warheads
    };
    !fleet.afloat.or(fleet.held_back).iter().any(needs_specials)
}

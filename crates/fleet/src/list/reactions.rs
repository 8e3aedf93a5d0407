//! Reactions: shields, retreat, counter-attack.

use kernel::Seat;

use crate::action::Action;
use crate::die::{Colour, Die, Face, Held, Spend};
use crate::sector::{Sector, SectorSet};
use crate::ship::ShipRef;
use crate::state::{Reaction, State};
use crate::tables::{Ability, SectorKind};

/// One kind of reaction only (`FC-REA-01`): after the first shield there are only shields.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if !can_react(state, seat) {
        return;
    }
    list_shields(state, seat, out);
    if can_roll_bonus(state, seat) {
        out.push(Action::Gas);
    }
    if state.attack.reaction == Reaction::None {
        list_retreats(state, seat, out);
        list_counters(state, seat, out);
    }
}

/// Squadrons by themselves do not react (`FC-REA-16`).
pub(crate) fn can_react(state: &State, seat: Seat) -> bool {
    !state.crewed(seat, state.attack.at).is_empty()
}

/// The sectors whose damage the result may stop: those it indicates as seen from the target
/// (`FC-REA-04`), or any with Depolarized Shields (`FC-ABL-07`), which the bonus die of a Gas
/// Cloud does not profit from (`FC-GAS-05`).
pub(crate) fn shieldable(state: &State, seat: Seat, spend: Spend) -> SectorSet {
    let at = state.attack.at;
    let open = state.salvo().sources().minus(state.attack.blocked);
    let has = |ship| state.abilities(seat, ship).has(Ability::Depolarized);
    let any_direction = spend.held.stored && state.fleet(seat).at(at).iter().any(has);
    if any_direction { open } else { open.and(spend.face().reach(at)) }
}

fn list_shields(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    let stored = fleet.directionals(Colour::Green, true);
    let bonus = fleet.rolled.kinds().map(|die| Spend::plain(Held::rolled(die)));
    for spend in stored.into_iter().chain(bonus) {
        let against = shieldable(state, seat, spend).iter();
        out.extend(against.map(|against| Action::Shield { spend, against }));
    }
}

/// In a Gas Cloud a green die of the Reserve may be rolled, once for each attack (`FC-GAS-01`,
/// `FC-GAS-04`).
fn can_roll_bonus(state: &State, seat: Seat) -> bool {
    let in_cloud = state.field.kind(state.attack.at) == Some(SectorKind::GasCloud);
    let green = state.fleet(seat).reserve[Colour::Green.index()];
    let open = !state.salvo().sources().minus(state.attack.blocked).is_empty();
    in_cloud && !state.attack.bonus_rolled && green > 0 && open
}

/// Where the ships that will survive can all go (`FC-REA-06`, `FC-REA-07`).
fn fall_back_sectors(state: &State, seat: Seat) -> SectorSet {
    let at = state.attack.at;
    let ships = state.fleet(seat).at(at);
    let target = state.attack.target;
    let damage =
        if cancels_damage(state, seat) { 0 } else { state.salvo().damage(SectorSet::EMPTY) };
    let dies = damage >= state.ship(target).hull;
    let survivors = if dies { ships.without(target.ship) } else { ships };
    let class = state.class_of(seat, survivors);
    let open = at.around().and(state.enterable(seat));
    if survivors.is_empty() {
        return SectorSet::EMPTY;
    }
    open.iter().filter(|to| state.room(seat, *to) >= class).collect()
}

/// A sector of Ionic ships takes no damage when it retreats (`FC-ABL-06`).
fn cancels_damage(state: &State, seat: Seat) -> bool {
    state.all_have(seat, state.attack.at, Ability::Ionic)
}

fn list_retreats(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let special = Held::stored(Die::new(Colour::Blue, Face::Special));
    if state.fleet(seat).count(special) > 0 {
        let sectors = fall_back_sectors(state, seat);
        out.extend(sectors.iter().map(|to| Action::Retreat { special, to }));
    }
}

/// Any ship that takes part, supporters too (`FC-REA-09`, `FC-REA-13`), unless it is protected
/// where it is (`FC-REA-14`); never against a ranged attack (`FC-RNG-08`).
fn list_counters(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let special = Held::stored(Die::new(Colour::Red, Face::Special));
    if state.fleet(seat).count(special) == 0 || state.is_ranged() {
        return;
    }
    for attacker in Seat::all(state.seats()) {
        let ships = state.attack.joined[attacker.index()].iter();
        let victims = ships.map(|ship| ShipRef::new(attacker, ship));
        let open = victims.filter(|victim| is_open_to_counter(state, *victim));
        out.extend(open.map(|victim| Action::Counter { special, victim }));
    }
}

fn is_open_to_counter(state: &State, victim: ShipRef) -> bool {
    let at: Option<Sector> = state.sector_of(victim);
    at.is_some_and(|at| state.exposed().contains(at))
}

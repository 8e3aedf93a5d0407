//! Reactions: shields, retreat, counter-attack.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::{Ability, CapacityEffect, Power, SectorKind};
use crate::decide::action::Action;
use crate::pieces::die::{Colour, Die, Face, Held, Spend, Turn};
use crate::pieces::ship::ShipRef;
use crate::state::{Reaction, State};

/// One kind of reaction only (`FC-REA-01`): after the first shield there are only shields.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if must_use_bonus(state, seat) {
        list_shields(state, seat, out);
        out.retain(|action| matches!(action, Action::Shield { spend, .. } if !spend.held.stored));
        return;
    }
    out.push(Action::Pass);
    if !can_react(state, seat) {
        return;
    }
    if can_shield(state, seat) {
        list_shields(state, seat, out);
        if can_roll_bonus(state, seat) {
            out.push(Action::Gas);
        }
    }
    if state.attack.reaction == Reaction::None {
        list_retreats(state, seat, out);
        list_counters(state, seat, out);
    }
}

/// In the first edition the bonus die of a Gas Cloud is used if it can be (`FC-LEG-07`).
pub(crate) fn must_use_bonus(state: &State, seat: Seat) -> bool {
    let bonus = state.fleet(seat).rolled;
    state.varies(Variant::StrictGas) && state.attack.bonus_rolled && !bonus.is_empty()
}

/// Squadrons by themselves do not react (`FC-REA-16`).
pub(crate) fn can_react(state: &State, seat: Seat) -> bool {
    !state.crewed(seat, state.attack.at).is_empty()
}

/// A docked ship uses no shields (`FC-STA-05`), nor does one under a Shield Blocker (`FC-CAP-24`).
fn can_shield(state: &State, seat: Seat) -> bool {
    let blocked = state.hindered(seat, CapacityEffect::Unshield);
    let crew = state.crewed(seat, state.attack.at);
    !blocked.contains(state.attack.at) && !crew.minus(state.fleet(seat).docked).is_empty()
}

/// The sectors whose damage the result may stop: those it indicates as seen from the target
/// (`FC-REA-04`), or any with Depolarized Shields (`FC-ABL-07`), which the bonus die of a Gas
/// Cloud does not profit from (`FC-GAS-05`).
pub(crate) fn shieldable(state: &State, seat: Seat, spend: Spend) -> SectorSet {
    let at = state.attack.at;
    let open = state.salvo().sources().minus(state.attack.blocked);
    if is_depolarized(state, seat, spend) { open } else { open.and(spend.face().reach(at)) }
}

fn list_shields(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    let stored = state.spends(seat, Colour::Green, state.attack.at, true);
    let bonus = fleet.rolled.kinds().map(|die| Spend::plain(Held::rolled(die)));
    for spend in stored.into_iter().chain(bonus) {
        let open = shieldable(state, seat, spend);
        let one = open.iter().map(|against| Action::Shield { spend, against, also: None });
        out.extend(one);
        if open.len() > 1 && stops_two(state, seat, spend) {
            out.extend(pairs(open).map(|(against, second)| {
                let also = Some(second);
                Action::Shield { spend, against, also }
            }));
        }
    }
}

/// Every two sectors of a set, in order.
fn pairs(sectors: SectorSet) -> impl Iterator<Item = (Sector, Sector)> {
    let later =
        move |first: Sector| sectors.iter().skip_while(move |other| *other != first).skip(1);
    sectors.iter().flat_map(move |first| later(first).map(move |second| (first, second)))
}

/// Whether one result stops what comes from two sectors: under a Power Amplifier (`FC-CAP-13`), and
/// by a multi on Depolarized Shields of Sao Kai Suhn (`FC-CMD-05`).
pub(crate) fn stops_two(state: &State, seat: Seat, spend: Spend) -> bool {
    let amplified = state.amplified(seat, state.attack.at) > 0;
    let stretched = state.fleet(seat).has(Power::StretchesMulti) && spend.face() == Face::Multi;
    amplified || (stretched && is_depolarized(state, seat, spend))
}

/// Whether Depolarized Shields turn the result: not the bonus die of a Gas Cloud (`FC-GAS-05`).
fn is_depolarized(state: &State, seat: Seat, spend: Spend) -> bool {
    let has = |ship| state.abilities(seat, ship).contains(Ability::Depolarized);
    let free = state.fleet(seat).at(state.attack.at).minus(state.fleet(seat).docked);
    spend.held.stored && free.iter().any(has)
}

/// Shields against Gamma Warheads (`FC-WPN-39`).
pub(crate) fn wards(state: &State, seat: Seat) -> Vec<Action> {
    if !can_shield(state, seat) {
        return Vec::new();
    }
    let stored = state.spends(seat, Colour::Green, state.attack.at, true).into_iter();
    let each = stored.flat_map(|spend| {
        let open = shieldable(state, seat, spend).iter();
        open.map(move |against| Action::Shield { spend, against, also: None })
    });
    each.collect()
}

/// In a Gas Cloud a green die of the Reserve may be rolled, once for each attack (`FC-GAS-01`,
/// `FC-GAS-04`), but none that was used before the player's next turn (`FC-GAS-03`).
fn can_roll_bonus(state: &State, seat: Seat) -> bool {
    let in_cloud = state.field.kind(state.attack.at) == Some(SectorKind::GasCloud);
    let green = state.fleet(seat).rested_greens();
    let open = !state.salvo().sources().minus(state.attack.blocked).is_empty();
    in_cloud && !state.attack.bonus_rolled && green > 0 && open
}

/// Where the ships that will survive can all go (`FC-REA-06`, `FC-REA-07`); squadrons only go with
/// a ship (`FC-SQN-03`).
fn fall_back_sectors(state: &State, seat: Seat) -> SectorSet {
    let at = state.attack.at;
    let ships = state.fleet(seat).at(at);
    let target = state.attack.target;
    let damage = if state.dodges(target, at) { 0 } else { state.salvo().damage(SectorSet::EMPTY) };
    let dies = damage >= state.ship(target).hull && !state.is_spared(target);
    let survivors = if dies { ships.without(target.ship) } else { ships };
    let class = state.class_of(seat, survivors);
    let open = at.around().and(state.reachable(seat));
    let pinned = state.hindered(seat, CapacityEffect::Pin).contains(at);
    let is_ship = |ship| !state.abilities(seat, ship).contains(Ability::Impulse);
    if pinned || !survivors.iter().any(is_ship) {
        return SectorSet::EMPTY;
    }
    open.iter().filter(|to| state.room(seat, *to) >= class).collect()
}

fn list_retreats(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let any_face = state.fleet(seat).has(Power::RetreatsWithAnyBlue);
    for special in reacting_dice(state, seat, Colour::Blue, any_face) {
        let sectors = fall_back_sectors(state, seat).and(pointed_at(state, special.die.face));
        out.extend(sectors.iter().map(|to| Action::Retreat { special, to }));
    }
}

/// Any ship that takes part, supporters too (`FC-REA-09`, `FC-REA-13`), unless it is protected
/// where it is (`FC-REA-14`); never against a ranged attack (`FC-RNG-08`).
fn list_counters(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.is_ranged() {
        return;
    }
    let any_face = state.fleet(seat).has(Power::CountersWithAnyRed);
    let adjusted = state.helped(seat, CapacityEffect::Adjust).contains(state.attack.at);
    let dice = reacting_dice(state, seat, Colour::Red, any_face);
    for spend in dice.flat_map(|held| readings(held, adjusted)) {
        let open = state.exposed().and(pointed_at(state, spend.face()));
        for attacker in Seat::all(state.seats()) {
            let ships = state.attack.joined[attacker.index()].iter();
            let victims = ships
                .map(|ship| ShipRef::new(attacker, ship))
                .filter(|victim| state.sector_of(*victim).is_some_and(|at| open.contains(at)));
            out.extend(victims.map(|victim| Action::Counter { spend, victim }));
        }
    }
}

/// The stored specials of the colour, or, with a commander's power, all results of the colour.
fn reacting_dice(
    state: &State,
    seat: Seat,
    colour: Colour,
    any_face: bool,
) -> impl Iterator<Item = Held> {
    let kinds = state.fleet(seat).bridge.stored().kinds();
    let specials = state.allows_specials(seat, state.attack.at);
    let fits = move |die: &Die| {
        let allowed = if die.face == Face::Special { specials } else { any_face };
        die.colour == colour && allowed
    };
    kinds.filter(fits).map(Held::stored)
}

/// The sectors around the attacked one that the result allows: a special or a multi allows all
/// (`FC-CMD-04`, `FC-CMD-07`).
pub(crate) fn pointed_at(state: &State, face: Face) -> SectorSet {
    match face {
        Face::Special | Face::Multi => state.field.laid,
        Face::Orthogonal | Face::Diagonal => face.reach(state.attack.at),
    }
}

/// The result as it lies and, under a Targeting Adjuster, turned (`FC-CAP-26`).
fn readings(held: Held, adjusted: bool) -> impl Iterator<Item = Spend> {
    let turned =
        (adjusted && held.die.face.turned().is_some()).then_some(Spend { held, turn: Turn::Free });
    [Spend::plain(held)].into_iter().chain(turned)
}

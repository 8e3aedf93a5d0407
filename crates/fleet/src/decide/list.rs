//! What may be decided now: one function for each question.

mod attacks;
mod capacities;
mod elusive;
mod moves;
mod reactions;
mod scans;
mod scenes;
mod volleys;
mod weapons;

use arrayvec::ArrayVec;
use kernel::{Rules as _, Seat};

use crate::FleetCommander;
use crate::board::sector::{Sector, SectorSet};
use crate::build::setup::placeable;
use crate::build::variant::Variant;
use crate::data::tables::{CapacityEffect, Forbid, Power};
use crate::decide::action::Action;
use crate::pieces::bridge::Slot;
use crate::pieces::die::{Colour, Face, Held};
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::step::Step;
use crate::state::{CLASS_LIMIT, DICE_ROLLED, State};

pub(crate) use attacks::{
    can_reroll, comes_in, deflections, is_plain_path, path, redirectors, spends_its_range,
};
pub(crate) use capacities::{
    beam_sectors, ending_drains, names_of, reprogrammable, ships_near, trigger_targets,
};
pub(crate) use moves::{destinations, drift_exits, onward_exits, subsets};
pub(crate) use reactions::{can_react, must_use_bonus, pointed_at, shieldable, stops_two, wards};
pub(crate) use scans::scannable;
pub(crate) use scenes::{
    must_place, own_gate, reinforcement_sectors, reinforcements, terrain_sectors,
};
pub(crate) use weapons::{
    each_target, in_the_way, is_clear, jump_sectors, mine_sectors, ready_weapon, tow_sectors,
};

/// Appends the answers to the question that is asked of the seat.
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    list_all(state, seat, out);
    elusive::hide(state, seat, out);
}

/// The answers, those at elusive ships included.
#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
fn list_all(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some((step, _)) = state.question() else { return };
    if !state.asked().contains(seat) {
        return;
    }
    match step {
        Step::Choose => out.extend(state.offered_fleets(seat).map(Action::Fleet)),
        Step::Arm => out.extend(state.keepable(seat).map(Action::Arm)),
        Step::SetAside { .. } => out.extend(placeable(state.variants).map(Action::SetAside)),
        Step::Terrain { seat: owner, .. } => list_terrain(state, owner, out),
        Step::Portal { laid, .. } => {
            out.extend(portal_sectors(state, laid).iter().map(Action::Portal));
        }
        Step::Deploy { .. } => list_deployments(state, seat, out),
        Step::Start { part } => state.list_effects(part, out),
        Step::Energy => list_rolls(state.fleet(seat), DICE_ROLLED, out),
        Step::Preroll { .. } => {
            list_rolls(state.fleet(seat), state.scene.prerolls[seat.index()], out);
        }
        Step::Prestore { .. } => list_bridge(state.fleet(seat), true, out),
        Step::Actions => list_orders(state, seat, out),
        Step::Bridge { storing } => {
            list_bridge(state.fleet(seat), storing, out);
            list_sweeps(state, seat, out);
            out.extend(names_of(state, seat).into_iter().map(Action::Deactivate));
        }
        Step::MoveShips { ships, to, .. } => {
            subsets(state, seat, ships, state.room(seat, to), |group| {
                out.push(Action::Ships(group));
            });
        }
        Step::Onward { ships, face, .. } => {
            out.extend(destinations(state, seat, ships, face).iter().map(Action::Onward));
            out.extend(onward_exits(state, seat, ships, face).iter().map(Action::Through));
            out.push(Action::Stop);
        }
        Step::Drift { ships, at, face, .. } => {
            out.extend(drift_exits(state, seat, ships, at, face).iter().map(Action::Drift));
        }
        Step::Redirect => {
            out.push(Action::Keep);
            out.extend(redirectors(state).iter().map(Action::Redirect));
        }
        Step::Muster { from } => list_muster(state, seat, from, out),
        Step::Assist { from, .. } => {
            out.push(Action::Pass);
            out.extend(state.helpers(seat, from).iter().map(Action::Join));
        }
        Step::React => reactions::list(state, seat, out),
        Step::Foil { at, via, .. } => {
            out.push(Action::Pass);
            let shields = state.foils(seat, at, via);
            out.extend(shields.map(|spend| Action::Shield { spend, against: via, also: None }));
        }
        Step::Veil { ships, .. } => {
            out.push(Action::Keep);
            out.extend(state.veil_sectors(seat, ships).iter().map(Action::Veil));
        }
        Step::Drained { victim, .. } => {
            out.extend(state.fleet(victim).bridge.stored().kinds().map(Action::Lose));
            // What lies on activation sectors is the victim's to give (`FC-SPE-14`).
            if seat == victim {
                out.extend(names_of(state, seat).into_iter().map(Action::Deactivate));
            }
        }
        Step::Reprogram => {
            out.extend(reprogrammable(state, seat).into_iter().map(Action::Reprogram));
            out.push(Action::End);
        }
        Step::Deflect { seat: owner } => {
            out.push(Action::Keep);
            out.extend(deflections(state, owner).iter().map(Action::Redirect));
        }
        Step::Ward => {
            out.push(Action::Pass);
            out.extend(wards(state, seat));
        }
        Step::Trigger { name, slot, arrival } => {
            let ships = trigger_targets(state, name, slot, arrival);
            list_trigger(state.tables.capacity(name.capacity).effect, ships, out);
        }
        Step::Sight { name, slot } => {
            out.extend(state.sights(name, slot).iter().copied().map(Action::Sight));
        }
        Step::Unveil { .. } => {
            out.push(Action::Unveil(None));
            out.extend(crate::play::anomaly::CHOICES.map(Some).map(Action::Unveil));
        }
        Step::Impulse { left } => {
            out.push(Action::End);
            for ship in left.and(state.fleet(seat).afloat).iter() {
                let sectors = state.flight_sectors(seat, ship);
                out.extend(sectors.iter().map(|to| Action::Fly { ship, to }));
            }
        }
        Step::Dock { at } => list_dock(state, seat, at, out),
        Step::Offensive { left, .. } => {
            let squadron = left.first().map(|ship| ShipRef::new(seat, ship));
            out.push(Action::Pass);
            let prey = squadron.into_iter().flat_map(|squadron| state.prey(squadron));
            out.extend(prey.map(Action::Strike));
        }
        Step::Board { from, prize } => {
            let needed = state.row(prize.seat, prize.ship).class;
            subsets(state, seat, state.hands(seat, from), CLASS_LIMIT, |group| {
                if state.class_of(seat, group) >= needed {
                    out.push(Action::Ships(group));
                }
            });
        }
        Step::Blast { at, .. } => out.extend(state.blast_sectors(at).iter().map(Action::Blast)),
        Step::Pilots { .. } => out.extend([Action::Keep, Action::Again]),
        Step::Tow { ship } => out.extend(tow_sectors(state, ship).iter().map(Action::Tow)),
        Step::Gather { seat: owner, ships, .. } => {
            subsets(state, owner, ships, CLASS_LIMIT, |group| {
                out.push(Action::Ships(group));
            });
        }
        Step::Jump { from, .. } => out.extend(jump_sectors(state, from).iter().map(Action::Jump)),
        Step::LayMines { carrier, .. } => {
            let carrier = ShipRef::new(seat, carrier);
            out.extend(mine_sectors(state, carrier).iter().map(Action::Mine));
            out.push(Action::Stop);
        }
        step @ (Step::Found { .. }
        | Step::Breach { .. }
        | Step::Dismiss { .. }
        | Step::Stir
        | Step::Shift { .. }
        | Step::Reinforce
        | Step::Bring { .. }
        | Step::Load { .. }
        | Step::Leave { .. }
        | Step::Plunge { .. }
        | Step::Emerge { .. }) => scenes::answers(state, seat, step, out),
        // These ask nobody.
        Step::SecondShot { .. }
        | Step::Bombed { .. }
        | Step::Impact
        | Step::FallBack { .. }
        | Step::Scanned { .. }
        | Step::Enter { .. } => {}
    }
}

/// Whether the action is among those listed.
pub(crate) fn is_listed(state: &State, seat: Seat, action: Action) -> bool {
    let mut actions = Vec::new();
    FleetCommander::actions(state, seat, &mut actions);
    actions.contains(&action)
}

/// One of one's own tiles on a neutral sector outside of all deployment zones, or none
/// (`FC-SETUP-08`).
fn list_terrain(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let tiles = state.fleet(seat).tiles;
    let from = out.len();
    for (number, kind) in tiles.iter().enumerate() {
        let Some(kind) = *kind else { continue };
        let doubled = tiles[..number].contains(&Some(kind));
        let open = terrain_sectors(state, seat, kind);
        out.extend(open.iter().filter(|_| !doubled).map(|at| Action::Terrain { kind, at }));
    }
    if out.len() == from || !must_place(state, seat) {
        out.push(Action::Pass);
    }
}

/// Neutral sectors without a gate, in another zone than the gate before (`FC-GAT-09`); where pairs
/// are agreed on, than the other gate of the pair (`FC-LEG-04`).
pub(crate) fn portal_sectors(state: &State, laid: u8) -> SectorSet {
    let field = &state.field;
    let neutral = field.laid.minus(field.special).minus(field.gates()).minus(field.fog);
    let single = field.zones().nth(1).is_none();
    let agreed = state.varies(Variant::AgreedGates);
    let begins_pair = agreed && laid.is_multiple_of(2);
    let open = match field.last_gate(laid) {
        Some(last) if !single && !begins_pair => neutral.minus(field.zone_of(last)),
        _ => neutral,
    };
    if agreed { state.agreed_gate_sectors(open, laid) } else { open }
}

/// Any ship that waits, in the own deployment zone, within the class limit
/// (`FC-SETUP-11`, `FC-SETUP-13`, `FC-SETUP-14`). Of equal ships the first one goes first, unless
/// that would tell what Signals are.
fn list_deployments(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    let closed = state.field.special.or(state.held_by_others(seat));
    let before = |ship: ShipId| fleet.waiting().take_while(move |other| *other != ship);
    let is_first = |ship: &ShipId| !before(*ship).any(|other| state.are_twins(seat, *ship, other));
    for ship in fleet.waiting().filter(is_first) {
        let class = state.row(seat, ship).class;
        let open = state.open_home(seat, ship).minus(closed);
        let fits = open.iter().filter(|at| state.room(seat, *at) >= class);
        out.extend(fits.map(|at| Action::Deploy { ship, at }));
    }
}

/// Whether the seat has a ship to place and room for it.
pub(crate) fn can_deploy(state: &State, seat: Seat) -> bool {
    let mut deployments = Vec::new();
    list_deployments(state, seat, &mut deployments);
    !deployments.is_empty()
}

/// Three dice of any colours (`FC-TURN-07`), or all when there are fewer (`FC-TURN-08`); red comes
/// first, then blue, then green.
fn list_rolls(fleet: &Fleet, dice: u8, out: &mut Vec<Action>) {
    let [reds, blues, greens] = fleet.reserve;
    let dice = dice.min(reds + blues + greens);
    for red in (0..=dice.min(reds)).rev() {
        for blue in (0..=(dice - red).min(blues)).rev() {
            let green = dice - red - blue;
            if green <= greens {
                out.push(Action::Roll { red, blue, green });
            }
        }
    }
}

fn list_orders(state: &State, seat: Seat, out: &mut Vec<Action>) {
    moves::list(state, seat, out);
    attacks::list(state, seat, out);
    scans::list(state, seat, out);
    attacks::list_bombardments(state, seat, out);
    capacities::list(state, seat, out);
    list_specials(state, seat, out);
    weapons::list(state, seat, out);
    list_abilities(state, seat, out);
    scenes::orders(state, seat, out);
    out.push(Action::End);
}

/// Dock a ship, exchange it, undock it, or leave things as they are (`FC-STA-02`).
fn list_dock(state: &State, seat: Seat, at: Sector, out: &mut Vec<Action>) {
    let docked = state.fleet(seat).docked;
    let free = state.hands(seat, at).minus(docked);
    out.push(Action::Keep);
    out.extend(free.iter().map(Action::Dock));
    if !docked.and(state.fleet(seat).at(at)).is_empty() {
        out.push(Action::Undock);
    }
}

/// Squadrons launched, Offensives and Redemptions.
fn list_abilities(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    let bays = state.bays(seat);
    let pairs = special_pairs(fleet);
    for carrier in bays.iter() {
        let home = ShipRef::new(seat, carrier);
        let Some(from) = state.bay_sector(home) else { continue };
        let open = state.launch_sectors(home);
        for spend in state.spends(seat, Colour::Red, from, false) {
            let sectors = state.launch_reach(seat, from, spend.face()).and(open);
            out.extend(sectors.iter().map(|to| Action::Launch { spend, carrier, to }));
        }
        let silent = state.field.forbidding(Forbid::Attack).contains(from);
        if !silent && state.allows_specials(seat, from) && !state.squadrons_of(home).is_empty() {
            let each = pairs.iter().copied();
            out.extend(each.map(|(first, second)| Action::Offensive { carrier, first, second }));
        }
    }
    if fleet.has(Power::Boarding) && !pairs.is_empty() {
        for from in fleet.sectors.iter().filter(|from| state.allows_specials(seat, *from)) {
            for prize in state.prizes(seat, from) {
                let each = pairs.iter().copied();
                out.extend(each.map(|(first, second)| Action::Board {
                    from,
                    first,
                    second,
                    prize,
                }));
            }
        }
    }
    if fleet.has(Power::Redemption) && !pairs.is_empty() {
        list_redemptions(state, seat, &pairs, out);
    }
}

fn list_redemptions(state: &State, seat: Seat, pairs: &[(Held, Held)], out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    for ship in fleet.afloat.iter().filter(|ship| state.redeems(seat, *ship)) {
        let frigate = ShipRef::new(seat, ship);
        let silent = state.field.forbidding(Forbid::Attack);
        let open = |at| !silent.contains(at) && state.allows_specials(seat, at);
        if !state.sector_of(frigate).is_some_and(open) {
            continue;
        }
        for target in state.prey(frigate) {
            let each = pairs.iter().copied();
            out.extend(each.map(|(first, second)| Action::Redeem { ship, first, second, target }));
        }
    }
}

/// Drains (`FC-SPE-11`, `FC-SPE-13`) and rerolls of two specials (`FC-SPE-03`).
fn list_specials(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let fleet = state.fleet(seat);
    let any_face = fleet.has(Power::DrainsWithAnyGreen);
    let stored = fleet.bridge.stored().kinds().map(Held::stored);
    let green = fleet.rolled.kinds().map(Held::rolled).chain(stored);
    let drains = |held: &Held| {
        held.die.colour == Colour::Green && (any_face || held.die.face == Face::Special)
    };
    for special in green.filter(drains) {
        out.extend(state.opponents(seat).map(|victim| Action::Drain { special, victim }));
    }
    if can_reroll(state, seat) {
        let pairs = special_pairs(fleet).into_iter();
        out.extend(pairs.map(|(first, second)| Action::Reroll { first, second }));
    }
}

/// Every two specials that can be spent together (`FC-SPE-01`).
fn special_pairs(fleet: &Fleet) -> ArrayVec<(Held, Held), 21> {
    let specials = fleet.specials(None);
    let mut pairs = ArrayVec::new();
    for (number, first) in specials.iter().copied().enumerate() {
        let others = specials[number..].iter().copied();
        let there = |second: &Held| first != *second || fleet.count(first) > 1;
        pairs.extend(others.filter(there).map(|second| (first, second)));
    }
    pairs
}

/// What a capacity that was triggered may act on.
fn list_trigger(effect: CapacityEffect, ships: Vec<ShipRef>, out: &mut Vec<Action>) {
    let ships = ships.into_iter();
    match effect {
        CapacityEffect::Repair => out.extend(ships.map(Action::Mend)),
        CapacityEffect::Recall => {
            out.push(Action::Keep);
            out.extend(ships.map(Action::Recall));
        }
        CapacityEffect::Damage
        | CapacityEffect::Disguise
        | CapacityEffect::Reveal
        | CapacityEffect::Store
        | CapacityEffect::Amplify
        | CapacityEffect::Pin
        | CapacityEffect::Deflect
        | CapacityEffect::Unshield
        | CapacityEffect::Silence
        | CapacityEffect::Adjust
        | CapacityEffect::Distort
        | CapacityEffect::Optimize => out.extend(ships.map(Action::Strike)),
    }
}

/// The sectors from which the player may take own mines (`FC-WPN-28`).
fn list_sweeps(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let mines = state.tokens.iter().filter(|token| token.is_mine_of(seat));
    let sectors: SectorSet = mines.map(|token| token.at).collect();
    out.extend(sectors.iter().map(Action::Sweep));
}

/// First put back, then store (`FC-TURN-11`, `FC-TURN-12`).
fn list_bridge(fleet: &Fleet, storing: bool, out: &mut Vec<Action>) {
    if !storing {
        out.extend(fleet.bridge.stored().kinds().map(Action::Return));
    }
    for die in fleet.rolled.kinds() {
        let slots = Slot::ALL.iter().copied().filter(|slot| fleet.bridge.accepts(*slot, die));
        out.extend(slots.map(|slot| Action::Store { die, slot }));
    }
    out.push(Action::End);
}

/// Fire with everybody who is left, or let one more hold fire. At least one ship of the origin
/// sector fires (`FC-ATK-03`).
fn list_muster(state: &State, seat: Seat, from: u8, out: &mut Vec<Action>) {
    let joined = state.attack.joined[seat.index()];
    let armed = state.launchers(seat, state.attack.from);
    let (launchers, veiled) = (joined.and(armed), state.attack.veiled);
    if !launchers.is_empty() || veiled.and(armed).is_empty() {
        out.push(Action::Fire);
    }
    out.extend(veiled.iter().map(Action::Join));
    let decided = |ship: &ShipId| ship.index() < usize::from(from);
    let may_hold =
        |ship: &ShipId| !decided(ship) && launchers != crate::pieces::ship::ShipSet::one(*ship);
    out.extend(joined.iter().filter(may_hold).map(Action::Hold));
}

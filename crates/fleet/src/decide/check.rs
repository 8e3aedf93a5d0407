//! Whether a decision is allowed now: it is if it is listed. If not, the first clause that it breaks.

mod abilities;
mod attacks;
mod capacities;
mod hidden;
mod moves;
mod reactions;
mod scenes;
mod weapons;

use kernel::{Actor, Refusal, Seat};

use crate::board::sector::Sector;
use crate::build::setup::placeable;
use crate::build::variant::Variant;
use crate::data::tables::{Power, SectorKind};
use crate::decide::action::Action;
use crate::decide::list;
use crate::decide::refusal::{refuse, refuse_about, refuse_count};
use crate::pieces::bridge::Slot;
use crate::pieces::die::{Colour, Face, Held, Spend};
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::state::step::Step;
use crate::state::{CLASS_LIMIT, DICE_ROLLED, State};

use moves::{docked, enter, gate, group, nobody, onward, order_move};

type Check = Result<(), Refusal>;

/// Whether somebody may do this now.
pub(crate) fn check(state: &State, actor: Actor, action: Action) -> Check {
    let Actor::Seat(seat) = actor else {
        return Err(Refusal::not_an_action(&action.to_string()));
    };
    let Some((step, _)) = state.question() else { return Err(Refusal::game_over()) };
    if !state.asked().contains(seat) {
        return Err(Refusal::not_asked(seat));
    }
    if list::is_listed(state, seat, action) || state.is_own_fleet(seat, action) {
        Ok(())
    } else {
        Err(explain(state, seat, step, action))
    }
}

/// The reason why the seat that is asked may not do this now. Only called when it may not.
fn explain(state: &State, seat: Seat, step: Step, action: Action) -> Refusal {
    if state.names_elusive(seat, action) {
        return refuse("FC-FAC-17", "refusal-fleet-elusive");
    }
    let uses_bonus = matches!(action, Action::Shield { spend, .. } if !spend.held.stored);
    if step == Step::React && list::must_use_bonus(state, seat) && !uses_bonus {
        return refuse("FC-LEG-07", "refusal-fleet-bonus-first");
    }
    let explained = explain_action(state, seat, step, action);
    // An action that breaks no clause would have been listed; the last word keeps this total.
    explained.err().unwrap_or_else(|| pending(state, step))
}

fn explain_action(state: &State, seat: Seat, step: Step, action: Action) -> Check {
    match (action, step) {
        (Action::Arm(weapon), Step::Arm) => hidden::arm(state, seat, weapon),
        (Action::Survey { spend, from }, Step::Actions) => hidden::survey(state, seat, spend, from),
        (Action::Gate { spend, from, to }, Step::Actions) => gate(state, seat, spend, from, to),
        (Action::Through(to), Step::Onward { .. }) => {
            Err(refuse_about("FC-GAT-08", "refusal-fleet-no-exit", to.to_string()))
        }
        (Action::Deploy { ship, at }, Step::Deploy { .. }) => deploy(state, seat, ship, at),
        (Action::Roll { red, blue, green }, Step::Energy) => roll(state, seat, [red, blue, green]),
        (Action::Return(_), Step::Bridge { storing: true }) => {
            Err(refuse("FC-TURN-11", "refusal-fleet-return-first"))
        }
        (Action::Return(die), Step::Bridge { storing: false }) => {
            has(state, seat, Held::stored(die))
        }
        (Action::Store { die, slot }, Step::Bridge { .. } | Step::Prestore { .. }) => {
            store(state, seat, die, slot)
        }
        (Action::Move { spend, from, to }, Step::Actions) => {
            order_move(state, seat, spend, from, to)
        }
        (Action::Attack { volley, from, via, target }, Step::Actions) => {
            attacks::attack(state, seat, volley, from, via, target)
        }
        (Action::Scan { volley, from, via, at }, Step::Actions) => {
            hidden::scan(state, seat, volley, from, via, at)
        }
        (Action::Shield { spend, against, .. }, Step::Foil { at, .. }) => {
            hidden::foil(state, seat, at, spend, against)
        }
        (Action::Join(ship), Step::Muster { .. }) => {
            Err(refuse_about("FC-OHD-11", "refusal-fleet-no-signal", ship.to_string()))
        }
        (Action::Double { spend, from, first, second }, Step::Actions) => {
            attacks::double(state, seat, spend, from, first, second)
        }
        (Action::Drain { special, victim }, Step::Actions) => drain(state, seat, special, victim),
        (Action::Reroll { first, second }, Step::Actions) => reroll(state, seat, first, second),
        (Action::Ships(ships), Step::MoveShips { ships: open, to, .. }) => {
            group(state, seat, ships, open, to)
        }
        (Action::Onward(to), Step::Onward { ships, face, .. }) => {
            onward(state, seat, ships, face, to)
        }
        (Action::Dock(ship), Step::Dock { .. }) => scenes::dock(state, ShipRef::new(seat, ship)),
        (Action::Drift(_), Step::Drift { .. }) => Err(refuse("FC-GRV-03", "refusal-fleet-drift")),
        (Action::Redirect(_), Step::Redirect) => Err(refuse("FC-ABL-09", "refusal-fleet-redirect")),
        (Action::Hold(_) | Action::Fire, Step::Muster { .. }) => {
            Err(refuse("FC-ATK-03", "refusal-fleet-hold"))
        }
        (Action::Join(_), Step::Assist { .. }) => Err(refuse("FC-TEA-08", "refusal-fleet-join")),
        (Action::Shield { spend, against, also }, Step::React) => {
            reactions::shield(state, seat, spend, against, also)
        }
        (Action::Gas, Step::React) => reactions::gas(state, seat),
        (Action::Retreat { special, to }, Step::React) => {
            reactions::retreat(state, seat, special, to)
        }
        (Action::Counter { spend, victim }, Step::React) => {
            reactions::counter(state, seat, spend, victim)
        }
        (Action::Lose(die), Step::Drained { victim, .. }) => has(state, victim, Held::stored(die)),
        (action, step) => explain_capacity(state, seat, step, action),
    }
}

/// The set-up, and technical capacities.
fn explain_capacity(state: &State, seat: Seat, step: Step, action: Action) -> Check {
    match (action, step) {
        (Action::SetAside(kind), Step::SetAside { .. }) => in_game(state, kind),
        (Action::Terrain { kind, at }, Step::Terrain { seat: owner, .. }) => {
            terrain(state, owner, kind, at)
        }
        (Action::Pass, Step::Terrain { .. }) => {
            Err(refuse(scenes::placing(state), "refusal-fleet-must-place"))
        }
        (Action::Portal(at), Step::Portal { .. }) => {
            let agreed = state.varies(Variant::AgreedGates);
            let clause = if agreed { "FC-LEG-04" } else { "FC-GAT-09" };
            Err(refuse_about(clause, "refusal-fleet-no-portal", at.to_string()))
        }
        (Action::Activate { ship, capacity, relay, die, at }, Step::Actions) => {
            capacities::activate(state, seat, ship, capacity, (relay, die), at)
        }
        (Action::Disrupt { spend, name }, Step::Actions) => {
            capacities::disrupt(state, seat, spend, name)
        }
        (Action::Deactivate(name), Step::Bridge { .. }) => {
            capacities::own(state, seat, name, "FC-TEC-12")
        }
        (Action::Deactivate(name), Step::Drained { .. }) => {
            capacities::own(state, seat, name, "FC-SPE-14")
        }
        (Action::Deactivate(_), _) => Err(refuse("FC-TEC-12", "refusal-fleet-deactivate-when")),
        (Action::Disrupt { .. }, _) => Err(refuse("FC-TEC-10", "refusal-fleet-disrupt-when")),
        (Action::Reprogram(name), Step::Reprogram) => capacities::reprogram(state, seat, name),
        (Action::Reprogram(_), _) => Err(refuse("FC-TEC-14", "refusal-fleet-reprogram-when")),
        (
            Action::Strike(ship) | Action::Mend(ship) | Action::Recall(ship),
            Step::Trigger { name, arrival, .. },
        ) => capacities::target(state, name, arrival, ship),
        (Action::Sight(_), Step::Sight { .. }) => Err(refuse("FC-CAP-17", "refusal-fleet-sight")),
        (Action::Redirect(ship), Step::Deflect { .. }) => {
            capacities::deflect(state, ShipRef::new(state.attack.target.seat, ship))
        }
        (action, step) => explain_effect(state, seat, step, action),
    }
}

/// Special weapons, squadrons and powers.
fn explain_effect(state: &State, seat: Seat, step: Step, action: Action) -> Check {
    match (action, step) {
        (Action::Resolve(at), Step::Start { part })
            if state.effects(part).filter(|effect| effect.at() == at).nth(1).is_some() =>
        {
            Err(refuse_about("FC-TURN-06", "refusal-fleet-several-effects", at.to_string()))
        }
        (Action::Veil(at), Step::Veil { ships, .. }) => {
            Err(refuse_about(hidden::veiling(state, ships), "refusal-fleet-veil", at.to_string()))
        }
        (Action::Weapon { ship, first, second, target }, Step::Actions) => {
            weapons::weapon(state, seat, ship, [first, second], target)
        }
        (Action::Station { ship, special, target }, Step::Actions) => {
            weapons::station(state, seat, ship, special, target)
        }
        (Action::Bombard { volley, from, at, .. }, Step::Actions) => {
            weapons::bombard(state, seat, volley, from, at)
        }
        (Action::Shield { .. }, Step::Ward) => Err(refuse("FC-WPN-39", "refusal-fleet-no-ward")),
        (Action::Unveil(_), Step::Unveil { .. }) => {
            Err(refuse("FC-RAD-02", "refusal-fleet-unveil"))
        }
        (Action::Launch { spend, carrier, to }, Step::Actions) => {
            abilities::launch(state, seat, spend, carrier, to)
        }
        (Action::Offensive { carrier, first, second }, Step::Actions) => {
            abilities::offensive(state, seat, carrier, [first, second])
        }
        (Action::Redeem { ship, first, second, .. }, Step::Actions) => {
            abilities::redeem(state, seat, ship, [first, second])
        }
        (Action::Board { from, first, second, prize }, Step::Actions) => {
            abilities::board(state, seat, from, [first, second], prize)
        }
        (Action::Ships(_), Step::Board { .. }) => Err(refuse("FC-FAC-29", "refusal-fleet-board")),
        (Action::Fly { .. }, Step::Impulse { .. }) => Err(refuse("FC-SQN-02", "refusal-fleet-fly")),
        (Action::Strike(_), Step::Offensive { .. }) => {
            Err(refuse("FC-ABL-28", "refusal-fleet-strike"))
        }
        (Action::Shake { die, ship }, Step::Actions) => weapons::shake(state, seat, die, ship),
        (Action::Tow(to), Step::Tow { ship }) => weapons::tow(state, ship, to),
        (Action::Jump(to), Step::Jump { from, .. }) => weapons::jump(from, to),
        (Action::Mine(at), Step::LayMines { .. }) => {
            Err(refuse_about("FC-WPN-30", "refusal-fleet-not-empty", at.to_string()))
        }
        (action, step) => {
            scenes::explain(state, seat, step, action)?;
            Err(pending(state, step))
        }
    }
}

/// What has to be answered before anything else.
fn pending(state: &State, step: Step) -> Refusal {
    if let Some((clause, key)) = scenes::pending(state, step) {
        return refuse(clause, key);
    }
    let (clause, key) = match step {
        Step::Arm => ("FC-OSW-01", "refusal-fleet-pending-arm"),
        Step::SetAside { .. } => ("FC-SETUP-07", "refusal-fleet-pending-tile"),
        Step::Terrain { .. } => ("FC-SETUP-08", "refusal-fleet-pending-terrain"),
        Step::Portal { .. } => ("FC-GAT-09", "refusal-fleet-pending-portal"),
        Step::Deploy { .. } => ("FC-SETUP-11", "refusal-fleet-pending-deploy"),
        Step::Unveil { .. } => ("FC-RAD-02", "refusal-fleet-pending-unveil"),
        Step::Ward => ("FC-WPN-39", "refusal-fleet-pending-ward"),
        Step::Reprogram => ("FC-TURN-05", "refusal-fleet-pending-reprogram"),
        Step::Sight { .. } => ("FC-CAP-17", "refusal-fleet-pending-sight"),
        Step::Deflect { .. } => ("FC-CAP-22", "refusal-fleet-pending-deflect"),
        Step::Trigger { .. } => ("FC-TURN-03", "refusal-fleet-pending-trigger"),
        Step::Start { .. } => ("FC-TURN-06", "refusal-fleet-pending-tests"),
        Step::Tow { .. } => ("FC-WPN-22", "refusal-fleet-pending-tow"),
        Step::Gather { .. } => ("FC-WPN-09", "refusal-fleet-pending-ships"),
        Step::Jump { .. } => ("FC-WPN-09", "refusal-fleet-pending-jump"),
        Step::LayMines { .. } => ("FC-WPN-25", "refusal-fleet-pending-mines"),
        Step::Energy => ("FC-TURN-07", "refusal-fleet-pending-roll"),
        Step::Bridge { .. } => ("FC-TURN-12", "refusal-fleet-pending-bridge"),
        Step::MoveShips { .. } => ("FC-MOVE-01", "refusal-fleet-pending-ships"),
        Step::Onward { .. } => ("FC-ABL-01", "refusal-fleet-pending-onward"),
        Step::Drift { .. } => ("FC-GRV-03", "refusal-fleet-pending-drift"),
        Step::Redirect => ("FC-ABL-09", "refusal-fleet-pending-redirect"),
        Step::Muster { .. } => ("FC-ATK-03", "refusal-fleet-pending-muster"),
        Step::Assist { .. } => ("FC-TEA-11", "refusal-fleet-pending-assist"),
        Step::React => ("FC-REA-01", "refusal-fleet-pending-reaction"),
        Step::Impulse { .. } => ("FC-SQN-02", "refusal-fleet-pending-impulse"),
        Step::Dock { .. } => ("FC-STA-02", "refusal-fleet-pending-dock"),
        Step::Board { .. } => ("FC-FAC-28", "refusal-fleet-pending-board"),
        Step::Offensive { .. } => ("FC-ABL-28", "refusal-fleet-pending-offensive"),
        Step::Blast { .. } => ("FC-CMD-16", "refusal-fleet-pending-blast"),
        Step::Pilots { .. } => ("FC-FAC-26", "refusal-fleet-pending-pilots"),
        Step::Foil { .. } => ("FC-OHD-15", "refusal-fleet-pending-foil"),
        Step::Veil { ships, .. } => (hidden::veiling(state, ships), "refusal-fleet-pending-veil"),
        Step::Drained { .. } => ("FC-SPE-11", "refusal-fleet-pending-drain"),
        Step::Choose
        | Step::Found { .. }
        | Step::Breach { .. }
        | Step::Dismiss { .. }
        | Step::Preroll { .. }
        | Step::Prestore { .. }
        | Step::Actions
        | Step::Stir
        | Step::Shift { .. }
        | Step::Reinforce
        | Step::Bring { .. }
        | Step::Load { .. }
        | Step::Leave { .. }
        | Step::Plunge { .. }
        | Step::Emerge { .. }
        | Step::SecondShot { .. }
        | Step::Bombed { .. }
        | Step::Impact
        | Step::FallBack { .. }
        | Step::Scanned { .. }
        | Step::Enter { .. } => ("FC-TURN-09", "refusal-fleet-no-such-question"),
    };
    refuse(clause, key)
}

fn in_game(state: &State, kind: SectorKind) -> Check {
    if placeable(state.variants).any(|other| other == kind) {
        return Ok(());
    }
    Err(refuse_about("FC-SETUP-07", "refusal-fleet-no-tile", kind.id()))
}

fn terrain(state: &State, seat: Seat, kind: SectorKind, at: Sector) -> Check {
    if !state.fleet(seat).tiles.contains(&Some(kind)) {
        let clause = if state.draws_tiles(seat) { "FC-LEG-09" } else { "FC-SETUP-07" };
        return Err(refuse_about(clause, "refusal-fleet-no-tile", kind.id()));
    }
    if state.crowded().contains(at) {
        return Err(refuse_about("FC-LEG-09", "refusal-fleet-crowded", at.to_string()));
    }
    Err(refuse_about(scenes::ground(state), "refusal-fleet-not-neutral", at.to_string()))
}

fn deploy(state: &State, seat: Seat, ship: ShipId, at: Sector) -> Check {
    let fleet = state.fleet(seat);
    if fleet.ship(ship).place != Place::Waiting || ship.index() >= usize::from(fleet.built) {
        return Err(refuse_about("FC-SETUP-11", "refusal-fleet-not-waiting", ship.to_string()));
    }
    if !state.field.homes[seat.index()].contains(at) {
        return Err(not_home(state, seat, at));
    }
    if !state.open_home(seat, ship).contains(at) {
        return Err(refuse_about("FC-SCN-08", "refusal-fleet-both-edges", at.to_string()));
    }
    if state.field.special.contains(at) {
        return Err(refuse_about("FC-SETUP-13", "refusal-fleet-special-home", at.to_string()));
    }
    free_of_others(state, seat, at)?;
    let class = state.row(seat, ship).class;
    room(state, seat, class, at, "FC-SETUP-14")?;
    Err(refuse("FC-SETUP-11", "refusal-fleet-twin"))
}

/// Where there are several zones, the first ship fixes the edge for all.
fn not_home(state: &State, seat: Seat, at: Sector) -> Refusal {
    let several = state.field.zones().nth(1).is_some();
    if several && !state.fleet(seat).sectors.is_empty() {
        return refuse_about("FC-ZON-05", "refusal-fleet-other-edge", at.to_string());
    }
    refuse_about(scenes::home(state), "refusal-fleet-not-home", at.to_string())
}

/// Ships of two players never share a sector.
fn free_of_others(state: &State, seat: Seat, at: Sector) -> Check {
    let mut others = Seat::all(state.seats()).filter(|other| *other != seat);
    let Some(holder) = others.find(|other| state.fleet(*other).sectors.contains(at)) else {
        return Ok(());
    };
    let clause = match state.are_enemies(seat, holder) {
        true if !state.signals_at(holder, at).is_empty() => "FC-OCC-03",
        true if state.crewed(holder, at).is_empty() => "FC-OCC-04",
        true => "FC-OCC-02",
        false => "FC-OCC-05",
    };
    Err(refuse_about(clause, "refusal-fleet-held", at.to_string()))
}

fn room(state: &State, seat: Seat, class: u8, at: Sector, clause: &'static str) -> Check {
    let total = CLASS_LIMIT - state.room(seat, at) + class;
    if total <= CLASS_LIMIT {
        return Ok(());
    }
    Err(refuse_count(clause, "refusal-fleet-class-limit", total, CLASS_LIMIT))
}

fn roll(state: &State, seat: Seat, counts: [u8; Colour::COUNT]) -> Check {
    let total: u8 = counts.iter().sum();
    if total != DICE_ROLLED {
        return Err(refuse_count("FC-TURN-07", "refusal-fleet-roll-three", total, DICE_ROLLED));
    }
    for (colour, count) in Colour::ALL.iter().zip(counts) {
        let there = state.fleet(seat).reserve[colour.index()];
        if count > there {
            return Err(refuse_count("FC-TURN-07", "refusal-fleet-reserve", count, there));
        }
    }
    Ok(())
}

/// Whether the result lies where it was said to.
fn has(state: &State, seat: Seat, held: Held) -> Check {
    if state.fleet(seat).count(held) > 0 {
        return Ok(());
    }
    Err(refuse_about("FC-TURN-09", "refusal-fleet-no-result", held.to_string()))
}

fn pay(state: &State, seat: Seat, spend: Spend, colour: Colour, clause: &'static str) -> Check {
    if spend.colour() != colour || !spend.face().is_directional() {
        return Err(refuse_about(clause, "refusal-fleet-wrong-result", spend.to_string()));
    }
    has(state, seat, spend.held)?;
    spend.turned_by().map_or(Ok(()), |special| has(state, seat, special))
}

fn store(state: &State, seat: Seat, die: crate::pieces::die::Die, slot: Slot) -> Check {
    has(state, seat, Held::rolled(die))?;
    let clause = match (slot, die.face) {
        (Slot::Wing, Face::Special) => "FC-TURN-13",
        (Slot::Wing, _) => "FC-TURN-14",
        (Slot::Commander, _) => "FC-CMD-01",
        (Slot::Refueller, _) => "FC-CAP-07",
    };
    Err(refuse_about(clause, "refusal-fleet-no-slot", die.to_string()))
}

fn special(held: Held, colour: Option<Colour>, clause: &'static str) -> Check {
    let fits = held.die.face == Face::Special && colour.is_none_or(|c| c == held.die.colour);
    if fits {
        Ok(())
    } else {
        Err(refuse_about(clause, "refusal-fleet-wrong-result", held.to_string()))
    }
}

/// A special of the colour, or any result of it by the power of a commander.
fn special_unless(
    state: &State,
    seat: Seat,
    held: Held,
    colour: Colour,
    power: Power,
    clause: &'static str,
) -> Check {
    if held.die.colour == colour && state.fleet(seat).has(power) {
        return Ok(());
    }
    special(held, Some(colour), clause)
}

fn drain(state: &State, seat: Seat, die: Held, victim: Seat) -> Check {
    let power = Power::DrainsWithAnyGreen;
    special_unless(state, seat, die, Colour::Green, power, "FC-SPE-11")?;
    has(state, seat, die)?;
    Err(refuse_about("FC-SPE-13", "refusal-fleet-no-opponent", victim))
}

fn reroll(state: &State, seat: Seat, first: Held, second: Held) -> Check {
    for die in [first, second] {
        special(die, None, "FC-SPE-03")?;
        has(state, seat, die)?;
    }
    if !list::can_reroll(state, seat) {
        return Err(refuse("FC-SPE-03", "refusal-fleet-has-battleship"));
    }
    Err(refuse_about("FC-SPE-03", "refusal-fleet-only-once", second.to_string()))
}

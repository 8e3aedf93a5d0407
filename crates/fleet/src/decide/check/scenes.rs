//! Why something that only a scenario knows is not allowed.

use kernel::{Refusal, Seat};

use super::{Check, has, pay};
use crate::board::sector::Sector;
use crate::data::tables::{Ability, CapacityEffect, ShipKind};
use crate::decide::action::Action;
use crate::decide::list;
use crate::decide::refusal::{refuse, refuse_about, refuse_count};
use crate::pieces::die::{Colour, Face, Spend};
use crate::pieces::ship::ShipRef;
use crate::scenario::{Goal, Ground, Scenario};
use crate::state::State;
use crate::state::step::Step;

/// What has to be answered before anything else.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the questions of scenarios; the others are named where this is called"
)]
pub(super) fn pending(state: &State, step: Step) -> Option<(&'static str, &'static str)> {
    Some(match step {
        Step::Preroll { .. } => ("FC-SCN-07", "refusal-fleet-pending-preroll"),
        Step::Prestore { .. } => ("FC-SCN-10", "refusal-fleet-pending-prestore"),
        Step::Found { .. } => ("FC-CAM-07", "refusal-fleet-pending-found"),
        Step::Choose => ("FC-FLEET-01", "refusal-fleet-pending-choice"),
        Step::Breach { .. } => ("FC-CAM-11", "refusal-fleet-pending-breach"),
        Step::Dismiss { .. } => ("FC-CAM-11", "refusal-fleet-pending-dismiss"),
        Step::Stir => ("FC-SCN-04", "refusal-fleet-pending-stir"),
        Step::Shift { .. } => ("FC-SCN-06", "refusal-fleet-pending-shift"),
        Step::Reinforce => ("FC-SCN-46", "refusal-fleet-pending-reinforce"),
        Step::Bring { .. } => ("FC-SCN-35", "refusal-fleet-pending-bring"),
        Step::Load { .. } => ("FC-SCN-15", "refusal-fleet-pending-load"),
        Step::Leave { .. } => (leaving(state)?, "refusal-fleet-pending-leave"),
        Step::Plunge { .. } => ("FC-LEG-01", "refusal-fleet-pending-ships"),
        Step::Emerge { .. } => ("FC-LEG-03", "refusal-fleet-pending-emerge"),
        _ => return None,
    })
}

/// The shuttle and civilians do nothing but move.
pub(super) fn dock(state: &State, ship: ShipRef) -> Check {
    if !state.is_passenger(ship) {
        return Ok(());
    }
    let clause =
        if state.ship(ship).kind == ShipKind::Civilian { "FC-SCN-49" } else { "FC-SCN-33" };
    Err(refuse_about(clause, "refusal-fleet-passenger", ship.ship.to_string()))
}

/// The clause that says what must be placed.
pub(super) fn placing(state: &State) -> &'static str {
    match state.tables.scenario(state.scenario).ground {
        Ground::Belt => "FC-SCN-03",
        Ground::Stations => "FC-SCN-38",
        Ground::Colonies => "FC-SCN-51",
        Ground::Open | Ground::OffMiddle | Ground::Anywhere => "FC-SETUP-08",
    }
}

/// The clause that says where special sectors may lie.
pub(super) fn ground(state: &State) -> &'static str {
    let row = state.tables.scenario(state.scenario);
    match row.ground {
        Ground::OffMiddle => "FC-SCN-12",
        Ground::Anywhere if row.id == Scenario::Control => "FC-SCN-34",
        Ground::Anywhere => "FC-SCN-21",
        Ground::Open | Ground::Belt | Ground::Stations | Ground::Colonies => "FC-SETUP-08",
    }
}

pub(super) fn explain(state: &State, seat: Seat, step: Step, action: Action) -> Check {
    match (action, step) {
        (Action::Roll { red, blue, green }, Step::Preroll { .. }) => {
            let dice = state.scene.prerolls[seat.index()];
            Err(refuse_count("FC-SCN-10", "refusal-fleet-preroll", red + blue + green, dice))
        }
        (Action::Terrain { at, .. }, Step::Found { .. }) => {
            Err(refuse_about("FC-CAM-07", "refusal-fleet-found", at.to_string()))
        }
        (Action::Through(to), Step::Emerge { .. }) => {
            Err(refuse_about("FC-LEG-02", "refusal-fleet-no-exit", to.to_string()))
        }
        (Action::Fleet(pick), Step::Choose) => {
            state.pick_faults(seat, pick).into_iter().next().map_or(Ok(()), Err)
        }
        (Action::Portal(at), Step::Breach { .. }) => {
            Err(refuse_about("FC-CAM-11", "refusal-fleet-no-breach", at.to_string()))
        }
        (Action::Dismiss(ship), Step::Dismiss { .. }) => {
            Err(refuse_about("FC-CAM-11", "refusal-fleet-dismiss", ship.to_string()))
        }
        (Action::Stir(at), Step::Stir) => {
            Err(refuse_about("FC-SCN-04", "refusal-fleet-no-asteroids", at.to_string()))
        }
        (Action::Shift(to), Step::Shift { .. }) => {
            Err(refuse_about("FC-SCN-06", "refusal-fleet-shift", to.to_string()))
        }
        (Action::Deploy { at, .. }, Step::Reinforce) => {
            Err(refuse_about("FC-SCN-46", "refusal-fleet-reinforce", at.to_string()))
        }
        (Action::Bring(ship), Step::Bring { .. }) => {
            Err(refuse_about("FC-SCN-35", "refusal-fleet-bring", ship.to_string()))
        }
        (Action::Take(count), Step::Load { ships, .. }) => {
            Err(refuse_count("FC-SCN-15", "refusal-fleet-take", count, state.loadable(ships)))
        }
        (Action::Ships(ships), Step::Leave { from }) => {
            let (_, most) = state.leavers(seat, from);
            let clause = leaving(state).unwrap_or("FC-SCN-16");
            Err(refuse_count(clause, "refusal-fleet-leave", ships.len(), most))
        }
        (Action::Flee { spend, from }, Step::Actions) => flee(state, seat, spend, from),
        (Action::Arrive { spend, to }, Step::Actions) => arrive(state, seat, spend, to),
        _ => Ok(()),
    }
}

/// The clause by which ships leave the zone for good.
fn leaving(state: &State) -> Option<&'static str> {
    match state.tables.scenario(state.scenario).goal {
        Goal::Containers => Some("FC-SCN-16"),
        Goal::Cruiser => Some("FC-SCN-24"),
        Goal::Shuttle => Some("FC-SCN-31"),
        Goal::Civilians => Some("FC-SCN-48"),
        Goal::Attrition | Goal::Gates | Goal::Stations | Goal::Champion | Goal::Colonies => None,
    }
}

fn flee(state: &State, seat: Seat, spend: Spend, from: Sector) -> Check {
    let clause = leaving(state).ok_or_else(no_such_order)?;
    pay(state, seat, spend, Colour::Blue, clause)?;
    let (ships, most) = state.leavers(seat, from);
    if ships.is_empty() || most == 0 {
        return Err(refuse_about(clause, "refusal-fleet-flee", from.to_string()));
    }
    if state.hindered(seat, CapacityEffect::Pin).contains(from) {
        return Err(refuse_about("FC-CAP-21", "refusal-fleet-pinned", from.to_string()));
    }
    super::capacities::free_turn(state, seat, spend, from, false)
}

fn arrive(state: &State, seat: Seat, spend: Spend, to: Sector) -> Check {
    if state.scenario != Scenario::Control && !state.is_helper(seat) {
        return Err(no_such_order());
    }
    if spend.colour() != Colour::Blue {
        return Err(refuse_about("FC-SCN-35", "refusal-fleet-wrong-result", spend.to_string()));
    }
    has(state, seat, spend.held)?;
    if spend.face() != Face::Special {
        pay(state, seat, spend, Colour::Blue, "FC-SCN-35")?;
    }
    if state.fleet(seat).held_back.is_empty() {
        return Err(refuse("FC-SCN-35", "refusal-fleet-nobody-waits"));
    }
    let gate = list::own_gate(state, seat);
    let points_there = gate.is_some_and(|gate| match spend.face() {
        Face::Special => gate == to,
        face @ (Face::Orthogonal | Face::Diagonal | Face::Multi) => face.reach(gate).contains(to),
    });
    if !points_there {
        return Err(refuse_about("FC-SCN-35", "refusal-fleet-arrive-direction", to.to_string()));
    }
    Err(refuse_about("FC-SCN-37", "refusal-fleet-arrive", to.to_string()))
}

/// The clause that says where the seat deploys.
pub(super) fn home(state: &State) -> &'static str {
    match state.scenario {
        Scenario::TheTrap => "FC-SCN-08",
        Scenario::TheCapture => "FC-SCN-27",
        Scenario::PitchedBattle
        | Scenario::AsteroidBelt
        | Scenario::TheSalvage
        | Scenario::ThePassage
        | Scenario::Control
        | Scenario::PlanetaryAssault
        | Scenario::Duel
        | Scenario::Blockade
        | Scenario::Illegal => "FC-SETUP-10",
    }
}

/// Whether only containers keep a ship that is alone from using its Multipoint Weapons.
pub(super) fn multipoint(state: &State, seat: Seat, from: Sector) -> Check {
    let ships = state.crewed(seat, from);
    let is_able = |ship| state.abilities(seat, ship).contains(Ability::Multipoint);
    if state.field.cluttered.contains(from) && ships.len() == 1 && ships.iter().all(is_able) {
        return Err(refuse_about("FC-SCN-14", "refusal-fleet-cluttered", from.to_string()));
    }
    Ok(())
}

fn no_such_order() -> Refusal {
    refuse("FC-VIC-06", "refusal-fleet-no-such-order")
}

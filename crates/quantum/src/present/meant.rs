//! What somebody meant who picked things that spell no listed action.

use kernel::{Picked, Seat};

use crate::action::Action;
use crate::square::Square;
use crate::state::State;
use crate::step::Step;

/// The action whose picks come nearest, written and read as notation.
pub(super) fn meant(state: &State, seat: Seat, picks: &[Picked<'_>]) -> Option<Action> {
    let pairs: Vec<(&str, &str)> = picks.iter().map(|pick| (pick.kind, pick.id)).collect();
    let text = match *pairs {
        [("button", id)] => button(id),
        [("card", id)] => card(state, id),
        [("square", at)] => lone_square(state, seat, at),
        [("die", die), ("button", "reconfigure")] | [("die", die)] => format!("reconfigure {die}"),
        [("die", die), ("square", to)] => format!("deploy {die} {to}"),
        [("square", from), ("seat", owner), ("square", to)] => {
            // Things go by the index of a seat, the notation counts as people do.
            format!("relocate {} {from} {to}", owner.parse::<u8>().ok()?.checked_add(1)?)
        }
        [("square", ship), ("button", pay @ ("curious" | "tactical")), ref rest @ ..] => {
            format!("{pay} {}", ship_order(state, seat, ship, rest)?)
        }
        [("square", ship), ref rest @ ..] => ship_order(state, seat, ship, rest)?,
        _ => return None,
    };
    text.parse().ok()
}

fn button(id: &str) -> String {
    id.strip_prefix("face-").map_or_else(|| id.to_owned(), |face| format!("choose {face}"))
}

fn card(state: &State, id: &str) -> String {
    match state.steps.top() {
        Step::AttackerRerolls | Step::DefenderRerolls => format!("reroll {id}"),
        Step::Sabotage { .. } | Step::MakeRoom { .. } => format!("discard {id}"),
        Step::StartRoll { .. }
        | Step::StartPlanet { .. }
        | Step::StartShip { .. }
        | Step::Actions
        | Step::Picks { .. }
        | Step::Drop { .. }
        | Step::Danger
        | Step::Advance
        | Step::ChooseFace { .. }
        | Step::KeepFace { .. }
        | Step::Infamy { .. }
        | Step::PlaceShips { .. }
        | Step::Relocate { .. }
        | Step::Reorganize { .. }
        | Step::CombatRoll
        | Step::CombatResult
        | Step::Dominance { .. }
        | Step::Spoils
        | Step::Refill { .. } => format!("take {id}"),
    }
}

/// A planet is there to be built on, a ship to be ordered; in between a question asks for a square.
fn lone_square(state: &State, seat: Seat, at: &str) -> String {
    let is_planet = |square: Square| state.map.planet_at(square).is_some();
    let is_own = |square: Square| state.ship_at(square).is_some_and(|(owner, _)| owner == seat);
    match state.steps.top() {
        Step::StartPlanet { .. } => format!("settle {at}"),
        Step::StartShip { .. } | Step::PlaceShips { .. } => format!("place {at}"),
        Step::Drop { .. } => format!("drop {at}"),
        Step::Infamy { .. } => format!("infamy {at}"),
        _ if at.parse().is_ok_and(is_planet) => format!("build {at}"),
        _ if at.parse().is_ok_and(is_own) => format!("reconfigure {at}"),
        Step::StartRoll { .. }
        | Step::Actions
        | Step::Picks { .. }
        | Step::Danger
        | Step::AttackerRerolls
        | Step::DefenderRerolls
        | Step::Advance
        | Step::ChooseFace { .. }
        | Step::KeepFace { .. }
        | Step::Relocate { .. }
        | Step::Reorganize { .. }
        | Step::Sabotage { .. }
        | Step::MakeRoom { .. }
        | Step::CombatRoll
        | Step::CombatResult
        | Step::Dominance { .. }
        | Step::Spoils
        | Step::Refill { .. } => format!("{at}-{at}"),
    }
}

fn ship_order(state: &State, seat: Seat, ship: &str, rest: &[(&str, &str)]) -> Option<String> {
    let is_foreign = |text: &str| {
        let square = text.parse().ok();
        let owner = square.and_then(|square: Square| state.ship_at(square)).map(|(owner, _)| owner);
        owner.is_some_and(|owner| owner != seat)
    };
    Some(match *rest {
        [("square", target)] if is_foreign(target) => format!("{ship}x{target}"),
        [("square", to)] => format!("{ship}-{to}"),
        [("square", target), ("square", via)] => format!("{ship}-{via}x{target}"),
        [("button", "transport"), ("square", load), ("square", to)] => {
            format!("{ship}+{load}-{to}")
        }
        [("button", verb @ ("strike" | "warp" | "nomadic")), ("square", to)] => {
            format!("{verb} {ship} {to}")
        }
        [("button", verb)] => match verb.split_once('-') {
            Some((verb, face)) => format!("{verb} {ship} {face}"),
            None => format!("{verb} {ship}"),
        },
        _ => return None,
    })
}

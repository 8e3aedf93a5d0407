//! Why a ship cannot move, attack or carry another as it was told to.

use super::{Check, explain_ability, explain_actions, explain_empty, explain_once};
use super::{explain_own_ship, own_die};
use crate::action::Pay;
use crate::card::Command;
use crate::movement;
use crate::refusal::{Ban, Beside};
use crate::setup::Edition;
use crate::square::Square;
use crate::state::State;

/// What every order to move needs: an own ship that has not moved, and a way to pay.
fn explain_mover(state: &State, from: Square, pay: Pay) -> Check {
    explain_own_ship(state, "QU-MOVE-01", from)?;
    match pay {
        Pay::Action => explain_actions(state, "QU-TURN-02", 1)?,
        Pay::Curious => {
            explain_once(state, Command::Curious)?;
            if state.attacked && state.edition == Edition::Revised {
                return Err(Ban::CuriousAfterAttack);
            }
        }
        Pay::Tactical => explain_once(state, Command::Tactical)?,
    }
    let die = own_die(state, from)?;
    if state.may_move(die) { Ok(()) } else { Err(Ban::HasMoved(from)) }
}

pub(super) fn explain_move(state: &State, from: Square, to: Square, pay: Pay) -> Check {
    explain_mover(state, from, pay)?;
    if from == to {
        return Err(Ban::NoStep { clause: "QU-MOVE-09", at: from });
    }
    if state.map.planet_at(to).is_some() {
        return Err(Ban::NotOpen { clause: "QU-MOVE-06", at: to });
    }
    if !state.map.is_open(to) {
        return Err(Ban::NotOpen { clause: "QU-MOVE-13", at: to });
    }
    explain_empty(state, "QU-MOVE-08", to)?;
    explain_distance(state, from, to, pay, "QU-MOVE-02")
}

/// Why a ship does not get from one open square to another: the distance, a diagonal step, or
/// what stands in the way.
fn explain_distance(
    state: &State,
    from: Square,
    to: Square,
    pay: Pay,
    too_far: &'static str,
) -> Check {
    let die = own_die(state, from)?;
    let range = movement::range(state, die, pay);
    let too_far = range_clause(pay, too_far);
    let (columns, rows) = (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
    let is_interceptor = state.sheet(state.active).die(die).face == 5;
    let manoeuvres = is_interceptor && state.ability_ready(die);
    let steps = if manoeuvres { columns.max(rows) } else { columns + rows };
    if steps > range {
        let clause = match columns.max(rows) <= range {
            true if is_interceptor => "QU-SHIP-5-05",
            true if columns == rows => "QU-MOVE-03",
            _ => too_far,
        };
        return Err(Ban::TooFar { clause, from, to, range });
    }
    let is_way = |may_enter: &dyn Fn(Square) -> bool| {
        let may_step = |at: Square, next| (manoeuvres || at.is_near(next)) && may_enter(next);
        is_within(from, to, range, may_step)
    };
    let is_open = |square| state.map.is_open(square);
    let is_planet = |square| state.map.planet_at(square).is_some();
    let clause = if is_way(&is_open) {
        "QU-MOVE-07"
    } else if is_way(&|square| is_open(square) || is_planet(square)) {
        "QU-MOVE-06"
    } else {
        "QU-MOVE-13"
    };
    Err(Ban::NoWay { clause, from, to, range })
}

/// The clause that sets the range: the card's with Tactical.
const fn range_clause(pay: Pay, usual: &'static str) -> &'static str {
    match pay {
        Pay::Tactical => Command::Tactical.clause(),
        Pay::Action | Pay::Curious => usual,
    }
}

/// Whether so many steps lead from one square to the other.
fn is_within(
    from: Square,
    to: Square,
    steps: u8,
    may_step: impl Fn(Square, Square) -> bool,
) -> bool {
    let mut reached = vec![from];
    for _ in 0..steps {
        for at in reached.clone() {
            let next = at.around().filter(|next| may_step(at, *next) && !reached.contains(next));
            let next: Vec<Square> = next.collect();
            reached.extend(next);
        }
    }
    reached.contains(&to)
}

pub(super) fn explain_attack(
    state: &State,
    from: Square,
    via: Square,
    target: Square,
    pay: Pay,
) -> Check {
    explain_mover(state, from, pay)?;
    match state.ship_at(target) {
        None => return Err(Ban::NoEnemy { clause: "QU-ATK-01", at: target }),
        Some((seat, _)) if seat == state.active => {
            return Err(Ban::NoEnemy { clause: "QU-TERM-11", at: target });
        }
        Some(_) => {}
    }
    if pay == Pay::Curious || !state.may_attack() {
        return Err(Ban::NoAttack { clause: "QU-CURIOUS-01" });
    }
    let die = own_die(state, from)?;
    let is_interceptor = state.sheet(state.active).die(die).face == 5;
    let manoeuvres = is_interceptor && state.ability_ready(die);
    if !via.is_around(target) {
        let needed = Beside::Attack;
        return Err(Ban::NotBeside { clause: "QU-ATK-03", at: via, other: target, needed });
    }
    if !via.is_near(target) && !manoeuvres {
        let clause = if is_interceptor { "QU-SHIP-5-05" } else { "QU-MOVE-03" };
        return Err(Ban::NotBeside { clause, at: via, other: target, needed: Beside::Straight });
    }
    if via != from {
        explain_empty(state, "QU-ATK-03", via)?;
    }
    // The step onto the enemy's square comes on top of the way to the approach square.
    let range = movement::range(state, die, pay);
    let (columns, rows) = (from.column().abs_diff(via.column()), from.row().abs_diff(via.row()));
    let steps = 1 + if manoeuvres { columns.max(rows) } else { columns + rows };
    if steps > range {
        return Err(Ban::TooFar {
            clause: range_clause(pay, "QU-ATK-02"),
            from,
            to: target,
            range,
        });
    }
    Err(Ban::NoWay { clause: "QU-ATK-03", from, to: target, range })
}

pub(super) fn explain_transport(
    state: &State,
    from: Square,
    load: Square,
    to: Square,
    pay: Pay,
) -> Check {
    explain_mover(state, from, pay)?;
    explain_ability(state, from, 2, "QU-SHIP-2-01")?;
    match state.ship_at(load) {
        None => return Err(Ban::NoOwnShip { clause: "QU-SHIP-2-01", at: load }),
        Some(_) => explain_own_ship(state, "QU-SHIP-2-11", load)?,
    }
    if !load.is_around(from) {
        let needed = Beside::Load;
        return Err(Ban::NotBeside { clause: "QU-SHIP-2-01", at: load, other: from, needed });
    }
    if from == to {
        return Err(Ban::NoStep { clause: "QU-SHIP-2-09", at: from });
    }
    match state.ship_at(to) {
        Some((seat, _)) if seat != state.active => return Err(Ban::LoadedAttack(to)),
        Some(_) if to != load => {
            return Err(Ban::NotEmpty { clause: "QU-MOVE-08", at: to });
        }
        Some(_) | None => {}
    }
    if !state.map.is_open(to) {
        let is_planet = state.map.planet_at(to).is_some();
        let clause = if is_planet { "QU-MOVE-06" } else { "QU-MOVE-13" };
        return Err(Ban::NotOpen { clause, at: to });
    }
    explain_distance(state, from, to, pay, "QU-SHIP-2-01")
}

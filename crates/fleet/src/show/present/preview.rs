//! What an action would do, before anybody commits to it.

use kernel::Seat;

use super::outcome::Outcome;
use super::prospect::Prospect;
use crate::board::sector::SectorSet;
use crate::decide::action::Action;
use crate::pieces::ship::ShipRef;
use crate::show::preview::{Preview, VictimView};
use crate::state::State;
use crate::state::step::Step;

/// What the action would do; nothing where its sentence says it all.
#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
pub(super) fn preview(state: &State, seat: Seat, action: Action) -> Option<Preview> {
    match action {
        Action::Attack { volley, from, via, target } => {
            let shot = Prospect::of(state, seat, from, via, target, Some(volley));
            Some(shot.shown(state, seat, &[target]))
        }
        Action::Double { from, first, second, .. } => {
            let shot = Prospect::of(state, seat, from, from, first, None);
            Some(shot.shown(state, seat, &[first, second]))
        }
        Action::Weapon { ship, target, .. } => {
            let carrier = ShipRef::new(seat, ship);
            let hit = Outcome::of_weapon(state, carrier, state.ship(carrier).weapon?, target);
            hit.map(|hit| hit.shown(state, seat))
        }
        Action::Station { ship, target, .. } => {
            let carrier = ShipRef::new(seat, ship);
            let hit = Outcome::of_weapon(state, carrier, state.station_weapon(carrier)?, target);
            hit.map(|hit| hit.shown(state, seat))
        }
        Action::Redeem { target, .. } => {
            Outcome::of_redemption(state, seat, target).map(|hit| hit.shown(state, seat))
        }
        Action::Strike(target) => Some(Outcome::of_strike(state, target).shown(state, seat)),
        Action::Mend(target) => Some(Outcome::of_mending(state, target).shown(state, seat)),
        Action::Blast(place) => Some(Outcome::of_last_blast(state, place).shown(state, seat)),
        Action::Bombard { at, .. } => {
            Some(Preview { area: vec![at.to_string()], ..Preview::default() })
        }
        Action::Redirect(_)
        | Action::Fire
        | Action::Hold(_)
        | Action::Join(_)
        | Action::Shield { .. }
        | Action::Retreat { .. }
        | Action::Counter { .. }
        | Action::Pass => answer(state, seat, action),
        Action::Fleet(_)
        | Action::Arm(_)
        | Action::SetAside(_)
        | Action::Terrain { .. }
        | Action::Portal(_)
        | Action::Deploy { .. }
        | Action::Resolve(_)
        | Action::ResolveWeapon { .. }
        | Action::ResolveCapacity(_)
        | Action::Roll { .. }
        | Action::Return(_)
        | Action::Store { .. }
        | Action::End
        | Action::Move { .. }
        | Action::Survey { .. }
        | Action::Gate { .. }
        | Action::Scan { .. }
        | Action::Drain { .. }
        | Action::Reroll { .. }
        | Action::Launch { .. }
        | Action::Offensive { .. }
        | Action::Board { .. }
        | Action::Shake { .. }
        | Action::Lift(_)
        | Action::Sweep(_)
        | Action::Arrive { .. }
        | Action::Flee { .. }
        | Action::Activate { .. }
        | Action::Disrupt { .. }
        | Action::Deactivate(_)
        | Action::Reprogram(_)
        | Action::Stir(_)
        | Action::Shift(_)
        | Action::Bring(_)
        | Action::Dismiss(_)
        | Action::Take(_)
        | Action::Ships(_)
        | Action::Onward(_)
        | Action::Through(_)
        | Action::Stop
        | Action::Drift(_)
        | Action::Tow(_)
        | Action::Jump(_)
        | Action::Mine(_)
        | Action::Unveil(_)
        | Action::Keep
        | Action::Again
        | Action::Fly { .. }
        | Action::Dock(_)
        | Action::Undock
        | Action::Sight(_)
        | Action::Recall(_)
        | Action::Gas
        | Action::Veil(_)
        | Action::Lose(_) => None,
    }
}

/// What an answer in an attack would leave of it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only answers in an attack come here; the match before this one names all"
)]
fn answer(state: &State, seat: Seat, action: Action) -> Option<Preview> {
    let attack = &state.attack;
    let salvo = state.salvo();
    let (threat, damage) = (salvo.damage(SectorSet::EMPTY), salvo.damage(attack.blocked));
    let taken = |damage: u8| Preview {
        damage,
        victims: vec![victim(state, seat, attack.target, damage)],
        ..Preview::default()
    };
    match action {
        Action::Shield { .. } if state.steps.top().is_warding() => {
            let prevented = Some(super::hidden::kept_by_foil(state, seat));
            Some(Preview { prevented, ..Preview::default() })
        }
        Action::Shield { against, also, .. } => {
            let stopped = also.map_or(SectorSet::EMPTY, SectorSet::one).with(against);
            let left = salvo.damage(attack.blocked.or(stopped));
            Some(Preview { prevented: Some(damage - left), ..taken(left) })
        }
        Action::Retreat { .. } => {
            let left = if state.dodges(attack.target, attack.at) { 0 } else { threat };
            Some(Preview { prevented: Some(threat - left), ..taken(left) })
        }
        Action::Counter { victim: other, .. } => {
            let mut preview = taken(damage);
            let dealt = state.counter_power(seat, attack.at);
            preview.victims.push(victim(state, seat, other, dealt));
            Some(Preview { prevented: Some(0), ..preview })
        }
        Action::Redirect(ship) => {
            let other = ShipRef::new(attack.target.seat, ship);
            let victims = vec![victim(state, seat, other, damage)];
            Some(Preview { victims, ..taken(damage) })
        }
        Action::Fire => Some(taken(damage)),
        Action::Hold(ship) => Some(taken(damage - state.firepower(seat, ship))),
        Action::Join(ship) => Some(taken(damage + state.firepower(seat, ship))),
        Action::Pass if state.steps.top() == Step::React => Some(taken(damage)),
        _ => None,
    }
}

/// A ship that is hit. What is left of somebody else's Signal is not to be known.
pub(super) fn victim(state: &State, seat: Seat, ship: ShipRef, damage: u8) -> VictimView {
    let is_known = ship.seat == seat || !state.is_hidden(ship);
    VictimView {
        ship: ship.to_string(),
        damage,
        hull_after: is_known.then(|| state.hull_after(ship, damage)),
    }
}

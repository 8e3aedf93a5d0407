//! Elusive ships: targets only when there is no other (`FC-FAC-17`, `FC-FAC-18`).

use kernel::Seat;

use crate::data::tables::{Ability, Power};
use crate::decide::action::{Action, Target};
use crate::pieces::die::{Dice, Held, Volley};
use crate::pieces::ship::ShipRef;
use crate::state::State;

/// The results that name a target: those rolled, and those stored. A capacity or a squadron names it
/// without any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Results {
    rolled: Dice,
    stored: Dice,
}

impl Results {
    fn of(used: impl Iterator<Item = Held>) -> Self {
        let mut results = Self { rolled: Dice::NONE, stored: Dice::NONE };
        for held in used {
            let dice = if held.stored { &mut results.stored } else { &mut results.rolled };
            dice.add(held.die);
        }
        results
    }

    /// Every die of the volley, with the specials that turn some of them.
    fn of_volley(volley: Volley) -> Self {
        Self::of(volley.iter().flat_map(|spend| [spend.held].into_iter().chain(spend.turned_by())))
    }

    /// Whether these would do as well for what the others were enough for.
    fn contain(self, others: Self) -> bool {
        self.rolled.contains(others.rolled) && self.stored.contains(others.stored)
    }
}

/// Takes away every targeting of an elusive enemy whose results could name somebody else, on
/// whatever sector: all of them, or some.
pub(super) fn hide(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !Seat::all(state.seats()).any(|other| state.fleet(other).has(Power::Elusive)) {
        return;
    }
    let mut open: Vec<Results> = Vec::new();
    for (results, target) in out.iter().filter_map(|action| targeting(*action)) {
        let other = state.are_enemies(seat, target.seat) && !state.is_elusive(target);
        if other && !open.contains(&results) {
            open.push(results);
        }
    }
    out.retain(|action| {
        let hidden = targets(*action).into_iter().flatten().any(|target| {
            let elusive = state.are_enemies(seat, target.seat) && state.is_elusive(target);
            elusive
                && targeting(*action)
                    .is_some_and(|(results, _)| open.iter().any(|other| results.contain(*other)))
        });
        !hidden
    });
}

/// The ships that an action names.
#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
const fn targets(action: Action) -> [Option<ShipRef>; 2] {
    match action {
        Action::Double { first, second, .. } => [Some(first), Some(second)],
        Action::Attack { target, .. }
        | Action::Weapon { target: Target::Ship(target), .. }
        | Action::Station { target: Target::Ship(target), .. }
        | Action::Redeem { target, .. }
        | Action::Strike(target) => [Some(target), None],
        Action::Board { prize, .. } => [Some(prize), None],
        Action::Counter { victim, .. } => [Some(victim), None],
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
        | Action::Weapon { .. }
        | Action::Station { .. }
        | Action::Bombard { .. }
        | Action::Launch { .. }
        | Action::Offensive { .. }
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
        | Action::Mend(_)
        | Action::Sight(_)
        | Action::Recall(_)
        | Action::Blast(_)
        | Action::Redirect(_)
        | Action::Fire
        | Action::Hold(_)
        | Action::Join(_)
        | Action::Shield { .. }
        | Action::Gas
        | Action::Retreat { .. }
        | Action::Veil(_)
        | Action::Pass
        | Action::Lose(_) => [None, None],
    }
}

/// The results that name a ship, and the ship.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what pays for those that aim at a ship, which `targets` names; the others have no target"
)]
fn targeting(action: Action) -> Option<(Results, ShipRef)> {
    let [target, _] = targets(action);
    let results = match action {
        Action::Attack { volley, .. } => Results::of_volley(volley),
        Action::Double { spend, .. } => Results::of_volley(Volley::one(spend)),
        Action::Weapon { first, second, .. }
        | Action::Redeem { first, second, .. }
        | Action::Board { first, second, .. } => Results::of([first, second].into_iter()),
        Action::Station { special, .. } => Results::of([special].into_iter()),
        Action::Counter { spend, .. } => Results::of([spend.held].into_iter()),
        _ => Results::of([].into_iter()),
    };
    Some((results, target?))
}

impl State {
    pub(crate) fn is_elusive(&self, ship: ShipRef) -> bool {
        self.abilities(ship.seat, ship.ship).contains(Ability::Elusive)
    }

    /// Of the ships that could be named, those that may be.
    pub(crate) fn nameable(&self, ships: Vec<ShipRef>) -> Vec<ShipRef> {
        let others: Vec<ShipRef> =
            ships.iter().copied().filter(|ship| !self.is_elusive(*ship)).collect();
        if others.is_empty() { ships } else { others }
    }

    /// Whether the action names an elusive ship although others could be named.
    pub(crate) fn names_elusive(&self, seat: Seat, action: Action) -> bool {
        let mut all = Vec::new();
        super::list_all(self, seat, &mut all);
        let named = targets(action).into_iter().flatten().any(|ship| self.is_elusive(ship));
        named && all.contains(&action)
    }
}

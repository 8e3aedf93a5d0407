//! What a player of Fleet Commander knows.
//!
//! A battle is lost at a third of one's class points, so a position is measured in class points:
//! what is afloat and how whole it is, what could be hit next, and what lies on the bridge. The
//! weights are judgement; only how widely the search explores, and what scenarios and patience ask
//! for, was tried out in play.

mod build;
mod fleets;
mod patience;

use fleet::pieces::Face;
use fleet::{Action, FleetCommander, State};
use kernel::Seat;
use kernel::chance::{Chance as _, Fast};

use crate::{Knowledge, Tuning, Values};
pub use build::build_fleet;
use fleets::Camps;

/// Knowledge of Fleet Commander, for every faction and number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FleetKnowledge;

/// How sharply a lead in class points turns into a chance of winning.
const SHARPNESS: f32 = 0.55;

impl Knowledge<FleetCommander> for FleetKnowledge {
    /// Each seat's chance of winning, by the lead of its camp over the strongest other one. How
    /// near its ships are to the enemy counts for a seat alone: nobody wins by keeping away.
    fn values(&self, state: &State) -> Values {
        let restlessness = patience::restlessness(state);
        let camps = Camps::of(state);
        let mut values = Values::default();
        for seat in Seat::all(state.seats()) {
            let own = fleets::approach(state, seat, restlessness)
                + patience::bias(state, seat, restlessness);
            let lead = camps.lead(state.camp_of(seat)) + own;
            values[seat.index()] = 1.0 / (1.0 + (-SHARPNESS * lead).exp());
        }
        values
    }

    fn priors(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| promise(state, seat, *action)));
    }

    /// Finishes what an order has begun: everybody goes, everybody fires, the best shield is used.
    fn rollout(&self, state: &State, seat: Seat, actions: &[Action], chance: &mut Fast) -> usize {
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, action) in actions.iter().enumerate() {
            let score = eagerness(state, seat, *action) + chance.below(1_000) as f32 / 10_000.0;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// In the middle of an order nothing can be judged: the die is spent, and its effect to come.
    fn is_quiet(&self, state: &State) -> bool {
        state.is_settled()
    }

    /// A fleet of its own where fleets are chosen at the table.
    fn idea(&self, state: &State, seat: Seat, chance: &mut Fast) -> Option<Action> {
        build::pick(state, seat, chance)
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            exploration: 0.15,
            doubt: 0.02,
            rollout_decisions: 0,
            samples: 6,
            // Wins three battles of four against the one-ply bot, and answers at once.
            medium_iterations: 100,
            ..Tuning::default()
        }
    }
}

/// How gladly a quick player answers so.
fn eagerness(state: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Ships(ships) => ships.len() as f32,
        Action::Join(_) => 10.5,
        Action::Fire => 10.0,
        Action::Shield { against, .. } => f32::from(state.attack_damage(Some(against))),
        Action::Counter { .. } | Action::Bring(_) => 1.0,
        Action::Gas => 3.0,
        Action::Onward(to) => -fleets::distance_to_enemy(state, seat, to),
        Action::Attack { .. } | Action::Double { .. } => 6.0,
        Action::Move { from, to, .. } => {
            let gained = fleets::distance_to_enemy(state, seat, from)
                - fleets::distance_to_enemy(state, seat, to);
            3.0 + gained
        }
        Action::Weapon { .. } | Action::Arrive { .. } => 5.0,
        Action::Flee { .. } => 12.0,
        Action::Take(count) => f32::from(count),
        Action::Retreat { .. } | Action::Activate { relay: None, .. } => 1.5,
        Action::Recall(_) | Action::Veil(_) => 0.5,
        Action::Reprogram(_) | Action::Deactivate(_) | Action::Return(_) => -1.0,
        Action::Store { .. } => 2.0,
        Action::Hold(_) => -2.0,
        _ => 0.0,
    }
}

/// How much an action deserves a look, before anything is known of it.
fn promise(state: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Attack { target, .. } => {
            let ship = state.ship_now(target);
            let aimed = ship.sector.map_or(0.0, |at| fleets::firepower_around(state, seat, at));
            if aimed >= f32::from(ship.hull) { 12.0 } else { 2.0 + aimed / 2.0 }
        }
        Action::Double { .. } | Action::Weapon { .. } => 2.5,
        Action::Move { from, to, .. } => {
            let gained = fleets::distance_to_enemy(state, seat, from)
                - fleets::distance_to_enemy(state, seat, to);
            let flees = |from| fleets::is_on_the_brink(state, from);
            if flees(from) && !flees(to) {
                4.0
            } else if gained > 0.0 {
                1.5
            } else {
                0.4
            }
        }
        Action::Fire | Action::Join(_) => 6.0,
        Action::Hold(_) => 0.2,
        Action::Ships(ships) => ships.len() as f32,
        Action::Shield { against, .. } => 1.0 + f32::from(state.attack_damage(Some(against))),
        Action::Retreat { .. } | Action::Counter { .. } | Action::Gas | Action::Scan { .. } => 2.0,
        Action::Store { die, .. } => {
            if die.face == Face::Multi {
                2.5
            } else {
                1.5
            }
        }
        Action::Flee { .. } => 12.0,
        Action::Arrive { .. } | Action::Bring(_) => 3.0,
        Action::Take(count) => 0.5 + 2.0 * f32::from(count),
        Action::Return(_) | Action::Deactivate(_) => 0.1,
        Action::Reprogram(_) => 0.3,
        Action::End | Action::Pass | Action::Stop | Action::Reroll { .. } => 0.6,
        _ => 1.0,
    }
}

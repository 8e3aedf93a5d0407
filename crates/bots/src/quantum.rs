//! What a player of Quantum knows.
//!
//! The game is a race for cubes, so a position is measured in cubes: those that a seat has
//! placed, and the part of the next one that it has already earned by its ships, its dials and
//! its cards. The numbers were found by letting bots with other numbers play against each other.

mod fleet;

use kernel::Seat;
use quantum::{Action, Quantum, State};

use crate::{Knowledge, Tuning, Values};
use fleet::Fleet;

/// Knowledge of Quantum, for every map and number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuantumKnowledge;

/// How sharply a lead in cubes turns into a chance of winning.
const SHARPNESS: f32 = 1.6;

/// What things are worth, in cubes.
const RESEARCH: f32 = 0.35;
const DOMINANCE: f32 = 0.7;
const COMMAND: f32 = 0.4;
const SHIP_ON_BOARD: f32 = 0.16;
const SHIP_IN_SCRAPYARD: f32 = 0.06;

impl Knowledge<Quantum> for QuantumKnowledge {
    /// Each seat's chance of winning: the scores, weighed against each other.
    fn values(&self, state: &State) -> Values {
        let mut values = Values::default();
        let mut total = 0.0;
        for seat in Seat::all(state.seats()) {
            let weight = (SHARPNESS * score(state, seat)).exp();
            values[seat.index()] = weight;
            total += weight;
        }
        values.map(|weight| weight / total)
    }

    fn priors(&self, state: &State, _seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| promise(state, *action)));
    }

    /// A quick player's game says less about a position of Quantum than a look at it does: the
    /// search plays nothing out.
    fn tuning(&self) -> Tuning {
        Tuning { exploration: 0.6, doubt: 0.04, rollout_decisions: 0, ..Tuning::default() }
    }
}

/// What a seat has, in cubes.
fn score(state: &State, seat: Seat) -> f32 {
    let fleet = Fleet::of(state, seat);
    let placed = state.map().cubes - state.cubes_left(seat);
    f32::from(placed)
        + DOMINANCE * dial(state.dominance(seat), 0.4)
        + RESEARCH * dial(state.research(seat), 0.3)
        + COMMAND * state.commands(seat).len() as f32
        + SHIP_ON_BOARD * f32::from(fleet.on_board())
        + SHIP_IN_SCRAPYARD * f32::from(fleet.in_scrapyard())
        + fleet.progress(state, seat)
}

/// How much of its reward a dial has earned: the last steps count for more, by so much.
fn dial(shows: u8, late: f32) -> f32 {
    let turned = f32::from(shows - 1) / 5.0;
    turned * (1.0 - late + late * turned)
}

/// How much an action deserves a look, before anything is known of it.
fn promise(state: &State, action: Action) -> f32 {
    match action {
        Action::Build(_) | Action::Infamy(_) => 20.0,
        Action::Attack { .. } | Action::Strike { .. } => 1.5,
        Action::End if state.actions_left() == 0 => 4.0,
        Action::Move { to, .. } | Action::Nomadic { to, .. } => {
            let planet = state.map().orbited_from(to);
            if planet.is_some_and(|planet| state.has_free_slot(planet)) { 1.0 } else { 0.25 }
        }
        Action::Reconfigure(_) | Action::Scout(_) => 0.7,
        Action::End | Action::Pass | Action::Refresh | Action::Transport { .. } => 0.3,
        Action::Keep
        | Action::Reroll
        | Action::Settle(_)
        | Action::Place(_)
        | Action::Scrap
        | Action::Deploy { .. }
        | Action::Drop(_)
        | Action::Research
        | Action::Warp { .. }
        | Action::Modify { .. }
        | Action::Cerebral
        | Action::Tyrannical
        | Action::Flexible { .. }
        | Action::Resourceful(_)
        | Action::Occupy
        | Action::Withdraw
        | Action::Detonate
        | Action::Fight
        | Action::RerollWith(_)
        | Action::Choose(_)
        | Action::Take(_)
        | Action::Discard(_)
        | Action::Relocate { .. }
        | Action::Reorganize(_) => 1.0,
    }
}

//! Where ships can go: moves, attacks and transports.
//!
//! A ship steps to neighbouring squares, at most as many as its face shows (`QU-MOVE-02`), through
//! empty squares only (`QU-MOVE-06`, `QU-MOVE-07`). All squares at the same distance are found at
//! once, as a wave of bits.

use crate::action::{Action, DieId, Pay};
use crate::bits::Bits;
use crate::card::Command;
use crate::field::{Field, Task, on_field};
use crate::setup::Edition;
use crate::square::Square;
use crate::state::State;

/// Whether the interceptor needs its manoeuvre (a diagonal step) for this move or attack
/// (`QU-SHIP-5-05`). A way along rows and columns is taken where there is one.
pub(crate) fn needs_manoeuvre(state: &State, range: u8, from: Square, goal: Goal) -> bool {
    on_field(state, ManoeuvreTask { range, from, goal })
}

struct ManoeuvreTask {
    range: u8,
    from: Square,
    goal: Goal,
}

impl Task for ManoeuvreTask {
    type Answer = bool;

    fn run<const W: usize>(self, field: &Field<'_, W>) -> bool {
        field.needs_manoeuvre(self.range, self.from, self.goal)
    }
}

/// What a move is for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Goal {
    Reach(Square),
    Attack { via: Square, target: Square },
}

/// How far a ship may go: its face, one more with Agile; one step with Tactical.
pub(crate) fn range(state: &State, die: DieId, pay: Pay) -> u8 {
    let agile = u8::from(state.has(state.active, Command::Agile));
    match pay {
        Pay::Action | Pay::Curious => state.sheet(state.active).die(die).face + agile,
        Pay::Tactical => 1,
    }
}

/// Whether the active seat can pay for a move in this way now.
pub(crate) fn can_pay(state: &State, pay: Pay) -> bool {
    match pay {
        Pay::Action => state.actions_left > 0,
        Pay::Curious => {
            state.can_use(Command::Curious) && (state.edition == Edition::First || !state.attacked)
        }
        Pay::Tactical => state.can_use(Command::Tactical),
    }
}

/// The squares that a ship can get to.
struct Reach<const W: usize> {
    /// Squares at a distance of 1 up to the range.
    within: Bits<W>,
    /// The start, and all squares that leave at least one step: where an attack can come from.
    approach: Bits<W>,
}

/// Which steps are allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steps {
    Straight,
    AlsoDiagonal,
}

impl<const W: usize> Field<'_, W> {
    #[inline]
    fn spread(&self, squares: Bits<W>, steps: Steps) -> Bits<W> {
        match steps {
            Steps::Straight => squares.near(self.map.stride()),
            Steps::AlsoDiagonal => squares.around(self.map.stride()),
        }
    }

    #[inline]
    fn reach(&self, start: Bits<W>, range: u8, steps: Steps, empty: Bits<W>) -> Reach<W> {
        let (mut seen, mut wave, mut approach) = (start, start, start);
        for _ in 0..range {
            approach = seen;
            wave = self.spread(wave, steps).intersection(empty).without(seen);
            if wave.is_empty() {
                break;
            }
            seen = seen.union(wave);
        }
        Reach { within: seen.without(start), approach }
    }

    /// Appends every move, attack and transport that the active seat may order.
    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        for pay in [Pay::Action, Pay::Curious, Pay::Tactical] {
            if can_pay(self.state, pay) {
                for (die, from) in self.state.sheet(self.state.active).on_board() {
                    if self.state.may_move(die) {
                        self.list_ship(die, from, pay, out);
                    }
                }
            }
        }
    }

    fn list_ship(&self, die: DieId, from: Square, pay: Pay, out: &mut Vec<Action>) {
        let range = range(self.state, die, pay);
        let face = self.state.sheet(self.state.active).die(die).face;
        let steps = match face {
            5 if self.state.ability_ready(die) => Steps::AlsoDiagonal,
            _ => Steps::Straight,
        };
        let start = Bits::of(self.map, from);
        let reach = self.reach(start, range, steps, self.empty);
        reach.within.for_each(|bit| {
            out.push(Action::Move { from, to: self.map.square(bit), pay });
        });
        if pay != Pay::Curious && self.state.may_attack() {
            let touched = self.spread(reach.approach, steps);
            for target in &self.enemies {
                if !touched.contains(self.map.bit(*target)) {
                    continue;
                }
                let beside = self.spread(Bits::of(self.map, *target), steps);
                beside.intersection(reach.approach).for_each(|bit| {
                    let via = self.map.square(bit);
                    out.push(Action::Attack { from, via, target: *target, pay });
                });
            }
        }
        if face == 2 && self.state.ability_ready(die) {
            self.list_transports(from, range, pay, out);
        }
    }

    /// The load leaves its square empty (`QU-SHIP-2-07`); with two steps the flagship can also go
    /// out and back (`QU-SHIP-2-09`).
    fn list_transports(&self, from: Square, range: u8, pay: Pay, out: &mut Vec<Action>) {
        let start = Bits::of(self.map, from);
        for (_, load) in self.state.sheet(self.state.active).on_board() {
            if !load.is_around(from) {
                continue;
            }
            let empty = self.empty.union(Bits::of(self.map, load));
            let reach = self.reach(start, range, Steps::Straight, empty);
            reach.within.for_each(|bit| {
                out.push(Action::Transport { from, load, to: self.map.square(bit), pay });
            });
            if range >= 2 && !reach.within.is_empty() {
                out.push(Action::Transport { from, load, to: from, pay });
            }
        }
    }

    fn needs_manoeuvre(&self, range: u8, from: Square, goal: Goal) -> bool {
        let reach = self.reach(Bits::of(self.map, from), range, Steps::Straight, self.empty);
        match goal {
            Goal::Reach(to) => !reach.within.contains(self.map.bit(to)),
            Goal::Attack { via, target } => {
                !(via.is_near(target) && reach.approach.contains(self.map.bit(via)))
            }
        }
    }
}

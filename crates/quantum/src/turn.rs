//! A turn: its beginning, its actions, its end.

use kernel::chance::Chance;
use kernel::{Log, Outcome, Seat};

use crate::action::{DiceSet, DieId, ShipRef};
use crate::apply::Applier;
use crate::card::{Command, Commands};
use crate::deploy;
use crate::event::{Event, Roll};
use crate::square::Square;
use crate::state::{Place, QUIET_ROUNDS, State};
use crate::step::Step;

/// The actions of a turn (`QU-TURN-02`), and of one that Momentum gives.
pub(crate) const ACTIONS: u8 = 3;
pub(crate) const MOMENTUM_ACTIONS: u8 = 2;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// A new turn: every ship's move and ability is fresh, all held cards work, and what happens
    /// at a turn's start happens.
    pub(crate) fn begin_turn(&mut self, seat: Seat, actions: u8) {
        let state = &mut *self.state;
        state.active = seat;
        state.actions_left = actions;
        state.cards_used = Commands::EMPTY;
        state.attacked = false;
        state.progressed = false;
        state.turn = state.turn.saturating_add(1);
        state.steps.reset(Step::Actions);
        let sheet = state.sheet_mut(seat);
        sheet.moved = DiceSet::EMPTY;
        sheet.ability_used = DiceSet::EMPTY;
        sheet.active = sheet.held;
        self.log.push(Event::TurnStarted { seat, actions });

        let map = self.state.map;
        let in_void = self.state.sheet(seat).on_board().filter(|(_, at)| map.is_void(*at)).count();
        self.gain_research(seat, in_void as u8);
        if self.state.has(seat, Command::Brilliant) {
            self.gain_research(seat, 2);
        }
        if self.state.has(seat, Command::Arrogant) && has_most_ships(self.state, seat) {
            self.gain_action(Command::Arrogant);
        }
        if self.state.has(seat, Command::Conformist) && has_twins(self.state, seat) {
            self.gain_action(Command::Conformist);
        }
    }

    /// Ends phase 1; unused actions are lost (`QU-TURN-03`).
    pub(crate) fn end_actions(&mut self) {
        self.state.actions_left = 0;
        let seat = self.state.active;
        let picks = self.state.picks(seat);
        if picks > 0 {
            self.log.push(Event::CardPhaseStarted { seat, picks });
        }
        self.state.steps.reset(Step::Picks { seat });
    }

    /// The turn passes on: bonus turns earned outside one's turn come first, then the order.
    pub(crate) fn end_turn(&mut self) {
        self.log.push(Event::TurnEnded { seat: self.state.active });
        self.state.quiet_turns += u16::from(!self.state.progressed);
        let quiet = self.state.quiet_turns >= QUIET_ROUNDS * u16::from(self.state.seats());
        if quiet || is_deadlocked(self.state) {
            self.end_game(Outcome::Drawn);
            return;
        }
        let bonus =
            self.state.clockwise().find(|seat| self.state.bonus_turns & (1 << seat.index()) != 0);
        if let Some(seat) = bonus {
            self.state.bonus_turns &= !(1 << seat.index());
            self.begin_turn(seat, MOMENTUM_ACTIONS);
        } else {
            self.state.in_order = self.state.in_order.next(self.state.seats());
            self.begin_turn(self.state.in_order, ACTIONS);
        }
    }

    /// `QU-RECONF-01`.
    pub(crate) fn reconfigure(&mut self, ship: ShipRef) {
        let die = match ship {
            ShipRef::On(square) => self.own_ship(square),
            ShipRef::Scrapped(die) => die,
        };
        self.state.actions_left -= 1;
        self.roll_to_another_face(die);
    }

    /// The scout's ability (`QU-SHIP-6-01`).
    pub(crate) fn scout(&mut self, ship: Square) {
        let die = self.own_ship(ship);
        self.use_ability(die);
        self.roll_to_another_face(die);
    }

    fn roll_to_another_face(&mut self, die: DieId) {
        let seat = self.state.active;
        let face = self.state.sheet(seat).die(die).face;
        self.roll_ships(seat, DiceSet::one(die), face, Roll::Reconfigured);
    }

    /// `QU-DEPLOY-01`.
    pub(crate) fn deploy(&mut self, die: DieId, to: Square) {
        self.state.actions_left -= deploy::cost(self.state);
        self.put_on_board(self.state.active, die, to);
    }

    /// Two actions at once (`QU-BUILD-01`); the ships stay as they are (`QU-BUILD-08`).
    pub(crate) fn build(&mut self, planet: Square) {
        self.state.actions_left -= 2;
        self.place_cube(self.state.active, self.planet_at(planet));
    }

    /// `QU-RES-01`.
    pub(crate) fn research(&mut self) {
        self.state.actions_left -= 1;
        self.gain_research(self.state.active, 1);
    }

    pub(crate) fn cerebral(&mut self) {
        self.state.cards_used.insert(Command::Cerebral);
        self.shift_dominance(self.state.active, -1);
        self.gain_research(self.state.active, 3);
    }

    pub(crate) fn tyrannical(&mut self) {
        self.state.cards_used.insert(Command::Tyrannical);
        let seat = self.state.active;
        self.set_research(seat, self.state.sheet(seat).research - 1);
        self.shift_dominance(seat, 1);
    }

    pub(crate) fn flexible(&mut self, ship: Square, face: u8) {
        self.state.cards_used.insert(Command::Flexible);
        self.change_face(ship, face);
    }

    pub(crate) fn nomadic(&mut self, from: Square, to: Square) {
        self.state.cards_used.insert(Command::Nomadic);
        self.state.actions_left -= 1;
        self.relocate_ship(from, to);
    }

    /// The ship is not destroyed in combat: dominance stays (`QU-RESOURCEFUL-01`).
    pub(crate) fn resourceful(&mut self, ship: Square) {
        self.state.cards_used.insert(Command::Resourceful);
        let (seat, die) = (self.state.active, self.own_ship(ship));
        self.state.place(seat, die, Place::Scrapyard);
        let face = self.state.sheet(seat).die(die).face;
        self.log.push(Event::ShipScrapped { seat, die, face });
        self.gain_action(Command::Resourceful);
        self.roll_ships(seat, DiceSet::one(die), 0, Roll::Resourceful);
    }
}

/// Whether nobody will ever place a cube again: no planet can take one, and a cube could only be
/// relocated to a planet that can (`QU-HOUSE-01`).
fn is_deadlocked(state: &State) -> bool {
    Seat::all(state.seats()).all(|seat| state.infamy_planets(seat) == 0)
}

/// Strictly more ships on the map than every other player (`QU-ARROGANT-01`).
fn has_most_ships(state: &State, seat: Seat) -> bool {
    let ships = |seat: Seat| state.sheet(seat).on_board().count();
    state.opponents(seat).all(|other| ships(other) < ships(seat))
}

/// Two own ships on the map that show the same number (`QU-CONFORMIST-01`).
fn has_twins(state: &State, seat: Seat) -> bool {
    let sheet = state.sheet(seat);
    let mut faces = [0_u8; 7];
    for (die, _) in sheet.on_board() {
        faces[usize::from(sheet.die(die).face)] += 1;
    }
    faces.iter().any(|count| *count >= 2)
}

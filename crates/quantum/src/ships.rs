//! Orders to ships: moves, transports and the abilities that are no attack.

use kernel::Log;
use kernel::chance::Chance;

use crate::action::{DieId, Pay};
use crate::apply::Applier;
use crate::card::Command;
use crate::event::Event;
use crate::movement::{self, Goal};
use crate::square::Square;
use crate::state::Place;
use crate::step::Step;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Marks the die's ability as used; a second use is Cunning's (`QU-NOTE-12`).
    pub(crate) fn use_ability(&mut self, die: DieId) {
        let seat = self.state.active;
        if self.state.sheet(seat).ability_used.contains(die) {
            self.state.cards_used.insert(Command::Cunning);
        } else {
            self.state.sheet_mut(seat).ability_used.insert(die);
        }
    }

    /// Marks the die as moved and takes the price.
    fn pay_for_move(&mut self, die: DieId, pay: Pay) {
        self.state.sheet_mut(self.state.active).moved.insert(die);
        match pay {
            Pay::Action => self.state.actions_left -= 1,
            Pay::Curious => self.state.cards_used.insert(Command::Curious),
            Pay::Tactical => self.state.cards_used.insert(Command::Tactical),
        }
    }

    /// Uses the interceptor's ability if the way needs a diagonal step (`QU-SHIP-5-05`).
    fn manoeuvre(&mut self, die: DieId, from: Square, goal: Goal, pay: Pay) {
        let is_interceptor = self.state.sheet(self.state.active).die(die).face == 5;
        let range = movement::range(self.state, die, pay);
        if is_interceptor && movement::needs_manoeuvre(self.state, range, from, goal) {
            self.use_ability(die);
        }
    }

    pub(crate) fn move_ship(&mut self, from: Square, to: Square, pay: Pay) {
        let die = self.own_ship(from);
        self.manoeuvre(die, from, Goal::Reach(to), pay);
        self.pay_for_move(die, pay);
        self.relocate_ship(from, to);
    }

    /// The approach is part of the move, the attack its end (`QU-ATK-01`).
    pub(crate) fn attack(&mut self, from: Square, via: Square, target: Square, pay: Pay) {
        let die = self.own_ship(from);
        self.manoeuvre(die, from, Goal::Attack { via, target }, pay);
        self.pay_for_move(die, pay);
        if from != via {
            self.relocate_ship(from, via);
        }
        self.declare_attack(die, via, target);
    }

    /// Load, move, then the question where the load goes (`QU-SHIP-2-01`).
    pub(crate) fn transport(&mut self, from: Square, load: Square, to: Square, pay: Pay) {
        let (seat, flagship, load_die) =
            (self.state.active, self.own_ship(from), self.own_ship(load));
        self.use_ability(flagship);
        self.pay_for_move(flagship, pay);
        self.state.place(seat, load_die, Place::InHand);
        let face = self.state.sheet(seat).die(load_die).face;
        self.log.push(Event::ShipLoaded { seat, face, from: load });
        self.relocate_ship(from, to);
        self.state.steps.push(Step::Drop { flagship, load: load_die });
    }

    pub(crate) fn drop_load(&mut self, to: Square) {
        if let Step::Drop { load, .. } = self.state.steps.top() {
            self.state.steps.pop();
            self.put_on_board(self.state.active, load, to);
        }
    }

    /// Both ships keep their faces and their own marks (`QU-SHIP-3-03`, `QU-SHIP-3-04`).
    pub(crate) fn warp(&mut self, from: Square, with: Square) {
        let (seat, destroyer, partner) =
            (self.state.active, self.own_ship(from), self.own_ship(with));
        self.use_ability(destroyer);
        self.state.place(seat, destroyer, Place::Board(with));
        self.state.place(seat, partner, Place::Board(from));
        self.log.push(Event::ShipWarped { seat, from, with });
    }

    /// `QU-SHIP-4-01`.
    pub(crate) fn modify(&mut self, ship: Square, face: u8) {
        let die = self.own_ship(ship);
        self.use_ability(die);
        self.change_face(ship, face);
    }

    pub(crate) fn change_face(&mut self, square: Square, to: u8) {
        let (seat, die) = (self.state.active, self.own_ship(square));
        let from = self.state.sheet(seat).die(die).face;
        self.state.set_face(seat, die, to);
        self.log.push(Event::FaceChanged { seat, square, from, to });
    }

    /// Moves an own ship and tells it.
    pub(crate) fn relocate_ship(&mut self, from: Square, to: Square) {
        let (seat, die) = (self.state.active, self.own_ship(from));
        self.state.place(seat, die, Place::Board(to));
        let face = self.state.sheet(seat).die(die).face;
        self.log.push(Event::ShipMoved { seat, face, from, to });
    }
}

//! The card phase: picks, the display, command cards and gambits.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::action::{Action, DiceSet};
use crate::apply::Applier;
use crate::card::{Card, Command, Gambit};
use crate::event::{Event, Roll};
use crate::list;
use crate::square::Square;
use crate::state::{DIAL_START, Place};
use crate::step::Step;
use crate::turn::MOMENTUM_ACTIONS;

/// How many command cards a player may hold (`QU-CARD-08`).
pub(crate) const COMMANDS_AT_MOST: u32 = 3;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The first pick spent is the breakthrough's, and resets research before the card acts
    /// (`QU-RES-08`).
    fn spend_pick(&mut self, seat: Seat) {
        let breakthrough = seat == self.state.active
            && self.state.sheet(seat).research >= self.state.breakthrough_at(seat);
        if breakthrough {
            self.set_research(seat, DIAL_START);
        } else {
            self.state.sheet_mut(seat).picks -= 1;
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        let slot = self.state.decks.slot_of(card).expect("a listed card lies face up");
        self.log.push(Event::CardTaken { seat, card });
        self.spend_pick(seat);
        self.state.note_progress();
        match card {
            Card::Command(new) if self.state.sheet(seat).held.len() >= COMMANDS_AT_MOST => {
                self.state.steps.push(Step::MakeRoom { seat, new });
            }
            Card::Command(new) => self.attach(seat, new),
            Card::Gambit(gambit) => self.resolve_gambit(seat, gambit, slot as u8),
        }
    }

    /// Puts the card beside the sheet and fills its gap. It works from the owner's next turn on.
    fn attach(&mut self, seat: Seat, card: Command) {
        self.state.sheet_mut(seat).held.insert(card);
        if let Some(slot) = self.state.decks.slot_of(Card::Command(card)) {
            self.state.decks.take(slot, self.chance);
            self.reveal(slot);
        }
    }

    /// Effect, discard, replacement: in this order (`QU-CARD-07`).
    fn resolve_gambit(&mut self, seat: Seat, gambit: Gambit, slot: u8) {
        self.state.steps.push(Step::Refill { slot });
        match gambit {
            Gambit::Expansion => self.expand(seat),
            Gambit::Aggression => self.shift_dominance(seat, 2),
            Gambit::Momentum => self.gain_momentum(seat, slot),
            Gambit::Relocation => self.state.steps.push(Step::Relocate { seat }),
            Gambit::Reorganization => self.state.steps.push(Step::Reorganize { seat }),
            Gambit::Sabotage => {
                let seats = self.state.seats();
                let mut victim = seat;
                // The last one pushed is asked first: push in reverse, so counter-clockwise.
                for _ in 1..seats {
                    victim = Seat::new((victim.index() as u8 + seats - 1) % seats);
                    self.state.steps.push(Step::Sabotage { seat: victim });
                }
            }
        }
    }

    /// `QU-CARD-19`.
    fn expand(&mut self, seat: Seat) {
        let die = self.state.sheet(seat).in_reserve().next();
        let dice = DiceSet::from_iter(die);
        self.state.steps.push(Step::PlaceShips { seat, dice });
        self.roll_ships(seat, dice, 0, Roll::Expansion);
    }

    /// A new turn of two actions at once; picks still owed wait for its card phase
    /// (`QU-NOTE-10`, `QU-NOTE-11`). On another player's turn it comes right after that turn.
    fn gain_momentum(&mut self, seat: Seat, slot: u8) {
        self.refill(slot);
        if seat == self.state.active {
            self.begin_turn(seat, MOMENTUM_ACTIONS);
        } else {
            self.state.bonus_turns |= 1 << seat.index();
            self.after_picks();
        }
    }

    pub(crate) fn refill(&mut self, slot: u8) {
        self.state.steps.pop();
        self.state.decks.discard_shown(usize::from(slot), self.chance);
        self.reveal(usize::from(slot));
    }

    fn reveal(&mut self, slot: usize) {
        if let Some(card) = self.state.decks.shown()[slot] {
            self.log.push(Event::CardRevealed { card });
        }
    }

    /// All six cards, never fewer, for one pick (`QU-CARD-10`, `QU-CARD-11`).
    pub(crate) fn refresh(&mut self, seat: Seat) {
        self.spend_pick(seat);
        self.state.decks.refresh(self.chance);
        self.log.push(Event::DisplayRefreshed { seat });
        for slot in 0..self.state.decks.shown().len() {
            self.reveal(slot);
        }
    }

    /// Unspent picks lapse (`QU-CARD-20`), a breakthrough with them (`QU-RES-06`).
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.log.push(Event::PicksLapsed { seat });
        self.state.sheet_mut(seat).picks = 0;
        if self.state.picks(seat) > 0 {
            self.set_research(seat, DIAL_START);
        }
        self.after_picks();
    }

    /// The next seat with picks from this turn, or the end of the turn. The active seat may have
    /// earned another one while somebody else chose. A seat that waits for a bonus turn keeps its
    /// picks for that.
    pub(crate) fn after_picks(&mut self) {
        let waits = |seat: &Seat| self.state.bonus_turns & (1 << seat.index()) != 0;
        let owed = |seat: &Seat| self.state.sheet(*seat).picks > 0;
        let next = self.state.clockwise().find(|seat| owed(seat) && !waits(seat));
        match next {
            Some(seat) => {
                let picks = self.state.picks(seat);
                self.log.push(Event::CardPhaseStarted { seat, picks });
                self.state.steps.reset(Step::Picks { seat });
            }
            None => self.end_turn(),
        }
    }

    /// A command card goes: for a fourth (`QU-CARD-09`), or by Sabotage.
    pub(crate) fn discard(&mut self, seat: Seat, card: Command) {
        let step = self.state.steps.top();
        self.state.steps.pop();
        let sheet = self.state.sheet_mut(seat);
        sheet.held.remove(card);
        sheet.active.remove(card);
        self.state.decks.discard_held(card);
        self.log.push(Event::CardDiscarded { seat, card });
        if let Step::MakeRoom { new, .. } = step {
            self.attach(seat, new);
        }
    }

    pub(crate) fn can_relocate(&self, seat: Seat) -> bool {
        let mut choices: Vec<Action> = Vec::new();
        list::list_relocations(self.state, seat, &mut choices);
        !choices.is_empty()
    }

    /// The cube keeps its owner; nothing is placed, so nobody wins or earns a card
    /// (`QU-FAQ-08`).
    pub(crate) fn relocate(&mut self, by: Seat, owner: Seat, from: Square, to: Square) {
        self.state.steps.pop();
        let (from_planet, to_planet) = (self.planet_at(from), self.planet_at(to));
        self.state.cubes.relocate(self.state.map, owner, from_planet, to_planet);
        self.log.push(Event::CubeRelocated { by, owner, from, to });
    }

    /// First chosen, then rolled together, then placed one by one (`QU-REORGANIZATION-01`).
    pub(crate) fn reorganize(&mut self, seat: Seat, dice: DiceSet) {
        self.state.steps.pop();
        if dice.is_empty() {
            return;
        }
        for die in dice.iter() {
            self.state.place(seat, die, Place::InHand);
        }
        self.state.steps.push(Step::PlaceShips { seat, dice });
        self.roll_ships(seat, dice, 0, Roll::Reorganized);
    }
}

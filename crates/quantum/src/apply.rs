//! Playing a decision: what it does at once, and the steps that follow by themselves.

use kernel::chance::Chance;
use kernel::{Log, Outcome, Seat};

use crate::action::{Action, DiceSet, DieId};
use crate::card::Command;
use crate::event::{Event, Roll};
use crate::map::PlanetId;
use crate::setup::Edition;
use crate::square::Square;
use crate::state::{DIAL_END, DIAL_START, Place, State};
use crate::step::Step;

/// The state being changed, with where chance comes from and where events go.
pub(crate) struct Applier<'a, C, L> {
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Plays an action that was listed for the seat that is asked.
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep => self.keep(),
            Action::Reroll => self.reroll(),
            Action::Settle(planet) => self.settle_start(seat, planet),
            Action::Place(square) => self.place_ship(seat, square),
            Action::Scrap => self.scrap_ship(seat),
            Action::Reconfigure(ship) => self.reconfigure(ship),
            Action::Deploy { die, to } => self.deploy(die, to),
            Action::Move { from, to, pay } => self.move_ship(from, to, pay),
            Action::Attack { from, via, target, pay } => self.attack(from, via, target, pay),
            Action::Transport { from, load, to, pay } => self.transport(from, load, to, pay),
            Action::Drop(square) => self.drop_load(square),
            Action::Build(planet) => self.build(planet),
            Action::Research => self.research(),
            Action::End => self.end_actions(),
            Action::Strike { from, target } => self.strike(from, target),
            Action::Warp { from, with } => self.warp(from, with),
            Action::Modify { ship, face } => self.modify(ship, face),
            Action::Scout(ship) => self.scout(ship),
            Action::Cerebral => self.cerebral(),
            Action::Tyrannical => self.tyrannical(),
            Action::Flexible { ship, face } => self.flexible(ship, face),
            Action::Nomadic { from, to } => self.nomadic(from, to),
            Action::Resourceful(ship) => self.resourceful(ship),
            Action::Occupy => self.occupy(),
            Action::Withdraw | Action::Fight => self.state.steps.pop(),
            Action::Detonate => self.detonate(),
            Action::RerollWith(card) => self.reroll_with(seat, card),
            Action::Choose(face) => self.choose_face(face),
            Action::Infamy(planet) => self.infamy(seat, planet),
            Action::Take(card) => self.take(seat, card),
            Action::Refresh => self.refresh(seat),
            Action::Pass => self.pass(seat),
            Action::Discard(card) => self.discard(seat, card),
            Action::Relocate { seat: owner, from, to } => {
                self.relocate(seat, Seat::new(owner), from, to);
            }
            Action::Reorganize(dice) => self.reorganize(seat, dice),
        }
        self.settle();
    }

    /// Runs what follows by itself until somebody is asked or the game is over.
    pub(crate) fn settle(&mut self) {
        while self.state.outcome.is_none() {
            if let Some(seat) = self.infamy_due() {
                self.state.steps.push(Step::Infamy { seat });
                return;
            }
            let step = self.state.steps.top();
            match step {
                Step::CombatRoll => self.roll_combat(),
                Step::CombatResult => self.decide_combat(),
                Step::Dominance { winner, loser } => self.change_dominance(winner, loser),
                Step::Spoils => self.take_spoils(),
                Step::Refill { slot } => self.refill(slot),
                Step::AttackerRerolls | Step::DefenderRerolls
                    if crate::combat::reroll_cards(self.state, step).next().is_none() =>
                {
                    self.state.steps.pop();
                }
                Step::Sabotage { seat } if self.state.sheet(seat).held.is_empty() => {
                    self.state.steps.pop();
                }
                Step::Relocate { seat } if !self.can_relocate(seat) => self.state.steps.pop(),
                Step::Picks { seat } if self.state.picks(seat) == 0 => self.after_picks(),
                Step::StartRoll { .. }
                | Step::StartPlanet { .. }
                | Step::StartShip { .. }
                | Step::Actions
                | Step::Picks { .. }
                | Step::Drop { .. }
                | Step::Danger
                | Step::AttackerRerolls
                | Step::DefenderRerolls
                | Step::Advance
                | Step::ChooseFace { .. }
                | Step::KeepFace { .. }
                | Step::Infamy { .. }
                | Step::PlaceShips { .. }
                | Step::Relocate { .. }
                | Step::Reorganize { .. }
                | Step::Sabotage { .. }
                | Step::MakeRoom { .. } => return,
            }
        }
    }

    /// The seat that owes a cube of infamy: its dominance is 6 and a planet can take it
    /// (`QU-DOM-05`, `QU-DOM-10`). The active seat comes first, then clockwise (`QU-WIN-04`).
    fn infamy_due(&self) -> Option<Seat> {
        if matches!(self.state.steps.top(), Step::Infamy { .. }) {
            return None;
        }
        self.state.clockwise().find(|seat| {
            self.state.sheet(*seat).dominance == DIAL_END && self.state.infamy_planets(*seat) != 0
        })
    }

    /// The own ship on a square of a listed action.
    pub(crate) fn own_ship(&self, square: Square) -> DieId {
        let ship = self.state.sheet(self.state.active).at(square);
        ship.expect("a listed action names a square with an own ship")
    }

    pub(crate) fn planet_at(&self, square: Square) -> PlanetId {
        self.state.map.planet_at(square).expect("a listed action names a square with a planet")
    }

    /// Puts a cube down; it may win the game (`QU-WIN-01`) and earns a pick: always in one's own
    /// turn, in the revised edition also on another player's (`QU-DOM-13`).
    pub(crate) fn place_cube(&mut self, seat: Seat, planet: PlanetId) {
        self.state.cubes.place(self.state.map, planet, seat);
        self.state.note_progress();
        let earns = seat == self.state.active || self.state.edition == Edition::Revised;
        let sheet = self.state.sheet_mut(seat);
        sheet.cubes -= 1;
        sheet.picks += u8::from(earns);
        let left = sheet.cubes;
        let square = self.state.map.planet(planet).square;
        self.log.push(Event::CubePlaced { seat, planet: square, left });
        if left == 0 {
            self.end_game(Outcome::won_by(seat));
        }
    }

    pub(crate) fn end_game(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.log.push(Event::GameEnded { outcome });
    }

    /// First the cube, which may be the last (`QU-DOM-05`), then the dial (`QU-DOM-06`).
    fn infamy(&mut self, seat: Seat, planet: Square) {
        self.state.steps.pop();
        self.place_cube(seat, self.planet_at(planet));
        if self.state.outcome.is_none() {
            self.set_dominance(seat, DIAL_START);
        }
    }

    /// The dial stops at 6 (`QU-RES-03`).
    pub(crate) fn gain_research(&mut self, seat: Seat, gain: u8) {
        let to = (self.state.sheet(seat).research + gain).min(DIAL_END);
        self.set_research(seat, to);
    }

    pub(crate) fn set_research(&mut self, seat: Seat, to: u8) {
        let sheet = self.state.sheet_mut(seat);
        if sheet.research != to {
            sheet.research = to;
            self.log.push(Event::ResearchChanged { seat, to });
        }
    }

    /// The dial stays between 1 and 6; what goes beyond is lost (`QU-DOM-03`, `QU-DOM-12`).
    pub(crate) fn shift_dominance(&mut self, seat: Seat, by: i8) {
        let to = self.state.sheet(seat).dominance.saturating_add_signed(by);
        self.set_dominance(seat, to.clamp(DIAL_START, DIAL_END));
    }

    fn set_dominance(&mut self, seat: Seat, to: u8) {
        let sheet = self.state.sheet_mut(seat);
        if sheet.dominance != to {
            sheet.dominance = to;
            self.log.push(Event::DominanceChanged { seat, to });
        }
    }

    pub(crate) fn gain_action(&mut self, card: Command) {
        self.state.actions_left += 1;
        let (seat, left) = (self.state.active, self.state.actions_left);
        self.log.push(Event::ActionGained { seat, card, left });
    }

    /// Rolls ships together; with Clever their owner chooses each face instead, and with Scrappy
    /// the active seat may roll each once more. No face may be `not` (0 excludes none).
    pub(crate) fn roll_ships(&mut self, seat: Seat, dice: DiceSet, not: u8, roll: Roll) {
        let asks: Option<fn(Seat, DieId, u8) -> Step> = if self.state.has(seat, Command::Clever) {
            Some(|seat, die, not| Step::ChooseFace { seat, die, not })
        } else {
            for die in dice.iter() {
                self.roll_ship(seat, die, not, roll);
            }
            let scrappy = seat == self.state.active && self.state.has(seat, Command::Scrappy);
            scrappy.then_some(|seat, die, not| Step::KeepFace { seat, die, not })
        };
        if let Some(question) = asks {
            for die in DieId::all().rev().filter(|die| dice.contains(*die)) {
                self.state.steps.push(question(seat, die, not));
            }
        }
    }

    /// Rolls until the face is another than `not` (`QU-RECONF-02`).
    fn roll_ship(&mut self, seat: Seat, die: DieId, not: u8, roll: Roll) {
        let face = loop {
            let face = self.chance.die(6);
            if face != not {
                break face;
            }
        };
        self.state.set_face(seat, die, face);
        self.log.push(Event::ShipRolled { seat, die, face, roll });
    }

    fn keep(&mut self) {
        if let Step::StartRoll { seat } = self.state.steps.top() {
            self.after_start_roll(seat);
        } else {
            self.state.steps.pop();
        }
    }

    fn reroll(&mut self) {
        match self.state.steps.top() {
            Step::StartRoll { seat } => {
                self.roll_start_ships(seat, Roll::StartAgain);
                self.after_start_roll(seat);
            }
            Step::KeepFace { seat, die, not } => {
                self.state.steps.pop();
                self.roll_ship(seat, die, not, Roll::Scrappy);
            }
            step @ (Step::StartPlanet { .. }
            | Step::StartShip { .. }
            | Step::Actions
            | Step::Picks { .. }
            | Step::Drop { .. }
            | Step::Danger
            | Step::AttackerRerolls
            | Step::DefenderRerolls
            | Step::Advance
            | Step::ChooseFace { .. }
            | Step::Infamy { .. }
            | Step::PlaceShips { .. }
            | Step::Relocate { .. }
            | Step::Reorganize { .. }
            | Step::Sabotage { .. }
            | Step::MakeRoom { .. }
            | Step::CombatRoll
            | Step::CombatResult
            | Step::Dominance { .. }
            | Step::Spoils
            | Step::Refill { .. }) => unreachable!("{step:?} does not offer a reroll"),
        }
    }

    fn choose_face(&mut self, face: u8) {
        if let Step::ChooseFace { seat, die, .. } = self.state.steps.top() {
            self.state.steps.pop();
            self.state.set_face(seat, die, face);
            self.log.push(Event::FaceChosen { seat, die, face });
        }
    }

    fn place_ship(&mut self, seat: Seat, square: Square) {
        match self.state.steps.top() {
            Step::StartShip { die, .. } => self.place_start_ship(seat, die, square),
            Step::PlaceShips { dice, .. } => {
                if let Some(die) = self.next_to_place(seat, dice) {
                    self.put_on_board(seat, die, square);
                }
            }
            step @ (Step::StartRoll { .. }
            | Step::StartPlanet { .. }
            | Step::Actions
            | Step::Picks { .. }
            | Step::Drop { .. }
            | Step::Danger
            | Step::AttackerRerolls
            | Step::DefenderRerolls
            | Step::Advance
            | Step::ChooseFace { .. }
            | Step::KeepFace { .. }
            | Step::Infamy { .. }
            | Step::Relocate { .. }
            | Step::Reorganize { .. }
            | Step::Sabotage { .. }
            | Step::MakeRoom { .. }
            | Step::CombatRoll
            | Step::CombatResult
            | Step::Dominance { .. }
            | Step::Spoils
            | Step::Refill { .. }) => unreachable!("{step:?} does not ask for a square"),
        }
    }

    fn scrap_ship(&mut self, seat: Seat) {
        if let Step::PlaceShips { dice, .. } = self.state.steps.top()
            && let Some(die) = self.next_to_place(seat, dice)
        {
            self.state.place(seat, die, Place::Scrapyard);
            let face = self.state.sheet(seat).die(die).face;
            self.log.push(Event::ShipScrapped { seat, die, face });
        }
    }

    /// Takes the first of the ships to be placed off the pending step.
    fn next_to_place(&mut self, seat: Seat, dice: DiceSet) -> Option<DieId> {
        let die = dice.first()?;
        let left = dice.without(die);
        if left.is_empty() {
            self.state.steps.pop();
        } else {
            self.state.steps.replace(Step::PlaceShips { seat, dice: left });
        }
        Some(die)
    }

    pub(crate) fn put_on_board(&mut self, seat: Seat, die: DieId, to: Square) {
        self.state.place(seat, die, Place::Board(to));
        let face = self.state.sheet(seat).die(die).face;
        self.log.push(Event::ShipPlaced { seat, die, face, to });
    }
}

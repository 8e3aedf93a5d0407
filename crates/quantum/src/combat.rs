//! Attacks: declaration, dice, rerolls, totals, and what follows from them.
//!
//! The order inside a won attack is the printed one: the destroyed die is rolled, the attacker
//! takes its final square, dominance changes, infamy, then cards that a destruction triggers
//! (`QU-ATK-16`).

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::action::{DiceSet, DieId};
use crate::apply::Applier;
use crate::card::{Command, Commands};
use crate::event::{Event, Roll};
use crate::setup::Edition;
use crate::square::Square;
use crate::state::{Combat, Place, State};
use crate::step::Step;

/// What Rational counts instead of a roll.
const RATIONAL_ROLL: u8 = 3;

/// The cards with which the seat that is asked may have a combat die rolled again
/// (`QU-NOTE-04`..`QU-NOTE-06`): each once in a combat, and never a die fixed by Rational.
pub(crate) fn reroll_cards(state: &State, step: Step) -> impl Iterator<Item = Command> {
    let combat = state.combat;
    let (own, other, used, cards): (_, _, _, &[Command]) = match step {
        Step::AttackerRerolls => (
            state.active,
            combat.defender,
            combat.attacker_used,
            &[Command::Relentless, Command::Scrappy, Command::Cruel],
        ),
        Step::StartRoll { .. }
        | Step::StartPlanet { .. }
        | Step::StartShip { .. }
        | Step::Actions
        | Step::Picks { .. }
        | Step::Drop { .. }
        | Step::Danger
        | Step::DefenderRerolls
        | Step::Advance
        | Step::ChooseFace { .. }
        | Step::KeepFace { .. }
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
        | Step::Refill { .. } => (
            combat.defender,
            state.active,
            combat.defender_used,
            &[Command::Relentless, Command::Cruel],
        ),
    };
    cards.iter().copied().filter(move |card| {
        let rolled_by = if *card == Command::Cruel { other } else { own };
        state.has(own, *card) && !used.contains(*card) && !state.has(rolled_by, Command::Rational)
    })
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The battlestation's free attack; it is not the ship's move (`QU-SHIP-1-03`).
    pub(crate) fn strike(&mut self, from: Square, target: Square) {
        let die = self.own_ship(from);
        self.use_ability(die);
        self.declare_attack(die, from, target);
    }

    pub(crate) fn declare_attack(&mut self, attacker: DieId, via: Square, target: Square) {
        let (defender, defending) =
            self.state.ship_at(target).expect("a listed attack names an enemy's square");
        let seat = self.state.active;
        self.state.attacked = true;
        self.state.combat = Combat {
            attacker,
            defender,
            defending,
            target,
            attack: 0,
            defence: 0,
            attacker_used: Commands::EMPTY,
            defender_used: Commands::EMPTY,
        };
        let face = self.state.sheet(seat).die(attacker).face;
        self.log.push(Event::AttackDeclared { seat, face, via, target, defender });
        for step in
            [Step::CombatResult, Step::DefenderRerolls, Step::AttackerRerolls, Step::CombatRoll]
        {
            self.state.steps.push(step);
        }
        if self.state.has(defender, Command::Dangerous) {
            self.state.steps.push(Step::Danger);
        }
    }

    /// Dangerous: both ships go, nobody's dominance changes, no card is triggered.
    pub(crate) fn detonate(&mut self) {
        self.state.steps.reset(Step::Actions);
        let (seat, combat) = (self.state.active, self.state.combat);
        self.log.push(Event::BothDestroyed { seat: combat.defender });
        self.destroy(combat.defender, combat.defending);
        self.destroy(seat, combat.attacker);
    }

    pub(crate) fn roll_combat(&mut self) {
        self.state.steps.pop();
        let attack = self.combat_die(self.state.active);
        let defence = self.combat_die(self.state.combat.defender);
        self.state.combat.attack = attack;
        self.state.combat.defence = defence;
        self.log.push(Event::CombatRolled { attack, defence });
    }

    fn combat_die(&mut self, seat: Seat) -> u8 {
        if self.state.has(seat, Command::Rational) { RATIONAL_ROLL } else { self.chance.die(6) }
    }

    /// The last roll counts (`QU-NOTE-05`).
    pub(crate) fn reroll_with(&mut self, seat: Seat, card: Command) {
        let roll = self.chance.die(6);
        let by_attacker = seat == self.state.active;
        let combat = &mut self.state.combat;
        let used = if by_attacker { &mut combat.attacker_used } else { &mut combat.defender_used };
        used.insert(card);
        if by_attacker == (card == Command::Cruel) {
            combat.defence = roll;
        } else {
            combat.attack = roll;
        }
        let (attack, defence) = (combat.attack, combat.defence);
        self.log.push(Event::CombatRerolled { seat, with: card, attack, defence });
    }

    /// Lower total wins; a tie is the attacker's (`QU-ATK-07`), unless the defender is Stubborn.
    pub(crate) fn decide_combat(&mut self) {
        self.state.steps.pop();
        let (seat, combat) = (self.state.active, self.state.combat);
        let (attack, defence) = totals(self.state);
        self.log.push(Event::CombatDecided { attack, defence });
        let stubborn = self.state.has(combat.defender, Command::Stubborn);
        if attack < defence || (attack == defence && !stubborn) {
            self.state.steps.push(Step::Spoils);
            self.state.steps.push(Step::Dominance { winner: seat, loser: combat.defender });
            self.state.steps.push(Step::Advance);
            self.destroy(combat.defender, combat.defending);
        } else if stubborn {
            self.state.steps.push(Step::Dominance { winner: combat.defender, loser: seat });
            self.destroy(seat, combat.attacker);
        } else if let Place::Board(to) = self.state.sheet(seat).die(combat.attacker).place {
            self.log.push(Event::AttackRepelled { seat, to });
        }
    }

    /// The die goes to its owner's scrapyard with a new face, which may be the old one
    /// (`QU-ATK-08`, `QU-ATK-09`).
    fn destroy(&mut self, seat: Seat, die: DieId) {
        self.state.note_progress();
        let destroyed = self.state.sheet(seat).die(die);
        if let Place::Board(at) = destroyed.place {
            self.log.push(Event::ShipDestroyed { seat, die, face: destroyed.face, at });
        }
        self.state.place(seat, die, Place::Scrapyard);
        self.roll_ships(seat, DiceSet::one(die), 0, Roll::Destroyed);
    }

    /// `QU-ATK-10`.
    pub(crate) fn occupy(&mut self) {
        self.state.steps.pop();
        let combat = self.state.combat;
        let attacker = self.state.sheet(self.state.active).die(combat.attacker);
        if let Place::Board(from) = attacker.place {
            self.relocate_ship(from, combat.target);
        }
    }

    /// `QU-ATK-11`, with Ravenous doubling and Righteous sparing the loss.
    pub(crate) fn change_dominance(&mut self, winner: Seat, loser: Seat) {
        self.state.steps.pop();
        let step = |state: &State, seat| if state.has(seat, Command::Ravenous) { 2 } else { 1 };
        let (gain, loss) = (step(self.state, winner), step(self.state, loser));
        self.shift_dominance(winner, gain);
        if !self.state.has(loser, Command::Righteous) {
            self.shift_dominance(loser, -loss);
        }
    }

    /// Cards that reward the first destruction of one's own turn.
    pub(crate) fn take_spoils(&mut self) {
        self.state.steps.pop();
        if self.state.can_use(Command::Plundering) {
            self.state.cards_used.insert(Command::Plundering);
            self.gain_research(self.state.active, 3);
        }
        if self.state.can_use(Command::Warlike) {
            self.state.cards_used.insert(Command::Warlike);
            self.gain_action(Command::Warlike);
        }
    }
}

/// Both totals: the ship's face, its die, and what cards take off (`QU-ATK-06`).
fn totals(state: &State) -> (i8, i8) {
    let combat = state.combat;
    let attacker = state.sheet(state.active).die(combat.attacker);
    let defender = state.sheet(combat.defender).die(combat.defending);
    let at = match attacker.place {
        Place::Board(square) => square,
        Place::Scrapyard | Place::Reserve | Place::InHand => combat.target,
    };
    let attack = (attacker.face + combat.attack) as i8
        - bonus(state, state.active, combat.attacker, at, Some(combat.target));
    let defence = (defender.face + combat.defence) as i8
        - bonus(state, combat.defender, combat.defending, combat.target, None);
    (attack, defence)
}

/// What Ferocious and Strategic take off a roll. An attacker counts its neighbours where it
/// attacks from, in the first edition also those of the defender's square.
fn bonus(state: &State, seat: Seat, die: DieId, at: Square, target: Option<Square>) -> i8 {
    let ferocious = i8::from(state.has(seat, Command::Ferocious));
    if !state.has(seat, Command::Strategic) {
        return ferocious;
    }
    let first = state.edition == Edition::First;
    let supported = state.sheet(seat).on_board().any(|(other, square)| {
        let near_target = target.is_some_and(|target| square.is_near(target));
        other != die && (square.is_near(at) || (first && near_target))
    });
    ferocious + if supported { 2 } else { 0 }
}

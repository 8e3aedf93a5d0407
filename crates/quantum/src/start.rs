//! The set-up, step by step: ships, first player, start planets, ships around them.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::action::{DiceSet, DieId};
use crate::apply::Applier;
use crate::card::Commands;
use crate::cubes::Cubes;
use crate::deck::Decks;
use crate::event::{Event, Roll};
use crate::map::Map;
use crate::setup::Edition;
use crate::square::Square;
use crate::state::{Combat, Place, Sheet, State};
use crate::step::{Step, Steps};

/// The dice a player starts with; the others are expansion ships (`QU-SETUP-05`, `QU-SETUP-07`).
pub(crate) const START_SHIPS: u8 = 3;

impl State {
    /// Everything laid out, nothing rolled.
    pub(crate) fn laid_out(map: &'static Map, edition: Edition) -> Self {
        let first = Seat::new(0);
        let nowhere = map.planets[0].square;
        Self {
            map,
            edition,
            sheets: [Sheet::new(map.cubes); 4],
            cubes: Cubes::none(map),
            decks: Decks::complete(),
            steps: Steps::new(Step::StartRoll { seat: first }),
            combat: Combat {
                attacker: DieId(0),
                defender: first,
                defending: DieId(0),
                target: nowhere,
                attack: 0,
                defence: 0,
                attacker_used: Commands::EMPTY,
                defender_used: Commands::EMPTY,
            },
            active: first,
            in_order: first,
            actions_left: 0,
            cards_used: Commands::EMPTY,
            attacked: false,
            bonus_turns: 0,
            quiet_turns: 0,
            progressed: false,
            turn: 0,
            outcome: None,
        }
    }
}

fn start_ships() -> DiceSet {
    DieId::all().filter(|die| die.0 < START_SHIPS).collect()
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The players roll one after the other in seat order, each seeing earlier results
    /// (`QU-SETUP-14`).
    pub(crate) fn begin(&mut self) {
        self.roll_start_ships(Seat::new(0), Roll::Start);
    }

    pub(crate) fn roll_start_ships(&mut self, seat: Seat, roll: Roll) {
        for die in start_ships().iter() {
            let face = self.chance.die(6);
            self.state.set_face(seat, die, face);
            self.state.place(seat, die, Place::InHand);
            self.log.push(Event::ShipRolled { seat, die, face, roll });
        }
    }

    /// All three dice were rerolled, or kept; there is no second reroll (`QU-SETUP-06`).
    pub(crate) fn after_start_roll(&mut self, seat: Seat) {
        let next = seat.next(self.state.seats());
        if next.index() != 0 {
            self.state.steps.reset(Step::StartRoll { seat: next });
            self.roll_start_ships(next, Roll::Start);
            return;
        }
        let first = self.find_first_player();
        self.state.active = first;
        self.state.in_order = first;
        self.log.push(Event::FirstPlayerFound { seat: first });
        self.state.steps.reset(Step::StartPlanet { seat: first });
    }

    /// The lowest total begins (`QU-SETUP-08`); tied players roll their two expansion dice until
    /// one is lowest (`QU-SETUP-09`).
    fn find_first_player(&mut self) -> Seat {
        let total = |seat: &Seat| -> u8 {
            let sheet = self.state.sheet(*seat);
            start_ships().iter().map(|die| sheet.die(die).face).sum()
        };
        let mut tied = lowest(Seat::all(self.state.seats()).map(|seat| (seat, total(&seat))));
        while tied.len() > 1 {
            let rolls: Vec<_> = tied
                .into_iter()
                .map(|seat| {
                    let sum = self.chance.die(6) + self.chance.die(6);
                    self.log.push(Event::TieRolled { seat, sum });
                    (seat, sum)
                })
                .collect();
            tied = lowest(rolls.into_iter());
        }
        tied[0]
    }

    /// One cube on the start planet; it earns no card (`QU-SETUP-10`, `QU-SETUP-11`).
    pub(crate) fn settle_start(&mut self, seat: Seat, planet: Square) {
        let planet = self.planet_at(planet);
        self.place_cube(seat, planet);
        self.state.sheet_mut(seat).picks = 0;
        let next = seat.next(self.state.seats());
        self.state.steps.reset(if next == self.state.active {
            Step::StartShip { seat: next, die: DieId(0) }
        } else {
            Step::StartPlanet { seat: next }
        });
    }

    /// Each player puts all three ships down before the next does (`QU-SETUP-13`).
    pub(crate) fn place_start_ship(&mut self, seat: Seat, die: DieId, square: Square) {
        self.put_on_board(seat, die, square);
        let next_die = DieId(die.0 + 1);
        let next_seat = seat.next(self.state.seats());
        if next_die.0 < START_SHIPS {
            self.state.steps.reset(Step::StartShip { seat, die: next_die });
        } else if next_seat != self.state.active {
            self.state.steps.reset(Step::StartShip { seat: next_seat, die: DieId(0) });
        } else {
            self.state.decks.deal(self.chance);
            for card in self.state.decks.shown().into_iter().flatten() {
                self.log.push(Event::CardRevealed { card });
            }
            self.begin_turn(self.state.active, crate::turn::ACTIONS);
        }
    }
}

/// The seats with the lowest total, in order.
fn lowest(totals: impl Iterator<Item = (Seat, u8)> + Clone) -> Vec<Seat> {
    let least = totals.clone().map(|(_, total)| total).min();
    totals.filter(|(_, total)| Some(*total) == least).map(|(seat, _)| seat).collect()
}

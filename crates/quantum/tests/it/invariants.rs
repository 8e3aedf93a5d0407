//! What holds after every decision, whatever was decided.

use kernel::{Rules as _, Seat, Viewer};
use quantum::{Action, Command, DieId, Edition, Event, Map, Place, Quantum, Square, State};

use crate::player::Playout;

/// Watches one game; panics at the first invariant that is broken.
#[derive(Debug)]
pub(crate) struct Watch {
    edition: Edition,
    /// Cubes of each seat on each planet, as of the last look.
    cubes: [[u8; Map::PLANETS_AT_MOST]; 4],
    /// Turns ended since the last cube, destroyed ship or card.
    pub(crate) quiet_turns: u32,
    /// One of these happened in this turn, which therefore does not count.
    progressed: bool,
}

/// Three actions of a turn and one from each of three cards.
const ACTIONS_AT_MOST: u8 = 6;

impl Watch {
    pub(crate) fn new(edition: Edition) -> Self {
        Self { edition, cubes: [[0; Map::PLANETS_AT_MOST]; 4], quiet_turns: 0, progressed: false }
    }

    /// Checks the state that a decision led to.
    pub(crate) fn look(&mut self, game: &Playout, action: Option<Action>) {
        let state = &game.state;
        dice_are_in_one_place(state);
        dials_and_actions_are_bounded(state);
        cards_are_complete(state);
        self.cubes_are_where_they_may_be(state, action);
        self.quiet_turns_are_counted(game);
    }

    /// `QU-CUBE-01`, `QU-CUBE-03`, `QU-CUBE-04`, `QU-ENT-01`.
    fn cubes_are_where_they_may_be(&mut self, state: &State, action: Option<Action>) {
        let map = state.map();
        let before = self.cubes;
        for seat in Seat::all(state.seats()) {
            let mut on_planets = 0;
            for planet in map.planet_ids() {
                let count = state.cubes_on(seat, planet);
                on_planets += count;
                assert_eq!(state.has_cube(seat, planet), count > 0, "the mask follows the counts");
                let (kept, index) = (&mut self.cubes[seat.index()], planet.index());
                if count > kept[index] && count > 1 {
                    assert!(self.edition == Edition::Revised, "two cubes in the first edition");
                    let placed = matches!(action, Some(Action::Build(_) | Action::Infamy(_)));
                    assert!(placed, "a second cube by {action:?}");
                    assert!(is_entangled(map, &before, seat), "a second cube without need");
                }
                kept[index] = count;
            }
            assert_eq!(on_planets + state.cubes_left(seat), map.cubes, "cubes of seat {seat}");
        }
        for planet in map.planet_ids() {
            let on = Seat::all(state.seats()).map(|seat| state.cubes_on(seat, planet)).sum::<u8>();
            let slots = map.planet(planet).slots();
            assert!(on <= slots, "a planet with more cubes than slots");
            assert_eq!(state.has_free_slot(planet), on < slots, "free slots follow the counts");
        }
    }

    /// `QU-HOUSE-01`.
    fn quiet_turns_are_counted(&mut self, game: &Playout) {
        for event in &game.events {
            match event {
                Event::TurnEnded { .. } => self.quiet_turns += u32::from(!self.progressed),
                Event::TurnStarted { .. } => self.progressed = false,
                Event::CubePlaced { .. }
                | Event::ShipDestroyed { .. }
                | Event::CardTaken { .. } => (self.quiet_turns, self.progressed) = (0, true),
                _ => {}
            }
        }
        assert!(self.quiet_turns <= 50 * u32::from(game.state.seats()), "a draw was missed");
    }
}

/// Whether every free slot lies on planets where the seat has a cube.
fn is_entangled(map: &Map, cubes: &[[u8; Map::PLANETS_AT_MOST]; 4], seat: Seat) -> bool {
    map.planet_ids().all(|planet| {
        let on = cubes.iter().map(|seat| seat[planet.index()]).sum::<u8>();
        on >= map.planet(planet).slots() || cubes[seat.index()][planet.index()] > 0
    })
}

/// `QU-TERM-12`, `QU-TERM-10`: five dice each, ships on open squares, one on each.
fn dice_are_in_one_place(state: &State) {
    let mut taken = [false; Square::SIDE as usize * Square::SIDE as usize];
    for seat in Seat::all(state.seats()) {
        let mut in_hand = 0;
        for (die, place, face) in state.dice(seat) {
            assert!((1..=6).contains(&face), "die {die} of seat {seat} shows {face}");
            match place {
                Place::Board(square) => {
                    assert!(state.map().is_open(square), "a ship on {square}");
                    let index = usize::from(square.row()) * usize::from(Square::SIDE)
                        + usize::from(square.column());
                    assert!(!taken[index], "two ships on {square}");
                    taken[index] = true;
                }
                Place::InHand => in_hand += 1,
                Place::Scrapyard | Place::Reserve => {}
            }
        }
        assert_eq!(state.dice(seat).count(), DieId::COUNT);
        let is_over = Quantum::prompt(state).outcome().is_some();
        let awaits = in_hand == 0 || is_over || awaits_ships(state, seat);
        assert!(awaits, "seat {seat} has {in_hand} dice in hand and nothing asks for them");
    }
}

/// Whether something will be asked about dice in the seat's hand: in the set-up, or now.
fn awaits_ships(state: &State, seat: Seat) -> bool {
    let mut listed = Vec::new();
    let asked = Quantum::prompt(state).seats().first().expect("the game is not over");
    Quantum::actions(state, asked, &mut listed);
    let is_setup = |action: &Action| {
        matches!(action, Action::Keep | Action::Reroll | Action::Settle(_) | Action::Place(_))
    };
    let answers =
        |action: &Action| matches!(action, Action::Drop(_) | Action::Scrap | Action::Choose(_));
    listed.iter().any(is_setup) || (asked == seat && listed.iter().any(answers))
}

/// `QU-RES-03`, `QU-DOM-03`.
fn dials_and_actions_are_bounded(state: &State) {
    for seat in Seat::all(state.seats()) {
        for dial in [state.research(seat), state.dominance(seat)] {
            assert!((1..=6).contains(&dial), "a dial of seat {seat} shows {dial}");
        }
    }
    assert!(state.actions_left() <= ACTIONS_AT_MOST, "{} actions", state.actions_left());
}

/// `QU-COMP-05`, `QU-CARD-08`: 31 command cards and 22 gambits, three held at most.
fn cards_are_complete(state: &State) {
    let shown = state.shown();
    let shown = [&shown[..3], &shown[3..]].map(|slots| slots.iter().flatten().count() as u32);
    let held: u32 = Seat::all(state.seats()).map(|seat| state.commands(seat).len()).sum();
    for seat in Seat::all(state.seats()) {
        assert!(state.commands(seat).len() <= 3, "seat {seat} holds a fourth command card");
    }
    let [[command_pile, command_discard], [gambit_pile, gambit_discard]] = state.pile_sizes();
    assert_eq!(command_pile + command_discard + shown[0] + held, 31, "command cards");
    assert_eq!(gambit_pile + gambit_discard + shown[1], 22, "gambits");
}

/// The view tells what the state holds, to everybody the same.
pub(crate) fn view_follows_state(state: &State) {
    let view = Quantum::view(state, Viewer::Spectator);
    for seat in Seat::all(state.seats()) {
        assert!(view == Quantum::view(state, Viewer::Seat(seat)), "seat {seat} sees another table");
        let seen = &view.seats[seat.index()];
        assert_eq!(seen.research, state.research(seat));
        assert_eq!(seen.dominance, state.dominance(seat));
        assert_eq!(seen.cubes, state.cubes_left(seat));
        let cards: Vec<&str> = seen.cards.iter().map(|card| card.card).collect();
        let held: Vec<&str> = state.commands(seat).iter().map(Command::id).collect();
        assert_eq!(cards, held);
        for (ship, (die, place, face)) in seen.ships.iter().zip(state.dice(seat)) {
            let square = match place {
                Place::Board(square) => Some(square.to_string()),
                Place::Scrapyard | Place::Reserve | Place::InHand => None,
            };
            let expected = (die.to_string(), face, square);
            assert_eq!((ship.die.clone(), ship.face, ship.square.clone()), expected);
        }
    }
    let cubes: usize = view.planets.iter().map(|planet| planet.cubes.len()).sum();
    let left: u8 = view.seats.iter().map(|seat| seat.cubes).sum();
    assert_eq!(cubes + usize::from(left), usize::from(state.seats() * state.map().cubes));
    assert_eq!(view.actions_left, state.actions_left());
    let asked = Quantum::prompt(state).seats().first();
    let active = asked.filter(|_| view.phase == "setup").unwrap_or(state.active());
    assert_eq!(usize::from(view.active), active.index());
    assert_eq!(view.outcome, Quantum::prompt(state).outcome());
    let shown = state.shown().into_iter().flatten().map(|card| card.to_string());
    let seen = view.commands.iter().chain(&view.gambits).cloned();
    assert_eq!(seen.collect::<Vec<_>>(), shown.collect::<Vec<_>>());
}

//! A table to try rules on: a position placed by hand, actions in notation, scripted dice.
//!
//! This is the only file of the tests that touches the API under test. Seats are counted from 1,
//! as people count them.

use kernel::chance::{Chance, Fast};
use kernel::{Actor, Prompt, Rules as _, Seat, Stage as _, Viewer, bench};
use quantum::{Event, Position, Quantum, SeatPosition, Setup, ShipView, State, View};

/// A position in the making.
#[derive(Debug, Clone)]
pub(crate) struct Draft {
    setup: Setup,
    position: Position,
}

/// A position in play.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    /// What the last action made happen.
    pub(crate) events: Vec<Event>,
}

/// An empty alpha sector for two: planets on b2, e2, h2, b5, e5 (the 8), h5, b8, e8, h8; all
/// others are 7s; b2 and h8 are the start planets.
pub(crate) fn alpha() -> Draft {
    on("alpha-sector", 2)
}

/// An empty map.
pub(crate) fn on(map: &str, seats: u8) -> Draft {
    let position = Position {
        seats: vec![SeatPosition::default(); usize::from(seats)],
        ..Position::default()
    };
    Draft { setup: Setup::on(map, seats), position }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Draft {
    fn seat(&mut self, seat: usize) -> &mut SeatPosition {
        &mut self.position.seats[seat - 1]
    }

    /// Plays the first printing.
    pub(crate) fn first_edition(mut self) -> Self {
        "first".clone_into(&mut self.setup.edition);
        self
    }

    /// Ships on the board: `4@e4 1@b3`. They are dice a, b, c… in this order.
    pub(crate) fn ships(mut self, seat: usize, ships: &str) -> Self {
        self.seat(seat).ships = words(ships);
        self
    }

    /// Dice in the scrapyard; their letters follow those on the board.
    pub(crate) fn scrapyard(mut self, seat: usize, faces: &[u8]) -> Self {
        self.seat(seat).scrapyard = faces.to_vec();
        self
    }

    /// Planets with a cube: `b2 e5`.
    pub(crate) fn cubes(mut self, seat: usize, planets: &str) -> Self {
        self.seat(seat).cubes = words(planets);
        self
    }

    pub(crate) fn cubes_left(mut self, seat: usize, cubes: u8) -> Self {
        self.seat(seat).cubes_left = Some(cubes);
        self
    }

    pub(crate) fn research(mut self, seat: usize, research: u8) -> Self {
        self.seat(seat).research = Some(research);
        self
    }

    pub(crate) fn dominance(mut self, seat: usize, dominance: u8) -> Self {
        self.seat(seat).dominance = Some(dominance);
        self
    }

    /// Command cards that work: `agile cruel`.
    pub(crate) fn commands(mut self, seat: usize, cards: &str) -> Self {
        self.seat(seat).commands = words(cards);
        self
    }

    /// Command cards taken in this turn, which do not work yet.
    pub(crate) fn new_commands(mut self, seat: usize, cards: &str) -> Self {
        self.seat(seat).new_commands = words(cards);
        self
    }

    /// Ships that have moved in this turn, by their squares.
    pub(crate) fn moved(mut self, seat: usize, squares: &str) -> Self {
        self.seat(seat).moved = words(squares);
        self
    }

    /// Ships that have used an ability in this turn, by their squares.
    pub(crate) fn ability_used(mut self, seat: usize, squares: &str) -> Self {
        self.seat(seat).ability_used = words(squares);
        self
    }

    pub(crate) fn picks(mut self, seat: usize, picks: u8) -> Self {
        self.seat(seat).picks = picks;
        self
    }

    /// Cards face up: `agile cruel clever expansion momentum sabotage`.
    pub(crate) fn shown(mut self, cards: &str) -> Self {
        self.position.shown = words(cards);
        self
    }

    pub(crate) fn active(mut self, seat: u8) -> Self {
        self.position.active = Some(seat);
        self
    }

    pub(crate) fn actions(mut self, actions: u8) -> Self {
        self.position.actions = Some(actions);
        self
    }

    /// The clause that forbids this position.
    #[track_caller]
    pub(crate) fn fault(self) -> &'static str {
        match Quantum::stage(&self.setup, &self.position) {
            Ok(_) => panic!("the position is sound"),
            Err(refusal) => refusal.clause.0,
        }
    }

    /// Sets the position up.
    pub(crate) fn table(self) -> Table {
        let state = Quantum::stage(&self.setup, &self.position).expect("the position is sound");
        Table { state, events: Vec::new() }
    }
}

impl Table {
    /// A game from its very start, with the dice of the set-up.
    pub(crate) fn start(setup: &Setup, dice: &[u32]) -> Self {
        let (state, events) = bench::start::<Quantum>(setup, dice, &[]);
        Self { state, events }
    }

    /// A whole game of random decisions; `visit` sees the table after each of them.
    pub(crate) fn playout(setup: &Setup, seed: u64, mut visit: impl FnMut(&Self)) {
        let mut chance = Fast::new(seed);
        let mut events = Vec::new();
        let state = Quantum::start(setup, &mut chance, &mut events).expect("a sound set-up");
        let mut table = Self { state, events };
        visit(&table);
        let mut actions = Vec::new();
        while !table.is_over() {
            let seat = table.seat();
            actions.clear();
            Quantum::actions(&table.state, seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            table.events.clear();
            let actor = Actor::Seat(seat);
            Quantum::apply(&mut table.state, actor, &action, &mut chance, &mut table.events);
            visit(&table);
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        bench::is_over::<Quantum>(&self.state)
    }

    /// The seat that is asked, counted from 1.
    pub(crate) fn asked(&self) -> usize {
        self.seat().index() + 1
    }

    #[track_caller]
    fn seat(&self) -> Seat {
        bench::asked::<Quantum>(&self.state)
    }

    /// Plays an action that needs no chance.
    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) -> &mut Self {
        self.roll(action, &[])
    }

    /// Plays an action with exactly these dice.
    #[track_caller]
    pub(crate) fn roll(&mut self, action: &str, dice: &[u32]) -> &mut Self {
        self.draw(action, dice, "")
    }

    /// Plays an action with exactly these dice and these cards drawn from the piles.
    #[track_caller]
    pub(crate) fn draw(&mut self, action: &str, dice: &[u32], cards: &str) -> &mut Self {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        let actor = self.seat().into();
        self.events = bench::draw::<Quantum>(&mut self.state, actor, action, dice, &cards);
        self
    }

    /// Plays an action whatever chance gives.
    #[track_caller]
    pub(crate) fn play_by_chance(&mut self, action: &str, seed: u64) -> &mut Self {
        let (actor, mut chance) = (self.seat().into(), Fast::new(seed));
        self.events = bench::play::<Quantum>(&mut self.state, actor, action, &mut chance);
        self
    }

    /// The clause that forbids this action to the seat that is asked.
    #[track_caller]
    pub(crate) fn refusal(&self, action: &str) -> &'static str {
        bench::refusal::<Quantum>(&self.state, self.seat().into(), action)
    }

    /// The clause that forbids this action to that seat, asked or not.
    #[track_caller]
    pub(crate) fn refusal_to(&self, seat: u8, action: &str) -> &'static str {
        bench::refusal::<Quantum>(&self.state, Seat::new(seat - 1).into(), action)
    }

    #[track_caller]
    pub(crate) fn is_legal(&self, action: &str) -> bool {
        bench::is_legal::<Quantum>(&self.state, self.seat().into(), action)
    }

    /// The kinds of events that the last action made happen, in order: `["ShipMoved"]`.
    pub(crate) fn event_names(&self) -> Vec<String> {
        bench::event_names(&self.events)
    }

    /// Whether the die (seat from 1, letter) has moved and has used an ability in this turn.
    pub(crate) fn marks(&self, seat: usize, die: &str) -> (bool, bool) {
        let view = self.view();
        let ship = view.seats[seat - 1].ships.iter().find(|ship| ship.die == die);
        let ship = ship.expect("a die's letter");
        (ship.moved, ship.ability_used)
    }

    /// Everything that the seat that is asked may do, in notation.
    pub(crate) fn actions(&self) -> Vec<String> {
        bench::actions::<Quantum>(&self.state, self.seat())
    }

    /// The rest of every listed action that begins like this, sorted: `rest("e4-")` are the
    /// squares that the ship on e4 can go to.
    pub(crate) fn rest(&self, beginning: &str) -> Vec<String> {
        bench::rest::<Quantum>(&self.state, self.seat(), beginning)
    }

    pub(crate) fn view(&self) -> View {
        Quantum::view(&self.state, Viewer::Spectator)
    }

    pub(crate) fn research(&self, seat: usize) -> u8 {
        self.view().seats[seat - 1].research
    }

    pub(crate) fn dominance(&self, seat: usize) -> u8 {
        self.view().seats[seat - 1].dominance
    }

    pub(crate) fn picks(&self, seat: usize) -> u8 {
        self.view().seats[seat - 1].picks
    }

    pub(crate) fn cubes_left(&self, seat: usize) -> u8 {
        self.view().seats[seat - 1].cubes
    }

    pub(crate) fn actions_left(&self) -> u8 {
        self.view().actions_left
    }

    /// The seat's ships on the board, sorted: `["1@b3", "4@e4"]`.
    pub(crate) fn ships(&self, seat: usize) -> Vec<String> {
        let view = self.view();
        let mut ships: Vec<String> = view.seats[seat - 1]
            .ships
            .iter()
            .filter_map(|ship| Some(format!("{}@{}", ship.face, ship.square.as_ref()?)))
            .collect();
        ships.sort();
        ships
    }

    /// The faces in the seat's scrapyard, sorted.
    pub(crate) fn scrapyard(&self, seat: usize) -> Vec<u8> {
        let view = self.view();
        let mut faces: Vec<u8> =
            view.ships_in(seat - 1, "scrapyard").map(|ship| ship.face).collect();
        faces.sort_unstable();
        faces
    }

    /// Who has cubes on the planet, counted from 1.
    pub(crate) fn cubes_on(&self, planet: &str) -> Vec<u8> {
        let view = self.view();
        let planet = view.planets.iter().find(|other| other.square == planet);
        planet.expect("a planet's square").cubes.iter().map(|seat| seat + 1).collect()
    }

    /// The seat that has won, counted from 1.
    pub(crate) fn winner(&self) -> Option<usize> {
        match Quantum::prompt(&self.state) {
            Prompt::Over(kernel::Outcome::Won { winners, .. }) => {
                winners.first().map(|seat| seat.index() + 1)
            }
            Prompt::Over(_) | Prompt::Decide { .. } => None,
        }
    }

    /// The totals of the combat that the last action decided: attacker, defender.
    pub(crate) fn totals(&self) -> Option<(i8, i8)> {
        self.events.iter().find_map(|event| match event {
            Event::CombatDecided { attack, defence } => Some((*attack, *defence)),
            _ => None,
        })
    }

    /// The command cards beside the seat's sheet; those that do not work yet in brackets.
    pub(crate) fn cards(&self, seat: usize) -> Vec<String> {
        let view = self.view();
        let name = |card: &quantum::CardView| {
            if card.active { card.card.to_owned() } else { format!("({})", card.card) }
        };
        view.seats[seat - 1].cards.iter().map(name).collect()
    }

    /// How many expansion ships the seat has left.
    pub(crate) fn reserve(&self, seat: usize) -> usize {
        self.view().ships_in(seat - 1, "reserve").count()
    }
}

/// What a test about ships and cards asks besides.
impl Table {
    /// The seat's ship on this square.
    #[track_caller]
    pub(crate) fn ship(&self, seat: usize, square: &str) -> ShipView {
        let view = self.view();
        let mut ships = view.ships_in(seat - 1, "board");
        let found = ships.find(|ship| ship.square.as_deref() == Some(square));
        found.expect("a ship on this square").clone()
    }

    /// Whether the ship on this square has moved and has used its ability in this turn.
    #[track_caller]
    pub(crate) fn marks_at(&self, seat: usize, square: &str) -> (bool, bool) {
        let ship = self.ship(seat, square);
        (ship.moved, ship.ability_used)
    }

    /// The seat's command cards, those that do not work yet with a `?`.
    pub(crate) fn commands(&self, seat: usize) -> Vec<String> {
        let view = self.view();
        let cards = view.seats[seat - 1].cards.iter();
        cards.map(|card| format!("{}{}", card.card, if card.active { "" } else { "?" })).collect()
    }

    /// The cards that lie face up: commands, then gambits, each sorted.
    pub(crate) fn display(&self) -> [Vec<String>; 2] {
        let view = self.view();
        [view.commands, view.gambits].map(|mut cards| {
            cards.sort();
            cards
        })
    }

    pub(crate) fn is_draw(&self) -> bool {
        matches!(Quantum::prompt(&self.state), Prompt::Over(kernel::Outcome::Drawn))
    }
}

/// The clause that a set-up breaks.
#[track_caller]
pub(crate) fn refused_setup(setup: &Setup) -> &'static str {
    bench::refused_setup::<Quantum>(setup, &mut Fast::new(1))
}

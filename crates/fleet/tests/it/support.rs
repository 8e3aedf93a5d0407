//! A table to try rules on: a position placed by hand, actions in notation, scripted dice.
//!
//! This is the only file of the tests that touches the API under test. Seats are counted from 1,
//! as people count them.

use fleet::build::FleetSpec;
use fleet::data::Tables;
use fleet::scenario::Scenario;
use fleet::show::{Preview, VictimView};
use fleet::state::{Position, SeatPosition};
use fleet::{Event, FleetCommander, Setup, State, View};
use kernel::chance::{Chance, Fast, Scripted};
use kernel::{
    Actor, Outcome, Present as _, Prompt, Refusal, Rules as _, Seat, Stage as _, Viewer, bench,
};

/// Die faces as a test writes them: what a six-sided die must roll.
pub(crate) const ORTHOGONAL: u32 = 1;
pub(crate) const DIAGONAL: u32 = 3;
pub(crate) const MULTI: u32 = 5;
pub(crate) const SPECIAL: u32 = 6;

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

/// An empty zone of 5×5 for Phebe (south, seat 1) and Amycles (north, seat 2).
pub(crate) fn duel() -> Draft {
    let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    draft(Setup { terrain: Some(Vec::new()), ..Setup::battle(fleets) })
}

/// Two empty zones of 4×4: columns a–d and f–i.
pub(crate) fn two_zones() -> Draft {
    let mut draft = duel();
    draft.setup.zones = vec!["4x4".to_owned(), "4x4".to_owned()];
    draft
}

/// An empty zone of 7×7 for three players, each for himself.
pub(crate) fn free_for_all() -> Draft {
    let fleets = ["phebe", "amycles", "phebe"].map(FleetSpec::first_battle).to_vec();
    draft(Setup {
        mode: "free_for_all".to_owned(),
        zones: vec!["7x7".to_owned()],
        terrain: Some(Vec::new()),
        ..Setup::battle(fleets)
    })
}

/// An empty zone for two camps of two: seats 1 and 3 in the south, 2 and 4 in the north.
pub(crate) fn teams() -> Draft {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    draft(Setup {
        mode: "teams".to_owned(),
        zones: vec!["8x5".to_owned()],
        terrain: Some(Vec::new()),
        ..Setup::battle(fleets)
    })
}

/// Every scenario but the Pitched Battle, with all its numbers of seats and zones.
pub(crate) fn all_scenarios() -> Vec<Setup> {
    let scenarios = Scenario::ALL.iter().filter(|id| **id != Scenario::PitchedBattle);
    let rows = scenarios.map(|id| Tables::get().scenario(*id));
    let mut setups = Vec::new();
    for row in rows {
        for layout in &row.layout {
            for seats in &layout.seats {
                let (mode, usual) = match seats {
                    2 => ("duel", "5x5"),
                    3 => ("free_for_all", "7x6"),
                    _ => ("teams", "8x5"),
                };
                let usual = [usual.to_owned()];
                let zones = if layout.zones.is_empty() { &usual } else { &layout.zones[..] };
                setups.extend(zones.iter().map(|zones| Setup {
                    scenario: row.id.id().to_owned(),
                    mode: mode.to_owned(),
                    zones: zones.split('+').map(str::to_owned).collect(),
                    ..Setup::battle(usual_fleets(row, usize::from(*seats)))
                }));
            }
        }
    }
    setups
}

fn usual_fleets(row: &fleet::scenario::ScenarioRow, seats: usize) -> Vec<FleetSpec> {
    if !row.usual.is_empty() {
        return row.usual.clone();
    }
    let ships = "frigate frigate frigate destroyer cruiser battleship:drones";
    ["phebe", "amycles"].into_iter().cycle().take(seats).map(|it| fleet_of(it, ships)).collect()
}

/// A scenario between these ships of Phebe (seat 1) and Amycles (seat 2). Phebe begins, unless the
/// scenario says otherwise.
pub(crate) fn scenario(id: &str, south: &str, north: &str) -> Setup {
    let fleets = vec![fleet_of("phebe", south), fleet_of("amycles", north)];
    Setup { scenario: id.to_owned(), first: usual_first(id), ..Setup::battle(fleets) }
}

/// The first seat, where the scenario does not say who begins.
pub(crate) fn usual_first(id: &str) -> Option<u8> {
    let scenario: Scenario = id.parse().expect("a scenario");
    Tables::get().scenario(scenario).begins.is_none().then_some(1)
}

pub(crate) fn draft(setup: Setup) -> Draft {
    let seats = setup.fleets.len();
    let position = Position { seats: vec![SeatPosition::default(); seats], ..Position::default() };
    Draft { setup, position }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Draft {
    fn seat(&mut self, seat: usize) -> &mut SeatPosition {
        &mut self.position.seats[seat - 1]
    }

    /// Ships on the board: `frigate@a1 destroyer@b2=4`. They are ships a, b, c… in this order.
    pub(crate) fn ships(mut self, seat: usize, ships: &str) -> Self {
        self.seat(seat).ships = words(ships);
        self
    }

    /// Results rolled in this turn: `bo rm`.
    pub(crate) fn rolled(mut self, seat: usize, dice: &str) -> Self {
        self.seat(seat).rolled = words(dice);
        self
    }

    /// Results on the bridge.
    pub(crate) fn bridge(mut self, seat: usize, dice: &str) -> Self {
        self.seat(seat).bridge = words(dice);
        self
    }

    pub(crate) fn points_at_start(mut self, seat: usize, points: u8) -> Self {
        self.seat(seat).points_at_start = Some(points);
        self
    }

    /// Special sectors: `asteroid_field@b3`.
    pub(crate) fn sectors(mut self, sectors: &str) -> Self {
        self.position.sectors = words(sectors);
        self
    }

    /// Containers: `c3=2`, and no others.
    pub(crate) fn containers(mut self, containers: &str) -> Self {
        self.position.containers = Some(words(containers));
        self
    }

    /// Containers that the seat has evacuated.
    pub(crate) fn saved(mut self, seat: usize, containers: u8) -> Self {
        self.seat(seat).containers = containers;
        self
    }

    /// Ships off the board. They come after those on it.
    pub(crate) fn held_back(mut self, seat: usize, ships: &str) -> Self {
        self.seat(seat).held_back = words(ships);
        self
    }

    /// Pairs of gates: `a1-e5`.
    pub(crate) fn gates(mut self, gates: &str) -> Self {
        self.position.gates = words(gates);
        self
    }

    /// Optional rules: `secret_weapons fog_of_war`.
    pub(crate) fn options(mut self, options: &str) -> Self {
        self.setup.options = words(options);
        self
    }

    /// Sectors that the fog of war does not cover.
    pub(crate) fn discovered(mut self, sectors: &str) -> Self {
        self.position.discovered = words(sectors);
        self
    }

    /// Switches a variant on.
    pub(crate) fn variant(mut self, id: &str) -> Self {
        self.setup.variants.push(id.to_owned());
        self
    }

    pub(crate) fn active(mut self, seat: u8) -> Self {
        self.position.active = Some(seat);
        self
    }

    /// `start`, `energy`, `actions` or `bridge`.
    pub(crate) fn phase(mut self, phase: &str) -> Self {
        self.position.phase = Some(phase.to_owned());
        self
    }

    /// Changes the fleet of the set-up: faction and commander.
    pub(crate) fn led_by(mut self, seat: usize, commander: &str) -> Self {
        self.setup.fleets[seat - 1].commander = Some(commander.to_owned());
        for fleet in &mut self.setup.fleets {
            fleet.ships.truncate(6);
        }
        self
    }

    /// The faction of a seat, with a small fleet that it may have.
    pub(crate) fn faction(mut self, seat: usize, faction: &str, ships: &str) -> Self {
        self.setup.fleets[seat - 1] = fleet_of(faction, ships);
        self
    }

    /// The clause that forbids this position.
    #[track_caller]
    pub(crate) fn fault(self) -> &'static str {
        match FleetCommander::stage(&self.setup, &self.position) {
            Ok(_) => panic!("the position is sound"),
            Err(refusal) => refusal.clause.0,
        }
    }

    /// Sets the position up.
    #[track_caller]
    pub(crate) fn table(self) -> Table {
        match FleetCommander::stage(&self.setup, &self.position) {
            Ok(state) => Table { state, events: Vec::new() },
            Err(refusal) => panic!("the position is not sound: {refusal:?}"),
        }
    }
}

impl Table {
    /// A position as it is written in a script, or the clause that forbids it.
    pub(crate) fn staged(setup: &Setup, position: &Position) -> Result<Self, &'static str> {
        let state = FleetCommander::stage(setup, position);
        state.map(|state| Self { state, events: Vec::new() }).map_err(|refusal| refusal.clause.0)
    }

    /// A battle from its very start, with the dice of the set-up.
    #[track_caller]
    pub(crate) fn start(setup: &Setup, dice: &[u32]) -> Self {
        Self::start_drawing(setup, dice, &[])
    }

    /// A battle from its very start, with the dice of the set-up and the names of what is drawn.
    #[track_caller]
    pub(crate) fn start_drawing(setup: &Setup, dice: &[u32], picks: &[&str]) -> Self {
        let (state, events) = bench::start::<FleetCommander>(setup, dice, picks);
        Self { state, events }
    }

    /// A battle from its very start, with chance from a seed.
    #[track_caller]
    pub(crate) fn begun(setup: &Setup, seed: u64) -> Self {
        let mut events = Vec::new();
        let state = FleetCommander::start(setup, &mut Fast::new(seed), &mut events);
        Self { state: state.expect("a sound set-up"), events }
    }

    /// A whole battle of random decisions; `visit` sees the table after each of them.
    pub(crate) fn playout(setup: &Setup, seed: u64, mut visit: impl FnMut(&Self)) -> Self {
        let mut chance = Fast::new(seed);
        let mut events = Vec::new();
        let state = FleetCommander::start(setup, &mut chance, &mut events).expect("a sound set-up");
        let mut table = Self { state, events };
        visit(&table);
        let mut actions = Vec::new();
        while !table.is_over() {
            let asked = FleetCommander::prompt(&table.state).seats();
            let number = chance.below(asked.len()) as usize;
            let seat = asked.iter().nth(number).expect("one of those who are asked");
            actions.clear();
            FleetCommander::actions(&table.state, seat, &mut actions);
            let asked = FleetCommander::question(&table.state, seat).key;
            assert!(!actions.is_empty(), "{asked} has no answer after {:?}", table.events);
            let action = actions[chance.below(actions.len() as u32) as usize];
            table.events.clear();
            let actor = Actor::Seat(seat);
            FleetCommander::apply(&mut table.state, actor, &action, &mut chance, &mut table.events);
            visit(&table);
        }
        table
    }

    /// Plays the first action that is listed, as long as this is the question.
    #[track_caller]
    pub(crate) fn answer_all(&mut self, question: &str) -> &mut Self {
        while !self.is_over() && self.question() == question {
            let first = self.actions()[0].clone();
            self.play(&first);
        }
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        bench::is_over::<FleetCommander>(&self.state)
    }

    /// The seat that is asked, counted from 1.
    #[track_caller]
    pub(crate) fn asked(&self) -> usize {
        self.seat().index() + 1
    }

    #[track_caller]
    fn seat(&self) -> Seat {
        bench::asked::<FleetCommander>(&self.state)
    }

    /// The key of the question that is asked.
    pub(crate) fn question(&self) -> &'static str {
        FleetCommander::question(&self.state, self.seat()).key
    }

    /// Plays an action that needs no chance.
    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) -> &mut Self {
        self.roll(action, &[])
    }

    /// Plays several actions that need no chance.
    #[track_caller]
    pub(crate) fn play_all(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// Plays an action with exactly these dice.
    #[track_caller]
    pub(crate) fn roll(&mut self, action: &str, dice: &[u32]) -> &mut Self {
        self.play_as(self.asked(), action, dice, &[])
    }

    /// Plays an action of a seat that is asked, with exactly these dice and draws.
    #[track_caller]
    pub(crate) fn play_as(
        &mut self,
        seat: usize,
        action: &str,
        dice: &[u32],
        picks: &[&str],
    ) -> &mut Self {
        let actor = Actor::Seat(Seat::new(seat as u8 - 1));
        self.events = bench::draw::<FleetCommander>(&mut self.state, actor, action, dice, picks);
        self
    }

    /// Ends the turn of the seat that is asked, with results or capacities left, and rolls three
    /// orthogonal results for the next one.
    #[track_caller]
    pub(crate) fn pass_turn(&mut self) -> &mut Self {
        self.play("end").play("end");
        let colours = ["roll rrr", "roll ggg", "roll bbb"];
        let roll = colours.into_iter().find(|roll| self.is_legal(roll));
        self.roll(roll.expect("three dice of a colour"), &[ORTHOGONAL; 3])
    }

    /// The clause that forbids this action to the seat that is asked.
    #[track_caller]
    pub(crate) fn refusal(&self, action: &str) -> &'static str {
        bench::refusal::<FleetCommander>(&self.state, self.seat().into(), action)
    }

    /// The same with what is said.
    #[track_caller]
    pub(crate) fn refused(&self, action: &str) -> Refusal {
        let action = bench::parse::<FleetCommander>(action);
        FleetCommander::check(&self.state, self.seat().into(), &action).expect_err("refused")
    }

    #[track_caller]
    pub(crate) fn is_legal(&self, action: &str) -> bool {
        bench::is_legal::<FleetCommander>(&self.state, self.seat().into(), action)
    }

    /// Everything that the seat that is asked may do, in notation.
    pub(crate) fn actions(&self) -> Vec<String> {
        bench::actions::<FleetCommander>(&self.state, self.seat())
    }

    /// The rest of every listed action that begins like this, sorted: `rest("move bo a1 ")` are
    /// the sectors that ships on a1 can go to by that result.
    pub(crate) fn rest(&self, beginning: &str) -> Vec<String> {
        bench::rest::<FleetCommander>(&self.state, self.seat(), beginning)
    }

    /// The kinds of events that the last action made happen, in order.
    pub(crate) fn event_names(&self) -> Vec<String> {
        bench::event_names(&self.events)
    }

    /// All seats that owe a decision, counted from 1.
    pub(crate) fn all_asked(&self) -> Vec<usize> {
        let seats = FleetCommander::prompt(&self.state).seats();
        seats.iter().map(|seat| seat.index() + 1).collect()
    }

    /// What a seat is told of the last action.
    pub(crate) fn told(&self, seat: usize) -> Vec<Event> {
        bench::told(&self.events, Seat::new(seat as u8 - 1))
    }

    /// What a seat sees.
    pub(crate) fn seen_by(&self, seat: usize) -> View {
        FleetCommander::view(&self.state, Viewer::Seat(Seat::new(seat as u8 - 1)))
    }

    pub(crate) fn view(&self) -> View {
        FleetCommander::view(&self.state, Viewer::Spectator)
    }

    /// The seat's ships on the board, as `a@b3=6`: letter, sector, hull.
    pub(crate) fn ships(&self, seat: usize) -> Vec<String> {
        let view = self.view();
        let on_board = |ship: &fleet::show::ShipView| {
            Some(format!("{}@{}={}", ship.id, ship.sector.as_ref()?, ship.hull))
        };
        view.seats[seat - 1].ships.iter().filter_map(on_board).collect()
    }

    /// Where the ship is; none if it is not on the board.
    pub(crate) fn at(&self, seat: usize, ship: &str) -> Option<String> {
        self.ship(seat, ship).sector
    }

    pub(crate) fn hull(&self, seat: usize, ship: &str) -> u8 {
        self.ship(seat, ship).hull
    }

    fn ship(&self, seat: usize, ship: &str) -> fleet::show::ShipView {
        let view = self.view();
        let mut ships = view.seats[seat - 1].ships.iter();
        ships.find(|other| other.id == ship).expect("a ship's letter").clone()
    }

    pub(crate) fn points(&self, seat: usize) -> u8 {
        self.view().seats[seat - 1].points
    }

    /// Red, blue and green dice in the Reserve.
    pub(crate) fn reserve(&self, seat: usize) -> [u8; 3] {
        self.view().seats[seat - 1].reserve
    }

    /// Results of this turn, sorted by kind.
    pub(crate) fn rolled(&self, seat: usize) -> Vec<String> {
        self.view().seats[seat - 1].rolled.clone()
    }

    /// Results on the bridge.
    pub(crate) fn bridge(&self, seat: usize) -> Vec<String> {
        let view = self.view();
        view.seats[seat - 1].bridge.iter().map(|stored| stored.die.clone()).collect()
    }

    /// The tiles of the bridge from the left, `battleship:g` for one that belongs to ship g.
    pub(crate) fn bridge_tiles(&self, seat: usize) -> Vec<String> {
        let view = self.view();
        let tiles = view.seats[seat - 1].bridge_tiles.iter();
        let written = |tile: &fleet::show::TileView| match &tile.ship {
            Some(ship) => format!("{}:{ship}", tile.kind),
            None => tile.kind.to_owned(),
        };
        tiles.map(written).collect()
    }

    /// `setup`, `start`, `energy`, `actions`, `bridge` or `over`.
    pub(crate) fn phase(&self) -> &'static str {
        self.view().phase
    }

    /// The seat whose turn it is, counted from 1.
    pub(crate) fn active(&self) -> usize {
        usize::from(self.view().active) + 1
    }

    /// The seats that have won, counted from 1; empty in a draw and before the end.
    pub(crate) fn winners(&self) -> Vec<usize> {
        match FleetCommander::prompt(&self.state) {
            Prompt::Over(Outcome::Won { winners, .. }) => {
                winners.iter().map(|seat| seat.index() + 1).collect()
            }
            Prompt::Over(_) | Prompt::Decide { .. } => Vec::new(),
        }
    }

    pub(crate) fn is_draw(&self) -> bool {
        FleetCommander::prompt(&self.state) == Prompt::Over(Outcome::Drawn)
    }

    /// What an action would do, by the argument of its offer's sentence.
    #[track_caller]
    pub(crate) fn offered(&self, action: &str, argument: &str) -> String {
        let offer = FleetCommander::offer(
            &self.state,
            self.seat(),
            &bench::parse::<FleetCommander>(action),
        );
        let found = offer.sentence.args.iter().find(|(name, _)| *name == argument);
        match found.expect("an argument of the offer") {
            (_, kernel::Value::Number(number)) => number.to_string(),
            (_, value) => format!("{value:?}"),
        }
    }
}

impl Table {
    /// What an action would do, as pictures show it.
    #[track_caller]
    pub(crate) fn preview(&self, action: &str) -> Preview {
        let action = bench::parse::<FleetCommander>(action);
        FleetCommander::preview(&self.state, self.seat(), &action).expect("it does something")
    }
}

/// Each sector of a salvo, or each victim, with its number: `c3 4, d3 2`.
pub(crate) fn salvo(preview: &Preview) -> String {
    let parts = preview.salvo.iter().map(|part| format!("{} {}", part.sector, part.damage));
    parts.collect::<Vec<_>>().join(", ")
}

/// Each victim with the damage and the hull it has then: `2a 4=14`.
pub(crate) fn victims(preview: &Preview) -> String {
    let hull = |victim: &VictimView| victim.hull_after.map_or("?".to_owned(), |it| it.to_string());
    let each = preview.victims.iter();
    let each = each.map(|it| format!("{} {}={}", it.ship, it.damage, hull(it)));
    each.collect::<Vec<_>>().join(", ")
}

/// A battle that begins with exactly this weapon drawn, if it can be drawn.
pub(crate) fn start_drawing(setup: &Setup, weapon: &str) -> Option<Table> {
    let mut chance = Scripted::new([], FleetCommander::picks_named(weapon));
    let mut events = Vec::new();
    let state = FleetCommander::start(setup, &mut chance, &mut events).ok()?;
    chance.finish().ok()?;
    Some(Table { state, events })
}

/// The clause that a set-up breaks.
#[track_caller]
pub(crate) fn refused_setup(setup: &Setup) -> &'static str {
    bench::refused_setup::<FleetCommander>(setup, &mut Fast::new(1))
}

/// A fleet of the faction with these ships.
pub(crate) fn fleet_of(faction: &str, ships: &str) -> FleetSpec {
    FleetSpec { faction: faction.to_owned(), commander: None, ships: words(ships) }
}

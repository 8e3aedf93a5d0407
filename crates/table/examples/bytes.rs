//! How much a table says to one viewer after one decision, in each game as bots play it.
//!
//! `cargo run --release -p table --example bytes`

use std::collections::VecDeque;

use bots::{
    Bot, BotSpec, CrewKnowledge, FleetKnowledge, Floor, Knowledge, QuantumKnowledge, Question,
    Whims,
};
use kernel::chance::Seed;
use kernel::{Actor, Menu, Play, Player, Prompt, Seat};
use table::message::Command;
use table::{
    ConnectionId, Games, Input, NewSeat, NewTable, Output, Secret, Table, TableId, TableKey, What,
};

const NAMES: [&str; 4] = ["Ada", "Grace", "Mary", "Hedy"];

fn main() {
    println!("| game | seats | games | messages | median | p99 | largest |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    measure::<quantum::Quantum>(3, 20, &QuantumKnowledge);
    measure::<fleet::FleetCommander>(2, 100, &FleetKnowledge);
    measure::<fleet::FleetCommander>(4, 20, &FleetKnowledge);
    measure::<alert::Alert>(4, 5, &CrewKnowledge::default());
}

fn measure<R: Menu>(seats: u8, games: u64, knowledge: &impl Knowledge<R>) {
    let mut sizes: Vec<usize> =
        (0..games).flat_map(|seed| play::<R>(seats, knowledge, seed)).collect();
    sizes.sort_unstable();
    let at = |share: f64| sizes[((sizes.len() - 1) as f64 * share) as usize];
    let (median, p99, most) = (at(0.5), at(0.99), at(1.0));
    println!(
        "| {} | {seats} | {games} | {} | {median} B | {p99} B | {most} B |",
        R::GAME,
        sizes.len()
    );
}

/// People sit at the table and decide what bots would: each message to each of them, by its length.
fn play<R: Menu>(seats: u8, knowledge: &impl Knowledge<R>, seed: u64) -> Vec<usize> {
    let games = Games::none().with::<R>(knowledge.clone());
    let seed = Seed::from_number(seed);
    let secrets: Vec<Secret> = (1..=seats).map(|seat| Secret::from_bytes([seat; 16])).collect();
    let person = |(name, secret): (&str, &Secret)| NewSeat {
        name: Some(name.to_owned()),
        ..NewSeat::human(*secret)
    };
    let new = NewTable {
        seats: NAMES.into_iter().zip(&secrets).map(person).collect(),
        ..NewTable::of(R::GAME, seed, TableKey::from_bytes([2; 32]))
    };
    let opening = new.open(&games, 0).expect("the table can be opened");
    let What::Opened(opened) = &opening.what else { unreachable!("a table begins so") };
    let setup: R::Setup = serde_json::from_value(opened.setup.clone()).expect("a set-up");
    let player = Player { name: "Ada".to_owned(), kind: "human".to_owned() };
    let mut play = Play::<R>::start(setup, vec![player; usize::from(seats)], seed)
        .expect("the table could be opened");
    let id = TableId::from_bytes([3; 10]);
    let table = Table::load(id, &games, &[opening], 0).expect("a log that was just written");
    let mut desk = Desk { table, secrets, now_ms: 0, sizes: Vec::new() };
    desk.welcome();
    let mut bots = players::<R>(seats, seed, knowledge);
    while let Some((actor, action)) = decision(&mut bots, &play) {
        desk.decide(actor, action.to_string());
        play.play(actor, &action).expect("bots do what is allowed");
    }
    desk.sizes
}

fn players<R: Menu>(seats: u8, seed: Seed, knowledge: &impl Knowledge<R>) -> Vec<Box<dyn Bot<R>>> {
    let (knowledge, easy) = (knowledge.for_a_game(), "easy".parse::<BotSpec>().expect("a bot"));
    Seat::all(seats).map(|seat| easy.build(Whims::of(seed, seat), knowledge.clone())).collect()
}

fn decision<R: Menu>(bots: &mut [Box<dyn Bot<R>>], play: &Play<R>) -> Option<(Actor, R::Action)> {
    let prompt = play.prompt();
    let Prompt::Decide { seats, clock_ms } = prompt else { return None };
    let decisions = &play.record().decisions;
    let floor = Floor::after(decisions.iter().rev().map(|decision| decision.actor));
    let mut ready = seats;
    while let Some(seat) = floor.next(prompt, ready) {
        let question = Question::new(play.state(), seat, decisions.len());
        match bots[seat.index()].answer(&question) {
            Some(action) => return Some((seat.into(), action)),
            None => ready = ready.without(seat),
        }
    }
    Some((Actor::Clock, clock_ms.and_then(R::clock).expect("bots wait only for a clock")))
}

/// A table, the people at it, and what they were sent.
struct Desk {
    table: Table,
    secrets: Vec<Secret>,
    now_ms: u64,
    sizes: Vec<usize>,
}

impl Desk {
    fn welcome(&mut self) {
        for (number, secret) in self.secrets.clone().into_iter().enumerate() {
            let connection = ConnectionId(number as u64);
            self.feed(Input::Hello { connection, secret: Some(secret), from: None });
            let command = Command::Ready { id: "ready".to_owned(), agree: true };
            self.feed(Input::Command { from: connection, secret: Some(secret), command });
        }
        self.sizes.clear();
    }

    fn decide(&mut self, actor: Actor, action: String) {
        let Actor::Seat(seat) = actor else {
            self.now_ms = self.table.wake_ms().expect("the clock runs");
            return self.feed(Input::Tick);
        };
        let expected = self.table.version();
        let command = Command::Act { id: format!("act-{expected}"), expected, action };
        let secret = Some(self.secrets[seat.index()]);
        self.feed(Input::Command { from: ConnectionId(99), secret, command });
    }

    /// The store stores everything at once.
    fn feed(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for output in self.table.handle(self.now_ms, input) {
                match output {
                    Output::Append { position, .. } => inputs.push_back(Input::Stored { position }),
                    Output::Send { to, message } if to != [ConnectionId(99)] => {
                        let length = serde_json::to_vec(&message).expect("JSON").len();
                        self.sizes.extend(to.iter().map(|_| length));
                    }
                    _ => {}
                }
            }
        }
    }
}

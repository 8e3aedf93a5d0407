//! How much memory a table takes that nobody looks at: a thousand games of Quantum in mid-play.
//!
//! `cargo run --release -p table --example memory`

use kernel::chance::{Chance as _, Fast, Seed};
use table::{Entry, Games, NewSeat, NewTable, Secret, Table, TableId, TableKey, What};

const TABLES: usize = 1_000;
const DECISIONS: usize = 200;

fn main() {
    let games = Games::none().with::<quantum::Quantum>(bots::QuantumKnowledge);
    let log = log(&games);
    let before = resident_bytes();
    let load = |_| {
        let id = TableId::from_bytes([1; 10]);
        Table::load(id, &games, &log, 0).expect("a log that was just written")
    };
    let tables: Vec<Table> = (0..TABLES).map(load).collect();
    let each = (resident_bytes() - before) / TABLES;
    println!("{} bytes for each of {} tables after {DECISIONS} decisions", each, tables.len());
}

/// The log of a game between two people who do anything that is allowed.
fn log(games: &Games) -> Vec<Entry> {
    let human = |seat: u8| NewSeat::human(Secret::from_bytes([seat; 16]));
    let new = NewTable {
        seats: vec![human(1), human(2)],
        ..NewTable::of("quantum", Seed::from_number(5), TableKey::from_bytes([2; 32]))
    };
    let mut log = vec![new.open(games, 0).expect("the table can be opened")];
    let What::Opened(opened) = &log[0].what else { unreachable!("the first entry opens") };
    let game = games.find("quantum").expect("the game is known");
    let players = opened
        .seats
        .iter()
        .map(|seat| kernel::Player { name: String::new(), kind: seat.kind.clone() });
    let seed = opened.seed.expect("a new table has a seed");
    let mut played = game.start(&opened.setup, players.collect(), seed).expect("it starts");
    let mut whim = Fast::new(1);
    for number in 0..DECISIONS {
        let Some(seat) = played.prompt().seats().first() else { break };
        let actions = played.actions(seat);
        let chosen = whim.below(actions.len() as u32) as usize;
        let decision = played.propose(seat.into(), &actions[chosen].notation).expect("listed");
        let (by, action, chance) =
            (decision.actor, decision.action.clone(), decision.chance.clone());
        played.accept(decision).expect("proposed");
        let id = Some(format!("command-{number:032}"));
        log.push(Entry::new(number as u64, What::Decided { by, action, chance, id }));
    }
    log
}

/// What the kernel of the system says that this process takes.
fn resident_bytes() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: usize = statm.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0);
    pages * 4_096
}

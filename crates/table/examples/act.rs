//! What one action costs a table, from the command to the messages as text: for a profiler.
//!
//! `valgrind --tool=callgrind target/release/examples/act`

use kernel::chance::{Chance as _, Fast, Seed};
use table::message::{Changed, Command, ServerMessage};
use table::{
    ConnectionId, Games, Input, NewSeat, NewTable, Output, Secret, Table, TableId, TableKey,
};

const TABLES: u64 = 10;
const ACTIONS: u32 = 150;

fn main() {
    let games = Games::none().with::<quantum::Quantum>(bots::QuantumKnowledge);
    let (mut actions, mut bytes) = (0, 0);
    for seed in 0..TABLES {
        let played = play(&games, seed);
        actions += played.0;
        bytes += played.1;
    }
    println!("{actions} actions, {} bytes each", bytes / actions as usize);
}

fn play(games: &Games, seed: u64) -> (u32, usize) {
    let secrets = [1, 2].map(|seat| Secret::from_bytes([seat; 16]));
    let new = NewTable {
        seats: secrets.map(NewSeat::human).to_vec(),
        ..NewTable::of("quantum", Seed::from_number(seed), TableKey::from_bytes([2; 32]))
    };
    let opening = new.open(games, 0).expect("the table can be opened");
    let id = TableId::from_bytes([3; 10]);
    let mut table = Table::load(id, games, &[opening], 0).expect("a log that was just written");
    let mut whim = Fast::new(seed);
    let mut bytes = 0;
    let mut next = Vec::new();
    for (number, secret) in secrets.iter().enumerate() {
        let connection = ConnectionId(number as u64);
        next.extend(
            table.handle(0, Input::Hello { connection, secret: Some(*secret), from: None }),
        );
    }
    for number in 0..ACTIONS {
        let Some((who, version, action)) = choose(&next, &mut whim) else { return (number, bytes) };
        let command = Command::Act { id: format!("act-{version}"), expected: version, action };
        let (from, secret) = (ConnectionId(who), Some(secrets[who as usize]));
        let outputs = table.handle(1, Input::Command { from, secret, command });
        let position = outputs.iter().find_map(|output| match output {
            Output::Append { position, entry } => Some((*position, entry.to_text())),
            _ => None,
        });
        let (position, text) = position.expect("an offered action is stored");
        bytes += text.len();
        next = table.handle(2, Input::Stored { position });
        for output in &next {
            if let Output::Send { message, .. } = output {
                bytes += serde_json::to_vec(message).expect("JSON").len();
            }
        }
    }
    (ACTIONS, bytes)
}

/// One of the actions that somebody was just offered.
fn choose(outputs: &[Output], whim: &mut Fast) -> Option<(u64, u32, String)> {
    outputs.iter().find_map(|output| {
        let Output::Send { to, message } = output else { return None };
        let (version, actions) = match message {
            ServerMessage::Moment(moment) => (moment.version, notations(moment.now.as_ref()?)),
            ServerMessage::Snapshot(snapshot) => {
                (snapshot.version, snapshot.now.actions.notations.clone())
            }
            _ => return None,
        };
        let chosen = whim.below(actions.len().max(1) as u32) as usize;
        Some((to[0].0, version, actions.get(chosen)?.clone()))
    })
}

fn notations(now: &Changed) -> Vec<String> {
    let actions = now.actions.as_ref().map_or("{}", |actions| actions.get());
    let actions: serde_json::Value = serde_json::from_str(actions).expect("JSON");
    let notations = actions["notations"].as_array().into_iter().flatten();
    notations.filter_map(|notation| Some(notation.as_str()?.to_owned())).collect()
}

//! The same seed gives the same game in a simulation, in the terminal and at a table.

use std::collections::VecDeque;

use bots::{BotSpec, CrewKnowledge, FleetKnowledge, Knowledge, QuantumKnowledge, Whims};
use kernel::chance::Seed;
use kernel::{Menu, Play, Player, Record, Seat};
use lab::Playout;
use serde_json::{Map, Value as Json, json};
use table::{Games, Input, NewSeat, NewTable, Output, Table, TableId, TableKey, What};
use tui::text::{Chair, Session};
use words::{Language, Words};

const SEED: u64 = 11;

/// Who decided what, one after the other.
type Decisions = Vec<String>;

fn decisions_of<S>(record: &Record<S>) -> Decisions {
    let decisions = record.decisions.iter();
    decisions.map(|decision| format!("{:?} {}", decision.actor, decision.action)).collect()
}

fn simulated<R: Menu>(
    setup: &R::Setup,
    bots: &[BotSpec],
    knowledge: &impl Knowledge<R>,
) -> Decisions {
    let mut decisions = Vec::new();
    let game = Playout::<R> { setup, bots: bots.to_vec(), seed: Seed::from_number(SEED) };
    game.play(knowledge, |actor, action| decisions.push(format!("{actor:?} {action}")))
        .expect("the game comes to its end");
    decisions
}

fn in_the_terminal<R: Menu>(
    setup: R::Setup,
    bots: &[BotSpec],
    knowledge: &impl Knowledge<R>,
) -> Decisions {
    let player = |bot: &BotSpec| Player { name: bot.to_string(), kind: bot.to_string() };
    let seed = Seed::from_number(SEED);
    let play = Play::<R>::start(setup, bots.iter().map(player).collect(), seed)
        .expect("the rules allow the set-up");
    let knowledge = knowledge.for_a_game();
    let chair = |(seat, bot): (Seat, &BotSpec)| {
        Chair::Bot(bot.build::<R>(Whims::of(seed, seat), knowledge.clone()))
    };
    let chairs = Seat::all(bots.len() as u8).zip(bots).map(chair).collect();
    let words = Words::new(Language::En);
    let mut session = Session::new(play, chairs, &words, &b""[..], std::io::sink());
    session.run().expect("nothing fails in memory");
    decisions_of(session.play().record())
}

/// A table at which everything is stored at once and time passes when nobody thinks.
fn at_a_table<R: Menu>(
    chosen: &Map<String, Json>,
    bots: &[BotSpec],
    knowledge: &impl Knowledge<R>,
) -> (R::Setup, Decisions) {
    let games = Games::none().with::<R>(knowledge.clone());
    let new = NewTable {
        setup: chosen.clone(),
        seats: bots.iter().map(|bot| NewSeat::bot(&bot.to_string())).collect(),
        ..NewTable::of(R::GAME, Seed::from_number(SEED), TableKey::from_bytes([2; 32]))
    };
    let opening = new.open(&games, 1_000).expect("the table can be opened");
    let What::Opened(opened) = &opening.what else { panic!("an opening") };
    let setup = serde_json::from_value(opened.setup.clone()).expect("a set-up");
    let id = TableId::from_bytes([3; 10]);
    let mut table = Table::load(id, &games, &[opening], 1_000).expect("the log can be read");
    let mut now_ms = 1_000;
    while !table.is_over() {
        let mut inputs = VecDeque::from([Input::Tick]);
        while let Some(input) = inputs.pop_front() {
            for output in table.handle(now_ms, input) {
                match output {
                    Output::Append { position, .. } => inputs.push_back(Input::Stored { position }),
                    Output::Think { seat, version } => {
                        let action = table.thinker(seat).expect("a bot sits there")();
                        inputs.push_back(Input::Thought { seat, version, action });
                    }
                    _ => {}
                }
            }
        }
        now_ms = table.wake_ms().unwrap_or(now_ms);
    }
    let record = table.record().expect("the game is over");
    (setup, decisions_of(&Record::parse::<R>(&record).expect("a record")))
}

fn check<R: Menu>(chosen: Json, bots: &[&str], knowledge: &impl Knowledge<R>) {
    let Json::Object(chosen) = chosen else { panic!("choices by name") };
    let bots: Vec<BotSpec> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let (setup, at_a_table) = at_a_table::<R>(&chosen, &bots, knowledge);
    let simulated = simulated::<R>(&setup, &bots, knowledge);
    let in_the_terminal = in_the_terminal::<R>(setup, &bots, knowledge);
    assert!(simulated.len() > 20, "{} decisions", simulated.len());
    for (other, name) in [(in_the_terminal, "terminal"), (at_a_table, "table")] {
        let differs = simulated.iter().zip(&other).position(|(one, other)| one != other);
        let at = differs.unwrap_or(simulated.len().min(other.len()));
        let (one, two) = (simulated.get(at), other.get(at));
        assert!(simulated == other, "{name}, decision {at}: {two:?} instead of {one:?}");
    }
}

#[test]
fn one_seed_is_one_game_of_quantum() {
    check::<quantum::Quantum>(json!({}), &["easy", "easy", "easy"], &QuantumKnowledge);
    check::<quantum::Quantum>(json!({ "map": "random" }), &["easy", "medium"], &QuantumKnowledge);
}

#[test]
fn one_seed_is_one_battle_of_fleet_commander() {
    check::<fleet::FleetCommander>(json!({}), &["easy", "easy"], &FleetKnowledge);
    check::<fleet::FleetCommander>(json!({}), &["easy", "easy", "easy"], &FleetKnowledge);
}

#[test]
fn one_seed_is_one_mission_of_space_alert() {
    let knowledge = CrewKnowledge::default();
    check::<alert::Alert>(json!({}), &["easy", "easy", "easy", "easy"], &knowledge);
    check::<alert::Alert>(json!({ "clock": false }), &["easy", "easy"], &knowledge);
    check::<alert::Alert>(json!({ "campaign": true }), &["easy"], &knowledge);
}

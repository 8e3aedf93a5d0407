//! The tables that go through disasters: one for each thing that can be different about a table.

use kernel::chance::Seed;

use super::{Scenario, secret};
use crate::{Games, Limits, NewSeat, NewTable, TableKey};

/// The scenarios whose games are known: turns with interruptions, time limits, secrets, teams, a
/// clock, bots.
pub fn scenarios(games: &Games) -> Vec<Scenario> {
    let limits = Limits { decision_ms: Some(4_000), game_ms: Some(60_000) };
    let mut teams = people("sealed", 4);
    teams.setup.insert("teams".to_owned(), true.into());
    teams.setup.insert("rounds".to_owned(), 5.into());
    let all = [
        ("race of two", people("race", 2)),
        ("race with a bot", with_a_bot(people("race", 2))),
        ("race against time", NewTable { limits, ..people("race", 3) }),
        ("sealed bids of three", people("sealed", 3)),
        ("sealed bids of two teams", teams),
        ("drill", people("drill", 2)),
        ("drill with a bot that waits", with_a_bot(people("drill", 1))),
        ("quantum of two", people("quantum", 2)),
        ("quantum against a bot", with_a_bot(people("quantum", 1))),
    ];
    known(games, all)
}

/// The same with games that have much to tell, of which fewer seeds are enough.
pub fn long_scenarios(games: &Games) -> Vec<Scenario> {
    let all = [
        ("fleet against a bot", with_a_bot(people("fleet", 1))),
        ("alert with bots that wait", with_a_bot(with_a_bot(people("alert", 2)))),
    ];
    known(games, all)
}

fn known(games: &Games, all: impl IntoIterator<Item = (&'static str, NewTable)>) -> Vec<Scenario> {
    all.into_iter()
        .filter(|(_, table)| games.find(&table.game).is_some())
        .map(|(name, table)| Scenario { name, table })
        .collect()
}

fn people(game: &str, count: u8) -> NewTable {
    let seat = |index| NewSeat { name: Some(format!("P{index}")), ..NewSeat::human(secret(index)) };
    NewTable {
        seats: (0..count).map(seat).collect(),
        ..NewTable::of(game, Seed::from_number(0), TableKey::from_bytes([9; 32]))
    }
}

fn with_a_bot(mut table: NewTable) -> NewTable {
    table.seats.push(NewSeat::bot("easy"));
    table
}

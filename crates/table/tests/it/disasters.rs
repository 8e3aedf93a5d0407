//! Simulated disasters: a thousand seeds hold, and every sabotage is noticed.

use table::disaster::{Sabotage, Scenario, run_many, secret};
use table::{Limits, NewSeat, NewTable};

use crate::bench::{games, new_table};

fn scenarios() -> Vec<Scenario> {
    let limits = Limits { decision_ms: Some(4_000), game_ms: Some(60_000) };
    let mut teams = new_table("sealed", 4);
    teams.setup.insert("teams".into(), true.into());
    teams.setup.insert("rounds".into(), 5.into());
    let mut bots = new_table("race", 2);
    bots.seats.push(NewSeat::bot("easy"));
    let mut quantum = new_table("quantum", 1);
    quantum.seats.push(NewSeat::bot("easy"));
    vec![
        Scenario { name: "race of two", table: new_table("race", 2) },
        Scenario { name: "race with a bot", table: bots },
        Scenario { name: "race against time", table: NewTable { limits, ..new_table("race", 3) } },
        Scenario { name: "sealed bids of three", table: new_table("sealed", 3) },
        Scenario { name: "sealed bids of two teams", table: teams },
        Scenario { name: "drill", table: new_table("drill", 2) },
        Scenario { name: "quantum of two", table: new_table("quantum", 2) },
        Scenario { name: "quantum against a bot", table: quantum },
    ]
}

#[test]
fn a_thousand_disasters_lose_nothing() {
    let report = run_many(0..1_000, &games(), &scenarios(), Sabotage::None, |_| ());
    let report = report.unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(report.runs, 1_000);
    // Each kind of disaster did strike.
    for count in [
        report.acknowledged,
        report.refused,
        report.repeated,
        report.crashes,
        report.failed_appends,
        report.torn_writes,
        report.lost_races,
        report.cut_connections,
    ] {
        assert!(count >= 100, "{report:?}");
    }
    println!("{report:?}");
}

#[test]
fn the_same_seed_gives_the_same_disasters() {
    let run = || run_many(17..20, &games(), &scenarios(), Sabotage::None, |_| ());
    assert_eq!(run(), run());
}

#[track_caller]
fn check_noticed(sabotage: Sabotage, words: &str) {
    let run = |seeds: std::ops::Range<u64>| {
        run_many(seeds, &games(), &scenarios(), sabotage, |_| ()).expect_err("sabotage is noticed")
    };
    let failure = run(0..200);
    assert!(failure.what.contains(words), "{failure}");
    // The seed that is named fails again, in the same way.
    assert_eq!(run(failure.seed..failure.seed + 1), failure);
}

#[test]
fn an_acknowledgement_before_the_store_is_noticed() {
    check_noticed(Sabotage::AcknowledgeEarly, "is acknowledged, and it is not stored");
}

#[test]
fn a_store_that_loses_an_entry_is_noticed() {
    check_noticed(Sabotage::LoseAppends, "");
}

#[test]
fn a_store_that_takes_a_position_twice_is_noticed() {
    check_noticed(Sabotage::Overwrite, "");
}

#[test]
fn a_command_that_acts_twice_is_noticed() {
    check_noticed(Sabotage::ForgetIds, "");
}

#[test]
fn a_view_for_somebody_else_is_noticed() {
    check_noticed(Sabotage::ShowEverybody, "");
}

#[test]
fn a_node_that_hears_no_news_is_noticed() {
    check_noticed(Sabotage::KeepNewsBack, "");
}

#[test]
fn the_secrets_of_scenarios_are_those_of_the_bench() {
    assert_eq!(secret(2).hash(), crate::bench::secret(2).hash());
}

//! Simulated disasters: a thousand seeds hold, and every sabotage is noticed.

use table::disaster::{Failure, Report, Sabotage, long_scenarios, run_many, scenarios};

use crate::bench::games;

fn run(seeds: std::ops::Range<u64>, sabotage: Sabotage) -> Result<Report, Failure> {
    let games = games();
    run_many(seeds, &games, &scenarios(&games), sabotage, |_| ())
}

#[test]
fn a_thousand_disasters_lose_nothing() {
    let report = run(0..1_000, Sabotage::None);
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
}

#[test]
fn long_games_with_bots_that_wait_lose_nothing_either() {
    let games = games();
    let report = run_many(0..12, &games, &long_scenarios(&games), Sabotage::None, |_| ());
    assert_eq!(report.map(|report| report.runs), Ok(12));
}

#[test]
fn the_same_seed_gives_the_same_disasters() {
    assert_eq!(run(17..20, Sabotage::None), run(17..20, Sabotage::None));
}

#[track_caller]
fn check_noticed(sabotage: Sabotage, words: &str) {
    let failure = run(0..200, sabotage).expect_err("sabotage is noticed");
    assert!(failure.what.contains(words), "{failure}");
    // The seed that is named fails again, in the same way.
    assert_eq!(run(failure.seed..failure.seed + 1, sabotage), Err(failure));
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
fn a_node_that_does_not_know_who_is_elsewhere_is_noticed() {
    check_noticed(Sabotage::KeepPresenceBack, "knows of");
}

#[test]
fn a_flag_that_nobody_would_see_fall_is_noticed() {
    check_noticed(Sabotage::ForgetDeadlines, "the table is due at");
}

#[test]
fn a_node_that_hears_no_news_is_noticed() {
    check_noticed(Sabotage::KeepNewsBack, "");
}
